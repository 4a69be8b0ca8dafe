/** What is asked of answers that cannot stand in a letter as they are. */
import { expect, test } from 'vitest'
import { answerQuestion } from '../../domain/petition/change-case.ts'
import { nextQuestions } from '../../domain/petition/gaps.ts'
import { checkDraft } from '../../domain/petition/checks/check-draft.ts'
import { caseOf, done } from '../../test/petitions/case-of.ts'
import { knowledgeOf } from '../../test/petitions/knowledge.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { publicPriorities } from '../areas/public-priorities.ts'
import { composeLetter } from './letter/compose-letter.ts'
import { findQuestion, questionsOf } from './questions.ts'

const terse = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, means: ['Contracts: Brook Bend $38,000, Mesa Vale $27,000', 'Contracts of two towns, 2026'] } })
const contracts = terse.facts.find(({ text }) => text.startsWith('Contracts:'))!
const asked = () => nextQuestions(terse, questionsOf(terse)).find(({ replaces }) => replaces === contracts.id)!
const fragments = (file: typeof terse) => checkDraft(file, composeLetter({ file, seed: 'one' }, publicPriorities), knowledgeOf(file)).filter(({ rule }) => rule === 'fragment')

test('an answer without a verb is warned of in the letter, and asked for in whole sentences', () => {
  expect(fragments(terse)).toMatchObject([{ quote: expect.stringContaining('Brook Bend') }])
  expect(asked().ask).toContain('“Contracts: Brook Bend $38,000, Mesa Vale $27,000”')
})

test('each question is found by its id, and none that is not asked', () => {
  for (const question of questionsOf(terse)) expect(findQuestion(terse, question.id)).toEqual(question)
  for (const id of ['', 'whole-', `${asked().id}0`, `whole-${terse.facts[0]!.id}-1`]) expect(findQuestion(terse, id)).toBeUndefined()
})

test('what is said anew stands in the place of the words before, shown by the same documents', () => {
  const told = done(answerQuestion(terse, { question: asked(), text: 'brook Bend pays $38,000 a year and Mesa Vale $27,000', document: '' }))
  expect(told.facts.find(({ id }) => id === contracts.id)).toMatchObject({
    text: 'Brook Bend pays $38,000 a year and Mesa Vale $27,000.',
    state: 'corrected',
    exhibits: contracts.exhibits,
    source: contracts.source,
    rev: contracts.rev + 1,
  })
  expect(told.facts).toHaveLength(terse.facts.length)
  expect(fragments(told)).toEqual([])
  expect(questionsOf(told).filter(({ replaces }) => replaces === contracts.id)).toEqual([])
})

test('whole sentences are not asked for again, nor the page behind them', () => {
  const paged = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, priority: ['The state plan asks for cheap methods. Page 12.', 'State plan, 2025'] } })
  expect(questionsOf(paged).filter(({ replaces }) => replaces !== undefined)).toEqual([])
  expect(questionsOf(caseOf(WATER_ENGINEER)).filter(({ replaces }) => replaces !== undefined)).toEqual([])
})
