import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { PaymentEventStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { keysetPage } from './keyset-page.ts'
import { paymentEvents } from './schema.ts'

const withoutPayload = {
  id: paymentEvents.id,
  provider: paymentEvents.provider,
  type: paymentEvents.type,
  createdAt: paymentEvents.createdAt,
  receivedAt: paymentEvents.receivedAt,
  handledAt: paymentEvents.handledAt,
  outcome: paymentEvents.outcome,
  orderId: paymentEvents.orderId,
}

/** Waits for other transactions with news of this payment; freed with the transaction. */
const holding = (paymentIntentId: string) => sql`pg_advisory_xact_lock(hashtextextended(${paymentIntentId}, 0))`

export function paymentEventStore(db: Connection): PaymentEventStore {
  return {
    async insert(event, paymentIntentId) {
      const id = paymentIntentId === null ? event.id : sql`(select ${event.id} from (select ${holding(paymentIntentId)}) as held)`
      const inserted = await db
        .insert(paymentEvents)
        .values({ ...event, id: id as string })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id })
      return inserted.length > 0
    },
    async holdPayment(paymentIntentId) {
      await db.execute(sql`select ${holding(paymentIntentId)}`)
    },
    async isDisputeNoted(disputeId, orderId) {
      const found = await db
        .select({ id: paymentEvents.id })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.type, 'charge.dispute.created'), eq(paymentEvents.orderId, orderId), sql`${paymentEvents.payload} #>> '{data,object,id}' = ${disputeId}`))
        .limit(1)
      return found.length > 0
    },
    async isDisputeClosed(disputeId) {
      const found = await db
        .select({ id: paymentEvents.id })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.type, 'charge.dispute.closed'), sql`${paymentEvents.payload} #>> '{data,object,id}' = ${disputeId}`))
        .limit(1)
      return found.length > 0
    },
    async find(id) {
      const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
      return row ?? null
    },
    async markHandled(id, outcome, orderId, at) {
      await db.update(paymentEvents).set({ handledAt: at, outcome, orderId }).where(eq(paymentEvents.id, id))
    },
    page({ unmatched }, ask) {
      const condition = unmatched ? isNull(paymentEvents.orderId) : undefined
      return keysetPage({ at: paymentEvents.receivedAt, id: paymentEvents.id, first: 'newest', keyOf: ({ receivedAt: at, id }) => ({ at, id }) }, ask, ({ where, orderBy, limit }) =>
        db
          .select(withoutPayload)
          .from(paymentEvents)
          .where(and(condition, where))
          .orderBy(...orderBy)
          .limit(limit),
      )
    },
    async unmatchedOfIntent(paymentIntentId) {
      return db
        .select()
        .from(paymentEvents)
        .where(and(isNull(paymentEvents.orderId), sql`${paymentEvents.payload} #>> '{data,object,payment_intent}' = ${paymentIntentId}`))
        .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id))
    },
  }
}
