import { createHash } from 'node:crypto'
import { cleanFileName, decodeDataUrl } from '../domain/uploads/data-url.ts'
import { FILE_KIND_WORDS, FILE_MEDIA_TYPES, UPLOAD_BYTES_MAX, fileKindOf, isProgramName, nameOfKind, type FileKind } from '../domain/uploads/upload-limits.ts'
import type { Chance, Clock, Database, FileRecord, FileStore, VirusScan } from './ports.ts'

export type FileDeps = { database: Database; files: FileStore; scan: VirusScan; clock: Clock; chance: Pick<Chance, 'id'> }

export type Upload = { field: string; role: string; name: string; bytes: Uint8Array; kind: FileKind }

export type UploadRefusal = {
  kind: 'file-too-large' | 'file-empty' | 'file-refused' | 'file-infected' | 'file-program'
  field: string
  name: string
  /** Of one that is called like a program: what is in it. */
  holds?: FileKind
}

/** The words of each refusal; the size has its own message on each form. */
export function uploadRefusalWords({ kind, name, holds }: UploadRefusal): string {
  switch (kind) {
    case 'file-too-large':
      return `${name}: the file is larger than 3MB`
    case 'file-empty':
      return `${name}: this file is empty. Please send another copy.`
    case 'file-refused':
      return `${name}: please send a PDF, Word, text or picture file`
    case 'file-program':
      return `${name}: this is called like a program${holds === undefined ? '' : `, and inside is ${FILE_KIND_WORDS[holds]}`}. Please send your resume as a PDF or Word file.`
    case 'file-infected':
      return `${name}: our virus scanner found something in this file. Please send another copy.`
  }
}

/** Judges a file by what is in it, and names it after that. */
export function judgeUpload({ field, role, name, bytes, bytesMax }: Omit<Upload, 'kind'> & { bytesMax: number }): Upload | UploadRefusal {
  const cleaned = cleanFileName(name)
  if (bytes.length === 0) return { kind: 'file-empty', field, name: cleaned }
  if (bytes.length > bytesMax) return { kind: 'file-too-large', field, name: cleaned }
  const kind = fileKindOf(bytes)
  if (kind === null) return { kind: 'file-refused', field, name: cleaned }
  // Who sends a resume sees at once that it is not one; other files are kept under a name that says what they are.
  if (role === 'resume' && isProgramName(cleaned)) return { kind: 'file-program', field, name: cleaned, holds: kind }
  return { field, role, name: nameOfKind(cleaned, kind), bytes, kind }
}

/** Decodes one file and judges it: 3,145,728 bytes pass, one more does not. */
export function openUpload(given: { field: string; role: string; name: string; data: string }): Upload | UploadRefusal {
  const { field, role } = given
  const name = cleanFileName(given.name)
  const decoded = decodeDataUrl(given.data)
  if (decoded.kind === 'too-large') return { kind: 'file-too-large', field, name }
  if (decoded.kind === 'empty') return { kind: 'file-empty', field, name }
  if (decoded.kind === 'malformed') return { kind: 'file-refused', field, name }
  return judgeUpload({ field, role, name, bytes: decoded.bytes, bytesMax: UPLOAD_BYTES_MAX })
}

export const isRefusal = (opened: Upload | UploadRefusal): opened is UploadRefusal => !('bytes' in opened)

/** The first file in which the scanner finds something. Throws where the scanner is set up and does not answer. */
export async function findInfected({ scan }: Pick<FileDeps, 'scan'>, uploads: readonly Upload[]): Promise<UploadRefusal | null> {
  for (const { bytes, field, name } of uploads) {
    const found = await scan.scan(bytes)
    if (found.kind === 'infected') return { kind: 'file-infected', field, name }
  }
  return null
}

/** Judges one file and has it scanned. Throws where the scanner is set up and does not answer. */
export async function judgeAndScan(deps: Pick<FileDeps, 'scan'>, given: Parameters<typeof judgeUpload>[0]): Promise<Upload | UploadRefusal> {
  const upload = judgeUpload(given)
  return isRefusal(upload) ? upload : ((await findInfected(deps, [upload])) ?? upload)
}

/**
 * Stores the bytes, then runs `work`, which records them in its transaction and says whether they are kept: a row never
 * names bytes that are not there. Where a store or the work fails, or the files are not kept, every byte stored on the
 * way is taken away again, unless it cannot be told whether the transaction went through.
 */
export async function withStoredFiles<T extends { keep: boolean }>(
  deps: FileDeps,
  owner: { kind: string; id: string },
  uploads: readonly Upload[],
  work: (records: FileRecord[]) => Promise<T>,
): Promise<T> {
  const keys: string[] = []
  const takeAway = () => Promise.allSettled(keys.map((key) => deps.files.delete(key)))
  const records: FileRecord[] = []
  try {
    for (const { role, name, bytes, kind } of uploads) {
      const storageKey = await deps.files.put(bytes)
      keys.push(storageKey)
      records.push({
        id: deps.chance.id(),
        ownerKind: owner.kind,
        ownerId: owner.id,
        role,
        name,
        mediaType: FILE_MEDIA_TYPES[kind],
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storageKey,
        createdAt: new Date(deps.clock.now()),
      })
    }
  } catch (error) {
    await takeAway()
    throw error
  }
  try {
    const result = await work(records)
    if (!result.keep) await takeAway()
    return result
  } catch (error) {
    const [first] = records
    if (first !== undefined) {
      const recorded = await deps.database.stores.files.find(first.id).catch(() => 'unknown' as const)
      if (recorded === null) await takeAway()
    }
    throw error
  }
}
