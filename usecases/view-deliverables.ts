import { canAct, DELIVERABLE_STATE_LABELS, labelOf, type DeliverableAct, type DeliverableKind, type DeliverableState } from '../domain/orders/deliverables.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import type { DeliveryRecord, FileRecord, OrderRecord, SignedAddresses, Stores } from './ports.ts'
import { DELIVERY_FILES, READY_FILES } from './release-delivery.ts'
import type { Services } from './services.ts'

/** A page that is left open longer asks again for its links. */
const FILE_LINK_MS = DAY_MS

export type DeliveryView = {
  id: string
  at: number
  how: DeliveryRecord['how']
  line: string
  files: { id: string; name: string; bytes: number; /** Opens the file; null where it is no longer kept. */ url: string | null }[]
}

/** One thing that an order owes, as its page shows it. Instants are in milliseconds. */
export type DeliverableView = {
  id: string
  kind: DeliverableKind
  label: string
  state: DeliverableState
  waitsFor: string | null
  dueAt: number | null
  startedAt: number | null
  deliveredAt: number | null
  acceptedAt: number | null
  /** Newest first. */
  deliveries: DeliveryView[]
  comments: { at: number; kind: 'acceptance' | 'revision'; text: string }[]
  canAccept: boolean
  canAskRevision: boolean
}

/** What a paid order owes and what was delivered; empty before the payment. */
export async function viewDeliverables(stores: Stores, order: Pick<OrderRecord, 'id' | 'state'>, now: number, addresses: SignedAddresses): Promise<DeliverableView[]> {
  const list = await stores.deliverables.ofOrder(order.id)
  if (list.length === 0) return []
  const [deliveries, comments, files] = [await stores.deliverables.deliveries(order.id), await stores.deliverables.comments(order.id), await stores.files.ofOwner(DELIVERY_FILES, order.id)]
  const open = PAID_STATES.includes(order.state)
  return list.map((one, index) => ({
    id: one.id,
    kind: one.kind,
    label: labelOf(one, list),
    state: one.state,
    waitsFor: one.waitsFor,
    dueAt: one.dueAt?.getTime() ?? null,
    startedAt: one.startedAt?.getTime() ?? null,
    deliveredAt: one.deliveredAt?.getTime() ?? null,
    acceptedAt: one.acceptedAt?.getTime() ?? null,
    deliveries: deliveries
      .filter(({ deliverableId }) => deliverableId === one.id)
      .map(({ id, at, how, line }) => ({
        id,
        at: at.getTime(),
        how,
        line,
        files: files
          .filter(({ role }) => role === id)
          .map((file) => ({
            id: file.id,
            name: file.name,
            bytes: file.bytes,
            url: file.storageKey === null || order.state === 'refunded' ? null : addresses.fileAddress(file.id, 'customer', now + FILE_LINK_MS),
          })),
      }))
      .reverse(),
    comments: comments.filter(({ deliverableId }) => deliverableId === one.id).map(({ at, kind, text }) => ({ at: at.getTime(), kind, text })),
    canAccept: open && canAct(list, index, 'accept'),
    canAskRevision: open && canAct(list, index, 'ask-revision'),
  }))
}

type OperatorFileView = { id: string; name: string; bytes: number; kept: boolean }

/** One thing that an order owes, as operators see it. Instants are ISO. */
export type OperatorDeliverable = {
  id: string
  kind: DeliverableKind
  label: string
  state: DeliverableState
  stateLabel: string
  waitsFor: string | null
  dueAt: string | null
  late: boolean
  deliveredAt: string | null
  /** Whether the first delivery came in the promised time. */
  kept: boolean | null
  rounds: number
  can: DeliverableAct['kind'][]
  /** Put ready and not released. */
  ready: OperatorFileView[]
  deliveries: {
    id: string
    at: string
    actor: string
    how: DeliveryRecord['how']
    line: string
    files: OperatorFileView[]
    /** When the customer first opened a file of it. */ openedAt: string | null
  }[]
  comments: { at: string; kind: 'acceptance' | 'revision'; text: string }[]
}

const fileView = ({ id, name, bytes, storageKey }: FileRecord): OperatorFileView => ({ id, name, bytes, kept: storageKey !== null })

const ACTS: readonly DeliverableAct['kind'][] = ['begin', 'pause', 'deliver', 'accept']

export async function operatorDeliverables({ database: { stores }, clock }: Pick<Services, 'database' | 'clock'>, order: Pick<OrderRecord, 'id' | 'state'>): Promise<OperatorDeliverable[]> {
  const now = clock.now()
  const list = await stores.deliverables.ofOrder(order.id)
  if (list.length === 0) return []
  const deliveries = await stores.deliverables.deliveries(order.id)
  const comments = await stores.deliverables.comments(order.id)
  const files = await stores.files.ofOwners([DELIVERY_FILES, READY_FILES], [order.id])
  const openings = (await stores.files.accesses(files.map(({ id }) => id))).filter(({ actor }) => actor === 'link:customer')
  const open = PAID_STATES.includes(order.state)
  const ofRole = (ownerKind: string, role: string) => files.filter((file) => file.ownerKind === ownerKind && file.role === role)
  return list.map((one, index) => ({
    id: one.id,
    kind: one.kind,
    label: labelOf(one, list),
    state: one.state,
    stateLabel: DELIVERABLE_STATE_LABELS[one.state],
    waitsFor: one.waitsFor,
    dueAt: one.dueAt?.toISOString() ?? null,
    late: open && one.dueAt !== null && one.dueAt.getTime() < now,
    deliveredAt: one.deliveredAt?.toISOString() ?? null,
    kept: one.kept,
    rounds: one.rounds,
    can: open ? ACTS.filter((act) => canAct(list, index, act) && !(act === 'deliver' && one.kind === 'package')) : [],
    ready: ofRole(READY_FILES, one.id).map(fileView),
    deliveries: deliveries
      .filter(({ deliverableId }) => deliverableId === one.id)
      .map(({ id, at, actor, how, line }) => {
        const own = ofRole(DELIVERY_FILES, id)
        const first = openings.filter(({ fileId }) => own.some((file) => file.id === fileId)).at(-1)
        return { id, at: at.toISOString(), actor, how, line, files: own.map(fileView), openedAt: first?.at.toISOString() ?? null }
      })
      .reverse(),
    comments: comments.filter(({ deliverableId }) => deliverableId === one.id).map(({ at, kind, text }) => ({ at: at.toISOString(), kind, text })),
  }))
}
