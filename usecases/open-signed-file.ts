import type { OpenedFile } from './ports.ts'
import type { Services } from './services.ts'

export type SignedFileRequest = { fileId: string; reader: string; until: number; signature: string }

/** The file of a signed address, with its opening recorded; null where the signature fails, is over, or the file is gone. */
export async function openSignedFile(
  { database, files, clock, addresses }: Pick<Services, 'database' | 'files' | 'clock' | 'addresses'>,
  given: SignedFileRequest,
): Promise<({ name: string; mediaType: string } & OpenedFile) | null> {
  const now = clock.now()
  if (!addresses.isFileAddress(given, now)) return null
  const record = await database.stores.files.find(given.fileId)
  if (record === null || record.storageKey === null) return null
  const opened = await files.open(record.storageKey)
  if (opened === null) return null
  await database.stores.files.recordAccess(record.id, `link:${given.reader}`, new Date(now))
  return { name: record.name, mediaType: record.mediaType, ...opened }
}
