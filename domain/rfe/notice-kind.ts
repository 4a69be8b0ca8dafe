/** Decides what an uploaded text is: a request about a waiver petition, another letter, or no letter at all. */
import { dateBelow, printedDate } from './notice-deadline.ts'
import type { NoticeReading } from './notice-reading.ts'
import { type NoticeText, plainOf } from './notice-text.ts'

type NotANotice = Extract<NoticeReading, { kind: 'not-a-notice' }>
export type NoticeKind = { kind: 'notice'; noticeKind: 'rfe' | 'noid' | 'unknown'; formType: string | null } | NotANotice

const agency = /\bu\.s\. citizenship and immigration|\buscis\b|\bdepartment of homeland security\b|\bi-797|\b(?:texas|nebraska|california|vermont|potomac) service center\b/
const waiver = /\bnational interest\b|\bniw\b|\bdhanasar\b|\bproposed endeavor\b|\bnational(?:ly)? importan|\b(?:first|second|third) prong\b|\bprong (?:one|two|three|[123])\b/
/** A letter that weighs an endeavor and a waiver without the name of either test; “the field of endeavor” is of another classification. */
const weighsWaiver = (plain: string): boolean =>
  /\bwaiver\b/.test(plain) &&
  /(?<!\b(?:field|area)s? of )\bendeavor\b/.test(plain) &&
  /\bmerit and importance\b|\b(?:you|petitioner|beneficiary) proposes?\b|\blabor certification\b|\bmatters? to the nation\b/.test(plain)
const answerTo = /\b(?:response|reply|answer|responding) to\b/
const formMention = /\b(?:form )?i-?(140|485|129|130|131|765|539|526|90|751|601|129f)\b/g

/** A scan that was recognized badly prints “EVlDENCE” and “N0TICE”. Titles here hold neither an l nor a figure. */
const asPrinted = (plain: string): string => plain.replace(/[l1|](?=[a-z])|(?<=[a-z])[l1|]/g, 'i').replace(/0(?=[a-z])|(?<=[a-z])0/g, 'o')

const titled = (notice: NoticeText, title: RegExp): boolean =>
  notice.lines.some((line) => line.text.length <= 80 && (title.test(line.plain) || title.test(asPrinted(line.plain))) && !answerTo.test(line.plain))

const firstPerson = (plain: string): boolean => {
  // “I.” and “(i)” number the parts of a notice, and “26 I&N Dec.” cites a decision.
  const own = plain.match(/\b(?:i(?![.)&])|my|me)\b(?!-)/g)?.length ?? 0
  const yours = plain.match(/\byour?\b/g)?.length ?? 0
  return own >= 4 && own > yours
}

/** The form a letter is about: the one on its "type" line, else the first it says was filed, else the most named. */
const formOf = (notice: NoticeText, plain: string): string | null => {
  const labelled = notice.lines.find((line) => /\b(?:case type|form type|form number|type of petition|^form:?)\b/.test(line.plain))
  const onLabel = labelled ? [...labelled.plain.matchAll(formMention)][0] : undefined
  if (onLabel?.[1]) return `I-${onLabel[1].toUpperCase()}`
  const filed = /\bfiled (?:a |an |your |the )?form i-?(\d{2,3})\b/.exec(plain)
  if (filed?.[1]) return `I-${filed[1]}`
  const counts = new Map<string, number>()
  for (const match of plain.matchAll(formMention)) counts.set(match[1] ?? '', (counts.get(match[1] ?? '') ?? 0) + 1)
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]
  return most ? `I-${most[0].toUpperCase()}` : null
}

const agent = /\b(?:uscis|we|this office|the (?:director|service|agency|officer))\b/.source
const verdict = /(?:hereby |therefore |accordingly |now )*/.source
/** The decision is made: nothing is left to respond to. */
const decided = [
  new RegExp(`${agent} (?:has |have |must )?${verdict}(?:denied|denies|deny)\\b`),
  new RegExp(`${agent} (?:has |have )?${verdict}(?:revoked|revokes|dismissed|dismisses)\\b`),
  /\b(?:petition|i-140|request|application|appeal|waiver|it)\b(?: \(?form i-140\)?)?,? (?:is|are|has been|have been|was|were|must be)\b[^.;]{0,60}\b(?:denied|dismissed)\b/,
  /\bapproval\b[^.;]{0,80}\b(?:is|has been|was) (?:\w+ )?revoked\b/,
]
/** What may happen, and what happened to another petition, decides nothing about this one. */
const notDecided = /\b(?:if|may|might|could|would|can|will|unless|whether|failure|otherwise|earlier|previous(?:ly)?|prior|former|other|abandoned)\b/

const sentencesOf = (notice: NoticeText): string[] => notice.blocks.flatMap(({ sentences }) => sentences.map(({ plain }) => plain))

/** Titles decide before sentences do: a receipt also speaks of requests for evidence, and so does an answer to one. */
export const decideNoticeKind = (notice: NoticeText): NoticeKind => {
  const plain = notice.lines.map((line) => line.plain).join(' ')
  const notA = (why: NotANotice['why']): NotANotice => ({ kind: 'not-a-notice', why })
  if (titled(notice, /\bintent to revoke\b/) || /\b(?:intends?|proposes?|plans?) to revoke\b|\bintent(?:ion)?\b[^.;]{0,30} to revoke\b/.test(plain)) return notA('revocation-notice')
  const intent = titled(notice, /\bintent to deny\b/) || /\b(?:intends?|proposes?) to deny\b/.test(plain)
  const request = titled(notice, /\brequest for (?:\w+ )?evidence\b/)
  const ownHeading = notice.lines.slice(0, 12).some((line) => answerTo.test(line.plain) && /\brequest for/.test(line.plain))
  const own = firstPerson(plain) || /\bi respectfully submit\b|\bdear officer\b|\bdear (?:uscis|adjudicat)/.test(plain) || (ownHeading && !intent && !request)
  if (own) return notA('own-document')
  const noticeKind = intent ? 'noid' : request ? 'rfe' : toldKind(plain)
  if (!intent && !request) {
    if (titled(notice, /\bapproval notice\b/) || /\bhas (?:been )?approved\b/.test(plain)) return notA('approval-notice')
    if (titled(notice, /\breceipt notice\b/) || /\bwe have received your\b/.test(plain)) return notA('receipt-notice')
    const made = noticeKind !== 'noid' && sentencesOf(notice).some((sentence) => !notDecided.test(sentence) && decided.some((verdict) => verdict.test(sentence)))
    if (agency.test(plain) && (made || (noticeKind !== 'noid' && /\bi-290b\b/.test(plain) && /\bden(?:y|ied|ies|ial)\b/.test(plain)))) return notA('denial')
    const resume = titled(notice, /^(?:work |professional )?experience$/) && titled(notice, /^education/)
    if (resume) return notA('own-document')
    if (!agency.test(plain)) return notA('other-document')
  }
  const formType = formOf(notice, plain)
  if (formType !== null && formType !== 'I-140') return notA('other-form')
  if (!waiver.test(plain) && !weighsWaiver(plain)) return notA(noticeKind === 'unknown' ? 'other-document' : 'other-classification')
  return { kind: 'notice', noticeKind, formType }
}

/** The kind of a letter that bears no title of its own, by what its sentences say that the agency does. */
const toldKind = (plain: string): 'rfe' | 'noid' | 'unknown' => {
  if (/\b(?:plans?|means|intending) to deny\b|\bintent(?:ion)?\b[^.;]{0,30} to deny\b/.test(plain)) return 'noid'
  return new RegExp(
    `${agent}[^.;]{0,30}\\b(?:requests?|requesting|asks? for|requires?)\\b[^.;]{0,24}\\b(?:evidence|documents|documentation)\\b|\\bevidence (?:is )?requested (?:below|in this)\\b`,
  ).test(plain)
    ? 'rfe'
    : 'unknown'
}

const dateLabel = /^(?:notice date|date of (?:the |this )?notice|date)\s*:?\s*/

/** The date of the notice as printed: behind its label, under it, or alone on one of the first lines. */
export const findNoticeDate = (notice: NoticeText): string | null => {
  const first = (text: string, plain: string): string | null => {
    const match = [...plain.matchAll(printedDate)][0]
    return match?.index === 0 ? text.slice(0, match[0].length) : null
  }
  for (const [index, line] of notice.lines.entries()) {
    for (const [column, cell] of [line.text, ...line.cells].entries()) {
      const label = dateLabel.exec(plainOf(cell))
      if (!label) continue
      const behind = first(cell.slice(label[0].length), plainOf(cell).slice(label[0].length))
      if (behind) return behind
      const empty = label[0].length === cell.length
      const next = empty ? (column === 0 ? dateBelow(notice, index, 0) : dateBelow(notice, index, column - 1)) : null
      if (next) return next
      const beside = empty && column > 0 ? line.cells[column] : undefined
      const besideDate = beside ? first(beside, plainOf(beside)) : null
      if (besideDate) return besideDate
    }
  }
  for (const line of notice.lines.slice(0, 15)) {
    const alone = first(line.text, line.plain)
    if (alone !== null && alone.length === line.text.length) return alone
  }
  return null
}

/** A receipt number, printed with or without hyphens. */
export const receiptNumber = /\b(?:ioe|src|lin|wac|eac|msc|nbc|ysc|vsc|tsc|nsc)[- ]?\d{2}[- ]?\d{3}[- ]?\d{5}\b/

/** The receipt number of a notice as the agency writes it, `IOE0912345678`: for the response of a paid order, and for no other reader. Null where it prints none, or more than one. */
export function receiptNumberIn(notice: NoticeText): string | null {
  const every = new RegExp(receiptNumber.source, 'g')
  const found = new Set(notice.lines.flatMap(({ plain }) => [...plain.matchAll(every)].map(([number]) => number.replace(/[- ]/g, '').toUpperCase())))
  const [only] = found
  return found.size === 1 ? only! : null
}

/** The last four digits of the first receipt number; the number itself is not kept. */
export const findReceiptLast4 = (notice: NoticeText): string | null => {
  for (const line of notice.lines) {
    const match = receiptNumber.exec(line.plain)
    if (match) return match[0].slice(-4)
  }
  return null
}
