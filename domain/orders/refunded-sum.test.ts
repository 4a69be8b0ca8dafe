import { expect, test } from 'vitest'
import { newerTotal, refundedSum, WHOLE_PAYMENT } from './refunded-sum.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const total = (amountCents: number, seconds: number) => ({ refundId: WHOLE_PAYMENT, amountCents, at: at(seconds) })
const back = (refundId: string, amountCents: number, seconds: number) => ({ refundId, amountCents, at: at(seconds) })

test('of two totals the newer counts, of one moment the larger', () => {
  expect(newerTotal(total(200, 5), total(900, 4))).toEqual(total(200, 5))
  expect(newerTotal(total(900, 4), total(200, 5))).toEqual(total(200, 5))
  expect(newerTotal(total(200, 5), total(900, 5))).toEqual(total(900, 5))
  expect(newerTotal(undefined, total(200, 5))).toEqual(total(200, 5))
})

test('a refund that came back is taken off once, and not from a total that was told after it', () => {
  expect(refundedSum([])).toBe(0)
  expect(refundedSum([total(500, 5), back('re_1', 200, 6), back('re_1', 200, 6)])).toBe(300)
  expect(refundedSum([total(500, 5), back('re_1', 200, 6), back('re_2', 300, 7)])).toBe(0)
  expect(refundedSum([total(500, 8), back('re_1', 200, 6)])).toBe(500)
  // It came back before anybody told that it had gone.
  expect(refundedSum([back('re_1', 200, 6)])).toBe(0)
})
