/** English number words, each at the index of its value: zero to nineteen, and the tens (none for 0 and 1). */
export const UNDER_TWENTY: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
export const TENS: readonly string[] = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
