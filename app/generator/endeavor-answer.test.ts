import { expect, test } from 'vitest'
import { fewRunsLeft, readEndeavorAnswer, readRunLimit } from './endeavor-answer.ts'

const texts = Object.fromEntries(
  [1, 2, 3, 4].flatMap((n) => [
    [`title${n}`, `Title ${n}`],
    [`option${n}`, `Text ${n}`],
  ]),
)

test('an answer with titles and texts alone is a result', () => {
  const set = readEndeavorAnswer(texts)
  expect(set?.options.map(({ title, text }) => [title, text])).toEqual([1, 2, 3, 4].map((n) => [`Title ${n}`, `Text ${n}`]))
  expect(set?.plan).toBeNull()
  expect(set?.seal).toBeNull()
})

test('an answer without option1 is no result', () => {
  expect(readEndeavorAnswer({ ...texts, option1: '' })).toBeNull()
  expect(readEndeavorAnswer(null)).toBeNull()
  expect(readEndeavorAnswer([])).toBeNull()
})

test('details are read per option and their damaged parts left out', () => {
  const priority = { key: 'k', title: 'A strategy', date: '2025-01-14', url: 'https://www.example.gov/a', note: 'n' }
  const set = readEndeavorAnswer({
    ...texts,
    plan: { version: 1 },
    seal: 'a.b',
    details: [
      {
        path: 'alternative',
        adaptations: ['Left out: Energy', 7],
        grounding: {
          support: [{ from: 'resume', quote: 'Led a team' }, { from: 'elsewhere', quote: 'x' }, 'y'],
          priorities: [priority, { ...priority, url: 'javascript:alert(1)' }],
          toProve: ['A letter'],
        },
      },
    ],
  })
  expect(set?.plan).toEqual({ version: 1 })
  expect(set?.seal).toBe('a.b')
  expect(set?.options[0]).toMatchObject({
    path: 'alternative',
    adaptations: ['Left out: Energy'],
    grounding: { support: [{ from: 'resume', quote: 'Led a team' }], priorities: [priority], toProve: ['A letter'] },
  })
  expect(set?.options[1].path).toBe('close')
})

test('the limit says how many runs are left, or when the next one is possible', () => {
  expect(readRunLimit({ kind: 'allowed', limit: 5, remaining: 3 }, 0)).toEqual({ limit: 5, remaining: 3, nextAt: null })
  expect(readRunLimit({ kind: 'limited', limit: 5, retryAfterSeconds: 60 }, 1000)).toEqual({ limit: 5, remaining: 0, nextAt: 61_000 })
  expect(readRunLimit({ kind: 'fault' }, 0)).toBeNull()
})

test.each([
  [5, 5, false],
  [5, 2, false],
  [5, 1, true],
  [5, 0, true],
  [500, 101, false],
  [500, 100, true],
  [1, 1, true],
])('of %i runs, %i are few: %s', (limit, remaining, few) => {
  expect(fewRunsLeft({ limit, remaining })).toBe(few)
})

test('marked sentences are read, and damaged ones left out', () => {
  const mark = { sentence: 'Nine towns use it.', words: ['Nine'] }
  const set = readEndeavorAnswer({ ...texts, details: [{ unsupported: [mark, { words: ['x'] }, 'y'] }, { unsupported: [] }] })
  expect(set?.options.map(({ unsupported }) => unsupported)).toEqual([[mark], undefined, undefined, undefined])
})
