import { describe, expect, test } from 'vitest'
import { inventionsFirstHalf } from '../../test/drafting-check/inventions-first-half.ts'
import { inventionsSecondHalf } from '../../test/drafting-check/inventions-second-half.ts'
import { inventionsFifthPart } from '../../test/drafting-check/inventions-fifth-part.ts'
import { inventionsFourthPart } from '../../test/drafting-check/inventions-fourth-part.ts'
import { inventionsThirdPart } from '../../test/drafting-check/inventions-third-part.ts'
import { profiles } from '../../test/drafting-check/profiles.ts'
import { faultsWith, mistakesOf } from '../../test/drafting-check/score.ts'
import { readResume } from '../resume/read-resume.ts'
import { materialOf } from './check-material.ts'
import { checkNumbers } from './check-numbers.ts'
import { trueSentencesFirstHalf } from '../../test/drafting-check/true-sentences-first-half.ts'
import { trueSentencesFifthPart } from '../../test/drafting-check/true-sentences-fifth-part.ts'
import { trueSentencesFourthPart } from '../../test/drafting-check/true-sentences-fourth-part.ts'
import { trueSentencesSecondHalf } from '../../test/drafting-check/true-sentences-second-half.ts'
import { trueSentencesThirdPart } from '../../test/drafting-check/true-sentences-third-part.ts'

test('the true options of the ten people break no rule', () => {
  expect(profiles.flatMap(({ id }) => faultsWith(id, null).map(({ rule, detail }) => `${id}: ${rule}: ${detail}`))).toEqual([])
})

describe.each([
  ['first', 100, { inventions: inventionsFirstHalf, truths: trueSentencesFirstHalf }],
  ['second', 100, { inventions: inventionsSecondHalf, truths: trueSentencesSecondHalf }],
  ['third', 60, { inventions: inventionsThirdPart, truths: trueSentencesThirdPart }],
  ['fourth', 60, { inventions: inventionsFourthPart, truths: trueSentencesFourthPart }],
  ['fifth', 60, { inventions: inventionsFifthPart, truths: trueSentencesFifthPart }],
] as const)('the %s part of the planted sentences', (_name, size, half) => {
  const mistakes = mistakesOf(half)

  test('is as large as it is said to be', () => {
    expect(mistakes.counts).toEqual({ inventions: size, truths: size })
  })

  test('has every invention refused by the rule that names it', () => {
    expect(mistakes.passed).toEqual([])
    expect(mistakes.otherRule).toEqual([])
  })

  test('has no true sentence refused', () => {
    expect(mistakes.falseAlarms).toEqual([])
  })
})

describe('figures as resumes print them', () => {
  const resume = [
    'Generator Technician, Harborlight Facilities, Mar 2008 - Jan 2012',
    'Serviced sets of 1010, 500, 250 KVA.',
    'Reduced downtime by 40 – 50% through power quality analysis.',
    'Released 56,000+ pages worth $250+ million in catalog sales.',
    'Designed kitchens in a 167 million dollars hotel expansion; led a crew of 8 to 12 cooks.',
    'Configured Route53 firewalls.',
    'Recognized 9 of 11 failures at least ten days ahead.',
  ].join('\n')
  const material = materialOf({ resumeText: resume, facts: readResume([{ lines: resume.split('\n') }], new Date('2026-06-01T00:00:00Z')) }, [])
  const refused = (sentence: string) => checkNumbers(sentence, material).length > 0

  test.each([
    'I serviced sets of 250, 500 and 1010 kVA.',
    'Through power quality analysis I reduced downtime by 40 – 50%.',
    'I released pages behind $250 million in catalog sales.',
    'I designed kitchens in a 167 million dollar hotel expansion.',
    'I led a crew of 8 to 12 cooks.',
    'I configured a firewall with Route 53 for the hotel.',
    'I recognized 9 of 11 failures at least ten days ahead.',
    'For three years I serviced generators at Harborlight Facilities.',
  ])('“%s” is true', (sentence) => {
    expect(refused(sentence)).toBe(false)
  })

  test.each([
    'I serviced sets of 250, 500 and 1100 kVA.',
    'I reduced downtime by 45% through power quality analysis.',
    'I released pages behind $250 billion in catalog sales.',
    'I led a crew of 8 to 20 cooks.',
    'For four years I serviced generators at Harborlight Facilities.',
    'I reduced accidents by 40 – 50%.',
  ])('“%s” is not', (sentence) => {
    expect(refused(sentence)).toBe(true)
  })
})
