/** Systems, programs, and models that are told as users: who runs them is asked, and until then the letter leaves them out. */
import { describe, expect, test } from 'vitest'
import { composeLetter } from '../../content/petition/letter/compose-letter.ts'
import { findAsked } from '../../content/petition/case-questions.ts'
import { findQuestion, questionsOf } from '../../content/petition/questions.ts'
import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { caseOf, done } from '../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../test/petitions/rich-person.ts'
import { answerQuestion } from './change-case.ts'
import { plainText } from './checks/block-text.ts'
import { EVIDENCE, evidenceWeight } from './evidence-weight.ts'
import { openQuestions } from './gaps.ts'
import { soleUser } from './reasoning.ts'
import { thingsAsUsers, thingUser } from './thing-users.ts'

describe('a thing is no user', () => {
  test.each([
    'Systems use it.',
    'Nine control systems now use it.',
    'Many programs and three models use the method.',
    'Forecast models have adopted it since 2024.',
    'It is free, and hundreds of devices use it.',
    'Twelve networks in production run the tool.',
    'It is used by 40 control systems.',
    'Other programs rely on my library.',
    'Nine cloud services use it.',
    'Streaming services use it.',
    'Neural networks use my library.',
    'Nine GitHub projects use my library.',
    'Forty processing units run the tool.',
  ])('%s', (sentence) => expect(thingUser(sentence)).not.toBeNull())

  test.each([
    'Nine small systems of the Tri-Valley Rural Water Association use the program now.',
    'Four preschool programs in two states that have never employed or paid me use the protocol.',
    'Ohio programs use it.',
    'Correctional facilities use it.',
    'Six meat processing facilities use my method.',
    'Nine parole services use my method.',
    'Two burn units use the protocol.',
    'TV networks use it.',
    'Nine farm networks use the guide.',
    'Nine Head Start programs use the guide.',
    'Six residency programs use it.',
    'Three networks of clinics use the protocol.',
    'Hospital systems have adopted it.',
    'Operators of nine control systems use it.',
    'My models use it.',
    'These systems use it.',
    'The program uses the readings of nine towns.',
    'Models could use it.',
    'It is used by utilities with old systems.',
    'Nine agencies use it in their systems.',
    'It is used in nine tractors.',
  ])('but %s', (sentence) => expect(thingUser(sentence)).toBeNull())

  test('where users were asked for, a list tells them', () => {
    expect(thingUser('Recommendation systems and language models.', true)).toBe('Recommendation systems')
    expect(thingUser('The first users are control systems.', true)).not.toBeNull()
    expect(thingUser('Water systems, counties, and towns.', true)).toBeNull()
    expect(thingUser('Recommendation systems and language models.')).toBeNull()
  })

  test('weighs nothing as use by others', () => {
    expect(evidenceWeight('Nine control systems use it.')).toBe(EVIDENCE.none)
    expect(evidenceWeight('Nine water systems use it.')).toBe(EVIDENCE.used)
  })
})

const caseWith = (answers: Petitioner['answers']) => caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, ...answers } })
const letterOf = (file: ReturnType<typeof caseOf>) =>
  composeLetter({ file, seed: 'one' }, publicPriorities)
    .map(({ block }) => plainText(block))
    .join('\n')

describe('a fact that tells a thing as a user', () => {
  const told = caseWith({ beyond: ['Hundreds of batch controllers use it. They pay nothing for it. Each of them saved a week. The Gorse Water Office has tested it on four networks.', ''] })

  test('is asked about, and told only where somebody is named', () => {
    expect(letterOf(told)).not.toMatch(/batch controllers|They pay nothing|Each of them saved/)
    expect(letterOf(told)).toMatch(/Gorse Water Office has tested it/)
    const question = openQuestions(told, questionsOf(told)).find(({ id }) => id.startsWith('who-'))!
    expect(question.ask).toMatch(/the people or bodies that run the hundreds of batch controllers\./)
    expect([findQuestion(told, question.id)?.id, findAsked(question.id)]).toEqual([question.id, 'who uses it'])
    const named = done(answerQuestion(told, { question, text: 'Nine utilities use it in their control systems. The Gorse Water Office has tested it on four networks.', document: '' }))
    expect(thingsAsUsers(named.facts)).toEqual([])
    expect(letterOf(named)).toMatch(/Nine utilities use it in their control systems/)
  })

  test('leaves one body the only user that is told', () => {
    const sole = caseWith({ users: ['Systems use it.', ''], beyond: ['Marlow Transit uses it.', ''] })
    expect(soleUser(sole)?.name).toBe('Marlow Transit')
  })
})

test('no person who names users is asked', () => {
  const all = [...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER].flatMap((person) => thingsAsUsers(caseOf(person).facts).map(({ words }) => `${person.key}: ${words}`))
  expect(all).toEqual([])
})
