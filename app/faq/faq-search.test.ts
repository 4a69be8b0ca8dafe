import { expect, test } from 'vitest'
import { holdsWords } from './faq-search.ts'

const TEXT = 'Which nationalities are eligible? The Visa Bulletin, the premium-processing fee and the document list.'

test('a search finds words by their beginning, in any order and case', () => {
  for (const query of ['bulletin VISA', 'premium', 'docu list', 'Premium-process']) expect(holdsWords(query, TEXT), query).toBe(true)
  for (const query of ['ulletin', 'mium', 'premium zebra']) expect(holdsWords(query, TEXT), query).toBe(false)
})

test('no word finds everything', () => {
  expect(holdsWords('', TEXT)).toBe(true)
  expect(holdsWords('  ?! ', TEXT)).toBe(true)
})
