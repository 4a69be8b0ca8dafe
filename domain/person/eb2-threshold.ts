/** What a resume leaves open of the EB-2 classification itself: an advanced degree, or a bachelor's with five years of work after it (8 CFR 204.5(k)(2)). */
import type { DegreeFact, PersonFacts } from './person-facts.ts'

const ADVANCED = new Set<DegreeFact['level']>(['doctorate', 'professional', 'master'])
const FIVE_YEARS = 5

/** A degree in doubt counts, since it is asked about elsewhere; a present position counts up to the latest year that is told or follows from the years counted. */
export function openThreshold({ degrees, roles, yearsOfExperience }: Pick<PersonFacts, 'degrees' | 'roles' | 'yearsOfExperience'>): 'no degree' | 'bachelor' | null {
  const held = degrees.filter(({ completed }) => completed !== false)
  if (held.some(({ level }) => ADVANCED.has(level))) return null
  const bachelors = held.filter(({ level }) => level === 'bachelor')
  if (bachelors.length === 0) return 'no degree'
  const years = bachelors.flatMap(({ year }) => (year === null ? [] : [year]))
  if (years.length === 0) return 'bachelor'
  const conferred = Math.min(...years)
  const told = roles.flatMap(({ start, end }) => [start?.year ?? 0, end?.year ?? 0])
  // What began in 2018 and lasted eight years lasted until 2026 at least.
  const begun = roles.flatMap(({ start }) => (start === null ? [] : [start.year]))
  const latest = Math.max(0, ...told, begun.length === 0 ? 0 : Math.min(...begun) + (yearsOfExperience ?? 0))
  const worked = new Set<number>()
  for (const { start, end, current } of roles) {
    const until = end?.year ?? (current ? latest : null)
    if (start === null || until === null) continue
    for (let year = Math.max(start.year, conferred); year < until; year++) worked.add(year)
  }
  return worked.size >= FIVE_YEARS ? null : 'bachelor'
}
