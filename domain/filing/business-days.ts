/** Decides when a count of business days of the federal government is over. */
import { DAY_MS, dayOf } from '../calendar-day.ts'

const instantOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`)

/** Federal holidays on a fixed day (month, day), observed on Friday or Monday when they fall on a weekend: 5 U.S.C. 6103. */
const FIXED: readonly (readonly [number, number])[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
]
/** Month, weekday (1 is Monday), and which of them; -1 is the last. */
const FLOATING: readonly (readonly [number, number, number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
]

function floating(year: number, [month, weekday, nth]: readonly [number, number, number]): number {
  if (nth > 0) {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
    return Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7)
  }
  const last = new Date(Date.UTC(year, month, 0))
  return last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * DAY_MS
}

function observed(at: number): number {
  const weekday = new Date(at).getUTCDay()
  return weekday === 6 ? at - DAY_MS : weekday === 0 ? at + DAY_MS : at
}

/** Days off of one year; New Year of the next may be observed on its last day. */
const holidays = (year: number): Set<number> =>
  new Set([...FIXED.map(([month, day]) => observed(Date.UTC(year, month - 1, day))), observed(Date.UTC(year + 1, 0, 1)), ...FLOATING.map((rule) => floating(year, rule))])

export function isBusinessDay(iso: string): boolean {
  const at = instantOf(iso)
  const date = new Date(at)
  return date.getUTCDay() !== 0 && date.getUTCDay() !== 6 && !holidays(date.getUTCFullYear()).has(at)
}

/** The last of `count` business days after the day `iso` (`YYYY-MM-DD`), which is not counted itself. */
export function afterBusinessDays(iso: string, count: number): string {
  let at = instantOf(iso)
  for (let left = count; left > 0;) {
    at += DAY_MS
    if (isBusinessDay(dayOf(at))) left -= 1
  }
  return dayOf(at)
}
