/** The text of a block as checks read it: runs, sentences, and where an exhibit is cited. */
import type { Block, Inlines } from '../../documents/document.ts'
import { inlinesOfBlock } from '../../documents/walk-document.ts'

/** As much of a sentence as a finding quotes. */
export const short = (text: string): string => text.slice(0, 160)

/** Stands for a cited exhibit in a run of text. */
const CITED = '\uE000'

const textOf = (run: Inlines): string =>
  run.map((inline) => (inline.kind === 'exhibit' ? CITED : inline.kind === 'text' || inline.kind === 'link' ? inline.text : inline.kind === 'line-break' ? '\n' : '')).join('')

/** Where in an exhibit it stands, behind its mark. */
const PAGES = /^, pages?[ \u00A0]\d{1,4}(?:(?:–|, | and )\d{1,4}){0,40}(?=\)|, )/

/** The text without its marks, and without the parentheses and commas that hold only them. */
function withoutMarks(text: string): string {
  const pieces = text.split(CITED)
  return pieces
    .map((piece, place) => {
      const tail = place > 0 ? piece.replace(PAGES, '') : piece
      const rest = place > 0 && tail.startsWith(')') ? tail.slice(1) : tail
      return place < pieces.length - 1 ? rest.slice(0, markBegins(rest)) : rest
    })
    .join('')
}

/** Where in the text before a mark that begins which goes with it. Looked for from the end: a pattern would try each letter of a long run. */
function markBegins(text: string): number {
  let end = text.length
  while (end > 0 && ', '.includes(text.charAt(end - 1))) end--
  if (text.charAt(end - 1) === '(') end--
  return text.slice(0, end).trimEnd().length
}

export type Sentence = {
  text: string
  /** An exhibit is cited in it or, later in the same paragraph, for it and those before. */
  cited: boolean
}

const NO_END =
  /(?:\b(?:Dr|Mr|Ms|Mrs|Prof|St|No|Nos|Dec|Inc|Ltd|Co|Corp|vs|e\.g|i\.e|U\.S|U\.S\.C|Fed|Reg|Id|approx|Ph|Sc|Eng|B\.S|M\.S|A\.M|P\.M|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|p|pp|yrs?|hrs?|Vol|Art|Ch|Mt|Ft|Am|Conf|Proc|Symp|Trans|Assoc|Univ|Intl|eds?)|\b(?:[A-HJ-Z]|(?<!\b(?:not|nor|than|and|or|but|as|only) )I))\.$/

/** Sentences of a text; abbreviations and initials end none, and “and not I.” is no initial. */
export function sentencesOf(text: string): string[] {
  const out: string[][] = []
  // So many marks behind a full stop are read, and no more: a run of them would be gone through again from each.
  for (const piece of text.split(/(?<=[.?!]["”’)\uE000]{0,12})\s+(?=["“‘(]?[\p{Lu}\d$€£])|\n+/u)) {
    const last = out.at(-1)
    if (last !== undefined && NO_END.test(withoutMarks(last.at(-1) ?? ''))) last.push(piece)
    else if (piece.trim() !== '') out.push([piece])
  }
  return out.map((pieces) => pieces.join(' '))
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

/** Letters, figures, and the signs that belong to figures, to find the very words of one text in another. */
export const wordsAlone = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}$%.]+/gu, ' ')
    .replace(/^ +|[. ]+$/g, '')
    .toLowerCase()

export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
