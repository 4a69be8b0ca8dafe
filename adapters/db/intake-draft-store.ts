import { and, eq, sql } from 'drizzle-orm'
import type { IntakeDraftStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { intakeDrafts } from './schema.ts'

export function intakeDraftStore(db: Connection): IntakeDraftStore {
  return {
    async find(orderId) {
      const [row] = await db.select().from(intakeDrafts).where(eq(intakeDrafts.orderId, orderId))
      return row ?? null
    },
    async save({ orderId, answers, updatedAt }, known) {
      const rows =
        known === 0
          ? await db.insert(intakeDrafts).values({ orderId, answers, version: 1, updatedAt }).onConflictDoNothing().returning({ version: intakeDrafts.version })
          : await db
              .update(intakeDrafts)
              .set({ answers, updatedAt, version: sql`${intakeDrafts.version} + 1` })
              .where(and(eq(intakeDrafts.orderId, orderId), eq(intakeDrafts.version, known)))
              .returning({ version: intakeDrafts.version })
      return rows[0]?.version ?? null
    },
    async delete(orderId) {
      await db.delete(intakeDrafts).where(eq(intakeDrafts.orderId, orderId))
    },
  }
}
