/** Chooses among equivalent wordings: the same facts always the same way, two people hardly ever alike. */
import { stableHash } from '../endeavor/sentence-forms.ts'

export type Chooser = <T>(slot: string, items: readonly [T, ...T[]]) => T

/** A chooser for one option; every slot draws on its own. */
export function chooserFor(seed: string): Chooser {
  return (slot, items) => {
    const spread = Math.imul(stableHash(`${slot}|${seed}`), 2654435761) >>> 8
    return items[spread % items.length] ?? items[0]
  }
}

/** `count` of the items in their order, which ones by the slot. */
export function someOf<T>(choose: Chooser, slot: string, items: readonly [T, ...T[]], count: number): T[] {
  const left = items.map((item, at) => ({ item, at }))
  while (left.length > count && left.length > 1) {
    const dropped = choose(`${slot}${left.length}`, [left[0]?.at ?? 0, ...left.slice(1).map(({ at }) => at)])
    left.splice(left.findIndex(({ at }) => at === dropped), 1)
  }
  return left.map(({ item }) => item)
}
