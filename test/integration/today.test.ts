/** What the console opens the day with. */
import { expect, test } from 'vitest'
import { deliver } from '../deliver.ts'
import { NO_PROMOTION, paidEvent } from '../harness.ts'
import { intakeBody } from '../intake-body.ts'
import { morningDigest } from '../../usecases/morning-digest.ts'
import { productOfFile, signedIn, visitorsFrom } from '../product-of-file.ts'

const HOUR = 3_600_000
const product = productOfFile()
const as = signedIn(product, 'operator')
const from = visitorsFrom('10.3.0')

const today = async () => (await product.get('/api/console/today', as)).json() as Promise<any>

async function order(email: string, addons: Record<string, unknown> = { referenceLettersNumber: 0 }, path = 'selfpetition-ai') {
  const { body } = await product.post(
    `/api/orders/${path}`,
    { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userProngs: { prong1: true }, userAddons: addons },
    from(),
  )
  await product.webhook(paidEvent(body))
  return body as { reference: string; totalCents: number }
}

test('nothing is due, waited for or paid in an empty installation', async () => {
  expect(await today()).toMatchObject({
    late: [],
    soon: [],
    undated: [],
    waiting: [],
    unanswered: { count: 0, oldest: null },
    payments: [],
    kept: 0,
    missed: 0,
    firstDraftHours: null,
    money: { day: { orders: 0, net: '$0.00' } },
  })
})

const digests = async () => (await product.services.database.stores.mails.newest(50)).filter(({ template }) => template === 'operator-digest')

test('everything that is owed stands in one place, and what was paid adds up', async () => {
  const drafting = await order('drafting@mail.com', { referenceLettersNumber: 1, consultation: true })
  await product.post('/api/intake-applications', intakeBody('drafting@mail.com', { orderReference: drafting.reference }), from())
  const waiting = await order('waiting@mail.com', { referenceLettersNumber: 0 }, 'rfe-response')
  let seen = await today()
  expect(seen.soon.map(({ email, what }: any) => [email, what])).toEqual([['drafting@mail.com', 'First draft']])
  expect(seen.waiting.map(({ email, what }: any) => [email, what]).sort()).toEqual([
    ['drafting@mail.com', '30 min consultation'],
    ['waiting@mail.com', 'First draft'],
  ])
  expect(seen.payments.map(({ reference }: any) => reference).sort()).toEqual([drafting.reference, waiting.reference].sort())
  expect(seen.money.day).toEqual({ orders: 2, received: '$1,665.00', addons: '$165.00', discounts: '$0.00', refunds: '$0.00', net: '$1,665.00', otherCurrency: 0 })

  product.clock.set(NO_PROMOTION + 49 * HOUR)
  seen = await today()
  expect([seen.late.map(({ email }: any) => email), seen.soon, seen.payments]).toEqual([['drafting@mail.com'], [], []])
  expect([seen.money.day.orders, seen.money.month.orders]).toEqual([0, 2])
  await Promise.all([morningDigest(product.services), morningDigest(product.services)])
  expect(await digests()).toMatchObject([
    {
      props: {
        day: '2026-01-07',
        late: { count: 1, rows: [[drafting.reference, 'First draft, Selfpetition AI']] },
        soon: { count: 0 },
        waiting: 2,
        money: [
          ['Received today', '$0.00'],
          ['Received this month', '$1,665.00'],
          ['Net this month', '$1,665.00'],
        ],
      },
    },
  ])
  product.clock.set(NO_PROMOTION + 73 * HOUR)
  await morningDigest(product.services)
  expect(await digests()).toHaveLength(2)
  product.clock.set(NO_PROMOTION + 49 * HOUR)
  await deliver(product.services, drafting.reference, 'first-draft')
  expect(await today()).toMatchObject({ late: [], kept: 0, missed: 1, firstDraftHours: 49 })
  // Money that went back is owed no work.
  await product.webhook({
    id: 'evt_back',
    object: 'event',
    type: 'charge.refunded',
    created: Math.floor(NO_PROMOTION / 1000),
    data: { object: { id: 'ch', payment_intent: `pi_${waiting.reference}`, amount_refunded: waiting.totalCents, currency: 'usd' } },
  })
  seen = await today()
  expect(seen.waiting.map(({ email }: any) => email)).toEqual(['drafting@mail.com', 'drafting@mail.com'])
  expect(seen.money.month).toMatchObject({ refunds: '$500.00', net: '$1,165.00' })
})
