import { isSafeLink } from '../../domain/documents/check-document.ts'
import { keptWithSignatures } from '../../domain/documents/kept-with-signatures.ts'
import { formatExhibitId, wordsOf } from '../../domain/documents/document.ts'
import type { Block, Cell, Document, Inline, Inlines, ListItem } from '../../domain/documents/document.ts'
import { EXHIBIT_INDEX_COLUMNS, EXHIBIT_INDEX_HEADER, exhibitRow } from '../../domain/documents/exhibit-rows.ts'
import { typstDrawing } from './typst-drawing.ts'
import { literal } from './typst-literal.ts'
import { typstTheme } from './typst-theme.ts'

/**
 * The document as Typst source: the theme, then one function call per block. Words enter only as string literals, so no
 * sign in them is ever read as markup or code.
 */
export const toTypst = (document: Document): string => {
  const context: Context = {
    linkedExhibits: new Map(document.blocks.some((block) => block.kind === 'exhibit-index') ? document.exhibits.map(({ id }, index) => [id, `exhibit-${index}`]) : []),
    document,
    numbered: 0,
    boxes: 0,
  }
  const blocks = keptWithSignatures(document.blocks).map((block) => renderBlock(block, context))
  return [typstTheme(document), '#{', ...frontMatter(document, context), ...blocks, HEADING_PAGES, '}', ''].join('\n')
}

/** Leaves the page of every heading, in their order, for the worker to ask for: the contents of the Word file show them. */
const HEADING_PAGES = 'context [#metadata(query(heading).map(it => it.location().page()))<heading-pages>]'

type Context = {
  /** Exhibit id -> Typst label of its row in the index. */
  linkedExhibits: ReadonlyMap<string, string>
  document: Document
  numbered: number
  /** Boxes to write in so far. */
  boxes: number
}

const frontMatter = (document: Document, context: Context): string[] => {
  const parts: string[] = []
  const subtitle = document.subtitle === undefined ? 'none' : literal(document.subtitle)
  const notice = document.notice ? notices(document.notice, context) : 'none'
  if (document.front === 'cover') {
    parts.push(`cover-page(${literal(document.title)}, ${subtitle}, ${notice})`)
  } else {
    if (document.front === 'heading') parts.push(`title-block(${literal(document.title)}, ${subtitle})`)
    if (document.notice) parts.push(`notice-box(${notice})`)
  }
  return parts
}

const notices = (paragraphs: readonly Inlines[], context: Context): string => `(${list(paragraphs, context)})`

const list = (runs: readonly Inlines[], context: Context): string => runs.map((run) => `${content(run, context)},`).join(' ')

const content = (inlines: Inlines, context: Context): string => (inlines.length === 0 ? '[]' : `{ []; ${inlines.map((inline) => renderInline(inline, context)).join('; ')} }`)

const renderInline = (inline: Inline, context: Context): string => {
  switch (inline.kind) {
    case 'text': {
      const words = styled(inline, literal(inline.text))
      return inline.change === undefined ? words : `${inline.change}(${words})`
    }
    case 'field':
      return `fill-field(${literal(inline.label)}, ${literal(inline.width)})`
    case 'exhibit': {
      const words = styled(inline, literal(formatExhibitId(inline.id)))
      const label = context.linkedExhibits.get(inline.id)
      return label ? `link(label(${literal(label)}), ${words})` : words
    }
    case 'link':
      return isSafeLink(inline.href) ? `web-link(${literal(inline.href)}, ${literal(inline.text)})` : literal(inline.text)
    case 'footnote':
      return `footnote(${content(inline.content, context)})`
    case 'line-break':
      return 'linebreak()'
  }
}

const styled = (style: { bold?: boolean; italic?: boolean }, body: string): string => {
  const bold = style.bold ? `strong(${body})` : body
  return style.italic ? `emph(${bold})` : bold
}

const renderBlock = (block: Block, context: Context): string => {
  switch (block.kind) {
    case 'heading':
      return `heading(level: ${block.level}, ${content(block.content, context)})`
    case 'paragraph':
      return `paragraph(${content(block.content, context)}, at: ${literal(block.align ?? 'left')}, tight: ${block.tight === true}, sticky: ${block.keepWithNext === true})`
    case 'numbered':
      context.numbered = block.restart ? 1 : context.numbered + 1
      return `numbered(${context.numbered}, ${content(block.content, context)})`
    case 'list':
      return renderList(block.ordered, block.items, context)
    case 'table':
      return renderTable(block.columns, block.header, block.rows, block.caption, context)
    case 'checkboxes':
      return `checkbox-list((${block.items.map((item) => `(${item.checked}, ${content(item.content, context)}, ${literal(wordsOf(item.content))}),`).join(' ')}), sticky: ${block.keepWithNext === true})`
    case 'fill-box':
      context.boxes += 1
      return `fill-box(${content(block.label, context)}, ${block.lines}, ${block.hint ? content(block.hint, context) : 'none'}, ${literal(wordsOf(block.label))}, ${context.boxes})`
    case 'note':
      return `note-box(${literal(block.title)}, (${list(block.paragraphs, context)}))`
    case 'quote':
      return `quotation(${content(block.content, context)}, ${block.source ? content(block.source, context) : 'none'})`
    case 'drawing':
      return `table-caption(${content(block.caption, context)})\n${typstDrawing(block, (words) => content(words, context))}`
    case 'signature':
      return `signature-block(${literal(block.closing)}, ${content(block.name, context)}, (${list(block.lines, context)}))`
    case 'exhibit-index':
      return renderExhibitIndex(context)
    case 'contents':
      return `contents-list(${literal(block.title)}, ${block.depth})`
    case 'page-break':
      return 'pagebreak(weak: true)'
    case 'spacer':
      return `v(${block.points}pt, weak: false)`
  }
}

const renderList = (ordered: boolean, items: readonly ListItem[], context: Context): string =>
  `${ordered ? 'enum' : 'list'}(${items
    .map((item) => {
      const inner = item.items ? `; ${renderList(ordered, item.items, context)}` : ''
      return `{ ${content(item.content, context)}${inner} }`
    })
    .join(', ')})`

const renderTable = (columns: readonly number[], header: readonly Inlines[], rows: readonly (readonly Cell[])[], caption: Inlines | undefined, context: Context): string => {
  const whole = columns.reduce((sum, part) => sum + part, 0)
  const cells = rows.flatMap((row) => row.map((cell, index) => renderCell(cell, (columns[index] ?? 0) / whole, context)))
  const call = dataTable(
    columns,
    header.map((words) => content(words, context)),
    cells.map((cell) => `${cell},`),
    rows.some((row) => row.some((cell) => cell.kind === 'fill')),
  )
  return caption ? `table-caption(${content(caption, context)})\n${call}` : call
}

const renderCell = (cell: Cell, share: number, context: Context): string =>
  cell.kind === 'fill' ? `fill-cell(${literal(cell.label)}, ${share.toFixed(4)}, ${cell.lines})` : content(cell.content, context)

const renderExhibitIndex = (context: Context): string => {
  const rows = context.document.exhibits.map((exhibit) => {
    const { label, title, shows, proves } = exhibitRow(exhibit)
    const anchor = context.linkedExhibits.get(exhibit.id) ?? ''
    return `anchor(${literal(anchor)}, ${literal(label)}), { strong(${literal(title)}); ${literal(shows)} }, ${literal(proves)},`
  })
  return dataTable(EXHIBIT_INDEX_COLUMNS, EXHIBIT_INDEX_HEADER.map(literal), rows)
}

/** Every string ends with a comma, so that Typst reads a list even of one. */
const dataTable = (columns: readonly number[], header: readonly string[], cells: readonly string[], written = false): string =>
  `data-table((${columns.map((column) => `${column}fr,`).join(' ')}), (${header.map((words) => `${words},`).join(' ')}), (${cells.join(' ')})${written ? ', written: true' : ''})`
