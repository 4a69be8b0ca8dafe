import { AlignmentType, LevelFormat, LineRuleType } from 'docx'
import type { ILevelsOptions, INumberingOptions, IStylesOptions } from 'docx'
import type { Document } from '../../domain/documents/document.ts'
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

export const wordStyles = (design: PageDesign): IStylesOptions => {
  const heading = (level: 1 | 2 | 3) => {
    const { size, before, after, color, italic } = design.headings[level]
    return {
      run: { font: design.wordFont, size: halfPoints(size), bold: true, italics: italic, color },
      paragraph: { keepNext: true, keepLines: true, spacing: spacing(1, before, after) },
    }
  }
  const small = { size: halfPoints(design.smallSize) }
  const faint = { color: '595F69' }
  return {
    default: {
      document: {
        run: { font: design.wordFont, size: halfPoints(design.size), language: { value: 'en-US' } },
        paragraph: { spacing: spacing(design.lineMultiple, 0, design.spaceAfter) },
      },
      title: {
        run: { font: design.wordFont, size: halfPoints(design.titleSize), bold: true, color: design.accent },
        paragraph: { spacing: spacing(1, 0, 4), keepNext: true },
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
        run: { size: halfPoints(design.size + 2), ...faint },
        paragraph: { spacing: spacing(1, 0, 10) },
      },
      { id: 'Small', name: 'Small', basedOn: 'Normal', run: small, paragraph: { spacing: spacing(1, 0, 4) } },
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
        paragraph: { spacing: spacing(1, 8, 4), keepNext: true },
      },
      {
        id: 'NoteTitle',
        name: 'Note Title',
        basedOn: 'Normal',
        run: { size: halfPoints(design.smallSize + 0.5), bold: true, color: design.accent },
        paragraph: { spacing: spacing(1, 0, 4), keepNext: true },
      },
      {
        id: 'NoteText',
        name: 'Note Text',
        basedOn: 'Normal',
        run: { size: halfPoints(design.smallSize + 0.5) },
        paragraph: { spacing: spacing(1, 0, 5) },
      },
      {
        id: 'Question',
        name: 'Question',
        basedOn: 'Normal',
        run: { bold: true },
        paragraph: { spacing: spacing(1, 10, 4), keepNext: true },
      },
      {
        id: 'Hint',
        name: 'Hint',
        basedOn: 'Normal',
        run: { ...small, ...faint },
        paragraph: { spacing: spacing(1, 0, 5), keepNext: true },
      },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        paragraph: { spacing: spacing(1, 0, 4), indent: { left: twips(26), right: twips(26) } },
      },
      {
        id: 'ContentsTitle',
        name: 'Contents Title',
        basedOn: 'Normal',
        run: { size: halfPoints(design.headings[1].size), bold: true, color: design.headings[1].color },
        paragraph: { spacing: spacing(1, 8, 6), keepNext: true },
      },
      ...[1, 2, 3].map((level) => ({
        id: `TOC${level}`,
        name: `toc ${level}`,
        basedOn: 'Normal',
        paragraph: { spacing: spacing(1, 0, 4), indent: { left: twips(17 * (level - 1)) } },
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

export const wordNumbering = (document: Document): INumberingOptions => {
  const level = (index: number, format: ILevelsOptions['format'], text: string, left: number): ILevelsOptions => ({
    level: index,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: { indent: { left: twips(left), hanging: twips(18) } },
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
        levels: [level(0, BULLET, '•', 26), level(1, BULLET, '–', 44), level(2, BULLET, '•', 62)],
      },
      {
        reference: LISTS.steps,
        levels: [level(0, DECIMAL, '%1.', 26), level(1, LOWER_LETTER, '%2.', 44), level(2, LOWER_ROMAN, '%3.', 62)],
      },
      { reference: LISTS.numbered, levels: [level(0, DECIMAL, '%1.', 20)] },
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
