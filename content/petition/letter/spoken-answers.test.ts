/** Answers as people speak them: what of them stands in a letter, and what waits. */
import { expect, test } from 'vitest'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { proposeAnswer } from '../../../domain/petition/fact-words.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { conclusionPart } from './closing-parts.ts'
import { composeLetter } from './compose-letter.ts'

const letter = (answers: Petitioner['answers'], endeavor = WATER_ENGINEER.endeavor): string =>
  composeLetter({ file: caseOf({ ...WATER_ENGINEER, endeavor, answers: { ...WATER_ENGINEER.answers, ...answers } }), seed: 'one' }, publicPriorities)
    .map(({ block }) => plainText(block))
    .join('\n')

test('what another did waits with the sentence that tells the own part', () => {
  const told = letter({ 'own-part': ['Only me for the sieve. Dr. Bask wrote steps 1 to 6. Ostrow counted the grain. My chart is in use at three mills.', 'Letter of the mill, 2026'] })
  expect(told).not.toMatch(/Bask|Ostrow/)
  expect(told).toContain('My chart is in use at three mills.')
  expect(letter({ 'own-part': ['I made the sieve. Dr. Bask wrote steps 1 to 6.', 'Letter of the mill, 2026'] })).toContain('Dr. Bask wrote steps 1 to 6')
})

test('what leans on a sentence that waits is not told', () => {
  const told = letter({ 'user-ties': ['Harlan the same more or less. I am not paid by either.', 'Letters of two counties, 2026'] })
  expect(told).not.toContain('paid by either')
})

test.each(['You need a license for it usually.', 'It really stopped the leaks in 2024.', 'So when a valve sticks the paper comes weeks later.', 'The men count the valves and that stuff.'])(
  'words of talk stand in no letter: %s',
  (said) => expect(letter({ 'usual-practice': [`Towns dig in the spring of each year. ${said}`, ''] })).not.toContain(said.slice(0, 20)),
)

test('a conclusion tells no sentence that the letter leaves out', () => {
  const told = letter({
    beyond: ['Pike Hollow County has used the rule as its own since January 2026. Also talk at the county meeting in 2025, sixty people.', 'Guide of Pike Hollow County, January 2026'],
  })
  expect(told).not.toContain('sixty people')
})

test('how users stand to the petitioner leads no conclusion on importance', () => {
  const told = letter({ 'user-ties': ['My employer sells meters, so it competes with the open program that the towns use.', 'Price list of the district, 2026'] })
  expect(told.split('Conclusion on prong one')[1]).not.toMatch(/My employer sells meters/i)
})

test('what is no thing stands in no list of outputs', () => {
  for (const said of ['The table, free', 'A manual, videos, maybe twelve of them, a form in Spanish and in Somali', 'And a data set of the marks, without names']) {
    expect(proposeAnswer(said, 'outputs')).not.toMatch(/will produce/)
    expect(letter({ outputs: [said, ''] })).not.toMatch(/outputs will be|a maybe|an in Somali/)
  }
  expect(letter({ users: ['Us. Then the two counties.', ''] })).not.toContain('first users are us')
})

test('a generic word is no name of the endeavor', () => {
  const told = letter({ method: ['I compare the readings of each night.', ''] }, 'To develop and spread Handover Sheets, a way in which towns pass on what works')
  expect(told).not.toMatch(/\b(?:advance|for|on|of) the way\b|\bThe way has\b/)
})

test('two whole sentences that a comma joins are parted, and others are left to be asked about', () => {
  expect(proposeAnswer('The chart is mine, I weighed three hundred lambs myself.')).toBe('The chart is mine. I weighed three hundred lambs myself.')
  expect(proposeAnswer('The barn has no scale, farms have no barn.')).toBe('The barn has no scale. Farms have no barn.')
  // One thing of many needs its article, and what one half limits stays with it.
  for (const said of ['I opened a calm room at the school, principal kept the log.', 'They dug to check eleven posts, ten were really bad.']) expect(proposeAnswer(said)).toBe(said)
  expect(proposeAnswer('She wrote: “It works, we use it every day.”')).toBe('She wrote: “It works, we use it every day.”')
})

test('a change that is told with its direction has one verb', () => {
  expect(proposeAnswer('Air alarms down from 31 to 6.', 'second-result')).toBe('Air alarms fell from 31 to 6.')
  expect(proposeAnswer('Air alarms up from 31 to 6.', 'second-result')).not.toMatch(/fell|rose/)
})

test('the end claims nothing that no part claims', () => {
  const ground = { file: caseOf(WATER_ENGINEER), seed: 'one' }
  const argument = composeLetter(ground, publicPriorities).map((block) =>
    /^p(?:1\/beyond\/applied|3\/balance)$/.test(block.id) ? { ...block, basis: {}, block: { kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: 'This is told above.' }] } } : block,
  )
  const end = plainText(conclusionPart(ground, argument).find(({ id }) => id === 'conclusion/request')!.block)
  expect(end).toContain('that the endeavor has substantial merit')
  expect(end).not.toMatch(/national importance;|on balance a waiver would be/)
})

test('forms of speech are written out', () => {
  expect(proposeAnswer('It’s $40,000 and needs a specialist.')).toBe('It is $40,000 and needs a specialist.')
  expect(proposeAnswer('Manganese is in a lot of private wells.')).toBe('Manganese is in many private wells.')
  expect(proposeAnswer('The kids of nine towns drink from its wells.')).toBe('The children of nine towns drink from its wells.')
  expect(proposeAnswer('The report says its in the contract.')).toBe('The report says it is in the contract.')
  expect(proposeAnswer('It’s been in use since 2024.')).toBe('It’s been in use since 2024.')
})

test('words in quotation marks excuse no broken sentence beside them', () => {
  const said = letter({ problem: ['So basically what happens is, the valve rusts. The inspector writes “safe” on the form. The town waits for complaints.', ''] })
  expect(said).not.toContain('basically')
  expect(said).toContain('The inspector writes “safe” on the form. The town waits for complaints')
})

test('a limit is told with the count that it limits, though the sentence between them waits', () => {
  const said = letter({ merit: ['The number of leaks went down from 412 in 2022 to 148 in 2025. State guild counted of it. One winter was mild too.', 'Report of the district, 2025'] })
  expect(said).toMatch(/from 412 in 2022 to 148 in 2025(?: \(\))?\. .*One winter was mild too/)
})

test('the name is the one that was answered, however a resume prints it', () => {
  const file = caseOf(WATER_ENGINEER)
  const printed = {
    ...file.facts.find(({ element }) => element === 'identity.name')!,
    id: 'f0',
    text: 'NAME IN CAPITALS',
    source: { kind: 'resume' as const, file: 'r.pdf', page: 1, line: 1, quote: '' },
  }
  const words = composeLetter({ file: { ...file, facts: [printed, ...file.facts] }, seed: 'one' }, publicPriorities).map(({ block }) => plainText(block))
  expect(words.join('\n')).not.toContain('NAME IN CAPITALS')
})

test('who counted “it” waits with what was counted', () => {
  const said = letter({ result: ['I found 14 leaks, before Chartline we found one in six years. Our senior clerk counted it out of the log. The log is kept by the district.', 'Log of the district'] })
  expect(said).not.toContain('counted it out of the log')
})

test('what is done last stands before what comes next, of which one sentence is told there', () => {
  const blocks = composeLetter(
    {
      file: caseOf({
        ...WATER_ENGINEER,
        answers: {
          ...WATER_ENGINEER.answers,
          progress: ['I published the first version of Night Line in 2019. I published version 2 of Night Line in February 2026.', ''],
          plan: ['By June 2027 I will release version 5. By December 2027 I will publish the results.', ''],
        },
      }),
      seed: 'one',
    },
    publicPriorities,
  )
  const ahead = blocks.filter(({ id }) => id === 'endeavor/ahead/applied').map(({ block }) => plainText(block))
  expect(ahead.join()).toMatch(/I published version 2 of Night Line in February 2026/)
  expect(ahead.join()).toMatch(/I will release version 5\.$/)
})

test('who pays whom is told whole or not at all', () => {
  const said = letter({ 'user-ties': ['The towns pay nothing to me or to the district. State gives money to district each year.', 'Letters of two towns, 2026'] })
  expect(said).not.toContain('pay nothing to me')
})

test('what takes back a part of itself is told and leads no conclusion', () => {
  const said = letter({
    merit: ['Leaks found in the first term went from 6 to 1, but it is only one year and small numbers. The crews dug at 17 places.', 'Log of the district, 2025'],
    'second-effect': ['Leaks in Harlow went from 9 to 2, but it is only one year.', 'Log of Harlow, 2025'],
  })
  expect(said).toContain('small numbers')
  expect(said.split('Conclusion on prong one')[1]).not.toMatch(/small numbers|only one year/)
})

test('facts on a job from which nothing follows are weighed by no empty words', () => {
  const { vehicle: _vehicle, ...answers } = WATER_ENGINEER.answers
  const file = caseOf({ ...WATER_ENGINEER, answers: { ...answers, impractical: ['The district makes water and sells it to towns.', ''] } })
  const words = composeLetter({ file, seed: 'one' }, publicPriorities).map(({ block }) => plainText(block))
  expect(words.join('\n')).not.toContain('the facts on a job offer')
})

test('a kitchen of a school is no education', () => {
  const said = letter({}, 'To develop and publish a swab test with which school kitchens can find residue on a shared line')
  expect(said).not.toMatch(/merit in education|lies in education/)
})

test('an answer of whole sentences is told, however short one of them is and with whatever participle it begins', () => {
  const said = letter({ merit: ['Postponed repairs in Harlow went from 19 to 6 percent in one year. Auditors counted. The district also hired a second crew.', 'Audit of the district, 2025'] })
  expect(said).toMatch(/Postponed repairs in Harlow went from 19 to 6 percent in one year\. Auditors counted\. The district also hired a second crew/)
})
