// Draws the first pages of the sample documents for the pages of the site: node scripts/make-previews.ts [id …]
// Writes public/previews/<id>.webp and its smaller sizes for every document that the catalogue holds, then run scripts/list-previews.ts.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { closeDocuments } from '../adapters/documents/render-document.ts'
import { renderPdf } from '../adapters/documents/render-pdf.ts'
import { findDocument } from '../content/documents/catalogue.ts'
import { caseBuilderId, coverLetterId } from '../domain/documents/package-plan.ts'
import { PROFESSION_KEYS } from '../domain/professions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'public/previews')
/** Wide enough for the modal on a dense screen. */
const WIDTH = 900
/** For a row of cards, and for the width of a phone; public/previews/<width>/<id>.avif. */
const SMALLER_WIDTHS = [480, 660]

/** The page is a number from 1, or how a heading begins, found from the end: a contents page names it earlier. */
type Wanted = { id: string; documentId: string; page: number | string }

const first = (id: string, documentId: string | null): Wanted[] => (documentId === null ? [] : [{ id, documentId, page: 1 }])

const wanted: Wanted[] = [
  ...first('discord-community', 'community-invitation'),
  ...first('document-1', 'instructions'),
  ...first('document-2', 'cover-letter-software-engineer'),
  { id: 'document-3', documentId: 'case-builder-software-engineer', page: 3 },
  ...first('document-4', 'banking-cover-letter'),
  ...first('document-5', 'reference-letter-a'),
  ...first('document-6', 'writer-questions-researcher'),
  ...first('document-7', 'reference-letter-guide'),
  ...first('document-8', 'visa-bulletin-guide'),
  ...first('document-9', 'adjustment-guide'),
  ...first('document-10', 'forms-i485-guide'),
  ...first('document-11', 'forms-eta-guide'),
  { id: 'ai-sample-toc', documentId: 'ai-petition-sample', page: 'Contents of this letter' },
  { id: 'ai-sample-distinctMethod', documentId: 'ai-petition-sample', page: 'The method' },
  { id: 'ai-sample-broadImpact', documentId: 'ai-petition-sample', page: 'Broad impact: who benefits' },
  { id: 'ai-sample-largeScale', documentId: 'ai-petition-sample', page: 'Large-scale impact: how' },
  { id: 'ai-sample-aboveAverageProfessional', documentId: 'ai-petition-sample', page: 'Above-average professional: the' },
  { id: 'ai-sample-appendix', documentId: 'ai-petition-sample', page: 'Index of exhibits' },
  ...PROFESSION_KEYS.flatMap((profession) => [
    ...first(`${profession}-cover-letter`, coverLetterId(profession) ?? 'banking-cover-letter'),
    // Its first page is a title; the third shows how it works.
    { id: `${profession}-case-builder`, documentId: caseBuilderId(profession), page: 3 },
  ]),
]

for (const width of SMALLER_WIDTHS) await mkdir(join(folder, String(width)), { recursive: true })
const library = await PDFiumLibrary.init()
const drawn = new Map<string, Uint8Array>()
let missing = 0
const asked = process.argv.slice(2)
const drawnNow = wanted.filter(({ id }) => asked.length === 0 || asked.includes(id))
for (const { id, documentId, page } of drawnNow) {
  const document = await findDocument(documentId)
  if (document === null) {
    missing += 1
    continue
  }
  const pdf = drawn.get(documentId) ?? (await renderPdf(document)).pdf
  drawn.set(documentId, pdf)
  const loaded = await library.loadDocument(pdf)
  const pages = [...loaded.pages()]
  const index =
    typeof page === 'number'
      ? page - 1
      : pages.findLastIndex((one) =>
          one
            .getText()
            .split(/\r?\n/)
            .some((line) => line.replace(/^[\dA-Z]{0,2}[.\d]*\s+/, '').startsWith(page)),
        )
  const shown = pages[index]
  if (shown === undefined) throw new Error(`${documentId} has no page for ${page}`)
  const image = await shown.render({
    scale: 2,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .resize({ width: WIDTH })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 62, smartSubsample: true })
        .toBuffer(),
  })
  loaded.destroy()
  await writeFile(join(folder, `${id}.webp`), image.data)
  for (const width of SMALLER_WIDTHS)
    await sharp(image.data)
      .resize({ width })
      .avif({ quality: 50, effort: 5 })
      .toFile(join(folder, String(width), `${id}.avif`))
}
library.destroy()
await closeDocuments()
console.log(`${drawnNow.length - missing} pictures drawn, ${missing} documents not in the catalogue yet`)
