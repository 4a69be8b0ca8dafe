import { PDFCheckBox, PDFDict, PDFDocument, PDFName, PDFNumber, PDFTextField } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { checkboxes, fill, fillBox, h1, p, table } from '../../domain/documents/blocks.ts'
import type { Block, Document } from '../../domain/documents/document.ts'
import { readPdf } from '../../test/document-readers.ts'
import { formPlaces } from './form-fields.ts'
import { closeDocuments } from './render-document.ts'
import { renderPdf } from './render-pdf.ts'

afterAll(closeDocuments)

const sheetOf = (blocks: readonly Block[], kind: Document['kind'] = 'workbook'): Document => ({
  id: 'sheet',
  title: 'Sheet',
  edition: '2026-11-23',
  kind,
  front: 'heading',
  footer: 'General information.',
  exhibits: [],
  blocks: [h1('Part 1'), ...blocks],
})
const PLACES: readonly Block[] = [
  p('I am [[field: Your name]] of [[short: age. 2]].'),
  table([1, 3], ['Year', 'Step'], [['2027', fill('Step', 2)]]),
  checkboxes('Diploma', 'Transcript'),
  fillBox('What did you build?', 6),
]

test('each place of a worksheet is one field with the name of its label', async () => {
  const { pdf } = await renderPdf(sheetOf(PLACES))
  const fields = (await PDFDocument.load(pdf)).getForm().getFields()
  expect(fields.map((field) => [field instanceof PDFCheckBox ? 'check' : field instanceof PDFTextField && field.isMultiline() ? 'area' : 'line', field.getName()])).toEqual([
    ['line', '1 Your name'],
    ['line', '2 age 2'],
    ['area', '3 Step'],
    ['check', '4 Diploma'],
    ['check', '5 Transcript'],
    ['area', '6 What did you build?'],
  ])
  const [name, , step, , , box] = fields.map((field) => field.acroField.getWidgets()[0]!.getRectangle())
  // Inside the margins, one under the other, each of the size of its place.
  for (const at of [name!, step!, box!]) expect(at.x >= 64 && at.x + at.width <= 612 - 64).toBe(true)
  expect(name!.y > step!.y + step!.height && step!.y > box!.y + box!.height).toBe(true)
  expect(Math.round(box!.height)).toBe(6 * 26 - 2)
  expect(step!.x).toBeGreaterThan(180)
})

test('a filled field keeps its words, and what is typed is read by another program', async () => {
  const document = await PDFDocument.load((await renderPdf(sheetOf(PLACES))).pdf)
  document.getForm().getTextField('1 Your name').setText('Ana Duarte')
  document.getForm().getCheckBox('4 Diploma').check()
  const again = (await PDFDocument.load(await document.save())).getForm()
  expect([again.getTextField('1 Your name').getText(), again.getCheckBox('4 Diploma').isChecked(), again.getCheckBox('5 Transcript').isChecked()]).toEqual(['Ana Duarte', true, false])
})

test('each field is told to readers of screens and stands in the structure of the document', async () => {
  const { pdf } = await renderPdf(sheetOf(PLACES))
  expect([...(await readPdf(pdf)).structure]).toContain('Form')
  const document = await PDFDocument.load(pdf)
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const numbers = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums')) as unknown as { asArray(): unknown[] }
  const keys = numbers
    .asArray()
    .filter((_, index) => index % 2 === 0)
    .map((key) => (key as PDFNumber).asNumber())
  expect(keys).toEqual(keys.toSorted((one, other) => one - other))
  for (const field of document.getForm().getFields()) {
    const widget = field.acroField.getWidgets()[0]!.dict
    expect(field.acroField.dict.has(PDFName.of('TU'))).toBe(true)
    expect(keys).toContain(widget.lookup(PDFName.of('StructParent'), PDFNumber).asNumber())
  }
})

test('a box that goes over two pages is a field on each', () => {
  const row = (box: number, page: number, y: number) => ({ kind: 'row' as const, label: 'Box', box, page, x: 60, y, width: 400, height: 26 })
  expect(formPlaces([row(1, 1, 600), row(1, 1, 626), row(1, 2, 72), row(2, 2, 98)]).map(({ page, y, height }) => [page, y, height])).toEqual([
    [1, 600, 52],
    [2, 72, 26],
    [2, 98, 26],
  ])
})

test('a letter has no fields, and the same worksheet gives the same bytes', async () => {
  expect((await renderPdf(sheetOf([p('I am [[field: name]].')], 'letter'))).formMarks).toEqual([])
  expect(Buffer.from((await renderPdf(sheetOf(PLACES))).pdf).equals(Buffer.from((await renderPdf(sheetOf(PLACES))).pdf))).toBe(true)
})

test('no place of a long table is cut by the foot of its page: a row moves on as a whole', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [fill(`Short ${index}`), fill(`Long ${index}`, (index % 3) + 1)])
  const { pdf } = await renderPdf(sheetOf([table([1, 2], ['Short', 'Long'], rows)]))
  const fields = (await PDFDocument.load(pdf)).getForm().getFields()
  expect(fields.length).toBe(180)
  const lowest = Math.min(...fields.map((field) => field.acroField.getWidgets()[0]!.getRectangle().y))
  // The bottom margin of a letter page in points.
  expect(lowest).toBeGreaterThan(72)
})
