import type { OrderRecord } from './ports.ts'

/** Anybody can place orders under an address: so many unpaid ones are told of. */
const UNPAID_SHOWN = 3

/**
 * Whether the owner of its address is given the way into an order. Without a payment nobody knows who placed it, and whoever
 * did holds its reference: paid by somebody else, it would be open to both.
 */
export const isOpenedByAddress = (order: Pick<OrderRecord, 'paidAt' | 'state'>): boolean => order.paidAt !== null || order.state === 'payment_pending'

/** Of the orders of an address those its owner is told of, in their order. */
export function shownOrders<Order extends Pick<OrderRecord, 'paidAt' | 'state'>>(orders: readonly Order[]): Order[] {
  const unpaid = orders.filter((order) => !isOpenedByAddress(order)).slice(0, UNPAID_SHOWN)
  return orders.filter((order) => isOpenedByAddress(order) || unpaid.includes(order))
}
