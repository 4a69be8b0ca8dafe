import { eq, inArray } from 'drizzle-orm'
import type { OwnCaseStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { ownCases } from './schema.ts'

export function ownCaseStore(db: Connection): OwnCaseStore {
  return {
    async find(orderId) {
      return (await db.select().from(ownCases).where(eq(ownCases.orderId, orderId)))[0] ?? null
    },
    async put({ orderId, ...change }) {
      await db
        .insert(ownCases)
        .values({ orderId, ...change })
        .onConflictDoUpdate({ target: ownCases.orderId, set: change })
    },
    async forget(orderIds) {
      if (orderIds.length > 0) await db.delete(ownCases).where(inArray(ownCases.orderId, orderIds))
    },
  }
}
