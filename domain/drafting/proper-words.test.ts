import { expect, it } from 'vitest'
import { isProperWord } from './proper-words.ts'
import { titleInSentence } from './role-setting.ts'

it('a language or a country keeps its capital in a title', () => {
  expect(titleInSentence('English Teacher')).toBe('English teacher')
  expect(titleInSentence('Japan Program Manager')).toBe('Japan program manager')
  expect(titleInSentence('Senior Harbor Engineer')).toBe('senior harbor engineer')
})

it('a capital alone makes no name', () => {
  expect(isProperWord('Manager')).toBe(false)
  expect(isProperWord('english')).toBe(false)
})

it('a title that is misspelled is told of nobody', () => {
  expect(titleInSentence('Vicepresident')).toBeNull()
  expect(titleInSentence('VICE PRESIDENT')).toBe('vice president')
  expect(titleInSentence('HRIS Analyst')).toBe('HRIS analyst')
})

it('"&" between blanks is read as "and"', () => {
  expect(titleInSentence('PR & Event Manager')).toBe('PR and event manager')
  expect(titleInSentence('R&D Manager')).toBe('R&D manager')
})
