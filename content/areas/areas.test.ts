import { describe, expect, it } from 'vitest'
import { isSafe } from '../../domain/endeavor/safe-words.ts'
import { NO_DOCUMENT } from '../../domain/drafting/problem-area.ts'
import { countWords } from '../../domain/endeavor/sentence-forms.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

const problems = knowledge.areas.flatMap((area) => area.problems.map((problem) => ({ area, problem })))
const faultsOf = (judge: (one: (typeof problems)[number]) => boolean) => problems.filter((one) => !judge(one)).map(({ problem }) => problem.id)
const twice = (items: readonly string[]) => items.filter((item, at) => items.indexOf(item) !== at)

describe('the problem areas', () => {
  it('are at least sixty, with names of their own', () => {
    expect(knowledge.areas.length).toBeGreaterThanOrEqual(60)
    expect(twice(knowledge.areas.map(({ id }) => id))).toEqual([])
    expect(twice(problems.map(({ problem }) => problem.id))).toEqual([])
    expect(twice(problems.map(({ problem }) => problem.topic))).toEqual([])
  })

  it('name users that exist for every problem', () => {
    expect(faultsOf(({ area, problem }) => (problem.groups ?? [0]).every((at) => area.users[at] !== undefined))).toEqual([])
  })

  it('use no word an endeavor may not use', () => {
    expect(faultsOf(({ area, problem }) => isSafe(JSON.stringify([problem, area.users, area.channels])))).toEqual([])
  })

  it('hold phrases that fit their places in a sentence', () => {
    expect(faultsOf(({ problem }) => problem.outputs.every((output) => /^(?:an? |the |one-page |\w+)/.test(output) && !/[.,;]$/.test(output)))).toEqual([])
    expect(faultsOf(({ problem }) => /^the /.test(problem.measure))).toEqual([])
    expect(faultsOf(({ problem }) => [...problem.now, ...problem.cost, ...problem.steps, problem.aim, problem.tie].every((part) => /^[a-z]/.test(part) && !/[.;]/.test(part)))).toEqual([])
    expect(faultsOf(({ problem }) => countWords(problem.aim) <= 12 && countWords(problem.topic) <= 5)).toEqual([])
    expect(faultsOf(({ problem }) => !/^(?:an?|the) /.test(problem.topic))).toEqual([])
  })
})

/** What one area says, another does not: people of two fields would file the same sentence. */
it('is said by one problem alone', () => {
  const parts = problems.flatMap(({ problem: { id, aim, measure, tie, now, cost, told = [], steps, outputs } }) =>
    [aim, measure, tie, ...now, ...cost, ...told, ...steps, ...outputs].map((text) => ({ id, text })),
  )
  const runs = new Map<string, Set<string>>()
  let all = 0
  for (const { id, text } of parts) {
    const words = text.toLowerCase().match(/[\p{L}\d’-]+/gu) ?? []
    for (let at = 0; at + 8 <= words.length; at += 1) {
      const run = words.slice(at, at + 8).join(' ')
      runs.set(run, (runs.get(run) ?? new Set()).add(id))
      all += 1
    }
  }
  expect(all).toBeGreaterThan(2000)
  expect([...runs].flatMap(([run, ids]) => (ids.size > 1 ? [`${run}: ${[...ids].join(', ')}`] : []))).toEqual([])
})

/** A start and an end that fit between two sentences, and a first sentence that says what lacks where there is no room for the second. */
it('tells a problem in whole sentences that any of its users can stand in', () => {
  const whole = problems.flatMap(({ area, problem }) => (problem.told ?? []).map((told) => ({ id: `${area.id}/${problem.id}`, told })))
  const faults = whole.filter(({ told }) => {
    const sentences = told.split(/(?<=\.) (?=[A-Z{])/)
    const words = countWords(told)
    return (
      !/^(?:[A-Z]|\{users\})/.test(told) || !/[a-z’)]\.$/.test(told) || sentences.length !== 2 || words < 18 || words > 42 || countWords(sentences[0] ?? '') < 8 || /\{(?!users\})|[';!?]/.test(told)
    )
  })
  expect(faults).toEqual([])
  expect(twice(whole.map(({ told }) => told))).toEqual([])
  // As many ways to begin: no two hundred people start with one word.
  const begun = Object.entries(Object.groupBy(whole, ({ told }) => told.split(' ').slice(0, 2).join(' '))).map(([start, of]) => [start, of?.length ?? 0] as const)
  expect(begun.filter(([, count]) => count > Math.max(20, whole.length / 12))).toEqual([])
})

describe('the public documents', () => {
  it('are named where a problem asks for them', () => {
    const keys = new Set(knowledge.priorities.map(({ key }) => key))
    expect(keys.size, 'one document for each key').toBe(knowledge.priorities.length)
    expect(faultsOf(({ area, problem }) => [...area.priorities, ...(problem.priority && problem.priority !== NO_DOCUMENT ? [problem.priority] : [])].every((key) => keys.has(key)))).toEqual([])
  })

  it('carry their date and the address of the document itself', () => {
    for (const { key, date, url, names, says } of knowledge.priorities) {
      expect(date, key).toMatch(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/)
      expect(new URL(url).pathname.length, `${key} is no home page`).toBeGreaterThan(8)
      expect(
        names.every((name) => /\b(?:19|20)\d\d\b|Public Law/.test(name)),
        key,
      ).toBe(true)
      expect(isSafe([...names, ...says].join(' ')), key).toBe(true)
    }
  })
})
