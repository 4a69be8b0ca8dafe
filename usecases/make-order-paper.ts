import { orderPaper, type OrderPaper } from '../content/documents/order-papers.ts'
import type { Services } from './services.ts'

export const PAPER_LIMIT = 'order-paper'

type Deps = Pick<Services, 'database' | 'limits' | 'renderPdf'>

export type OrderPaperResult = { kind: 'made'; name: string; bytes: Uint8Array } | { kind: 'no-such-paper' } | { kind: 'limited'; retryAfterSeconds: number }

/** The invoice or receipt of an order as a PDF, from the order as it is now. There is no receipt before the payment. */
export async function makeOrderPaper({ database, limits, renderPdf }: Deps, { reference, paper }: { reference: string; paper: OrderPaper }): Promise<OrderPaperResult> {
  const order = await database.stores.orders.findByReference(reference)
  const document = order === null ? null : orderPaper(paper, order)
  if (order === null || document === null) return { kind: 'no-such-paper' }
  const allowed = await limits.consume(PAPER_LIMIT, order.id)
  if (allowed.kind === 'limited') return allowed
  return { kind: 'made', name: `${document.id}.pdf`, bytes: await renderPdf(document) }
}
