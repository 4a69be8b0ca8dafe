import type { Clock, Database } from './ports.ts'

/** A mail has its job from the moment it is written: one that waits this long without any has lost it. */
export const STRANDED_AFTER_MS = 15 * 60_000

/** Mails that one pass queues. */
const PASS_MAX = 200

/**
 * Queues mails again that wait without a job: where the database was away at the last try, nobody could write down that it
 * failed. How many; they go out with the same message id as before, so one that had left all the same is known by it.
 */
export async function requeueMails({ database, clock }: { database: Database; clock: Clock }, limit = PASS_MAX): Promise<number> {
  const before = new Date(clock.now() - STRANDED_AFTER_MS)
  return database.transaction(async (stores) => {
    const ids = await stores.mails.withoutJob(before, limit)
    if (ids.length > 0)
      await stores.jobs.enqueueAll(
        'send-mail',
        ids.map((mailId) => ({ mailId })),
      )
    return ids.length
  })
}
