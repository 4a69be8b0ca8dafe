/** The figures, names and dates by which a conclusion speaks of a fact that was told before, without telling it again. */
import { UNDER_TWENTY } from '../../../domain/number-words.ts'

/** `a change from 14 in 2019 to 3 in 2023` */
const CHANGE = /\bfrom \$?\d[\d,.]*(?: [\p{Ll}]+){0,3}(?: (?:19|20)\d\d)? to \$?\d[\d,.]*\d?(?: (?:percent|million|billion))?(?: (?:in|by) (?:19|20)\d\d)?(?=[ ,;.]|$)/u
/** `58 of 73 fevers` */
const PART = /\b\d[\d,]* of (?:the )?\d[\d,]*(?: (?:children|people|[\p{Ll}-]+s)\b)?/u
/** `42 known leaks` */
const COUNT = /(?<![\d,.$\p{L}])(?<!\b(?:[Vv]ersion|[Ee]dition|[Rr]elease|[Pp]ages?|[Cc]hapter) )(?!(?:19|20)\d\d\b)\d[\d,]* (?!percent|times)(?:[\p{Ll}-]+ )?(?!times|less|is|was|has)[\p{Ll}-]+s\b/u
/** A small amount says nothing without what it is for. */
const MONEY = /\$(?:\d[\d,.]*\d? (?:million|billion)|\d{1,3}(?:,\d{3})+)(?: (?:a|each|per) [\p{Ll}]+)?/u

export function changeIn(text: string): string | null {
  const found = CHANGE.exec(text)?.[0]
  return found === undefined ? null : `a change ${found.replace(/[.,]$/, '')}`
}
export const moneyIn = (text: string): string | null => MONEY.exec(text)?.[0] ?? null
export const countIn = (text: string): string | null => COUNT.exec(text)?.[0] ?? null
/** The figure in which a sentence tells an effect. */
export const figureIn = (text: string): string | null => changeIn(text) ?? PART.exec(text)?.[0] ?? (/^Of /i.test(text) ? null : countIn(text))

const DATE = /\b(?:(?:the )?(?:spring|summer|fall|winter) of 20\d\d|(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?)?20\d\d)\b/
export const dateIn = (text: string): string | null => DATE.exec(text)?.[0] ?? null

const DOER = /^((?:The |An? )?[^,;.:“]{3,60}?) (?:has |have )?(?:enrolled|wrote|written|signed|asked|agreed|voted|ordered|scheduled|requested|named|offered|will|run|runs|uses?|has|have|send|sends)\b/

/** Who does what a sentence tells: the words before its verb. `many`: whether they are several. */
export function doerIn(text: string): { words: string; many: boolean } | null {
  const words = DOER.exec(text)?.[1]
  if (words === undefined || /\b(?:I|we|it|they|them|that|which|who|of (?:them|these))\b/i.test(words)) return null
  const [first = ''] = words.toLowerCase().split(/[ -]/)
  const counted = /^\d/.test(first) || UNDER_TWENTY.indexOf(first) > 1 || /^(?:twenty|thirty|forty|fifty|both|several|many)$/.test(first)
  return { words, many: counted || / and (?:the |one |two |\p{Lu})/u.test(words) }
}
