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
    'The petitioner has shown that she is well positioned to advance a small local project.',
    'USCIS agrees that your endeavor has substantial merit in the Canadian market.',
    'USCIS finds that the endeavor has substantial merit in rural Alberta.',
    'The petitioner has established that the endeavor described in the withdrawn business plan has substantial merit.',
    'You have demonstrated the national importance of the endeavor proposed by your thesis adviser.',
    'You have established that your thesis work, completed abroad, is of substantial merit.',
    'USCIS agrees that the endeavor, in its original form, has substantial merit.',
    'The evidence shows that your volunteer endeavor has substantial merit.',
    'The record shows that your side project has substantial merit.',
    'The record establishes the substantial merit of the pilot phase.',
    'The petitioner has shown the national importance of rail safety in the abstract.',
    'The petitioner is well positioned to advance her research in Spain.',
    'You are well positioned to advance your plan in its early steps.',
    'The petitioner has shown that he is well positioned to advance the proposed endeavor from his home country.',
    'USCIS finds that you hold an advanced degree from an unrecognized academy.',
    'The petitioner has shown that he holds an honorary advanced degree.',
    'The petitioner has established that the proposed endeavor has substantial merit as a student exercise and that she is well positioned to advance it.',
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
    'The record reflects that you are well positioned to advance your proposed research on membrane filters.',
    'The second prong of the Dhanasar analysis has been established.',
  ])('concedes where it limits nothing: %s', (sentence) => {
    expect(readingOf(sentence).conceded.map(({ what }) => what)).toEqual([2])
  })

  it.each([
    ['You have established that you hold an advanced degree, a Master of Science in hydrology from the University of Tarvik.', 'eb2'],
    ['USCIS agrees that you have a U.S. bachelor’s degree followed by five years of progressive experience and thus hold the equivalent of an advanced degree.', 'eb2'],
    ['You have provided sufficient evidence that your endeavor, a warning system for landslides, has substantial merit.', 'substantial-merit'],
    ['The petitioner has shown that, on balance, it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification.', 3],
  ])('concedes what it names and no more: %s', (sentence, what) => {
    expect(readingOf(sentence).conceded.map((one) => one.what)).toEqual([what])
  })

  it('is told by what stands behind its last word, not by its length', () => {
    expect(isLimitedBehind('uscis recognizes the national importance of your program against blight in orchard crops.')).toBe(false)
    expect(isLimitedBehind('we acknowledge the substantial merit of providing dental care to veterans.')).toBe(false)
    expect(isLimitedBehind('the evidence demonstrates that a waiver would be beneficial to the united states.')).toBe(false)
    expect(isLimitedBehind('you hold a doctorate in soil physics and qualify for the classification sought.')).toBe(false)
    expect(isLimitedBehind('the endeavor has substantial merit of a kind.')).toBe(true)
  })
})
