import { PRODUCT_NAMES } from '../content/products.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { ORDER_STATE_LABELS } from '../domain/orders/order-states.ts'
import type { Chance, Clock, Database, Jobs } from './ports.ts'
import { isOpenedByAddress, shownOrders } from './orders-of-address.ts'
import { CHECKOUT_PATHS } from './place-order.ts'
import { queueMail } from './queue-mail.ts'

/** More orders than this are not listed in one mail. */
const ORDERS_MAX = 20

/**
 * Takes the wish for the links of an address's orders. Nothing is looked up: neither the answer nor its time tells who is
 * a customer.
 */
export function sendOrderLinks({ database }: { database: Database }, givenEmail: string): Promise<void> {
  return database.stores.jobs.enqueue('mail-order-links', { email: normaliseEmail(givenEmail) })
}

/** Mails the links of an address's orders, where there are any, to that address. */
export async function mailOrderLinks(deps: { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string }, { email }: Jobs['mail-order-links']): Promise<void> {
  const now = new Date(deps.clock.now())
  await deps.database.transaction(async (stores) => {
    const orders = shownOrders(await stores.orders.findByEmail(email)).slice(0, ORDERS_MAX)
    if (orders.length === 0) return
    await queueMail(stores, deps.chance, now, {
      dedupeKey: `order-links:${deps.chance.id()}`,
      to: email,
      template: 'order-links',
      props: {
        orders: orders.map((order) => ({
          productName: PRODUCT_NAMES[order.product],
          placed: order.createdAt.toISOString().slice(0, 10),
          state: ORDER_STATE_LABELS[order.state],
          opens: isOpenedByAddress(order),
          url: deps.publicUrl + (isOpenedByAddress(order) ? `/orders/${order.reference}` : CHECKOUT_PATHS[order.product]),
        })),
      },
    })
  })
}
