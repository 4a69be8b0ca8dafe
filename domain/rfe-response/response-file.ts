/** What is known of an answer to a notice: the notice as a table of requests, what it accepts, and the petition as it was filed. */
import type { AbilityKind } from '../petition/ability-kinds.ts'
import type { CaseFact, CaseFile, Element } from '../petition/case-file.ts'
import { itemsOfSentence, standsIn, type ItemChoice } from '../rfe/asked-items.ts'
import { weighConcern } from '../rfe/notice-meaning.ts'
import type { ConcededPoint, NoticeReading } from '../rfe/notice-reading.ts'
import { plainOf } from '../rfe/notice-text.ts'
import { pointsNamed } from '../rfe/notice-topics.ts'
import type { ConcernKey, Point, Prong } from '../rfe/rfe-concerns.ts'
import { unplacedWords, type UnplacedWords } from './unplaced-words.ts'

/** Words of the notice, or of the filed petition, as they are printed. */
export type PrintedWords = { text: string; page: number }

/** One thing that the notice asks to be sent. `under`: the words of the item of which it is a part. `aside`: the customer says that it does not ask this; `above`: the questions whose answers give it already. */
export type AskedItem = PrintedWords & { label?: string; under?: string; choice?: ItemChoice; aside?: true; above?: string[] }

/** What the notice says that the record holds on a point. */
export const RECORD_STANDINGS = ['absent', 'insufficient', 'sufficient', 'unknown'] as const
export type RecordStanding = (typeof RECORD_STANDINGS)[number]

/** `read`: nobody has looked at it yet, and nothing is drafted while one is left. `rejected`: the notice does not ask this. */
export type RequestState = 'read' | 'confirmed' | 'corrected' | 'rejected'

/** One contested point of the notice. No two of those that stand have the same concern, so each is answered in one place. */
export type NoticeRequest = {
  id: string
  /** Counts its changes. */
  rev: number
  point: Point
  concern: ConcernKey
  /** What the notice holds against the petition, in its order; the first names the request. */
  quotes: PrintedWords[]
  /** What it asks to be sent, item by item where `itemized`; in tables of before, as sentences. */
  asked: AskedItem[]
  itemized?: true
  record: RecordStanding
  /** Id of the way in which it is answered. */
  theory: string | null
  state: RequestState
  from: 'reader' | 'customer'
  /** True where the notice contests prong two without saying which part of it. */
  whole?: boolean
  /** True where its words name no point: the reader guessed it from their meaning. */
  guessed?: boolean
}

/** A point that the notice seems to accept: the customer says whether it does. `behind`: the sentence right behind it in the notice. */
export type AcceptedPoint = { id: string; rev: number; what: ConcededPoint['what']; quote: string; page: number; behind?: string; state: RequestState }

/** Words copied from the notice; never a day that somebody counted. */
export type CopiedDeadline = { printed: string; quote: string; page: number | null; by: 'reader' | 'customer' }

export type FiledPetition = {
  file: string
  sha256: string
  /** What may be the statement of the endeavor; the customer says which is. */
  endeavors: PrintedWords[]
  /** `unread`: the file could not be read, and the customer copies from it. */
  state: 'read' | 'unread'
}

export type ResponseFile = {
  /** `receipt`: the receipt number that it prints, where it prints one. */
  notice: { file: string; sha256: string; reading: NoticeReading; receipt?: string }
  requests: NoticeRequest[]
  accepted: AcceptedPoint[]
  deadline: CopiedDeadline | null
  /** The day of filing (YYYY-MM-DD) as the customer copied it; empty before. Nothing that came later counts. */
  filedOn: string
  petition: FiledPetition | null
  /** Sentences of the notice in which the customer reads nothing against the petition; absent before the first. */
  harmless?: string[]
  /** When the customer said that the table is whole. */
  confirmedAt: string | null
  /** When the customer chose how each request is answered. */
  chosenAt: string | null
}

/** Which facts answer a concern: each element belongs to one, so that no fact is argued twice. */
export const CONCERN_ELEMENTS: Record<ConcernKey, readonly Element[]> = {
  'endeavor-unclear': ['endeavor.problem', 'endeavor.method', 'endeavor.outputs', 'endeavor.users'],
  'national-importance': ['p1.beyond', 'p1.priority'],
  'substantial-merit': ['p1.merit'],
  record: ['p2.education', 'p2.record'],
  plan: ['p2.plan', 'p2.progress', 'p2.interest'],
  balance: ['p3.impractical', 'p3.benefit', 'p3.urgency'],
  'eb2-threshold': ['eb2.degree', 'eb2.experience', 'eb2.occupation', 'eb2.ability'],
}

/** The element under which an answer to the very words of the notice stands. */
export const MAIN_ELEMENT: Record<ConcernKey, Element> = {
  'endeavor-unclear': 'endeavor.method',
  'national-importance': 'p1.beyond',
  'substantial-merit': 'p1.merit',
  record: 'p2.record',
  plan: 'p2.plan',
  balance: 'p3.benefit',
  'eb2-threshold': 'eb2.occupation',
}

const OF_YEARS = /\bprogressive\b|\bpost-(?:baccalaureate|degree)\b|\bfive (?:full )?years\b|\bduties\b/i
const OF_ABILITY = /\bexceptional ability\b|\bkinds? of evidence\b|\bten years\b|\bof the six\b/i

const OF_DEGREE = /\badvanced degree\b|\bbaccalaureate\b|\bmaster[’']s\b|\bevaluat\w+ of (?:education|credentials)\b|\bcredential evaluat\w+\b|\bfive (?:full )?years\b/i

/** Whether a notice holds against EB-2 that ability is not shown, and nothing of a degree. */
export const isOnAbilityOnly = ({ concern, quotes, asked }: Pick<NoticeRequest, 'concern' | 'quotes' | 'asked'>): boolean =>
  concern === 'eb2-threshold' && [...quotes, ...asked].some(({ text }) => OF_ABILITY.test(text)) && ![...quotes, ...asked].some(({ text }) => OF_DEGREE.test(text))

/** That of an answer to one passage: what a notice says of the years of experience is answered by them. */
export function elementOfPassage({ concern, quotes }: Pick<NoticeRequest, 'concern' | 'quotes'>, place: number): Element {
  const isOfYears = concern === 'eb2-threshold' && OF_YEARS.test(quotes[place]?.text ?? '') && !quotes.some(({ text }) => OF_ABILITY.test(text))
  return isOfYears ? 'eb2.experience' : MAIN_ELEMENT[concern]
}

/** What the petition itself says is shown by the petition. */
export const PETITION_AS_FILED = 'The petition as filed'

export const isLive = ({ state }: Pick<NoticeRequest, 'state'>): boolean => state !== 'rejected'

/** Sentences of the notice that fit no row, or of which the reader does not know whether they speak against the petition: the customer says where they belong. */
export const unplacedIn = (reading: NoticeReading): UnplacedWords[] => unplacedWords(reading).filter(({ asked }) => asked !== true)

/** Those, and what is asked for on no point that is known, to which the customer has said nothing yet, with a suggestion or without one. */
export const unsettledWords = (response: Pick<ResponseFile, 'notice' | 'requests' | 'harmless'>): UnplacedWords[] =>
  unplacedWords(response.notice.reading).filter(
    ({ text, asked }) => response.harmless?.includes(text) !== true && !response.requests.some((row) => [...row.quotes, ...(asked === true ? itemsOf(row) : [])].some((words) => words.text === text)),
  )

/** In the order of the notice. */
export const liveRequests = (response: Pick<ResponseFile, 'requests'>): NoticeRequest[] => response.requests.filter(isLive)

/** Prongs that the table contests and the line items of the order (`Prong1`, …) do not hold, in order. EB-2 is never ordered by itself. */
export const unorderedProngs = (response: Pick<ResponseFile, 'requests'>, items: readonly string[]): Prong[] =>
  ([1, 2, 3] as const).filter((prong) => !items.includes(`Prong${prong}`) && liveRequests(response).some(({ point }) => point === prong))

/** `B` of “Part B of the notice”, as `partNames` calls it; null of a name that is no label of the notice. */
export const labelInName = (name: string): string | null => /^(?:Item|Part|Ground) (\S+) of the notice/.exec(name)?.[1] ?? null

/** What the answer to each live request is called, by the label that the notice prints before its part; a notice of intent to deny states grounds. */
export function partNames(response: Pick<ResponseFile, 'requests' | 'notice'>): string[] {
  const { reading } = response.notice
  const requests = liveRequests(response)
  const items = requests.map(({ quotes }) =>
    reading.kind === 'read' ? reading.passages.find(({ quote, kind, item }) => kind === 'stated' && item !== undefined && quote === quotes[0]?.text)?.item : undefined,
  )
  const labelled = items.every((item) => item !== undefined)
  const states = reading.kind === 'read' && reading.noticeKind === 'noid'
  return items.map((item, place) => {
    if (!labelled) return `${states ? 'Ground' : 'Request'} ${place + 1}`
    const point = items.filter((other) => other === item).length > 1 ? `, point ${items.slice(0, place + 1).filter((other) => other === item).length}` : ''
    return `${states ? 'Ground' : /^\d/.test(item!) ? 'Item' : 'Part'} ${item} of the notice${point}`
  })
}

/** What the notice accepts, as the customer says: it gets no argument. */
export const acceptedPoints = (response: Pick<ResponseFile, 'accepted'>): AcceptedPoint[] => response.accepted.filter(({ state }) => state === 'confirmed' || state === 'corrected')

/** What it seems to accept, where the customer has not said yet whether it does. */
export const seemingPoints = (response: Pick<ResponseFile, 'accepted'>): AcceptedPoint[] => response.accepted.filter(({ state }) => state === 'read')

/** What the notice leaves for later: it is neither accepted nor argued, unless the table holds a request on it. */
export function notReachedIn(response: Pick<ResponseFile, 'notice' | 'requests' | 'accepted'>): { point: Point; quote: string; page: number }[] {
  const { reading } = response.notice
  const left = reading.kind === 'read' ? (reading.notReached ?? []) : []
  return left.filter(({ point }) => !liveRequests(response).some((request) => request.point === point) && !acceptedPoints(response).some(({ what }) => what === point))
}

/** Questions on the third prong where the notice leaves it for later begin so: no request holds their answers. */
export const LEFT_PREFIX = 'left3.'
/** Whether the balance is argued although the notice does not reach it: all that is submitted in answer to a notice is submitted at once. */
export const isBalanceLeft = (response: Pick<ResponseFile, 'notice' | 'requests' | 'accepted'>): boolean => notReachedIn(response).some(({ point }) => point === 3)

/** What a notice can be silent on. */
export type SilentPoint = Point | 'substantial-merit' | 'national-importance'

/** What the notice neither contests nor accepts nor leaves for later, by the table that the customer confirmed; nothing is known of a letter that was not read. */
export function silentIn(response: Pick<ResponseFile, 'notice' | 'requests' | 'accepted'>): SilentPoint[] {
  if (response.notice.reading.kind !== 'read') return []
  const requests = liveRequests(response)
  const accepted = acceptedPoints(response).map(({ what }) => what)
  const later = notReachedIn(response).map(({ point }) => point)
  // “Because the first two prongs are not met, …”: what a sentence on several points names is not passed over in silence.
  const named = requests.flatMap(({ quotes }) => quotes.flatMap(({ text }) => pointsNamed(plainOf(text))))
  const isSilent = (point: Point) => !named.includes(point) && requests.every((request) => request.point !== point) && !accepted.includes(point) && !later.includes(point)
  const halves = (['substantial-merit', 'national-importance'] as const).filter((half) => !accepted.includes(half) && requests.every(({ concern }) => concern !== half))
  // Half of prong one stands by itself where the other half is contested or accepted.
  const first: SilentPoint[] =
    accepted.includes(1) || later.includes(1) || (accepted.includes('substantial-merit') && accepted.includes('national-importance')) ? [] : halves.length === 1 ? halves : isSilent(1) ? [1] : []
  return [...(isSilent('eb2') ? (['eb2'] as const) : []), ...first, ...([2, 3] as const).filter(isSilent)]
}

/** The items of a request in the order of the notice; a table of before gets them from its sentences. */
export const itemsOf = ({ asked, itemized }: Pick<NoticeRequest, 'asked' | 'itemized'>): AskedItem[] =>
  itemized === true ? asked : asked.flatMap(({ page, text }) => itemsOfSentence(text).map((part) => ({ ...part, page })))

/** The words of an item in quotation marks, behind those that it stands under. */
export const quotedItem = ({ under, text }: Pick<AskedItem, 'under' | 'text'>): string => `${under === undefined ? '' : `“${under}” … `}“${text}”`

/** The question for one item of a request, and the one why it is not available. */
export const itemQuestion = (request: Pick<NoticeRequest, 'id'>, place: number): string => `${request.id}.item${place}`
export const lackQuestion = (request: Pick<NoticeRequest, 'id'>, place: number): string => `${request.id}.lacks${place}`

/** The request and the place of the item that a question is about. */
export function itemOf(response: Pick<ResponseFile, 'requests'>, question: string): { request: NoticeRequest; place: number; item: AskedItem } | null {
  const [, id, place = ''] = /^(r\d+)\.(?:item|lacks)(\d+)$/.exec(question) ?? []
  const request = liveRequests(response).find((one) => one.id === id)
  const item = request === undefined ? undefined : itemsOf(request)[Number(place)]
  return request === undefined || item === undefined || item.aside === true ? null : { request, place: Number(place), item }
}

/** The element under which the answer to an item stands. */
export function elementOfItem(request: NoticeRequest, { text }: Pick<AskedItem, 'text'>): Element {
  const elements = elementsOf(request)
  const among = weighConcern(plainOf(text), (concern) => concern, { among: (concern) => elements.includes(MAIN_ELEMENT[concern]), atLeast: 1 })
  const element = MAIN_ELEMENT[among ?? request.concern]
  return element === 'eb2.occupation' && OF_YEARS.test(text) && !OF_ABILITY.test(text) ? 'eb2.experience' : element
}

/** Several items are answered one by one; a single one is what the whole request answers. */
export const isAnsweredSingly = (request: NoticeRequest): boolean => itemsOf(request).filter(({ aside }) => aside !== true).length > 1

/**
 * What became of an item. `with-request`: it is the only one, and the whole request answers it; `left-out`: another way of its list
 * is given, or it was only offered. `exhibits`: those that show it.
 */
export type ItemState = { kind: 'exhibit' | 'answered' | 'above' | 'unavailable' | 'with-request' | 'left-out' | 'open'; facts: CaseFact[]; exhibits: string[] }

const byQuestion = (facts: readonly CaseFact[]): Map<string, CaseFact[]> => Map.groupBy(facts, ({ source }) => (source.kind === 'answer' ? source.question : ''))

/** The settled answers to a request by their questions, and which of its exhibits are there: asked once for all of its items. */
function answersTo({ facts, exhibits }: Pick<CaseFile, 'facts' | 'exhibits'>, request: NoticeRequest) {
  const given = byQuestion(factsOfRequest(facts, request))
  const all = byQuestion(facts.filter(({ state }) => state === 'confirmed' || state === 'corrected'))
  const here = new Set(exhibits.flatMap(({ id, state }) => (state === 'missing' ? [] : [id])))
  return {
    to: (question: string): readonly CaseFact[] => given.get(question) ?? [],
    /** Of any request: the notice may ask under one for what another is answered with. */
    anywhere: (question: string): readonly CaseFact[] => given.get(question) ?? all.get(question) ?? [],
    /** Of items by their places, whether they are not to be had. */
    gone: new Map<number, boolean>(),
    shown: (of: readonly CaseFact[]) => [...new Set(of.flatMap((fact) => fact.exhibits))].filter((id) => here.has(id)),
  }
}

type Answers = ReturnType<typeof answersTo>

function ownState({ to, anywhere, shown }: Answers, request: NoticeRequest, item: AskedItem, place: number): ItemState {
  const own = to(itemQuestion(request, place))
  if (own.length > 0) return { kind: shown(own).length > 0 ? 'exhibit' : 'answered', facts: [...own], exhibits: shown(own) }
  const above = (item.above ?? []).flatMap(anywhere)
  if (above.length > 0) return { kind: 'above', facts: above, exhibits: shown(above) }
  const lacks = to(lackQuestion(request, place))
  return lacks.length > 0 ? { kind: 'unavailable', facts: [...lacks], exhibits: [] } : NOTHING
}

const GONE =
  /\b(?:closed|dissolved|bankrupt\w*|no longer (?:exists?|operates?|in business)|went out of business|(?:is|are|was|were) not (?:longer )?available|unavailable|ceased|could not (?:be )?(?:obtain\w*|locate\w*|find|found|reach\w*)|cannot be (?:obtained|found|located|reached))\b/i

/** “If such letters are unavailable, tax records”: needed once an answer to what stands before it says that it is not to be had. */
function isNeeded(given: Answers, request: NoticeRequest, items: readonly AskedItem[], place: number): boolean {
  if (!standsIn(items[place]!)) return false
  const before = items.findLastIndex((item, at) => at < place && item.aside !== true && !standsIn(item))
  if (before < 0) return false
  const known = given.gone.get(before)
  if (known !== undefined) return known
  const state = ownState(given, request, items[before]!, before)
  const isGone = state.kind === 'unavailable' || state.facts.some(({ text }) => GONE.test(text))
  given.gone.set(before, isGone)
  return isGone
}

const NOTHING: ItemState = { kind: 'open', facts: [], exhibits: [] }

/** What became of each item of a request, in the order of the notice; null for one that the notice does not ask, as the customer says. */
export function itemStates(file: Pick<CaseFile, 'facts' | 'answers' | 'exhibits'>, request: NoticeRequest): (ItemState | null)[] {
  const items = itemsOf(request)
  const given = answersTo(file, request)
  const states = items.map((item, place): ItemState | null => {
    if (item.aside === true) return null
    const state = ownState(given, request, item, place)
    const isPassed = state.kind === 'open' && item.choice !== undefined && file.answers[itemQuestion(request, place)] === 'nothing'
    return isPassed && !isNeeded(given, request, items, place) ? { ...NOTHING, kind: 'left-out' } : state
  })
  if (!isAnsweredSingly(request)) {
    const isAnswered = factsOfRequest(file.facts, request).length > 0
    return states.map((state) => (state?.kind === 'open' && isAnswered ? { ...NOTHING, kind: 'with-request' } : state))
  }
  return states.map((state, place): ItemState | null => {
    if (items[place]!.choice !== 'any' || (state?.kind !== 'open' && state?.kind !== 'left-out')) return state
    // One way of a list is enough, and none of them is too little.
    return { ...NOTHING, kind: listAround(items, place).some((at) => GIVEN.has(states[at]?.kind ?? 'open')) ? 'left-out' : 'open' }
  })
}

const GIVEN: ReadonlySet<ItemState['kind']> = new Set(['exhibit', 'answered', 'above'])

/** The places of the list of alternatives in which an item stands. */
function listAround(items: readonly AskedItem[], place: number): number[] {
  let from = place
  while (items[from - 1]?.choice === 'any') from--
  let to = place
  while (items[to + 1]?.choice === 'any') to++
  return Array.from({ length: to - from + 1 }, (_one, at) => from + at)
}

/** Places of the items that a letter cannot be released without: what is only offered need not be sent, unless what it stands in for is not to be had. */
export function openItems(file: Pick<CaseFile, 'facts' | 'answers' | 'exhibits'>, request: NoticeRequest): number[] {
  const items = itemsOf(request)
  const given = answersTo(file, request)
  return itemStates(file, request).flatMap((state, place) => (state?.kind === 'open' && (items[place]!.choice !== 'offered' || isNeeded(given, request, items, place)) ? [place] : []))
}

/** The question that asks for an answer to one passage of a request. */
export const passageQuestion = (request: Pick<NoticeRequest, 'id'>, place: number): string => `${request.id}.words${place}`

/** The question why an answer to one passage meets what it misses. */
export const reasonQuestion = (request: Pick<NoticeRequest, 'id'>, place: number): string => `${request.id}.because${place}`

/** The question for what a passage names and its answer passes over. */
export const namedQuestion = (request: Pick<NoticeRequest, 'id'>, place: number): string => `${request.id}.named${place}`

/** The question what shows expertise above the ordinary: the second step of exceptional ability. */
export const meritsQuestion = (request: Pick<NoticeRequest, 'id'>): string => `${request.id}.above-ordinary`

/** The question for the months, hours and specialty of the positions that count. */
export const termsQuestion = (request: Pick<NoticeRequest, 'id'>): string => `${request.id}.terms`

/** The question whom the ability will benefit: the statute asks for it beside the expertise. */
export const benefitQuestion = (request: Pick<NoticeRequest, 'id'>): string => `${request.id}.prospective-benefit`

/** What answers a request. Where the notice contests prong two as a whole, its one request is answered by both of its concerns. */
export const elementsOf = ({ concern, whole }: Pick<NoticeRequest, 'concern' | 'whole'>): readonly Element[] =>
  whole === true ? [...CONCERN_ELEMENTS.record, ...CONCERN_ELEMENTS.plan] : CONCERN_ELEMENTS[concern]

/** The settled facts that answer a request, those on single passages included. */
export function factsOfRequest(facts: readonly CaseFact[], request: Pick<NoticeRequest, 'concern' | 'whole'>): CaseFact[] {
  const elements = elementsOf(request)
  return facts.filter((fact) => (fact.state === 'confirmed' || fact.state === 'corrected') && elements.includes(fact.element))
}

export const isAnswerTo = ({ source }: Pick<CaseFact, 'source'>, question: string): boolean => source.kind === 'answer' && source.question === question

export const isReason = (fact: Pick<CaseFact, 'source'>, request: Pick<NoticeRequest, 'id'>, place: number): boolean => isAnswerTo(fact, reasonQuestion(request, place))

/** Those that were given on one passage and on what it names, and why they meet it. */
export const isOnPassage = (fact: Pick<CaseFact, 'source'>, request: Pick<NoticeRequest, 'id'>, place: number): boolean =>
  isAnswerTo(fact, passageQuestion(request, place)) || isAnswerTo(fact, namedQuestion(request, place)) || isReason(fact, request, place)

/** The kinds of evidence of exceptional ability that the notice accepts. */
export const acceptedKinds = (response: Pick<ResponseFile, 'accepted'>): AbilityKind[] =>
  acceptedPoints(response).flatMap(({ what }) => (typeof what === 'string' && what.startsWith('ability-') ? [what.slice(-1) as AbilityKind] : []))

/** The concerns to which nothing may be said, since the notice accepts them. A point that it also contests is not among them. */
export function concededConcerns(response: Pick<ResponseFile, 'accepted' | 'requests'>): ConcernKey[] {
  const contested = new Set(liveRequests(response).flatMap(({ concern, whole }): ConcernKey[] => (whole === true ? ['record', 'plan'] : [concern])))
  const byWhat: Record<string, readonly ConcernKey[]> = {
    '1': ['endeavor-unclear', 'substantial-merit', 'national-importance'],
    '2': ['record', 'plan'],
    '3': ['balance'],
    eb2: ['eb2-threshold'],
    'substantial-merit': ['substantial-merit'],
    'national-importance': ['national-importance'],
  }
  return [...new Set(acceptedPoints(response).flatMap(({ what }) => byWhat[String(what)] ?? []))].filter((concern) => !contested.has(concern))
}
