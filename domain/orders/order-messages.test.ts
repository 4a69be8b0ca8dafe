import { expect, test } from 'vitest'
import { readThreadEnd } from './order-messages.ts'

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  [null, undefined],
  ['', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['7.5', undefined],
  ['9999999999', undefined],
])('the end of a page of a thread in the address: %j is %j', (text, number) => {
  expect(readThreadEnd(text)).toBe(number)
})
