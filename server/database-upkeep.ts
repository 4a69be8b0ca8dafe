import type { OpenDatabase } from '../adapters/db/open-database.ts'
import type { Log } from './log.ts'

const EVERY_MS = 10 * 60_000

/** Keeps a database fit from time to time, and logs where that fails. `stop` waits for what is under way. */
export function keepUpDatabase({ upkeep }: Pick<OpenDatabase, 'upkeep'>, log: Pick<Log, 'error'>): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      await upkeep()
    } catch (error) {
      log.error('the upkeep of the database failed', error)
    }
    running = null
  }
  const timer = setInterval(() => void (running ??= run()), EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
