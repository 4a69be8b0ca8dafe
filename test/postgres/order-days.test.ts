/** The days that are counted once, while other connections change their orders. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseOn } from '../../adapters/db/database.ts'
import { openPostgres, type OpenDatabase } from '../../adapters/db/open-database.ts'
import { NO_JOBS } from '../../adapters/jobs/no-jobs.ts'
import { freshDatabase } from './fresh-database.ts'

let open: OpenDatabase
let other: pg.Client
beforeAll(async () => {
  const url = await freshDatabase(inject('postgres')!)
  open = await openPostgres(url, 'adapters/db/migrations')
  other = new pg.Client({ connectionString: url })
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await open.close()
})

const count = (day: string, connection = open.connection) => databaseOn(connection, () => NO_JOBS).stores.orders.countByDay(day, day)
const kept = async (day: string) => (await other.query(`select placed from order_days where day = $1`, [day])).rows.map(({ placed }) => placed)
const add = (day: string, amount: number) =>
  other.query(
    `insert into orders (id, reference, product, state, email, selections, lines, link_key, list_cents, discount_cents, total_cents, created_at, updated_at)
      select gen_random_uuid(), 'PW-' || gen_random_uuid(), 'niw-diy', 'placed', 'ana.sample@example.com', '{}', '[]', 'none', 1, 0, 1, $1::timestamptz, now() from generate_series(1, $2::int)`,
    [`${day}T12:00:00Z`, amount],
  )

async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_locks where relation = 'order_days'::regclass and not granted`
  while (((await open.connection.execute(waiting)) as unknown as { rows: unknown[] }).rows.length === 0);
}

test.each<[string, string, (day: string) => Promise<unknown>, number]>([
  ['adds orders to it', '2024-02-27', (day) => add(day, 2), 5],
  ['deletes orders of it', '2024-02-28', (day) => other.query(`delete from orders where created_at = $1::timestamptz`, [`${day}T12:00:00Z`]), 0],
])('a day is not counted while a transaction %s', async (_name, day, change, expected) => {
  await add(day, 3)
  await other.query('begin')
  await change(day)
  const counting = count(day)
  await untilSomebodyWaits()
  await other.query('commit')
  await counting
  expect(await kept(day)).toEqual([expected])
})

test('an order that comes while its day is counted takes the day away again', async () => {
  const day = '2024-02-29'
  let adding: Promise<unknown> = Promise.resolve()
  await open.connection.transaction(async (tx) => {
    await count(day, tx as unknown as OpenDatabase['connection'])
    adding = add(day, 1)
    await untilSomebodyWaits()
  })
  await adding
  expect(await kept(day)).toEqual([])
  expect(await count(day)).toEqual([{ day, placed: 1, paid: 0 }])
})
