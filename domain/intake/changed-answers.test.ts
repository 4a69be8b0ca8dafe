import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_ANSWERS, toAnswers } from '../../app/intake/intake-state.ts'
import { changedAnswers, excerptsOfChange } from './changed-answers.ts'

const answers = fc.constantFrom(...Object.entries(EMPTY_ANSWERS).flatMap(([group, fields]) => Object.keys(fields).map((field) => [group, field] as const)))
const someAnswers = fc.array(fc.tuple(answers, fc.constantFrom('', 'one', 'two', ' two ')), { maxLength: 12 }).map((given) => {
  const saved: Record<string, Record<string, string>> = {}
  for (const [[group, field], value] of given) (saved[group] ??= {})[field] = value
  return toAnswers(saved)
})

test('the changes turn the earlier answers into the later ones, and name nothing that stayed', () => {
  fc.assert(
    fc.property(someAnswers, someAnswers, (before, after) => {
      const trimmed = (of: typeof before) =>
        Object.fromEntries(Object.entries(of).flatMap(([group, fields]) => Object.entries(fields).map(([field, answer]) => [`${group}.${field}`, (answer as string).trim()])))
      const changes = changedAnswers(before, after)
      const applied = { ...trimmed(before) }
      for (const { key, before: was, after: is } of changes) {
        expect(applied[key]).toBe(was)
        expect(was).not.toBe(is)
        applied[key] = is
      }
      expect(applied).toEqual(trimmed(after))
      expect(changedAnswers(before, before)).toEqual([])
    }),
  )
})

test('of a long answer stands what is around its first difference', () => {
  const long = 'a'.repeat(5000)
  expect(excerptsOfChange({ before: 'One year', after: 'Two years' })).toEqual({ before: 'One year', after: 'Two years' })
  expect(excerptsOfChange({ before: '', after: `x${long}` })).toEqual({ before: '', after: `x${long.slice(0, 999)}…` })
  const shared = 'b'.repeat(700)
  expect(excerptsOfChange({ before: `${shared}one`, after: `${shared}two${long}` })).toEqual({
    before: `${shared}one`,
    after: `…${'b'.repeat(200)}two${long.slice(0, 797)}…`,
  })
  expect(excerptsOfChange({ before: `${long}one`, after: `${long}two` })).toEqual({ before: `…${'a'.repeat(200)}one`, after: `…${'a'.repeat(200)}two` })
  expect(excerptsOfChange({ before: '', after: `${'c'.repeat(999)}😀${long}` }).after).toBe(`${'c'.repeat(999)}…`)
})
