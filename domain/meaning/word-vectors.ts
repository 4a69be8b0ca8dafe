/** What common English words mean, as directions: two words of like use lie near each other. Read once, when first asked for. */
import { VECTORS, WORDS } from './word-vectors.mjs'

export const DIMENSIONS = 64
/** Length of a vector in the table: a unit vector in bytes. */
const SCALE = 254

type Table = { places: ReadonlyMap<string, number>; bytes: Int8Array }

let known: Table | null = null

function table(): Table {
  if (known) return known
  const raw = atob(VECTORS)
  const bytes = new Int8Array(raw.length)
  for (let at = 0; at < raw.length; at++) bytes[at] = raw.charCodeAt(at)
  known = { places: new Map(WORDS.split(' ').map((word, place) => [word, place])), bytes }
  return known
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:es|s)$/, ''],
  [/(?:ing|ed)$/, ''],
  [/(?:ing|ed)$/, 'e'],
  [/s$/, ''],
]

/** Place of a word in the table, the commonest first; of a form that is not listed, that of its stem. Null for what is no known word. */
export function placeOf(word: string): number | null {
  const { places } = table()
  const own = places.get(word)
  if (own !== undefined) return own
  for (const [ending, instead] of ENDINGS) {
    const stem = places.get(word.replace(ending, instead))
    if (ending.test(word) && stem !== undefined) return stem
  }
  return null
}

/** How near each of `others` lies to the word, −1 to 1; 1 for itself. */
export function nearness(place: number, others: Int32Array): Float32Array {
  const { bytes } = table()
  const own = bytes.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS)
  const near = new Float32Array(others.length)
  for (let at = 0; at < others.length; at++) {
    const start = (others[at] ?? 0) * DIMENSIONS
    let sum = 0
    for (let d = 0; d < DIMENSIONS; d++) sum += (own[d] ?? 0) * (bytes[start + d] ?? 0)
    near[at] = sum / (SCALE * SCALE)
  }
  return near
}

/** The sum of the directions of words, each by its weight, at unit length. */
export function direction(words: readonly { place: number; weight: number }[]): Float32Array {
  const { bytes } = table()
  const sum = new Float32Array(DIMENSIONS)
  for (const { place, weight } of words) for (let d = 0; d < DIMENSIONS; d++) sum[d] = (sum[d] ?? 0) + weight * (bytes[place * DIMENSIONS + d] ?? 0)
  const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0)) || 1
  return sum.map((value) => value / length)
}
