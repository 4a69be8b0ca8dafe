import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, expect, test } from 'vitest'
import { DOCUMENT_IDS, findDocument } from '../../content/documents/catalogue.ts'
import type { Document } from '../../domain/documents/document.ts'
import { p } from '../../domain/documents/blocks.ts'
import { closeDocuments } from './render-document.ts'
import { compileTypst } from './typst-compiler.ts'
import { toTypst } from './typst-source.ts'

afterAll(() => closeDocuments())

/** Where the printed part of a page may end at the earliest, from its top: about six lines below the margin. */
const LEAST = 0.22
/** Above the footer. */
const FOOT = 0.92

/** For each page the share of its height at which the lowest ink above the footer stands; form fields draw nothing and are left out. */
async function lowestInk(document: Document): Promise<number[]> {
  const library = await PDFiumLibrary.init()
  const loaded = await library.loadDocument((await compileTypst(toTypst(document), 0)).pdf)
  const ends: number[] = []
  for (const page of loaded.pages()) {
    await page.render({
      scale: 0.4,
      render: ({ data, width, height }) => {
        let row = Math.floor(height * FOOT) - 1
        while (row > 0 && data.subarray(row * width * 4, (row + 1) * width * 4).every((value) => value > 244)) row -= 1
        ends.push(row / height)
        return Promise.resolve(data)
      },
    })
  }
  loaded.destroy()
  library.destroy()
  return ends
}

test.each(DOCUMENT_IDS)('no page of %s holds a few lines only', async (id) => {
  const document = await findDocument(id)
  if (document === null) throw new Error(id)
  const ends = await lowestInk(document)
  expect(ends.flatMap((end, index) => (end < LEAST ? [`page ${index + 1} of ${ends.length}: ${end.toFixed(2)}`] : []))).toEqual([])
})

test('a page with one line counts as one', async () => {
  const document: Document = { id: 'a', title: 'A', edition: '2026-11-21', kind: 'letter', front: 'none', footer: 'Footer', exhibits: [], blocks: [p('One line.')] }
  expect(await lowestInk(document)).toEqual([expect.closeTo(0.1, 1)])
})
