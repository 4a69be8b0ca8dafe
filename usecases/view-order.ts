import type { Cents } from '../domain/money.ts'
import { canBePaid, UNPAID_ORDER_KEPT_MS, type OrderState } from '../domain/orders/order-states.ts'
import { withdrawalOffer, withdrawalRefund } from '../domain/orders/withdrawal.ts'
import type { Product } from '../domain/pricing/price-list.ts'
import type { DiscountKind, QuoteLine } from '../domain/pricing/quote.ts'
import { evaluatedLetter, noticeOf, passedResponseDay } from './evaluated-letter.ts'
import type { ThreadPlace } from './ports.ts'
import type { Services } from './services.ts'
import { creditOf } from './upgrade-credit.ts'
import { viewDeliverables, type DeliverableView } from './view-deliverables.ts'

/** What the holder of an order's reference may see: no inner ids, no provider ids, the address masked. */
export type OrderView = {
  reference: string
  product: Product
  state: OrderState
  maskedEmail: string
  selections: Record<string, unknown>
  lines: QuoteLine[]
  discount: DiscountKind | null
  discountCents: Cents
  creditCents: Cents
  totalCents: Cents
  /** In the smallest unit of `paidCurrency`. */
  paidCents: Cents | null
  paidCurrency: string | null
  refundedCents: Cents
  /** What a withdrawn order gives back in all; null for any other. */
  withdrawalRefundCents: Cents | null
  /** What a withdrawal now would give back; null where none is possible. */
  withdrawal: { refundCents: Cents } | null
  /** What it would count toward a Selfpetition AI order now; 0 where it would not. */
  upgradeCreditCents: Cents
  /** Whether its payment can still be opened, at its own total. */
  payable: boolean
  /** A response date of the notice (YYYY-MM-DD) that has passed and is not acknowledged yet; null where there is none. */
  passedResponseDay: string | null
  /** The letter that was evaluated before, which the customer may attach. */
  evaluatedLetter: { name: string; sentAt: number } | null
  hasIntake: boolean
  createdAt: number
  paidAt: number | null
  dueAt: number | null
  pausedReason: string | null
  events: { at: number; state: OrderState }[]
  /** What the order owes and what was delivered; empty before the payment. */
  deliverables: DeliverableView[]
  /** A page of the thread, oldest first. `seen`: the other side has seen it. */
  messages: { at: number; from: 'customer' | 'operator'; text: string; seen: boolean; byMail: boolean; /** Came with it and were not kept. */ droppedFiles: number }[]
  thread: Omit<ThreadPlace, 'open'>
}

/** `ana.lopez@example.com` → `a…@example.com`: enough to recognise one's own address. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`
}

/** Null where no order has this reference. */
export async function viewOrder(
  { database, clock, addresses, paymentMode, upgradeCreditPercent }: Pick<Services, 'database' | 'clock' | 'addresses' | 'paymentMode' | 'upgradeCreditPercent'>,
  reference: string,
  /** `messagesEnd`: of the thread the page before this message; without it the newest. */
  { messagesEnd }: { messagesEnd?: number | undefined } = {},
): Promise<OrderView | null> {
  const now = clock.now()
  const order = await database.stores.orders.findByReference(reference)
  if (order === null) return null
  // What is noted without a change of state is for operators.
  const events = await database.stores.orders.stateChanges(order.id)
  const intakes = order.product === 'selfpetition-ai' ? await database.stores.intakes.findByOrder(order.id) : []
  const notice = noticeOf(order)
  const { messages, earlier, later, unseen } = await database.stores.messages.page(order.id, { side: 'customer', end: messagesEnd })
  return {
    reference: order.reference,
    product: order.product,
    state: order.state,
    maskedEmail: maskEmail(order.email),
    selections: order.selections,
    lines: order.lines,
    discount: order.discount,
    discountCents: order.discountCents,
    creditCents: order.creditCents,
    totalCents: order.totalCents,
    paidCents: order.paidCents,
    paidCurrency: order.paidCurrency,
    refundedCents: order.refundedCents,
    withdrawalRefundCents: order.state === 'withdrawn' && order.paidCents !== null ? withdrawalRefund(order.paidCents) : null,
    withdrawal: withdrawalOffer(order),
    upgradeCreditCents: await creditOf(database.stores, paymentMode, order, upgradeCreditPercent),
    payable: canBePaid(order.state) && now - order.createdAt.getTime() <= UNPAID_ORDER_KEPT_MS,
    passedResponseDay: notice.passedAcknowledged ? null : await passedResponseDay(database.stores, notice, now),
    evaluatedLetter: await evaluatedLetter(database.stores, order),
    hasIntake: intakes.length > 0,
    createdAt: order.createdAt.getTime(),
    paidAt: order.paidAt?.getTime() ?? null,
    dueAt: order.dueAt?.getTime() ?? null,
    pausedReason: order.pausedReason,
    events: events.map((event) => ({ at: event.at.getTime(), state: event.toState })),
    messages: messages.flatMap(({ at, from, text, seenAt, via, droppedFiles }) =>
      from === 'unknown' ? [] : [{ at: at.getTime(), from, text, seen: seenAt !== null, byMail: via === 'mail', droppedFiles }],
    ),
    thread: { earlier, later, unseen },
    deliverables: await viewDeliverables(database.stores, order, now, addresses),
  }
}
