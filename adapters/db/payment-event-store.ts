import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PaymentEventStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { paymentEvents } from './schema.ts'

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
    async newest(limit) {
      return db.select().from(paymentEvents).orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id)).limit(limit)
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
