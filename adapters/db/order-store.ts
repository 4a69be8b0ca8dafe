import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { OrderEvent, OrderRecord, OrderStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { decodePageKey, encodePageKey } from './page-key.ts'
import { orderEvents, orders } from './schema.ts'

type Row = typeof orders.$inferSelect

const toOrder = (row: Row) => row as OrderRecord

export function orderStore(db: Connection): OrderStore {
  const findOne = async (condition: ReturnType<typeof eq>) => {
    const [row] = await db.select().from(orders).where(condition).limit(1)
    return row ? toOrder(row) : null
  }
  return {
    async insert(order) {
      const inserted = await db.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id })
      if (inserted.length === 0) return false
      await db.insert(orderEvents).values({
        orderId: order.id,
        at: order.createdAt,
        fromState: null,
        toState: order.state,
        actor: 'customer',
        cause: 'order placed',
      })
      return true
    },
    findByReference: (reference) => findOne(eq(orders.reference, reference)),
    findById: (id) => findOne(eq(orders.id, id)),
    findByPaymentSession: (sessionId) => findOne(eq(orders.paymentSessionId, sessionId)),
    findByPaymentIntent: (intentId) => findOne(eq(orders.paymentIntentId, intentId)),
    findByIdempotencyKey: (product, key) => findOne(and(eq(orders.product, product), eq(orders.idempotencyKey, key))!),
    async findByEmail(email) {
      const rows = await db.select().from(orders).where(eq(orders.email, email)).orderBy(desc(orders.createdAt)).limit(100)
      return rows.map(toOrder)
    },
    async lock(id) {
      const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
      return row ? toOrder(row) : null
    },
    async change(id, change, at) {
      await db
        .update(orders)
        .set({ ...change, updatedAt: at })
        .where(eq(orders.id, id))
    },
    async moveTo(order, to, event) {
      await db.update(orders).set({ state: to, updatedAt: event.at }).where(eq(orders.id, order.id))
      await db.insert(orderEvents).values({ orderId: order.id, fromState: order.state, toState: to, ...event })
    },
    async events(orderId) {
      const rows = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)
      return rows as OrderEvent[]
    },
    async due(limit) {
      const rows = await db.select().from(orders).where(isNotNull(orders.dueAt)).orderBy(orders.dueAt, orders.id).limit(limit)
      return rows.map(toOrder)
    },
    async page({ states, after, limit, search = '' }) {
      const key = after === null ? null : decodePageKey(after)
      const rows = await db
        .select()
        .from(orders)
        .where(
          and(
            states.length > 0 ? inArray(orders.state, states) : undefined,
            // `position` takes the text as it is: no letter of it is a pattern.
            search === '' ? undefined : sql`(position(${search.toLowerCase()} in lower(${orders.email})) > 0 or position(${search.toUpperCase()} in ${orders.reference}) > 0)`,
            key ? sql`(${orders.createdAt}, ${orders.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)` : undefined,
          ),
        )
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit + 1)
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return { orders: shown.map(toOrder), next: rows.length > limit && last ? encodePageKey(last.createdAt, last.id) : null }
    },
  }
}
