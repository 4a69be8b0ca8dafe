/** One folder to print: the letter, the statement, the list of exhibits, and behind each cover sheet the files that are the exhibit. */
import { dayOf } from '../domain/calendar-day.ts'
import { exhibitCover, exhibitList, statementDocument } from '../content/petition/documents.ts'
import type { Document } from '../domain/documents/document.ts'
import { findExhibit, STATEMENT_ID } from '../domain/petition/case-file.ts'
import { exhibitNumbers, inIndexOrder, isOutOfDate } from '../domain/petition/draft.ts'
import { ORDER_FILES } from './order-uploads.ts'
import { lastReleased, letterOf } from './release-petition.ts'
import { letterOfWriter } from './manage-writers.ts'
import type { Clock, Database, FileStore, OrderRecord, RateLimiter, Zip, ZipPart } from './ports.ts'

export const FOLDER_LIMIT = 'print-folder'

type Deps = {
  database: Database
  clock: Clock
  files: FileStore
  limits: RateLimiter
  renderPdf(document: Document): Promise<Uint8Array>
  zip: Zip
}

/** What goes beyond is named in the folder and left out. */
const FOLDER_BYTES_MAX = 120 * 1024 * 1024

const BEHIND =
  'Do not file this yet. Facts behind the letter were changed or left out after it was delivered: the letter needs a revision. The statement of the petitioner is left out, since it would say something else than the letter.'

/** Only characters that every file system takes. */
const plainName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
const two = (number: string) => number.replace(/\d+/, (digits) => digits.padStart(2, '0'))

type PrintFolderResult = { kind: 'made'; pieces(): AsyncGenerator<Uint8Array, void> } | { kind: 'no-such-folder' } | { kind: 'limited'; retryAfterSeconds: number }

/** One after the other: its sheets are rendered anew for each. */
let line: Promise<unknown> = Promise.resolve()

/** Of the letter as it stands (`released` false) or as it was delivered last. `reader`: who opens the files that lie in it. */
export async function printFolder(deps: Deps, given: { reference: string; released: boolean; reader: string }): Promise<PrintFolderResult> {
  const order = await deps.database.stores.orders.findByReference(given.reference)
  if (order === null) return { kind: 'no-such-folder' }
  const allowed = await deps.limits.consume(FOLDER_LIMIT, order.id)
  if (allowed.kind === 'limited') return allowed
  const made = line.then(() => makeFolder(deps, order, given))
  line = made.catch(() => {})
  const parts = await made
  return parts === null ? { kind: 'no-such-folder' } : { kind: 'made', pieces: () => deps.zip(parts) }
}

async function makeFolder(deps: Deps, order: OrderRecord, given: { reference: string; released: boolean; reader: string }): Promise<ZipPart[] | null> {
  const { stores } = deps.database
  const record = order.state === 'refunded' ? null : await stores.petitions.find(order.id)
  if (record === null) return null
  const blocks = given.released ? await lastReleased(stores, order.id) : ((await stores.petitions.draft(order.id))?.blocks.map(({ block }) => block) ?? null)
  if (blocks === null) return null
  const now = deps.clock.now()
  const made = { edition: dayOf(now), reference: given.reference }
  const { file } = record
  const folder: ZipPart[] = []
  const rendered = async (name: string, document: Document) => {
    const bytes = await deps.renderPdf(document)
    folder.push({ name, pieces: () => [bytes] })
  }
  await rendered('01 Letter.pdf', letterOf({ file, blocks }, now))
  const list = exhibitList(file, blocks, made)
  if (list !== null) await rendered('02 List of exhibits.pdf', list)
  // The letter is as it was delivered, the facts are as they are now: a statement of them would contradict it.
  const isBehind = given.released && blocks.some((block) => !block.removed && isOutOfDate(block, file))
  const missing: string[] = []
  let size = 0
  const uploads = await stores.files.ofOwner(ORDER_FILES, order.id)
  const writers = await stores.writers.ofOrder(order.id)
  for (const [id, number] of inIndexOrder(exhibitNumbers(blocks, file))) {
    const exhibit = findExhibit(file, id)!
    const place = `Exhibit ${two(number)}`
    await rendered(`${place} a Cover sheet.pdf`, exhibitCover(number, exhibit, made))
    const statement = id === STATEMENT_ID && !isBehind ? statementDocument(file, blocks, made) : null
    const writer = writers.find(({ exhibitId, adopted }) => exhibitId === id && adopted !== null)
    const own = statement ?? (writer === undefined ? null : letterOfWriter(writer, now))
    let placed = 0
    if (own !== null) {
      await rendered(`${place} b ${plainName(exhibit.title)}.pdf`, own)
      placed++
    }
    for (const upload of uploads.filter((one) => exhibit.files?.includes(one.id) === true)) {
      const opened = upload.storageKey === null || size + upload.bytes > FOLDER_BYTES_MAX ? null : await deps.files.open(upload.storageKey)
      if (opened === null) {
        missing.push(`${place}: ${upload.name} is not in this folder; open it on the page of the order.`)
        placed++
        continue
      }
      await stores.files.recordAccess(upload.id, given.reader, new Date(now))
      folder.push({ name: `${place} ${String.fromCodePoint(98 + Math.min(placed, 24))} ${plainName(upload.name)}`, pieces: opened.pieces })
      placed++
      size += opened.bytes
    }
    if (id === STATEMENT_ID && isBehind) missing.push(`${place}: ${exhibit.title}. It is made anew with the revision.`)
    else if (placed === 0) missing.push(`${place}: ${exhibit.title}. No file is here; put the document behind its cover sheet.`)
  }
  const words = [
    'Print in the order of the names. Put each document behind the sheet that bears its number.',
    '',
    ...(isBehind ? [BEHIND, ''] : []),
    ...(missing.length === 0 ? ['Every exhibit has a file.'] : ['Not in this folder:', ...missing]),
  ]
  return [{ name: '00 Read me.txt', pieces: () => [new TextEncoder().encode(`${words.join('\r\n')}\r\n`)] }, ...folder]
}
