import { resendMail } from './resend-mail.ts'
import type { Services } from './services.ts'

/**
 * Puts a job that was given up back in its queue, with all its tries. A mail goes through its own row, which says that it
 * was given up. False where the job is not given up (any more).
 */
export async function runJobAgain(deps: Pick<Services, 'jobs' | 'database'>, id: string): Promise<boolean> {
  const job = await deps.jobs.findDead(id)
  if (job === null) return false
  if (job.mailId === null) return deps.jobs.runAgain(job)
  const sent = await resendMail(deps, job.mailId)
  await deps.jobs.forget(job)
  return sent
}
