/** English number words, each at the index of its value: zero to nineteen, and the tens (none for 0 and 1). */
export const UNDER_TWENTY: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
export const TENS: readonly string[] = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** “Seven” and “twenty-five”: 0 to 99; null where it is none. */
export function spelledNumber(words: string): number | null {
  const [tens = '', ones] = words.toLowerCase().split('-')
  const small = ones === undefined ? UNDER_TWENTY.indexOf(tens) : -1
  if (small >= 0) return small
  const [full, rest] = [TENS.indexOf(tens) * 10, ones === undefined ? 0 : UNDER_TWENTY.indexOf(ones)]
  return full > 10 && rest >= 0 ? full + rest : null
}
