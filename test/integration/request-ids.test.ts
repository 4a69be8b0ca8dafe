/** One id leads from a call to the jobs it has queued, to theirs, and to the mails that left. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '../../server/log.ts'
import { createTestProduct, paidEvent, WEBHOOK_SECRET, type TestProduct } from '../harness.ts'
import { niwBody } from './checkout/orders.ts'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'

let product: TestProduct
const lines: { request?: string; msg: string }[] = []

beforeAll(async () => {
  product = await createTestProduct({ compose: { log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }) } })
  await product.startJobs()
})
afterAll(() => product.close())

const pay = async (headers: Record<string, string>) => {
  const { body } = await product.post('/api/orders/niw-diy', niwBody({ userData: { email: 'traced@mail.com' } }))
  const event = JSON.stringify(paidEvent(body))
  const answer = await product.post('/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, WEBHOOK_SECRET, product.clock.now()), ...headers })
  expect(answer.status).toBe(200)
  return { id: answer.headers.get('x-request-id') ?? '', order: (await product.services.database.stores.orders.findByReference(body.reference))! }
}

test('the log of every job and mail that a call has caused names the call', async () => {
  const { id, order } = await pay({ 'x-request-id': 'proxy-1234567890' })
  expect(id).toBe('proxy-1234567890')
  const of = (start: string) => lines.filter(({ request, msg }) => request === id && msg.startsWith(start))
  const ready = await vi.waitFor(
    async () => {
      const mail = (await product.services.database.stores.mails.newest(100)).find(
        ({ template, props, state }) => template === 'package-ready' && props['reference'] === order.reference && state === 'kept',
      )
      return mail ?? Promise.reject(new Error('the package is not mailed yet'))
    },
    { timeout: 60_000 },
  )
  await vi.waitFor(() => expect(of(`job send-mail ${ready.id} done`)).toHaveLength(1), { timeout: 30_000 })
  expect(of(`job assemble-package ${order.id} done`)).toHaveLength(1)
  expect(of('job send-mail').length).toBeGreaterThanOrEqual(3)
})

test('a call without an id gets one, and one that is none is not taken over', async () => {
  const ids = [(await pay({})).id, (await pay({ 'x-request-id': 'short' })).id, (await pay({ 'x-request-id': `x${'y'.repeat(70)}` })).id, (await pay({ 'x-request-id': 'a "quoted" id' })).id]
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(ids).size).toBe(4)
})

test('a job that fails says so with the name of its fault and no word of it', async () => {
  const { database } = product.services
  const failing = vi.spyOn(product.services.packages, 'make').mockRejectedValue(new RangeError('for traced@mail.com'))
  const { id, order } = await pay({ 'x-request-id': 'proxy-that-fails' })
  await vi.waitFor(() => expect(lines.filter(({ request, msg }) => request === id && msg.startsWith(`job assemble-package ${order.id} failed`)).length).toBeGreaterThan(0), { timeout: 30_000 })
  failing.mockRestore()
  expect(JSON.stringify(lines)).not.toContain('traced@mail.com')
  expect((await database.stores.orders.findByReference(order.reference))?.state).toBe('paid')
})
