import { expect, test } from 'vitest'
import { plainText, sentencesOf } from './block-text.ts'

const block = (text: string) => ({ kind: 'paragraph', content: [{ kind: 'text', text }] }) as never

test.each([
  ['led it (\uE000, \uE000). Then', 'led it. Then'],
  ['led it \uE000 \uE000, and', 'led it, and'],
  ['a, (\uE000) b', 'a, b'],
  ['a \uE000)(\uE000) b', 'a b'],
  ['\uE000', ''],
  ['led it (\uE000, page\u00A07). Then', 'led it. Then'],
  ['led it (\uE000, page 7, \uE000, pages 9–11 and 14). Then', 'led it. Then'],
  ['no mark (at all), ', 'no mark (at all), '],
])('of %j the words are %j', (text, words) => {
  expect(plainText(block(text))).toBe(words)
})

test('abbreviations in a row end no sentence', () => {
  expect(sentencesOf('It has stood there since Jan. 2026. See p. 19 of it.')).toEqual(['It has stood there since Jan. 2026.', 'See p. 19 of it.'])
  expect(sentencesOf('Dr. A. B. Sample led it.” She left. No. 5 stayed.')).toEqual(['Dr. A. B. Sample led it.”', 'She left.', 'No. 5 stayed.'])
})

test('a sentence may end with the one who writes', () => {
  expect(sentencesOf('Others made this count, and not I (\uE000). The State of Ohio paid for it.')).toEqual(['Others made this count, and not I (\uE000).', 'The State of Ohio paid for it.'])
  expect(sentencesOf('It was written by Dr. A. I. Sample. She left.')).toEqual(['It was written by Dr. A. I. Sample.', 'She left.'])
  expect(sentencesOf('It was tried by I. Sample in May.')).toEqual(['It was tried by I. Sample in May.'])
})
