import { describe, expect, test } from 'vitest'
import { inventionsFirstHalf } from '../../test/drafting-check/inventions-first-half.ts'
import { inventionsSecondHalf } from '../../test/drafting-check/inventions-second-half.ts'
import { profiles } from '../../test/drafting-check/profiles.ts'
import { faultsWith, mistakesOf } from '../../test/drafting-check/score.ts'
import { trueSentencesFirstHalf } from '../../test/drafting-check/true-sentences-first-half.ts'
import { trueSentencesSecondHalf } from '../../test/drafting-check/true-sentences-second-half.ts'

test('the true options of the ten people break no rule', () => {
  expect(profiles.flatMap(({ id }) => faultsWith(id, null).map(({ rule, detail }) => `${id}: ${rule}: ${detail}`))).toEqual([])
})

describe.each([
  ['first', { inventions: inventionsFirstHalf, truths: trueSentencesFirstHalf }],
  ['second', { inventions: inventionsSecondHalf, truths: trueSentencesSecondHalf }],
] as const)('the %s half of the planted sentences', (_name, half) => {
  const mistakes = mistakesOf(half)

  test('holds a hundred of each kind', () => {
    expect(mistakes.counts).toEqual({ inventions: 100, truths: 100 })
  })

  test('has every invention refused by the rule that names it', () => {
    expect(mistakes.passed).toEqual([])
    expect(mistakes.otherRule).toEqual([])
  })

  test('has no true sentence refused', () => {
    expect(mistakes.falseAlarms).toEqual([])
  })
})
