import { PRODUCT_NAMES } from '../content/products.ts'
import type { Services } from './services.ts'

/** More than this are not listed: whoever has so many begins with the oldest. */
const LISTED_MAX = 200

/** Someone who waits for a person's answer. `since` is ISO. */
export type Unanswered = {
  kind: 'order' | 'contact' | 'letter'
  since: string
  email: string | null
  what: string
  /** Of an order. */ reference: string | null
  /** Of a lead. */ leadId: string | null
}

/** Everyone who waits for an answer: in the threads of orders, by the contact form, for an evaluation. The longest first. */
export async function unanswered({ database: { stores } }: Pick<Services, 'database'>): Promise<Unanswered[]> {
  const [threads, leads] = await Promise.all([stores.messages.waiting(LISTED_MAX), stores.leads.waiting(LISTED_MAX)])
  const ofOrders: Unanswered[] = []
  for (const { orderId, since } of threads) {
    const order = await stores.orders.findById(orderId)
    if (order !== null) ofOrders.push({ kind: 'order', since: since.toISOString(), email: order.email, what: PRODUCT_NAMES[order.product], reference: order.reference, leadId: null })
  }
  const ofLeads = leads.map((lead): Unanswered => {
    const contact = lead.source === 'contact'
    const reading = lead.data['reading']
    const what = contact ? (lead.message ?? '') : typeof reading === 'string' ? reading : 'No letter attached'
    return { kind: contact ? 'contact' : 'letter', since: lead.createdAt.toISOString(), email: lead.email, what, reference: null, leadId: lead.id }
  })
  return [...ofOrders, ...ofLeads].sort((one, other) => one.since.localeCompare(other.since)).slice(0, LISTED_MAX)
}
