/** The text of a block as checks read it: runs, sentences, and where an exhibit is cited. */
import type { Block, Inlines } from '../../documents/document.ts'
import { inlinesOfBlock } from '../../documents/walk-document.ts'

/** Stands for a cited exhibit in a run of text. */
const CITED = '\uE000'

const textOf = (run: Inlines): string =>
  run.map((inline) => (inline.kind === 'exhibit' ? CITED : inline.kind === 'text' || inline.kind === 'link' ? inline.text : inline.kind === 'line-break' ? '\n' : '')).join('')

const withoutMarks = (text: string) => text.replace(/\s*\(?[\uE000, ]*\uE000\)?/gu, '').replaceAll(CITED, '')

export type Sentence = {
  text: string
  /** An exhibit is cited in it or, later in the same paragraph, for it and those before. */
  cited: boolean
}

const NO_END = /(?:\b(?:Dr|Mr|Ms|Mrs|Prof|St|No|Nos|Dec|Inc|Ltd|Co|Corp|vs|e\.g|i\.e|U\.S|U\.S\.C|Fed|Reg|Id|approx|Ph|Sc|Eng|B\.S|M\.S|A\.M|P\.M)|\b[A-Z])\.$/

/** Sentences of a text; abbreviations and initials end none. */
export function sentencesOf(text: string): string[] {
  const out: string[] = []
  for (const piece of text.split(/(?<=[.?!]["”’)\uE000]*)\s+(?=["“‘(]?[\p{Lu}\d])|\n+/u)) {
    const last = out.at(-1)
    if (last !== undefined && NO_END.test(withoutMarks(last))) out[out.length - 1] = `${last} ${piece}`
    else if (piece.trim() !== '') out.push(piece)
  }
  return out
}

export function sentencesOfBlock(block: Block): Sentence[] {
  return inlinesOfBlock(block).flatMap((run) => {
    const raw = sentencesOf(textOf(run))
    const lastCited = raw.findLastIndex((sentence) => sentence.includes(CITED))
    return raw.map((sentence, place) => ({ text: withoutMarks(sentence).trim(), cited: place <= lastCited })).filter(({ text }) => text !== '')
  })
}

/** Its words, exhibits left out. */
export const plainText = (block: Block): string =>
  inlinesOfBlock(block)
    .map((run) => withoutMarks(textOf(run)))
    .join('\n')

export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
