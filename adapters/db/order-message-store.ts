import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { OrderMessageRecord, OrderMessageStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { orderMessages } from './schema.ts'

export function orderMessageStore(db: Connection): OrderMessageStore {
  const open = and(eq(orderMessages.from, 'customer'), isNull(orderMessages.answeredAt))
  return {
    async insert(message) {
      await db.insert(orderMessages).values(message)
    },
    async ofOrder(orderId) {
      const rows = await db.select().from(orderMessages).where(eq(orderMessages.orderId, orderId)).orderBy(asc(orderMessages.place))
      return rows.map(({ place: _place, ...row }) => row as OrderMessageRecord)
    },
    async markSeen(orderId, by, at) {
      await db.update(orderMessages).set({ seenAt: at }).where(and(eq(orderMessages.orderId, orderId), ne(orderMessages.from, by), isNull(orderMessages.seenAt)))
    },
    async markAnswered(orderId, at) {
      return (await db.update(orderMessages).set({ answeredAt: at }).where(and(eq(orderMessages.orderId, orderId), open)).returning({ id: orderMessages.id })).length
    },
    async waiting(limit) {
      const since = sql<string>`min(${orderMessages.at})`
      const rows = await db.select({ orderId: orderMessages.orderId, since }).from(orderMessages).where(open).groupBy(orderMessages.orderId).orderBy(since).limit(limit)
      return rows.map((row) => ({ orderId: row.orderId, since: new Date(row.since) }))
    },
  }
}
