import type { Document } from '../../domain/documents/document.ts'
import { renderDocx } from './render-docx.ts'
import { renderPdf } from './render-pdf.ts'
import { closeTypst } from './typst-compiler.ts'

export type RenderedDocument = { docx: Uint8Array; pdf: Uint8Array; pageCount: number }

/** Both formats of a document, and the page count of the PDF. */
export const renderDocument = async (document: Document): Promise<RenderedDocument> => {
  const [docx, { pdf, pageCount }] = await Promise.all([renderDocx(document), renderPdf(document)])
  return { docx, pdf, pageCount }
}

/** Ends the background worker; call it when the process shuts down. */
export const closeDocuments = closeTypst
