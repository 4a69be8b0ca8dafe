/** What a request closes on: the answer to the point that the notice contests, told by its figures and its exhibits and not by its sentences, which stand above. */
import type { CaseFact } from '../../domain/petition/case-file.ts'
import { sentencesOf } from '../../domain/petition/checks/block-text.ts'
import { EVIDENCE, evidenceWeight } from '../../domain/petition/evidence-weight.ts'
import { isConclusion, objectionOf, type Objection } from '../../domain/rfe-response/objection.ts'
import { onlyWithdraws } from '../../domain/rfe-response/withdrawn.ts'
import { isOnPassage, isReason, type NoticeRequest } from '../../domain/rfe-response/response-file.ts'

const SMALL = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** A number with what is counted: `2,140 turbines`, `46 of 50 root cracks`, `three rural clinics`. A share, and a measure of time, need more words to say something. */
const COUNTED = new RegExp(`(?<![\\p{L}\\d$,.])(?:(?:\\d[\\d,]*|${SMALL}) of (?:the |its |their |my )?)?(?:\\d[\\d,]*|${SMALL}) (?:[a-z-]+ )?[a-z]{2,}(?<![sui])s(?![\\p{L}’'-])`, 'giu')
const NO_NOUN =
  /\b(?:is|was|has|does|its|this|these|those|us|always|times?|hours?|minutes?|days?|weeks?|months?|years?|parts?|percent|of|in|and|or|to|by|at|on|for|with|from|that|which|than|when|as|had|were|are|have|did|will|would|others?)\b/i
const NEGATED =
  /\b(?:no|not|none|nobody|never|neither|nor|without|cannot|dropped|stopped|refused|rejected|declined|left|lost|failed|removed|withdrew|withdrawn|against|instead|in place of|competitors?|rival)\b/i
const MANY = 3

/** What a sentence counts, in its words. */
export function figuresOf(sentence: string): string[] {
  const clauses = sentence.split(/[;:] |, (?=(?:and|but|yet|while|so) )/).filter((clause) => !NEGATED.test(clause))
  const found = clauses.flatMap((clause) => [...clause.matchAll(COUNTED)].map(([words]) => words)).filter((words) => !NO_NOUN.test(words.replace(/^\S+ of (?:the |its |their |my )?/, '')))
  // They are told inside of a sentence, also where one of them began its own.
  return [...new Set(found.map((words) => words.slice(0, 1).toLowerCase() + words.slice(1)))].slice(0, MANY)
}

/** `point`: what the notice contests, as it goes on after “as to”; null where its sentence does not say. */
export type ClosingFact = { point: string | null; facts: CaseFact[]; figures: string[] }

const pointOf = (objection: Objection | null): string | null => (objection === null || objection.kind === 'thing' ? null : objection.words.replace(/^that\b/, 'whether'))

/** What counts places inside of one region weighs little where the nation is asked about. */
const LOCAL = /\b(?:counties|cities|towns|villages|districts|neighbou?rhoods|parishes|valleys|streets|boroughs)$/i
const WIDE = /\b(?:states|nations?|countries)$/i

/** The sentence of an answer that counts the most, other than of what is only planned, and of downloads or a market where the nation is asked about; where `wide`, only one that counts states or more. */
function mostCounted(facts: readonly CaseFact[], national: boolean, wide = false): { fact: CaseFact; figures: string[] } | undefined {
  return facts
    .flatMap((fact) =>
      sentencesOf(fact.text)
        .filter((sentence) => !/\bwill\b/.test(sentence) && (!national || evidenceWeight(sentence) !== EVIDENCE.counted))
        .map((sentence) => ({ fact, figures: figuresOf(sentence).filter((words) => !national || !LOCAL.test(words)) })),
    )
    .filter(({ figures }) => figures.length > 1 && (!wide || figures.some((words) => WIDE.test(words))))
    .toSorted((one, other) => other.figures.length - one.figures.length)[0]
}

/** The fact that weighs most, by what it says and not by how many numbers are in it; null where none weighs more than a count of downloads. */
export function strongestOf(facts: readonly CaseFact[]): CaseFact | null {
  const ranked = facts.filter(({ text }) => !onlyWithdraws(text) && !looksOnlyAhead(text)).map((fact) => ({ fact, weight: evidenceWeight(fact.text) }))
  const best = ranked.toSorted((one, other) => other.weight - one.weight)[0]
  return best === undefined || best.weight <= EVIDENCE.counted ? null : best.fact
}
const looksOnlyAhead = (text: string): boolean => sentencesOf(text).every((one) => /\bwill\b/.test(one))

/**
 * Null where it would say nothing of this case. A sentence that only says that the test is not met contests no point of its own.
 * What the notice asked to be sent (`isNew`) weighs more than what it has read already.
 */
export function closingFact(request: NoticeRequest, shown: readonly CaseFact[], isNew: (fact: CaseFact) => boolean): ClosingFact | null {
  const national = request.concern === 'national-importance'
  const proved = shown.filter((fact) => !onlyWithdraws(fact.text))
  const answered = request.quotes.map(({ text }, place) => ({ text, place, facts: proved.filter((fact) => isOnPassage(fact, request, place)) })).filter(({ facts }) => facts.length > 0)
  const telling = answered.filter(({ text }) => !isConclusion(text))
  const tied = telling.filter(({ text }) => objectionOf(text) !== null)
  const chosen = [...tied, ...telling].find(({ facts }) => facts.some(isNew)) ?? tied[0] ?? telling[0] ?? answered[0]
  if (chosen === undefined) return null
  const answers = chosen.facts.filter((fact) => !isReason(fact, request, chosen.place))
  const facts = answers.length === 0 ? chosen.facts : answers
  const reach = national ? mostCounted(proved, national, true) : undefined
  if (reach !== undefined && !facts.includes(reach.fact)) return { point: null, facts: [reach.fact], figures: reach.figures }
  // How many there are of something does not tell why a job offer should be waived.
  const most = request.concern === 'balance' ? undefined : mostCounted(facts, national)
  const point = pointOf(isConclusion(chosen.text) ? null : objectionOf(chosen.text))
  if (most === undefined) return point === null ? null : { point, facts: facts.some(isNew) ? facts.filter(isNew) : facts, figures: [] }
  return { point, facts: [most.fact], figures: most.figures }
}
