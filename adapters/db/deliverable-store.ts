import { asc, eq, inArray } from 'drizzle-orm'
import type { DeliverableComment, DeliverableRecord, DeliverableStore, DeliveryRecord } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { deliverableComments, deliverables, deliveries } from './schema.ts'

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
    async addDelivery(delivery) {
      await db.insert(deliveries).values(delivery)
    },
    async deliveries(orderId) {
      const rows = await db.select().from(deliveries).where(inArray(deliveries.deliverableId, idsOf([orderId]))).orderBy(asc(deliveries.place))
      return rows.map(({ place: _place, ...row }) => row as DeliveryRecord)
    },
    async addComment(comment) {
      await db.insert(deliverableComments).values(comment)
    },
    async comments(orderId) {
      const rows = await db.select().from(deliverableComments).where(inArray(deliverableComments.deliverableId, idsOf([orderId]))).orderBy(asc(deliverableComments.place))
      return rows.map(({ place: _place, ...row }) => row as DeliverableComment)
    },
    async forgetWords(orderIds) {
      if (orderIds.length === 0) return
      await db.delete(deliverableComments).where(inArray(deliverableComments.deliverableId, idsOf(orderIds)))
      await db.update(deliveries).set({ line: '' }).where(inArray(deliveries.deliverableId, idsOf(orderIds)))
    },
  }
}
