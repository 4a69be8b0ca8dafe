import { expect, it, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/questions.ts'
import { done } from '../../test/petitions/case-of.ts'
import { emptyCase } from './case-file.ts'
import { answerQuestion } from './change-case.ts'
import { proposeAnswer } from './fact-words.ts'
import { isEmptyAnswer, saysNone } from './says-nothing.ts'

const asked = (id: string) => CASE_QUESTIONS.find((question) => question.id === id)!
const answered = (id: string, text: string) => answerQuestion(emptyCase(), { question: asked(id), text, document: '' })

it.each(['Yes', 'yes.', 'Same as above', 'not sure', 'See resume', 'see attached, the trial', 'I don’t have it', 'No idea.'])('%s is said to us, and no fact', (text) => {
  expect(isEmptyAnswer(text)).toBe(true)
  expect(answered('result', text)).toEqual({ kind: 'says-nothing' })
})
it.each(['Yes, two in Iowa', 'Same kiln as in Iowa', 'The guild is not sure of it.', 'See page 12', 'Not in my job description', 'All mine'])('%s says something', (text) => {
  expect(isEmptyAnswer(text) || saysNone(text)).toBe(false)
})

test('“no” passes a question by, and answers the one that asks for ties', () => {
  const passed = done(answered('second-result', 'None.'))
  expect(passed.facts).toEqual([])
  expect(passed.answers['second-result']).toBe('nothing')
  expect(done(answered('user-ties', 'No')).facts).toHaveLength(1)
})

test('a “yes” before what is said goes, and a “no” stays', () => {
  expect(proposeAnswer('Yes. Four guilds in Iowa use it.')).toBe('Four guilds in Iowa use it.')
  expect(proposeAnswer('Yes, 2 in Iowa')).toBe('2 in Iowa')
  expect(proposeAnswer('No, the guild counted it.')).toMatch(/^No, /)
})
