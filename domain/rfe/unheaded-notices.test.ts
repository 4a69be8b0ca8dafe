/** Notices in prose without headings, and requests by one word that is said again and again. */
import { describe, expect, it } from 'vitest'
import { behindOneWord } from './request-words.ts'
import { readNoticeOf } from '../../test/read-notice-of.ts'

const readingOf = (...paragraphs: string[]) => readNoticeOf('You request a national interest waiver.', ...paragraphs)
const asked = ({ passages }: ReturnType<typeof readingOf>) => passages.flatMap(({ kind, concern, quote }) => (kind === 'asked' ? [[concern, quote]] : []))

describe('one word of order before a thing', () => {
  it('asks for the thing each time that it is said', () => {
    const reading = readingOf(
      'Well positioned',
      '• The plan names no dates.',
      '• Submit: independent letters from weavers.',
      '• Submit: a plan with dates and costs.',
      'Balance',
      '• The petitioner does not say why a labor certification would be impractical.',
      '• Submit: evidence of urgency.',
    )
    expect(asked(reading).map(([, quote]) => quote)).toEqual(['independent letters from weavers.', 'a plan with dates and costs.', 'evidence of urgency.'])
    expect(asked(reading)[2]?.[0]).toBe('balance')
  })

  it('asks by “need” in a part alone', () => {
    expect(asked(readingOf('Balance', '- The claimed urgency is not documented.', '- Need: reports of the shortage.'))).toEqual([['balance', 'reports of the shortage.']])
    expect(asked(readingOf('Need: reports of the shortage.'))).toEqual([])
  })

  it('asks for nothing where it tells how to answer', () => {
    expect(behindOneWord('Send: your response to the address below.', true)).toBeNull()
    expect(behindOneWord('Send: a signed lease.', true)).toBe('Send: '.length)
  })
})

describe('what may be submitted, outside of any part', () => {
  it('is asked for where it is said twice in a paragraph', () => {
    const reading = readingOf('You may submit original letters from the mills. You may submit signed contracts with the guild.')
    expect(asked(reading).map(([, quote]) => quote)).toEqual(['You may submit original letters from the mills.', 'You may submit signed contracts with the guild.'])
    expect(asked(readingOf('You may submit original letters from the mills.'))).toEqual([])
  })
})

describe('a classification that is accepted beside its label', () => {
  it('does not hold what stands behind its paragraph', () => {
    const reading = readingOf(
      'Degree: you qualify as a member of the professions holding an advanced degree.',
      'We do not agree that the endeavor has national importance. There is no lease, no loan, and no date on which the first mill would open.',
    )
    expect(reading.eb2).toBe('conceded')
    expect(reading.passages.filter(({ concern }) => concern === 'eb2-threshold')).toEqual([])
  })

  it('holds it where something is held against it', () => {
    const reading = readingOf('Degree: you qualify as a professional, but the diploma was not translated.', 'The evaluation gives no source for its result.')
    expect(reading.eb2).toBe('contested')
  })
})

it('a criticism that points back at an acceptance is kept beside another of its point', () => {
  const reading = readingOf(
    'In our initial view you are well positioned. Your former colleagues praise you warmly, but none of them names a grower who installed your valve.',
    'You have not shown a record of success in similar efforts.',
  )
  expect(reading.passages.map(({ quote }) => quote).join('\n')).toContain('none of them names a grower')
})
