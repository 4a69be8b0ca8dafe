/** The last day for an answer, as it is printed on a notice: read where it is plain, never computed, and when it is over. */
import { DAY_MS } from '../calendar-day.ts'

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

/** A calendar day as YYYY-MM-DD; null where there is no such day. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 2000 || year > 2100 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

const monthOf = (name: string): number => MONTHS.findIndex((month) => month === name || (name.length >= 3 && month.startsWith(name))) + 1

/** The day of a date as United States agencies print it: `June 30, 2026`, `30 June 2026`, `06/30/2026`. Null for anything else, and where it holds more than one date. */
export function readPrintedDay(printed: string): string | null {
  const text = printed.toLowerCase().replace(/\s+/g, ' ').trim()
  const days = new Set<string>()
  const found = (year: string, month: number, day: string) => {
    const read = month === 0 ? null : dayOf(Number(year), month, Number(day))
    days.add(read ?? 'none')
  }
  for (const [, month = '', day = '', year = ''] of text.matchAll(/\b([a-z]{3,9})\.? (\d{1,2}),? (\d{4})\b/g)) found(year, monthOf(month), day)
  for (const [, day = '', month = '', year = ''] of text.matchAll(/\b(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})\b/g)) found(year, monthOf(month), day)
  for (const [, month = '', day = '', year = ''] of text.matchAll(/\b(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/g)) found(year, Number(month), day)
  const [only] = days
  return days.size === 1 && only !== undefined && only !== 'none' ? only : null
}

/** Whether a string is a calendar day of this form: YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year !== undefined && dayOf(Number(year), Number(month), Number(day)) === text
}

/** Whether a day (YYYY-MM-DD) is over everywhere on earth at an instant: before that nobody is told that it has passed. */
export const hasPassed = (day: string, now: number): boolean => now >= Date.parse(`${day}T00:00:00Z`) + DAY_MS + DAY_MS / 2

/** The earliest of these days that has passed; null where none has. */
export function passedDay(days: readonly (string | null)[], now: number): string | null {
  return days.filter((day) => day !== null && day !== '' && isDay(day) && hasPassed(day, now)).sort()[0] ?? null
}
