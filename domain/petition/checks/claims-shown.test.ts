/** Whether the document that is named can show its sentence, by what it is, whose, and how old. */
import { describe, expect, test } from 'vitest'
import { findQuestion, pointsOf } from '../../../content/petition/questions.ts'
import { composeLetter } from '../../../content/petition/letter/compose-letter.ts'
import { publicPriorities } from '../../../content/areas/public-priorities.ts'
import { caseOf, done } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { answerQuestion } from '../change-case.ts'
import { isSettled, STATEMENT_ID, type CaseFile } from '../case-file.ts'
import { citedIn } from '../draft.ts'
import { claimsShown } from './claims-shown.ts'

const caseWith = (answers: Petitioner['answers']): CaseFile =>
  caseOf({
    ...WATER_ENGINEER,
    roles: [{ title: 'engineer', employer: 'Redclay Works', from: 'July 2019', to: 'present' }],
    endeavor: 'To develop and publish a test by which potteries find cracks in a kiln before it is fired',
    answers: { name: ['Ada Brink', ''], ...answers },
  })
const messages = (answers: Petitioner['answers']) => pointsOf(caseWith(answers)).map(({ quote, message }) => `${quote} | ${message}`)

describe('the petitioner’s own word shows nothing that is public', () => {
  test.each([
    ['what an occupation requires', { occupation: ['I work as a kiln engineer. The occupation usually requires a bachelor’s degree.', ''] }, /What an occupation requires is public/],
    ['what an occupation requires, in the passive', { occupation: ['I work as a druggist. A bachelor’s degree is required for the job now.', ''] }, /What an occupation requires is public/],
    ['who uses the work', { beyond: ['Lindenau Pottery and three kiln makers use it in their works today.', ''] }, /their own letter or record/],
    ['what an agency counted', { problem: ['The Bureau of Kilns counted 412 fires in five years.', ''] }, /its own document/],
    ['when a rule begins', { urgency: ['The rule on kiln records starts in January 2028.', ''] }, /the rule or a notice of it/],
    ['what rivals sell', { benefit: ['Others make expensive systems for class I works only.', ''] }, /What others make or charge is public/],
    ['that nobody does it', { benefit: ['Other potters can test, but nobody measures the glaze.', ''] }, /said of everybody/],
    ['how many there are', { spread: ['There are 1,300 kilns.', ''] }, /counted somewhere/],
    [
      'what a public document with a long name says',
      { priority: ['The National Action Plan for Preventing Unattended Kiln Fires in Workshops asks for tests.', ''] },
      /its title, its date, and the page/,
    ],
    ['what a public document says', { priority: ['On page 14 the guidance says: “Kilns should be tested by a method other than looking at them.”', ''] }, /its title, its date, and the page/],
  ] as const)('%s', (_name, answers, message) => expect(messages(answers as never)).toEqual([expect.stringMatching(message)]))

  test('but what the petitioner did and knows it does', () => {
    expect(
      messages({ benefit: ['I know of no other potter who measures the glaze.', ''], progress: ['I began in March 2024.', ''], outputs: ['The work will produce a test and a guide.', ''] }),
    ).toEqual([])
    expect(messages({ occupation: ['I work as a kiln engineer. The occupation usually requires a bachelor’s degree.', 'O*NET summary for kiln engineers'] })).toEqual([])
  })

  test('a document of the list is offered where its title speaks of it', () => {
    const answers = {
      occupation: ['I work as a kiln engineer. The occupation of kiln engineer requires a bachelor’s degree.', ''],
      problem: ['Kilns crack.', 'Handbook page for the occupation of kiln engineer, 2026'],
    } as const
    expect(messages(answers)).toEqual([expect.stringMatching(/“Handbook page for the occupation of kiln engineer, 2026” is in the list of documents: if it says so, name it/)])
  })
})

describe('what is counted for the country', () => {
  const problem = (text: string, document: string) => messages({ problem: [text, document] })
  test.each([
    ['About 2.4 million kilns are in use in the United States.', 'Employment letter of Redclay Works, 2026'],
    ['Nationwide, kiln fires cost $310 million each year.', 'Letter of the potters’ guild, 2026'],
    ['The Bureau of Kilns counted 412 fires in five years.', 'Letter of the potters’ guild, 2026'],
  ])('is not shown by a private paper: %s', (text, document) => expect(problem(text, document)).toEqual([expect.stringMatching(/counted in public/)]))
  test.each([
    ['About 2.4 million kilns are in use in the United States.', 'Census of kilns, 2025'],
    ['The Bureau of Kilns counted 412 fires in five years.', 'Letter of the Bureau of Kilns, 2026'],
    ['The guild counted 412 fires among its members.', 'Letter of the potters’ guild, 2026'],
  ])('but by its own: %s %s', (text, document) => expect(problem(text, document)).toEqual([]))
})

describe('what is told of the whole country', () => {
  const problem = (text: string, document: string) => messages({ problem: [text, document] })
  test.each([
    ['The glaze cracks in the same way everywhere in the country.', 'Kiln report of Redclay Works, 2025'],
    ['Potteries across the country fire by eye.', 'Letter of Orrell Pottery, 2026'],
    ['No pottery in the United States tests a kiln before it is fired.', 'Fleet records of Orrell Pottery, 2026'],
  ])('is not shown by one of those whom it is told of: %s', (text, document) => expect(problem(text, document)).toContainEqual(expect.stringMatching(/told of the whole country/)))
  test.each([
    ['The glaze cracks in the same way everywhere in the country.', 'National survey of potteries, 2025'],
    ['The glaze cracks in the same way everywhere in the country.', 'Letter of the American Potters Association, 2026'],
    ['The glaze cracks in the same way everywhere in our works.', 'Kiln report of Redclay Works, 2025'],
    ['The test could be used everywhere in the country.', 'Kiln report of Redclay Works, 2025'],
  ])('but by a document of the whole, and not where it is hoped: %s %s', (text, document) => expect(problem(text, document)).not.toContainEqual(expect.stringMatching(/told of the whole country/)))
})

describe('an effect', () => {
  const effect = (text: string) => messages({ merit: [text, 'Kiln report of Redclay Works, 2025'] }).filter((one) => /shows no effect|is a conclusion/.test(one))
  test.each(['Cracks dropped a lot after the test.', 'Cracks fell from 90 to 41, and fires went down too.', 'The test was right 14 times, so it saves lives.'])(
    'is asked for its figures: %s',
    (text) => expect(effect(text)).toHaveLength(1),
  )
  test.each([
    'Cracks fell from 90 to 41, and fires from 9 to 2.',
    'Cracks fell sharply, by 54 percent.',
    'Cracks dropped by half, so the kiln stays hot.',
    'The works improved much more slowly than planned.',
  ])('is told with them, or of something else: %s', (text) => expect(effect(text)).toEqual([]))
})

describe('one letter does not speak for many', () => {
  const users = (text: string, document: string) => messages({ progress: [text, document] })
  test('more who use it than those who wrote', () => {
    expect(users('Nine workshops have used it since 2025.', 'Letters of three workshops, 2026')).toEqual([
      expect.stringMatching(/This tells of 9, and “Letters of three workshops, 2026” speaks for 3/),
    ])
    expect(users('Two programs have tested 188 kilns with it.', 'Letter of the Tamsin pottery program, 2026')).toEqual([expect.stringMatching(/speaks for one/)])
    expect(users('The users are fourteen schools, and none of them has a post for it.', 'Letter of the works manager, 2026')).toEqual([expect.stringMatching(/This tells of 14/)])
  })
  test('what a body wrote into its own document, under the letter of a user', () => {
    const beyond = (document: string) => messages({ beyond: ['The City of Larch recommends the test in its kiln guidance.', document] })
    expect(beyond('Letter of Orrell Pottery, 2026')).toEqual([expect.stringMatching(/What City of Larch wrote into its guidance is shown by that document/)])
    expect(beyond('Letter of the City of Larch, 2026')).toEqual([])
    expect(messages({ beyond: ['The state kiln office put the test into its toolkit in 2025.', 'Employment letter of Redclay Works, 2026'] })).toContainEqual(
      expect.stringMatching(/wrote into its toolkit is shown by that document/),
    )
    expect(beyond('Kiln guidance, page 12, 2026')).toEqual([])
  })
  test('an association speaks for its members, and a report or a list for all', () => {
    expect(users('Nine workshops have used it since 2025.', 'Letter of the Larch Potters Association, 2026')).toEqual([])
    expect(users('Nine workshops have used it since 2025.', 'List of users, 2026')).toEqual([])
    expect(users('Nine workshops have used it since 2025.', 'Letters of nine workshops, 2026')).toEqual([])
    expect(users('Nine workshops of the county have used it since 2025.', 'Letter of the county office of crafts, 2026')).toEqual([])
  })
  test('of two bodies that a sentence names, the letter of one', () => {
    const found = messages({
      users: ['The guilds of North Wick and Tamsin use it now.', 'Letter of the North Wick guild, 2026'],
      interest: ['The Tamsin guild asked for a course in May 2026.', 'Letter of the Tamsin guild, 2026'],
    })
    expect(found).toEqual([expect.stringMatching(/is of one of those that are named\. “Letter of the Tamsin guild, 2026” is in the list/)])
  })
})

describe('what a document of its age or kind cannot show', () => {
  test('that there is none today, in a document of two years ago', () => {
    const benefit = (document: string) => messages({ benefit: ['The test for gas kilns does not exist yet, and no company has announced one.', document] })
    expect(benefit('Survey of kiln makers, 2024')).toEqual([expect.stringMatching(/older than a year/)])
    expect(benefit('Survey of kiln makers, 2026')).toEqual([])
  })
  test('what the test needs, in a study from before its first version', () => {
    const answers = { spread: ['Each workshop needs a thermometer and two days.', 'Kiln study, 2021'], progress: ['I published the first version in May 2023.', 'Repository page, 2026'] } as const
    const file = caseWith(answers)
    const [point] = pointsOf(file)
    expect(point!.message).toMatch(/came after the document/)
    expect(messages({ ...answers, spread: ['Each workshop needs a thermometer and two days.', 'Kiln study, 2024'] })).toEqual([])
    // The question can be answered by its id alone.
    const question = findQuestion(file, point!.question!)!
    expect(pointsOf(done(answerQuestion(file, { question, text: 'Each workshop needs a thermometer and two days.', document: 'Field guide, 2025' })))).toEqual([])
  })
  test('the petitioner’s own part, in a grant letter', () => {
    expect(messages({ 'own-part': ['I designed the sensor alone.', 'Grant letter of the Larch Fund, January 2026'] })).toEqual([expect.stringMatching(/does not show this/)])
    expect(messages({ means: ['The fund pays $40,000 until 2028.', 'Grant letter of the Larch Fund, January 2026'] })).toEqual([])
  })
  test('what was so before, in the form of today; what is online, in the program of a meeting', () => {
    expect(messages({ 'second-use': ['A kiln with the test gets its permit in two days instead of three weeks.', 'Kiln permit form, 2026'] })).toEqual([expect.stringMatching(/does not show this/)])
    expect(messages({ route: ['The test is free on the website of the guild.', 'Program of the potters meeting, 2026'] })).toEqual([expect.stringMatching(/does not show this/)])
  })
  test('when a rule begins, in the letter of a user', () => {
    expect(messages({ urgency: ['The federal rule on kiln records starts in January 2028.', 'Letter of Orrell Pottery, 2026'] })).toEqual([expect.stringMatching(/is neither/)])
    expect(messages({ urgency: ['The federal rule on kiln records starts in January 2028.', 'Federal Register notice, May 2026'] })).toEqual([])
  })
  test('such a sentence rests on the statement until its document is named', () => {
    const file = caseWith({ 'own-part': ['I designed the sensor alone.', 'Grant letter of the Larch Fund, January 2026'] })
    const block = composeLetter({ file, seed: 'one' }, publicPriorities).find(({ block: one }) => JSON.stringify(one).includes('designed the sensor'))!
    expect(citedIn(block)).toEqual([STATEMENT_ID])
  })
})

test('asks nothing of people whose documents fit', () => {
  for (const person of [...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER]) {
    const file = caseOf(person)
    expect(
      claimsShown(file, file.facts.filter(isSettled)).map(({ quote, message }) => `${quote} | ${message}`),
      person.key,
    ).toEqual([])
  }
})
