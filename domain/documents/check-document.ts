/** Decides whether a document may be published: citations, shapes and characters. */
import { hasForbiddenCharacters } from './clean-text.ts'
import { wordsOf } from './document.ts'
import type { Block, Document } from './document.ts'
import { citedExhibits, inlinesOfBlock, inlinesOfDocument } from './walk-document.ts'

export type DocumentFault = {
  kind:
    | 'bad-id'
    | 'bad-edition'
    | 'no-blocks'
    | 'empty-block'
    | 'forbidden-characters'
    | 'bad-exhibit-id'
    | 'duplicate-exhibit'
    | 'dangling-exhibit'
    | 'uncited-exhibit'
    | 'missing-exhibit-index'
    | 'table-shape'
    | 'drawing-shape'
    | 'skipped-heading'
    | 'unsafe-link'
  /** Index into `blocks`; absent when the fault is of the whole document. */
  block?: number
  message: string
}

/**
 * All faults of a document; an empty list means it may be published. A cited exhibit must be in `exhibits`, an exhibit
 * must be cited, and a document with exhibits must print their index. Links must be https or mailto.
 */
export const checkDocument = (document: Document): DocumentFault[] => [
  ...checkFrame(document),
  ...checkExhibits(document),
  ...document.blocks.flatMap((block, index) => checkBlock(block).map((fault) => ({ ...fault, block: index }))),
  ...checkHeadingOrder(document.blocks),
  ...checkStrings(document),
]

const checkFrame = (document: Document): DocumentFault[] => {
  const faults: DocumentFault[] = []
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(document.id)) {
    faults.push({ kind: 'bad-id', message: `the id "${document.id}" is not kebab-case` })
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(document.edition)) {
    faults.push({ kind: 'bad-edition', message: `the edition "${document.edition}" is not YYYY-MM-DD` })
  }
  if (document.title.trim() === '') faults.push({ kind: 'empty-block', message: 'the title is empty' })
  if (document.footer.trim() === '') faults.push({ kind: 'empty-block', message: 'the footer is empty' })
  if (document.blocks.length === 0) faults.push({ kind: 'no-blocks', message: 'the document has no blocks' })
  return faults
}

const checkExhibits = (document: Document): DocumentFault[] => {
  const faults: DocumentFault[] = []
  const known = new Set<string>()
  for (const { id, title, proves } of document.exhibits) {
    if (!/^Ex-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*$/.test(id)) faults.push({ kind: 'bad-exhibit-id', message: `"${id}" is not Ex-…` })
    if (known.has(id)) faults.push({ kind: 'duplicate-exhibit', message: `${id} is listed twice` })
    if (title.trim() === '' || proves.length === 0) {
      faults.push({ kind: 'empty-block', message: `${id} has no title or proves nothing` })
    }
    known.add(id)
  }
  const cited = new Set(citedExhibits(document))
  for (const id of cited) {
    if (!known.has(id)) faults.push({ kind: 'dangling-exhibit', message: `${id} is cited but not listed` })
  }
  for (const id of known) {
    if (!cited.has(id)) faults.push({ kind: 'uncited-exhibit', message: `${id} is listed but never cited` })
  }
  if (known.size > 0 && !document.blocks.some((block) => block.kind === 'exhibit-index')) {
    faults.push({ kind: 'missing-exhibit-index', message: 'the exhibits are never printed: add exhibitIndex()' })
  }
  return faults
}

const checkBlock = (block: Block): DocumentFault[] => {
  const faults: DocumentFault[] = []
  const empty = (message: string) => faults.push({ kind: 'empty-block', message })
  if (inlinesOfBlock(block).some((run) => run.every((inline) => inline.kind !== 'footnote') && isBlank(run))) {
    // A table's corner may be empty; everything else must say something.
    if (block.kind !== 'table') empty(`an empty ${block.kind}`)
  }
  if (block.kind === 'list' && block.items.length === 0) empty('a list without entries')
  if (block.kind === 'checkboxes' && block.items.length === 0) empty('check boxes without entries')
  if (block.kind === 'note' && (block.title.trim() === '' || block.paragraphs.length === 0)) empty('an empty note')
  if (block.kind === 'fill-box' && !isLineCount(block.lines)) empty('a box without lines')
  if (block.kind === 'table') faults.push(...checkTable(block))
  if (block.kind === 'drawing') faults.push(...checkDrawing(block))
  return faults
}

const checkTable = (table: Extract<Block, { kind: 'table' }>): DocumentFault[] => {
  const faults: DocumentFault[] = []
  const width = table.columns.length
  if (width === 0 || table.rows.length === 0) faults.push({ kind: 'empty-block', message: 'a table without cells' })
  if (table.columns.some((column) => !(column > 0))) {
    faults.push({ kind: 'table-shape', message: 'a column width is not above 0' })
  }
  if (table.header.length !== width) {
    faults.push({ kind: 'table-shape', message: `${table.header.length} header cells for ${width} columns` })
  }
  table.rows.forEach((row, index) => {
    if (row.length !== width) {
      faults.push({ kind: 'table-shape', message: `row ${index + 1}: ${row.length} cells for ${width} columns` })
    }
    if (row.every((cell) => cell.kind === 'words' && isBlank(cell.content))) {
      faults.push({ kind: 'empty-block', message: `row ${index + 1} of a table is empty` })
    }
    if (row.some((cell) => cell.kind === 'fill' && (!isLineCount(cell.lines) || cell.label.trim() === ''))) {
      faults.push({ kind: 'empty-block', message: `row ${index + 1}: a fill-in cell needs a label and lines` })
    }
  })
  return faults
}

const checkDrawing = ({ alt, columns, rows }: Extract<Block, { kind: 'drawing' }>): DocumentFault[] => [
  ...(alt.trim() === '' ? [{ kind: 'empty-block' as const, message: 'a drawing without alternative text' }] : []),
  ...(rows.length === 0 ? [{ kind: 'empty-block' as const, message: 'a drawing without rows' }] : []),
  ...rows.flatMap((row, index) => {
    const width = row.reduce((sum, cell) => sum + (cell.kind === 'box' ? (cell.span ?? 1) : 1), 0)
    return width === columns.length ? [] : [{ kind: 'drawing-shape' as const, message: `row ${index + 1} of a drawing covers ${width} of ${columns.length} columns` }]
  }),
]

const isBlank = (inlines: Parameters<typeof wordsOf>[0]): boolean => wordsOf(inlines).trim() === ''
const isLineCount = (lines: number): boolean => Number.isInteger(lines) && lines >= 1 && lines <= 40

const checkHeadingOrder = (blocks: readonly Block[]): DocumentFault[] => {
  const faults: DocumentFault[] = []
  let level = 0
  blocks.forEach((block, index) => {
    if (block.kind !== 'heading') return
    if (block.level > level + 1) {
      faults.push({
        kind: 'skipped-heading',
        block: index,
        message: `"${wordsOf(block.content)}" is level ${block.level} after level ${level}`,
      })
    }
    level = block.level
  })
  return faults
}

/** Characters and links of every string, so that a new kind of block cannot be forgotten here. */
const checkStrings = (document: Document): DocumentFault[] => {
  const faults: DocumentFault[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (hasForbiddenCharacters(value)) {
        faults.push({ kind: 'forbidden-characters', message: JSON.stringify(value.slice(0, 60)) })
      }
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(visit)
    }
  }
  visit(document)
  for (const inline of inlinesOfDocument(document).flat()) {
    if (inline.kind === 'link' && !isSafeLink(inline.href)) {
      faults.push({ kind: 'unsafe-link', message: inline.href })
    }
    if (inline.kind === 'field' && inline.label.trim() === '') {
      faults.push({ kind: 'empty-block', message: 'a fill-in field without a label' })
    }
  }
  return faults
}

/** Only https and mailto addresses become links; anything else is printed as words. */
export const isSafeLink = (href: string): boolean => /^(https:\/\/|mailto:)[^\s"<>\\]+$/.test(href)
