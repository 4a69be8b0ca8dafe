/** Says which point a request is about that names none: by words that it shares with what the notice tells on one point alone. */
import { contentWords } from './content-words.ts'
import { plainWeights } from './notice-meaning.ts'
import type { NoticePassage } from './notice-reading.ts'
import { plainOf, type NoticeText, type Sentence } from './notice-text.ts'
import { defaultConcern } from './notice-topics.ts'
import { getConcern, type ConcernKey, type Point } from './rfe-concerns.ts'

const pointOf = (concern: ConcernKey): Point => getConcern(concern).point

/** So many words place a request; fewer suggest. */
const ENOUGH = 2

/** By word, the points of the parts and paragraphs that hold it. `parts`: the point of the part in which a sentence stands. */
function vocabulary(notice: NoticeText, passages: readonly NoticePassage[], parts: ReadonlyMap<Sentence, Point>): Map<string, Set<Point>> {
  const words = new Map<string, Set<Point>>()
  const asked = passages.flatMap(({ kind, quote }) => (kind === 'asked' ? [quote] : []))
  const stated = passages.flatMap(({ kind, quote, concern, suggested }) => {
    const told = concern ?? suggested
    return kind === 'stated' && told !== undefined ? [{ quote, point: pointOf(told) }] : []
  })
  for (const { kind, sentences } of notice.blocks) {
    if (kind === 'heading') continue
    const inside = new Set(stated.flatMap(({ quote, point }) => (sentences.some(({ text }) => text.includes(quote)) ? [point] : [])))
    const [only] = inside
    for (const sentence of sentences) {
      if (asked.some((quote) => sentence.text.includes(quote))) continue
      const point = parts.get(sentence) ?? (inside.size === 1 ? only : undefined)
      if (point !== undefined) for (const word of contentWords(sentence.text)) words.set(word, (words.get(word) ?? new Set()).add(point))
    }
  }
  return words
}

/** The point of which a request says most by its own words; null where two are near. */
function meantMost(plain: string): Point | null {
  const points = new Map<Point, number>()
  for (const [concern, weight] of plainWeights(plain)) points.set(pointOf(concern), (points.get(pointOf(concern)) ?? 0) + weight)
  const [first, second] = [...points].sort(([, one], [, other]) => other - one)
  return first === undefined || first[1] < 2 || first[1] < 2 * (second?.[1] ?? 0) ? null : first[0]
}

/** `raised`: the concerns that the notice raises; a request is placed under none but them. `guessed`: the requests whose point rests on their meaning alone. */
export function placeAsked(
  notice: NoticeText,
  passages: readonly NoticePassage[],
  parts: ReadonlyMap<Sentence, Point>,
  raised: ReadonlySet<ConcernKey>,
  guessed: ReadonlySet<string>,
): NoticePassage[] {
  const isOpen = ({ kind, concern, point, quote }: NoticePassage) => kind === 'asked' && ((concern === null && point === null) || guessed.has(quote))
  if (!passages.some(isOpen)) return [...passages]
  const words = vocabulary(notice, passages, parts)
  const raisedOf = (point: Point): ConcernKey => [...raised].find((one) => pointOf(one) === point) ?? defaultConcern[point]
  return passages.map((passage) => {
    if (!isOpen(passage)) return passage
    const shared = new Map<Point, number>()
    for (const word of new Set(contentWords(passage.quote))) {
      const points = words.get(word)
      const [only] = points ?? []
      if (points?.size === 1) shared.set(only!, (shared.get(only!) ?? 0) + 1)
    }
    const [first, second] = [...shared].sort(([, one], [, other]) => other - one)
    // A guess stands unless the notice speaks of these things on another point alone.
    if (passage.point !== null)
      return first === undefined || first[0] === passage.point || second !== undefined || first[1] < ENOUGH ? passage : { ...passage, concern: null, point: null, suggested: raisedOf(first[0]) }
    const meant = meantMost(plainOf(passage.quote))
    const isTold = first !== undefined && first[1] > (second?.[1] ?? 0) && (first[1] >= ENOUGH || first[0] === meant)
    // A single word may be chance, and is doubt enough in what another point is meant by.
    const point = isTold ? first[0] : first === undefined ? meant : null
    if (point === null) return passage
    const concern = [...raised].find((one) => pointOf(one) === point)
    const isSure = first !== undefined && second === undefined && (meant === point || (meant === null && first[1] >= ENOUGH))
    return concern !== undefined && isSure ? { ...passage, concern, point } : { ...passage, suggested: raisedOf(point) }
  })
}

/** What a request of the second prong is to show of the past, and of what lies ahead, in words that the senses of the test do not hold. */
const OF_RECORD =
  /\b(?:your|his|her) (?:own |specific |individual )?(?:part|contributions?) (?:in|to)\b|\bre your part\b|\b(?:lead |co-?)authors?\b|\bwriters' own words\b|\bindependent experts?\b|\b(?:in fact |already )(?:been )?used\b|\bin use (?:by|at)\b/
const OF_PLAN = /\b(?:commitments?|permits?|approvals?|quotes?|leases?|suppliers?|investors?|customers?|sites?|awarded|pending|premises|orders?)\b/
const OF_SIBLING: readonly (readonly [ConcernKey, RegExp])[] = [
  ['record', OF_RECORD],
  ['plan', OF_PLAN],
]
const BY_SIBLING_WORDS = 3
/** So much by each word that the notice holds under one of the two alone. */
const BY_SHARED = 2
const SIBLING_LEAD = 1.5
const CLEAR_SENSE = 3

/** By concern of the point, the words of the paragraphs that hold something under it alone, and of its own passages in the others. */
function siblingWords(notice: NoticeText, passages: readonly NoticePassage[], point: Point): Map<string, Set<ConcernKey>> {
  const words = new Map<string, Set<ConcernKey>>()
  const add = (text: string, concern: ConcernKey) => {
    for (const word of contentWords(text)) words.set(word, (words.get(word) ?? new Set()).add(concern))
  }
  const stated = passages.flatMap(({ kind, quote, concern }) => (kind === 'stated' && concern !== null && pointOf(concern) === point ? [{ quote, concern }] : []))
  for (const { kind, sentences } of notice.blocks) {
    if (kind === 'heading') continue
    const inside = stated.filter(({ quote }) => sentences.some(({ text }) => text.includes(quote)))
    const [only, ...others] = new Set(inside.map(({ concern }) => concern))
    if (only === undefined) continue
    if (others.length > 0) for (const { quote, concern } of inside) add(quote, concern)
    else for (const { text } of sentences) if (!passages.some((one) => one.kind === 'asked' && text.includes(one.quote))) add(text, only)
  }
  return words
}

/** A request on a point of which the notice raises two concerns belongs to the one of which it says most, and not to the last before it. `sure`: the requests that name theirs, or stand under its heading. */
export function placeSiblings(notice: NoticeText, passages: readonly NoticePassage[], raised: ReadonlySet<ConcernKey>, sure: ReadonlySet<string>): NoticePassage[] {
  const known = new Map<Point, Map<string, Set<ConcernKey>>>()
  return passages.map((passage) => {
    const { kind, concern, quote } = passage
    if (kind !== 'asked' || concern === null || sure.has(quote)) return passage
    const point = pointOf(concern)
    const siblings = [...raised].filter((one) => pointOf(one) === point)
    const plain = plainOf(quote)
    if (siblings.length < 2) {
      // What clearly asks for a plan, where the notice holds only the record against the petition, is suggested there. “Record of trials” is a paper.
      const isOfPlan = concern === 'record' && (OF_PLAN.test(plain) || (plainWeights(plain).get('plan') ?? 0) >= CLEAR_SENSE) && (plainWeights(plain).get('record') ?? 0) === 0
      return isOfPlan && !raised.has('plan') ? { ...passage, concern: null, suggested: 'plan' as const } : passage
    }
    const words = known.get(point) ?? siblingWords(notice, passages, point)
    known.set(point, words)
    const senses = plainWeights(plain)
    const votes = siblings
      .map((one) => {
        const shared = [...new Set(contentWords(quote))].filter((word) => words.get(word)?.size === 1 && words.get(word)!.has(one)).length
        const named = OF_SIBLING.some(([of, shape]) => of === one && shape.test(plain)) ? BY_SIBLING_WORDS : 0
        return { one, votes: shared * BY_SHARED + named + (senses.get(one) ?? 0) }
      })
      .toSorted((left, right) => right.votes - left.votes)
    const [first, second] = votes
    return first!.votes >= 2 && first!.votes >= SIBLING_LEAD * second!.votes ? { ...passage, concern: first!.one } : passage
  })
}
