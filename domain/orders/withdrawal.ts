/** When a Selfpetition AI customer may withdraw, and exactly what is paid back (specification 2 §9.3). */
import type { Cents } from '../money.ts'
import { WITHDRAWAL_RETAINER, type Product } from '../pricing/price-list.ts'
import type { OrderState } from './order-states.ts'

type PaidOrder = { product: Product; state: OrderState; paidCents: Cents | null; refundedCents: Cents }

/** What was paid minus the retainer and minus what went back before; never negative. */
export function withdrawalRefund(paidCents: Cents, refundedCents: Cents = 0): Cents {
  return Math.max(0, paidCents - WITHDRAWAL_RETAINER - refundedCents)
}

/** The refund of a withdrawal now, or null where this order cannot be withdrawn from: another product, or not at its first draft. */
export function withdrawalOffer(order: PaidOrder): { refundCents: Cents } | null {
  if (order.product !== 'selfpetition-ai' || order.state !== 'first_draft_sent' || order.paidCents === null) return null
  return { refundCents: withdrawalRefund(order.paidCents, order.refundedCents) }
}
