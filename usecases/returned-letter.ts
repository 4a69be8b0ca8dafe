/** A letter that the customer, or their lawyer, changed in Word and sent back: read, compared with what was delivered, and taken into the draft change by change. */
import { createHash } from 'node:crypto'
import { InlineSyntaxError } from '../domain/documents/inline-syntax.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import type { CaseFile } from '../domain/petition/case-file.ts'
import { plainText } from '../domain/petition/checks/block-text.ts'
import { editableText, exhibitNumbers, withText, type DraftBlock, type LetterMark } from '../domain/petition/draft.ts'
import { letterMarkOf, notationOfReturned, type ReturnedChange, type ReturnedFile, type ReturnedParagraph, type ReturnProblem, TAKEN_MAX } from '../domain/petition/returned-letter.ts'
import type { ResumeRefusal } from '../domain/resume/pdf-reading.ts'
import { hasRoomFor, ORDER_FILE_BYTES_MAX } from '../domain/uploads/order-uploads.ts'
import { isRefusal, judgeAndScan, withStoredFiles, type FileDeps, type UploadRefusal } from './keep-files.ts'
import { lockOrder } from './lock-order.ts'
import { ORDER_FILES } from './order-uploads.ts'
import { onCase } from './petition-case.ts'
import { addRevision, writtenOver } from './petition-draft.ts'
import { isWorkRefused, type Clock, type Database, type DocumentReader, type DoWork, type FileRecord, type FileStore, type OrderRecord, type Stores } from './ports.ts'

type Deps = { database: Database; clock: Clock }
type ReadDeps = Deps & { files: FileStore; documents: Pick<DocumentReader, 'readReturnedLetter'>; work: DoWork }

/** What marks the Word files of an order, and tells nobody which order it is. */
export const letterMark = (order: Pick<OrderRecord, 'id'>, revision: number): LetterMark => ({ order: createHash('sha256').update(`letter of ${order.id}`).digest('hex').slice(0, 8), revision })

/** The newest Word file that came back. */
async function newestFile(stores: Stores, orderId: string): Promise<FileRecord | undefined> {
  const files = (await stores.files.ofOwner(ORDER_FILES, orderId)).filter(({ role, storageKey }) => role === 'returned-letter' && storageKey !== null)
  return files.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
}

const releasedRevisions = async (stores: Stores, orderId: string): Promise<number[]> => (await stores.petitions.releases(orderId)).map(({ revision }) => revision)

const PROBLEMS: Partial<Record<ResumeRefusal['kind'], ReturnProblem>> = {
  empty: 'damaged',
  'not-a-pdf': 'not-word',
  'old-word': 'old-word',
  encrypted: 'old-word',
  damaged: 'damaged',
  'no-text': 'no-text',
  'too-many-pages': 'too-complex',
  'too-complex': 'too-complex',
}

export type ReadReturnedResult = { kind: 'done' } | { kind: 'no-such-order' } | { kind: 'no-file' } | { kind: 'not-possible' } | /** Try again in a minute. */ { kind: 'busy' }

/** Reads the newest file that came back. One that was compared already keeps what was done with it. */
export async function readReturned(deps: ReadDeps, given: ({ orderId: string } | { reference: string }) & { actor: string }): Promise<ReadReturnedResult> {
  const { stores } = deps.database
  const order = await ('orderId' in given ? stores.orders.findById(given.orderId) : stores.orders.findByReference(given.reference))
  if (order === null) return { kind: 'no-such-order' }
  const known = await stores.petitions.find(order.id)
  const released = await releasedRevisions(stores, order.id)
  if (known === null || released.length === 0 || !PAID_STATES.includes(order.state)) return { kind: 'not-possible' }
  const file = await newestFile(stores, order.id)
  const bytes = file?.storageKey == null ? null : await deps.files.get(file.storageKey)
  if (file === undefined || bytes === null) return { kind: 'no-file' }
  if ((await stores.petitions.returned(order.id))?.returned.fileId === file.id) return { kind: 'done' }
  const read = await deps.documents.readReturnedLetter(bytes, { visitor: `order-${order.id}` })
  if (read.kind === 'busy' || read.kind === 'failed') return { kind: 'busy' }
  const newest = Math.max(...released)
  const about = { fileId: file.id, fileName: file.name, sha256: file.sha256 }
  const compared =
    read.kind === 'read' ? await comparedWith(deps, order, known.file, read.paragraphs, released) : { revision: newest, problem: PROBLEMS[read.kind] ?? ('damaged' as const), compared: null }
  if (compared === 'busy') return { kind: 'busy' }
  const at = new Date(deps.clock.now())
  return deps.database.transaction(async (inside): Promise<ReadReturnedResult> => {
    const locked = await inside.orders.lock(order.id)
    if (locked === null) return { kind: 'no-such-order' }
    // Deleted or taken back since it was read: its words do not come back.
    if ((await newestFile(inside, locked.id))?.id !== file.id) return { kind: 'no-file' }
    const before = await inside.petitions.returned(locked.id)
    if (before?.returned.fileId === file.id) return { kind: 'done' }
    // The same file once more: what was done with its changes stays.
    const again = before !== null && before.returned.compared !== null && before.returned.sha256 === file.sha256 && before.returned.revision === compared.revision
    const returned = again ? { ...before.returned, ...about } : { ...about, ...compared }
    await inside.petitions.putReturned({ orderId: locked.id, returned, version: (before?.version ?? 0) + 1, updatedAt: at })
    await inside.orders.recordEvent(locked, { at, actor: given.actor, cause: `read the Word file that came back: ${file.name}` })
    return { kind: 'done' }
  })
}

async function comparedWith(
  { database: { stores }, work }: Pick<ReadDeps, 'database' | 'work'>,
  order: OrderRecord,
  file: CaseFile,
  paragraphs: readonly ReturnedParagraph[],
  released: readonly number[],
): Promise<Pick<ReturnedFile, 'revision' | 'problem' | 'compared'> | 'busy'> {
  const found = letterMarkOf(paragraphs)
  const newest = letterMark(order, Math.max(...released))
  if (found !== null && found.order !== newest.order) return { revision: newest.revision, problem: 'other-order', compared: null }
  const mark = found !== null && released.includes(found.revision) ? found : newest
  const blocks = (await stores.petitions.draftAt(order.id, mark.revision)) ?? []
  try {
    const compared = await work('compareLetter', { file, blocks, paragraphs, mark }, `order-${order.id}`)
    return { revision: mark.revision, problem: compared === null ? 'not-ours' : null, compared }
  } catch (error) {
    if (!isWorkRefused(error)) throw error
    return error.kind === 'busy' ? 'busy' : { revision: mark.revision, problem: 'too-complex', compared: null }
  }
}

/** The job: one that cannot be read at this moment is tried again. */
export async function readReturnedOfOrder(deps: ReadDeps, { orderId }: { orderId: string }): Promise<void> {
  if ((await readReturned(deps, { orderId, actor: 'system' })).kind === 'busy') throw new Error('the reader is busy')
}

export type TakeFileResult = ReadReturnedResult | { kind: 'too-many' } | UploadRefusal

/** An operator hands in a file that came by mail, and it is read at once. */
export async function takeReturnedFile(deps: ReadDeps & FileDeps, given: { reference: string; name: string; bytes: Uint8Array; actor: string }): Promise<TakeFileResult> {
  const { stores } = deps.database
  const order = await stores.orders.findByReference(given.reference)
  if (order === null) return { kind: 'no-such-order' }
  if ((await releasedRevisions(stores, order.id)).length === 0 || !PAID_STATES.includes(order.state)) return { kind: 'not-possible' }
  // Uploaded by the customer and mailed by their lawyer: it is here already.
  const here = await newestFile(stores, order.id)
  const problem = (await stores.petitions.returned(order.id))?.returned.problem ?? null
  if (problem === null && here?.sha256 === createHash('sha256').update(given.bytes).digest('hex')) return readReturned(deps, { orderId: order.id, actor: given.actor })
  const whole = await judgeAndScan(deps, { field: 'file', role: 'returned-letter', name: given.name, bytes: given.bytes, bytesMax: ORDER_FILE_BYTES_MAX })
  if (isRefusal(whole)) return whole
  const { stored } = await withStoredFiles(deps, { kind: ORDER_FILES, id: order.id }, [whole], (records) =>
    deps.database.transaction(async (inside): Promise<{ keep: boolean; stored: 'kept' | 'too-many' | 'gone' }> => {
      const locked = await lockOrder(inside, given.reference)
      if (locked === null) return { keep: false, stored: 'gone' }
      if (!hasRoomFor(given.bytes.length, await inside.files.ofOwner(ORDER_FILES, locked.id))) return { keep: false, stored: 'too-many' }
      await inside.files.insert(records)
      await inside.orders.recordEvent(locked, { at: new Date(deps.clock.now()), actor: given.actor, cause: `handed in a Word file of the letter that came back: ${whole.name}` })
      return { keep: true, stored: 'kept' }
    }),
  )
  if (stored === 'gone') return { kind: 'no-such-order' }
  return stored === 'too-many' ? { kind: 'too-many' } : readReturned(deps, { orderId: order.id, actor: given.actor })
}

export type ReturnedAct = 'take' | 'leave' | 'reopen'
export type ChangeReturnedResult =
  | { kind: 'done'; version: number }
  | { kind: 'no-such-case' }
  | { kind: 'not-possible' }
  | { kind: 'no-such-change' }
  | { kind: 'changed-meanwhile' }
  /** The draft has other words there now, or the change cannot stand as it is. */
  | { kind: 'by-hand' }
  | { kind: 'notation'; message: string }

/** `version`: the comparison as the operator saw it. `revision`: the one in which they saw the paragraph; null where none is there. */
export function changeReturned(deps: Deps, given: { reference: string; version: number; id: string; act: ReturnedAct; revision: number | null; actor: string }): Promise<ChangeReturnedResult> {
  return onCase(deps, given.reference, async (stores, order, { file }, at): Promise<ChangeReturnedResult> => {
    const known = await stores.petitions.returned(order.id)
    const change = known?.returned.compared?.changes.find(({ id }) => id === given.id)
    if (known === null || change === undefined) return { kind: 'no-such-change' }
    if (known.version !== given.version || change.state === 'taken') return { kind: 'changed-meanwhile' }
    if (given.act === 'take') {
      const taken = await take(stores, order.id, known.returned, change, file, { ...given, at })
      if (taken !== null) return taken
    }
    const state: ReturnedChange['state'] = given.act === 'take' ? 'taken' : given.act === 'leave' ? 'left' : 'open'
    const compared = { ...known.returned.compared!, changes: known.returned.compared!.changes.map((one) => (one.id === change.id ? { ...one, state } : one)) }
    await stores.petitions.putReturned({ ...known, returned: { ...known.returned, compared }, version: known.version + 1, updatedAt: at })
    return { kind: 'done', version: known.version + 1 }
  })
}

/** Null where it was taken. */
async function take(
  stores: Stores,
  orderId: string,
  returned: ReturnedFile,
  change: ReturnedChange,
  file: CaseFile,
  given: { revision: number | null; at: Date; actor: string },
): Promise<ChangeReturnedResult | null> {
  const found = await stores.petitions.draft(orderId)
  const stored = found?.blocks.find(({ block }) => block.id === change.blockId)
  if (!change.takeable || found === null || stored === undefined) return { kind: 'by-hand' }
  if (change.kind !== 'added' && stored.revision !== given.revision) return { kind: 'changed-meanwhile' }
  const before = (await stores.petitions.draftAt(orderId, returned.revision)) ?? []
  const blocks = found.blocks.map(({ block }) => block)
  let next: DraftBlock[] | null
  try {
    next = withChange(blocks, before, change, file, returned.sha256)
  } catch (error) {
    if (error instanceof InlineSyntaxError) return { kind: 'notation', message: error.message }
    throw error
  }
  if (next === null) return { kind: 'by-hand' }
  await addRevision(stores, orderId, { number: found.revision.number, blocks }, next, { at: given.at, actor: given.actor, cause: `taken from the returned Word file: ${change.blockId}` })
  return null
}

/** Null where the place of it has other words now, is removed, or has it already, or where it is longer than what is taken. */
export function withChange(blocks: readonly DraftBlock[], before: readonly DraftBlock[], change: ReturnedChange, file: CaseFile, sha256: string): DraftBlock[] | null {
  const place = blocks.findIndex(({ id }) => id === change.blockId)
  const block = blocks[place]!
  if ((change.kind === 'changed' && block.removed) || (change.kind !== 'removed' && change.words.length > TAKEN_MAX)) return null
  const text = notationOfReturned(change.written, file, before, blocks)
  const numbers = exhibitNumbers(blocks, file)
  if (change.kind === 'added') {
    const content = withText({ kind: 'paragraph', content: [] }, text, numbers)
    const added: DraftBlock = {
      id: `returned/${sha256.slice(0, 8)}/${change.id}`,
      section: block.section,
      block: content,
      origin: 'operator',
      basis: {},
      composed: null,
      standard: null,
      reviewed: false,
      beside: null,
      removed: false,
    }
    if (blocks.some(({ id }) => id === added.id)) return null
    const next = blocks.findIndex(({ id }, at) => at > place && !id.startsWith('returned/'))
    return blocks.toSpliced(next < 0 ? blocks.length : next, 0, added)
  }
  const wrote = (words: string) => blocks.with(place, writtenOver(block, words, file, numbers))
  if (change.item === null) return change.kind === 'removed' ? blocks.with(place, { ...block, removed: true }) : wrote(text)
  // An entry of a list is found by the words it had.
  const was = before.find(({ id }) => id === change.blockId)
  const old = was === undefined ? undefined : editableText(was.block, numbers)?.split('\n')[change.item]
  const lines = editableText(block.block, numbers)?.split('\n') ?? []
  const line = old === undefined ? -1 : lines.indexOf(old)
  if (line < 0) return null
  const kept = change.kind === 'removed' ? lines.toSpliced(line, 1) : lines.with(line, text)
  return kept.length === 0 ? blocks.with(place, { ...block, removed: true }) : wrote(kept.join('\n'))
}

/**
 * `now`: the paragraph as the draft has it; `stale` where its words are others than those that were sent out. These `words` stand
 * with the first open change of it: hundreds of changes may be of one list.
 */
export type ReturnedChangeView = ReturnedChange & { now: { words: string | null; revision: number; stale: boolean; removed: boolean } | null }

export type ReturnedView = {
  /** A letter was delivered, so that one can come back. */
  released: boolean
  /** The newest file; null while none is here. */
  file: string | null
  /** It is not the one that was compared. */
  newer: boolean
  returned: (Pick<ReturnedFile, 'fileName' | 'revision' | 'problem'> & { by: 'bookmarks' | 'words' | null; paragraphs: number; tracked: number; changes: ReturnedChangeView[] }) | null
  version: number
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Null where no order has the reference, or it has no case. */
export async function viewReturned({ database: { stores } }: Pick<Deps, 'database'>, reference: string): Promise<ReturnedView | null> {
  const order = await stores.orders.findByReference(reference)
  if (order === null || (await stores.petitions.find(order.id)) === null) return null
  const file = await newestFile(stores, order.id)
  const known = await stores.petitions.returned(order.id)
  const draft = (await stores.petitions.draft(order.id))?.blocks ?? []
  const before = known === null ? [] : ((await stores.petitions.draftAt(order.id, known.returned.revision)) ?? [])
  const drafted = new Map(draft.map((stored) => [stored.block.id, stored]))
  const sent = new Map(before.map(({ id, block }) => [id, block]))
  const found = new Map<string, NonNullable<ReturnedChangeView['now']>>()
  const nowOf = ({ blockId, kind, state }: ReturnedChange): ReturnedChangeView['now'] => {
    const stored = blockId === null ? undefined : drafted.get(blockId)
    if (stored === undefined) return null
    const { block, revision } = stored
    const known = found.get(block.id) ?? { words: plainText(block.block), revision, stale: !same(sent.get(block.id), block.block), removed: block.removed }
    const tells = known.words !== null && known.stale && !known.removed && kind !== 'added' && state === 'open'
    found.set(block.id, tells ? { ...known, words: null } : known)
    return tells ? known : { ...known, words: null }
  }
  const compared = known?.returned.compared ?? null
  return {
    released: (await releasedRevisions(stores, order.id)).length > 0,
    file: file?.name ?? null,
    newer: file !== undefined && file.id !== known?.returned.fileId,
    returned:
      known === null
        ? null
        : {
            fileName: known.returned.fileName,
            revision: known.returned.revision,
            problem: known.returned.problem,
            by: compared?.by ?? null,
            paragraphs: compared?.paragraphs ?? 0,
            tracked: compared?.tracked ?? 0,
            changes: (compared?.changes ?? []).map((change) => ({ ...change, now: nowOf(change) })),
          },
    version: known?.version ?? 0,
  }
}

/** What the customer sees of their file: that it is being read, why it could not be, or what became of its changes. */
export type ReturnedStanding =
  { kind: 'reading'; fileName: string } | { kind: 'problem'; fileName: string; problem: ReturnProblem } | { kind: 'compared'; fileName: string; open: number; taken: number; left: number }

/** Null where none came back, or the order has none. */
export async function returnedStanding({ database: { stores } }: Pick<Deps, 'database'>, reference: string): Promise<ReturnedStanding | null> {
  const order = await stores.orders.findByReference(reference)
  const file = order === null ? undefined : await newestFile(stores, order.id)
  if (order === null || file === undefined) return null
  const known = await stores.petitions.returned(order.id)
  if (known?.returned.fileId !== file.id) return { kind: 'reading', fileName: file.name }
  if (known.returned.problem !== null) return { kind: 'problem', fileName: file.name, problem: known.returned.problem }
  const changes = known.returned.compared?.changes.filter(({ kind }) => kind !== 'remark') ?? []
  const count = (state: ReturnedChange['state']) => changes.filter((one) => one.state === state).length
  return { kind: 'compared', fileName: file.name, open: count('open'), taken: count('taken'), left: count('left') }
}
