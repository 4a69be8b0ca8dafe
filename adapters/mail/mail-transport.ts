import nodemailer from 'nodemailer'
import type { RenderedMail } from './render-mail.ts'

/** `replyTo`: where an answer belongs; null for the address of the settings. */
export type OutgoingMail = RenderedMail & { id: string; to: string; replyTo: string | null }

export interface MailTransport {
  /** `sent` left for the receiver, `kept` lies in the local mailbox. Rejects when the mail server refuses or cannot be reached. */
  send(mail: OutgoingMail): Promise<'sent' | 'kept'>
  close(): void
}

/** Without mail settings nothing leaves the machine: mails stay in the database and are read at /dev/mail. */
export function localMailbox(): MailTransport {
  return { send: async () => 'kept', close() {} }
}

/** The call behind the page at `/unsubscribe/{token}`. */
const oneClickAddress = (pageUrl: string) => pageUrl.replace('/unsubscribe/', '/api/unsubscriptions/')

/** `replyTo`: where answers are read; mails ask for them. */
export type SmtpSettings = { url: string; from: { name: string; address: string }; replyTo: string }

export function smtpTransport({ url, from, replyTo }: SmtpSettings): MailTransport {
  const transport = nodemailer.createTransport(url, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as object)
  const domain = from.address.split('@')[1] ?? 'localhost'
  return {
    async send({ id, to, replyTo: own, subject, html, text, unsubscribeUrl, calendar }) {
      await transport.sendMail({
        from,
        replyTo: own ?? replyTo,
        // As an object: a line break inside a plain string would add a receiver.
        to: { name: '', address: to },
        subject,
        html,
        text,
        ...(calendar === null ? {} : { attachments: [{ filename: 'consultation.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }] }),
        // The same mail sent twice carries the same id, so that the receiving side can tell.
        messageId: `<${id}@${domain}>`,
        headers: {
          // Asks mailboxes whose owners are away not to answer (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          // One click in the mail program, without a page (RFC 8058).
          ...(unsubscribeUrl === null ? {} : { 'List-Unsubscribe': `<${oneClickAddress(unsubscribeUrl)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      })
      return 'sent'
    },
    close: () => transport.close(),
  }
}
