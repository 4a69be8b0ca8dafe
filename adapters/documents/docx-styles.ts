import { AlignmentType, LevelFormat, LineRuleType } from 'docx'
import type { ILevelsOptions, INumberingOptions, IStylesOptions } from 'docx'
import type { Document } from '../../domain/documents/document.ts'
import { BLOCK_SPACE, BRAND, leadingOf, LIST_INDENT, PAGE_DESIGNS, whiteAbove, whiteBelow } from './page-design.ts'
import type { PageDesign } from './page-design.ts'

export const twips = (points: number): number => Math.round(points * 20)
export const halfPoints = (points: number): number => Math.round(points * 2)

// Without `lineRule` Word and LibreOffice read `line` differently.
export const spacing = (multiple: number, before: number, after: number) => ({
  line: Math.round(240 * multiple),
  lineRule: LineRuleType.AUTO,
  before: twips(before),
  after: twips(after),
})

/** A space that the PDF shows above a line of a size, for a paragraph that follows a table or single-spaced line. */
export const over = (points: number, design: PageDesign, size = design.size): number => Math.max(0, points - whiteAbove(design, size))
/** The same below a line of running text, before a table. */
export const under = (points: number, design: PageDesign, size = design.size): number => Math.max(0, points - whiteBelow(design, size))

export const wordStyles = (design: PageDesign): IStylesOptions => {
  const { table, caption, fillBox, note, contents, notice } = BLOCK_SPACE
  const body = design.lineMultiple
  const heading = (level: 1 | 2 | 3) => {
    const { size, before, after, color, italic } = design.headings[level]
    return {
      run: { font: design.wordFont, size: halfPoints(size), bold: true, italics: italic, color },
      paragraph: { keepNext: true, keepLines: true, spacing: spacing(1, under(over(before, design, size), design), over(after, design)) },
    }
  }
  const titleMultiple = (design.ascent + design.descent + 0.1) / design.singleLine
  const noteSize = design.smallSize + 0.5
  const gap = design.spaceAfter + leadingOf(design, design.size, body)
  const small = { size: halfPoints(design.smallSize) }
  const faint = { color: '595F69' }
  return {
    default: {
      document: {
        // Kerned at every size, as the PDF is: lines of text are then equally long.
        run: { font: design.wordFont, size: halfPoints(design.size), kern: 2, language: { value: 'en-US' } },
        paragraph: { spacing: spacing(design.lineMultiple, 0, design.spaceAfter) },
      },
      title: {
        run: { font: design.wordFont, size: halfPoints(design.titleSize), bold: true, color: design.branded ? BRAND.onGround : design.accent },
        paragraph: { spacing: spacing(titleMultiple, 0, over(4, design, design.size + 2)), keepNext: true },
      },
      heading1: heading(1),
      heading2: heading(2),
      heading3: heading(3),
      footnoteText: { run: small, paragraph: { spacing: spacing(1, 0, 3) } },
      hyperlink: { run: { color: '1A4F8B', underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        run: { size: halfPoints(design.size + 2), ...(design.branded ? { color: BRAND.softOnGround } : faint) },
        paragraph: { spacing: spacing(1, 0, over(12, design)) },
      },
      { id: 'Small', name: 'Small', basedOn: 'Normal', run: small, paragraph: { spacing: spacing(1, 0, over(notice.between, design, design.smallSize)) } },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        run: small,
        paragraph: { spacing: spacing(1, 0, 0) },
      },
      {
        id: 'Caption',
        name: 'caption',
        basedOn: 'Normal',
        run: { bold: true },
        paragraph: { spacing: spacing(body, under(over(caption.above, design), design), under(table.above, design)), keepNext: true },
      },
      {
        id: 'NoteTitle',
        name: 'Note Title',
        basedOn: 'Normal',
        run: { size: halfPoints(noteSize), bold: true, color: design.accent },
        paragraph: { spacing: spacing(1, 0, over(note.title, design, noteSize)), keepNext: true },
      },
      {
        id: 'NoteText',
        name: 'Note Text',
        basedOn: 'Normal',
        run: { size: halfPoints(noteSize) },
        paragraph: { spacing: spacing(1, 0, over(note.between, design, noteSize)) },
      },
      {
        id: 'Question',
        name: 'Question',
        basedOn: 'Normal',
        run: { bold: true },
        paragraph: { spacing: spacing(body, under(over(fillBox.above, design), design), under(fillBox.label, design)), keepNext: true },
      },
      {
        id: 'Hint',
        name: 'Hint',
        basedOn: 'Normal',
        run: { ...small, ...faint },
        paragraph: { spacing: spacing(body, 0, under(fillBox.hint, design, design.smallSize)), keepNext: true },
      },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        paragraph: {
          spacing: spacing(1, design.spaceAfter, over(gap, design)),
          indent: { left: twips(26), right: twips(26) },
        },
      },
      {
        id: 'ContentsTitle',
        name: 'Contents Title',
        basedOn: 'Normal',
        run: { size: halfPoints(design.headings[1].size), bold: true, color: design.headings[1].color },
        paragraph: { spacing: spacing(1, under(over(Math.max(contents.above, gap), design, design.headings[1].size), design), contents.below + 1), keepNext: true },
      },
      ...[1, 2, 3].map((level) => ({
        id: `TOC${level}`,
        name: `toc ${level}`,
        basedOn: 'Normal',
        paragraph: { spacing: spacing(1, 0, 4), indent: { left: twips(1.4 * design.size * (level - 1)) } },
      })),
      {
        id: 'HeaderFooter',
        name: 'Header Footer',
        basedOn: 'Normal',
        run: { size: 18, ...faint },
        paragraph: { spacing: spacing(1, 0, 0) },
      },
    ],
    characterStyles: [
      {
        id: 'FillIn',
        name: 'Fill In',
        run: { shading: { type: 'clear', color: 'auto', fill: design.fieldShade } },
      },
    ],
  }
}

export const LISTS = { bullets: 'bullets', steps: 'steps', numbered: 'numbered', headings: 'headings' } as const

/** Indent of words behind a mark `width` em wide that begins at `from` points, so that lines are as long as in the PDF. */
export const markIndent = (from: number, width: number, design: PageDesign) => {
  const hanging = LIST_INDENT + width * design.size
  return { left: twips(from + hanging), hanging: twips(hanging) }
}

/** Width of a number of so many digits with its period, in em. */
export const numberWidth = (digits: number, { marks }: PageDesign): number => digits * marks.digit + marks.period

export const wordNumbering = (document: Document): INumberingOptions => {
  const design = PAGE_DESIGNS[document.kind]
  const { bullet, dash } = design.marks
  const level = (index: number, format: ILevelsOptions['format'], text: string, width: number): ILevelsOptions => ({
    level: index,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: { indent: markIndent((index + 1) * LIST_INDENT + index * (LIST_INDENT + width * design.size), width, design) },
    },
  })
  const headingLevel = (index: number, format: ILevelsOptions['format'], text: string): ILevelsOptions => ({
    level: index,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: twips(index === 2 ? 36 : 26), hanging: twips(index === 2 ? 36 : 26) } } },
  })
  const { LOWER_LETTER, LOWER_ROMAN, DECIMAL, UPPER_LETTER, UPPER_ROMAN, BULLET } = LevelFormat
  return {
    config: [
      {
        reference: LISTS.bullets,
        levels: [level(0, BULLET, '•', bullet), level(1, BULLET, '–', dash), level(2, BULLET, '•', bullet)],
      },
      {
        reference: LISTS.steps,
        levels: [DECIMAL, LOWER_LETTER, LOWER_ROMAN].map((format, index) => level(index, format, `%${index + 1}.`, numberWidth(1, design))),
      },
      {
        reference: LISTS.numbered,
        levels: [{ ...level(0, DECIMAL, '%1.', 0), style: { paragraph: { indent: markIndent(0, numberWidth(1, design), design) } } }],
      },
      {
        reference: LISTS.headings,
        levels:
          document.headingNumbers === 'legal'
            ? [headingLevel(0, UPPER_ROMAN, '%1.'), headingLevel(1, UPPER_LETTER, '%2.'), headingLevel(2, DECIMAL, '%3.')]
            : [headingLevel(0, DECIMAL, '%1.'), headingLevel(1, DECIMAL, '%1.%2'), headingLevel(2, DECIMAL, '%1.%2.%3')],
      },
    ],
  }
}
