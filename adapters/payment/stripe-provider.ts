import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { z } from 'zod'
import { PRODUCT_NAMES } from '../../content/products.ts'
import { formatUsd } from '../../domain/money.ts'
import { chargedLines } from '../../domain/pricing/charged-lines.ts'
import type { OrderRecord, PaymentCatalogStore, PaymentPage, PaymentProvider, PaymentRequest, RefundRequest } from '../../usecases/ports.ts'
import { UNPAID_ORDER_KEPT_MS } from '../../domain/orders/order-states.ts'
import { promotionAt } from '../../domain/pricing/promotion.ts'
import { couponId, promotionCodeKey } from './stripe-catalog-plan.ts'
import { orMissing, patiently, type OpenStripe } from './stripe-client.ts'

export type StripeProviderDeps = OpenStripe & { catalog: PaymentCatalogStore }

/** An answer without an `error` object may be a 404 of something in between: what is used is looked at first. */
const madeSession = z.object({ id: z.string().startsWith('cs_'), url: z.url() })
const madeCode = z.object({ id: z.string().startsWith('promo_'), code: z.string().min(1), active: z.boolean() })
const madeRefund = z.object({ id: z.string().min(1), status: z.string().nullish() })

/**
 * Payment pages of Stripe: the stored payment link of the order's combination where it charges exactly the order's total,
 * else a checkout session made for the order.
 */
export function stripeProvider({ stripe, mode, catalog, isPaymentAddress }: StripeProviderDeps): PaymentProvider {
  return {
    async createPaymentPage(request) {
      const link = await linkPage({ stripe, catalog, mode, isPaymentAddress }, request.order)
      if (link !== null) return link
      const page = await patiently(() => sessionPage(stripe, request))
      if (!isPaymentAddress(page.url)) throw new Error(`the payment page of order ${request.order.id} is not reached over https`)
      return page
    },
    refund: (request) => patiently(() => refund(stripe, request)),
    async closePages({ order, pageIds }) {
      const ids = new Set([...pageIds, ...(await openPagesOfLink(stripe, order))])
      for (const id of ids) await patiently(() => closePage(stripe, id))
    },
    async findOrderReference(sessionId) {
      if (!/^cs_[A-Za-z0-9_]{1,250}$/.test(sessionId)) return null
      const session = await orMissing(stripe.checkout.sessions.retrieve(sessionId))
      return session?.client_reference_id ?? null
    },
  }
}

/** Null where no link charges the order's total: never made, made for other prices, or its code is not known to Stripe, or not reached over https. */
async function linkPage({ stripe, catalog, mode, isPaymentAddress }: StripeProviderDeps, order: OrderRecord): Promise<PaymentPage | null> {
  const link = await catalog.find(mode, 'payment-link', order.linkKey)
  if (link === null || link.url === null || !isPaymentAddress(link.url) || link.amountCents !== order.listCents) return null
  // A link knows no credit.
  if (order.creditCents > 0) return null
  if (order.discountCents > 0) {
    if (order.promoCode === null) return null
    if ((await catalog.find(mode, 'promotion-code', promotionCodeKey(order.product, order.promoCode))) === null) return null
  }
  const code = order.discountCents > 0 ? await shownCode(stripe, order) : null
  if (code === null && order.discountCents > 0) return null
  const url = new URL(link.url)
  url.searchParams.set('client_reference_id', order.reference)
  url.searchParams.set('prefilled_email', order.email)
  if (code !== null) url.searchParams.set('prefilled_promo_code', code)
  return { provider: 'stripe', sessionId: null, url: url.href }
}

/**
 * The code that the link shows. One that the customer typed is shown again. The promotion's own codes are shown to nobody,
 * they would go on as a discount for ever: the order gets one that pays once, for the days in which its total holds. Null
 * where Stripe makes none: a session needs no code.
 */
async function shownCode(stripe: Stripe, order: OrderRecord): Promise<string | null> {
  if (order.promoCode === null || order.discount === null) return null
  const placedAt = order.createdAt.getTime()
  if (!promotionAt(placedAt).active) return order.promoCode
  const code = createHash('sha256').update(`code of order ${order.id}`).digest('hex').slice(0, 12).toUpperCase()
  const coupon = couponId(order.product, order.discount)
  try {
    const made = await patiently(async () => {
      // Stripe forgets idempotency keys after a day, and the page may be opened again for a week.
      const known = (await stripe.promotionCodes.list({ code, limit: 1 })).data[0]
      const params: Stripe.PromotionCodeCreateParams = {
        code,
        promotion: { type: 'coupon', coupon },
        max_redemptions: 1,
        expires_at: Math.floor((placedAt + UNPAID_ORDER_KEPT_MS) / 1000),
        metadata: { order_reference: order.reference },
      }
      return madeCode.parse(known ?? (await stripe.promotionCodes.create(params, { idempotencyKey: `${order.id}:code` })))
    })
    return made.active ? made.code : null
  } catch {
    return null
  }
}

async function sessionPage(stripe: Stripe, { order, successUrl, cancelUrl }: PaymentRequest): Promise<PaymentPage> {
  const metadata = { order_reference: order.reference }
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: order.reference,
    customer_email: order.email,
    success_url: successUrl,
    cancel_url: cancelUrl,
    line_items: chargedLines(order.lines, order.discountCents + order.creditCents).map((line) => ({
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: line.chargedCents,
        product_data: {
          name: line.label,
          ...(line.chargedCents === line.listCents
            ? {}
            : { description: `List price ${formatUsd(line.listCents)}, ${order.creditCents > 0 ? 'discount and credit' : 'discount'} ${formatUsd(line.listCents - line.chargedCents)}` }),
        },
      },
    })),
    metadata,
    payment_intent_data: { metadata, description: `${PRODUCT_NAMES[order.product]} ${order.reference}` },
  }
  // One page per order and per earlier page: two tabs get the same one, and an expired one is followed by another.
  const fingerprint = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16)
  const idempotencyKey = `${order.id}:${order.paymentSessionId ?? 'first'}:${fingerprint}`
  const session = madeSession.parse(await stripe.checkout.sessions.create(params, { idempotencyKey }))
  return { provider: 'stripe', sessionId: session.id, url: session.url }
}

async function refund(stripe: Stripe, { order, amountCents, key }: RefundRequest): Promise<void> {
  if (order.paymentIntentId === null) throw new Error(`order ${order.id} has no payment to refund`)
  // Stripe forgets idempotency keys after a day, and a refund may be tried for longer.
  for await (const earlier of stripe.refunds.list({ payment_intent: order.paymentIntentId, limit: 100 })) {
    if (earlier.metadata?.['key'] === key && earlier.status !== 'failed' && earlier.status !== 'canceled') return
  }
  const made = madeRefund.parse(
    await stripe.refunds.create(
      { payment_intent: order.paymentIntentId, amount: amountCents, reason: 'requested_by_customer', metadata: { key, order_reference: order.reference } },
      { idempotencyKey: key },
    ),
  )
  if (made.status === 'failed' || made.status === 'canceled') throw new Error(`the refund ${made.id} of order ${order.id} ${made.status}`)
}

/** Pages that the payment link behind a paid page has made for the same order, perhaps in other tabs, and that are still open. */
async function openPagesOfLink(stripe: Stripe, order: OrderRecord): Promise<string[]> {
  const paidOn = order.paymentSessionId
  const paid = paidOn === null ? null : await patiently(() => orMissing(stripe.checkout.sessions.retrieve(paidOn)))
  const link = typeof paid?.payment_link === 'string' ? paid.payment_link : paid?.payment_link?.id
  if (link === undefined) return []
  return patiently(async () => {
    const ids: string[] = []
    // A link is shared by all who choose the same items; only this order's pages are its own.
    for await (const page of stripe.checkout.sessions.list({ payment_link: link, status: 'open', limit: 100 })) {
      if (page.client_reference_id === order.reference && page.id !== paidOn) ids.push(page.id)
    }
    return ids
  })
}

/** Stripe refuses to end a page that is over already: paid, or expired by itself. */
async function closePage(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    const page = await orMissing(stripe.checkout.sessions.retrieve(id))
    if (page?.status === 'open') throw error
  }
}
