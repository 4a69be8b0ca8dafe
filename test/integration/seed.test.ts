/** What `npm run seed` leaves behind. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER_STATES } from '../../domain/orders/order-states.ts'
import { SEED_ACCOUNTS, SEED_PASSWORD, seedInstallation } from '../../scripts/seed-installation.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { viewWriters } from '../../usecases/manage-writers.ts'
import { viewOperatorCase } from '../../usecases/view-petition.ts'
import { viewOrder } from '../../usecases/view-order.ts'

let product: TestProduct
let states: Awaited<ReturnType<typeof seedInstallation>>
beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  states = await seedInstallation(product.services, product.clock)
})
afterAll(() => product.close())

const operator = async () => {
  const signedIn = await product.post('/auth', { email: SEED_ACCOUNTS.operator, password: SEED_PASSWORD })
  return { authorization: signedIn.headers.get('authorization') ?? '' }
}

test('there is an order in every state, and the clock is back where it was', () => {
  expect(Object.keys(states).sort()).toEqual([...ORDER_STATES].sort())
  expect(product.clock.now()).toBe(Date.parse('2026-01-05T12:00:00Z'))
})

test('every account opens with the password that is said', async () => {
  for (const email of Object.values(SEED_ACCOUNTS)) expect((await product.post('/auth', { email, password: SEED_PASSWORD })).status, email).toBe(200)
})

test('the history of an order is told in the order of time, and ends in its state', async () => {
  const { rows } = (await (await product.get('/api/console/orders', await operator())).json()) as { rows: { reference: string; state: string }[] }
  expect(rows.length).toBeGreaterThan(ORDER_STATES.length)
  for (const { reference, state } of rows) {
    const view = (await viewOrder(product.services, reference))!
    const instants = view.events.map(({ at }) => new Date(at).getTime())
    expect(instants, reference).toEqual(instants.toSorted((one, other) => one - other))
    expect(view.events.at(-1)?.state, reference).toBe(state)
    expect(view.lines.reduce((sum, { cents }) => sum + cents, 0) - view.discountCents, reference).toBe(view.totalCents)
  }
})

test('the mails of the orders are there', async () => {
  const { rows } = await product.services.database.stores.mails.page({}, { limit: 100 })
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.map(({ toAddress }) => toAddress)).toContain('lena.sample@example.com')
})

test('one order stands in the studio: facts confirmed, a letter composed in which nothing blocks, a reference letter adopted', async () => {
  const { rows } = await product.services.database.stores.orders.page({ product: 'selfpetition-ai' }, { limit: 20 })
  const cases = await Promise.all(
    rows.map(async ({ reference }) => ({ reference, petition: await viewOperatorCase(product.services, reference), writers: await viewWriters(product.services, reference) })),
  )
  const shown = cases.filter(({ petition }) => petition?.draft != null)
  expect(shown).toHaveLength(1)
  expect(shown[0]!.petition!.draft!.findings.filter(({ blocking }) => blocking)).toEqual([])
  expect(shown[0]!.petition!.file.facts.filter(({ state }) => state === 'read')).toEqual([])
  expect(shown[0]!.writers!.writers.map(({ adopted, link }) => [adopted !== null, link !== null])).toEqual([
    [true, true],
    [false, true],
  ])
})

test('an installation that holds orders is left as it is', async () => {
  await expect(seedInstallation(product.services, product.clock)).rejects.toThrow('holds orders already')
})
