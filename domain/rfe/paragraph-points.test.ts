/** Parts that nothing in front of a paragraph opens: told by its words and place, by the label that it refers to, or by a title in it. */
import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'
import { foldNotice } from './notice-text.ts'
import { pointsOfParagraphs } from './paragraph-points.ts'
import { getConcern } from './rfe-concerns.ts'

const readingOf = (...paragraphs: string[]) => readNoticeOf('You request a national interest waiver.', ...paragraphs)
type Reading = ReturnType<typeof readingOf>
/** The point under which the words are told; null where they are asked about. */
const pointOf = ({ passages }: Reading, words: string) => {
  const found = passages.filter(({ quote }) => quote.includes(words))
  const placed = found.find(({ concern }) => concern !== null)
  return found.length === 0 ? 'not there' : placed === undefined ? null : getConcern(placed.concern!).point
}

const IMPORTANCE =
  'As to national importance, the record does not show that the looms would matter outside of the valley. No other region is said to have asked for the looms. The broader implications for the field of weaving are not told.'
const FUNDS = 'The petitioner names a budget and two investors. Neither investor has signed an agreement. The funding of the second year has no source.'
const BALANCE = 'It was not shown that a labor certification would be impractical. The shortage of weavers is one that labor certification exists to meet. No urgency was shown.'

describe('a paragraph without a heading', () => {
  it('speaks of the point of which most of its words speak', () => {
    const reading = readingOf(IMPORTANCE, `${FUNDS} The lease is hard to reconcile with the timetable.`, BALANCE)
    expect(pointOf(reading, 'hard to reconcile')).toBe(2)
    expect(pointOf(reading, 'Neither investor has signed')).toBe(2)
    expect(pointOf(reading, 'No urgency was shown')).toBe(3)
  })

  it('lies between two of one point where its own words tell nothing', () => {
    const reading = readingOf(
      IMPORTANCE,
      'The guild writes that its members would welcome the looms. The guild has nine members. None of them has signed anything.',
      IMPORTANCE.replace('As to', 'On'),
      BALANCE,
    )
    expect(pointOf(reading, 'None of them has signed')).toBe(1)
  })

  it('is asked about where its words and its place disagree', () => {
    const reading = readingOf(BALANCE, 'The letters tell of six years of experience in the mill. The dates of employment are not in any of the letters. The diploma came later. The mill is in doubt.')
    expect([pointOf(reading, 'The mill is in doubt'), reading.eb2]).not.toEqual([3, 'not-addressed'])
  })

  it('of the whole test, or of what is accepted, is of no point', () => {
    const { blocks, ...notice } = foldNotice([
      {
        lines: [
          'The first prong asks for merit. The second prong looks at the petitioner, and the third prong weighs a waiver. The first prong comes first.',
          '',
          'USCIS agrees that the school has substantial merit. The first prong is met.',
        ],
      },
    ])
    const at = pointsOfParagraphs({ ...notice, blocks })
    expect(blocks.map((_block, index) => at(index, null))).toEqual([null, null])
  })

  it('grants no more than its words do', () => {
    const reading = readingOf(IMPORTANCE, `${FUNDS} This requirement has been met.`, BALANCE)
    expect(reading.conceded).toEqual([])
  })
})

describe('a part that is named elsewhere', () => {
  const parts = [
    'C-1. National importance',
    'The record does not show that the looms would matter outside of the valley.',
    'C-2. Well positioned',
    'The plan has no budget, and no partner has signed.',
    'EVIDENCE REQUESTED',
    'For C-1:',
    'D-1. A comparison of the looms with those now sold.',
    'D-2. A further opinion that tells what was looked at.',
    'For C-2:',
    'D-3. Papers on the training of the staff.',
    'D-4. Evidence of the trial and of its result.',
  ]
  it('goes on where a list names its label', () => {
    const reading = readingOf(...parts)
    expect(reading.passages.flatMap(({ kind, label, concern }) => (kind === 'asked' ? [[label, concern === null ? null : getConcern(concern).point]] : []))).toEqual([
      ['D-1.', 1],
      ['D-2.', 1],
      ['D-3.', 2],
      ['D-4.', 2],
    ])
  })

  it('goes on under a heading that returns to it', () => {
    const reading = readingOf(
      'Exhibit A, degree and evaluation',
      'The evaluation does not say what was compared.',
      'Exhibit B, the plan',
      'The plan has no budget.',
      'On further review of Exhibit A',
      'The earlier finding can no longer be relied on.',
    )
    expect(pointOf(reading, 'can no longer be relied on')).toBe('eb2')
  })

  it('is opened by a noun with what belongs to it, and by “on the third prong” without a comma', () => {
    const reading = readingOf(
      'National importance. The record does not show that the looms would matter elsewhere.',
      'Your readiness to advance the endeavor. The lease expired in May.',
      'On the third prong the brief relies on a shortage. A shortage, if there is one, is something that labor certification is made to address.',
    )
    expect(pointOf(reading, 'expired in May')).toBe(2)
    expect(pointOf(reading, 'made to address')).toBe(3)
  })
})

describe('a question', () => {
  it('of few words is asked for in the part of a point', () => {
    const reading = readingOf('Well positioned', 'The petitioner says that three mills wrote. No letter was filed.', 'On what ground? Which of them, and when?')
    expect(pointOf(reading, 'On what ground?')).toBe(2)
    expect(pointOf(reading, 'Which of them')).toBe(2)
  })
})
