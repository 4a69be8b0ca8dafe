/** How long the positions after a degree add up, at the least: five years of progressive experience stand for a master's degree (8 CFR 204.5(k)(2)). */
import type { CaseFact } from './case-file.ts'
import { monthOf, monthOfDay } from './months.ts'

/** Months. */
export const FIVE_YEARS = 60

/** `months`: whole ones, so many at the least. `undated`: positions that lack a date, which count for nothing. */
export type WorkAfterDegree = { months: number; undated: number }

/**
 * Whole months of work after the degree, overlaps once, as sworn: never more than were worked. A month begins to count at its end
 * and ends at its beginning, unless its day is told; a year alone at the end of its December and the beginning of its January.
 * `now` (ISO) ends what is said to go on, and what ends later; a position whose end is left blank lacks a date. Null where the
 * degree tells no year.
 */
export function monthsAfterDegree(degree: Pick<CaseFact, 'fields'>, roles: readonly Pick<CaseFact, 'fields'>[], now: string): WorkAfterDegree | null {
  const conferred = startOf(degree.fields['year'] ?? '')
  if (conferred === null) return null
  const today = point(monthOfDay(now), Number(now.slice(8, 10)))
  const spans: [number, number][] = []
  let undated = 0
  for (const { fields } of roles) {
    const { from = '', to = '' } = fields
    const start = startOf(from)
    const end = isPresent(to) ? today : endOf(to)
    if (start === null || end === null) undated += 1
    else spans.push([Math.max(start, conferred), Math.min(end, today)])
  }
  let months = 0
  let open: [number, number] | null = null
  for (const [start, end] of spans.filter(([start, end]) => end > start).sort(([one], [other]) => one - other)) {
    if (open !== null && start <= open[1]) open[1] = Math.max(open[1], end)
    else {
      months += wholeMonths(open)
      open = [start, end]
    }
  }
  return { months: months + wholeMonths(open), undated }
}

const isPresent = (to: string): boolean => /\b(?:present|now|current)/i.test(to)

/** A day that can be compared, and of which two are whole months apart by a division: no month has 32 days. */
const point = (month: number, day: number): number => month * 32 + day
const wholeMonths = (span: [number, number] | null): number => (span === null ? 0 : Math.floor((span[1] - span[0]) / 32))

const DAY = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?!\d)/

function dayOf(text: string): number | null {
  const day = /[a-z]{3}/i.test(text) && monthOf(text, true) === monthOf(text, false) ? Number(DAY.exec(text)?.[1] ?? 0) : 0
  return day >= 1 && day <= 31 ? day : null
}

function startOf(text: string): number | null {
  const [month, day] = [monthOf(text, true), dayOf(text)]
  return month === null ? null : day === null ? point(month + 1, 1) : point(month, day)
}

function endOf(text: string): number | null {
  const month = monthOf(text, false)
  return month === null ? null : point(month, dayOf(text) ?? 1)
}
