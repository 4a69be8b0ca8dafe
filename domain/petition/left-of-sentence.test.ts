import { expect, test } from 'vitest'
import { leftWithout } from './left-of-sentence.ts'

const left = (sentence: string) => leftWithout(sentence, (part) => /\blaw\b/.test(part))

test.each([
  ['The county keeps the list because the law requires it', 'The county keeps the list'],
  ['Because the law requires a plan, the county keeps the list', 'The county keeps the list'],
  ['I wrote the list, and the law asks for one', 'I wrote the list'],
  ['The county keeps the list; the law asks for one', 'The county keeps the list'],
])('%s: what stands beside a reason or an addition is as true without it', (sentence, told) => {
  expect(left(sentence)).toBe(told)
})

test.each([
  'I would sell the kit in every state, but federal law limits it to three',
  'The method was not dropped because the law requires it',
  'I left no plant because the law forbids it',
  'I built the pump alone, although the law asks for two builders',
  'The kit is sold in every state, while the law limits it to three',
  'Although the law limits it to three, the kit is sold in every state',
  'The kit is sold only because the law asks for it',
])('%s: what says something else without the rest is not told', (sentence) => {
  expect(left(sentence)).toBeNull()
})
