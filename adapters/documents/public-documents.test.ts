import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LETTER_HEADINGS, LETTER_PAGE_COUNT } from '../../content/documents/petition-sample/letter-parts.ts'
import { checkDocument } from '../../domain/documents/check-document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { wordsOf } from '../../domain/documents/document.ts'
import { readPdf } from '../../test/document-readers.ts'
import { publicDocuments, sourceHash } from './public-documents.ts'

const made = JSON.parse(readFileSync('adapters/documents/public-documents.json', 'utf8')) as Record<string, { source: string; sha256: string }>
const documents = await publicDocuments('.')

test('every public PDF was made from the words of today (else: npm run documents)', () => {
  expect(documents.map((one) => [one.file, sourceHash(one)])).toEqual(Object.entries(made).map(([file, { source }]) => [file, source]))
})

test('the files are the ones that were made', () => {
  for (const [file, { sha256 }] of Object.entries(made)) {
    expect(
      createHash('sha256')
        .update(readFileSync(`public/${file}`))
        .digest('hex'),
      file,
    ).toBe(sha256)
  }
})

test('the legal texts carry the facts of the provider and no open token', () => {
  const legal = documents.filter(({ document }) => document.kind === 'legal')
  expect(legal.map(({ file }) => file)).toEqual(['terms-of-service.pdf', 'privacy-policy.pdf', 'website-terms-and-conditions.pdf'])
  for (const { document } of legal) {
    expect(checkDocument(document)).toEqual([])
    expect(inlinesOfDocument(document).map(wordsOf).join('\n')).not.toMatch(/[{}]/)
  }
})

test('another choice of pages or other words are another source', () => {
  const [one] = documents
  if (one === undefined) throw new Error('no documents')
  expect(sourceHash({ ...one, excerpt: { heading: 'Other', pages: 1 } })).not.toBe(sourceHash(one))
  expect(sourceHash({ ...one, document: { ...one.document, title: 'Other' } })).not.toBe(sourceHash(one))
})

test.each(documents.map((one) => [one.file, one] as const))('%s can be read aloud: tags on every page, an outline, a title and a language', async (file, { document, excerpt }) => {
  const read = await readPdf(new Uint8Array(readFileSync(`public/${file}`)))
  expect(read.tagged).toBe(true)
  expect(read.language).toMatch(/^en/)
  expect(read.title).toContain(document.title)
  expect(read.outline.length).toBeGreaterThan(0)
  expect(read.outlinePages.filter((page) => page < 1 || page > read.pageCount)).toEqual([])
  expect(read.untaggedPages).toEqual([])
  if (excerpt !== null && excerpt.pages !== 'rest') expect(read.pageCount).toBe(excerpt.pages)
})

test('the sample letter is read in the browser under the pages of its PDF', async () => {
  const read = await readPdf(new Uint8Array(readFileSync('public/ai-sample-letter.pdf')))
  expect(LETTER_PAGE_COUNT).toBe(read.pageCount)
  expect(LETTER_HEADINGS.map(({ page }) => page)).toEqual(read.outlinePages)
})
