import { Bookmark, BorderStyle, HeightRule, Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { FileChild, ParagraphChild } from 'docx'
import type { Cell, Inlines, TableBlock } from '../../domain/documents/document.ts'
import { emptyControl, wordInlines, wordText } from './docx-inlines.ts'
import type { WordContext } from './docx-inlines.ts'
import { twips } from './docx-styles.ts'
import { EXHIBIT_INDEX_COLUMNS, EXHIBIT_INDEX_HEADER, exhibitRow } from '../../domain/documents/exhibit-rows.ts'
import { BLOCK_SPACE, BRAND, CELL_INSET, KEEP_TOGETHER_ROWS, NOTE_INSET, whiteAbove } from './page-design.ts'
import type { PageDesign } from './page-design.ts'

/** Thickness of the lines between cells, in points and in Word's eighths of a point; rows are higher by it. */
const BORDER = 0.5
const BORDER_EIGHTHS = 4

/** The PDF's inner margins, less the white that Word sets above a line and less the border. */
export const cellMargins = (design: PageDesign) => ({
  top: twips(CELL_INSET.y - whiteAbove(design, design.smallSize)),
  bottom: twips(CELL_INSET.y - BORDER),
  left: twips(CELL_INSET.x),
  right: twips(CELL_INSET.x),
})

type WordCell = { children: ParagraphChild[]; height?: number }

export const dataTable = (block: TableBlock, context: WordContext, design: PageDesign): FileChild =>
  table(
    block.columns,
    block.header.map((words) => wordInlines(words, context, { bold: true })),
    block.rows.map((row) => row.map((cell) => wordCell(cell, context, design))),
    design,
  )

export const exhibitIndexTable = (context: WordContext, design: PageDesign): FileChild =>
  table(
    EXHIBIT_INDEX_COLUMNS,
    EXHIBIT_INDEX_HEADER.map((words) => [wordText(words, { bold: true })]),
    context.document.exhibits.map((exhibit) => {
      const { label, title, shows, proves } = exhibitRow(exhibit)
      const id = context.bookmarks.get(exhibit.id) ?? exhibit.id
      return [
        { children: [new Bookmark({ id, children: [wordText(label)] })] },
        { children: [wordText(title, { bold: true }), ...(shows === '' ? [] : [wordText(shows)])] },
        { children: [wordText(proves)] },
      ]
    }),
    design,
  )

const wordCell = (cell: Cell, context: WordContext, design: PageDesign): WordCell =>
  cell.kind === 'fill' ? { children: [emptyControl(cell.label)], height: cell.lines * (design.fillLine - 6) + 2 * CELL_INSET.y } : { children: wordInlines(cell.content, context) }

const table = (columns: readonly number[], header: readonly ParagraphChild[][], rows: readonly (readonly WordCell[])[], design: PageDesign): Table => {
  const widths = columnWidths(columns, design)
  const keepTogether = rows.length <= KEEP_TOGETHER_ROWS
  const cell = (content: WordCell, index: number, shaded: boolean, keepNext: boolean): TableCell =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      ...(shaded && !design.branded ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: design.shade } } : {}),
      ...(content.height !== undefined && design.branded ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: BRAND.paper } } : {}),
      ...(shaded && design.branded ? { borders: headerBorders(design) } : {}),
      children: [new Paragraph({ style: 'TableText', keepNext, children: content.children })],
    })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    margins: cellMargins(design),
    borders: design.branded
      ? linedBorders(
          design,
          rows.some((row) => row.some(({ height }) => height !== undefined)),
        )
      : allBorders(design.border, BORDER_EIGHTHS),
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: header.map((children, index) => cell({ children }, index, true, true)),
      }),
      ...rows.map((row, rowIndex) => {
        const height = Math.max(0, ...row.map((content) => content.height ?? 0))
        return new TableRow({
          cantSplit: true,
          ...(height > 0 ? { height: { value: twips(height), rule: HeightRule.ATLEAST } } : {}),
          children: row.map((content, index) => cell(content, index, false, keepTogether && rowIndex < rows.length - 1)),
        })
      }),
    ],
  })
}

export const columnWidths = (columns: readonly number[], design: PageDesign): number[] => {
  const total = columns.reduce((sum, column) => sum + column, 0)
  const room = twips(612 - 2 * design.margin.side)
  return columns.map((column) => Math.floor((room * column) / total))
}

const allBorders = (color: string, size: number) => {
  const line = { style: BorderStyle.SINGLE, size, color }
  return { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line }
}

/** Lines between rows; columns are divided only where people write. */
const linedBorders = (design: PageDesign, written: boolean) => {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const inner = { style: BorderStyle.SINGLE, size: BORDER_EIGHTHS, color: design.border }
  const outer = { ...inner, color: design.accent }
  return { top: outer, bottom: outer, left: none, right: none, insideHorizontal: inner, insideVertical: written ? inner : none }
}

const headerBorders = (design: PageDesign) => {
  const line = { style: BorderStyle.SINGLE, size: 8, color: design.accent }
  return { top: line, bottom: line }
}

/** An empty cell as high as the lines to write on; it grows with what is typed. */
export const fillBoxTable = (label: string, lines: number, design: PageDesign): FileChild => {
  const [width = 0] = columnWidths([1], design)
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [width],
    margins: cellMargins(design),
    borders: allBorders(design.border, BORDER_EIGHTHS),
    rows: [
      new TableRow({
        cantSplit: true,
        height: { value: twips(lines * design.fillLine - BORDER), rule: HeightRule.ATLEAST },
        children: [new TableCell({ width: { size: width, type: WidthType.DXA }, children: [new Paragraph({ children: [emptyControl(label)] })] })],
      }),
    ],
  })
}

export const noteTable = (title: string, paragraphs: readonly Inlines[], context: WordContext, design: PageDesign): FileChild => {
  const [width = 0] = columnWidths([1], design)
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const bar = { style: BorderStyle.SINGLE, size: 24, color: design.accent }
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [width],
    margins: {
      top: twips(NOTE_INSET.y - whiteAbove(design, design.smallSize + 0.5)),
      bottom: twips(NOTE_INSET.y - BLOCK_SPACE.note.between + whiteAbove(design, design.smallSize + 0.5)),
      left: twips(NOTE_INSET.x),
      right: twips(NOTE_INSET.x),
    },
    borders: { top: none, bottom: none, right: none, left: bar, insideHorizontal: none, insideVertical: none },
    rows: [
      new TableRow({
        children: [
          new TableCell({
            width: { size: width, type: WidthType.DXA },
            shading: { type: ShadingType.CLEAR, color: 'auto', fill: design.shade },
            children: [new Paragraph({ style: 'NoteTitle', children: [wordText(title)] }), ...paragraphs.map((words) => new Paragraph({ style: 'NoteText', children: wordInlines(words, context) }))],
          }),
        ],
      }),
    ],
  })
}
