/** What of a request nothing answers yet: the letter shows each such place, and claims nothing of it. */
import { isSettled, type CaseFile } from '../petition/case-file.ts'
import { isConclusion } from './objection.ts'
import { factsOfRequest, isOnPassage, isReason, itemStates, liveRequests, openItems, type ItemState, type NoticeRequest } from './response-file.ts'
import { isWaiting } from './told-answer.ts'

/** The case without the answers that stand in no letter yet. */
const withoutWaiting = (file: CaseFile): CaseFile => ({ ...file, facts: file.facts.filter((fact) => !isSettled(fact) || !isWaiting(fact)) })

/** Passages to which nothing is told. A sentence that only says that the test is not met is answered by the rest of its request, and so is the only one. */
export function openPassages(file: CaseFile, request: NoticeRequest): number[] {
  const told = factsOfRequest(withoutWaiting(file).facts, request)
  const all = request.quotes.map((_quote, place) => place)
  const contested = all.filter((place) => request.quotes.length > 1 && !isConclusion(request.quotes[place]!.text))
  if (told.length === 0) return contested.length === 0 ? all : contested
  // Why an answer meets the point is told with that answer only.
  const hasAnswer = (place: number) => file.facts.some((fact) => isOnPassage(fact, request, place) && !isReason(fact, request, place))
  return contested.filter((place) => !told.some((fact) => isOnPassage(fact, request, place) && !(isReason(fact, request, place) && hasAnswer(place))))
}

/** What became of each item, as the letter tells it: an answer that waits closes an item only by the document that it names. */
export const toldItemStates = (file: CaseFile, request: NoticeRequest): (ItemState | null)[] =>
  itemStates(file, request).map((state): ItemState | null => {
    if (state === null || state.facts.length === 0) return state
    const facts = state.facts.filter((fact) => !isWaiting(fact))
    if (facts.length === state.facts.length) return state
    return facts.length > 0 || state.kind === 'exhibit' ? { ...state, facts } : { kind: 'open', facts: [], exhibits: [] }
  })

/** Places of the items that nothing closes. */
export function openItemPlaces(file: CaseFile, request: NoticeRequest): number[] {
  const states = itemStates(file, request)
  const told = toldItemStates(file, request)
  return [...new Set([...openItems(file, request), ...told.flatMap((state, place) => (state?.kind === 'open' && states[place]!.kind !== 'open' ? [place] : []))])].toSorted((one, other) => one - other)
}

export const isOpenRequest = (file: CaseFile, request: NoticeRequest): boolean => openPassages(file, request).length > 0 || openItemPlaces(file, request).length > 0

/** Whether every request of the notice has its answer, as far as the case tells. */
export const isAnsweredInFull = (file: CaseFile): boolean => file.response !== undefined && liveRequests(file.response).every((request) => !isOpenRequest(file, request))
