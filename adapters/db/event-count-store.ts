import { and, between, inArray, sql } from 'drizzle-orm'
import type { EventCountStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { eventCounts } from './schema.ts'

export function eventCountStore(db: Connection): EventCountStore {
  return {
    async add(counts) {
      if (counts.length === 0) return
      // One order of rows: two processes that write the same days do not wait for each other in a circle.
      const rows = counts.toSorted((one, other) => (one.day + one.event < other.day + other.event ? -1 : 1))
      await db
        .insert(eventCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [eventCounts.day, eventCounts.event],
          set: { count: sql`${eventCounts.count} + excluded.count` },
        })
    },
    async between(from, to, events) {
      return db
        .select()
        .from(eventCounts)
        .where(and(between(eventCounts.day, from, to), inArray(eventCounts.event, [...events])))
    },
  }
}
