import { PRODUCT_NAMES } from '../content/products.ts'
import { canAct } from '../domain/orders/deliverables.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { DELIVERY_FILES_MAX, LARGE_FILE_BYTES_MAX } from '../domain/uploads/large-files.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import { deleteBytes } from './intake-drafts.ts'
import { isRefusal, judgeAndScan, withStoredFiles, type FileDeps, type UploadRefusal } from './keep-files.ts'
import type { DeliverableRecord, DeliveryRecord, FileRecord, OrderRecord, Stores } from './ports.ts'
import { queueMail } from './queue-mail.ts'

/** Owner of released files; its id is the order's, and the role of a file is the id of its delivery. */
export const DELIVERY_FILES = 'delivery'
/** Owner of files that an operator put ready; its id is the order's, and the role of a file is the id of its deliverable. */
export const READY_FILES = 'delivery-ready'

const readyOwner = (orderId: string) => ({ kind: READY_FILES, id: orderId })

type Deps = FileDeps & { publicUrl: string }
type NotFound = { kind: 'no-such-order' } | { kind: 'not-possible' }
type On = { reference: string; deliverableId: string }

async function find(stores: Stores, { reference, deliverableId }: On): Promise<{ order: OrderRecord; list: DeliverableRecord[]; index: number } | null> {
  const order = await stores.orders.findByReference(reference)
  if (order === null) return null
  const list = await stores.deliverables.ofOrder(order.id)
  return { order, list, index: list.findIndex(({ id }) => id === deliverableId) }
}

/** The program makes and delivers packages by itself; a consultation is held, not sent. */
const takesFiles = (one: DeliverableRecord | undefined) => one !== undefined && one.kind !== 'package' && one.kind !== 'consultation'

export type ReadyFileResult = { kind: 'ready'; file: FileRecord } | { kind: 'too-many' } | NotFound | UploadRefusal

/** Puts one file ready for a deliverable. Nobody but operators sees it before it is released. */
export async function addReadyFile(deps: Deps, given: On & { name: string; bytes: Uint8Array }): Promise<ReadyFileResult> {
  const found = await find(deps.database.stores, given)
  if (found === null) return { kind: 'no-such-order' }
  const { order, list, index } = found
  if (!takesFiles(list[index]) || !PAID_STATES.includes(order.state)) return { kind: 'not-possible' }
  const upload = await judgeAndScan(deps, { field: 'file', role: given.deliverableId, name: given.name, bytes: given.bytes, bytesMax: LARGE_FILE_BYTES_MAX })
  if (isRefusal(upload)) return upload
  const { file } = await withStoredFiles(deps, readyOwner(order.id), [upload], (records) =>
    deps.database.transaction(async (stores) => {
      await stores.orders.lock(order.id)
      const ready = (await stores.files.ofOwner(READY_FILES, order.id)).filter(({ role }) => role === given.deliverableId)
      if (ready.length >= DELIVERY_FILES_MAX) return { keep: false, file: undefined }
      await stores.files.insert(records)
      return { keep: true, file: records[0] }
    }),
  )
  return file === undefined ? { kind: 'too-many' } : { kind: 'ready', file }
}

/** Takes a file away that was not released yet; false where there is none. */
export async function removeReadyFile(deps: Pick<Deps, 'database' | 'files'>, given: { reference: string; fileId: string }): Promise<boolean> {
  const order = await deps.database.stores.orders.findByReference(given.reference)
  if (order === null) return false
  const gone = await deps.database.stores.files.deleteOf(readyOwner(order.id), [given.fileId])
  await deleteBytes(deps, gone)
  return gone.length > 0
}

const idsOf = (files: readonly FileRecord[]): string[] => files.map(({ id }) => id).sort()

export const timesDelivered = async (stores: Pick<Stores, 'deliverables'>, orderId: string): Promise<number> => (await stores.deliverables.deliveries(orderId)).length

export type ReleaseResult = { kind: 'released'; deliveryId: string } | { kind: 'no-files' } | { kind: 'files-changed' } | NotFound

/**
 * Delivers: the files that were put ready, the state, the promise and the customer's mail are one unit. `fileIds` are the
 * files the operator saw; where others lie ready, nothing is done. A consultation is delivered by having been held.
 */
export async function releaseDelivery(
  deps: Deps,
  given: On & {
    line: string
    /** `any`: whatever lies ready. */
    fileIds: string[] | 'any'
    /** Recorded with the delivery, and nowhere before: their bytes are stored. */
    made?: readonly FileRecord[]
    actor: string
    /** How often the order had delivered when the files of this delivery were begun: where something was delivered meanwhile, nothing is done. */
    deliveredBefore?: number
    /** Looked at under the lock of the order; where it is false, nothing is done. */
    stillHolds?: (stores: Stores, orderId: string) => Promise<boolean>
    /** Written with the delivery. */
    with?: (stores: Stores, delivery: DeliveryRecord) => Promise<void>
  },
): Promise<ReleaseResult> {
  const now = new Date(deps.clock.now())
  const delivered = deps.database.transaction(async (stores): Promise<ReleaseResult> => {
    const found = await find(stores, given)
    const order = found === null ? null : await stores.orders.lock(found.order.id)
    if (order === null) return { kind: 'no-such-order' }
    const list = await stores.deliverables.ofOrder(order.id)
    const index = list.findIndex(({ id }) => id === given.deliverableId)
    const one = list[index]
    if (one === undefined || one.kind === 'package' || !canAct(list, index, 'deliver')) return { kind: 'not-possible' }
    if (given.deliveredBefore !== undefined && (await timesDelivered(stores, order.id)) !== given.deliveredBefore) return { kind: 'not-possible' }
    if (given.stillHolds !== undefined && !(await given.stillHolds(stores, order.id))) return { kind: 'not-possible' }
    const held = one.kind === 'consultation'
    const laidReady = (await stores.files.ofOwner(READY_FILES, order.id)).filter(({ role }) => role === one.id)
    const made = given.made ?? []
    const ready = [...laidReady, ...made]
    if (!held && ready.length === 0) return { kind: 'no-files' }
    if (ready.length > DELIVERY_FILES_MAX) return { kind: 'not-possible' }
    if (given.fileIds !== 'any' && idsOf(laidReady).join() !== given.fileIds.toSorted().join()) return { kind: 'files-changed' }

    const delivery: DeliveryRecord = { id: deps.chance.id(), deliverableId: one.id, at: now, actor: given.actor, how: held ? 'held' : 'released', line: given.line }
    const words = ready.length === 1 ? '1 file' : `${ready.length} files`
    const cause = (label: string) => (held ? `${label} held` : `${label} delivered: ${words}`)
    const done = await actOnDeliverable(stores, order, { id: one.id, act: { kind: 'deliver' }, at: now, actor: given.actor, cause })
    if (done === null) return { kind: 'not-possible' }
    const handed = await stores.files.handOver(idsOf(laidReady), readyOwner(order.id), { kind: DELIVERY_FILES, id: order.id, role: delivery.id })
    if (handed.length < laidReady.length) throw new FileTakenAway()
    await stores.files.insert(made.map((file) => ({ ...file, ownerKind: DELIVERY_FILES, ownerId: order.id, role: delivery.id })))
    await stores.deliverables.addDelivery(delivery)
    await given.with?.(stores, delivery)
    await queueMail(stores, deps.chance, now, {
      dedupeKey: `delivery:${delivery.id}`,
      to: order.email,
      template: 'delivery',
      props: {
        reference: order.reference,
        productName: PRODUCT_NAMES[order.product],
        what: done.label,
        held,
        again: one.deliveredAt !== null,
        chooses: one.kind === 'first-draft',
        line: given.line,
        files: ready.map(({ name }) => name),
        orderUrl: `${deps.publicUrl}/orders/${order.reference}`,
      },
    })
    return { kind: 'released', deliveryId: delivery.id }
  })
  return delivered.catch((error: unknown): ReleaseResult => {
    if (error instanceof FileTakenAway) return { kind: 'files-changed' }
    throw error
  })
}

/** Ends the transaction of a delivery. */
class FileTakenAway extends Error {}
