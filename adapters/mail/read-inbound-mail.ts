import type { Address, Email } from 'postal-mime'
import { z } from 'zod'
import type { InboundMail } from '../../domain/orders/inbound-mail.ts'
import { textOfHtml } from './text-of-html.ts'

/** The words of a mail stand before its files: what is behind this many bytes is not read. */
const READ_BYTES = 2 * 1024 * 1024
const ADDRESSES_MAX = 50

const mailboxes = (given: readonly (Address | undefined)[]): string[] =>
  given.flatMap((one) => (one === undefined ? [] : one.group === undefined ? [one.address.trim().toLowerCase()] : mailboxes(one.group))).filter((address) => address !== '')

const only = (addresses: string[]): string | null => (new Set(addresses).size === 1 ? (addresses[0] ?? null) : null)

/** Letters of a part that are read. */
const BODY_MAX = 300_000

function mailOf(email: Email, authors: string[], recipients: readonly string[]): InboundMail {
  const named = [email.deliveredTo, ...email.headers.filter(({ key }) => ['x-original-to', 'envelope-to', 'x-forwarded-to'].includes(key)).map(({ value }) => value)]
  return {
    messageId: email.messageId?.trim() || null,
    from: only(authors),
    to: [...recipients, ...named.flatMap((address) => address?.replace(/[<>]/g, '').trim().toLowerCase() ?? []), ...mailboxes([...(email.to ?? []), ...(email.cc ?? [])])].slice(0, ADDRESSES_MAX),
    text: email.text?.slice(0, BODY_MAX) ?? (email.html === undefined ? '' : textOfHtml(email.html.slice(0, BODY_MAX))),
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
    attachments: email.attachments.filter(({ related, disposition, mimeType }) => related !== true && disposition === 'attachment' && !mimeType.startsWith('message/')).length,
  }
}

/** A mail as it travels (RFC 5322). `recipients`: whom the receiving server took it for. Null where it is none. */
export async function readRawMail(raw: Uint8Array, recipients: readonly string[] = []): Promise<InboundMail | null> {
  // Installations that take no mail never need it.
  const { default: PostalMime, addressParser } = await import('postal-mime')
  try {
    const email = await PostalMime.parse(raw.subarray(0, READ_BYTES), { maxNestingDepth: 32, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true })
    // Several authors, or a second line of them below the first, are no one author.
    const authors = email.headers.filter(({ key }) => key === 'from').flatMap(({ value }) => mailboxes(addressParser(value, { flatten: true })))
    return mailOf(email, authors, recipients)
  } catch {
    return null
  }
}

const address = z.object({ Email: z.string() })
const text = z.string().nullish()

/** As Postmark posts it; other services have the same shape or offer the raw mail. */
const postedMail = z.object({
  From: text,
  FromFull: address.nullish(),
  ToFull: z.array(address).max(ADDRESSES_MAX).nullish(),
  CcFull: z.array(address).max(ADDRESSES_MAX).nullish(),
  OriginalRecipient: text,
  MessageID: text,
  TextBody: text,
  HtmlBody: text,
  Headers: z
    .array(z.object({ Name: z.string(), Value: z.string() }))
    .max(1000)
    .nullish(),
  Attachments: z
    .array(z.object({ ContentID: text }))
    .max(1000)
    .nullish(),
})

/** A mail as a mail service posts it in JSON. Null where it has another shape. */
export function readPostedMail(json: unknown): InboundMail | null {
  const posted = postedMail.safeParse(json)
  if (!posted.success) return null
  const { From, FromFull, ToFull, CcFull, OriginalRecipient, MessageID, TextBody, HtmlBody, Headers, Attachments } = posted.data
  const headers = (Headers ?? []).map(({ Name, Value }) => ({ name: Name.toLowerCase(), value: Value }))
  const bare = (given: string) => given.trim().toLowerCase()
  try {
    return {
      // The header is the author's own; the id of the service names this arrival of it.
      messageId: headers.find(({ name }) => name === 'message-id')?.value.trim() || MessageID || null,
      from: FromFull ? bare(FromFull.Email) : From && /^[^\s<>,]+@[^\s<>,]+$/.test(From.trim()) ? bare(From) : null,
      to: [...(OriginalRecipient ? [bare(OriginalRecipient)] : []), ...[...(ToFull ?? []), ...(CcFull ?? [])].map(({ Email }) => bare(Email))],
      text: TextBody ? TextBody.slice(0, BODY_MAX) : HtmlBody ? textOfHtml(HtmlBody.slice(0, BODY_MAX)) : '',
      headers,
      attachments: (Attachments ?? []).filter(({ ContentID }) => !ContentID).length,
    }
  } catch {
    return null
  }
}
