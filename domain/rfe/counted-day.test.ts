import { expect, test } from 'vitest'
import { countedDay } from './counted-day.ts'

test.each([
  ['June 2, 2026', 'within 84 days of the date of this notice', '2026-08-25'],
  ['06/02/2026', 'thirty (30) days from the date of this notice', '2026-07-02'],
  ['December 20, 2027', '12 weeks', '2028-03-13'],
])('%s and “%s” end on %s', (noticed, printed, day) => expect(countedDay(noticed, printed)?.day).toBe(day))

test.each([
  [null, '84 days'],
  ['June 2026', '84 days'],
  ['June 2, 2026', '84 business days'],
  ['June 2, 2026', 'within 33 days of the service of this notice'],
  ['June 2, 2026', 'August 25, 2026'],
  ['June 2, 2026', 'thirty (33) days'],
  ['June 2, 2026', '30 days, or 33 days by mail'],
  ['June 2, 2026', 'several days'],
  ['June 2, 2026', 'constructor days'],
])('nothing is counted from %s and “%s”', (noticed, printed) => expect(countedDay(noticed, printed)).toBeNull())
