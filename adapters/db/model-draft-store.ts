import { gte, sum } from 'drizzle-orm'
import type { ModelDraftStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { modelDrafts } from './schema.ts'

export function modelDraftStore(db: Connection): ModelDraftStore {
  return {
    async insert(draft) {
      await db.insert(modelDrafts).values(draft)
    },
    async costSince(at) {
      const [row] = await db
        .select({ total: sum(modelDrafts.costMicros) })
        .from(modelDrafts)
        .where(gte(modelDrafts.at, at))
      return Number(row?.total ?? 0)
    },
  }
}
