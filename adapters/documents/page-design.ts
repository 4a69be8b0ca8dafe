import type { DocumentKind } from '../../domain/documents/document.ts'

/**
 * Measures that both renderers share, so that Word and PDF break at nearly the same places. Points unless said.
 * The PDF fonts have the widths of the Word fonts; ascent, descent and line height are theirs too, in em.
 */
export type PageDesign = {
  wordFont: string
  pdfFont: string
  ascent: number
  descent: number
  singleLine: number
  /** Multiple of the single line height. */
  lineMultiple: number
  size: number
  smallSize: number
  spaceAfter: number
  margin: { top: number; bottom: number; side: number }
  headings: Readonly<Record<1 | 2 | 3, { size: number; before: number; after: number; color: string; italic: boolean }>>
  titleSize: number
  accent: string
  shade: string
  border: string
  fieldShade: string
  fillLine: number
}

const TIMES = { wordFont: 'Times New Roman', pdfFont: 'Tinos', ascent: 0.891, descent: 0.216, singleLine: 1.149 }
const CALIBRI = { wordFont: 'Calibri', pdfFont: 'Carlito', ascent: 0.75, descent: 0.25, singleLine: 1.2207 }

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
    1: { size: 20, before: 18, after: 8, color: '1F3A5F', italic: false },
    2: { size: 15, before: 14, after: 5, color: '2C5F7C', italic: false },
    3: { size: 12, before: 10, after: 3, color: '2C5F7C', italic: false },
  },
  titleSize: 28,
  accent: '1F3A5F',
  shade: 'EAF2F6',
  border: '7A93A3',
  fieldShade: 'FFF3C4',
  fillLine: 26,
}

/** Tables of at most this many rows are kept on one page. */
export const KEEP_TOGETHER_ROWS = 6

export const PAGE_DESIGNS: Readonly<Record<DocumentKind, PageDesign>> = {
  letter: LETTER,
  legal: { ...LETTER, size: 11, smallSize: 9.5, spaceAfter: 7 },
  workbook: WORKBOOK,
  guide: WORKBOOK,
}
