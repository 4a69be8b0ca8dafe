import { formatUsd, type Cents } from '../domain/money.ts'
import { canFollow, type OrderState } from '../domain/orders/order-states.ts'
import type { Chance, Clock, Database, OrderRecord, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { settlePayment } from './settle-payment.ts'

/** What a verified event of the payment provider says about one order. */
export type PaymentNews = {
  kind: 'paid' | 'pending' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'dispute-closed'
  /** Our order reference, as the provider carries it. */
  orderReference: string | null
  sessionId: string | null
  paymentIntentId: string | null
  /** Amount received, or refunded in all. */
  amountCents: Cents | null
  /** Lower case, as the provider writes it. */
  currency: string | null
}

export type PaymentEvent = {
  id: string
  provider: string
  type: string
  createdAt: Date
  payload: Record<string, unknown>
  /** Null for an event the product has no use for. */
  news: PaymentNews | null
}

export type RecordPaymentResult =
  | { kind: 'handled'; outcome: string }
  /** The same event came before. */
  | { kind: 'repeated' }

type Deps = {
  database: Database
  clock: Clock
  chance: Pick<Chance, 'id'>
  publicUrl: string
  operatorEmail: string
  /** Reads a stored event again: what came before its order was known is acted on later. */
  readEvent(provider: string, payload: unknown): PaymentEvent
}

const MOVES: Record<Exclude<PaymentNews['kind'], 'refunded' | 'dispute-closed'>, OrderState> = {
  paid: 'paid',
  pending: 'payment_pending',
  failed: 'payment_failed',
  expired: 'expired',
  disputed: 'disputed',
}

async function findOrder(stores: Stores, news: PaymentNews): Promise<OrderRecord | null> {
  if (news.orderReference !== null) return stores.orders.findByReference(news.orderReference)
  const bySession = news.sessionId === null ? null : await stores.orders.findByPaymentSession(news.sessionId)
  if (bySession !== null || news.paymentIntentId === null) return bySession
  return stores.orders.findByPaymentIntent(news.paymentIntentId)
}

/**
 * Stores a verified payment event by its id and acts on it once. Events may come late, twice or out of order: what the
 * order's state no longer allows is stored with its outcome and changes nothing.
 */
export async function recordPaymentEvent(deps: Deps, event: PaymentEvent): Promise<RecordPaymentResult> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const fresh = await stores.paymentEvents.insert({
      id: event.id,
      provider: event.provider,
      type: event.type,
      payload: event.payload,
      createdAt: event.createdAt,
      receivedAt: now,
      handledAt: null,
      outcome: null,
      orderId: null,
    })
    if (!fresh) return { kind: 'repeated' }
    const { outcome, orderId } = await actOn(deps, stores, event.news, now)
    await stores.paymentEvents.markHandled(event.id, outcome, orderId, now)
    if (orderId !== null && event.news?.kind === 'paid') await catchUp(deps, stores, event.news.paymentIntentId, now)
    return { kind: 'handled', outcome }
  })
}

/** Acts on a stored event again, as when what was missing is there now; null where no event has this id. */
export async function handleStoredEvent(deps: Deps, id: string): Promise<string | null> {
  const now = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const stored = await stores.paymentEvents.find(id)
    if (stored === null) return null
    const { news } = deps.readEvent(stored.provider, stored.payload)
    const { outcome, orderId } = await actOn(deps, stores, news, now)
    await stores.paymentEvents.markHandled(id, outcome, orderId, now)
    if (orderId !== null && news?.kind === 'paid') await catchUp(deps, stores, news.paymentIntentId, now)
    return outcome
  })
}

/** A refund or dispute may arrive before the payment it is about: it is acted on when the payment is known. */
async function catchUp(deps: Deps, stores: Stores, paymentIntentId: string | null, now: Date): Promise<void> {
  if (paymentIntentId === null) return
  for (const stored of await stores.paymentEvents.unmatchedOfIntent(paymentIntentId)) {
    const { news } = deps.readEvent(stored.provider, stored.payload)
    const { outcome, orderId } = await actOn(deps, stores, news, now)
    await stores.paymentEvents.markHandled(stored.id, outcome, orderId, now)
  }
}

/** Tells the operator of money that the rules alone cannot settle. */
async function tellOperator(
  deps: Omit<Deps, 'database' | 'readEvent'>,
  stores: Stores,
  now: Date,
  notice: { key: string; heading: string; text: string; news: PaymentNews; order: OrderRecord | null },
): Promise<void> {
  const { news, order } = notice
  const rows: [string, string][] = [
    ['Order', order?.reference ?? news.orderReference ?? 'unknown'],
    ['Amount', news.amountCents === null ? 'unknown' : `${formatUsd(news.amountCents)} (${news.currency ?? 'unknown currency'})`],
    ['Payment', news.paymentIntentId ?? 'unknown'],
    ['Payment page', news.sessionId ?? 'unknown'],
  ]
  await queueMail(stores, deps.chance, now, {
    dedupeKey: `operator-payment:${notice.key}`,
    to: deps.operatorEmail,
    template: 'operator-payment-notice',
    props: { heading: notice.heading, text: notice.text, rows },
  })
}

/** Acts on the news inside the caller's transaction. Also used when an operator handles a stored event again. */
export async function actOn(
  deps: Omit<Deps, 'database' | 'readEvent'>,
  stores: Stores,
  news: PaymentNews | null,
  now: Date,
): Promise<{ outcome: string; orderId: string | null }> {
  if (news === null) return { outcome: 'not for us', orderId: null }
  const found = await findOrder(stores, news)
  const order = found === null ? null : await stores.orders.lock(found.id)
  const payment = news.paymentIntentId ?? news.sessionId ?? 'unknown'
  if (order === null) {
    if (news.kind === 'paid') {
      await tellOperator(deps, stores, now, {
        key: `no-order:${payment}`,
        heading: 'A payment arrived for no known order',
        text: 'Please find out whom it is from, then deliver or refund it.',
        news,
        order: null,
      })
    }
    return { outcome: 'no such order', orderId: null }
  }
  const done = (outcome: string) => ({ outcome, orderId: order.id })

  if (news.kind === 'refunded') {
    // The amount is what went back in all: an older event that comes later must not lower it.
    const refundedCents = Math.max(order.refundedCents, news.amountCents ?? 0)
    await stores.orders.change(order.id, { refundedCents }, now)
    if (refundedCents < (order.paidCents ?? order.totalCents)) return done('refunded in part')
    if (!canFollow(order.state, 'refunded')) return done(`refund noted in state ${order.state}`)
    await stores.orders.change(order.id, { dueAt: null, pausedReason: null, pausedAt: null }, now)
    await stores.orders.moveTo(order, 'refunded', { at: now, actor: 'payment', cause: 'refunded in full' })
    return done('refunded')
  }
  if (news.kind === 'dispute-closed' || news.kind === 'disputed') {
    const closed = news.kind === 'dispute-closed'
    await tellOperator(deps, stores, now, {
      key: `${news.kind}:${payment}`,
      heading: closed ? 'A payment dispute was closed' : 'A payment is disputed',
      text: closed ? 'Please set the order to the state that follows from it.' : 'Please answer it with the provider before its deadline.',
      news,
      order,
    })
  }
  if (news.kind === 'dispute-closed') return done('dispute closed: an operator settles the state')
  if (news.kind === 'paid' && order.paidAt !== null) {
    if (news.paymentIntentId === order.paymentIntentId) return done('already paid')
    await tellOperator(deps, stores, now, {
      key: `second:${payment}`,
      heading: 'An order was paid twice',
      text: 'The order was paid before. This second payment changed nothing and should be refunded.',
      news,
      order,
    })
    return done('second payment: the operator is told')
  }
  // An order may have had several payment pages; only the end of the one it has now says anything.
  const otherPage = news.sessionId !== null && order.paymentSessionId !== null && news.sessionId !== order.paymentSessionId
  if (otherPage && (news.kind === 'failed' || news.kind === 'expired')) return done(`ignored: an earlier payment page ${news.kind}`)

  const to = MOVES[news.kind]
  if (order.state === to) return done(`already ${to}`)
  if (!canFollow(order.state, to)) return done(`ignored in state ${order.state}`)
  await stores.orders.moveTo(order, to, { at: now, actor: 'payment', cause: `payment ${news.kind}` })
  if (news.kind === 'paid') await settlePayment(deps, stores, order, news, now)
  return done(to)
}
