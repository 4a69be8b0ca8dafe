/** The frame of the three sample reference letters; editable versions do not exist, since a letter is its own writer's. */
import { p, plain, signature } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

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

export const sampleLetter = ({ letter, ground, sender, paragraphs, name, lines }: LetterSource): Document => ({
  id: `reference-letter-${letter}`,
  title: `Complete reference letter ${letter.toUpperCase()}`,
  edition: '2026-11-22',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  pages: { from: 3, to: 4 },
  exhibits: [],
  notice: [
    plain(
      `Sample. The writer, the petitioner, the organizations and all figures are fictional; the letter belongs to the banking cover letter (document 4). Its ground: ${ground} Real letters say what their own writer knows. Do not reuse its sentences.`,
    ),
  ],
  blocks: [
    ...sender.map((line) => p(line, { tight: true })),
    p('September 14, 2026', { align: 'right' }),
    p('U.S. Citizenship and Immigration Services'),
    p('**Re: Form I-140 of Mateo Lindqvist Reyes**'),
    p('To the Officer:'),
    ...paragraphs.map((text) => p(text)),
    signature('Sincerely,', name, ...lines),
  ],
})
