import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import type { PackageMaker } from '../../usecases/ports.ts'
import { createTestProduct, METRICS_SECRET, NO_PROMOTION, openTestDatabase, paidEvent, quickPackages, type TestProduct } from '../harness.ts'
import { signInEveryRole, type RoleHeaders } from '../roles.ts'
import { niwBody } from './checkout/orders.ts'
import { watchJobs } from '../../usecases/watch-jobs.ts'
import { orderFiles } from '../../usecases/order-files.ts'

const DAY = 86_400_000
let open: OpenDatabase
let product: TestProduct
let roles: RoleHeaders
let broken = false
const packages: PackageMaker = {
  ...quickPackages,
  make: async (plan, facts) => {
    if (broken) throw new TypeError('no document for ada@mail.com, see https://site.example/orders/PW-1')
    return quickPackages.make(plan, facts)
  },
}
beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ compose: { open, packages } })
  await product.startJobs()
  roles = await signInEveryRole(product)
})
afterAll(async () => {
  await product.close()
  await open.close()
})

const json = async (path: string) => (await product.get(`/api/console${path}`, roles.operator)).json() as Promise<any>
const event = (name: string) => product.post('/api/events', { event: name })

async function order(email: string): Promise<any> {
  const { status, body } = await product.post('/api/orders/niw-diy', niwBody({ userData: { email } }))
  expect([status, body]).toEqual([201, expect.objectContaining({ totalCents: expect.any(Number) })])
  return body
}

test('the funnel counts what browsers report and what orders say, by the day, also when counts are written in several goes', async () => {
  const empty = await json('/funnel?range=week')
  expect(empty.steps.map((step: any) => [step.step, step.count, step.ofBefore])).toEqual([
    ['visits', 0, null],
    ['generator', 0, null],
    ['checkout', 0, null],
    ['placed', 0, null],
    ['paid', 0, null],
  ])
  product.clock.set(NO_PROMOTION - DAY)
  for (let index = 0; index < 8; index++) await event('visit')
  product.clock.set(NO_PROMOTION)
  await event('visit')
  await json('/funnel')
  await event('visit')
  for (const name of ['generator-generated', 'generator-sample', 'checkout-opened', 'page-view', 'checkout-starterKit']) await event(name)
  const paid = await order('paid@mail.com')
  await order('placed@mail.com')
  await product.webhook(paidEvent(paid))
  const week = await json('/funnel?range=week')
  expect(week.steps.map((step: any) => [step.step, step.count, step.ofVisits])).toEqual([
    ['visits', 10, null],
    ['generator', 2, 0.2],
    ['checkout', 1, 0.1],
    ['placed', 2, 0.2],
    ['paid', 1, 0.1],
  ])
  expect(week.days.filter((day: any) => day.visits > 0).map((day: any) => [day.day, day.visits, day.paid])).toEqual([
    ['2026-01-04', 8, 0],
    ['2026-01-05', 2, 1],
  ])
  expect((await json('/funnel?range=day')).steps[0].count).toBe(2)
  expect((await product.get('/api/console/funnel?range=year', roles.operator)).status).toBe(422)
})

test('counts that could not be written are written the next time, once', async () => {
  const { eventCounts } = product.services.database.stores
  const add = vi.spyOn(eventCounts, 'add').mockRejectedValueOnce(new Error('the database is away'))
  await event('generator-generated')
  const before = (await json('/funnel?range=day')).steps[1].count
  expect((await json('/funnel?range=day')).steps[1].count).toBe(before + 1)
  expect((await json('/funnel?range=day')).steps[1].count).toBe(before + 1)
  expect(product.faults.splice(0)).toEqual(['counts could not be written, they are kept for the next time: the database is away'])
  add.mockRestore()
})

/** Fails every try that is left at once, instead of over a day. */
async function giveUp(queue: string): Promise<any> {
  return vi.waitFor(
    async () => {
      await open.connection.execute(sql`update jobs.job set retry_count = retry_limit - 1, start_after = now() where name = ${queue} and state = 'retry'`)
      const { rows } = await json('/jobs')
      expect(rows.map((row: any) => row.name)).toContain(queue)
      return rows.find((row: any) => row.name === queue)
    },
    { timeout: 120_000, interval: 200 },
  )
}

test('a job that was given up is shown without personal data and runs again, once', async () => {
  broken = true
  const paid = await order('dead@mail.com')
  await product.webhook(paidEvent(paid))
  const dead = await giveUp('assemble-package')
  expect(dead).toEqual({ id: expect.any(String), name: 'assemble-package', failedAt: expect.stringMatching(/^20/), tries: 11, error: 'TypeError: no document for (email), see (address)' })
  expect((await json('/jobs')).queues.find((queue: any) => queue.name === 'assemble-package')).toMatchObject({ active: 0, dead: 1 })

  // The queue's own time is that of the machine.
  const services = { ...product.services, clock: { now: () => Date.now() } }
  expect([await watchJobs(services), await watchJobs(services)]).toEqual([1, 0])
  const mail = (await product.services.database.stores.mails.newest(20)).find(({ dedupeKey }) => dedupeKey.startsWith('jobs-given-up:'))
  expect(mail).toMatchObject({
    toAddress: product.services.operatorEmail,
    props: { heading: 'A job was given up', rows: [['Make a package', expect.stringContaining('TypeError: no document for (email)')]] },
  })
  const metrics = await (await product.get('/api/operator/metrics', { authorization: `Bearer ${METRICS_SECRET}` })).text()
  expect(metrics).toContain('prongwise_jobs_given_up{queue="assemble-package"} 1')
  expect(metrics).toMatch(/^prongwise_orders\{state="paid"\} \d+$/m)
  expect(metrics).toContain('prongwise_files_writable 1')
  expect(metrics).not.toContain('@')

  broken = false
  const run = (id: string) => product.post(`/api/console/jobs/${id}/run`, {}, roles.operator)
  expect((await run(dead.id)).status).toBe(200)
  expect((await run(dead.id)).status).toBe(409)
  await vi.waitFor(async () => expect((await orderFiles(product.services, paid.reference))?.kind).toBe('ready'), { timeout: 120_000, interval: 200 })
  expect((await json('/jobs')).rows).toEqual([])
  product.faults.length = 0
})

test('a mail that was given up is sent by its own row', async () => {
  const { mails, jobs } = product.services.database.stores
  const id = crypto.randomUUID()
  await mails.insert({ id, dedupeKey: id, toAddress: 'late@mail.com', template: 'no-such-template', props: {}, createdAt: new Date(NO_PROMOTION) })
  await jobs.enqueue('send-mail', { mailId: id })
  const dead = await giveUp('send-mail')
  expect((await mails.find(id))?.state).toBe('dead')
  expect((await product.post(`/api/console/jobs/${dead.id}/run`, {}, roles.operator)).status).toBe(200)
  expect((await mails.find(id))?.state).toBe('queued')
  expect((await json('/jobs')).rows).toEqual([])
})

test.each(['x', '0f5d0f5e-0000-4000-8000-000000000000'])('job %s cannot run again', async (id) => {
  expect((await product.post(`/api/console/jobs/${id}/run`, {}, roles.operator)).status).toBe(409)
})
