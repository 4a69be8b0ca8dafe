/** What a document is: typed content that every renderer (Word, PDF) turns into the same words. */

/**
 * How a document looks. `letter` and `legal` are set in a Times-metric serif at 12 and 11 points with 1 inch margins;
 * `workbook` and `guide` in a Calibri-metric sans serif with wider spacing.
 */
export type DocumentKind = 'letter' | 'legal' | 'workbook' | 'guide'

/** What an exhibit proves: the threshold, a prong, or the facts of who the petitioner is. */
export type ExhibitPurpose = 'Identity' | 'Filing' | 'EB-2' | 'Prong 1' | 'Prong 2' | 'Prong 3'

export type Exhibit = {
  /** `Ex-` followed by letters or digits, in parts (`Ex-3`, `Ex-A`, `Ex-R-2`); printed as `Exhibit 3`. */
  id: string
  title: string
  proves: readonly ExhibitPurpose[]
  /** One short sentence for the index: what the reader finds in it. */
  shows?: string
}

export type FieldWidth = 'short' | 'medium' | 'long'

/** A piece of running text. */
export type Inline =
  | { kind: 'text'; text: string; bold?: boolean; italic?: boolean; /** In a comparison of two versions: Word can accept or reject it. */ change?: 'inserted' | 'deleted' }
  | { kind: 'field'; label: string; width: FieldWidth }
  | { kind: 'exhibit'; id: string; bold?: boolean; italic?: boolean }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'footnote'; content: Inlines }
  | { kind: 'line-break' }

export type Inlines = readonly Inline[]

export type ListItem = { content: Inlines; items?: readonly ListItem[] }

/** A table cell holds words, or an empty ruled area of `lines` lines to write in. */
export type Cell = { kind: 'words'; content: Inlines } | { kind: 'fill'; lines: number; label: string }

/** Layout wishes that any block of running text may carry. */
export type ParagraphLayout = {
  align?: 'left' | 'center' | 'right' | 'justify'
  /** Never separated from the block after it by a page break. */
  keepWithNext?: boolean
  /** No space after the paragraph (address blocks, enclosure lines). */
  tight?: boolean
}

export type HeadingBlock = { kind: 'heading'; level: 1 | 2 | 3; content: Inlines }
export type ParagraphBlock = { kind: 'paragraph'; content: Inlines } & ParagraphLayout
/** A paragraph with a running number (1., 2., …) that goes on through the document until `restart`. */
export type NumberedBlock = { kind: 'numbered'; content: Inlines; restart?: boolean }
export type ListBlock = { kind: 'list'; ordered: boolean; items: readonly ListItem[] }
export type TableBlock = {
  kind: 'table'
  /** Relative column widths; as many as every row has cells. */
  columns: readonly number[]
  header: readonly Inlines[]
  rows: readonly (readonly Cell[])[]
  caption?: Inlines
}
export type CheckboxesBlock = { kind: 'checkboxes'; items: readonly { content: Inlines; checked: boolean }[]; keepWithNext?: boolean }
/** A box to write in: a question above `lines` empty lines. */
export type FillBoxBlock = { kind: 'fill-box'; label: Inlines; lines: number; hint?: Inlines }
/** A shaded callout that speaks to the petitioner and is deleted before filing. */
export type NoteBlock = { kind: 'note'; title: string; paragraphs: readonly Inlines[] }
export type QuoteBlock = { kind: 'quote'; content: Inlines; source?: Inlines }
/** What a box of a drawing stands for: a step, what leads aside or ends badly, or what is reached. */
export type DrawingTone = 'step' | 'aside' | 'goal'
/** `both` points down and back up. */
export type DrawingArrow = 'right' | 'left' | 'down' | 'up' | 'both'
export type DrawingCell =
  | { kind: 'box'; tone: DrawingTone; title: string; lines: readonly Inlines[]; /** Columns it stands over; 1 unless said. */ span?: number }
  | { kind: 'arrow'; points: DrawingArrow; label?: string }
  | { kind: 'gap' }
/** Boxes and arrows on a grid, kept on one page. Its words are read row by row; `alt` says in sentences what the eye sees. */
export type DrawingBlock = {
  kind: 'drawing'
  alt: string
  caption: Inlines
  /** Relative widths; the spans of every row add up to them. */
  columns: readonly number[]
  rows: readonly (readonly DrawingCell[])[]
}
export type SignatureBlock = { kind: 'signature'; closing: string; name: Inlines; lines: readonly Inlines[] }

/** The contents list, made from the headings down to `depth`. */
export type ContentsBlock = { kind: 'contents'; title: string; depth: 1 | 2 | 3 }

export type Block =
  | HeadingBlock
  | ParagraphBlock
  | NumberedBlock
  | ListBlock
  | TableBlock
  | CheckboxesBlock
  | FillBoxBlock
  | NoteBlock
  | QuoteBlock
  | DrawingBlock
  | SignatureBlock
  /** The document's exhibits as a table, in the order of `Document.exhibits`. */
  | { kind: 'exhibit-index' }
  | ContentsBlock
  | { kind: 'page-break' }
  | { kind: 'spacer'; points: number }

export type PageTarget = { from: number; to: number }

/** `Document` of the browser is a global of the same name: import this one by name. */
export type Document = {
  /** File name without extension; kebab-case. */
  id: string
  title: string
  subtitle?: string
  /** Date of the edition, `YYYY-MM-DD`. */
  edition: string
  kind: DocumentKind
  /** `none`: the blocks begin at the top (letters); `heading`: title and subtitle above them; `cover`: a page of its own. */
  front: 'none' | 'heading' | 'cover'
  /** Left part of the footer beside the page numbers, e.g. `SAMPLE_FOOTER`. */
  footer: string
  /** Words in a ruled box at the very top: for whom this is and what it is not. */
  notice?: readonly Inlines[]
  headingNumbers?: 'none' | 'legal' | 'decimal'
  exhibits: readonly Exhibit[]
  blocks: readonly Block[]
  /** A bookmark of the Word file for each block, in their order: a copy that comes back is laid on its blocks by them. */
  places?: readonly string[]
  /** Large pale words behind the text of every page. */
  watermark?: string
  /** Page count promised of the PDF (specification 1 §3). */
  pages?: PageTarget
}

/** True of the samples that a buyer edits into a letter of his own. Their Word files carry no mark in header, footer or properties, where it would be filed unseen: it stands in the notice at the top, and on every page of the PDF. */
export const isEditedForFiling = ({ kind, footer }: Pick<Document, 'kind' | 'footer'>): boolean => (kind === 'letter' || kind === 'legal') && footer === SAMPLE_FOOTER

export const SAMPLE_FOOTER = 'Sample with fictional facts. Not legal advice.'
export const GUIDE_FOOTER = 'General information. Not legal advice.'

/** `Ex-3` -> `Exhibit 3`, with a no-break space so that a line never ends between the two. */
export const formatExhibitId = (id: string): string => `Exhibit\u00A0${id.replace(/^Ex-/, '')}`

/** The words a renderer prints for one inline; line breaks count as a blank, footnotes are separate (`''`). */
const inlineWords = (inline: Inline): string => {
  switch (inline.kind) {
    case 'text':
    case 'link':
      return inline.text
    case 'field':
      return `[${inline.label}]`
    case 'exhibit':
      return formatExhibitId(inline.id)
    case 'footnote':
      return ''
    case 'line-break':
      return ' '
  }
}

export const wordsOf = (inlines: Inlines): string => inlines.map(inlineWords).join('')
