import { describe, expect, test } from 'vitest'
import { inventionsFirstHalf } from '../../test/drafting-check/inventions-first-half.ts'
import { inventionsSecondHalf } from '../../test/drafting-check/inventions-second-half.ts'
import { inventionsFifthPart } from '../../test/drafting-check/inventions-fifth-part.ts'
import { inventionsFourthPart } from '../../test/drafting-check/inventions-fourth-part.ts'
import { inventionsThirdPart } from '../../test/drafting-check/inventions-third-part.ts'
import { profiles } from '../../test/drafting-check/profiles.ts'
import { faultsWith, mistakesOf } from '../../test/drafting-check/score.ts'
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
