import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { meaningOf } from './problem-meaning.ts'
import { isSpelledRight } from './spelling.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heldNow = () => {
  collect()
  return process.memoryUsage().heapUsed
}

const LETTERS = 20_000
const WORDS = 1_500
/** Letters alone: figures are no words. */
const numbered = (n: number) => `${'q'.repeat(LETTERS)}${[...String(n)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`

test.each([
  ['the meaning of a text', (word: string) => meaningOf(`${word} mill`, draftingKnowledge)],
  ['the spelling of a sentence', (word: string) => isSpelledRight(`The ${word} runs`)],
])('%s keeps no word of a stranger', (_name, look) => {
  look('pump')
  const before = heldNow()
  for (let n = 0; n < WORDS; n++) look(numbered(n))
  expect(heldNow() - before).toBeLessThan((LETTERS * WORDS) / 4)
})
