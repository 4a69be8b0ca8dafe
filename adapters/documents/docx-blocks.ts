import { AlignmentType, Bookmark, BorderStyle, CheckBox, HeadingLevel, LineRuleType, Paragraph, Tab, TextRun } from 'docx'
import type { FileChild, ParagraphChild } from 'docx'
import { wordsOf } from '../../domain/documents/document.ts'
import type { Block, Document, Inlines, ListItem, ParagraphLayout } from '../../domain/documents/document.ts'
import { keptWithSignatures } from '../../domain/documents/kept-with-signatures.ts'
import { headingBookmark, wordContents } from './docx-contents.ts'
import { wordContext, wordInlines, wordText } from './docx-inlines.ts'
import type { WordContext } from './docx-inlines.ts'
import { drawingTable } from './docx-drawing.ts'
import { LISTS, markIndent, numberWidth, over, spacing, twips, under } from './docx-styles.ts'
import { exhibitIndexTable, dataTable, fillBoxTable, noteTable } from './docx-tables.ts'
import { BLOCK_SPACE, leadingOf, LIST_INDENT, PAGE_DESIGNS } from './page-design.ts'
import type { PageDesign } from './page-design.ts'

/** The document's blocks as Word paragraphs and tables, and its footnotes. `headingPages` are what the contents show. */
export const wordBlocks = (document: Document, headingPages: readonly number[] = []): { children: FileChild[]; footnotes: WordContext['footnotes'] } => {
  const context = wordContext(document, headingPages)
  context.breakBefore = document.front === 'cover'
  const design = PAGE_DESIGNS[document.kind]
  const blocks = keptWithSignatures(document.blocks)
  return {
    children: blocks.flatMap((block, index) => {
      const opening = openingBreak(block, context)
      const paragraphs = wordBlock(block, edgesOf(blocks, index, context, design), context, design, document.places?.[index])
      if (block.kind !== 'page-break') context.breakBefore = false
      return [...opening, ...paragraphs]
    }),
    footnotes: context.footnotes,
  }
}

/** Space above the block's first paragraph and below its last, in points, where it differs from that of their style. */
type Edges = { before?: number; after?: number }

/**
 * Tables have no space of their own in Word: the paragraph before one leaves it, and the line behind one is cut off the
 * next. At the top of a page Word keeps the space before a paragraph, the PDF does not. The spaces of the styles are made
 * for what follows running text.
 */
const edgesOf = (blocks: readonly Block[], index: number, context: WordContext, design: PageDesign): Edges => {
  const block = blocks[index]
  const last = blocks[index - 1]
  const next = blocks[index + 1]
  const own = spaceAbove(block, design)
  const nextAbove = next === undefined ? null : spaceAboveTable(next)
  const below = belowOf(block, design) ?? design.spaceAfter + leadingOf(design, design.size, design.lineMultiple)
  const wide = Math.max(below, nextAbove ?? 0)
  return {
    ...(context.breakBefore ? { before: 0 } : {}),
    ...(!context.breakBefore && own !== null && last !== undefined && isSingleSpaced(last) ? { before: own - (endsWithTable(last) ? TABLE_END : 0) } : {}),
    ...(nextAbove === null || block === undefined ? {} : { after: isSingleSpaced(block) ? wide : under(wide, design) }),
  }
}

/** Word's space before the first paragraph of a block whose style has one, where no running text precedes it. */
const spaceAbove = (block: Block | undefined, design: PageDesign): number | null => {
  if (block?.kind === 'heading') return over(design.headings[block.level].before, design, design.headings[block.level].size)
  if (block?.kind === 'fill-box') return over(BLOCK_SPACE.fillBox.above, design)
  return null
}

const endsWithTable = (block: Block): boolean => ['table', 'exhibit-index', 'note', 'fill-box', 'drawing'].includes(block.kind)

const isSingleSpaced = (block: Block): boolean => endsWithTable(block) || block.kind === 'heading' || block.kind === 'quote' || block.kind === 'contents'

const belowOf = (block: Block | undefined, design: PageDesign): number | undefined => (block?.kind === 'heading' ? design.headings[block.level].after : undefined)

/** What a block that begins with a table keeps free above itself. */
const spaceAboveTable = (block: Block): number | null => {
  if (block.kind === 'note') return BLOCK_SPACE.note.above
  if (block.kind === 'exhibit-index' || (block.kind === 'table' && !block.caption)) return BLOCK_SPACE.table.above
  return null
}

const HEADING_LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
} as const

const BREAKS_ITSELF: ReadonlySet<Block['kind']> = new Set(['heading', 'paragraph', 'contents', 'page-break'])

/** A break before a heading or paragraph is that paragraph's own property: it never leaves an empty page behind. */
const openingBreak = (block: Block, context: WordContext): FileChild[] =>
  !context.breakBefore || BREAKS_ITSELF.has(block.kind) ? [] : [new Paragraph({ pageBreakBefore: true, spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } })]

/** Under the bookmark of their place, where there is one. */
const inPlace = (place: string | undefined, children: readonly ParagraphChild[]): readonly ParagraphChild[] => (place === undefined ? children : [new Bookmark({ id: place, children })])

const wordBlock = (block: Block, edges: Edges, context: WordContext, design: PageDesign, place?: string): FileChild[] => {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HEADING_LEVELS[block.level],
          pageBreakBefore: context.breakBefore,
          ...headingSpacing(block.level, edges, design),
          ...((context.document.headingNumbers ?? 'none') === 'none' ? {} : { numbering: { reference: LISTS.headings, level: block.level - 1 } }),
          children: inPlace(place, [new Bookmark({ id: headingBookmark(context.headingCount++), children: wordInlines(block.content, context) })]),
        }),
      ]
    case 'paragraph':
      return [wordParagraph(block.content, block, edges, context, design, place)]
    case 'numbered':
      if (block.restart || context.numberedInstance === 0) {
        context.numberedInstance += 1
        context.numberedCount = 0
      }
      context.numberedCount += 1
      return [
        new Paragraph({
          numbering: { reference: LISTS.numbered, level: 0, instance: context.numberedInstance },
          ...(context.numberedCount > 9 ? { indent: markIndent(0, numberWidth(String(context.numberedCount).length, design), design) } : {}),
          spacing: spacing(design.lineMultiple, 0, edges.after ?? design.spaceAfter),
          children: inPlace(place, wordInlines(block.content, context)),
        }),
      ]
    case 'list':
      context.listInstance += 1
      return listParagraphs(block.items, block.ordered, 0, edges.after ?? design.spaceAfter, context, design, place)
    case 'table':
      return [...(block.caption ? [new Paragraph({ style: 'Caption', children: wordInlines(block.caption, context) })] : []), dataTable(block, context, design), afterTable(block, edges, design)]
    case 'checkboxes':
      return block.items.map((item, index, all) => {
        const last = index === all.length - 1
        return new Paragraph({
          keepNext: block.keepWithNext === true,
          indent: { left: twips(1.5 * design.size), hanging: twips(1.5 * design.size) },
          spacing: spacing(design.lineMultiple, 0, last ? (edges.after ?? design.spaceAfter) : BLOCK_SPACE.checkbox - leadingOf(design, design.size, design.lineMultiple)),
          children: [
            new CheckBox({
              checked: item.checked,
              checkedState: { value: '2612', font: 'MS Gothic' },
              uncheckedState: { value: '2610', font: 'MS Gothic' },
            }),
            new TextRun({ children: [new Tab()] }),
            ...wordInlines(item.content, context),
          ],
        })
      })
    case 'fill-box':
      return [
        new Paragraph({
          style: 'Question',
          spacing: spacing(
            design.lineMultiple,
            edges.before ?? under(over(BLOCK_SPACE.fillBox.above, design), design),
            under(block.hint ? over(BLOCK_SPACE.fillBox.label, design, design.smallSize) : BLOCK_SPACE.fillBox.label, design),
          ),
          children: wordInlines(block.label, context, { bold: true }),
        }),
        ...(block.hint ? [new Paragraph({ style: 'Hint', children: wordInlines(block.hint, context) })] : []),
        fillBoxTable(wordsOf(block.label), block.lines, design),
        afterTable(block, edges, design),
      ]
    case 'note':
      return [noteTable(block.title, block.paragraphs, context, design), afterTable(block, edges, design)]
    case 'quote':
      return [
        new Paragraph({
          style: 'Quote',
          keepNext: block.source !== undefined,
          ...(block.source ? { spacing: spacing(1, design.spaceAfter, over(4, design, design.smallSize)) } : {}),
          children: inPlace(place, wordInlines(block.content, context)),
        }),
        ...(block.source
          ? [
              new Paragraph({
                style: 'Hint',
                keepNext: false,
                spacing: spacing(1, 0, edges.after ?? design.spaceAfter),
                indent: { left: twips(26), right: twips(26) },
                children: wordInlines(block.source, context),
              }),
            ]
          : []),
      ]
    case 'drawing':
      return [new Paragraph({ style: 'Caption', children: wordInlines(block.caption, context) }), drawingTable(block, context, design), afterTable(block, edges, design)]
    case 'signature':
      return signature(block, context, design)
    case 'exhibit-index':
      return [exhibitIndexTable(context, design), afterTable(block, edges, design)]
    case 'contents':
      return wordContents(block, context)
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

/** Height of the empty paragraph behind a table, in points: the least that Word takes. */
const TABLE_END = 1

/** Two tables that touch become one in Word, so every table is followed by a small empty paragraph. */
const afterTable = (block: Block, edges: Edges, design: PageDesign): Paragraph => {
  const below = block.kind === 'note' ? BLOCK_SPACE.note.below : block.kind === 'fill-box' ? BLOCK_SPACE.fillBox.below : BLOCK_SPACE.table.below
  return new Paragraph({
    spacing: { before: 0, after: twips((edges.after === undefined ? over(below, design) : below) - TABLE_END), line: twips(TABLE_END), lineRule: LineRuleType.EXACT },
  })
}

const headingSpacing = (level: 1 | 2 | 3, edges: Edges, design: PageDesign) => {
  if (edges.before === undefined && edges.after === undefined) return {}
  const { size, before, after } = design.headings[level]
  return { spacing: spacing(1, edges.before ?? under(over(before, design, size), design), edges.after ?? over(after, design)) }
}

const wordParagraph = (content: Inlines, layout: ParagraphLayout, edges: Edges, context: WordContext, design: PageDesign, place?: string): Paragraph =>
  new Paragraph({
    alignment: ALIGNMENTS[layout.align ?? 'left'],
    keepNext: layout.keepWithNext === true,
    pageBreakBefore: context.breakBefore,
    ...(layout.tight || edges.after !== undefined ? { spacing: spacing(design.lineMultiple, 0, layout.tight ? 0 : (edges.after ?? 0)) } : {}),
    children: inPlace(place, wordInlines(content, context)),
  })

const listParagraphs = (items: readonly ListItem[], ordered: boolean, level: number, after: number, context: WordContext, design: PageDesign, place?: string): Paragraph[] =>
  items.flatMap((item, index) => {
    const last = level === 0 && index === items.length - 1 && !item.items
    return [
      new Paragraph({
        numbering: {
          reference: ordered ? LISTS.steps : LISTS.bullets,
          level: Math.min(level, 2),
          instance: context.listInstance,
        },
        // All words of a list stand behind its widest number.
        ...(ordered && level === 0 && items.length > 9 ? { indent: markIndent(LIST_INDENT, numberWidth(String(items.length).length, design), design) } : {}),
        spacing: spacing(design.lineMultiple, 0, last ? after : design.spaceAfter * 0.55),
        children: inPlace(place === undefined || index === 0 ? place : `${place}_${index}`, wordInlines(item.content, context)),
      }),
      ...(item.items ? listParagraphs(item.items, ordered, level + 1, after, context, design) : []),
    ]
  })

const signature = (block: Extract<Block, { kind: 'signature' }>, context: WordContext, design: PageDesign): Paragraph[] => [
  new Paragraph({
    keepNext: true,
    spacing: spacing(design.lineMultiple, under(over(BLOCK_SPACE.signature.above, design), design), under(BLOCK_SPACE.signature.toSign, design)),
    children: [wordText(block.closing)],
  }),
  new Paragraph({
    keepNext: block.lines.length > 0,
    border: { top: { style: BorderStyle.SINGLE, size: 5, color: '000000', space: 2 } },
    indent: { right: twips(612 - 2 * design.margin.side - 220) },
    spacing: spacing(design.lineMultiple, 0, 0),
    children: wordInlines(block.name, context),
  }),
  ...block.lines.map(
    (line, index, all) =>
      new Paragraph({
        keepNext: index < all.length - 1,
        spacing: spacing(design.lineMultiple, 0, index < all.length - 1 ? 0 : design.spaceAfter),
        children: wordInlines(line, context),
      }),
  ),
]
