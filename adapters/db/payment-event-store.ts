import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { PaymentEventStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
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

export function paymentEventStore(db: Connection): PaymentEventStore {
  return {
    async insert(event) {
      const inserted = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id })
      return inserted.length > 0
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
        db.select(withoutPayload).from(paymentEvents).where(and(condition, where)).orderBy(...orderBy).limit(limit),
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
