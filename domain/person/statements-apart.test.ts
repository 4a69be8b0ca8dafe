import { describe, expect, it, test } from 'vitest'
import { readPerson } from './read-person.ts'
import { statementsIn } from './statements-apart.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const told = (duties: string) =>
  readPerson([{ lines: `Experience\nWeaver, Quill Mills Inc., 2015 – Present\n${duties}`.split('\n') }], NOW).achievements.map(({ text, certainty }) => [text, certainty])
const texts = (duties: string) => told(duties).map(([text]) => text)

test('a deed in another form than the first begins where its verb is no noun', () => {
  expect(told('• Led a team of 9 weavers for the guild Manage the dye stores of 4 mills Reduced the waste of wool by 20%')).toEqual([
    ['Led a team of 9 weavers for the guild', 'sure'],
    ['Manage the dye stores of 4 mills', 'sure'],
    ['Reduced the waste of wool by 20%', 'sure'],
  ])
  expect(texts('• Managed general stores and reporting of the mill Provided looms for guests Completed the rolls of pay')).toHaveLength(3)
})

test('behind a deed a name may stand, and the sentence goes on behind it', () => {
  expect(texts('• Prepared looms of the mill Created Warp Plans for each hall of the guild')).toEqual(['Prepared looms of the mill', 'Created Warp Plans for each hall of the guild'])
  expect(texts('• Prepared looms for local Assisted Living homes of the guild')).toHaveLength(1)
  expect(texts('• Reviewed the looms of the client Automated Loom Renewal Campaign')).toHaveLength(1)
  expect(told('• Cleared for the mill and granted access to Sensitive Compartmented Wool of the guild')).toEqual([
    ['Cleared for the mill and granted access to Sensitive Compartmented Wool of the guild', 'sure'],
  ])
  expect(told('• Reviewed and inspected Proposed Loom Orders for the guild')).toHaveLength(1)
})

test('what is parted from deeds and is none, or may hold another one, is unsure', () => {
  expect(told('• Leading mill of the valley and of the harbor Processed orders of wool in time')).toEqual([
    ['Leading mill of the valley and of the harbor', 'unsure'],
    ['Processed orders of wool in time', 'sure'],
  ])
  expect(told('• Looms of the guild and of its mills Processed orders of wool in time')[0]).toEqual(['Looms of the guild and of its mills', 'unsure'])
  expect(told('• Reviewed plans of the mill in time Prepared lists of all the weavers Work looms of wool for guests')[1]?.[1]).toBe('unsure')
})

test('a deed behind what it was done by is one too', () => {
  expect(told('• Through fairs of the bay, raised the sales of shawls for the Quill Mills Managed and opened halls of the guild')).toEqual([
    ['Through fairs of the bay, raised the sales of shawls for the Quill Mills', 'sure'],
    ['Managed and opened halls of the guild', 'sure'],
  ])
})

test('marks, full stops without a blank and semicolons part statements', () => {
  expect(texts('• Wove nine shawls for the guild ·Trained 12 weavers · Sold wool to 40 mills')).toEqual(['Wove nine shawls for the guild', 'Trained 12 weavers', 'Sold wool to 40 mills'])
  expect(texts('• Wove nine shawls for the guild.Trained 12 weavers of the mill.Reduced waste by 20%.')).toHaveLength(3)
  expect(texts('• Moved the records of the guild to Loom.Node and back')).toHaveLength(1)
  expect(texts('• Wove nine shawls for the guild; Trained 12 weavers of the mill; Vast knowledge of dyes; Sold wool to 40 mills')).toHaveLength(4)
  expect(texts('• Redesigned the mill; trained 12 weavers of it; sold wool to 40 guilds')).toHaveLength(1)
  expect(texts('• Looms for the northern guild - Led nine mills of wool - Trained 12 weavers of the mill')).toHaveLength(3)
})

test('"Responsibilities include" is no heading over what follows', () => {
  expect(texts('• Responsibilities include the dyeing of wool for 9 mills')).toEqual(['Responsibilities include the dyeing of wool for 9 mills'])
})

test('an opening that is no verb, an adverb before one, a row of verbs and a past form of no noun begin a statement', () => {
  expect(texts('• Kept the looms of 150 weavers Responsible for planning the move of the mill')).toEqual(['Kept the looms of 150 weavers', 'Responsible for planning the move of the mill'])
  expect(texts('• Built a register of the guild with rules Carefully analyzing the wool of each mill')).toEqual([
    'Built a register of the guild with rules',
    'Carefully analyzing the wool of each mill',
  ])
  expect(texts('• Moved the ledger to the loom (two halls) Design, develop and test the stores of the guild')).toEqual([
    'Moved the ledger to the loom (two halls)',
    'Design, develop and test the stores of the guild',
  ])
  expect(texts('• Wrote a handbook of guild information Wrote Standard Loom Manuals of each hall')).toEqual(['Wrote a handbook of guild information', 'Wrote Standard Loom Manuals of each hall'])
  expect(texts('• Planned the dyes of all looms Management of wool stores of the guild')).toHaveLength(2)
  expect(texts('• Prepared rolls for Design, Dye and Loom halls of the guild')).toHaveLength(1)
  expect(texts('• Kept the stores of the Early Weaving hall in order')).toHaveLength(1)
  expect(texts('• Won 20 guests of the mill in the first year of the hall Managed the whole line of wool')).toHaveLength(2)
  expect(texts('• Won guests for the Managed wool hall of the guild')).toHaveLength(1)
  expect(texts('• Managed the first hall and cut the waste of wool by 40% Managed Dye Unit Hall from plan to opening and cut the waste by 20%')).toHaveLength(2)
  expect(texts('• Raised the sales of shawls for the Quill Mills Managed and opened halls bringing over $60,000 to the guild')).toHaveLength(2)
  expect(texts('• Helped the engineer Jan Kos Wrote Loom Manuals of each hall')).toHaveLength(1)
})

describe('the deed of another', () => {
  it.each([
    'Worked with a firm that Developed the new valve for pumps',
    'Reviewed the report of a contractor who Designed the flood wall',
    'Edited the film The Men Who Built the bridge over the Ouse',
    'Planned but never Launched the new portal for 300 users',
    'Attended lectures such as How We Reduced the noise of rotors',
  ])('is not parted from who did it: %s', (text) => expect(statementsIn(text)).toEqual([{ text, whole: true }]))

  it.each([
    ['Lost the tender to a rival that Won the contract Built the dam in 2011', 'Built the dam in 2011'],
    ['Investigated staff who Stole money Forged the ledgers', 'Forged the ledgers'],
    ['Wrote about people who cleared woods - led a strike - founded a town', 'founded a town'],
    ['Failed to win the bid Led by our rivals', 'Failed to win the bid Led by our rivals'],
  ])('is in doubt where it goes on: %s', (text, statement) => expect(statementsIn(text)).toContainEqual({ text: statement, whole: false }))

  it('is no deed behind a relative clause of one’s own thing', () =>
    expect(statementsIn('Built a tool that cuts costs; Led a team of six; Trained nine clerks').map(({ whole }) => whole)).toEqual([true, true, true]))
})

test('a heading within the text and “Responsible of” part statements', () => {
  expect(told('• Planned and held fairs for the guests of the mill Accomplishments Winner of the dyeing prize of the bay')).toEqual([
    ['Planned and held fairs for the guests of the mill', 'sure'],
    ['Winner of the dyeing prize of the bay', 'unsure'],
  ])
  expect(told('• Wove shawls for the guild Accomplishments Raised the output of the mill by 20%')[1]).toEqual(['Raised the output of the mill by 20%', 'sure'])
  expect(told('• Wrote the book of Accomplishments Every Year for the guild')).toHaveLength(1)
  expect(texts('• Developing trade within the bay; good presentation and leadership qualifications Responsible of managing a team of 24 weavers')).toHaveLength(2)
})

test('what another did behind “when”, a noun within a name, and “working with” begin or begin not', () => {
  const one = 'I was on the board of the mill when Quillmark Moved 160 looms to 7 halls'
  expect(statementsIn(one)).toHaveLength(1)
  expect(texts('• Lead contact on a wool Audit in which I saved the guild $9 million')).toHaveLength(1)
  expect(texts('• Lead the looms of the hall Assist in weaving shawls of the guild')).toHaveLength(2)
  expect(texts('• Kept the wool of the hall in good order Working with the guild, assisted in the opening of eight halls')).toHaveLength(2)
  expect(texts('• Kept the wool of the hall in order Personally responsible for raising the price from $27 to $29')).toHaveLength(2)
})

test('“Results:” is a heading of what follows', () => {
  expect(told('• Results: Produced $250 million in sales of wool')).toEqual([['Produced $250 million in sales of wool', 'sure']])
})
