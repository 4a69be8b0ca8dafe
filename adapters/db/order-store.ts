import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { OrderEvent, OrderFilter, OrderRecord, OrderStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { emailText, keysetPage, referenceText, sameEmail, searchPage, type PagePart } from './keyset-page.ts'
import { orderDayCounts } from './order-day-counts.ts'
import { orderEvents, orderNotes, orderRefunds, orders } from './schema.ts'

type Row = typeof orders.$inferSelect

const ofReference = (reference: string): SQL => sql`${referenceText(orders.reference)} = ${reference}`

const toOrder = (row: Row) => row as OrderRecord

/** Of the history of one order that is read at once. */
const EVENTS_MAX = 1000

export function orderStore(db: Connection): OrderStore {
  const newestEvents = async (condition: SQL | undefined) => {
    const rows = await db.select().from(orderEvents).where(condition).orderBy(desc(orderEvents.id)).limit(EVENTS_MAX)
    return rows.toReversed() as OrderEvent[]
  }
  const findOne = async (condition: SQL) => {
    const [row] = await db.select().from(orders).where(condition).limit(1)
    return row ? toOrder(row) : null
  }
  return {
    async insert(order) {
      // One statement writes the order and its first event: no transaction is needed around them.
      const placed = db.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id }).getSQL()
      const noted = (await db.execute(
        sql`with placed as (${placed}) insert into ${orderEvents} (order_id, at, to_state, actor, cause)
          select id, ${order.createdAt.toISOString()}::timestamptz, ${order.state}, 'customer', 'order placed' from placed returning order_id`,
      )) as unknown as { rows: unknown[] }
      return noted.rows.length > 0
    },
    findByReference: (reference) => findOne(ofReference(reference)),
    findById: (id) => findOne(eq(orders.id, id)),
    findByPaymentSession: (sessionId) => findOne(eq(orders.paymentSessionId, sessionId)),
    findByIdempotencyKey: (product, key) => findOne(and(eq(orders.product, product), eq(orders.idempotencyKey, key))!),
    async creditedBy(orderId) {
      return (await db.select().from(orders).where(eq(orders.creditedOrderId, orderId)).orderBy(orders.createdAt, orders.id)).map(toOrder)
    },
    async findByEmail(email) {
      const rows = await db
        .select()
        .from(orders)
        .where(sameEmail(orders.email, email))
        .orderBy(sql`(${orders.paidAt} is null)`, desc(orders.createdAt), desc(orders.id))
        .limit(100)
      return rows.map(toOrder)
    },
    async lock(id) {
      const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
      return row ? toOrder(row) : null
    },
    async lockForPayment({ orderReference, sessionId, paymentIntentId }) {
      const of = orderReference !== null ? ofReference(orderReference) : sessionId !== null ? eq(orders.paymentSessionId, sessionId) : undefined
      const holder = paymentIntentId === null ? undefined : eq(orders.paymentIntentId, paymentIntentId)
      if (of === undefined && holder === undefined) return []
      return (await db.select().from(orders).where(or(of, holder)).orderBy(orders.id).for('update')).map(toOrder)
    },
    async change(id, change, at) {
      await db
        .update(orders)
        .set({ ...change, updatedAt: at })
        .where(eq(orders.id, id))
    },
    async moveTo(order, to, event, change = {}) {
      await db
        .update(orders)
        .set({ ...change, state: to, updatedAt: event.at })
        .where(eq(orders.id, order.id))
      await db.insert(orderEvents).values({ orderId: order.id, fromState: order.state, toState: to, ...event })
    },
    async recordEvent({ id, state }, event) {
      await db.insert(orderEvents).values({ orderId: id, fromState: state, toState: state, ...event })
    },
    async refunds(orderId) {
      return db.select({ refundId: orderRefunds.refundId, amountCents: orderRefunds.amountCents, at: orderRefunds.at }).from(orderRefunds).where(eq(orderRefunds.orderId, orderId))
    },
    async putRefund(orderId, news) {
      await db
        .insert(orderRefunds)
        .values({ orderId, ...news })
        .onConflictDoUpdate({ target: [orderRefunds.orderId, orderRefunds.refundId], set: { amountCents: news.amountCents, at: news.at } })
    },
    async addNote(orderId, note) {
      await db.insert(orderNotes).values({ orderId, ...note })
    },
    async notes(orderId) {
      return db.select({ at: orderNotes.at, actor: orderNotes.actor, text: orderNotes.text }).from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(orderNotes.id)
    },
    events: (orderId) => newestEvents(eq(orderEvents.orderId, orderId)),
    stateChanges: (orderId) => newestEvents(and(eq(orderEvents.orderId, orderId), sql`${orderEvents.fromState} is distinct from ${orderEvents.toState}`)),
    async countEvents(orderId, causeBegins) {
      const [row] = await db
        .select({ n: sql<number>`count(*)::int` })
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, orderId), sql`starts_with(${orderEvents.cause}, ${causeBegins})`))
      return row?.n ?? 0
    },
    page({ search, ...filter }, ask) {
      const condition = matching(filter)
      const list = { at: orders.createdAt, id: orders.id, keyOf: ({ createdAt: at, id }: OrderRecord) => ({ at, id }) }
      const select = async ({ where, orderBy, limit }: PagePart) =>
        (
          await db
            .select()
            .from(orders)
            .where(and(condition, where))
            .orderBy(...orderBy)
            .limit(limit)
        ).map(toOrder)
      if (!search) return keysetPage({ ...list, first: 'newest' }, ask, select)
      const text = search.kind === 'email' ? emailText(orders.email) : referenceText(orders.reference)
      return searchPage(db, { ...list, table: orders, text, anywhere: sql`lower(${orders.email} || ' ' || ${orders.reference})`, unique: search.kind === 'reference' }, search, ask, select)
    },
    async paidSince(at, limit) {
      return (await db.select().from(orders).where(gte(orders.paidAt, at)).orderBy(desc(orders.paidAt)).limit(limit)).map(toOrder)
    },
    duePage(ask) {
      return keysetPage({ at: orders.dueAt, id: orders.id, first: 'soonest', keyOf: (row) => ({ at: row.dueAt!, id: row.id }) }, ask, async ({ where, orderBy, limit }) =>
        (
          await db
            .select()
            .from(orders)
            .where(and(isNotNull(orders.dueAt), where))
            .orderBy(...orderBy)
            .limit(limit)
        ).map(toOrder),
      )
    },
    async references(ids) {
      if (ids.length === 0) return []
      const rows = await db.select({ id: orders.id, reference: orders.reference }).from(orders).where(inArray(orders.id, ids))
      return rows.map(({ id, reference }) => [id, reference])
    },
    countByDay: (from, to) => orderDayCounts(db, from, to),
    async countLate(now, most) {
      const late = db
        .select({ one: sql`1` })
        .from(orders)
        .where(lt(orders.dueAt, now))
        .limit(most)
        .as('late')
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(late)
      return row?.count ?? 0
    },
    async countByState() {
      const rows = await db
        .select({ state: orders.state, count: sql<number>`count(*)::int` })
        .from(orders)
        .groupBy(orders.state)
      return new Map(rows.map(({ state, count }) => [state as OrderState, count]))
    },
  }
}

function matching({ state, product, from, until, flagged }: Omit<OrderFilter, 'search'>) {
  return and(
    state === undefined ? undefined : eq(orders.state, state),
    product === undefined ? undefined : eq(orders.product, product),
    flagged ? sql`${orders.amountMismatch}` : undefined,
    from === undefined ? undefined : gte(orders.createdAt, from),
    until === undefined ? undefined : lt(orders.createdAt, until),
  )
}
