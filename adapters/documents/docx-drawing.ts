import { AlignmentType, BorderStyle, HeightRule, Paragraph, ShadingType, SymbolRun, Table, TableCell, TableLayoutType, TableRow, VerticalAlignTable, WidthType } from 'docx'
import type { FileChild, ParagraphChild } from 'docx'
import type { DrawingArrow, DrawingBlock, DrawingCell } from '../../domain/documents/document.ts'
import { wordInlines, wordText } from './docx-inlines.ts'
import type { WordContext } from './docx-inlines.ts'
import { halfPoints, over, spacing, twips } from './docx-styles.ts'
import { cellMargins, columnWidths } from './docx-tables.ts'
import { DRAWING, DRAWING_COLORS } from './page-design.ts'
import type { PageDesign } from './page-design.ts'

/** Signs of arrows that Calibri and Carlito have. As symbols they are no words of the text. */
const SIGNS: Readonly<Record<DrawingArrow, string>> = { right: '2192', left: '2190', down: '2193', up: '2191', both: '2195' }

const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const NO_LINES = { top: NO_LINE, bottom: NO_LINE, left: NO_LINE, right: NO_LINE }

const NO_MARGINS = { top: 0, bottom: 0, left: 0, right: 0 }

/** The drawing as a table whose boxes are shaded cells: it keeps its look in every program, and its words stay words. */
export const drawingTable = (block: DrawingBlock, context: WordContext, design: PageDesign): FileChild => {
  const widths = columnWidths(block.columns, design)
  const colors = DRAWING_COLORS(design)
  const between = over(DRAWING.between, design, design.smallSize)
  const cellOf = (one: DrawingCell, width: number, keepNext: boolean): TableCell => {
    const line = (children: ParagraphChild[], after: number, alignment?: (typeof AlignmentType)[keyof typeof AlignmentType]) =>
      new Paragraph({ style: 'TableText', keepNext, spacing: spacing(1, 0, after), ...(alignment === undefined ? {} : { alignment }), children })
    const frame = { width: { size: width, type: WidthType.DXA } }
    if (one.kind === 'gap') return new TableCell({ ...frame, borders: NO_LINES, margins: NO_MARGINS, children: [line([], 0)] })
    if (one.kind === 'arrow') {
      const flat = one.points === 'right' || one.points === 'left'
      const sign = new SymbolRun({ char: SIGNS[one.points], symbolfont: design.wordFont, bold: true, color: design.accent, size: halfPoints(design.size + 4) })
      const label = one.label === undefined ? [] : [wordText(one.label, { color: design.accent, size: halfPoints(design.smallSize - 1) })]
      return new TableCell({
        ...frame,
        borders: NO_LINES,
        verticalAlign: VerticalAlignTable.CENTER,
        margins: NO_MARGINS,
        children: flat
          ? [...(label.length === 0 ? [] : [line(label, 0, AlignmentType.CENTER)]), line([sign], 0, AlignmentType.CENTER)]
          : [line([sign, ...(label.length === 0 ? [] : [wordText(' '), ...label])], 0, AlignmentType.CENTER)],
      })
    }
    const { ground, edge, title, words } = colors[one.tone]
    const side = { style: BorderStyle.SINGLE, size: 6, color: edge }
    return new TableCell({
      ...frame,
      ...(one.span === undefined ? {} : { columnSpan: one.span }),
      borders: { top: side, bottom: side, left: side, right: side },
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: ground },
      children: [
        line([wordText(one.title, { bold: true, color: title })], one.lines.length === 0 ? 0 : between),
        ...one.lines.map((inlines, index) => line(wordInlines(inlines, context, { color: words }), index < one.lines.length - 1 ? between : 0)),
      ],
    })
  }
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    margins: cellMargins(design),
    borders: { ...NO_LINES, insideHorizontal: NO_LINE, insideVertical: NO_LINE },
    rows: block.rows.map((row, rowIndex) => {
      let column = 0
      const cells = row.map((one) => {
        const span = one.kind === 'box' ? (one.span ?? 1) : 1
        const width = widths.slice(column, column + span).reduce((sum, part) => sum + part, 0)
        column += span
        return cellOf(one, width, rowIndex < block.rows.length - 1)
      })
      // A row of arrows alone is as high as in the PDF, whatever the sign needs.
      const arrows = row.every(({ kind }) => kind !== 'box')
      return new TableRow({ cantSplit: true, ...(arrows ? { height: { value: twips(DRAWING.arrowRow), rule: HeightRule.EXACT } } : {}), children: cells })
    }),
  })
}
