import { describe, expect, it } from 'vitest'
import { readNotice } from './read-notice.ts'

const readingOf = (sentence: string) => {
  const reading = readNotice([
    {
      lines: [
        'U.S. Citizenship and Immigration Services',
        'REQUEST FOR EVIDENCE',
        'Form I-140',
        'Notice Date: May 4, 2026',
        '',
        'You seek a national interest waiver of the job offer with this petition.',
        '',
        sentence,
      ],
    },
  ])
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}
const told = (sentence: string) => readingOf(sentence).passages.flatMap(({ kind, quote }) => (kind === 'stated' ? [quote] : []))

describe('what uses the words of an acceptance', () => {
  it.each([
    'Another petitioner is well positioned to advance this endeavor.',
    'Her company is well positioned to serve the harbor.',
    'You have demonstrated that a partner of yours is well positioned.',
    'The record establishes that weavers as a group are well positioned to address the shortage.',
    'You are well positioned to find work as a weaver.',
    'The petitioner is well positioned as a company by reason of its contracts; the question is whether the beneficiary is.',
    'The second prong is met in the eyes of the petitioner.',
    'The first prong is met in your own estimation.',
    'You are well positioned, so the letters say, to lead the trade.',
    'The third prong is met, the brief concludes.',
    'The first officer found that you are well positioned; that finding is withdrawn.',
    'In an earlier petition USCIS found that you were well positioned to advance a different endeavor.',
    'The evidence would establish that the endeavor has substantial merit had it been translated.',
    'You have established a company whose work is of national importance.',
    'Your work has substantial merit to your customers.',
    'Nearly all of the first prong has been met.',
    'Most of the second prong has been satisfied.',
    'Part of the second prong is met.',
    'The first half of the first prong is met.',
    'USCIS tentatively finds that the endeavor has substantial merit.',
    'USCIS is inclined to agree that the endeavor has substantial merit.',
    'USCIS is prepared to accept that the endeavor has substantial merit.',
    'You have met the second prong but for the plan.',
    'Your attorney has shown that the first prong is met.',
    'On your theory, the first prong is met.',
    "By the petitioner's reckoning the third prong is satisfied.",
    'The petitioner is well positioned in Canada.',
    "The record establishes that the employer's product has national importance.",
    'The endeavor has substantial merit, as your expert sees it.',
    'The endeavor of your co-author has both substantial merit and national importance.',
    'The prong is met only if one ignores the tax returns.',
    'The evidence arguably meets the first prong.',
    'You came close to establishing that the endeavor has national importance.',
    'Whether the petitioner has established substantial merit is a close question.',
    'The petitioner is well positioned to advance the goals of his employer.',
    'You are well positioned to pursue a career in nursing.',
    'You are well positioned to move to the United States.',
    'The first prong has been met by your co-applicant.',
    'The third prong is met for other weavers.',
    'The first prong is met provided the letters are genuine.',
    'The first prong is met, assuming the letters are genuine.',
    'The first prong is met pending verification of the letters.',
    'Your attorney is satisfied that the first prong is met.',
    'The letters agree that you are well positioned to advance the endeavor.',
    'Professor Tarn finds that the endeavor has national importance.',
    'USCIS once found that the endeavor has national importance.',
    'The petitioner appears to qualify as an advanced degree professional.',
  ])('and grants nothing is not told as accepted, and is asked about: %s', (sentence) => {
    expect(readingOf(sentence).conceded).toEqual([])
    expect(told(sentence).join(' ')).not.toBe('')
  })

  it.each(["Your evaluator is satisfied that the degree is equivalent to a United States master's degree.", 'It has been established that harbor research has substantial merit.'])(
    'of somebody else, or of a whole field, is not told as accepted: %s',
    (sentence) => expect(readingOf(sentence).conceded).toEqual([]),
  )

  it.each([
    'The petitioner, a weaver with ten years of practice, is well positioned to advance the endeavor.',
    'USCIS finds that Dr. Arden is well positioned to advance the endeavor.',
    'We conclude that you, as the founder of the company, are well positioned to advance it.',
    'You are clearly well positioned to advance your proposed endeavor.',
    'The beneficiary, who has led three trials, is well positioned to advance the endeavor.',
    'The beneficiary was found to be well positioned to carry out the endeavor.',
  ])('of the person of the petition is told as accepted: %s', (sentence) => {
    expect(readingOf(sentence).conceded.map(({ what }) => what)).toEqual([2])
  })
})
