/**
 * The point that a paragraph speaks of where no heading or phrase opens one: by its words, and by its place between paragraphs whose point is known. A notice takes the
 * points of the test in their order, so that what stands between two of them is about one of these or about what lies between.
 */
import { closesParts } from './request-words.ts'
import { judgeClauses } from './notice-passages.ts'
import { plainWeights } from './notice-meaning.ts'
import type { NoticeBlock, NoticeText } from './notice-text.ts'
import { concernsNamed, pointsNamed, sectionOfHeading } from './notice-topics.ts'
import { getConcern, type Point } from './rfe-concerns.ts'

const ORDER: readonly Point[] = ['eb2', 1, 2, 3]
const placeOf = (point: Point): number => ORDER.indexOf(point)

/** What the words of the test count for beside usual words. */
const BY_NAME = 4
const BY_POINT = 6
/** So much is enough out of its words alone, and so many times what speaks for another point. */
const ENOUGH = 6
const LEAD = 2.1
/** So much also where the order of the points speaks against it. */
const OVERWHELMING = 14
const FAR = 4
/** So many sentences have to speak of it where nothing stands before them. */
const FEWEST = 2
/** So much between two paragraphs whose point is known, and so many times; so little of a point that does not lie there may be chance. */
const LEANING = 2
const LEANING_LEAD = 1.5
const CHANCE = 4
/** A paragraph that names so many points sets out the test, unless it speaks of one far more than of the others. */
const FRAMEWORK = 3
const FAR_AHEAD = 3

/** A license is one of the kinds of evidence, or what the endeavor needs. */
const OF_EITHER = /\b(?:licen[sc]\w*|certificat\w+)\b/g
export const withoutEither = (plain: string): string => plain.replace(OF_EITHER, 'it')
/** “You plan to start a company” names no plan, and “your letter” is no letter of others. */
const OF_PETITIONER = /\b(?:you|he|she|who|that|they|petitioner) (?:also )?plan(?:s|ned)? to\b|\b(?:your|his|her|the petitioner's) (?:own |cover |personal )?letter\b/g

type Votes = ReadonlyMap<Point, number>
/** `voices`: how many sentences speak of each; `only`: the one that it names as such, “the first prong”. */
type Told = { votes: Votes; voices: ReadonlyMap<Point, number>; only: Point | null }
const NOTHING: Told = { votes: new Map(), voices: new Map(), only: null }

const ranked = (votes: Votes): [Point, number][] => [...votes].toSorted(([, one], [, other]) => other - one)

const clearly = (votes: Votes, enough: number, lead: number): Point | null => {
  const [first, second] = ranked(votes)
  return first !== undefined && first[1] >= enough && first[1] >= lead * (second?.[1] ?? 0) ? first[0] : null
}

function votesOf({ sentences }: NoticeBlock): Told {
  const votes = new Map<Point, number>()
  const voices = new Map<Point, number>()
  const named = new Set<Point>()
  const ordinals = new Set<Point>()
  const add = (point: Point, weight: number) => votes.set(point, (votes.get(point) ?? 0) + weight)
  for (const sentence of sentences) {
    // What is granted on one point does not tell on which the rest refuses.
    if (judgeClauses(sentence.plain).some(({ kind }) => kind === 'accepting')) continue
    const plain = withoutEither(sentence.plain).replace(OF_PETITIONER, 'intend')
    const before = new Map(votes)
    for (const [concern, weight] of plainWeights(plain)) add(getConcern(concern).point, weight)
    for (const concern of concernsNamed(plain)) {
      named.add(getConcern(concern).point)
      add(getConcern(concern).point, BY_NAME)
    }
    for (const point of pointsNamed(plain)) {
      named.add(point)
      ordinals.add(point)
      add(point, BY_POINT)
    }
    for (const [point, weight] of votes) if (weight !== before.get(point)) voices.set(point, (voices.get(point) ?? 0) + 1)
  }
  const [only = null, ...others] = ordinals
  return named.size >= FRAMEWORK && clearly(votes, ENOUGH, FAR_AHEAD) === null ? NOTHING : { votes, voices, only: others.length === 0 ? only : null }
}

/** For each block of a notice, the point that it speaks of, given the point of what stands before it; null where nothing tells it. */
export function pointsOfParagraphs({ blocks }: NoticeText): (index: number, before: Point | null) => Point | null {
  const told = blocks.map((block) => (block.kind === 'heading' || closesParts(block.sentences[0]?.plain ?? '') ? NOTHING : votesOf(block)))
  const behind: (Point | null)[] = []
  let next: Point | null = null
  for (let index = blocks.length - 1; index >= 0; index--) {
    behind[index] = next
    const block = blocks[index]!
    next =
      (block.kind === 'heading' ? (sectionOfHeading(block.sentences.map(({ plain }) => plain).join(' '))?.point ?? null) : (told[index]!.only ?? clearly(told[index]!.votes, ENOUGH, LEAD))) ?? next
  }
  return (index, before) => {
    const after = behind[index] ?? null
    const { votes: own, voices } = told[index]!
    const inOrder = (point: Point) => (before === null || placeOf(before) <= placeOf(point)) && (after === null || placeOf(point) <= placeOf(after))
    const most = clearly(own, ENOUGH, LEAD)
    const clear = most !== null && (before !== null || (voices.get(most) ?? 0) >= FEWEST) ? most : null
    if (clear !== null && inOrder(clear)) return clear
    if (before !== null && clearly(own, OVERWHELMING, FAR) !== null) return clear
    if (before === null || after === null) return null
    const inside = ranked(new Map([...own].filter(([point]) => inOrder(point))))
    const outside = ranked(new Map([...own].filter(([point]) => !inOrder(point))))[0]?.[1] ?? 0
    if (outside >= CHANCE && outside > (inside[0]?.[1] ?? 0)) return null
    return before === after ? before : clearly(new Map(inside), LEANING, LEANING_LEAD)
  }
}
