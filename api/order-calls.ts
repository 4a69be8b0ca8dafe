/** The checkout calls: placing an order and checking a promo code (rulings, "Orders and payment"). */
import { Hono } from 'hono'
import { z } from 'zod'
import { CHECKOUT_MESSAGES, ORDER_NUMBER_MAX, PROMO_CODE_MAX } from '../domain/orders/checkout-rules.ts'
import { ORDER_SCHEMAS, type OrderSelections } from '../domain/orders/order-selections.ts'
import { isEmailAddress, normaliseEmail } from '../domain/email-address.ts'
import { PRODUCTS, type Product } from '../domain/pricing/price-list.ts'
import type { Services } from '../usecases/services.ts'
import { seeMessages } from '../usecases/order-messages.ts'
import type { PlaceOrderResult } from '../usecases/place-order.ts'
import { answered, refuse } from './answers.ts'
import { browserOf, readCall, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'
import { placeOrder } from '../usecases/place-order.ts'
import { checkPromoCode } from '../usecases/check-promo-code.ts'
import { findUpgradeCredit } from '../usecases/upgrade-credit.ts'
import { sendOrderLinks } from '../usecases/send-order-links.ts'

export const ORDER_LIMIT = 'order'
export const ORDER_DAY_LIMIT = 'order-day'
export const PROMO_LIMIT = 'promo'
export const ORDER_LINKS_LIMIT = 'order-links'
/** Per address, so that nobody's mailbox is filled by others. */
export const ORDER_LINKS_ADDRESS_LIMIT = 'order-links-address'

type Refused = Exclude<PlaceOrderResult['kind'], 'placed'>

const REFUSALS = {
  'invalid-promo': { status: 422, message: CHECKOUT_MESSAGES.promo },
  'invalid-credit': { status: 422, message: CHECKOUT_MESSAGES.credit },
  'credit-used': { status: 409, message: CHECKOUT_MESSAGES.credit },
  'response-date-passed': { status: 422, message: CHECKOUT_MESSAGES.responseDatePassed },
  'no-response-possible': { status: 422, message: CHECKOUT_MESSAGES.noResponsePossible },
  'price-changed': { status: 409, message: 'The price has changed since this page was opened. Please check the new total before you pay.' },
  'payment-unavailable': {
    status: 503,
    message: 'The payment page could not be opened. Your order is kept and nothing was charged. Please try again.',
  },
  'key-reused': { status: 409, message: 'This form was already sent with other choices. Please send it again.' },
  'already-paid': { status: 409, message: 'This order is already paid.' },
} satisfies Record<Refused, { status: number; message: string }>

/** Where the page shows it. */
const FIELDS: Partial<Record<Refused, string>> = {
  'invalid-promo': 'promoCode',
  'invalid-credit': 'upgradeFrom',
  'credit-used': 'upgradeFrom',
  'response-date-passed': 'userNotice.passedAcknowledged',
  'no-response-possible': 'userNotice.misread',
}

export const promoBody = z.object({ product: z.enum(PRODUCTS), code: z.string().trim().min(1, CHECKOUT_MESSAGES.promo).max(PROMO_CODE_MAX, CHECKOUT_MESSAGES.promo) })

export const upgradeCreditBody = z.object({ reference: z.string().trim().min(1, CHECKOUT_MESSAGES.credit).max(ORDER_NUMBER_MAX, CHECKOUT_MESSAGES.credit) })

export const orderLinksBody = z.object({
  email: z.string({ error: CHECKOUT_MESSAGES.email }).trim().refine(isEmailAddress, CHECKOUT_MESSAGES.email),
})

export function orderCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()

  const place = (product: Product) =>
    calls.post(`/orders/${product}`, async (c) => {
      const body = await readCall(c, ORDER_SCHEMAS[product], { maxBytes: 64_000, message: CHECKOUT_MESSAGES.form })
      if (!body.ok) return body.response
      for (const limit of [ORDER_LIMIT, ORDER_DAY_LIMIT]) {
        const limited = await refuseOverLimit(c, await services.limits.consume(limit, visitorOf(c, settings)), 'Too many orders from this connection. Please try again later.')
        if (limited) return limited
      }
      const result = await placeOrder(services, { product, order: body.value } as OrderSelections)
      if (result.kind === 'placed') {
        const { reference, totalCents, discountCents, paymentUrl } = result
        await services.people.placed(browserOf(c, settings), reference)
        return answered(c, `POST /api/orders/${product}`, { reference, totalCents, discountCents, paymentUrl }, 201)
      }
      const { status, message } = REFUSALS[result.kind]
      const field = FIELDS[result.kind]
      const fields: { fields?: Record<string, string> } = field === undefined ? {} : { fields: { [field]: message } }
      return refuse(c, status as 409, { message, ...fields, ...result })
    })
  for (const product of PRODUCTS) place(product)

  calls.post('/promo-codes/check', async (c) => {
    const body = await readCall(c, promoBody, { maxBytes: 2_000, message: CHECKOUT_MESSAGES.promo })
    if (!body.ok) return body.response
    const limited = await refuseOverLimit(c, await services.limits.consume(PROMO_LIMIT, visitorOf(c, settings)), 'Too many codes were tried. Please wait a few minutes and try again.')
    if (limited) return limited
    const found = await checkPromoCode(services, body.value)
    if (found === null) {
      return refuse(c, 422, { kind: 'invalid-promo', message: CHECKOUT_MESSAGES.promo, fields: { code: CHECKOUT_MESSAGES.promo } })
    }
    return answered(c, 'POST /api/promo-codes/check', found)
  })

  calls.post('/upgrade-credits/check', async (c) => {
    const body = await readCall(c, upgradeCreditBody, { maxBytes: 2_000, message: CHECKOUT_MESSAGES.credit })
    if (!body.ok) return body.response
    const limited = await refuseOverLimit(c, await services.limits.consume(PROMO_LIMIT, visitorOf(c, settings)), 'Too many order numbers were tried. Please wait a few minutes and try again.')
    if (limited) return limited
    const found = await findUpgradeCredit(services, body.value.reference)
    if (found === null) return refuse(c, 422, { kind: 'invalid-credit', message: CHECKOUT_MESSAGES.credit, fields: { reference: CHECKOUT_MESSAGES.credit } })
    return answered(c, 'POST /api/upgrade-credits/check', { creditCents: found.creditCents })
  })

  calls.post('/orders/:reference/messages/seen', async (c) => {
    const seen = await seeMessages(services, { reference: c.req.param('reference'), by: 'customer' })
    return seen ? c.json({}) : refuse(c, 404, { kind: 'no-such-order', message: 'There is no such order.' })
  })

  calls.post('/order-links', async (c) => {
    const body = await readCall(c, orderLinksBody, { maxBytes: 2_000, message: CHECKOUT_MESSAGES.email })
    if (!body.ok) return body.response
    const words = 'Too many requests. Please wait a while and try again.'
    const limited =
      (await refuseOverLimit(c, await services.limits.consume(ORDER_LINKS_LIMIT, visitorOf(c, settings)), words)) ??
      (await refuseOverLimit(c, await services.limits.consume(ORDER_LINKS_ADDRESS_LIMIT, normaliseEmail(body.value.email)), words))
    if (limited) return limited
    await sendOrderLinks(services, body.value.email)
    return answered(c, 'POST /api/order-links', { message: 'If there are orders for this address, we have sent their links to it.' }, 202)
  })

  return calls
}
