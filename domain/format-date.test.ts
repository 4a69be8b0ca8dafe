import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatInstant, formatInstantInSpanish } from './format-date.ts'

test('a date is written as exactly as it is known', () => {
  expect(formatDate('2026-05-09')).toBe('May 9, 2026')
  expect(formatDate('2026-09')).toBe('September 2026')
  expect(formatDate('2026')).toBe('2026')
})

test('what is no date is refused', () => {
  expect(() => formatDate('2026-13-01')).toThrow('2026-13-01')
  expect(() => formatDate('soon')).toThrow('soon')
})

test('an instant names its zone, wherever the server stands', () => {
  expect(formatInstant(Date.parse('2026-01-05T12:00:00Z'))).toBe('January 5, 2026 at 12:00 PM UTC')
})

test('any instant of the next centuries is written as American English writes it', () => {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2300, 0, 1) }), (at) => {
      expect(formatInstant(at)).toBe(`${words.format(at).replaceAll('\u202f', ' ')} UTC`)
    }),
  )
})

test('an instant in Spanish names its month in small letters and one zone', () => {
  expect(formatInstantInSpanish(Date.parse('2026-11-30T00:00:00Z'))).toBe('30 de noviembre de 2026 a las 0:00 UTC')
  expect(formatInstantInSpanish(Date.parse('2026-01-05T13:07:00Z'))).toBe('5 de enero de 2026 a las 13:07 UTC')
  expect(formatInstantInSpanish(Date.parse('2026-01-05T01:30:00Z'))).toBe('5 de enero de 2026 a la 1:30 UTC')
})
