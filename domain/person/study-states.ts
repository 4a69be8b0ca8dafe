/** Lines that tell nothing but how far studies have come ("Degrees in progress"): whether they head what stands below or belong to the degree above. */
import { tellsYear } from './study-entries.ts'
import type { Token } from './study-tokens.ts'

/** `tokens` without those lines; `open`: degrees that such a line says are under way; `doubted`: those of which it may say so. */
export type StatesOfStudies = { tokens: Token[]; open: ReadonlySet<Token>; doubted: ReadonlySet<Token> }

const STUDIES = '(?:degrees?|studies|program(?:me)?s?|education|coursework)'
const UNDER_WAY = '(?:in progress|ongoing|underway|current(?:ly)?(?: (?:enrolled|pursuing|studying|attending))?|pursuing|not (?:yet )?completed|incomplete)'
const STATE = new RegExp(`^(?:${STUDIES} )?${UNDER_WAY}(?: ${STUDIES})?:?$`, 'i')
const OF_SEVERAL = /\b(?:degrees|studies|programs|programmes)\b/i
const ENDED = new RegExp(`^(?:${STUDIES} )?(?:completed|finished|earned|conferred|previous)(?: ${STUDIES})?:?$`, 'i')

/** @param now what ended before it is no longer under way */
export function statesOfStudies(tokens: Token[], now: Date): StatesOfStudies {
  const [open, doubted, told] = [new Set<Token>(), new Set<Token>(), new Set<Token>()]
  // Over others stands "Completed".
  const endsToo = tokens.some((token) => tellsOnly(token, ENDED))
  for (const [n, line] of tokens.entries()) {
    if (!tellsOnly(line, STATE)) continue
    const above = tokens.findLastIndex((token, k) => k < n && token.degrees.length > 0)
    const below = tokens.findIndex((token, k) => k > n && token.degrees.length > 0)
    const [before, behind] = [tokens[above], tokens[below]]
    const gaps = [line.line.gapBefore, tokens[n + 1]?.line.gapBefore === true]
    if (behind === undefined) continue
    const several = OF_SEVERAL.test(line.line.text)
    const heads = before === undefined || several || endsToo || line.line.text.endsWith(':') || (gaps[0] === true && gaps[1] === false)
    const isOver = (from: number, holder: number) => endsBefore(tokens.slice(from, endOf(tokens, holder)), now)
    if (heads) {
      told.add(line)
      if (isOver(n + 1, below)) doubted.add(behind)
      else for (const holder of several ? headed(tokens, n) : [below]) if (!isOver(holder, holder)) open.add(tokens[holder]!)
    } else if (!(gaps[1] === true && gaps[0] === false) && endsBefore(tokens.slice(tokens[above - 1]?.degrees.length === 0 ? above - 1 : above, n), now) && !isOver(n + 1, below)) {
      told.add(line)
      doubted.add(before).add(behind)
    }
  }
  return { tokens: tokens.filter((token) => !told.has(token)), open, doubted }
}

function tellsOnly({ line, degrees, school, span }: Token, pattern: RegExp): boolean {
  return degrees.length === 0 && school === null && span === null && pattern.test(line.text.replace(/^[^\p{L}]+|[^\p{L}:]+$/gu, ''))
}

/** The degrees below, up to the next line that tells how far studies have come. */
function headed(tokens: Token[], at: number): number[] {
  const end = tokens.findIndex((token, n) => n > at && (tellsOnly(token, STATE) || tellsOnly(token, ENDED)))
  return tokens.flatMap((token, n) => (n > at && (end < 0 || n < end) && token.degrees.length > 0 ? [n] : []))
}

/** Up to a gap or the next degree. */
function endOf(tokens: Token[], holder: number): number {
  const end = tokens.findIndex((token, n) => n > holder && (token.line.gapBefore || token.degrees.length > 0 || tellsOnly(token, STATE) || tellsOnly(token, ENDED)))
  return end < 0 ? tokens.length : end
}

function endsBefore(tokens: Token[], now: Date): boolean {
  return tokens.filter(tellsYear).some(({ span }) => span !== null && !span.current && (span.endYear ?? span.startYear ?? Infinity) < now.getUTCFullYear())
}
