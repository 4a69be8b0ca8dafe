import { PRODUCT_NAMES } from '../content/products.ts'
import { formatMoney, formatUsd, type Cents } from '../domain/money.ts'
import { canFollow, type OrderState } from '../domain/orders/order-states.ts'
import { newerTotal, refundedSum, WHOLE_PAYMENT, type RefundNews } from '../domain/orders/refunded-sum.ts'
import { withdrawalRefund } from '../domain/orders/withdrawal.ts'
import { consoleAddresses } from './console-addresses.ts'
import { endDeliverables } from './fulfill-order.ts'
import type { PaymentNews } from './payment-news.ts'
import type { Chance, OrderRecord, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { settlePayment } from './settle-payment.ts'
import { withdrawalMailKey } from './withdraw-order.ts'

export type PaymentNewsDeps = { chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

export type Acted = { outcome: string; orderId: string | null }

/** Where each payment page leads; money that went back and disputes have rules of their own. */
const MOVES = { paid: 'paid', pending: 'payment_pending', failed: 'payment_failed', expired: 'expired' } satisfies Partial<Record<PaymentNews['kind'], OrderState>>

/**
 * Acts on the news inside the caller's transaction, with the order locked. What the order's state no longer allows changes
 * nothing; what the rules alone cannot settle is told to the operator. `toldAt`: when the provider made the news; the same
 * news again, also under another event id, changes nothing.
 */
export async function actOnPaymentNews(deps: PaymentNewsDeps, stores: Stores, news: PaymentNews | null, now: Date, toldAt: Date): Promise<Acted> {
  if (news === null) return { outcome: 'not for us', orderId: null }
  const meant = await stores.orders.lockForPayment(news)
  const holder = news.paymentIntentId === null ? null : (meant.find((each) => each.paymentIntentId === news.paymentIntentId) ?? null)
  const order =
    news.orderReference !== null
      ? (meant.find((each) => each.reference === news.orderReference) ?? null)
      : (meant.find((each) => news.sessionId !== null && each.paymentSessionId === news.sessionId) ?? holder)
  const tell = (heading: string, text: string, key: string) => tellOperator(deps, stores, now, { heading, text, key, news, order })
  const payment = news.paymentIntentId ?? news.sessionId ?? 'unknown'

  if (order === null) {
    if (news.kind === 'paid') await tell('A payment arrived for no known order', 'Please find out whom it is from, then deliver or refund it.', `no-order:${payment}`)
    return { outcome: 'no such order', orderId: null }
  }
  const done = (outcome: string): Acted => ({ outcome, orderId: order.id })
  switch (news.kind) {
    case 'refunded':
      return done(await noteRefund(deps, stores, order, news, { now, toldAt }, tell))
    case 'refund-failed': {
      const refundId = news.claim?.id ?? payment
      const known = await stores.orders.refunds(order.id)
      if (known.some((refund) => refund.refundId === refundId)) return done('refund failed: noted already')
      // The money is with us again: the order must not say that it was paid back.
      const failed: RefundNews = { refundId, amountCents: news.amountCents ?? 0, at: toldAt }
      await stores.orders.putRefund(order.id, failed)
      await stores.orders.change(order.id, { refundedCents: refundedSum([...known, failed]) }, now)
      await tell('A refund came back', `The customer’s bank did not take it (${news.claim?.state ?? 'no reason given'}). Please pay it back another way.`, `refund-failed:${news.claim?.id ?? payment}`)
      return done('refund failed: the operator is told')
    }
    case 'disputed':
    case 'dispute-closed':
      return done(await noteDispute(stores, order, news, now, tell))
    case 'paid':
      if (order.paidAt !== null) {
        if (news.paymentIntentId === order.paymentIntentId) return done('already paid')
        await tell('An order was paid twice', 'The order was paid before. This second payment changed nothing and should be refunded.', `second:${payment}`)
        return done('second payment: the operator is told')
      }
      if (holder !== null && holder.id !== order.id) {
        await tell('One payment is named for two orders', `It has paid order ${holder.reference}. This order stays unpaid.`, `two-orders:${payment}:${order.id}`)
        return done('the payment of another order: the operator is told')
      }
      break
    case 'failed':
    case 'expired':
      // An order may have had several payment pages; only the end of the one it has now says anything.
      if (news.sessionId !== null && order.paymentSessionId !== null && news.sessionId !== order.paymentSessionId) return done(`ignored: an earlier payment page ${news.kind}`)
      break
    case 'pending':
      break
  }

  const to = MOVES[news.kind]
  if (order.state === to) return done(`already ${to}`)
  if (!canFollow(order.state, to)) {
    // Of an order that was cancelled meanwhile the page is over too.
    if (news.kind === 'expired' && order.paymentUrl !== null) await stores.orders.change(order.id, { paymentUrl: null }, now)
    return done(`ignored in state ${order.state}`)
  }
  if (news.kind === 'paid') await settlePayment(deps, stores, order, news, now)
  // The page is over: the next try gets another one.
  else await stores.orders.moveTo(order, to, { at: now, actor: 'payment', cause: `payment ${news.kind}` }, news.kind === 'pending' ? {} : { paymentUrl: null })
  return done(to)
}

type Tell = (heading: string, text: string, key: string) => Promise<void>

async function noteRefund(deps: PaymentNewsDeps, stores: Stores, order: OrderRecord, news: PaymentNews, { now, toldAt }: Record<'now' | 'toldAt', Date>, tell: Tell): Promise<string> {
  const paidCents = order.paidCents ?? order.totalCents
  if (news.currency !== null && order.paidCurrency !== null && news.currency !== order.paidCurrency) {
    await tell('A refund in another currency than the payment', 'It was not noted at the order. Please settle it by hand.', `refund-currency:${news.paymentIntentId}:${news.amountCents}`)
    return 'refund in another currency: the operator is told'
  }
  const known = await stores.orders.refunds(order.id)
  const told: RefundNews = { refundId: WHOLE_PAYMENT, amountCents: news.amountCents ?? 0, at: toldAt }
  const earlier = known.find(({ refundId }) => refundId === WHOLE_PAYMENT)
  const total = newerTotal(earlier, told)
  if (total === earlier) return 'refund noted already'
  await stores.orders.putRefund(order.id, total)
  const refundedCents = refundedSum([total, ...known.filter(({ refundId }) => refundId !== WHOLE_PAYMENT)])
  if (refundedCents > paidCents) await tell('More was paid back than was paid', `${formatMoney(paidCents, order.paidCurrency)} was paid.`, `refund-over:${news.paymentIntentId}:${refundedCents}`)
  else if (refundedCents > order.refundedCents) await tellCustomer(deps, stores, order, { paidCents, refundedCents }, now)
  const counted = refundedCents > order.refundedCents ? await creditSpent(stores, order) : null
  if (counted !== null) await tell('Money of an order whose credit was spent went back', counted, `refund-credit:${order.id}:${refundedCents}`)
  if (refundedCents < paidCents || !canFollow(order.state, 'refunded')) {
    await stores.orders.change(order.id, { refundedCents }, now)
    return refundedCents < paidCents ? 'refunded in part' : `refund noted in state ${order.state}`
  }
  await endDeliverables(stores, order)
  await stores.orders.moveTo(order, 'refunded', { at: now, actor: 'payment', cause: 'refunded in full' }, { refundedCents, dueAt: null, pausedReason: null, pausedAt: null })
  return 'refunded'
}

/** What the order counted toward orders that are paid, in words for an operator; null where it counted toward none. */
async function creditSpent(stores: Stores, order: OrderRecord): Promise<string | null> {
  const paid = (await stores.orders.creditedBy(order.id)).filter(({ paidAt }) => paidAt !== null)
  if (paid.length === 0) return null
  return `${paid.map(({ creditCents, reference }) => `${formatUsd(creditCents)} of it were counted toward order ${reference}, which is paid`).join('; ')}. Please look whether the rest of that order is still owed.`
}

/** Once for each total. What a withdrawal gives back was told when it was confirmed. */
async function tellCustomer(deps: PaymentNewsDeps, stores: Stores, order: OrderRecord, { paidCents, refundedCents }: Record<'paidCents' | 'refundedCents', Cents>, now: Date): Promise<void> {
  if (refundedCents <= withdrawalRefund(paidCents) && (await stores.mails.hasCause(withdrawalMailKey(order.id)))) return
  const words = (cents: Cents) => formatMoney(cents, order.paidCurrency)
  await queueMail(stores, deps.chance, now, {
    dedupeKey: `refund:${order.id}:${refundedCents}`,
    to: order.email,
    template: 'refund',
    props: {
      reference: order.reference,
      productName: PRODUCT_NAMES[order.product],
      refund: words(refundedCents - order.refundedCents),
      refundedInAll: words(refundedCents),
      paid: words(paidCents),
      on: now.toISOString().slice(0, 10),
      orderUrl: `${deps.publicUrl}/orders/${order.reference}`,
    },
  })
}

async function noteDispute(stores: Stores, order: OrderRecord, news: PaymentNews, now: Date, tell: Tell): Promise<string> {
  const id = news.claim?.id ?? news.paymentIntentId ?? 'unknown'
  if (news.kind === 'dispute-closed') {
    const end = news.claim?.state ?? 'without a result'
    await tell(`A payment dispute was closed: ${end}`, 'Please set the order to the state that follows from it.', `dispute-closed:${id}`)
    return `dispute closed (${end}): an operator settles the state`
  }
  // Its end may come first: an order that an operator has settled is not disputed again by the older news.
  if (await stores.paymentEvents.isDisputeClosed(id)) return 'the dispute is closed already'
  if (await stores.paymentEvents.isDisputeNoted(id, order.id)) return 'dispute noted already'
  const counted = await creditSpent(stores, order)
  await tell('A payment is disputed', `Please answer it with the provider before its deadline.${counted === null ? '' : ` ${counted}`}`, `disputed:${id}`)
  if (order.state === 'disputed') return 'already disputed'
  if (!canFollow(order.state, 'disputed')) return `ignored in state ${order.state}`
  // The work stops until it is settled: nothing falls due meanwhile.
  await stores.orders.moveTo(order, 'disputed', { at: now, actor: 'payment', cause: 'payment disputed' }, { dueAt: null, pausedReason: null, pausedAt: null })
  return 'disputed'
}

async function tellOperator(
  deps: PaymentNewsDeps,
  stores: Stores,
  now: Date,
  { heading, text, key, news, order }: { heading: string; text: string; key: string; news: PaymentNews; order: OrderRecord | null },
): Promise<void> {
  const rows: [string, string][] = [
    ['Order', order?.reference ?? news.orderReference ?? 'unknown'],
    ['Amount', news.amountCents === null ? 'unknown' : formatMoney(news.amountCents, news.currency)],
    ['Payment', news.paymentIntentId ?? 'unknown'],
    ['Payment page', news.sessionId ?? 'unknown'],
  ]
  const pages = consoleAddresses(deps.publicUrl)
  const consoleUrl = order === null ? pages.paymentEvents : pages.order(order.reference)
  await queueMail(stores, deps.chance, now, { dedupeKey: `operator-payment:${key}`, to: deps.operatorEmail, template: 'operator-payment-notice', props: { heading, text, rows, consoleUrl } })
}
