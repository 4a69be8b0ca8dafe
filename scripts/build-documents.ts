// Renders every document of the catalogue and fails on a fault, a missed page count, or a document that the packages
// or the public site need and the catalogue lacks.
//   node scripts/build-documents.ts            checks only
//   node scripts/build-documents.ts <folder>   also writes <id>.pdf and <id>.docx there
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDocuments, renderDocument } from '../adapters/documents/render-document.ts'
import { DOCUMENT_IDS, findDocument } from '../content/documents/catalogue.ts'
import { allPackageDocumentIds, isMadeDocument, PUBLIC_DOCUMENT_IDS } from '../domain/documents/package-plan.ts'
import { checkDocument } from '../domain/documents/check-document.ts'

const [folder] = process.argv.slice(2)
if (folder !== undefined) await mkdir(folder, { recursive: true })

let wrong = 0
const complain = (id: string, message: string): void => {
  wrong += 1
  console.log(`${id}: ${message}`)
}

for (const id of DOCUMENT_IDS) {
  try {
    const document = await findDocument(id)
    if (document === null) throw new Error('not in the catalogue')
    if (document.id !== id) complain(id, `calls itself ${document.id}`)
    for (const fault of checkDocument(document)) {
      complain(id, `${fault.kind}${fault.block === undefined ? '' : ` in block ${fault.block}`}: ${fault.message}`)
    }
    const { pdf, docx, pageCount } = await renderDocument(document)
    const { pages } = document
    if (pages && (pageCount < pages.from || pageCount > pages.to)) {
      complain(id, `${pageCount} pages, wanted ${pages.from === pages.to ? pages.from : `${pages.from} to ${pages.to}`}`)
    }
    if (folder !== undefined) {
      await writeFile(join(folder, `${id}.pdf`), pdf)
      await writeFile(join(folder, `${id}.docx`), docx)
    }
  } catch (fault) {
    complain(id, fault instanceof Error ? fault.message : String(fault))
  }
}
await closeDocuments()
for (const id of [...allPackageDocumentIds(), ...PUBLIC_DOCUMENT_IDS]) {
  // Made for each order from its plan.
  if (!isMadeDocument(id) && !DOCUMENT_IDS.includes(id)) complain(id, 'missing from the catalogue')
}
console.log(`${DOCUMENT_IDS.length} documents, ${wrong} faults`)
if (wrong > 0) process.exitCode = 1
