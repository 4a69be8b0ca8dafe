import { actOnPaymentNews, type Acted, type PaymentNewsDeps } from './act-on-payment-news.ts'
import { consoleAddresses } from './console-addresses.ts'
import type { PaymentEvent } from './payment-news.ts'
import type { Clock, Database, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'

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
 * order's state no longer allows is stored with its outcome and changes nothing. One of unknown shape is stored too, for an
 * operator: the provider would send it for days, and it would be unreadable each time.
 */
export async function recordPaymentEvent(deps: Deps, event: PaymentEvent): Promise<RecordPaymentResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const { news, ...told } = event
    const stored = { ...told, createdAt: told.createdAt ?? now, receivedAt: now, handledAt: null, outcome: null, orderId: null }
    if (!(await stores.paymentEvents.insert(stored, intentOf(event)))) return { kind: 'repeated' }
    if (news === 'unreadable') await tellUnreadable(deps, stores, event, now)
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
    const intent = intentOf(event)
    if (intent !== null) await stores.paymentEvents.holdPayment(intent)
    return handle(deps, stores, { ...event, id }, now)
  })
}

const intentOf = ({ news }: PaymentEvent) => (news === 'unreadable' ? null : (news?.paymentIntentId ?? null))

const act = async (deps: Deps, stores: Stores, { news, createdAt }: PaymentEvent, now: Date): Promise<Acted> =>
  news === 'unreadable' ? { outcome: 'could not be read', orderId: null } : actOnPaymentNews(deps, stores, news, now, createdAt ?? now)

/** A refund or dispute may arrive before the payment it is about: it is acted on when the payment is known. */
async function handle(deps: Deps, stores: Stores, event: PaymentEvent, now: Date): Promise<string> {
  const { outcome, orderId } = await act(deps, stores, event, now)
  await stores.paymentEvents.markHandled(event.id, outcome, orderId, now)
  const { news } = event
  if (orderId === null || news === null || news === 'unreadable' || news.kind !== 'paid' || news.paymentIntentId === null) return outcome
  for (const earlier of await stores.paymentEvents.unmatchedOfIntent(news.paymentIntentId)) {
    const acted = await act(deps, stores, deps.readEvent(earlier.provider, earlier.payload), now)
    await stores.paymentEvents.markHandled(earlier.id, acted.outcome, acted.orderId, now)
  }
  return outcome
}

/** One mail a day for each kind of event: a provider that changes a shape sends many of them. */
async function tellUnreadable(deps: Deps, stores: Stores, { id, type }: PaymentEvent, now: Date): Promise<void> {
  await queueMail(stores, deps.chance, now, {
    dedupeKey: `operator-payment:unread:${type}:${now.toISOString().slice(0, 10)}`,
    to: deps.operatorEmail,
    template: 'operator-payment-notice',
    props: {
      heading: 'An event of the payment provider could not be read',
      text: 'It is stored and has changed nothing. Please look it up at the provider and do by hand what follows from it. More of its kind today send no further mail; the console lists them under payment events.',
      rows: [
        ['Event', id],
        ['Kind', type],
      ],
      consoleUrl: consoleAddresses(deps.publicUrl).paymentEvents,
    },
  })
}
