import { desc, eq } from 'drizzle-orm'
import type { IntakeRecord, IntakeStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { intakes } from './schema.ts'

export function intakeStore(db: Connection): IntakeStore {
  return {
    async insert(intake) {
      const inserted = await db.insert(intakes).values(intake).onConflictDoNothing().returning({ id: intakes.id })
      return inserted.length > 0
    },
    async findByOrder(orderId) {
      return (await db.select().from(intakes).where(eq(intakes.orderId, orderId)).orderBy(intakes.submittedAt)) as IntakeRecord[]
    },
    async unmatched(limit) {
      return (await db
        .select()
        .from(intakes)
        .where(eq(intakes.matchedBy, 'none'))
        .orderBy(desc(intakes.submittedAt))
        .limit(limit)) as IntakeRecord[]
    },
  }
}
