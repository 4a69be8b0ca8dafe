import { expect, test } from 'vitest'
import { degreeLevel, isConferred } from './fact-words.ts'

test.each([
  'PhD candidate',
  'PhD, in progress',
  'PhD (expected 2027)',
  'PhD, ABD',
  'Doctoral studies',
  'Master Plumber',
  'Master class certificate',
  'Honorary doctorate',
  'PhD student',
  'No PhD',
  'PhD, anticipated 2027',
  'Scrum Master',
])('%s is no degree that is held', (degree) => {
  expect(degreeLevel({ fields: { degree } })).toBe('other')
  expect(isConferred({ fields: { degree } }, null)).toBe(false)
})

test.each([
  ['Doctor of Philosophy', 'doctorate'],
  ['Master of Liberal Studies', 'master'],
  ['Bachelor of Science (First Class Honours)', 'bachelor'],
])('%s is one', (degree, level) => expect(degreeLevel({ fields: { degree } })).toBe(level))

test('a year ahead of the day is not yet conferred', () => {
  const fields = { degree: 'Master of Science', year: '2028' }
  expect(isConferred({ fields }, '2026-11-30')).toBe(false)
  expect(isConferred({ fields: { ...fields, year: '2026' } }, '2026-11-30')).toBe(true)
  expect(isConferred({ fields: { ...fields, year: 'December 2026' } }, '2026-11-30')).toBe(false)
  expect(isConferred({ fields: { ...fields, year: '2024-present' } }, '2026-11-30')).toBe(false)
})
