/** Who supports whom, as the answers tell it, and how often they are read for it. */
import { expect, test, vi } from 'vitest'
import { answer, confirmed } from '../../test/rfe-responses/answer-notice.ts'
import { RESPONSE_CASES } from '../../test/rfe-responses/response-cases.ts'
import type { CaseFile } from '../petition/case-file.ts'
import { sentencesOf } from '../petition/checks/block-text.ts'
import { deniedTies, supportTies } from './support-ties.ts'

vi.mock(import('../petition/checks/block-text.ts'), async (original) => {
  const real = await original()
  return { ...real, sentencesOf: vi.fn(real.sentencesOf) }
})

const ONE = answer(confirmed(RESPONSE_CASES[0]!), 'r1.words0', { text: 'The wells were counted.' })
const told = (...texts: string[]): CaseFile => ({ ...ONE, facts: [...ONE.facts.slice(0, -1), ...texts.map((text, at) => ({ ...ONE.facts.at(-1)!, id: `f${at}`, text }))] })
const ties = (one: string, other = 'Ames Laboratory funded the test.') => [supportTies(told(one, other)).length, deniedTies(told(one, other)).length]

test('a finding on two things is no denial of a tie between people', () => {
  for (const finding of [
    'The Ames Laboratory found no connection between dose and loss.',
    'The Ames Laboratory found no relationship of dose to loss.',
    'Ames Laboratory saw no link with the soil.',
    'Ames Laboratory reports no clear connection to the weather.',
  ])
    expect([finding, ties(finding)]).toEqual([finding, [0, 0]])
  for (const denial of [
    'Dr. Otto Reyes of Ames Laboratory has no connection to my work.',
    'Ames Laboratory has no ties or links to me.',
    'Ames Laboratory has no financial relationship with the petitioner.',
    'There is no connection between me and Ames Laboratory.',
    'There is no link between Ames Laboratory and me.',
    'I have no tie to Ames Laboratory.',
    'Dr. Otto Reyes of Ames Laboratory has no affiliation whatsoever with our project.',
    'Dr. Otto Reyes of Ames Laboratory, who has no ties, tested it.',
  ])
    expect([denial, ties(denial)]).toEqual([denial, [1, 1]])
  // What is personal may be denied beside support.
  expect(ties('Dr. Otto Reyes of Ames Laboratory has no family tie to me.')).toEqual([1, 0])
  expect(ties('Dr. Otto Reyes of Ames Laboratory, whom I have never met, tested it.')).toEqual([1, 0])
})

test('no answer is split again for each of the others', () => {
  const splits = (text: string, tied: number) => {
    const file = told('Dr. Otto Reyes of Ames Laboratory has no connection to my work.', 'Ames Laboratory funded the test.', ...Array.from({ length: 40 }, () => text))
    vi.mocked(sentencesOf).mockClear()
    expect(supportTies(file)).toHaveLength(tied)
    return vi.mocked(sentencesOf).mock.calls.length / file.facts.length
  }
  expect(splits('The wells were counted.', 1)).toBeLessThanOrEqual(1)
  expect(splits('Dr. Ada Lund of Ames Laboratory has no connection to my work.', 41)).toBeLessThanOrEqual(1)
})
