import { DAY_MS } from '../domain/calendar-day.ts'
import { claimStore } from './claim-store.ts'
import type { Chance, Clock, Database, FileStore, StoreMark } from './ports.ts'

/** Bytes are stored before the row that names them: what is younger may still get its row. */
const GRACE_MS = DAY_MS

const STEP = 500

/** A few files lose their row to a killed process. More than this, and more than a tenth of all, is another database. */
const PLAUSIBLE = 50

/** More than this, and more than what is named, is another database too: one with few files of its own. */
const PLAUSIBLE_BESIDE_FEW = 20

/** True where so much is unnamed that the store must serve another installation as well. */
const isOfAnother = (orphans: number, named: number, all: number) => orphans > 0 && (named === 0 || (orphans > PLAUSIBLE_BESIDE_FEW && orphans > named) || (orphans > PLAUSIBLE && orphans > all / 10))

/**
 * Deletes bytes that no row names, older than a day: what a process left that was killed between storing a file and
 * recording it. Writes each deletion down. Where so much is unnamed that the store and the database cannot belong
 * together, and where no file of that age is named at all, nothing is deleted and it throws; so it does where the store bears
 * the mark of another installation.
 */
export async function sweepFiles({ database, files, clock, chance }: { database: Database; files: FileStore & StoreMark; clock: Clock; chance: Pick<Chance, 'id'> }): Promise<Record<string, number>> {
  await claimStore({ database, files, chance })
  const at = new Date(clock.now())
  const before = at.getTime() - GRACE_MS
  const orphans: string[] = []
  let all = 0
  let named = 0
  let waiting: string[] = []
  const sort = async () => {
    const known = new Set(await database.stores.files.knownKeys(waiting))
    named += known.size
    orphans.push(...waiting.filter((key) => !known.has(key)))
    waiting = []
  }
  for await (const { key, storedAt } of files.list()) {
    all += 1
    if (storedAt.getTime() < before) waiting.push(key)
    if (waiting.length === STEP) await sort()
  }
  await sort()
  if (isOfAnother(orphans.length, named, all)) {
    throw new Error(`${orphans.length} of ${all} stored files have no row: the file store and the database do not belong together, nothing was deleted`)
  }
  for (const key of orphans) {
    await files.delete(key)
    await database.stores.retention.log([{ at, kind: 'orphaned-file', rowId: key, cause: 'orphaned' }])
  }
  return orphans.length === 0 ? {} : { 'orphaned-file': orphans.length }
}
