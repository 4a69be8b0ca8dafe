/** What the use cases need from the world. Adapters implement these; `server/compose.ts` joins them. */
import type { AccountRole } from '../domain/accounts/account-roles.ts'
import type { SectionValues } from '../domain/accounts/profile-fields.ts'
import type { TextSearch } from '../domain/email-search.ts'
import type { PackagePlan } from '../domain/documents/package-plan.ts'
import type { Cents } from '../domain/money.ts'
import type { IntakeAnswers } from '../domain/intake/intake-application.ts'
import type { Deliverable } from '../domain/orders/deliverables.ts'
import type { OrderMessage } from '../domain/orders/order-messages.ts'
import type { RefundNews } from '../domain/orders/refunded-sum.ts'
import type { OrderState } from '../domain/orders/order-states.ts'
import type { DiscountKind, QuoteLine } from '../domain/pricing/quote.ts'
import type { Product } from '../domain/pricing/price-list.ts'
import type { PromoCode } from '../domain/pricing/promo-codes.ts'
import { DAY_MS } from '../domain/pricing/promotion.ts'
import type { OrderSearch } from '../domain/orders/order-search.ts'
import type { PdfRefusal, ResumeRefusal } from '../domain/resume/pdf-reading.ts'
import type { PersonFacts } from '../domain/person/person-facts.ts'
import type { ResumeFacts } from '../domain/resume/resume-facts.ts'
import type { NoticeReading } from '../domain/rfe/notice-reading.ts'
import type { Page, PageAsk } from './paging.ts'

/** Milliseconds since the epoch. */
export type Clock = { now(): number }

export type OrderRecord = {
  id: string
  reference: string
  product: Product
  state: OrderState
  email: string
  /** The parsed order entity without e-mail and code. */
  selections: Record<string, unknown>
  lines: QuoteLine[]
  linkKey: string
  discount: DiscountKind | null
  promoCode: string | null
  listCents: Cents
  discountCents: Cents
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
  /** Newest first. */
  findByEmail(email: string): Promise<OrderRecord[]>
  /** Locks the row until the transaction ends. */
  lock(id: string): Promise<OrderRecord | null>
  /** Locks every order that a payment's news could mean: of the reference (else of the page), and the one that has this payment. */
  lockForPayment(news: { orderReference: string | null; sessionId: string | null; paymentIntentId: string | null }): Promise<OrderRecord[]>
  change(id: string, change: OrderChange, at: Date): Promise<void>
  /** Writes the state with its event, and what changes with it. The caller has checked the transition. */
  moveTo(order: Pick<OrderRecord, 'id' | 'state'>, to: OrderState, event: Omit<OrderEvent, 'fromState' | 'toState'>, change?: OrderChange): Promise<void>
  events(orderId: string): Promise<OrderEvent[]>
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
  /** In work with a promise that falls due before the instant, the nearest first. */
  dueBefore(instant: Date, limit: number): Promise<Pick<DeliverableRecord, 'id' | 'orderId'>[]>
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
  /** Takes away what customers and operators wrote to these orders and their deliveries. */
  forgetWords(orderIds: string[]): Promise<void>
}

export type OrderMessageRecord = OrderMessage & { id: string; orderId: string; actor: string; text: string }

export interface OrderMessageStore {
  insert(message: OrderMessageRecord): Promise<void>
  /** Oldest first. */
  ofOrder(orderId: string): Promise<OrderMessageRecord[]>
  /** The other side's messages are seen; those that were keep their instant. */
  markSeen(orderId: string, by: OrderMessage['from'], at: Date): Promise<void>
  /** Every open message of the customer is answered. Answers how many were. */
  markAnswered(orderId: string, at: Date): Promise<number>
  /** Orders whose customers wait for an answer, the longest first. */
  waiting(limit: number): Promise<{ orderId: string; since: Date }[]>
}

export type PaymentEventRecord = {
  id: string
  provider: string
  type: string
  payload: Record<string, unknown>
  createdAt: Date
  receivedAt: Date
  handledAt: Date | null
  outcome: string | null
  orderId: string | null
}

export interface PaymentEventStore {
  /**
   * False where this event id is known already. Holds the payment until the transaction ends: its other events wait, so
   * that a refund and its payment that arrive at the same moment see each other.
   */
  insert(event: PaymentEventRecord, paymentIntentId: string | null): Promise<boolean>
  /** Holds the payment as `insert` does. */
  holdPayment(paymentIntentId: string): Promise<void>
  find(id: string): Promise<PaymentEventRecord | null>
  markHandled(id: string, outcome: string, orderId: string | null, at: Date): Promise<void>
  /** By arrival, newest first, without what the provider sent. `unmatched` narrows to those that found no order. */
  page(filter: { unmatched: boolean }, ask: PageAsk): Promise<Page<Omit<PaymentEventRecord, 'payload'>>>
  /** Whether the opening of this dispute of the order was acted on before, by this event or another of the same dispute. */
  isDisputeNoted(disputeId: string, orderId: string): Promise<boolean>
  /** Whether the end of this dispute has arrived. */
  isDisputeClosed(disputeId: string): Promise<boolean>
  /** Events about a payment that found no order when they came, oldest first. */
  unmatchedOfIntent(paymentIntentId: string): Promise<PaymentEventRecord[]>
}

export interface PromoCodeStore {
  all(): Promise<PromoCode[]>
  /** Newest first. */
  page(ask: PageAsk): Promise<Page<PromoCode>>
  /** `taken`: the product has another code of that name. What is left out of `change` stays. */
  change(code: Pick<PromoCode, 'product' | 'code'>, change: Partial<Pick<PromoCode, 'code' | 'active' | 'expiresAt'>>, at: Date): Promise<'done' | 'no-such-code' | 'taken'>
  /** False where the product has this code already. */
  add(code: PromoCode & { id: string }, at: Date): Promise<boolean>
  insert(codes: (PromoCode & { id: string })[], at: Date): Promise<void>
  /** Lets no other transaction write codes until this one ends. */
  lock(): Promise<void>
}

export type IntakeRecord = {
  id: string
  orderId: string | null
  /** 'operator': attached by hand. 'email': by the address alone, which is not done any more. */
  matchedBy: 'reference' | 'email' | 'operator' | 'none'
  email: string
  answers: IntakeAnswers
  idempotencyKey: string | null
  submittedAt: Date
}

export interface IntakeStore {
  /** False where an intake with this idempotency key exists already. */
  insert(intake: IntakeRecord): Promise<boolean>
  findByOrder(orderId: string): Promise<IntakeRecord[]>
  /** Locks the row until the transaction ends. */
  lock(id: string): Promise<IntakeRecord | null>
  setOrder(id: string, orderId: string | null, matchedBy: IntakeRecord['matchedBy']): Promise<void>
  /** Newest first. */
  page(filter: { unmatched: boolean; email?: TextSearch | null }, ask: PageAsk): Promise<Page<IntakeRecord>>
}

export type FileRecord = {
  id: string
  ownerKind: string
  ownerId: string
  role: string
  name: string
  mediaType: string
  bytes: number
  sha256: string
  storageKey: string | null
  createdAt: Date
}

export interface FileRecordStore {
  insert(files: FileRecord[]): Promise<void>
  find(id: string): Promise<FileRecord | null>
  ofOwner(ownerKind: string, ownerId: string): Promise<FileRecord[]>
  /** Those of the storage keys that a row names. */
  knownKeys(storageKeys: string[]): Promise<string[]>
  /** The files of several owners of one kind at once. */
  ofOwners(ownerKinds: string[], ownerIds: string[]): Promise<FileRecord[]>
  recordAccess(fileId: string, actor: string, at: Date): Promise<void>
  /** Who opened these files and when, newest first. */
  accesses(fileIds: string[]): Promise<{ fileId: string; actor: string; at: Date }[]>
  /** Gives files of one owner to another. The ids that were not the first owner's stay where they are. */
  handOver(ids: string[], from: { kind: string; id: string }, to: { kind: string; id: string; role?: string }): Promise<FileRecord[]>
  /** Deletes the rows of an owner's files, all or those of `ids`, and answers them. What was handed over meanwhile stays. */
  deleteOf(owner: { kind: string; id: string }, ids?: string[]): Promise<FileRecord[]>
}

export type MailRecord = {
  id: string
  dedupeKey: string
  toAddress: string
  template: string
  props: Record<string, unknown>
  state: 'queued' | 'sent' | 'kept' | 'dead' | 'stopped'
  attempts: number
  lastError: string | null
  subject: string | null
  html: string | null
  text: string | null
  createdAt: Date
  sentAt: Date | null
}

/** A mail without its body, which may carry a link that opens an account. */
export type MailSummary = Omit<MailRecord, 'props' | 'html' | 'text'>

export type MailDelivery = { state: MailRecord['state']; subject: string; html: string; text: string; sentAt: Date }

export type NewMail = Pick<MailRecord, 'id' | 'dedupeKey' | 'toAddress' | 'template' | 'props' | 'createdAt'>

export interface MailStore {
  /** False where this cause has its mail already. */
  insert(mail: NewMail): Promise<boolean>
  /** The ids of those whose cause had no mail yet. */
  insertAll(mails: NewMail[]): Promise<string[]>
  find(id: string): Promise<MailRecord | null>
  /** Whether this cause has its mail. */
  hasCause(dedupeKey: string): Promise<boolean>
  markDelivered(id: string, delivery: MailDelivery): Promise<void>
  markFailed(id: string, error: string, dead: boolean): Promise<void>
  /** Not sent because its receiver asked for no such mail. */
  markStopped(id: string): Promise<void>
  newest(limit: number): Promise<MailRecord[]>
  /** Newest first. */
  ofAddress(email: string, limit: number): Promise<MailSummary[]>
  /** Newest first. `unsettled` narrows to mails that wait or were given up; */
  page(filter: { unsettled?: 'queued' | 'dead' | undefined; email?: TextSearch | null }, ask: PageAsk): Promise<Page<MailSummary>>
  /** Puts a given-up mail back in the queue; false where it is not dead. The caller queues its job. */
  revive(id: string): Promise<boolean>
  /** True where a mail waits after a failed try and none that was written later has left: the mail server takes nothing. */
  areHeldUp(): Promise<boolean>
  /** The oldest mails that are queued since before `before` and have no job that waits or runs. */
  withoutJob(before: Date, limit: number): Promise<string[]>
}

/** Addresses that asked for no e-mail beyond what belongs to a purchase or an answer. Addresses are in normal form. */
export interface MailStopStore {
  add(email: string, at: Date): Promise<void>
  has(email: string): Promise<boolean>
}

export type IntakeDraft = {
  orderId: string
  /** Whatever is typed so far; only its form is checked. */
  answers: Record<string, Record<string, string>>
  version: number
  updatedAt: Date
}

export interface IntakeDraftStore {
  find(orderId: string): Promise<IntakeDraft | null>
  /** Writes version `known + 1`. Null where a newer version is stored already; nothing is written then. */
  save(draft: Pick<IntakeDraft, 'orderId' | 'answers' | 'updatedAt'>, known: number): Promise<number | null>
  delete(orderId: string): Promise<void>
}

export const DATA_REQUEST_KINDS = ['download', 'delete'] as const
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number]

export type DataRequest = {
  id: string
  email: string
  kind: DataRequestKind
  tokenHash: string
  createdAt: Date
  expiresAt: Date
  doneAt: Date | null
}

export interface DataRequestStore {
  insert(request: DataRequest): Promise<void>
  findByTokenHash(tokenHash: string): Promise<DataRequest | null>
  markDone(id: string, at: Date): Promise<void>
}

/** One thing that was deleted: the kind and the row's id, nothing of its content. */
export type Deletion = { at: Date; kind: string; rowId: string; cause: 'expired' | 'request' | 'orphaned' }

/** What one address has left with the product, as far as the forms hold it. */
export type PersonalData = {
  orders: OrderRecord[]
  intakes: IntakeRecord[]
  leads: LeadRecord[]
  mails: Pick<MailRecord, 'id' | 'template' | 'state' | 'subject' | 'text' | 'createdAt' | 'sentAt'>[]
  files: FileRecord[]
  notes: (OrderNote & { id: number; orderId: string })[]
  deliveries: DeliveryRecord[]
  deliveryComments: DeliverableComment[]
  messages: OrderMessageRecord[]
  account: PersonalAccount | null
}

/** An account without what opens it. */
export type PersonalAccount = Omit<AccountRecord, 'passwordHash'> & {
  profile: Record<string, SectionValues>
  showing: ProfileShowing
  sessions: { createdAt: Date; expiresAt: Date }[]
  events: { at: Date; actor: string; what: string }[]
}

export type OrderMention = Pick<OrderRecord, 'id' | 'reference'>

export interface RetentionStore {
  /** Everything stored under the address, in normal form. */
  ofPerson(email: string): Promise<PersonalData>
  /** Rows of a kind that are older than the instant; `limit` bounds one run. */
  expiredLeads(sources: readonly LeadSource[], before: Date, limit: number): Promise<string[]>
  /** Intakes whose order was finished before the instant, or that found no order and are older than it; of other orders those whose last step was before `unfinishedBefore`. */
  expiredIntakes(before: Date, unfinishedBefore: Date, limit: number): Promise<string[]>
  /** Orders that were never paid and whose last step was before the instant, or that were paid before it. */
  expiredOrders(which: 'unpaid' | 'paid', before: Date, limit: number): Promise<OrderMention[]>
  /** The intakes of orders. */
  intakesOf(orderIds: string[]): Promise<string[]>
  /** Orders that were paid; `deleteOrders` takes the others. */
  deletePaidOrders(ids: string[]): Promise<void>
  /** Events that arrived before the instant; `loose` ones belong to no order that is stored. */
  expiredPaymentEvents(which: 'loose' | 'all', before: Date, limit: number): Promise<string[]>
  deletePaymentEvents(ids: string[]): Promise<void>
  /** Test payments from before the instant whose order is gone. */
  deleteLoosePayments(before: Date): Promise<void>
  /** Orders that still hold files or words of their deliveries, by the rule of `expiredIntakes`. */
  expiredDeliveries(before: Date, unfinishedBefore: Date, limit: number): Promise<string[]>
  /** Mails of the given templates, or of all others. */
  expiredMails(which: { only: readonly string[] } | { not: readonly string[] }, before: Date, limit: number): Promise<string[]>
  expiredDrafts(before: Date, limit: number): Promise<string[]>
  deleteLeads(ids: string[]): Promise<void>
  deleteIntakes(ids: string[]): Promise<void>
  deleteMails(ids: string[]): Promise<void>
  /** Mails to operators about the address, in normal form, and mails of these causes, whoever got them. */
  mailsAbout(email: string, dedupeKeys: string[]): Promise<string[]>
  /**
   * Deletes what payments have left with us: events and test payments of `gone` orders, and events of no order that name the
   * address, in normal form. The test payments of `kept` orders lose the address. Answers the rows that are gone.
   */
  deletePayments(person: { email: string | null; gone: OrderMention[]; kept: OrderMention[] }): Promise<{ kind: 'payment-event' | 'test-payment'; rowId: string }[]>
  /** Deletes jobs that are over and carry one of these ids or words, and what waits for an order or a mail that is gone. Answers their ids. */
  deleteJobs(of: { mails: string[]; gone: OrderMention[]; words: string[] }): Promise<string[]>
  /** Those that were never paid; others, also ones paid at this moment, are kept, and those whose payment is on its way unless `pendingToo`. Answers which are gone. */
  deleteOrders(ids: string[], choice?: { pendingToo: boolean }): Promise<string[]>
  deleteFiles(ids: string[]): Promise<void>
  /** Notes on orders that were finished before the instant. */
  expiredNotes(before: Date, limit: number): Promise<string[]>
  deleteNotes(ids: string[]): Promise<void>
  /** Accounts that were made before the instant and whose mailbox was never confirmed. */
  expiredAccounts(before: Date, limit: number): Promise<string[]>
  /** With their profiles, sessions and codes. */
  deleteAccounts(ids: string[]): Promise<void>
  deleteDataRequests(before: Date): Promise<void>
  deleteFileAccesses(before: Date): Promise<void>
  log(deletions: Deletion[]): Promise<void>
  deletions(limit: number): Promise<Deletion[]>
}

export type AccountRecord = {
  id: string
  /** In normal form. */
  email: string
  passwordHash: string | null
  role: AccountRole
  firstName: string
  lastName: string
  confirmedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type MailedCode = { userId: string; purpose: 'reset' | 'confirm'; codeHash: string; createdAt: Date; expiresAt: Date }

/** How long a connection that was signed in from stays known. */
export const CONNECTION_MS = 90 * DAY_MS

export interface AccountStore {
  /** False where the address has an account already; nothing is written then. */
  insert(account: AccountRecord): Promise<boolean>
  findByEmail(email: string): Promise<AccountRecord | null>
  findById(id: string): Promise<AccountRecord | null>
  /** Locks the row until the transaction ends. */
  lock(id: string): Promise<AccountRecord | null>
  change(id: string, change: Partial<Omit<AccountRecord, 'id' | 'email' | 'createdAt'>>): Promise<void>
  /** Newest first. */
  newest(limit: number): Promise<AccountRecord[]>
  /** Newest first. */
  page(filter: { role?: AccountRole | undefined; email?: TextSearch | null }, ask: PageAsk): Promise<Page<AccountRecord>>
  openSession(session: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date }): Promise<void>
  /** The confirmed account of a session that has not ended. */
  findBySession(tokenHash: string, now: Date): Promise<AccountRecord | null>
  closeSession(tokenHash: string): Promise<void>
  closeAllSessions(userId: string): Promise<void>
  closeOtherSessions(userId: string, keptTokenHash: string): Promise<void>
  deleteEnded(now: Date): Promise<void>
  /** Remembers, or remembers anew, that the account was signed in to from this connection. */
  rememberConnection(userId: string, mark: string, at: Date): Promise<void>
  /** Those that were seen within `CONNECTION_MS`; older ones go with `deleteEnded`. */
  connectionMarks(userId: string): Promise<string[]>
  /** Takes the place of an earlier code of the same purpose. */
  putCode(code: MailedCode): Promise<void>
  /** True once: the code is gone afterwards. False where it is wrong or over. */
  takeCode(given: Pick<MailedCode, 'userId' | 'purpose' | 'codeHash'>, now: Date): Promise<boolean>
  /** Whose confirmation code this is; the code stays. */
  findByCode(given: Pick<MailedCode, 'purpose' | 'codeHash'>, now: Date): Promise<AccountRecord | null>
  profile(userId: string): Promise<Record<string, SectionValues>>
  /** Replaces one section and leaves the others. */
  saveSection(userId: string, key: string, values: SectionValues, at: Date): Promise<void>
  /** Whether a consultant's profile is to be shown, and whether an operator agreed. */
  showing(userId: string): Promise<ProfileShowing>
  setShowing(userId: string, change: Partial<ProfileShowing>, at: Date): Promise<void>
  /** Confirmed consultants with both, by name: whom customers see. */
  shownConsultants(): Promise<Consultant[]>
  /** Confirmed consultants, the newest accounts first; or only those who wait for an operator's approval, the longest first. */
  consultantPage(filter: { waiting: boolean }, ask: PageAsk): Promise<Page<Consultant>>
  /** Confirmed accounts of a role. */
  countOfRole(role: AccountRole): Promise<number>
  /** Locks the confirmed accounts of a role until the transaction ends, and counts them. */
  lockRole(role: AccountRole): Promise<number>
  recordEvent(event: { userId: string; at: Date; actor: string; what: string }): Promise<void>
  /** What operators did to an account, newest first. */
  events(userId: string): Promise<{ at: Date; actor: string; what: string }[]>
}

export type ProfileShowing = { offeredAt: Date | null; approvedAt: Date | null }
export type Consultant = { account: AccountRecord; sections: Record<string, SectionValues> } & ProfileShowing

/** A review that the operator added. */
export type StoredReview = {
  id: string
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  text: string
  /** As shown. */
  time: string
  origin: string
  shown: boolean
  createdAt: Date
  updatedAt: Date
}

export interface ReviewStore {
  insert(review: StoredReview): Promise<void>
  /** False where there is no such review. */
  change(id: string, change: Partial<Omit<StoredReview, 'id' | 'createdAt' | 'updatedAt'>>, at: Date): Promise<boolean>
  /** Newest first. */
  page(ask: PageAsk): Promise<Page<StoredReview>>
  /** Those for the page, newest first. */
  shown(limit: number): Promise<StoredReview[]>
  /** Authors of built-in reviews that are off the page. */
  hiddenBuiltIns(): Promise<ReadonlySet<string>>
  hideBuiltIn(author: string, at: Date): Promise<void>
  showBuiltIn(author: string): Promise<void>
  /** Another text whenever a review was added, changed, hidden or shown. */
  version(): Promise<string>
}

/** `null` secret: none was confirmed yet. Secrets are sealed. */
export type SecondFactorRecord = { userId: string; secret: string | null; onSince: Date | null; lastStep: number | null; pendingSecret: string | null; pendingAt: Date | null }

export interface SecondFactorStore {
  find(userId: string): Promise<SecondFactorRecord | null>
  put(userId: string, change: Partial<Omit<SecondFactorRecord, 'userId'>>): Promise<void>
  /** True where no code of this step or a later one was taken before. */
  takeStep(userId: string, step: number): Promise<boolean>
  /** With the recovery codes. */
  remove(userId: string): Promise<void>
  /** In place of all that were there. */
  putRecoveryHashes(userId: string, hashes: string[]): Promise<void>
  recoveryHashes(userId: string): Promise<string[]>
  /** True once: the code is gone afterwards. */
  takeRecoveryHash(userId: string, hash: string): Promise<boolean>
}

/** Codes of authenticator apps, and how their secrets are kept. Secrets and recovery codes are base32. */
export interface Authenticator {
  newSecret(): string
  newRecoveryCode(): string
  seal(userId: string, secret: string): string
  /** Null where it was sealed for another account or by another installation. */
  open(userId: string, sealed: string): string | null
  hashRecoveryCode(userId: string, code: string): string
  /** The time step of a code that holds at `now` (milliseconds), give or take one step; null where it does not. */
  stepOf(secret: string, code: string, now: number): number | null
  /** What an app reads from the picture. */
  address(secret: string, email: string): string
  /** A QR code: the width of its square in modules, its quiet border included, and the path of its dark ones. */
  picture(text: string): { size: number; path: string }
}

/** Hashes of passwords that are slow to guess. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long for no hash as for one. */
  verify(hash: string | null, password: string): Promise<boolean>
}

export const LEAD_SOURCES = ['generator', 'contact', 'ai-samples', 'rfe-upload', 'rfe-evaluation'] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]

export type LeadRecord = {
  id: string
  source: LeadSource
  email: string | null
  name: string | null
  message: string | null
  data: Record<string, unknown>
  createdAt: Date
  /** When it was answered, or marked as needing no answer. */
  answeredAt: Date | null
  answeredBy: string | null
}

/** Those that a person answers. */
export const ANSWERED_SOURCES = ['contact', 'rfe-upload', 'rfe-evaluation'] as const satisfies readonly LeadSource[]

export interface LeadStore {
  /** False where a lead with this dedupe key exists already; nothing is written then. */
  insert(lead: Omit<LeadRecord, 'answeredAt' | 'answeredBy'>, dedupeKey?: string): Promise<boolean>
  find(id: string): Promise<LeadRecord | null>
  /** False where it was answered before. */
  markAnswered(id: string, by: string, at: Date): Promise<boolean>
  /** Those that wait for an answer, the longest first, without what programs sent. */
  waiting(limit: number): Promise<LeadRecord[]>
  /** Newest first. */
  newest(limit: number): Promise<LeadRecord[]>
  /** Newest first. `letters` narrows to RFE letters and evaluations. */
  page(filter: { source?: LeadSource | undefined; letters?: boolean; email?: TextSearch | null; from?: Date | undefined; until?: Date | undefined }, ask: PageAsk): Promise<Page<LeadRecord>>
}

export type ExportRecord = { id: number; at: Date; actor: string; list: string; filters: Record<string, string>; rows: number | null }

/** What operators took out of the product in one piece. */
export interface ExportStore {
  start(given: Omit<ExportRecord, 'id' | 'rows'>): Promise<number>
  finish(id: number, rows: number): Promise<void>
  /** Newest first. */
  page(ask: PageAsk): Promise<Page<ExportRecord>>
}

export type OperatorAction = { id: number; at: Date; actor: string; what: string }

/** What operators did in the console. */
export interface OperatorActionStore {
  /** Written before anything is done, so that no crash loses the line; the answer is its id. */
  begin(action: Omit<OperatorAction, 'id'>): Promise<number>
  /** Says what was done. */
  finish(id: number, what: string): Promise<void>
  /** Takes the line of what was refused away. */
  drop(id: number): Promise<void>
  /** Newest first. */
  page(ask: PageAsk): Promise<Page<OperatorAction>>
}

/** `day` as YYYY-MM-DD in UTC. */
export type EventCount = { day: string; event: string; count: number }

export interface EventCountStore {
  /** Adds to what is counted already. */
  add(counts: EventCount[]): Promise<void>
  /** The counts of these events on the days from the first to the last, both included. */
  between(from: string, to: string, events: readonly string[]): Promise<EventCount[]>
}

export type SandboxPayment = {
  id: string
  orderReference: string
  email: string
  description: string
  amountCents: Cents
  refundedCents: Cents
  state: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired'
  successUrl: string
  cancelUrl: string
  createdAt: Date
}

export interface SandboxPaymentStore {
  /** Nothing is written where the page exists already. */
  insert(payment: SandboxPayment): Promise<void>
  find(id: string): Promise<SandboxPayment | null>
  /** False unless the payment was in one of the `from` states. */
  moveTo(id: string, from: SandboxPayment['state'][], to: SandboxPayment['state']): Promise<boolean>
  /** Raises what was given back to this amount in all; false where it is that much already. */
  raiseRefund(id: string, refundedCents: Cents): Promise<boolean>
}

export type CatalogEntry = {
  mode: 'test' | 'live'
  kind: 'product' | 'price' | 'coupon' | 'promotion-code' | 'payment-link'
  key: string
  providerId: string
  url: string | null
  amountCents: Cents | null
  syncedAt: Date
}

/** What exists at the payment provider, by our own keys. */
export interface PaymentCatalogStore {
  find(mode: CatalogEntry['mode'], kind: CatalogEntry['kind'], key: string): Promise<CatalogEntry | null>
  put(entry: CatalogEntry): Promise<void>
  remove(mode: CatalogEntry['mode'], kind: CatalogEntry['kind'], key: string): Promise<void>
  all(mode: CatalogEntry['mode']): Promise<CatalogEntry[]>
}

/** The work that is done later, with what each needs. A job is queued in the transaction of its cause. */
export type Jobs = {
  'send-mail': { mailId: string }
  'deliver-sandbox-event': { event: Record<string, unknown> }
  /** Makes the package of a paid NIW DIY order and mails its link. */
  'assemble-package': { orderId: string }
  /** Ends the pages that a paid order could be paid on once more. */
  'close-payment-pages': { orderId: string; pageIds: string[] }
  'refund-payment': { orderId: string; amountCents: Cents; refundedBeforeCents: Cents }
  /** Deletes what the retention table no longer keeps. */
  'delete-expired': { at?: number }
  /** Queues mails again that wait without a job. */
  'requeue-mails': { at?: number }
  /** Reminds of promises that fall due, and tells of those that were missed. */
  'watch-promises': { at?: number }
  /** Mails the operator what the day begins with. */
  'morning-digest': { at?: number }
  /** Asked for with any address, known or not: whether it is known is looked up here, after the answer. */
  'mail-order-links': { email: string }
  'mail-password-reset': { email: string }
}
export type JobName = keyof Jobs

/** Makes the archive of an order's documents. Both reject where a document of the plan is missing. */
export interface PackageMaker {
  /** Every document of the plan with its edition. */
  editions(plan: PackagePlan): Promise<{ title: string; edition: string }[]>
  make(plan: PackagePlan, facts: { orderReference: string; preparedOn: string }): Promise<Uint8Array>
}

export interface JobQueue {
  enqueue<N extends JobName>(name: N, data: Jobs[N]): Promise<void>
  /** Several jobs of one kind in one step. */
  enqueueAll<N extends JobName>(name: N, data: Jobs[N][]): Promise<void>
}

/** Counts end at 1,001: more than a thousand. `waiting` includes those that failed and wait for their next try. */
export type QueueCounts = { name: JobName; waiting: number; retrying: number; active: number; dead: number }

/** A job that failed as often as its queue allows. `error` names no person. */
export type DeadJob = { id: string; name: JobName; failedAt: Date; tries: number; error: string; mailId: string | null }

/** What the operator sees of the jobs. */
export interface JobOverview {
  queues(): Promise<QueueCounts[]>
  /** Newest first. */
  deadPage(ask: PageAsk): Promise<Page<DeadJob>>
  findDead(id: string): Promise<DeadJob | null>
  /** Puts it back in its queue; false where it is gone. */
  runAgain(job: Pick<DeadJob, 'id' | 'name'>): Promise<boolean>
  /** Removes it from those that were given up. */
  forget(job: Pick<DeadJob, 'id' | 'name'>): Promise<void>
}

/** Which runs of words were composed for whom, as keyed hashes. */
export interface ComposedRunStore {
  /** How many of the runs were composed for each person who has any. */
  countByPerson(runs: readonly string[]): Promise<{ person: string; count: number }[]>
  remember(runs: readonly string[], person: string, at: Date): Promise<void>
}

/** Everything that is stored. Inside `transaction` all of it is one unit. */
export type Stores = {
  orders: OrderStore
  deliverables: DeliverableStore
  messages: OrderMessageStore
  paymentEvents: PaymentEventStore
  promoCodes: PromoCodeStore
  intakes: IntakeStore
  files: FileRecordStore
  mails: MailStore
  leads: LeadStore
  accounts: AccountStore
  intakeDrafts: IntakeDraftStore
  mailStops: MailStopStore
  dataRequests: DataRequestStore
  retention: RetentionStore
  eventCounts: EventCountStore
  sandboxPayments: SandboxPaymentStore
  paymentCatalog: PaymentCatalogStore
  reviews: ReviewStore
  exports: ExportStore
  operatorActions: OperatorActionStore
  secondFactors: SecondFactorStore
  composedRuns: ComposedRunStore
  modelDrafts: ModelDraftStore
  jobs: JobQueue
}

/** What a draft asked of a language model cost and how it ended; no content. `costMicros`: millionths of a dollar. */
export type ModelDraftRecord = {
  id: string
  at: Date
  model: string
  task: string
  outcome: string
  ms: number
  calls: number
  inputTokens: number
  outputTokens: number
  costMicros: number
  rules: string[]
}

export interface ModelDraftStore {
  insert(draft: ModelDraftRecord): Promise<void>
  /** Millionths of a dollar, from this instant on. */
  costSince(at: Date): Promise<number>
}

export interface Database {
  stores: Stores
  /** One unit: all of it or none. Use only the stores passed in, and no network call inside. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>
  ping(): Promise<void>
  /** True where a fault means that the database is away for a while: nothing is wrong with what was asked. */
  isAway(fault: unknown): boolean
}

/** Where bytes live; keys are random and never shown. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>
  /** Null where the key is unknown. */
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
  /** Everything that lies in the store, in no order, also what a broken-off write left. Foreign things are passed over. */
  list(): AsyncIterable<StoredBytes>
}

/** 'full': files are refused so that the rest can go on; 'failing': the last one could not be written. */
export type StorageHealth = 'writable' | 'full' | 'failing'

/** A file was refused because there is no room for it. */
export class StorageFull extends Error {}

/** `key` is for `delete`; `storedAt` is the store's own time. */
export type StoredBytes = { key: string; storedAt: Date }

export type ScanResult = { kind: 'clean' } | { kind: 'infected'; name: string } | { kind: 'not-scanned' }

/** Looks for known malware. Rejects where a scanner is set up and cannot be reached: an unscanned file is then not taken. */
export interface VirusScan {
  scan(bytes: Uint8Array): Promise<ScanResult>
}

/** Of whom a document comes: documents of one visitor wait for each other, and not those of others for them. */
export type DocumentSender = { visitor: string }

/** `scanned`: recognized in pictures of pages, so that any letter may be wrong. */
export type ResumeRead = {
  kind: 'read'
  facts: ResumeFacts
  /** The same facts whole: each with its place and its certainty, results outside of positions included. */
  person: PersonFacts
  /** The lines as they were read, without sentences that speak to a machine. */
  text: string
  scanned?: true
}

/** Reads uploaded PDFs, and resumes that are Word files, in processes bounded in memory and time, since a file can be made to use up either. Never rejects. */
export interface DocumentReader {
  /** `now` (milliseconds) ends the current role. */
  readResume(bytes: Uint8Array, given: DocumentSender & { now: number }): Promise<ResumeRead | ResumeRefusal>
  readNotice(bytes: Uint8Array, given: DocumentSender): Promise<{ kind: 'read'; facts: NoticeReading } | PdfRefusal>
}

export type PaymentRequest = {
  order: OrderRecord
  /** Where the provider sends the browser afterwards. */
  successUrl: string
  cancelUrl: string
}

export type PaymentPage = { provider: string; sessionId: string | null; url: string }

/** Makes the hosted page on which an order is paid. Rejects when the provider cannot be reached. */
export interface PaymentProvider {
  createPaymentPage(request: PaymentRequest): Promise<PaymentPage>
  /** Gives back part of a payment, once per `key`. The news of it comes by webhook. Rejects when it could not be done. */
  refund(request: RefundRequest): Promise<void>
  /** Ends pages of a paid order that are still open: those named, and others of the link that it was paid by. Pages that are over stay as they are. */
  closePages(request: { order: OrderRecord; pageIds: string[] }): Promise<void>
  /** The reference of the order that a finished payment page was for; null where the provider does not know. */
  findOrderReference(sessionId: string): Promise<string | null>
}

export type RefundRequest = { order: OrderRecord; amountCents: Cents; refundedBeforeCents: Cents; key: string }

export type RateLimitAnswer =
  | { kind: 'allowed'; limit: number; remaining: number }
  | { kind: 'limited'; limit: number; retryAfterSeconds: number }

/** Counts a use against a named limit; `key` says whose. */
export interface RateLimiter {
  consume(limit: string, key: string): Promise<RateLimitAnswer>
  /** What a use would find, without counting one. */
  peek(limit: string, key: string): Promise<RateLimitAnswer>
  /** Takes back one counted use that came to nothing. */
  giveBack(limit: string, key: string): Promise<void>
}

/** Sources of chance, passed in so that rules stay pure. */
export type Chance = {
  /** Unguessable order reference. */
  reference(): string
  id(): string
  /** In [0, 1). */
  pick(): number
}
