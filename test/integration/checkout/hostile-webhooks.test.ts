/** Signed events that no database stores as they are: each is kept in some form, told to the operator, and acknowledged. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signWebhook } from '../../../adapters/payment/webhook-signature.ts'
import { createTestProduct, NO_PROMOTION, paidEvent, WEBHOOK_SECRET, type TestProduct } from '../../harness.ts'
import { aiBody } from './orders.ts'
import { viewOrder } from '../../../usecases/view-order.ts'

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

async function deliver(body: string, at = product.clock.now()) {
  return product.post('/api/webhooks/stripe', body, { 'stripe-signature': signWebhook(body, WEBHOOK_SECRET, at) })
}

const LONG = 'x'.repeat(5000)
const NOISE = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('')

const session = (change: Record<string, unknown>) => (order: Placed) => paidEvent(order, { session: change })
const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown

test.each<[string, (order: Placed) => Record<string, unknown>]>([
  ['an amount that no column holds', session({ amount_total: 10 ** 12 })],
  ['an amount below nothing', session({ amount_total: -1 })],
  ['a session of endless length', session({ id: NOISE })],
  ['a payment of endless length', session({ payment_intent: NOISE })],
  ['a reference of endless length', session({ client_reference_id: NOISE })],
  ['a currency of endless length', session({ currency: LONG })],
  [
    'a dispute of endless length',
    (order) => ({ id: `evt_${NOISE.slice(0, 20)}`, type: 'charge.dispute.created', created: 1, data: { object: { id: NOISE, payment_intent: `pi_${order.reference}`, amount: 1 } } }),
  ],
  ['a kind of no use with a payment of endless length', () => ({ id: 'evt_no_use', type: 'customer.created', created: 1, data: { object: { payment_intent: NOISE } } })],
  ['an object within objects, a hundred times', session({ custom: deep(100) })],
])('an event with %s changes no order and is acknowledged once', async (_what, made) => {
  const order = await place()
  const event = JSON.stringify(made(order))
  expect(await deliver(event)).toMatchObject({ status: 200, body: { received: true, result: 'handled' } })
  expect(await deliver(event)).toMatchObject({ status: 200, body: { received: true, result: 'repeated' } })
  expect(await stateOf(order)).toBe('placed')
  expect(product.faults).toEqual([])
})

test.each<[string, Record<string, unknown>]>([
  ['a null letter in a value', { note: 'a\u0000b' }],
  ['a null letter in a name', { 'a\u0000b': 1 }],
  ['half a letter', { note: 'a\ud800b', 'c\udc00': 1 }],
])('a payment that carries %s counts', async (_what, metadata) => {
  const order = await place()
  const event = JSON.stringify(paidEvent(order, { session: { metadata } }))
  expect(await deliver(event)).toMatchObject({ status: 200, body: { result: 'handled' } })
  expect(await stateOf(order)).toBe('paid')
  expect(product.faults).toEqual([])
})

test('a payment that is written out at length counts, and is found by its id', async () => {
  const order = await place()
  const written = { id: `pi_written_${order.reference}`, object: 'payment_intent', note: NOISE }
  const refund = { id: `evt_refund_${order.reference}`, type: 'charge.refunded', created: 1, data: { object: { payment_intent: written, amount_refunded: 100_000, currency: 'usd' } } }
  expect(await deliver(JSON.stringify(refund))).toMatchObject({ status: 200, body: { result: 'handled' } })
  expect(await deliver(JSON.stringify(paidEvent(order, { session: { payment_intent: written } })))).toMatchObject({ status: 200, body: { result: 'handled' } })
  expect(await stateOf(order)).toBe('refunded')
  expect(product.faults).toEqual([])
})

test('an event of nothing but brackets is stored as what it is', async () => {
  for (const body of [`${'['.repeat(400_000)}${']'.repeat(400_000)}`, `{"id":"evt_brackets","a":${'['.repeat(300_000)}${']'.repeat(300_000)}}`]) {
    expect(await deliver(body)).toMatchObject({ status: 200, body: { result: 'handled' } })
    expect(await deliver(body)).toMatchObject({ status: 200, body: { result: 'repeated' } })
  }
  expect(product.faults).toEqual([])
})

test('a signature made five minutes ahead of the clock is refused, as one that is five minutes old', async () => {
  const order = await place()
  const event = JSON.stringify(paidEvent(order))
  for (const minutes of [6, 60, 60 * 24 * 365, -6]) {
    expect((await deliver(event, product.clock.now() + minutes * 60_000)).status, `${minutes} minutes`).toBe(400)
  }
  expect(await stateOf(order)).toBe('placed')
  expect((await deliver(event, product.clock.now() + 4 * 60_000)).status).toBe(200)
})
