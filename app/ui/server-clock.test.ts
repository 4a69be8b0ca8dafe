import { expect, test } from 'vitest'
import { aheadOfServer } from './server-clock.ts'

const AT = Date.UTC(2026, 0, 3, 12)
const HOUR = 3_600_000

test.each([
  ['agrees', 0, 0],
  ['is a few seconds off, or the page was kept for a minute', 70_000, 0],
  ['runs ahead by hours', 5 * HOUR, 5 * HOUR],
  ['is behind by days', -48 * HOUR, -48 * HOUR],
])('where the clock of the visitor %s, the server says what time it is', (_, off, counted) => {
  expect(aheadOfServer({ saidByServer: AT, receivedAt: AT + off })).toBe(counted)
})

test('where the server said nothing, the visitor’s clock counts', () => {
  expect(aheadOfServer({ saidByServer: undefined, receivedAt: AT })).toBe(0)
})
