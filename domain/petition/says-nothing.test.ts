import { expect, it, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { done } from '../../test/petitions/case-of.ts'
import { emptyCase } from './case-file.ts'
import { answerQuestion, correctFact } from './change-case.ts'
import { paragraphsOf, proposeAnswer } from './fact-words.ts'
import { proposedWording } from './proposed-wording.ts'
import { isEmptyAnswer, saysNone } from './says-nothing.ts'

const asked = (id: string) => CASE_QUESTIONS.find((question) => question.id === id)!
const answered = (id: string, text: string) => answerQuestion(emptyCase(), { question: asked(id), text, document: '' })

it.each(['Yes', 'yes.', 'Same as above', 'not sure', 'See resume', 'see attached, the trial', 'I don’t have it', 'No idea.'])('%s is said to us, and no fact', (text) => {
  expect(isEmptyAnswer(text)).toBe(true)
  expect(answered('result', text)).toEqual({ kind: 'says-nothing' })
})
it.each([
  'Yes, two in Iowa',
  'Same kiln as in Iowa',
  'The guild is not sure of it.',
  'See page 12',
  'Not in my job description',
  'All mine',
  'See attached: the trial failed.',
  'see below\nIt fell by half',
  'See attached letter in which the guild takes that back',
])('%s says something', (text) => {
  expect(isEmptyAnswer(text) || saysNone(text)).toBe(false)
})

test('“no” passes a question by, and answers the one that asks for ties', () => {
  const passed = done(answered('second-result', 'None.'))
  expect(passed.facts).toEqual([])
  expect(passed.answers['second-result']).toBe('nothing')
  expect(done(answered('user-ties', 'No')).facts).toHaveLength(1)
  for (const text of ['Unknown', 'n/a', 'Not applicable']) expect(done(answered('user-ties', text)).facts, text).toEqual([])
})

test('a “yes” before what is said goes, and a “no” stays', () => {
  expect(proposeAnswer('Yes. Four guilds in Iowa use it.')).toBe('Four guilds in Iowa use it.')
  expect(proposeAnswer('Yes, 2 in Iowa')).toBe('2 in Iowa')
  expect(proposeAnswer('No, the guild counted it.')).toMatch(/^No, /)
})

test('whoever leaves open whether there are ties has none denied', () => {
  for (const note of ['Unknown', 'n/a', 'Not applicable', 'No.\n\nOne pays me.']) expect(proposedWording(note, 'user-ties', null) ?? '', note).not.toContain('neither employ')
  expect(proposedWording('None', 'user-ties', null)).toContain('neither employ')
  for (const note of ['Guess from memory', 'The future auditor']) expect(proposedWording(note, 'who-counted', null) ?? '', note).not.toContain('counted the effect')
})

test('a figure on a line of its own stays with what it counts, and one at the head of a sentence is no mark', () => {
  expect(paragraphsOf('Cracks fell as follows.\n\n40%')).toEqual(['Cracks fell as follows. 40%'])
  expect(paragraphsOf('(12) of the kilns failed')[0]).toContain('12')
  expect(paragraphsOf('12) kilns failed in Ohio')[0]).toContain('12')
  expect(paragraphsOf('1) The kilns failed\n2) The dam held')).toHaveLength(2)
})

it.each([
  'asdf asdf',
  'qwerty',
  'ASDFGH jkl',
  'sdfsdfsdf',
  'hjkgfd lkjh',
  'idk',
  'IDK, idk.',
  'blah blah blah',
  'test test',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'pump pump pump',
  'as I said above',
  'xxx',
  'aaaaaaa',
  'TBD',
])('%s is typed to get past the field: the question stays open, with a document or without', (text) => {
  for (const document of ['', 'Trial report, 2025']) expect(answerQuestion(emptyCase(), { question: asked('result'), text, document }), document).toEqual({ kind: 'says-nothing' })
  expect(answered('name', text)).toEqual({ kind: 'says-nothing' })
})
it.each(['Which result of your own are you most sure of?', 'result of my own you are most sure of, what it was before and what it was after'])('%s says the question again', (text) => {
  expect(answered('result', text.replace(' my ', ' your '))).toEqual({ kind: 'says-nothing' })
})
it.each(['NSF and NRC', 'Testing of pumps in Ohio', 'The pump pumped.', 'Fish', 'My answer is the trial of 2025.', 'Xhemal Prlj', 'Text of the rule, page 4', 'Before it was 40, and after it was 9.'])(
  '%s is no filler',
  (text) => {
    expect(isEmptyAnswer(text)).toBe(false)
    expect(answered('result', text).kind).toBe('changed')
  },
)
test('filler corrects no fact', () => {
  const file = done(answered('result', 'In 2024 the trial cut the losses of six kilns by half.'))
  expect(correctFact(file, { id: file.facts[0]!.id, rev: 1, text: 'asdf asdf', fields: {} })).toEqual({ kind: 'says-nothing' })
})
