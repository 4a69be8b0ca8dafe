import { expect, test } from 'vitest'
import { readInlineMarks } from './inline-marks.ts'

test('reads bold, italic and links and keeps every other letter', () => {
  expect(readInlineMarks('A **b** and *c*, see [the FAQ](/faq#costs).')).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'bold', text: 'b' },
    { kind: 'text', text: ' and ' },
    { kind: 'italic', text: 'c' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'the FAQ', href: '/faq#costs' },
    { kind: 'text', text: '.' },
  ])
})

test('leaves a lone star or bracket as text', () => {
  expect(readInlineMarks('5 * 3 [x] (y)')).toEqual([{ kind: 'text', text: '5 * 3 [x] (y)' }])
})

test('a citation keeps to its word and knows which mention of its source it is', () => {
  expect(readInlineMarks('It is discretionary. [1][2:3] So [x] stays.')).toEqual([
    { kind: 'text', text: 'It is discretionary.' },
    { kind: 'citation', source: 1, occurrence: 1 },
    { kind: 'citation', source: 2, occurrence: 3 },
    { kind: 'text', text: ' So [x] stays.' },
  ])
})
