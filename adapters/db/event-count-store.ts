import { sql } from 'drizzle-orm'
import type { EventCountStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { eventCounts } from './schema.ts'

export function eventCountStore(db: Connection): EventCountStore {
  return {
    async add(day, event) {
      await db
        .insert(eventCounts)
        .values({ day, event, count: 1 })
        .onConflictDoUpdate({
          target: [eventCounts.day, eventCounts.event],
          set: { count: sql`${eventCounts.count} + 1` },
        })
    },
  }
}
