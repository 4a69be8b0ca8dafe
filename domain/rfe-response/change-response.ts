/** What may be done to the table of a notice, each act as a new case. Nothing is drafted before the customer has confirmed it. */
import { sentencesOf } from '../petition/checks/block-text.ts'
import { LEANS } from '../petition/left-of-sentence.ts'
import { findExhibit, isSettled, type CaseFact, type CaseFile, type ChosenOptions, type Element } from '../petition/case-file.ts'
import { answerQuestion, CASE_EXHIBITS_MAX, passQuestion, withExhibit, type Refused } from '../petition/change-case.ts'
import { proposeSentence, tidy } from '../petition/fact-words.ts'
import { identifiersIn } from '../petition/identifiers.ts'
import { CASE_FACTS_MAX, withNewFacts, type NewFact } from '../petition/read-case.ts'
import { isEmptyAnswer } from '../petition/says-nothing.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import type { FiledPetitionReading } from '../rfe/read-filed-petition.ts'
import { isDay, readPrintedDay } from '../rfe/response-date.ts'
import { getConcern, type ConcernKey } from '../rfe/rfe-concerns.ts'
import { doneLater, earlierDates, laterDates } from './later-dates.ts'
import { recordIn } from './request-table.ts'
import {
  factsOfRequest,
  isAnswerTo,
  itemOf,
  itemsOf,
  liveRequests,
  MAIN_ELEMENT,
  PETITION_AS_FILED,
  type AcceptedPoint,
  type AskedItem,
  type NoticeRequest,
  type PrintedWords,
  type RecordStanding,
  type ResponseFile,
  seemingPoints,
  unsettledWords,
} from './response-file.ts'

export type ResponseRefused =
  | Refused
  | { kind: 'no-response' }
  | { kind: 'no-such-request' }
  | { kind: 'not-a-day' }
  /** The day of filing lies behind the date that the notice prints, or in the future. */
  | { kind: 'not-a-filing-day' }
  /** What the table needs before it can be confirmed. */
  | { kind: 'not-ready'; missing: Missing[] }
  /** Another request asks about the same. */
  | { kind: 'asked-already'; id: string }
  /** The customer confirmed the table; it is taken up again first. */
  | { kind: 'confirmed' }
export type ResponseChanged = { kind: 'changed'; file: CaseFile } | ResponseRefused

/** What is missing before a table can be confirmed, or before requests can be answered. */
export type Missing = 'requests' | 'looked-at' | 'sentences' | 'filing-day' | 'endeavor'

export function missingOf(file: CaseFile): Missing[] {
  const { response } = file
  if (response === undefined) return []
  const live = liveRequests(response)
  return [
    ...(live.length === 0 ? (['requests'] as const) : []),
    ...(live.some(({ state }) => state === 'read') || seemingPoints(response).length > 0 ? (['looked-at'] as const) : []),
    ...(response.confirmedAt === null && unsettledWords(response).length > 0 ? (['sentences'] as const) : []),
    ...(response.filedOn === '' ? (['filing-day'] as const) : []),
    ...(file.lock === null ? (['endeavor'] as const) : []),
  ]
}

const withResponse = (file: CaseFile, change: Partial<ResponseFile>): CaseFile => ({ ...file, response: { ...file.response!, ...change } })

/** The table stays open to corrections until the customer has said that it is whole. */
function openResponse(file: CaseFile): { response: ResponseFile } | { refused: ResponseRefused } {
  if (file.response === undefined) return { refused: { kind: 'no-response' } }
  return file.response.confirmedAt === null ? { response: file.response } : { refused: { kind: 'confirmed' } }
}

function refusalOf(text: string): ResponseRefused | null {
  if (!/\p{L}/u.test(text)) return { kind: 'says-nothing' }
  const [found] = identifiersIn(text)
  if (found !== undefined) return { kind: 'identifier', what: found }
  return isAddressedToMachine(text) ? { kind: 'speaks-to-machine' } : null
}

const byId = <T extends { id: string; rev: number }>(list: readonly T[], { id, rev }: { id: string; rev: number }): T | ResponseRefused => {
  const one = list.find((each) => each.id === id)
  return one === undefined ? { kind: 'no-such-request' } : one.rev === rev ? one : { kind: 'changed-meanwhile' }
}
const isRefusal = (given: object): given is ResponseRefused => 'kind' in given

const replaced = <T extends { id: string; rev: number }>(list: readonly T[], id: string, change: Partial<T>): T[] => list.map((one) => (one.id === id ? { ...one, ...change, rev: one.rev + 1 } : one))

/** Confirms, rejects or takes up again a row of the table, as the customer saw it. */
export function settleRequest(file: CaseFile, given: { id: string; rev: number; act: 'confirm' | 'reject' }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const { response } = open
  const list: readonly (NoticeRequest | AcceptedPoint)[] = given.id.startsWith('a') ? response.accepted : response.requests
  const found = byId(list, given)
  if (isRefusal(found)) return found
  if ('concern' in found && given.act === 'confirm') {
    const other = liveRequests(response).find(({ concern, id }) => concern === found.concern && id !== found.id)
    if (other !== undefined) return { kind: 'asked-already', id: other.id }
  }
  const state = given.act === 'reject' ? 'rejected' : found.state === 'corrected' ? 'corrected' : 'confirmed'
  return {
    kind: 'changed',
    file: 'concern' in found ? withResponse(file, { requests: replaced(response.requests, found.id, { state }) }) : withResponse(file, { accepted: replaced(response.accepted, found.id, { state }) }),
  }
}

/** What the customer reads otherwise: what the point is about, and what the notice says that the record holds. */
export function correctRequest(file: CaseFile, given: { id: string; rev: number; concern: ConcernKey; record: RecordStanding; quote: string; page: number }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const { response } = open
  const found = byId(response.requests, given)
  if (isRefusal(found)) return found
  const refusal = refusalOf(given.quote)
  if (refusal !== null) return refusal
  const other = liveRequests(response).find(({ concern, id }) => concern === given.concern && id !== found.id)
  if (other !== undefined) return { kind: 'asked-already', id: other.id }
  const { point } = getConcern(given.concern)
  const [, ...rest] = found.quotes
  const theory = found.concern === given.concern ? found.theory : null
  return {
    kind: 'changed',
    file: withResponse(file, {
      requests: replaced(response.requests, found.id, {
        concern: given.concern,
        point,
        record: given.record,
        quotes: [{ text: tidy(given.quote), page: given.page }, ...rest],
        theory,
        whole: found.whole === true && given.concern === 'record',
        guessed: false,
        state: 'corrected',
      }),
    }),
  }
}

/** Rows of a table, those put aside too, and the words of the notice in one of them. */
const REQUESTS_MAX = 60
const QUOTES_MAX = 10

const pageOf = (request: NoticeRequest): number => request.quotes[0]?.page ?? 0

/** A point that the reader missed, in the words of the notice. One about what is asked already joins that request. */
export function addRequest(file: CaseFile, given: { concern: ConcernKey; record: RecordStanding; quote: string; page: number }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const { response } = open
  const refusal = refusalOf(given.quote)
  if (refusal !== null) return refusal
  const words: PrintedWords = { text: tidy(given.quote), page: given.page }
  const there = liveRequests(response).find(({ concern }) => concern === given.concern)
  if (there !== undefined) {
    const known = there.quotes.some(({ text }) => text === words.text)
    if (!known && there.quotes.length >= QUOTES_MAX) return { kind: 'case-full' }
    const quotes = known ? there.quotes : [...there.quotes, words].sort((one, other) => one.page - other.page)
    return { kind: 'changed', file: withResponse(file, { requests: replaced(response.requests, there.id, { quotes, state: 'corrected' }) }) }
  }
  if (response.requests.length >= REQUESTS_MAX) return { kind: 'case-full' }
  const { point } = getConcern(given.concern)
  const numbers = response.requests.map(({ id }) => Number(id.slice(1)))
  const fresh: NoticeRequest = {
    id: `r${Math.max(0, ...numbers) + 1}`,
    rev: 1,
    point,
    concern: given.concern,
    quotes: [words],
    asked: [],
    itemized: true,
    record: given.record,
    theory: null,
    state: 'corrected',
    from: 'customer',
  }
  const before = response.requests.findLastIndex((one) => pageOf(one) <= given.page)
  // A part of prong two that has a row of its own is answered there.
  const others = response.requests.map((one) => (point === 2 && one.whole === true ? { ...one, whole: false } : one))
  const requests = [...others.slice(0, before + 1), fresh, ...others.slice(before + 1)]
  return { kind: 'changed', file: withResponse(file, { requests }) }
}

/** Items of one request, those put aside too. */
const ITEMS_MAX = 40

/** An item that the reader missed, in the words of the notice. */
export function addItem(file: CaseFile, given: { id: string; rev: number; text: string; page: number }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const found = byId(open.response.requests, given)
  if (isRefusal(found)) return found
  const refusal = refusalOf(given.text)
  if (refusal !== null) return refusal
  const items = itemsOf(found)
  const text = tidy(given.text)
  if (items.some((item) => item.text === text && item.aside !== true)) return { kind: 'changed', file }
  if (items.length >= ITEMS_MAX) return { kind: 'case-full' }
  return { kind: 'changed', file: withResponse(file, { requests: replaced(open.response.requests, found.id, { asked: [...items, { text, page: given.page }], itemized: true, state: 'corrected' }) }) }
}

/** The notice does not ask for an item, or asks for it after all. */
export function settleItem(file: CaseFile, given: { id: string; rev: number; place: number; act: 'confirm' | 'reject' }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const found = byId(open.response.requests, given)
  if (isRefusal(found)) return found
  const items = itemsOf(found)
  if (items[given.place] === undefined) return { kind: 'no-such-request' }
  const asked = items.map((item, place): AskedItem => {
    const { aside: _aside, ...rest } = item
    return place !== given.place ? item : given.act === 'reject' ? { ...rest, aside: true } : rest
  })
  return { kind: 'changed', file: withResponse(file, { requests: replaced(open.response.requests, found.id, { asked, itemized: true, state: 'corrected' }) }) }
}

/** Other answers, to this request or another, give an item already: it is not told twice. */
export function answerItemAbove(file: CaseFile, given: { question: string; above: readonly string[] }): ResponseChanged {
  const { response } = file
  if (response === undefined) return { kind: 'no-response' }
  const found = itemOf(response, given.question)
  if (found === null) return { kind: 'no-such-request' }
  const { request, place } = found
  const facts = liveRequests(response).flatMap((one) => factsOfRequest(file.facts, one))
  const isThere = given.above.every((question) => question !== given.question && facts.some((fact) => isAnswerTo(fact, question)))
  if (!isThere || given.above.length === 0) return { kind: 'no-such-fact' }
  const asked = itemsOf(request).map((item, at): AskedItem => (at === place ? { ...item, above: [...new Set(given.above)] } : item))
  return { kind: 'changed', file: withResponse(file, { requests: response.requests.map((one) => (one.id === request.id ? { ...one, asked, itemized: true } : one)) }) }
}

const isAskedOnItems = (file: CaseFile, { id }: NoticeRequest): boolean =>
  [...Object.keys(file.answers), ...file.facts.map(({ source }) => (source.kind === 'answer' ? source.question : ''))].some(
    (question) => /^(?:item|lacks)\d+$/.test(question.slice(id.length + 1)) && question.startsWith(`${id}.`),
  )

/** Something to be sent stands in the row of its point, where the notice prints it; one that has answers to its items gets it behind them, since they are known by their places. */
function placeItem(file: CaseFile, response: ResponseFile, concern: ConcernKey, { text, page }: PrintedWords): ResponseChanged {
  const row = liveRequests(response).find((one) => one.concern === concern)
  if (row === undefined) return addRequest(file, { concern, record: 'unknown', quote: text, page })
  const items = itemsOf(row)
  if (items.length >= ITEMS_MAX) return { kind: 'case-full' }
  const passages = response.notice.reading.kind === 'read' ? response.notice.reading.passages.filter(({ kind }) => kind === 'asked') : []
  const at = (words: string) => passages.findIndex(({ quote }) => quote === words)
  const next = isAskedOnItems(file, row) ? -1 : items.findIndex((item) => at(item.text) > at(text))
  const { label, under, choice } = passages[at(text)] ?? {}
  const item: AskedItem = { text, page, ...(label && { label }), ...(under && { under }), ...(choice && { choice }) }
  const asked = items.toSpliced(next < 0 ? items.length : next, 0, item)
  return { kind: 'changed', file: withResponse(file, { requests: replaced(response.requests, row.id, { asked, itemized: true }) }) }
}

/** What words that the reader could not place are about; null where they hold nothing against the petition, or ask for nothing. */
export function placeSentence(file: CaseFile, given: { text: string; concern: ConcernKey | null }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const words = unsettledWords(open.response).find(({ text }) => text === given.text)
  if (words === undefined) return { kind: 'no-such-request' }
  if (given.concern === null) return { kind: 'changed', file: withResponse(file, { harmless: [...(open.response.harmless ?? []), words.text] }) }
  if (words.asked === true) return placeItem(file, open.response, given.concern, words)
  return addRequest(file, { concern: given.concern, record: recordIn([words.text]), quote: words.text, page: words.page })
}

/** The date to answer by in the words of the notice: it is copied, and no day is counted from it. */
export function copyDeadline(file: CaseFile, given: { printed: string }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const printed = tidy(given.printed)
  if (printed === '') return { kind: 'says-nothing' }
  return { kind: 'changed', file: withResponse(file, { deadline: { printed, quote: printed, page: null, by: 'customer' } }) }
}

/** The day printed on the notice; null where it is not plain, and where a program read it from a picture. */
function noticeDayOf({ notice: { reading } }: ResponseFile): string | null {
  if (reading.kind !== 'read' || reading.noticeDate === null || reading.notes.includes('recognized-in-pictures')) return null
  return readPrintedDay(reading.noticeDate)
}

/** `today`: YYYY-MM-DD. */
export function copyFilingDay(file: CaseFile, given: { day: string; today: string }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  if (!isDay(given.day)) return { kind: 'not-a-day' }
  const noticed = noticeDayOf(open.response)
  if (given.day > given.today || (noticed !== null && given.day > noticed)) return { kind: 'not-a-filing-day' }
  return { kind: 'changed', file: withoutLaterFacts(withResponse(file, { filedOn: given.day })) }
}

/** The endeavor in the words in which it was filed: all that is drafted agrees with it. */
export function confirmFiledEndeavor(file: CaseFile, given: { text: string; at: string; by: string }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const text = tidy(given.text)
  return refusalOf(text) ?? { kind: 'changed', file: { ...file, lock: { text: text.replace(/[.]$/, ''), at: given.at, by: given.by } } }
}

export function confirmTable(file: CaseFile, { at }: { at: string }): ResponseChanged {
  const open = openResponse(file)
  if ('refused' in open) return open.refused
  const missing = missingOf(file)
  return missing.length > 0 ? { kind: 'not-ready', missing } : { kind: 'changed', file: withResponse(file, { confirmedAt: at }) }
}

/** The customer found a fault in the table: what follows from it waits until it is confirmed again. */
export function reopenTable(file: CaseFile): ResponseChanged {
  if (file.response === undefined) return { kind: 'no-response' }
  return { kind: 'changed', file: withResponse(file, { confirmedAt: null }) }
}

export type Theories = Readonly<Record<string, string>>

/** The way in which each request is answered, by the id of the request; `options` are the arguments that the ways stand for. */
export function chooseTheories(file: CaseFile, given: { theories: Theories; options: ChosenOptions; at: string }): ResponseChanged {
  const { response } = file
  if (response === undefined) return { kind: 'no-response' }
  if (response.confirmedAt === null) return { kind: 'not-ready', missing: missingOf(file) }
  const requests = response.requests.map((request) => ({ ...request, theory: given.theories[request.id] ?? request.theory }))
  return { kind: 'changed', file: { ...withResponse(file, { requests, chosenAt: response.chosenAt ?? given.at }), options: given.options } }
}

/** What came after filing, with its dates; null where nothing tells so. Plans are dated ahead. */
export function cameLater(fact: Pick<CaseFact, 'element' | 'text'> & Partial<Pick<CaseFact, 'source'>>, filedOn: string): string | null {
  // Why a document is not available is no fact of eligibility.
  if (fact.source?.kind === 'answer' && /\.lacks\d+$/.test(fact.source.question)) return null
  const dates = fact.element === 'p2.plan' ? doneLater(fact.text, filedOn) : laterDates(fact.text, filedOn)
  return dates.length === 0 ? null : dates.join(', ')
}

const BEFORE_FILING = /\b(?:before|when|until) I (?:had )?filed\b/i
/** The sentences of a stopped answer that say of themselves that they are of the time before filing; null where none does, or one of them leans on what is stopped. */
function earlierPart({ kind, source, text, stopped, element }: CaseFact, filedOn: string): { kept: string; later: string } | null {
  if (kind !== 'statement' || source.kind !== 'answer' || stopped !== undefined) return null
  const sentences = sentencesOf(text)
  const isOf = (one: string) => cameLater({ element, text: one }, filedOn) === null && (earlierDates(one, filedOn).length > 0 || BEFORE_FILING.test(one)) && !LEANS.test(one)
  const kept = sentences.filter(isOf)
  return kept.length === 0 || kept.length === sentences.length ? null : { kept: kept.join(' '), later: sentences.filter((one) => !isOf(one)).join(' ') }
}

/** Facts that came after filing are taken out, each with its reason: no answer may rest on them. What the same answer dates before it stays. */
export function withoutLaterFacts(file: CaseFile): CaseFile {
  const filedOn = file.response?.filedOn ?? ''
  if (filedOn === '') return file
  let { lastId } = file
  let room = CASE_FACTS_MAX - file.facts.length
  const facts = file.facts.flatMap((fact): CaseFact[] => {
    const later = isSettled(fact) ? (fact.stopped ?? cameLater(fact, filedOn)) : null
    if (later === null) return [fact]
    const part = room > 0 ? earlierPart(fact, filedOn) : null
    if (part === null) return [{ ...fact, state: 'rejected', stopped: later, rev: fact.rev + 1 }]
    room -= 1
    lastId += 1
    return [
      { ...fact, text: part.kept, rev: fact.rev + 1 },
      { ...fact, id: `f${lastId}`, text: part.later, readText: part.later, state: 'rejected', stopped: later, rev: 1 },
    ]
  })
  return { ...file, facts, lastId }
}

export const withoutStop = (file: CaseFile, id: string): CaseFile => ({
  ...file,
  facts: file.facts.map((fact): CaseFact => {
    if (fact.id !== id) return fact
    const { stopped: _stopped, ...rest } = fact
    return rest
  }),
})

/** Marks facts that, as the customer says, came after filing. */
export const stopFacts = (file: CaseFile, ids: readonly string[], why: string): CaseFile =>
  withoutLaterFacts({ ...file, facts: file.facts.map((fact) => (ids.includes(fact.id) ? { ...fact, stopped: why } : fact)) })

export type RequestAnswer = {
  text: string
  document: string
  /** One that the case has, or empty. */
  exhibit: string
  /** Whether it was so on the day of filing; what came later is kept with its reason and used nowhere. */
  existed: 'yes' | 'later'
}

/** A clause of its own behind a comma: “because it is open, nobody asks for it”. */
const OWN_CLAUSE = ', (?:I|we|it|they|he|she|nobody|no one|there|this|that|these|those|(?:the|an?|my|our|its|their|no|each|every) \\p{L})'
/** A reason stands by itself: “so nobody …”, “because nobody …”, unless “because” leads another clause. */
const LEAD = new RegExp(`^\\s*(?:(?:and |but )?so|thus|therefore|hence|(?:because|since)(?![^.\\n]*${OWN_CLAUSE})),? +(?=\\p{L})`, 'iu')
const withoutLead = (text: string): string => text.replace(LEAD, '')

export function answerQuestionOfRequest(file: CaseFile, question: { id: string; element: Element }, given: RequestAnswer): ResponseChanged {
  if (given.text.trim() === '') return { kind: 'changed', file: passQuestion(file, question.id) }
  const chosen = given.exhibit === '' ? undefined : findExhibit(file, given.exhibit)
  if (given.exhibit !== '' && chosen === undefined) return { kind: 'no-such-exhibit' }
  // What names a document tells where it is shown. That something has not happened yet may be what is asked.
  if (given.exhibit === '' && given.document.trim() === '' && !/\.named\d+$/.test(question.id) && isEmptyAnswer(given.text)) return { kind: 'says-nothing' }
  const before = new Set(file.facts.map(({ id }) => id))
  const text = /\.because\d+$/.test(question.id) ? withoutLead(given.text) : given.text
  const answered = answerQuestion(file, { question, text, document: chosen?.title ?? given.document })
  if (answered.kind !== 'changed') return answered
  const fresh = answered.file.facts.filter(({ id }) => !before.has(id)).map(({ id }) => id)
  // A degree that is told in a sentence still tells its level.
  const facts = answered.file.facts.map((fact) => (fresh.includes(fact.id) && fact.element === 'eb2.degree' ? { ...fact, fields: { degree: fact.text } } : fact))
  const told = { ...answered.file, facts }
  const mayBeLater = question.element === 'p2.plan' || question.element === 'identity.name'
  return { kind: 'changed', file: given.existed === 'later' && !mayBeLater ? stopFacts(told, fresh, 'as you said') : told }
}

/** An exhibit is cited anew, by its number in the answer. */
const withoutExhibits = (text: string): string => text.replace(/\s*[([](?:see (?:also )?)?(?:exhibits?|exh?s?\.)[^)\]]*[)\]]/gi, '').replace(/\s+([.,;])/g, '$1')

/** The filed petition becomes the record: its endeavor to confirm, its exhibits as what the agency has already. */
export function withFiledPetition(file: CaseFile, given: { file: string; sha256: string; reading: FiledPetitionReading | null }): CaseFile {
  if (file.response === undefined) return file
  const { reading } = given
  const room = Math.max(0, CASE_EXHIBITS_MAX - file.exhibits.length - 1)
  const petition = withExhibit(file, { title: PETITION_AS_FILED, proves: [], state: 'have', existed: 'yes' }).file
  const withRecord = (reading?.exhibits ?? []).slice(0, room).reduce((made: CaseFile, { label, title, page, unsure }) => {
    // What it shows is told by the answers that cite it.
    return withExhibit(made, { title: `${title} (filed as ${label})`, proves: [], state: 'have', existed: 'yes', filed: { label, page, unsure } }).file
  }, petition)
  const labelled = new Map(withRecord.exhibits.flatMap(({ id, filed }) => (filed === undefined ? [] : [[filed.label, id] as const])))
  const contested = new Set(liveRequests(file.response).flatMap(({ concern, whole }): ConcernKey[] => (whole === true ? [concern, 'plan'] : [concern])))
  const news = (reading?.statements ?? []).flatMap(({ text, page, labels, concern }): NewFact[] => {
    if (concern === null || !contested.has(concern) || refusalOf(text) !== null) return []
    return [
      {
        element: MAIN_ELEMENT[concern],
        kind: 'statement',
        text: proposeSentence(withoutExhibits(text)),
        source: { kind: 'filed', file: given.file, page, quote: text },
        unsure: true,
        key: labels.flatMap((label) => labelled.get(label) ?? []).join(),
      },
    ]
  })
  const known = new Set(withRecord.facts.map(({ id }) => id))
  const shown = new Map(news.map((one) => [one.text, (one.key ?? '').split(',').filter(Boolean)]))
  const told = withNewFacts(
    withRecord,
    news.map(({ key: _key, ...one }) => one),
  )
  const facts = told.facts.map((fact) => (known.has(fact.id) ? fact : { ...fact, exhibits: shown.get(fact.text) ?? [] }))
  return withResponse({ ...told, facts }, { petition: { file: given.file, sha256: given.sha256, endeavors: reading?.endeavors ?? [], state: reading === null ? 'unread' : 'read' } })
}
