import { and, desc, eq, sql } from 'drizzle-orm'
import type { MailRecord, MailStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { mails } from './schema.ts'

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
    async find(id) {
      const [row] = await db.select().from(mails).where(eq(mails.id, id))
      return (row as MailRecord | undefined) ?? null
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
    async dead(limit) {
      return (await db
        .select()
        .from(mails)
        .where(eq(mails.state, 'dead'))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit)) as MailRecord[]
    },
    async revive(id) {
      const revived = await db
        .update(mails)
        .set({ state: 'queued', attempts: 0, lastError: null })
        .where(and(eq(mails.id, id), eq(mails.state, 'dead')))
        .returning({ id: mails.id })
      return revived.length > 0
    },
    async ofAddress(email, limit) {
      return (await db.select().from(mails).where(eq(mails.toAddress, email)).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)) as MailRecord[]
    },
    async newest(limit) {
      return (await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)) as MailRecord[]
    },
  }
}
