/** Whether letters stand beside each other as they do in a language: a broken font table gives every letter another one's place. */

/**
 * How often the second letter (a to z along a row) follows the first (a row each), from 0 (a 64th of chance) to 9 (16 times
 * chance), counted over English text. Other languages in Latin letters share most of it.
 */
const FOLLOWS = [
  '16762560705869160879564261', // a
  '50007000530600610531500050', // b
  '70507007605600800647600040', // c
  '62048141620220601560540040', // d
  '84787663513778464987365750', // e
  '60006500700400710605400010', // f
  '50007005600215400641500040', // g
  '81019000700114700534200040', // h
  '65867560002769850688063414', // i
  '20004000000000400000400000', // j
  '21006200400104100050100000', // k
  '70268300701710730265520060', // l
  '75008000600041660250400040', // m
  '70788480614424720178541040', // n
  '45664850444679660967857150', // o
  '70027004500730650745500020', // p
  '00000000000000000000510000', // q
  '71569351706365820587651060', // r
  '61608306705350650168604040', // s
  '70408209800442710776605060', // t
  '55555340500667250777000020', // u
  '50007000600000500000000000', // v
  '60006007700205600541000020', // w
  '30303003300000040004000000', // x
  '12206000200141630052000000', // y
  '30003000000000100000000000', // z
]

/** Fewer pairs say nothing: a name and an address can be of any letters. */
const PAIRS_MIN = 200
/** English resumes have 6.6 and more, other languages in Latin letters 5.6 and more, exchanged letters 4.3 and less. */
const PLAUSIBLE = 5

const A = 'a'.charCodeAt(0)
const isLatin = (place: number) => place >= 0 && place < 26

/** False where the letters of the words are other ones than those that were written. Shorter texts and other scripts are plausible. */
export function lettersArePlausible(words: readonly string[]): boolean {
  let sum = 0
  let pairs = 0
  for (const word of words) {
    if (word.length < 3) continue
    const letters = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
    for (let at = 1; at < letters.length; at++) {
      const first = letters.charCodeAt(at - 1) - A
      const second = letters.charCodeAt(at) - A
      if (!isLatin(first) || !isLatin(second)) continue
      sum += Number(FOLLOWS[first]?.[second] ?? 0)
      pairs++
    }
  }
  return pairs < PAIRS_MIN || sum / pairs >= PLAUSIBLE
}

/** Fewer signs say nothing. */
const SIGNS_MIN = 300
const LETTER_SHARE_MIN = 0.3

/** False where most signs are private ones, replacement marks, or marks in the place of letters. */
export function signsAreLetters(text: string): boolean {
  const signs = text.match(/\S/gu)?.length ?? 0
  return signs < SIGNS_MIN || (text.match(/\p{L}|\p{M}/gu)?.length ?? 0) >= signs * LETTER_SHARE_MIN
}
