import type { MailRecord } from './ports.ts'
import type { Services } from './services.ts'

/** `subject` is the name of the template until the mail is rendered. */
export type LocalMail = Pick<MailRecord, 'id' | 'toAddress' | 'state' | 'text' | 'lastError'> & { subject: string; createdAt: string }

const SHOWN_MAX = 100

/** The newest mails with their words, for the local mailbox: they hold links that open accounts. */
export async function localMails({ database: { stores } }: Pick<Services, 'database'>): Promise<LocalMail[]> {
  return (await stores.mails.newest(SHOWN_MAX)).map(({ id, toAddress, subject, template, state, text, createdAt, lastError }) => ({
    id,
    toAddress,
    subject: subject ?? template,
    state,
    text,
    lastError,
    createdAt: createdAt.toISOString(),
  }))
}
