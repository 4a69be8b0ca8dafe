import { expect, test } from 'vitest'
import { storableJson } from './storable-json.ts'

test('null letters and halves of letters are taken out of every text, and nothing else is', () => {
  const half = '\u{1D5D4}'.slice(0, 1)
  expect(JSON.parse(storableJson({ name: `Ana ${half}`, lines: [`a\u0000b`, 'c'], count: 3, none: null }))).toEqual({ name: 'Ana \uFFFD', lines: ['ab', 'c'], count: 3, none: null })
  const whole = { text: '\u{1D5D4} \\ud800 \\u0000 “é”', list: [true, 'x'] }
  expect(storableJson(whole)).toBe(JSON.stringify(whole))
})
