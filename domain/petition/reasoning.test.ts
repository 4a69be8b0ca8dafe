import { expect, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/questions.ts'
import { caseOf, done } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { answerQuestion } from './change-case.ts'
import { jobLimit } from './reasoning.ts'

const bare = caseOf({ ...WATER_ENGINEER, answers: { name: WATER_ENGINEER.answers['name']! } })
const limitOf = (text: string) => jobLimit(done(answerQuestion(bare, { question: CASE_QUESTIONS.find(({ element }) => element === 'p3.impractical')!, text, document: '' })))?.kind ?? null

test.each(['No one has a position for this work, and nobody could hire me for it.', 'None of the towns could hire an engineer for it.', 'No one would pay for that work.'])(
  '%s: nobody has the job',
  (text) => {
    expect(limitOf(text)).toBe('no-position')
  },
)

test.each(['No one service can employ me for all of it.', 'Nobody can employ me for the whole work.'])('%s: each may have a part of it, and no position is denied', (text) => {
  expect(limitOf(text)).toBeNull()
})
