import { deleteExpired } from './delete-expired.ts'
import type { Services } from './services.ts'
import { sweepFiles } from './sweep-files.ts'

/** Deletes what has outlived its period, counts of limits that are over, and bytes that no row names. Returns how many of each kind went. */
export async function cleanUp(services: Pick<Services, 'database' | 'files' | 'clock' | 'chance' | 'limits' | 'personalDays'>): Promise<Record<string, number>> {
  await services.limits.clear()
  const expired = await deleteExpired(services)
  return { ...expired, ...(await sweepFiles(services)) }
}
