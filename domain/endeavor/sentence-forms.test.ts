import { expect, it } from 'vitest'
import { countWords } from './sentence-forms.ts'

it.each([
  ['', 0],
  ['one two', 2],
  ['  one\ttwo\nthree ', 3],
  ['a dash – and “quoted” words', 5],
  ['5 % of É’s 𝒳 & more', 5],
  ['a no\u00a0break space', 4],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
