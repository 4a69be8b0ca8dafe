/** Decides the order in which a document's running text is read. */
import type { Block, Document, DrawingCell, Inlines, ListItem } from './document.ts'

/** Every run of inlines of a block, in reading order; footnotes come after the run that holds them. */
export const inlinesOfBlock = (block: Block): Inlines[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'numbered':
      return withFootnotes([block.content])
    case 'list':
      return withFootnotes(block.items.flatMap(itemInlines))
    case 'table':
      return withFootnotes([...(block.caption ? [block.caption] : []), ...block.header, ...block.rows.flat().flatMap((cell) => (cell.kind === 'words' ? [cell.content] : []))])
    case 'checkboxes':
      return withFootnotes(block.items.map((item) => item.content))
    case 'fill-box':
      return withFootnotes([block.label, ...(block.hint ? [block.hint] : [])])
    case 'note':
      return withFootnotes(block.paragraphs)
    case 'quote':
      return withFootnotes([block.content, ...(block.source ? [block.source] : [])])
    case 'drawing':
      return withFootnotes([block.caption, ...block.rows.flat().flatMap(cellInlines)])
    case 'signature':
      return withFootnotes([block.name, ...block.lines])
    case 'exhibit-index':
    case 'contents':
    case 'page-break':
    case 'spacer':
      return []
  }
}

const cellInlines = (cell: DrawingCell): readonly Inlines[] => (cell.kind === 'box' ? cell.lines : [])

const itemInlines = (item: ListItem): Inlines[] => [item.content, ...(item.items ?? []).flatMap(itemInlines)]

const withFootnotes = (runs: readonly Inlines[]): Inlines[] => runs.flatMap((run) => [run, ...run.flatMap((inline) => (inline.kind === 'footnote' ? [inline.content] : []))])

export const inlinesOfDocument = (document: Document): Inlines[] => [...(document.notice ?? []), ...document.blocks.flatMap(inlinesOfBlock)]

/** Ids of the exhibits cited in the running text, in the order of their first citation. */
export const citedExhibits = (document: Document): string[] => [...new Set(inlinesOfDocument(document).flatMap((run) => run.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.id] : []))))]
