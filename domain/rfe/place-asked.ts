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
