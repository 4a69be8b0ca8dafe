/** What a paid NIW DIY order counts toward a Selfpetition AI order. The operator sets how much of it; 0 switches it off. */
import type { Cents } from '../money.ts'
import { PAID_STATES, type OrderState } from '../orders/order-states.ts'
import { chargedLines } from './charged-lines.ts'
import type { Product } from './price-list.ts'
import type { QuoteLine } from './quote.ts'

export type PaidPackage = {
  product: Product
  state: OrderState
  lines: readonly QuoteLine[]
  discountCents: Cents
  paidCents: Cents | null
  paidCurrency: string | null
  refundedCents: Cents
  amountMismatch: boolean
}

/**
 * Whole per cent of what the package itself cost, without its add-ons, rounded down to a cent. A refund names no lines: it
 * is taken off the package first, so that no money of the package that went back is counted. 0 for another product, an order
 * without an undisputed payment in U.S. dollars, and where the setting is off.
 */
export function upgradeCredit(order: PaidPackage, percent: number): Cents {
  const { product, state, lines, discountCents, paidCents, paidCurrency, refundedCents, amountMismatch } = order
  if (product !== 'niw-diy' || !PAID_STATES.includes(state) || amountMismatch || paidCents === null) return 0
  if (paidCurrency !== null && paidCurrency !== 'usd') return 0
  const charged = chargedLines(lines, discountCents).find(({ item }) => item === 'StarterKit')?.chargedCents ?? 0
  return Math.floor((Math.max(0, Math.min(charged, paidCents) - refundedCents) * percent) / 100)
}
