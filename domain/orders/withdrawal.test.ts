import { expect, test } from 'vitest'
import { ORDER_STATES } from './order-states.ts'
import { withdrawalOffer, withdrawalRefund } from './withdrawal.ts'

test('the refund is what was paid minus the retainer of 150 dollars', () => {
  expect(withdrawalRefund(100_000)).toBe(85_000)
  expect(withdrawalRefund(65_000)).toBe(50_000)
  expect(withdrawalRefund(73_000, 20_000)).toBe(38_000)
  expect(withdrawalRefund(10_000)).toBe(0)
})

test('only a Selfpetition AI order at its first draft can be withdrawn from', () => {
  const order = { product: 'selfpetition-ai', state: 'first_draft_sent', paidCents: 100_000, paidCurrency: 'usd', refundedCents: 0 } as const
  expect(withdrawalOffer(order)).toEqual({ refundCents: 85_000 })
  for (const state of ORDER_STATES.filter((each) => each !== 'first_draft_sent')) expect(withdrawalOffer({ ...order, state })).toBeNull()
  expect(withdrawalOffer({ ...order, product: 'rfe-response' })).toBeNull()
  expect(withdrawalOffer({ ...order, product: 'niw-diy' })).toBeNull()
  expect(withdrawalOffer({ ...order, paidCents: null })).toBeNull()
  expect(withdrawalOffer({ ...order, paidCurrency: 'jpy' })).toBeNull()
  expect(withdrawalOffer({ ...order, paidCurrency: null })).toEqual({ refundCents: 85_000 })
})
