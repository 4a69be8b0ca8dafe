/** A mail that came in to the thread of an order: whether a person wrote it, and which of its words are new. */

/** What the product reads of a mail. Nothing of it is certain: whoever has an address can write whatever they like in a mail. */
export type InboundMail = {
  /** With its brackets; null where it has none. */
  messageId: string | null
  /** Its one author, in lower case; null where it names none or several. */
  from: string | null
  /** Every address that it was sent to. */
  to: string[]
  text: string
  /** By their names in lower case, as they came; of several of one name all. */
  headers: readonly { name: string; value: string }[]
  /** Files that came with it, pictures inside the text left out. */
  attachments: number
}

/** Characters of one mail that are kept. */
export const MAIL_TEXT_MAX = 20_000

/** Stands at the top of our mails that are answered by mail: what is below it is ours. */
export const REPLY_LINE = 'Please write your answer above this line'

const valuesOf = ({ headers }: Pick<InboundMail, 'headers'>, wanted: string) => headers.filter(({ name }) => name === wanted).map(({ value }) => value.trim().toLowerCase())

const NO_PERSON = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+-][^@]*)?@/

/**
 * True where a program wrote it: an answer of a mailbox whose owner is away, news of a mail that could not be delivered, a
 * list (RFC 3834). Such a mail is kept out of the thread, so that two programs never write to each other.
 */
export function isAutomatic(mail: Pick<InboundMail, 'headers' | 'from'>): boolean {
  const has = (name: string) => valuesOf(mail, name).length > 0
  return (
    valuesOf(mail, 'auto-submitted').some((value) => value !== 'no' && value !== '') ||
    valuesOf(mail, 'precedence').some((value) => ['bulk', 'junk', 'list', 'auto_reply'].includes(value)) ||
    valuesOf(mail, 'return-path').includes('<>') ||
    valuesOf(mail, 'content-type').some((value) => value.startsWith('multipart/report')) ||
    ['x-autoreply', 'x-autorespond', 'x-failed-recipients', 'list-id'].some(has) ||
    NO_PERSON.test(mail.from ?? '')
  )
}

const isQuote = (line: string) => /^\s*>/.test(line)
const isBlank = (line: string) => line.trim() === ''

/** The line that mail programs write above what they quote. */
const ATTRIBUTION = /^\s*(on|am|el|le|il|em|op)\b.{4,300}\b(wrote|schrieb|escribió|a écrit|ha scritto|escreveu|schreef)\b.{0,80}:\s*$/i
const ORIGINAL = /^\s*-{2,}\s*(original message|ursprüngliche nachricht|mensaje original|message d'origine|forwarded message)\s*-{2,}\s*$/i
/** How Outlook heads what it quotes: its sender, and within a few lines when it was sent. */
const FROM_LINE = /^\s*\*?(from|von|de|da)\s?:\*?\s.*[@<]/i
const SENT_LINE = /^\s*\*?(sent|date|gesendet|enviado|envoyé|inviato|datum|fecha)\s?:\*?\s/i

/** How many lines the head of a quotation at `index` takes; 0 where none begins there. Mail programs break the line that names the author. */
function headOfQuote(lines: readonly string[], index: number): number {
  for (const length of [1, 2, 3]) if (ATTRIBUTION.test(lines.slice(index, index + length).join(' '))) return length
  if (ORIGINAL.test(lines[index]!)) return 1
  return FROM_LINE.test(lines[index]!) && lines.slice(index + 1, index + 5).some((line) => SENT_LINE.test(line)) ? 1 : 0
}

const RULE = /^\s*[_-]{5,}\s*$/

/** The lines without those at the end that `isTail` holds of. */
function trimmed(lines: readonly string[], isTail: (line: string) => boolean): readonly string[] {
  const last = lines.findLastIndex((line) => !isTail(line))
  return lines.slice(0, last + 1)
}

/** The lines above what the mail program added; all of them where nothing stands above it, since the answer may stand below. */
function aboveQuotation(lines: readonly string[]): readonly string[] {
  const isNothing = (line: string) => isBlank(line) || isQuote(line) || RULE.test(line)
  const cutAt = (index: number) => trimmed(lines.slice(0, index), isNothing)
  const marker = lines.findIndex((line) => !isQuote(line) && line.includes(REPLY_LINE))
  const end = marker === -1 ? lines.length : marker
  const known = lines.slice(0, end)
  const lastQuote = known.findLastIndex(isQuote)
  const lastOwn = known.findLastIndex((line) => !isQuote(line) && !isBlank(line))
  for (let index = 0; index < end; index++) {
    const head = headOfQuote(lines, index)
    if (head === 0) continue
    // Some programs mark no line of the quotation: then all below its head is the quotation. Own words among marked lines stay.
    if (lastQuote < index + head || lastOwn < index + head) {
      const above = cutAt(index)
      if (above.length > 0) return above
    }
  }
  const above = cutAt(end)
  return marker !== -1 && above.length > 0 ? above : trimmed(lines, (line) => isBlank(line) || isQuote(line))
}

/**
 * What a person wrote in a mail, without the mail that it answers: at most `MAIL_TEXT_MAX` letters, and whether there were
 * more. Empty where nothing is their own.
 */
export function ownWords(text: string): { text: string; cut: boolean } {
  const lines = aboveQuotation(text.replaceAll('\u0000', '').toWellFormed().replace(/\r\n?/g, '\n').split('\n'))
  const words = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text: words.slice(0, MAIL_TEXT_MAX).toWellFormed(), cut: words.length > MAIL_TEXT_MAX }
}
