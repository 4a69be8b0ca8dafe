import { and, eq } from 'drizzle-orm'
import type { FileRecordStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { fileAccesses, files } from './schema.ts'

export function fileRecordStore(db: Connection): FileRecordStore {
  return {
    async insert(records) {
      if (records.length > 0) await db.insert(files).values(records)
    },
    async find(id) {
      const [row] = await db.select().from(files).where(eq(files.id, id))
      return row ?? null
    },
    async ofOwner(ownerKind, ownerId) {
      return db
        .select()
        .from(files)
        .where(and(eq(files.ownerKind, ownerKind), eq(files.ownerId, ownerId)))
        .orderBy(files.createdAt, files.name)
    },
    async recordAccess(fileId, actor, at) {
      await db.insert(fileAccesses).values({ fileId, actor, at })
    },
  }
}
