/** How long the positions of a person lasted together. */
import { UNDER_TWENTY } from '../number-words.ts'
import { yearsCovered } from '../resume/resume-dates.ts'
import type { RoleFact } from './person-facts.ts'

/** Whole years, months counted, overlaps once; null where no position is dated. `now` (UTC) ends the current ones. */
export function yearsOfRoles(roles: readonly Pick<RoleFact, 'start' | 'end' | 'current'>[], now: Date): number | null {
  const spans = roles.map(({ start, end, current }) => ({
    startYear: start?.year ?? null,
    startMonth: start?.month ?? null,
    endYear: end?.year ?? null,
    endMonth: end?.month ?? null,
    current,
  }))
  return yearsCovered(spans, now)
}

const NUMBER_WORDS = new Map(
  [...UNDER_TWENTY.slice(1), 'twenty']
    .map((word, n): [string, number] => [word, n + 1])
    .concat([
      ['twenty-five', 25],
      ['thirty', 30],
      ['thirty-five', 35],
      ['forty', 40],
    ]),
)
const YEARS = `(?<![\\d.$,])(\\d{1,2}|${[...NUMBER_WORDS.keys()].toReversed().join('|')})(?:\\s?\\+|\\s?[-–]\\s?\\d{1,2})?\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:plus\\s)?(?:years?|yrs)\\b`
const OF_EXPERIENCE = [
  new RegExp(`${YEARS}[^.;]{0,60}?\\b(?:experience|career)\\b`, 'gi'),
  new RegExp(`\\bexperience\\b[^.;\\d]{0,60}?${YEARS}`, 'gi'),
  new RegExp(`\\bwork(?:ed|ing)\\b[^.;\\d]{0,60}?\\b(?:past|last) ${YEARS}`, 'gi'),
]

/**
 * The years counted from the positions, null where the person's own words ("10 years of experience") tell another number: which
 * of the two is meant, nobody says. "More than 10 years" and "10 years of experience in sales" dispute no larger number, nor do
 * fewer years dispute positions that have all ended; where one goes on, the resume may be older than today.
 * @param texts what the resume says about the person as a whole
 * @param goesOn a position has no end but today
 */
export function undisputedYears(counted: number | null, texts: readonly (string | null)[], goesOn: boolean): number | null {
  const told = texts.flatMap((text) => OF_EXPERIENCE.flatMap((pattern) => [...(text ?? '').matchAll(pattern)].map((match) => ({ years: numberOf(match[1] ?? ''), least: tellsLeast(match) }))))
  if (counted === null || told.length === 0) return counted
  const mostOf = (some: typeof told) => Math.max(...some.map(({ years }) => years))
  const inAll = told.filter(({ least }) => !least)
  const disputes = goesOn && inAll.length > 0 && counted > mostOf(told) + Math.max(3, mostOf(told) / 2)
  return counted >= mostOf(told) - 2 && !disputes ? counted : null
}

/** "over 10 years", "10+ years", "10 years of sales experience", "10 years of experience in sales": no number of all years. */
function tellsLeast({ 0: words, index, input = '' }: RegExpExecArray): boolean {
  const [ahead, behind] = [input.slice(Math.max(0, index - MOST_AHEAD), index), input.slice(index + words.length)]
  return (
    /\b(?:over|more than|at least|above|exceeding|beyond)\s+(?:the (?:past|last)\s+)?$/i.test(ahead) ||
    /\b(?:over|more than|at least)\s|\d\s?\+|\bplus\b/i.test(words) ||
    /^\s+(?:in|with|as|of|within|working|managing|leading)\s/i.test(behind) ||
    !PLAIN.test(words)
  )
}

const MOST_AHEAD = 30
/** Nothing but such words stands between the number and the experience. */
const PLAIN =
  /^\S+\s?(?:years?|yrs)['’]?(?:\s(?:of|total|combined|overall|professional|work|working|job|full-time|progressive|extensive|solid|strong|proven|successful|valuable|relevant|practical|hands-on))*\s(?:experience|career)$/i

function numberOf(printed: string): number {
  return NUMBER_WORDS.get(printed.toLowerCase()) ?? Number(printed)
}
