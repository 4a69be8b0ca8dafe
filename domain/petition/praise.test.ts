/** What is told only under the letter of whoever said it. */
import { expect, test } from 'vitest'
import { composeLetter } from '../../content/petition/letter/compose-letter.ts'
import { pointsOf, questionsOf } from '../../content/petition/questions.ts'
import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { caseOf, done } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { answerQuestion, passQuestion } from './change-case.ts'
import { openQuestions } from './gaps.ts'
import { unshownPraise } from './praise.ts'

const caseWith = (said: string, document = '') => caseOf({ ...WATER_ENGINEER, answers: { result: [said, document] } })
const unshown = (file: ReturnType<typeof caseWith>): string[] => file.facts.flatMap((fact) => unshownPraise(file, fact))

test.each([
  'My manager called me in 2014 and asked me to build the dryer.',
  'She called my attention to the draft under the door.',
  'My team said I could use the drying room at night.',
  'My colleagues call me every week.',
  'My professor called me a few days later.',
  'He called me when the roof leaked.',
  'They told me that I had to wait for a permit.',
  'My boss said I should test the belt first.',
  'Ilse Maren wrote my name on the list.',
  'Lindenau Works wrote my method into its manual.',
  'Ilse Maren called me in May.',
  'I am known as Ada Brink.',
  'The director told me my contract ends in May 2027.',
  'My employer said my position ends in May.',
  'The Kiln Board told me that I had won the tender.',
  'The director told me that the grant was approved.',
  'My manager told me that I could use the kiln at night.',
  'I was named as the second author.',
  'I am the leading author of the paper.',
  'I was the top student of my year.',
  'I am an expert witness for the county.',
  'I am the best paid of the dryer builders.',
])('is no praise: %s', (said) => expect(unshown(caseWith(said))).toEqual([]))

test.each([
  'Professor Lee told me that nobody else can dry such boards.',
  'As a lawyer told me, the kiln needs no permit.',
  'An engineer of Lindenau Works told us that the dryer saves a third of the gas.',
  'My manager called me the best dryer builder of the county.',
  'My peers call me indispensable.',
  'My colleagues often call me exceptionally careful.',
  'She called me one of the three people who know the belt.',
  'My team said I saved the harvest.',
  'My mentor says my work is the standard.',
  'The mine manager says always that I am the best ventilation engineer.',
  'The shift supervisor said that I am irreplaceable.',
  'Ilse Maren says that I am the best dryer builder of the county.',
  'Dr. Maren of Lindenau Works called me the leading builder of dryers.',
  'The director of Lindenau Works calls me irreplaceable.',
  'My former supervisor at Lindenau Works says I am irreplaceable.',
  'My supervisor, Ilse Maren, says that I am irreplaceable.',
  'My supervisor has said that I saved the harvest.',
  'My supervisor described me as the best builder.',
  'According to my supervisor, I am the best builder.',
  'I am known as the best dryer builder of the county.',
  'Colleagues say that I am the best.',
  'I am the leading expert for dryer belts.',
  'I am clearly one of the most respected kiln safety specialists of the state.',
  'I am a renowned authority on dryers.',
])('is praise: %s', (said) => expect(unshown(caseWith(said))).toEqual([said]))

const PRAISE = 'My supervisor says that I am the most careful engineer in Ohio.'

test.each([
  'Bank statements, 2024',
  'Statement of account, 2024',
  'Statement of Work, 2024',
  'Land survey',
  'Literature review',
  'Statement of the petitioner',
  'Letter of the petitioner to the county',
  'List of references',
  'My letter to the county',
  'Letter to the customers of Quill Works',
  'E-mails sent by me, 2024',
  'Letter of credit',
  'Evaluation of the kiln, 2024',
  'Credential evaluation of the degree of Quill University',
])('is no word of theirs: %s', (title) => expect(unshown(caseWith(PRAISE, title))).toEqual([PRAISE]))

test.each([
  'Letter of Ilse Maren',
  'Two e-mails of Ilse Maren, 2024',
  'Statement of Ilse Maren',
  'Affidavits of three growers',
  'Statements by two growers',
  'Performance reviews, 2024',
  'Declaration of Ilse Maren',
  'Testimony of Ilse Maren',
])('is a word of theirs: %s', (title) => expect(unshown(caseWith(PRAISE, title))).toEqual([]))

test.each([
  'The mayor said that I was wrong, so I tested again.',
  'My supervisor always said that my reports were late.',
  'The editor said my paper was accepted in May 2024.',
  'Customers said my pump was too loud.',
  'They said I was fired.',
])('%s: is no praise', (said) => expect(unshown(caseWith(said, 'Fleet report, 2024'))).toEqual([]))

test('what somebody says who is named is shown by a document with that name', () => {
  const said = 'Kiln Journal calls me the leading builder of dryers.'
  expect([unshown(caseWith(said, 'Article in Kiln Journal, 2024')), unshown(caseWith(said, 'Fleet report, 2024'))]).toEqual([[], [said]])
})

test('a letter that is not there shows nothing', () => {
  const file = caseWith(PRAISE, 'Letter of Ilse Maren')
  const exhibits = file.exhibits.map((one) => (one.title === 'Letter of Ilse Maren' ? { ...one, state: 'missing' as const } : one))
  expect(unshown({ ...file, exhibits })).toEqual([PRAISE])
})

const asked = (file: ReturnType<typeof caseWith>) => openQuestions(file, questionsOf(file)).filter(({ takesOut }) => takesOut?.sentence === PRAISE)
const isPrinted = (file: ReturnType<typeof caseWith>): boolean => JSON.stringify(composeLetter({ file, seed: 'one' }, publicPriorities)).includes('most careful')

test.each([
  ['beside another sentence', `Cracks fell by half in 2023. ${PRAISE}`],
  ['alone', PRAISE],
])('its letter is asked for once: %s', (_name, said) => {
  const file = caseWith(said, 'Kiln report of Redclay Works, 2025')
  const question = asked(file)[0]!
  expect([asked(file).length, isPrinted(file)]).toEqual([1, false])
  const unnamed = done(answerQuestion(file, { question, text: PRAISE, document: '' }))
  const passed = passQuestion(file, question.id)
  for (const told of [unnamed, passed]) {
    expect([asked(told), pointsOf(told).filter(({ quote }) => quote === PRAISE)]).toEqual([[], []])
    expect(isPrinted(told)).toBe(false)
  }
  const shown = done(answerQuestion(file, { question, text: PRAISE, document: 'Letter of Ilse Maren' }))
  expect([asked(shown), isPrinted(shown)]).toEqual([[], true])
})

test.each([
  ['a supervisor’s word, under the letter of somebody else', 'My supervisor Tom Hale always says Ada is the best kiln inspector of the West.', 'Letter of the Guild of Potters, 2026'],
  ['the petitioner by name', 'The director says that Dr. Brink is the best of the plant.', 'Report of the plant, 2026'],
])('waits: %s', (_name, said, document) => expect(unshown(caseOf({ ...WATER_ENGINEER, answers: { name: ['Ada Brink', ''], result: [said, document] } }))).toEqual([said]))

test('is told under the letter of whoever said it', () =>
  expect(
    unshown(caseOf({ ...WATER_ENGINEER, answers: { name: ['Ada Brink', ''], result: ['My supervisor Tom Hale says Ada is the best kiln inspector of the West.', 'Letter of Tom Hale, 2026'] } })),
  ).toEqual([]))

test.each(['The parents are very happy about it.', 'Every engineer in the region respects it.', 'She is the best interpreter in the state.', 'It saved those children.'])(
  'what others feel, or who is the best, waits for their letter: %s',
  (said) => expect(unshown(caseWith(said, 'Report of the county, 2025'))).toEqual([said]),
)
test.each(['The towns saved patients 40 miles of driving.', 'I am happy to share the data.', 'The towns like to dig in spring.', 'The best time in the year is May.'])('%s is no praise', (said) =>
  expect(unshown(caseWith(said, 'Report of the county, 2025'))).toEqual([]),
)
