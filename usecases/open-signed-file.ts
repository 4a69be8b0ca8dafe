import type { Clock, Database, FileStore } from './ports.ts'

export type SignedFileRequest = { fileId: string; reader: string; until: number; signature: string }

type Deps = {
  database: Database
  files: FileStore
  clock: Clock
  holds(given: SignedFileRequest, now: number): boolean
}

/** The file of a signed address, with its opening recorded; null where the signature fails, is over, or the file is gone. */
export async function openSignedFile(
  { database, files, clock, holds }: Deps,
  given: SignedFileRequest,
): Promise<{ name: string; mediaType: string; bytes: Uint8Array } | null> {
  const now = clock.now()
  if (!holds(given, now)) return null
  const record = await database.stores.files.find(given.fileId)
  if (record === null || record.storageKey === null) return null
  const bytes = await files.get(record.storageKey)
  if (bytes === null) return null
  await database.stores.files.recordAccess(record.id, `link:${given.reader}`, new Date(now))
  return { name: record.name, mediaType: record.mediaType, bytes }
}
