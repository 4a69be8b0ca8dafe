/** One folder to print: the letter, the statement, the list of exhibits, and behind each cover sheet the files that are the exhibit. */
import { dayOf } from '../domain/calendar-day.ts'
import { exhibitCover, exhibitList, statementDocument } from '../content/petition/documents.ts'
import type { Document } from '../domain/documents/document.ts'
import { findExhibit } from '../domain/petition/case-file.ts'
import { exhibitNumbers } from '../domain/petition/draft.ts'
import { ORDER_FILES } from './order-uploads.ts'
import { lastReleased, letterOf } from './release-petition.ts'
import { letterOfWriter } from './manage-writers.ts'
import type { Clock, Database, FileStore, OrderRecord, RateLimiter } from './ports.ts'

export const FOLDER_LIMIT = 'print-folder'

type Deps = {
  database: Database
  clock: Clock
  files: FileStore
  limits: RateLimiter
  renderPdf(document: Document): Promise<Uint8Array>
  zip(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array
}

/** All files of a folder are in memory at once: what goes beyond is named in it and left out. */
const FOLDER_BYTES_MAX = 120 * 1024 * 1024

/** Only characters that every file system takes. */
const plainName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
const two = (number: number) => String(number).padStart(2, '0')

type PrintFolderResult = { kind: 'made'; bytes: Uint8Array } | { kind: 'no-such-folder' } | { kind: 'limited'; retryAfterSeconds: number }

/** One after the other: each is whole in memory meanwhile. */
let line: Promise<unknown> = Promise.resolve()

/** Of the letter as it stands (`released` false) or as it was delivered last. `reader`: who opens the files that lie in it. */
export async function printFolder(deps: Deps, given: { reference: string; released: boolean; reader: string }): Promise<PrintFolderResult> {
  const order = await deps.database.stores.orders.findByReference(given.reference)
  if (order === null) return { kind: 'no-such-folder' }
  const allowed = await deps.limits.consume(FOLDER_LIMIT, order.id)
  if (allowed.kind === 'limited') return allowed
  const made = line.then(() => makeFolder(deps, order, given))
  line = made.catch(() => {})
  const bytes = await made
  return bytes === null ? { kind: 'no-such-folder' } : { kind: 'made', bytes }
}

async function makeFolder(deps: Deps, order: OrderRecord, given: { reference: string; released: boolean; reader: string }): Promise<Uint8Array | null> {
  const { stores } = deps.database
  const record = order.state === 'refunded' ? null : await stores.petitions.find(order.id)
  if (record === null) return null
  const blocks = given.released ? await lastReleased(stores, order.id) : ((await stores.petitions.draft(order.id))?.blocks.map(({ block }) => block) ?? null)
  if (blocks === null) return null
  const now = deps.clock.now()
  const made = { edition: dayOf(now), reference: given.reference }
  const { file } = record
  const folder: { name: string; bytes: Uint8Array }[] = [{ name: '01 Letter.pdf', bytes: await deps.renderPdf(letterOf({ file, blocks }, now)) }]
  const list = exhibitList(file, blocks, made)
  if (list !== null) folder.push({ name: '02 List of exhibits.pdf', bytes: await deps.renderPdf(list) })
  const missing: string[] = []
  let size = 0
  const uploads = await stores.files.ofOwner(ORDER_FILES, order.id)
  const writers = await stores.writers.ofOrder(order.id)
  for (const [id, number] of exhibitNumbers(blocks, file)) {
    const exhibit = findExhibit(file, id)!
    const place = `Exhibit ${two(number)}`
    folder.push({ name: `${place} a Cover sheet.pdf`, bytes: await deps.renderPdf(exhibitCover(number, exhibit, made)) })
    const statement = id === 'st' ? statementDocument(file, blocks, made) : null
    const writer = writers.find(({ exhibitId, adopted }) => exhibitId === id && adopted !== null)
    const own = statement ?? (writer === undefined ? null : letterOfWriter(writer, now))
    let placed = 0
    if (own !== null) {
      folder.push({ name: `${place} b ${plainName(exhibit.title)}.pdf`, bytes: await deps.renderPdf(own) })
      placed++
    }
    for (const upload of uploads.filter((one) => exhibit.files?.includes(one.id) === true)) {
      const bytes = upload.storageKey === null || size + upload.bytes > FOLDER_BYTES_MAX ? null : await deps.files.get(upload.storageKey)
      if (bytes === null) {
        missing.push(`${place}: ${upload.name} is not in this folder; open it on the page of the order.`)
        placed++
        continue
      }
      await stores.files.recordAccess(upload.id, given.reader, new Date(now))
      folder.push({ name: `${place} ${String.fromCodePoint(98 + Math.min(placed, 24))} ${plainName(upload.name)}`, bytes })
      placed++
      size += bytes.length
    }
    if (placed === 0) missing.push(`${place}: ${exhibit.title}. No file is here; put the document behind its cover sheet.`)
  }
  const words = [
    'Print in the order of the names. Put each document behind the sheet that bears its number.',
    '',
    ...(missing.length === 0 ? ['Every exhibit has a file.'] : ['Not in this folder:', ...missing]),
  ]
  return deps.zip([{ name: '00 Read me.txt', bytes: new TextEncoder().encode(`${words.join('\r\n')}\r\n`) }, ...folder])
}
