/** How long the positions after a degree add up: five years of progressive experience stand for a master's degree (8 CFR 204.5(k)(2)). */
import type { CaseFact } from './case-file.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Months since the year 0; null where no year is told. `late`: a year alone ends with its December. */
function monthOf(text: string, late: boolean): number | null {
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0]
  if (year === undefined) return null
  const month = MONTHS.findIndex((name) => text.toLowerCase().includes(name))
  return Number(year) * 12 + (month >= 0 ? month : late ? 11 : 0)
}

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
