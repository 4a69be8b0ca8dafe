import { describe, expect, test } from 'vitest'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, SPEECH_PATHOLOGIST, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import type { CaseFile } from '../case-file.ts'
import { disagreements } from './agreement.ts'

const found = (file: CaseFile) => disagreements(file, new Set(file.facts.map(({ id }) => id)), '2026-11-22')
const told = (person: Petitioner, answers: Petitioner['answers'], rest: Partial<Petitioner> = {}) => found(caseOf({ ...person, ...rest, answers: { ...person.answers, ...answers } }))
const rules = (person: Petitioner, answers: Petitioner['answers'], rest: Partial<Petitioner> = {}) => told(person, answers, rest).map(({ rule, message }) => `${rule}: ${message}`)

describe('facts that agree', () => {
  test.each([...PEOPLE, ...MORE_PEOPLE].map((person) => [person.key, person] as const))('%s', (_key, person) => {
    expect(found(caseOf(person))).toEqual([])
  })
})

describe('facts that do not agree with each other', () => {
  test('a position that ends before it begins', () => {
    const [role] = WATER_ENGINEER.roles
    expect(rules(WATER_ENGINEER, {}, { roles: [{ ...role!, from: 'June 2019', to: 'May 2016' }] })).toEqual(['contradiction: This position ends before it begins.'])
  })
  test('one degree with two schools or two years', () => {
    const [degree] = WATER_ENGINEER.degrees
    const all = told(WATER_ENGINEER, {}, { degrees: [degree!, { ...degree!, school: 'Harborview University', year: '2017' }] })
    expect(all).toMatchObject([{ rule: 'contradiction', message: expect.stringContaining('another school and year') }])
  })
  test('not two degrees of one level whose fields nobody told', () => {
    const [degree] = WATER_ENGINEER.degrees
    const two = [degree!, { ...degree!, school: 'Harborview University', year: '2017' }].map((one) => ({ ...one, field: '' }))
    expect(told(WATER_ENGINEER, {}, { degrees: two }).filter(({ rule }) => rule === 'contradiction')).toEqual([])
  })
  test('the same words with two numbers', () => {
    expect(
      rules(WATER_ENGINEER, {
        result: ['The district lost 31 percent of its treated water in a year.', ''],
        'second-result': ['The district lost 24 percent of its treated water in a year.', ''],
      }),
    ).toEqual(['contradiction: Another fact says in the same words: “The district lost 31 percent of its treated water in a year.”'])
  })
  test('a version that is still to come and out already', () => {
    expect(
      rules(WATER_ENGINEER, {
        plan: ['By June I will release version 3 of the program with tests for single tanks.', ''],
        progress: ['I published version 5 of the program in July 2026.', ''],
      }),
    ).toEqual([expect.stringContaining('contradiction: “version 3” is still to come here, and another fact tells of “version 5” already')])
    expect(
      rules(WATER_ENGINEER, {
        plan: ['By June 2027 I will release version 3, which handles systems with a single tank.', ''],
        progress: ['I released the first version in February 2022 and the fourth in July 2026.', ''],
      }),
    ).toEqual([expect.stringContaining('contradiction: “version 3” is still to come here, and another fact tells of “fourth” already')])
  })
  test('something done in a month that has not come', () => {
    expect(rules(WATER_ENGINEER, { progress: ['The association signed the agreement in March 2027.', ''] })).toEqual(['contradiction: It is told as done, and March 2027 has not come yet.'])
  })
})

describe('facts that do not agree with their exhibit', () => {
  const withTitle = (person: Petitioner, of: (file: CaseFile) => string, title: string) => {
    const file = caseOf(person)
    return found({ ...file, exhibits: file.exhibits.map((one) => (one.id === of(file) ? { ...one, title } : one)) })
  }
  test('a letter of another employer', () => {
    expect(withTitle(WATER_ENGINEER, (file) => file.facts.find(({ kind }) => kind === 'role')!.exhibits[0]!, 'Employment letter of Coastline Motors with title, dates and duties')).toMatchObject([
      { rule: 'exhibit-mismatch', message: expect.stringMatching(/^The position is at Harlow County Water District; its letter is of Coastline Motors/) },
    ])
  })
  test('a diploma of another school', () => {
    expect(withTitle(WATER_ENGINEER, (file) => file.facts.find(({ kind }) => kind === 'degree')!.exhibits[0]!, 'Diploma and transcript, Harborview Academy (Master of Science)')).toMatchObject([
      { rule: 'exhibit-mismatch', message: 'The degree is of Lakeshore State University; its diploma is of Harborview Academy.' },
    ])
  })
  test('two who wrote, and one letter', () => {
    expect(rules(WATER_ENGINEER, { benefit: ['The two makers have written that they will build in what I publish.', 'Letter of Oakline Controls, August 2026'] })).toEqual([
      'exhibit-mismatch: “two makers have written”, and the exhibit is one letter: “Letter of Oakline Controls, August 2026”',
    ])
  })
  test('five that were led, and designs that were signed, are no writers', () => {
    expect(rules(WATER_ENGINEER, { benefit: ['I led a team of five and signed the designs.', 'Letter of Oakline Controls, August 2026'] })).toEqual([])
    expect(rules(WATER_ENGINEER, { progress: ['The second release must be published in March 2027.', ''] })).toEqual([])
  })
  test('a letter of another than the one who wrote', () => {
    expect(rules(WATER_ENGINEER, { interest: ['Fennimore Instruments wrote that it will build in the export of night readings.', 'Letter of Oakline Controls, August 2026'] })).toEqual([
      'exhibit-mismatch: Fennimore Instruments wrote, as the fact says; the letter is of Oakline Controls.',
    ])
    expect(rules(WATER_ENGINEER, { interest: ['The engineers of Fennimore wrote that they will build in the export.', 'Letter of Ada Lindqvist, August 2026'] })).toEqual([])
  })
  test('a version that is out before the one of a lower number', () => {
    const told = (progress: string) => rules(WATER_ENGINEER, { progress: [progress, 'Repository record'] })
    expect(told('Version 1 came out in September 2021, version 2 in June 2024, version 3 in January 2024.')).toEqual([expect.stringContaining('before the one of a lower number')])
    expect(told('Version 1 came out in September 2021, version 2 in June 2024, version 3 in 2024.')).toEqual([])
  })
  test('a document that is older than the end of what it shows, or than what somebody counted', () => {
    const old = (said: string) => rules(WATER_ENGINEER, { result: [said, 'Repair report of Harlow County, 2022'] })
    expect(old('Between 2021 and 2024 I reduced the leaks from 68 to 21.')).toEqual([expect.stringContaining('came after the document')])
    expect(old('The leaks were counted by the county in 2024.')).toEqual([expect.stringContaining('came after the document')])
    expect(old('The share that had to be dug up again sank from 18 percent in 2021 to 5 percent in 2024.')).toEqual([expect.stringContaining('came after the document')])
    expect(old('The leaks will be gone, as agreed, by the end of 2024.')).toEqual([])
  })
  test('a document that is older than what it shows', () => {
    expect(rules(WATER_ENGINEER, { merit: ['In August 2026 the program found a leak under the county road.', 'Repair report of Harlow County, June 2025'] })).toEqual([
      expect.stringMatching(/^exhibit-mismatch: .*came after the document that shows it: “Repair report of Harlow County, June 2025”$/),
    ])
  })
})

test.each(['license ', 'my ', 'licensI ', 'requires ', 'published '])('a text of nothing but “%s” is read once, not from each of its words', (word) => {
  const text = `Case 1 ${word.repeat(400_000 / word.length)}`.trim()
  const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, occupation: ['I work as a geologist. The state requires a license for the occupation.', ''] } })
  const long = { ...file, facts: file.facts.map((fact) => (fact.element === 'p2.record' ? { ...fact, text } : fact)) }
  expect(found(long).filter(({ rule }) => rule === 'license')).toHaveLength(1)
})

test('a license that the occupation asks for and nobody claims', () => {
  const { license: _license, ...answers } = SPEECH_PATHOLOGIST.answers
  expect(found(caseOf({ ...SPEECH_PATHOLOGIST, answers }))).toMatchObject([{ rule: 'license', quote: expect.stringContaining('speech-language pathologist') }])
  expect(rules(WATER_ENGINEER, { occupation: ['I work as a geologist. The state requires a license for the occupation.', ''] })).toEqual([expect.stringContaining('license: ')])
  expect(rules(WATER_ENGINEER, { occupation: ['I work as a geologist. The state requires a license for the occupation, which I hold since 2019.', ''] })).toEqual([])
  // A certification too; and what the position requires is not what its holder has.
  const nurse = 'I work as an infection prevention nurse. My position requires a nursing license and infection-control certification.'
  expect(rules(WATER_ENGINEER, { occupation: [nurse, ''] })).toEqual([expect.stringContaining('license: ')])
  expect(rules(WATER_ENGINEER, { occupation: [nurse.replace('a nursing license and ', ''), ''] })).toEqual([expect.stringContaining('license: ')])
  expect(rules(WATER_ENGINEER, { occupation: [`${nurse} I am certified in infection control and hold the license.`, ''] })).toEqual([])
})

test('a document of today may name a day ahead, and shows nothing that came after it', () => {
  expect(rules(WATER_ENGINEER, { interest: ['The state office asked for the results, and it decides on paying for them in 2027.', 'Email of the state office, August 2026'] })).toEqual([])
  expect(rules(WATER_ENGINEER, { interest: ['The state office asked for the results in October 2026.', 'Email of the state office, August 2026'] })).toEqual([
    expect.stringContaining('came after the document'),
  ])
})
