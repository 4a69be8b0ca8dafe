import { expect, test } from 'vitest'
import { readOrderSearch } from './order-search.ts'

test.each([
  ['', null],
  ['  ', null],
  [' pw-7k2m ', { kind: 'reference', text: 'PW-7K2M', whole: false }],
  ['PW-7K2M-0000-1111-ZZZZ', { kind: 'reference', text: 'PW-7K2M-0000-1111-ZZZZ', whole: true }],
  // What an accountant reads off an invoice.
  [' inv-7k2m-3f9c21d0', { kind: 'reference', text: 'PW-7K2M', whole: false }],
  // I, L, O and U are in no reference.
  ['pw-oli', { kind: 'email', text: 'pw-oli', whole: false }],
  ['PW-ana@Mail.com', { kind: 'email', text: 'pw-ana@mail.com', whole: true }],
  ['Ana.B', { kind: 'email', text: 'ana.b', whole: false }],
])('%j looks for %j', (typed, expected) => {
  expect(readOrderSearch(typed)).toEqual(expected)
})
