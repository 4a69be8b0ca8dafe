import { and, eq, sql } from 'drizzle-orm'
import type { IntakeRecord, IntakeStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { emailText, keysetPage, searchPage, type PagePart } from './keyset-page.ts'
import { intakes } from './schema.ts'

export function intakeStore(db: Connection): IntakeStore {
  return {
    async insert(intake) {
      const inserted = await db.insert(intakes).values(intake).onConflictDoNothing().returning({ id: intakes.id })
      return inserted.length > 0
    },
    async isStored(key) {
      return (await db.select({ id: intakes.id }).from(intakes).where(eq(intakes.idempotencyKey, key))).length > 0
    },
    async findByOrder(orderId) {
      return (await db.select().from(intakes).where(eq(intakes.orderId, orderId)).orderBy(intakes.submittedAt)) as IntakeRecord[]
    },
    async lock(id) {
      const [row] = await db.select().from(intakes).where(eq(intakes.id, id)).for('update')
      return (row as IntakeRecord | undefined) ?? null
    },
    async setOrder(id, orderId, matchedBy) {
      await db.update(intakes).set({ orderId, matchedBy }).where(eq(intakes.id, id))
    },
    page({ unmatched, email }, ask) {
      // Written out, not as a parameter: so it is the condition of its index.
      const condition = unmatched ? sql`${intakes.matchedBy} = 'none'` : undefined
      const list = { at: intakes.submittedAt, id: intakes.id, keyOf: ({ submittedAt: at, id }: IntakeRecord) => ({ at, id }) }
      const select = async ({ where, orderBy, limit }: PagePart) =>
        (await db
          .select()
          .from(intakes)
          .where(and(condition, where))
          .orderBy(...orderBy)
          .limit(limit)) as IntakeRecord[]
      return email ? searchPage(db, { ...list, table: intakes, text: emailText(intakes.email) }, email, ask, select) : keysetPage({ ...list, first: 'newest' }, ask, select)
    },
  }
}
