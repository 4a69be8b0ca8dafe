import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const achievements = (duties: string) => readPerson([{ lines: `Experience\nWeaver, Quill Mills Inc., 2015 – Present\n${duties}`.split('\n') }], NOW).achievements
const told = (duties: string) => achievements(duties).map(({ text, certainty }) => [text, certainty])

test('statements that lost the marks between them are statements of their own', () => {
  expect(told('• Designed looms based on the standards of the guild Initiated a field trip of the weavers to the mill Assessed samples based on stated criteria')).toEqual([
    ['Designed looms based on the standards of the guild', 'sure'],
    ['Initiated a field trip of the weavers to the mill', 'sure'],
    ['Assessed samples based on stated criteria', 'sure'],
  ])
  expect(told('• Complete audits of each mill before the season Interpret policies for the owners')).toHaveLength(2)
})

test('a name within a statement begins no other one', () => {
  expect(told('• Installed looms for the Advanced Fibers group of the company')).toHaveLength(1)
  expect(told('• Managed orders of looms with Planned Parts and other partners')).toHaveLength(1)
  expect(told('• Maintained records called Weaving report and others')).toHaveLength(1)
})

test('qualities, skills and heads of other positions are no achievements', () => {
  expect(told('• Strong communication skills with attention to detail')).toEqual([])
  expect(told('• Advanced Microsoft Office including Visio and PowerPoint')).toEqual([])
  expect(told('• Wove nine shawls\nOfficer, Loom Specialist 01/2000 to 01/2004 Company Name City , State').map(([text]) => text)).toEqual(['Wove nine shawls'])
  expect(told('• Advanced the launch of the new loom')).toHaveLength(1)
  expect(told('• Successfully led a key project which resulted in [positive outcome] .')).toEqual([])
})

test('lists of names among accomplishments are no achievements, and an abbreviation ends no sentence', () => {
  const free = readPerson(
    [{ lines: 'Accomplishments\n• Adobe Creative Cloud: Illustrator, InDesign, Photoshop\n• Raised output by 12% for the guild\nExperience\nWeaver, Quill Mills Inc., 2015 – Present'.split('\n') }],
    NOW,
  )
  expect(free.achievements.map(({ text }) => text)).toEqual(['Raised output by 12% for the guild'])
  expect(achievements('Kept the books in line with OMB Circ. A133 for every grant of the guild.').map(({ text }) => text)).toEqual([
    'Kept the books in line with OMB Circ. A133 for every grant of the guild.',
  ])
})

test('an abbreviation before a number ends no sentence', () => {
  const statement = 'Extended the life of the looms from 12 to est. 60 years, incl. 14 old ones, in avg. 3 weeks and at max. 40 hours each.'
  expect(achievements(statement).map(({ text }) => text)).toEqual([statement])
  expect(achievements('Wove 40 shawls per yr. Trained 12 weavers of the mill in the dyeing of wool.').map(({ text }) => text)).toEqual([
    'Wove 40 shawls per yr.',
    'Trained 12 weavers of the mill in the dyeing of wool.',
  ])
})

test('a heading of a form before a deed is no part of it', () => {
  expect(told('• Major Contributions Raised the output of the mill by 20%\n• Synopsis of Achievements Trained 12 weavers of the guild')).toEqual([
    ['Raised the output of the mill by 20%', 'sure'],
    ['Trained 12 weavers of the guild', 'sure'],
  ])
})

test('a result beside the positions is told without one, and a duty or a skill there is not', () => {
  const read = readPerson(
    [
      {
        lines:
          'Experience\nDyeing and Weaving\n• Raised the output of the mill by 12%\n• Wove shawls for the guild\nWeaver, Quill Mills Inc., 2015 – Present\n• Kept the looms in order\n\nAdditional Information\nGuild of the Bay\n• Recruited over 120 weavers for the fair\n• Wrote letters to the guild\n\nSkills\n• Looms of 12 kinds'.split(
            '\n',
          ),
      },
    ],
    NOW,
  )
  expect(read.achievements.map(({ text, roleId, certainty }) => [text, roleId, certainty])).toEqual([
    ['Raised the output of the mill by 12%', null, 'sure'],
    ['Kept the looms in order', 'role-1', 'sure'],
    ['Recruited over 120 weavers for the fair', null, 'unsure'],
  ])
})

test('what is printed twice, once with a full stop, is one achievement', () => {
  expect(told('• Raised the output of the mill by 20%\n• Wove nine shawls for the guild\n• Raised the output of the mill by 20%.')).toHaveLength(2)
})

test('a result outside of the work is sure only in a summary, and none stands among references or hobbies', () => {
  const results = (section: string) =>
    readPerson([{ lines: `Experience\nWeaver, Quill Mills Inc., 2015 – Present\n• Wove shawls\n\n${section}`.split('\n') }], NOW)
      .achievements.filter(({ isResult }) => isResult)
      .map(({ certainty }) => certainty)
  expect(results('References\nJane Roe, Director, Marble Kilns\nReduced gas use of tile kilns by 60 percent in 40 mills')).toEqual([])
  expect(results('Hobbies\nReduced my time over ten miles by 20 percent')).toEqual([])
  expect(results('Skills\nReduced gas use of tile kilns by 60 percent in 40 mills')).toEqual(['unsure'])
  expect(results('Summary\nReduced gas use of tile kilns by 60 percent in 40 mills.')).toEqual(['sure'])
})

test('a place among the last, or on a list of causes, is no rank', () => {
  const isResult = (duty: string) => achievements(`• ${duty}`).some((one) => one.isResult)
  expect(isResult('Ranked last among the top 10 sellers')).toBe(false)
  expect(isResult('Reached the top 5 floors of the mill by ladder')).toBe(false)
  expect(isResult('Ranked in the top 5 of all weavers')).toBe(true)
})

test.each([
  'Claimed to have reduced gas use of tile kilns by 47 percent',
  'Reduced gas use of tile kilns by 47 percent (Jane Roe’s project)',
  'Reduced gas use of tile kilns by 47 percent (as planned for 2029)',
  'My manager reduced gas use of tile kilns by 47 percent',
  'Failed to cut losses of the mill by 20 percent',
])('what may be another’s deed, another time’s, or none is not sure: %s', (duty) => {
  expect(achievements(`• ${duty}`).filter(({ certainty }) => certainty === 'sure')).toEqual([])
})
