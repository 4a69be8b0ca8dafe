/** What a careful lawyer asks of a fictional kiln inspector before filing. */
import { describe, expect, test } from 'vitest'
import { composeLetter } from '../../../content/petition/letter/compose-letter.ts'
import { publicPriorities } from '../../../content/areas/public-priorities.ts'
import { caseOf, withDocuments } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { RICH_DOCUMENTS } from '../../../test/petitions/rich-documents.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { isSettled, type CaseFile } from '../case-file.ts'
import { doubtsOf } from './case-doubts.ts'
import { claimsInTime } from './claims-in-time.ts'
import { claimsPersonal } from './claims-personal.ts'
import { claimsReckoned } from './claims-reckoned.ts'

type Answers = Record<string, string | readonly [string, string]>
/** Locked on November 1, 2026. */
const caseWith = (answers: Answers, roles: Petitioner['roles'] = []): CaseFile =>
  caseOf({
    ...WATER_ENGINEER,
    roles,
    answers: { name: ['Ada Brink', ''], ...Object.fromEntries(Object.entries(answers).map(([id, said]) => [id, typeof said === 'string' ? ([said, ''] as const) : said])) },
  })
const asked = (answers: Answers, roles?: Petitioner['roles']): string[] => doubtsOf(caseWith(answers, roles)).map(({ message }) => message)
const KILN_WORKS = { title: 'kiln inspector', employer: 'Marlow Kiln Program', from: 'March 2019', to: 'December 2024' }

describe('is asked about:', () => {
  test.each<[string, RegExp, Answers]>([
    ['a step that is past', /March 2026 is past/, { plan: 'By March 2026 I will release the second kiln chart.' }],
    ['a step at the end of its sentence that is past', /2025 is past/, { plan: 'I will train ten inspectors by the end of 2025.' }],
    [
      'what would be, told as what happened',
      /as what would be/,
      { merit: 'At Oak Hollow the chart found a crack. If the guild opens the flue, losses would fall by 60 percent.', 'second-result': 'We lowered the losses at Oak Hollow by 60 percent in 2024.' },
    ],
    [
      'a patent granted and waiting',
      /granted here/,
      { publications: 'A U.S. patent on the kiln chart was granted in 2025.', progress: 'The patent application is filed and we wait for the examiner.' },
    ],
    ['a license that ran out', /not in force/, { license: 'I have held an Ohio inspector license since 2017. It ran out in August 2024 and the renewal is in process.' }],
    ['a license that is only applied for', /not in force/, { license: 'I have a license for Ohio, application pending since March.' }],
    ['a relative as an expert', /the petitioner’s husband/, { interest: 'Dr. Abel Tarn, an independent expert, wrote that he uses the chart.', standing: 'My husband Abel Tarn is a physician.' }],
    ['a letter under the same family name', /family name/, { interest: ['The owner wrote in 2026 that she uses the chart.', 'Letter of Dr. Iris Brink, 2026'] }],
    ['a share that does not follow', /change of 50 percent/, { merit: 'On average the kilns went from 12 firings to 18 firings in ten weeks, which is 80 percent more.' }],
    ['two counts of one set', /58 reported here/, { merit: 'The chart reported 63 cracks; 41 were confirmed by the guild.', 'how-counted': 'We counted cracks: 58 reported in total, 41 confirmed.' }],
    ['a thing that belongs to another', /written release/, { 'employer-independence': 'The app belongs to the mill but I can use it.' }],
    [
      'work that belongs to the employer',
      /written release/,
      { 'employer-independence': 'By my contract everything that I write belongs to the mill.', outputs: 'A kiln chart which I own, and a guide.' },
    ],
  ])('%s', (_name, message, answers) => expect(asked(answers)).toContainEqual(expect.stringMatching(message)))

  test('a position that began in another year', () =>
    expect(asked({ result: 'I came to the kiln program in 2021 and inspected 212 kilns.' }, [KILN_WORKS])).toContainEqual(expect.stringMatching(/the position began otherwise/)))
})

test.each([['Nils Tarn, 6 years old, has apraxia and read his first word after five weeks.'], ['The patient Nils Tarn could walk after two weeks.']])(
  'nobody is named with an age or as a patient: %s',
  (sentence) => {
    const file = caseWith({ merit: [`${sentence} The trial showed that 31 of 40 children read their first word within ten weeks.`, 'Trial report, 2025'] })
    expect(doubtsOf(file)).toContainEqual(expect.objectContaining({ withheld: true }))
    const letter = JSON.stringify(composeLetter({ file, seed: 'kiln' }, publicPriorities))
    expect(letter).not.toContain('Tarn')
    expect(letter).toContain('31 of 40 children')
  },
)

describe('is not asked about:', () => {
  test.each<[string, Answers]>([
    ['a thing that belongs to me', { 'employer-independence': 'The app belongs to me.' }],
    ['a step ahead', { plan: 'By March 2027 I will release the second kiln chart.' }],
    ['what was promised then', { interest: 'The guild wrote in March 2024 that it will test the chart by May 2025.' }],
    ['what was done', { progress: 'By March 2026 I had released the second kiln chart.' }],
    ['what would be at another place', { merit: 'At Oak Hollow losses would fall by 60 percent.', result: 'We lowered the losses at Elm Ridge by 60 percent.' }],
    ['a patent applied for once', { publications: 'A U.S. patent on the kiln chart was granted in 2025.', progress: 'I filed the patent application in 2022.' }],
    ['a license that was renewed', { license: 'My Ohio inspector license expired in 2024 and was renewed in the same month.' }],
    ['a relative who says nothing of the work', { standing: 'My husband Abel Tarn is a physician.', interest: 'Dr. Ida Moss wrote that she uses the chart.' }],
    ['a share that follows', { merit: 'The kilns went from 12 firings to 18 firings in ten weeks, which is 50 percent more.' }],
    ['a rounded one', { merit: 'The time fell from 9 hours to 5 hours, or 45 percent less.' }],
    ['counts of two sets', { merit: 'The chart reported 63 cracks; 41 were confirmed.', result: 'The guild reported 58 leaks; 30 were confirmed.' }],
    ['work that the employer released', { 'employer-independence': 'Everything that I write belongs to the mill, except the chart, which it released in writing.' }],
    ['years of life and of a document', { merit: 'Marlow Kiln Program, 12 years old this May, uses it.' }],
  ])('%s', (_name, answers) => {
    const file = caseWith(answers)
    const facts = file.facts.filter(isSettled)
    expect([...claimsInTime(file, facts, []), ...claimsPersonal(file, facts), ...claimsReckoned(facts)].map(({ message }) => message)).toEqual([])
  })

  test('the year in which a position began', () =>
    expect(
      claimsInTime(
        caseWith({}),
        caseWith({ result: 'I came to the kiln program in 2019.' }, [KILN_WORKS]).facts,
        caseWith({}, [KILN_WORKS]).facts.filter(({ kind }) => kind === 'role'),
      ),
    ).toEqual([]))

  test('people who said nothing doubtful', () => {
    for (const file of [...[...PEOPLE, ...MORE_PEOPLE].map((person) => caseOf(person)), withDocuments(caseOf(RICH_ENGINEER), RICH_DOCUMENTS)]) {
      const facts = file.facts.filter(isSettled)
      const roles = facts.filter(({ kind }) => kind === 'role')
      expect([...claimsInTime(file, facts, roles), ...claimsPersonal(file, facts), ...claimsReckoned(facts)].map(({ quote, message }) => `${quote} | ${message}`)).toEqual([])
    }
  })
})
