import { describe, expect, test } from 'vitest'
import { proposeAnswer } from './fact-words.ts'
import { isTelegraphic } from './telegraphic.ts'
import { proposedWording } from './proposed-wording.ts'

test.each([
  ['I know when most of the pots is dry.', 'I know when most of the pots are dry.'],
  ['Many potters has no meter.', 'Many potters have no meter.'],
])('of an answer is set right where it is surely wrong: %s', (typed, told) => expect(proposeAnswer(typed, 'method')).toBe(told))

describe('a verb in the singular behind a plural', () => {
  test.each([
    ['Some potters makes a new plate each week.', 'Some potters make a new plate each week.'],
    ['Every year more people gets burns from the old kiln.', 'Every year more people get burns from the old kiln.'],
    ['The kiln is old, but they has no money for it.', 'The kiln is old, but they have no money for it.'],
    ['These kilns was built in 1970.', 'These kilns were built in 1970.'],
  ])('is asked for again, with its own words set right: %s', (typed, proposed) => {
    expect(isTelegraphic(typed)).toBe(true)
    expect(proposedWording(typed, 'problem', null)).toBe(proposed)
  })
  test.each([
    'The number of people goes up each year.',
    'The owner of these kilns has no plan.',
    'Some glass has a lead glaze.',
    'Some analysis is done by hand.',
    'Some gas is lost at the door.',
    'Many Rivers has a kiln of its own.',
    'Some physics is known of the plate.',
    'Helping many people is the aim of the guild.',
    'One of those kilns was built in 1970.',
    'What they do has an effect on the plate.',
    'Some potters make a new plate each week.',
    'Most of the news is bad.',
  ])('is none: %s', (typed) => expect(isTelegraphic(typed)).toBe(false))
})
