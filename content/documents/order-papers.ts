/** Invoice and receipt of an order: its own figures to the cent, and who sold it. */
import { h1, p, plain } from '../../domain/documents/blocks.ts'
import type { Block, Document, Inlines } from '../../domain/documents/document.ts'
import { formatInstant } from '../../domain/format-date.ts'
import { invoiceNumber } from '../../domain/orders/public-label.ts'
import { formatMoney, formatUsd, type Cents } from '../../domain/money.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import type { QuoteLine } from '../../domain/pricing/quote.ts'
import { PRODUCT_NAMES } from '../products.ts'
import { PROVIDER } from '../provider.ts'

export const ORDER_PAPERS = ['invoice', 'receipt'] as const
export type OrderPaper = (typeof ORDER_PAPERS)[number]

/** What the papers of an order say; amounts in cents, `paidCents` and `refundedCents` in the smallest unit of `paidCurrency`. */
export type PaperFacts = {
  id: string
  reference: string
  product: Product
  email: string
  lines: readonly QuoteLine[]
  discountCents: Cents
  creditCents: Cents
  totalCents: Cents
  paidCents: Cents | null
  paidCurrency: string | null
  refundedCents: Cents
  createdAt: Date
  paidAt: Date | null
}

const bold = (text: string): Inlines => [{ kind: 'text', text, bold: true }]
const words = (content: Inlines) => ({ kind: 'words', content }) as const

const table = (rows: readonly (readonly [Inlines, Inlines])[]): Block => ({ kind: 'table', columns: [4, 1.4], header: [plain('Item'), plain('Amount')], rows: rows.map((row) => row.map(words)) })

/** Null for a receipt of an order that is not paid. */
export function orderPaper(paper: OrderPaper, facts: PaperFacts): Document | null {
  const { product, email, lines, discountCents, creditCents, totalCents, paidCents, paidCurrency, refundedCents, createdAt, paidAt } = facts
  const number = invoiceNumber(facts)
  const paid = paidAt !== null && paidCents !== null
  if (paper === 'receipt' && !paid) return null
  const from = paper === 'receipt' && paidAt !== null ? paidAt : createdAt
  const money = (cents: Cents) => formatMoney(cents, paidCurrency)
  const rows: [Inlines, Inlines][] = [
    ...lines.map(({ label, cents }): [Inlines, Inlines] => [plain(label), plain(formatUsd(cents))]),
    ...(discountCents > 0 ? [[plain('Discount'), plain(formatUsd(-discountCents))] as [Inlines, Inlines]] : []),
    ...(creditCents > 0 ? [[plain('Credit for an NIW DIY package'), plain(formatUsd(-creditCents))] as [Inlines, Inlines]] : []),
    [bold('Total'), bold(formatUsd(totalCents))],
    ...(paid ? [[plain(`Paid on ${formatInstant(paidAt.getTime())}`), plain(money(paidCents))] as [Inlines, Inlines]] : []),
    ...(refundedCents > 0 ? [[plain('Refunded'), plain(money(-refundedCents))] as [Inlines, Inlines]] : []),
    ...(paper === 'invoice' && !paid ? [[bold('Amount due'), bold(formatUsd(totalCents))] as [Inlines, Inlines]] : []),
    ...(refundedCents > 0 && paid ? [[bold('Net after refunds'), bold(money(paidCents - refundedCents))] as [Inlines, Inlines]] : []),
  ]
  return {
    id: `${paper}-${number.slice(4).toLowerCase()}`,
    title: paper === 'invoice' ? 'Invoice' : 'Receipt',
    subtitle: number,
    edition: from.toISOString().slice(0, 10),
    kind: 'guide',
    front: 'heading',
    footer: `${PROVIDER.company}, invoice ${number}`,
    exhibits: [],
    blocks: [
      h1(plain('From')),
      p(plain([PROVIDER.company, PROVIDER.address, PROVIDER.email, PROVIDER.phone].join('\n'))),
      h1(plain(paper === 'invoice' ? 'Bill to' : 'Received from')),
      p(plain(email)),
      h1(plain('Order')),
      p(plain([PRODUCT_NAMES[product], `Number: ${number}`, `Placed on ${formatInstant(createdAt.getTime())}`].join('\n'))),
      table(rows),
      p(plain('Amounts are in U.S. dollars unless another currency is named.')),
    ],
  }
}
