import { BuilderElement, DeletedTextRun, ExternalHyperlink, FootnoteReferenceRun, InsertedTextRun, InternalHyperlink, Paragraph, TextRun } from 'docx'
import type { IRunOptions, ParagraphChild } from 'docx'
import { isSafeLink } from '../../domain/documents/check-document.ts'
import { cleanText } from '../../domain/documents/clean-text.ts'
import { formatExhibitId } from '../../domain/documents/document.ts'
import type { Document, FieldWidth, Inline, Inlines } from '../../domain/documents/document.ts'
import { headingsOf } from '../../domain/documents/heading-marks.ts'
import type { Heading } from '../../domain/documents/heading-marks.ts'
import { FIELD_ROOM, hasRoomToWrite, PAGE_DESIGNS } from './page-design.ts'

/** What inlines need to know of the document they stand in, and the footnotes they leave behind. */
export type WordContext = {
  document: Document
  /** Exhibit id -> bookmark of its row in the index; empty when no index is printed. */
  bookmarks: ReadonlyMap<string, string>
  footnotes: Record<string, { children: Paragraph[] }>
  /** Current list per kind, so that each list starts at 1. */
  listInstance: number
  numberedInstance: number
  /** Numbered paragraphs since the numbering began. */
  numberedCount: number
  fieldShading: { type: 'clear'; color: 'auto'; fill: string }
  /** The next paragraph begins a new page. */
  breakBefore: boolean
  headings: readonly Heading[]
  /** Page of each heading; empty where nothing shows it. */
  headingPages: readonly number[]
  /** Headings written so far. */
  headingCount: number
  /** Changes written so far. */
  changes: number
}

export const wordContext = (document: Document, headingPages: readonly number[] = []): WordContext => ({
  document,
  headings: headingsOf(document),
  headingPages,
  headingCount: 0,
  changes: 0,
  bookmarks: new Map(document.blocks.some((block) => block.kind === 'exhibit-index') ? document.exhibits.map(({ id }, index) => [id, `exhibit_${index}`]) : []),
  footnotes: {},
  listInstance: 0,
  numberedInstance: 0,
  numberedCount: 0,
  fieldShading: { type: 'clear', color: 'auto', fill: PAGE_DESIGNS[document.kind].fieldShade },
  breakBefore: false,
})

type RunStyle = Pick<IRunOptions, 'bold' | 'italics' | 'size' | 'color'>

export const wordInlines = (inlines: Inlines, context: WordContext, style: RunStyle = {}): ParagraphChild[] => inlines.map((inline) => wordInline(inline, context, style))

export const wordText = (text: string, style: IRunOptions = {}): TextRun => new TextRun({ text: cleanText(text).replace(/[\t\n\r\u2028\u2029]+/g, ' '), ...style })

const wordInline = (inline: Inline, context: WordContext, style: RunStyle): ParagraphChild => {
  switch (inline.kind) {
    case 'text':
      return inline.change === undefined ? wordText(inline.text, withMarks(style, inline)) : changedText(inline.text, inline.change, withMarks(style, inline), context)
    case 'field':
      return contentControl(inline, style, context)
    case 'exhibit': {
      const run = wordText(formatExhibitId(inline.id), withMarks(style, inline))
      const anchor = context.bookmarks.get(inline.id)
      return anchor ? new InternalHyperlink({ anchor, children: [run] }) : run
    }
    case 'link': {
      if (!isSafeLink(inline.href)) return wordText(inline.text, style)
      const run = wordText(inline.text, { ...style, style: 'Hyperlink' })
      return new ExternalHyperlink({ link: inline.href, children: [run] })
    }
    case 'footnote': {
      const id = Object.keys(context.footnotes).length + 1
      context.footnotes[id] = { children: [] }
      context.footnotes[id] = {
        children: [new Paragraph({ style: 'FootnoteText', children: wordInlines(inline.content, context) })],
      }
      return new FootnoteReferenceRun(id)
    }
    case 'line-break':
      return new TextRun({ break: 1 })
  }
}

/** Words that Word shows as a change, to be accepted or rejected. */
function changedText(text: string, change: 'inserted' | 'deleted', style: RunStyle, context: WordContext): ParagraphChild {
  context.changes++
  const options = { ...style, id: context.changes, author: 'Comparison', date: `${context.document.edition}T00:00:00Z`, text: cleanText(text).replace(/[\t\n\r\u2028\u2029]+/g, ' ') }
  return change === 'inserted' ? new InsertedTextRun(options) : new DeletedTextRun(options)
}

const withMarks = (style: RunStyle, marks: { bold?: boolean; italic?: boolean }): RunStyle => ({
  ...style,
  ...(marks.bold ? { bold: true } : {}),
  ...(marks.italic ? { italics: true } : {}),
})

/** The room to write by hand that stands after the label until something is typed, as blanks that are never torn. */
const roomToWrite = (width: FieldWidth, { document: { kind } }: WordContext): string => {
  if (!hasRoomToWrite(kind)) return ''
  const { marks, size } = PAGE_DESIGNS[kind]
  return ` ${'\u00A0'.repeat(Math.round(FIELD_ROOM[width] / (marks.space * size)) - 1)}`
}

type Field = Extract<Inline, { kind: 'field' }>

/** A plain-text content control that shows `[Label]` and room to write until something is typed. */
const contentControl = ({ label, width }: Field, style: RunStyle, context: WordContext): ParagraphChild => {
  const room = roomToWrite(width, context)
  return textControl(
    label,
    [
      // The shading is repeated on the runs: LibreOffice does not show the style's inside a placeholder.
      wordText(`[${label}]`, { ...style, style: 'FillIn', shading: context.fieldShading }),
      ...(room === '' ? [] : [wordText(room, { ...style, style: 'FillIn', shading: context.fieldShading, underline: { color: PAGE_DESIGNS[context.document.kind].border } })]),
    ],
    false,
  )
}

/** An empty place to type in, called by its label in Word's field name and by screen readers. */
export const emptyControl = (label: string): ParagraphChild => textControl(label, [wordText('\u00A0')], true)

const textControl = (label: string, placeholder: readonly TextRun[], manyLines: boolean): ParagraphChild => {
  const name = cleanText(label).replace(/\s+/g, ' ').slice(0, 60)
  return new BuilderElement({
    name: 'w:sdt',
    children: [
      new BuilderElement({
        name: 'w:sdtPr',
        children: [
          value('w:alias', name),
          value('w:tag', name),
          new BuilderElement({ name: 'w:showingPlcHdr' }),
          manyLines ? new BuilderElement<{ lines: string }>({ name: 'w:text', attributes: { lines: { key: 'w:multiLine', value: '1' } } }) : new BuilderElement({ name: 'w:text' }),
        ],
      }),
      new BuilderElement({ name: 'w:sdtContent', children: [...placeholder] }),
    ],
  }) as unknown as ParagraphChild
}

const value = (name: string, content: string): BuilderElement<{ val: string }> => new BuilderElement<{ val: string }>({ name, attributes: { val: { key: 'w:val', value: content } } })
