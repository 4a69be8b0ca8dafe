import { expect, test } from 'vitest'
import { DOCUMENT_IDS, findDocument } from '../../content/documents/catalogue.ts'
import { PROVIDER } from '../../content/provider.ts'
import { isEditedForFiling } from '../../domain/documents/document.ts'
import { readDocxParts } from '../../test/document-readers.ts'
import { renderDocx } from './render-docx.ts'

const SAMPLES = ['cover-letter-pilot', 'banking-cover-letter', 'endeavor-continuation']

test('a sample that a buyer edits says at its top that it is one, so that its pages need not', async () => {
  const samples = (await Promise.all(DOCUMENT_IDS.map(findDocument))).filter((document) => document !== null).filter(isEditedForFiling)
  expect(samples.length).toBeGreaterThan(18)
  expect(samples.filter(({ notice }) => notice === undefined || notice.length === 0).map(({ id }) => id)).toEqual([])
})

test.each(SAMPLES)('the Word file of %s has nothing in header, footer or properties that would be filed', async (id) => {
  const document = await findDocument(id)
  if (document === null) throw new Error(id)
  const parts = readDocxParts(await renderDocx(document))
  const around = Object.entries(parts).filter(([path]) => /word\/(?:header|footer)\d*\.xml|docProps\//.test(path))
  expect(around.length).toBeGreaterThan(3)
  for (const [path, xml] of around) {
    const words = xml.replace(/<[^>]+>/g, ' ')
    expect(words, path).not.toMatch(/sample|fictional|legal advice/i)
    expect(words, path).not.toContain(PROVIDER.brand)
  }
  expect(around.some(([, xml]) => xml.includes('PAGE'))).toBe(true)
})
