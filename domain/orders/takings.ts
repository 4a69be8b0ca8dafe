/** What paid orders brought: received, add-ons, discounts, refunds, and what is left. */
import type { Cents } from '../money.ts'
import type { Product } from '../pricing/price-list.ts'

type PaidOrder = { product: Product; lines: readonly { item: string; cents: Cents }[]; discountCents: Cents; paidCents: Cents | null; paidCurrency: string | null; refundedCents: Cents }

/** Everything in U.S. cents. `net` is what was received less what went back. */
export type Takings = {
  orders: number
  receivedCents: Cents
  addonCents: Cents
  discountCents: Cents
  refundedCents: Cents
  netCents: Cents
  /** Paid in another currency, or one that is not known: counted, in no sum. */ otherCurrency: number
}

const BASE_ITEMS = /^(StarterKit|SelfpetitionAi|Prong\d)$/

export function takingsOf(orders: readonly PaidOrder[]): Takings {
  const dollars = orders.filter(({ paidCurrency }) => paidCurrency === 'usd')
  const sum = (of: (order: PaidOrder) => Cents) => dollars.reduce((total, order) => total + of(order), 0)
  const receivedCents = sum(({ paidCents }) => paidCents ?? 0)
  const refundedCents = sum((order) => order.refundedCents)
  return {
    orders: orders.length,
    receivedCents,
    addonCents: sum(({ lines }) => lines.filter(({ item }) => !BASE_ITEMS.test(item)).reduce((total, { cents }) => total + cents, 0)),
    discountCents: sum((order) => order.discountCents),
    refundedCents,
    netCents: receivedCents - refundedCents,
    otherCurrency: orders.length - dollars.length,
  }
}
