import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { FileRecordStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { fileAccesses, files } from './schema.ts'

/** Openings of one file by its customer within this time are one: whoever asks again and again fills no table, and hides none of our own people, of whom each is written down. */
const SAME_ACCESS_MS = 60_000
const CUSTOMER = 'link:customer'

export function fileRecordStore(db: Connection): FileRecordStore {
  return {
    async insert(records) {
      if (records.length > 0) await db.insert(files).values(records)
    },
    async find(id) {
      const [row] = await db.select().from(files).where(eq(files.id, id))
      return row ?? null
    },
    async knownKeys(storageKeys) {
      if (storageKeys.length === 0) return []
      const rows = await db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, storageKeys))
      return rows.flatMap(({ key }) => (key === null ? [] : [key]))
    },
    async ofOwner(ownerKind, ownerId) {
      return db
        .select()
        .from(files)
        .where(and(eq(files.ownerKind, ownerKind), eq(files.ownerId, ownerId)))
        .orderBy(files.createdAt, files.name)
    },
    async ofOwners(ownerKinds, ownerIds) {
      if (ownerIds.length === 0) return []
      return db
        .select()
        .from(files)
        .where(and(inArray(files.ownerKind, ownerKinds), inArray(files.ownerId, ownerIds)))
        .orderBy(files.createdAt, files.name)
    },
    async handOver(ids, from, to) {
      if (ids.length === 0) return []
      return db
        .update(files)
        .set({ ownerKind: to.kind, ownerId: to.id, ...(to.role === undefined ? {} : { role: to.role }) })
        .where(and(inArray(files.id, ids), eq(files.ownerKind, from.kind), eq(files.ownerId, from.id)))
        .returning()
    },
    async deleteOf(owner, ids) {
      if (ids?.length === 0) return []
      return db
        .delete(files)
        .where(and(ids === undefined ? undefined : inArray(files.id, ids), eq(files.ownerKind, owner.kind), eq(files.ownerId, owner.id)))
        .returning()
    },
    async recordAccess(fileId, actor, at) {
      const since = new Date(at.getTime() - SAME_ACCESS_MS)
      const same = and(eq(fileAccesses.fileId, fileId), eq(fileAccesses.actor, actor), gt(fileAccesses.at, since))
      const isKnown = actor === CUSTOMER && (await db.select({ id: fileAccesses.id }).from(fileAccesses).where(same).limit(1)).length > 0
      if (!isKnown) await db.insert(fileAccesses).values({ fileId, actor, at })
    },
    async accesses(fileIds) {
      if (fileIds.length === 0) return []
      return db
        .select({ fileId: fileAccesses.fileId, actor: fileAccesses.actor, at: fileAccesses.at })
        .from(fileAccesses)
        .where(inArray(fileAccesses.fileId, fileIds))
        .orderBy(desc(fileAccesses.id))
        .limit(200)
    },
  }
}
