/** Cues: word beginnings by which a line shows what it is about, and which of many stand in it, found by its words rather than by asking for each. */

/** A cue of five letters or more is a word beginning; a shorter one, or one with `$` at its end, is a whole word. `line` as `searchableLine` gives it. */
export function holdsCue(line: string, cue: string): boolean {
  if (cue.endsWith('$')) return line.includes(` ${cue.slice(0, -1)} `)
  // A short beginning would stand in many unrelated words: "fit" in "fittings" and "api" in "apiculture".
  if (cue.length <= BEGINNING - 1) return line.includes(` ${cue} `) || line.includes(` ${cue}s `)
  return line.includes(` ${cue}`)
}

/** Letters of the shortest cue that is a word beginning. */
const BEGINNING = 5

/** Cues by the first word, or its first letters, of a line that can hold them. */
export type CueIndex = ReadonlyMap<string, readonly string[]>

function keyOf(cue: string): string {
  const [first = '', next] = cue.replace(/\$$/, '').split(' ')
  // The first word of several stands whole in the line.
  return next === undefined && cue.length >= BEGINNING && !cue.endsWith('$') ? first.slice(0, BEGINNING) : first
}

export function cueIndex(cues: Iterable<string>): CueIndex {
  const index = new Map<string, string[]>()
  for (const cue of new Set(cues)) {
    const key = keyOf(cue)
    const others = index.get(key)
    if (others) others.push(cue)
    else index.set(key, [cue])
  }
  return index
}

const NONE: readonly string[] = []

/** Those of the cues that the line holds. */
export function cuesIn(line: string, index: CueIndex): Set<string> {
  const held = new Set<string>()
  for (const word of line.split(' ')) {
    if (word === '') continue
    const keys = [word, word.slice(0, BEGINNING), ...(word.endsWith('s') ? [word.slice(0, -1)] : [])]
    for (const key of keys) for (const cue of index.get(key) ?? NONE) if (!held.has(cue) && holdsCue(line, cue)) held.add(cue)
  }
  return held
}
