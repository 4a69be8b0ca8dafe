import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import type { Document } from '../../domain/documents/document.ts'
import { closeDocuments, renderDocument } from './render-document.ts'

afterAll(closeDocuments)

test('what was put in and taken out are changes in Word, each by itself, and the PDF holds both', async () => {
  const document: Document = {
    id: 'compared',
    title: 'Compared',
    edition: '2026-11-22',
    kind: 'letter',
    front: 'none',
    footer: 'Compared',
    exhibits: [],
    blocks: [
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: 'In ' },
          { kind: 'text', text: '2024', change: 'deleted' },
          { kind: 'text', text: '2025', change: 'inserted' },
          { kind: 'text', text: ' & after', change: 'inserted' },
        ],
      },
    ],
  }
  const { docx, pdf } = await renderDocument(document)
  const xml = strFromU8(unzipSync(docx)['word/document.xml']!)
  expect([...xml.matchAll(/<w:(ins|del) [^>]*w:id="(\d+)"/g)].map(([, kind, id]) => [kind, id])).toEqual([
    ['del', '1'],
    ['ins', '2'],
    ['ins', '3'],
  ])
  expect(xml).toMatch(/<w:delText[^>]*>2024<\/w:delText>/)
  expect(pdf.length).toBeGreaterThan(1000)
})
