import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import type { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Excerpt } from './public-documents.ts'

/** Index of the last page with a line that begins with the heading, whatever its number; -1 where there is none. */
export async function findHeadingPage(library: PDFiumLibrary, pdf: Uint8Array, heading: string): Promise<number> {
  const loaded = await library.loadDocument(pdf)
  try {
    const texts = [...loaded.pages()].map((page) => page.getText())
    return texts.findLastIndex((text) => text.split(/\r?\n/).some((line) => line.replace(/^[\dA-Z]{0,4}[.\d]*\s+/, '').startsWith(heading)))
  } finally {
    loaded.destroy()
  }
}

/** The chosen pages as a PDF of their own, with their printed page numbers. The same input gives the same bytes. */
export async function excerptPdf(pdf: Uint8Array, first: number, pages: Excerpt['pages'], title: string): Promise<Uint8Array> {
  const source = await PDFDocument.load(pdf, { updateMetadata: false })
  const last = pages === 'rest' ? source.getPageCount() : Math.min(first + pages, source.getPageCount())
  const excerpt = await PDFDocument.create({ updateMetadata: false })
  const copied = await excerpt.copyPages(source, Array.from({ length: last - first }, (_, index) => first + index))
  for (const page of copied) {
    // Links and tags point into pages that are left behind.
    page.node.delete(PDFName.of('Annots'))
    page.node.delete(PDFName.of('StructParents'))
    excerpt.addPage(page)
  }
  excerpt.setTitle(title, { showInWindowTitleBar: true })
  excerpt.catalog.set(PDFName.of('Lang'), PDFString.of('en-US'))
  const date = source.getCreationDate()
  if (date) excerpt.setCreationDate(date)
  return excerpt.save()
}
