import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readStripeEvent } from '../../../adapters/payment/stripe-event.ts'
import { signWebhook } from '../../../adapters/payment/webhook-signature.ts'
import { handleStoredEvent } from '../../../usecases/record-payment-event.ts'
import { deliver } from '../../deliver.ts'
import { createTestProduct, NO_PROMOTION, paidEvent, WEBHOOK_SECRET, type TestProduct } from '../../harness.ts'
import { aiBody } from './orders.ts'
import { payOrder } from '../../../usecases/place-order.ts'
import { viewOrder } from '../../../usecases/view-order.ts'
import { withdrawOrder } from '../../../usecases/withdraw-order.ts'

let product: TestProduct

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
})
afterAll(() => product.close())
beforeEach(() => product.clock.set(NO_PROMOTION))

type Placed = { reference: string; totalCents: number }
const place = async (): Promise<Placed> => (await product.post('/api/orders/selfpetition-ai', aiBody({ userAddons: {} }))).body
const stateOf = async (order: Placed) => (await viewOrder(product.services, order.reference))?.state
const find = async (order: Placed) => (await product.services.database.stores.orders.findByReference(order.reference))!
const mailsAbout = async (order: Placed) =>
  (await product.services.database.stores.mails.newest(500)).filter((mail) => JSON.stringify(mail.props).includes(order.reference)).map((mail) => mail.template)
const count = (list: string[], name: string) => list.filter((each) => each === name).length

const chargeEvent = (type: string, order: Placed, fields: Record<string, unknown>, id = `evt_${Math.random().toString(36).slice(2)}`) => ({
  id,
  type,
  created: Math.floor(NO_PROMOTION / 1000),
  data: { object: { id: 'ch_1', payment_intent: `pi_${order.reference}`, currency: 'usd', ...fields } },
})

describe('a webhook', () => {
  test('without a signature that holds changes nothing', async () => {
    const order = await place()
    const body = JSON.stringify(paidEvent(order))
    const now = product.clock.now()
    const forged: Record<string, string>[] = [
      {},
      { 'stripe-signature': 'nonsense' },
      { 'stripe-signature': signWebhook(body, 'whsec_another', now) },
      { 'stripe-signature': signWebhook(`${body} `, WEBHOOK_SECRET, now) },
      { 'stripe-signature': signWebhook(body, WEBHOOK_SECRET, now - 6 * 60_000) },
    ]
    for (const headers of forged) expect((await product.post('/api/webhooks/stripe', body, headers)).status).toBe(400)
    expect(await stateOf(order)).toBe('placed')
  })

  test('that comes twice pays once and sends one mail of each kind', async () => {
    const order = await place()
    const event = paidEvent(order)
    expect((await product.webhook(event)).body.result).toBe('handled')
    expect((await product.webhook(event)).body.result).toBe('repeated')
    await Promise.all([1, 2, 3].map(() => product.webhook(paidEvent(order))))
    expect(await stateOf(order)).toBe('paid')
    const mails = await mailsAbout(order)
    expect([count(mails, 'order-confirmation'), count(mails, 'operator-order-paid'), count(mails, 'operator-payment-notice')]).toEqual([1, 1, 0])
    expect((await viewOrder(product.services, order.reference))?.events.map((event) => event.state)).toEqual(['placed', 'paid'])
  })

  test('of a payment after a failed or expired one is still a payment, and the late failure undoes nothing', async () => {
    const order = await place()
    await product.webhook(paidEvent(order, { type: 'checkout.session.completed', session: { payment_status: 'unpaid' } }))
    expect(await stateOf(order)).toBe('payment_pending')
    const { paymentSessionId } = await find(order)
    await product.webhook(paidEvent(order, { type: 'checkout.session.async_payment_failed', session: { id: paymentSessionId } }))
    expect(await stateOf(order)).toBe('payment_failed')
    await product.webhook(paidEvent(order, { type: 'checkout.session.async_payment_succeeded' }))
    expect(await stateOf(order)).toBe('paid')
    await product.webhook(paidEvent(order, { type: 'checkout.session.expired' }))
    expect(await stateOf(order)).toBe('paid')
  })

  test('about an earlier payment page of the order says nothing about the one it has now', async () => {
    const order = await place()
    await product.webhook(paidEvent(order, { type: 'checkout.session.expired', session: { id: 'cs_older_page' } }))
    expect(await stateOf(order)).toBe('placed')
    const { paymentSessionId } = await find(order)
    await product.webhook(paidEvent(order, { type: 'checkout.session.expired', session: { id: paymentSessionId } }))
    expect(await stateOf(order)).toBe('expired')
  })

  test('with another amount or currency is accepted and flagged for the operator', async () => {
    for (const session of [{ amount_total: 100 }, { currency: 'eur' }]) {
      const order = await place()
      await product.webhook(paidEvent(order, { session }))
      expect(await find(order)).toMatchObject({ state: 'paid', amountMismatch: true })
      const [flag] = (await product.services.database.stores.mails.newest(500)).filter((mail) => mail.template === 'operator-order-paid' && JSON.stringify(mail.props).includes(order.reference))
      expect(flag?.props['flagged']).toContain("the order's total is $1,000.00")
    }
  })

  test('of a second payment for the same order is not lost: the operator is told', async () => {
    const order = await place()
    await product.webhook(paidEvent(order))
    await product.webhook(paidEvent(order, { session: { id: 'cs_second', payment_intent: 'pi_second' } }))
    expect(await find(order)).toMatchObject({ state: 'paid', paidCents: 100_000, paymentIntentId: `pi_${order.reference}` })
    expect(count(await mailsAbout(order), 'operator-payment-notice')).toBe(1)
  })

  test('of an earlier page ends the newer one: it can be paid no more', async () => {
    const order = await place()
    const pageOf = async () => (await find(order)).paymentSessionId ?? ''
    const earlier = await pageOf()
    await product.webhook(paidEvent(order, { type: 'checkout.session.async_payment_failed', session: { id: earlier, payment_status: 'unpaid' } }))
    expect((await payOrder(product.services, order.reference)).kind).toBe('placed')
    const newer = await pageOf()
    expect(newer).not.toBe(earlier)
    await product.webhook(paidEvent(order, { session: { id: earlier } }))
    const state = async () => (await product.services.sandbox?.find(newer))?.state
    await expect.poll(state).toBe('expired')
    await product.services.sandbox?.act(newer, 'pay')
    expect(await state()).toBe('expired')
  })

  test('on the test page can fail after it was canceled, and be paid after that', async () => {
    const order = await place()
    const page = (await find(order)).paymentSessionId ?? ''
    const state = async () => (await product.services.sandbox?.find(page))?.state
    await product.services.sandbox?.act(page, 'cancel')
    await product.services.sandbox?.act(page, 'fail')
    expect(await state()).toBe('failed')
    await product.services.sandbox?.act(page, 'pay')
    expect(await state()).toBe('paid')
  })

  test('of a payment for no known order is kept and the operator is told', async () => {
    const stranger = { reference: 'PW-NOT-AN-ORDER', totalCents: 1_000 }
    expect((await product.webhook(paidEvent(stranger))).status).toBe(200)
    expect(count(await mailsAbout(stranger), 'operator-payment-notice')).toBe(1)
  })

  test('of a kind the product has no use for is acknowledged', async () => {
    expect((await product.webhook({ id: 'evt_other', type: 'customer.created', created: 1, data: { object: {} } })).status).toBe(200)
  })

  test.each([
    ['a session without its id', { id: 'evt_no_session', type: 'checkout.session.completed', created: 1, data: { object: { client_reference_id: 'PW-X' } } }, 'checkout.session.completed'],
    ['a thin event', { id: 'evt_thin', object: 'v2.core.event', type: 'v1.billing.meter.error', created: '2026-01-05T12:00:00.000Z' }, 'v1.billing.meter.error'],
    ['a time that is none', { id: 'evt_late', type: 'customer.created', created: 8e15, data: { object: {} } }, 'customer.created'],
    ['no event at all', { hello: 'there' }, 'unknown'],
    ['nothing at all', null, 'unknown'],
  ])('that is signed and cannot be read (%s) is stored for the operator and acknowledged', async (_what, sent, type) => {
    const stored = async () =>
      (await product.services.database.stores.paymentEvents.page({ unmatched: true }, { limit: 200 })).rows.filter((row) => row.outcome === 'could not be read' && row.type === type)
    const before = (await stored()).length
    expect(await product.webhook(sent as never)).toMatchObject({ status: 200, body: { result: 'handled' } })
    expect(await product.webhook(sent as never)).toMatchObject({ status: 200, body: { result: 'repeated' } })
    expect((await stored()).length).toBe(before + 1)
    const body = JSON.stringify(sent)
    expect((await product.post('/api/webhooks/stripe', body, { 'stripe-signature': signWebhook(body, 'whsec_another', product.clock.now()) })).status).toBe(400)
    const told = (await product.services.database.stores.mails.newest(500)).filter((mail) => mail.dedupeKey.startsWith(`operator-payment:unread:${type}:`))
    expect(told.map((mail) => mail.template)).toEqual(['operator-payment-notice'])
  })

  test('that could not be read is acted on when it is handled again by a program that can', async () => {
    const order = await place()
    const event = paidEvent(order, { id: 'evt_new_shape' })
    await product.webhook({ ...event, data: { object: { ...(event['data'] as any).object, amount_total: '100000' } } })
    expect(await handleStoredEvent(product.services, 'evt_new_shape')).toBe('could not be read')
    expect(await stateOf(order)).toBe('placed')
    const { database, clock } = product.services
    const deps = { database, clock, chance: { id: () => crypto.randomUUID() }, publicUrl: 'http://localhost:3000', operatorEmail: 'operator@example.com' }
    expect(await handleStoredEvent({ ...deps, readEvent: (provider) => readStripeEvent(provider, event) }, 'evt_new_shape')).toBe('paid')
    expect(await stateOf(order)).toBe('paid')
  })
})

describe('news about the money of a paid order', () => {
  test('a full refund ends it; a refund in part is noted, and an older smaller one lowers nothing', async () => {
    const order = await place()
    await product.webhook(paidEvent(order))
    await product.webhook(chargeEvent('charge.refunded', order, { amount_refunded: 20_000 }))
    await product.webhook(chargeEvent('charge.refunded', order, { amount_refunded: 5_000 }))
    expect(await find(order)).toMatchObject({ state: 'paid', refundedCents: 20_000 })
    await product.webhook(chargeEvent('charge.refunded', order, { amount_refunded: 100_000 }))
    expect(await find(order)).toMatchObject({ state: 'refunded', refundedCents: 100_000, dueAt: null })
  })

  test('a refund that arrives before its payment is acted on when the payment is known', async () => {
    const order = await place()
    await product.webhook(chargeEvent('charge.refunded', order, { amount_refunded: 100_000 }))
    expect(await stateOf(order)).toBe('placed')
    await product.webhook(paidEvent(order))
    expect(await find(order)).toMatchObject({ state: 'refunded', refundedCents: 100_000, paidCents: 100_000 })
  })

  test('each refund is told to the customer once, with what went back and what went back in all', async () => {
    const order = await place()
    await product.webhook(paidEvent(order))
    const refunds = async () =>
      (await product.services.database.stores.mails.newest(500))
        .filter((mail) => mail.template === 'refund' && mail.props['reference'] === order.reference)
        .map(({ toAddress, props }) => [toAddress, props['refund'], props['refundedInAll'], props['on']])
        .reverse()
    for (const refunded of [20_000, 20_000, 5_000]) await product.webhook(chargeEvent('charge.refunded', order, { amount_refunded: refunded }))
    const first = ['ana.sample@example.com', '$200.00', '$200.00', '2026-01-05']
    expect(await refunds()).toEqual([first])
    product.clock.set(NO_PROMOTION + 86_400_000)
    await Promise.all([1, 2].map(() => product.webhook(chargeEvent('charge.refunded', order, { amount_refunded: 100_000 }))))
    expect(await refunds()).toEqual([first, ['ana.sample@example.com', '$800.00', '$1,000.00', '2026-01-06']])
  })

  test('a refund that comes back is taken off once, whatever comes again and under whichever id', async () => {
    const order = await place()
    await product.webhook(paidEvent(order))
    const later = <Event extends object>(seconds: number, event: Event) => ({ ...event, created: NO_PROMOTION / 1000 + seconds })
    const refund = later(10, chargeEvent('charge.refunded', order, { amount_refunded: 60_000 }, `evt_refund_${order.reference}`))
    const failed = later(20, chargeEvent('refund.failed', order, { id: 're_1', amount: 20_000, failure_reason: 'lost_or_stolen_card' }, `evt_failed_${order.reference}`))
    await product.webhook(refund)
    await product.webhook(failed)
    const told = async () => count(await mailsAbout(order), 'operator-payment-notice') + count(await mailsAbout(order), 'refund')
    const mails = await told()
    expect(await find(order)).toMatchObject({ refundedCents: 40_000, state: 'paid' })
    for (const id of ['evt_other_1', 'evt_other_2']) await product.webhook({ ...failed, id: `${id}_${order.reference}` })
    await product.webhook({ ...refund, id: `evt_other_3_${order.reference}` })
    for (const event of [failed, refund, failed]) expect(await handleStoredEvent(product.services, event.id)).toMatch(/noted already/)
    expect(await find(order)).toMatchObject({ refundedCents: 40_000, state: 'paid' })
    expect(await told()).toBe(mails)
    // What goes back afterwards is told of the payment as it stands then.
    await product.webhook(later(30, chargeEvent('charge.refunded', order, { amount_refunded: 70_000 })))
    expect(await find(order)).toMatchObject({ refundedCents: 70_000 })
  })

  test('a refund that came back before anybody told of it never counts', async () => {
    const order = await place()
    await product.webhook(paidEvent(order))
    await product.webhook({ ...chargeEvent('refund.failed', order, { id: 're_early', amount: 20_000 }), created: NO_PROMOTION / 1000 + 20 })
    await product.webhook({ ...chargeEvent('charge.refunded', order, { amount_refunded: 20_000 }), created: NO_PROMOTION / 1000 + 10 })
    expect(await find(order)).toMatchObject({ refundedCents: 0, state: 'paid' })
  })

  test('a dispute that an operator has settled is not opened again by its own news', async () => {
    const order = await place()
    await product.webhook(paidEvent(order))
    const opened = chargeEvent('charge.dispute.created', order, { id: `dp_${order.reference}`, amount: 100_000 })
    await product.webhook(opened)
    const disputed = await find(order)
    await product.services.database.transaction((stores) => stores.orders.moveTo(disputed, 'in_production', { at: new Date(NO_PROMOTION), actor: 'operator:test', cause: 'settled by phone' }))
    expect(await handleStoredEvent(product.services, opened.id)).toBe('dispute noted already')
    await product.webhook({ ...opened, id: `again_${order.reference}` })
    expect(await stateOf(order)).toBe('in_production')
  })

  test('a dispute is shown and told, and a late payment event does not hide it', async () => {
    const order = await place()
    await product.webhook(paidEvent(order))
    await product.webhook(chargeEvent('charge.dispute.created', order, { amount: 100_000 }))
    expect(await stateOf(order)).toBe('disputed')
    await product.webhook(paidEvent(order))
    expect(await stateOf(order)).toBe('disputed')
    await product.webhook(chargeEvent('charge.dispute.closed', order, { amount: 100_000 }))
    expect(count(await mailsAbout(order), 'operator-payment-notice')).toBe(2)
  })
})

describe('a withdrawal at the first draft', () => {
  async function atFirstDraft(): Promise<Placed> {
    const order: Placed = (await product.post('/api/orders/selfpetition-ai', aiBody())).body
    const [payment] = [new URL((await find(order)).paymentUrl ?? '').pathname.split('/').at(-1) ?? '']
    await product.services.sandbox?.act(payment, 'pay')
    await product.webhook(paidEvent(order, { session: { id: payment, payment_intent: `pi_${payment}` } }))
    await deliver(product.services, order.reference, 'first-draft')
    return order
  }

  test('shows the exact refund first and pays it back once through the provider', async () => {
    const order = await atFirstDraft()
    const refundCents = 108_500 - 15_000
    expect(await viewOrder(product.services, order.reference)).toMatchObject({ state: 'first_draft_sent', withdrawal: { refundCents } })
    const withdraw = (shownRefundCents: number) => withdrawOrder(product.services, { reference: order.reference, shownRefundCents })
    expect(await withdraw(refundCents + 1)).toEqual({ kind: 'amount-changed', refundCents })
    const results = await Promise.all([withdraw(refundCents), withdraw(refundCents)])
    expect(results.map((result) => result.kind).sort()).toEqual(['already-withdrawn', 'withdrawn'])
    expect(await viewOrder(product.services, order.reference)).toMatchObject({ state: 'withdrawn', withdrawalRefundCents: refundCents, withdrawal: null })
    const payment = (await find(order)).paymentSessionId ?? ''
    await expect.poll(async () => (await product.services.sandbox?.find(payment))?.refundedCents).toBe(refundCents)
    expect(count(await mailsAbout(order), 'withdrawal-confirmation')).toBe(1)
    await product.webhook(chargeEvent('charge.refunded', { ...order, reference: payment }, { amount_refunded: refundCents }))
    expect(await find(order)).toMatchObject({ state: 'withdrawn', refundedCents: refundCents })
    expect(count(await mailsAbout(order), 'refund')).toBe(0)
    // The retainer too, given back by hand: no mail has told that yet.
    await product.webhook(chargeEvent('charge.refunded', { ...order, reference: payment }, { amount_refunded: 108_500 }))
    expect(count(await mailsAbout(order), 'refund')).toBe(1)
  })

  test('gives back what is left when an earlier refund came back twice told', async () => {
    const order = await atFirstDraft()
    const payment = (await find(order)).paymentSessionId ?? ''
    const about = { ...order, reference: payment }
    const later = (seconds: number, event: Record<string, unknown>) => product.webhook({ ...event, created: NO_PROMOTION / 1000 + seconds })
    await later(10, chargeEvent('charge.refunded', about, { amount_refunded: 30_000 }))
    for (const id of ['evt_back_1', 'evt_back_2']) await later(20, chargeEvent('refund.failed', about, { id: 're_back', amount: 10_000 }, id + payment))
    expect(await viewOrder(product.services, order.reference)).toMatchObject({ refundedCents: 20_000, withdrawal: { refundCents: 108_500 - 15_000 - 20_000 } })
  })

  test('is not possible before it, for another product, or for an unknown order', async () => {
    const order = await place()
    await product.webhook(paidEvent(order))
    expect(await withdrawOrder(product.services, { reference: order.reference, shownRefundCents: 21_000 })).toEqual({ kind: 'not-possible' })
    expect(await withdrawOrder(product.services, { reference: 'PW-NOPE', shownRefundCents: 0 })).toEqual({ kind: 'no-such-order' })
  })
})

describe('what the holder of a reference sees', () => {
  test('holds no inner ids, no provider ids and no full address', async () => {
    const order = await place()
    const view = JSON.stringify(await viewOrder(product.services, order.reference))
    const stored = await find(order)
    for (const secret of [stored.id, stored.paymentSessionId, stored.email]) expect(view).not.toContain(secret)
  })

  test('is nothing for a reference that does not exist', async () => {
    expect(await viewOrder(product.services, 'PW-0000-0000-0000-0000')).toBeNull()
  })
})

test('the page of an order that was cancelled meanwhile is over when it expires: the next try gets another one', async () => {
  const { body: placed } = await product.post('/api/orders/selfpetition-ai', aiBody({ userAddons: {} }))
  const first = placed.paymentUrl
  const order = await find(placed)
  product.clock.set(NO_PROMOTION + 20 * 3_600_000)
  await product.services.database.stores.orders.moveTo(order, 'cancelled', { at: new Date(product.clock.now()), actor: 'operator:test', cause: 'asked by telephone' })
  expect(await payOrder(product.services, placed.reference)).toMatchObject({ kind: 'placed', paymentUrl: first })
  product.clock.set(NO_PROMOTION + 24 * 3_600_000)
  await product.webhook(paidEvent(placed, { type: 'checkout.session.expired', session: { id: order.paymentSessionId, payment_status: 'unpaid', payment_intent: null } }))
  const again = await payOrder(product.services, placed.reference)
  expect(again.kind === 'placed' && again.paymentUrl !== first).toBe(true)
  expect(await stateOf(placed)).toBe('cancelled')
})

test('a payment that arrives while another page of its order is opened stays the one that paid, and nobody is led to the other page', async () => {
  const placed = await place()
  const first = await find(placed)
  await product.webhook(paidEvent(placed, { type: 'checkout.session.async_payment_failed', session: { id: first.paymentSessionId, payment_status: 'unpaid' } }))
  const { payment } = product.services
  let opened = ''
  const meanwhile: typeof payment = {
    ...payment,
    async createPaymentPage(request) {
      const page = await payment.createPaymentPage(request)
      opened = page.sessionId ?? ''
      await product.webhook(paidEvent(placed, { session: { id: first.paymentSessionId } }))
      return page
    },
  }
  expect(await payOrder({ ...product.services, payment: meanwhile }, placed.reference)).toEqual({ kind: 'already-paid', reference: placed.reference })
  expect(opened).not.toBe(first.paymentSessionId)
  expect(await find(placed)).toMatchObject({ state: 'paid', paymentSessionId: first.paymentSessionId })
  await expect.poll(async () => (await product.services.database.stores.sandboxPayments.find(opened))?.state, { interval: 50 }).toBe('expired')
})
