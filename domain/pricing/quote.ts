/** What an order costs: its line items, the one discount that may apply, and the total (specification 2 §9, rulings "Money"). */
import type { Cents } from '../money.ts'
import { LINE_ITEM_LABELS, lineItemsOf, type PricedChoices } from '../orders/line-items.ts'
import type { OrderSelections } from '../orders/order-selections.ts'
import { DISCOUNTED_ITEMS, LINE_ITEM_PRICES, MAIN_DISCOUNT_PERCENT, SECONDARY_DISCOUNT_PERCENT, type LineItemName, type Product } from './price-list.ts'

/** `main` is given by the promotion or by a main code, `secondary` by the product's secondary code. They never combine. */
export type DiscountKind = 'main' | 'secondary'

export const DISCOUNT_PERCENTS: Record<DiscountKind, number> = {
  main: MAIN_DISCOUNT_PERCENT,
  secondary: SECONDARY_DISCOUNT_PERCENT,
}

export type QuoteLine = { item: LineItemName; label: string; cents: Cents; discounted: boolean }

export type Quote = {
  product: Product
  lines: QuoteLine[]
  /** Sum of the lines a discount applies to. */
  baseCents: Cents
  /** Sum of all lines. */
  listCents: Cents
  discount: DiscountKind | null
  discountPercent: number
  discountCents: Cents
  /** What an earlier order counts toward this one. */
  creditCents: Cents
  totalCents: Cents
}

export function priceOf(product: Product, item: LineItemName): Cents {
  const cents = (LINE_ITEM_PRICES[product] as Partial<Record<LineItemName, Cents>>)[item]
  if (cents === undefined) throw new Error(`no price for ${item} of ${product}`)
  return cents
}

/** The discount is whole per cent of the base, rounded half up to a cent. */
export function discountOf(baseCents: Cents, percent: number): Cents {
  return Math.round((baseCents * percent) / 100)
}

/** What a line costs after the discount; the lines' prices add up to the total, to the cent. */
export function priceNow({ cents, discounted }: QuoteLine, discountPercent: number): Cents {
  return discounted ? cents - discountOf(cents, discountPercent) : cents
}

/** The credit comes off the discounted package of a Selfpetition AI order, and never off its add-ons; of any other order it is 0. */
export function quoteFor(choices: PricedChoices | OrderSelections, discount: DiscountKind | null, credit: Cents = 0): Quote {
  const { product } = choices
  const lines = lineItemsOf(choices).map((item): QuoteLine => ({
    item,
    label: LINE_ITEM_LABELS[product][item] ?? item,
    cents: priceOf(product, item),
    discounted: DISCOUNTED_ITEMS[product].includes(item),
  }))
  const sum = (some: QuoteLine[]): Cents => some.reduce((total, line) => total + line.cents, 0)
  const baseCents = sum(lines.filter((line) => line.discounted))
  const listCents = sum(lines)
  const discountPercent = discount === null ? 0 : DISCOUNT_PERCENTS[discount]
  const discountCents = discountOf(baseCents, discountPercent)
  const creditCents = product === 'selfpetition-ai' ? Math.min(credit, baseCents - discountCents) : 0
  return {
    product,
    lines,
    baseCents,
    listCents,
    discount,
    discountPercent,
    discountCents,
    creditCents,
    totalCents: listCents - discountCents - creditCents,
  }
}
