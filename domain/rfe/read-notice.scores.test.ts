import { describe, expect, it } from 'vitest'
import { fourthHoldoutLetters } from '../../test/rfe-letters/fourth-holdout-letters.ts'
import { holdoutLetters } from '../../test/rfe-letters/holdout-letters.ts'
import { layOut } from '../../test/rfe-letters/lay-out.ts'
import { precision, recall, scoreLetters } from '../../test/rfe-letters/score.ts'
import { secondHoldoutLetters } from '../../test/rfe-letters/second-holdout-letters.ts'
import { thirdHoldoutLetters } from '../../test/rfe-letters/third-holdout-letters.ts'
import { tuningLetters } from '../../test/rfe-letters/tuning-letters.ts'

const letters = [...tuningLetters, ...holdoutLetters, ...secondHoldoutLetters, ...thirdHoldoutLetters, ...fourthHoldoutLetters]

// These letters are known to the rules by now, so the floors guard against falling back; they do not foretell how an
// unknown letter is read. docs/rfe-reading.md has what was measured on letters not seen before.
describe('the reading of the labelled letters', () => {
  const score = scoreLetters(letters, layOut)

  it('finds the contested prongs and makes none up', () => {
    expect(precision(score.prongs)).toBe(1)
    expect(recall(score.prongs)).toBe(1)
  })

  it('finds the concerns', () => {
    expect(precision(score.concerns)).toBeGreaterThanOrEqual(0.98)
    expect(recall(score.concerns)).toBeGreaterThanOrEqual(0.95)
  })

  it('never reports as accepted what the notice does not accept', () => {
    expect(precision(score.conceded)).toBe(1)
    expect(recall(score.conceded)).toBeGreaterThanOrEqual(0.85)
  })

  it('transcribes kind, date, deadline and receipt digits of every letter', () => {
    expect(score.facts).toBe(score.letters)
  })

  it('is nowhere called clear with the wrong prongs', () => {
    expect(score.clearButWrong).toEqual([])
  })

  it('does not depend on how wide the lines are', () => {
    for (const columns of [64, 80, 104]) {
      const narrow = scoreLetters(letters, (letter) => layOut({ ...letter, columns, hyphenate: true }))
      expect(precision(narrow.prongs)).toBeGreaterThanOrEqual(0.97)
      expect(recall(narrow.prongs)).toBeGreaterThanOrEqual(0.97)
    }
  })
})
