/** What is told as done and still to be decided, as free and paid for, as over and not ended, of several and by the record of one. */
import { describe, expect, test } from 'vitest'
import { composeLetter } from '../../../content/petition/letter/compose-letter.ts'
import { pointsOf } from '../../../content/petition/questions.ts'
import { publicPriorities } from '../../../content/areas/public-priorities.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { knowledgeOf } from '../../../test/petitions/knowledge.ts'
import { WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { proposeAnswer } from '../fact-words.ts'
import { plainText } from './block-text.ts'
import { checkDraft } from './check-draft.ts'

const caseWith = (answers: Petitioner['answers']) =>
  caseOf({
    ...WATER_ENGINEER,
    roles: [{ title: 'engineer', employer: 'Redclay Works', from: 'July 2019', to: 'present' }],
    endeavor: 'To develop and publish a test by which potteries find cracks in a kiln before it is fired',
    answers: { name: ['Ada Brink', ''], ...answers },
  })
const messages = (answers: Petitioner['answers']) => pointsOf(caseWith(answers)).map(({ message }) => message)
const GUILD = 'Letter of the potters’ guild, 2026'
const asked = (answers: Petitioner['answers'], words: RegExp) => messages(answers).filter((one) => words.test(one))

describe('what is still to be decided', () => {
  const decided = (one: string, other: string) => asked({ interest: [one, GUILD], route: [other, GUILD] }, /still to be decided/)
  test('is asked about where another fact tells it as done', () => {
    expect(decided('Orrell Kilns decides in April 2027 whether it builds the test into its ovens.', 'Orrell Kilns sells its ovens with the test built in.')).toHaveLength(1)
    expect(decided('The Tamsin State Craft Office will decide in spring 2027 if it adopts the test.', 'The Tamsin State Craft Office has used it since 2025.')).toHaveLength(1)
  })
  test.each([
    ['what another body did', 'Orrell Kilns decides in April 2027 whether it builds the test into its ovens.', 'Tamsin Kilns sells its ovens with the test built in.'],
    ['what will be', 'Orrell Kilns decides in April 2027 whether it builds the test into its ovens.', 'Orrell Kilns will sell its ovens with the test built in.'],
    ['another matter', 'Orrell Kilns decides in April 2027 whether it builds the test into its ovens.', 'Orrell Kilns sells clay to schools.'],
    ['a trial', 'Orrell Kilns decides in April 2027 whether it builds the test into its ovens.', 'Orrell Kilns used the test in a trial of its ovens.'],
  ])('no question of %s', (_name, one, other) => expect(decided(one, other)).toEqual([]))
})

describe('users who pay nothing', () => {
  const paid = (ties: string, means: string) => asked({ 'user-ties': [ties, GUILD], means: [means, GUILD] }, /told to pay nothing/)
  test('are asked about where another fact tells of their money', () => {
    expect(paid('Workshops pay nothing.', 'Four workshops give $12,000 a year for my work.')).toHaveLength(1)
    expect(paid('No workshop pays me.', 'Four workshops paid $900 for the test.')).toHaveLength(1)
  })
  test.each([
    ['others who pay', 'Workshops pay nothing.', 'Four foundations give $12,000 a year for my work.'],
    ['what is to come', 'Workshops pay nothing.', 'Four workshops will pay $900 for the test.'],
    ['what they pay for something else', 'Workshops pay nothing.', 'Four workshops paid $900 to a county for clay.'],
  ])('no question of %s', (_name, one, other) => expect(paid(one, other)).toEqual([]))
})

test('a season that has not ended was not counted', () => {
  const counted = (merit: string) => asked({ merit: [merit, 'Kiln report of the guild, 2026'] }, /has not ended/)
  expect(counted('In the winter of 2026 to 2027 the guild lost 900 fewer pots.')).toHaveLength(1)
  expect(counted('In the winter of 2024 to 2025 the guild lost 900 fewer pots.')).toEqual([])
  expect(counted('In the winter of 2026 to 2027 the guild will count its pots.')).toEqual([])
})

test('what is told of several hospitals is not shown by the log of one', () => {
  const shown = (merit: string, title: string) => asked({ merit: [merit, title] }, /is kept by one/)
  const text = 'No patient of the eleven hospitals was burned in 2025.'
  expect(shown(text, 'Oven log of Redclay Hospital, 2025')).toHaveLength(1)
  expect(shown(text, 'Records of the Hospital Association of Tamsin, 2025')).toEqual([])
  expect(shown('No patient of the hospital was burned in 2025.', 'Oven log of Redclay Hospital, 2025')).toEqual([])
  expect(shown(text, 'Report of the eleven hospitals, 2025')).toEqual([])
})

test('what one body thinks of the work is not shown by the letter of another', () => {
  const shown = (title: string) => asked({ beyond: ['The Orrell craft office calls it the best test in the state.', title] }, /thinks of the work/)
  expect(shown(GUILD)).toHaveLength(1)
  expect(shown('Letter of the Orrell craft office, 2026')).toEqual([])
})

test('a body of which another is no partner is not told as without a tie by it', () => {
  const told = (text: string) => asked({ beyond: [`Saint Brannock Pottery has used the test since 2025. ${text}`, GUILD] }, /without a tie/)
  expect(told('It has never employed or paid me, and it is no partner of Redclay Works.')).toEqual([])
  expect(told('Redclay Works has never employed or paid me.').length).toBeGreaterThan(0)
})

test('units in houses of their own are as many houses', () => {
  const counted = (interest: string) => asked({ users: ['Eleven hospitals in three states bake their clay by the test.', GUILD], interest: [interest, GUILD] }, /Eleven hospitals/)
  expect(counted('The test is at work in fourteen units, each in a hospital of its own.')).toHaveLength(1)
  expect(counted('The test is at work in eleven units, each in a hospital of its own.')).toEqual([])
  expect(counted('The test is at work in fourteen units.')).toEqual([])
})

test('hours for the employer and time at home are two times', () => {
  const told = (independence: string) =>
    asked({ 'own-part': ['I built the test in my hours for the county, on the county computer.', GUILD], 'employer-independence': [independence, ''] }, /free time/)
  expect(told('I made it at home, in my own time, before the county knew of it.')).toHaveLength(1)
  expect(told('I made it at home before 2022.')).toEqual([])
})

test('a note on the occupation is not printed, nor that something is attached', () => {
  const file = caseWith({ occupation: ['Kiln engineer / inspector. Not needed.', 'O*NET summary'], priority: ['see attached plan', 'State craft plan 2024'] })
  const told = composeLetter({ file, seed: 'one' }, publicPriorities).map(({ block }) => plainText(block))
  expect(told.join('\n')).not.toMatch(/Not needed|[Ss]ee attached/)
})

test('an output that is one thing is no projection, and what it will earn is', () => {
  const found = (outputs: string) => {
    const file = caseWith({ outputs: [outputs, ''] })
    return checkDraft(file, composeLetter({ file, seed: 'one' }, publicPriorities), knowledgeOf(file)).filter(({ rule }) => rule === 'dismissed-pattern')
  }
  expect(found('The work will produce a public procedure and a table of limits for 90 kilns.')).toEqual([])
  expect(found('The work will produce a saving of 3 million dollars.').length).toBeGreaterThan(0)
})

test('what the plan is to add, and a version has', () => {
  const added = (progress: string) => asked({ plan: ['By February 2027 I will add glaze to the test.', 'Work plan 2027'], progress: [progress, 'Record of versions'] }, /still to be added/)
  expect(added('Version 4, which takes glaze into account, came out in October 2026.')).toHaveLength(1)
  expect(added('Version 4, which takes clay into account, came out in October 2026.')).toEqual([])
})

test('two sums of one year and one house', () => {
  const sums = (result: string) => asked({ merit: ['The kilns of Orrell Works saved $90,000 in 2025.', GUILD], result: [result, GUILD] }, /of the same year/)
  expect(sums('With the test Orrell Works saved $60,000 in 2025.')).toHaveLength(1)
  for (const agreeing of [
    'With the test Orrell Works saved $60,000 in 2024.',
    'With the test Tamsin Works saved $60,000 in 2025.',
    'Orrell Works saved another $60,000 in 2025.',
    'Orrell Works spent $60,000 in 2025.',
  ])
    expect(sums(agreeing), agreeing).toEqual([])
})

test('a dozen is twelve', () => {
  expect(
    asked({ users: ['Nine maintenance districts use the test.', GUILD], impractical: ['A dozen maintenance districts open their roads by it each morning.', GUILD] }, /A dozen maintenance districts/),
  ).toHaveLength(1)
})

test('the journal of one house does not tell of four states', () => {
  expect(asked({ 'second-effect': ['On the roads of four states no kiln has cracked since then.', 'Kiln journal of Mount Orrell Pottery, 2025'] }, /is kept by one/)).toHaveLength(1)
})

test('“it is patented” beside an application', () => {
  expect(asked({ 'own-part': ['I wrote the rule. It is patented.', GUILD], progress: ['I filed a patent application in March 2026.', 'Filing receipt'] }, /only an application/)).toHaveLength(1)
})

test('what has no subject in an answer about others is not told of the petitioner', () => {
  expect(proposeAnswer('Saved $90,000 in 2025 at the kilns of Orrell.', 'merit')).toBe('Saved $90,000 in 2025 at the kilns of Orrell.')
  expect(proposeAnswer('Saved $90,000 in 2025 at the kilns of Orrell.', 'result')).toBe('I saved $90,000 in 2025 at the kilns of Orrell.')
})

test('a sentence that leans on one that waits is not told alone', () => {
  const file = caseWith({ problem: ['Kiln cracks in row. Nobody sees it before. Then the whole pottery burns down.', GUILD] })
  expect(
    composeLetter({ file, seed: 'one' }, publicPriorities)
      .map(({ block }) => plainText(block))
      .join(' '),
  ).not.toMatch(/Nobody sees it|Then the whole/)
})
