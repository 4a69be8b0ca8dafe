/** Tells what a request outside of any part is about, by the paper that it names and by what that paper is to show. */
import { plainWeights } from './notice-meaning.ts'
import { getConcern, type ConcernKey, type Point } from './rfe-concerns.ts'

/** Papers that are of one point, whatever they are to show. */
const PAPERS: readonly (readonly [ConcernKey, RegExp])[] = [
  ['eb2-threshold', /\b(?:evaluations?|assessments?)\b.*\b(?:degrees?|education|credentials?|academic|diplomas?|equivalen\w+)\b|\b(?:transcripts?|academic records?|diplomas?)\b/],
  ['eb2-threshold', /\bemployers?\b.*\b(?:duties|dates|titles?|full-time|progress\w*)\b/],
  ['plan', /\b(?:financing|funding|funds|capital|bank statements?|loans?|budget|milestones?|articles of incorporation|letters? of intent|commitments?|leases?|permits?)\b/],
  ['record', /\bcitations?\b|\bown (?:role|part|contributions?)\b/],
  [
    'national-importance',
    /\b(?:from|by) (?:[\w-]+,? ){0,3}?(?:federal|state|local|government(?:al)?|public)\b(?:,? (?:or|and)? ?\w+){0,3} (?:agenc\w+|entit\w+|officials?|authorit\w+|bod(?:y|ies))\b/,
  ],
  ['national-importance', /\b(?:beyond|outside|other than) (?:of )?(?:the|your|his|her|those|its)\b|\bwhat (?:the|your|his|her|this|such)(?: [\w-]+){1,3} would (?:change|do|mean|bring)\b/],
]
const BY_PAPER = 6
/** A license may be one of the six kinds of evidence, or what the endeavor needs. */
const OF_EITHER = /\blicens(?:es?|ure)\b/
const BY_EITHER = 3
/** Where what the paper is to show begins. */
const COMPLEMENT =
  /\b(?:that|which|showing|demonstrating|establishing|explaining|describing|documenting|comparing|to (?:show|establish|demonstrate|explain)|on (?:what|how|whether)|(?:of )?(?:how|why|whether))\b/
/** The name of a paper counts for less than what it is to show. */
const OF_HEAD = 0.4
const ENOUGH = 3
/** So many times the weight of the next point. */
const LEAD = 2

const pointOf = (concern: ConcernKey): Point => getConcern(concern).point

/** Null where nothing tells it, or two points are about as likely. */
export function meantByRequest(plain: string): ConcernKey | null {
  const at = COMPLEMENT.exec(plain)?.index
  const weights = new Map<ConcernKey, number>()
  const add = (concern: ConcernKey, weight: number) => weights.set(concern, (weights.get(concern) ?? 0) + weight)
  for (const [concern, weight] of plainWeights(at === undefined ? plain : plain.slice(0, at))) add(concern, at === undefined ? weight : weight * OF_HEAD)
  for (const [concern, weight] of at === undefined ? [] : plainWeights(plain.slice(at))) add(concern, weight)
  for (const [concern, words] of PAPERS) if (words.test(plain)) add(concern, BY_PAPER)
  if (OF_EITHER.test(plain)) add('record', BY_EITHER)
  const points = new Map<Point, number>()
  for (const [concern, weight] of weights) points.set(pointOf(concern), (points.get(pointOf(concern)) ?? 0) + weight)
  const [first, second] = [...points].sort(([, one], [, other]) => other - one)
  if (first === undefined || first[1] < ENOUGH || first[1] < LEAD * (second?.[1] ?? 0)) return null
  const [concern] = [...weights].filter(([each]) => pointOf(each) === first[0]).sort(([, one], [, other]) => other - one)[0]!
  return concern
}
