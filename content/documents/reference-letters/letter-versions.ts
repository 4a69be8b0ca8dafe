/** One text, two documents: the complete sample letter, and the same words with fields where a writer's own facts go. */
import { note, p, plain, signature } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Block, Document } from '../../../domain/documents/document.ts'

/** `<<what the sample says|what the writer puts in>>` inside the words marks a place that differs in the two versions. */
export type LetterSource = {
  /** `a`, `b` or `c`. */
  letter: string
  title: string
  /** What this letter covers that the others do not. */
  ground: string
  sender: readonly string[]
  paragraphs: readonly string[]
  name: string
  lines: readonly string[]
}

const PLACE = /<<([^|<>]+)\|([^<>]+)>>/g

const completeWords = (words: string): string => words.replace(PLACE, (_, sample: string) => sample)
const editableWords = (words: string): string =>
  words.replace(PLACE, (_, sample: string, label: string) => `[[${sample.length > 60 ? 'long' : 'field'}: ${label}]]`)

const lettersBlocks = (source: LetterSource, words: (text: string) => string): Block[] => [
  ...source.sender.map((line) => p(words(line), { tight: true })),
  p(words('<<September 14, 2026|Date>>'), { align: 'right' }),
  p('U.S. Citizenship and Immigration Services'),
  p(words('**Re: Form I-140 of <<Mateo Lindqvist Reyes|full name of the petitioner>>**')),
  p('To the Officer:'),
  ...source.paragraphs.map((text) => p(words(text))),
  signature('Sincerely,', words(source.name), ...source.lines.map(words)),
]

const BASE = {
  edition: '2026-11-21',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  exhibits: [],
  pages: { from: 3, to: 4 },
} as const

export const completeLetter = (source: LetterSource): Document => ({
  ...BASE,
  id: `reference-letter-${source.letter}`,
  title: `Complete reference letter ${source.letter.toUpperCase()}`,
  notice: [
    plain(
      `Sample. The writer, the petitioner, the organizations and all figures are fictional; the letter belongs to the banking cover letter (document 4). Its ground: ${source.ground} Real letters say what their own writer knows. Do not reuse its sentences.`,
    ),
  ],
  blocks: lettersBlocks(source, completeWords),
})

export const editableLetter = (source: LetterSource): Document => ({
  ...BASE,
  id: `reference-letter-${source.letter}-editable`,
  title: `Editable reference letter ${source.letter.toUpperCase()}`,
  pages: { from: 2, to: 4 },
  blocks: [
    note(
      'For the writer of the letter',
      'This is a draft for you to change. Keep only what is true and what you know yourself, write it in your own way, and leave out the rest. You alone decide what you sign. No letter may be filed unless its writer has reviewed it, adopted it and signed it.',
      'Put your own facts in every shaded place, put the letter on your letterhead, and delete this box.',
    ),
    ...lettersBlocks(source, editableWords),
  ],
})
