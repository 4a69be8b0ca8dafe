import { expect, test } from 'vitest'
import { canFollow, ORDER_STATES, ORDER_TRANSITIONS, PAID_STATES, type OrderState } from './order-states.ts'

const UNPAID: OrderState[] = ['placed', 'payment_pending', 'payment_failed', 'expired', 'cancelled']

test('a payment is accepted in every state before it, however late it comes', () => {
  for (const state of UNPAID) expect(canFollow(state, 'paid')).toBe(true)
})

test('late news of a failed or expired page never undoes a payment', () => {
  for (const state of [...PAID_STATES, 'withdrawn', 'refunded', 'disputed'] as const) {
    for (const late of UNPAID) expect(canFollow(state, late)).toBe(false)
  }
})

test('only the first draft can be withdrawn from, and a refund needs a payment', () => {
  const before = (to: OrderState) => ORDER_STATES.filter((state) => state !== 'disputed' && ORDER_TRANSITIONS[state].includes(to))
  expect(before('withdrawn')).toEqual(['first_draft_sent'])
  for (const state of UNPAID) expect(canFollow(state, 'refunded')).toBe(false)
})

test('no state follows itself, and every state can be reached from a placed order', () => {
  const reached = new Set<OrderState>(['placed'])
  for (const state of reached) for (const next of ORDER_TRANSITIONS[state]) reached.add(next)
  expect([...reached].sort()).toEqual([...ORDER_STATES].sort())
  for (const state of ORDER_STATES) expect(canFollow(state, state)).toBe(false)
})
