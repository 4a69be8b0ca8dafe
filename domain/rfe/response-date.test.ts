import { expect, test } from 'vitest'
import { hasPassed, isDay, passedDay, readPrintedDay } from './response-date.ts'

test.each([
  ['June 30, 2026', '2026-06-30'],
  ['JUNE 30, 2026', '2026-06-30'],
  ['Jun. 3 2026', '2026-06-03'],
  ['Sept 9, 2026', '2026-09-09'],
  ['30 June 2026', '2026-06-30'],
  ['06/30/2026', '2026-06-30'],
  ['6-3-2026', '2026-06-03'],
  ['on or before  August\n14, 2026', '2026-08-14'],
  ['February 30, 2026', null],
  ['13/01/2026', null],
  ['within 87 days of the date of this notice', null],
  ['June 30, 2026 or July 3, 2026', null],
  ['Ma 3, 2026', null],
  ['', null],
])('%s is read as %s', (printed, day) => {
  expect(readPrintedDay(printed)).toBe(day)
})

test('every day of four years is read back in each way in which it is printed', () => {
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    const [year, month, date] = day.split('-')
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at)
    const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
    expect([readPrintedDay(long), readPrintedDay(short), readPrintedDay(`${month}/${date}/${year}`), isDay(day)]).toEqual([day, day, day, true])
  }
})

test('a day has passed once it is over everywhere, and not an hour sooner', () => {
  expect(hasPassed('2026-06-30', Date.parse('2026-07-01T11:59:59Z'))).toBe(false)
  expect(hasPassed('2026-06-30', Date.parse('2026-07-01T12:00:00Z'))).toBe(true)
  expect(passedDay(['2026-06-30', '2026-05-01', '2027-01-01', null, '', 'x'], Date.parse('2026-07-02T00:00:00Z'))).toBe('2026-05-01')
  expect(passedDay([null, '2027-01-01'], Date.parse('2026-07-02T00:00:00Z'))).toBeNull()
})
