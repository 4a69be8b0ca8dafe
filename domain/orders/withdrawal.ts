/** When a Selfpetition AI customer may withdraw, and exactly what is paid back (specification 2 §9.3). */
import type { Cents } from '../money.ts'
import { WITHDRAWAL_RETAINER, type Product } from '../pricing/price-list.ts'
import type { OrderState } from './order-states.ts'

type PaidOrder = { product: Product; state: OrderState; paidCents: Cents | null; paidCurrency: string | null; refundedCents: Cents }

/** What was paid minus the retainer and minus what went back before; never negative. */
export function withdrawalRefund(paidCents: Cents, refundedCents: Cents = 0): Cents {
  return Math.max(0, paidCents - WITHDRAWAL_RETAINER - refundedCents)
}

/**
 * The refund of a withdrawal now, or null where this order cannot be withdrawn from by its page: another product, not at
 * its first draft, or paid in a currency in which the retainer is not known.
 */
export function withdrawalOffer(order: PaidOrder): { refundCents: Cents } | null {
  if (order.product !== 'selfpetition-ai' || order.state !== 'first_draft_sent' || order.paidCents === null) return null
  if (order.paidCurrency !== null && order.paidCurrency !== 'usd') return null
  return { refundCents: withdrawalRefund(order.paidCents, order.refundedCents) }
}
