import { looksLikeEmail, normaliseEmail } from '../domain/email-address.ts'
import type { Clock, Database, InboundMailDoor, MailRecord } from './ports.ts'

type Rendered = { subject: string; html: string; text: string; unsubscribeUrl: string | null; calendar: string | null }

type Deps = {
  database: Database
  clock: Clock
  render(template: string, props: unknown): Promise<Rendered>
  transport: { send(mail: { id: string; to: string; /** Where an answer belongs; null for the usual address. */ replyTo: string | null } & Rendered): Promise<'sent' | 'kept'> }
  inboundMail: Pick<InboundMailDoor, 'addresses'> | null
}

/** The thread that an answer to this mail belongs to: of the order it is about, where it goes to its customer. */
async function replyAddress({ database: { stores }, inboundMail }: Pick<Deps, 'database' | 'inboundMail'>, { template, props, toAddress }: MailRecord): Promise<string | null> {
  const { reference } = props
  if (inboundMail === null || typeof reference !== 'string' || template.startsWith('operator-')) return null
  const order = await stores.orders.findByReference(reference)
  if (order === null || normaliseEmail(order.email) !== normaliseEmail(toAddress)) return null
  return inboundMail.addresses.addressOf(order.id, await stores.messages.replyVersion(order.id))
}

/**
 * Renders and sends one queued mail. At least once: a crash between the send and its note sends again, with the same
 * message id. Throws to be tried again; on the last attempt the mail is marked dead for the operator.
 */
export async function sendMail(deps: Deps, { mailId }: { mailId: string }, attempt: { last: boolean }): Promise<void> {
  const { database, clock, render, transport } = deps
  const mail = await database.stores.mails.find(mailId)
  if (mail === null || mail.state !== 'queued') return
  if (!looksLikeEmail(mail.toAddress)) {
    await database.stores.mails.markFailed(mailId, 'not an email address', true)
    return
  }
  try {
    const rendered = await render(mail.template, mail.props)
    if (rendered.unsubscribeUrl !== null && (await database.stores.mailStops.has(normaliseEmail(mail.toAddress)))) {
      await database.stores.mails.markStopped(mailId)
      return
    }
    const state = await transport.send({ id: mail.id, to: mail.toAddress, replyTo: await replyAddress(deps, mail), ...rendered })
    const { subject, html, text } = rendered
    await database.stores.mails.markDelivered(mailId, { state, subject, html, text, sentAt: new Date(clock.now()) })
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown failure'
    await database.stores.mails.markFailed(mailId, reason, attempt.last)
    throw error
  }
}
