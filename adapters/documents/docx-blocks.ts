import {
  AlignmentType,
  BorderStyle,
  CheckBox,
  HeadingLevel,
  LineRuleType,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx'
import type { FileChild } from 'docx'
import type { Block, Document, Inlines, ListItem, ParagraphLayout } from '../../domain/documents/document.ts'
import { wordContext, wordInlines, wordText } from './docx-inlines.ts'
import type { WordContext } from './docx-inlines.ts'
import { LISTS, spacing, twips } from './docx-styles.ts'
import { exhibitIndexTable, dataTable, fillBoxTable, noteTable } from './docx-tables.ts'
import { PAGE_DESIGNS } from './page-design.ts'
import type { PageDesign } from './page-design.ts'

/** The document's blocks as Word paragraphs and tables, and its footnotes. */
export const wordBlocks = (document: Document): { children: FileChild[]; footnotes: WordContext['footnotes'] } => {
  const context = wordContext(document)
  const design = PAGE_DESIGNS[document.kind]
  return {
    children: document.blocks.flatMap((block) => {
      const opening = openingBreak(block, context)
      const paragraphs = wordBlock(block, context, design)
      if (block.kind !== 'page-break') context.breakBefore = false
      return [...opening, ...paragraphs]
    }),
    footnotes: context.footnotes,
  }
}

const HEADING_LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
} as const

/** A break before a heading or paragraph is that paragraph's own property: it never leaves an empty page behind. */
const openingBreak = (block: Block, context: WordContext): FileChild[] =>
  !context.breakBefore || block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'page-break'
    ? []
    : [new Paragraph({ pageBreakBefore: true, spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } })]

const wordBlock = (block: Block, context: WordContext, design: PageDesign): FileChild[] => {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HEADING_LEVELS[block.level],
          pageBreakBefore: context.breakBefore,
          ...((context.document.headingNumbers ?? 'none') === 'none'
            ? {}
            : { numbering: { reference: LISTS.headings, level: block.level - 1 } }),
          children: wordInlines(block.content, context),
        }),
      ]
    case 'paragraph':
      return [wordParagraph(block.content, block, context, design)]
    case 'numbered':
      if (block.restart || context.numberedInstance === 0) context.numberedInstance += 1
      return [
        new Paragraph({
          numbering: { reference: LISTS.numbered, level: 0, instance: context.numberedInstance },
          spacing: spacing(design.lineMultiple, 0, design.spaceAfter),
          children: wordInlines(block.content, context),
        }),
      ]
    case 'list':
      context.listInstance += 1
      return listParagraphs(block.items, block.ordered, 0, context, design)
    case 'table':
      return [
        ...(block.caption ? [new Paragraph({ style: 'Caption', children: wordInlines(block.caption, context) })] : []),
        dataTable(block, context, design),
        afterTable(),
      ]
    case 'checkboxes':
      return block.items.map((item, index, all) => {
        const last = index === all.length - 1
        return new Paragraph({
          indent: { left: twips(18), hanging: twips(18) },
          spacing: spacing(design.lineMultiple, 0, last ? design.spaceAfter : 4),
          children: [
            new CheckBox({
              checked: item.checked,
              checkedState: { value: '2612', font: 'MS Gothic' },
              uncheckedState: { value: '2610', font: 'MS Gothic' },
            }),
            new TextRun({ text: '\u00A0' }),
            ...wordInlines(item.content, context),
          ],
        })
      })
    case 'fill-box':
      return [
        new Paragraph({ style: 'Question', children: wordInlines(block.label, context, { bold: true }) }),
        ...(block.hint ? [new Paragraph({ style: 'Hint', children: wordInlines(block.hint, context) })] : []),
        fillBoxTable(block.lines, design),
        afterTable(),
      ]
    case 'note':
      return [noteTable(block.title, block.paragraphs, context, design), afterTable()]
    case 'quote':
      return [
        new Paragraph({ style: 'Quote', keepNext: block.source !== undefined, children: wordInlines(block.content, context) }),
        ...(block.source
          ? [
              new Paragraph({
                style: 'Hint',
                keepNext: false,
                indent: { left: twips(26), right: twips(26) },
                children: wordInlines(block.source, context),
              }),
            ]
          : []),
      ]
    case 'signature':
      return signature(block, context, design)
    case 'exhibit-index':
      return [exhibitIndexTable(context, design), afterTable()]
    case 'contents':
      return [
        new Paragraph({ style: 'ContentsTitle', children: [wordText(block.title)] }),
        new TableOfContents(block.title, { hyperlink: true, headingStyleRange: `1-${block.depth}` }),
      ]
    case 'page-break':
      context.breakBefore = true
      return []
    case 'spacer':
      return [
        new Paragraph({
          spacing: { before: 0, after: 0, line: Math.max(20, twips(block.points)), lineRule: LineRuleType.EXACT },
        }),
      ]
  }
}

/** Two tables that touch become one in Word, so every table is followed by a small empty paragraph. */
const afterTable = (): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 0, line: twips(9), lineRule: LineRuleType.EXACT } })

const wordParagraph = (content: Inlines, layout: ParagraphLayout, context: WordContext, design: PageDesign): Paragraph =>
  new Paragraph({
    alignment: ALIGNMENTS[layout.align ?? 'left'],
    keepNext: layout.keepWithNext === true,
    pageBreakBefore: context.breakBefore,
    ...(layout.tight ? { spacing: spacing(design.lineMultiple, 0, 0) } : {}),
    children: wordInlines(content, context),
  })

const listParagraphs = (
  items: readonly ListItem[],
  ordered: boolean,
  level: number,
  context: WordContext,
  design: PageDesign,
): Paragraph[] =>
  items.flatMap((item, index) => {
    const last = level === 0 && index === items.length - 1 && !item.items
    return [
      new Paragraph({
        numbering: {
          reference: ordered ? LISTS.steps : LISTS.bullets,
          level: Math.min(level, 2),
          instance: context.listInstance,
        },
        spacing: spacing(design.lineMultiple, 0, last ? design.spaceAfter : design.spaceAfter * 0.55),
        children: wordInlines(item.content, context),
      }),
      ...(item.items ? listParagraphs(item.items, ordered, level + 1, context, design) : []),
    ]
  })

const signature = (
  block: Extract<Block, { kind: 'signature' }>,
  context: WordContext,
  design: PageDesign,
): Paragraph[] => [
  new Paragraph({ keepNext: true, spacing: spacing(1, 14, 30), children: [wordText(block.closing)] }),
  new Paragraph({
    keepNext: block.lines.length > 0,
    border: { top: { style: BorderStyle.SINGLE, size: 5, color: '000000', space: 4 } },
    indent: { right: twips(612 - 2 * design.margin.side - 220) },
    spacing: spacing(1, 0, 0),
    children: wordInlines(block.name, context),
  }),
  ...block.lines.map(
    (line, index, all) =>
      new Paragraph({
        keepNext: index < all.length - 1,
        spacing: spacing(1, 0, index < all.length - 1 ? 0 : design.spaceAfter),
        children: wordInlines(line, context),
      }),
  ),
]
