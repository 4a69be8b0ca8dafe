/** How parts of a letter are made: facts as paragraphs and lists with their exhibits, frame sentences in several wordings, standard paragraphs. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Block, Inline, Inlines } from '../../../domain/documents/document.ts'
import { parseInline } from '../../../domain/documents/inline-syntax.ts'
import { findExhibit, settledFacts, STATEMENT_ID, type CaseFact, type CaseFile, type Element } from '../../../domain/petition/case-file.ts'
import { doubtsOf } from '../../../domain/petition/checks/case-doubts.ts'
import { namesPatient } from '../../../domain/petition/checks/claims-personal.ts'
import type { DraftBlock, Section } from '../../../domain/petition/draft.ts'
import { waitsAtGate } from '../../../domain/petition/broken-sentence.ts'
import { isSentence } from '../../../domain/petition/fact-words.ts'
import { isPast } from '../../../domain/petition/clauses.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { pagesInWords, pinsOf, saidTwice } from '../../../domain/petition/passages.ts'
import { LEANS, opensOnNobody } from '../../../domain/petition/left-of-sentence.ts'
import { withoutLegalClaims } from '../../../domain/petition/legal-claims.ts'
import { withoutPraise } from '../../../domain/petition/praise.ts'
import { isIdle } from '../../../domain/petition/reasoning.ts'
import { partsOf } from '../../../domain/petition/sentence-support.ts'
import { isThingAsUser } from '../../../domain/petition/thing-users.ts'
import { headingsOf, inArgument } from './fact-roles.ts'
import { whysOf } from './why.ts'
import { STANDARD_PARAGRAPHS, type LegalSourceKey, type StandardKey } from '../legal-sources.ts'

/** `seed`: the same for one order always, so that it is told in the same words each time and in others than the next order. */
export type LetterGround = { file: CaseFile; seed: string }

/** A number from 0 up to `count` that stays for a seed and a place (FNV-1a). */
export function pick(seed: string, place: string, count: number): number {
  let hash = 0x811c9dc5
  for (const letter of `${seed}|${place}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) % count
}

export type Wordings = readonly [string, ...string[]]

export const vary = (seed: string, place: string, wordings: Wordings): string => wordings[pick(seed, place, wordings.length)]!

/** Several sentences, each chosen by itself, so that few letters have the same paragraph. */
export const sentences = (seed: string, place: string, ...slots: readonly Wordings[]): string => slots.map((wordings, slot) => vary(seed, `${place}-${slot}`, wordings)).join(' ')

/** Marks a part that is a form: the same in every petition, as the standard paragraphs are. */
export const FORM = 'form'

const basisOf = (facts: readonly CaseFact[]): Record<string, number> => Object.fromEntries(facts.map(({ id, rev }) => [id, rev]))

export function made(section: Section, id: string, block: Block, facts: readonly CaseFact[] = [], standard: string | null = null): DraftBlock {
  return { id: `${section}/${id}`, section, block, origin: 'composer', basis: basisOf(facts), composed: block, standard, reviewed: false, beside: null, removed: false }
}

export const heading = (section: Section, id: string, level: 1 | 2 | 3, words: string): DraftBlock =>
  made(section, id, { kind: 'heading', level, content: composedWords(words) }, [], level === 1 ? FORM : null)
export const frame = (section: Section, id: string, words: string, facts: readonly CaseFact[] = []): DraftBlock =>
  // What leads on to a table, a list, or a quotation stays on its page.
  made(section, id, { kind: 'paragraph', content: parseInline(words), ...(words.endsWith(':') ? { keepWithNext: true } : {}) }, facts)

const standards = new Map<StandardKey, Inlines>()

export function standard(section: Section, key: StandardKey): DraftBlock {
  const content = standards.get(key) ?? parseInline(STANDARD_PARAGRAPHS[key].text)
  standards.set(key, content)
  return made(section, `standard-${key}`, { kind: 'paragraph', content }, [], key)
}

const rewordings = new WeakMap<CaseFact, Map<string, CaseFact>>()

/** A fact in other words, the same object each time: what is known of it is found once for all wordings of a letter. */
export function reworded(fact: CaseFact, text: string): CaseFact {
  if (text === fact.text) return fact
  const known = rewordings.get(fact) ?? new Map<string, CaseFact>()
  rewordings.set(fact, known)
  const there = known.get(text) ?? { ...fact, text }
  known.set(text, there)
  return there
}

/** The sources of the standard paragraphs of a letter, each once. */
export const sourcesOf = (blocks: readonly DraftBlock[]): LegalSourceKey[] => [
  ...new Set(blocks.flatMap(({ standard: key }) => (key === null || !(key in STANDARD_PARAGRAPHS) ? [] : STANDARD_PARAGRAPHS[key as StandardKey].sources))),
]

/** The exhibits of the sentences of a fact that some words hold; all of the fact's where they hold none of them whole. */
export function exhibitsFor(file: CaseFile, fact: CaseFact, words: string): string[] {
  if (file.response !== undefined || fact.kind !== 'statement' || fact.source.kind === 'letter' || fact.exhibits.length === 0) return exhibitsOf(file, fact)
  const key = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  const held = key(words)
  const own = supported(file, fact).filter(({ text }) => sentencesOf(text).some((one) => held.includes(key(one)) || (held.length > 12 && key(one).includes(held))))
  return own.length === 0 ? exhibitsOf(file, fact) : [...new Set(own.flatMap(({ exhibits }) => exhibits))]
}

/** The exhibits behind the sentences of a fact, as the letter tells it: what a conclusion sums up, it cites by these. */
export const exhibitsTold = (file: CaseFile, fact: CaseFact): string[] => exhibitsFor(file, fact, fact.text)

/** Exhibits that show a fact; the petitioner's statement where no other does, and beside one that may not show all of it. One that is missing shows nothing. */
export function exhibitsOf(file: CaseFile, fact: CaseFact): string[] {
  const shown = fact.exhibits.filter((id) => (findExhibit(file, id)?.state ?? 'missing') !== 'missing')
  if (shown.length === 0) return [STATEMENT_ID]
  return file.response === undefined && doubtsOf(file).some(({ rule, factId }) => rule === 'exhibit-reach' && factId === fact.id) ? [...shown, STATEMENT_ID] : shown
}

export function citation(ids: readonly string[]): Inlines {
  return [
    { kind: 'text', text: ' (' },
    ...[...new Set(ids)].flatMap((id, place): Inline[] => [...(place === 0 ? [] : [{ kind: 'text', text: ', ' } as const]), { kind: 'exhibit', id: `Ex-${id}` }]),
    { kind: 'text', text: ')' },
  ]
}

/** Exhibits in parentheses, each with its pages; `pages` empty where none are known. */
const cited = (shown: readonly { id: string; pages: string }[]): Inlines => [
  { kind: 'text', text: ' (' },
  ...shown.flatMap(({ id, pages }, place): Inline[] => [
    ...(place === 0 ? [] : [{ kind: 'text', text: ', ' } as const]),
    { kind: 'exhibit', id: `Ex-${id}` },
    ...(pages === '' ? [] : [{ kind: 'text', text: `, ${pages}` } as const]),
  ]),
  { kind: 'text', text: ')' },
]

const pagesOn = (id: string, pins: readonly CaseFact[]): string => pagesInWords(pins.filter(({ exhibits }) => exhibits.includes(id)))

/** The exhibits of a fact, each with the pages on which a confirmed passage says the same. */
function citedPages(file: CaseFile, fact: CaseFact, page?: string): Inlines {
  const pins = fact.kind === 'passage' ? [fact] : pinsOf(file, fact)
  const own = page === undefined ? null : `page${/\D/.test(page) ? 's' : ''}\u00A0${page.replace('-', '–')}`
  return cited([...new Set(exhibitsOf(file, fact))].map((id) => ({ id, pages: own ?? pagesOn(id, pins) })))
}

/** Words with their exhibits before their last sign; words that go on have none. */
function endedWith(text: string, shown: Inlines, goesOn = false): Inlines {
  const sign = /[.?!]”?$/.exec(text)?.[0]
  const end = goesOn ? '' : (sign ?? '.')
  const body = text.slice(0, text.length - (sign !== undefined && !INITIALS.test(text) ? end.length : 0))
  return [
    ...plain(body),
    ...(end.endsWith('”') ? [{ kind: 'text', text: '”' } as const] : []),
    ...shown,
    ...(end === '' ? [] : [{ kind: 'text', text: end.replace('”', '').replace('!', '.') } as const]),
  ]
}

/** Whether a sentence of a fact waits for a document that can show it. */
const isDoubted = (file: CaseFile, { id }: CaseFact, sentence: string): boolean =>
  doubtsOf(file).some(
    ({ rule, factId, quote }) => (rule === 'exhibit-reach' || rule === 'exhibit-mismatch') && factId === id && (sentence.startsWith(quote) || quote.startsWith(sentence.slice(0, 160))),
  )

/** A fact part by part, with what can carry each. */
const supported = (file: CaseFile, fact: CaseFact, text = fact.text) => partsOf(file, fact, text, (sentence) => isDoubted(file, fact, sentence))

/** What a block that tells facts rests on: the facts, and the passages whose pages it names. */
export const withPins = (file: CaseFile, facts: readonly CaseFact[]): CaseFact[] => [...facts, ...facts.flatMap((fact) => pinsOf(file, fact))]

/** “… asks for methods. Page 22.”: where it stands is told with the exhibit. */
const PAGE_BEHIND = /^(.*[.?!]”?) \(?(?:See |On )?(?:[Pp]ages?|[Pp]p?\.) ?(\d{1,4}(?:[–-]\d{1,4})?)\)?\.?$/u
/** “… asks for methods, p. 22.” */
const PAGE_WITHIN = /^(.*?\p{L}”?),? \(?(?:(?:on|at) )?(?:pages?|pp?\.) ?(\d{1,4}(?:[–-]\d{1,4})?)\)?\.?$/u
/** The last period of “in the U.S.” belongs to the word. */
export const INITIALS = /\b(?:(?:\p{Lu}\.){2,4}|[ap]\.m\.)$/u

/** The words of a fact, its exhibits before its last sign. */
export function told(file: CaseFile, whole: CaseFact): Inlines {
  const found = whole.kind === 'statement' && whole.exhibits.length === 1 ? (PAGE_BEHIND.exec(whole.text) ?? PAGE_WITHIN.exec(whole.text)) : null
  // “… compares the two on its page 12” needs its last words.
  const behind = found !== null && /\b(?:its|the|their|this|that|of|and)$/.test(found[1]!) ? null : found
  const fact = behind === null ? whole : reworded(whole, behind[1]!)
  const page = behind?.[2]
  if (file.response === undefined && whole.kind === 'statement' && whole.source.kind !== 'letter' && page === undefined && whole.exhibits.length > 0) {
    const parts = supported(file, whole, fact.text)
    return parts.flatMap((part, place): Inlines => [
      ...(place === 0 || /^[,;]/.test(part.text) ? [] : plain(' ')),
      ...endedWith(part.text, cited(part.exhibits.map((id) => ({ id, pages: pagesOn(id, part.pins) }))), /^[,;]/.test(parts[place + 1]?.text ?? '')),
    ])
  }
  return endedWith(fact.text, citedPages(file, fact, page))
}

const WHOLE_ANSWER = /^\p{Lu}\S*(?: \S+){5,}[.]”?$/u
const LONG = 34
const words = (fact: CaseFact) => fact.text.split(' ').length

/** Facts as paragraphs: short ones stand together, a long one by itself; each by itself where it is a point of its own (`apart`). Where one paragraph ends depends on its own facts only. */
export function paragraphs(ground: LetterGround, section: Section, id: string, facts: readonly CaseFact[], apart = false): DraftBlock[] {
  // An answer to a notice is told in paragraphs, also where its verb is not known.
  const isTold = ({ text, kept }: CaseFact) => kept !== undefined || isSentence(text) || (ground.file.response !== undefined && WHOLE_ANSWER.test(text))
  const sentences = facts.filter(isTold)
  const lines = facts.filter((fact) => !isTold(fact))
  const groups: CaseFact[][] = []
  for (const fact of sentences) {
    const last = groups.at(-1)
    const joins = !apart && last !== undefined && words(fact) < LONG && last.length < 4 && last.every((one) => words(one) < LONG)
    if (joins) last.push(fact)
    else groups.push([fact])
  }
  return [
    ...groups.map((group) =>
      made(
        section,
        `${id}/${group[0]!.id}`,
        { kind: 'paragraph', content: group.flatMap((fact, place): Inlines => [...(place === 0 ? [] : [{ kind: 'text', text: ' ' } as const]), ...told(ground.file, fact)]) },
        withPins(ground.file, group),
      ),
    ),
    ...(lines.length === 0 ? [] : [made(section, `${id}/lines`, { kind: 'list', ordered: false, items: lines.map((fact) => ({ content: told(ground.file, fact) })) }, withPins(ground.file, lines))]),
  ]
}

/** So many paragraphs of so many kinds stand under headings of their own. */
const MANY = { paragraphs: 6, headings: 3 }

/** What one writer says of an element is one paragraph, with the letter behind its last words. */
const CONTINUES = ['The letter continues:', 'It adds:', 'The same letter says further:', 'The letter also says:'] as const
function testimony({ file, seed }: LetterGround, group: readonly CaseFact[]): Inlines {
  const start = pick(seed, `continues-${group[0]!.id}`, CONTINUES.length)
  return group.flatMap((fact, place): Inlines => {
    const quoted = fact.text.indexOf('“')
    const text = place === 0 || quoted < 0 ? fact.text : `${CONTINUES[(start + place) % CONTINUES.length]!} ${fact.text.slice(quoted)}`
    const joint = place === 0 ? '' : ' '
    return fact === group.at(-1) ? [...plain(joint), ...told(file, reworded(fact, text))] : plain(joint + text)
  })
}

/** Whole sentences whose verbs are in no list. */
const isProse = (text: string): boolean => /[.?!]”?$/.test(text) && sentencesOf(text).every((one) => /^[\p{Lu}\d$]/u.test(one) && one.split(' ').length >= 2 && !waitsAtGate(one))

/** What “it” stands for was told just before. */
const LEANS_BACK =
  /^(?:Most|Some|None|All|Many|Few|Others|Neither|Either|Each|Ours|Theirs|Mine) (?:do|does|did|is|are|was|were|has|have|had|will|would|can|uses?|still|also|only)\b|^(?:It|They|This|These|That|Those|He|She|Then) |^(?:\S+ ){1,4}(?:it|them) (?!is\b|was\b|are\b|were\b)|^(?:After|At|Before|By|During|From|In|Since|Until|Within)\b[^,;:.]{0,60}?,? (?:it|they|he|she) |\b(?:it|them|that|either|neither|both)[.?!]$|\b(?:does|do|did|says?|said) (?:that|so|this)\b/

/** Words between quotation marks are not looked at, and none of them is left out. */
const isQuotedWhole = (text: string): boolean => sentencesOf(text).every((one) => (one.match(/“/g) ?? []).length === (one.match(/”/g) ?? []).length)
const isTold = (fact: CaseFact): boolean => fact.kind === 'statement' && (fact.source.kind === 'answer' || fact.source.kind === 'intake') && isQuotedWhole(fact.text)

/** What is a list and no paragraph: titles of papers stand as they are. */
const isListed = ({ source }: CaseFact): boolean => source.kind === 'answer' && source.question === 'publications'

const OWN = /\b(?:I|me|mine|myself|[Ww]e|us|ours)\b/
const OWN_PART = /\b(?:I|me|mine|myself)\b/
const LIMITS_IT = /\b(?:only|not|never|guess(?:es)?|tests?|trial|lab|planned|so far|mostly|maybe|almost|talks?)\b/i
/** Words; a longer note says what it says by itself. */
const LONGEST_LIMIT = 7
/** “Dr. Bask wrote …”, “Ostrow counted …”, “A student built …”, “… by my colleague”. */
const BY_ANOTHER = /\bby (?:(?:Dr|Mr|Ms|Mrs|Prof)\. |(?:my|our|an?|the) (?:\p{Ll}+ )?(?:colleague|student|assistant|partner)\b)/u
const ACTOR = /^((?:(?:Dr|Mr|Ms|Mrs|Prof)\. )?\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]+)*) (\p{Ll}+)(?: (\p{Ll}+))?\b/u
function tellsOfAnother(sentence: string): boolean {
  const [, , ...verbs] = ACTOR.exec(sentence) ?? []
  return /^(?:Dr|Mr|Ms|Mrs|Prof)\. /.test(sentence) || BY_ANOTHER.test(sentence) || verbs.some((word) => word !== undefined && isPast(word))
}

const wordCount = (sentences: readonly string[]): number => sentences.join(' ').split(' ').filter(Boolean).length
/** So many words wait for one that could stand, where what could is a remnant. */
const MOST_WAITS = 1.5
/** “After: 71 in two years.” */
const SECOND_OF_PAIR = /^(?:After|Afterwards|Now|Today|Since then|Before|Result)\b[^,:.]{0,20}(?::| \d)/iu

/** The whole sentences of an answer. Those that are broken are left out until they are said whole. The exhibits stay with the fact. */
function inOwnWords({ file }: LetterGround, fact: CaseFact): CaseFact | null {
  if (file.response !== undefined || !isTold(fact) || isListed(fact) || fact.kept !== undefined) return fact
  const all = sentencesOf(fact.text)
  const isBroken = (sentence: string): boolean => !sentence.startsWith('“') && waitsAtGate(sentence)
  const isOpen = opensOnNobody(fact)
  if (!isOpen && !all.some(isBroken) && (isSentence(fact.text) || isProse(fact.text))) return fact
  const kept: string[] = []
  // “Six towns run it.” says nothing once the sentence before it waits.
  let waits = isOpen
  const left: string[] = []
  for (const sentence of all) {
    waits = isBroken(sentence) || (waits && (LEANS.test(sentence) || LEANS_BACK.test(sentence)))
    if (waits) left.push(sentence)
    else kept.push(sentence)
  }
  // Who pays whom is told whole or not at all: half of it would mislead.
  if (left.length > 0 && fact.source.kind === 'answer' && fact.source.question === 'user-ties') return null
  // What is left of an answer most of which waits is a remnant, and so is “Six before” without its “Nine after”.
  if (wordCount(left) >= MOST_WAITS * wordCount(kept) || left.some((one) => SECOND_OF_PAIR.test(one))) return null
  // “Only in the lab. The leaks fell by half.” says something else where the note waits.
  if (left.some((one) => one.split(' ').length <= LONGEST_LIMIT && LIMITS_IT.test(one) && !OWN.test(one))) return null
  // “Only me. Dr. Bask wrote steps 1 to 6.”: so does what another did where the own part waits.
  const whole = (left.some((one) => OWN.test(one)) ? kept.filter((one) => OWN_PART.test(one) || !tellsOfAnother(one)) : kept).join(' ')
  return isSentence(whole) || isProse(whole) ? reworded(fact, whole) : null
}

/** Why a fact meets what its element asks, behind its paragraph. */
function whyInlines({ file, seed }: LetterGround, fact: CaseFact): Inlines {
  const why = whysOf(file).get(fact.id)
  if (why === undefined) return []
  const shown = supported(file, fact).flatMap(({ exhibits }) => exhibits)
  const ids = [...new Set(shown)]
  return [...plain(` ${vary(seed, `why-${why.kind}`, why.wordings)}`), ...citation(ids.length > 1 && ids.includes(STATEMENT_ID) ? ids.filter((id) => id !== STATEMENT_ID) : ids), ...plain('.')]
}

/** Facts as an argument: in the order of what they do in it, each kind under its heading where there are many. */
export function argued(ground: LetterGround, section: Section, id: string, given: readonly CaseFact[]): DraftBlock[] {
  const { file } = ground
  const ordered = inArgument(given.flatMap((fact) => inOwnWords(ground, fact) ?? []))
  const headingOf = headingsOf(ordered)
  const sentences = ordered.filter((fact) => fact.source.kind === 'letter' || fact.kept !== undefined || isSentence(fact.text) || (isTold(fact) && isProse(fact.text)))
  const groups: CaseFact[][] = []
  for (const fact of sentences) {
    const { source } = fact
    const there = source.kind === 'letter' ? groups.find(([first]) => first!.source.kind === 'letter' && first!.source.exhibit === source.exhibit) : undefined
    if (there === undefined) groups.push([fact])
    else there.push(fact)
  }
  const over = ([first]: readonly CaseFact[]): string => (first!.source.kind === 'letter' ? 'What the writers of letters state' : headingOf(first!))
  const isParted = groups.length >= MANY.paragraphs && new Set(groups.map(over).filter(Boolean)).size >= MANY.headings
  const blocks = groups.flatMap((group, place): DraftBlock[] => {
    const [first] = group
    const before = groups[place - 1]
    const isNew = before === undefined || over(before) !== over(group)
    const title = isParted && isNew && over(group) !== '' ? [heading(section, `${id}/${first!.id}/heading`, 3, over(group))] : []
    const content = first!.source.kind === 'letter' ? testimony(ground, group) : [...told(file, first!), ...whyInlines(ground, first!)]
    return [...title, made(section, `${id}/${first!.id}`, { kind: 'paragraph', content }, withPins(file, group))]
  })
  const lines = ordered.filter((fact) => !sentences.includes(fact))
  return [
    ...blocks,
    ...(lines.length === 0 ? [] : [made(section, `${id}/lines`, { kind: 'list', ordered: false, items: lines.map((fact) => ({ content: told(file, fact) })) }, withPins(file, lines))]),
  ]
}

const OUR_NOTATION = '*Dhanasar*'

/** A sentence of ours with words of the customer in it, which are printed as they are: no sign of theirs is notation. */
export const composedWords = (words: string): Inlines =>
  parseInline(
    words
      .split(OUR_NOTATION)
      .map((piece) => piece.replace(/[\\*[{^]/g, '\\$&'))
      .join(OUR_NOTATION),
  )

/** A frame sentence that states something of facts, with their exhibits. */
export function shownFrame(ground: LetterGround, section: Section, id: string, sentence: string, facts: readonly CaseFact[]): DraftBlock {
  const content: Inlines = [...composedWords(sentence.replace(/\.$/, '')), ...citation(facts.flatMap((fact) => exhibitsTold(ground.file, fact))), { kind: 'text', text: '.' }]
  return made(section, id, { kind: 'paragraph', content }, facts)
}

/** The endeavor as it was chosen, as a sentence. */
export const lockSentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`

/** A heading with the law of its element and the facts that argue it; nothing at all where there are none. */
export function part(ground: LetterGround, section: Section, id: string, title: string, facts: readonly CaseFact[], law?: StandardKey): DraftBlock[] {
  const told = argued(ground, section, id, facts)
  return told.length === 0 ? [] : [heading(section, `${id}/heading`, 2, title), ...(law === undefined ? [] : [standard(section, law)]), ...told]
}

/** As a letter tells it: without what it says of the law, without praise that nobody wrote, without things as users, without patients by name, and without what speaks against the petitioner unasked; null where nothing is left. */
function argues(file: CaseFile, fact: CaseFact): CaseFact | null {
  if (file.response !== undefined) return fact
  const lawful = withoutLegalClaims(file, fact)
  const shown = lawful === null ? null : withoutPraise(file, fact, lawful)
  if (shown === null) return null
  let waits = false
  const kept = isTold(fact)
    ? sentencesOf(shown).filter((sentence) => {
        waits = isThingAsUser(fact, sentence) || namesPatient(sentence) || (waits && (LEANS.test(sentence) || LEANS_BACK.test(sentence)))
        return !waits && !isIdle(sentence)
      })
    : [shown]
  return kept.length === 0 ? null : reworded(fact, kept.join(' '))
}

export const facts = ({ file }: LetterGround, ...elements: Element[]): CaseFact[] =>
  elements.flatMap((element) => settledFacts(file, element)).flatMap((fact) => (saidTwice(file).has(fact.id) ? [] : (argues(file, fact) ?? [])))

/** Facts in their whole sentences; those that have none wait. */
export const inWholeSentences = (ground: LetterGround, given: readonly CaseFact[]): CaseFact[] => given.flatMap((fact) => inOwnWords(ground, fact) ?? [])

/** Those of them that the letter tells: from what is left out until it is a sentence nothing is concluded, and it is cited for nothing. */
export const factsTold = (ground: LetterGround, ...elements: Element[]): CaseFact[] => inWholeSentences(ground, facts(ground, ...elements))

export { publicExhibitId } from '../../../domain/petition/case-file.ts'
