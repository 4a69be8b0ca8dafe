import { describe, expect, it } from 'vitest'
import { readNotice } from './read-notice.ts'

const concededIn = (sentence: string, ...headings: string[]) => {
  const lines = [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Form I-140',
    'Notice Date: May 4, 2026',
    'You request a national interest waiver for your endeavor, a dye house.',
    ...headings,
    sentence,
    'National importance',
    'You did not show national importance.',
  ].flatMap((line) => [line, ''])
  const reading = readNotice([{ lines }])
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading.conceded.map(({ what }) => what)
}

describe('a part of a point that is shown, while the rest of it is refused in the same sentence', () => {
  it.each([
    "With respect to the underlying classification, the record establishes a bachelor's degree in dyeing but does not establish five years of progressive experience.",
    "Regarding the classification, the evidence demonstrates that you hold a degree in chemistry; it does not demonstrate that the degree is the equivalent of a U.S. master's degree.",
    'You qualify as a member of the professions, but the diploma is not an advanced degree.',
  ])('concedes nothing: %s', (sentence) => {
    expect(concededIn(sentence)).toEqual([])
    expect(concededIn(sentence, 'Classification')).toEqual([])
  })

  it("nor does a bachelor's degree by itself", () => {
    expect(concededIn("With respect to the underlying classification, the record establishes a bachelor's degree in dyeing.")).toEqual([])
  })

  it.each([
    'The petitioner has not, however, provided evidence that the dye house, which serves one valley of some forty farms, has national importance.',
    'You did not submit documents from which one could see that the work, which you began in May, is of national importance.',
    'No evidence was provided that you, who have dyed cloth for ten years, are well positioned to advance the endeavor.',
    'You have not offered proof that the dye house, which is described in the plan, has substantial merit.',
  ])('nor does what an inserted clause parts from its refusal: %s', (sentence) => {
    expect(concededIn(sentence)).toEqual([])
    expect(concededIn(sentence, 'Well Positioned')).toEqual([])
  })

  it.each([
    'It remains for the petitioner to prove that the dye house has substantial merit.',
    'You have established that you are a capable dyer rather than that you are well positioned to advance the endeavor.',
  ])('nor does what is yet to be proved, or stands against what is shown: %s', (sentence) => {
    expect(concededIn(sentence)).toEqual([])
  })

  it('nor do a claim and a formal requirement', () => {
    expect(concededIn('The endeavor is claimed to have been established as having national importance.')).toEqual([])
    expect(concededIn('The requirement of a full translation has been met.', 'Well Positioned')).toEqual([])
    expect(concededIn('This requirement has been met.', 'Well Positioned')).toEqual([2])
  })

  it('is not the other point of its sentence', () => {
    expect(concededIn('USCIS finds that you hold an advanced degree, but the endeavor does not have national importance.')).toEqual(['eb2'])
  })
})
