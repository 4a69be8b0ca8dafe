import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../adapters/db/database.ts'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { orderDays, orders } from '../../adapters/db/schema.ts'
import { NO_JOBS } from '../../adapters/jobs/no-jobs.ts'
import { DAY_MS, dayOf } from '../../domain/calendar-day.ts'
import type { Database, OrderRecord } from '../../usecases/ports.ts'
import { openTestDatabase } from '../harness.ts'

let open: OpenDatabase
let database: Database
beforeAll(async () => {
  open = await openTestDatabase()
  database = databaseOn(open.connection, () => NO_JOBS)
})
afterAll(() => open.close())
afterEach(async () => {
  await open.connection.delete(orders)
  await open.connection.delete(orderDays)
})

function placedAt(createdAt: Date, paidAt: Date | null = null): OrderRecord {
  const id = crypto.randomUUID()
  return {
    id,
    reference: `PW-${id}`,
    product: 'niw-diy',
    state: 'placed',
    email: 'ana.sample@example.com',
    selections: {},
    lines: [],
    linkKey: 'none',
    discount: null,
    promoCode: null,
    listCents: 100,
    discountCents: 0,
    totalCents: 100,
    paidCents: null,
    paidCurrency: null,
    refundedCents: 0,
    amountMismatch: false,
    paymentProvider: null,
    paymentSessionId: null,
    paymentIntentId: null,
    paymentUrl: null,
    idempotencyKey: null,
    createdAt,
    updatedAt: createdAt,
    paidAt,
    dueAt: null,
    pausedReason: null,
    pausedAt: null,
    packageDeletedAt: null,
    creditCents: 0,
    creditedOrderId: null,
  }
}

type Counts = { day: string; placed: number; paid: number }[]

/** The definition: each order on the day it was placed and on the day it was paid, in UTC, as the orders stand now. */
async function plainCounts(days: string[]): Promise<Counts> {
  const all = await open.connection.select({ createdAt: orders.createdAt, paidAt: orders.paidAt }).from(orders)
  const count = (day: string, instants: (Date | null)[]) => instants.filter((at) => at !== null && dayOf(at.getTime()) === day).length
  return days.map((day) => ({
    day,
    placed: count(
      day,
      all.map(({ createdAt }) => createdAt),
    ),
    paid: count(
      day,
      all.map(({ paidAt }) => paidAt),
    ),
  }))
}
const counts = (days: string[]): Promise<Counts> => database.stores.orders.countByDay(days[0]!, days.at(-1)!)
const kept = async (): Promise<string[]> => (await open.connection.select().from(orderDays).orderBy(orderDays.day)).map(({ day }) => day)

const stretch = (from: number, length: number) => Array.from({ length }, (_, index) => dayOf(from + index * DAY_MS))
const LONG_AGO = Date.parse('2024-02-27T00:00:00Z')

test.each([
  ['long ago', LONG_AGO],
  ['that ends today', Math.floor(Date.now() / DAY_MS) * DAY_MS - 3 * DAY_MS],
])('whatever happens to orders of a stretch %s, its days say what a plain count says', async (_name, from) => {
  const days = stretch(from, 4)
  // Also the last and the first millisecond of a day, and days beside the stretch.
  const instant = fc.tuple(fc.integer({ min: -1, max: 4 }), fc.constantFrom(0, 1, DAY_MS / 2, DAY_MS - 1)).map(([day, part]) => new Date(from + day * DAY_MS + part))
  const which = fc.nat(20)
  const step = fc.oneof(
    fc.record({ kind: fc.constant('place' as const), at: instant }),
    fc.record({ kind: fc.constant('pay' as const), which, at: instant }),
    fc.record({ kind: fc.constant('move' as const), which, at: instant, paidAt: fc.option(instant) }),
    fc.record({ kind: fc.constant('delete' as const), which }),
    fc.record({ kind: fc.constant('look' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { stores } = database
      const ids: string[] = []
      for (const each of steps) {
        const id = 'which' in each ? ids[each.which % Math.max(1, ids.length)] : undefined
        if (each.kind === 'place') {
          const placed = placedAt(each.at)
          ids.push(placed.id)
          await stores.orders.insert(placed)
        } else if (each.kind === 'look') {
          expect(await counts(days)).toEqual(await plainCounts(days))
        } else if (id === undefined) continue
        else if (each.kind === 'pay') await stores.orders.change(id, { paidAt: each.at }, each.at)
        // As somebody does who puts the database right by hand.
        else if (each.kind === 'move') await open.connection.update(orders).set({ createdAt: each.at, paidAt: each.paidAt }).where(eq(orders.id, id))
        else await open.connection.delete(orders).where(eq(orders.id, id))
      }
      expect(await counts(days)).toEqual(await plainCounts(days))
      await open.connection.delete(orders)
      expect(await counts(days)).toEqual(days.map((day) => ({ day, placed: 0, paid: 0 })))
    }),
    { numRuns: 40 },
  )
})

test('days that are over are kept, and not counted a second time', async () => {
  const days = stretch(LONG_AGO, 3)
  await database.stores.orders.insert(placedAt(new Date(LONG_AGO + DAY_MS)))
  await counts(days)
  expect(await kept()).toEqual(days)
  await open.connection.update(orderDays).set({ placed: 77 }).where(eq(orderDays.day, days[1]!))
  expect((await counts(days)).map(({ placed }) => placed)).toEqual([0, 77, 0])
})

test('an order takes only its own days away', async () => {
  const days = stretch(LONG_AGO, 4)
  await counts(days)
  await database.stores.orders.insert(placedAt(new Date(LONG_AGO + 5), new Date(LONG_AGO + 2 * DAY_MS)))
  expect(await kept()).toEqual([days[1], days[3]])
})

test('an order changed in any other way leaves the days kept', async () => {
  const days = stretch(LONG_AGO, 2)
  const order = placedAt(new Date(LONG_AGO), new Date(LONG_AGO + DAY_MS))
  await database.stores.orders.insert(order)
  await counts(days)
  await database.stores.orders.moveTo(order, 'refunded', { at: new Date(), actor: 'payment', cause: 'refunded in full' }, { refundedCents: 100, paidAt: order.paidAt })
  expect(await kept()).toEqual(days)
})

test('a day is kept only when it has been over for a while', async () => {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  await counts(stretch(today - DAY_MS, 4))
  expect((await kept()).filter((day) => day >= dayOf(today))).toEqual([])
})

test('emptying the orders empties the days', async () => {
  await counts(stretch(LONG_AGO, 2))
  await open.connection.execute(sql`truncate ${orders} cascade`)
  expect(await kept()).toEqual([])
})
