import { expect, test } from 'vitest'
import { readOrderSearch } from './order-search.ts'

test.each([
  ['', null],
  ['  ', null],
  [' pw-7k2m ', { kind: 'reference', start: 'PW-7K2M' }],
  ['PW-7K2M-0000-1111-ZZZZ', { kind: 'reference', start: 'PW-7K2M-0000-1111-ZZZZ' }],
  // I, L, O and U are in no reference.
  ['pw-oli', { kind: 'email', start: 'pw-oli' }],
  ['PW-ana@Mail.com', { kind: 'email', start: 'pw-ana@mail.com' }],
  ['Ana.B', { kind: 'email', start: 'ana.b' }],
])('%j looks for %j', (typed, expected) => {
  expect(readOrderSearch(typed)).toEqual(expected)
})
