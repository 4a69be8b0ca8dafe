import { and, asc, eq } from 'drizzle-orm'
import type { CatalogEntry, PaymentCatalogStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { paymentCatalog } from './schema.ts'

export function paymentCatalogStore(db: Connection): PaymentCatalogStore {
  const at = (mode: string, kind: string, key: string) => and(eq(paymentCatalog.mode, mode), eq(paymentCatalog.kind, kind), eq(paymentCatalog.key, key))
  return {
    async find(mode, kind, key) {
      const [row] = await db
        .select()
        .from(paymentCatalog)
        .where(at(mode, kind, key))
      return (row as CatalogEntry | undefined) ?? null
    },
    async put(entry) {
      const { mode: _mode, kind: _kind, key: _key, ...change } = entry
      await db
        .insert(paymentCatalog)
        .values(entry)
        .onConflictDoUpdate({ target: [paymentCatalog.mode, paymentCatalog.kind, paymentCatalog.key], set: change })
    },
    async remove(mode, kind, key) {
      await db.delete(paymentCatalog).where(at(mode, kind, key))
    },
    async all(mode) {
      const rows = await db.select().from(paymentCatalog).where(eq(paymentCatalog.mode, mode)).orderBy(asc(paymentCatalog.kind), asc(paymentCatalog.key))
      return rows as CatalogEntry[]
    },
  }
}
