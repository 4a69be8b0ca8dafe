import { expect, test } from 'vitest'
import { operatorMoves } from './operator-moves.ts'
import { canFollow, ORDER_STATES } from './order-states.ts'

test('an operator never makes an order paid, refunded or withdrawn, but where a dispute is settled', () => {
  for (const state of ORDER_STATES.filter((known) => known !== 'disputed')) {
    const moves = operatorMoves({ state, product: 'selfpetition-ai' })
    expect(moves.filter((to) => ['paid', 'refunded', 'withdrawn', 'payment_pending', 'disputed'].includes(to))).toEqual([])
    expect(moves.every((to) => canFollow(state, to))).toBe(true)
  }
  expect(operatorMoves({ state: 'disputed', product: 'selfpetition-ai' })).toContain('refunded')
})

test('the first draft, which the withdrawal needs, is offered where there is a draft', () => {
  expect(operatorMoves({ state: 'in_production', product: 'selfpetition-ai' })).toContain('first_draft_sent')
  expect(operatorMoves({ state: 'paid', product: 'niw-diy' })).toEqual(['in_production', 'delivered'])
})
