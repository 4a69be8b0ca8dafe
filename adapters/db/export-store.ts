import { eq } from 'drizzle-orm'
import type { ExportStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { keysetPage } from './keyset-page.ts'
import { exports } from './schema.ts'

export function exportStore(db: Connection): ExportStore {
  return {
    async start(given) {
      const [row] = await db.insert(exports).values(given).returning({ id: exports.id })
      return row!.id
    },
    async finish(id, rows) {
      await db.update(exports).set({ rows }).where(eq(exports.id, id))
    },
    page(ask) {
      return keysetPage({ at: exports.at, id: exports.id, first: 'newest', keyOf: ({ at, id }) => ({ at, id: String(id) }) }, ask, ({ where, orderBy, limit }) =>
        db
          .select()
          .from(exports)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      )
    },
  }
}
