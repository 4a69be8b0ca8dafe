import type { Document } from '../../domain/documents/document.ts'
import { closeWord, renderDocxApart } from './render-docx.ts'
import { renderPdf } from './render-pdf.ts'
import { closeTypst } from './typst-compiler.ts'

export type RenderedDocument = { docx: Uint8Array; pdf: Uint8Array; pageCount: number }

/** Both formats of a document, and the page count of the PDF. */
export const renderDocument = async (document: Document): Promise<RenderedDocument> => {
  const { pdf, ...layout } = await renderPdf(document)
  return { docx: await renderDocxApart(document, layout), pdf, pageCount: layout.pageCount }
}

/** Ends the background workers; call it when the process shuts down. */
export const closeDocuments = async (): Promise<void> => {
  await Promise.all([closeTypst(), closeWord()])
}
