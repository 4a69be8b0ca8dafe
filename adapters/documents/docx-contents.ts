import { BuilderElement, InternalHyperlink, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import type { FileChild, ParagraphChild } from 'docx'
import type { ContentsBlock } from '../../domain/documents/document.ts'
import { wordText } from './docx-inlines.ts'
import type { WordContext } from './docx-inlines.ts'
import { spacing, twips } from './docx-styles.ts'
import { BLOCK_SPACE, PAGE_DESIGNS } from './page-design.ts'

/** Bookmark of the heading with this number in the document, counted from 0. */
export const headingBookmark = (index: number): string => `_Toc${100_000 + index}`

/**
 * The contents as Word keeps them: one field with its entries filled in, so that nothing has to be updated when the
 * file is opened, and Word can make them again when the petitioner has changed the text.
 */
export const wordContents = ({ title, depth }: ContentsBlock, context: WordContext): FileChild[] => {
  const { margin } = PAGE_DESIGNS[context.document.kind]
  const rightEdge = twips(612 - 2 * margin.side)
  const entries = context.headings.flatMap((heading, index) => (heading.level <= depth ? [{ ...heading, index }] : []))
  const paragraphs = entries.map(({ level, mark, words, index }, place) => {
    const anchor = headingBookmark(index)
    const page = context.headingPages[index]
    return new Paragraph({
      style: `TOC${level}`,
      tabStops: [{ type: TabStopType.RIGHT, position: rightEdge, leader: 'dot' as const }],
      children: [
        ...(place === 0 ? fieldStart(`TOC \\o "1-${depth}" \\h \\z \\u`) : []),
        new InternalHyperlink({
          anchor,
          children: [
            wordText(mark === '' ? words : `${mark}\u00A0\u00A0${words}`),
            new TextRun({ children: [new Tab()] }),
            ...fieldStart(`PAGEREF ${anchor} \\h`),
            wordText(page === undefined ? '' : String(page)),
            fieldMark('end'),
          ],
        }),
        ...(place === entries.length - 1 ? [fieldMark('end')] : []),
      ],
    })
  })
  return [
    new Paragraph({
      style: 'ContentsTitle',
      pageBreakBefore: context.breakBefore,
      ...(context.breakBefore ? { spacing: spacing(1, 0, BLOCK_SPACE.contents.below + 1) } : {}),
      children: [wordText(title)],
    }),
    element('w:sdt', [
      element('w:sdtPr', [element('w:docPartObj', [element('w:docPartGallery', [], 'Table of Contents'), element('w:docPartUnique')])]),
      element('w:sdtContent', paragraphs),
    ]) as unknown as FileChild,
  ]
}

type Child = ConstructorParameters<typeof BuilderElement>[0]['children']

const element = (name: string, children: readonly unknown[] = [], value?: string) =>
  new BuilderElement<{ val: string }>({
    name,
    ...(value === undefined ? {} : { attributes: { val: { key: 'w:val', value } } }),
    children: children as NonNullable<Child>,
  })

const fieldMark = (type: 'begin' | 'separate' | 'end'): ParagraphChild =>
  element('w:r', [new BuilderElement<{ type: string }>({ name: 'w:fldChar', attributes: { type: { key: 'w:fldCharType', value: type } } })]) as unknown as ParagraphChild

const fieldStart = (instruction: string): ParagraphChild[] => [
  fieldMark('begin'),
  element('w:r', [
    new BuilderElement<{ space: string }>({
      name: 'w:instrText',
      attributes: { space: { key: 'xml:space', value: 'preserve' } },
      children: [instruction as never],
    }),
  ]) as unknown as ParagraphChild,
  fieldMark('separate'),
]
