/** How long the positions after a degree add up: five years of progressive experience stand for a master's degree (8 CFR 204.5(k)(2)). */
import type { CaseFact } from './case-file.ts'
import { monthOf } from './months.ts'

/** Months. */
export const FIVE_YEARS = 60

/** `months`: so many at the least. `exact`: every position tells a month at both ends. `undated`: positions that lack a date, which count for nothing. */
export type WorkAfterDegree = { months: number; exact: boolean; undated: number }

const isPresent = (to: string): boolean => to === '' || /\b(?:present|now|current)/i.test(to)

/**
 * Months of work after the degree, overlaps once. A year alone starts in its December and ends in its January; `now` (ISO)
 * ends a present position, and one that ends later. Null where the degree tells no year; one that tells its year only counts
 * from the end of that year.
 */
export function monthsAfterDegree(degree: Pick<CaseFact, 'fields'>, roles: readonly Pick<CaseFact, 'fields'>[], now: string): WorkAfterDegree | null {
  const conferred = monthOf(degree.fields['year'] ?? '', true)
  if (conferred === null) return null
  const today = monthOfDay(now)
  const spans: [number, number][] = []
  let exact = true
  let undated = 0
  for (const { fields } of roles) {
    const { from = '', to = '' } = fields
    const start = monthOf(from, true)
    const end = isPresent(to) ? today : monthOf(to, false)
    if (start === null || end === null) undated += 1
    else spans.push([Math.max(start, conferred + 1), Math.min(end, today) + 1])
    exact &&= start !== null && end !== null && start === monthOf(from, false) && (isPresent(to) || end === monthOf(to, true))
  }
  let months = 0
  let until = 0
  for (const [start, end] of spans.sort(([one], [other]) => one - other)) {
    months += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return { months, exact, undated }
}

const monthOfDay = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
