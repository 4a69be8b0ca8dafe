/**
 * What the statistical reader of a notice sees of each sentence: its words, where it stands, and what the rules make of it. Features are words; their weights are learned
 * (`scripts/train-notice-reader.ts`). A sentence has at most 1,200 letters, and of a longer one only the first words count, so that the work grows with the text alone.
 */
import { asksFor } from './request-words.ts'
import type { Gathered } from './gather-passages.ts'
import { plainWeights } from './notice-meaning.ts'
import { isGeneral, judgeClauses, seemsToAccept, showsLaw, speaksFor, turnsToCase } from './notice-passages.ts'
import { plainOf, type NoticeBlock, type Sentence } from './notice-text.ts'
import { concernsNamed, isLawHeading, pointsNamed, sectionOfHeading } from './notice-topics.ts'
import { namesPaper } from './asked-items.ts'
import { tellsOfCase } from './recitals.ts'
import { getConcern, type Point } from './rfe-concerns.ts'
import { saysLacking } from './words-of-lack.ts'
import { REFUSES } from './suggest-concern.ts'
import { favors } from './words-of-favor.ts'

/** What the rules made of a sentence. */
type RuledAs = { stated: ReadonlySet<Point>; asked: ReadonlySet<Point>; open: boolean; openAsk: boolean; conceded: boolean }

/** `text`: a sentence, or one of the parts that semicolons, colons and turns make of it. */
export type Unit = { sentence: Sentence; text: string; block: number; ruled: RuledAs; part: Point | null; kind: string[]; point: string[]; inLaw: boolean; heading: boolean; lead: string | null }

const WORDS_MAX = 90

/** Numbers and names are nothing that an officer says twice. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/\d[\d,.]*/g, '#')
    .split(/[^A-Za-z0-9#'?:;—–-]+/)
    .flatMap((word) => word.match(/[A-Za-z#']+(?:-[A-Za-z]+)*|[?:;—–-]/g) ?? [])
    .map((word) => word.toLowerCase().replace(/'s$/, ''))
    .slice(0, WORDS_MAX)

const grams = (words: readonly string[], prefix: string, most: number): string[] =>
  words.flatMap((_word, at) => Array.from({ length: Math.min(most, words.length - at) }, (_one, n) => `${prefix}${words.slice(at, at + n + 1).join(' ')}`))

const opening = (words: readonly string[], prefix: string): string[] => [1, 2, 3].flatMap((n) => (words.length >= n ? [`${prefix}${words.slice(0, n).join(' ')}`] : []))

/** What rules on language say of a sentence, whatever stands around it. */
function ruleMarks({ plain, text }: Sentence): string[] {
  const judged = new Set(judgeClauses(plain, true).map(({ kind }) => kind))
  const marks: [string, boolean][] = [
    ...['adverse', 'accepting', 'asking', 'deferring', 'general'].map((kind): [string, boolean] => [kind, judged.has(kind as never)]),
    ['asks', asksFor(plain)],
    ['anyone', isGeneral(plain)],
    ['law', showsLaw(plain)],
    ['case', turnsToCase(plain)],
    ['lack', saysLacking(plain)],
    ['refuses', REFUSES.test(plain)],
    ['favors', favors(plain)],
    ['for', speaksFor(plain)],
    ['seems', seemsToAccept(plain)],
    ['told', tellsOfCase(plain)],
    ['paper', namesPaper(text)],
    ['question', text.endsWith('?')],
    ['colon', text.endsWith(':')],
    ['semicolon', text.endsWith(';')],
    ['verbless', !/\b(?:is|are|was|were|be|been|has|have|had|do|does|did|must|may|should|will|would|can|could|\w+s|\w+ed)\b/.test(plain)],
  ]
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []))
}

const pointsIn = (plain: string): Point[] => [...new Set([...pointsNamed(plain), ...concernsNamed(plain).map((one) => getConcern(one).point)])]

const PARTED = /[;:] |(?<=[a-z]) [—–] |, (?=(?:but|yet|although|though|while|whereas|and (?:no|none|nothing|neither|the|your?|it|they|he|she|this|that|these|those)) )/g
const PART_WORDS = 4
/** More parts are told in one. */
const PARTS_MAX = 16
const LABEL = /^(?:[•▪◦●‣*–-]|\(?[a-zA-Z\d]{1,3}[.)]) /

/** Its parts, each of some words, in one row without a gap but the mark between them. */
function partsOf(text: string): string[] {
  const cuts = [...text.matchAll(PARTED)].map(({ index, 0: mark }) => index + mark.length)
  const parts: string[] = []
  let from = 0
  for (const cut of [...cuts.slice(0, PARTS_MAX - 1), text.length]) {
    const part = text.slice(from, cut).trim()
    const rest = text.slice(cut)
    if (cut < text.length && (part.split(' ').length < PART_WORDS || rest.split(' ').length < PART_WORDS)) continue
    if (part !== '') parts.push(parts.length === 0 ? part.replace(LABEL, '') : part)
    from = cut
  }
  return parts.length < 2 ? [text] : parts
}

/** The sentences of a notice as units, in their order, each with what is seen of it. */
export function unitsOf({ shaped, law, parts, passages, asks, unplaced, remarks, unsure, conceded }: Gathered): Unit[] {
  const { blocks } = shaped
  const all = blocks.flatMap((block, index) =>
    block.sentences.flatMap((whole, at) =>
      partsOf(whole.text).map((text, part, { length }) => ({
        whole,
        sentence: length === 1 ? whole : { ...whole, text, plain: plainOf(text), item: whole.item && part === 0 },
        block,
        index,
        at,
        part,
        parts: length,
      })),
    ),
  )
  const quotesOf = new Map<string, { point: Point | null; as: 'stated' | 'asked' | 'loose' | 'conceded' }[]>()
  const note = (quote: string, point: Point | null, as: 'stated' | 'asked' | 'loose' | 'conceded') => quotesOf.set(quote, [...(quotesOf.get(quote) ?? []), { point, as }])
  for (const one of passages) note(one.quote, one.point, one.strength)
  for (const one of remarks) note(one.quote, one.point, 'stated')
  for (const one of asks) note(one.quote, one.point, 'asked')
  for (const one of [...unplaced, ...unsure]) note(one.quote, null, 'loose')
  for (const one of conceded) note(one.quote, null, 'conceded')
  const ruledAs = ruledBySentence(
    all.map(({ sentence }) => sentence),
    quotesOf,
  )
  const marks = all.map(({ sentence }) => ruleMarks(sentence))
  const words = all.map(({ sentence }) => wordsOf(sentence.text))
  let headed: { plain: string; point: Point | null; law: boolean } = { plain: '', point: null, law: false }
  let lastPoint: Point | null = null
  const paragraphWords = blocks.map((block) => [...new Set(block.sentences.flatMap(({ text }) => wordsOf(text)))].slice(0, 400))
  return all.map(({ whole, sentence, block, index, at, part: partAt, parts: partCount }, place): Unit => {
    if (block.kind === 'heading' && at === 0 && partAt === 0) {
      const plain = block.sentences.map((one) => one.plain).join(' ')
      headed = { plain, point: sectionOfHeading(plain)?.point ?? null, law: isLawHeading(plain) }
    }
    const ruled = ruledAs[place]!
    const part = parts.get(whole) ?? null
    const here = words[place]!
    const own = marks[place]!
    const inLaw = law.has(whole)
    const beside = (offset: number, name: string): string[] => {
      const other = all[place + offset]
      if (other === undefined) return [`${name}:end`]
      const same = other.whole === whole ? 's' : other.index === index ? 'p' : 'o'
      const kind = other.block.kind === 'heading' ? ['h'] : []
      return [...marks[place + offset]!.map((mark) => `${name}${same}!${mark}`), ...kind.map((one) => `${name}${same}=${one}`), ...opening(words[place + offset]!, `${name}${same}^`).slice(0, 2)]
    }
    const leadBlock = leadOf(blocks, index)
    const lead = leadBlock === null ? [] : [...opening(wordsOf(leadBlock.text), '~^'), ...ruleMarks(leadBlock).map((mark) => `~!${mark}`)]
    const length = here.length < 4 ? 0 : here.length < 8 ? 1 : here.length < 16 ? 2 : here.length < 30 ? 3 : 4
    const ruledMarks = [
      ...(ruled.stated.size > 0 ? ['stated'] : []),
      ...(ruled.asked.size > 0 ? ['asked'] : []),
      ...(ruled.open ? ['open'] : []),
      ...(ruled.openAsk ? ['openAsk'] : []),
      ...(ruled.conceded ? ['conceded'] : []),
    ]
    const kind = [
      ...grams(here, '', 3),
      ...opening(here, '^'),
      ...(here.length > 0 ? [`$${here.at(-1)!}`, `$${here.slice(-2).join(' ')}`] : []),
      ...own.map((mark) => `!${mark}`),
      ...(ruledMarks.length === 0 ? ['=none'] : ruledMarks.map((mark) => `=${mark}`)),
      ...(ruledMarks.length === 0 ? own.map((mark) => `=!${mark}`) : []),
      ...beside(-1, '<'),
      ...beside(1, '>'),
      ...lead,
      `@part:${part ?? 'none'}`,
      `@block:${block.kind}`,
      ...(inLaw ? ['@inlaw'] : []),
      ...(headed.law ? ['@lawhead'] : []),
      ...(sentence.item ? ['@item'] : []),
      `@at:${at === 0 ? 'first' : at === block.sentences.length - 1 ? 'last' : 'mid'}`,
      ...(block.sentences.length === 1 ? ['@only'] : []),
      `@len:${length}`,
      ...(partCount > 1 ? [`@of:${partAt === 0 ? 'first' : 'later'}`] : []),
      `@pos:${Math.floor((4 * index) / blocks.length)}`,
    ]
    const meant = new Map<Point, number>()
    for (const [concern, weight] of plainWeights(sentence.plain)) meant.set(getConcern(concern).point, (meant.get(getConcern(concern).point) ?? 0) + weight)
    const point = [
      ...grams(here, '', 2),
      ...paragraphWords[index]!.map((word) => `%${word}`),
      ...(headed.plain.match(/[a-z0-9]+/g) ?? []).slice(0, WORDS_MAX).map((word) => `&${word}`),
      `@hp:${headed.point ?? 'none'}`,
      `@part:${part ?? 'none'}`,
      `@both:${headed.point ?? 'none'} ${part ?? 'none'}`,
      `@last:${lastPoint ?? 'none'}`,
      ...[...ruled.stated].map((one) => `@rs:${one}`),
      ...[...ruled.asked].map((one) => `@ra:${one}`),
      ...pointsIn(sentence.plain).map((one) => `@n:${one}`),
      ...block.sentences.flatMap((one) => pointsIn(one.plain)).map((one) => `@np:${one}`),
      ...[...meant].map(([one, weight]) => `@m:${one}:${Math.min(3, Math.ceil(weight / 2))}`),
      `@pos:${Math.floor((5 * index) / blocks.length)}`,
    ]
    if (part !== null) lastPoint = part
    return {
      sentence: whole,
      text: sentence.text,
      block: index,
      ruled,
      part,
      kind: [...new Set(kind)],
      point: [...new Set(point)],
      inLaw,
      heading: block.kind === 'heading',
      lead: leadBlock?.plain ?? null,
    }
  })
}

/** The line that leads to the list in which an item stands. */
function leadOf(blocks: readonly NoticeBlock[], index: number): Sentence | null {
  if (blocks[index]!.sentences[0]?.item !== true && !/[:;]$/.test(blocks[index - 1]?.sentences.at(-1)?.plain ?? '')) return null
  for (let before = index - 1; before >= Math.max(0, index - 15); before--) {
    const last = blocks[before]!.sentences.at(-1)
    if (last === undefined) return null
    if (blocks[before]!.sentences[0]?.item !== true && !last.plain.endsWith(';')) return last
  }
  return null
}

/** A quotation is a piece of a sentence, or two sentences in one piece. */
function ruledBySentence(sentences: readonly Sentence[], quotes: ReadonlyMap<string, { point: Point | null; as: 'stated' | 'asked' | 'loose' | 'conceded' }[]>): RuledAs[] {
  const waiting = [...quotes].map(([quote, as]) => ({ quote, as }))
  return sentences.map(({ text }) => {
    const own = waiting.filter(({ quote }) => text.includes(quote) || (quote.length > text.length && quote.includes(text))).flatMap(({ as }) => as)
    const points = (kind: 'stated' | 'asked') => new Set(own.flatMap(({ as, point }) => (as === kind && point !== null ? [point] : [])))
    return {
      stated: points('stated'),
      asked: points('asked'),
      open: own.some(({ as }) => as === 'loose'),
      openAsk: own.some(({ as, point }) => as === 'asked' && point === null),
      conceded: own.some(({ as }) => as === 'conceded'),
    }
  })
}
