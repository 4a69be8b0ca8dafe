/** Writes the answer to a notice: one letter in the order of the notice, each request once, from settled facts and nothing else. */
import { plain } from '../../domain/documents/blocks.ts'
import type { Cell, Inlines } from '../../domain/documents/document.ts'
import { parseInline } from '../../domain/documents/inline-syntax.ts'
import { capitalize, joinList } from '../../domain/endeavor/sentence-forms.ts'
import { formatDate, MONTH_NAMES } from '../../domain/format-date.ts'
import { BALANCE_ELEMENTS, ELEMENT_LABELS, findExhibit, isSettled, settledFacts, STATEMENT_ID, type CaseFact, type CaseFile, type Element } from '../../domain/petition/case-file.ts'
import { factsOf, type DraftBlock, type Section } from '../../domain/petition/draft.ts'
import { EVIDENCE, evidenceWeight } from '../../domain/petition/evidence-weight.ts'
import { sentencesOf } from '../../domain/petition/checks/block-text.ts'
import { isSentence } from '../../domain/petition/fact-words.ts'
import { requestIdOf, SECTION_OF_CONCERN } from '../../domain/rfe-response/check-response.ts'
import { isAnsweredInFull, isOpenRequest, openItemPlaces, openPassages, toldItemStates } from '../../domain/rfe-response/open-places.ts'
import { isWaiting, toldText } from '../../domain/rfe-response/told-answer.ts'
import { supportTies } from '../../domain/rfe-response/support-ties.ts'
import {
  acceptedKinds,
  acceptedPoints,
  benefitQuestion,
  factsOfRequest,
  isAnsweredSingly,
  isAnswerTo,
  isBalanceLeft,
  isOnPassage,
  isReason,
  itemQuestion,
  itemsOf,
  quotedItem,
  labelInName,
  lackQuestion,
  LEFT_PREFIX,
  liveRequests,
  meritsQuestion,
  namedQuestion,
  notReachedIn,
  partNames,
  passageQuestion,
  PETITION_AS_FILED,
  silentIn,
  type AcceptedPoint,
  type ItemState,
  type NoticeRequest,
  type ResponseFile,
  type SilentPoint,
} from '../../domain/rfe-response/response-file.ts'
import { namedIn, pagesInTitle } from '../../domain/rfe-response/named-words.ts'
import { onlyWithdraws } from '../../domain/rfe-response/withdrawn.ts'
import { dateOfTitle, earlierDates, isDatedLater, looksAhead, saysUntilFiling, showsOnlyLater } from '../../domain/rfe-response/later-dates.ts'
import { olderExhibits } from '../../domain/rfe-response/answer-doubts.ts'
import { standsIn } from '../../domain/rfe/asked-items.ts'
import type { ConcernKey } from '../../domain/rfe/rfe-concerns.ts'
import { appendixPart } from '../petition/letter/closing-parts.ts'
import {
  citation,
  exhibitsOf as shownBy,
  facts,
  FORM,
  frame,
  heading,
  lockSentence,
  made,
  paragraphs as citedParagraphs,
  sentences,
  standard,
  told as wordsWithExhibits,
  vary,
  type LetterGround,
} from '../petition/letter/letter-parts.ts'
import { FIVE_YEARS, monthsAfterDegree } from '../../domain/petition/progressive-years.ts'
import { positionsTable } from '../petition/letter/eb2-part.ts'
import { signerOf } from '../petition/letter/opening-part.ts'
import type { StandardKey } from '../petition/legal-sources.ts'
import { ABILITY_KINDS, abilityKind, namesKind, type AbilityKind } from '../../domain/petition/ability-kinds.ts'
import { ACCEPTED_WORDS, NOTICE_NAMES, requestTitle } from './words.ts'
import { closingFact, strongestOf, type ClosingFact } from './closing-fact.ts'
import { theoryOf } from './theories.ts'

/** `given`: the case as it was answered; `file`: what of it the letter tells. */
type Ground = LetterGround & { given: CaseFile }

/** What became of each item, with the facts as the letter tells them. */
const itemStatesOf = ({ file, given }: Ground, request: NoticeRequest): (ItemState | null)[] =>
  toldItemStates(given, request).map((state) => (state === null ? null : { ...state, facts: state.facts.flatMap(({ id }) => file.facts.filter((fact) => fact.id === id && isSettled(fact))) }))

/** Documents that are sent while the words on them wait. */
const providedExhibits = ({ given }: Ground, request: NoticeRequest): string[] =>
  factsOfRequest(given.facts, request).flatMap((fact) => (isWaiting(fact) ? shownBy(given, fact).filter((id) => id !== STATEMENT_ID) : []))

const exhibitsOf = (file: CaseFile, fact: CaseFact): string[] => (onlyWithdraws(fact.text) ? [] : shownBy(file, fact))

/** In their order; what only gives a claim up stands by itself and cites nothing. */
function paragraphs(ground: LetterGround, section: Section, id: string, given: readonly CaseFact[]): DraftBlock[] {
  const at = given.findIndex((fact) => onlyWithdraws(fact.text))
  if (at < 0) return citedParagraphs(ground, section, id, given)
  const withdrawn = given[at]!
  return [
    ...citedParagraphs(ground, section, id, given.slice(0, at)),
    made(section, `${id}/${withdrawn.id}`, { kind: 'paragraph', content: plain(withdrawn.text) }, [withdrawn], FORM),
    ...paragraphs(ground, section, id, given.slice(at + 1)),
  ]
}

const text = (words: string): Cell => ({ kind: 'words', content: plain(words) })

/** `request for evidence`, as the notice calls itself. */
export function noticeName({ notice: { reading } }: Pick<ResponseFile, 'notice'>): string {
  return NOTICE_NAMES[reading.kind === 'read' ? reading.noticeKind : 'unknown']
}

const dateOf = ({ notice: { reading } }: ResponseFile): string => (reading.kind === 'read' && reading.noticeDate !== null ? ` of ${reading.noticeDate}` : '')

const count = (number: number, one: string): string => `${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][number] ?? String(number)} ${one}${number === 1 ? '' : 's'}`

function reBlock(ground: LetterGround, response: ResponseFile): DraftBlock {
  const { reading } = response.notice
  const receipt = response.notice.receipt ?? (reading.kind === 'read' && reading.receiptLast4 !== null ? `[[field: Receipt number that ends in ${reading.receiptLast4}]]` : '[[field: Receipt number]]')
  return made(
    'opening',
    're',
    {
      kind: 'paragraph',
      content: [
        ...parseInline(`**Re: Response to the ${noticeName(response)}**\nForm I-140, request for a national interest waiver\nReceipt number: ${receipt}\nPetitioner and beneficiary: `),
        ...signerOf(ground),
      ],
    },
    facts(ground, 'identity.name').slice(0, 1),
    FORM,
  )
}

/** What the customer reads first after the address: the index from each request to its page and exhibits. */
function indexTable(ground: Ground, requests: readonly NoticeRequest[]): DraftBlock {
  const names = partNames(ground.file.response!)
  const grounds = names.some((name) => name.startsWith('Ground'))
  const cell = (ids: readonly string[]): Cell => ({ kind: 'words', content: ids.length === 0 ? plain('–') : citation(ids).slice(1, -1) })
  const rows = requests.flatMap((request, place): Cell[][] => {
    const shown = factsOfRequest(ground.file.facts, request)
    const pages = [...new Set(request.quotes.map(({ page }) => page))]
    const cited = [...new Set([...shown.flatMap((fact) => exhibitsOf(ground.file, fact)), ...providedExhibits(ground, request)])]
    const number = labelInName(names[place]!) ?? String(place + 1)
    const own: Cell[] = [text(number), text(requestTitle(request)), text(pages.join(', ')), text(names[place]!), cell(cited)]
    return [own, ...itemRows(ground, request, number, cell)]
  })
  const left = notReachedIn(ground.file.response!).filter(({ point }) => point === 3 && isBalanceArgued(ground))
  const ofBalance = left.map(({ page }): Cell[] => [
    text('–'),
    text('The third prong, not reached'),
    text(String(page)),
    text(capitalize(BALANCE_PART)),
    cell([...new Set(balanceFacts(ground).flatMap((fact) => exhibitsOf(ground.file, fact)))]),
  ])
  return made(
    'opening',
    'index',
    {
      kind: 'table',
      columns: [0.5, 2.6, 0.9, 1, 2.2],
      header: ['No.', grounds ? 'Ground' : 'Request', 'Notice page', 'Answer', 'Exhibits'].map((words) => plain(words)),
      rows: [...rows, ...ofBalance],
      caption: plain(grounds ? 'Index of grounds' : 'Index of requests'),
    },
    [...requests.flatMap((request) => factsOfRequest(ground.file.facts, request)), ...(ofBalance.length === 0 ? [] : balanceFacts(ground))],
    FORM,
  )
}

const ITEM_ANSWERS: Record<Exclude<ItemState['kind'], 'open' | 'with-request'>, string> = {
  exhibit: 'Provided',
  answered: 'Answered',
  above: 'Answered',
  unavailable: 'Not available',
  'left-out': 'Not needed',
}

/** Each item that the notice labels stands in the index under its request. */
function itemRows(ground: Ground, request: NoticeRequest, number: string, cell: (ids: readonly string[]) => Cell): Cell[][] {
  if (!isAnsweredSingly(request)) return []
  const { file, given } = ground
  const items = itemsOf(request)
  const stopped = openItemPlaces(given, request)
  return itemStatesOf(ground, request).flatMap((state, place): Cell[][] => {
    const { label, text: words, page, choice } = items[place]!
    if (label === undefined || state === null || state.kind === 'with-request') return []
    const kind = state.kind === 'open' && choice === 'offered' && !stopped.includes(place) ? 'left-out' : state.kind
    if (kind === 'open')
      return stopped.includes(place) ? [[text(`${number} ${label}`), text(`“${words.length > OPENING_MAX ? opening(words) : words}”`), text(String(page)), text('Open'), text('–')]] : []
    const offered = kind === 'left-out' && choice === 'offered' ? offeredExhibits(file, words) : []
    return [
      [
        text(`${number} ${label}`),
        text(`“${words.length > OPENING_MAX ? opening(words) : words}”`),
        text(String(page)),
        text(ITEM_ANSWERS[offered.length === 0 ? kind : 'exhibit']),
        cell(offered.length === 0 ? state.exhibits.filter((id) => id !== STATEMENT_ID) : offered),
      ],
    ]
  })
}

/** One sentence of the notice is told once, with all that it accepts. */
function acceptedLines(accepted: readonly AcceptedPoint[]): { content: Inlines }[] {
  const lines = new Map<string, AcceptedPoint[]>()
  for (const point of accepted) lines.set(point.quote, [...(lines.get(point.quote) ?? []), point])
  return [...lines.values()].map((points) => {
    const whole = points.some(({ what }) => what === 1)
    const told = points.filter(({ what }) => !whole || (what !== 'substantial-merit' && what !== 'national-importance'))
    const { quote, page } = points[0]!
    const [first = '', ...others] = told.map(({ what }) => ACCEPTED_WORDS[String(what)] ?? String(what))
    return { content: plain(`${joinList([first, ...others.map((words) => words.replace(/^(?:National|Substantial)\b/, (word) => word.toLowerCase()))])}: “${quote}” (page ${page})`) }
  })
}

/** How the two rows of exhibits are told apart. */
function exhibitNames({ file, seed }: LetterGround, requests: readonly NoticeRequest[]): DraftBlock[] {
  const cited = new Set(requests.flatMap((request) => factsOfRequest(file.facts, request)).flatMap((fact) => exhibitsOf(file, fact)))
  if (![...cited].some((id) => findExhibit(file, id)?.filed !== undefined)) return []
  const words = vary(seed, 'exhibit-names', [
    'Exhibits marked R are submitted with this response. Exhibits without an R were filed with the petition.',
    'What I submit with this response is marked R-1, R-2, and so on. Exhibits without an R were filed with the petition.',
    'New documents are Exhibits R-1, R-2, and so on. Exhibits without an R were filed with the petition.',
  ])
  return [frame('opening', 'exhibit-names', words)]
}

function openingPart(ground: Ground, response: ResponseFile, requests: readonly NoticeRequest[]): DraftBlock[] {
  const { file, given, seed } = ground
  const accepted = acceptedPoints(response)
  const name = noticeName(response)
  const { deadline } = response
  return [
    made('opening', 'date', { kind: 'paragraph', content: parseInline('[[field: Date]]'), tight: true }),
    made('opening', 'address', { kind: 'paragraph', content: parseInline('U.S. Citizenship and Immigration Services\n[[long: The address for responses that the notice prints]]') }),
    reBlock(ground, response),
    made('opening', 'greeting', { kind: 'paragraph', content: plain('Dear Officer:') }),
    frame(
      'opening',
      'purpose',
      sentences(
        seed,
        'purpose',
        [
          `I submit this response to the ${name}${dateOf(response)}.`,
          `This letter responds to the ${name}${dateOf(response)}.`,
          `With this letter and its exhibits I respond to the ${name}${dateOf(response)}.`,
        ],
        !isAnsweredInFull(given)
          ? [requests.length === 1 ? 'The notice raises one point.' : `The notice raises ${count(requests.length, 'point')}, which this letter takes in their order.`]
          : requests.length === 1
            ? ['The notice raises one point, which is answered below.', 'The notice raises one point; the answer follows.', 'I address the one point that the notice raises.']
            : [
                `The notice raises ${count(requests.length, 'point')}, and each is answered once, in its order.`,
                `The notice raises ${count(requests.length, 'point')}, answered below in its own order.`,
                `I address the ${count(requests.length, 'point')} that the notice raises in the order in which it raises them.`,
              ],
      ),
    ),
    ...(deadline === null
      ? []
      : [
          made(
            'opening',
            'deadline',
            {
              kind: 'paragraph',
              content: plain(
                /\d{4}/.test(deadline.printed)
                  ? `The date for the response that the notice prints is ${deadline.printed}.`
                  : `The notice sets the time for the response in these words: “${deadline.printed}.”`,
              ),
            },
            [],
            FORM,
          ),
        ]),
    indexTable(ground, requests),
    ...exhibitNames(ground, requests),
    ...(accepted.length === 0
      ? []
      : [
          frame(
            'opening',
            'accepted/lead',
            vary(seed, 'accepted', [
              'The notice accepts the following points, which I do not argue again:',
              'These points are accepted in the notice, and this response does not repeat them:',
              'The notice has already accepted the following:',
            ]),
          ),
          made('opening', 'accepted', { kind: 'list', ordered: false, items: acceptedLines(accepted) }, [], FORM),
        ]),
    standard('opening', 'response-once'),
    ...notReachedBlocks(ground, response),
    ...silentBlock(response),
    standard('opening', 'response-filing'),
    ...filedBlocks(ground, response, requests),
    standard('opening', 'response-burden'),
    ...(requests.some(({ point }) => point !== 'eb2') ? [standard('opening', 'dhanasar')] : []),
    heading('endeavor', 'filed/heading', 1, 'The endeavor as it was filed'),
    ...(file.lock === null
      ? []
      : [
          frame(
            'endeavor',
            'statement-lead',
            vary(seed, 'lead', [
              'This response is about the endeavor that was filed, in the words in which it was filed:',
              'I repeat the endeavor word by word from the petition. Nothing below changes or widens it:',
              'The petition states the endeavor as follows, and so it stays:',
            ]),
          ),
          made('endeavor', 'statement', { kind: 'quote', content: plain(lockSentence(file.lock.text)) }, [], FORM),
        ]),
  ]
}

const balanceFacts = (ground: LetterGround): CaseFact[] => facts(ground, ...BALANCE_ELEMENTS)
const isBalanceArgued = (ground: LetterGround): boolean => isBalanceLeft(ground.file.response!) && balanceFacts(ground).length > 0
/** The part on it stands behind the answers to the requests. */
const BALANCE_PART = 'the last part before the conclusion'

function notReachedBlocks(ground: LetterGround, response: ResponseFile): DraftBlock[] {
  const { seed } = ground
  const argued = isBalanceArgued(ground)
  const [balance, left] = [notReachedIn(response).filter(({ point }) => argued && point === 3), notReachedIn(response).filter(({ point }) => !argued || point !== 3)]
  const [one, more] = vary(seed, 'not-reached', [
    'As all of it is submitted together, I state here that on the point which the notice does not reach I rely on the petition, the evidence filed with it, and the exhibits of this response:|As all of it is submitted together, I state here that on the points which the notice does not reach I rely on the petition, the evidence filed with it, and the exhibits of this response:',
    'The notice does not reach one point. On it I rely on the petition, the evidence filed with it, and the exhibits of this response:|The notice does not reach these points. On them I rely on the petition, the evidence filed with it, and the exhibits of this response:',
  ]).split('|')
  const items = left.map(({ point, quote, page }) => ({ content: plain(`${ACCEPTED_WORDS[String(point)]!}: “${quote}” (page ${page})`) }))
  return [
    ...(left.length === 0 ? [] : [frame('opening', 'not-reached/lead', left.length === 1 ? one! : more!), made('opening', 'not-reached', { kind: 'list', ordered: false, items }, [], FORM)]),
    ...balance.map(({ quote, page }) =>
      made(
        'opening',
        'not-reached/balance',
        { kind: 'paragraph', content: plain(`Of the third prong the notice says: “${quote}” (page ${page}) As all of it is submitted together, I argue that prong in ${BALANCE_PART}.`) },
        [],
        FORM,
      ),
    ),
  ]
}

/** The third prong where the notice leaves it for later: what was answered on it, and what the answers to the requests show for it. */
function balancePart(ground: LetterGround, response: ResponseFile, requests: readonly NoticeRequest[]): DraftBlock[] {
  const { file, seed } = ground
  const own = balanceFacts(ground)
  if (!isBalanceArgued(ground)) return []
  const at = (id: string) => `${LEFT_PREFIX.slice(0, -1)}/${id}`
  const parts = BALANCE_ELEMENTS.map((element) => ({ element, shown: own.filter((fact) => fact.element === element) })).filter(({ shown }) => shown.length > 0)
  const told = parts.flatMap(({ element, shown }) => {
    const id = at(element.split('.')[1]!)
    return [...(parts.length === 1 ? [] : [heading('p3', `${id}/heading`, 2, vary(seed, `left-${element}`, PART_TITLES[element]!))]), ...paragraphs(ground, 'p3', id, shown)]
  })
  const names = partNames(response)
  const effects = requests.flatMap((request, place) => {
    const strongest = request.point === 1 ? strongestOf(factsOfRequest(file.facts, request)) : null
    return strongest === null ? [] : [{ name: names[place]!, fact: strongest }]
  })
  const result: Inlines = [
    ...plain(
      vary(seed, 'left-result', [
        'Weighed together, these facts show by a preponderance that on balance it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification',
        'For these reasons I ask USCIS to find that on balance it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification',
      ]),
    ),
    ...citation(own.flatMap((fact) => exhibitsOf(file, fact))),
    ...plain('.'),
    ...effects.slice(0, 1).flatMap(({ name, fact }): Inlines => [...plain(` What would be gained is shown under ${name}`), ...citation(exhibitsOf(file, fact)), ...plain('.')]),
  ]
  return [
    heading('p3', at('heading'), 1, 'The third prong, which the notice leaves for later'),
    standard('p3', 'p3'),
    ...recordBlock(ground, 'p3', { id: at('documents') }, own),
    ...told,
    made('p3', at('result'), { kind: 'paragraph', content: result }, [...own, ...effects.slice(0, 1).map(({ fact }) => fact)], FORM),
  ]
}

const SILENT_WORDS: Record<string, string> = {
  eb2: 'the EB-2 classification',
  1: 'the first prong',
  'substantial-merit': 'the substantial merit of the endeavor',
  'national-importance': 'the national importance of the endeavor',
  2: 'whether I am well positioned to advance the endeavor',
  3: 'the balance under the third prong',
} satisfies Record<SilentPoint, string>

/** What the notice does not speak of is not conceded by silence, nor argued. */
function silentBlock(response: ResponseFile): DraftBlock[] {
  const silent = silentIn(response)
  if (silent.length === 0) return []
  const points = silent.map((point) => SILENT_WORDS[point]!)
  const last =
    silent.length === 1
      ? 'On this point I rely on the petition and the evidence filed with it, and I do not waive it.'
      : 'On these points I rely on the petition and the evidence filed with it, and I do not waive them.'
  return [
    made(
      'opening',
      'silent',
      { kind: 'paragraph', content: plain(`The notice raises no question about ${points.length < 3 ? points.join(' or ') : `${points.slice(0, -1).join(', ')}, or ${points.at(-1)!}`}. ${last}`) },
      [],
      FORM,
    ),
  ]
}

/** What existed on the day of filing is told apart from documents that were made later and from what was still ahead. */
function filedBlocks({ file, seed }: LetterGround, response: ResponseFile, requests: readonly NoticeRequest[]): DraftBlock[] {
  const { filedOn } = response
  if (filedOn === '') return []
  const day = formatDate(filedOn)
  const shown = [...requests.flatMap((request) => factsOfRequest(file.facts, request)), ...(isBalanceLeft(response) ? balanceFacts({ file, seed }) : [])]
  // Of what was only signed later the letter does not say that it stood on that day.
  const tellsOf = (id: string) => shown.some((fact) => exhibitsOf(file, fact).includes(id) && !showsOnlyLater(findExhibit(file, id)?.title ?? '', fact.text, filedOn))
  const later = laterExhibits(file, [...new Set(shown.flatMap((fact) => exhibitsOf(file, fact)))]).filter(tellsOf)
  const lead = vary(seed, 'filed', [
    `I filed the petition on ${day}. For eligibility I rely on facts that existed on that day.`,
    `The petition was filed on ${day}. The facts on which I rely for eligibility are those that existed on that day.`,
    `The petition was filed on ${day}, and for eligibility I rely on facts as they stood on that day.`,
  ])
  const ahead = shown.some(({ text: words }) => looksAhead(words, filedOn)) ? ' Steps of the plan with a later date were still ahead on that day.' : ''
  const opens = made('opening', 'filed', { kind: 'paragraph', content: plain(`${lead}${ahead}`) }, [], FORM)
  if (later.length === 0) return [opens]
  const names = partNames(response)
  const items = later.map((id) => ({ content: laterItem(file, id, requests, names) }))
  const words =
    later.length === 1
      ? 'One document bears a later date. It is submitted for facts that existed on that day:'
      : 'The following bear a later date. Each is submitted for facts that existed on that day:'
  return [opens, frame('opening', 'later/lead', words), made('opening', 'later', { kind: 'list', ordered: false, items }, shown, FORM), standard('opening', 'response-later')]
}

/** `Parts II and III of the notice`; each part once. */
function partsIn(names: readonly string[]): string {
  const labels = names.map(labelInName)
  if (labels.some((label) => label === null)) return joinList(names)
  const own = [...new Set(labels.flatMap((label) => label?.replace(/,$/, '') ?? []))]
  const word = /^\w+/.exec(names[0] ?? '')?.[0] ?? ''
  return `${word}${own.length === 1 ? '' : 's'} ${joinList(own)} of the notice`
}

/** So many dates of what a later document shows are named. */
const DATES_MAX = 3

/** `Exhibit R-2 (Letter of …, January 2026): for the facts of August 2025 told under Item 1 of the notice`. */
function laterItem(file: CaseFile, id: string, requests: readonly NoticeRequest[], names: readonly string[]): Inlines {
  const exhibit = findExhibit(file, id)
  const under = requests.flatMap((request, place) => {
    const own = factsOfRequest(file.facts, request).filter((fact) => exhibitsOf(file, fact).includes(id))
    return own.length === 0 ? [] : [{ name: names[place]!, own }]
  })
  const left = isBalanceLeft(file.response!) ? BALANCE_ELEMENTS.flatMap((element) => settledFacts(file, element)).filter((fact) => exhibitsOf(file, fact).includes(id)) : []
  if (left.length > 0) under.push({ name: 'the third prong', own: left })
  const dates = [...new Set(under.flatMap(({ own }) => own.flatMap(({ text: words }) => earlierDates(words, file.response!.filedOn))))]
  const what = dates.length === 0 || dates.length > DATES_MAX ? 'the facts' : `the facts of ${joinList(dates)}`
  const title = id === STATEMENT_ID ? 'my statement, signed with this response' : (exhibit?.title ?? '')
  return [{ kind: 'exhibit', id: `Ex-${id}` }, ...plain(` (${title}): for ${what} told under ${partsIn(under.map(({ name }) => name))}`)]
}

const listed = (ids: readonly string[]): Inlines =>
  ids.flatMap((id, place): Inlines => [...(place === 0 ? [] : plain(place < ids.length - 1 ? ', ' : ids.length > 2 ? ', and ' : ' and ')), { kind: 'exhibit', id: `Ex-${id}` }])

/** Those whose titles tell a date after filing, and the statement that is signed with the response. */
const laterExhibits = (file: CaseFile, ids: readonly string[]): string[] =>
  ids.filter((id) => !isFiled(file, id) && (id === STATEMENT_ID || isDatedLater(findExhibit(file, id)?.title ?? '', file.response!.filedOn)))

/** The law on the point that is asked about, and on no point beside it that the notice may accept. */
const STANDARDS: Record<Exclude<ConcernKey, 'eb2-threshold'>, StandardKey> = {
  'endeavor-unclear': 'p1-open',
  'national-importance': 'p1-importance',
  'substantial-merit': 'p1-merit',
  record: 'p2',
  plan: 'p2',
  balance: 'p3',
}

function standardOf(file: CaseFile, request: NoticeRequest): StandardKey {
  if (request.concern !== 'eb2-threshold') return STANDARDS[request.concern]
  const id = theoryOf(file, request).option?.id
  return id === 'eb2-five-years' || id === 'eb2-ability' ? id : 'eb2-advanced'
}

const PART_TITLES: Partial<Record<Element, readonly [string, ...string[]]>> = {
  'endeavor.problem': ['The problem', 'The problem that the petition names', 'What is lacking'],
  'endeavor.method': ['The method, step by step', 'How the work is done', 'Method'],
  'endeavor.outputs': ['What the work produces', 'Outputs that can be checked', 'What will exist'],
  'endeavor.vehicle': ['How I carry out the work', 'Through whom the work is done', 'The setting of the work'],
  'endeavor.users': ['Who uses it', 'First users', 'Users'],
  'p1.beyond': ['Effect beyond my employer and its clients', 'Who else is reached, and how', 'Reach'],
  'p1.priority': ['Public documents on the subject', 'What public documents say', 'A public concern'],
  'p1.merit': ['The effect, as it was counted', 'A measured effect', 'What has changed'],
  'p2.record': ['Results', 'What I did, and what came of it', 'Record'],
  'p2.education': ['Education for this work', 'Education', 'Training'],
  'p2.plan': ['The plan', 'Plan of work', 'Steps ahead'],
  'p2.progress': ['What stood already at filing', 'Progress before filing', 'Progress'],
  'p2.interest': ['Those who wait for the work', 'Interest of others', 'Users, partners, and supporters'],
  'p3.impractical': ['A job offer does not fit this work', 'Why certification is impractical', 'One position does not hold this work'],
  'p3.benefit': ['The benefit, even if others are available', 'The contribution itself', 'Contribution whatever the supply of workers'],
  'p3.urgency': ['Time', 'Why the time matters', 'What is bound to dates'],
  'eb2.degree': ['Degree', 'Academic record', 'Education'],
  'eb2.experience': ['Positions after the degree', 'Progressive experience', 'Experience'],
  'eb2.occupation': ['The occupation', 'A profession', 'Occupation'],
  'eb2.ability': ['Kinds of evidence', 'Evidence of ability', 'The regulation’s kinds of evidence'],
}

/** Where exceptional ability is argued, no occupation has to be a profession. */
const ABILITY_TITLES: Partial<Record<Element, readonly [string, ...string[]]>> = {
  'eb2.degree': ['Academic record', 'Education'],
  'eb2.occupation': ['The occupation and the endeavor', 'How the ability serves the endeavor', 'Ability and endeavor'],
}

/** A description or an explanation that a request is asked for is what its answers say. */
const isToldBelow = ({ file, given }: Ground, request: NoticeRequest, asked: string): boolean =>
  TO_BE_TOLD.test(asked) && factsOfRequest(file.facts, request).length > 0 && !isOpenRequest(given, request)

/** The one thing that the notice asks to be sent for a request, in its words: the whole request answers it. */
function askedBlocks(ground: Ground, section: Section, request: NoticeRequest): DraftBlock[] {
  const asked = itemsOf(request).filter(({ aside }) => aside !== true)
  if (asked.length !== 1) return []
  // An example of what may be sent is not asked for.
  if (asked[0]!.choice === 'offered')
    return [
      made(
        section,
        `${request.id}/asked`,
        {
          kind: 'paragraph',
          content: [
            ...plain(`“${asked[0]!.text}” (page ${asked[0]!.page}). `),
            ...(isToldBelow(ground, request, asked[0]!.text)
              ? plain('This part as a whole gives it.')
              : offeredExhibits(ground.file, asked[0]!.text).length === 0
                ? plain(leftOutWords(request, [itemsOf(request).indexOf(asked[0]!)]))
                : submitted(ground.file, offeredExhibits(ground.file, asked[0]!.text))),
          ],
        },
        [],
        FORM,
      ),
    ]
  const lead = isOpenRequest(ground.given, request)
    ? 'On this point the notice asks for the following:'
    : vary(ground.seed, `${request.id}-asked`, [
        'For this point the notice asks for what follows, and this part as a whole gives it:',
        'On this point the notice requests the following, to which all of this part is the answer:',
        'The notice asks here for the following, which the whole of this part answers:',
      ])
  return [
    frame(section, `${request.id}/asked/lead`, lead),
    made(section, `${request.id}/asked`, { kind: 'list', ordered: false, items: asked.map(({ text: words, page }) => ({ content: plain(`“${words}” (page ${page})`) })) }, [], FORM),
  ]
}

/** As the customer names it where the petition could not be read. */
const SAYS_FILED =
  /\b(?:filed|submitted) (?:with (?:the|my) petition(?: (?:as|under) exhibit [a-z0-9.-]{1,8}| (?:in|on) [a-z]{0,9} ?[\d, /-]{4,12})?|(?:as|under) (?:the )?exhibit [a-z0-9.-]{1,8}(?: (?:of|to|with) (?:the|my) petition)?)\)?\.?$/i
/** What stands before it then: “not filed”, “never before submitted”, “wasn’t, until now, filed”. */
const DENIES_FILING = /(?:\b(?:not|never|cannot|to be)|n['’]t)(?:(?: \p{L}+){0,4}|,(?: \p{L}+){1,4},) $/iu
function saysFiled(title: string): boolean {
  const at = title.search(SAYS_FILED)
  return at >= 0 && !DENIES_FILING.test(title.slice(Math.max(0, at - 80), at))
}
function isFiled(file: CaseFile, id: string): boolean {
  const exhibit = findExhibit(file, id)
  return exhibit !== undefined && (exhibit.filed !== undefined || exhibit.title === PETITION_AS_FILED || saysFiled(exhibit.title))
}

function submitted(file: CaseFile, exhibits: readonly string[]): Inlines {
  const [filed, added] = [exhibits.filter((id) => isFiled(file, id)), exhibits.filter((id) => !isFiled(file, id) && id !== STATEMENT_ID)]
  const inRecord = filed.length === 0 ? [] : [...plain(added.length === 0 ? 'In the record as ' : '; in the record is '), ...listed(filed)]
  return [...(added.length === 0 ? [] : [...plain('Provided as '), ...listed(added)]), ...inRecord, ...plain('.')]
}

/** It asks to be told something, and for no paper. */
const TO_BE_TOLD =
  /^(?:you may (?:submit|provide|include) )?(?:(?:an?|the|any|your|further|additional) )?(?:[\w-]+ )?(?:explanation|description|account|clarification|statement of how)\b|^(?:explain|describe|clarify)\b/i

/** How an item is closed, in a few words: what shows it, where it is answered, or that it is not available. */
function closedBy(file: CaseFile, request: NoticeRequest, place: number, state: ItemState): Inlines {
  const { above: questions, text: asked } = itemsOf(request)[place]!
  switch (state.kind) {
    case 'exhibit': {
      if (TO_BE_TOLD.test(asked)) return plain('Answered as follows.')
      return submitted(file, state.exhibits)
    }
    case 'answered':
      return plain('Answered as follows.')
    case 'above':
      return aboveWords(file, request, questions ?? [], asked, state)
    default:
      return plain('Not available.')
  }
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const BEFORE_FILING = /\bpre-?dat\w+|\b(?:before|prior to) (?:the |your )?(?:date of )?fil(?:ing|ed)\b|\bas of the (?:date of )?filing\b|\bat the time of filing\b/i

/** Which passages and items of a request some questions are about; `part`: its name, where it is another request. */
function placesIn(request: NoticeRequest, questions: readonly string[], part: string | null): string[] {
  const passages = request.quotes.flatMap((_quote, at) => (questions.includes(passageQuestion(request, at)) || questions.includes(namedQuestion(request, at)) ? [at] : []))
  const items = itemsOf(request).flatMap((item, at) => (questions.includes(itemQuestion(request, at)) ? [item.label === undefined ? `under “${opening(item.text)}”` : `under ${item.label}`] : []))
  const others = questions.some((question) => question.startsWith(`${request.id}.`) && !/\.(?:words|named|item|because)\d+$/.test(question))
  const which = request.quotes.length === 1 ? 'passage quoted' : `${joinList(passages.map((at) => ORDINALS[at]!))} ${passages.length === 1 ? 'passage' : 'passages'} quoted`
  const found = [...(passages.length === 0 ? [] : [`in reply to the ${which} ${part === null ? 'from the notice' : 'there'}`]), ...items, ...(others && part === null ? ['in this part'] : [])]
  if (part === null) return found
  return found.length === 0 && !others ? [] : [`under ${part}${found.length === 0 ? '' : `, ${joinList(found)}`}`]
}

/** Where an item was answered already, with the documents that it asks for. */
function aboveWords(file: CaseFile, request: NoticeRequest, questions: readonly string[], asked: string, state: ItemState): Inlines {
  const names = partNames(file.response!)
  const told = liveRequests(file.response!).map((one, place) => ({ isHere: one.id === request.id, words: placesIn(one, questions, one.id === request.id ? null : names[place]!) }))
  const [here, elsewhere] = [told.filter(({ isHere }) => isHere), told.filter(({ isHere }) => !isHere)].map((some) => some.flatMap(({ words }) => words))
  const places = `${here!.length === 0 ? '' : `above, ${joinList(here!)}`}${here!.length > 0 && elsewhere!.length > 0 ? ', and ' : ''}${joinList(elsewhere!)}`
  const ids = [...new Set(state.facts.flatMap((fact) => exhibitsOf(file, fact)))]
  const { filedOn } = file.response!
  const isEarly = (id: string) => {
    const day = dateOfTitle(findExhibit(file, id)?.title ?? '')
    return day !== '' && day < filedOn.slice(0, day.length)
  }
  const early = BEFORE_FILING.test(asked) ? ids.filter(isEarly) : []
  const standing = early.length === 0 ? [] : [...plain(' '), ...listed(early), ...plain(early.length === 1 ? ' predates the filing.' : ' predate the filing.')]
  return [...plain(`Answered ${places}`), ...citation(ids), ...plain('.'), ...standing]
}

/** Why nothing stands for an item: another way of its list is given, what it stands in for is there, or it is an example. */
function leftOutWords(request: NoticeRequest, places: readonly number[]): string {
  const item = itemsOf(request)[places[0]!]!
  const one = places.length === 1
  if (standsIn(item)) return 'What this item would stand in for is submitted or answered above, and nothing is submitted under it.'
  if (item.choice === 'any') return `By the words of the notice one of these items is enough; nothing is submitted under ${one ? 'this one' : 'these'}.`
  return `The notice names ${one ? 'this as an example' : 'these as examples'} of what may be sent; nothing is submitted under ${one ? 'this one' : 'them'}.`
}

/** What shows an example of evidence that a notice names: by the words of the example, those of a title, and the facts that cite it. */
const OFFERED: readonly { asks: RegExp; titled: RegExp; told?: (fact: CaseFact) => boolean }[] = [
  { asks: /\bfund(?:s|ing|ed)?\b|\bfinanc\w+|\binvest\w+|\bgrants?\b/i, titled: /\b(?:grants?|awards?|funding|loans?|invest\w+|financ\w+|bank)\b/i },
  { asks: /\bpatents?\b|\blicens\w+/i, titled: /\bpatents?\b|\blicen[cs]\w+/i },
  { asks: /\bcontracts?\b|\bagreements?\b/i, titled: /^(?!.*\b(?:grant|award|loan|fund)\b).*(?:\bcontracts?\b|\bagreements?\b|\bmemorand\w+)/i },
  {
    asks: /\b(?:correspondence|letters?|interest)\b/i,
    titled: /\bletters?\b|\bcorrespondence\b|\be-?mails?\b/i,
    told: ({ element, text: words }) => element === 'p2.interest' || evidenceWeight(words) >= EVIDENCE.used,
  },
  { asks: /\b(?:publications?|published|articles?|media)\b/i, titled: /\b(?:articles?|journal|papers?|publications?|proceedings)\b/i },
  { asks: /\bplans?\b/i, titled: /\bplans?\b/i },
]

/** The exhibits of the whole response that are what an example names, though no answer was given under it. */
function offeredExhibits(file: CaseFile, asked: string): string[] {
  const kind = OFFERED.find(({ asks }) => asks.test(asked))
  if (kind === undefined) return []
  const told = liveRequests(file.response!).flatMap((request) => factsOfRequest(file.facts, request))
  const cited = told.filter((fact) => kind.told?.(fact) ?? true).flatMap((fact) => exhibitsOf(file, fact))
  return [...new Set(cited)].filter((id) => id !== STATEMENT_ID && kind.titled.test(findExhibit(file, id)?.title ?? ''))
}

/** What nothing answers yet is marked where the answer is to stand. */
const OPEN_ITEM = '[[long: Open: nothing is given for this item yet]]'
const OPEN_WORDS = '[[long: Open: nothing answers these words of the notice yet]]'

/** What the notice lists is closed item by item, in its order. */
function itemBlocks(ground: Ground, section: Section, request: NoticeRequest): DraftBlock[] {
  if (!isAnsweredSingly(request)) return []
  const { file, given, seed } = ground
  const items = itemsOf(request)
  const stopped = openItemPlaces(given, request)
  const isLeftOut = (place: number, state: ItemState | null | undefined) => state?.kind === 'left-out' || (state?.kind === 'open' && items[place]!.choice === 'offered' && !stopped.includes(place))
  const states = itemStatesOf(ground, request)
  const offered = (place: number) => (items[place]!.choice === 'offered' && !standsIn(items[place]!) ? offeredExhibits(file, items[place]!.text) : [])
  /** Without labels, neighbors that are left out for one reason are told together. */
  const together = (place: number, other: number) =>
    [place, other].every((at) => isLeftOut(at, states[at]) && items[at]?.label === undefined && offered(at).length === 0) && leftOutWords(request, [place]) === leftOutWords(request, [other])
  const blocks = states.flatMap((state, place): DraftBlock[] => {
    if (isLeftOut(place, state)) {
      if (place > 0 && together(place - 1, place)) return []
      let end = place + 1
      while (end < items.length && together(place, end)) end++
      const places = Array.from({ length: end - place }, (_one, at) => place + at)
      const named = joinList(places.map((at) => `“${items[at]!.text}”`))
      const { label, page } = items[place]!
      const content: Inlines = [
        ...parseInline(label === undefined ? '' : `**${label}** `),
        ...plain(`${named} (page ${page}). `),
        ...(offered(place).length === 0 ? plain(leftOutWords(request, places)) : submitted(file, offered(place))),
      ]
      return [made(section, `${request.id}/item/${places.join('+')}`, { kind: 'paragraph', content }, [], FORM)]
    }
    if (state === null || state.kind === 'with-request') return []
    const { text: words, page, label, under } = items[place]!
    const id = `${request.id}/item/${place}`
    if (state.kind === 'open') {
      if (!stopped.includes(place)) return []
      const content: Inlines = [...parseInline(label === undefined ? '' : `**${label}** `), ...plain(`${quotedItem({ under, text: words })} (page ${page}). `), ...parseInline(OPEN_ITEM)]
      return [made(section, `${request.id}/open/item/${place}`, { kind: 'paragraph', content }, [], FORM)]
    }
    const content: Inlines = [...parseInline(label === undefined ? '' : `**${label}** `), ...plain(`${quotedItem({ under, text: words })} (page ${page}). `), ...closedBy(file, request, place, state)]
    const own = state.kind === 'above' ? [] : state.facts
    return [
      made(section, id, { kind: 'paragraph', content, ...(own.length === 0 ? {} : { keepWithNext: true }) }, [], FORM),
      ...paragraphs(ground, section, `${id}/${state.kind === 'unavailable' ? 'reason' : 'answer'}`, own),
    ]
  })
  if (blocks.length === 0) return []
  const lead =
    stopped.length > 0
      ? 'On this point the notice asks for the following, in this order.'
      : vary(seed, `${request.id}-items`, [
          'On this point the notice asks for the following. Each item is answered in its order.',
          'The notice lists what it asks for on this point. I answer item by item, in its order.',
          'The items for which the notice asks on this point are answered one by one, in their order.',
        ])
  return [
    heading(section, `${request.id}/item/heading`, 2, vary(seed, `${request.id}-items-title`, ['What the notice asks for', 'The items of this request', 'Item by item'])),
    frame(section, `${request.id}/item/lead`, lead),
    ...blocks,
  ]
}

/** `Letter of Joan Ferris, August 2025 (Exhibit R-1)`, as each document is called in the index. */
function named(file: CaseFile, id: string): Inlines {
  const title = (findExhibit(file, id)?.title ?? '').replace(/ \(filed as [^)]*\)$/, '')
  return [...plain(`${title} (${title === PETITION_AS_FILED ? 'copy, ' : ''}`), { kind: 'exhibit', id: `Ex-${id}` }, ...plain(')')]
}

/** What was in the record at filing and what is added to it, for one request. */
function recordBlock(ground: LetterGround, section: Section, request: Pick<NoticeRequest, 'id'>, shown: readonly CaseFact[], provided: readonly string[] = []): DraftBlock[] {
  const { file, seed } = ground
  const ids = [...new Set([...shown.flatMap((fact) => exhibitsOf(file, fact)), ...provided])]
  const filed = ids.filter((id) => isFiled(file, id))
  const added = [...ids.filter((id) => id !== STATEMENT_ID && !filed.includes(id)), ...ids.filter((id) => id === STATEMENT_ID)]
  if (filed.length + added.length === 0) return []
  const list = (of: readonly string[]): Inlines => of.flatMap((id, place): Inlines => [...(place === 0 ? [] : plain('; ')), ...named(file, id)])
  const words = (place: string, one: readonly [string, ...string[]]) => plain(vary(seed, `${request.id}-${place}`, one))
  const was = filed.length === 0 ? [] : [{ content: [...words('was', ['Filed with the petition: ', 'In the record at filing: ', 'Already in the record: ']), ...list(filed), ...plain('.')] }]
  const now = added.length === 0 ? [] : [{ content: [...words('now', ['Added with this response: ', 'Submitted with this response: ', 'New with this response: ']), ...list(added), ...plain('.')] }]
  const lead = vary(seed, `${request.id}-record`, ['The evidence on this point:', 'The answer rests on these documents:', 'The documents on this point:'])
  return [frame(section, `${request.id}/record/lead`, lead), made(section, `${request.id}/record`, { kind: 'list', ordered: false, items: [...was, ...now] }, shown, FORM)]
}

function answerPart(ground: Ground, request: NoticeRequest, number: number, told: Map<StandardKey, number>): DraftBlock[] {
  const { file, seed } = ground
  const section = SECTION_OF_CONCERN[request.concern]
  const names = partNames(file.response!)
  const at = (id: string) => `${request.id}/${id}`
  const theory = theoryOf(file, request)
  const all = factsOfRequest(file.facts, request)
  const onPassage = new Set(all.filter((fact) => request.quotes.some((_quote, place) => isOnPassage(fact, request, place))).map(({ id }) => id))
  const law = standardOf(file, request)
  const blocks: DraftBlock[] = [
    heading(
      section,
      at('heading'),
      1,
      `${names[number - 1]!}: ${requestTitle(request)
        .toLowerCase()
        .replace(/\beb-2\b/, 'EB-2')}`,
    ),
  ]
  const toldUnder = told.get(law)
  if (toldUnder === undefined) blocks.push(standard(section, law), ...besideLaw(law, request, all).map((key) => standard(section, key)))
  else blocks.push(made(section, at('law'), { kind: 'paragraph', content: plain(`The standard for this point is the one quoted under ${names[toldUnder - 1]!}.`) }, [], FORM))
  told.set(law, toldUnder ?? number)
  if (theory.id === 'door-ability') blocks.push(standard(section, 'eb2-ability-kinds'))
  blocks.push(...askedBlocks(ground, section, request), ...recordBlock(ground, section, request, all, providedExhibits(ground, request)))
  const openPlaces = openPassages(ground.given, request)
  for (const [place, { text: quote, page }] of request.quotes.entries()) {
    const own = all.filter((fact) => isOnPassage(fact, request, place))
    const previous = blocks.at(-1)
    if (previous?.block.kind === 'quote')
      blocks.push(frame(section, at(`words/${place}/also`), vary(seed, `${request.id}-also-${place}`, ['The notice goes on:', 'On the same point it says:', 'It adds:'])))
    blocks.push(made(section, at(`words/${place}`), { kind: 'quote', content: plain(quote), source: plain(`Notice, page ${page}`) }, [], FORM))
    const answers = own.filter((fact) => !isReason(fact, request, place))
    // Where the petitioner has said which document it is, and on which page, it is told.
    const isTold = answers.some((fact) => isAnswerTo(fact, namedQuestion(request, place)))
    const documents = namedIn(quote)?.kind === 'undocumented' && !isTold ? documentsBlock(ground, section, at(`words/${place}/documents`), answers) : []
    // Why they meet it stands behind the facts.
    blocks.push(...paragraphs(ground, section, at(`words/${place}/answer`), [...answers, ...own.filter((fact) => !answers.includes(fact))]), ...documents)
    if (openPlaces.includes(place)) blocks.push(made(section, at(`open/words/${place}`), { kind: 'paragraph', content: parseInline(OPEN_WORDS) }, [], FORM))
  }
  if (theory.id === 'door-five-years') {
    const roles = facts(ground, 'eb2.experience').filter(({ kind }) => kind === 'role')
    if (roles.length > 1) blocks.push({ ...positionsTable(ground, 'eb2', roles), id: `eb2/${at('positions')}` })
    for (const { id } of roles.length > 1 ? roles : []) onPassage.add(id)
  }
  if (theory.id === 'door-five-years') blocks.push(...longestBlock(ground, request, all))
  // What stands under the final merits is no kind of evidence.
  if (theory.id === 'door-ability') for (const fact of [...meritsFacts(all, request), ...benefitFacts(all, request)]) onPassage.add(fact.id)
  blocks.push(...itemBlocks(ground, section, request))
  const ofItems = itemsOf(request).flatMap((_item, place) => [itemQuestion(request, place), lackQuestion(request, place)])
  if (isAnsweredSingly(request)) for (const fact of all) if (ofItems.some((question) => isAnswerTo(fact, question))) onPassage.add(fact.id)
  const parts = theory.elements.map((element) => ({ element, shown: all.filter((fact) => fact.element === element && !onPassage.has(fact.id)) })).filter(({ shown }) => shown.length > 0)
  const rest = all.filter((fact) => !onPassage.has(fact.id) && !theory.elements.includes(fact.element))
  const subjects = [...parts, ...restByElement(rest)]
  const goesOn = request.quotes.length === 1 && blocks.at(-1)!.id.includes(`/${request.id}/words/0/answer/`)
  for (const { element, shown } of subjects) {
    const id = at(element.split('.')[1]!)
    // One part alone goes on where the answer to the only words of the notice ends.
    const titles = (theory.id === 'door-ability' ? ABILITY_TITLES[element] : undefined) ?? PART_TITLES[element] ?? [ELEMENT_LABELS[element]]
    const title = subjects.length === 1 && goesOn ? [] : [heading(section, `${id}/heading`, 2, vary(seed, `${request.id}-${element}`, titles))]
    const claimed = theory.id === 'door-ability' && element === 'eb2.ability'
    if (element === 'eb2.degree' && degreeIsAccepted(file)) {
      blocks.push(
        made(
          section,
          at('degree/accepted'),
          {
            kind: 'paragraph',
            content: plain('The notice accepts that my degree is the equivalent of a U.S. bachelor’s degree, and I do not argue that again.'),
          },
          [],
          FORM,
        ),
        // When it was conferred, the years behind it are counted from.
        ...paragraphs(ground, section, id, shown),
      )
      continue
    }
    blocks.push(...title, ...(claimed ? claimedKinds(ground, request, id, shown) : paragraphs(ground, section, id, shown)))
  }
  if (theory.id === 'door-ability') blocks.push(...finalMerits(ground, request))
  return [...blocks, ...resultBlock(ground, section, request, all), ...positionBlock(ground, request)]
}

/** Behind the last request on prong two: what its points come to together. */
function positionBlock(ground: Ground, request: NoticeRequest): DraftBlock[] {
  const { file, seed } = ground
  const live = liveRequests(file.response!)
  const own = live.filter(({ point }) => point === 2)
  const shown = own.map((one) => factsOfRequest(file.facts, one))
  if (own.at(-1) !== request || shown.some((some) => some.length === 0)) return []
  const names = partNames(file.response!).filter((_name, place) => live[place]!.point === 2)
  const where = names.length === 1 ? '' : `, which is contested under ${partsIn(names)}`
  const leading = shown.flatMap((some) => strongestOf(some) ?? [])
  const content: Inlines = [
    ...plain(
      vary(seed, 'position-result', [
        `On the second prong as a whole${where}, I ask USCIS to find that I am well positioned to advance the endeavor`,
        ...(own.some((one) => isOpenRequest(ground.given, one))
          ? []
          : [`All points${names.length === 1 ? '' : ` of ${partsIn(names)}`} on the second prong are thereby answered: it is more likely than not that I am well positioned to advance the endeavor`]),
      ]),
    ),
    ...(leading.length === 0 ? [] : citation(leading.flatMap((fact) => exhibitsOf(file, fact)))),
    ...plain('.'),
  ]
  return [made('p2', 'position/applied', { kind: 'paragraph', content }, leading, FORM)]
}

const MONTH_YEAR = `(?:${MONTH_NAMES}) (?:19|20)\\d\\d`
const SPAN = new RegExp(`\\bfrom (${MONTH_YEAR}) (?:to|until|through) (${MONTH_YEAR})\\b`, 'g')

/** Where one position alone is longer than five years, that is said: it needs no other. */
function longestBlock(ground: LetterGround, request: NoticeRequest, all: readonly CaseFact[]): DraftBlock[] {
  const degree = all.find(({ element, text: words }) => element === 'eb2.degree' && /\b(?:19|20)\d\d\b/.test(words))
  const year = /\b(?:19|20)\d\d\b/.exec(degree?.text ?? '')?.[0]
  if (degree === undefined || year === undefined) return []
  const spans = all.flatMap((fact) =>
    [...fact.text.matchAll(SPAN)].map(([, from = '', to = '']) => ({ fact, from, to, months: monthsAfterDegree({ fields: { year } }, [{ fields: { from, to } }], '2100-01-01')?.months ?? 0 })),
  )
  const [longest] = spans.filter(({ from, months }) => months >= FIVE_YEARS && from.slice(-4) > year).toSorted((one, other) => other.months - one.months)
  if (longest === undefined) return []
  const { fact, from, to } = longest
  const content: Inlines = [
    ...plain(`The period from ${from} to ${to} alone is longer than five years, and all of it follows the degree of ${year}`),
    ...citation([fact, degree].flatMap((one) => exhibitsOf(ground.file, one))),
    ...plain('.'),
  ]
  return [made('eb2', `${request.id}/longest`, { kind: 'paragraph', content }, [fact, degree], FORM)]
}

const degreeIsAccepted = (file: CaseFile): boolean => acceptedPoints(file.response!).some(({ what }) => what === 'degree-equivalence')

/** Where the notice finds no document: which shows it, and whether it lay with the petition. */
function documentsBlock({ file }: LetterGround, section: Section, id: string, answers: readonly CaseFact[]): DraftBlock[] {
  const ids = [...new Set(answers.flatMap((fact) => exhibitsOf(file, fact)))].filter((one) => one !== STATEMENT_ID)
  const content = ids.flatMap((one, place): Inlines => {
    const exhibit = findExhibit(file, one)
    const pages = pagesInTitle(exhibit?.title ?? '')
    const standing = exhibit?.filed === undefined ? 'which is submitted with this response' : 'which was filed with the petition'
    return [...plain(place === 0 ? 'The support is in ' : ', and in '), { kind: 'exhibit', id: `Ex-${one}` }, ...plain(`${pages === null ? '' : `, ${pages}`}, ${standing}`)]
  })
  return ids.length === 0 ? [] : [made(section, id, { kind: 'paragraph', content: [...content, ...plain('.')] }, [], FORM)]
}

/** What of the law stands beside that of the point: nothing that neither the notice nor an answer touches. */
function besideLaw(law: StandardKey, request: NoticeRequest, shown: readonly CaseFact[]): StandardKey[] {
  if (law === 'p1-open') return ['p1-as-filed']
  if (request.quotes.some(({ text: words }) => /\btranslat(?:ion|ions|ed)\b/i.test(words))) return ['translation']
  return law === 'p1-importance' && tellsEconomy(shown) ? ['p1-economy'] : []
}

const ECONOMIC = /\b(?:jobs?(?! offer)|hir(?:ed|es|ing)|employ(?:s|ed|ment)? (?:\d|u\.s\.|american|workers)|econom\w+|depressed|unemployment|wages?)\b/i
const DENIED = /\b(?:no|not|none|never|nobody|neither|without)\b/i

/** The law on jobs and other effects on the economy is told where a fact meets it: quoted without one, it only shows what is lacking. */
const tellsEconomy = (shown: readonly CaseFact[]): boolean =>
  shown.some(({ text: words }) => !onlyWithdraws(words) && sentencesOf(words).some((sentence) => ECONOMIC.test(sentence) && !DENIED.test(sentence)))

/** What each element of prong two, where facts on it stand, is called in the result. */
const POSITION_WORDS: Partial<Record<Element, string>> = {
  'p2.education': 'education',
  'p2.record': 'record of success',
  'p2.plan': 'plan for future activities',
  'p2.progress': 'progress towards the endeavor',
  'p2.interest': 'the interest of others in it',
}

const meritsFacts = (facts: readonly CaseFact[], request: NoticeRequest) => facts.filter((fact) => isAnswerTo(fact, meritsQuestion(request)))
const benefitFacts = (facts: readonly CaseFact[], request: NoticeRequest) => facts.filter((fact) => isAnswerTo(fact, benefitQuestion(request)))

/** What the statute and the regulation ask for is concluded only from facts that were given for it. */
function abilityResult(request: NoticeRequest, shown: readonly CaseFact[]): string {
  const shownFor = [
    ...(meritsFacts(shown, request).length === 0 ? [] : ['my expertise is significantly above that ordinarily encountered in the occupation']),
    ...(benefitFacts(shown, request).length === 0 ? [] : ['because of it I will substantially benefit the United States prospectively']),
    'I qualify for the classification as an individual of exceptional ability',
  ]
  return joinList(shownFor.map((words, place) => (place === 0 ? words : `that ${words}`)))
}

function resultOf({ file }: LetterGround, request: NoticeRequest, shown: readonly CaseFact[]): string {
  switch (request.concern) {
    case 'endeavor-unclear':
      return 'the petition as filed states a specific endeavor, which can be judged under the first prong'
    case 'national-importance':
      return 'the endeavor has national importance'
    case 'substantial-merit':
      return 'the endeavor has substantial merit'
    case 'record':
    case 'plan': {
      const factors = Object.entries(POSITION_WORDS).flatMap(([element, words]) => (shown.some((fact) => fact.element === element) ? [words] : []))
      const [first = 'record', ...others] = factors
      const own = [first.startsWith('the ') ? first : `my ${first}`, ...others]
      return `${joinList(own)} support${factors.length === 1 ? 's' : ''} the finding that I am well positioned to advance the endeavor`
    }
    case 'balance':
      return 'on balance it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification'
    case 'eb2-threshold':
      return theoryOf(file, request).option?.id === 'eb2-ability' ? abilityResult(request, shown) : 'I qualify for the classification as a member of the professions holding an advanced degree'
  }
}

/** Where the evidence is applied to the standard that opened the part: what it is offered to show, and how surely. */
function resultBlock(ground: LetterGround, section: Section, request: NoticeRequest, shown: readonly CaseFact[]): DraftBlock[] {
  if (shown.length === 0) return []
  const [lead, middle] = vary(ground.seed, `${request.id}-result`, [
    'Weighed as a whole, the evidence above|shows by a preponderance that',
    'On this evidence, weighed as a whole,|it is more likely than not that',
    'For these reasons, and on the evidence above,|I ask USCIS to find that',
  ]).split('|')
  const ids = shown.flatMap((fact) => exhibitsOf(ground.file, fact))
  const cited = ids.length === 0 ? [] : citation(ids)
  const comma = lead!.endsWith(',')
  const result = `${middle!} ${resultOf(ground, request, shown)}.`
  const isNew = (fact: CaseFact) => exhibitsOf(ground.file, fact).some((id) => id !== STATEMENT_ID && findExhibit(ground.file, id)?.filed === undefined)
  const closing = closingFact(request, shown, isNew)
  const content: Inlines =
    closing === null || shown.length < 3
      ? [...plain(comma ? lead!.slice(0, -1) : lead!), ...cited, ...plain(`${comma ? ',' : ''} ${result}`)]
      : [...plain(`${lead!} ${result} `), ...closingWords(ground, closing)]
  return [made(section, `${request.id}/result`, { kind: 'paragraph', content }, shown, FORM)]
}

/** What the answer to the contested point rests on. Its sentences stand above and are not told again. */
function closingWords({ file }: LetterGround, { point, facts: answers, figures }: ClosingFact): Inlines {
  const ids = [...new Set(answers.flatMap((fact) => exhibitsOf(file, fact)))]
  const exhibits = ids.flatMap((id, place): Inlines => [...plain(place === 0 ? '' : place === ids.length - 1 ? ' and ' : ', '), { kind: 'exhibit', id: `Ex-${id}` }])
  const shown: Inlines = figures.length === 0 ? exhibits : [...plain(joinList(figures)), ...citation(ids)]
  const lead = point !== null ? `As to ${point}, the answer rests above all on ` : figures.length === 0 ? 'The answer rests above all on ' : 'The figures that weigh most are '
  return [...plain(lead), ...shown, ...plain('.')]
}

/** One line for each kind of evidence that is claimed, by its letter in the regulation; what fits no kind, or more than one, stands below without a letter. */
function claimedKinds({ file }: LetterGround, request: NoticeRequest, id: string, shown: readonly CaseFact[]): DraftBlock[] {
  const accepted = acceptedKinds(file.response!)
  const lines = shown.map((fact) => ({ fact, kind: abilityKind(fact.text) })).filter(({ kind }) => kind === null || !accepted.includes(kind))
  const kinds = new Set([...accepted, ...lines.flatMap(({ kind }) => kind ?? [])])
  const enough = kinds.size >= 3 ? 'Together with what follows the record holds three kinds or more:' : 'I claim besides:'
  const ordered = lines.toSorted((one, other) => (one.kind ?? 'Z').localeCompare(other.kind ?? 'Z'))
  const items = ordered.map(({ fact, kind }) => {
    const above = kind === null ? null : passageThatTells(file, request, fact, kind)
    const title = parseInline(kind === null ? '' : `**(${kind}) ${ABILITY_KINDS[kind].title}.** `)
    if (above === null) return { content: [...title, ...wordsWithExhibits(file, fact)] }
    return { content: [...title, ...plain(`Shown above, under “${opening(request.quotes[above]!.text)}”`), ...citation(exhibitsOf(file, fact)), ...plain('.')] }
  })
  return [
    ...countOfNotice(request, id),
    ...(accepted.length === 0
      ? []
      : [frame('eb2', `${id}/accepted`, `The notice accepts ${joinList(accepted.map((kind) => `kind (${kind})`))}, which ${accepted.length === 1 ? 'is' : 'are'} not argued again. ${enough}`)]),
    made(
      'eb2',
      `${id}/kinds`,
      { kind: 'list', ordered: false, items },
      lines.map(({ fact }) => fact),
    ),
  ]
}

const NUMBERS = /\d[\d,.]*\d|\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty)\b/gi

/** The passage whose answer tells a kind already, with every number of it; null where the kind has something of its own to tell. */
function passageThatTells(file: CaseFile, request: NoticeRequest, fact: CaseFact, kind: AbilityKind): number | null {
  const all = factsOfRequest(file.facts, request)
  const place = request.quotes.findIndex((_quote, at) => {
    const answers = all.filter((one) => isOnPassage(one, request, at))
    const told = new Set(answers.flatMap(({ text: words }) => words.toLowerCase().match(NUMBERS) ?? []))
    const numbers = fact.text.toLowerCase().match(NUMBERS) ?? []
    return numbers.length > 0 && answers.some(({ text: words }) => abilityKind(words) === kind) && numbers.every((number) => told.has(number))
  })
  return place < 0 ? null : place
}

const OPENING_MAX = 60
/** The first words of a sentence of the notice, by which it is found again; never the whole, which stands once. */
const opening = (quote: string): string => `${quote.slice(0, quote.lastIndexOf(' ', Math.min(OPENING_MAX, quote.length - 2)))} …`

/** What the notice counts without a name is not guessed at: every kind that is claimed is shown. */
function countOfNotice({ quotes }: NoticeRequest, id: string): DraftBlock[] {
  const counting = quotes.find(({ text: quote }) => /\b(?:one|two) of the six\b/i.test(quote))
  const counted = /\b(one|two) of the six\b/i.exec(counting?.text ?? '')?.[1]?.toLowerCase()
  if (counting === undefined || counted === undefined || namesKind(counting.text)) return []
  return [
    frame(
      'eb2',
      `${id}/counted`,
      `The words of the notice quoted above count ${counted} of the six kinds and do not name ${counted === 'one' ? 'it' : 'them'}; each kind that I claim is therefore shown here.`,
    ),
  ]
}

function finalMerits(ground: LetterGround, request: NoticeRequest): DraftBlock[] {
  const requests = liveRequests(ground.file.response!)
  const results = requests.findIndex(({ concern }) => concern === 'record')
  const told = results >= 0 && factsOfRequest(ground.file.facts, requests[results]!).length > 0
  const words = told ? `The results under ${partNames(ground.file.response!)[results]!} show what the expertise was used for.` : ''
  const all = factsOfRequest(ground.file.facts, request)
  const benefit = benefitFacts(all, request)
  return [
    heading('eb2', `${request.id}/merits/heading`, 2, 'Final merits'),
    standard('eb2', 'eb2-ability-merits'),
    ...paragraphs(ground, 'eb2', `${request.id}/merits`, meritsFacts(all, request)),
    ...(words === '' ? [] : [frame('eb2', `${request.id}/merits/results`, words)]),
    ...(benefit.length === 0 ? [] : [heading('eb2', `${request.id}/benefit/heading`, 2, 'Prospective benefit'), ...paragraphs(ground, 'eb2', `${request.id}/benefit`, benefit)]),
  ]
}

function restByElement(rest: readonly CaseFact[]): { element: Element; shown: CaseFact[] }[] {
  return [...new Set(rest.map(({ element }) => element))].map((element) => ({ element, shown: rest.filter((fact) => fact.element === element) }))
}

function conclusionPart(ground: Ground, response: ResponseFile, requests: readonly NoticeRequest[]): DraftBlock[] {
  const { given, seed } = ground
  const standing = facts(ground, 'closing.standing').filter(isSentenceFact)
  const name = noticeName(response)
  const denial = response.notice.reading.kind === 'read' && response.notice.reading.noticeKind === 'noid'
  return [
    heading('conclusion', 'heading', 1, 'Conclusion'),
    frame(
      'conclusion',
      'request',
      sentences(
        seed,
        'conclusion',
        // That all is answered is said only where all is.
        ...(isAnsweredInFull(given)
          ? [
              [
                requests.length === 1 ? 'The one point of the notice has been answered.' : `Each of the ${count(requests.length, 'point')} of the notice has been answered in its place.`,
                `The ${name} has been answered in full.`,
                requests.length === 1 ? 'This response addresses the point that the notice raises.' : 'This response addresses each point that the notice raises.',
              ] as const,
            ]
          : []),
        denial
          ? [
              'I ask USCIS not to deny the petition, and to approve it.',
              'For these reasons, I ask USCIS to withdraw the intended denial and approve the petition.',
              'I ask that the petition be approved.',
            ]
          : ['I ask USCIS to approve the petition.', 'On this record, I respectfully ask that the petition be approved.', 'I respectfully request approval of the petition.'],
      ),
    ),
    ...(standing.length === 0 ? [] : [heading('conclusion', 'discretion/heading', 2, 'Discretion'), standard('conclusion', 'discretion'), ...paragraphs(ground, 'conclusion', 'discretion', standing)]),
    heading('conclusion', 'declaration/heading', 2, 'Declaration'),
    standard('conclusion', 'declaration'),
    made('conclusion', 'executed', { kind: 'paragraph', content: parseInline('Executed on [[field: Date of signing]] at [[field: City and state]].'), keepWithNext: true }, [], FORM),
    made('conclusion', 'signature', { kind: 'signature', closing: 'Respectfully submitted,', name: signerOf(ground), lines: [plain('Petitioner')] }, facts(ground, 'identity.name').slice(0, 1)),
  ]
}
const isSentenceFact = (fact: CaseFact) => isSentence(fact.text)

/** An exhibit that an answer calls by its name is cited behind it, so that the index holds it. */
function withNamedExhibits(file: CaseFile): CaseFile {
  const labels = file.exhibits.flatMap(({ id, filed }) => (filed === undefined ? [] : [{ id, label: filed.label.toLowerCase() }]))
  const named = (words: string): string[] => {
    const told = (words.match(/\b(?:Exhibit|Tab|Appendix|Annex|Attachment) [A-Z0-9][A-Z0-9-]*\b/gi) ?? []).map((label) => label.toLowerCase())
    return labels.flatMap(({ id, label }) => (told.includes(label) ? [id] : []))
  }
  return { ...file, facts: file.facts.map((fact) => (onlyWithdraws(fact.text) ? fact : { ...fact, exhibits: [...new Set([...fact.exhibits, ...named(fact.text)])] })) }
}

/** Notes are asked for again, and are told nowhere before they are said whole. */
const withWholeAnswers = (file: CaseFile): CaseFile => ({
  ...file,
  facts: file.facts.map((fact): CaseFact => {
    if (fact.kind !== 'statement' || fact.source.kind !== 'answer') return fact
    const text = toldText(fact.text)
    return text === null ? { ...fact, state: 'rejected' } : text === fact.text ? fact : { ...fact, text }
  }),
})

/** Why an answer meets a point is told with that answer: of one that was stopped, or is not said whole yet, nothing is concluded. */
function withAnsweredReasons(file: CaseFile): CaseFile {
  const requests = liveRequests(file.response!)
  const alone = requests.flatMap((request) =>
    request.quotes.flatMap((_quote, place) => {
      const on = file.facts.filter((fact) => isOnPassage(fact, request, place))
      const answers = on.filter((fact) => !isReason(fact, request, place))
      return answers.some((fact) => fact.stopped !== undefined || fact.state === 'rejected') && !answers.some(isSettled) ? on.map(({ id }) => id) : []
    }),
  )
  return { ...file, facts: file.facts.map((fact) => (alone.includes(fact.id) ? { ...fact, state: 'rejected' } : fact)) }
}

/** A document that is older than what a fact tells is not cited for it; beside one that shows it until shortly before the filing stands the petitioner's statement. */
const withDatedExhibits = (file: CaseFile): CaseFile => ({
  ...file,
  facts: file.facts.map((fact) => {
    const older = olderExhibits(file, fact).map(({ exhibit }) => exhibit.id)
    const cited = fact.exhibits.filter((id) => !older.includes(id))
    const isUntil = cited.length > 0 && cited.every((id) => saysUntilFiling(findExhibit(file, id)?.title ?? '', fact.text, file.response!.filedOn))
    return older.length === 0 && !isUntil ? fact : { ...fact, exhibits: [...cited, ...(isUntil ? [STATEMENT_ID] : [])] }
  }),
})

/** Behind an answer that calls somebody independent stands what that person's institution gives to the work, where another answer says so. */
function withDisclosures({ file }: LetterGround, letter: readonly DraftBlock[]): DraftBlock[] {
  const ties = new Map(supportTies(file).map((tie) => [tie.independent.id, tie]))
  return letter.flatMap((block) => {
    const tie = block.standard === null && requestIdOf(block.id) !== null && block.block.kind === 'paragraph' ? factsOf(block).flatMap((id) => ties.get(id) ?? [])[0] : undefined
    if (tie === undefined) return [block]
    const content: Inlines = [...plain(`I disclose that the same institution supports the work: ${tie.words}`), ...citation(exhibitsOf(file, tie.support)), ...plain('.')]
    return [block, { ...made(block.section, 'disclosed', { kind: 'paragraph', content }, [tie.independent, tie.support], FORM), id: `${block.id}/disclosed` }]
  })
}

/** The same ground gives the same letter. Without a table of requests there is nothing to answer. */
export function composeResponse(given: LetterGround): DraftBlock[] {
  const ground: Ground = { ...given, given: given.file, file: given.file.response === undefined ? given.file : withDatedExhibits(withNamedExhibits(withAnsweredReasons(withWholeAnswers(given.file)))) }
  const { response } = ground.file
  if (response === undefined) return []
  const requests = liveRequests(response)
  const told = new Map<StandardKey, number>()
  const parts = [
    ...openingPart(ground, response, requests),
    ...requests.flatMap((request, place) => answerPart(ground, request, place + 1, told)),
    ...balancePart(ground, response, requests),
    ...conclusionPart(ground, response, requests),
  ]
  const letter = withDisclosures(ground, parts)
  return [...letter, ...appendixPart(letter)]
}
