/** What the use cases need from the world, by noun in `ports/`. Adapters implement these; `server/compose.ts` joins them. */
import type { AccountStore, SecondFactorStore } from './ports/accounts.ts'
import type { ConsultationStore } from './ports/consultations.ts'
import type { ComposedRunStore, ModelDraftStore } from './ports/drafting.ts'
import type { FileRecordStore, InstallationStore, UnpaidRoomStore, UploadStore } from './ports/files.ts'
import type { IntakeStore, IntakeDraftStore } from './ports/intakes.ts'
import type { JobQueue } from './ports/jobs.ts'
import type { MailStore, MailStopStore, LeadStore } from './ports/mails.ts'
import type { OrderStore, DeliverableStore, OrderMessageStore } from './ports/orders.ts'
import type { OwnCaseStore } from './ports/own-cases.ts'
import type { PetitionStore } from './ports/petitions.ts'
import type { WriterStore } from './ports/reference-letters.ts'
import type { PaymentEventStore, PromoCodeStore, SandboxPaymentStore, PaymentCatalogStore } from './ports/payments.ts'
import type { DataRequestStore, RetentionStore } from './ports/personal-data.ts'
import type { ReviewStore, EventCountStore, ExportStore, OperatorActionStore } from './ports/site.ts'
import type { PeopleStore } from './ports/people.ts'

export * from './ports/consultations.ts'
export * from './ports/orders.ts'
export * from './ports/payments.ts'
export * from './ports/own-cases.ts'
export * from './ports/petitions.ts'
export * from './ports/reference-letters.ts'
export * from './ports/intakes.ts'
export * from './ports/files.ts'
export * from './ports/mails.ts'
export * from './ports/personal-data.ts'
export * from './ports/accounts.ts'
export * from './ports/site.ts'
export * from './ports/jobs.ts'
export * from './ports/people.ts'
export * from './ports/drafting.ts'
export * from './ports/outside-work.ts'

/** Milliseconds since the epoch. */
export type Clock = { now(): number }

/** Everything that is stored. Inside `transaction` all of it is one unit. */
export type Stores = {
  orders: OrderStore
  consultations: ConsultationStore
  deliverables: DeliverableStore
  petitions: PetitionStore
  ownCases: OwnCaseStore
  writers: WriterStore
  messages: OrderMessageStore
  paymentEvents: PaymentEventStore
  promoCodes: PromoCodeStore
  intakes: IntakeStore
  files: FileRecordStore
  installation: InstallationStore
  uploads: UploadStore
  unpaidRoom: UnpaidRoomStore
  mails: MailStore
  leads: LeadStore
  accounts: AccountStore
  intakeDrafts: IntakeDraftStore
  mailStops: MailStopStore
  dataRequests: DataRequestStore
  retention: RetentionStore
  eventCounts: EventCountStore
  people: PeopleStore
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

export interface Database {
  stores: Stores
  /** One unit: all of it or none. Use only the stores passed in, and no network call inside. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>
  ping(): Promise<void>
  /** True where a fault means that the database is away for a while: nothing is wrong with what was asked. */
  isAway(fault: unknown): boolean
}

export type RateLimitAnswer = { kind: 'allowed'; limit: number; remaining: number } | { kind: 'limited'; limit: number; retryAfterSeconds: number }

/** Counts a use against a named limit, or several; `key` says whose. */
export interface RateLimiter {
  consume(limit: string, key: string, uses?: number): Promise<RateLimitAnswer>
  /** What a use would find, without counting one. */
  peek(limit: string, key: string): Promise<RateLimitAnswer>
  /** Takes back counted uses that came to nothing. */
  giveBack(limit: string, key: string, uses?: number): Promise<void>
  /** Removes the counts that are over. */
  clear(): Promise<void>
}

/** Sources of chance, passed in so that rules stay pure. */
export type Chance = {
  /** Unguessable order reference. */
  reference(): string
  id(): string
  /** In [0, 1). */
  pick(): number
}
