/** How often the pages of an order take a form: whoever holds a reference fills neither the database nor a mailbox. */
import type { Database, RateLimiter } from './ports.ts'

/** All forms of an order. Saying a fact right is one, and a case holds hundreds. */
export const ORDER_FORM_LIMIT = 'order-form'
/** Those of them by which somebody is mailed each time. */
export const ORDER_NOTICE_LIMIT = 'order-notice-form'

const NOTICES: ReadonlySet<string> = new Set(['confirm-table', 'reopen-table', 'choose-theories', 'choose', 'files-complete', 'book-time', 'return-time'])

type OrderFormLimit = { kind: 'allowed' } | { kind: 'no-such-order' } | { kind: 'limited'; retryAfterSeconds: number }

/** Counts one form of an order; for a reference that names none nothing is kept. */
export async function limitOrderForm({ database, limits }: { database: Database; limits: RateLimiter }, { reference, intent }: { reference: string; intent: string }): Promise<OrderFormLimit> {
  const order = await database.stores.orders.findByReference(reference)
  if (order === null) return { kind: 'no-such-order' }
  for (const limit of NOTICES.has(intent) ? [ORDER_FORM_LIMIT, ORDER_NOTICE_LIMIT] : [ORDER_FORM_LIMIT]) {
    const answer = await limits.consume(limit, order.id)
    if (answer.kind === 'limited') return { kind: 'limited', retryAfterSeconds: answer.retryAfterSeconds }
  }
  return { kind: 'allowed' }
}
