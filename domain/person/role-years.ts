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
 * The years counted from the positions, null where the person's own words ("over 10 years of experience") tell another number: which
 * of the two is meant, nobody says. Fewer years of one kind of work ("3 years of experience in repair") dispute no positions that all
 * have ended; where one goes on, the resume may be older than today.
 * @param texts what the resume says about the person as a whole
 * @param goesOn a position has no end but today
 */
export function undisputedYears(counted: number | null, texts: readonly (string | null)[], goesOn: boolean): number | null {
  const told = texts.flatMap((text) => OF_EXPERIENCE.flatMap((pattern) => [...(text ?? '').matchAll(pattern)].map(([, number = '']) => numberOf(number))))
  if (counted === null || told.length === 0) return counted
  const most = Math.max(...told)
  return counted >= most - 2 && (!goesOn || counted <= most + Math.max(3, most / 2)) ? counted : null
}

function numberOf(printed: string): number {
  return NUMBER_WORDS.get(printed.toLowerCase()) ?? Number(printed)
}
