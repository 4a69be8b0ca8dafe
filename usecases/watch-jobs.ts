import { formatInstant } from '../domain/format-date.ts'
import { JOB_NAMES } from './job-names.ts'
import { queueMail } from './queue-mail.ts'
import type { Services } from './services.ts'

/** A little longer than the pause between two looks at the end of an hour. */
const LOOK_BACK_MS = 75 * 60_000
const LISTED_MAX = 20

/**
 * Mails the operator once an hour where jobs were given up: each failed as often as its queue allows, and nothing happens
 * until somebody mends the cause. Returns how many were told of; 0 where none was, or the mail of this hour is on its way.
 */
export async function watchJobs({
  database,
  jobs,
  clock,
  chance,
  operatorEmail,
  publicUrl,
}: Pick<Services, 'database' | 'jobs' | 'clock' | 'chance' | 'operatorEmail' | 'publicUrl'>): Promise<number> {
  const now = clock.now()
  const dedupeKey = `jobs-given-up:${new Date(now).toISOString().slice(0, 13)}`
  const { rows } = await jobs.deadPage({ limit: LISTED_MAX })
  const newly = rows.filter(({ failedAt }) => failedAt.getTime() > now - LOOK_BACK_MS)
  if (newly.length === 0 || (await database.stores.mails.hasCause(dedupeKey))) return 0
  await database.transaction((stores) =>
    queueMail(stores, chance, new Date(now), {
      dedupeKey,
      to: operatorEmail,
      template: 'operator-payment-notice',
      props: {
        heading: newly.length === 1 ? 'A job was given up' : `${newly.length === LISTED_MAX ? `${LISTED_MAX} jobs or more` : `${newly.length} jobs`} were given up`,
        text: 'Every attempt failed, and nothing more happens by itself. Mend the cause, then press "Run again" under Jobs in the console.',
        rows: newly.map(({ name, failedAt, error }): [string, string] => [JOB_NAMES[name], `${formatInstant(failedAt.getTime())}: ${error}`]),
        consoleUrl: `${publicUrl}/console/jobs`,
      },
    }),
  )
  return newly.length
}
