import { expect, test } from 'vitest'
import { isTooSlow } from './upload-pace.ts'

test.each([
  [0, 30_000, false],
  [4095, 31_000, true],
  [4096, 31_000, false],
  [4_194_304, 1_000_000, false],
  [1_000, 60_000, true],
])('%i bytes in %i ms: too slow is %s', (bytes, elapsedMs, wanted) => {
  expect(isTooSlow(bytes, elapsedMs)).toBe(wanted)
})

test.each([
  [0, 10_000, false],
  [65_535, 11_000, true],
  [65_536, 11_000, false],
  [3_145_728, 58_000, false],
])('where room is scarce, %i bytes in %i ms: too slow is %s', (bytes, elapsedMs, wanted) => {
  expect(isTooSlow(bytes, elapsedMs, true)).toBe(wanted)
})
