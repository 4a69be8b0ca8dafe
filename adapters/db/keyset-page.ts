import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TextSearch } from '../../domain/email-search.ts'
import { writePageKey, type Page, type PageAsk, type PageKey } from '../../usecases/paging.ts'
import type { Connection } from './connection.ts'

type Listed<Row> = {
  at: AnyPgColumn
  id: AnyPgColumn
  keyOf(row: Row): PageKey
}

/** What a list adds to its own query. */
export type PagePart = { where: SQL | undefined; orderBy: SQL[]; limit: number }
type Select<Row> = (part: PagePart) => Promise<Row[]>

/**
 * One page of a list, of `at` and then of `id`: the index over both is read in either direction. Going back to a page that
 * is not full any more gives the first page: rows may have come or gone since.
 */
export function keysetPage<Row>({ at, id, first, keyOf }: Listed<Row> & { first: 'newest' | 'soonest' }, ask: PageAsk, select: Select<Row>): Promise<Page<Row>> {
  const key = ask.after ?? ask.before
  return onePage({ columns: [sql`${at}`, sql`${id}`], descending: first === 'newest', from: key && [instant(key), idValue(id, key)], keyOf }, ask, select)
}

/**
 * One page of what a text finds. A whole address lists its rows newest first. The beginning of one lists what begins so by
 * the text itself, oldest first within it: in the order of its index, so that the cost does not grow with what is found.
 * A whole address that nobody has is taken for a beginning. Where nothing begins so, rows are listed that hold it somewhere in
 * `anywhere`, newest first: that reads row after row, and is what an operator does who remembers a part of a name. `unique`
 * where no two rows have the same text.
 */
export async function searchPage<Row>(
  db: Connection,
  { table, text, anywhere = text, unique = false, ...list }: Listed<Row> & { table: PgTable; text: SQL; anywhere?: SQL; unique?: boolean },
  search: TextSearch,
  ask: PageAsk,
  select: Select<Row>,
): Promise<Page<Row>> {
  if (search.whole) {
    const page = await keysetPage({ ...list, first: 'newest' }, ask, (part) => select({ ...part, where: and(sql`${text} = ${search.text}`, part.where) }))
    if (page.rows.length > 0) return page
  }
  const key = ask.after ?? ask.before
  // The text of the row where the page begins stays out of the address.
  const [row] =
    key === undefined
      ? []
      : await db
          .select({ text: sql<string>`${text}` })
          .from(table)
          .where(eq(list.id, key.id))
  const from = key && row && [sql`${row.text}`, instant(key), idValue(list.id, key)].slice(0, unique ? 1 : 3)
  const columns = [text, sql`${list.at}`, sql`${list.id}`].slice(0, unique ? 1 : 3)
  // A range rather than `like`: how much it finds is estimated from the index, and a page of much is not sorted by hand.
  const begins = sql`${text} >= ${search.text} and ${text} < ${search.text + LAST_LETTER}`
  if (search.text.length >= PART_LETTERS_MIN) {
    const [any] = await db.select({ id: list.id }).from(table).where(begins).limit(1)
    if (any === undefined) return keysetPage({ ...list, first: 'newest' }, ask, (part) => select({ ...part, where: and(sql`position(${search.text.toLowerCase()} in (${anywhere})) > 0`, part.where) }))
  }
  return onePage({ columns, descending: false, from, keyOf: list.keyOf }, ask, (part) => select({ ...part, where: and(begins, part.where) }))
}

/** Fewer letters stand in almost every address. */
const PART_LETTERS_MIN = 3

const LAST_LETTER = '\u{10ffff}'

const instant = ({ at }: PageKey) => sql`${at.toISOString()}::timestamptz`
const idValue = (column: AnyPgColumn, { id }: PageKey) => (column.columnType === 'PgUUID' ? sql`${id}::uuid` : sql`${id}`)

type Order<Row> = { columns: SQL[]; descending: boolean; from: SQL[] | undefined; keyOf(row: Row): PageKey }

async function onePage<Row>(order: Order<Row>, ask: PageAsk, select: Select<Row>): Promise<Page<Row>> {
  const { columns, from, keyOf } = order
  const back = ask.after === undefined && ask.before !== undefined
  const down = order.descending !== back
  const found = await select({
    where: from && sql`(${sql.join(columns, sql`, `)}) ${down ? sql`<` : sql`>`} (${sql.join(from, sql`, `)})`,
    orderBy: columns.map((column) => (down ? desc(column) : asc(column))),
    limit: ask.limit + 1,
  })
  if (back && found.length < ask.limit) return onePage({ ...order, from: undefined }, { limit: ask.limit }, select)
  const more = found.length > ask.limit
  const rows = found.slice(0, ask.limit)
  if (back) rows.reverse()
  const keyAt = (row: Row | undefined) => (row === undefined ? null : writePageKey(keyOf(row)))
  const asked = ask.after ?? ask.before
  return {
    rows,
    before: back ? (more ? keyAt(rows[0]) : null) : asked === undefined ? null : (keyAt(rows[0]) ?? writePageKey(asked)),
    after: back || more ? keyAt(rows.at(-1)) : null,
  }
}

/** An address as its index has it: in lower case, and byte by byte, so that beginnings are ranges. */
export const emailText = (column: AnyPgColumn): SQL => sql`lower(${column}) collate "C"`

/** A reference as its index has it. */
export const referenceText = (column: AnyPgColumn): SQL => sql`${column} collate "C"`

export const sameEmail = (column: AnyPgColumn, email: string): SQL => sql`${emailText(column)} = ${email.toLowerCase()}`
