/** Rows as lines of JSON that the database itself writes and reads: no number and no instant passes through JavaScript. */
import { sql } from 'drizzle-orm'
import type { Connection } from '../db/connection.ts'

const BATCH = 500

async function query<Row>(connection: Connection, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await connection.execute(statement)) as unknown as { rows: Row[] }).rows
}

/** The tables of the product, each after those that it points at. */
export async function tablesInOrder(connection: Connection): Promise<string[]> {
  const names = (await query<{ name: string }>(connection, sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`)).map(({ name }) => name)
  const points = await query<{ name: string; to: string }>(
    connection,
    sql`select c.relname as name, t.relname as to from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid where k.contype = 'f' and c.oid <> t.oid and c.relnamespace = 'public'::regnamespace`,
  )
  const ordered: string[] = []
  while (ordered.length < names.length) {
    const next = names.filter((name) => !ordered.includes(name) && points.every((one) => one.name !== name || ordered.includes(one.to)))
    if (next.length === 0) throw new Error('tables point at each other in a circle')
    ordered.push(...next)
  }
  return ordered
}

async function* batchesOf(connection: Connection, select: ReturnType<typeof sql>): AsyncGenerator<string[]> {
  await connection.execute(sql`declare backup_rows no scroll cursor for ${select}`)
  for (;;) {
    const lines = (await query<{ line: string }>(connection, sql`fetch forward ${sql.raw(String(BATCH))} from backup_rows`)).map(({ line }) => line)
    if (lines.length === 0) break
    yield lines
  }
  await connection.execute(sql`close backup_rows`)
}

/** Inside of a transaction only. */
export const rowsOf = (connection: Connection, table: string): AsyncGenerator<string[]> => batchesOf(connection, sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t`)

/** What still has to be done, the oldest first. Inside of a transaction only. */
export async function* pendingJobs(connection: Connection): AsyncGenerator<string[]> {
  const [queue] = await query<{ there: boolean }>(connection, sql`select to_regclass('jobs.job') is not null as there`)
  if (queue?.there === true)
    yield* batchesOf(
      connection,
      sql`select json_build_object('name', name, 'data', data)::text as line from jobs.job where state in ('created', 'retry', 'active') and name not like '%-dead' and name not like '\\_\\_pgboss%' order by created_on`,
    )
}

export async function insertRows(connection: Connection, table: string, lines: readonly string[]): Promise<void> {
  const [columns] = await query<{ names: string }>(
    connection,
    sql`select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
  )
  const names = sql.raw(columns?.names ?? '')
  await connection.execute(
    sql`insert into ${sql.identifier(table)} (${names}) overriding system value select ${names} from json_populate_recordset(null::${sql.identifier(table)}, ${`[${lines.join(',')}]`}::json)`,
  )
}

/** Numbers that count up by themselves go on after the highest that is there. */
export async function continueSequences(connection: Connection): Promise<void> {
  const owned = await query<{ table: string; column: string; sequence: string }>(
    connection,
    sql`select c.table_name as table, c.column_name as column, pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as sequence from information_schema.columns c where c.table_schema = 'public' and pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) is not null`,
  )
  for (const { table, column, sequence } of owned)
    await connection.execute(sql`select setval(${sequence}, coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`)
}

export async function countRows(connection: Connection, table: string): Promise<number> {
  const [row] = await query<{ count: string | number }>(connection, sql`select count(*) as count from ${sql.identifier(table)}`)
  return Number(row?.count ?? 0)
}

export async function moneyOf(connection: Connection): Promise<{ total: string; paid: string; refunded: string }> {
  const [row] = await query<{ total: string; paid: string; refunded: string }>(
    connection,
    sql`select coalesce(sum(total_cents), 0)::text as total, coalesce(sum(paid_cents), 0)::text as paid, coalesce(sum(refunded_cents), 0)::text as refunded from orders`,
  )
  return row ?? { total: '0', paid: '0', refunded: '0' }
}
