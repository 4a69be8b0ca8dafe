import { AlignmentType, BorderStyle, Footer, Header, PageNumber, Paragraph, ShadingType, TabStopType, TextRun } from 'docx'
import type { FileChild, ISectionOptions } from 'docx'
import { isEditedForFiling } from '../../domain/documents/document.ts'
import type { Document } from '../../domain/documents/document.ts'
import { wordContext, wordInlines, wordText } from './docx-inlines.ts'
import { over, spacing, twips } from './docx-styles.ts'
import { watermarkRun } from './word-watermark.ts'
import { BLOCK_SPACE, BRAND, PAGE_DESIGNS, whiteAbove, whiteBelow } from './page-design.ts'

const PAGE = { width: 612, height: 792 }

/** Page size, margins, header and footer, and what stands before the first block. */
export const wordFrame = (document: Document): { section: Pick<ISectionOptions, 'properties' | 'headers' | 'footers'>; frontMatter: FileChild[] } => {
  const design = PAGE_DESIGNS[document.kind]
  const { margin } = design
  const bareFirstPage = document.front !== 'heading' || design.branded
  const footer = pageFooter(document)
  const watermark = document.watermark === undefined ? [] : [watermarkRun(document.watermark)]
  return {
    section: {
      properties: {
        titlePage: bareFirstPage,
        page: {
          size: { width: twips(PAGE.width), height: twips(PAGE.height) },
          margin: {
            // Without the white around Word's lines its pages hold as much as the PDF's.
            top: twips(margin.top - whiteAbove(design)),
            bottom: twips(margin.bottom - whiteBelow(design)),
            left: twips(margin.side),
            right: twips(margin.side),
            header: twips(36),
            footer: twips(34),
          },
        },
      },
      headers: {
        default: new Header({
          children: [
            new Paragraph({
              style: 'HeaderFooter',
              alignment: AlignmentType.RIGHT,
              children: [...(isEditedForFiling(document) ? [] : [wordText(document.title)]), ...watermark],
            }),
          ],
        }),
        ...(bareFirstPage ? { first: new Header({ children: [new Paragraph({ style: 'HeaderFooter', children: watermark })] }) } : {}),
      },
      footers: { default: footer, ...(bareFirstPage ? { first: pageFooter(document) } : {}) },
    },
    frontMatter: frontMatter(document),
  }
}

const pageFooter = (document: Document): Footer => {
  const { margin } = PAGE_DESIGNS[document.kind]
  return new Footer({
    children: [
      new Paragraph({
        style: 'HeaderFooter',
        tabStops: [{ type: TabStopType.RIGHT, position: twips(PAGE.width - 2 * margin.side) }],
        children: [...(isEditedForFiling(document) ? [] : [wordText(document.footer)]), new TextRun({ children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  })
}

const frontMatter = (document: Document): FileChild[] => {
  const notice = noticeBox(document)
  if (document.front === 'none') return notice
  const { accent, branded } = PAGE_DESIGNS[document.kind]
  if (branded) return [...brandedTitle(document), ...notice]
  const cover = document.front === 'cover'
  const rule = { bottom: { style: BorderStyle.SINGLE, size: cover ? 16 : 8, color: accent, space: 10 } }
  const title = new Paragraph({
    style: 'Title',
    children: [wordText(document.title)],
    ...(cover ? { spacing: spacing(1, 150, 14) } : {}),
    ...(document.subtitle === undefined ? { border: rule, ...(cover ? {} : { spacing: spacing(1, 0, 8) }) } : {}),
  })
  const subtitle = document.subtitle === undefined ? [] : [new Paragraph({ style: 'Subtitle', border: rule, children: [wordText(document.subtitle)] })]
  if (!cover) return [title, ...subtitle, ...notice]
  const gap = notice.length > 0 ? [new Paragraph({ spacing: spacing(1, 220, 0), children: [] })] : []
  return [title, ...subtitle, ...gap, ...notice]
}

/** Title and subtitle on the dark ground: two paragraphs with the same border are one box in Word. */
const brandedTitle = (document: Document): FileChild[] => {
  const cover = document.front === 'cover'
  const line = { style: BorderStyle.SINGLE, size: 8, color: BRAND.ground, space: cover ? 30 : 12 }
  const ground = {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: BRAND.ground },
    border: { top: line, bottom: line, left: { ...line, space: 12 }, right: { ...line, space: 12 } },
    indent: { left: twips(12), right: twips(12) },
  }
  const below = cover ? 260 : 16
  const title = new Paragraph({ style: 'Title', ...ground, children: [wordText(document.title)], spacing: spacing(1, cover ? 150 : 0, document.subtitle === undefined ? below : 0) })
  return document.subtitle === undefined ? [title] : [title, new Paragraph({ style: 'Subtitle', ...ground, spacing: spacing(1, 0, below), children: [wordText(document.subtitle)] })]
}

const noticeBox = (document: Document): FileChild[] => {
  const design = PAGE_DESIGNS[document.kind]
  const line = { style: BorderStyle.SINGLE, size: 5, color: design.border, space: 9 }
  const context = wordContext(document)
  return (document.notice ?? []).map(
    (words, index, all) =>
      new Paragraph({
        style: 'Small',
        border: { top: { ...line, space: Math.round(9 - whiteAbove(design, design.smallSize)) }, bottom: line, left: line, right: line },
        indent: { left: twips(9), right: twips(9) },
        ...(index === all.length - 1 ? { spacing: spacing(1, 0, over(BLOCK_SPACE.notice.below, design)) } : {}),
        children: wordInlines(words, context),
      }),
  )
}
