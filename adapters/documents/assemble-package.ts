import { zipSync } from 'fflate'
import type { Zippable } from 'fflate'
import type { Document } from '../../domain/documents/document.ts'
import { isMadeDocument, type MadeDocumentId, type PackageItem, type PackagePlan } from '../../domain/documents/package-plan.ts'
import { renderDocx } from './render-docx.ts'
import { renderPdf } from './render-pdf.ts'

export type AssemblePackageOptions = {
  /** The catalogue; null when it has no document of this id. */
  findDocument: (id: string) => Promise<Document | null>
  /** Made for this order, `package-contents` dates the archive. */
  made: Readonly<Record<MadeDocumentId, Document>>
}

// The same order gives the same bytes: entries carry the contents page's date, not the clock's.
const ZIP_YEAR_MIN = 1980

/**
 * The order's archive: every document of the plan in its formats. Throws when a document of the plan is missing from
 * the catalogue, naming all that are missing; nothing is left out in silence.
 */
export const assemblePackage = async (plan: PackagePlan, options: AssemblePackageOptions): Promise<Uint8Array> => {
  const documents = await Promise.all(
    plan.items.map(async (item) => ({
      item,
      document: isMadeDocument(item.documentId) ? options.made[item.documentId] : await options.findDocument(item.documentId),
    })),
  )
  const missing = documents.filter(({ document }) => document === null).map(({ item }) => item.documentId)
  if (missing.length > 0) throw new Error(`documents missing from the catalogue: ${missing.join(', ')}`)

  const files: Zippable = {}
  const { edition } = options.made['package-contents']
  const mtime = new Date(`${edition}T12:00:00`)
  if (mtime.getFullYear() < ZIP_YEAR_MIN) throw new Error(`no date for the archive: ${edition}`)
  for (const { item, document } of documents) {
    if (document === null) continue
    for (const [format, bytes] of await renderFormats(item, document)) {
      // Both formats are compressed inside already.
      files[`${item.folder}/${item.fileName}.${format}`] = [bytes, { level: 0, mtime }]
    }
  }
  return zipSync(files)
}

const renderFormats = async (item: PackageItem, document: Document): Promise<[string, Uint8Array][]> => {
  if (!item.formats.includes('pdf')) return [['docx', await renderDocx(document)]]
  const { pdf, ...layout } = await renderPdf(document)
  return item.formats.includes('docx')
    ? [
        ['docx', await renderDocx(document, layout)],
        ['pdf', pdf],
      ]
    : [['pdf', pdf]]
}
