import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { writePageKey, type Page, type PageAsk, type PageKey } from '../../usecases/paging.ts'

type ListOrder<Row> = {
  at: AnyPgColumn
  id: AnyPgColumn
  /** Of `at`, then of `id`; the index over both is read in either direction. */
  first: 'newest' | 'soonest'
  keyOf(row: Row): PageKey
}

/**
 * One page of a list in its order. `select` gets what to add to its query. Going back to a page that is not full any more
 * gives the first page: rows may have come or gone since.
 */
export async function keysetPage<Row>(
  { at, id, first, keyOf }: ListOrder<Row>,
  ask: PageAsk,
  select: (part: { where: SQL | undefined; orderBy: [SQL, SQL]; limit: number }) => Promise<Row[]>,
): Promise<Page<Row>> {
  const back = ask.after === undefined && ask.before !== undefined
  const key = ask.after ?? ask.before
  const ascending = (first === 'soonest') !== back
  const idValue = (value: string) => (id.columnType === 'PgUUID' ? sql`${value}::uuid` : sql`${value}`)
  const compare = ascending ? sql`>` : sql`<`
  const found = await select({
    where: key === undefined ? undefined : sql`(${at}, ${id}) ${compare} (${key.at.toISOString()}::timestamptz, ${idValue(key.id)})`,
    orderBy: ascending ? [asc(at), asc(id)] : [desc(at), desc(id)],
    limit: ask.limit + 1,
  })
  if (back && found.length < ask.limit) return keysetPage({ at, id, first, keyOf }, { limit: ask.limit }, select)
  const more = found.length > ask.limit
  const rows = found.slice(0, ask.limit)
  if (back) rows.reverse()
  const keyAt = (row: Row | undefined) => (row === undefined ? null : writePageKey(keyOf(row)))
  return {
    rows,
    before: back ? (more ? keyAt(rows[0]) : null) : key === undefined ? null : (keyAt(rows[0]) ?? writePageKey(key)),
    after: back || more ? keyAt(rows.at(-1)) : null,
  }
}

/** Addresses that begin with the text, whatever its case. No letter of it is a pattern. */
export function startsWith(column: AnyPgColumn, text: string): SQL {
  return sql`lower(${column}) like ${`${escapeLike(text.toLowerCase())}%`}`
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

export const sameEmail = (column: AnyPgColumn, email: string): SQL => sql`lower(${column}) = ${email.toLowerCase()}`
