import { describe, expect, it, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { MORE_PEOPLE } from '../../test/petitions/more-people.ts'
import { PEOPLE } from '../../test/petitions/people.ts'
import { sentencesOf } from './checks/block-text.ts'
import { waitsAtGate } from './broken-sentence.ts'
import { faultsOf, hintOf, type FaultKind } from './sentence-gate.ts'

const kindsOf = (sentence: string): FaultKind[] => [...new Set(faultsOf(sentence).map(({ kind }) => kind))]

it.each<[FaultKind, string]>([
  ['article', 'The crew reads the log of kiln sensor every morning.'],
  ['article', 'I tested chamber in Ohio.'],
  ['article', 'I am ceramic engineer.'],
  ['article', 'In second phase the guild tests forty kilns.'],
  ['article', 'Now I write the version 4 of the guide.'],
  ['number', 'The guild sent the card to 40 factory in Ohio.'],
  ['number', 'The card went to others guilds.'],
  ['number', 'One guild saved 52000 pounds of clay.'],
  ['agreement', 'The kilns of the guild loses heat at the door.'],
  ['agreement', 'The guild secretary keep the record of each firing.'],
  ['agreement', 'A company that sells kilns put the card in his list of parts.'],
  ['tense', 'The guilds are needing a cheaper card.'],
  ['tense', 'The guild is using the card since 2024.'],
  ['tense', 'If I will stop, nobody will keep the card.'],
  ['tense', 'In 2023 we test 40 kilns with the card.'],
  ['verb', 'The potters must to fire the kiln twice.'],
  ['verb', 'The guild wants try the card in June.'],
  ['verb', 'The card allows us use the kiln at night.'],
  ['verb', 'The potters do not test nothing before the firing.'],
  ['subject', 'The potters they fired the kilns.'],
  ['subject', 'The card is for kilns where are iron doors.'],
  ['subject', 'The plan says that is necessary to test each kiln.'],
  ['order', 'In the winter will be trained 30 potters.'],
  ['order', 'The card and the chart I drew myself.'],
  ['comma', 'The card is free, anybody can print it.'],
  ['comma', 'We fired nine kilns in May, the guild counted the cracks.'],
  ['preposition', 'They discussed about the card at the meeting.'],
  ['preposition', 'The heat depends of the door.'],
  ['preposition', 'The plan says in page 14 that kilns waste gas.'],
  ['preposition', 'The guild told to us that the cracks were gone.'],
  ['talk', 'The kiln is of course cheaper.'],
  ['talk', 'After the change there were 4 only.'],
  ['spelling', 'The guild recieves the card each year.'],
  ['length', `The card ${'shows the heat of the door and '.repeat(13)}it shows the gas.`],
])('%s: %s', (kind, sentence) => {
  expect(kindsOf(sentence)).toContain(kind)
  expect(waitsAtGate(sentence)).toBe(true)
  for (const fault of faultsOf(sentence)) expect(hintOf(fault)).toContain('.')
})

// Sentences of a clause that a pattern for notes, or a word of many, took for broken.
it.each([
  'A kiln needs about three days and $900 of bricks.',
  'Each needs a damper, which they have, about $90 of bricks, and two days to learn it.',
  'Neither guild promises money.',
  'The rule for the damper derives from chart 4.7 of the thesis.',
  'After them come the potters of the three valleys.',
  'My shift lead timed 40 firings in May 2024.',
  'At 4,100 degrees this is $300 a firing.',
  'It names the door, not my chart.',
  'Nine of the 14 firings so far were run with me in the room.',
  'The remaining 30 percent need another chart.',
  'In the kilns that I fired it was between 4 and 9 degrees.',
  'A mason could run it after two days of instruction.',
  'The door is then set on a 5-rung ladder with a hand-held hook.',
  'The forms are available without fee in all nine states.',
  'My own paper, from which the chart derives, examined 90 kilns.',
  'An early closing cost Marmol County $4,000.',
  'No one pays me for the chart.',
  'I would not claim that nobody else could fire it.',
  'Around 190 kilns have been through it altogether.',
  'At present there are 14 kilns.',
  'The laws are, of course, not of my making; the order is.',
  'The guild settles its programme in the autumn, as I learnt there.',
  'In 2028 five masons, whom the guild will choose, will give the course in their valley.',
])('passes: %s', (sentence) => expect(waitsAtGate(sentence)).toBe(false))

it.each([
  'Whoever fires the kiln gets a one-page chart that says which door to look at first.',
  'Most of them hire a mason once a year.',
  'During 2024 the test turned up seven cracks at eleven kilns, four of them in kilns that had passed in spring.',
  'On the day the kiln is fired, the guild writes down the heat of each door.',
  'Before we started, the guild had lost two kilns in one winter.',
  'Nobody at the guild has ever worked for us or paid us.',
  'What the rule does not say is how to prove it.',
  'Because small guilds share one mason, the card assumes no special knowledge.',
  'The card costs about $90 a year, less than a tenth of what a cracked kiln costs.',
  'Of the seven cracks, five were in the door.',
  'The five steps and the limits between them are mine; cones have been used for decades.',
  'No single guild needs an engineer who writes charts for a hundred others.',
  'The guild, which has 120 members, plans to print it next year.',
  'It has lost no kiln since 2022.',
  'In July 2026 the guild wrote that it would like to try the card at six kilns.',
  'Every kiln has a door, and every door leaks where its frame was welded by hand.',
  'I fired one kiln in March, two in April, and nine in May.',
  'The state plan asks each guild to keep its records for ten years.',
])('lets native English pass: %s', (sentence) => {
  expect(faultsOf(sentence)).toEqual([])
})

test('of whole answers that native writers gave, hardly one in thirty waits', () => {
  const given = [...CASE_QUESTIONS.map(({ example }) => example), ...[...PEOPLE, ...MORE_PEOPLE].flatMap(({ answers }) => Object.values(answers).map(([text]) => text))]
  const sentences = given
    .flatMap((text) => text.split('\n'))
    .flatMap(sentencesOf)
    .filter((one) => /^\p{Lu}.*[.]$/u.test(one) && one.split(' ').length > 3)
  expect(sentences.length).toBeGreaterThan(400)
  expect(sentences.filter((one) => faultsOf(one).length > 0).length / sentences.length).toBeLessThan(1 / 30)
})

test('a long answer, and one of signs, is looked at within its bounds', () => {
  expect(kindsOf(`The kiln ${'of the guild '.repeat(200)}leaks.`)).toEqual(['length'])
  expect(() => faultsOf('—, ;; (“) … 4 , , .')).not.toThrow()
})

test('a profession, a contrast in time, and a word of two words are no fault', () => {
  for (const sentence of ['I am an electrical engineer by profession.', 'Before, 38 percent of the children waited, and now 15 percent do.', 'The federal roadmap of 2022 names drying as a goal.'])
    expect(faultsOf(sentence)).toEqual([])
})

describe('whichever the verb is', () => {
  test.each([
    'The board has accept my proposal.',
    'The kiln is produce 40 tiles every day.',
    'The crack was finded by a guard.',
    'My method permits detect the leaks at night.',
    'The engineer which designed the kiln left in 2020.',
    'Three laboratories that uses my chart wrote to us.',
    'There is three guilds in the county.',
    'This make it possible to fire at night.',
    'The losses decreased of 60 percent.',
    'The tiles which I fired them were sold in 2024.',
    'Three years ago I have started to build the register.',
    'The guild has adopted the chart last year.',
    'This kind of projects needs a guide.',
    'Not only the cost is lower but also the test is faster.',
    'A such register does not exist today.',
    'I pretend to build a register of wells.',
    'The cost raised by 9 percent in 2023.',
    'The new valve rises the pressure in the pipe.',
    'The chart was make in three towns of the county.',
    'I am agree with the guild about the plan.',
    'The number of cracks has fell by half.',
    'The kiln was broke twice in the last month.',
    'They did not knew how to fire it.',
    'The boy can now to fire a kiln.',
    'My colleague explained how does the sensor work.',
    'This kilns can be fired by anyone.',
    'Before two years we began with ten users.',
    'Nobody does not use the old chart anymore.',
    'The cost of the tiles it was very high.',
    'The report which the guild published it says the same.',
    'One of the main problem is the lack of clay.',
    'He teached me how to fire it.',
    'The guild do not have a budget for it.',
  ])('stops: %s', (sentence) => expect(faultsOf(sentence)).not.toEqual([]))

  test.each([
    'My colleagues at the port check the results every quarter.',
    'The time until the evaluation fell from 19 months to 7 months.',
    'All I do is measure the heat of the tiles.',
    'The chart helps read the gauge at night.',
    'We raised the yield by 9 percent.',
    'The price rose the next year.',
    'One of the laboratories that uses my chart wrote to us.',
    'The guild adopted the chart last year.',
    'The new tile costs more but lasts three times as long.',
    'This matters because a single failed tile can stop the whole line.',
    'That others build on a work says more than how often it is counted.',
    'On the morning of the test it rained.',
    'One of the main problems is the lack of clay.',
    'The measure is the one of the first table.',
    'A new cold room costs more than a small grocer earns in two years.',
    'The kiln is open to visitors in May.',
    'The tiles had become too thin for the roof.',
    'How the chart was found does not matter.',
    'The ore has changed, although blasts often follow last year’s pattern.',
    'Line-construction permits give an interval for the year.',
    'Not only guilds but also towns have adopted the chart.',
    'The kilns are run by others.',
    'The guild reads it when no outside model is in use.',
    'Government forms are available free of charge from the agencies.',
    'Some makers pretend to know the heat.',
    'The engineer who designed the meter which failed left in 2020.',
  ])('lets pass: %s', (sentence) => expect(waitsAtGate(sentence)).toBe(false))
})

describe('a number before a verb of the past', () => {
  it.each([
    'In a trial with 84 people, nine fell again within a month.',
    'In a trial with 84 people, six failed within a week.',
    'Nine fell again within a month.',
    'In the second year, 14 passed the test.',
    'In 2025, two left the program.',
    'At eight clinics, nine returned within a month.',
    'The letters are dated August 2026.',
  ])('stands for those whom it counts: %s', (sentence) => expect(waitsAtGate(sentence)).toBe(false))
  it.each([
    'In trial with 84 people, nine fell again.',
    'With 84 people, nine.',
    'In a trial with 84 people, nine again within a month.',
    'In a trial with 84 people, nine of them again.',
    'In a trial, nine tested by the county.',
    'In 2024 trained 40 teachers.',
    'On May 3, 2025 started trial.',
    '31 trained in Ohio.',
    'Nine published article about model.',
  ])('and is none of a note: %s', (sentence) => expect(waitsAtGate(sentence)).toBe(true))
})
