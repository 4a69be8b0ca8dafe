/** Chooses among equivalent wordings: the same facts always the same way, two people hardly ever alike. */
import { countWords, stableHash } from '../endeavor/sentence-forms.ts'

export type Chooser = <T>(slot: string, items: readonly [T, ...T[]]) => T

/** A chooser for one option; every slot draws on its own. */
export function chooserFor(seed: string): Chooser {
  return (slot, items) => {
    const spread = Math.imul(stableHash(`${slot}|${seed}`), 2654435761) >>> 8
    return items[spread % items.length] ?? items[0]
  }
}

/** Options of a set. */
export const OPTIONS = 4

/**
 * A chooser for one of a person's four options. `salt` is the person's number times four plus the place of the option: the four
 * begin at one place of every list and follow each other, so that no two of them take the same wording where a list has four.
 */
export function chooserForOption(salt: number): Chooser {
  const place = salt % OPTIONS
  const person = String(Math.floor(salt / OPTIONS))
  return (slot, items) => {
    const start = Math.imul(stableHash(`${slot}|${person}`), 2654435761) >>> 8
    return items[(start + place) % items.length] ?? items[0]
  }
}

/** Takes the shortest sentence of each list: for a text that would be too long any other way. */
export const shortestChooser: Chooser = (_slot, items) => items.reduce((best, item) => (String(item).length < String(best).length ? item : best), items[0])

/** Takes the sentence of the fewest words: what no other wording of the same parts goes below. */
export const fewestWords: Chooser = (_slot, items) => items.reduce((best, item) => (countWords(String(item)) < countWords(String(best)) ? item : best), items[0])

/** `count` of the items in their order, which ones by the slot. */
export function someOf<T>(choose: Chooser, slot: string, items: readonly [T, ...T[]], count: number): T[] {
  const left = items.map((item, at) => ({ item, at }))
  while (left.length > count && left.length > 1) {
    const dropped = choose(`${slot}${left.length}`, [left[0]?.at ?? 0, ...left.slice(1).map(({ at }) => at)])
    left.splice(
      left.findIndex(({ at }) => at === dropped),
      1,
    )
  }
  return left.map(({ item }) => item)
}
