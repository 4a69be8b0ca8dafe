import { describe, expect, it } from 'vitest'
import { meantByRequest } from './asked-meaning.ts'
import { readNoticeOf } from '../../test/read-notice-of.ts'
import { getConcern } from './rfe-concerns.ts'

const pointOf = (request: string) => {
  const concern = meantByRequest(request)
  return concern === null ? null : getConcern(concern).point
}
const readingOf = (...paragraphs: string[]) => readNoticeOf('You request a national interest waiver for your proposed endeavor.', ...paragraphs)
const asked = (reading: ReturnType<typeof readingOf>) => reading.passages.flatMap(({ kind, point, quote }) => (kind === 'asked' ? [[point, quote]] : []))

describe('a request outside of any part', () => {
  it('is about what its paper is to show, and about the paper where it shows nothing', () => {
    expect(pointOf('an evaluation of the foreign diploma by an agency')).toBe('eb2')
    expect(pointOf('proof of financing for the vats')).toBe(2)
    expect(pointOf('bank statements of the dye house')).toBe(2)
    expect(pointOf('letters from state or federal agencies on what the dye house would change')).toBe(1)
    expect(pointOf('letters that explain why the waiver is urgent')).toBe(3)
    expect(pointOf('letters of experts that compare your citations with those of others')).toBe(2)
  })

  it('is left open where two points are about as likely, and where nothing tells', () => {
    expect(pointOf("a copy of the petitioner's state license")).toBeNull()
    expect(pointOf('agreements with schools or state agencies for the training of dyers')).toBeNull()
    expect(pointOf('test results for the vats')).toBeNull()
    expect(pointOf('a legible copy of the passport')).toBeNull()
  })

  it('stands at its own point in a list that closes the notice, or at none', () => {
    const reading = readingOf(
      'You did not show that the dye house has national importance.',
      'You did not show a plan for the dye house.',
      'A waiver of the job offer is not shown to be beneficial on balance.',
      'Please submit the following evidence:',
      '1. An evaluation of your foreign diploma.',
      '2. A copy of your state license.',
      '3. Letters from state or federal agencies on what the dye house would change.',
      '4. Proof of financing for the vats.',
      '5. An explanation of why a labor certification is impractical.',
    )
    expect(asked(reading).map(([point]) => point)).toEqual(['eb2', null, 1, 2, 3])
  })

  it('stands so in a sentence, each member by itself', () => {
    const reading = readingOf(
      'You did not show that the dye house has national importance.',
      'Your response should contain an evaluation of your foreign diploma, test results for the vats, and proof of financing for them.',
    )
    expect(asked(reading).map(([point]) => point)).toEqual(['eb2', null, 2])
  })

  it('raises a point that nothing else raises, where it names it in the words of the test', () => {
    const reading = readingOf(
      'You did not show that the dye house has national importance.',
      'Please submit:',
      '(a) a study of mills elsewhere that would use the process; and',
      '(b) an explanation of why a waiver of the job offer would be beneficial on balance.',
    )
    expect(reading.prongs[3]).toBe('contested')
    expect(reading.notes).toContain('asked-without-reason')
  })

  it('is of no part where its list is of the whole response', () => {
    const reading = readingOf(
      '1. Well positioned',
      'You did not show a plan for the dye house.',
      '2. Balance',
      'You have not said why a labor certification would be impractical.',
      'You may submit, with your response:',
      '(i) Test results for the vats;',
      '(ii) Proof of financing.',
    )
    expect(asked(reading)).toEqual([
      [null, 'Test results for the vats'],
      [2, 'Proof of financing'],
    ])
  })
})

describe('that an office cannot go on without more', () => {
  it('is held against nothing', () => {
    const reading = readingOf(
      'This office is unable to complete the processing of your petition for an advanced degree professional without further information.',
      'You did not show a plan for the dye house.',
    )
    expect(reading.findings.map(({ concern }) => concern)).toEqual(['plan'])
  })
})
