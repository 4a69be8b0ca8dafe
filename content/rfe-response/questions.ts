/** What is asked for each request: first an answer to the very words of the notice, then what its concern needs. */
import { BALANCE_ELEMENTS, isSettled, settledFacts, type CaseFact, type CaseFile } from '../../domain/petition/case-file.ts'
import { QUESTIONS_MAX, type CaseQuestion } from '../../domain/petition/gaps.ts'
import {
  benefitQuestion,
  elementOfItem,
  elementsOf,
  factsOfRequest,
  liveRequests,
  elementOfPassage,
  passageQuestion,
  isBalanceLeft,
  isOnPassage,
  itemOf,
  itemQuestion,
  itemsOf,
  quotedItem,
  itemStates,
  lackQuestion,
  LEFT_PREFIX,
  meritsQuestion,
  namedQuestion,
  reasonQuestion,
  termsQuestion,
  type NoticeRequest,
  type ResponseFile,
} from '../../domain/rfe-response/response-file.ts'
import { doubtsToAsk } from '../../domain/rfe-response/answer-doubts.ts'
import { SECTION_OF_CONCERN, wordsThatGiveUp } from '../../domain/rfe-response/check-response.ts'
import { leavesOut } from '../../domain/rfe-response/told-answer.ts'
import { onlyWithdraws } from '../../domain/rfe-response/withdrawn.ts'
import { mayBeWithdrawn, namedIn, unmetWords, type NamedWords } from '../../domain/rfe-response/named-words.ts'
import { isConclusion, objectionOf } from '../../domain/rfe-response/objection.ts'
import type { ConcernKey } from '../../domain/rfe/rfe-concerns.ts'
import { CASE_QUESTIONS } from '../petition/case-questions.ts'
import { wholeQuestions } from '../petition/questions.ts'

/** Made up, as the example of every question is. */
const EXAMPLES: Record<ConcernKey, string> = {
  'endeavor-unclear': 'The petition describes the method on pages 6 to 9 (Exhibit 4). It has three steps: I collect the night readings, I remove what the weather explains, and I rank what is left.',
  'national-importance':
    'When I filed, eleven systems in four states ran the program. None of them employs me or pays me; the association that brought it to them wrote so in its letter of March 2025.',
  'substantial-merit': 'The association counted 31 million gallons saved in the twelve months before I filed, by comparing pumped and billed water.',
  record: 'Dr. Ferris describes in her second letter what her crews did differently: since April 2024 they dig where the ranking says, and nowhere else first.',
  plan: 'The plan was filed as Exhibit 11. The foundation had granted $48,000 for its first two years, by the agreement of May 2025.',
  balance: 'Three organizations use the work, and none of them has a position for it. No one of them could describe it as the minimum requirements of one job.',
  'eb2-threshold': 'The evaluation of 2024 finds that the five-year diploma equals a U.S. master’s degree, course by course.',
}

const REASONS: Record<ConcernKey, string> = {
  'endeavor-unclear': 'An officer can therefore tell what will exist at the end: a method, a program and a manual, each named in the petition.',
  'national-importance': 'These systems reach the method through the association and not through me or my employer, so its effect does not end where my employment does.',
  'substantial-merit': 'The gallons were counted by the association and not by me, so they measure what the work does and not what I hope for.',
  record: 'The crews changed how they dig on the strength of my ranking alone, so the result belongs to my part of the work.',
  plan: 'The grant was signed before I filed, so the first two years do not depend on money that is still to be found.',
  balance: 'A labor certification describes one job with one employer, and this work ends if it is bound to one of the three.',
  'eb2-threshold': 'The diploma alone is found equal to the U.S. degree, so no experience had to be added to it.',
}

/** So many questions of its concern are asked for one request at a time. */
const MORE_FOR_REQUEST = 3

function wordsQuestions(request: NoticeRequest): CaseQuestion[] {
  return request.quotes.map(({ text, page }, place) => ({
    id: passageQuestion(request, place),
    element: elementOfPassage(request, place),
    ask: `The notice says on page ${page}: “${text}” What answers these words?`,
    why: 'Each point of the notice gets one answer. Say what was so on the day you filed, and which document shows it. Give no argument up: say what stands.',
    example: EXAMPLES[request.concern],
    raises: 'answer this point where the officer looks for it',
  }))
}

/** Why the answer to a passage meets what it misses: the step from the fact to the notice's objection, which only the petitioner can take. */
function reasonQuestions(request: NoticeRequest): CaseQuestion[] {
  return request.quotes.flatMap(({ text, page }, place): CaseQuestion[] => {
    // That the test is not met is met by the whole answer.
    if (isConclusion(text)) return []
    const objection = objectionOf(text)
    const misses = objection === null ? `What the notice says on page ${page} is: “${text}”` : `The notice does not find (page ${page}): ${objection.words}.`
    return [
      {
        id: reasonQuestion(request, place),
        element: elementOfPassage(request, place),
        ask: `${misses} Why do the facts that you gave meet that?`,
        why: 'An officer should not have to draw the conclusion alone. One or two sentences: begin with “because” in mind, and say nothing that the facts do not carry.',
        example: REASONS[request.concern],
        raises: 'say why the evidence meets the point',
      },
    ]
  })
}

/** What the notice says of a thing in so many words is to be met in so many words. */
const NAMED: Record<NamedWords['kind'], Pick<CaseQuestion, 'why' | 'example'> & { asks: string }> = {
  undocumented: {
    asks: 'Which document shows it, was it filed with the petition or is it new, and on which page does it say so?',
    why: 'Where the notice finds no document, the officer needs the document and the page, and not the claim again.',
    example: 'The trial report, which was filed as Exhibit 2, counts the days on its page 11.',
  },
  'not-yet': {
    asks: 'Has that happened since, and when?',
    why: 'An answer that is silent on it leaves the notice right. What happened after the day of filing is told to us and not argued; say then what stood on that day without it.',
    example: 'The loan was not yet granted when I filed. The first two years are paid by the grant of January 2025.',
  },
  figure: {
    asks: 'Does this figure stand? Say on what it rests, or that you withdraw it and what stands in its place.',
    why: 'A figure that is neither defended nor withdrawn leaves the notice right, and throws doubt on the others.',
    example: 'I withdraw the figure of $400,000, which counted offers that nobody had signed. The grant of January 2025 pays the first two years.',
  },
  'same-words': {
    asks: 'What do you say of these letters: do you still rely on them, and who wrote them?',
    why: 'Letters in the same words count for little. Say so openly, and name what shows the same thing without them.',
    example: 'I do not rely on the three letters. The record of changes shows what I wrote.',
  },
}

function namedQuestions(request: NoticeRequest): CaseQuestion[] {
  return request.quotes.flatMap(({ text, page }, place): CaseQuestion[] => {
    const named = namedIn(text)
    if (named === null) return []
    const { asks, why, example } = NAMED[named.kind]
    return [
      {
        id: namedQuestion(request, place),
        element: elementOfPassage(request, place),
        ask: `The notice says on page ${page}: “${named.words}”. ${asks}`,
        why,
        example,
        raises: 'meet what the notice names',
      },
    ]
  })
}

const CHOICE_WORDS = { any: ' One of its list is enough.', offered: ' It is an example of what may be sent.' } as const

/** Each thing that the notice lists is asked for by itself. */
function itemQuestions(request: NoticeRequest): CaseQuestion[] {
  return itemsOf(request).flatMap((item, place): CaseQuestion[] => {
    if (item.aside === true) return []
    const { text, page, label, under, choice } = item
    return [
      {
        id: itemQuestion(request, place),
        element: elementOfItem(request, item),
        ask: `The notice asks on page ${page} for: ${label === undefined ? '' : `${label} `}${quotedItem({ under, text: text.replace(/[.]$/, '') })}.${choice === undefined ? '' : CHOICE_WORDS[choice]} What do you send for it, and what does it show?`,
        why: 'An officer goes through the list and looks for each item. Name the document and say in one or two sentences what stands in it. Where you do not have it, say so and why.',
        example: ITEM_EXAMPLE,
        raises: 'close this item in its place',
      },
    ]
  })
}
const ITEM_EXAMPLE = 'The agreement of May 2025 between the foundation and me is signed by both. Its section 3 names the sum, $48,000, and the two years for which it is paid.'

/** The name is asked for once, before the requests. */
const NAME_QUESTIONS = CASE_QUESTIONS.filter(({ element }) => element === 'identity.name')

function elementQuestions(request: NoticeRequest): CaseQuestion[] {
  return CASE_QUESTIONS.filter(({ element, when, lines }) => lines === undefined && (when === undefined || when === 'few-degrees') && elementsOf(request).includes(element)).map((question) => ({
    ...question,
    id: `${request.id}.${question.id}`,
  }))
}

/** On the balance, where the notice leaves it for later. */
const BALANCE_ASKED = ['impractical', 'employer-limit', 'benefit', 'urgency']
const leftQuestions = (response: ResponseFile): CaseQuestion[] =>
  isBalanceLeft(response)
    ? CASE_QUESTIONS.filter(({ id }) => BALANCE_ASKED.includes(id)).map((question) => ({
        ...question,
        id: `${LEFT_PREFIX}${question.id}`,
        why: `The notice does not reach this point, and all that you send is sent at once. ${question.why}`,
      }))
    : []

/** Those that wait for an answer on it, and what was answered there in words that are not whole. */
export const openOnBalance = (file: CaseFile): CaseQuestion[] => {
  if (file.response === undefined || !isBalanceLeft(file.response)) return []
  const whole = wholeQuestions(
    file,
    file.facts.filter(({ element, source }) => BALANCE_ELEMENTS.includes(element) && source.kind === 'answer' && source.question.startsWith(LEFT_PREFIX)),
  )
  return [...whole, ...leftQuestions(file.response)].filter(({ id }) => file.answers[id] === undefined)
}

/** What an answer on a degree or a position is asked by, since no input form gave them. */
const EB2_QUESTIONS: readonly Omit<CaseQuestion, 'when'>[] = [
  {
    id: 'degree',
    element: 'eb2.degree',
    ask: 'Which degree opens EB-2: its name, field, school, country and year?',
    why: 'The officer compares it with the academic record and its evaluation.',
    example: 'I hold the degree of Master of Science in environmental engineering from Lakeshore State University, conferred in 2016.',
    raises: 'name the degree as the record shows it',
  },
  {
    id: 'positions',
    element: 'eb2.experience',
    ask: 'Which positions after the degree count, with employer, title and months?',
    why: 'Five years are counted month by month, before the day of filing.',
    example: 'I worked at Brightwell Engineering as a hydraulic modeler from August 2016 to May 2019.',
    raises: 'count the five years',
  },
]

/** What 8 CFR 204.5(g)(1) and (k)(3)(i)(B) ask a letter of an employer to tell, where five years are to be counted. */
const TERMS_QUESTION: Omit<CaseQuestion, 'id'> = {
  element: 'eb2.experience',
  ask: 'For each position that counts: in which month did it begin and end, was it full time, and in which specialty? Which letter says so?',
  why: 'Five years are counted month by month, and only full-time work in the specialty of the degree counts in full.',
  example: 'Brightwell Engineering writes that I worked there full time from August 2016 to May 2021, all of it in hydraulic engineering, the field of my degree.',
  raises: 'let the officer count five years in the specialty',
}

const isOfExperience = ({ concern, quotes, asked, theory }: NoticeRequest): boolean =>
  concern === 'eb2-threshold' && (theory === 'door-five-years' || [...quotes, ...asked].some(({ text }) => /\bexperience\b|\bfive years\b/i.test(text)))

/** What the facts of a request do not yet say of the positions: both months, full time, and the specialty. */
export function isMissingTerms(file: CaseFile, request: NoticeRequest): boolean {
  if (!isOfExperience(request) || file.answers[termsQuestion(request)] !== undefined) return false
  const told = factsOfRequest(file.facts, request)
    .map(({ text }) => text)
    .join(' ')
  const months = told.match(/\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d\b/g) ?? []
  return (
    months.length < 2 ||
    !/\bfull[- ]time\b|\bhours (?:a|per|each) week\b/i.test(told) ||
    !/\b(?:specialty|field of my degree|same field|in (?:\w+ ){0,2}(?:engineering|science|medicine|nursing|law|education|architecture|agronomy|accounting))\b/i.test(told)
  )
}

const isOfAbility = ({ concern, quotes, asked, theory }: NoticeRequest): boolean =>
  theory === 'door-ability' ||
  (concern === 'eb2-threshold' &&
    [...quotes, ...asked].some(({ text }) => /\bexceptional ability\b|\b(?:six|three|two) (?:\w+ ){0,3}(?:kinds|criteria|categories)\b|\bordinarily encountered\b/i.test(text)))

/** Three kinds of evidence open the door; what stands above the ordinary decides. */
const MERITS_QUESTION: Omit<CaseQuestion, 'id'> = {
  element: 'eb2.ability',
  ask: 'What shows a degree of expertise significantly above that ordinarily encountered in your occupation, and what is ordinary in it?',
  why: 'After three kinds of evidence the officer weighs the record as a whole. Name the measure, who took it, and what others in the occupation reach.',
  example: 'Of 212 licensed operators in the state, four hold the license of the highest class, as the register of 2025 counts; I have held it since 2018.',
  raises: 'say what stands above the ordinary',
}

/** The statute's second half of exceptional ability. */
const BENEFIT_QUESTION: Omit<CaseQuestion, 'id'> = {
  element: 'eb2.ability',
  ask: 'Whom will this ability substantially benefit in the United States from here on, and which document shows it?',
  why: 'The statute asks that, because of the ability, the petitioner will substantially benefit the national economy, cultural or educational interests, or welfare. Name who will use the work and what it changes for them.',
  example: 'The state has 1,140 systems of this class; its drinking water office plans, in its program of 2025, to have operators of the highest class train those of all others.',
  raises: 'say whom the ability will benefit',
}

export const questionsOfRequest = (request: NoticeRequest): CaseQuestion[] => [
  ...wordsQuestions(request),
  ...namedQuestions(request),
  ...reasonQuestions(request),
  ...itemQuestions(request),
  ...(request.concern === 'eb2-threshold' ? EB2_QUESTIONS.map((question) => ({ ...question, id: `${request.id}.${question.id}` })) : []),
  ...(isOfExperience(request) ? [{ ...TERMS_QUESTION, id: termsQuestion(request) }] : []),
  ...(isOfAbility(request)
    ? [
        { ...MERITS_QUESTION, id: meritsQuestion(request) },
        { ...BENEFIT_QUESTION, id: benefitQuestion(request) },
      ]
    : []),
  ...elementQuestions(request),
]

export const responseQuestions = (file: CaseFile): CaseQuestion[] =>
  file.response === undefined ? [] : [...NAME_QUESTIONS, ...liveRequests(file.response).flatMap(questionsOfRequest), ...leftQuestions(file.response)]

/** One of them; of the requests and the facts it reads the one that the id names. */
export function findResponseQuestion(file: CaseFile, id: string): CaseQuestion | undefined {
  if (file.response === undefined) return undefined
  if (/^(?:whole|agree)-/.test(id))
    return anewQuestions(
      file,
      file.facts.filter((fact) => id.endsWith(`-${fact.id}-${fact.rev}`)),
    ).find((question) => question.id === id)
  const asked = liveRequests(file.response).flatMap((request) => (id.startsWith(`${request.id}.`) ? questionsOfRequest(request) : []))
  return [...NAME_QUESTIONS, ...asked, ...leftQuestions(file.response)].find((question) => question.id === id)
}

const anewQuestions = (file: CaseFile, facts: readonly CaseFact[]): CaseQuestion[] => [...wholeQuestions(file, facts), ...facts.filter(isSettled).map((fact) => doubtQuestion(fact, ''))]

/** The question why an item is not available: it is asked with the item, and never by itself. */
export function findLackQuestion(file: CaseFile, item: string): Pick<CaseQuestion, 'id' | 'element'> | undefined {
  const found = file.response === undefined ? null : itemOf(file.response, item)
  return found === null ? undefined : { id: lackQuestion(found.request, found.place), element: elementOfItem(found.request, found.item) }
}

const WITHDRAWN = /\b(?:withdraw|rely|rest|drop)\b/i

/** They are asked for by each request of one view. */
const asked = new WeakMap<CaseFile, Map<string, string>>()

/** What a lawyer would ask about an answer before it is signed: by the fact that is to be said anew. */
function doubtsOfAnswers(file: CaseFile): Map<string, string> {
  const known = asked.get(file)
  if (known !== undefined) return known
  const requests = liveRequests(file.response!)
  const facts = requests.flatMap((request) => factsOfRequest(file.facts, request).map((fact) => ({ fact, section: SECTION_OF_CONCERN[request.concern] })))
  const doubts = new Map<string, string>()
  for (const { factId, message } of doubtsToAsk(file, new Map(facts.map(({ fact, section }) => [fact.id, section])))) {
    if (!doubts.has(factId)) doubts.set(factId, message.replace(/ Ask the customer[^“”]*(?:“[^”]*”[^“”]*)?$/, ''))
  }
  const isWithdrawal = (fact: CaseFact) => requests.some((request) => request.quotes.some(({ text }, place) => mayBeWithdrawn(text) && isOnPassage(fact, request, place)))
  for (const { fact } of facts) {
    const words = doubts.has(fact.id) || onlyWithdraws(fact.text) ? null : wordsThatGiveUp(fact.text)
    // What is told nowhere, in whole or in part, is asked for again, whichever rule left it out.
    if (!doubts.has(fact.id) && fact.kind === 'statement' && fact.source.kind === 'answer' && leavesOut(fact.text))
      doubts.set(fact.id, 'Not all of this is a whole sentence yet, and what is none stands in no letter.')
    // What the notice itself attacks is withdrawn openly.
    if (words !== null && !(WITHDRAWN.test(words) && isWithdrawal(fact))) doubts.set(fact.id, `“${words}” gives an argument up, or makes it smaller, and an officer need not look at it any more.`)
  }
  asked.set(file, doubts)
  return doubts
}

const doubtQuestion = ({ id, rev, element, text }: CaseFact, doubt: string): CaseQuestion => ({
  id: `agree-${id}-${rev}`,
  element,
  replaces: id,
  ask: `${doubt} How should this stand in your response: “${text}” Name its document too, where another one shows it.`,
  why: 'You sign the response under oath. An officer holds each sentence against the others and against its exhibit.',
  example: 'Of the eleven systems, eight joined in 2024 and three in 2025; the second letter of the association lists them.',
  raises: 'swear to it as it stands',
})

function doubtQuestions(file: CaseFile, request: NoticeRequest): CaseQuestion[] {
  const facts = factsOfRequest(file.facts, request).filter(({ source }) => source.kind === 'answer')
  const doubts = facts.length === 0 ? new Map<string, string>() : doubtsOfAnswers(file)
  return facts.flatMap((fact) => (doubts.has(fact.id) ? [doubtQuestion(fact, doubts.get(fact.id)!)] : []))
}

/** Those that wait for an answer to one request: all on its own words, why what was said meets them, what makes no sentence yet, each item, and a few of those for which no fact stands yet. */
export function waitingForRequest(file: CaseFile, request: NoticeRequest): CaseQuestion[] {
  const all = questionsOfRequest(request)
  const states = itemStates(file, request)
  const items = all.filter(({ id }) => states.some((state, place) => state?.kind === 'open' && id === itemQuestion(request, place)))
  const answersTo = Map.groupBy(file.facts, ({ source }) => (source.kind === 'answer' ? source.question : ''))
  const settledTo = (id: string) => (answersTo.get(id) ?? []).filter(isSettled)
  // What was taken out since it came after filing answers nothing: the words of the notice wait again.
  const isStopped = (id: string) => id.includes('.words') && settledTo(id).length === 0 && (answersTo.get(id) ?? []).some(({ stopped }) => stopped !== undefined)
  const open = all.filter(({ id }) => file.answers[id] === undefined || isStopped(id))
  // Why a claim that is only withdrawn meets the point is not asked.
  const given = (id: string) => settledTo(id).some(({ text }) => !onlyWithdraws(text))
  const unmet = request.quotes.flatMap((_quote, place) => (unmetWords(file, request, place) === null ? [] : [namedQuestion(request, place)]))
  const words = open.filter(({ id }) => id.includes('.words') || unmet.includes(id) || (id.includes('.because') && given(id.replace('.because', '.words'))))
  const always = [meritsQuestion(request), benefitQuestion(request)]
  const merits = open.filter(({ id }) => always.includes(id) || (id === termsQuestion(request) && isMissingTerms(file, request)))
  const others = open
    .filter(({ id }) => !/\.(?:words|because|named|item)\d/.test(id) && !always.includes(id) && id !== termsQuestion(request))
    .map((question, place) => ({ question, place, known: settledFacts(file, question.element).length }))
  const next = others.toSorted((one, other) => one.known - other.known || one.place - other.place).slice(0, MORE_FOR_REQUEST)
  const whole = wholeQuestions(file, factsOfRequest(file.facts, request))
  const again = doubtQuestions(file, request).filter(({ replaces }) => whole.every((one) => one.replaces !== replaces))
  const unfinished = [...whole, ...again].filter(({ id }) => file.answers[id] === undefined)
  return [...words, ...unfinished, ...items, ...merits, ...next.map(({ question }) => question)]
}

/** Those to ask now: no more at a time than a petition asks. */
export const openForRequest = (file: CaseFile, request: NoticeRequest): CaseQuestion[] => waitingForRequest(file, request).slice(0, QUESTIONS_MAX)

export const openNameQuestion = (file: CaseFile): CaseQuestion[] => NAME_QUESTIONS.filter(({ id, element }) => file.answers[id] === undefined && settledFacts(file, element).length === 0)
