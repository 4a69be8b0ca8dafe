/** How officers say in plain words what is missing, what they ask for, and what holds nothing against anyone. */
import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'
import { getConcern } from './rfe-concerns.ts'
import { piecesOf } from './notice-quote.ts'
import { asksFor } from './request-words.ts'

const readingOf = (...paragraphs: string[]) => readNoticeOf('You request a national interest waiver.', ...paragraphs)
type Reading = ReturnType<typeof readingOf>
const told = ({ passages }: Reading, words: string) => passages.filter(({ quote }) => quote.includes(words))
const placedAt = (reading: Reading, words: string) => told(reading, words).flatMap(({ kind, concern }) => (concern === null ? [] : [[kind, getConcern(concern).point]]))
const HEADS = {
  eb2: ['Exceptional ability', 'The record does not show that three kinds of evidence are met.'],
  1: ['National importance', 'The record does not show that the loom school has national importance.'],
  2: ['Well positioned', 'You have not shown that you are well positioned to advance the loom school.'],
  3: ['On balance', 'You have not shown that a waiver would be beneficial on balance.'],
} as const
const inPart = (point: keyof typeof HEADS, ...sentences: string[]) => readingOf(...HEADS[point], ...sentences)

describe('in the part of a point it is held against the petition', () => {
  it.each([
    [1, 'One page deals with wages, without data on the towns.'],
    [1, 'The reach of the school can be read either way.'],
    [1, 'We found very little on what the school itself would do.'],
    [1, 'The petition speaks of three schools, and it is left to the reader to choose.'],
    [1, 'The opinion spares one sentence for the school.'],
    [1, 'Five of the six opinions are word-for-word alike.'],
    [1, 'Although the cloth is said to be sold abroad, no buyer, price, or date is given.'],
    [1, 'Two letters name the towns without numbers.'],
    [2, 'A sign for the school went up last week, which is hardly progress.'],
    [2, 'Ms. Tarn is your business partner and stands to gain from the school.'],
    [2, 'The school needs $90,000; on file is an account with $4,000.'],
    [2, 'The reports are cited nine times, seven of them by you.'],
    [2, 'The mill stops short of saying that it would send a weaver.'],
    [2, 'Asked who will pay, the plan leaves this open.'],
    [2, 'Your post at the mill is hard to reconcile with the hours of the school.'],
    [2, 'The lease is in doubt.'],
    [2, 'The grant was spent on a kiln that had ended its work.'],
    [2, 'Nobody is named who would build the looms.'],
    [2, 'The budget omits the rent.'],
    [2, 'The guild wrote that it liked the cloth, and that is where matters rest.'],
    [2, 'Both writers sit on your board, so that the lack is not made good.'],
    [2, 'The plan makes no provision for winter.'],
    [3, 'A shortage of weavers is the very thing that labor certification was designed to meet.'],
    [3, 'The present employer, a mill, wants the weaver and could ask for a certification.'],
    [3, 'Mills take on weavers through the ordinary process each spring.'],
    ['eb2', 'Two kinds are too few.'],
    ['eb2', 'At most four years and a month can be counted.'],
  ] as const)('%s: %s', (point, sentence) => {
    expect(placedAt(inPart(point, sentence), sentence)).toContainEqual(['stated', point])
  })

  it('where the money of an account is meant, not under the balance of the waiver', () => {
    const sentence = 'The bank shows a balance of $9,000, and the source of $8,000 of the balance is not stated.'
    expect(placedAt(readingOf(...HEADS[1], 'The accounts', sentence), sentence).map(([, point]) => point)).not.toContain(3)
    expect(placedAt(inPart(2, sentence), sentence)).toEqual([['stated', 2]])
  })

  it('to its end, where it is too long to be quoted whole', () => {
    const end = 'in which no weaver is hired before the ninth year'
    const sentence = `The petition does not answer this with an account in which the school grows from one room to forty rooms over a period that is given now as six years and now as eleven years, in which the cost of a room is put at a sum that differs from page to page, and ${end}.`
    expect(placedAt(inPart(1, sentence), end)).toContainEqual(['stated', 1])
    const pieces = piecesOf(sentence, 0, sentence.length)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.every((piece) => sentence.includes(piece) && piece.length <= 240)).toBe(true)
  })

  it('“not the same as” compares, and is no conclusion that may be left out', () => {
    const sentence = 'Knowing how to weave is not the same as being well positioned to run a school.'
    expect(placedAt(inPart(2, 'The budget does not name a source of funds.', sentence), sentence)).toEqual([['stated', 2]])
  })

  it('also under a heading that speaks of requirements, where a title in the text opens its part', () => {
    const reading = readingOf('The requirements of the waiver', 'Importance. Your argument does not follow. The towns are not named in it.')
    expect(placedAt(reading, 'The towns are not named')).toEqual([['stated', 1]])
  })
})

describe('it holds nothing against the petition', () => {
  const contested = (sentence: string) => told(inPart(1, sentence), sentence).filter(({ concern }) => concern !== null)
  it.each([
    'The list is not exhaustive, and no one item on it is required.',
    'National importance is not to be evaluated by the number of towns alone.',
    'Counsel submits further that the petitioner, as a founder, cannot have a sponsor.',
    'The petitioner writes that the region will need 9,000 weavers and that a lack of them has closed mills.',
    'Nothing turns on this exhibit.',
    'No question arises on it.',
    'We raised the lack of opinions in our first letter.',
    'It should be borne in mind that mills are listed in a schedule for which there are not enough workers.',
  ])('%s', (sentence) => expect(contested(sentence)).toEqual([]))

  it.each(['(b) The professional plan.', '(c) The opinion of Professor Orla Venn.', '(a) Education and skills.'])('nor is the title asked about: %s', (title) => {
    expect(told(inPart(1, `${title} It does not name a town.`), title)).toEqual([])
  })

  it('nor is the law under its label', () => {
    const law = 'The potential impact of the specific endeavor, and implications within a field.'
    expect(told(readingOf('National importance', `Requirement. ${law}`, 'Review. The record does not show that the school has national importance.'), law)).toEqual([])
  })
})

describe('it asks', () => {
  it.each([
    'any response on the second prong should contain a plan for the first three years.',
    'records that compare the weaver with her peers should be included in any rebuttal.',
    'please have the author of the plan redo the sum.',
    'should you respond on this point, the response would do well to include letters of other towns.',
    'we would be helped by a statement of the guild.',
    'you are asked for a full budget.',
    'uscis would like to receive letters of other mills.',
    'we invite you to say what would be lost.',
    'a signed order of one mill would be worth more than six letters of praise.',
  ])('%s', (plain) => expect(asksFor(plain)).toBe(true))

  it.each(['answer each under its number.', 'the officer should look for broader implications.', 'no further proof is called for.', 'the list is long and no one item on it is required.'])(
    '%s does not',
    (plain) => expect(asksFor(plain)).toBe(false),
  )

  it('under a condition in the part of a point, and of the part alone', () => {
    const order = 'If the license is yours, submit proof of it.'
    expect(placedAt(inPart(2, order), 'submit proof')).toEqual([['asked', 2]])
    const ofOther = 'If the guild is to be counted, evidence of one more kind under 8 CFR 204.5(k)(3)(ii) must be sent.'
    expect(placedAt(inPart(1, ofOther), 'one more kind')).toEqual([])
  })

  it('no more behind the paragraph on the answer', () => {
    expect(told(inPart(3, 'Reply by April 9, 2027. One reply only. The file is in Texas; do not telephone.'), 'One reply only').filter(({ concern }) => concern !== null)).toEqual([])
  })
})
