import { readFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { AI_SAMPLES } from './selfpetition-ai.ts'

test.each(AI_SAMPLES)('$pdf has as many pages as its card says', async ({ pdf, pages }) => {
  expect((await PDFDocument.load(readFileSync(`public${pdf}`))).getPageCount()).toBe(pages)
})
