import { beforeEach, expect, test, vi } from 'vitest'
import { emptyCase } from './case-file.ts'
import { answerQuestion } from './change-case.ts'
import { proposeAnswer } from './fact-words.ts'
import { withNewFacts } from './read-case.ts'

vi.mock(import('./fact-words.ts'), async (original) => {
  const words = await original()
  return { ...words, proposeAnswer: vi.fn(words.proposeAnswer) }
})
beforeEach(() => void vi.mocked(proposeAnswer).mockClear())

const answer = { question: { id: 'q', element: 'p2.record' as const }, document: '' }
const lines = (count: number) => Array.from({ length: count }, (_, place) => `- I counted pump ${place} in May.`).join('\n')
/** A case that holds so many facts. */
const holding = (count: number) =>
  withNewFacts(
    emptyCase(),
    Array.from({ length: count }, (_, place) => ({ element: 'p2.record' as const, kind: 'statement' as const, text: `I mended ${place} valves.`, source: { kind: 'customer' as const, quote: '' } })),
  )

test('an answer of more than sixty paragraphs is refused before any of them is worded', () => {
  expect(answerQuestion(emptyCase(), { ...answer, text: lines(61) })).toEqual({ kind: 'too-many-paragraphs' })
  const file = holding(1)
  const anew = { ...answer, question: { ...answer.question, replaces: file.facts[0]!.id } }
  expect(answerQuestion(file, { ...anew, text: lines(61) })).toEqual({ kind: 'too-many-paragraphs' })
  const pages = Array.from({ length: 61 }, (_, place) => `p. ${place + 1}: The pump was counted.`).join('\n')
  expect(answerQuestion(emptyCase(), { ...answer, question: { ...answer.question, exhibit: 'x1' }, text: pages })).toEqual({ kind: 'too-many-paragraphs' })
  expect(proposeAnswer).not.toHaveBeenCalled()
  expect(answerQuestion(emptyCase(), { ...answer, text: lines(60) })).toMatchObject({ kind: 'changed', file: { facts: { length: 60 } } })
})

test('one for which the case has no room is refused before it is worded, and that there is nothing can still be said', () => {
  expect(answerQuestion(holding(290), { ...answer, text: lines(11) })).toEqual({ kind: 'case-full' })
  expect(proposeAnswer).not.toHaveBeenCalled()
  expect(answerQuestion(holding(300), { ...answer, text: 'None.' })).toMatchObject({ kind: 'changed', file: { answers: { q: 'nothing' } } })
  expect(answerQuestion(holding(290), { ...answer, text: lines(10) })).toMatchObject({ kind: 'changed', file: { facts: { length: 300 } } })
})
