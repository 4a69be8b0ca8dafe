import { PRODUCT_NAMES } from '../content/products.ts'
import { formatMoney, formatUsd } from '../domain/money.ts'
import { ORDER_STATE_LABELS } from '../domain/orders/order-states.ts'
import type { Database, FileRecord, FileStore, IntakeRecord, OpenedFile, OrderFilter, OrderRecord, Stores, Clock } from './ports.ts'
import type { Page, PageAsk } from './paging.ts'
import { ORDER_FILES } from './order-uploads.ts'
import { canHavePackage, PACKAGE_OWNER } from './deliver-package.ts'
import { answeredQuestions, ordersToCompare } from './submit-intake.ts'
import type { Services } from './services.ts'

export type OperatorFile = { id: string; role: string; name: string; bytes: number; mediaType: string; kept: boolean }

export type OperatorIntakeView = {
  id: string
  submittedAt: string
  email: string
  matchedBy: string
  answers: [question: string, answer: string][]
  files: OperatorFile[]
}

export type OperatorOrder = {
  reference: string
  product: string
  state: string
  email: string
  placedAt: string
  paidAt: string | null
  dueAt: string | null
  paused: string | null
  lines: { label: string; price: string }[]
  discount: string | null
  /** What an earlier order counted toward this one. */
  credit: string | null
  promoCode: string | null
  total: string
  paid: string | null
  /** What an operator must look at before work begins. */
  flags: string[]
  selections: Record<string, unknown>
  history: { at: string; state: string; actor: string; cause: string }[]
  intakes: OperatorIntakeView[]
  /** The package of an NIW DIY order, in its editions. */
  packages: OperatorFile[]
  /** What the customer handed over on the page of the order. */
  uploads: (OperatorFile & { need: string; at: string })[]
  notes: { at: string; actor: string; text: string }[]
}

export type OperatorOrders = { orders: OperatorOrder[]; next: string | null; unmatchedIntakes: OperatorIntakeView[] }

const fileView = ({ id, role, name, bytes, mediaType, storageKey }: FileRecord): OperatorFile => ({ id, role, name, bytes, mediaType, kept: storageKey !== null })

async function intakeViews(stores: Stores, records: IntakeRecord[]): Promise<OperatorIntakeView[]> {
  const files = await stores.files.ofOwners(
    ['intake'],
    records.map(({ id }) => id),
  )
  return records.map((intake) => ({
    id: intake.id,
    submittedAt: intake.submittedAt.toISOString(),
    email: intake.email,
    matchedBy: intake.matchedBy,
    answers: answeredQuestions(intake.answers),
    files: files.filter(({ ownerId }) => ownerId === intake.id).map(fileView),
  }))
}

async function view(stores: Stores, order: OrderRecord): Promise<OperatorOrder> {
  const [events, intakes, packages, uploads, notes, credited, from] = await Promise.all([
    stores.orders.events(order.id),
    stores.intakes.findByOrder(order.id),
    stores.files.ofOwner(PACKAGE_OWNER, order.id),
    stores.files.ofOwner(ORDER_FILES, order.id),
    stores.orders.notes(order.id),
    stores.orders.creditedBy(order.id),
    order.creditedOrderId === null ? null : stores.orders.findById(order.creditedOrderId),
  ])
  const lacksPackage = canHavePackage(order) && packages.length === 0
  return {
    reference: order.reference,
    product: PRODUCT_NAMES[order.product],
    state: ORDER_STATE_LABELS[order.state],
    email: order.email,
    placedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    dueAt: order.dueAt?.toISOString() ?? null,
    paused: order.pausedReason,
    lines: order.lines.map(({ label, cents }) => ({ label, price: formatUsd(cents) })),
    discount: order.discountCents === 0 ? null : formatUsd(-order.discountCents),
    credit: order.creditCents === 0 ? null : formatUsd(-order.creditCents),
    promoCode: order.promoCode,
    total: formatUsd(order.totalCents),
    paid: order.paidCents === null ? null : formatMoney(order.paidCents, order.paidCurrency),
    flags: [
      ...(order.amountMismatch ? [order.creditCents > 0 ? 'the amount paid differs from the total, or its credit was spent before' : 'the amount paid differs from the total'] : []),
      ...(from === null ? [] : [`${formatUsd(order.creditCents)} of order ${from.reference} were counted toward it`]),
      ...credited
        .filter(({ paidAt }) => paidAt !== null)
        .map(({ creditCents, reference }) => `${formatUsd(creditCents)} of it were counted toward order ${reference}: mind that before you pay any of it back`),
      ...(order.packageDeletedAt === null ? [] : ['the customer had the package deleted: make it again only when they ask for it']),
      ...(lacksPackage ? [order.amountMismatch ? 'the package waits until you release it' : 'the package is not made yet'] : []),
    ],
    selections: order.selections,
    history: events.map(({ at, toState, actor, cause }) => ({ at: at.toISOString(), state: ORDER_STATE_LABELS[toState], actor, cause })),
    intakes: await intakeViews(stores, intakes),
    packages: packages.map(fileView),
    uploads: uploads.map((file) => ({ ...fileView(file), need: file.role, at: file.createdAt.toISOString() })),
    notes: notes.map(({ at, actor, text }) => ({ at: at.toISOString(), actor, text })),
  }
}

/** The orders an operator works from, newest first, each with its selections, endeavor, intake and files. */
export async function operatorOrders({ database: { stores } }: Pick<Services, 'database'>, filter: Pick<OrderFilter, 'state'>, ask: PageAsk): Promise<OperatorOrders> {
  const page = await stores.orders.page(filter, ask)
  return {
    orders: await Promise.all(page.rows.map((order) => view(stores, order))),
    next: page.after,
    unmatchedIntakes: ask.after === undefined ? await intakeViews(stores, (await stores.intakes.page({ unmatched: true }, { limit: 20 })).rows) : [],
  }
}

/** One order as an operator sees it; null where no order has this reference. */
export async function operatorOrder({ database: { stores } }: Pick<Services, 'database'>, reference: string): Promise<{ record: OrderRecord; view: OperatorOrder } | null> {
  const record = await stores.orders.findByReference(reference)
  return record === null ? null : { record, view: await view(stores, record) }
}

export type OperatorIntakeRow = OperatorIntakeView & { orderReference: string | null; compareWith: string[] }

/** Input forms, newest first, each with the reference of its order; one without is shown with those it may belong to. */
export async function operatorIntakes({ database: { stores } }: Pick<Services, 'database'>, filter: Parameters<Stores['intakes']['page']>[0], ask: PageAsk): Promise<Page<OperatorIntakeRow>> {
  const page = await stores.intakes.page(filter, ask)
  const references = new Map(await stores.orders.references(page.rows.flatMap(({ orderId }) => orderId ?? [])))
  const views = await intakeViews(stores, page.rows)
  const rows = views.map(async (shown, index) => {
    const orderReference = references.get(page.rows[index]?.orderId ?? '') ?? null
    return { ...shown, orderReference, compareWith: orderReference === null ? await ordersToCompare(stores, shown.email) : [] }
  })
  return { ...page, rows: await Promise.all(rows) }
}

/** A customer's file for an operator; every access is recorded. Null where it is unknown or no longer kept. */
export async function operatorFile(deps: { database: Database; files: FileStore; clock: Clock }, id: string, actor: string): Promise<({ name: string; mediaType: string } & OpenedFile) | null> {
  const record = await deps.database.stores.files.find(id)
  if (record === null || record.storageKey === null) return null
  const opened = await deps.files.open(record.storageKey)
  if (opened === null) return null
  await deps.database.stores.files.recordAccess(id, actor, new Date(deps.clock.now()))
  return { name: record.name, mediaType: record.mediaType, ...opened }
}
