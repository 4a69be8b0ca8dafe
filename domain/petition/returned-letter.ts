/** A letter that came back as a Word file: its paragraphs are laid on the blocks that it was made from, and what differs is told. Nothing is taken from it by itself. */
import { cleanText } from '../documents/clean-text.ts'
import { wordsOf, type Block, type Inlines } from '../documents/document.ts'
import type { CaseFile } from './case-file.ts'
import { compareWords, letterBudget, type WordRun } from './compare-drafts.ts'
import { CASE_EXHIBITS_MAX } from './change-case.ts'
import { BLOCK_TEXT_MAX, escaped, exhibitNumbers, printedBlocks, type DraftBlock, type LetterMark, type Section } from './draft.ts'

export type ReturnedRun = { text: string; bold: boolean; italic: boolean }
export type Remark = { by: string; text: string }

/** `marks`: bookmarks of ours that begin in it. `tracked`: pieces of it that are tracked changes; they are read as if accepted. */
export type ReturnedParagraph = { runs: ReturnedRun[]; marks: string[]; /** Within a table. */ cell: boolean; tracked: number; remarks: Remark[] }

export type ReturnedChange = {
  id: string
  /** `remark`: only a comment stands beside it. */
  kind: 'changed' | 'added' | 'removed' | 'remark'
  /** Of an added paragraph the block that it follows; null where its place is not known. */
  blockId: string | null
  section: Section | null
  /** Of a list, which entry; null of other blocks. */
  item: number | null
  words: string
  /** Of a changed paragraph: what was taken out and put in. */
  runs: WordRun[]
  /** The paragraph as it came back. */
  written: ReturnedRun[]
  tracked: boolean
  remarks: Remark[]
  /** The editor can take it as it is. What stands in a table, a signature, or beside a note is changed there by hand. */
  takeable: boolean
  state: 'open' | 'taken' | 'left'
}

/** `by`: whether the paragraphs were found by their bookmarks, or by their words where those are lost. */
export type ComparedLetter = { by: 'bookmarks' | 'words'; paragraphs: number; tracked: number; changes: ReturnedChange[] }

/** Why nothing could be made of a file. */
export type ReturnProblem = 'not-word' | 'old-word' | 'damaged' | 'no-text' | 'too-complex' | 'other-order' | 'not-ours' | 'taken-back'

/** A file that came back. `revision`: the version it is compared with. One of `problem` and `compared` is there. */
export type ReturnedFile = { fileId: string; fileName: string; sha256: string; revision: number; problem: ReturnProblem | null; compared: ComparedLetter | null }

const PLACE = /^pw_([0-9a-f]{8})_(\d{1,6})_(\d{1,4})(?:_(\d{1,3}))?$/

/** Of which order and revision most bookmarks are; null where none is ours. */
export function letterMarkOf(paragraphs: readonly ReturnedParagraph[]): LetterMark | null {
  const counts = new Map<string, number>()
  for (const name of paragraphs.flatMap(({ marks }) => marks)) {
    const found = PLACE.exec(name)
    if (found !== null) counts.set(`${found[1]} ${found[2]}`, (counts.get(`${found[1]} ${found[2]}`) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (most === undefined) return null
  const [order = '', revision = ''] = most[0].split(' ')
  return { order, revision: Number(revision) }
}

/** A paragraph of the letter as it was printed. */
type Part = { id: string; section: Section; place: number; item: number | null; words: string; cell: boolean; takeable: boolean }

const plain = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()
/** Quotes are curled by some programs and not by others. */
const key = (text: string): string => plain(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

const hasOwnSigns = (run: Inlines) => run.some(({ kind }) => kind === 'footnote' || kind === 'field' || kind === 'link')

function partsOf(file: CaseFile, blocks: readonly DraftBlock[]): Part[] {
  return printedBlocks(file, blocks).flatMap(({ place, draft: { id, section }, block }): Part[] => {
    const part = (run: Inlines, given: Partial<Part> = {}): Part => ({ id, section, place, item: null, words: plain(wordsOf(run)), cell: false, takeable: !hasOwnSigns(run), ...given })
    const fixed = { takeable: false }
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
      case 'numbered':
        return [part(block.content)]
      case 'quote':
        return [part(block.content), ...(block.source === undefined ? [] : [part(block.source, fixed)])]
      case 'list':
        return block.items.map(({ content, items }, item) => part(content, { item, takeable: !hasOwnSigns(content) && items === undefined }))
      case 'signature':
        return [[{ kind: 'text', text: block.closing } as const], block.name, ...block.lines].map((run) => part(run, fixed))
      case 'table':
        return [...(block.caption === undefined ? [] : [part(block.caption, fixed)]), ...cellsOf(block).map((run) => part(run, { ...fixed, cell: true }))]
      default:
        return []
    }
  })
}

const cellsOf = (block: Extract<Block, { kind: 'table' }>): Inlines[] => [...block.header, ...block.rows.flat().flatMap((cell) => (cell.kind === 'words' ? [cell.content] : []))]

/** Share of common words, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  // So different in length that no common words make them alike.
  if (small.size === 0 || small.size * 3 < large.size) return 0
  let common = 0
  for (const word of small) if (large.has(word)) common++
  return (2 * common) / (one.size + other.size)
}

const wordSet = (text: string): Set<string> =>
  new Set(
    key(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}$%]+/gu),
  )

/** Paragraphs that share less than this are different ones. */
const ALIKE = 0.5
/** A letter of which fewer paragraphs are found again is another one. */
const OURS = 0.3

/** Where more pairs of paragraphs than this are open, they are found by their very words only. */
const PAIRS_MAX = 200_000

/** Letters of a cell that is told although its table has none like it: numbers and labels are shorter. */
const CELL_TOLD = 30

/** Which part each paragraph is, by place in `paragraphs`. */
function placed(parts: readonly Part[], paragraphs: readonly (ReturnedParagraph & { words: string })[], mark: LetterMark): { of: Map<number, number>; marked: number } {
  const of = new Map<number, number>()
  const taken = new Set<number>()
  const put = (paragraph: number, part: number) => {
    of.set(paragraph, part)
    taken.add(part)
  }
  // A heading, a paragraph, or an entry of a list has a bookmark of its own; so has the first line of a quote.
  const named = new Map<string, number>()
  for (const [index, { place, item, cell }] of parts.entries()) {
    const name = `${place} ${item ?? 0}`
    if (!cell && !named.has(name)) named.set(name, index)
  }
  let marked = 0
  for (const [at, { marks, words, cell }] of paragraphs.entries()) {
    if (words === '' || cell) continue
    for (const found of marks.map((name) => PLACE.exec(name))) {
      if (found === null || found[1] !== mark.order || Number(found[2]) !== mark.revision) continue
      const part = named.get(`${found[3]} ${found[4] ?? 0}`)
      if (part === undefined || taken.has(part) || of.has(at)) continue
      put(at, part)
      marked++
    }
  }
  const open = () => paragraphs.flatMap(({ words }, at) => (words === '' || of.has(at) ? [] : [at]))
  const free = () => [...parts.keys()].filter((part) => !taken.has(part))
  const byWords = Map.groupBy(free(), (part) => `${parts[part]!.cell} ${key(parts[part]!.words)}`)
  for (const at of open()) {
    const part = byWords.get(`${paragraphs[at]!.cell} ${key(paragraphs[at]!.words)}`)?.shift()
    if (part !== undefined) put(at, part)
  }
  const [unfound, unused] = [open(), free()]
  if (unfound.length * unused.length > PAIRS_MAX) return { of, marked }
  const left = unused.map((part) => ({ part, words: wordSet(parts[part]!.words) }))
  const pairs = unfound.flatMap((at) => {
    const words = wordSet(paragraphs[at]!.words)
    return left.flatMap(({ part, words: others }) => {
      const share = parts[part]!.cell === paragraphs[at]!.cell ? likeness(words, others) : 0
      return share < ALIKE ? [] : [{ at, part, share }]
    })
  })
  for (const { at, part } of pairs.toSorted((one, other) => other.share - one.share)) if (!of.has(at) && !taken.has(part)) put(at, part)
  return { of, marked }
}

/** The letter that came back against the version it was made from; null where it is another letter. `mark`: of that version. */
export function compareReturned(file: CaseFile, blocks: readonly DraftBlock[], returned: readonly ReturnedParagraph[], mark: LetterMark): ComparedLetter | null {
  const parts = partsOf(file, blocks)
  const paragraphs = returned.map((paragraph) => ({ ...paragraph, words: plain(paragraph.runs.map(({ text }) => text).join('')) }))
  const { of, marked } = placed(parts, paragraphs, mark)
  if (of.size < parts.length * OURS) return null
  const changes: Omit<ReturnedChange, 'id'>[] = []
  const told = (change: Omit<ReturnedChange, 'id' | 'state'>) => changes.push({ ...change, state: 'open' })
  const found = [...of].toSorted(([one], [other]) => one - other)
  const indexed = (exhibitNumbers(blocks, file).size === 0 ? [] : file.exhibits).map(({ title }) => key(title))
  const isIndexed = (text: string) => {
    const words = key(text)
    return indexed.some((title) => words.startsWith(title))
  }
  const budget = letterBudget()
  const gone = new Set(parts.keys())
  for (const [, part] of found) gone.delete(part)
  /** Parts that are gone are told behind the one that they followed. */
  const tellGone = (from: number) => {
    for (let at = from; gone.has(at); at++) {
      const { id, section, item, words, cell, takeable } = parts[at]!
      gone.delete(at)
      if (words !== '' && !cell) told({ kind: 'removed', blockId: id, section, item, words, runs: [], written: [], tracked: false, remarks: [], takeable })
    }
  }
  tellGone(0)
  let last: number | null = null
  for (const [at, { words, runs: written, tracked, remarks, cell }] of paragraphs.entries()) {
    const place = of.get(at)
    if (place === undefined) {
      // The index of exhibits is made anew with each letter.
      if (words === '' || (cell && (words.length < CELL_TOLD || isIndexed(words)))) continue
      const next = found.find(([other, part]) => other > at && !parts[part]!.cell)?.[1]
      const before: Part | null = last !== null && !cell && (next === undefined || next > last) ? parts[last]! : null
      told({
        kind: 'added',
        blockId: before?.id ?? null,
        section: before?.section ?? null,
        item: null,
        words,
        runs: [],
        written,
        tracked: tracked > 0,
        remarks,
        takeable: before !== null && words.length <= TAKEN_MAX,
      })
      continue
    }
    const part = parts[place]!
    const { id, section, item, takeable } = part
    const same = key(part.words) === key(words)
    if (!same || remarks.length > 0)
      told({
        kind: same ? 'remark' : 'changed',
        blockId: id,
        section,
        item,
        words,
        runs: same ? [] : compareWords(part.words, words, budget),
        written,
        tracked: tracked > 0,
        remarks,
        takeable: takeable && !same && words.length <= TAKEN_MAX,
      })
    if (!part.cell) last = place
    tellGone(place + 1)
  }
  return {
    by: marked * 2 > of.size ? 'bookmarks' : 'words',
    paragraphs: found.length,
    tracked: returned.reduce((sum, { tracked }) => sum + tracked, 0),
    changes: changes.map((change, index) => ({ id: `r${index + 1}`, ...change })),
  }
}

/** The signs around a text, which may neither begin nor end with a blank inside of them. */
function marked(text: string, sign: string): string {
  const core = text.trim()
  if (core === '') return text
  const start = text.length - text.trimStart().length
  return `${text.slice(0, start)}${sign}${core}${sign}${text.slice(start + core.length)}`
}

/** Letters of a paragraph that is taken as it is: as many as the editor takes. */
export const TAKEN_MAX = BLOCK_TEXT_MAX

/** Of one list of numbers; more is no list that we print. */
const LISTED_MAX = 60
/** Of all lists of one paragraph, as many as a case has exhibits. A dozen letters name sixty of them. */
const LISTED_IN_PARAGRAPH_MAX = CASE_EXHIBITS_MAX

/** `Exhibits 1–3 and R-2` → `Exhibit 1, Exhibit 2, Exhibit 3, Exhibit R-2`, where the letter has them all. */
function withEachExhibit(text: string, isKnown: (number: string) => boolean): string {
  let left = LISTED_IN_PARAGRAPH_MAX
  return text.replace(/Exhibits\s((?:(?:R-)?\d{1,3}(?:(?:–| to R-)\d{1,3})?(?:, and |, | and )?){1,60})/g, (printed: string, list: string) => {
    const numbers = list.split(/, and |, | and /).flatMap((span) => {
      const mark = span.startsWith('R-') ? 'R-' : ''
      const [from, to = from] = span
        .replaceAll('R-', '')
        .split(/–| to /)
        .map(Number)
      return span === '' || to! - from! > LISTED_MAX ? [] : Array.from({ length: to! - from! + 1 }, (_, place) => `${mark}${from! + place}`)
    })
    const rest = /(?:, and |, | and )$/.exec(list)?.[0] ?? ''
    if (numbers.length < 2 || numbers.length > Math.min(LISTED_MAX, left) || !numbers.every(isKnown)) return printed
    left -= numbers.length
    return `${numbers.map((number) => `Exhibit ${number}`).join(', ')}${rest}`
  })
}

/**
 * A paragraph that came back in the notation of the editor: exhibits by the numbers that they have now, without the titles
 * that the letter prints where it first cites them.
 */
export function notationOfReturned(written: readonly ReturnedRun[], file: CaseFile, before: readonly DraftBlock[], now: readonly DraftBlock[]): string {
  const numbersNow = exhibitNumbers(now, file)
  const byNumber = new Map([...exhibitNumbers(before, file)].map(([id, number]) => [number, id]))
  const titles = new Map(file.exhibits.map(({ id, title }) => [id, title]))
  const titleOf = (id: string) => (titles.get(id) ?? '').replace(/ \(filed as [^)]*\)$/, '').replace(/ \(([^()]+)\)/g, ', $1')
  const words = (printed: string): string => {
    const text = withEachExhibit(printed, (number) => byNumber.has(number))
    let out = ''
    let from = 0
    let cited = false
    for (const found of text.matchAll(/Exhibit\s([A-Z0-9]+(?:[.-][A-Z0-9]+)*)/g)) {
      const id = byNumber.get(found[1]!)
      if (id === undefined) continue
      const between = text.slice(from, found.index)
      out += escaped(cited && between === '; ' ? ', ' : between) + `{{Ex-${numbersNow.get(id) ?? id}}}`
      from = found.index + found[0].length
      cited = true
      const title = `, ${titleOf(id)}`
      if (title.length > 2 && key(text.slice(from, from + title.length)) === key(title)) from += title.length
    }
    return out + escaped(text.slice(from))
  }
  const joined: ReturnedRun[] = []
  for (const run of written) {
    const last = joined.at(-1)
    if (last !== undefined && ((last.bold === run.bold && last.italic === run.italic) || run.text.trim() === '')) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
    .map(({ text, bold, italic }) => (bold ? marked(words(cleanText(text)), '**') : italic ? marked(words(cleanText(text)), '*') : words(cleanText(text))))
    .join('')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
}
