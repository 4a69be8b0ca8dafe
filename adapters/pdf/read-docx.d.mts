import type { PdfText } from '../../domain/resume/pdf-reading.ts'

type Layout = { x: number; endX: number; y: number; size: number; bold: boolean; italic: boolean; drop: number | null; column: number; breaks: number[]; endsParagraph: boolean }

export function readDocx(
  bytes: Uint8Array,
  limits: { maxPages: number; maxLetters: number },
  tools: { unzip: unknown; parser: unknown },
):
  | (Omit<PdfText, 'pages'> & { pages: { lines: string[]; layout: (Layout | null)[] }[] })
  | { kind: 'not-a-pdf' | 'damaged' | 'too-complex' }
  | { kind: 'no-text'; pageCount: number }
  | { kind: 'too-many-pages'; pageCount: number; limit: number }
