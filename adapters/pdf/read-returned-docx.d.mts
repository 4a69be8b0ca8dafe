import type { ReturnedParagraph } from '../../domain/petition/returned-letter.ts'

export function readReturnedDocx(
  bytes: Uint8Array,
  limits: { maxLetters: number },
  tools: { unzip: unknown; parser: unknown },
): { kind: 'returned'; paragraphs: ReturnedParagraph[] } | { kind: 'not-a-pdf' | 'damaged' | 'too-complex' } | { kind: 'no-text'; pageCount: number }
