import type { Database } from './ports.ts'

/** Puts a mail that was given up back in the queue; false where it is not given up. */
export async function resendMail({ database }: { database: Database }, mailId: string): Promise<boolean> {
  return database.transaction(async (stores) => {
    if (!(await stores.mails.revive(mailId))) return false
    await stores.jobs.enqueue('send-mail', { mailId })
    return true
  })
}
