import { count, inArray, lt } from 'drizzle-orm'
import type { ComposedRunStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { composedRuns } from './schema.ts'

export function composedRunStore(db: Connection): ComposedRunStore {
  return {
    async countByPerson(runs) {
      if (runs.length === 0) return []
      return db
        .select({ person: composedRuns.person, count: count() })
        .from(composedRuns)
        .where(inArray(composedRuns.run, [...runs]))
        .groupBy(composedRuns.person)
    },
    async remember(runs, person, at) {
      // One order of rows: two processes that write the same runs do not wait for each other in a circle.
      const rows = [...new Set(runs)].toSorted().map((run) => ({ run, person, at }))
      if (rows.length > 0) await db.insert(composedRuns).values(rows).onConflictDoNothing()
    },
    async deleteBefore(before) {
      await db.delete(composedRuns).where(lt(composedRuns.at, before))
    },
  }
}
