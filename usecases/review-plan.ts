/** The review of a business plan that an order owes: read from the customer's file, edited by an operator, delivered. */
import { dayOf } from '../domain/calendar-day.ts'
import { planReviewDocument } from '../content/plan-review.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { changedReview, type PlanChange, type PlanReview } from '../domain/plan-review/plan-review.ts'
import type { ResumeRefusal } from '../domain/resume/pdf-reading.ts'
import { deliverMadeFiles, madeBoth, type PreviewDeps, type RenderDeps } from './deliver-made-files.ts'
import { lockOrder } from './lock-order.ts'
import { ORDER_FILES } from './order-uploads.ts'
import type { Clock, Database, DocumentReader, DoWork, FileRecord, FileStore, OrderRecord, Stores } from './ports.ts'
import { timesDelivered, type releaseDelivery, type ReleaseResult } from './release-delivery.ts'

type Deps = { database: Database; clock: Clock }
type ReadDeps = Deps & { files: FileStore; work: DoWork; documents: Pick<DocumentReader, 'readPlan'> }

type NotFound = { kind: 'no-such-order' } | { kind: 'no-plan' }

/** The newest plan that the customer handed over. */
async function planFile(stores: Stores, order: OrderRecord): Promise<FileRecord | undefined> {
  const files = (await stores.files.ofOwner(ORDER_FILES, order.id)).filter(({ role, storageKey }) => role === 'business-plan' && storageKey !== null)
  return files.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
}

const deliverableOf = async (stores: Stores, orderId: string) => (await stores.deliverables.ofOrder(orderId)).find(({ kind }) => kind === 'plan-review')

export type ReadPlanResult = { kind: 'done' } | NotFound | { kind: 'not-possible' } | { kind: 'unreadable'; why: ResumeRefusal['kind'] }

/** Reads the newest plan. One that was read already keeps its review; another file begins a new one. */
export async function readPlan(deps: ReadDeps, given: { reference: string; actor: string }): Promise<ReadPlanResult> {
  const { stores } = deps.database
  const order = await stores.orders.findByReference(given.reference)
  if (order === null) return { kind: 'no-such-order' }
  if (!PAID_STATES.includes(order.state) || (await deliverableOf(stores, order.id)) === undefined) return { kind: 'not-possible' }
  const file = await planFile(stores, order)
  const bytes = file?.storageKey == null ? null : await deps.files.get(file.storageKey)
  if (file === undefined || bytes === null) return { kind: 'no-plan' }
  if ((await stores.petitions.planReview(order.id))?.review.sha256 === file.sha256) return { kind: 'done' }
  const read = await deps.documents.readPlan(bytes, { visitor: `order-${order.id}` })
  if (read.kind !== 'read') return { kind: 'unreadable', why: read.kind }
  const endeavor = await endeavorOf(stores, order.id)
  const review = await deps.work('reviewPlan', { fileName: file.name, sha256: file.sha256, endeavor, paragraphs: read.paragraphs }, `order-${order.id}`)
  const at = new Date(deps.clock.now())
  const result = await deps.database.transaction(async (inside): Promise<ReadPlanResult | null> => {
    const locked = await lockOrder(inside, given.reference)
    if (locked === null) return { kind: 'no-such-order' }
    // Deleted or taken back since it was read: its words do not come back.
    if (!(await inside.files.ofOwner(ORDER_FILES, locked.id)).some(({ id, storageKey }) => id === file.id && storageKey !== null)) return { kind: 'no-plan' }
    const known = await inside.petitions.planReview(locked.id)
    if ((await endeavorOf(inside, locked.id)) !== endeavor) return null
    await inside.petitions.putPlanReview({ orderId: locked.id, review, version: (known?.version ?? 0) + 1, updatedAt: at })
    await inside.orders.recordEvent(locked, { at, actor: given.actor, cause: 'read the business plan' })
    return { kind: 'done' }
  })
  // Another endeavor was chosen meanwhile.
  return result ?? readPlan(deps, given)
}

/** What a plan is held against: as it was chosen, or the one that the customer has in mind. */
async function endeavorOf(stores: Stores, orderId: string): Promise<string> {
  const petition = (await stores.petitions.find(orderId))?.file
  return petition?.lock?.text ?? petition?.candidates[0]?.text ?? ''
}

export type ChangePlanReviewResult = { kind: 'done'; version: number } | NotFound | { kind: 'changed-meanwhile' } | { kind: 'no-such-remark' }

/** `version`: the review as the operator saw it. */
export function changePlanReview(deps: Deps, given: { reference: string; version: number; change: PlanChange }): Promise<ChangePlanReviewResult> {
  return deps.database.transaction(async (stores): Promise<ChangePlanReviewResult> => {
    const order = await lockOrder(stores, given.reference)
    const known = order === null ? null : await stores.petitions.planReview(order.id)
    if (order === null) return { kind: 'no-such-order' }
    if (known === null) return { kind: 'no-plan' }
    if (known.version !== given.version) return { kind: 'changed-meanwhile' }
    const review = changedReview(known.review, given.change)
    if (review === null) return { kind: 'no-such-remark' }
    await stores.petitions.putPlanReview({ ...known, review, version: known.version + 1, updatedAt: new Date(deps.clock.now()) })
    return { kind: 'done', version: known.version + 1 }
  })
}

/** `state`: of what the order owes. `file`: the newest plan; null while none is here. `newer`: it is not the one that was read. */
export type PlanReviewView = { state: string; file: string | null; newer: boolean; review: PlanReview | null; version: number }

/** Null where no order has the reference, or it owes no review. */
export async function viewPlanReview({ database: { stores } }: Pick<Deps, 'database'>, reference: string): Promise<PlanReviewView | null> {
  const order = await stores.orders.findByReference(reference)
  const owed = order === null ? undefined : await deliverableOf(stores, order.id)
  if (order === null || owed === undefined) return null
  const file = await planFile(stores, order)
  const known = await stores.petitions.planReview(order.id)
  return {
    state: owed.state,
    file: file?.name ?? null,
    newer: known !== null && file !== undefined && file.sha256 !== known.review.sha256,
    review: known?.review ?? null,
    version: known?.version ?? 0,
  }
}

const documentOf = (review: PlanReview, reference: string, now: number) => planReviewDocument(review, { edition: dayOf(now), reference })

/** As PDF; null where nothing was read. */
export async function previewPlanReview(deps: Deps & PreviewDeps, { reference }: { reference: string }): Promise<Uint8Array | null> {
  const review = (await viewPlanReview(deps, reference))?.review ?? null
  return review === null ? null : deps.renderPdf(documentOf(review, reference, deps.clock.now()))
}

export type ReleasePlanReviewResult = ReleaseResult | { kind: 'no-plan' } | { kind: 'changed-meanwhile' }

export async function releasePlanReview(
  deps: Parameters<typeof releaseDelivery>[0] & RenderDeps,
  given: { reference: string; version: number; line: string; actor: string },
): Promise<ReleasePlanReviewResult> {
  const { stores } = deps.database
  const { reference } = given
  const order = await stores.orders.findByReference(reference)
  const owed = order === null ? undefined : await deliverableOf(stores, order.id)
  if (order === null || owed === undefined) return { kind: 'no-such-order' }
  const known = await stores.petitions.planReview(order.id)
  if (known === null) return { kind: 'no-plan' }
  if (known.version !== given.version) return { kind: 'changed-meanwhile' }
  const deliveredBefore = await timesDelivered(stores, order.id)
  return deliverMadeFiles(deps, {
    ...given,
    deliverableId: owed.id,
    files: await madeBoth(deps, 'Review of the business plan', documentOf(known.review, reference, deps.clock.now())),
    deliveredBefore,
    stillHolds: async (inside, orderId) => (await inside.petitions.planReview(orderId))?.version === known.version,
  })
}
