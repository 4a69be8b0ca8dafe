import type { SectionValues } from '../../domain/accounts/profile-fields.ts'
import type { AccountRecord, ProfileShowing } from './accounts.ts'
import type { FileRecord } from './files.ts'
import type { IntakeRecord } from './intakes.ts'
import type { MailRecord, LeadSource, LeadRecord } from './mails.ts'
import type { OwnCaseRecord } from './own-cases.ts'
import type { PersonalPetition } from './petitions.ts'
import type { WriterRecord } from './reference-letters.ts'
import type { OrderRecord, OrderNote, DeliveryRecord, DeliverableComment, OrderMessageRecord } from './orders.ts'

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
  petitions: PersonalPetition[]
  ownCases: OwnCaseRecord[]
  writers: PersonalWriter[]
  messages: OrderMessageRecord[]
  account: PersonalAccount | null
}

/** A reference letter without what opens its page. */
export type PersonalWriter = Omit<WriterRecord, 'linkKey' | 'linkUntil'>

/** An account without what opens it. */
export type PersonalAccount = Omit<AccountRecord, 'passwordHash'> & {
  profile: Record<string, SectionValues>
  showing: ProfileShowing
  sessions: { createdAt: Date; expiresAt: Date }[]
  events: { at: Date; actor: string; what: string }[]
}

/** The same, a few rows at a time: nothing is read before its turn. */
export type PersonalPages = { [Kind in Exclude<keyof PersonalData, 'account'>]: AsyncIterable<PersonalData[Kind]> } & Pick<PersonalData, 'account'>

/** What a deletion must name, without a word of it. */
export type PersonalHoldings = {
  orders: OrderMention[]
  /** Also forms of the address in orders of others. */
  intakes: { id: string; orderId: string | null }[]
  leads: { id: string }[]
  mails: { id: string; template: string }[]
  files: FileRecord[]
  notes: { id: number }[]
  account: Pick<AccountRecord, 'id' | 'roles'> | null
}

/** How much lies under one address. */
export type PersonalCounts = {
  orders: number
  /** Of the orders, those in which money moved or is on its way. */
  keptOrders: number
  intakes: number
  messages: number
  mails: number
  /** What was paid for and made is counted as `packages`. */
  files: number
  packages: number
  notes: number
  account: Pick<AccountRecord, 'roles'> | null
}

export type OrderMention = Pick<OrderRecord, 'id' | 'reference'>

export interface RetentionStore {
  /** Everything stored under the address, in normal form. */
  ofPerson(email: string): Promise<PersonalPages>
  holdingsOf(email: string): Promise<PersonalHoldings>
  /** Counted where they lie: their words are not read. `packageOwner`: the kind of owner that packages have. */
  countsOf(email: string, packageOwner: string): Promise<PersonalCounts>
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
  /** What came by mail from the address, in normal form, into threads as from nobody known. Returns the ids. */
  deleteMailedWords(email: string): Promise<string[]>
  /** Mails to operators about the address, in normal form, and mails of these causes, whoever got them. */
  mailsAbout(email: string, dedupeKeys: string[]): Promise<string[]>
  /**
   * Deletes what payments have left with us: events and test payments of `gone` orders, and events of no order that name the
   * address, in normal form. The test payments of `kept` orders lose the address. Returns the rows that are gone.
   */
  deletePayments(person: { email: string | null; gone: OrderMention[]; kept: OrderMention[] }): Promise<{ kind: 'payment-event' | 'test-payment'; rowId: string }[]>
  /** Deletes jobs that are over and carry one of these ids or words, and what waits for an order or a mail that is gone. Returns their ids. */
  deleteJobs(of: { mails: string[]; gone: OrderMention[]; words: string[] }): Promise<string[]>
  /** Those that were never paid; others, also ones paid at this moment, are kept, and those whose payment is on its way unless `pendingToo`. Answers which are gone. */
  deleteOrders(ids: string[], choice?: { pendingToo: boolean }): Promise<string[]>
  deleteFiles(ids: string[]): Promise<void>
  /** Notes on orders that were finished before the instant, or whose last step was before `unfinishedBefore`. */
  expiredNotes(before: Date, unfinishedBefore: Date, limit: number): Promise<string[]>
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
