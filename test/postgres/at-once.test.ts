/** What one embedded engine cannot show: two processes' worth of connections that act on the same rows at the same time. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPostgres } from '../../adapters/db/open-database.ts'
import { deliver } from '../deliver.ts'
import { createTestProduct, NO_PROMOTION, paidEvent, type TestProduct } from '../harness.ts'
import { aiBody, niwBody } from '../integration/checkout/orders.ts'
import { freshDatabase } from './fresh-database.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { withdrawOrder } from '../../usecases/withdraw-order.ts'

let one: TestProduct
let other: TestProduct
let databaseUrl: string
let folder: string

beforeAll(async () => {
  databaseUrl = await freshDatabase(inject('postgres')!)
  // One installation: its processes share the folder of its secrets.
  folder = mkdtempSync(join(tmpdir(), 'prongwise-at-once-'))
  const start = async () => createTestProduct({ env: { DATA_DIR: folder }, open: await openPostgres(databaseUrl, 'adapters/db/migrations') })
  ;[one, other] = await Promise.all([start(), start()])
  await one.startJobs()
  await other.startJobs()
})
afterAll(async () => {
  await one.close()
  await other.close()
  rmSync(folder, { recursive: true })
})

type Placed = { reference: string; totalCents: number }
const each = <T>(count: number, work: (index: number, product: TestProduct) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index, index % 2 === 0 ? one : other)))
const place = async (): Promise<Placed> => (await one.post('/api/orders/selfpetition-ai', aiBody())).body
const find = async (order: Placed) => (await one.services.database.stores.orders.findByReference(order.reference))!
const statesOf = async (order: Placed) => (await viewOrder(one.services, order.reference))!.events.map(({ state }) => state)
const mailsAbout = async (order: Placed, template: string) =>
  (await one.services.database.stores.mails.newest(2000)).filter((mail) => mail.template === template && JSON.stringify(mail.props).includes(order.reference)).length
const charge = (type: string, intent: string, fields: Record<string, unknown>) => ({
  id: `evt_${crypto.randomUUID()}`,
  type,
  created: Math.floor(NO_PROMOTION / 1000),
  data: { object: { id: `ch_${intent}`, payment_intent: intent, currency: 'usd', ...fields } },
})

/** Lets events that find no order take a while to be noted. */
async function slowly(): Promise<{ connection: pg.Client }> {
  const connection = new pg.Client({ connectionString: databaseUrl })
  await connection.connect()
  await connection.query(`create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return new; end $$`)
  await connection.query(`create trigger slowly before update on payment_events for each row when (new.outcome = 'no such order') execute function slowly()`)
  return { connection }
}

describe('50 webhooks at once', () => {
  test('with the same event are handled once and acknowledged 50 times', async () => {
    const order = await place()
    const event = paidEvent(order)
    const answers = await each(50, (_, product) => product.webhook(event))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(answers.filter(({ body }) => body.result === 'handled')).toHaveLength(1)
    expect(await statesOf(order)).toEqual(['placed', 'paid'])
    expect([await mailsAbout(order, 'order-confirmation'), await mailsAbout(order, 'operator-payment-notice')]).toEqual([1, 0])
  })

  test('with 50 events of the same payment pay once', async () => {
    const order = await place()
    const answers = await each(50, (_, product) => product.webhook(paidEvent(order)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await statesOf(order)).toEqual(['placed', 'paid'])
    expect([await mailsAbout(order, 'order-confirmation'), await mailsAbout(order, 'operator-order-paid'), await mailsAbout(order, 'operator-payment-notice')]).toEqual([1, 1, 0])
  })

  test('with payment, failure and end of the same order leave it paid', async () => {
    const order = await place()
    const { paymentSessionId: id } = await find(order)
    const types = ['checkout.session.completed', 'checkout.session.async_payment_failed', 'checkout.session.expired']
    await each(50, (index, product) => product.webhook(paidEvent(order, { type: types[index % 3]!, session: { id } })))
    expect((await statesOf(order)).filter((state) => state === 'paid')).toHaveLength(1)
    expect((await find(order)).state).toBe('paid')
  })
})

test('a payment and its refund that arrive at the same moment both count', async () => {
  const order = await place()
  // The refund finds no order and is slow to say so: without care its payment would end in between, unseen by either.
  const { connection } = await slowly()
  try {
    const refund = other.webhook(charge('charge.refunded', `pi_${order.reference}`, { amount_refunded: order.totalCents }))
    await expect.poll(async () => (await connection.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount).toBe(1)
    const answers = await Promise.all([refund, one.webhook(paidEvent(order))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  } finally {
    await connection.query('drop trigger slowly on payment_events')
    await connection.end()
  }
  expect(await find(order)).toMatchObject({ state: 'refunded', refundedCents: order.totalCents })
})

test('one payment that is named for two orders pays one of them and is reported', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = [await place(), await place()]
    const intent = `pi_shared_${first.reference}`
    const send = () => Promise.all([one.webhook(paidEvent(first, { session: { payment_intent: intent } })), other.webhook(paidEvent(second, { session: { payment_intent: intent } }))])
    for (const answer of await send()) if (answer.status !== 200) await send()
    const states = [(await find(first)).state, (await find(second)).state]
    expect(states.sort()).toEqual(['paid', 'placed'])
  }
})

describe('one form sent 50 times at once', () => {
  test('is one order with one payment page', async () => {
    const given = niwBody({ idempotencyKey: 'form-of-fifty-sends' })
    const answers = await each(50, (index, product) => product.post('/api/orders/niw-diy', given, { 'x-forwarded-for': `198.51.100.${index}` }))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.paymentUrl)).size).toBe(1)
  })
})

test('a withdrawal confirmed in 20 tabs at once happens once', async () => {
  const order: Placed = (await one.post('/api/orders/selfpetition-ai', aiBody())).body
  const page = (await find(order)).paymentSessionId!
  await one.services.sandbox?.act(page, 'pay')
  await one.webhook(paidEvent(order, { session: { id: page, payment_intent: `pi_${page}` } }))
  await deliver(one.services, order.reference, 'first-draft')
  const refundCents = 108_500 - 15_000
  const results = await each(20, (_, product) => withdrawOrder(product.services, { reference: order.reference, shownRefundCents: refundCents }))
  expect(results.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1)
  await expect.poll(async () => (await one.services.sandbox?.find(page))?.refundedCents).toBe(refundCents)
  expect(await mailsAbout(order, 'withdrawal-confirmation')).toBe(1)
})

test('30 guesses of a promo code at once get no further than the limit', async () => {
  const answers = await each(30, (index, product) => product.post('/api/promo-codes/check', { product: 'niw-diy', code: `GUESS${index}` }, { 'x-forwarded-for': '203.0.113.200' }))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
})
