import { PRODUCT_NAMES } from '../content/products.ts'
import { formatUsd, type Cents } from '../domain/money.ts'
import { canFollow, PROMISES, type OrderState } from '../domain/orders/order-states.ts'
import type { Chance, Clock, Database, OrderRecord, Stores } from './ports.ts'
import { afterPaymentPath } from './place-order.ts'
import { queueMail } from './queue-mail.ts'

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

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

const MOVES: Record<Exclude<PaymentNews['kind'], 'refunded' | 'dispute-closed'>, OrderState> = {
  paid: 'paid',
  pending: 'payment_pending',
  failed: 'payment_failed',
  expired: 'expired',
  disputed: 'disputed',
}

/** What the promise waits for after payment: null when production can begin at once. */
export function waitsFor(product: OrderRecord['product']): string | null {
  switch (product) {
    case 'niw-diy':
      return null
    case 'selfpetition-ai':
      return 'We are waiting for your input form'
    case 'rfe-response':
      return 'We are waiting for your RFE letter and the petition you filed'
  }
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
    return { kind: 'handled', outcome }
  })
}

/** Acts on the news inside the caller's transaction. Also used when an operator handles a stored event again. */
export async function actOn(
  deps: Omit<Deps, 'database'>,
  stores: Stores,
  news: PaymentNews | null,
  now: Date,
): Promise<{ outcome: string; orderId: string | null }> {
  if (news === null) return { outcome: 'not for us', orderId: null }
  const found = await findOrder(stores, news)
  const order = found === null ? null : await stores.orders.lock(found.id)
  if (order === null) return { outcome: 'no such order', orderId: null }
  const done = (outcome: string) => ({ outcome, orderId: order.id })

  if (news.kind === 'refunded') {
    const refundedCents = news.amountCents ?? 0
    await stores.orders.change(order.id, { refundedCents }, now)
    if (refundedCents < (order.paidCents ?? order.totalCents)) return done('refunded in part')
    if (!canFollow(order.state, 'refunded')) return done(`refund noted in state ${order.state}`)
    await stores.orders.change(order.id, { dueAt: null, pausedReason: null, pausedAt: null }, now)
    await stores.orders.moveTo(order, 'refunded', { at: now, actor: 'payment', cause: 'refunded in full' })
    return done('refunded')
  }
  if (news.kind === 'dispute-closed') return done('dispute closed: an operator settles the state')

  const to = MOVES[news.kind]
  if (order.state === to) return done(`already ${to}`)
  if (!canFollow(order.state, to)) return done(`ignored in state ${order.state}`)
  await stores.orders.moveTo(order, to, { at: now, actor: 'payment', cause: `payment ${news.kind}` })
  if (news.kind === 'paid') await settle(deps, stores, order, news, now)
  return done(to)
}

async function settle(
  deps: Omit<Deps, 'database'>,
  stores: Stores,
  order: OrderRecord,
  news: PaymentNews,
  now: Date,
): Promise<void> {
  const paidCents = news.amountCents ?? 0
  const amountMismatch = paidCents !== order.totalCents || news.currency !== 'usd'
  const promise = PROMISES[order.product]
  const intakes = order.product === 'selfpetition-ai' ? await stores.intakes.findByOrder(order.id) : []
  const waiting = intakes.length > 0 ? null : waitsFor(order.product)
  await stores.orders.change(
    order.id,
    {
      paidCents,
      amountMismatch,
      paidAt: now,
      paymentIntentId: news.paymentIntentId,
      dueAt: waiting === null ? new Date(now.getTime() + promise.ms) : null,
      pausedReason: waiting,
      pausedAt: waiting === null ? null : now,
    },
    now,
  )
  if (intakes.length > 0) {
    await stores.orders.moveTo({ id: order.id, state: 'paid' }, 'in_production', {
      at: now,
      actor: 'payment',
      cause: 'input form had arrived before the payment',
    })
  }

  const orderUrl = `${deps.publicUrl}/orders/${order.reference}`
  const nextUrl = deps.publicUrl + afterPaymentPath(order.product, order.reference)
  const nextStep = {
    'niw-diy': { words: 'Your package is made for the professions you chose.', label: 'See your order', url: orderUrl },
    'selfpetition-ai': {
      words: 'Next step: fill in the input form. The 48 hours for your first draft start when we have it.',
      label: 'Fill in the input form',
      url: nextUrl,
    },
    'rfe-response': {
      words: 'Next step: send us the RFE letter, the cover letter you filed and the reference letters you filed.',
      label: 'See what we need',
      url: nextUrl,
    },
  }[order.product]
  const props = {
    reference: order.reference,
    productName: PRODUCT_NAMES[order.product],
    lines: order.lines.map((line) => ({ label: line.label, price: formatUsd(line.cents) })),
    discount: order.discountCents === 0 ? null : `-${formatUsd(order.discountCents)}`,
    total: formatUsd(paidCents),
    orderUrl,
    promise: promise.words,
    nextStep,
  }
  await queueMail(stores, deps.chance, now, {
    dedupeKey: `order-confirmation:${order.id}`,
    to: order.email,
    template: 'order-confirmation',
    props,
  })
  await queueMail(stores, deps.chance, now, {
    dedupeKey: `operator-order-paid:${order.id}`,
    to: deps.operatorEmail,
    template: 'operator-order-paid',
    props: {
      ...props,
      email: order.email,
      selections: JSON.stringify(order.selections, null, 2),
      flagged: amountMismatch
        ? `${formatUsd(paidCents)} ${news.currency ?? 'unknown currency'} arrived, the order's total is ${formatUsd(order.totalCents)}`
        : null,
    },
  })
}
