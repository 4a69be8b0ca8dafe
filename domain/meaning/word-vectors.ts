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

/**
 * Words laid out to be compared with one word after another: three to a number, each in digits of its own, so that one product compares all three.
 * Exact: of two vectors of the table no sum of products, whole or in part, comes to half of `DIGITS`.
 */
export type Abreast = { length: number; numbers: Float64Array }

const ABREAST = 3
const DIGITS = 2 ** 18

export function abreast(places: Int32Array): Abreast {
  const { bytes } = table()
  const numbers = new Float64Array(Math.ceil(places.length / ABREAST) * DIMENSIONS)
  places.forEach((place, at) => {
    const start = Math.floor(at / ABREAST) * DIMENSIONS
    const digits = DIGITS ** (at % ABREAST)
    for (let d = 0; d < DIMENSIONS; d++) numbers[start + d] = (numbers[start + d] ?? 0) + digits * (bytes[place * DIMENSIONS + d] ?? 0)
  })
  return { length: places.length, numbers }
}

/** How near each of `others` lies to the word, −1 to 1; 1 for itself. */
export function nearness(place: number, { length, numbers }: Abreast): Float32Array {
  const own = Float64Array.from(table().bytes.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS))
  const near = new Float32Array(length)
  for (let at = 0; at < length; at += ABREAST) {
    const start = (at / ABREAST) * DIMENSIONS
    let [a, b, c, e] = [0, 0, 0, 0]
    // Four sums side by side: none waits for another.
    for (let d = 0; d < DIMENSIONS; d += 4) {
      a += (own[d] ?? 0) * (numbers[start + d] ?? 0)
      b += (own[d + 1] ?? 0) * (numbers[start + d + 1] ?? 0)
      c += (own[d + 2] ?? 0) * (numbers[start + d + 2] ?? 0)
      e += (own[d + 3] ?? 0) * (numbers[start + d + 3] ?? 0)
    }
    const sum = a + b + c + e
    const third = Math.floor(sum / DIGITS ** 2 + 0.5)
    const rest = sum - third * DIGITS ** 2
    const second = Math.floor(rest / DIGITS + 0.5)
    near[at] = (rest - second * DIGITS) / (SCALE * SCALE)
    // Past the end of `near` nothing is written.
    near[at + 1] = second / (SCALE * SCALE)
    near[at + 2] = third / (SCALE * SCALE)
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
