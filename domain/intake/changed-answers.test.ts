import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_ANSWERS, toAnswers } from '../../app/intake/intake-state.ts'
import { changedAnswers } from './changed-answers.ts'

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
