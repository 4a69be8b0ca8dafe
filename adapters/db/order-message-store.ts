import { and, asc, count, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { THREAD_PAGE } from '../../domain/orders/order-messages.ts'
import type { OrderMessageRecord, OrderMessageStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { orderMessages, replyAddresses } from './schema.ts'

const toMessage = ({ place: _place, mailKey: _mailKey, ...row }: typeof orderMessages.$inferSelect) => row as OrderMessageRecord

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
      return rows.map(toMessage)
    },
    async page(orderId, { side, end }) {
      // What came from an unknown address is for operators.
      const seen = and(eq(orderMessages.orderId, orderId), side === 'customer' ? ne(orderMessages.from, 'unknown') : undefined)
      const unseen = and(isNull(orderMessages.seenAt), side === 'operator' ? ne(orderMessages.from, 'operator') : eq(orderMessages.from, 'operator'))
      const some = (condition: SQL | undefined) => sql<boolean>`coalesce(bool_or(${condition}), false)`
      const [counted] = await db
        .select({ all: count(), unseen: some(unseen), open: some(open) })
        .from(orderMessages)
        .where(seen)
      const all = counted?.all ?? 0
      const stop = Math.min(end ?? all, all)
      const start = Math.max(0, stop - THREAD_PAGE)
      const rows = await db
        .select()
        .from(orderMessages)
        .where(seen)
        .orderBy(asc(orderMessages.place))
        .offset(start)
        .limit(stop - start)
      return { messages: rows.map(toMessage), earlier: start, later: all - stop, unseen: counted?.unseen ?? false, open: counted?.open ?? false }
    },
    async find(orderId, id) {
      const [row] = await db
        .select()
        .from(orderMessages)
        .where(and(eq(orderMessages.orderId, orderId), sql`${orderMessages.id}::text = ${id}`))
      return row === undefined ? null : toMessage(row)
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
