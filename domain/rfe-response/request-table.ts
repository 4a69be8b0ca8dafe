/** Makes the table of requests from the reading of a notice: one row for each concern that it raises, in its own order. */
import type { NoticeReading } from '../rfe/notice-reading.ts'
import { plainOf } from '../rfe/notice-text.ts'
import { pointsNamed, topicsOf } from '../rfe/notice-topics.ts'
import { getConcern, type ConcernKey } from '../rfe/rfe-concerns.ts'
import { placeWholeLists, pointOfClosingItem } from './whole-list.ts'
import { isOfSending } from './unplaced-words.ts'
import type { AskedItem, NoticeRequest, PrintedWords, RecordStanding, ResponseFile } from './response-file.ts'

type Read = Extract<NoticeReading, { kind: 'read' }>

/** So many passages of one concern name it well enough; the notice itself lies beside the table. */
export const QUOTES_MAX = 10

const ABSENT =
  /\bno (?:\w+ ){0,3}(?:evidence|documents?|documentation|letters?|plan|records?|contracts?|agreements?|correspondence|evaluation|proof|information)\b|\b(?:did|does|has|have|was|were) not (?:\w+ )?(?:submit|provide|include|contain|offer|sen[dt]|given)\w*|\bwithout (?:any )?(?:evidence|documents?|documentation)\b|\b(?:is|are) (?:missing|absent)\b|\b(?:missing|lacking) from the record\b|\b(?:nothing|none)\b[^.]{0,40}\b(?:submitted|provided|offered|included)\b|\bthe record (?:lacks|is silent)\b/i
const INSUFFICIENT =
  /\b(?:insufficient|vague|unclear|conclusory|general|limited weight|little weight|reduced weight|inadequate|unsupported|not (?:sufficient|enough|persuasive|specific|detailed)|do(?:es)? not|did not|has not|have not|cannot|not (?:shown|established|demonstrated|explained|persuaded|clear)|fails? to|failed to|falls? short|rather than|only)\b/i

/** What a passage says that the record holds, in its own words only. */
export function recordIn(passages: readonly string[]): RecordStanding {
  const text = passages.join(' ')
  if (INSUFFICIENT.test(text.replace(new RegExp(ABSENT.source, 'gi'), ' '))) return 'insufficient'
  return ABSENT.test(text) ? 'absent' : INSUFFICIENT.test(text) ? 'insufficient' : 'unknown'
}

/** What a part contests; a sentence that sums up several points contests none of its own. */
const statedIn = (reading: Read, item: string): ConcernKey[] =>
  reading.passages.flatMap(({ kind, concern, item: own, quote }) => (kind === 'stated' && own === item && concern !== null && pointsNamed(plainOf(quote)).length < 2 ? [concern] : []))

/** An item of a list that names no point belongs to the point that it is to meet, where all criticism stands before it. Any other is asked about (`unsettledWords`). */
function placedItems(reading: Read): Read['passages'] {
  const live = concernsInOrder(reading)
  const passages = placeWholeLists(reading.passages)
  return passages.map((passage, at) => {
    const read = reading.passages[at]!
    // Where what the notice tells elsewhere speaks for another point, it is asked about.
    const unlessContradicted = (concern: ConcernKey | null) =>
      concern !== null && read.concern === null && read.suggested !== undefined && getConcern(read.suggested).point !== getConcern(concern).point ? read : { ...read, concern }
    if (passage !== read) return unlessContradicted(passage.concern)
    if (passage.kind !== 'asked' || passage.listed !== true) return passage
    // What is listed in a part that has a label belongs to what that part contests.
    const own = passage.item === undefined ? [] : [...new Set(statedIn(reading, passage.item))]
    if (passage.concern !== null) return own.length > 0 && !own.includes(passage.concern) ? { ...passage, concern: own[0]! } : passage
    return isOfSending(passage.quote) ? passage : unlessContradicted(pointOfClosingItem(passages, at, live))
  })
}

/** Words that two concerns share stand under the one that they name; no request repeats those of another. */
function passagesOf(reading: Read, concern: ConcernKey): Read['passages'] {
  const named = new Map(reading.findings.map((finding) => [finding.quote, finding.concern]))
  const first = new Map<string, ConcernKey | null>()
  const passages = placedItems(reading)
  for (const { quote, concern: of } of passages) if (!first.has(quote)) first.set(quote, named.get(quote) ?? of)
  return passages.filter((passage) => passage.concern === concern && first.get(passage.quote) === concern)
}

/** "You have not shown that you are well positioned": the notice names no part of prong two, or asks for papers of both. */
function isWholeProngTwo(reading: Read, concern: ConcernKey, quotes: readonly PrintedWords[], asked: readonly PrintedWords[]): boolean {
  if (concern !== 'record' || reading.findings.some((one) => one.concern === 'plan')) return false
  const topics = (words: readonly PrintedWords[]) => words.flatMap(({ text }) => topicsOf(plainOf(text), plainOf(text), { point: 2, named: [] }))
  const general = quotes.some((quote) => pointsNamed(plainOf(quote.text)).includes(2) && topics([quote]).every(({ concern: named }) => named === null))
  return general || topics(asked).some((topic) => topic.concern === 'plan')
}

function requestOf(reading: Read, concern: ConcernKey, place: number): NoticeRequest {
  const own = passagesOf(reading, concern)
  const words = ({ quote, page }: { quote: string; page: number }) => ({ text: quote, page })
  const finding = reading.findings.find((one) => one.concern === concern)
  const stated = own
    .filter(({ kind }) => kind === 'stated')
    .map(words)
    .slice(0, QUOTES_MAX)
  const quotes = stated.length > 0 || finding === undefined ? stated : [words(finding)]
  const asked = own
    .filter(({ kind, quote }) => kind === 'asked' && !quotes.some(({ text }) => text === quote))
    .map(({ quote, page, label, under, choice }): AskedItem => ({ text: quote, page, ...(label && { label }), ...(under && { under }), ...(choice && { choice }) }))
  const { point } = getConcern(concern)
  return {
    id: `r${place + 1}`,
    rev: 1,
    point,
    concern,
    quotes,
    asked,
    itemized: true,
    record: finding?.strength === 'asked' ? 'unknown' : recordIn(quotes.map(({ text }) => text)),
    theory: null,
    state: 'read',
    from: 'reader',
    ...(isWholeProngTwo(reading, concern, quotes, asked) ? { whole: true } : {}),
    ...(finding?.guessed === true ? { guessed: true } : {}),
  }
}

/** The concerns in the order in which the notice first speaks of each. */
function concernsInOrder(reading: Read): ConcernKey[] {
  const raised = reading.findings.map(({ concern }) => concern)
  const first = reading.passages.flatMap(({ concern, kind }) => (concern !== null && kind === 'stated' && raised.includes(concern) ? [concern] : []))
  return [...new Set([...first, ...raised])]
}

/** A reading that is no notice, or could not be read, gives a table without rows: the customer copies them. */
export function responseOf(notice: ResponseFile['notice']): ResponseFile {
  const { reading } = notice
  const blank: ResponseFile = { notice, requests: [], accepted: [], deadline: null, filedOn: '', petition: null, confirmedAt: null, chosenAt: null }
  if (reading.kind !== 'read') return blank
  const requests = concernsInOrder(reading).map((concern, place) => requestOf(reading, concern, place))
  const accepted = reading.conceded.map(({ what, quote, page, behind }, place) => ({ id: `a${place + 1}`, rev: 1, what, quote, page, ...(behind !== undefined && { behind }), state: 'read' as const }))
  const deadline = reading.deadline === null ? null : { printed: reading.deadline.printed, quote: reading.deadline.quote, page: reading.deadline.page, by: 'reader' as const }
  return { ...blank, requests, accepted, deadline }
}
