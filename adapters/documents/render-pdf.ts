import type { Document } from '../../domain/documents/document.ts'
import { compileTypst } from './typst-compiler.ts'
import type { CompiledPdf } from './typst-compiler.ts'
import { toTypst } from './typst-source.ts'

/** A tagged PDF with outline and selectable text. The edition is its date, so the same document gives the same file. */
export const renderPdf = (document: Document): Promise<CompiledPdf> => compileTypst(toTypst(document), Date.parse(`${document.edition}T00:00:00Z`) / 1000)
