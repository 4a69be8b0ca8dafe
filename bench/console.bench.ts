import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { databaseOn, type Connection } from '../adapters/db/database.ts'
import { openPostgres } from '../adapters/db/open-database.ts'
import { NO_JOBS } from '../adapters/jobs/no-jobs.ts'
import { readEmailSearch } from '../domain/email-search.ts'
import { readOrderSearch } from '../domain/orders/order-search.ts'
import { ORDER_STATES } from '../domain/orders/order-states.ts'
import { PRODUCTS } from '../domain/pricing/price-list.ts'
import { startPostgres } from '../test/postgres.ts'
import { operatorIntakes, operatorOrder } from '../usecases/operator-orders.ts'
import type { PageAsk } from '../usecases/paging.ts'
import { LEAD_SOURCES, type Database } from '../usecases/ports.ts'
import { measureOverHttp } from './console-http.ts'
import { fillOrders } from './fill-orders.ts'
import { machineLine, ms, percentile } from './measure.ts'

const SIZES = (process.env['BENCH_ORDERS'] ?? '10000,100000,1000000').split(',').map(Number)
const RUNS = Number(process.env['BENCH_RUNS'] ?? 400)
const WARM_UP = 20
const LIMIT = 25
const GOAL_MS = 50
const GOAL_GROWTH = 1.5

const server = process.env['BENCH_DATABASE_URL'] === undefined ? await startPostgres() : undefined
const base = process.env['BENCH_DATABASE_URL'] ?? server?.url
if (base === undefined) {
  console.log('\nThe console at scale: PostgreSQL was not found on this machine; set BENCH_DATABASE_URL to measure a server\n')
  process.exit(0)
}

type Case = { name: string; run: (random: Random) => Promise<unknown> }
type Random = { instant(): Date; of<T>(values: readonly T[]): T }
type Known = { emails: string[]; references: string[]; leadEmails: string[]; userEmails: string[] }

/** Anywhere in the list: a key of no row, as after a row that was deleted. */
const deep = (random: Random): PageAsk => ({ limit: LIMIT, after: { at: random.instant(), id: '80000000-0000-4000-8000-000000000000' } })
const back = (random: Random): PageAsk => ({ limit: LIMIT, before: { at: random.instant(), id: '80000000-0000-4000-8000-000000000000' } })
const first: PageAsk = { limit: LIMIT }

function cases(database: Database, known: Known, now: Date): Case[] {
  const { orders, leads, accounts, mails, paymentEvents, files } = database.stores
  return [
    { name: 'orders, first page', run: () => orders.page({}, first) },
    { name: 'orders, deep in, older', run: (random) => orders.page({}, deep(random)) },
    { name: 'orders, deep in, newer', run: (random) => orders.page({}, back(random)) },
    { name: 'orders of one state, first page', run: (random) => orders.page({ state: random.of(ORDER_STATES) }, first) },
    { name: 'orders of one state, deep in', run: (random) => orders.page({ state: random.of(ORDER_STATES) }, deep(random)) },
    { name: 'orders of one state and product', run: (random) => orders.page({ state: random.of(ORDER_STATES), product: random.of(PRODUCTS) }, deep(random)) },
    { name: 'orders of one product, deep in', run: (random) => orders.page({ product: random.of(PRODUCTS) }, deep(random)) },
    { name: 'orders whose payment differs', run: () => orders.page({ flagged: true }, first) },
    { name: 'orders placed in one week', run: (random) => ((from: Date) => orders.page({ from, until: new Date(from.getTime() + 7 * 86_400_000) }, first))(random.instant()) },
    { name: 'search: whole e-mail', run: (random) => orders.page({ search: readOrderSearch(random.of(known.emails)) }, first) },
    { name: 'search: 8 letters of an e-mail', run: (random) => orders.page({ search: readOrderSearch(random.of(known.emails).slice(0, 8)) }, first) },
    { name: 'search: 3 letters of an e-mail', run: (random) => orders.page({ search: readOrderSearch(random.of(known.emails).slice(0, 3)) }, first) },
    { name: 'search: 3 letters, deep in', run: (random) => orders.page({ search: readOrderSearch(random.of(known.emails).slice(0, 3)) }, deep(random)) },
    { name: 'search: 5 letters, of one state', run: (random) => orders.page({ state: random.of(ORDER_STATES), search: readOrderSearch(random.of(known.emails).slice(0, 5)) }, first) },
    { name: 'search: e-mail that nobody has', run: () => orders.page({ search: readOrderSearch('zzz.nobody') }, first) },
    { name: 'search: whole reference', run: (random) => orders.page({ search: readOrderSearch(random.of(known.references)) }, first) },
    { name: 'search: 7 letters of a reference', run: (random) => orders.page({ search: readOrderSearch(random.of(known.references).slice(0, 7)) }, first) },
    { name: 'search: 4 letters of a reference', run: (random) => orders.page({ search: readOrderSearch(random.of(known.references).slice(0, 4)) }, first) },
    { name: 'due queue, first page and count of the late', run: () => Promise.all([orders.duePage(first), orders.countLate(now, 1001)]) },
    { name: 'due queue, deep in', run: (random) => orders.duePage({ limit: LIMIT, after: { at: new Date(now.getTime() - randomInt(4 * 86_400_000)), id: random.of(['80000000-0000-4000-8000-000000000000']) } }) },
    {
      name: 'order page',
      run: async (random) => {
        const found = await operatorOrder(database, random.of(known.references))
        if (found === null) throw new Error('an order is missing')
        await Promise.all([files.accesses(found.view.intakes.flatMap((intake) => intake.files.map(({ id }) => id))), mails.ofAddress(found.record.email, 50)])
      },
    },
    { name: 'leads, first page', run: () => leads.page({}, first) },
    { name: 'leads of one source, deep in', run: (random) => leads.page({ source: random.of(LEAD_SOURCES) }, deep(random)) },
    { name: 'leads by the start of an e-mail', run: (random) => leads.page({ email: readEmailSearch(random.of(known.leadEmails).slice(0, 6)) }, first) },
    { name: 'input forms without an order', run: () => operatorIntakes(database, { unmatched: true }, first) },
    { name: 'input forms, deep in', run: (random) => operatorIntakes(database, { unmatched: false }, deep(random)) },
    { name: 'input forms by e-mail', run: (random) => operatorIntakes(database, { unmatched: false, email: readEmailSearch(random.of(known.emails)) }, first) },
    { name: 'e-mails, first page', run: () => mails.page({}, first) },
    { name: 'e-mails, deep in', run: (random) => mails.page({}, deep(random)) },
    { name: 'e-mails given up', run: () => mails.page({ unsettled: 'dead' }, first) },
    { name: 'e-mails to one address', run: (random) => mails.page({ email: readEmailSearch(random.of(known.emails)) }, first) },
    { name: 'payment events, first page', run: () => paymentEvents.page({ unmatched: false }, first) },
    { name: 'payment events, deep in', run: (random) => paymentEvents.page({ unmatched: false }, { limit: LIMIT, after: { at: random.instant(), id: 'evt_8' } }) },
    { name: 'payment events without an order', run: () => paymentEvents.page({ unmatched: true }, first) },
    { name: 'funnel of a month', run: () => orders.countByDay(new Date(now.getTime() - 30 * 86_400_000), now) },
    { name: 'accounts, first page', run: () => accounts.page({}, first) },
    { name: 'accounts of one role, deep in', run: (random) => accounts.page({ role: random.of(['customer', 'consultant', 'operator'] as const) }, deep(random)) },
    { name: 'accounts by the start of an e-mail', run: (random) => accounts.page({ email: readEmailSearch(random.of(known.userEmails).slice(0, 10)) }, first) },
  ]
}

type Filled = { size: number; url: string; known: Known; cases: Case[]; random: Random; close(): Promise<void> }

const admin = new pg.Client({ connectionString: base })
await admin.connect()

async function fill(size: number): Promise<Filled> {
  const name = `console_bench_${size}`
  await admin.query(`drop database if exists ${name}`)
  await admin.query(`create database ${name}`)
  const url = new URL(base!)
  url.pathname = `/${name}`
  const open = await openPostgres(url.href, 'adapters/db/migrations')
  const database = databaseOn(open.connection, () => NO_JOBS)
  const now = new Date('2026-11-21T00:00:00Z')
  // A connection of its own, which may take longer for one statement than the product's may.
  const filling = new pg.Pool({ connectionString: url.href, max: 1 })
  const { rows, seconds, megabytes } = await fillOrders(drizzle(filling) as unknown as Connection, size, now)
  await filling.end()
  const counts = Object.entries(rows).map(([table, count]) => `${number(count)} ${table}`)
  console.log(`${number(size)} orders: ${counts.join(', ')}; ${number(Math.round(megabytes))} MB, filled in ${Math.round(seconds)} s`)
  const some = async (table: string, column: string) => {
    const query = sql`select ${sql.identifier(column)} as value from ${sql.identifier(table)} order by md5(id::text) limit 500`
    return ((await open.connection.execute(query)) as unknown as { rows: { value: string }[] }).rows.map(({ value }) => value)
  }
  const known: Known = { emails: await some('orders', 'email'), references: await some('orders', 'reference'), leadEmails: await some('leads', 'email'), userEmails: await some('users', 'email') }
  const random: Random = {
    instant: () => new Date(now.getTime() - randomInt(1_090) * 86_400_000 - randomInt(86_400_000)),
    of: (values) => values[randomInt(values.length)]!,
  }
  return {
    size,
    url: url.href,
    known,
    cases: cases(database, known, now),
    random,
    async close() {
      await open.close()
      await admin.query(`drop database ${name}`)
    },
  }
}

const number = (value: number) => value.toLocaleString('en-US')

console.log(`\nThe console at scale, through its store functions, ${RUNS} runs each, one at a time, PostgreSQL as installed (${machineLine()})`)
const filled: Filled[] = []
for (const size of SIZES) filled.push(await fill(size))
console.log(`Measured from here (${machineLine()})`)
const smallest = filled[0]!
const largest = filled.at(-1)!
console.log(`\n| | ${SIZES.map((size) => `${number(size)}: p50 / p95`).join(' | ')} | p50 grows | p95 grows |\n| --- | ${SIZES.map(() => '---').join(' | ')} | --- | --- |`)
const slow: string[] = []
const grown: string[] = []
for (const [index, { name }] of smallest.cases.entries()) {
  const times = new Map(filled.map(({ size }) => [size, [] as number[]]))
  // The sizes take turns, so that whatever else the machine does falls on all of them alike.
  for (let run = -WARM_UP; run < RUNS; run++) {
    for (const { size, cases: known, random } of filled) {
      const began = performance.now()
      await known[index]!.run(random)
      if (run >= 0) times.get(size)!.push(performance.now() - began)
    }
  }
  const at = (size: number, share: number) => percentile(times.get(size)!, share)
  const growth = (share: number) => at(largest.size, share) / at(smallest.size, share)
  console.log(`| ${name} | ${SIZES.map((size) => `${ms(at(size, 0.5))} / ${ms(at(size, 0.95))}`).join(' | ')} | ${growth(0.5).toFixed(1)} × | ${growth(0.95).toFixed(1)} × |`)
  if (at(largest.size, 0.95) > GOAL_MS) slow.push(name)
  if (growth(0.95) > GOAL_GROWTH) grown.push(name)
}
const verdict = (names: string[]) => (names.length === 0 ? 'all meet it' : `missed by ${names.join('; ')}`)
console.log(`\np95 under ${GOAL_MS} ms at ${number(largest.size)}: ${verdict(slow)}.\np95 at most ${GOAL_GROWTH} × that at ${number(smallest.size)}: ${verdict(grown)}.`)
const anyOf = (values: readonly string[]) => (run: number) => encodeURIComponent(values[run % values.length]!)
const [emailOf, referenceOf] = [anyOf(largest.known.emails), anyOf(largest.known.references)]
await measureOverHttp(largest.url, RUNS, [
  ['orders', () => '/api/console/orders'],
  ['orders, deep in', () => `/api/console/orders?after=${largest.random.instant().getTime()}_80000000-0000-4000-8000-000000000000`],
  ['orders, search by e-mail', (run) => `/api/console/orders?search=${emailOf(run)}`],
  ['orders, search by 6 letters', (run) => `/api/console/orders?search=${emailOf(run).slice(0, 6)}`],
  ['due queue', () => '/api/console/due'],
  ['order page', (run) => `/api/console/orders/${referenceOf(run)}`],
  ['e-mails', () => '/api/console/mails'],
  ['input forms', () => '/api/console/intakes?all=1'],
  ['jobs', () => '/api/console/jobs'],
  ['funnel of a month', () => '/api/console/funnel'],
])
console.log(`End: ${machineLine()}\n`)
for (const { close } of filled) await close()
await admin.end()
await server?.close()
