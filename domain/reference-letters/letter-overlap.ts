/** How much two letters of one case say in the same words: eight-word runs of the shorter that stand in the other. */
import { runsOfWords, sharedBetween } from '../endeavor/shared-runs.ts'

/** A larger share makes two letters look like the work of one hand. */
export const LETTERS_SHARED_MAX = 0.02

export type Overlap = { one: string; other: string; share: number }

/** Pairs of letters that share too much, the worst first; each by its id. */
export function overlapsOf(letters: readonly { id: string; text: string }[]): Overlap[] {
  const runs = letters.map(({ text }) => new Set(runsOfWords(text)))
  return letters
    .flatMap(({ id }, at) => letters.slice(at + 1).map((other, after) => ({ one: id, other: other.id, share: sharedBetween(runs[at]!, runs[at + 1 + after]!) })))
    .filter(({ share }) => share > LETTERS_SHARED_MAX)
    .toSorted((a, b) => b.share - a.share)
}
