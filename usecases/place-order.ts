import { createHash } from 'node:crypto'
import { CHECKOUT_DISCLAIMERS } from '../content/disclaimers.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { lineItemsOf } from '../domain/orders/line-items.ts'
import type { OrderSelections } from '../domain/orders/order-selections.ts'
import { canBePaid, UNPAID_ORDER_KEPT_MS } from '../domain/orders/order-states.ts'
import { paymentLinkKey } from '../domain/orders/payment-link-key.ts'
import { chooseMainCode, matchPromoCode, type PromoCode } from '../domain/pricing/promo-codes.ts'
import { promotionAt } from '../domain/pricing/promotion.ts'
import { quoteFor, type DiscountKind, type Quote } from '../domain/pricing/quote.ts'
import type { Product } from '../domain/pricing/price-list.ts'
import type { Cents } from '../domain/money.ts'
import type { NotANotice } from '../domain/rfe/notice-reading.ts'
import { publicLabel } from '../domain/orders/public-label.ts'
import { noticeOf, passedResponseDay, unanswerable, type LetterKeys, type NoticeOfOrder } from './evaluated-letter.ts'
import type { Chance, Clock, Database, OrderRecord, PaymentMode, PaymentPage, PaymentProvider } from './ports.ts'
import type { Services } from './services.ts'
import { creditHolds, findUpgradeCredit } from './upgrade-credit.ts'

export type PlaceOrderDeps = {
  database: Database
  letterKeys: Pick<LetterKeys, 'read'>
  payment: PaymentProvider
  clock: Clock
  chance: Chance
  publicUrl: string
  upgradeCreditPercent: number
  paymentMode: PaymentMode
  report: Services['report']
}

export type PlacedOrder = { reference: string; totalCents: Cents; discountCents: Cents; paymentUrl: string }

export type PlaceOrderResult =
  | ({ kind: 'placed' } & PlacedOrder)
  | { kind: 'invalid-promo' }
  /** The order that was named counts toward no order: nothing was stored or charged. */
  | { kind: 'invalid-credit' }
  /** The response date of the notice (YYYY-MM-DD) has passed, and the customer has not confirmed that they know. */
  | { kind: 'response-date-passed'; day: string }
  /** The letter that was evaluated is none that a response answers, and the customer has not said that it was misread. */
  | { kind: 'no-response-possible'; why: NotANotice }
  /** The price on the screen is no longer the price: nothing was stored or charged. */
  | { kind: 'price-changed'; quote: Quote }
  /** The order is kept under this reference; the same send may be repeated. */
  | { kind: 'payment-unavailable'; reference: string }
  /** The form was sent before with other selections under the same key. */
  | { kind: 'key-reused' }
  /** The credit of this order was spent or paid back meanwhile: it is placed anew, without it. */
  | { kind: 'credit-used'; reference: string }
  /** This very order is paid already. */
  | { kind: 'already-paid'; reference: string }

/** Where the browser goes after a payment (rulings, "Orders and payment"). */
export function afterPaymentPath(product: Product, reference: string): string {
  const query = `?order=${encodeURIComponent(reference)}`
  switch (product) {
    case 'niw-diy':
      return `/ordered${query}`
    case 'rfe-response':
      return `/ordered-rfe${query}`
    case 'selfpetition-ai':
      return `/aiform2${query}`
  }
}

export const CHECKOUT_PATHS: Record<Product, string> = {
  'niw-diy': '/checkout-niw-diy',
  'selfpetition-ai': '/checkout-selfpetition-ai',
  'rfe-response': '/checkout-rfe-response',
}

/**
 * The discount of this moment: a random main code while the promotion runs (a typed code is not looked at then, the
 * field is hidden), else the typed code's. 'invalid' where a code was typed and none matches.
 */
function discountAt(now: number, product: Product, typed: string | undefined, codes: PromoCode[], pick: number): { kind: DiscountKind; code: string | null } | null | 'invalid' {
  if (promotionAt(now).active) return { kind: 'main', code: chooseMainCode(product, codes, pick, now)?.code ?? null }
  if (typed === undefined || typed === '') return null
  const match = matchPromoCode(typed, product, codes, now)
  return match === null ? 'invalid' : { kind: match.kind, code: match.code }
}

/** What is kept of the body, with the versions of the disclaimers that were approved: the words may change later. */
function selectionsOf({ letterKeys }: Pick<PlaceOrderDeps, 'letterKeys'>, { product, order }: OrderSelections): Record<string, unknown> {
  const { userData: _userData, promoCode: _promoCode, idempotencyKey: _key, shownTotalCents: _total, ...selections } = order
  if (product === 'niw-diy') return selections
  const approved = { ...selections, approvedDisclaimers: CHECKOUT_DISCLAIMERS[product].map((disclaimer) => disclaimer.version) }
  if (product !== 'rfe-response') return approved
  const { responseDate, passedAcknowledged, letterKey, misread } = order.userNotice
  return {
    ...approved,
    userNotice: { responseDate, passedAcknowledged, evaluatedLetter: letterKey === '' ? null : letterKeys.read(letterKey), ...(misread ? { misread } : {}) } satisfies NoticeOfOrder,
  }
}

/** JSON with sorted keys: the database returns an object's keys in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}

function fingerprint(email: string, selections: unknown): string {
  return createHash('sha256')
    .update(`${email}\n${canonical(selections)}`)
    .digest('hex')
}

/** A payment page lives for 24 hours with the provider; an older one is made anew. */
const PAYMENT_PAGE_REUSED_MS = 23 * 3_600_000

/** False where another page of the order was paid while this one was opened: that one stays the order's, and this one is closed. */
function keepPaymentPage({ database, clock }: PlaceOrderDeps, { id }: OrderRecord, page: PaymentPage): Promise<boolean> {
  return database.transaction(async (stores) => {
    const isPaid = ((await stores.orders.lock(id))?.paidAt ?? null) !== null
    if (isPaid) await stores.jobs.enqueue('close-payment-pages', { orderId: id, pageIds: page.sessionId === null ? [] : [page.sessionId] })
    else await stores.orders.change(id, { paymentProvider: page.provider, paymentSessionId: page.sessionId, paymentUrl: page.url }, new Date(clock.now()))
    return !isPaid
  })
}

async function openPaymentPage(deps: PlaceOrderDeps, order: OrderRecord): Promise<PlaceOrderResult> {
  const { reference, totalCents, discountCents } = order
  if (!(await creditHolds(deps.database.stores, deps.paymentMode, order))) return { kind: 'credit-used', reference }
  if (order.paymentUrl !== null && canBePaid(order.state) && deps.clock.now() - order.updatedAt.getTime() < PAYMENT_PAGE_REUSED_MS) {
    return { kind: 'placed', reference, totalCents, discountCents, paymentUrl: order.paymentUrl }
  }
  try {
    const page = await deps.payment.createPaymentPage({
      order,
      successUrl: deps.publicUrl + afterPaymentPath(order.product, reference),
      cancelUrl: `${deps.publicUrl}${CHECKOUT_PATHS[order.product]}?cancelled=${encodeURIComponent(reference)}`,
    })
    return (await keepPaymentPage(deps, order, page)) ? { kind: 'placed', reference, totalCents, discountCents, paymentUrl: page.url } : { kind: 'already-paid', reference }
  } catch (error) {
    deps.report(`no payment page for order ${publicLabel(reference)}…`, error)
    return { kind: 'payment-unavailable', reference }
  }
}

/**
 * Stores the order, then makes its payment page. The server counts the total again from the selections; a repeated send
 * with the same key answers the same order. Selections and prices come from the parsed body only.
 */
export async function placeOrder(deps: PlaceOrderDeps, given: OrderSelections): Promise<PlaceOrderResult> {
  const now = deps.clock.now()
  const { product, order: body } = given
  const email = normaliseEmail(body.userData.email)
  const selections = selectionsOf(deps, given)

  if (body.idempotencyKey !== undefined) {
    const known = await deps.database.stores.orders.findByIdempotencyKey(product, body.idempotencyKey)
    if (known !== null) return repeated(deps, known, { email, selections, shownTotalCents: body.shownTotalCents })
  }

  const notice = noticeOf({ selections })
  const why = product === 'rfe-response' ? await unanswerable(deps.database.stores, notice) : null
  if (why !== null) return { kind: 'no-response-possible', why }
  const passed = product === 'rfe-response' && !notice.passedAcknowledged ? await passedResponseDay(deps.database.stores, notice, now) : null
  if (passed !== null) return { kind: 'response-date-passed', day: passed }

  const codes = promotionAt(now).active || (body.promoCode ?? '') !== '' ? await deps.database.stores.promoCodes.all() : []
  const discount = discountAt(now, product, body.promoCode, codes, deps.chance.pick())
  if (discount === 'invalid') return { kind: 'invalid-promo' }
  const wanted = product === 'selfpetition-ai' ? (given.order.upgradeFrom ?? '') : ''
  const credit = wanted === '' ? null : await findUpgradeCredit(deps, wanted)
  if (wanted !== '' && credit === null) return { kind: 'invalid-credit' }
  const quote = quoteFor(given, discount?.kind ?? null, credit?.creditCents)
  if (body.shownTotalCents !== undefined && body.shownTotalCents !== quote.totalCents) return { kind: 'price-changed', quote }

  const at = new Date(now)
  const order: OrderRecord = {
    id: deps.chance.id(),
    reference: deps.chance.reference(),
    product,
    state: 'placed',
    email,
    selections,
    lines: quote.lines,
    linkKey: paymentLinkKey(lineItemsOf(given)),
    discount: quote.discount,
    promoCode: discount?.code ?? null,
    listCents: quote.listCents,
    discountCents: quote.discountCents,
    creditCents: quote.creditCents,
    creditedOrderId: credit?.orderId ?? null,
    totalCents: quote.totalCents,
    paidCents: null,
    paidCurrency: null,
    refundedCents: 0,
    amountMismatch: false,
    paymentProvider: null,
    paymentSessionId: null,
    paymentIntentId: null,
    paymentUrl: null,
    idempotencyKey: body.idempotencyKey ?? null,
    createdAt: at,
    updatedAt: at,
    paidAt: null,
    dueAt: null,
    pausedReason: null,
    pausedAt: null,
    packageDeletedAt: null,
  }
  const stored = await deps.database.stores.orders.insert(order)
  if (!stored) {
    const known = await deps.database.stores.orders.findByIdempotencyKey(product, order.idempotencyKey ?? '')
    if (known === null) throw new Error(`order ${order.id} was neither stored nor found by its key`)
    return repeated(deps, known, { email, selections, shownTotalCents: body.shownTotalCents })
  }
  return openPaymentPage(deps, order)
}

/** Opens the payment of an order that was not paid, at the total it was placed with, while that total still holds. */
export async function payOrder(
  deps: PlaceOrderDeps,
  reference: string,
  { acknowledges = false }: { acknowledges?: boolean } = {},
): Promise<PlaceOrderResult | { kind: 'no-such-order' } | { kind: 'too-old' }> {
  const order = await deps.database.stores.orders.findByReference(reference)
  if (order === null) return { kind: 'no-such-order' }
  if (!canBePaid(order.state)) return { kind: 'already-paid', reference }
  if (isTooOld(order, deps.clock.now())) return { kind: 'too-old' }
  const notice = noticeOf(order)
  const passed = await unknownPassedDay(deps, order)
  if (passed === null) return openPaymentPage(deps, order)
  if (!acknowledges) return { kind: 'response-date-passed', day: passed }
  const at = new Date(deps.clock.now())
  const selections = { ...order.selections, userNotice: { ...notice, passedAcknowledged: true } }
  await deps.database.transaction(async (stores) => {
    await stores.orders.change(order.id, { selections }, at)
    await stores.orders.recordEvent(order, { at, actor: 'customer', cause: `knows that the response date ${passed} has passed` })
  })
  return openPaymentPage(deps, { ...order, selections })
}

const isTooOld = ({ createdAt }: OrderRecord, now: number): boolean => now - createdAt.getTime() > UNPAID_ORDER_KEPT_MS

/** The day by which a response had to be there, where it has passed and the customer has not said that they know. */
async function unknownPassedDay({ database, clock }: PlaceOrderDeps, order: OrderRecord): Promise<string | null> {
  const notice = noticeOf(order)
  return order.product !== 'rfe-response' || notice.passedAcknowledged ? null : passedResponseDay(database.stores, notice, clock.now())
}

async function repeated(deps: PlaceOrderDeps, known: OrderRecord, given: { email: string; selections: Record<string, unknown>; shownTotalCents: number | undefined }): Promise<PlaceOrderResult> {
  if (fingerprint(known.email, known.selections) !== fingerprint(given.email, given.selections)) return { kind: 'key-reused' }
  // The customer saw another total than the stored order's: it is another order.
  if (given.shownTotalCents !== undefined && given.shownTotalCents !== known.totalCents) return { kind: 'key-reused' }
  if (!canBePaid(known.state)) return { kind: 'already-paid', reference: known.reference }
  // Its price is over, as for its own page.
  if (isTooOld(known, deps.clock.now())) return { kind: 'key-reused' }
  const why = known.product === 'rfe-response' ? await unanswerable(deps.database.stores, noticeOf(known)) : null
  if (why !== null) return { kind: 'no-response-possible', why }
  const passed = await unknownPassedDay(deps, known)
  return passed === null ? openPaymentPage(deps, known) : { kind: 'response-date-passed', day: passed }
}
