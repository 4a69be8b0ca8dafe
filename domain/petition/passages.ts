/** What stands in the exhibits, page by page, as the petitioner says: told once, where the exhibit is relied on. */
import { settledFacts, type CaseFact, type CaseFile } from './case-file.ts'
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
