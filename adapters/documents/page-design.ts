import type { DocumentKind, DrawingTone } from '../../domain/documents/document.ts'

/**
 * Measures that both renderers share, so that Word and PDF break at nearly the same places. Points unless said.
 * The PDF fonts have the widths of the Word fonts; ascent, descent and line height are theirs too, in em.
 */
export type PageDesign = {
  wordFont: string
  pdfFont: string
  /** Of titles and the largest headings in the PDF; Word keeps the font that every computer has. */
  displayFont: string
  ascent: number
  descent: number
  singleLine: number
  /** Widths of list marks in em. */
  marks: { bullet: number; dash: number; digit: number; period: number; space: number }
  /** Multiple of the single line height. */
  lineMultiple: number
  size: number
  smallSize: number
  spaceAfter: number
  margin: { top: number; bottom: number; side: number }
  headings: Readonly<Record<1 | 2 | 3, { size: number; before: number; after: number; color: string; italic: boolean }>>
  titleSize: number
  accent: string
  /** Guides and workbooks carry the colors of the site: a dark ground under the title, tables of lines alone. Letters stay plain. */
  branded: boolean
  shade: string
  border: string
  fieldShade: string
  fillLine: number
}

const TIMES = {
  wordFont: 'Times New Roman',
  pdfFont: 'Tinos',
  displayFont: 'Tinos',
  ascent: 0.891,
  descent: 0.216,
  singleLine: 1.149,
  marks: { bullet: 0.35, dash: 0.5, digit: 0.5, period: 0.25, space: 0.25 },
}
const CALIBRI = {
  wordFont: 'Calibri',
  pdfFont: 'Carlito',
  displayFont: 'Source Serif 4',
  ascent: 0.75,
  descent: 0.25,
  singleLine: 1.2207,
  marks: { bullet: 0.498, dash: 0.498, digit: 0.507, period: 0.252, space: 0.226 },
}

const LETTER: PageDesign = {
  ...TIMES,
  lineMultiple: 1.1,
  size: 12,
  smallSize: 10,
  spaceAfter: 8,
  margin: { top: 72, bottom: 72, side: 72 },
  headings: {
    1: { size: 13, before: 14, after: 6, color: '000000', italic: false },
    2: { size: 12, before: 10, after: 4, color: '000000', italic: false },
    3: { size: 12, before: 8, after: 4, color: '000000', italic: true },
  },
  titleSize: 18,
  accent: '1F3A5F',
  branded: false,
  shade: 'F3F1EA',
  border: '8A8F98',
  fieldShade: 'FFF3C4',
  fillLine: 24,
}

const WORKBOOK: PageDesign = {
  ...CALIBRI,
  lineMultiple: 1.08,
  size: 11.5,
  smallSize: 9.5,
  spaceAfter: 7,
  margin: { top: 72, bottom: 66, side: 64.8 },
  headings: {
    1: { size: 20, before: 18, after: 8, color: '123E32', italic: false },
    2: { size: 15, before: 14, after: 5, color: '1C5646', italic: false },
    3: { size: 12, before: 10, after: 3, color: '8F4A10', italic: false },
  },
  titleSize: 28,
  accent: '1C5646',
  branded: true,
  shade: 'E3EFE9',
  border: 'B5AD99',
  fieldShade: 'FFF0B8',
  fillLine: 26,
}

/** White between two lines of a size, in points: what a line takes beyond ascent and descent. */
export const leadingOf = ({ singleLine, ascent, descent }: PageDesign, size: number, lineMultiple: number): number => (singleLine * lineMultiple - ascent - descent) * size

/** Word sets this white above every line of a size, in points. */
export const whiteAbove = (design: PageDesign, size = design.size): number => leadingOf(design, size, 1)
/** Word sets this white below every line of running text, in points: what its line spacing adds to a single line. */
export const whiteBelow = (design: PageDesign, size = design.size): number => design.singleLine * (design.lineMultiple - 1) * size

/** Colors of the site's covers: ground, words on it, and the ground of places to write in. */
export const BRAND = { ground: '123E32', onGround: 'FFFFFF', softOnGround: 'CFE3DA', mark: '4E8A76', amber: 'D9A05B', paper: 'FAF8F3' } as const

/** Space above and below blocks in points; of two that meet the larger counts. */
export const BLOCK_SPACE = {
  table: { above: 6, below: 12 },
  caption: { above: 11, below: 4 },
  fillBox: { above: 11, below: 12, label: 4, hint: 5 },
  note: { above: 8, below: 12, title: 4, between: 5 },
  signature: { above: 14, toSign: 36, name: 4 },
  contents: { above: 8, below: 6 },
  checkbox: 5,
  notice: { below: 12, between: 5 },
} as const

/** Of a page of U.S. letter size, in points. */
export const LETTER_WIDTH = 612
export const LETTER_HEIGHT = 792

/** Points before a list mark and between it and its words. */
export const LIST_INDENT = 8

/** Inner margins of cells and boxes in points. */
export const CELL_INSET = { x: 6, y: 5 } as const
export const NOTE_INSET = { x: 10, y: 8 } as const

/** Points of a drawing: height of a row of arrows, length of an arrow’s head, space between the lines of a box. */
export const DRAWING = { arrowRow: 21, head: 5, between: 4 } as const

/** Ground, edge and words of a box; steps take the shade of the design. */
export const DRAWING_COLORS = ({ shade, accent }: PageDesign): Readonly<Record<DrawingTone, { ground: string; edge: string; title: string; words: string }>> => ({
  step: { ground: shade, edge: accent, title: BRAND.ground, words: '1F2925' },
  aside: { ground: BRAND.paper, edge: BRAND.amber, title: '7A3F0C', words: '1F2925' },
  goal: { ground: BRAND.ground, edge: BRAND.ground, title: BRAND.onGround, words: BRAND.onGround },
})

/** Room to write by hand after a fill-in field, in points. */
export const FIELD_ROOM = { short: 30, medium: 80, long: 170 } as const
/** Workbooks are also filled in by hand; in a letter a place is replaced, not filled. */
export const hasRoomToWrite = (kind: DocumentKind): boolean => kind === 'workbook' || kind === 'guide'

/** Tables of at most this many rows are kept on one page. */
export const KEEP_TOGETHER_ROWS = 6

export const PAGE_DESIGNS: Readonly<Record<DocumentKind, PageDesign>> = {
  letter: LETTER,
  legal: { ...LETTER, lineMultiple: 1.07, size: 11, smallSize: 9.5, spaceAfter: 6, margin: { ...LETTER.margin, top: 66, bottom: 66 } },
  workbook: WORKBOOK,
  guide: WORKBOOK,
}
