/** Which states an operator may set by hand. Sent and delivered follow from deliveries; payments and withdrawals arrive by themselves. */
import { fulfillmentOf, type Deliverable } from './deliverables.ts'
import { ORDER_TRANSITIONS, type OrderState } from './order-states.ts'

/**
 * The next states offered to an operator. An order that is not paid for can be cancelled. A dispute is settled: the work
 * goes on where it was, or the money went back; where nothing was owed any more it was withdrawn from or paid back before.
 */
export function operatorMoves(state: OrderState, list: readonly Deliverable[]): OrderState[] {
  if (state !== 'disputed') return ORDER_TRANSITIONS[state].filter((to) => to === 'cancelled')
  return list.some((one) => one.state === 'ended') ? ['withdrawn', 'refunded'] : [fulfillmentOf(list), 'refunded']
}
