import { and, eq, sql } from 'drizzle-orm'
import type { IntakeRecord, IntakeStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { keysetPage, startsWith } from './keyset-page.ts'
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
    page({ unmatched, email = '' }, ask) {
      // Written out, not as a parameter: so it is the condition of its index.
      const condition = and(unmatched ? sql`${intakes.matchedBy} = 'none'` : undefined, email === '' ? undefined : startsWith(intakes.email, email))
      return keysetPage({ at: intakes.submittedAt, id: intakes.id, first: 'newest', keyOf: ({ submittedAt: at, id }) => ({ at, id }) }, ask, async ({ where, orderBy, limit }) =>
        (await db.select().from(intakes).where(and(condition, where)).orderBy(...orderBy).limit(limit)) as IntakeRecord[],
      )
    },
  }
}
