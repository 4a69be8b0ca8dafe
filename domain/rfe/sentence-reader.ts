/**
 * What no rule knows of a sentence, weights learned from labelled notices tell: whether it holds something against the petition, asks for something, or neither, and on
 * which point. Between sure and sure the customer is asked. Acceptances stay with the rules alone: nothing is conceded by its likelihood.
 */
import { itemsOfSentence } from './asked-items.ts'
import { toldPieces, type Gathered } from './gather-passages.ts'
import { isGeneral, judgeClauses } from './notice-passages.ts'
import { longestQuote } from './notice-quote.ts'
import { plainOf, type Sentence } from './notice-text.ts'
import { topicsOf } from './notice-topics.ts'
import { asksFor } from './request-words.ts'
import type { ConcernKey, Point } from './rfe-concerns.ts'
import { REFUSES } from './suggest-concern.ts'
import { favors } from './words-of-favor.ts'
import { unitsOf, type Unit } from './sentence-features.ts'
import { type Likely, sentenceModel, type SentenceModel } from './sentence-model.ts'
import weights from './sentence-weights.json' with { type: 'json' }

type Limits = typeof LIMITS
const LIMITS = {
  /** From here on it is listed; one that is listed wrongly costs a click. */
  criticism: 0.25,
  request: 0.25,
  /** From here on it contests its point by itself. */
  stated: 0.65,
  /** From here on it is asked about. */
  ask: 0.06,
  /** Below it nothing is asked. */
  nothing: 0.01,
  /** The point is known. */
  point: 0.75,
  /** It is another point than the rules say. */
  otherPoint: 0.85,
}

/** A notice of a few pages has fewer than 300; a longer text is read by the rules alone. */
const SENTENCES_MAX = 400

/** Its place tells nothing in a text of fewer: there, whatever the rules ask is asked. */
const SENTENCES_MIN = 40

let model: SentenceModel | null = null

const concernIn = (plain: string, point: Point): ConcernKey | null => topicsOf(plain, plain, { point, named: [] }).find((topic) => topic.point === point)?.concern ?? null

export function withSentences(gathered: Gathered, limits: Limits = LIMITS): Gathered {
  const length = gathered.shaped.blocks.reduce((sum, { sentences }) => sum + sentences.length, 0)
  if (length > SENTENCES_MAX) return gathered
  model ??= sentenceModel(weights)
  const units = unitsOf(gathered).map((unit) => ({ unit, likely: model!(unit) }))
  const most = new Map<Sentence, number>()
  for (const { unit, likely } of units) most.set(unit.sentence, Math.max(most.get(unit.sentence) ?? 0, likely.criticism + likely.request + likely.accepted))
  let result = gathered
  for (const { unit, likely } of units) if (!gathered.settled.has(unit.sentence)) result = weigh(result, unit, likely, length < SENTENCES_MIN ? 1 : most.get(unit.sentence)!, limits)
  return result
}

/** What is granted by the rules is not contested by likelihood. */
const isGranted = ({ conceded }: Gathered, point: Point, concern: ConcernKey | null): boolean =>
  conceded.some(({ what }) => what === point || what === (concern ?? (point === 1 ? 'national-importance' : point)))

const isGrantedIn = ({ conceded }: Gathered, { text }: Sentence): boolean => conceded.some(({ quote }) => text.includes(quote))

/** What the rules take for law, or for praise alone, holds nothing against this petition: at most it is asked about. */
const isVetoed = ({ sentence, text, inLaw }: Unit): boolean =>
  inLaw || isGeneral(sentence.plain) || (favors(plainOf(text)) && !REFUSES.test(plainOf(text)) && judgeClauses(sentence.plain).every(({ kind }) => kind !== 'adverse'))

/** A line of what was sent in, or of what the law counts. */
const isSent = ({ lead, sentence }: Unit): boolean =>
  sentence.item && lead !== null && /^(?:you|the (?:petitioner|beneficiary|record|file|petition|regulation|statute|law|manual))\b/.test(lead) && !asksFor(lead)

function weigh(gathered: Gathered, unit: Unit, { criticism, request, place, sure }: Likely, most: number, limits: Limits): Gathered {
  const { sentence, text, ruled, part, heading } = unit
  const { page } = sentence
  const plain = plainOf(text)
  const isOwn = ({ quote }: { quote: string }) => text.includes(quote) || (quote.includes(text) && sentence.text.includes(quote))
  const told: Point | null = sure >= limits.point ? (place === 'other' ? null : place) : part
  // What a rule says may be of another point than its part is not put back there.
  const isElsewhere = part !== null && told === part && gathered.unplaced.some((one) => one.part === null && isOwn(one))
  const isKnown = told !== null && !isElsewhere
  let { passages, remarks, asks, unsure, unplaced } = gathered
  // Another point than the rules say.
  if (place !== 'other' && sure >= limits.otherPoint && !isGranted(gathered, place, null)) {
    const moved = <One extends { point: Point | null; concern: ConcernKey | null; quote: string; sure?: boolean }>(one: One): One =>
      one.point !== null && one.point !== place && one.sure !== true && isOwn(one) ? { ...one, point: place, concern: concernIn(plainOf(one.quote), place) } : one
    if (ruled.stated.size > 0 && !ruled.stated.has(place)) {
      passages = passages.map((one) => (one.strength === 'stated' ? moved(one) : one))
      remarks = remarks.map(moved)
    }
    if (ruled.asked.size > 0 && !ruled.asked.has(place)) {
      passages = passages.map((one) => (one.strength === 'asked' ? moved(one) : one))
      asks = asks.map(moved)
    }
  }
  if (ruled.openAsk && isKnown) asks = asks.map((one) => (one.point === null && one.running !== true && isOwn(one) ? { ...one, point: told, concern: concernIn(plainOf(one.quote), told) } : one))
  const isAsked = ruled.asked.size > 0 || ruled.openAsk
  const isStated = ruled.stated.size > 0
  const settled = () => {
    unsure = unsure.filter((one) => !isOwn(one))
    unplaced = unplaced.filter((one) => !isOwn(one))
  }
  const open = () => {
    if (ruled.open || heading) return
    const [quote] = toldPieces(text, 0, text.length)
    if (quote !== undefined && quote !== '' && !unsure.some((one) => one.quote === quote))
      unsure = [...unsure, { concern: null, point: null, quote, page, part: part === null ? null : { point: part, named: [] } }]
  }
  /** What is asked for, thing by thing, without what is told already. */
  const items = () => {
    const known = [...asks, ...passages.filter(({ strength }) => strength === 'asked')].flatMap(({ quote }) => (text.includes(quote) || quote.includes(text) ? [quote] : []))
    const parts = itemsOfSentence(text).flatMap(({ text: part }) => toldPieces(part, 0, part.length))
    return parts.filter((part) => part !== '' && !known.some((quote) => quote.includes(part) || part.includes(quote)))
  }
  // A short sentence is quoted whole, where no other half of it grants or asks.
  const pieces = () => {
    const isWhole = sentence.text.length <= longestQuote && !isGrantedIn(gathered, sentence) && !asks.some(({ quote }) => sentence.text.includes(quote))
    const from = isWhole ? sentence.text : text
    return toldPieces(from, 0, from.length).filter((piece) => piece !== '' && ![...passages, ...remarks].some(({ quote }) => quote === piece))
  }
  if (!isStated && !heading && criticism >= limits.criticism && criticism >= request) {
    if (isKnown && !ruled.conceded && !isVetoed(unit)) {
      settled()
      const concern = concernIn(plain, told)
      const isSure = criticism >= limits.stated && !isGranted(gathered, told, concern)
      if (isSure) passages = [...passages, ...pieces().map((quote) => ({ concern, point: told, sure: false, strength: 'stated' as const, quote, page }))]
      else remarks = [...remarks, ...pieces().map((quote) => ({ concern, point: told, quote, page }))]
    } else if (!isVetoed(unit) || (criticism >= limits.stated && !unit.inLaw)) open()
  } else if (request >= limits.request && !heading && !isSent(unit) && !sentence.text.endsWith(':') && (!isStated || request >= criticism)) {
    if (isKnown) {
      const wanted = items()
      if (criticism < limits.ask && !isAsked) settled()
      asks = [...asks, ...wanted.map((quote) => ({ concern: concernIn(plainOf(quote), told), point: told, quote, page }))]
    } else if (!isAsked) open()
  } else if (!isStated && !isAsked) {
    if (Math.max(criticism, request) >= limits.ask && !unit.inLaw && !sentence.text.endsWith(':')) open()
    else if (ruled.open && most < limits.nothing) settled()
  }
  const left = gathered.unassigned - (gathered.unplaced.length - unplaced.length)
  return { ...gathered, passages, remarks, asks, unsure, unplaced, unassigned: Math.max(0, left) }
}
