import { expect, test } from 'vitest'
import { unshownBy } from './exhibit-kinds.ts'

const of = (title: string, text: string, element = 'p1.beyond') => unshownBy([title], element, text).map(({ sentence }) => sentence)

test('a document of a kind shows what its kind tells, and no other sentence of the answer', () => {
  const teeth = 'There is no doctor within 40 miles. Children miss school.'
  expect(of('School absence report of Dunmore, 2024', teeth)).toEqual(['There is no doctor within 40 miles.'])
  expect(of('Rural health survey of Dunmore, 2024', teeth)).toEqual([])
  expect(of('Award certificate, membership card, and invoices', 'I have worked in the field for 14 years.')).toHaveLength(1)
  expect(of('Award certificate, membership card, and invoices', 'I am a member of the Pump Society.')).toEqual([])
})

test('time that somebody gives, under a purchase order', () => {
  expect(of('Purchase order of the Dunmore Bureau', 'Brightwell lets me use Fridays. The bureau bought 80 valves.')).toEqual(['Brightwell lets me use Fridays.'])
  expect(of('Purchase order of the Dunmore Bureau and letter of Brightwell', 'Brightwell lets me use Fridays. The bureau bought 80 valves.')).toEqual([])
})

test('what is usual, under the review of one incident', () => {
  expect(of('Incident review of Dunmore, 2018', 'A patient with a fever is sent away.', 'endeavor.problem')).toHaveLength(1)
  expect(of('Incident review of Dunmore, 2018', 'A patient with a fever was sent away.', 'p2.record')).toEqual([])
})

test('use by several, and that nobody pays, under the policy of one', () => {
  const text = 'Oakline runs the test before every release. Four hospital systems use it. None of them has paid me.'
  expect(of('Release policy of Oakline, November 2025', text)).toEqual(['Four hospital systems use it.', 'None of them has paid me.'])
  expect(of('Letters of four hospital systems, 2026', text)).toEqual([])
})

test('what an occupation requires, under the letter of one employer', () => {
  const text = 'I work as a pump engineer. The occupation requires at least a master’s degree.'
  expect(of('Employment letter of the Dunmore Institute', text, 'eb2.occupation')).toEqual(['The occupation requires at least a master’s degree.'])
  expect(of('O*NET summary and letter of the Dunmore Institute', text, 'eb2.occupation')).toEqual([])
})

test('one who is none of those that the letters are of', () => {
  expect(of('Letters of three districts', 'Three other districts and the school office of New Hampshire use the program.')).toHaveLength(1)
  expect(of('Letters of three districts', 'Three other districts use the program.')).toEqual([])
})

test('use by several under a price list, citations under the letter of an employer, and what was only told', () => {
  expect(of('Price list of the sampler', '27 pump farms used it last season.')).toHaveLength(1)
  expect(of('Employment letter', 'My paper was published in 2022 and cited 41 times.')).toHaveLength(1)
  expect(of('Citation record', 'My paper was published in 2022 and cited 41 times.')).toEqual([])
  expect(of('Trial report of the guild, 2025', 'I counted it from what the owners told me.')).toHaveLength(1)
  expect(of('Patent application, filed August 2025', 'A patent was granted on the swab.')).toHaveLength(1)
  expect(of('Patent 11,000,000', 'A patent was granted on the swab.')).toEqual([])
  expect(of('Leak statistics of the city of Dunmore, 2025', 'I went through the log myself to count them.')).toHaveLength(1)
  expect(of('My tally of the leaks, 2025', 'I went through the log myself to count them.')).toEqual([])
  expect(of('Letters of nine owners, 2025', 'I counted it from what the owners told me.')).toEqual([])
})

test('more than others earn, under invoices', () => {
  expect(of('Invoices of 2025', 'My fee of $140 an hour is higher than that of most consultants.')).toHaveLength(1)
  expect(of('Invoices of 2025 and wage survey of the Pump Society', 'My fee of $140 an hour is higher than that of most consultants.')).toEqual([])
})
