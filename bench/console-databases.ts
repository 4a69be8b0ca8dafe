/** The filled databases of the console's measurement, and how many pages of them a call reads. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection } from '../adapters/db/connection.ts'
import { databaseOn } from '../adapters/db/database.ts'
import { openPostgres } from '../adapters/db/open-database.ts'
import * as schema from '../adapters/db/schema.ts'
import { NO_JOBS } from '../adapters/jobs/no-jobs.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import type { Database } from '../usecases/ports.ts'
import type { Known } from './console-cases.ts'
import { fillOrders, type Filled } from './fill-orders.ts'

export type ConsoleDatabase = {
  size: number
  /** The end of the day of filling: the last day of the funnel is full and not over. */
  now: Date
  url: string
  /** Null where it was filled before. */
  filled: Filled | null
  known: Known
  database: Database
  /** Pages of tables and indexes that `work` looks at, in memory or not: the same whatever else the machine does. */
  pagesRead(work: (database: Database) => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

const PAGES = `select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0) + coalesce(toast_blks_hit + toast_blks_read, 0) + coalesce(tidx_blks_hit + tidx_blks_read, 0))::float8 as pages
  from pg_statio_user_tables where schemaname = 'public'`

/** What is worth knowing of the server that is measured. */
export async function serverLine(admin: pg.Client): Promise<string> {
  const value = async (name: string): Promise<string> => (await admin.query(`show ${name}`)).rows[0][name]
  const said = [`PostgreSQL ${(await value('server_version')).split(' ')[0]}`]
  for (const name of ['shared_buffers', 'effective_cache_size', 'random_page_cost', 'jit']) said.push(`${name} ${await value(name)}`)
  return said.join(', ')
}

/** Reads tables and indexes into the server's memory, as after a long run: the first touch of a page is not what is measured. */
async function load(pool: pg.Pool): Promise<void> {
  const possible = await pool.query('create extension if not exists pg_prewarm').then(
    () => true,
    () => false,
  )
  if (!possible) return console.log('pg_prewarm is missing or not allowed: nothing is read into memory ahead')
  await pool.query(`select pg_prewarm(oid) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`)
}

/** A database with `size` orders. With `keep` one that was filled before is taken as it is, and stays. */
export async function openConsoleDatabase(admin: pg.Client, base: string, size: number, keep: boolean): Promise<ConsoleDatabase> {
  const name = `console_bench_${size}`
  const url = new URL(base)
  url.pathname = `/${name}`
  const { rows } = await admin.query(`select shobj_description(oid, 'pg_database') as said from pg_database where datname = $1`, [name])
  // Written when it is full: one whose filling was broken off is filled anew.
  const [, until] = /^filled until (.+)$/.exec(rows[0]?.said ?? '') ?? []
  const there = keep && until !== undefined
  const now = there ? new Date(until) : new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS - 1)
  if (!there) {
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`create database ${name}`)
  }
  const open = await openPostgres(url.href, 'adapters/db/migrations')
  // One connection, which may take longer for a statement than the product's may, and whose counts of pages are at hand.
  const single = new pg.Pool({ connectionString: url.href, max: 1 })
  const connection = drizzle(single, { schema }) as unknown as Connection
  const filled = there ? null : await fillOrders(connection, size, now)
  await admin.query(`comment on database ${name} is 'filled until ${now.toISOString()}'`)
  await load(single)
  const some = async (table: string, column: string): Promise<string[]> =>
    (await single.query(`select ${column} as value from ${table} order by md5(id::text) limit 500`)).rows.map(({ value }) => value)
  const known: Known = { emails: await some('orders', 'email'), references: await some('orders', 'reference'), leadEmails: await some('leads', 'email'), userEmails: await some('users', 'email') }
  const watched = databaseOn(connection, () => NO_JOBS)
  const pages = async (): Promise<number> => {
    await single.query('select pg_stat_force_next_flush()')
    return (await single.query(PAGES)).rows[0].pages
  }
  return {
    size,
    now,
    url: url.href,
    filled,
    known,
    database: databaseOn(open.connection, () => NO_JOBS),
    async pagesRead(work) {
      const before = await pages()
      await work(watched)
      return (await pages()) - before
    },
    async close() {
      await single.end()
      await open.close()
      if (!keep) await admin.query(`drop database ${name}`)
    },
  }
}
