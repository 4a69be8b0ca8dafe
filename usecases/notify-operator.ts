import { PRODUCT_NAMES } from '../content/products.ts'
import { consoleAddresses } from './console-addresses.ts'
import type { Chance, OrderRecord, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'

type Deps = { chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/** Mails the operator what has happened to an order. `text` is what the customer wrote; null where the news are not theirs. */
/** In the key of a notice that a customer can cause again and again: one an hour. */
export const hourOf = (at: Date): string => at.toISOString().slice(0, 13)

export function notifyOperator(
  deps: Deps,
  stores: Stores,
  now: Date,
  order: OrderRecord,
  given: { dedupeKey: string; heading: string; text: string | null; rows?: [string, string][] },
): Promise<void> {
  const { dedupeKey, heading, text, rows = [] } = given
  return queueMail(stores, deps.chance, now, {
    dedupeKey,
    to: deps.operatorEmail,
    template: 'operator-order-notice',
    props: {
      heading,
      text,
      rows: [['Order', order.reference], ['Product', PRODUCT_NAMES[order.product]], ...rows],
      email: order.email,
      consoleUrl: consoleAddresses(deps.publicUrl).order(order.reference),
    },
  })
}
