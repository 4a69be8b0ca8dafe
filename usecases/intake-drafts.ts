import { PAID_STATES } from '../domain/orders/order-states.ts'
import { ADDITIONAL_FILES_MAX } from '../domain/uploads/upload-limits.ts'
import { findInfected, isRefusal, openUpload, withStoredFiles, type FileDeps, type UploadRefusal } from './keep-files.ts'
import type { FileRecord, OrderRecord } from './ports.ts'
import { takeUnpaidRoom, withUnpaidRoom, type NoRoom, type RoomDeps } from './unpaid-room.ts'

/** Owner of the files of a started form; its id is the order's. */
const DRAFT_FILES = 'intake-draft'

export const draftOwner = (orderId: string) => ({ kind: DRAFT_FILES, id: orderId })

export const DRAFT_ROLES = ['resume', 'additional'] as const
export type DraftRole = (typeof DRAFT_ROLES)[number]

export type Answers = Record<string, Record<string, string>>
export type DraftFile = { id: string; role: DraftRole; name: string; bytes: number }
export type Draft = { answers: Answers; version: number; updatedAt: Date; files: DraftFile[] }

type NoOrder = { kind: 'no-order' }
export type SaveDraftResult =
  | { kind: 'saved'; version: number }
  /** Another device saved since: its form is told, and nothing was written. */
  | { kind: 'newer'; draft: Draft }
  /** The form of this order has arrived; a draft would only confuse. */
  | { kind: 'sent' }
  | NoOrder
  | NoRoom

async function findOrder({ database }: FileDeps, reference: string): Promise<OrderRecord | null> {
  const order = await database.stores.orders.findByReference(reference)
  return order !== null && order.product === 'selfpetition-ai' ? order : null
}

const shown = ({ id, role, name, bytes }: FileRecord): DraftFile => ({ id, role: role === 'resume' ? 'resume' : 'additional', name, bytes })

/** The started form of an order, null where none was saved. Files alone make a draft too. */
export async function findDraft(deps: FileDeps, orderId: string): Promise<Draft | null> {
  const draft = await deps.database.stores.intakeDrafts.find(orderId)
  const files = (await deps.database.stores.files.ofOwner(DRAFT_FILES, orderId)).map(shown)
  if (draft === null && files.length === 0) return null
  return { answers: draft?.answers ?? {}, version: draft?.version ?? 0, updatedAt: draft?.updatedAt ?? new Date(deps.clock.now()), files }
}

/** Saves what is typed so far under the order's reference. `version` is the one the device knows, 0 for none; `visitor` who types. */
export async function saveDraft(deps: FileDeps & RoomDeps, given: { orderReference: string; answers: Answers; version: number; visitor: string }): Promise<SaveDraftResult> {
  const order = await findOrder(deps, given.orderReference)
  if (order === null) return { kind: 'no-order' }
  const { stores } = deps.database
  // One that was matched by its address may be anybody's: it does not end the form of who holds the reference.
  if ((await stores.intakes.findByOrder(order.id)).some(({ matchedBy }) => matchedBy !== 'email')) return { kind: 'sent' }
  const saved = await writeDraft(deps, order, given)
  if ('kind' in saved) return saved
  if (saved.version !== null) return { kind: 'saved', version: saved.version }
  const draft = await findDraft(deps, order.id)
  // The draft that was in the way may be gone by now: the next save starts anew.
  return draft === null ? { kind: 'sent' } : { kind: 'newer', draft }
}

async function writeDraft(
  deps: FileDeps & RoomDeps,
  order: OrderRecord,
  { answers, version: known, visitor }: { answers: Answers; version: number; visitor: string },
): Promise<{ version: number | null } | NoRoom> {
  const { stores } = deps.database
  const draft = { orderId: order.id, answers, updatedAt: new Date(deps.clock.now()) }
  if (order.paidAt !== null) return { version: await stores.intakeDrafts.save(draft, known) }
  const place = { of: 'draft', id: order.id } as const
  const held = await stores.unpaidRoom.heldBy(place)
  return withUnpaidRoom(deps, { visitor, text: answers, held }, () =>
    deps.database.transaction(async (within) => {
      const isPaid = (await within.orders.lock(order.id))?.paidAt != null
      const version = await within.intakeDrafts.save(draft, known)
      if (version !== null && !isPaid) await takeUnpaidRoom(deps, within, place, { text: answers })
      return { keep: version !== null, version }
    }),
  )
}

export type AddDraftFileResult = { kind: 'added'; file: DraftFile } | { kind: 'too-many' } | { kind: 'not-paid' } | NoOrder | UploadRefusal

/** Takes one file ahead of the form of a paid order: orders that nobody pays cost nothing, room for files does. A second resume takes the place of the first. */
export async function addDraftFile(deps: FileDeps, given: { orderReference: string; role: DraftRole; name: string; data: string }): Promise<AddDraftFileResult> {
  const order = await findOrder(deps, given.orderReference)
  if (order === null) return { kind: 'no-order' }
  if (!PAID_STATES.includes(order.state)) return { kind: 'not-paid' }
  const opened = openUpload({ field: 'data', ...given })
  if (isRefusal(opened)) return opened
  const infected = await findInfected(deps, [opened])
  if (infected !== null) return infected
  const { file, replaced } = await withStoredFiles(deps, draftOwner(order.id), [opened], (records) =>
    deps.database.transaction(async (stores) => {
      // Files come several at once: they are counted one after the other.
      await stores.orders.lock(order.id)
      const ofRole = (await stores.files.ofOwner(DRAFT_FILES, order.id)).filter((held) => held.role === given.role)
      if (given.role === 'additional' && ofRole.length >= ADDITIONAL_FILES_MAX) return { keep: false, file: undefined, replaced: [] }
      await stores.files.insert(records)
      const replaced =
        given.role === 'resume'
          ? await stores.files.deleteOf(
              draftOwner(order.id),
              ofRole.map(({ id }) => id),
            )
          : []
      return { keep: true, file: records[0], replaced }
    }),
  )
  if (file === undefined) return { kind: 'too-many' }
  await deleteBytes(deps, replaced)
  return { kind: 'added', file: shown(file) }
}

/** Of files whose rows are gone. What cannot be deleted now is met by the sweep (`sweep-files.ts`). */
export async function deleteBytes({ files }: Pick<FileDeps, 'files'>, records: readonly FileRecord[]): Promise<void> {
  await Promise.allSettled(records.flatMap(({ storageKey }) => (storageKey === null ? [] : [files.delete(storageKey)])))
}

/** Takes a file out of the started form; false where the order has no such file. One that is sent at this moment stays with what was sent. */
export async function removeDraftFile(deps: FileDeps, given: { orderReference: string; fileId: string }): Promise<boolean> {
  const order = await findOrder(deps, given.orderReference)
  if (order === null) return false
  const gone = await deps.database.stores.files.deleteOf(draftOwner(order.id), [given.fileId])
  await deleteBytes(deps, gone)
  return gone.length > 0
}
