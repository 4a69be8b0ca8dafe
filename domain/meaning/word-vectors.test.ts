import { expect, it } from 'vitest'
import { abreast, DIMENSIONS, nearness, placeOf } from './word-vectors.ts'
import { VECTORS, WORDS } from './word-vectors.mjs'

const bytes = Int8Array.from(atob(VECTORS), (letter) => letter.charCodeAt(0))
const vectorOf = (place: number) => bytes.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS)
const product = (one: number, other: number) => vectorOf(one).reduce((sum, value, d) => sum + value * (vectorOf(other)[d] ?? 0), 0)
const size = WORDS.split(' ').length

it.each([0, 1, 2, 3, 1000])('compares %i words as one product after another does', (count) => {
  const others = Int32Array.from({ length: count }, (_, at) => (at * 7919) % size)
  const laid = abreast(others)
  for (const word of ['bridge', 'nurse', 'audit', 'the']) {
    const place = placeOf(word)!
    expect(nearness(place, laid)).toEqual(Float32Array.from(others, (other) => product(place, other) / 254 ** 2))
  }
})

it('leaves room for the products of the longest vectors', () => {
  const longest = Math.max(...Array.from({ length: size }, (_, place) => product(place, place)))
  expect(longest).toBeLessThan(2 ** 17 - 1)
})
