import type { Cents } from '../../domain/money.ts'
import type { Deliverable } from '../../domain/orders/deliverables.ts'
import type { OrderMessage } from '../../domain/orders/order-messages.ts'
import type { OrderSearch } from '../../domain/orders/order-search.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { RefundNews } from '../../domain/orders/refunded-sum.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import type { DiscountKind, QuoteLine } from '../../domain/pricing/quote.ts'
import type { Page, PageAsk } from '../paging.ts'

export type OrderRecord = {
  id: string
  reference: string
  product: Product
  state: OrderState
  email: string
  /** The parsed order entity without email and code. */
  selections: Record<string, unknown>
  lines: QuoteLine[]
  linkKey: string
  discount: DiscountKind | null
  promoCode: string | null
  listCents: Cents
  discountCents: Cents
  /** What `creditedOrderId`, an earlier order, counts toward this one. */
  creditCents: Cents
  creditedOrderId: string | null
  totalCents: Cents
  /** In the smallest unit of `paidCurrency`. */
  paidCents: Cents | null
  /** Lower case; null before payment, and where it is not known to be other than U.S. dollars. */
  paidCurrency: string | null
  refundedCents: Cents
  amountMismatch: boolean
  paymentProvider: string | null
  paymentSessionId: string | null
  paymentIntentId: string | null
  paymentUrl: string | null
  idempotencyKey: string | null
  createdAt: Date
  updatedAt: Date
  paidAt: Date | null
  dueAt: Date | null
  pausedReason: string | null
  pausedAt: Date | null
  /** When the customer had the package of the order deleted; null while it may exist. */
  packageDeletedAt: Date | null
}

export type OrderEvent = {
  at: Date
  fromState: OrderState | null
  toState: OrderState
  actor: string
  cause: string
}

/** What an operator wrote down about an order. */
export type OrderNote = { at: Date; actor: string; text: string }

export type OrderChange = Partial<Omit<OrderRecord, 'id' | 'reference' | 'createdAt' | 'updatedAt' | 'state'>>

/** What is left out does not narrow the list. `from` is included, `until` is not; both are of the placing. */
export type OrderFilter = {
  state?: OrderState | undefined
  product?: Product | undefined
  search?: OrderSearch | null | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Orders whose payment differs from their total. */
  flagged?: boolean | undefined
}

export interface OrderStore {
  /** False where an order with this idempotency key exists already; nothing is written then. */
  insert(order: OrderRecord): Promise<boolean>
  findByReference(reference: string): Promise<OrderRecord | null>
  findById(id: string): Promise<OrderRecord | null>
  findByIdempotencyKey(product: Product, key: string): Promise<OrderRecord | null>
  findByPaymentSession(sessionId: string): Promise<OrderRecord | null>
  /** The orders that an order was counted toward, paid or not. */
  creditedBy(orderId: string): Promise<OrderRecord[]>
  /** Paid ones before others, then newest first; at most 100. */
  findByEmail(email: string): Promise<OrderRecord[]>
  /** Locks the row until the transaction ends. */
  lock(id: string): Promise<OrderRecord | null>
  /** Locks every order that a payment's news could mean: of the reference (else of the page), and the one that has this payment. */
  lockForPayment(news: { orderReference: string | null; sessionId: string | null; paymentIntentId: string | null }): Promise<OrderRecord[]>
  change(id: string, change: OrderChange, at: Date): Promise<void>
  /** Writes the state with its event, and what changes with it. The caller has checked the transition. */
  moveTo(order: Pick<OrderRecord, 'id' | 'state'>, to: OrderState, event: Omit<OrderEvent, 'fromState' | 'toState'>, change?: OrderChange): Promise<void>
  /** The newest thousand, oldest first: each press of a customer can add one. */
  events(orderId: string): Promise<OrderEvent[]>
  /** Those that changed its state, likewise. */
  stateChanges(orderId: string): Promise<OrderEvent[]>
  /** How many have a cause that begins so. */
  countEvents(orderId: string, causeBegins: string): Promise<number>
  /** Writes down what happened without a change of state. */
  recordEvent(order: Pick<OrderRecord, 'id' | 'state'>, event: Omit<OrderEvent, 'fromState' | 'toState'>): Promise<void>
  /** What is known of money that went back. */
  refunds(orderId: string): Promise<RefundNews[]>
  /** Takes the place of what was known under this id. */
  putRefund(orderId: string, news: RefundNews): Promise<void>
  addNote(orderId: string, note: OrderNote): Promise<void>
  /** Oldest first. */
  notes(orderId: string): Promise<OrderNote[]>
  /** Newest first; by their address or reference where a search is for the beginning of one. So are the other lists that search. */
  page(filter: OrderFilter, ask: PageAsk): Promise<Page<OrderRecord>>
  /** Paid since the instant, the newest payment first. */
  paidSince(at: Date, limit: number): Promise<OrderRecord[]>
  /** Orders whose promise runs, the nearest first. */
  duePage(ask: PageAsk): Promise<Page<OrderRecord>>
  /** The references of these orders, by their ids. */
  references(ids: string[]): Promise<[id: string, reference: string][]>
  /** How many were placed and how many were paid on each day (UTC, YYYY-MM-DD) of a stretch, both ends included. Days that are over are counted once and kept. */
  countByDay(from: string, to: string): Promise<{ day: string; placed: number; paid: number }[]>
  /** How many are late, counted up to `most`. */
  countLate(now: Date, most: number): Promise<number>
  /** States without an order are left out. */
  countByState(): Promise<ReadonlyMap<OrderState, number>>
}

export type DeliverableRecord = Deliverable & { id: string; orderId: string }

/** `released` with files, `made` by the program, `held`, or `marked` by an operator before deliveries were recorded. */
export type DeliveryRecord = { id: string; deliverableId: string; at: Date; actor: string; how: 'released' | 'made' | 'held' | 'marked'; line: string }

/** What was written to a delivery: the options that were chosen, or what a revision should change. */
export type DeliverableComment = { id: string; deliverableId: string; at: Date; actor: string; kind: 'acceptance' | 'revision'; text: string }

export interface DeliverableStore {
  /** In the order in which they come. Whoever changes them has locked their order. */
  ofOrder(orderId: string): Promise<DeliverableRecord[]>
  insert(records: DeliverableRecord[]): Promise<void>
  save(records: DeliverableRecord[]): Promise<void>
  /** In work with a promise that falls due before the instant, the nearest first; those behind `after`. */
  dueBefore(instant: Date, limit: number, after?: { id: string; dueAt: Date }): Promise<{ id: string; orderId: string; dueAt: Date }[]>
  /** What is in work or waits, of orders that are paid for and not stopped: the nearest promise first, then what waits longest. */
  openPage(limit: number): Promise<{ deliverable: DeliverableRecord; reference: string; email: string; product: Product }[]>
  /** First delivered since the instant. */
  deliveredSince(at: Date): Promise<Pick<DeliverableRecord, 'kind' | 'kept' | 'startedAt' | 'deliveredAt'>[]>
  addDelivery(delivery: DeliveryRecord): Promise<void>
  /** Oldest first. */
  deliveries(orderId: string): Promise<DeliveryRecord[]>
  addComment(comment: DeliverableComment): Promise<void>
  /** Oldest first. */
  comments(orderId: string): Promise<DeliverableComment[]>
  /** Takes away what customers and operators wrote to these orders and their deliveries; of messages those before the instant, where one is given. */
  forgetWords(orderIds: string[], messagesBefore?: Date): Promise<void>
}

export type OrderMessageRecord = OrderMessage & {
  id: string
  orderId: string
  actor: string
  text: string
  via: 'page' | 'mail'
  /** The address of an unknown sender. */
  sender: string | null
  /** How many files came with the mail; they are not kept. */
  droppedFiles: number
}

/** `messages`: oldest first, at most `THREAD_PAGE`. */
export type ThreadPage = { messages: OrderMessageRecord[] } & ThreadPlace

/** `earlier` and `later`: messages before and behind those of the page. `unseen` and `open`: of the whole thread, whether the other side wrote what was not seen, or the customer what was not answered. */
export type ThreadPlace = { earlier: number; later: number; unseen: boolean; open: boolean }

export interface OrderMessageStore {
  /** `mailKey` names the mail it came by. False where that mail is in the thread already; nothing is written then. */
  insert(message: OrderMessageRecord & { mailKey?: string }): Promise<boolean>
  hasMail(orderId: string, mailKey: string): Promise<boolean>
  /** Oldest first: all of them, however many. */
  ofOrder(orderId: string): Promise<OrderMessageRecord[]>
  /** A page of the thread as one side sees it: the newest, or those before the message of the number `end`, counted from 0. */
  page(orderId: string, ask: { side: 'customer' | 'operator'; end?: number | undefined }): Promise<ThreadPage>
  find(orderId: string, id: string): Promise<OrderMessageRecord | null>
  /** The other side's messages are seen; those that were keep their instant. */
  markSeen(orderId: string, by: 'customer' | 'operator', at: Date): Promise<void>
  /** Every open message of the customer is answered. Returns how many were. */
  markAnswered(orderId: string, at: Date): Promise<number>
  /** How often the address of the thread was replaced. */
  replyVersion(orderId: string): Promise<number>
  /** From here on the address that its mails had opens the thread no more. */
  replaceReplyAddress(orderId: string): Promise<void>
  /** Orders whose customers wait for an answer, the longest first. */
  waiting(limit: number): Promise<{ orderId: string; since: Date }[]>
}
