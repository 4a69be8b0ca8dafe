// Shows one document to its writer: node scripts/preview-documents.ts <id> [folder]
// Writes <id>.pdf, <id>.docx and one PNG per page; prints the page count and every fault.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { renderDocument, closeDocuments } from '../adapters/documents/render-document.ts'
import { DOCUMENT_IDS, findDocument } from '../content/documents/catalogue.ts'
import { checkDocument } from '../domain/documents/check-document.ts'

const [id, folder = join('data', 'preview', id ?? '')] = process.argv.slice(2)
const document = id === undefined ? null : await findDocument(id)
if (!document) {
  console.error(`usage: node scripts/preview-documents.ts <id> [folder]\nids: ${DOCUMENT_IDS.join(', ')}`)
  process.exit(2)
}

const faults = checkDocument(document)
for (const fault of faults) {
  console.log(`fault ${fault.kind}${fault.block === undefined ? '' : ` (block ${fault.block})`}: ${fault.message}`)
}

const { pdf, docx, pageCount } = await renderDocument(document)
await closeDocuments()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, `${document.id}.pdf`), pdf)
await writeFile(join(folder, `${document.id}.docx`), docx)

const library = await PDFiumLibrary.init()
const loaded = await library.loadDocument(pdf)
for (const page of loaded.pages()) {
  const image = await page.render({
    scale: 1.4,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  })
  await writeFile(join(folder, `page-${String(page.number + 1).padStart(2, '0')}.png`), image.data)
}
loaded.destroy()
library.destroy()

const { pages } = document
const met = pages === undefined || (pageCount >= pages.from && pageCount <= pages.to)
const wanted = pages === undefined ? '' : ` (wanted ${pages.from === pages.to ? pages.from : `${pages.from} to ${pages.to}`})`
console.log(`${pageCount} pages${wanted}, ${faults.length} faults, written to ${folder}`)
if (!met || faults.length > 0) process.exitCode = 1
