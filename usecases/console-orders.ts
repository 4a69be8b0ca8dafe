/** The orders as the console lists and opens them. */
import { PRODUCT_NAMES } from '../content/products.ts'
import { formatMoney, formatUsd } from '../domain/money.ts'
import { operatorMoves } from '../domain/orders/operator-moves.ts'
import { ORDER_STATE_LABELS, PAID_STATES, type OrderState } from '../domain/orders/order-states.ts'
import type { Product } from '../domain/pricing/price-list.ts'
import { mailRow, type MailRow } from './operator-lists.ts'
import { operatorOrder, type OperatorOrder } from './operator-orders.ts'
import { mapPage, type Page, type PageAsk } from './paging.ts'
import type { OrderFilter, OrderMessageRecord, OrderRecord, Stores, ThreadPlace } from './ports.ts'
import type { Services } from './services.ts'
import { operatorDeliverables, type OperatorDeliverable } from './view-deliverables.ts'

type Given = Pick<Services, 'database' | 'clock'>

/** Instants are ISO. */
export type OrderRow = {
  reference: string
  product: string
  state: OrderState
  stateLabel: string
  email: string
  total: string
  placedAt: string
  dueAt: string | null
  late: boolean
  paused: string | null
  flagged: boolean
}

const isLate = ({ dueAt }: OrderRecord, now: number) => dueAt !== null && dueAt.getTime() < now

const orderRow = (order: OrderRecord, now: number): OrderRow => ({
  reference: order.reference,
  product: PRODUCT_NAMES[order.product],
  state: order.state,
  stateLabel: ORDER_STATE_LABELS[order.state],
  email: order.email,
  total: formatUsd(order.totalCents),
  placedAt: order.createdAt.toISOString(),
  dueAt: order.dueAt?.toISOString() ?? null,
  late: isLate(order, now),
  paused: order.pausedReason,
  flagged: order.amountMismatch,
})

export async function orderList({ database: { stores }, clock }: Given, filter: OrderFilter, ask: PageAsk): Promise<Page<OrderRow>> {
  const now = clock.now()
  return mapPage(await stores.orders.page(filter, ask), (order) => orderRow(order, now))
}

/** More late orders than this are not counted. */
const LATE_COUNT_MAX = 1000

/** What is due, the earliest first, with the count of what is late in words. */
export async function dueOrders({ database: { stores }, clock }: Given, ask: PageAsk): Promise<Page<OrderRow> & { late: string }> {
  const now = clock.now()
  const [page, late] = await Promise.all([stores.orders.duePage(ask), stores.orders.countLate(new Date(now), LATE_COUNT_MAX + 1)])
  return { ...mapPage(page, (order) => orderRow(order, now)), late: late > LATE_COUNT_MAX ? `${LATE_COUNT_MAX.toLocaleString('en-US')}+` : String(late) }
}

export type ConsoleOrder = OperatorOrder & {
  stateKey: OrderState
  productKey: Product
  late: boolean
  moves: { state: OrderState; label: string }[]
  deliverables: OperatorDeliverable[]
  /** A page of the thread, oldest first. */
  messages: Omit<OrderMessageRecord, 'id' | 'orderId'>[]
  thread: ThreadPlace
  /** Whether answers by mail come into the thread. */
  takesMail: boolean
  hasPackage: boolean
  /** It was paid with another amount than its total, which no operator has accepted. */
  amountDiffers: boolean
  refunded: string | null
  accesses: Awaited<ReturnType<Stores['files']['accesses']>>
  payment: { provider: string | null; intent: string | null; page: string | null }
  mails: MailRow[]
}

/** Mails to the customer that are listed with an order. */
const MAILS_MAX = 50

/** Null where no order has this reference. */
export async function consoleOrder(services: Given & Pick<Services, 'inboundMail'>, reference: string, messagesEnd?: number): Promise<ConsoleOrder | null> {
  const found = await operatorOrder(services, reference)
  if (found === null) return null
  const { record, view } = found
  const { stores } = services.database
  const owed = await stores.deliverables.ofOrder(record.id)
  const { messages, ...thread } = await stores.messages.page(record.id, { side: 'operator', end: messagesEnd })
  const deliverables = await operatorDeliverables(services, record)
  const files = [...view.packages, ...view.uploads, ...view.intakes.flatMap((intake) => intake.files), ...deliverables.flatMap(({ deliveries }) => deliveries.flatMap((delivery) => delivery.files))]
  return {
    ...view,
    stateKey: record.state,
    productKey: record.product,
    late: isLate(record, services.clock.now()),
    moves: operatorMoves(record.state, owed).map((state) => ({ state, label: ORDER_STATE_LABELS[state] })),
    deliverables,
    messages: messages.map(({ id: _id, orderId: _orderId, ...message }) => message),
    thread,
    takesMail: services.inboundMail !== null,
    amountDiffers: record.amountMismatch && PAID_STATES.includes(record.state),
    hasPackage: record.product === 'niw-diy' && record.paidAt !== null,
    refunded: record.refundedCents === 0 ? null : formatMoney(record.refundedCents, record.paidCurrency),
    accesses: await stores.files.accesses(files.map(({ id }) => id)),
    payment: { provider: record.paymentProvider, intent: record.paymentIntentId, page: record.paymentSessionId },
    mails: (await stores.mails.ofAddress(record.email, MAILS_MAX)).map(mailRow),
  }
}
