import { asc, eq, inArray, lt } from 'drizzle-orm'
import type { UploadRecord, UploadStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { uploads } from './schema.ts'

export function uploadStore(db: Connection): UploadStore {
  return {
    async insert(upload) {
      await db.insert(uploads).values(upload)
    },
    async find(id) {
      const [row] = await db.select().from(uploads).where(eq(uploads.id, id))
      return (row as UploadRecord | undefined) ?? null
    },
    async ofOrder(orderId) {
      return (await db.select().from(uploads).where(eq(uploads.orderId, orderId)).orderBy(asc(uploads.createdAt), asc(uploads.id))) as UploadRecord[]
    },
    async touch(id, at) {
      return (await db.update(uploads).set({ touchedAt: at }).where(eq(uploads.id, id)).returning({ id: uploads.id })).length > 0
    },
    async delete(id) {
      await db.delete(uploads).where(eq(uploads.id, id))
    },
    async deleteOfOrders(orderIds) {
      if (orderIds.length > 0) await db.delete(uploads).where(inArray(uploads.orderId, orderIds))
    },
    async untouchedSince(before, limit) {
      return (await db.select().from(uploads).where(lt(uploads.touchedAt, before)).orderBy(asc(uploads.touchedAt), asc(uploads.id)).limit(limit)) as UploadRecord[]
    },
  }
}
