import { describe, expect, test } from 'vitest'
import { fromNotes, withGivenArticles, writtenOut } from './from-notes.ts'
import { proposeAnswer } from './fact-words.ts'
import { proposedWording } from './proposed-wording.ts'

describe('what a note most likely stands for', () => {
  test.each([
    ['record', 'Led crew of 12 glaziers in Ohio', 'I led a crew of 12 glaziers in Ohio.'],
    ['method', 'Measures heat w/ sensor & sends alarm thru radio network', 'The method measures heat with a sensor and sends an alarm through a radio network.'],
    ['record', 'Member of tile committee since 2020', 'I have been a member of a tile committee since 2020.'],
    ['progress', 'Published chart on GitHub in 2022 - used by 14 guilds', 'I published a chart on GitHub in 2022. It is used by 14 guilds.'],
    ['beyond', 'Chart is free - any guild can use it w/o license', 'The chart is free. Any guild can use it without a license.'],
    ['impractical', 'Position is tied to one employer, endeavor serves all guilds', 'The position is tied to one employer. The endeavor serves all guilds.'],
    ['urgency', 'The guild list closes September 2027', 'The guild list closes in September 2027.'],
    ['urgency', 'New rule takes effect January 2028, guilds need tool before that', 'The new rule takes effect in January 2028. Guilds need a tool before that.'],
    ['plan', 'Next step: build kiln and test it in two towns', 'The next step is to build a kiln and test it in two towns.'],
  ])('of %s: %s', (question, note, told) =>
    expect(proposedWording(note.startsWith('Led') || note.startsWith('Published') ? `I ${note[0]!.toLowerCase()}${note.slice(1)}.` : note, question, null)).toBe(told),
  )

  test.each([
    ['record', 'In charge of tile plans for 220 roofs', 'I [am or was] in charge of tile plans for 220 roofs.'],
    ['users', 'Used by 5 county guilds since 2023', '[What] has been used by 5 county guilds since 2023.'],
    ['merit', 'Reduced losses from 40 tiles to 6 tiles per month', '[Who or what] reduced losses from 40 tiles to 6 tiles per month.'],
    ['record', 'Responsible for firing chart in 3 guilds', 'I [am or was] responsible for [the] firing chart in 3 guilds.'],
  ])('with a gap where nobody can know it, of %s: %s', (question, note, told) => expect(fromNotes(note, question, null)).toBe(told))

  test('nothing that does not pass the gate', () => expect(fromNotes('Method tiles good very for roofs many', 'method', null)).toBeNull())
})

test.each([
  ['Fired & sold tiles', 'Fired and sold tiles'],
  ['Soil & Water District', 'Soil & Water District'],
  ['Trained 40 glaziers 2021-2023', 'Trained 40 glaziers from 2021 to 2023'],
  ['the 2021-2023 budget', 'the 2021-2023 budget'],
  ['read 30+ papers', 'read at least 30 papers'],
])('written out: %s', (note, told) => expect(writtenOut(note)).toBe(told))

test('articles by what stands around a thing', () => expect(withGivenArticles('I wrote national guideline for best kiln.')).toBe('I wrote a national guideline for the best kiln.'))

test('what a note dates ahead of the case, or of no known day, is not told as done', () => {
  expect(fromNotes('Version 5 released in 2024', 'progress', '2026-11-30')).toMatch(/Version 5 was released in 2024/)
  expect(fromNotes('Version 5 released in 2028', 'progress', '2026-11-30') ?? '').not.toMatch(/was released/)
  expect(fromNotes('Version 5 released in 2024', 'progress', null) ?? '').not.toMatch(/was released/)
})

test.each([
  ['In my thesis I made a model of track circuit with wet ballast.', 'In my thesis I made a model of a track circuit with wet ballast.'],
  ['One recorder costs $340 and its installation takes half of hour.', 'One recorder costs $340 and its installation takes half of an hour.'],
  ['I compared four models for Beaumont area.', 'I compared four models for the Beaumont area.'],
])('an article stands before all that describes its thing: %s', (typed, told) => expect(proposedWording(typed, 'result', null)).toBe(told))

test.each(['I will do this through free published toolkit.', 'In result the number of night calls fell from 88 in 2020 to 35 in 2024.'])('and none is put where nobody can tell: %s', (typed) =>
  expect(proposedWording(typed, 'result', null) ?? '').not.toMatch(/published a|In a result/),
)

test('“no such method” takes none', () => expect(proposeAnswer('For AC circuits there does not exist any such method.')).toBe('For AC circuits there is no such method.'))
