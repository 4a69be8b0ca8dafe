/** What an answer to a notice has to keep: each contested point answered once, in the notice's order and words, nothing argued that is accepted, nothing that came after filing. */
import { MONTH_NAMES } from '../format-date.ts'
import type { Inline } from '../documents/document.ts'
import { bare, plainText, sentencesOfBlock } from '../petition/checks/block-text.ts'
import { finding, type Finding } from '../petition/checks/finding.ts'
import { BALANCE_ELEMENTS, settledFacts, standingOf, STATEMENT_ID, type CaseExhibit, type CaseFact, type CaseFile, type Element } from '../petition/case-file.ts'
import { citedIn, factsOf, type DraftBlock, type Section } from '../petition/draft.ts'
import { sharedStems } from '../petition/passages.ts'
import { readPrintedDay } from '../rfe/response-date.ts'
import type { ConcernKey } from '../rfe/rfe-concerns.ts'
import { answerDoubts, sectionsOfFacts } from './answer-doubts.ts'
import { dateOfTitle, isDatedLater, laterDates } from './later-dates.ts'
import { unmetWords, type NamedWords } from './named-words.ts'
import { isConclusion } from './objection.ts'
import { openItemPlaces, toldItemStates } from './open-places.ts'
import { leavesOut } from './told-answer.ts'
import { onlyWithdraws } from './withdrawn.ts'
import {
  concededConcerns,
  CONCERN_ELEMENTS,
  elementsOf,
  benefitQuestion,
  factsOfRequest,
  isAnsweredSingly,
  isAnswerTo,
  isOnPassage,
  itemsOf,
  isBalanceLeft,
  LEFT_PREFIX,
  liveRequests,
  meritsQuestion,
  notReachedIn,
  openItems,
  partNames,
  PETITION_AS_FILED,
  seemingPoints,
  type NoticeRequest,
  type ResponseFile,
} from './response-file.ts'

export const SECTION_OF_CONCERN: Record<ConcernKey, Section> = {
  'endeavor-unclear': 'endeavor',
  'national-importance': 'p1',
  'substantial-merit': 'p1',
  record: 'p2',
  plan: 'p2',
  balance: 'p3',
  'eb2-threshold': 'eb2',
}

/** Blocks of the answer to a request begin so: `p1/r2/…`. */
export const answerPrefix = (request: Pick<NoticeRequest, 'id' | 'concern'>): string => `${SECTION_OF_CONCERN[request.concern]}/${request.id}/`
export const answerHeading = (request: Pick<NoticeRequest, 'id' | 'concern'>): string => `${answerPrefix(request)}heading`

/** The request that a block answers; null for the frame of the letter. */
export const requestIdOf = (blockId: string): string | null => /^[a-z0-9]+\/(r\d+)\//.exec(blockId)?.[1] ?? null

/** Whether a block answers something: a request, or the third prong where the notice leaves it for later. */
const isAnswer = (blockId: string): boolean => requestIdOf(blockId) !== null || blockId.startsWith(`p3/${LEFT_PREFIX.slice(0, -1)}/`)

/** Everything of the notice that a letter may quote. */
export function noticeTexts(response: ResponseFile): string[] {
  const { deadline, notice } = response
  const read = notice.reading.kind === 'read' ? [notice.reading.noticeDate ?? ''] : []
  return [
    ...response.requests.flatMap(({ quotes, asked }) => [...quotes, ...asked].map(({ text }) => text)),
    ...response.accepted.map(({ quote }) => quote),
    ...notReachedIn(response).map(({ quote }) => quote),
    ...(deadline === null ? [] : [deadline.printed, deadline.quote]),
    ...read,
  ].filter((text) => text !== '')
}

export function checkResponse(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const { response } = file
  if (response === undefined) return []
  const opening = { section: 'opening' as const }
  const sections = sectionsOfFacts(blocks, isAnswer)
  const found: Finding[] = []
  if (response.confirmedAt === null) found.push(finding('coverage', opening, 'table', 'The customer has not confirmed the table of requests.'))
  for (const { id, quote } of seemingPoints(response)) found.push(finding('coverage', opening, `accepted ${id}`, `The customer has not said whether the notice accepts this: “${quote}”`))
  if (response.filedOn === '') found.push(finding('after-filing', opening, 'filing day', 'The day of filing is not known: what came later cannot be told apart.'))
  if (settledFacts(file, 'identity.name').length === 0) found.push(finding('coverage', opening, 'identity.name', 'The name of the petitioner is not confirmed.'))
  return [
    ...found,
    ...liveRequests(response).flatMap((request) => checkAnswer(file, request, blocks)),
    ...checkOrder(response, blocks),
    ...checkStrangers(file, blocks),
    ...checkConceded(file, blocks),
    ...checkLater(file, blocks),
    ...checkDeadline(response, blocks),
    ...checkMadeLater(file, blocks),
    ...checkGivenUp(blocks),
    ...checkWritingsCited(file, sections),
    ...answerDoubts(file, sections),
    ...checkBalance(file),
    ...checkUntold(file),
    ...standings(file, blocks),
  ]
}

/** All that is sent is sent at once: what the notice leaves for later is argued now. */
const checkBalance = (file: CaseFile): Finding[] =>
  isBalanceLeft(file.response!) && BALANCE_ELEMENTS.every((element) => settledFacts(file, element).length === 0)
    ? [
        finding(
          'not-argued',
          { section: 'p3' },
          'third prong',
          'The notice does not reach the third prong, and no fact argues it. All that is sent is sent at once: ask the customer why the balance favors a waiver.',
        ),
      ]
    : []

const UNMET: Record<NamedWords['kind'], string> = {
  undocumented: 'Have the customer name the page of the document.',
  'not-yet': 'Ask the customer whether that has happened since.',
  'same-words': 'Ask the customer whether the letters are still relied on.',
  figure: 'Ask the customer on what the figure rests, or whether it is withdrawn.',
}

function checkAnswer(file: CaseFile, request: NoticeRequest, blocks: readonly DraftBlock[]): Finding[] {
  const section = SECTION_OF_CONCERN[request.concern]
  const at = { section }
  const named = nameOf(file.response!, request)
  const heads = blocks.filter(({ id }) => id === answerHeading(request))
  const own = blocks.filter(({ id }) => id.startsWith(answerPrefix(request)))
  const found: Finding[] = []
  if (heads.length === 0) found.push(finding('unanswered', at, request.id, `${named} has no answer in the letter.`))
  if (heads.length > 1) found.push(finding('answered-twice', at, request.id, `${named} is answered in more than one place.`))
  const used = new Set(own.flatMap(factsOf))
  const settled = factsOfRequest(file.facts, request).filter(({ id }) => used.has(id))
  if (heads.length > 0 && settled.length === 0)
    found.push(finding('unanswered', at, `${request.id} facts`, `${named} is answered with no fact. Ask the customer, or have the point taken out of the table.`))
  if (own.some(({ id }) => id.endsWith('/merits/heading'))) {
    const given = (question: string) => settled.some((fact) => isAnswerTo(fact, question))
    if (!given(meritsQuestion(request)))
      found.push(finding('passage-unanswered', at, `${request.id} final merits`, `${named}: no fact shows expertise significantly above that ordinarily encountered. Ask the customer for one.`))
    if (!given(benefitQuestion(request)))
      found.push(
        finding(
          'passage-unanswered',
          at,
          `${request.id} prospective benefit`,
          `${named}: no fact shows whom the ability will substantially benefit. INA 203(b)(2)(A) asks for it. Ask the customer for one.`,
        ),
      )
  }
  if (heads.length > 0) {
    for (const [place, { text }] of request.quotes.entries()) {
      const block = own.find(({ id }) => id === `${answerPrefix(request)}words/${place}`)
      if (block === undefined) found.push(finding('notice-words', at, text.slice(0, 80), `${named} does not show these words of the notice.`))
      else if (block.block.kind !== 'quote' || bare(block.block.content.map(inlineText).join('')) !== bare(text))
        found.push(finding('notice-words', { section, blockId: block.id }, text.slice(0, 80), 'These are not the words of the notice.'))
      else if (unmetWords(file, request, place) !== null) {
        const { kind, words } = unmetWords(file, request, place)!
        const message = `The notice says “${words}”, and the answer passes it over. ${UNMET[kind]}`
        found.push(finding(kind === 'undocumented' ? 'exhibit-reach' : 'passage-unanswered', { section, blockId: block.id }, text.slice(0, 80), message))
      } else if (settled.length > 0 && !isAnswered(request, place, settled))
        found.push(
          finding(
            'passage-unanswered',
            { section, blockId: block.id },
            text.slice(0, 80),
            'Nothing answers these very words of the notice. Ask the customer, or give the reason for which another answer of this request meets them.',
          ),
        )
    }
  }
  return heads.length === 0 ? found : [...found, ...checkOpenMarks(own), ...checkItems(file, request, own)]
}

/** What was answered and is told nowhere, in whole or in part, is not lost: the operator sees it, and the customer is asked to say it whole. */
const checkUntold = (file: CaseFile): Finding[] =>
  liveRequests(file.response!).flatMap((request) =>
    factsOfRequest(file.facts, request).flatMap(({ kind, source, text }) =>
      kind === 'statement' && source.kind === 'answer' && leavesOut(text)
        ? [
            finding(
              'fragment',
              { section: SECTION_OF_CONCERN[request.concern] },
              text.slice(0, 160),
              `${nameOf(file.response!, request)}: the letter leaves out what makes no whole sentence in this answer. The customer is asked to say it whole.`,
            ),
          ]
        : [],
    ),
  )

/** A place that is marked as open is in no letter that is sent. */
const checkOpenMarks = (own: readonly DraftBlock[]): Finding[] =>
  own
    .filter(({ id, origin, removed }) => /\/open\/words\/\d+$/.test(id) && origin === 'composer' && !removed)
    .map(({ id, section }) =>
      finding('unanswered', { section, blockId: id }, id, 'This place is marked as open. Ask the customer for the answer, or write in its place where the letter answers these words.'),
    )

/** Each item that the notice lists is closed by itself, in its order: by an exhibit, an answer, or a reason. */
function checkItems(file: CaseFile, request: NoticeRequest, own: readonly DraftBlock[]): Finding[] {
  if (!isAnsweredSingly(request)) return []
  const at = { section: SECTION_OF_CONCERN[request.concern] }
  const items = itemsOf(request)
  const open = openItemPlaces(file, request)
  const unsaid = openItems(file, request)
  const states = toldItemStates(file, request)
  const missing = open.map((place) =>
    finding(
      'item-unanswered',
      at,
      `${request.id} ${items[place]!.text.slice(0, 80)}`,
      unsaid.includes(place)
        ? `The notice asks for “${items[place]!.text}”, and nothing is said of it. Ask the customer for the document, an answer, or why it is not available.`
        : `What was answered to “${items[place]!.text}” makes no sentence, and no document is named with it. Have the customer say it whole, or name the document.`,
    ),
  )
  const beside = states.flatMap((state, place) =>
    state?.kind === 'above' && !/\b(?:explanation|description)\b/i.test(items[place]!.text) && state.facts.every(({ text }) => sharedStems(items[place]!.text, text) === 0)
      ? [
          finding(
            'exhibit-reach',
            at,
            `${request.id} ${items[place]!.text.slice(0, 80)}`,
            `For “${items[place]!.text}” the letter points to an answer that shares no word with it. Point to the answer that gives it, of this request or another.`,
          ),
        ]
      : [],
  )
  const told = own.flatMap(({ id }) => /(?<!\/open)\/item\/([\d+]+)/.exec(id)?.[1]?.split('+').map(Number) ?? [])
  const untold = items.flatMap((item, place) => {
    const state = states[place]
    const isClosed = state != null && state.kind !== 'open'
    return isClosed && !told.includes(place) ? [finding('item-unanswered', at, `${request.id} ${item.text.slice(0, 80)}`, `The letter does not show what answers “${item.text}”. Compose again.`)] : []
  })
  const ordered = told.every((place, index) => index === 0 || place >= told[index - 1]!)
  return [...missing, ...beside, ...untold, ...(ordered ? [] : [finding('notice-order', at, `${request.id} items`, 'The items do not follow the order of the notice. Compose again.')])]
}

/** A sentence that only says that the test is not met is answered by the request as a whole; any other, and the only one, by what was said to it. */
const isAnswered = (request: NoticeRequest, place: number, settled: readonly CaseFact[]): boolean =>
  request.quotes.length === 1 || isConclusion(request.quotes[place]!.text) || settled.some((fact) => isOnPassage(fact, request, place))

const inlineText = (inline: Inline): string => (inline.kind === 'text' ? inline.text : ' ')

const nameOf = (response: ResponseFile, request: NoticeRequest): string => partNames(response)[liveRequests(response).findIndex(({ id }) => id === request.id)]!

/** The officer goes through the notice from its beginning. */
function checkOrder(response: ResponseFile, blocks: readonly DraftBlock[]): Finding[] {
  const wanted = liveRequests(response).map(({ id }) => id)
  const order = blocks.flatMap(({ id }) => (id.endsWith('/heading') && /^[a-z0-9]+\/r\d+\/heading$/.test(id) ? [requestIdOf(id)!] : [])).filter((id) => wanted.includes(id))
  const sorted = [...new Set(order)].toSorted((one, other) => wanted.indexOf(one) - wanted.indexOf(other))
  return sorted.join() === [...new Set(order)].join() ? [] : [finding('notice-order', { section: 'opening' }, order.join(', '), 'The answers do not follow the order of the notice. Compose again.')]
}

/** Text that stands under a request which the table does not hold (any more). */
function checkStrangers(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const live = new Set(liveRequests(file.response!).map(({ id }) => id))
  return blocks.flatMap(({ id, section }) => {
    const request = requestIdOf(id)
    return request === null || live.has(request)
      ? []
      : [finding('conceded', { section, blockId: id }, request, 'This answers a point that the table of requests does not hold. Take it out, or compose again.')]
  })
}

/** What the notice accepts gets no argument: an argument can only weaken it. */
function checkConceded(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const conceded = concededConcerns(file.response!)
  const elements = new Set<Element>(conceded.flatMap((concern) => [...CONCERN_ELEMENTS[concern]]))
  const accepted = new Map(file.facts.filter(({ element }) => elements.has(element)).map((fact) => [fact.id, fact]))
  return blocks.flatMap((block) => {
    const at = { section: block.section, blockId: block.id }
    return factsOf(block).flatMap((id) => (accepted.has(id) ? [finding('conceded', at, accepted.get(id)!.text.slice(0, 80), 'The notice accepts this point: nothing is argued about it.')] : []))
  })
}

/** An operator's own words are looked at too: the facts behind composed text were looked at when they were given. */
function checkLater(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const { filedOn } = file.response!
  const plans = new Set(file.facts.filter(({ element }) => element === 'p2.plan').map(({ id }) => id))
  return blocks.flatMap((block) => {
    const told = factsOf(block)
    if (told.length > 0 && told.every((id) => plans.has(id))) return []
    if (!isAnswer(block.id) || block.standard !== null || /\/plan\/|\/item\/\d+\/reason/.test(block.id)) return []
    return sentencesOfBlock(block.block).flatMap(({ text }) =>
      laterDates(text, filedOn).map((date) =>
        finding('after-filing', { section: block.section, blockId: block.id }, date, `“${date}” is later than the filing of ${filedOn}. Eligibility is judged as of that day.`, text),
      ),
    )
  })
}

const givesUp =
  /\bI (?:withdraw|concede|abandon|admit|drop|give up)\b|\b(?:I|we) (?:do|did) not (?:rest|rely|insist)\b|\bis not needed\b|\b(?:could|can|would) (?:well )?(?:sponsor|hire) me\b|\bcan be found (?:in|on) the (?:labor )?market\b|\b(?:was|were) (?:too (?:high|low|large|small|optimistic)|wrong|mistaken)\b|\b(?:that|which|it) is (?:right|true|correct)\b|\bI do not say\b|\bsays? (?:little|nothing)\b|\b(?:has|have|had|did) not (?:yet )?(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?)\b/i

/** The words by which a sentence gives something up, or makes it smaller; null where it does not. */
export const wordsThatGiveUp = (text: string): string | null => givesUp.exec(text)?.[0] ?? null

/** What an answer gives up cannot be taken back, and the officer need not look at it any more. */
function checkGivenUp(blocks: readonly DraftBlock[]): Finding[] {
  return blocks.flatMap((block) => {
    if (!isAnswer(block.id) || (block.standard !== null && factsOf(block).length === 0) || block.block.kind === 'quote') return []
    return sentencesOfBlock(block.block).flatMap(({ text }) => {
      const words = wordsThatGiveUp(text)
      return words === null
        ? []
        : [
            finding(
              'gives-up',
              { section: block.section, blockId: block.id },
              words,
              'This gives an argument up, or makes it smaller. Ask the customer to say only what stands, unless giving it up is meant.',
              text,
            ),
          ]
    })
  })
}

/** What a sentence says that a writing holds, and what that writing is called among the exhibits. */
const WRITINGS: readonly { says: RegExp; shows: (exhibit: CaseExhibit) => boolean; message: string }[] = [
  {
    says: /\b(?:the|my) petition (?:itself |already |also )?(?:says?|names?|describes?|states?|tells?|lists?|contains?|explains?)\b|\bpages? \d+(?:[–-]\d+)? of (?:the|my) petition\b|\b(?:the|my) petition\b[^.;]{0,40}\bon (?:its )?pages? \d/i,
    shows: ({ title }) => title === PETITION_AS_FILED,
    message: `This says what the petition says, and cites something else. “${PETITION_AS_FILED}” shows it.`,
  },
  {
    says: new RegExp(`\\b(?:the|my) (?:(?:later|second|new|earlier|first|personal|written) )?statement of (?:${MONTH_NAMES})\\b|\\b(?:the|my) (?:later|second|new) statement\\b`, 'i'),
    shows: ({ id, title }) => id !== STATEMENT_ID && /\bstatement\b/i.test(title),
    message: 'This says what a statement says, and cites something else. Have that statement chosen as its document.',
  },
]

/** A document of another hand does not show what the petition or a statement says. */
function checkWritingsCited(file: CaseFile, sections: ReadonlyMap<string, Section>): Finding[] {
  return file.facts.flatMap((fact) => {
    const section = sections.get(fact.id)
    if (section === undefined || onlyWithdraws(fact.text)) return []
    const cited = file.exhibits.filter(({ id }) => fact.exhibits.includes(id))
    return WRITINGS.filter(({ says, shows }) => says.test(fact.text) && !cited.some(shows)).map(({ message }) => finding('exhibit-reach', { section }, fact.text.slice(0, 160), message))
  })
}

/** The date to answer by stands in the letter as the notice prints it, or not at all. */
function checkDeadline({ deadline }: ResponseFile, blocks: readonly DraftBlock[]): Finding[] {
  const block = blocks.find(({ id }) => id === 'opening/deadline')
  if (block === undefined) return []
  const at = { section: block.section, blockId: block.id }
  if (deadline === null) return [finding('deadline', at, plainText(block.block).slice(0, 80), 'The notice gives no date to answer by that was copied.')]
  return plainText(block.block).includes(deadline.printed)
    ? []
    : [finding('deadline', at, plainText(block.block).slice(0, 80), `The notice prints “${deadline.printed}”. The date is copied and never counted.`)]
}

/** Plans of one's own; those of public bodies are evidence like any other. */
const OF_PLANNING =
  /^(?!.*\b(?:state|federal|national|county|city|department|agency|association|council)\b).*\b(?:budget|(?:business|work) plan|plan of work|(?:revised|updated|new|second|amended) plan|timetable|timeline|projections?|forecast)\b/i

/** A document of a later day than the notice prints, or a plan that was made after the filing: neither can be what it is submitted as. */
function checkMadeLater(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const { deadline, filedOn, notice } = file.response!
  const due = deadline === null ? null : readPrintedDay(deadline.printed)
  const noticed = notice.reading.kind === 'read' && notice.reading.noticeDate !== null ? readPrintedDay(notice.reading.noticeDate) : null
  const sections = new Map(blocks.flatMap((block) => (!isAnswer(block.id) ? [] : citedIn(block).map((id) => [id, block.section] as const))))
  const found = file.exhibits.flatMap(({ id, title, filed }): Finding[] => {
    const section = sections.get(id)
    if (section === undefined || filed !== undefined) return []
    const at = { section }
    if (due !== null && isDatedLater(title, due))
      return [finding('deadline', at, title, `“${title}” bears a later date than ${deadline!.printed}, which the notice prints for the response. Ask the customer for its true date, or take it out.`)]
    const beyond =
      due === null && deadline !== null && noticed !== null && isDatedLater(title, noticed) && dateOfTitle(title).length >= 7
        ? [
            finding(
              'may-disagree',
              at,
              title,
              `The notice of ${(notice.reading as { noticeDate: string }).noticeDate} gives a period (“${deadline.printed}”) and no day, and “${title}” is of a later month. Nothing is counted here: ask the customer whether it lies within the period.`,
            ),
          ]
        : []
    const remade =
      OF_PLANNING.test(title) && isDatedLater(title, filedOn)
        ? [
            finding(
              'after-filing',
              at,
              title,
              `“${title}” was made after the filing and does not show what was planned on that day. Cite the plan of that day, or say in a reason which earlier facts it only explains.`,
            ),
          ]
        : []
    return [...beyond, ...remade]
  })
  const date = blocks.find(({ id }) => id === 'opening/date')
  const isLate = due !== null && date !== undefined && laterDates(plainText(date.block), due).length > 0
  return isLate
    ? [
        ...found,
        finding('deadline', { section: date.section, blockId: date.id }, plainText(date.block), `The letter is dated later than ${deadline!.printed}, which the notice prints for the response.`),
      ]
    : found
}

function standings(file: CaseFile, blocks: readonly DraftBlock[]): Finding[] {
  const used = new Set(blocks.flatMap(factsOf))
  return liveRequests(file.response!).flatMap((request) => {
    const elements = elementsOf(request).filter((element) => settledFacts(file, element).some(({ id }) => used.has(id)))
    if (elements.length === 0 || elements.some((element) => standingOf(file, element) !== 'stated')) return []
    return [finding('stated-only', { section: SECTION_OF_CONCERN[request.concern] }, request.id, `${nameOf(file.response!, request)}: only the petitioner says so. The notice asks for documents.`)]
  })
}
