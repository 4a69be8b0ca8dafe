import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { ANSWERED_SOURCES, type LeadRecord, type LeadStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { emailText, keysetPage, searchPage, type PagePart } from './keyset-page.ts'
import { leads } from './schema.ts'

const leadColumns = {
  id: leads.id,
  source: leads.source,
  email: leads.email,
  name: leads.name,
  message: leads.message,
  data: leads.data,
  createdAt: leads.createdAt,
  answeredAt: leads.answeredAt,
  answeredBy: leads.answeredBy,
}

/** The columns of a list, of a message no more than so many characters: a list holds hundreds. */
const listColumns = (messageMax: number) => ({
  ...leadColumns,
  message: sql<string | null>`case when length(${leads.message}) > ${messageMax}::int then left(${leads.message}, ${messageMax}::int) || ' […]' else ${leads.message} end`,
})

/** Of a message in a list of which each row shows its beginning. */
const BEGINNING = 2000

export function leadStore(db: Connection): LeadStore {
  return {
    async insert(lead, dedupeKey) {
      const inserted = await db
        .insert(leads)
        .values({ ...lead, dedupeKey: dedupeKey ?? null })
        .onConflictDoNothing()
        .returning({ id: leads.id })
      return inserted.length > 0
    },
    async find(id) {
      const [row] = await db.select(leadColumns).from(leads).where(eq(leads.id, id))
      return (row as LeadRecord | undefined) ?? null
    },
    async findByKey(dedupeKey) {
      const [row] = await db.select(leadColumns).from(leads).where(eq(leads.dedupeKey, dedupeKey))
      return (row as LeadRecord | undefined) ?? null
    },
    async setData(id, data) {
      await db.update(leads).set({ data }).where(eq(leads.id, id))
    },
    async markAnswered(id, by, at) {
      const changed = await db
        .update(leads)
        .set({ answeredAt: at, answeredBy: by })
        .where(and(eq(leads.id, id), isNull(leads.answeredAt)))
        .returning({ id: leads.id })
      return changed.length > 0
    },
    async waiting(limit) {
      const open = and(isNull(leads.answeredAt), inArray(leads.source, [...ANSWERED_SOURCES]), sql`${leads.data} ->> 'trapped' is distinct from 'true'`)
      return (await db.select(listColumns(BEGINNING)).from(leads).where(open).orderBy(leads.createdAt, leads.id).limit(limit)) as LeadRecord[]
    },
    page({ source, letters = false, email, from, until, messageMax }, ask) {
      const condition = and(
        source === undefined ? undefined : eq(leads.source, source),
        letters ? inArray(leads.source, ['rfe-upload', 'rfe-evaluation']) : undefined,
        from === undefined ? undefined : gte(leads.createdAt, from),
        until === undefined ? undefined : lt(leads.createdAt, until),
      )
      const list = { at: leads.createdAt, id: leads.id, keyOf: ({ createdAt: at, id }: LeadRecord) => ({ at, id }) }
      const select = async ({ where, orderBy, limit }: PagePart) =>
        (await db
          .select(messageMax === undefined ? leadColumns : listColumns(messageMax))
          .from(leads)
          .where(and(condition, where))
          .orderBy(...orderBy)
          .limit(limit)) as LeadRecord[]
      return email ? searchPage(db, { ...list, table: leads, text: emailText(leads.email) }, email, ask, select) : keysetPage({ ...list, first: 'newest' }, ask, select)
    },
    async newest(limit) {
      return (await db.select(listColumns(BEGINNING)).from(leads).orderBy(desc(leads.createdAt), desc(leads.id)).limit(limit)) as LeadRecord[]
    },
  }
}
