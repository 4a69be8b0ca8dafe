/** Sees to it that the strongest line of a person stands in the record of the first option, whatever its subject. */
import type { Asset } from './assets.ts'
import { alike, sameLine } from './choose-slots.ts'

/** From here on a line is told beside another one, in an option that tells nothing else, and there where it stood in another option no better. */
const LEAST = { beside: 3.5, alone: 2.5, moved: 1.5 }
/** What a line that only stands as it is printed is worth less. */
const PRINTED_LOSS = 1

export type Line = Pick<Asset, 'id' | 'kind' | 'strength' | 'quoted' | 'stated' | 'text' | 'whole'>

/** How strong a line is in the words in which it is told. */
export const worthAsTold = ({ strength, quoted, kind, stated }: Line): number => strength - (quoted && kind === 'work' && !stated ? PRINTED_LOSS : 0)

export type Bears<L> = {
  /** It is about the subject of the option. */ onSubject: (line: L, at: number) => boolean
  /** It was done in a post of the person's own field. */ inField: (line: L) => boolean
}

/** What others granted or printed gives way to nothing. */
const isListed = ({ kind }: Line) => kind !== 'work'

/** Whether two lines tell one deed. */
export const isSame = (one: Line, other: Line) => one === other || alike(one, other) || sameLine(one, other)

/**
 * The lines of each option, with the strongest of all in the first; or, with `at` of 1, the next one in the second where that tells nothing. A line
 * that is about the subject of another option stays there; a line on the option's own subject leads, and what is neither on it nor as strong gives way.
 */
export function withRecord<L extends Line>(told: readonly (readonly L[])[], all: readonly L[], { onSubject, inField }: Bears<L>, at: 0 | 1): L[][] {
  const lines = told.map((of) => [...of])
  const own = lines[at]
  if (!own || (at > 0 && own.length > 0) || own.filter(isListed).length > 1) return lines
  const placeOf = (line: L) => lines.findIndex((of) => of.some((one) => isSame(one, line)))
  const leastOf = (line: L) => (own.length > 0 ? LEAST.beside : at === 0 && placeOf(line) > 0 ? LEAST.moved : LEAST.alone)
  const isSettled = (line: L) => {
    const place = placeOf(line)
    return place !== -1 && place !== at && (place < at || onSubject(line, place))
  }
  const best = all
    .filter((line) => line.kind === 'work' && inField(line))
    .toSorted((a, b) => worthAsTold(b) - worthAsTold(a))
    .find((line) => worthAsTold(line) >= leastOf(line) && !isSettled(line))
  if (!best) return lines
  const place = placeOf(best)
  const held = lines[place]?.find((one) => isSame(one, best)) ?? best
  if (place > at) lines[place] = (lines[place] ?? []).filter((one) => one !== held)
  const others = own.filter((one) => one !== held)
  const lead = others.find((one) => isListed(one) || onSubject(one, at))
  // Of two lines of another subject the stronger one leads.
  lines[at] = lead && !onSubject(held, at) ? [lead, held] : [held, ...others.slice(0, 1)]
  return lines
}
