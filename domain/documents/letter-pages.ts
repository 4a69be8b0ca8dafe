/** Decides which blocks of a printed document stand on which page, for a reader in a browser. */
import { formatExhibitId, wordsOf, type Block, type Document } from './document.ts'
import { inlinesOfBlock } from './walk-document.ts'

/** Letters that a printed block begins with; empty where it prints none of its own. */
function openingWords(block: Block, { exhibits }: Document): string {
  if (block.kind === 'contents') return block.title
  if (block.kind === 'signature') return block.closing
  const [first] = exhibits
  if (block.kind === 'exhibit-index') return first === undefined ? '' : `${formatExhibitId(first.id)}${first.title}`
  return (
    inlinesOfBlock(block)
      .map(wordsOf)
      .find((words) => words.trim() !== '') ?? ''
  )
}

/** A printed line breaks, hyphenates and joins letters as it likes. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
/** Fewer than a printed line holds, enough to be found only once. */
const KEY_LETTERS = 30

/**
 * For each page the index of the first block that begins on it or after it: `[0, 12, …]`, as long as `pages`. A heading stands
 * with the block below it, since a contents page names it earlier. Throws where a block is on no page.
 */
export function pageStarts(document: Document, pages: readonly string[]): number[] {
  const texts = pages.map(bare)
  const pageOf: (number | null)[] = []
  let page = 0
  let offset = 0
  for (const block of document.blocks) {
    const key = block.kind === 'heading' ? '' : bare(openingWords(block, document)).slice(0, KEY_LETTERS)
    if (key === '') {
      pageOf.push(null)
      continue
    }
    let at = texts[page]?.indexOf(key, offset) ?? -1
    while (at < 0) {
      page += 1
      if (page >= texts.length) throw new Error(`${document.id}: no page has "${key}"`)
      at = texts[page]?.indexOf(key) ?? -1
    }
    offset = at + key.length
    pageOf.push(page)
  }
  for (let index = pageOf.length - 1; index >= 0; index -= 1) pageOf[index] ??= pageOf[index + 1] ?? pages.length - 1
  return texts.map((_, number) => {
    const first = pageOf.findIndex((each) => (each ?? 0) >= number)
    return first < 0 ? document.blocks.length : first
  })
}

/** Blocks of one sheet: of one page, or of several where a block fills the pages after its own. Pages are counted from 1. */
export type LetterSheet = { first: number; last: number; blocks: readonly Block[] }

/** The sheets of the blocks from `from` up to `until`. */
export function sheetsBetween(document: Document, starts: readonly number[], from: number, until: number): LetterSheet[] {
  const sheets: LetterSheet[] = []
  starts.forEach((start, index) => {
    const next = starts[index + 1] ?? document.blocks.length
    const blocks = document.blocks.slice(Math.max(start, from), Math.min(next, until)).filter(({ kind }) => kind !== 'page-break' && kind !== 'spacer')
    const last = sheets.at(-1)
    if (blocks.length > 0) sheets.push({ first: index + 1, last: index + 1, blocks })
    else if (last !== undefined && next === start && start < until) last.last = index + 1
  })
  return sheets
}
