import { asc, eq, inArray } from 'drizzle-orm'
import type { WriterStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { referenceWriters } from './schema.ts'

export function writerStore(db: Connection): WriterStore {
  return {
    async ofOrder(orderId) {
      return db.select().from(referenceWriters).where(eq(referenceWriters.orderId, orderId)).orderBy(asc(referenceWriters.number))
    },
    async find(id) {
      return (await db.select().from(referenceWriters).where(eq(referenceWriters.id, id)))[0] ?? null
    },
    async put(record) {
      const { id: _id, ...change } = record
      await db.insert(referenceWriters).values(record).onConflictDoUpdate({ target: referenceWriters.id, set: change })
    },
    async delete(id) {
      await db.delete(referenceWriters).where(eq(referenceWriters.id, id))
    },
    async forget(orderIds) {
      if (orderIds.length > 0) await db.delete(referenceWriters).where(inArray(referenceWriters.orderId, orderIds))
    },
  }
}
