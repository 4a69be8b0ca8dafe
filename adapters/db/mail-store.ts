import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { MailRecord, MailStore, MailSummary } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { emailText, keysetPage, sameEmail, searchPage, type PagePart } from './keyset-page.ts'
import { mails } from './schema.ts'

/** The condition of the index that holds only the few mails that are not settled. */
const isUnsettled = sql`${mails.state} in ('queued', 'dead')`

const summary = {
  id: mails.id,
  dedupeKey: mails.dedupeKey,
  toAddress: mails.toAddress,
  template: mails.template,
  state: mails.state,
  attempts: mails.attempts,
  lastError: mails.lastError,
  subject: mails.subject,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}

export function mailStore(db: Connection): MailStore {
  return {
    async insert(mail) {
      const inserted = await db
        .insert(mails)
        .values({ ...mail, state: 'queued' })
        .onConflictDoNothing()
        .returning({ id: mails.id })
      return inserted.length > 0
    },
    async insertAll(given) {
      const inserted = await db
        .insert(mails)
        .values(given.map((mail) => ({ ...mail, state: 'queued' })))
        .onConflictDoNothing()
        .returning({ id: mails.id })
      return inserted.map(({ id }) => id)
    },
    async find(id) {
      const [row] = await db.select().from(mails).where(eq(mails.id, id))
      return (row as MailRecord | undefined) ?? null
    },
    async hasCause(dedupeKey) {
      return (await db.select({ id: mails.id }).from(mails).where(eq(mails.dedupeKey, dedupeKey))).length > 0
    },
    async markDelivered(id, delivery) {
      await db
        .update(mails)
        .set({ ...delivery, attempts: sql`${mails.attempts} + 1`, lastError: null })
        .where(eq(mails.id, id))
    },
    async markFailed(id, error, dead) {
      await db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, lastError: error, ...(dead ? { state: 'dead' } : {}) })
        .where(eq(mails.id, id))
    },
    async markStopped(id) {
      await db.update(mails).set({ state: 'stopped' }).where(eq(mails.id, id))
    },
    page({ unsettled, email }, ask) {
      const condition = unsettled === undefined ? undefined : and(eq(mails.state, unsettled), isUnsettled)
      const list = { at: mails.createdAt, id: mails.id, keyOf: ({ createdAt: at, id }: MailSummary) => ({ at, id }) }
      const select = async ({ where, orderBy, limit }: PagePart) =>
        (await db
          .select(summary)
          .from(mails)
          .where(and(condition, where))
          .orderBy(...orderBy)
          .limit(limit)) as MailSummary[]
      return email ? searchPage(db, { ...list, table: mails, text: emailText(mails.toAddress) }, email, ask, select) : keysetPage({ ...list, first: 'newest' }, ask, select)
    },
    async revive(id) {
      const revived = await db
        .update(mails)
        .set({ state: 'queued', attempts: 0, lastError: null })
        .where(and(eq(mails.id, id), eq(mails.state, 'dead')))
        .returning({ id: mails.id })
      return revived.length > 0
    },
    async areHeldUp() {
      const [row] = await db
        .select({ id: mails.id })
        .from(mails)
        .where(
          and(eq(mails.state, 'queued'), isUnsettled, isNotNull(mails.lastError), sql`not exists (select 1 from mails later where later.state = 'sent' and later.created_at > ${mails.createdAt})`),
        )
        .limit(1)
      return row !== undefined
    },
    async withoutJob(before, limit) {
      const found = await db
        .select({ id: mails.id })
        .from(mails)
        .where(
          and(
            eq(mails.state, 'queued'),
            isUnsettled,
            lt(mails.createdAt, before),
            sql`not exists (select 1 from jobs.job where job.name = 'send-mail' and job.state < 'completed' and job.data ->> 'mailId' = ${mails.id}::text)`,
          ),
        )
        .orderBy(asc(mails.createdAt), asc(mails.id))
        .limit(limit)
      return found.map(({ id }) => id)
    },
    async ofAddress(email, limit) {
      return (await db.select(summary).from(mails).where(sameEmail(mails.toAddress, email)).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)) as MailSummary[]
    },
    async newest(limit) {
      return (await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)) as MailRecord[]
    },
  }
}
