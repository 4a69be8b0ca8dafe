/** Which step of a method a told fact comes back in, by the meaning of both: none where no step is near. */
import { DIMENSIONS, direction } from '../meaning/word-vectors.ts'
import { tellingWords } from './problem-meaning.ts'

/** How near a step has to be. */
const LEAST_NEAR = 0.42

const REMEMBERED = 4000
const directions = new Map<string, Float32Array | null>()

/** Where the telling words of a text point; null for a text that holds none. */
function pointing(text: string): Float32Array | null {
  const before = directions.get(text)
  if (before !== undefined) return before
  const words = tellingWords(text)
  const found = words.length === 0 ? null : direction(words)
  if (directions.size === REMEMBERED) directions.clear()
  directions.set(text, found)
  return found
}

function likeness(one: Float32Array, other: Float32Array): number {
  let product = 0
  for (let d = 0; d < DIMENSIONS; d++) product += (one[d] ?? 0) * (other[d] ?? 0)
  return product
}

export function nearestStep(fact: string, steps: readonly string[]): string | null {
  const own = pointing(fact)
  if (own === null) return null
  let best: { step: string; near: number } | null = null
  for (const step of steps) {
    const toward = pointing(step)
    const near = toward === null ? -1 : likeness(own, toward)
    if (near >= LEAST_NEAR && (best === null || near > best.near)) best = { step, near }
  }
  return best?.step ?? null
}
