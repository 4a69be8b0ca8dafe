import { describe, expect, it } from 'vitest'
import { isLimitedBehind } from './behind-acceptance.ts'
import { readNotice } from './read-notice.ts'

const readingOf = (sentence: string, heading: readonly string[] = []) => {
  const law = 'You seek a national interest waiver of the job offer with this petition.'
  const reading = readNotice([{ lines: ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'Notice Date: May 4, 2026', '', law, '', ...heading, sentence] }])
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}

describe('an acceptance behind which something stands that is not known to limit nothing', () => {
  it.each([
    'USCIS finds that the endeavor has substantial merit as a hobby.',
    'The merit of the endeavor as a hobby is not disputed.',
    'The endeavor has national importance, at least for your town.',
    'The first prong is met, as shown in the denied petition.',
    'The first prong is met as shown in the denied petition.',
    'The endeavor has substantial merit, as the first officer held.',
    'USCIS agrees that you hold an advanced degree in another field.',
    'USCIS agrees that you hold an advanced degree, in another field.',
    'You hold an advanced degree in another field.',
    'The first prong is met and is to be revisited.',
    'The first prong is met given unverified letters.',
    'The first prong is met since you allege a shortage.',
    'You are well positioned to potentially advance the endeavor.',
    'The endeavor has national importance in theory.',
    'The second prong is met so far.',
    'The third prong is met for now.',
    'The first prong has been established to some extent.',
    'USCIS finds that the endeavor has substantial merit, to a degree.',
    'The merit of the endeavor is not in question at this early stage.',
    'USCIS does not dispute that the endeavor has merit for your customers.',
    'You are well positioned to advance the endeavor on a small scale.',
    'The petitioner is well positioned to advance the endeavor with the help of his employer.',
    'You have met the first prong with regard to the earlier endeavor.',
    'You qualify for the EB-2 classification, at least at first sight.',
    'The record establishes the merit of the endeavor under the law of another country.',
    'We agree that you are well positioned, more or less.',
    'The endeavor has national importance outside of the United States.',
    'USCIS recognizes the national importance of the endeavor during wartime.',
    'The petitioner has established the substantial merit of one of his three endeavors.',
    'The first prong is met with reservations.',
  ])('concedes nothing and is asked about: %s', (sentence) => {
    for (const heading of [[], ['Prong 1: Substantial merit and national importance', '']]) {
      const { conceded, passages } = readingOf(sentence, heading)
      expect(conceded).toEqual([])
      expect(passages.filter(({ kind }) => kind === 'stated').map(({ quote }) => quote)).not.toEqual([])
    }
  })

  it.each([
    'The petitioner is well placed to move the endeavor forward, as shown by contracts with three mills.',
    'We are satisfied that you are well positioned.',
    'USCIS finds that you are well positioned to advance an endeavor in agronomy.',
    'The petitioner is well positioned to carry out the proposed endeavor, given her role in the trials.',
    'You are well positioned to advance the endeavor under the second prong.',
    'The second prong is met, based on the evidence of record.',
  ])('concedes where it limits nothing: %s', (sentence) => {
    expect(readingOf(sentence).conceded.map(({ what }) => what)).toEqual([2])
  })

  it('is told by what stands behind its last word, not by its length', () => {
    expect(isLimitedBehind('uscis recognizes the national importance of your program against blight in orchard crops.')).toBe(false)
    expect(isLimitedBehind('we acknowledge the substantial merit of providing dental care to veterans.')).toBe(false)
    expect(isLimitedBehind('the evidence demonstrates that a waiver would be beneficial to the united states.')).toBe(false)
    expect(isLimitedBehind('you hold a doctorate in soil physics and qualify for the classification sought.')).toBe(false)
    expect(isLimitedBehind('the endeavor has substantial merit of a kind.')).toBe(true)
  })
})
