/** Business figures: sources, people followed within a day, checkouts and forms that were left. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { createTestProduct, NO_PROMOTION, openTestDatabase, paidEvent, type TestProduct } from '../harness.ts'
import { signInAs } from '../roles.ts'
import { niwBody } from './checkout/orders.ts'

const DAY = 86_400_000
let open: OpenDatabase
let product: TestProduct
let as: Record<string, string>

beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ compose: { open } })
  await product.startJobs()
  as = await signInAs(product, 'operator')
})
beforeEach(() => product.clock.set(NO_PROMOTION))
afterAll(async () => {
  await product.close()
  await open.close()
})

const figures = async (range = 'week') => (await product.get(`/api/console/figures?range=${range}`, as)).json() as Promise<any>
const browser = (line: string, agent = 'Firefox') => ({ 'x-forwarded-for': line, 'user-agent': agent })
const event = (name: string, who: Record<string, string>, from?: unknown) => product.post('/api/events', { event: name, from }, who)
async function order(email: string, who: Record<string, string>, pay: boolean) {
  const { body } = await product.post('/api/orders/niw-diy', niwBody({ userData: { email } }), who)
  if (pay) await product.webhook(paidEvent(body))
  return body
}
const rows = async (query: string) => ((await open.connection.execute(sql.raw(query))) as unknown as { rows: any[] }).rows

test('before anything happened the page is told so', async () => {
  expect(await figures()).toMatchObject({ people: [], orders: [], leftCheckouts: { people: 0, orders: 0 }, forms: { sent: 0, underway: 0, left: [] } })
})

test('people are followed by connection and browser within a day, and orders have the source of their visit', async () => {
  const [ana, ben, cy] = [browser('198.51.100.1'), browser('198.51.100.2'), browser('198.51.100.1', 'Safari')]
  for (let times = 0; times < 3; times++) await event('visit', ana, times === 0 ? { referrer: 'www.search.example' } : {})
  await event('checkout-opened', ana)
  await event('visit', ben, { source: 'newsletter', campaign: 'spring' })
  await event('checkout-opened', ben)
  await event('visit', cy, { referrer: 'not a host' })
  await order('ana@mail.com', ana, true)
  await order('dee@mail.com', browser('198.51.100.9'), true)
  const seen = await figures()
  expect(seen.followed.map(({ of, people, also, both }: any) => [of, people, also, both])).toEqual([
    ['visits', 3, 'generator', 0],
    ['visits', 3, 'checkout', 2],
    ['generator', 0, 'checkout', 0],
    ['checkout', 2, 'placed', 1],
    ['placed', 2, 'paid', 2],
  ])
  expect(seen.people).toEqual([
    { source: 'direct', people: 2, ordered: 1 },
    { source: 'campaign: newsletter / spring', people: 1, ordered: 0 },
    { source: 'site: search.example', people: 1, ordered: 1 },
  ])
  expect(seen.orders.map(({ source, orders, paid }: any) => [source, orders, paid])).toEqual([
    ['direct', 1, 1],
    ['site: search.example', 1, 1],
  ])
  expect(seen.orders[0].money).toMatch(/^\$\d/)
  expect(seen.leftCheckouts.people).toBe(1)
  // Neither the connection nor the browser is anywhere.
  const stored = JSON.stringify([await rows('select * from day_people'), await rows('select * from order_sources')])
  expect(stored).not.toMatch(/198\.51|Firefox|Safari/)
})

test('when the day is over the codes go and the counts stay, also when two processes close it; a new day knows nobody', async () => {
  const before = await figures()
  product.clock.set(NO_PROMOTION + DAY)
  await Promise.all([1, 2, 3].map(() => product.services.database.stores.people.closeDaysBefore('2026-01-06')))
  expect(await rows('select * from day_people')).toEqual([])
  expect(await rows('select * from order_sources where person is not null')).toEqual([])
  const after = await figures()
  expect([after.followed, after.people]).toEqual([before.followed, before.people])
  await event('visit', browser('198.51.100.1'))
  expect((await figures('day')).people).toEqual([{ source: 'direct', people: 1, ordered: 0 }])
  expect((await figures()).followed[0].people).toBe(before.followed[0].people + 1)
})

test('an order that is paid on a later day is no purchase of its own day; one that is not paid counts as left after a day', async () => {
  product.clock.set(NO_PROMOTION + 2 * DAY)
  const placed = await order('eve@mail.com', browser('198.51.100.20'), false)
  expect((await figures('day')).leftCheckouts.orders).toBe(0)
  product.clock.set(NO_PROMOTION + 3 * DAY + 1)
  expect((await figures('week')).leftCheckouts).toMatchObject({ orders: 1, money: expect.stringMatching(/^\$/) })
  await product.webhook(paidEvent(placed))
  const seen = await figures('week')
  expect(seen.leftCheckouts.orders).toBe(0)
  const [bits] = await rows(`select steps from day_people where day = '2026-01-07'`)
  expect(bits.steps & 16).toBe(0)
})

test('forms are told by the last question they answer once they were left for a day', async () => {
  const body = { userData: { email: 'form@mail.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } }
  const { body: placed } = await product.post('/api/orders/selfpetition-ai', body, browser('198.51.100.30'))
  await product.webhook(paidEvent(placed))
  const answers = { userBackground: { email: 'form@mail.com', profession: 'Nurse', company: '', linkedin: '' }, userProng2Education: { degrees: 'BSN', certificates: '  ' } }
  expect((await product.post('/api/intake-drafts', { orderReference: placed.reference, answers, version: 0 }, browser('198.51.100.30'))).status).toBe(200)
  expect((await figures()).forms).toEqual({ sent: 0, underway: 1, left: [] })
  product.clock.set(NO_PROMOTION + DAY + 1)
  expect((await figures()).forms).toEqual({ sent: 0, underway: 0, left: [{ question: 'Degrees', forms: 1 }] })
})

test('one connection that calls itself many names is not many people', async () => {
  product.clock.set(NO_PROMOTION + 20 * DAY)
  for (let index = 0; index < 40; index++) await event('visit', browser('203.0.113.7', `robot ${index}`))
  expect((await figures('day')).people[0].people).toBe(20)
})
