/** How long the positions of a person lasted together. */
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
