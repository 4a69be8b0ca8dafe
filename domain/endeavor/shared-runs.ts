/** How much two texts say in the same words, counted in runs of eight words. */
import { comparableWords } from './sentence-forms.ts'

const RUN = 8

/** Every run of eight words in a text, as compared; empty for a shorter text. */
export function runsOfWords(text: string): string[] {
  const words = comparableWords(text)
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
}

/** Share of the runs of the shorter text that stand in the other as well, 0–1. */
export const sharedRuns = (one: string, other: string): number => sharedBetween(new Set(runsOfWords(one)), new Set(runsOfWords(other)))

/** As `sharedRuns`, of runs that were found before: for texts that are compared with many. */
export function sharedBetween(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  return few.size === 0 ? 0 : [...few].filter((run) => many.has(run)).length / few.size
}
