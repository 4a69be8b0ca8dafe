import { afterAll, expect, test } from 'vitest'
import { DOCUMENT_IDS, findDocument } from '../../content/documents/catalogue.ts'
import { allPackageDocumentIds, MADE_DOCUMENT_IDS } from '../../domain/documents/package-plan.ts'
import { docxContents, readPdf, withoutBlanks } from '../../test/document-readers.ts'
import { closeDocuments, renderDocument } from './render-document.ts'
import { renderPdf } from './render-pdf.ts'

afterAll(() => closeDocuments())

/** Pages of cover letter and Case Builder as specification 1 §3 sells them; the banking letter is its own document. */
const SOLD: Record<string, [letter: number | null, builder: number]> = {
  'software-engineer': [9, 18],
  it: [9, 19],
  'banking-finance': [null, 18],
  'data-scientist': [9, 19],
  'data-analyst': [8, 18],
  'product-project-manager': [9, 17],
  'network-electrical-engineer': [10, 18],
  'electromechanical-engineer': [9, 18],
  'chemical-engineer': [8, 18],
  marketing: [10, 17],
  'hr-recruiter': [9, 16],
  'science-teacher': [10, 19],
  'physician-dentist': [8, 19],
  pilot: [9, 20],
  'aeronautical-engineer': [9, 20],
  'tech-entrepreneur': [11, 22],
}

const COUNTS: [id: string, pages: number][] = [
  ...Object.entries(SOLD).flatMap(([slug, [letter, builder]]): [string, number][] => [
    ...(letter === null ? [] : ([[`cover-letter-${slug}`, letter]] as [string, number][])),
    [`case-builder-${slug}`, builder],
  ]),
  ['banking-cover-letter', 8],
  ['ai-petition-sample', 30],
]

test('every document that a package can hold is in the catalogue', () => {
  const made = new Set<string>([...DOCUMENT_IDS, ...MADE_DOCUMENT_IDS])
  expect(allPackageDocumentIds().filter((id) => !made.has(id))).toEqual([])
})

test.each(COUNTS)('%s is produced with %i pages', async (id, pages) => {
  const document = await findDocument(id)
  if (document === null) throw new Error(`${id} is not in the catalogue`)
  // Counted by a reader that did not write the file.
  expect((await readPdf((await renderPdf(document)).pdf)).pageCount).toBe(pages)
})

test('the sample of an adjustment filing has more than 50 pages, as the site says', async () => {
  const document = await findDocument('adjustment-sample')
  if (document === null) throw new Error('adjustment-sample is not in the catalogue')
  expect((await readPdf((await renderPdf(document)).pdf)).pageCount).toBeGreaterThan(50)
})

test('the guide to adjustment keeps to its own length', async () => {
  const document = await findDocument('adjustment-guide')
  if (document?.pages === undefined) throw new Error('adjustment-guide has no length of its own')
  const { pageCount } = await readPdf((await renderPdf(document)).pdf)
  expect(pageCount).toBeGreaterThanOrEqual(document.pages.from)
  expect(pageCount).toBeLessThanOrEqual(document.pages.to)
})

test('the contents of every Word file name the headings and pages of the PDF', async () => {
  let compared = 0
  for (const id of DOCUMENT_IDS) {
    const document = await findDocument(id)
    const list = document?.blocks.find((block) => block.kind === 'contents')
    if (!document || list?.kind !== 'contents') continue
    const { docx, pdf } = await renderDocument(document)
    const { outline, outlinePages } = await readPdf(pdf)
    const levels = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
    const wanted = outline.map((title, index) => ({ words: withoutBlanks(title), page: outlinePages[index] })).filter((_, index) => (levels[index] ?? 9) <= list.depth)
    expect(wanted.length).toBeGreaterThan(3)
    expect(docxContents(docx), id).toEqual(wanted)
    compared += 1
  }
  expect(compared).toBeGreaterThan(20)
})
