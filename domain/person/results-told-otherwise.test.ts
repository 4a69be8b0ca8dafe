import { expect, test } from 'vitest'
import { measuresOf } from './achievement-words.ts'
import { readPerson } from './read-person.ts'
import { statementsIn } from './statements-apart.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const results = (body: string) =>
  readPerson([{ lines: `Experience\nWeaver, Quill Mills Inc., 2015 – Present\n• Kept the looms in order.\n${body}`.split('\n') }], NOW)
    .achievements.filter(({ isResult }) => isResult)
    .map(({ text, certainty }) => [text, certainty])

test.each([
  'Managed a base of 90 looms, which is an increase of 40 looms',
  'Rewrote the rules of the dye hall, with savings of 90,000 a year',
  'Made 45 plain weaving and printed carpet patterns for the guild',
  '2014 #1 nationally in sales of rugs',
  'Ranked #2 store each spring',
  'I was 2nd in the entire guild for new members',
  'Was always in the top 10 of the sellers',
  'Held a place in the top three of the guild',
  'Loom output reached the 97th percentile',
  'Moved the dye hall with zero downtime',
  'Counted the wool of four halls with zero loss',
  'Orders grew from under a hundred thousand to over two hundred',
  'Built the hall from a staff of zero to 20',
  'Raised the output by17%',
  'Trained and instructed 40 weavers on the new looms',
  'Automated the count of rugs from 4 days to minutes',
  'Brought the wait for rugs from weeks down to a few days',
])('a result: %s', (text) => {
  expect(measuresOf(text).isResult).toBe(true)
})

test.each([
  'Wove to keep the safety of 50 weavers a priority',
  'Sales training of the mill, overall management of 37 acres',
  'Loom pattern in 28nm, took 10 months, a wonderful time',
  'Secondary 7-12 Marble Studies',
  'Grades K - 12 Weaving teacher for children',
  'Kept to the KLN 13 requirements on dyes',
  'Invested 25% of our funds in wool',
  'Quill Looms 18 locations',
  'Wove on visits ranging from weeks to days',
  'Moved the fair from days to weeks',
  'Maker of fine rugs, annual sales of $120 million',
  'Our goal for the spring is to sell 100 rugs',
  'Orderly weaver with 7 years in security and dyes',
])('no result: %s', (text) => {
  expect(measuresOf(text).isResult).toBe(false)
})

test.each([
  'Reduced the cost of quality by 30%',
  'Built a tool to reduce production and dyeing time by 33%',
  'Mended 200 looms, with a decreased impact on output',
  'Opened a hall that stood at 20% of projected sales and raised sales to 125%',
  'Turned 60% of potential 50 guests into buyers',
  'Received 2nd place in the fair of the guild',
  'Earned the prize of the guild 5 consecutive months for most rugs sold each month',
  'In 2015, 93% of pupils passed the Quill Merit Writing exam of the guild',
])('nothing speaks against it: %s', (text) => {
  expect(results(`• ${text}`)).toEqual([[text, 'sure']])
})

test('what was only simulated is not surely a result', () => {
  expect(results('• Drove a simulated investment of $1,000,000 of the class to gains of 9%').map(([, certainty]) => certainty)).toEqual(['unsure'])
})

test('a long paragraph that ends in a head is headed by its last sentence alone, and is none of what it heads', () => {
  const told = results("Led the company's return to growth and raised its trade from $2M to $9M. Ran the dye halls of the guild. Key results included:\n• Reduced the waste of wool by 20%")
  expect(told.map(([, certainty]) => certainty)).toEqual(['sure', 'sure'])
  expect(results('Wove the rugs that the guild had ordered for all of its halls. The results of my supervisor’s group:\n• Reduced the waste by 20%').map(([, certainty]) => certainty)).toEqual([
    'unsure',
  ])
})

test('dashes that touch the words behind them mark items', () => {
  const parts = (text: string) => statementsIn(text).map((part) => part.text)
  expect(parts('Accomplishments: -Named weaver of the year for fine rugs. -Raised the output by 25% - Helped the guild with its halls. -Cut the wait for rugs to 3 days.')).toEqual([
    'Named weaver of the year for fine rugs.',
    'Raised the output by 25%',
    'Helped the guild with its halls.',
    'Cut the wait for rugs to 3 days.',
  ])
  expect(parts('Wove rugs for Quill -Marble and for the guild of the bay')).toHaveLength(1)
})

test.each([
  ['Trained around 20 of the staff.', true],
  ['Glazed hundreds of plain and two-tone tea bowls for guests', true],
  ['Certified over 400 Guild of the Marble apprentices in glazing.', true],
  ['Worked in a kiln team where 80% of the firings were done at night.', false],
  ['Cut the waste to a level where 80% less clay was lost', true],
  ['Negotiated terms for a pottery group consisting of five kilns, glaze rooms, and over 1000 weavers.', false],
])('%s', (text, isResult) => {
  expect(measuresOf(text).isResult).toBe(isResult)
})
