import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operatorOrder } from '../../../usecases/operator-orders.ts'
import { payOrder } from '../../../usecases/place-order.ts'
import { findUpgradeCredit } from '../../../usecases/upgrade-credit.ts'
import { viewOrder } from '../../../usecases/view-order.ts'
import { createTestProduct, NO_PROMOTION, paidEvent, type TestProduct } from '../../harness.ts'
import { aiBody, niwBody } from './orders.ts'

let product: TestProduct

beforeAll(async () => {
  product = await createTestProduct({ env: { UPGRADE_CREDIT_PERCENT: '100' } })
  await product.startJobs()
  product.clock.set(NO_PROMOTION)
})
afterAll(() => product.close())

const find = async (reference: string) => (await product.services.database.stores.orders.findByReference(reference))!
const pay = async (reference: string, page = `cs_${reference}`) => {
  const { status } = await product.webhook(paidEvent(await find(reference), { session: { id: page } }))
  expect(status).toBe(200)
}
/** A paid NIW DIY order with two add-ons: $360 of $499 are the package. */
const boughtPackage = async (page?: string) => {
  const { body } = await product.post('/api/orders/niw-diy', niwBody({ userAddons: { aos: true, forms9089750: false, consultation: true } }))
  await pay(body.reference, page)
  return body.reference as string
}
const upgrade = (upgradeFrom: string, change: Record<string, unknown> = {}) => product.post('/api/orders/selfpetition-ai', aiBody({ upgradeFrom, ...change }))

test('a package that was paid for comes off one order: in its total, its page, its confirmation and the console', async () => {
  const from = await boughtPackage()
  expect((await product.post('/api/upgrade-credits/check', { reference: ` ${from} ` })).body).toEqual({ creditCents: 36_000 })
  expect((await viewOrder(product.services, from))?.upgradeCreditCents).toBe(36_000)

  const { status, body } = await upgrade(from, { shownTotalCents: 72_500 })
  expect([status, body.totalCents, body.discountCents]).toEqual([201, 72_500, 0])
  // Not spent before the payment.
  expect((await product.post('/api/upgrade-credits/check', { reference: from })).status).toBe(200)
  await pay(body.reference)
  const order = await find(body.reference)
  expect(order).toMatchObject({ state: 'paid', creditCents: 36_000, totalCents: 72_500, paidCents: 72_500, amountMismatch: false })
  expect(await viewOrder(product.services, body.reference)).toMatchObject({ creditCents: 36_000, totalCents: 72_500 })

  await vi.waitFor(async () => expect(JSON.stringify((await product.services.database.stores.mails.page({}, { limit: 50 })).rows)).toContain(body.reference), { timeout: 30_000, interval: 50 })
  expect((await operatorOrder(product.services, from))?.view.flags.join()).toContain(`$360.00 of it were counted toward order ${body.reference}`)
  expect((await operatorOrder(product.services, body.reference))?.view).toMatchObject({ credit: '−$360.00' })

  expect((await product.post('/api/upgrade-credits/check', { reference: from })).body).toMatchObject({ kind: 'invalid-credit' })
  expect((await viewOrder(product.services, from))?.upgradeCreditCents).toBe(0)
  expect((await upgrade(from)).body).toMatchObject({ kind: 'invalid-credit', fields: { upgradeFrom: expect.any(String) } })
})

test('a credit is spent once: an unpaid order that holds it opens no payment page afterwards, and a second payment is flagged', async () => {
  const from = await boughtPackage()
  const first = (await upgrade(from)).body.reference as string
  const second = (await upgrade(from)).body.reference as string
  await pay(first)
  expect(await payOrder(product.services, second)).toEqual({ kind: 'credit-used', reference: second })
  // Its page was open in another tab.
  await pay(second)
  expect(await find(second)).toMatchObject({ state: 'paid', amountMismatch: true })
  expect(await find(first)).toMatchObject({ state: 'paid', amountMismatch: false })
})

test('two payments with one credit at the same moment: one is flagged', async () => {
  const from = await boughtPackage()
  const references = [(await upgrade(from)).body.reference as string, (await upgrade(from)).body.reference as string]
  await Promise.all(references.map((reference) => pay(reference)))
  const flagged = await Promise.all(references.map(async (reference) => (await find(reference)).amountMismatch))
  expect(flagged.toSorted()).toEqual([false, true])
})

test('a package that is paid back gives no credit, also not to an order that was placed before', async () => {
  const from = await boughtPackage()
  const placed = (await upgrade(from)).body.reference as string
  const bought = await find(from)
  await product.services.database.stores.orders.change(bought.id, { refundedCents: bought.paidCents ?? 0 }, new Date(NO_PROMOTION))
  expect((await upgrade(from)).body).toMatchObject({ kind: 'invalid-credit' })
  expect(await payOrder(product.services, placed)).toEqual({ kind: 'credit-used', reference: placed })
})

test('what goes back of a package whose credit was spent, and a dispute of it, are told to the operator', async () => {
  const from = await boughtPackage()
  const idle = await boughtPackage()
  const spent = (await upgrade(from)).body.reference as string
  await upgrade(idle)
  await pay(spent)
  const send = (of: string, type: string, object: Record<string, unknown>) =>
    product.webhook({ id: `evt_${crypto.randomUUID()}`, type, created: Math.floor(NO_PROMOTION / 1000), data: { object: { payment_intent: `pi_${of}`, currency: 'usd', ...object } } })
  const toldAbout = async (reference: string) =>
    (await product.services.database.stores.mails.newest(500))
      .filter(({ template, props }) => template === 'operator-payment-notice' && JSON.stringify(props['rows']).includes(reference))
      .map(({ props }) => `${String(props['heading'])}: ${String(props['text'])}`)
  const refund = { id: `ch_${from}`, amount_refunded: 10_000 }
  for (const of of [from, from, idle]) expect((await send(of, 'charge.refunded', refund)).status).toBe(200)
  const told = await toldAbout(from)
  expect(told).toEqual([expect.stringContaining(`went back: $360.00 of it were counted toward order ${spent}, which is paid.`)])
  expect(await toldAbout(idle)).toEqual([])
  for (const of of [from, idle]) await send(of, 'charge.dispute.created', { id: `dp_${of}`, amount: 10_000, status: 'needs_response' })
  expect((await toldAbout(from)).filter((words) => words.startsWith('A payment is disputed'))).toEqual([expect.stringContaining(`toward order ${spent}`)])
  expect((await toldAbout(idle)).join()).not.toContain('counted toward')
})

test('where real money is taken, a package that was paid with test money gives no credit', async () => {
  const live = { ...product.services, paymentMode: 'live' } as const
  const inTest = [await boughtPackage(), await boughtPackage('cs_test_a1')]
  const real = await boughtPackage('cs_live_a1')
  for (const from of inTest) {
    expect(await findUpgradeCredit(product.services, from)).toMatchObject({ creditCents: 36_000 })
    expect(await findUpgradeCredit(live, from)).toBeNull()
    expect((await viewOrder(live, from))?.upgradeCreditCents).toBe(0)
  }
  expect(await findUpgradeCredit(live, real)).toMatchObject({ creditCents: 36_000 })

  // Placed before the installation took real money.
  const placed = (await upgrade(inTest[1]!)).body.reference as string
  expect(await payOrder(live, placed)).toEqual({ kind: 'credit-used', reference: placed })
  await pay(placed, 'cs_live_a2')
  expect(await find(placed)).toMatchObject({ state: 'paid', amountMismatch: true })
  const honest = (await upgrade(real)).body.reference as string
  expect(await payOrder(live, honest)).toMatchObject({ kind: 'placed' })
  await pay(honest, 'cs_live_a3')
  expect(await find(honest)).toMatchObject({ state: 'paid', amountMismatch: false })
})

test.each([['PW-NOBODY'], ['x'.repeat(64)]])('the number %s gives nothing', async (reference) => {
  expect((await product.post('/api/upgrade-credits/check', { reference })).body).toMatchObject({ kind: 'invalid-credit' })
  expect((await upgrade(reference)).status).toBe(422)
})

test('a form that was sent with a credit is no other order when it is sent again', async () => {
  const from = await boughtPackage()
  const sent = () => upgrade(from, { idempotencyKey: `with-credit-${from}` })
  const [first, again] = [(await sent()).body, (await sent()).body]
  expect(again.reference).toBe(first.reference)
  expect((await product.post('/api/orders/selfpetition-ai', aiBody({ idempotencyKey: `with-credit-${from}` }))).body).toMatchObject({ kind: 'key-reused' })
})
