/** Two facts of one case that cannot both be sworn to, in other words than the same. */
import { expect, it, test } from 'vitest'
import { pointsOf, questionsOf } from '../../../content/petition/questions.ts'
import { composeLetter } from '../../../content/petition/letter/compose-letter.ts'
import { publicPriorities } from '../../../content/areas/public-priorities.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER } from '../../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import type { CaseFile } from '../case-file.ts'
import { blockWords } from '../draft.ts'
import { claimsCrossed } from './claims-crossed.ts'
import { isSettled, settledFacts } from '../case-file.ts'

const PERSON = {
  ...WATER_ENGINEER,
  roles: [
    { title: 'inspector', employer: 'Lindenau County Kiln Office', from: 'June 2017', to: 'June 2019' },
    { title: 'engineer', employer: 'Redclay Works', from: 'July 2019', to: 'present' },
  ],
  endeavor: 'To develop and publish a test by which the owners of pine kilns find cracks before the kiln is fired',
}
const caseWith = (answers: Record<string, readonly [string, string]>): CaseFile => caseOf({ ...PERSON, answers: { name: ['Ada Brink', ''], ...answers } })
const messages = (file: CaseFile) => pointsOf(file).map(({ message }) => message)

it.each([
  ['years that a position does not have', { skills: ['I learned it in four years at Lindenau County.', 'Letter of Lindenau County'] }, /position says otherwise/],
  [
    'a sum that is of each year only once',
    { merit: ['The cracks cost potters $5.3 million.', 'Report of the guild, 2024'], 'cost-today': ['The guild puts the cost at $5.3 million a year.', 'Report of the guild, 2024'] },
    /each year here/,
  ],
  ['a plan for other things than the endeavor', { plan: ['In 2027 I will test 40 juniper kilns with the guild.', 'Work plan, 2026'] }, /about something else/],
  ['a patent that is applied for', { publications: ['The patent belongs to Redclay Works.', 'Patent application, 2024'] }, /only an application/],
  ['what is guessed beside a quotation', { priority: ['The plan says something like “leaks come first”.', 'Water plan, 2026'] }, /leaves open/],
  ['what was left open', { plan: ['In 2027 I will send it to the guild, not sure when.', 'Work plan, 2026'] }, /leaves open/],
  [
    'who did it',
    { progress: ['I have installed the sensors on 17 kilns.', 'List of kilns, 2026'], beyond: ['Lindenau installed four kilns itself in 2025.', 'Letter of Lindenau County, 2026'] },
    /others did so/,
  ],
  [
    'what was used before it was ready',
    { result: ['In 2023 twelve potters were taught with the first levels.', 'Letter of Redclay Works'], progress: ['The first levels were finished in 2024.', 'Letter of Redclay Works'] },
    /ready only in 2024/,
  ],
  [
    'how many use it',
    { beyond: ['Six workshops and 4 schools use it.', 'Letter of the guild, 2026'], progress: ['The test has been with 7 schools since 2024.', 'Letter of the guild, 2026'] },
    /7 schools here, and 4/,
  ],
  [
    'a body without a tie whose grant another document shows',
    {
      beyond: ['The Ohio ceramics department changed its form in 2025 and names the test. The department has never employed me.', 'Form of the Ohio ceramics department, 2025'],
      means: ['I have a grant of $90,000 from the state.', 'Grant agreement, state ceramics department, 2025'],
    },
    /gives money or work in another fact/,
  ],
  [
    'a body that has nothing to do with the employer and gives a grant',
    { beyond: ['The Harlow Kiln Alliance has nothing to do with my employer.', 'Letter of the alliance, 2026'], means: ['I have a grant from the Harlow Kiln Alliance.', 'Grant letter, 2026'] },
    /gives money or work in another fact/,
  ],
  [
    'nobody who pays, and a fee',
    {
      beyond: ['Four guilds use the chart. No company pays me anything for it.', 'Letter of the guild, 2026'],
      route: ['Elm Software built in the chart and pays me a small license fee.', 'Release notes of Elm Software, 2025'],
    },
    /Somebody pays/,
  ],
  [
    'one person on both sides',
    {
      beyond: ['The Harlow Kiln Alliance recommends the chart to its members.', 'Letter of the alliance, 2026'],
      means: ['Ada Tarn, the owner of Redclay, is the president of the alliance.', 'Letter of the alliance, 2026'],
    },
    /One person stands on both sides/,
  ],
  [
    'a body that never paid and pays in another fact',
    {
      beyond: ['The kiln safety council has never employed or paid me.', 'Letter of the kiln safety council, 2026'],
      means: ['The national kiln safety council pays me $35,000 a year.', 'Agreement, 2025'],
    },
    /gives money or work in another fact/,
  ],
  [
    'a body that took the work up and pays for it',
    {
      beyond: ['The national kiln council teaches the test at its yearly meeting.', 'Program of the meeting, 2026'],
      means: ['A grant of the national kiln council pays $140,000 until June 2028.', 'Grant letter, 2025'],
    },
    /took the work up, and gives money/,
  ],
  [
    'a rule that another fact calls guidance',
    {
      beyond: ['The State board of kilns accepted the test as an alternative in rule 4100.', 'Letter of the guild, 2026'],
      'second-use': ['The Ohio board of kilns accepted the test in its guidance of May 2025.', 'Guidance of the Ohio board of kilns, May 2025'],
    },
    /only advises or is only proposed in another fact/,
  ],
])('%s', (_name, answers, message) => expect(messages(caseWith(answers as never))).toEqual(expect.arrayContaining([expect.stringMatching(message)])))

test('a sentence on what a law asks waits for the words of the law, and stands in no letter before', () => {
  const claim = 'The federal kiln act requires a test of every kiln.'
  const file = caseWith({ priority: [`${claim} The state guild named the problem in 2024.`, 'Kiln plan of the state guild, 2024'] })
  const letter = (of: CaseFile) =>
    composeLetter({ file: of, seed: 'one' }, publicPriorities)
      .map(({ block }) => blockWords(block))
      .join('\n')
  expect(messages(file)).toEqual(expect.arrayContaining([expect.stringMatching(/own words/)]))
  expect(letter(file)).not.toContain('kiln act')
  expect(letter(file)).toContain('The state guild named the problem')
  const quoted = caseWith({ priority: ['Section 12 of the federal kiln act says: “Each kiln is tested before it is fired.”', 'Federal kiln act, section 12'] })
  expect(letter(quoted)).toContain('Section 12 of the federal kiln act')
})

test.each([
  ['a reason behind', 'The test is public, because federal law requires every pottery to keep such records.', 'The test is public.'],
  ['a reason before', 'Because federal law requires every pottery to keep such records, the test needs no new ones.', 'The test needs no new ones.'],
  ['a second half', 'Eleven potteries keep the records, and state law requires them to do so.', 'Eleven potteries keep the records.'],
  ['a conclusion', 'The post is new, so no permanent job can be certified.', 'The post is new.'],
  ['a condition, without which nothing is left', 'The test is public if federal law requires it.', undefined],
])('a sentence with %s waits whole; what could stand of it is proposed and told by nobody before', (_name, progress, proposed) => {
  const file = caseWith({ route: [progress, 'Letter of the guild, 2026'] })
  const letter = composeLetter({ file, seed: 'one' }, publicPriorities)
    .map(({ block }) => blockWords(block))
    .join('\n')
  expect(letter).not.toContain(progress.slice(0, 16))
  expect(letter).not.toMatch(/(?:The test is public|The test needs no new ones|Eleven potteries keep the records|The post is new)/)
  expect(messages(file)).toEqual(expect.arrayContaining([expect.stringMatching(/own words|matter of law/)]))
  expect(questionsOf(file).flatMap(({ takesOut, proposed: words }) => (takesOut?.sentence === progress ? [words] : []))).toEqual([proposed])
})

test('what leans on a sentence that waits waits with it, and goes with it where it is said anew', () => {
  const waits = 'The test is public, because federal law requires such records. It saved nine kilns. This was told to the guild.'
  const file = caseWith({ route: [`Eleven potteries use the test. ${waits} Three guilds teach it.`, 'Letter of the guild, 2026'] })
  const letter = composeLetter({ file, seed: 'one' }, publicPriorities)
    .map(({ block }) => blockWords(block))
    .join('\n')
  expect(letter).toMatch(/Eleven potteries use the test[^]*Three guilds teach it/)
  expect(letter).not.toMatch(/saved nine kilns|told to the guild/)
  expect(questionsOf(file).flatMap(({ takesOut }) => (takesOut === undefined ? [] : [takesOut.sentence]))).toContain(waits)
})

test.each([
  ['a report', 'Kiln report of Redclay Works, 2025', false],
  ['their own letter', 'Letter of Ilse Maren, Redclay Works, 2025', true],
])('what others say of the petitioner, under %s', (_name, document, isTold) => {
  const said = 'Cracks fell by half in 2023, and my supervisor says that I am the most careful engineer in Ohio.'
  const file = caseWith({ result: [said, document] })
  const letter = composeLetter({ file, seed: 'one' }, publicPriorities)
    .map(({ block }) => blockWords(block))
    .join('\n')
  expect([/Cracks fell by half in 2023/.test(letter), /most careful/.test(letter)]).toEqual([isTold, isTold])
  expect(questionsOf(file).flatMap(({ takesOut, proposed }) => (takesOut?.sentence === said ? [proposed] : []))).toEqual(isTold ? [] : ['Cracks fell by half in 2023.'])
  expect(messages(file).some((message) => /their own letter/.test(message))).toBe(!isTold)
})

test('whether a job can be certified is no fact of the petitioner: what is concluded is left out, and what it rests on is proposed', () => {
  const concluded = 'My post is paid by grants until 2028, so there is no permanent job to certify.'
  const file = caseWith({ impractical: [`${concluded} Nobody can sponsor me.`, 'Letter of Redclay Works'] })
  const letter = composeLetter({ file, seed: 'one' }, publicPriorities)
    .map(({ block }) => blockWords(block))
    .join('\n')
  expect(letter).not.toMatch(/to certify|sponsor me|My post is paid/)
  expect(questionsOf(file).flatMap(({ takesOut, proposed }) => (takesOut === undefined ? [] : [[takesOut.sentence, proposed]]))).toEqual([[concluded, 'My post is paid by grants until 2028.']])
})

test('says nothing of facts that agree', () => {
  for (const person of [...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER]) {
    const file = caseOf(person)
    expect(
      claimsCrossed(
        file,
        file.facts.filter(isSettled),
        settledFacts(file, 'eb2.experience').filter(({ kind }) => kind === 'role'),
      ).map(({ quote, message }) => `${quote} | ${message}`),
      person.key,
    ).toEqual([])
  }
})

test('two offices of one person are no tie where neither is that of the employer', () => {
  const file = caseWith({
    beyond: ['The Harlow Kiln Alliance recommends the chart to its members.', 'Letter of the alliance, 2026'],
    means: ['Ada Tarn, the owner of Elm Pottery, is the president of the alliance.', 'Letter of the alliance, 2026'],
  })
  expect(messages(file).filter((message) => /both sides/.test(message))).toEqual([])
})

test.each([
  ['another body of the kind', 'The Ohio glaze department has never employed or paid me.', 'A grant of the Ohio ceramics department pays $90,000 for my work.'],
  ['the body of another state', 'The Ohio ceramics department has never employed or paid me.', 'A grant of the Iowa ceramics department pays $90,000 for my work.'],
  ['money for others', 'The Ohio ceramics department has never employed or paid me.', 'The Ohio ceramics department pays $400 to each potter who tests a kiln.'],
  ['what is only asked for', 'The Ohio ceramics department has never employed or paid me.', 'I have asked for a grant of the Ohio ceramics department.'],
  [
    'both in one answer',
    'The Ohio ceramics department has never employed me. It gave my guild a grant, and the Ohio ceramics department paid for my study.',
    'A grant of the Ohio ceramics department pays for my study.',
  ],
  ['another body that pays', 'The kiln safety council teaches the test at its meeting.', 'A grant of the glaze safety council pays for my work.'],
])('a body without a tie is asked about for no %s', (_name, beyond, resources) => {
  const file = caseWith({ beyond: [beyond, 'Letter of the department, 2026'], means: [resources, 'Work plan, 2026'] })
  expect(messages(file).filter((message) => /money or work/.test(message))).toEqual([])
})

test('a rule and guidance that each cite their own document are two documents', () => {
  const file = caseWith({
    beyond: ['The Ohio board of kilns accepted the test as an alternative in rule 4100.', 'Rule 4100 of the Ohio board of kilns, 2026'],
    'second-use': ['The Ohio board of kilns accepted the test in its guidance of May 2025.', 'Guidance of the Ohio board of kilns, May 2025'],
  })
  expect(messages(file).filter((message) => /advises/.test(message))).toEqual([])
})
