import { describe, expect, it } from 'vitest'
import { isLimitedBefore, opensWithLimit } from './before-acceptance.ts'
import { readNotice } from './read-notice.ts'

const readingOf = (sentence: string) => {
  const law = 'You seek a national interest waiver of the job offer with this petition.'
  const reading = readNotice([{ lines: ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'Notice Date: May 4, 2026', '', law, '', sentence] }])
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}

describe('an acceptance with something before it', () => {
  it.each([
    'Provided the kiln is built, the first prong is met.',
    'Given that the letters are genuine, the first prong is met.',
    'Supposing the kiln is built, the first prong is met.',
    'Once the kiln is built, the first prong is met.',
    'Were the kiln built, the first prong is met.',
    'Upon proof of the kiln, the first prong is met.',
    'Subject to the kiln, the first prong is met.',
    'So long as the guild pays, the endeavor has substantial merit.',
    'USCIS agrees that, once the kiln is built, the first prong is met.',
    'In theory, the endeavor has substantial merit.',
    'In principle, the first prong is met.',
    'For now, the first prong is met.',
    'At first glance, the endeavor has substantial merit.',
    'Within one town, the endeavor has substantial merit.',
    'In Canada, the endeavor has national importance.',
    'For your employer, the endeavor has substantial merit.',
    'As a hobby, the endeavor has substantial merit.',
    'Perhaps the first prong is met.',
    'Nominally, the first prong is met.',
    'Twenty years ago, the endeavor had substantial merit.',
    'Except for the kiln, the first prong is met.',
    'Taking the letters at face value, the first prong is met.',
    'The first prong is met since funding is likely.',
    'The first prong is met due to the expected grant.',
    'The first prong is met given proof of the kiln.',
    'The first prong is met given the representations of counsel.',
    'By filing a lease, you have shown that the first prong is met.',
    'By submitting two letters, the petitioner has established that she is well positioned to advance the endeavor.',
    'In our initial view, since revised, the endeavor has substantial merit.',
    'In our initial view the endeavor has substantial merit.',
    'As for your merit abroad, the endeavor has substantial merit.',
    'As to the first two years, you are well positioned to advance the endeavor.',
    'With regard to your pilot in Lagos, the endeavor has substantial merit.',
    'Regarding the first of two kilns, the endeavor has substantial merit.',
    'Based on your assertions alone, the first prong is met.',
    'Having read the brief of counsel, the second prong is met.',
    'Due to your claim of funding, the second prong is met.',
    'Given your say-so, the first prong is met.',
    'With the exception of your training, the petitioner has met the second prong.',
    'For purposes of this notice we accept that the endeavor has substantial merit.',
    'For purposes of this notice only, we treat the third prong as satisfied.',
    'On its face the record establishes that the endeavor has national importance.',
    'On the present record the second prong is met.',
    'At this stage the second prong is not in question.',
    'For now we do not question the first prong.',
    'Without conceding the point we find that the first prong is met.',
    'To some degree the first prong is met.',
    'Save in one respect the petitioner has met the second prong.',
  ])('that may limit it concedes nothing and is asked about: %s', (sentence) => {
    const { conceded, passages } = readingOf(sentence)
    expect(conceded).toEqual([])
    expect(passages.map(({ quote }) => quote)).toEqual([sentence])
  })

  it.each([
    'Upon review of the record, the second prong is met.',
    'After careful review, USCIS finds that you are well positioned to advance the endeavor.',
    'In this case, the second prong is met.',
    'Accordingly, the second prong is met.',
    'With regard to the second prong, you are well positioned to advance the endeavor.',
    'As the founder of the guild, you are well positioned to advance the endeavor.',
    'With a doctorate in ceramics, the petitioner is well positioned to advance the endeavor.',
    'Given that the petitioner has led three trials, the second prong is met.',
    'The second prong is met due to your training and record.',
    'With your response, you have established that you are well positioned to advance the endeavor.',
    'In this case the record establishes that you are well positioned to advance the endeavor.',
    'Based on the evidence submitted, the second prong is met.',
    'Given the evidence in the record, the second prong is met.',
    'As an initial matter, the second prong is met.',
    'Turning to the second prong, you are well positioned to advance the endeavor.',
    'On this record the petitioner is well positioned to advance the endeavor.',
  ])('that limits nothing concedes: %s', (sentence) => expect(readingOf(sentence).conceded.map(({ what }) => what)).toEqual([2]))

  it('is read in a moment, however long the sentence is', () => {
    for (const part of ['in ', 'that, ', 'upon the ', 'as a, ', 'review and ', 'once it ', '; and if ', 'given the ', 'the evidence, ', 'on the record ', 'as to the merit ', 'due to work ']) {
      const from = performance.now()
      isLimitedBefore(part.repeat(60_000 / part.length))
      opensWithLimit(part.repeat(60_000 / part.length))
      isLimitedBefore(`the first prong is met ${part.repeat(60_000 / part.length)}`)
      expect(performance.now() - from, part).toBeLessThan(300)
    }
  })
})

describe('what somebody else says without “that”', () => {
  it.each([
    'Counsel says the first prong is met.',
    'Here, counsel contends the first prong is met.',
    'Indeed, your expert believes the first prong is met.',
    'Overall, your brief maintains this second prong is met.',
    'However, Dr. Mirk opines the third prong is met.',
    'In this case, the writers claim the proposed endeavor has substantial merit.',
  ])('concedes nothing: %s', (sentence) => expect(readingOf(sentence).conceded).toEqual([]))

  it.each(['USCIS concludes the first prong is met.', 'We find the first prong is met.', 'After review, the officer concludes this first prong is met.'])(
    'is conceded where the agency says it: %s',
    (sentence) => expect(readingOf(sentence).conceded.map(({ what }) => what)).toEqual([1]),
  )
})
