import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SectionValues } from '../../domain/accounts/profile-fields.ts'
import type { OwnCase } from '../../domain/own-case/own-case.ts'
import type { CaseFile } from '../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../domain/petition/draft.ts'
import type { ReturnedFile } from '../../domain/petition/returned-letter.ts'
import type { PlanReview } from '../../domain/plan-review/plan-review.ts'
import type { Adoption } from '../../domain/reference-letters/adoption.ts'
import type { WriterAnswers, WriterKind } from '../../domain/reference-letters/writer-questions.ts'
import type { QuoteLine } from '../../domain/pricing/quote.ts'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import { jsonb } from './storable-json.ts'

/*
 * Every index is ascending: read backwards it gives `order by … desc` as PostgreSQL means it, nulls first. drizzle writes a
 * descending index with nulls last, which serves no such query.
 *
 * Mails and payment events keep their long columns outside the row (migration 0011): lists read none of them.
 */

/** For look-ups by the whole address or by its beginning: compared byte by byte, what begins alike lies together. */
const byEmail = (name: string, email: AnyPgColumn, ...order: (AnyPgColumn | SQL)[]) => index(name).on(sql`(lower(${email}) collate "C")`, ...(order as [SQL]))

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Unguessable; who holds it may see the order. Look it up by `referenceText`, as its index has it. */
    reference: text('reference').notNull(),
    product: text('product').notNull(),
    state: text('state').notNull(),
    email: text('email').notNull(),
    selections: jsonb('selections').$type<Record<string, unknown>>().notNull(),
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    linkKey: text('link_key').notNull(),
    discount: text('discount'),
    promoCode: text('promo_code'),
    listCents: integer('list_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    creditCents: integer('credit_cents').notNull().default(0),
    /** The earlier order that was counted toward this one. */
    creditedOrderId: uuid('credited_order_id'),
    totalCents: integer('total_cents').notNull(),
    /** In the smallest unit of `paidCurrency`. */
    paidCents: integer('paid_cents'),
    /** Lower case, as the provider writes it; null before payment and in orders older than this column: U.S. dollars. */
    paidCurrency: text('paid_currency'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The provider reported another amount or currency than the order's: an operator looks at it. */
    amountMismatch: boolean('amount_mismatch').notNull().default(false),
    paymentProvider: text('payment_provider'),
    /** The provider's id of the page that was made for the order. */
    paymentSessionId: text('payment_session_id'),
    /** The provider's id of the payment itself: what a refund names. */
    paymentIntentId: text('payment_intent_id'),
    paymentUrl: text('payment_url'),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    paidAt: instant('paid_at'),
    /** When the product's promise falls due; null before payment and while paused. */
    dueAt: instant('due_at'),
    pausedReason: text('paused_reason'),
    pausedAt: instant('paused_at'),
    /** When the customer had the package of the order deleted; null while it may exist. */
    packageDeletedAt: instant('package_deleted_at'),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.product, table.idempotencyKey),
    index('orders_created').on(table.createdAt, table.id),
    // The product is looked at in the index: a search of one product reads no row that it does not show. So in the next.
    byEmail('orders_email_product', table.email, table.createdAt, table.id, table.product),
    index('orders_state_email').on(table.state, sql`(lower(${table.email}) collate "C")`, table.createdAt, table.id, table.product),
    uniqueIndex('orders_reference').on(sql`(${table.reference} collate "C")`),
    index('orders_state_created').on(table.state, table.createdAt, table.id),
    index('orders_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.dueAt} is not null`),
    index('orders_product_state_created').on(table.product, table.state, table.createdAt, table.id),
    index('orders_mismatch')
      .on(table.createdAt, table.id)
      .where(sql`${table.amountMismatch}`),
    index('orders_paid')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_credited')
      .on(table.creditedOrderId)
      .where(sql`${table.creditedOrderId} is not null`),
    index('orders_session').on(table.paymentSessionId),
    index('orders_intent')
      .on(table.paymentIntentId)
      .where(sql`${table.paymentIntentId} is not null`),
  ],
)

/**
 * How many orders were placed and paid on a day (UTC) that is over, counted once. Triggers on the orders take a day away
 * again when an order is added to it or leaves it.
 */
export const orderDays = pgTable('order_days', {
  day: date('day').primaryKey(),
  placed: integer('placed').notNull(),
  paid: integer('paid').notNull(),
})

export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    /** Who or what changed it: 'customer', 'payment', 'operator:{id}', 'job'. */
    actor: text('actor').notNull(),
    cause: text('cause').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
)

/** What a paid order owes, each thing by itself. The nearest promise also stands on the order, for its lists. */
export const deliverables = pgTable(
  'deliverables',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order in which they come. */
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
    /** Counts those of one kind from 1. */
    number: integer('number').notNull(),
    /** 'planned' | 'waiting' | 'in-work' | 'delivered' | 'accepted' | 'ended' */
    state: text('state').notNull(),
    /** What it waits for, as the customer reads it; null unless it is waiting. */
    waitsFor: text('waits_for'),
    waitingSince: instant('waiting_since'),
    /** Null unless it is in work and a time was promised. */
    dueAt: instant('due_at'),
    startedAt: instant('started_at'),
    /** Of its first delivery. */
    deliveredAt: instant('delivered_at'),
    acceptedAt: instant('accepted_at'),
    /** Whether the first delivery came in the promised time. */
    kept: boolean('kept'),
    rounds: integer('rounds').notNull().default(0),
  },
  (table) => [
    uniqueIndex('deliverables_order').on(table.orderId, table.position),
    index('deliverables_open')
      .on(table.dueAt, table.waitingSince, table.id)
      .where(sql`${table.state} in ('in-work', 'waiting')`),
    index('deliverables_delivered')
      .on(table.deliveredAt)
      .where(sql`${table.deliveredAt} is not null`),
    index('deliverables_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.dueAt} is not null`),
  ],
)

/** Each act by which something was delivered. Its files belong to the order (owner 'delivery') and have its id as their role. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid('id').primaryKey(),
    deliverableId: uuid('deliverable_id')
      .notNull()
      .references(() => deliverables.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    /** 'released' with files | 'made' by the program | 'held' | 'marked' by an operator before deliveries were recorded */
    how: text('how').notNull(),
    /** What the operator wrote to it. */
    line: text('line').notNull(),
    /** Which came after which, also at one instant. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index('deliveries_deliverable').on(table.deliverableId, table.place)],
)

/** What customers wrote to a delivery: the options they chose, or what a revision should change. */
export const deliverableComments = pgTable(
  'deliverable_comments',
  {
    id: uuid('id').primaryKey(),
    deliverableId: uuid('deliverable_id')
      .notNull()
      .references(() => deliverables.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    /** 'acceptance' | 'revision' */
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    /** Which came after which, also at one instant. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index('deliverable_comments_deliverable').on(table.deliverableId, table.place)],
)

/** The thread of an order, both ways. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** 'customer' | 'operator' | 'unknown', who wrote by mail from an address that is not the customer's. */
    from: text('from_side').notNull(),
    actor: text('actor').notNull(),
    text: text('text').notNull(),
    /** 'page' | 'mail' */
    via: text('via').notNull().default('page'),
    /** The address of an unknown sender. */
    sender: text('sender'),
    /** Files that came with a mail and were not kept. */
    droppedFiles: integer('dropped_files').notNull().default(0),
    /** Hash of the mail's own id: the same mail that comes again finds its row. */
    mailKey: text('mail_key'),
    /** When the other side first saw it. */
    seenAt: instant('seen_at'),
    /** Of a customer's: when it was answered, or marked as needing no answer. */
    answeredAt: instant('answered_at'),
    /** Which came after which, also at one instant. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('order_messages_order').on(table.orderId, table.place),
    index('order_messages_open')
      .on(table.at, table.id)
      .where(sql`${table.from} <> 'operator' and ${table.answeredAt} is null`),
    uniqueIndex('order_messages_mail')
      .on(table.orderId, table.mailKey)
      .where(sql`${table.mailKey} is not null`),
  ],
)

/** Threads whose reply address was replaced, with how often; the first address of all others holds. */
export const replyAddresses = pgTable('reply_addresses', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
})

/** What is known of the petition of an order. */
export const petitionCases = pgTable('petition_cases', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  file: jsonb('file').$type<CaseFile>().notNull(),
  /** With which wording the letter is composed; chosen at the first draft. */
  seed: text('seed'),
  /** Counts the changes. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What a customer of the package says of his or her own case; documents are made of it at each download. */
export const ownCases = pgTable('own_cases', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  own: jsonb('own').$type<OwnCase>().notNull(),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Every state that a letter was in; none is changed afterwards. */
export const petitionRevisions = pgTable(
  'petition_revisions',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Counts those of an order from 1. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    cause: text('cause').notNull(),
    /** The ids of its blocks in their order. */
    outline: jsonb('outline').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

/** The blocks that a revision changed; a block of a revision is its newest up to that one. */
export const petitionBlocks = pgTable(
  'petition_blocks',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    blockId: text('block_id').notNull(),
    revision: integer('revision').notNull(),
    block: jsonb('block').$type<DraftBlock>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.blockId, table.revision] })],
)

/** Findings that an operator set aside, each with a reason. The key holds the words it is about. */
export const petitionWaivers = pgTable(
  'petition_waivers',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.key] })],
)

/** Who writes a reference letter: what they answered, their own text, and under which name they adopted it. */
export const referenceWriters = pgTable(
  'reference_writers',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Counts those of an order from 1; a number is not given twice. */
    number: integer('number').notNull(),
    kind: text('kind').$type<WriterKind>().notNull(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    /** What the customer or operator says of the writer; the writer does not see it. */
    relation: text('relation').notNull(),
    petitioner: text('petitioner').notNull(),
    /** Of the petition's case; null where the order has none. */
    exhibitId: text('exhibit_id'),
    deliverableId: uuid('deliverable_id'),
    /** A part of the private link; null while there is none. Another key makes every earlier link void. */
    linkKey: text('link_key'),
    linkUntil: instant('link_until'),
    answers: jsonb('answers').$type<WriterAnswers>().notNull(),
    /** The letter in the writer's own words; null while it is made from the answers. */
    text: text('text'),
    /** Counts the changes of the letter. */
    version: integer('version').notNull(),
    adopted: jsonb('adopted').$type<Adoption>(),
    openedAt: instant('opened_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('reference_writers_order_number').on(table.orderId, table.number)],
)

/** The review of a customer's business plan, as it stands. */
export const planReviews = pgTable('plan_reviews', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  review: jsonb('review').$type<PlanReview>().notNull(),
  /** Counts the changes. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The newest Word file of a letter that came back: what differs in it, and what became of each. */
export const petitionReturns = pgTable('petition_returns', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  returned: jsonb('returned').$type<ReturnedFile>().notNull(),
  /** Counts the changes. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What a customer says of a paragraph of the letter that was delivered. */
export const petitionComments = pgTable(
  'petition_comments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The revision in which the customer saw it. */
    revision: integer('revision').notNull(),
    blockId: text('block_id').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    /** What was done about it; null while it is open. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
  },
  (table) => [index('petition_comments_order').on(table.orderId, table.at)],
)

/** For how long an operator worked at a step of an order on a day (UTC). */
export const workTimes = pgTable(
  'work_times',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    actor: text('actor').notNull(),
    step: text('step').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.actor, table.step, table.day] })],
)

/** Which revision a delivery was made from, with the figures of its check report. */
export const petitionReleases = pgTable('petition_releases', {
  deliveryId: uuid('delivery_id')
    .primaryKey()
    .references(() => deliveries.id, { onDelete: 'cascade' }),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
  report: jsonb('report').$type<Record<string, number>>().notNull(),
})

/** What the provider told of money that went back, each once: by the refund's own id, and of the payment as a whole. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The provider's id of a refund that came back, or 'payment' for what went back in all. */
    refundId: text('refund_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** When the provider made the news. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.refundId] })],
)

/** What operators write down about an order for each other. The customer gets it with a download of their data. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.id)],
)

export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's event id: a second arrival of the same event finds its row. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    outcome: text('outcome'),
    orderId: uuid('order_id'),
  },
  (table) => [
    index('payment_events_received').on(table.receivedAt, table.id),
    index('payment_events_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('payment_events_open')
      .on(table.receivedAt, table.id)
      .where(sql`${table.orderId} is null`),
    index('payment_events_unmatched')
      .on(sql`(${table.payload} #>> '{data,object,payment_intent}')`)
      .where(sql`${table.orderId} is null`),
  ],
)

/** What `npm run stripe:sync` made in the Stripe account: prices, coupons, codes and payment links, by our own keys. */
export const paymentCatalog = pgTable(
  'payment_catalog',
  {
    /** 'test' | 'live': the two halves of an account share nothing. */
    mode: text('mode').notNull(),
    /** 'product' | 'price' | 'coupon' | 'promotion-code' | 'payment-link' */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    providerId: text('provider_id').notNull(),
    url: text('url'),
    /** What it charges without a code; null where it charges nothing itself. */
    amountCents: integer('amount_cents'),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mode, table.kind, table.key] })],
)

export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  orderReference: text('order_reference').notNull(),
  email: text('email').notNull(),
  description: text('description').notNull(),
  amountCents: integer('amount_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  /** 'open' | 'paid' | 'failed' | 'cancelled' | 'expired' */
  state: text('state').notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: uuid('id').primaryKey(),
    product: text('product').notNull(),
    kind: text('kind').notNull(),
    code: text('code').notNull(),
    active: boolean('active').notNull().default(true),
    /** From this instant on it is refused; null for no end. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('promo_codes_code').on(table.product, table.code), index('promo_codes_created').on(table.createdAt, table.id)],
)

export const intakes = pgTable(
  'intakes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** How it found its order: 'reference', 'operator', in older rows 'email', or 'none' for the operator to settle. */
    matchedBy: text('matched_by').notNull(),
    email: text('email').notNull(),
    answers: jsonb('answers').$type<IntakeAnswers>().notNull(),
    idempotencyKey: text('idempotency_key').unique(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [
    index('intakes_order').on(table.orderId),
    index('intakes_submitted').on(table.submittedAt, table.id),
    index('intakes_unmatched')
      .on(table.submittedAt, table.id)
      .where(sql`${table.matchedBy} = 'none'`),
    byEmail('intakes_email', table.email, table.submittedAt, table.id),
  ],
)

export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    /** 'intake' | 'rfe-upload' | 'rfe-evaluation' | 'package' … with the id of the row it belongs to. */
    ownerKind: text('owner_kind').notNull(),
    ownerId: uuid('owner_id').notNull(),
    role: text('role').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** Where the file store keeps it; null once its retention has ended. */
    storageKey: text('storage_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('files_of_owner').on(table.ownerId, table.ownerKind)],
)

/** Files of orders that are on their way. Their pieces are files (owner 'order-upload-chunk') until the whole takes their place. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    need: text('need').notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [index('uploads_order').on(table.orderId), index('uploads_touched').on(table.touchedAt)],
)

export const fileAccesses = pgTable(
  'file_accesses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: uuid('file_id').notNull(),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
  },
  (table) => [index('file_accesses_file').on(table.fileId, table.id), index('file_accesses_at').on(table.at)],
)

/** What operators took out of the product in one piece: who, when, which list with which filters, how many rows. */
export const exports = pgTable(
  'exports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    list: text('list').notNull(),
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
    /** Null while it is being sent, or where it was broken off. */
    rows: integer('rows'),
  },
  (table) => [index('exports_at').on(table.at, table.id)],
)

/** What operators did in the console: who, when, what. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    what: text('what').notNull(),
  },
  (table) => [index('operator_actions_at').on(table.at, table.id)],
)

export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** One mail per cause: a repeated cause finds its row. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    toAddress: text('to_address').notNull(),
    template: text('template').notNull(),
    props: jsonb('props').$type<Record<string, unknown>>().notNull(),
    /** 'queued' | 'sent' (handed to SMTP) | 'kept' (local mailbox) | 'dead' (gave up) */
    state: text('state').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_created').on(table.createdAt, table.id),
    index('mails_unsettled')
      .on(table.state, table.createdAt, table.id)
      .where(sql`${table.state} in ('queued', 'dead')`),
    byEmail('mails_address', table.toAddress, table.createdAt, table.id),
    // What operators were told of a person.
    index('mails_about')
      .on(sql`(lower(${table.props} ->> 'email') collate "C")`)
      .where(sql`${table.template} in ('operator-contact', 'operator-intake', 'operator-rfe', 'operator-order-paid', 'operator-order-notice')`),
  ],
)

export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    source: text('source').notNull(),
    email: text('email'),
    name: text('name'),
    message: text('message'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The same form sent twice finds its row; null where nothing can come twice. */
    dedupeKey: text('dedupe_key').unique(),
    createdAt: instant('created_at').notNull(),
    /** When it was answered, or marked as needing no answer; `answeredBy` says who did. */
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
  },
  (table) => [
    index('leads_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.answeredAt} is null and ${table.source} in ('contact', 'rfe-upload', 'rfe-evaluation')`),
    index('leads_created').on(table.createdAt, table.id),
    index('leads_source').on(table.source, table.createdAt, table.id),
    byEmail('leads_email', table.email, table.createdAt, table.id),
  ],
)

/** A started intake form, kept so that it can be finished on another device. One per order; gone once it is sent. */
export const intakeDrafts = pgTable('intake_drafts', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  answers: jsonb('answers').$type<Record<string, Record<string, string>>>().notNull(),
  /** Counts the saves: a device that has an older version is told before it writes over a newer one. */
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/**
 * What takes space and belongs to no paid order, in bytes: forms that name none, and the forms, started forms and messages of
 * orders that nobody has paid yet. A row goes with what it counts.
 */
export const unpaidRoom = pgTable(
  'unpaid_room',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id')
      .unique()
      .references(() => leads.id, { onDelete: 'cascade' }),
    intakeId: uuid('intake_id')
      .unique()
      .references(() => intakes.id, { onDelete: 'cascade' }),
    /** The order of a started form. */
    draftOf: uuid('draft_of')
      .unique()
      .references(() => intakeDrafts.orderId, { onDelete: 'cascade' }),
    /** The order of the messages, all of them together. */
    messagesOf: uuid('messages_of')
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [check('unpaid_room_is_of_one', sql`num_nonnulls(${table.leadId}, ${table.intakeId}, ${table.draftOf}, ${table.messagesOf}) = 1`)],
)

/** Addresses that asked for no e-mail beyond what belongs to a purchase or an answer. */
export const mailStops = pgTable('mail_stops', {
  email: text('email').primaryKey(),
  at: instant('at').notNull(),
})

/** Requests to download or delete one's data. Only the hash of the mailed token is kept. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    kind: text('kind').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [index('data_requests_created').on(table.createdAt)],
)

/** What was deleted, when and why: the kind and the row's id, nothing of its content. */
export const deletionLog = pgTable(
  'deletion_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    rowId: text('row_id').notNull(),
    /** 'expired' | 'request' | 'orphaned' */
    cause: text('cause').notNull(),
  },
  (table) => [index('deletion_log_at').on(table.at, table.id)],
)

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** In normal form. */
    email: text('email').notNull().unique(),
    /** Argon2id; null until the owner of the mailbox chose a password. */
    passwordHash: text('password_hash'),
    /** 'operator' | 'consultant'; none of a customer. */
    roles: text('roles')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** When the mailbox was shown to be theirs; null opens nothing. */
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('users_created').on(table.createdAt, table.id),
    index('users_operators')
      .on(table.createdAt, table.id)
      .where(sql`'operator' = any(${table.roles})`),
    index('users_consultants')
      .on(table.createdAt, table.id)
      .where(sql`'consultant' = any(${table.roles})`),
    byEmail('users_email', table.email, table.createdAt, table.id),
  ],
)

/** What operators did to an account: who, when, what. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
    what: text('what').notNull(),
  },
  (table) => [index('account_events_user').on(table.userId, table.id)],
)

/** Who is signed in. Only the hash of a token is kept; a revoked session is a deleted row. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/** From which connections an account was signed in to: guesses from elsewhere do not lock these out. Only marks of them are kept. */
export const accountConnections = pgTable(
  'account_connections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mark: text('mark').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mark] }), index('account_connections_seen').on(table.seenAt)],
)

/** The second factor of an account. The secrets are sealed with the installation's own: a copy of the database opens nothing. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null until the first one was confirmed with a code. */
  secret: text('secret'),
  onSince: instant('on_since'),
  /** The time step of the last code that was taken: it and earlier ones open nothing again. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Shown, but not confirmed yet. */
  pendingSecret: text('pending_secret'),
  pendingAt: instant('pending_at'),
})

/** Each takes the place of a code of the second factor once: a used one is a deleted row. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Codes that were mailed to confirm an address or to choose a new password: at most one of a kind per account. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'reset' | 'confirm' */
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] }), index('password_resets_code').on(table.codeHash)],
)

/** Half hours that consultants and operators offer for consultations. An order has the one that it booked. */
export const consultationTimes = pgTable(
  'consultation_times',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    /** A link or a phone number, for who booked it; may be empty. */
    place: text('place').notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    bookedAt: instant('booked_at'),
    /** Rises with each booking and each return. */
    changes: integer('changes').notNull().default(0),
  },
  (table) => [
    uniqueIndex('consultation_times_user').on(table.userId, table.startsAt),
    uniqueIndex('consultation_times_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('consultation_times_starts').on(table.startsAt, table.id),
  ],
)

export const tutorProfiles = pgTable(
  'tutor_profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The values of each saved section, by its key. */
    sections: jsonb('sections').$type<Record<string, SectionValues>>().notNull(),
    /** When the consultant asked to be shown to customers; null while not. */
    offeredAt: instant('offered_at'),
    /** When an operator agreed; null while not. Customers see a profile with both. */
    approvedAt: instant('approved_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('tutor_profiles_waiting')
      .on(table.offeredAt, table.userId)
      .where(sql`${table.offeredAt} is not null and ${table.approvedAt} is null`),
  ],
)

/** Reviews that the operator added; the built-in ones are content. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** As shown, for example 'June 2026'. */
    time: text('time').notNull(),
    /** Where it was published or how it was received: for the operator. */
    origin: text('origin').notNull(),
    shown: boolean('shown').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('reviews_created').on(table.createdAt, table.id)],
)

/** Built-in reviews that the operator took off the page, by their author. */
export const hiddenReviews = pgTable('hidden_reviews', {
  author: text('author').primaryKey(),
  at: instant('at').notNull(),
})

/** First-party counts of named events: a day, a name, a number, and nothing about a person. */
export const eventCounts = pgTable(
  'event_counts',
  {
    day: date('day').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.event] })],
)

/** What people did today, each under a code that is deleted with the day (`usecases/follow-people.ts`). */
export const dayPeople = pgTable(
  'day_people',
  {
    day: date('day').notNull(),
    person: text('person').notNull(),
    /** Bits of `domain/funnel/people.ts`. */
    steps: integer('steps').notNull(),
    source: text('source'),
  },
  (table) => [primaryKey({ columns: [table.day, table.person] })],
)

/** How many people of a day that is over came from there and did these steps. */
export const dayPaths = pgTable(
  'day_paths',
  {
    day: date('day').notNull(),
    source: text('source').notNull(),
    steps: integer('steps').notNull(),
    people: integer('people').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.steps] })],
)

/** Where orders came from: the source of the visit on the day on which they were placed. */
export const orderSources = pgTable(
  'order_sources',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    day: date('day').notNull(),
    /** Gone when the day is over. */
    person: text('person'),
  },
  (table) => [
    index('order_sources_open')
      .on(table.day)
      .where(sql`${table.person} is not null`),
  ],
)

/** One row for each draft asked of a language model: what it cost and how it ended, and no word of it. */
export const modelDrafts = pgTable(
  'model_drafts',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    model: text('model').notNull(),
    task: text('task').notNull(),
    outcome: text('outcome').notNull(),
    ms: integer('ms').notNull(),
    calls: integer('calls').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a dollar, by the prices of the settings. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    /** Names of the rules the first answer broke. */
    rules: jsonb('rules').$type<string[]>().notNull(),
  },
  (table) => [index('model_drafts_at').on(table.at)],
)

/** Keyed hashes of runs of words that were composed for somebody: they tell likeness and hold no content. */
export const composedRuns = pgTable(
  'composed_runs',
  {
    run: text('run').notNull(),
    /** Keyed hash of whom it was composed for. */
    person: text('person').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.run, table.person] })],
)

/** One row: who the installation is, for what it shares with others. */
export const installation = pgTable('installation', { single: boolean('single').primaryKey().default(true), id: uuid('id').notNull() }, (table) => [check('installation_is_one', sql`${table.single}`)])

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: timestamp('expire', { withTimezone: true }),
})
