import { expect, test } from 'vitest'
import { fateOf, fatesOf } from '../../test/drafting-check/marked.ts'
import { markedFirstPart } from '../../test/drafting-check/marked-first-part.ts'
import { markedSecondPart } from '../../test/drafting-check/marked-second-part.ts'
import { markedThirdPart } from '../../test/drafting-check/marked-third-part.ts'
import { listedDocuments } from '../../test/drafting-check/profiles.ts'
import { checkEndeavor } from './endeavor-check.ts'
import { unsupportedSentences, wordsNotIn } from './unsupported-sentences.ts'

const nurse = markedThirdPart.people[0]!
const fate = (sentence: string) => fateOf(nurse, sentence).fate

test.each([
  ['first', markedFirstPart],
  ['second', markedSecondPart],
  ['third', markedThirdPart],
])('of the %s part nearly every invention is refused or marked, and few true sentences are', (_, part) => {
  const { inventions, truths } = fatesOf(part)
  expect(inventions.filter(({ fate }) => fate === 'left').length / inventions.length).toBeLessThanOrEqual(0.05)
  expect(truths.filter(({ fate }) => fate === 'marked').length / truths.length).toBeLessThanOrEqual(1 / 3)
  expect(truths.filter(({ fate }) => fate === 'refused').length / truths.length).toBeLessThanOrEqual(0.05)
})

test.each([
  ['what goes on has begun', 'I will continue to advise the state on home treatment.'],
  ['a definite thing is taken for granted', 'The agreement with the veterans office will help.'],
  ['what hangs on a thing of the plan stands', 'The check, which forty insurers cover, will spread.'],
  ['an opening stands, whatever is planned', 'After last year’s rollout in Georgia, two units will be enough.'],
  ['an apposition stands', 'The photograph guide, the fruit of nine seasons, will be free.'],
  ['others take the thing up', 'A clinic in Arkansas orders the photograph guide.'],
  ['a figure of the field', 'Sixty percent of home patients return to the clinic.'],
  ['a thing of one’s own', 'Our loaner pool of tablets will help.'],
])('marked: %s', (_, sentence) => {
  expect(fate(sentence)).toBe('marked')
})

test.each([
  ['a plan', 'I will ask each patient for a photograph at noon.'],
  ['the resume in other words', 'Among home patients, episodes of peritonitis fell from 31 to 12 a year.'],
  ['what holds of everybody', 'A patient who lives alone needs somebody who looks.'],
  ['a number in words', 'I manage twenty-two nurses and technicians in two units.'],
])('left alone: %s', (_, sentence) => {
  expect(fate(sentence)).toBe('left')
})

test('a mark holds the sentence as written and the words that were not found', () => {
  const sentence = 'A pilot with veterans ended last fall.'
  const marks = unsupportedSentences({ title: nurse.option.title, text: `${nurse.option.text} ${sentence}` }, { resumeText: nurse.resume }, { priorities: listedDocuments })
  expect(marks.find((mark) => mark.sentence === sentence)?.words).toContain('veterans')
})

test('what a named document says supports a sentence, and one that is not named does not', () => {
  const sentence = 'Runway incursions have become fewer through better training.'
  const markOf = (text: string) => unsupportedSentences({ title: 'Develop a drill', text }, { given: 'incursions' }, { priorities: listedDocuments })
  expect(markOf(sentence)[0]?.words).toContain('Runway')
  expect(markOf(`${sentence} The FAA Reauthorization Act of 2024 asks for it.`).flatMap(({ words }) => words)).not.toContain('Runway')
})

test('what a line nearly tells is marked, and refused where nobody looks at marks', () => {
  const weaver = markedThirdPart.people.find(({ id }) => id === 'weaver')!
  const sentence = 'I alone hold the patent on the clamp.'
  expect(fateOf(weaver, sentence).fate).toBe('marked')
  const option = { ...weaver.option, text: `${weaver.option.text} ${sentence}` }
  expect(checkEndeavor(option, 0, { resumeText: weaver.resume }, { priorities: listedDocuments }).map(({ rule }) => rule)).toContain('deed')
})

test('a text is read against others word by word', () => {
  expect(wordsNotIn(['The meter saves 9 towns'])('The meter saved nine harbors')).toEqual(['harbors'])
})

test('a long run without an end is read', () => {
  const text = `The ${'which '.repeat(3000)}${'a'.repeat(3000)} will ${'I had zebras, '.repeat(2000)} AB${'1'.repeat(3000)}_`
  expect(unsupportedSentences({ title: 'Develop a drill', text }, { given: 'x' }, { priorities: [] }).length).toBeGreaterThan(0)
})
