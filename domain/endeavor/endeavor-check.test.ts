import { describe, expect, test } from 'vitest'
import { inventionsFirstHalf } from '../../test/drafting-check/inventions-first-half.ts'
import { inventionsEighthPart } from '../../test/drafting-check/inventions-eighth-part.ts'
import { inventionsSecondHalf } from '../../test/drafting-check/inventions-second-half.ts'
import { inventionsFifthPart } from '../../test/drafting-check/inventions-fifth-part.ts'
import { inventionsFourthPart } from '../../test/drafting-check/inventions-fourth-part.ts'
import { inventionsThirdPart } from '../../test/drafting-check/inventions-third-part.ts'
import { everyone, faultsWith, mistakesOf } from '../../test/drafting-check/score.ts'
import { inventionsSeventhPart } from '../../test/drafting-check/inventions-seventh-part.ts'
import { inventionsSixthPart } from '../../test/drafting-check/inventions-sixth-part.ts'
import { readResume } from '../resume/read-resume.ts'
import { checkActs, checkDeeds } from './check-deeds.ts'
import { materialOf } from './check-material.ts'
import { checkNumbers } from './check-numbers.ts'
import { trueSentencesFirstHalf } from '../../test/drafting-check/true-sentences-first-half.ts'
import { trueSentencesFifthPart } from '../../test/drafting-check/true-sentences-fifth-part.ts'
import { trueSentencesFourthPart } from '../../test/drafting-check/true-sentences-fourth-part.ts'
import { trueSentencesSecondHalf } from '../../test/drafting-check/true-sentences-second-half.ts'
import { trueSentencesEighthPart } from '../../test/drafting-check/true-sentences-eighth-part.ts'
import { trueSentencesSeventhPart } from '../../test/drafting-check/true-sentences-seventh-part.ts'
import { trueSentencesSixthPart } from '../../test/drafting-check/true-sentences-sixth-part.ts'
import { trueSentencesThirdPart } from '../../test/drafting-check/true-sentences-third-part.ts'

test('the true options of all people break no rule', () => {
  expect(everyone.flatMap(({ id }) => faultsWith(id, null).map(({ rule, detail }) => `${id}: ${rule}: ${detail}`))).toEqual([])
})

describe.each([
  ['first', 100, { inventions: inventionsFirstHalf, truths: trueSentencesFirstHalf }],
  ['second', 100, { inventions: inventionsSecondHalf, truths: trueSentencesSecondHalf }],
  ['third', 60, { inventions: inventionsThirdPart, truths: trueSentencesThirdPart }],
  ['fourth', 60, { inventions: inventionsFourthPart, truths: trueSentencesFourthPart }],
  ['fifth', 60, { inventions: inventionsFifthPart, truths: trueSentencesFifthPart }],
  ['sixth', 60, { inventions: inventionsSixthPart, truths: trueSentencesSixthPart }],
  ['seventh', 60, { inventions: inventionsSeventhPart, truths: trueSentencesSeventhPart }],
  ['eighth', 60, { inventions: inventionsEighthPart, truths: trueSentencesEighthPart }],
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

describe('a deed', () => {
  const resume = [
    'Lighting Designer, Playhouse of Wren, 2016 - 2020',
    'Assisted the head of lighting in rewiring the main stage.',
    'Member of the team that staged an opera outdoors, and designed its follow spots.',
    'Built a dimmer rack used by two touring companies.',
    'Cable tests take 12 minutes.',
  ].join('\n')
  const material = materialOf({ resumeText: resume }, [
    { key: 'A', title: 'Title II of the Stage Act', date: null, issuer: '', names: ['title II of the Stage Act of 2020'], covers: ['funds the wiring of public stages'] },
    { key: 'B', title: 'Stage Act', date: null, issuer: '', names: ['the Stage Act of 2020'], covers: ['asks theaters for safer stages'] },
  ])
  const title = 'Develop a dimmer test method so that small stages can work safely'
  const refused = (sentence: string) => checkDeeds(sentence, title, material).length + checkActs(sentence, material).length > 0

  test.each([
    'I assisted the head of lighting when the main stage was rewired.',
    'I designed the follow spots of an opera that was staged outdoors.',
    'Two touring companies use my dimmer rack.',
    'I will lead the rewiring of one stage.',
    'Other stages can use the method, and inspectors may ask for it.',
    'The Stage Act of 2020 asks theaters for safer stages.',
    'Title II of the Stage Act of 2020 funds the wiring of public stages.',
    'For the Stage Act of 2020, and stages in schools, the same holds.',
  ])('“%s” is told as the resume tells it', (sentence) => {
    expect(refused(sentence)).toBe(false)
  })

  test.each([
    'I led the rewiring of the main stage.',
    'Under my leadership the main stage was rewired.',
    'I produced an opera outdoors.',
    'Opera houses use my dimmer rack.',
    'The method is already used in every theater of the state.',
    'The Stage Act of 2020 requires a test of every dimmer.',
    'The Stage Act of 2020 funds the wiring of public stages.',
    'The Stage Act of 2020 names this method.',
  ])('“%s” is larger', (sentence) => {
    expect(refused(sentence)).toBe(true)
  })

  test.each([
    ['My method takes 12 minutes for each cable.', false],
    ['My method takes 12 seconds for each cable.', true],
  ])('a unit stays what it was: “%s”', (sentence, expected) => {
    expect(checkNumbers(sentence.replace('method', 'cable test'), material, title).length > 0).toBe(expected)
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
    '03/2013 to 05/2015',
    'Team Size : 25 Tools : Eclipse',
    'Cut turnover from 28% to under10% a year; fitted out over 44,000 sq.',
    'ft. of space.',
    'Tuned printing jobs for a copy chain.',
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
    'I worked in a team of 25 for a copy chain.',
    'I cut turnover from 28% to under 10% a year.',
    'I fitted out more than 44,000 square feet.',
    'For two years I tuned printing jobs.',
    'A shop with three people often finds a fault that somebody has already read about.',
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
    'For three years I tuned printing jobs.',
    'I worked in a team of 26 for a copy chain.',
  ])('“%s” is not', (sentence) => {
    expect(refused(sentence)).toBe(true)
  })
})
