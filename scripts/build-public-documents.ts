// Writes the PDF files that the site offers to everyone: node scripts/build-public-documents.ts
// The files and their list (public-documents.json) are committed; a test says when they are out of date.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { excerptPdf, findHeadingPage } from '../adapters/documents/excerpt-pdf.ts'
import { publicDocuments, sourceHash } from '../adapters/documents/public-documents.ts'
import { closeDocuments } from '../adapters/documents/render-document.ts'
import { renderPdf } from '../adapters/documents/render-pdf.ts'
import { pageStarts } from '../domain/documents/letter-pages.ts'
import type { Document } from '../domain/documents/document.ts'
import { checkDocument } from '../domain/documents/check-document.ts'

/** Read in the browser too, by the pages of its PDF. */
const LETTER = 'ai-sample-letter.pdf'
const root = fileURLToPath(new URL('..', import.meta.url))
const library = await PDFiumLibrary.init()
const rendered = new Map<string, Uint8Array>()
const list: Record<string, { source: string; sha256: string; pages: number }> = {}

/** At which block each printed page begins. */
const writeStarts = (document: Document, pages: readonly string[]) => writeFile(join(root, 'content/documents/petition-sample/page-starts.json'), `${JSON.stringify(pageStarts(document, pages))}\n`)

try {
  for (const one of await publicDocuments(root)) {
    const { file, document, excerpt } = one
    const [fault] = checkDocument(document)
    if (fault) throw new Error(`${document.id}: ${fault.message}`)
    const whole = rendered.get(document.id) ?? (await renderPdf(document)).pdf
    rendered.set(document.id, whole)
    let pdf = whole
    if (excerpt !== null) {
      const first = await findHeadingPage(library, whole, excerpt.heading)
      if (first < 0) throw new Error(`${document.id} has no page with "${excerpt.heading}"`)
      pdf = await excerptPdf(whole, first, excerpt.pages, `${document.title}: ${excerpt.heading}`)
    }
    const loaded = await library.loadDocument(pdf)
    const pages = loaded.getPageCount()
    if (file === LETTER)
      await writeStarts(
        document,
        [...loaded.pages()].map((page) => page.getText()),
      )
    loaded.destroy()
    await writeFile(join(root, 'public', file), pdf)
    list[file] = { source: sourceHash(one), sha256: createHash('sha256').update(pdf).digest('hex'), pages }
    console.log(`${file}: ${pages} pages, ${Math.round(pdf.length / 1024)} kB`)
  }
} finally {
  library.destroy()
  await closeDocuments()
}
await writeFile(join(root, 'adapters/documents/public-documents.json'), `${JSON.stringify(list, null, 2)}\n`)
