import type { Address, Email } from 'postal-mime'
import { z } from 'zod'
import type { InboundMail } from '../../domain/orders/inbound-mail.ts'
import { shortenPostedMail } from './shorten-posted-mail.ts'
import { textOfHtml } from './text-of-html.ts'

/** The words of a mail stand before its files: what is behind this many bytes is not read. */
const READ_BYTES = 2 * 1024 * 1024
/** Each line, part and end of a Base64 unit costs the library much, whatever it holds. */
const LINES_MAX = 20_000
const PART_LINES_MAX = 500
const EQUALS_SIGNS_MAX = 60_000
/** Encoded words in them are put together anew for each. */
const HEADERS_BYTES = 64 * 1024
const ADDRESSES_MAX = 50

const mailboxes = (given: readonly (Address | undefined)[]): string[] =>
  given.flatMap((one) => (one === undefined ? [] : one.group === undefined ? [one.address.trim().toLowerCase()] : mailboxes(one.group))).filter((address) => address !== '')

const only = (addresses: string[]): string | null => (new Set(addresses).size === 1 ? (addresses[0] ?? null) : null)

/** Letters of a part that are read. */
const BODY_MAX = 300_000

const LINE_FEED = 0x0a
const HYPHEN = 0x2d
const EQUALS_SIGN = 0x3d

/** As much of a mail as is read without taking long. */
function beginningOf(raw: Uint8Array): Uint8Array {
  const read = raw.subarray(0, READ_BYTES)
  let lines = 0
  let partLines = 0
  let equalsSigns = 0
  for (let at = 0; at < read.length; at += 1) {
    if (read[at] === LINE_FEED) {
      lines += 1
      if (read[at + 1] === HYPHEN && read[at + 2] === HYPHEN) partLines += 1
    } else if (read[at] === EQUALS_SIGN) equalsSigns += 1
    if (lines > LINES_MAX || partLines > PART_LINES_MAX || equalsSigns > EQUALS_SIGNS_MAX) return read.subarray(0, at)
  }
  return read
}

/** By form, the text parts of one place in a mail: one part, or those of an alternative. */
type TextParts = { [form in 'plain' | 'html']?: { value: string }[] }

function wordsOf({ plain = [], html = [] }: TextParts): string {
  return plain.map(({ value }) => value).join('\n') || html.map(({ value }) => textOfHtml(value.slice(0, BODY_MAX))).join('\n')
}

function mailOf(email: Email, text: string, authors: string[], recipients: readonly string[]): InboundMail {
  const named = [email.deliveredTo, ...email.headers.filter(({ key }) => ['x-original-to', 'envelope-to', 'x-forwarded-to'].includes(key)).map(({ value }) => value)]
  return {
    messageId: email.messageId?.trim() || null,
    from: only(authors),
    to: [...recipients, ...named.flatMap((address) => address?.replace(/[<>]/g, '').trim().toLowerCase() ?? []), ...mailboxes([...(email.to ?? []), ...(email.cc ?? [])])].slice(0, ADDRESSES_MAX),
    text: text.slice(0, BODY_MAX),
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
    attachments: email.attachments.filter(({ related, disposition, mimeType }) => related !== true && disposition === 'attachment' && !mimeType.startsWith('message/')).length,
  }
}

/** The part of a body that is read: all of it that says something, and little of what does not. */
export const readPart = (body: Uint8Array, kind: 'raw' | 'posted'): Uint8Array => (kind === 'raw' ? body.subarray(0, READ_BYTES) : shortenPostedMail(body, { body: BODY_MAX, other: HEADERS_BYTES }))

/** A mail as a service hands it over. `recipients`: whom the receiving server took a raw one for. Null where the body holds none. */
export async function readMail({ body, kind, recipients }: { body: Uint8Array; kind: 'raw' | 'posted'; recipients: readonly string[] }): Promise<InboundMail | null> {
  if (kind === 'raw') return readRawMail(body, recipients)
  try {
    return readPostedMail(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return null
  }
}

/** A mail as it travels (RFC 5322). `recipients`: whom the receiving server took it for. Null where it is none. */
export async function readRawMail(raw: Uint8Array, recipients: readonly string[] = []): Promise<InboundMail | null> {
  // Installations that take no mail never need it.
  const { default: PostalMime, addressParser } = await import('postal-mime')
  try {
    const parser = new PostalMime({ maxNestingDepth: 32, maxHeadersSize: HEADERS_BYTES, forceRfc822Attachments: true })
    let text = ''
    // In the place of the library's own, which turns HTML into text with patterns that take the cube of its length.
    const renderTextContent = function (this: { textMap: Map<unknown, TextParts> }) {
      text = [...this.textMap.values()].map(wordsOf).join('\n')
    }
    const email = await Object.assign(parser, { renderTextContent }).parse(beginningOf(raw))
    // Several authors, or a second line of them below the first, are no one author.
    const authors = email.headers.filter(({ key }) => key === 'from').flatMap(({ value }) => mailboxes(addressParser(value, { flatten: true })))
    return mailOf(email, text, authors, recipients)
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
  if (headers.reduce((sum, { name, value }) => sum + name.length + value.length, 0) > HEADERS_BYTES) return null
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
