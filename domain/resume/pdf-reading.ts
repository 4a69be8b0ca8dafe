/** What reading an uploaded PDF can come to, and which of the outcomes its owner can mend. */

/**
 * One page as lines in reading order. White space inside a line is folded to one blank, except that a wide
 * horizontal gap (a right-aligned date, a table cell) is a tab. An empty line marks a gap that is wider than usual in
 * this document. `layout` has one entry for each of `lines`, null where nothing is known of it.
 */
export type PdfPage = { lines: string[]; layout?: (LineLayout | null)[] }

/** How a line is drawn. Lengths in points, `y` growing upward. */
export type LineLayout = {
  x: number
  endX: number
  y: number
  /** Height of the letters as the font counts it. */
  size: number
  /** Of most letters of the line. */
  bold: boolean
  italic: boolean
  /** From the base line before; null at the top of a page or column. */
  drop: number | null
  /** Counts the columns of a page in reading order. */
  column: number
  /** Places in the text where weight, slope or size changes. */
  breaks: number[]
  /** The file itself says that a paragraph ends here, as Word files do: nothing goes on below. */
  endsParagraph?: boolean
}

export type PdfText = { kind: 'text'; pages: PdfPage[]; pageCount: number }

/** Every reason for which no text comes back; none of them is a fault of the server except those of `isOurFault`. */
export type PdfRefusal =
  /** No bytes at all. */
  | { kind: 'empty' }
  /** The first five bytes are not `%PDF-`. */
  | { kind: 'not-a-pdf' }
  /** Opens only with a password. */
  | { kind: 'encrypted' }
  /** The structure cannot be followed, even after repair. */
  | { kind: 'damaged' }
  /** Pages without letters: a scan or a picture. */
  | { kind: 'no-text'; pageCount: number }
  | { kind: 'too-many-pages'; pageCount: number; limit: number }
  /** Too many letters, or more processor time or memory than one file may use. */
  | { kind: 'too-complex' }
  /** More is being done than the server takes at once: its turn or its processor time did not come, and the same file may work a moment later. */
  | { kind: 'busy' }
  /** The reader itself could not be started. */
  | { kind: 'failed' }

export type PdfReading = PdfText | PdfRefusal

export type PdfReadLimits = {
  /** More pages than this are refused, not cut. Default 30. */
  maxPages?: number
  /** Default 150,000. */
  maxLetters?: number
}

export type ReadPdf = (bytes: Uint8Array, limits?: PdfReadLimits) => Promise<PdfReading>

/** It says nothing about the file. */
export const isOurFault = (kind: ResumeRefusal['kind']): boolean => kind === 'busy' || kind === 'failed'

/** A resume may be a Word file (.docx) too. */
export type ResumeRefusal =
  | PdfRefusal
  /** A Word file of the format before 2007 (.doc), or one with a password, which looks the same from outside. */
  | { kind: 'old-word' }

/** One sentence per refusal for the person who sent the resume: what is wrong and what to do. */
export const RESUME_REFUSAL_WORDS = {
  empty: 'The file is empty. Please choose it again.',
  'not-a-pdf': 'Only PDF files are accepted',
  'old-word': 'This is an older Word file (.doc), or one with a password. Please save it as .docx without a password, or as PDF, and send that file.',
  encrypted: 'This PDF is protected by a password. Please save a copy without a password and send that one.',
  damaged: 'This file is damaged and cannot be opened. Please export it again from your document.',
  'no-text': 'This file holds pictures of pages and no text that can be read. Please export it from the program it was written in.',
  'too-many-pages': 'This file has more pages than can be read here. Please send a shorter version.',
  'too-complex': 'This file takes too much work to read. Please export a simpler version and send that one.',
  busy: 'We are busy right now and have not read your file yet. Try again in a minute.',
  failed: 'The file could not be read because of a fault on our side. Please try again in a minute.',
} satisfies Record<ResumeRefusal['kind'], string>
