import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'

const readingOf = (...paragraphs: string[]) => readNoticeOf('You request a national interest waiver for your proposed endeavor, a school of weaving.', ...paragraphs)
const told = (reading: ReturnType<typeof readingOf>, words: string) => reading.passages.filter(({ quote }) => quote.includes(words)).map(({ kind, point }) => [kind, point])

describe('what no rule knows of a sentence', () => {
  it('is listed on its point where its words and its place say that it is held against the petition', () => {
    const reading = readingOf('National Importance', 'You did not show that the school has national importance.', 'The statistics concern weaving as a whole and make no mention of the school.')
    expect(told(reading, 'make no mention')).toEqual([['stated', 1]])
  })

  it('is listed as a request in words of courtesy', () => {
    const reading = readingOf('Well Positioned', 'You have not shown a plan for the school.', 'A signed copy of the lease would be of assistance.')
    expect(told(reading, 'signed copy of the lease').map(([kind]) => kind)).toContain('asked')
  })

  it('concedes nothing by likelihood, and contests nothing that the rules concede', () => {
    const reading = readingOf(
      'Substantial Merit',
      'USCIS agrees that the school has substantial merit.',
      'National Importance',
      'The evidence does not establish that the school has national importance.',
    )
    expect(reading.conceded.map(({ what }) => what)).toEqual(['substantial-merit'])
    expect(reading.findings.map(({ concern }) => concern)).toEqual(['national-importance'])
  })

  it('quotes the notice exactly', () => {
    const words = 'The school has eleven pupils; the plan speaks of four hundred, and nobody says where they would come from.'
    const reading = readingOf('Well Positioned', words)
    for (const { quote } of reading.passages) expect(words).toContain(quote)
  })
})
