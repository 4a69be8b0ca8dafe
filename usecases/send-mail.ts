import { isEmailAddress } from '../domain/email-address.ts'
import type { Clock, Database } from './ports.ts'

type Deps = {
  database: Database
  clock: Clock
  render(template: string, props: unknown): Promise<{ subject: string; html: string; text: string }>
  transport: { send(mail: { id: string; to: string; subject: string; html: string; text: string }): Promise<'sent' | 'kept'> }
}

/**
 * Renders and sends one queued mail. At least once: a crash between the send and its note sends again, with the same
 * message id. Throws to be tried again; on the last attempt the mail is marked dead for the operator.
 */
export async function sendMail(
  { database, clock, render, transport }: Deps,
  { mailId }: { mailId: string },
  attempt: { last: boolean },
): Promise<void> {
  const mail = await database.stores.mails.find(mailId)
  if (mail === null || mail.state !== 'queued') return
  if (!isEmailAddress(mail.toAddress)) {
    await database.stores.mails.markFailed(mailId, 'not an e-mail address', true)
    return
  }
  try {
    const rendered = await render(mail.template, mail.props)
    const state = await transport.send({ id: mail.id, to: mail.toAddress, ...rendered })
    await database.stores.mails.markDelivered(mailId, { state, ...rendered, sentAt: new Date(clock.now()) })
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown failure'
    await database.stores.mails.markFailed(mailId, reason, attempt.last)
    throw error
  }
}
