/** Places the items of a list that asks for papers on the whole of a notice: each repeats words of the criticism that it is to meet. */
import { contentWords } from '../rfe/content-words.ts'
import { meantByRequest } from '../rfe/asked-meaning.ts'
import type { NoticePassage } from '../rfe/notice-reading.ts'
import { plainOf } from '../rfe/notice-text.ts'
import { getConcern, type ConcernKey } from '../rfe/rfe-concerns.ts'

/** A single word in common may be chance within a part, and moves no item from a point that it has; the list behind all parts is of the whole notice. */
const FEWEST = { within: 2, behind: 1 }

/** The concern of whose criticism alone an item repeats words; null where it repeats one, or those of several. */
function repeatedBy(item: string, told: ReadonlyMap<string, ReadonlySet<ConcernKey>>, fewest: number): ConcernKey | null {
  const repeated = [...new Set(contentWords(item))].filter((word) => told.has(word))
  const concerns = new Set(repeated.flatMap((word) => [...(told.get(word) ?? [])]))
  const [only] = concerns
  return concerns.size === 1 && repeated.length >= fewest ? only! : null
}

/** By concern, the words of the criticism that is told of it. */
function wordsOfCriticism(passages: readonly NoticePassage[]): Map<string, Set<ConcernKey>> {
  const told = new Map<string, Set<ConcernKey>>()
  for (const { kind, concern, quote } of passages) if (kind === 'stated' && concern !== null) for (const word of contentWords(quote)) told.set(word, (told.get(word) ?? new Set()).add(concern))
  return told
}

/** Of an item behind all criticism, the point that it is to meet: by the words that it repeats, or by what it asks for; null where neither tells. */
export function pointOfClosingItem(passages: readonly NoticePassage[], at: number, live: readonly ConcernKey[]): ConcernKey | null {
  const { quote } = passages[at]!
  if (passages.slice(at).some(({ kind }) => kind === 'stated')) return null
  const repeated = repeatedBy(quote, wordsOfCriticism(passages), FEWEST.behind)
  if (repeated !== null && live.includes(repeated)) return repeated
  const meant = meantByRequest(plainOf(quote))
  if (meant === null || live.includes(meant)) return meant
  const beside = live.filter((concern) => getConcern(concern).point === getConcern(meant).point)
  return beside.length === 1 ? beside[0]! : null
}

/** A list whose items repeat the criticism of two points or more is of no single part, wherever it stands; what has a point while criticism follows keeps it. */
export function placeWholeLists(passages: readonly NoticePassage[]): NoticePassage[] {
  const told = wordsOfCriticism(passages)
  const placed = [...passages]
  const isListed = (at: number) => passages[at]?.kind === 'asked' && passages[at].listed === true
  for (let from = 0; from < passages.length; from++) {
    if (!isListed(from) || isListed(from - 1)) continue
    let to = from
    while (isListed(to)) to++
    const isWithin = passages.slice(to).some(({ kind }) => kind === 'stated')
    const own = passages.slice(from, to).map(({ quote, concern }) => {
      const repeated = repeatedBy(quote, told, isWithin ? FEWEST.within : FEWEST.behind)
      if (concern === null || concern === repeated) return repeated
      return isWithin ? null : repeatedBy(quote, told, FEWEST.within)
    })
    if (new Set(own.filter((concern) => concern !== null)).size < 2) continue
    for (const [at, concern] of own.entries()) if (concern !== null) placed[from + at] = { ...passages[from + at]!, concern }
  }
  return placed
}
