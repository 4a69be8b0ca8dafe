/** What the product says of itself: numbers for a scraper, words for the operator. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../server/log.ts'
import { createTestProduct, METRICS_SECRET, NO_PROMOTION, paidEvent, type TestProduct } from '../harness.ts'
import { signInAs } from '../roles.ts'

const DAY = 86_400_000
let product: TestProduct
let as: Record<string, string>
const log = createLog('silent')

beforeAll(async () => {
  product = await createTestProduct({ compose: { log } })
  await product.startJobs()
  as = await signInAs(product, 'operator')
})
afterAll(() => product.close())

const lines = async () => Object.fromEntries((((await (await product.get('/api/console/health', as)).json()) as any[]) ?? []).map(({ what, state, words }) => [what, [state, words]]))
const metrics = async () => (await product.get('/api/operator/metrics', { authorization: `Bearer ${METRICS_SECRET}` })).text()
const valueOf = (text: string, name: string) => Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (.*)$`, 'm').exec(text)?.[1])

test('an installation without anything is well, and says what is not set up', async () => {
  expect(await lines()).toEqual({
    Files: ['good', expect.any(String)],
    'Forms before payment': ['good', 'What was sent before payment takes 0% of its space (UNPAID_MB).'],
    Promises: ['good', 'None is late, and none falls due within a day.'],
    Mails: ['look', expect.stringContaining('No mail server')],
    'Answers by mail': ['good', expect.stringContaining('Not set up')],
    Jobs: ['good', expect.any(String)],
    Errors: ['good', expect.any(String)],
  })
  expect(valueOf(await metrics(), 'prongwise_promises_late')).toBe(0)
})

test('a promise is told as soon, then as late with how long', async () => {
  const { body } = await product.post(
    '/api/orders/rfe-response',
    { userProngs: { prong1: true }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userData: { email: 'late@mail.com' } },
    { 'x-forwarded-for': '10.3.0.1' },
  )
  await product.webhook(paidEvent(body))
  const order = (await product.services.database.stores.orders.findByReference(body.reference))!
  const draft = (await product.services.database.stores.deliverables.ofOrder(order.id)).find(({ kind }) => kind === 'first-draft')!
  await product.post(`/api/console/orders/${body.reference}/deliverables/${draft.id}/begin`, { cause: 'everything is here' }, as)
  product.clock.set(NO_PROMOTION + 1.5 * DAY)
  expect((await lines())['Promises']).toEqual(['look', 'None is late. 1 falls due within a day.'])
  expect(valueOf(await metrics(), 'prongwise_promises_due_within_a_day')).toBe(1)
  product.clock.set(NO_PROMOTION + 2 * DAY + 5 * 3_600_000)
  expect((await lines())['Promises']).toEqual(['bad', '1 promise is late, the longest by 5 hours. A customer is told within ten minutes of a missed promise.'])
  const text = await metrics()
  expect([valueOf(text, 'prongwise_promises_late'), valueOf(text, 'prongwise_promises_longest_lateness_seconds')]).toEqual([1, 5 * 3600])
})

test('errors are counted by their kind, without what they say', async () => {
  log.error('a fault', new TypeError('for ana@mail.com'))
  log.error('another', new TypeError('x'))
  log.error('without an error')
  expect((await lines())['Errors']).toEqual(['look', '3 errors since this process started: TypeError 2, unnamed 1. The log says where.'])
  const text = await metrics()
  expect(valueOf(text, 'prongwise_errors{kind="TypeError"}')).toBe(2)
  expect(text).not.toContain('ana@mail.com')
})
