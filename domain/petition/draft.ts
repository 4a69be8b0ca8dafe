/** A letter as sections of blocks with ids that stay: what each rests on, who wrote it, and what becomes of it when facts change. */
import { parseInline } from '../documents/inline-syntax.ts'
import { wordsOf, type Block, type Document, type Exhibit, type Inline, type Inlines } from '../documents/document.ts'
import { inlinesOfBlock } from '../documents/walk-document.ts'
import { liveRequests } from '../rfe-response/response-file.ts'
import { isSettled, type CaseExhibit, type CaseFile } from './case-file.ts'
import { issuedOn } from './sentence-support.ts'
import { isNumbered, ranges, withTitledExhibits } from './titled-exhibits.ts'

export const SECTIONS = ['opening', 'eb2', 'endeavor', 'p1', 'p2', 'p3', 'conclusion', 'appendix'] as const
export type Section = (typeof SECTIONS)[number]
export const SECTION_LABELS: Record<Section, string> = {
  opening: 'Opening',
  eb2: 'EB-2 classification',
  endeavor: 'The endeavor',
  p1: 'Prong 1',
  p2: 'Prong 2',
  p3: 'Prong 3',
  conclusion: 'Conclusion',
  appendix: 'Exhibits and sources',
}

export type DraftBlock = {
  /** Stays through every revision: `p1/merit/f12`. */
  id: string
  section: Section
  block: Block
  origin: 'composer' | 'operator' | 'model'
  /** Ids of the facts it rests on, each with the `rev` it was written from. */
  basis: Readonly<Record<string, number>>
  /** What the composer wrote here, whoever wrote `block`. */
  composed: Block | null
  /** Key of the standard paragraph that this is; such words are the same in every letter. */
  standard: string | null
  reviewed: boolean
  /** A newer text of the composer, for a block that an operator wrote: it stands beside and replaces nothing. */
  beside: Block | null
  /** An operator took it out of the letter; it comes back as it was. */
  removed: boolean
  /** Why the composer's text stands although a model was asked. */
  note?: string | undefined
}

export const factsOf = (block: Pick<DraftBlock, 'basis'>): string[] => Object.keys(block.basis)

/** Whether a fact that the block rests on has changed since, or may no longer be used. */
export function isOutOfDate(block: Pick<DraftBlock, 'basis'>, file: Pick<CaseFile, 'facts'>): boolean {
  return Object.entries(block.basis).some(([id, rev]) => {
    const fact = file.facts.find((one) => one.id === id)
    return fact === undefined || fact.rev !== rev || !isSettled(fact)
  })
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A new composition over what stands: untouched blocks take the new text, a block that an operator wrote keeps theirs with
 * the new text beside it. What the facts no longer carry goes, unless an operator wrote it. The text of a model is kept like an operator's while its facts stand.
 */
export function recomposed(before: readonly DraftBlock[], composed: readonly DraftBlock[]): DraftBlock[] {
  const old = new Map(before.map((block) => [block.id, block]))
  const next = composed.map((fresh): DraftBlock => {
    const stood = old.get(fresh.id)
    if (stood === undefined) return fresh
    if (stood.origin === 'composer')
      return same(stood.block, fresh.block)
        ? { ...fresh, reviewed: stood.reviewed, removed: stood.removed, ...(stood.note === undefined ? {} : { note: stood.note }) }
        : { ...fresh, removed: stood.removed }
    // Its own text was looked at with the facts as they are now only where nothing changed.
    return same(stood.composed, fresh.block) ? { ...stood, beside: null, basis: fresh.basis } : { ...stood, beside: fresh.block, reviewed: false }
  })
  const there = new Set(composed.map(({ id }) => id))
  for (const [place, block] of before.entries()) {
    if (there.has(block.id) || block.origin !== 'operator') continue
    const above = before.slice(0, place).findLast(({ id }) => next.some((one) => one.id === id))
    next.splice(above === undefined ? 0 : next.findIndex(({ id }) => id === above.id) + 1, 0, { ...block, beside: null })
  }
  return next
}

/** The text that an operator sees beside is taken, or left where it is. */
export function settleBeside(block: DraftBlock, take: boolean, file: Pick<CaseFile, 'facts'>): DraftBlock {
  if (block.beside === null) return block
  const basis = Object.fromEntries(Object.keys(block.basis).flatMap((id) => file.facts.filter((fact) => fact.id === id && isSettled(fact)).map((fact) => [id, fact.rev])))
  return take ? { ...block, block: block.beside, composed: block.beside, origin: 'composer', beside: null, basis, reviewed: false } : { ...block, composed: block.beside, beside: null, basis }
}

export const shownBlocks = (blocks: readonly DraftBlock[]): DraftBlock[] => blocks.filter(({ removed }) => !removed)

const exhibitsIn = (block: Block): string[] => inlinesOfBlock(block).flatMap((run) => run.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.id.replace(/^Ex-/, '')] : [])))

/** Runs of words, citations, and links of all blocks together. */
export const piecesOf = (blocks: readonly Pick<DraftBlock, 'block'>[]): number => blocks.reduce((sum, { block }) => sum + inlinesOfBlock(block).reduce((inside, run) => inside + run.length, 0), 0)

export const citedIn = (block: Pick<DraftBlock, 'block'>): string[] => [...new Set(exhibitsIn(block.block))]

/** What is printed behind `Exhibit`, by the exhibit's id: `3`, `R-2`, `B`. */
export type ExhibitNumbers = ReadonlyMap<string, string>

/**
 * Counted where each exhibit is first cited, so that there is no gap; those the case does not have get none. In an answer to a
 * notice what is submitted with it is, …, and what lies with the petition keeps the name under which it was filed.
 */
export function exhibitNumbers(blocks: readonly DraftBlock[], file: Pick<CaseFile, 'exhibits' | 'response'>): Map<string, string> {
  const numbers = new Map<string, string>()
  const kept = new Set<string>()
  const mark = file.response === undefined ? '' : 'R-'
  let count = 0
  for (const id of shownBlocks(blocks).flatMap(({ block }) => exhibitsIn(block))) {
    const exhibit = file.exhibits.find((one) => one.id === id)
    if (exhibit === undefined || numbers.has(id)) continue
    const label = filedName(exhibit)
    const keeps = label !== null && !kept.has(label)
    if (keeps) kept.add(label)
    numbers.set(id, keeps ? label : `${mark}${++count}`)
  }
  return numbers
}

/** `3` of what was filed as Exhibit 3; null of what was not filed. */
const filedName = ({ filed }: CaseExhibit): string | null => /^Exhibit ([A-Z0-9]+(?:[.-][A-Z0-9]+)*)$/.exec(filed?.label ?? '')?.[1] ?? null

/** As an index names a document. One that keeps the name under which it was filed needs no other beside it. */
export const indexedTitle = ({ title, filed }: Pick<CaseExhibit, 'title' | 'filed'>, number: string): string =>
  filed?.label === `Exhibit ${number}` ? `${title.replace(/ \(filed as [^)]*\)$/, '')} (filed with the petition)` : title

/** What an exhibit proves: in an answer to a notice the points whose answers cite it. */
export function purposesOfExhibits(file: CaseFile, blocks: readonly DraftBlock[]): (exhibit: CaseExhibit) => CaseExhibit['proves'] {
  if (file.response === undefined) return ({ proves }) => proves
  const citing = new Map<string, Set<string>>()
  for (const { id, block } of shownBlocks(blocks)) for (const cited of exhibitsIn(block)) citing.set(cited, (citing.get(cited) ?? new Set()).add(id.split('/')[1] ?? ''))
  const requests = liveRequests(file.response)
  return ({ id, proves }) => {
    const points = requests.filter((request) => citing.get(id)?.has(request.id) === true)
    const shown = [...new Set(points.map(({ point }): CaseExhibit['proves'][number] => (point === 'eb2' ? 'EB-2' : `Prong ${point}`)))]
    return shown.length === 0 ? proves : shown
  }
}

type Renamed = (id: string) => string

const renameRun = (run: Inlines, renamed: Renamed): Inlines =>
  run.map((inline): Inline => (inline.kind === 'exhibit' ? { ...inline, id: renamed(inline.id) } : inline.kind === 'footnote' ? { ...inline, content: renameRun(inline.content, renamed) } : inline))

function renameBlock(block: Block, renamed: Renamed): Block {
  const run = (inlines: Inlines) => renameRun(inlines, renamed)
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'numbered':
      return { ...block, content: run(block.content) }
    case 'quote':
      return { ...block, content: run(block.content), ...(block.source === undefined ? {} : { source: run(block.source) }) }
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, content: run(item.content) })) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => (cell.kind === 'words' ? { ...cell, content: run(cell.content) } : cell))) }
    default:
      return block
  }
}

/** Which revision of which order a letter is of: what its Word file can be found by when it comes back. `order`: eight hexadecimal digits. */
export type LetterMark = { order: string; revision: number }

/** A bookmark of the Word file. `place`: of the block in the outline of the revision. */
export const placeName = ({ order, revision }: LetterMark, place: number): string => `pw_${order}_${revision}_${place}`

/** The letter as a document, its exhibits numbered in the order of their first citation, and named there. `edition`: YYYY-MM-DD. */
export function letterDocument(file: CaseFile, blocks: readonly DraftBlock[], given: { title: string; edition: string; footer?: string; mark?: LetterMark }): Document {
  const exhibits = exhibitsOf(file, blocks)
  const printed = printedBlocks(file, blocks)
  const { mark } = given
  return {
    id: 'petition-letter',
    title: given.title,
    edition: given.edition,
    kind: 'letter',
    front: 'none',
    footer: given.footer ?? 'Form I-140, request for a national interest waiver',
    headingNumbers: 'legal',
    exhibits,
    blocks: printed.map(({ block }) => block),
    ...(mark === undefined ? {} : { places: printed.map(({ place }) => placeName(mark, place)) }),
  }
}

/** What is submitted now stands before what was filed earlier, each in its own order. */
export const inIndexOrder = (numbers: ExhibitNumbers): [id: string, number: string][] => {
  const isFiled = (number: string) => ![...numbers.values()].every((one) => /^\d+$/.test(one)) && !number.startsWith('R-')
  return [...numbers].toSorted(([, one], [, other]) => Number(isFiled(one)) - Number(isFiled(other)) || one.localeCompare(other, 'en', { numeric: true }))
}

function exhibitsOf(file: CaseFile, blocks: readonly DraftBlock[]): Exhibit[] {
  const purposes = purposesOfExhibits(file, blocks)
  return inIndexOrder(exhibitNumbers(blocks, file)).map(([id, number]): Exhibit => {
    const exhibit = file.exhibits.find((one) => one.id === id)!
    const proves = purposes(exhibit)
    return { id: `Ex-${number}`, title: indexedTitle(exhibit, number), proves: proves.length === 0 ? ['Prong 2'] : proves }
  })
}

const isRange = (run: Inlines): boolean => {
  const cited = run.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.id.replace('Ex-', '')] : []))
  return cited.length > 1 && cited.every(isNumbered)
}

/** `Exhibits 6, 9, 14–20`, in the last column of a table. */
function inRanges(block: Block): Block {
  if (block.kind !== 'table') return block
  const words = (run: Inlines): string => {
    const labels = run.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.id.replace('Ex-', '')] : []))
    if (labels.some((label) => label.startsWith('R-'))) return `Exhibits ${ranges(labels)}`
    const numbers = run.flatMap((inline) => (inline.kind === 'exhibit' ? [Number(inline.id.replace('Ex-', ''))] : [])).toSorted((one, other) => one - other)
    const spans: [number, number][] = []
    for (const number of numbers) {
      const last = spans.at(-1)
      if (last !== undefined && number === last[1] + 1) last[1] = number
      else spans.push([number, number])
    }
    const list = spans.flatMap(([from, to]) => (to - from === 1 ? [`${from}`, `${to}`] : [from === to ? `${from}` : `${from}–${to}`]))
    return `Exhibits ${list.join(', ')}`
  }
  const rows = block.rows.map((row) =>
    row.map((cell, place) => (place === row.length - 1 && cell.kind === 'words' && isRange(cell.content) ? { ...cell, content: [{ kind: 'text' as const, text: words(cell.content) }] } : cell)),
  )
  return { ...block, rows }
}

const YEAR_BEHIND = /,? (?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?((?:19|20)\d\d)$/
/** A title with the day that a passage of the petitioner gives its document, where it has only a year or none. */
function dated(file: CaseFile, id: string, title: string): string {
  const day = file.response === undefined ? issuedOn(file, id) : null
  if (day === null || title.includes(day)) return title
  const year = YEAR_BEHIND.exec(title)
  if (year !== null) return day.endsWith(year[1]!) && day.length > year[0].length - 2 ? title.replace(YEAR_BEHIND, `, ${day}`) : title
  return /\b(?:19|20)\d\d\b/.test(title) ? title : `${title}, ${day}`
}

/** The blocks as they are printed, each with its place among all of the draft. */
export function printedBlocks(file: CaseFile, blocks: readonly DraftBlock[]): { place: number; draft: DraftBlock; block: Block }[] {
  const numbers = exhibitNumbers(blocks, file)
  const renamed: Renamed = (id) => `Ex-${numbers.get(id.replace(/^Ex-/, '')) ?? id.replace(/^Ex-/, '')}`
  const exhibits = exhibitsOf(file, blocks)
  const shown = blocks.map((draft, place) => ({ draft, place })).filter(({ draft }) => !draft.removed && (draft.block.kind !== 'exhibit-index' || exhibits.length > 0))
  const titled = withTitledExhibits(
    shown.map(({ draft }) => (draft.id === 'opening/summary' || draft.id === 'opening/index' ? inRanges(renameBlock(draft.block, renamed)) : renameBlock(draft.block, renamed))),
    new Map(exhibits.map(({ id, title }) => [id, dated(file, [...numbers].find(([, number]) => `Ex-${number}` === id)?.[0] ?? '', title)])),
  )
  return shown.map((one, index) => ({ ...one, block: titled[index]! }))
}

/** Letters of a block that is written by hand. */
export const BLOCK_TEXT_MAX = 20_000

/** Words in which no sign of the notation means more than itself. */
export const escaped = (text: string) => text.replace(/[\\*[{^]/g, '\\$&')

/** Running text in the notation of inline-syntax.ts, exhibits by number. */
function notationOf(run: Inlines, numbers: ExhibitNumbers): string {
  return run
    .map((inline): string => {
      switch (inline.kind) {
        case 'text': {
          const text = escaped(inline.text)
          return inline.bold === true ? `**${text}**` : inline.italic === true ? `*${text}*` : text
        }
        case 'exhibit': {
          const id = inline.id.replace(/^Ex-/, '')
          return `{{Ex-${numbers.get(id) ?? id}}}`
        }
        case 'field':
          return `[[${inline.width === 'medium' ? 'field' : inline.width}: ${inline.label}]]`
        case 'link':
          return `[${inline.text}](${inline.href})`
        case 'footnote':
          return `^[${notationOf(inline.content, numbers)}]`
        case 'line-break':
          return '\n'
      }
    })
    .join('')
}

/** What an operator edits: the text of a block; null for a block that has none of its own (tables, contents, breaks). A list has a line for each entry. */
export function editableText(block: Block, numbers: ExhibitNumbers): string | null {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'numbered':
    case 'quote':
      return notationOf(block.content, numbers)
    case 'list':
      return block.items.map((item) => notationOf(item.content, numbers)).join('\n')
    default:
      return null
  }
}

/** A block with the text that an operator wrote; throws `InlineSyntaxError` where its notation is broken. */
export function withText(block: Block, text: string, numbers: ExhibitNumbers): Block {
  const ids = new Map([...numbers].map(([id, number]) => [number, id]))
  const read = (source: string) => renameRun(parseInline(source), (id) => `Ex-${ids.get(id.replace(/^Ex-/, '')) ?? id.replace(/^Ex-/, '')}`)
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'numbered':
    case 'quote':
      return { ...block, content: read(text.trim()) }
    case 'list':
      return {
        ...block,
        items: text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => ({ content: read(line.trim()) })),
      }
    default:
      return block
  }
}

/** The words of a block as a reader sees them; exhibits as `Exhibit id`. */
export const blockWords = (block: Block): string => inlinesOfBlock(block).map(wordsOf).join('\n')

/** Lines of a page, and words of a line, in the type of letters. */
const LINES_A_PAGE = 43
const WORDS_A_LINE = 14
export const PAGES_GOAL = 30

function linesOf({ block }: DraftBlock): number {
  const lines = (text: string) => Math.ceil((text.match(/\S+/g)?.length ?? 0) / WORDS_A_LINE)
  switch (block.kind) {
    case 'heading':
      return 2.2
    case 'list':
      return block.items.reduce((sum, { content }) => sum + lines(wordsOf(content)) + 0.4, 0.6)
    case 'table':
      return block.rows.length * 1.9 + 3
    case 'signature':
      return 7
    default:
      return lines(blockWords(block)) + 0.8
  }
}

/** About how many pages the letter has, the index of exhibits left out; the file itself tells for sure. */
export const aboutPages = (blocks: readonly DraftBlock[]): number => Math.max(1, Math.round(shownBlocks(blocks).reduce((sum, block) => sum + linesOf(block), 0) / LINES_A_PAGE))
