import { createHash } from 'node:crypto'
import { FILE_NEED_WORDS } from '../content/order-files.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { labelOf, TABLE_WAIT } from '../domain/orders/deliverables.ts'
import { fileNeedsOf, fileWaits, type FileNeed } from '../domain/orders/needed-files.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { cleanFileName } from '../domain/uploads/data-url.ts'
import { chunkLengthAt, hasRoomFor, ORDER_FILE_BYTES_MAX, receivedOf } from '../domain/uploads/order-uploads.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import { deleteBytes } from './intake-drafts.ts'
import { isRefusal, judgeAndScan, withStoredFiles, type FileDeps, type UploadRefusal } from './keep-files.ts'
import { lockOrder } from './lock-order.ts'
import { hourOf, notifyOperator } from './notify-operator.ts'
import type { FileRecord, FileStore, OrderRecord, RateLimiter, SignedAddresses, Stores, UploadRecord } from './ports.ts'
import { followFiles } from './wait-for-files.ts'
import { tableIsOpen } from './wait-for-table.ts'

/** Owner of files that a customer handed over on the page of an order; its id is the order's, and the role of a file is what it is for. */
export const ORDER_FILES = 'order-upload'
/** Owner of the pieces of files that are on their way; its id is the order's, and the role of a piece is `{upload}:{start}`. */
export const UPLOAD_CHUNKS = 'order-upload-chunk'

export const UPLOAD_LIMIT = 'order-upload'

/** The operator hears of files that come within this time once. */
const NOTICE_EVERY_MS = 3_600_000

/** How long the address of a file on an open page holds. */
const FILE_LINK_MS = DAY_MS

export type OrderUploadDeps = FileDeps & { limits: RateLimiter; publicUrl: string; operatorEmail: string; addresses: Pick<SignedAddresses, 'fileAddress'> }

type NoOrder = { kind: 'no-such-order' }
/** The order is not paid, or takes no files for this. */
type NotPossible = { kind: 'not-possible' }
type NoUpload = { kind: 'no-such-upload' }

export type OrderFileView = {
  id: string
  need: FileNeed
  name: string
  bytes: number
  at: number
  /** Opens the file; null where it is no longer kept. */
  url: string | null
}

export type UnfinishedUpload = { id: string; need: FileNeed; name: string; bytes: number; received: number }

/** What the page of an order shows of its customer's files. */
export type OrderUploadsView = {
  /** Empty where the order takes no files, or not now. */
  needs: FileNeed[]
  files: OrderFileView[]
  unfinished: UnfinishedUpload[]
  /** What begins once the customer says that all of it is here. */
  waits: { deliverableId: string; label: string; needed: FileNeed[] }[]
}

export type BeginUploadResult =
  { kind: 'begun'; upload: UnfinishedUpload } | { kind: 'kept'; file: OrderFileView } | { kind: 'too-many' } | { kind: 'limited'; retryAfterSeconds: number } | NoOrder | NotPossible | UploadRefusal
export type AddChunkResult = { kind: 'received'; received: number } | /** Another piece is wanted. */ { kind: 'elsewhere'; received: number } | NoUpload
export type CompleteUploadResult =
  { kind: 'kept'; file: OrderFileView } | { kind: 'incomplete'; received: number } | /** What arrived is not what was announced. */ { kind: 'damaged' } | NoUpload | UploadRefusal
export type HandOverResult = { kind: 'done' } | { kind: 'missing'; needs: FileNeed[] } | NoOrder | NotPossible

const FIELD = 'file'
const roleOfChunk = (uploadId: string, start: number) => `${uploadId}:${start}`

const needsOf = (order: OrderRecord): FileNeed[] =>
  PAID_STATES.includes(order.state)
    ? fileNeedsOf(
        order.product,
        order.lines.map(({ item }) => item),
      )
    : []

/** The needs of the moment: a letter can come back once one was delivered. */
async function needsNow(stores: Stores, order: OrderRecord): Promise<FileNeed[]> {
  const needs = needsOf(order)
  return needs.length > 0 && (await stores.petitions.releases(order.id)).length > 0 ? ['returned-letter', ...needs] : needs
}

async function chunksOf(stores: Pick<Stores, 'files'>, { id, orderId }: Pick<UploadRecord, 'id' | 'orderId'>): Promise<(FileRecord & { start: number })[]> {
  const all = await stores.files.ofOwner(UPLOAD_CHUNKS, orderId)
  return all
    .filter(({ role }) => role.startsWith(`${id}:`))
    .map((chunk) => ({ ...chunk, start: Number(chunk.role.slice(id.length + 1)) }))
    .sort((one, other) => one.start - other.start)
}

async function unfinishedView(stores: Stores, upload: UploadRecord): Promise<UnfinishedUpload> {
  const { id, need, name, bytes } = upload
  return { id, need, name, bytes, received: receivedOf(await chunksOf(stores, upload)) }
}

function fileView({ addresses, clock }: Pick<OrderUploadDeps, 'addresses' | 'clock'>, file: FileRecord): OrderFileView {
  const { id, role, name, bytes, storageKey, createdAt } = file
  return { id, need: role as FileNeed, name, bytes, at: createdAt.getTime(), url: storageKey === null ? null : addresses.fileAddress(id, 'customer', clock.now() + FILE_LINK_MS) }
}

/** Takes an upload and its pieces away. Returns the rows whose bytes are the caller's to delete. */
async function dropUpload(stores: Stores, upload: Pick<UploadRecord, 'id' | 'orderId'>): Promise<FileRecord[]> {
  // First: a piece that is on its way waits for this or comes before it, and no piece comes later.
  await stores.uploads.delete(upload.id)
  const chunks = await chunksOf(stores, upload)
  return stores.files.deleteOf(
    { kind: UPLOAD_CHUNKS, id: upload.orderId },
    chunks.map(({ id }) => id),
  )
}

/** Files are put together one at a time: each is whole in memory meanwhile. */
const lines = new WeakMap<FileStore, Promise<unknown>>()
function inLine<T>(files: FileStore, work: () => Promise<T>): Promise<T> {
  const next = (lines.get(files) ?? Promise.resolve()).then(work)
  lines.set(
    files,
    next.catch(() => {}),
  )
  return next
}

async function findUpload(deps: OrderUploadDeps, reference: string, uploadId: string): Promise<UploadRecord | null> {
  const order = await deps.database.stores.orders.findByReference(reference)
  const upload = order === null ? null : await deps.database.stores.uploads.find(uploadId)
  return upload !== null && upload.orderId === order?.id ? upload : null
}

/** Announces a file, or finds it again where it was begun or has arrived before: `sha256` (hex) says that it is the same. */
export async function beginUpload(deps: OrderUploadDeps, given: { reference: string; need: FileNeed; name: string; bytes: number; sha256: string }): Promise<BeginUploadResult> {
  const found = await deps.database.stores.orders.findByReference(given.reference)
  if (found === null) return { kind: 'no-such-order' }
  const name = cleanFileName(given.name)
  if (given.bytes === 0) return { kind: 'file-empty', field: FIELD, name }
  if (given.bytes > ORDER_FILE_BYTES_MAX) return { kind: 'file-too-large', field: FIELD, name }
  const allowed = await deps.limits.consume(UPLOAD_LIMIT, found.id)
  if (allowed.kind === 'limited') return allowed
  return deps.database.transaction(async (stores): Promise<BeginUploadResult> => {
    const order = await stores.orders.lock(found.id)
    if (order === null) return { kind: 'no-such-order' }
    if (!(await needsNow(stores, order)).includes(given.need)) return { kind: 'not-possible' }
    const kept = await stores.files.ofOwner(ORDER_FILES, order.id)
    const same = kept.find(({ role, sha256, storageKey }) => role === given.need && sha256 === given.sha256 && storageKey !== null)
    if (same !== undefined) return { kind: 'kept', file: fileView(deps, same) }
    const unfinished = await stores.uploads.ofOrder(order.id)
    const begun = unfinished.find(({ need, sha256, bytes }) => need === given.need && sha256 === given.sha256 && bytes === given.bytes)
    if (begun !== undefined) return { kind: 'begun', upload: await unfinishedView(stores, begun) }
    if (!hasRoomFor(given.bytes, [...kept, ...unfinished])) return { kind: 'too-many' }
    const at = new Date(deps.clock.now())
    const upload: UploadRecord = { id: deps.chance.id(), orderId: order.id, need: given.need, name, bytes: given.bytes, sha256: given.sha256, createdAt: at, touchedAt: at }
    await stores.uploads.insert(upload)
    return { kind: 'begun', upload: { id: upload.id, need: upload.need, name, bytes: upload.bytes, received: 0 } }
  })
}

/** Keeps the next piece. A piece that is here already changes nothing. Once it is answered, no crash loses it. */
export async function addUploadChunk(deps: OrderUploadDeps, { reference, uploadId, start, bytes }: { reference: string; uploadId: string; start: number; bytes: Uint8Array }): Promise<AddChunkResult> {
  const upload = await findUpload(deps, reference, uploadId)
  if (upload === null) return { kind: 'no-such-upload' }
  const received = receivedOf(await chunksOf(deps.database.stores, upload))
  if (start < received) return { kind: 'received', received }
  if (start > received || chunkLengthAt(start, upload.bytes) !== bytes.length) return { kind: 'elsewhere', received }
  const storageKey = await deps.files.put(bytes)
  const at = new Date(deps.clock.now())
  const chunk: FileRecord = {
    id: deps.chance.id(),
    ownerKind: UPLOAD_CHUNKS,
    ownerId: upload.orderId,
    role: roleOfChunk(upload.id, start),
    name: `${upload.name} (from byte ${start})`,
    mediaType: 'application/octet-stream',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    createdAt: at,
  }
  const result = await deps.database.transaction(async (stores): Promise<AddChunkResult & { keep: boolean }> => {
    if (!(await stores.uploads.touch(upload.id, at))) return { kind: 'no-such-upload', keep: false }
    const now = receivedOf(await chunksOf(stores, upload))
    // The same piece came twice at once.
    if (now !== start) return { kind: 'received', received: now, keep: false }
    await stores.files.insert([chunk])
    return { kind: 'received', received: start + bytes.length, keep: true }
  })
  if (!result.keep) await deps.files.delete(storageKey).catch(() => {})
  const { keep: _keep, ...answer } = result
  return answer
}

/** False where it was put together, or dropped, meanwhile. */
async function drop(deps: OrderUploadDeps, upload: UploadRecord): Promise<boolean> {
  const gone = await deps.database.transaction(async (stores) => {
    await stores.orders.lock(upload.orderId)
    return (await stores.uploads.find(upload.id)) === null ? null : dropUpload(stores, upload)
  })
  await deleteBytes(deps, gone ?? [])
  return gone !== null
}

async function join(deps: OrderUploadDeps, upload: UploadRecord): Promise<CompleteUploadResult> {
  const chunks = await chunksOf(deps.database.stores, upload)
  const received = receivedOf(chunks)
  if (received < upload.bytes) return { kind: 'incomplete', received }
  const parts = await Promise.all(chunks.map(async ({ storageKey }) => (storageKey === null ? null : deps.files.get(storageKey))))
  const bytes = Buffer.concat(parts.filter((part) => part !== null))
  if (bytes.length !== upload.bytes || createHash('sha256').update(bytes).digest('hex') !== upload.sha256) {
    await drop(deps, upload)
    return { kind: 'damaged' }
  }
  const whole = await judgeAndScan(deps, { field: FIELD, role: upload.need, name: upload.name, bytes, bytesMax: ORDER_FILE_BYTES_MAX })
  if (isRefusal(whole)) {
    await drop(deps, upload)
    return whole
  }
  const { file, gone } = await withStoredFiles(deps, { kind: ORDER_FILES, id: upload.orderId }, [whole], (records) =>
    deps.database.transaction(async (stores) => {
      const order = await stores.orders.lock(upload.orderId)
      const [record] = records
      // Taken back, or put together by another request, meanwhile.
      if (order === null || record === undefined || (await stores.uploads.find(upload.id)) === null) return { keep: false, file: null, gone: [] }
      await stores.files.insert(records)
      const left = await dropUpload(stores, upload)
      await tellOfFile(deps, stores, order, record)
      return { keep: true, file: record, gone: left }
    }),
  )
  await deleteBytes(deps, gone)
  if (file !== null) return { kind: 'kept', file: fileView(deps, file) }
  const other = (await deps.database.stores.files.ofOwner(ORDER_FILES, upload.orderId)).find(({ role, sha256 }) => role === upload.need && sha256 === upload.sha256)
  return other === undefined ? { kind: 'no-such-upload' } : { kind: 'kept', file: fileView(deps, other) }
}

async function tellOfFile(deps: OrderUploadDeps, stores: Stores, order: OrderRecord, { role, name }: FileRecord): Promise<void> {
  const at = new Date(deps.clock.now())
  const step = { at, actor: 'customer', cause: `handed over for "${FILE_NEED_WORDS[role as FileNeed].label}": ${name}` }
  if (!(await followFiles(stores, order, step))) await stores.orders.recordEvent(order, step)
  await notifyOperator(deps, stores, at, order, {
    dedupeKey: `operator-files:${order.id}:${Math.floor(at.getTime() / NOTICE_EVERY_MS)}`,
    heading: 'A customer hands over files',
    text: null,
  })
  if (role === 'returned-letter') await stores.jobs.enqueue('read-returned', { orderId: order.id })
  if (order.product === 'rfe-response' && (role === 'rfe-letter' || role === 'filed-petition')) await stores.jobs.enqueue('read-notice', { orderId: order.id })
}

/** Puts the pieces together, judges the whole, and keeps it. Said again, it returns the same file. */
export async function completeUpload(deps: OrderUploadDeps, { reference, uploadId }: { reference: string; uploadId: string }): Promise<CompleteUploadResult> {
  return inLine(deps.files, async () => {
    const upload = await findUpload(deps, reference, uploadId)
    return upload === null ? { kind: 'no-such-upload' } : join(deps, upload)
  })
}

/** Takes back a file that is on its way; false where there is none. */
export async function cancelUpload(deps: OrderUploadDeps, { reference, uploadId }: { reference: string; uploadId: string }): Promise<boolean> {
  const upload = await findUpload(deps, reference, uploadId)
  return upload !== null && drop(deps, upload)
}

/** Takes a file back that was handed over, with a line in the history; false where there is none. */
export async function removeOrderFile(deps: OrderUploadDeps, { reference, fileId }: { reference: string; fileId: string }): Promise<boolean> {
  const gone = await deps.database.transaction(async (stores) => {
    const order = await lockOrder(stores, reference)
    if (order === null || needsOf(order).length === 0) return []
    const [file] = await stores.files.deleteOf({ kind: ORDER_FILES, id: order.id }, [fileId])
    if (file === undefined) return []
    const at = new Date(deps.clock.now())
    const step = { at, actor: 'customer', cause: `took back: ${file.name}` }
    if (!(await followFiles(stores, order, step))) await stores.orders.recordEvent(order, step)
    const back = await stores.petitions.returned(order.id)
    // Its words and remarks go with it.
    if (back?.returned.fileId === file.id)
      await stores.petitions.putReturned({ ...back, returned: { ...back.returned, problem: 'taken-back', compared: null }, version: back.version + 1, updatedAt: at })
    return [file]
  })
  await deleteBytes(deps, gone)
  return gone.length > 0
}

/** Null where no order has this reference. */
export async function viewOrderUploads(deps: OrderUploadDeps, reference: string): Promise<OrderUploadsView | null> {
  const order = await deps.database.stores.orders.findByReference(reference)
  if (order === null) return null
  const { stores } = deps.database
  const kept = order.state === 'refunded' ? [] : await stores.files.ofOwner(ORDER_FILES, order.id)
  const needs = await needsNow(stores, order)
  const list = await stores.deliverables.ofOrder(order.id)
  const waits = needs.length === 0 ? [] : fileWaits(list, order.product, new Set(kept.map(({ role }) => role)))
  return {
    needs,
    files: kept.map((file) => fileView(deps, file)),
    unfinished: needs.length === 0 ? [] : await Promise.all((await stores.uploads.ofOrder(order.id)).map((upload) => unfinishedView(stores, upload))),
    waits: waits.flatMap(({ index, needed }) => {
      const one = list[index]
      return one === undefined ? [] : [{ deliverableId: one.id, label: labelOf(one, list), needed }]
    }),
  }
}

/**
 * The customer says that everything is here: what waited for these files begins, and its promised time runs from now. The
 * draft of an answer whose table is open waits for that table instead.
 */
export function handOverFiles(deps: OrderUploadDeps, { reference, deliverableId }: { reference: string; deliverableId: string }): Promise<HandOverResult> {
  const at = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<HandOverResult> => {
    const order = await lockOrder(stores, reference)
    if (order === null) return { kind: 'no-such-order' }
    const kept = await stores.files.ofOwner(ORDER_FILES, order.id)
    const list = await stores.deliverables.ofOrder(order.id)
    const wait = fileWaits(list, order.product, new Set(kept.map(({ role }) => role))).find(({ index }) => list[index]?.id === deliverableId)
    if (wait === undefined || needsOf(order).length === 0) return { kind: 'not-possible' }
    if (wait.missing.length > 0) return { kind: 'missing', needs: wait.missing }
    const waits = list[wait.index]?.kind === 'first-draft' && (await tableIsOpen(stores, order))
    const done = await actOnDeliverable(stores, order, {
      id: deliverableId,
      act: waits ? { kind: 'wait-on', reason: TABLE_WAIT } : { kind: 'begin', from: at },
      at,
      actor: 'customer',
      cause: (label) => `${label} ${waits ? 'waits for the table of requests' : 'begun'}: the customer says that all files are here`,
    })
    if (done === null) return { kind: 'not-possible' }
    const heading = waits ? 'All files are here; the customer has yet to confirm the table' : `All files are here: ${done.label} begins`
    await notifyOperator(deps, stores, at, order, { dedupeKey: `operator-handed-over:${deliverableId}:${hourOf(at)}`, heading, text: null })
    return { kind: 'done' }
  })
}

/** Takes away what stopped on its way before the instant. Returns the ids of the uploads that went. */
export async function deleteUnfinishedUploads({ database, files }: Pick<FileDeps, 'database' | 'files'>, before: Date, limit: number): Promise<string[]> {
  const over = await database.stores.uploads.untouchedSince(before, limit)
  for (const upload of over) await deleteBytes({ files }, await database.transaction((stores) => dropUpload(stores, upload)))
  return over.map(({ id }) => id)
}
