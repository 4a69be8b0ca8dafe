import { dayOf } from '../domain/calendar-day.ts'
import type { Clock, Database, EventCount } from './ports.ts'

export type EventCounter = {
  count(event: string): void
  /** Writes what was counted since the last time; what could not be written is kept for the next. */
  flush(): Promise<void>
}

/**
 * Counts named events by the day, in memory, so that a busy page costs the database one row now and then. What was counted
 * after the last flush is lost with a killed process.
 */
export function eventCounter({ database, clock, onFailure }: { database: Database; clock: Clock; onFailure: (error: unknown) => void }): EventCounter {
  let counted = new Map<string, EventCount>()
  const add = ({ day, event, count }: EventCount) => {
    const key = `${day} ${event}`
    counted.set(key, { day, event, count: (counted.get(key)?.count ?? 0) + count })
  }
  let writing: Promise<void> = Promise.resolve()
  async function write() {
    if (counted.size === 0) return
    const batch = [...counted.values()]
    counted = new Map()
    try {
      await database.stores.eventCounts.add(batch)
    } catch (error) {
      batch.forEach(add)
      onFailure(error)
    }
  }
  return {
    count: (event) => add({ day: dayOf(clock.now()), event, count: 1 }),
    flush: () => (writing = writing.then(write)),
  }
}
