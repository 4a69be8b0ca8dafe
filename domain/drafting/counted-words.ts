/** Small numbers of things in words, and spans of them: “5 clinics” → “five clinics”, “1-2 people” → “one or two people”. */
import { UNDER_TWENTY } from '../number-words.ts'

const word = (digit: string): string => UNDER_TWENTY[Number(digit)] ?? digit
/** What bears its number as a name. */
const NUMBERED = '(?<!\\b(?:phase|step|type|level|class|grade|version|tier|stage|part|title|group|no\\.?|number|form|from|to|than|under|over|about|route|age) )'
const THINGS = '(?=(?:[A-Za-z][A-Za-z-]* ){0,4}?(?:[A-Za-z-]{2,}s|people|children|women|men)\\b)'

export const spelledOut = (text: string): string =>
  text
    .replace(/(?<![\d.,$–-])([1-9]) ?[-–] ?([2-9])(?= [a-z])/g, (span, from: string, to: string) =>
      Number(to) - Number(from) === 1 ? `${word(from)} or ${word(to)}` : Number(to) > Number(from) ? `${word(from)} to ${word(to)}` : span,
    )
    .replace(/(?<![\d.,$–-])(\d{2,4}) ?[-–] ?(\d{2,4})(?= [a-z])/g, '$1 to $2')
    .replace(new RegExp(`(?<![\\d.,$–-])\\b([1-9]) or ([2-9]) ${THINGS}`, 'g'), (_span, from: string, to: string) => `${word(from)} or ${word(to)} `)
    .replace(new RegExp(`${NUMBERED}(?<![\\d.,$–-])\\b([2-9]) ${THINGS}`, 'g'), (_found, digit: string) => `${word(digit)} `)
