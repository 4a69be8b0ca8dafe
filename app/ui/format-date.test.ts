import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('a date is written as exactly as it is known', () => {
  expect(formatDate('2026-05-09')).toBe('May 9, 2026')
  expect(formatDate('2026-09')).toBe('September 2026')
  expect(formatDate('2026')).toBe('2026')
})

test('what is no date is refused', () => {
  expect(() => formatDate('2026-13-01')).toThrow('2026-13-01')
  expect(() => formatDate('soon')).toThrow('soon')
})
