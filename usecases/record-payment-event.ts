import { actOnPaymentNews, type PaymentNewsDeps } from './act-on-payment-news.ts'
import type { PaymentEvent } from './payment-news.ts'
import type { Clock, Database, Stores } from './ports.ts'

export type RecordPaymentResult =
  | { kind: 'handled'; outcome: string }
  /** The same event came before. */
  | { kind: 'repeated' }

type Deps = PaymentNewsDeps & {
  database: Database
  clock: Clock
  /** Reads a stored event again: what came before its order was known is acted on later. */
  readEvent(provider: string, payload: unknown): PaymentEvent
}

/**
 * Stores a verified payment event by its id and acts on it once. Events may come late, twice or out of order: what the
 * order's state no longer allows is stored with its outcome and changes nothing.
 */
export async function recordPaymentEvent(deps: Deps, event: PaymentEvent): Promise<RecordPaymentResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const { news, ...told } = event
    const stored = { ...told, receivedAt: now, handledAt: null, outcome: null, orderId: null }
    if (!(await stores.paymentEvents.insert(stored, news?.paymentIntentId ?? null))) return { kind: 'repeated' }
    return { kind: 'handled', outcome: await handle(deps, stores, event, now) }
  })
}

/** Acts on a stored event again, as when what was missing is there now; null where no event has this id. */
export async function handleStoredEvent(deps: Deps, id: string): Promise<string | null> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const stored = await stores.paymentEvents.find(id)
    if (stored === null) return null
    const event = deps.readEvent(stored.provider, stored.payload)
    if (event.news?.paymentIntentId) await stores.paymentEvents.holdPayment(event.news.paymentIntentId)
    return handle(deps, stores, event, now)
  })
}

/** A refund or dispute may arrive before the payment it is about: it is acted on when the payment is known. */
async function handle(deps: Deps, stores: Stores, { id, news }: PaymentEvent, now: Date): Promise<string> {
  const { outcome, orderId } = await actOnPaymentNews(deps, stores, news, now)
  await stores.paymentEvents.markHandled(id, outcome, orderId, now)
  if (orderId === null || news?.kind !== 'paid' || news.paymentIntentId === null) return outcome
  for (const earlier of await stores.paymentEvents.unmatchedOfIntent(news.paymentIntentId)) {
    const { news: late } = deps.readEvent(earlier.provider, earlier.payload)
    const acted = await actOnPaymentNews(deps, stores, late, now)
    await stores.paymentEvents.markHandled(earlier.id, acted.outcome, acted.orderId, now)
  }
  return outcome
}
