/** Which states an operator may set by hand; payments and withdrawals arrive by themselves. */
import type { Product } from '../pricing/price-list.ts'
import { ORDER_TRANSITIONS, type OrderState } from './order-states.ts'

const BY_HAND: readonly OrderState[] = ['cancelled', 'in_production', 'first_draft_sent', 'delivered']

/**
 * The next states offered to an operator, in the order of the table. A dispute is settled in any state that may follow it.
 * NIW DIY has no draft. Paid, refunded and withdrawn are otherwise known from the payment provider and the customer only.
 */
export function operatorMoves(order: { state: OrderState; product: Product }): OrderState[] {
  return ORDER_TRANSITIONS[order.state].filter(
    (to) => (order.state === 'disputed' || BY_HAND.includes(to)) && !(order.product === 'niw-diy' && to === 'first_draft_sent'),
  )
}

/** States in which the promised time may run, and so be paused. */
export function canBePaused(state: OrderState): boolean {
  return state === 'paid' || state === 'in_production'
}
