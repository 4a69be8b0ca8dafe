/** How long the positions after a degree add up: five years of progressive experience stand for a master's degree (8 CFR 204.5(k)(2)). */
import type { CaseFact } from './case-file.ts'
import { monthOf } from './months.ts'

/** Months. */
export const FIVE_YEARS = 60

/**
 * Months of work after the degree, overlaps once; `now` (ISO) ends a present position. Null where a date is not told: then
 * nobody can count. A degree that tells its year only counts from the end of that year.
 */
export function monthsAfterDegree(degree: Pick<CaseFact, 'fields'>, roles: readonly Pick<CaseFact, 'fields'>[], now: string): number | null {
  const conferred = monthOf(degree.fields['year'] ?? '', true)
  if (conferred === null) return null
  const spans: [number, number][] = []
  for (const { fields } of roles) {
    const to = fields['to'] ?? ''
    const start = monthOf(fields['from'] ?? '', false)
    const end = to === '' || /present|now|current/i.test(to) ? Number(now.slice(0, 4)) * 12 + Number(now.slice(5, 7)) - 1 : monthOf(to, true)
    if (start === null || end === null) return null
    if (end > conferred) spans.push([Math.max(start, conferred + 1), end + 1])
  }
  let total = 0
  let until = 0
  for (const [start, end] of spans.sort(([one], [other]) => one - other)) {
    total += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return total
}
