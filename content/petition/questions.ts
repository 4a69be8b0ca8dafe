/** What is asked in a case: the questions of the list, what waits for other words, and what facts and documents raise. */
import { isSettled, STATEMENT_ID, waitsForLook, type CaseExhibit, type CaseFact, type CaseFile } from '../../domain/petition/case-file.ts'
import { confirmFact } from '../../domain/petition/change-case.ts'
import { sentencesOf } from '../../domain/petition/checks/block-text.ts'
import { doubtsOf } from '../../domain/petition/checks/case-doubts.ts'
import { settlingKey } from '../../domain/petition/checks/finding.ts'
import { withoutAsk, type Doubt } from '../../domain/petition/checks/possible-conflicts.ts'
import { isBroken, waitsAtGate } from '../../domain/petition/broken-sentence.ts'
import { opensOnNobody, withLeaning } from '../../domain/petition/left-of-sentence.ts'
import { isLegalClaim, leftOfLegalClaim } from '../../domain/petition/legal-claims.ts'
import { leftOfPraise } from '../../domain/petition/praise.ts'
import { faultsOf, hintOf } from '../../domain/petition/sentence-gate.ts'
import { keepableWords } from '../../domain/petition/own-words.ts'
import { proposedWording } from '../../domain/petition/proposed-wording.ts'
import { thingsAsUsers } from '../../domain/petition/thing-users.ts'
import { unnamedBody, withGap, type UnnamedBody } from '../../domain/petition/unnamed-body.ts'
import type { CaseQuestion } from '../../domain/petition/gaps.ts'
import { answerPatterns } from './answer-patterns.ts'
import { CASE_QUESTIONS } from './case-questions.ts'

/** What a document says: asked of each that is here and that a confirmed fact rests on, but not of letters that are quoted anyway and of papers that speak for themselves. */
const documentQuestion = ({ id, title }: CaseExhibit): CaseQuestion => ({
  id: `document-${id}`,
  element: 'exhibit.shows',
  exhibit: id,
  ask: `What does “${title}” say, and on which page?`,
  why: 'An officer looks for your point on a page. Begin with who issued the document and when; then take one line for each page that matters.',
  example:
    'The state office of electric reliability issued this report on March 4, 2025.\nPage 7: The office counted 61 failures on rural feeders in 2024.\nPage 12: In 38 of them the office names an untested setting as the cause.',
  raises: 'say what the document is and show your point on its page',
})

const EXAMPLE = 'The procedure, a spreadsheet, and a set of readings from 31 dams will be public. The owners of 22 dams have agreed to that.'
const SHOWN_MAX = 300
const shown = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text)

/** The sentences to fill in for a question, by its id. */
type PatternOf = (question: string) => string | undefined

const HINTS_MAX = 3
/** Of an answer in several sentences only those that wait. */
const quoteOf = (waiting: readonly string[], all: number): string =>
  `Of your ${all} sentences, ${waiting.length === 1 ? 'this one waits' : 'these wait'}: ${waiting.map((one) => `“${shown(one)}”`).join(' ')} Change ${waiting.length === 1 ? 'it' : 'them'} below, and leave the others as they are.`

/** Notes are asked for in whole sentences; whole sentences that English would put otherwise, with what stands in the way. */
function askOf(waiting: readonly string[]): string {
  if (waiting.length === 0 || waiting.some(isBroken)) return 'How should this stand in your letter, in whole sentences: who does what?'
  const hints = [...new Set(waiting.flatMap((one) => faultsOf(one).map(hintOf)))].slice(0, HINTS_MAX)
  return `Please say this in plain sentences, as it should stand in your letter. ${hints.join(' ')}`
}

/** What was answered in words that make no sentence, to be said anew, in our words where we have some. It is asked of the fact as it stands: another wording is another question. */
const wholeQuestion = (file: CaseFile, fact: CaseFact, patternOf: PatternOf): CaseQuestion => {
  const { id, rev, element, text, source } = fact
  const sentences = sentencesOf(text)
  const waiting = sentences.filter((one) => !one.startsWith('“') && waitsAtGate(one))
  const isPart = waiting.length > 0 && waiting.length < sentences.length
  const question = source.kind === 'answer' ? source.question : ''
  const proposed = proposedWording(text, question, file.lock?.at.slice(0, 10) ?? null)
  const words = keepableWords(file, fact)
  const before = CASE_QUESTIONS.find((one) => one.id === question.replace(/^(?:r\d+|left3)\./, ''))
  const pattern = patternOf(before?.id ?? '')
  return {
    id: `whole-${id}-${rev}`,
    element,
    replaces: id,
    ask: `${askOf(waiting)} ${isPart ? quoteOf(waiting, sentences.length) : `You wrote: “${shown(text)}”`}${before === undefined ? '' : ` It answers: ${before.ask}`}`,
    why: 'The letter tells your facts in your words, under your oath. An officer stumbles over words without a subject or a verb, over notes, and over words of talk; an answer to a criterion is not printed before it is whole. A wording is asked about once: what you write here stands as you write it.',
    example: before?.example ?? CASE_QUESTIONS.find((one) => one.element === element)?.example ?? EXAMPLE,
    raises: 'tell it as a statement that an officer can check',
    ...(pattern === undefined ? {} : { pattern }),
    ...(proposed !== null ? { proposed } : isPart ? { begun: text } : {}),
    ...(words === null ? {} : { keep: { factId: id, rev, words } }),
  }
}

/** A public body that only a common noun names. */
const bodyQuestion = ({ id, rev, element, text }: CaseFact, body: UnnamedBody): CaseQuestion => ({
  id: `which-${id}-${rev}`,
  element,
  replaces: id,
  ask: `Which ${body.kind}? You wrote: “${shown(text)}” Say this anew with the name of the ${body.kind}.`,
  why: `An officer does not know which ${body.kind} is meant, and looks for the name of the body that did this.`,
  example: 'The Iowa Utilities Board put the test into its guide in May 2025.',
  raises: 'name the body that stands behind it',
  proposed: withGap(text, body),
})

/** A thing that is told as a user. */
const whoQuestion = ({ id, rev, element, text }: CaseFact, words: string): CaseQuestion => ({
  id: `who-${id}-${rev}`,
  element,
  replaces: id,
  ask: `Who uses it? You wrote: “${shown(text)}” Say this anew with the people or bodies that run the ${/^[\p{Lu}\d]/u.test(words) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words}.`,
  why: 'Things use nothing by themselves: an officer counts the people and bodies behind them. The letter leaves out a user that is only a thing until somebody is named.',
  example: 'The dispatch centers of nine counties run the map in their control systems, each since March 2025.',
  raises: 'tell who uses your work',
})

type Waits = (sentence: string) => boolean
/** A text in which no verb was found has no period; a title stands between quotation marks. */
const ENDED = /^“|[.?!]”?$/u
const isUnfinished = (fact: CaseFact, waits: Waits = waitsAtGate): boolean =>
  isSettled(fact) &&
  fact.kind === 'statement' &&
  fact.kept === undefined &&
  (fact.source.kind === 'answer' || fact.source.kind === 'intake') &&
  (!ENDED.test(fact.text) || opensOnNobody(fact) || sentencesOf(fact.text).some((one) => !one.startsWith('“') && waits(one)))

/** Told in an own sentence: a line with parts is set right where it stands. */
const isToldFreely = ({ kind, source }: CaseFact): boolean => kind === 'statement' && source.kind !== 'letter'

/** Two facts that may not agree, to be told so that both can be sworn to. Of the two, the one that can be said anew. */
function agreeQuestion(file: CaseFile, doubt: Doubt): CaseQuestion[] {
  const { factId, otherId, quote } = doubt
  const fact = [factId, otherId].flatMap((id) => file.facts.find((one) => one.id === id && isToldFreely(one)) ?? [])[0]
  return fact === undefined ? [] : [agreement(fact, `You say: “${quote}” ${withoutAsk(doubt)} `)]
}

/** `between`: what the two facts are. */
const agreement = (fact: CaseFact, between: string): CaseQuestion => ({
  id: `agree-${fact.id}-${fact.rev}`,
  element: fact.element,
  replaces: fact.id,
  ask: `Which is right, or what tells the two apart? ${between}Say this anew, so that both can stand in one letter: “${shown(fact.text)}”`,
  why: 'You sign the letter under oath. Two facts that do not agree cost more trust than either gains, and an officer may ask about both.',
  example: 'Nine systems ran the trial in 2024, and eleven more began in 2025, so that twenty of the 64 members use the program now.',
  raises: 'swear to both',
})

/** A sentence whose exhibit may not show it: its own document, or none, so that it rests on the petitioner's statement and says no more than that. */
function showsQuestion(file: CaseFile, doubt: Doubt): CaseQuestion[] {
  const { factId, quote } = doubt
  const fact = file.facts.find((one) => one.id === factId && isToldFreely(one))
  if (fact === undefined) return []
  const own = sentencesOf(fact.text).find((one) => one.startsWith(quote)) ?? fact.text
  const sentence = doubt.withheld === true ? withLeaning(fact.text, own) : own
  const left = doubt.withheld !== true || sentence !== own ? null : isLegalClaim(own) === null ? leftOfPraise(own) : leftOfLegalClaim(own)
  return [
    {
      id: `shows-${fact.id}-${fact.rev}`,
      element: fact.element,
      takesOut: { factId, sentence },
      ask: `Which document shows ${sentence === own ? 'this sentence' : 'these sentences'}: “${sentence}” ${withoutAsk(doubt)} Repeat the sentence as it should stand and name its own document; name none where only you can say it.`,
      why: 'One document seldom shows every sentence of an answer. An officer opens the exhibit that a sentence names and has to find it there.',
      example: 'None of the four districts has ever paid me. Document: Letters of four districts, 2026.',
      raises: 'show the sentence by a document that says it',
      ...(left === null ? {} : { proposed: left }),
    },
  ]
}

/** One document under two exhibits is put right in the list of exhibits. */
function doubtQuestion(file: CaseFile, doubt: Doubt): CaseQuestion[] {
  switch (doubt.rule) {
    case 'contradiction':
    case 'may-disagree':
      return agreeQuestion(file, doubt)
    case 'exhibit-mismatch':
    case 'exhibit-reach':
      return showsQuestion(file, doubt)
    case 'same-document':
      return []
  }
}

/** What must be settled before a petition is released. `question`: by which the customer may settle it; null where a fact has to be corrected or left out. */
export type CasePoint = Doubt & { key: string; question: string | null; passed: boolean }

export const pointsOf = (file: CaseFile): CasePoint[] =>
  file.response !== undefined
    ? []
    : doubtsOf(file).flatMap((doubt) => {
        if (doubt.rule === 'same-document') return []
        const [question] = doubtQuestion(file, doubt)
        return [
          {
            ...doubt,
            message: withoutAsk(doubt),
            key: settlingKey(doubt),
            question: question?.id ?? null,
            passed: question !== undefined && file.answers[question.id] !== undefined,
          },
        ]
      })

/** Of those for the figures of a change so many are asked at a time, and the next once these are answered: a terse answer lacks them in each sentence. */
const UNCOUNTED_MAX = 3

/** One question for a fact at a time. */
function doubtQuestions(file: CaseFile): CaseQuestion[] {
  const asked = new Set(file.facts.filter((fact) => isUnfinished(fact)).map(({ id }) => id))
  let uncounted = 0
  return doubtsOf(file)
    .flatMap((doubt) => doubtQuestion(file, doubt).map((question) => ({ question, doubt })))
    .filter(({ question, doubt }) => {
      const id = question.replaces ?? question.takesOut!.factId
      const isFirst = !asked.has(id)
      // One that has to wait leaves the fact to another question.
      if (isFirst && doubt.uncounted === true && file.answers[question.id] === undefined && ++uncounted > UNCOUNTED_MAX) return false
      asked.add(id)
      return isFirst
    })
    .map(({ question }) => question)
}

/** A long fact is quoted by its beginning. */
const QUOTED_LEAST = 40

/** The facts that a question hangs on, or that do not agree with another or with what shows them. */
const contestedFacts = (file: CaseFile): Set<string> =>
  new Set([
    ...[...wholeQuestions(file, file.facts), ...bodyQuestions(file), ...whoQuestions(file.facts)].flatMap(({ replaces }) => replaces ?? []),
    ...doubtsOf(file).flatMap(({ factId, otherId, message }) => [
      factId,
      // Where the other one has no id here, the words name it.
      ...(otherId === undefined ? file.facts.flatMap(({ id, text }) => (message.includes(text.slice(0, QUOTED_LEAST)) ? [id] : [])) : [otherId]),
    ]),
  ])

/** Ids of the facts to look at that may be confirmed with others at once: read for sure, and nothing would be asked of them if all were confirmed. */
export function confirmableTogether(file: CaseFile): string[] {
  const open = file.facts.filter(({ state }) => state === 'read')
  if (file.response !== undefined || open.length < 2) return []
  const taken = new Set<string>()
  const asIfConfirmed = open.reduce((before, { id, rev }) => {
    const result = confirmFact(before, { id, rev })
    if (result.kind !== 'changed') return before
    taken.add(id)
    return result.file
  }, file)
  const contested = contestedFacts(asIfConfirmed)
  return open.flatMap((fact) => (fact.unsure || waitsForLook(fact) || !taken.has(fact.id) || contested.has(fact.id) ? [] : [fact.id]))
}

const isQuoted = (file: CaseFile, id: string): boolean => file.facts.some(({ source }) => source.kind === 'letter' && source.exhibit === id)

/** One for each fact whose words are no sentence. */
export const wholeQuestions = (file: CaseFile, facts: readonly CaseFact[], patternOf: PatternOf = () => undefined): CaseQuestion[] =>
  facts.filter((fact) => isUnfinished(fact, file.response === undefined ? waitsAtGate : isBroken)).map((fact) => wholeQuestion(file, fact, patternOf))

const documentQuestions = (file: CaseFile): CaseQuestion[] =>
  file.exhibits
    .filter(
      ({ id, state, url }) =>
        state === 'have' && url === null && id !== STATEMENT_ID && !isQuoted(file, id) && file.facts.some((fact) => isSettled(fact) && fact.kind !== 'passage' && fact.exhibits.includes(id)),
    )
    .map(documentQuestion)

/** One for each fact that names a public body by a common noun, once its words are whole. */
const bodyQuestions = (file: CaseFile, facts: readonly CaseFact[] = file.facts): CaseQuestion[] =>
  facts.flatMap((fact) => {
    const body = isSettled(fact) && !isUnfinished(fact) ? unnamedBody(file, fact) : null
    return body === null ? [] : [bodyQuestion(fact, body)]
  })

/** One for each fact that tells a thing as a user, once its words are whole. */
const whoQuestions = (facts: readonly CaseFact[]): CaseQuestion[] => thingsAsUsers(facts).flatMap(({ fact, words }) => (isUnfinished(fact) ? [] : [whoQuestion(fact, words)]))

/** Those of the list, with the sentences to fill in. */
function listedQuestions(file: CaseFile): CaseQuestion[] {
  const patternOf = answerPatterns(file)
  return CASE_QUESTIONS.map((question) => {
    const pattern = patternOf(question.id)
    return pattern === undefined ? question : { ...question, pattern }
  })
}

/** The questions that may be asked in a case: those of the list, one for each answer that is no sentence, or does not agree with another, or with its exhibit, and one for each document that is here. */
export const questionsOf = (file: CaseFile): readonly CaseQuestion[] => [
  ...listedQuestions(file),
  ...wholeQuestions(file, file.facts, answerPatterns(file)),
  ...bodyQuestions(file),
  ...whoQuestions(file.facts),
  ...doubtQuestions(file),
  ...documentQuestions(file),
]

/** The question of a doubt by its id. Facts are compared in pairs where questions are asked; here only the one that is asked about is read, and the posts and versions it may be held against. */
function findDoubtQuestion(file: CaseFile, id: string): CaseQuestion[] {
  const fact = file.facts.find((one) => isToldFreely(one) && (id === `agree-${one.id}-${one.rev}` || id === `shows-${one.id}-${one.rev}`))
  if (fact === undefined) return []
  if (id.startsWith('agree-')) return [agreement(fact, '')]
  return doubtsOf({ ...file, facts: file.facts.filter((one) => one === fact || one.kind === 'role' || one.element === 'p2.progress') }).flatMap((doubt) =>
    (doubt.rule === 'exhibit-reach' || doubt.rule === 'exhibit-mismatch') && doubt.factId === fact.id ? showsQuestion(file, doubt) : [],
  )
}

/** Whether a fact that a question asks about stands as it did; the question names its wording. */
export const isStillAsked = (file: CaseFile, { id, replaces, takesOut }: CaseQuestion): boolean => {
  const factId = replaces ?? takesOut?.factId
  return factId === undefined || file.facts.some((fact) => fact.id === factId && id.endsWith(`-${fact.id}-${fact.rev}`))
}

/** One of them; of all facts it reads the one that is asked about. */
export const findQuestion = (file: CaseFile, id: string): CaseQuestion | undefined =>
  [
    ...listedQuestions(file),
    ...wholeQuestions(
      file,
      file.facts.filter((fact) => `whole-${fact.id}-${fact.rev}` === id),
      answerPatterns(file),
    ),
    ...bodyQuestions(
      file,
      file.facts.filter((fact) => `which-${fact.id}-${fact.rev}` === id),
    ),
    ...whoQuestions(file.facts.filter((fact) => `who-${fact.id}-${fact.rev}` === id)),
    ...findDoubtQuestion(file, id),
    ...documentQuestions(file),
  ].find((question) => question.id === id)
