import { wordsOf } from './document.ts'
import type { Block } from './document.ts'
import { inlinesOfBlock } from './walk-document.ts'

/** Signs that stand with a signature at least: about two lines. */
const COMPANY = 160

/** The blocks, with the words before a signature bound to it, so that it never stands alone on a page; a short line takes the paragraph before it along. */
export function keptWithSignatures(blocks: readonly Block[]): Block[] {
  const kept = [...blocks]
  blocks.forEach((block, index) => {
    if (block.kind !== 'signature') return
    let signs = 0
    for (let at = index - 1; at >= 0 && signs < COMPANY; at -= 1) {
      const before = kept[at]!
      if (before.kind !== 'paragraph' && before.kind !== 'checkboxes') return
      kept[at] = { ...before, keepWithNext: true }
      signs += inlinesOfBlock(before).map(wordsOf).join(' ').length
    }
  })
  return kept
}
