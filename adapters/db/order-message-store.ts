import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { OrderMessageRecord, OrderMessageStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { orderMessages, replyAddresses } from './schema.ts'

export function orderMessageStore(db: Connection): OrderMessageStore {
  const open = and(ne(orderMessages.from, 'operator'), isNull(orderMessages.answeredAt))
  return {
    async insert(message) {
      return (await db.insert(orderMessages).values(message).onConflictDoNothing().returning({ id: orderMessages.id })).length > 0
    },
    async hasMail(orderId, mailKey) {
      return (
        (
          await db
            .select({ id: orderMessages.id })
            .from(orderMessages)
            .where(and(eq(orderMessages.orderId, orderId), eq(orderMessages.mailKey, mailKey)))
        ).length > 0
      )
    },
    async ofOrder(orderId) {
      const rows = await db.select().from(orderMessages).where(eq(orderMessages.orderId, orderId)).orderBy(asc(orderMessages.place))
      return rows.map(({ place: _place, mailKey: _mailKey, ...row }) => row as OrderMessageRecord)
    },
    async markSeen(orderId, by, at) {
      await db
        .update(orderMessages)
        .set({ seenAt: at })
        .where(and(eq(orderMessages.orderId, orderId), by === 'operator' ? ne(orderMessages.from, 'operator') : eq(orderMessages.from, 'operator'), isNull(orderMessages.seenAt)))
    },
    async markAnswered(orderId, at) {
      return (
        await db
          .update(orderMessages)
          .set({ answeredAt: at })
          .where(and(eq(orderMessages.orderId, orderId), open))
          .returning({ id: orderMessages.id })
      ).length
    },
    async replyVersion(orderId) {
      const [row] = await db.select({ version: replyAddresses.version }).from(replyAddresses).where(eq(replyAddresses.orderId, orderId))
      return row?.version ?? 0
    },
    async replaceReplyAddress(orderId) {
      await db
        .insert(replyAddresses)
        .values({ orderId, version: 1 })
        .onConflictDoUpdate({ target: replyAddresses.orderId, set: { version: sql`${replyAddresses.version} + 1` } })
    },
    async waiting(limit) {
      const since = sql<string>`min(${orderMessages.at})`
      const rows = await db.select({ orderId: orderMessages.orderId, since }).from(orderMessages).where(open).groupBy(orderMessages.orderId).orderBy(since).limit(limit)
      return rows.map((row) => ({ orderId: row.orderId, since: new Date(row.since) }))
    },
  }
}
