/** What stands in the exhibits, page by page, as the petitioner says: told once, where the exhibit is relied on. */
import { isSettled, settledFacts, type CaseFact, type CaseFile } from './case-file.ts'
import { bare } from './checks/block-text.ts'

const IDLE = new Set('the a an of in to and or by for at on with from per than as its their my was were is are be it that which has had have this these those not'.split(' '))
const STEM = 7
const stems = (text: string): Set<string> =>
  new Set(
    bare(text)
      .split(' ')
      .filter((word) => word !== '' && !IDLE.has(word))
      .map((word) => (/\d/.test(word) ? word : word.replace(/(?:ies|es|s|ed|ing)$/, '').slice(0, STEM))),
  )

/** Of a passage or a fact; one of more is compared with nothing. */
const STEMS_MAX = 200

type Words = { all: Set<string>; numbers: string[] }
type Worded = Pick<CaseFact, 'text'>

/** Cases and facts are never changed in place: what is found once holds for as long as they are looked at. */
const wordsKnown = new WeakMap<Worded, Words>()
function wordsIn(one: Worded): Words {
  const known = wordsKnown.get(one)
  if (known !== undefined) return known
  const all = stems(one.text)
  const words = { all, numbers: [...all].filter((word) => /\d/.test(word)) }
  wordsKnown.set(one, words)
  return words
}

/** The share of its words that are most. */
const MOST = 0.75

/** Whether a passage says what the fact says already: its numbers, and most of its words. Only its page is told then. */
export function isToldBy(passage: Worded, fact: Worded, most = MOST): boolean {
  const [own, told] = [wordsIn(passage), wordsIn(fact).all]
  const { size } = own.all
  if (size < 3 || size > STEMS_MAX || told.size < size * most || own.numbers.some((word) => !told.has(word))) return false
  return [...own.all].filter((word) => told.has(word)).length >= size * most
}

const twice = new WeakMap<CaseFile['facts'], ReadonlySet<string>>()

/** Ids of facts that say, with the same numbers and in nearly the same words, what an earlier one of their element says: told once. */
export function saidTwice({ facts }: CaseFile): ReadonlySet<string> {
  const there = twice.get(facts)
  if (there !== undefined) return there
  const told = facts.filter((fact) => fact.kind === 'statement' && fact.source.kind !== 'letter' && isSettled(fact))
  const found = new Set(told.filter((fact, place) => told.slice(0, place).some((before) => before.element === fact.element && isToldBy(fact, before) && isToldBy(before, fact))).map(({ id }) => id))
  twice.set(facts, found)
  return found
}

/** The share of the words of a passage that a fact has too, 0 to 1. */
export function likeness(passage: Worded, fact: Worded): number {
  const [own, told] = [wordsIn(passage).all, wordsIn(fact).all]
  return own.size === 0 || own.size > STEMS_MAX ? 0 : [...own].filter((word) => told.has(word)).length / own.size
}

const firstPage = ({ fields }: CaseFact): number => Number(/\d+/.exec(fields['page'] ?? '')?.[0] ?? 0)

type Known = { passages: Map<string, CaseFact[]>; pins: Map<CaseFact, CaseFact[]> }
const known = new WeakMap<CaseFile['facts'], Known>()
function knownOf(file: CaseFile): Known {
  const there = known.get(file.facts)
  if (there !== undefined) return there
  const passages = new Map<string, CaseFact[]>()
  for (const fact of settledFacts(file, 'exhibit.shows').toSorted((one, other) => firstPage(one) - firstPage(other)))
    for (const exhibit of new Set(fact.exhibits)) passages.set(exhibit, [...(passages.get(exhibit) ?? []), fact])
  const fresh = { passages, pins: new Map() }
  known.set(file.facts, fresh)
  return fresh
}

/** In the order of its pages; what tells no page stands first. */
export const passagesOf = (file: CaseFile, exhibit: string): readonly CaseFact[] => knownOf(file).passages.get(exhibit) ?? []

/** Passages with a page that say of an exhibit of the fact what the fact says. */
export function pinsOf(file: CaseFile, fact: CaseFact): readonly CaseFact[] {
  if (fact.kind === 'passage') return []
  const { pins } = knownOf(file)
  const there = pins.get(fact)
  if (there !== undefined) return there
  const found = fact.exhibits.flatMap((id) => passagesOf(file, id).filter((passage) => (passage.fields['page'] ?? '') !== '' && isToldBy(passage, fact)))
  pins.set(fact, found)
  return found
}

/** `page 7`, `pages 7–9 and 12`, not parted at the end of a line: where in an exhibit it stands; empty where no page is known. */
export function pagesInWords(passages: readonly CaseFact[]): string {
  const pages = [...new Set(passages.map(({ fields }) => fields['page'] ?? '').filter(Boolean))]
  if (pages.length === 0) return ''
  const list = pages.length === 1 ? pages[0]! : `${pages.slice(0, -1).join(', ')} and ${pages.at(-1)!}`
  return `${pages.length > 1 || /\D/.test(list) ? 'pages' : 'page'}\u00A0${list}`
}

/** The roots of its words of meaning. */
export const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(
    spotsIn(text)
      .filter(isSaying)
      .map((spot) => spot.root),
  )

const isSaying = (spot: Spot): boolean => isContent(spot) || spot.root === 'find'

/** How many words of meaning two texts share. */
export function sharedStems(text: string, other: string): number {
  const own = new Set(
    spotsIn(other)
      .filter(isSaying)
      .map((spot) => spot.root),
  )
  return new Set(
    spotsIn(text)
      .filter((spot) => isSaying(spot) && own.has(spot.root))
      .map((spot) => spot.root),
  ).size
}

/** Behind a phrase that is whole: what joins it to the rest of its sentence. */
const JOINS = new Set(
  'and or but that which who whose where when with without within in of on at from for to by as than after before until through over under between among into is are was were be has have had can will would should shall may must do does did fell rose find finds found not i my the a an their its it these those this each per while because since if so'.split(
    ' ',
  ),
)
const root = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replace(/^found$/, 'find')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/(?:ing|ed|e)$/, '')
    .slice(0, STEM)
const NAMES_NEXT = new Set(
  'the a an of in on with without from for by about between into as at against and or their its his her my our these those this that which no each every names named concerns concerned compared measured covers is are was were'.split(
    ' ',
  ),
)
/** Pairs that say nothing of a subject. */
const NO_SUBJECT = /\b(?:united|states?|years?|months?|people|others|new|first|second|other|same|many|few|own)\b/i

type Spot = { word: string; from: number; to: number; root: string }
const spotsIn = (text: string): Spot[] =>
  [...text.matchAll(/[\p{L}]+(?:[’'][\p{L}]+)?/gu)].map((match) => ({ word: match[0], from: match.index, to: match.index + match[0].length, root: root(match[0]) }))
const isContent = ({ word }: Spot): boolean => word.length > 2 && !JOINS.has(word.toLowerCase()) && !IDLE.has(word.toLowerCase())

/** Two words and more by which a text names a thing that the other names too, as the text writes them; null where it names none. */
export function sharedPhrase(text: string, other: string): string | null {
  const [own, there] = [spotsIn(text), spotsIn(other)]
  const pairs = new Set(
    there.flatMap((one, place) => there.slice(place + 1, place + 3).flatMap((next) => (isContent(one) && isContent(next) ? [`${one.root} ${next.root}`, `${next.root} ${one.root}`] : []))),
  )
  for (const [place, one] of own.entries()) {
    const next = own[place + 1]
    if (next === undefined || !isContent(one) || !isContent(next) || !pairs.has(`${one.root} ${next.root}`) || !/^[ -]$/.test(text.slice(one.to, next.from))) continue
    const hyphened = text.charAt(one.to) === '-'
    const behind = own[place + 2]
    const last = hyphened && behind !== undefined && isContent(behind) && text.slice(next.to, behind.from) === ' ' ? behind : next
    const after = own[place + (last === next ? 2 : 3)]
    const ends = after === undefined || text.slice(last.to, after.from) !== ' ' || JOINS.has(after.word.toLowerCase())
    let first = one
    for (let at = place - 1; at >= 0 && isContent(own[at]!) && pairs.has(`${own[at]!.root} ${first.root}`) && text.slice(own[at]!.to, first.from) === ' '; at--) first = own[at]!
    const before = own[own.indexOf(first) - 1]
    // “of invented words” names them; in “children repeat invented words” a verb may come first.
    if (before !== undefined && text.slice(before.to, first.from) === ' ' && !NAMES_NEXT.has(before.word.toLowerCase())) continue
    const phrase = text.slice(first.from, last.to)
    if (ends && (!hyphened || last !== next) && !NO_SUBJECT.test(phrase) && !/ \p{Lu}/u.test(phrase) && !/(?:ly|ed)$/.test(last.word))
      return /^\p{Lu}\p{Ll}/u.test(phrase) && /(?:^|[.?!]”? )$/.test(text.slice(0, first.from)) ? phrase.slice(0, 1).toLowerCase() + phrase.slice(1) : phrase
  }
  return null
}
