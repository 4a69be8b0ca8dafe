import { eq } from 'drizzle-orm'
import type { DataRequest, DataRequestStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { dataRequests } from './schema.ts'

export function dataRequestStore(db: Connection): DataRequestStore {
  return {
    async insert(request) {
      await db.insert(dataRequests).values(request)
    },
    async findByTokenHash(tokenHash) {
      const [row] = await db.select().from(dataRequests).where(eq(dataRequests.tokenHash, tokenHash))
      return (row as DataRequest | undefined) ?? null
    },
    async markDone(id, at) {
      await db.update(dataRequests).set({ doneAt: at }).where(eq(dataRequests.id, id))
    },
  }
}
