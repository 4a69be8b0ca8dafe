import { expect, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { attested, caseOf, done } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { answerQuestion } from './change-case.ts'
import { isIdle, jobLimit, restsOnOneUser } from './reasoning.ts'

const bare = caseOf({ ...WATER_ENGINEER, answers: { name: WATER_ENGINEER.answers['name']! } })
const limitOf = (text: string) => jobLimit(attested(done(answerQuestion(bare, { question: CASE_QUESTIONS.find(({ element }) => element === 'p3.impractical')!, text, document: '' }))))?.kind ?? null

test.each(['My employer has no position for this work.', 'No employer has a position for it.'])('%s: nobody has the job', (text) => {
  expect(limitOf(text)).toBe('no-position')
})

test.each(['No one service can employ me for all of it.', 'Nobody can employ me for the whole work.', 'No one would pay for that work.', 'My employer has no position for this work yet.'])(
  '%s: that there is none is not surely said',
  (text) => {
    expect(limitOf(text)).toBeNull()
  },
)

test('a job leaves out what the whole sentence says is outside of it', () => {
  expect(limitOf('Most of this work is outside of my position.')).toBe('left-out')
  for (const text of ['Little of it is outside of my position.', 'I doubt that this work is outside of my job.', 'There is no position for this work in my job.']) expect(limitOf(text)).toBeNull()
})

test('national importance does not rest on one user, without a public document or another user', () => {
  const sole = (beyond: string, users = '', priority = '', document = '') =>
    restsOnOneUser(
      caseOf({
        ...WATER_ENGINEER,
        priorities: [],
        answers: {
          name: WATER_ENGINEER.answers['name']!,
          beyond: [beyond, 'Letter of Marlow Transit, 2026'],
          ...(users === '' ? {} : { users: [users, 'Letter of Marlow Transit, 2026'] as const }),
          ...(priority === '' ? {} : { priority: [priority, document] as const }),
        },
      }),
    )?.name ?? null
  expect(sole('Marlow Transit uses it and pays nothing for it.')).toBe('Marlow Transit')
  expect(sole('Marlow Transit has tested it.', 'Marlow Transit uses it on 84 buses.')).toBe('Marlow Transit')
  expect(sole('Marlow Transit uses it.', 'Ardmore Coach uses it on 84 buses.')).toBeNull()
  expect(sole('Marlow Transit uses it.', 'Nine small agencies use it.')).toBeNull()
  expect(sole('Two agencies use it.')).toBeNull()
  expect(sole('The Ohio Transit Association uses it.')).toBeNull()
  expect(sole('Marlow Transit and Ardmore Coach use it.')).toBeNull()
  expect(sole('Marlow Transit uses it.', '', 'The plan asks for a reading of doors.', 'Plan of the state, 2025')).toBeNull()
})

test.each([
  ['I do not know how it went.', true],
  ['I do not know anybody.', true],
  ['A green card through my employer takes too long.', true],
  ['My employer does not want to sponsor me.', true],
  ['A labor certification names one job, and the mill cannot employ me for the others.', false],
  ['A kiln takes too long to cool.', false],
  ['I do not know anybody else who measures at night.', false],
  ['I do not know of another district that has the records.', false],
])('%s', (sentence, idle) => expect(isIdle(sentence)).toBe(idle))
