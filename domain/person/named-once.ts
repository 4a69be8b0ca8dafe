/** A degree that its line names in full and in short, one right behind the other, is named once. */
import { degreeHits } from '../resume/resume-degrees.ts'

const KIND = "(?:Bachelor|Master|Associate|Doctor)['’]?s?"
const IN_FULL = `${KIND} of \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?`
const OF_ITS_LEVEL = `${KIND} [Dd]egree`
const IN_SHORT = '\\p{Lu}\\p{Ll}?(?:\\.? ?\\p{Lu}\\p{Ll}{0,3}){1,3}\\.?'
const BETWEEN = '(?:\\s*[,:–—-]\\s*|\\s+)'
const ENDS = '(?=[\\s,:;]|$)'

const FULL_FIRST = new RegExp(`(${IN_FULL})${BETWEEN}(${IN_SHORT})${ENDS}`, 'u')
const SHORT_FIRST = new RegExp(`(?<![\\p{L}.])(${IN_SHORT})${BETWEEN}(${IN_FULL})${ENDS}`, 'u')
const LEVEL_FIRST = new RegExp(`(${OF_ITS_LEVEL})${BETWEEN}(${IN_FULL}|${IN_SHORT})${ENDS}`, 'u')

/** "Bachelor of Science, B.S. in Botany", "MBA : Master of Business Administration", "Master's Degree, M.A. Botany". */
export function namedOnce(text: string): string {
  return text
    .replace(FULL_FIRST, (whole, full: string, short: string) => (isShortOf(short, full) ? full : whole))
    .replace(SHORT_FIRST, (whole, short: string, full: string) => (isShortOf(short, full) ? full : whole))
    .replace(LEVEL_FIRST, (whole, level: string, name: string) => (isOfLevel(name, level) ? name : whole))
}

/** Each part of the short name begins a word of the full one, in its order ("B.Sc.") or in the other ("Ph.D."). */
function isShortOf(short: string, full: string): boolean {
  const parts = short.match(/\p{Lu}\p{Ll}*/gu) ?? []
  const words = full.split(/\s+/).filter((word) => word !== 'of')
  const begin = (names: string[]) => names.length === parts.length && names.every((word, n) => word.toLowerCase().startsWith(parts[n]?.toLowerCase() ?? ' '))
  return begin(words) || begin(words.toReversed())
}

function isOfLevel(name: string, level: string): boolean {
  const [hit] = degreeHits(`${name}, X`)
  return hit !== undefined && hit.index === 0 && hit.match.replace(/\W+$/, '').length >= name.replace(/\W+$/, '').length && hit.level === degreeHits(level)[0]?.level
}
