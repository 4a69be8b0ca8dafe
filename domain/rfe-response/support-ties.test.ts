/** Who supports whom, as the answers tell it, and how often they are read for it. */
import { expect, test, vi } from 'vitest'
import { answer, confirmed } from '../../test/rfe-responses/answer-notice.ts'
import { RESPONSE_CASES } from '../../test/rfe-responses/response-cases.ts'
import type { CaseFile } from '../petition/case-file.ts'
import { sentencesOf } from '../petition/checks/block-text.ts'
import { supportTies } from './support-ties.ts'

vi.mock(import('../petition/checks/block-text.ts'), async (original) => {
  const real = await original()
  return { ...real, sentencesOf: vi.fn(real.sentencesOf) }
})

const ONE = answer(confirmed(RESPONSE_CASES[0]!), 'r1.words0', { text: 'The wells were counted.' })
const told = (...texts: string[]): CaseFile => ({ ...ONE, facts: [...ONE.facts.slice(0, -1), ...texts.map((text, at) => ({ ...ONE.facts.at(-1)!, id: `f${at}`, text }))] })

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
