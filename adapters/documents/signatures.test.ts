import { afterAll, expect, test } from 'vitest'
import { DOCUMENT_IDS, findDocument } from '../../content/documents/catalogue.ts'
import { checkboxes, p, plain, signature } from '../../domain/documents/blocks.ts'
import type { Block, Document } from '../../domain/documents/document.ts'
import { pagesOfPdf, readDocxParts } from '../../test/document-readers.ts'
import { closeDocuments } from './render-document.ts'
import { renderDocx } from './render-docx.ts'
import { renderPdf } from './render-pdf.ts'

afterAll(() => closeDocuments())

const SIGNED = signature('Respectfully submitted,', 'Maya Example', 'Petitioner', 'Date: [[short: Date]]')
const END =
  'I ask that the petition be approved, and I confirm that what this letter says about my own work, my plan and my record is true and can be checked in the exhibits that are cited beside it.'
const signed = (lines: number, closing: readonly Block[]): Document => ({
  id: 'signed',
  title: 'Signed',
  edition: '2026-11-21',
  kind: 'letter',
  front: 'none',
  footer: 'A footer line.',
  exhibits: [],
  blocks: [...Array.from({ length: lines }, (_, line) => p(`Line ${line}.`, { tight: true })), ...closing, SIGNED],
})

/** Lengths around one page, so that each end falls on every line of the page's foot. */
const LENGTHS = Array.from({ length: 24 }, (_, index) => 24 + index)

test.each<[string, readonly Block[], RegExp]>([
  ['the paragraph before it', [p(END)], /I ask that the petition[\s\S]*Respectfully/],
  ['the paragraph before a short line', [p(END), p('Executed on March 3.')], /I ask that the petition[\s\S]*Executed on[\s\S]*Respectfully/],
  ['the boxes before it', [checkboxes(plain(END), 'I have read it.')], /I ask that the petition[\s\S]*Respectfully/],
])('a signature stands on one page with %s, however long the letter is', async (_, closing, together) => {
  const pages: string[][] = []
  for (const lines of LENGTHS) pages.push(await pagesOfPdf((await renderPdf(signed(lines, closing))).pdf))
  // Some of them are two pages long: the rule was needed.
  expect(pages.filter((texts) => texts.length === 2).length).toBeGreaterThan(5)
  expect(pages.flatMap((texts, index) => (texts.some((text) => together.test(text)) ? [] : [`${LENGTHS[index]} lines`]))).toEqual([])
})

test('Word keeps the words before a signature with it', async () => {
  const xml = readDocxParts(await renderDocx(signed(3, [p(END), p('Executed on March 3.')])))['word/document.xml'] ?? ''
  const kept = [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/gs)].filter(([paragraph]) => paragraph.includes('<w:keepNext/>')).map(([paragraph]) => paragraph.replace(/<[^>]+>/g, ''))
  expect(kept.join('\n')).toMatch(/I ask that the petition[\s\S]*Executed on[\s\S]*Respectfully/)
  expect(kept.join('\n')).not.toContain('Line 2')
})

test('every signature of the catalogue follows words that can be kept with it', async () => {
  const documents = (await Promise.all(DOCUMENT_IDS.map(findDocument))).filter((document) => document !== null)
  const before = documents.flatMap(({ id, blocks }) => blocks.flatMap((block, index) => (block.kind === 'signature' ? [`${id}: ${blocks[index - 1]?.kind}`] : [])))
  expect(before.length).toBeGreaterThan(30)
  expect(before.filter((one) => !/: (?:paragraph|checkboxes)$/.test(one))).toEqual([])
})
