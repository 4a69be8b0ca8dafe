/** Short builders in which authors write documents; each text argument is read by `parseInline`. */
import type { Block, Cell, DrawingArrow, DrawingCell, DrawingTone, Exhibit, ExhibitPurpose, Inlines, ListItem, ParagraphLayout } from './document.ts'
import { parseInline } from './inline-syntax.ts'

/** Text in the notation of inline-syntax.ts, or inlines made elsewhere (`plain`). */
export type Words = string | Inlines

const inlines = (words: Words): Inlines => (typeof words === 'string' ? parseInline(words) : words)

/** Text printed exactly as it is: for words of customers and models. A newline is a line break. */
export const plain = (text: string): Inlines =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line, index): Inlines => [...(index > 0 ? [{ kind: 'line-break' } as const] : []), ...(line === '' ? [] : [{ kind: 'text', text: line } as const])])

export const h1 = (words: Words): Block => ({ kind: 'heading', level: 1, content: inlines(words) })
export const h2 = (words: Words): Block => ({ kind: 'heading', level: 2, content: inlines(words) })
export const h3 = (words: Words): Block => ({ kind: 'heading', level: 3, content: inlines(words) })

export const p = (words: Words, layout: ParagraphLayout = {}): Block => ({
  kind: 'paragraph',
  content: inlines(words),
  ...layout,
})

/** Paragraph with a running number through the document. */
export const np = (words: Words, options: { restart?: boolean } = {}): Block => ({
  kind: 'numbered',
  content: inlines(words),
  ...options,
})

/** A list entry: words, or words followed by its sub-entries: `['Parent', ['Child 1', 'Child 2']]`. */
export type Entry = Words | readonly [Words, readonly Entry[]]

const isParent = (entry: Entry): entry is readonly [Words, readonly Entry[]] => Array.isArray(entry) && entry.length === 2 && Array.isArray(entry[1])

const listItem = (entry: Entry): ListItem => (isParent(entry) ? { content: inlines(entry[0]), items: entry[1].map(listItem) } : { content: inlines(entry as Words) })

export const bullets = (...entries: readonly Entry[]): Block => ({
  kind: 'list',
  ordered: false,
  items: entries.map(listItem),
})

export const steps = (...entries: readonly Entry[]): Block => ({
  kind: 'list',
  ordered: true,
  items: entries.map(listItem),
})

/** A cell to write in. `label` names it for screen readers and for Word's field; it is not printed. */
export const fill = (label: string, lines = 1): Cell => ({ kind: 'fill', label, lines })

const cell = (value: Words | Cell): Cell => (typeof value === 'string' || !('kind' in value) ? { kind: 'words', content: inlines(value as Words) } : value)

/** `columns` are relative widths: `table([1, 3], ['Year', 'Event'], [['2024', 'Founded'], [fill('Year'), fill('Event', 2)]])`. */
export const table = (columns: readonly number[], header: readonly Words[], rows: readonly (readonly (Words | Cell)[])[], caption?: Words): Block => ({
  kind: 'table',
  columns,
  header: header.map(inlines),
  rows: rows.map((row) => row.map(cell)),
  ...(caption === undefined ? {} : { caption: inlines(caption) }),
})

/** Empty boxes to tick. */
export const checkboxes = (...items: readonly Words[]): Block => ({
  kind: 'checkboxes',
  items: items.map((item) => ({ content: inlines(item), checked: false })),
})

/** A question with `lines` empty ruled lines under it. */
export const fillBox = (label: Words, lines: number, hint?: Words): Block => ({
  kind: 'fill-box',
  label: inlines(label),
  lines,
  ...(hint === undefined ? {} : { hint: inlines(hint) }),
})

/** Shaded note that the petitioner deletes before filing. */
export const note = (title: string, ...paragraphs: readonly Words[]): Block => ({
  kind: 'note',
  title,
  paragraphs: paragraphs.map(inlines),
})

export const quote = (words: Words, source?: Words): Block => ({
  kind: 'quote',
  content: inlines(words),
  ...(source === undefined ? {} : { source: inlines(source) }),
})

/** A box of a drawing: a title and short lines under it. */
export const box = (tone: DrawingTone, title: string, ...lines: readonly Words[]): DrawingCell => ({ kind: 'box', tone, title, lines: lines.map(inlines) })
/** A box over several columns. */
export const wideBox = (span: number, tone: DrawingTone, title: string, ...lines: readonly Words[]): DrawingCell => ({ kind: 'box', tone, title, lines: lines.map(inlines), span })
export const arrow = (points: DrawingArrow, label?: string): DrawingCell => ({ kind: 'arrow', points, ...(label === undefined ? {} : { label }) })
export const gap = (): DrawingCell => ({ kind: 'gap' })
export const drawing = (caption: Words, alt: string, columns: readonly number[], rows: readonly (readonly DrawingCell[])[]): Block => ({
  kind: 'drawing',
  caption: inlines(caption),
  alt,
  columns,
  rows,
})

/** Closing, room to sign, the name under a line, further lines (title, date). */
export const signature = (closing: string, name: Words, ...lines: readonly Words[]): Block => ({
  kind: 'signature',
  closing,
  name: inlines(name),
  lines: lines.map(inlines),
})

export const contents = (title = 'Contents', depth: 1 | 2 | 3 = 2): Block => ({ kind: 'contents', title, depth })
export const exhibitIndex = (): Block => ({ kind: 'exhibit-index' })
export const pageBreak = (): Block => ({ kind: 'page-break' })
export const spacer = (points: number): Block => ({ kind: 'spacer', points })

export const exhibit = (id: string, title: string, proves: ExhibitPurpose | readonly ExhibitPurpose[], shows?: string): Exhibit => ({
  id,
  title,
  proves: typeof proves === 'string' ? [proves] : proves,
  ...(shows === undefined ? {} : { shows }),
})
