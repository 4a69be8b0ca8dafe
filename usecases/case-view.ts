/** What a case shows of itself, told from its facts. Pure. */
import { publicPriorities } from '../content/areas/public-priorities.ts'
import { askedMeanings, type AskedMeaning } from '../content/petition/attested-words.ts'
import { ARGUMENT_OPTIONS } from '../content/petition/argument-options.ts'
import { confirmableTogether, pointsOf, questionsOf, type CasePoint } from '../content/petition/questions.ts'
import { composedFor } from '../content/rfe-response/composed-for.ts'
import { openForRequest, openNameQuestion, openOnBalance } from '../content/rfe-response/questions.ts'
import { theoryStandings, type TheoryStanding } from '../content/rfe-response/theories.ts'
import { covers } from '../domain/drafting/choose-priority.ts'
import { inForceOn } from '../domain/drafting/problem-area.ts'
import { ELEMENTS, isSettled, settledFacts, standingOf, waitsForLook, type CaseFile, type ClaimStanding, type Element } from '../domain/petition/case-file.ts'
import { aboutPages, PAGES_GOAL } from '../domain/petition/draft.ts'
import { nextQuestions, openQuestions, standingOfOption, type CaseQuestion, type OptionStanding } from '../domain/petition/gaps.ts'
import { keepableWords } from '../domain/petition/own-words.ts'
import { isReworded } from '../domain/petition/reworded.ts'
import { missingOf, type Missing } from '../domain/rfe-response/change-response.ts'
import { liveRequests, unorderedProngs } from '../domain/rfe-response/response-file.ts'
import type { Prong } from '../domain/rfe/rfe-concerns.ts'

export type CaseView = {
  file: CaseFile
  /** Those to ask now, the weightiest first; `more` wait behind them. */
  questions: CaseQuestion[]
  moreQuestions: number
  /** Facts that do not agree, and exhibits that do not show their sentence: settled, or recorded why they stand, before a release. */
  points: CasePoint[]
  /** What the letter would conclude from the customer's sentences, if they say that it is so. */
  meanings: AskedMeaning[]
  /** Ids of the facts to look at that may be confirmed with others of their place at once. */
  together: string[]
  /** Of facts to look at that are in other words than typed, by their ids: what was typed, where it may stand instead. */
  ownWords: Record<string, string>
  options: OptionStanding[]
  standings: { element: Element; standing: ClaimStanding }[]
  /** About how many of the pages the settled facts carry. */
  pages: number
  goal: number
  /** Of an answer to a notice; null of a petition. */
  response: ResponseView | null
}

/** What is open for each request, by its id. */
export type ResponseView = {
  questions: Record<string, CaseQuestion[]>
  /** On the balance, where the notice leaves it for later. */
  balance: CaseQuestion[]
  theories: Record<string, TheoryStanding[]>
  missing: Missing[]
  /** Contested, and not ordered. */
  unordered: Prong[]
}

function responseView(file: CaseFile, items: readonly string[]): ResponseView | null {
  if (file.response === undefined) return null
  const live = liveRequests(file.response)
  return {
    questions: Object.fromEntries(live.map((request) => [request.id, openForRequest(file, request)])),
    balance: openOnBalance(file),
    theories: Object.fromEntries(live.map((request) => [request.id, theoryStandings(file, request.concern)])),
    missing: missingOf(file),
    unordered: unorderedProngs(file.response, items),
  }
}

/** What an endeavor is about, as far as the case tells: for the public documents that may cover it. */
const subjectOf = (file: CaseFile): string =>
  [file.lock?.text ?? file.candidates[0]?.text ?? '', ...settledFacts(file, 'endeavor.problem', 'endeavor.method', 'endeavor.outputs', 'endeavor.users').map(({ text }) => text)].join(' ')

/** Those to ask now: of a petition the weightiest, of an answer to a notice the name; what each request needs is in its own view. */
const questionsNow = (file: CaseFile): CaseQuestion[] => (file.response === undefined ? nextQuestions(file, questionsOf(file)) : openNameQuestion(file))

/** How many questions wait for the customer, what the letter may conclude among them, and the keys of what must be settled before a release. */
export function countQuestions({ file }: { file: CaseFile }): { questions: number; points: string[] } {
  const ofRequests = file.response === undefined ? [] : [...liveRequests(file.response).flatMap((request) => openForRequest(file, request)), ...openOnBalance(file)]
  return { questions: questionsNow(file).length + ofRequests.length + askedMeanings(file).length, points: pointsOf(file).map(({ key }) => key) }
}

/** `items`: what was ordered. */
export function caseView({ file, items }: { file: CaseFile; items: readonly string[] }): CaseView {
  const response = responseView(file, items)
  const questions = questionsNow(file)
  return {
    file,
    questions,
    moreQuestions: response === null ? openQuestions(file, questionsOf(file)).length - questions.length : 0,
    points: pointsOf(file),
    meanings: askedMeanings(file),
    together: confirmableTogether(file),
    ownWords: Object.fromEntries(
      file.facts.flatMap((fact) => {
        const words = waitsForLook(fact) && isReworded(fact) ? keepableWords(file, fact) : null
        return words === null ? [] : [[fact.id, words] as const]
      }),
    ),
    options: response === null ? ARGUMENT_OPTIONS.map((option) => standingOfOption(file, option)) : [],
    standings: ELEMENTS.map((element) => ({ element, standing: standingOf(file, element) })).filter(({ element, standing }) => element !== 'exhibit.shows' || standing !== 'gap'),
    pages: file.facts.some(isSettled) ? aboutPages(composedFor({ file, seed: '' }, publicPriorities)) : 0,
    goal: PAGES_GOAL,
    response,
  }
}

/** Keys of the public documents that may cover what the case is about on `today` (`YYYY-MM-DD`), and of those it names. */
export function fittingPriorities({ file, today }: { file: CaseFile; today: string }): string[] {
  const subject = subjectOf(file)
  const holds = inForceOn(today)
  return publicPriorities.filter((one) => file.priorities.includes(one.key) || (one.verified && holds(one) && covers(one, { subject, users: subject }))).map(({ key }) => key)
}
