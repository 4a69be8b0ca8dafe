/** How much two letters of one case say in the same words: eight-word runs of the shorter that stand in the other. */
import { sharedRuns } from '../endeavor/shared-runs.ts'

/** A larger share makes two letters look like the work of one hand. */
export const LETTERS_SHARED_MAX = 0.02

export type Overlap = { one: string; other: string; share: number }

/** Pairs of letters that share too much, the worst first; each by its id. */
export function overlapsOf(letters: readonly { id: string; text: string }[]): Overlap[] {
  return letters
    .flatMap(({ id, text }, place) => letters.slice(place + 1).map((other) => ({ one: id, other: other.id, share: sharedRuns(text, other.text) })))
    .filter(({ share }) => share > LETTERS_SHARED_MAX)
    .toSorted((a, b) => b.share - a.share)
}
