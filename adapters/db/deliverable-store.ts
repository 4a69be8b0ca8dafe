import { and, asc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { PAID_STATES } from '../../domain/orders/order-states.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import type { DeliverableComment, DeliverableRecord, DeliverableStore, DeliveryRecord } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { deliverableComments, deliverables, deliveries, orderEvents, orderMessages, orders, unpaidRoom } from './schema.ts'

export function deliverableStore(db: Connection): DeliverableStore {
  const idsOf = (orderIds: string[]) => db.select({ id: deliverables.id }).from(deliverables).where(inArray(deliverables.orderId, orderIds))
  return {
    async ofOrder(orderId) {
      const rows = await db.select().from(deliverables).where(eq(deliverables.orderId, orderId)).orderBy(asc(deliverables.position))
      return rows.map(({ position: _position, ...row }) => row as DeliverableRecord)
    },
    async insert(records) {
      if (records.length > 0) await db.insert(deliverables).values(records.map((record, position) => ({ ...record, position })))
    },
    async save(records) {
      for (const { id, orderId: _orderId, kind: _kind, number: _number, ...change } of records) await db.update(deliverables).set(change).where(eq(deliverables.id, id))
    },
    async dueBefore(instant, limit, after) {
      const { id, orderId, dueAt } = deliverables
      const behind = after === undefined ? undefined : or(gt(dueAt, after.dueAt), and(eq(dueAt, after.dueAt), gt(id, after.id)))
      const rows = await db
        .select({ id, orderId, dueAt })
        .from(deliverables)
        .where(and(lt(dueAt, instant), behind))
        .orderBy(asc(dueAt), asc(id))
        .limit(limit)
      return rows.map((row) => ({ ...row, dueAt: row.dueAt! }))
    },
    async openPage(limit) {
      const rows = await db
        .select({ deliverable: deliverables, reference: orders.reference, email: orders.email, product: orders.product })
        .from(deliverables)
        .innerJoin(orders, eq(orders.id, deliverables.orderId))
        .where(and(inArray(deliverables.state, ['in-work', 'waiting']), inArray(orders.state, [...PAID_STATES])))
        .orderBy(asc(deliverables.dueAt), asc(deliverables.waitingSince), asc(deliverables.id))
        .limit(limit)
      return rows.map(({ deliverable: { position: _position, ...one }, reference, email, product }) => ({ deliverable: one as DeliverableRecord, reference, email, product: product as Product }))
    },
    async deliveredSince(at) {
      const { kind, kept, startedAt, deliveredAt } = deliverables
      return (await db.select({ kind, kept, startedAt, deliveredAt }).from(deliverables).where(gte(deliveredAt, at))) as Pick<DeliverableRecord, 'kind' | 'kept' | 'startedAt' | 'deliveredAt'>[]
    },
    async addDelivery(delivery) {
      await db.insert(deliveries).values(delivery)
    },
    async deliveries(orderId) {
      const rows = await db
        .select()
        .from(deliveries)
        .where(inArray(deliveries.deliverableId, idsOf([orderId])))
        .orderBy(asc(deliveries.place))
      return rows.map(({ place: _place, ...row }) => row as DeliveryRecord)
    },
    async addComment(comment) {
      await db.insert(deliverableComments).values(comment)
    },
    async comments(orderId) {
      const rows = await db
        .select()
        .from(deliverableComments)
        .where(inArray(deliverableComments.deliverableId, idsOf([orderId])))
        .orderBy(asc(deliverableComments.place))
      return rows.map(({ place: _place, ...row }) => row as DeliverableComment)
    },
    async forgetWords(orderIds, messagesBefore) {
      if (orderIds.length === 0) return
      await db.delete(orderMessages).where(and(inArray(orderMessages.orderId, orderIds), messagesBefore === undefined ? undefined : lt(orderMessages.at, messagesBefore)))
      await db.delete(unpaidRoom).where(inArray(unpaidRoom.messagesOf, orderIds))
      // The names of files are the customer's words too: that there was one stays.
      await db
        .update(orderEvents)
        .set({ cause: sql`split_part(${orderEvents.cause}, ':', 1)` })
        .where(and(inArray(orderEvents.orderId, orderIds), sql`${orderEvents.cause} ~ '^(handed over|handed in|took back|attached|read the Word file)[^:]*:'`))
      await db.delete(deliverableComments).where(inArray(deliverableComments.deliverableId, idsOf(orderIds)))
      await db
        .update(deliveries)
        .set({ line: '' })
        .where(inArray(deliveries.deliverableId, idsOf(orderIds)))
    },
  }
}
