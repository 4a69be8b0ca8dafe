import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'

const readingOf = (sentence: string) => readNoticeOf('You request a national interest waiver.', sentence)

describe('an acceptance in words that may limit it', () => {
  it.each([
    'The officer who first read the file found that the endeavor has substantial merit.',
    'Though thin, the record establishes that you are well positioned to advance the endeavor.',
    'The endeavor, as far as it concerns mills, has substantial merit.',
    'The petitioner has shown a degree of national importance.',
    'The petitioner has shown the beginnings of national importance.',
    'Your work as a weaver met the second prong.',
    'The petitioner has, in form, satisfied the third prong.',
    'The petitioner has come within reach of having met the second prong.',
    'The first prong is met; this finding may be revisited.',
    'So far as Exhibit B goes, the record establishes that the endeavor has national importance.',
    'Read generously, the record establishes that the endeavor has national importance.',
    'You have satisfied one of the factors of the second prong.',
    'You have established that one of your two looms has national importance.',
    'The national importance of half of the endeavor is not disputed.',
    'USCIS does not contest your statement that the first prong is met.',
    'There is no question that parts of the endeavor have substantial merit.',
    'USCIS has no doubt that you believe that the endeavor has national importance.',
    'You have met what counsel calls the second prong.',
  ])('concedes nothing: %s', (sentence) => expect(readingOf(sentence).conceded).toEqual([]))

  it.each([
    ['The petitioner, a weaver of sails, has established that the proposed endeavor has substantial merit.', 'substantial-merit'],
    ['The endeavor to teach sail making has substantial merit.', 'substantial-merit'],
    ['The sail school has substantial merit.', 'substantial-merit'],
    ['You hold a Ph.D. in materials science and therefore qualify for the classification.', 'eb2'],
  ])('concedes where it only names the thing or the person: %s', (sentence, what) => expect(readingOf(sentence).conceded.map((one) => one.what)).toEqual([what]))

  it.each([
    'It may be that the transcript meets the first criterion, as counsel contends.',
    'Nearly all of the academic record meets this criterion.',
    'On its face the license meets the third criterion.',
  ])('concedes no kind of evidence of exceptional ability either: %s', (sentence) =>
    expect(readNoticeOf('You request a national interest waiver.', 'Exceptional ability', 'The petitioner submitted a transcript and a license.', sentence).conceded).toEqual([]),
  )
})
