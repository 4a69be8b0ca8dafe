/**
 * Says which concern a sentence most likely belongs to that the reader could not place: from the heading above it, its own
 * words, the rest of its paragraph, and the points on both sides of it. A suggestion settles nothing: the customer confirms it.
 */
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import { weighConcern } from './notice-meaning.ts'
import type { NoticePassage } from './notice-reading.ts'
import { speaksFor } from './notice-passages.ts'
import { plainOf, type NoticeText } from './notice-text.ts'
import { concernsNamed, defaultConcern, pointsNamed, type Section } from './notice-topics.ts'
import { type ConcernKey, getConcern, type Point } from './rfe-concerns.ts'

const pointOf = (concern: ConcernKey): Point => getConcern(concern).point

/** Words with which a sentence turns, limits or refuses. */
const LIMITS = ['only', 'alone', 'merely', 'single', 'same', 'yet', 'but', 'whereas', 'however', 'although', 'though', 'rather', 'instead', 'still', 'already']
const NEGATIONS = ['not', 'no', 'never', 'none', 'neither', 'nor', 'nobody', 'nothing', 'cannot', 'without']
export const REFUSES = new RegExp(`\\b(?:${[...NEGATIONS, ...LIMITS].join('|')})\\b`)
const PERSON = '(?:you|he|she|counsel|the (?:self-)?(?:petitioner|beneficiary)(?:, [^,]{1,60},)?)'
const PAPER = ['statement', 'letters?', 'plan', 'petition', 'brief', 'report', 'stud(?:y|ies)', 'articles?', 'record', 'r[ée]sum[ée]', 'opinion', 'evaluation', 'response', 'form'].join('|')
const TELLS = [
  ...['seeks?', 'present(?:s|ed)?', 'point(?:s|ed)?', 'describe[sd]?', 'foresees?', 'foresaw', 'forecasts?', 'predicts?', 'projects', 'tells?', 'told', 'says?', 'said', 'state[sd]?'],
  ...['claim(?:s|ed)?', 'argue[sd]?', 'explain(?:s|ed)?', 'list(?:s|ed)?', 'include[sd]?', 'contains?', 'sets? out', 'cite[sd]?', 'mentions?', 'propose[sd]?', 'plan(?:s|ned)'],
  ...['intends?', 'offer(?:s|ed)?', 'encloses?', 'outlines?', 'discusse[sd]'],
].join('|')
const NAMED = "(?:dr|mr|mrs|ms|prof|professor)\\.? (?:[\\w'-]+\\.? ){1,3}"
const ofPerson = new RegExp(`^(?:[^,;]{1,40}, |in [^,;]{3,40} )?${PERSON} `)
const ofPaper = new RegExp(
  `^(?:[^,;]{1,40}, )?(?:(?:the|your|his|her|this|that|an?) )?(?:[\\w-]+ ){0,3}(?:${PAPER})(?: (?:of|by|from) [^,;]{2,40}?)? (?:(?:also|further|then|now|has|have) )*(?:${TELLS})\\b`,
)
const ofNamed = new RegExp(`^${NAMED}(?:${TELLS})\\b`)
/** “Two letters follow.” “Eleven years are documented.” */
const isThere = /\b(?:follows?|(?:is|are|was|were) (?:attached|enclosed|included|submitted|listed|documented|shown)[^,;]{0,30})\.$|^(?:[^,;]{1,60}, )?there (?:is|are|was|were) /
/** “What gives us pause is the scale of it.” */
const ofAgency = /\b(?:we|us|our|uscis|this office)\b/
const FEWEST_WORDS = 5

/** It only tells what was sent in or claimed, or what comes next: nothing says that anything is held against the petition in it. */
const onlyTells = (sentence: string): boolean => {
  const plain = sentence.replace(/^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[•▪◦●‣*–-]|[a-z ]{2,20}:) /, '')
  return plain.split(' ').length < FEWEST_WORDS || (!REFUSES.test(plain) && [ofPerson, ofPaper, ofNamed, isThere, ofAgency].some((one) => one.test(plain)))
}

/** “Turning to the endeavor, …”, “USCIS asked for a plan.”: what such a sentence at the head of a paragraph names, the paragraph is about. */
const LEADS_IN = [
  'as (?:to|for)',
  'turning to',
  'with (?:respect|regard) to',
  'regarding',
  'concerning',
  '(?:first|second|third|next|finally|lastly),',
  '(?:in [^,;]{3,60}, )?(?:uscis|we|this office|the (?:request|rfe|notice)) (?:\\w+ )?(?:asked|requested)',
  '(?:our|the|a|another) (?:\\w+ ){1,2}(?:is|are|concerns?|goes to)',
]
const leads = new RegExp(`^(?:${LEADS_IN.join('|')}) `)

/** So much speaks for a point by each sign. */
const BY_PART = 4
const BY_PARAGRAPH = 3
const BY_MOST_OF_PARAGRAPH = 2
const BY_WORDS = 2
const BY_ORDER = 1
/** So much has to speak for the first, and so many times what speaks for the second. */
const ENOUGH = 3
const LEAD = 2.1

/** What the sentences of a paragraph are about: one that has its place counts for two that only use the words, and one at its head for three. */
const ANNOUNCED = 3
const PLACED = 2
const FEWEST = 2
const FEWEST_OF_ALL = 3

type Votes = Map<Point, number>
const vote = (votes: Votes, point: Point | null | undefined, weight: number): void => {
  if (point != null) votes.set(point, (votes.get(point) ?? 0) + weight)
}
const ranked = (votes: Votes): [Point, number][] => [...votes].sort(([, one], [, other]) => other - one)

type Surroundings = {
  /** The part under whose heading the sentence stands. */
  part: Section
  /** What speaks for each point in its paragraph. */
  paragraph: Votes
  lead: ReturnType<typeof leadOf>
  /** The points on both sides of it, no heading between. */
  before: Point | null
  after: Point | null
  raised: ReadonlySet<ConcernKey>
}

/** Null where nothing tells, or two points are nearly as likely. */
function suggestedConcern(plain: string, { part, paragraph, lead, before, after, raised }: Surroundings): ConcernKey | null {
  if (onlyTells(plain) || speaksFor(plain) || isAddressedToMachine(plain)) return null
  const votes: Votes = new Map()
  const own = weighConcern(plain, pointOf)
  vote(votes, part?.point, BY_PART)
  vote(votes, own === null ? null : pointOf(own), BY_WORDS)
  const [most, other] = ranked(paragraph)
  if (part === null && most !== undefined && most[1] >= FEWEST && most[1] >= LEAD * (other?.[1] ?? 0))
    vote(votes, most[0], other === undefined && most[1] >= FEWEST_OF_ALL ? BY_PARAGRAPH : BY_MOST_OF_PARAGRAPH)
  if (before === after) vote(votes, before, BY_ORDER)
  const [first, second] = ranked(votes)
  if (first === undefined || first[1] < ENOUGH || first[1] < (second?.[1] ?? 0) * LEAD) return null
  const [point] = first
  const headed = part?.point === point && part.named.length === 1 ? part.named[0] : undefined
  const announced = lead?.point === point ? lead.concern : null
  return headed ?? announced ?? among(plain, point) ?? [...raised].find((concern) => pointOf(concern) === point) ?? defaultConcern[point]
}

/** A passage with its place in the body of the notice; `guessed`: its point rests on the meaning of its words alone. */
export type Located = { passage: NoticePassage; at: number; part: Section; guessed: boolean }

/** The one point that a sentence names in the words of the test. */
const namedBy = (plain: string): Point | null => {
  const [only, ...others] = new Set([...pointsNamed(plain), ...concernsNamed(plain).map(pointOf)])
  return others.length > 0 ? null : (only ?? null)
}

const topicOf = ({ passage: { concern, point, quote }, guessed }: Located): { point: Point | null; weight: number } => {
  const named = concern === null ? namedBy(plainOf(quote)) : null
  if (named !== null) return { point: named, weight: PLACED }
  const own = concern ?? weighConcern(plainOf(quote), pointOf)
  return { point: point ?? (own === null ? null : pointOf(own)), weight: concern === null || guessed ? 1 : PLACED }
}

const among = (plain: string, point: Point): ConcernKey | null => weighConcern(plain, (concern) => concern, { among: (concern) => pointOf(concern) === point, atLeast: 1 })

/** What the head of a paragraph announces; null where it announces nothing, or more than one point. */
const leadOf = (plain: string): { point: Point; concern: ConcernKey | null } | null => {
  if (!leads.test(plain)) return null
  const concerns = concernsNamed(plain)
  const [named, ...others] = [...new Set([...pointsNamed(plain), ...concerns.map(pointOf)])]
  const own = named === undefined ? weighConcern(plain, pointOf) : null
  const point = named ?? (own === null ? undefined : pointOf(own))
  return point === undefined || others.length > 0 ? null : { point, concern: concerns[0] ?? among(plain, point) }
}

/** The passages, each one without a concern with the one it most likely belongs to, where one is more likely than the others. */
export function withSuggestions(notice: NoticeText, located: readonly Located[], raised: ReadonlySet<ConcernKey>, meritGranted: boolean): NoticePassage[] {
  const starts: number[] = []
  let end = 0
  for (const text of notice.body.split('\n')) {
    starts.push(end)
    end += text.length + 1
  }
  const paragraphAt = (at: number) => starts.findLastIndex((start) => start <= at)
  const stated = located.filter(({ passage }) => passage.kind === 'stated').map((one) => ({ ...one, paragraph: paragraphAt(one.at), ...topicOf(one) }))
  const leadAt = (quote: string, paragraph: number) => {
    const head = notice.blocks[paragraph]?.sentences[0]
    return head === undefined || head.text === quote ? null : leadOf(head.plain)
  }
  /** What else speaks for each point in the paragraph of a sentence. */
  const votesBeside = (quote: string, paragraph: number): Votes => {
    const votes: Votes = new Map()
    for (const one of stated) if (one.paragraph === paragraph && one.passage.quote !== quote) vote(votes, one.point, one.weight)
    vote(votes, leadAt(quote, paragraph)?.point, ANNOUNCED)
    // So does what it accepts or recites in the words of the test.
    const inParagraph = new Set(stated.flatMap((one) => (one.paragraph === paragraph ? [one.passage.quote] : [])))
    for (const { text, plain } of notice.blocks[paragraph]?.sentences ?? []) if (text !== quote && !inParagraph.has(text)) vote(votes, namedBy(plain), PLACED)
    return votes
  }
  let headings = 0
  const partAt = notice.blocks.map(({ kind }) => (kind === 'heading' ? ++headings : headings))
  return located.map(({ passage, at, part }) => {
    if (passage.concern !== null || passage.kind !== 'stated' || at < 0) return passage
    const paragraph = paragraphAt(at)
    // A heading between them parts two neighbors.
    const near = stated.filter((one) => one.passage.concern !== null && partAt[one.paragraph] === partAt[paragraph])
    const suggested = suggestedConcern(plainOf(passage.quote), {
      part: part ?? (passage.point === null ? null : { point: passage.point, named: [] }),
      paragraph: votesBeside(passage.quote, paragraph),
      lead: leadAt(passage.quote, paragraph),
      before: near.findLast((one) => one.at < at)?.passage.point ?? null,
      after: near.find((one) => one.at > at)?.passage.point ?? null,
      raised,
    })
    // The merit that is accepted is not what is held against the petition.
    return suggested === null ? passage : { ...passage, suggested: suggested === 'substantial-merit' && meritGranted ? 'national-importance' : suggested }
  })
}
