import { unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { lawAndFees } from '../../content/documents/package/law-and-fees.ts'
import { letterShell } from '../../content/documents/own-case/letter-shell.ts'
import { packageContents } from '../../content/documents/package/package-contents.ts'
import { p } from '../../domain/documents/blocks.ts'
import { checkDocument } from '../../domain/documents/check-document.ts'
import type { Document } from '../../domain/documents/document.ts'
import { packagePaths, planPackage } from '../../domain/documents/package-plan.ts'
import type { PackagePlan, PackageSelection } from '../../domain/documents/package-plan.ts'
import { assembleFrom } from './assemble-order-package.ts'
import { assemblePackage } from './assemble-package.ts'
import { readDocxParts, readPdf } from '../../test/document-readers.ts'
import { closeDocuments } from './render-document.ts'

afterAll(closeDocuments)

const planned = (selection: PackageSelection): PackagePlan => {
  const result = planPackage(selection)
  if (result.kind === 'refused') throw new Error(result.refusal.kind)
  return result.plan
}
const FULL = planned({
  professions: ['softwareEngineer', 'general'],
  employmentTypes: ['employee', 'consultant'],
  addons: { aos: true, forms9089750: true, consultation: true },
})
const SMALL = planned({
  professions: ['bankingFinance'],
  employmentTypes: ['employee'],
  addons: { aos: false, forms9089750: false, consultation: false },
})
const contentsOf = (plan: PackagePlan): Document =>
  packageContents(plan, {
    brand: 'Example Brand',
    supportEmail: 'help@example.org',
    orderReference: 'ORDER-1',
    preparedOn: '2026-11-21',
  })
const madeFor = (plan: PackagePlan) => ({ 'package-contents': contentsOf(plan), 'law-and-fees': lawAndFees('2026-11-21'), 'letter-shell': letterShell('Beekeeper') })
const catalogueDocument = async (id: string): Promise<Document> => ({
  id,
  title: id,
  edition: '2026-11-21',
  kind: 'guide',
  front: 'heading',
  footer: 'Sample.',
  exhibits: [],
  blocks: [p('words')],
})

describe('assemblePackage', () => {
  it.each([
    ['full', FULL],
    ['small', SMALL],
  ])('holds exactly the files of a %s plan, each of its kind', async (_, plan) => {
    const zip = await assemblePackage(plan, { findDocument: catalogueDocument, made: madeFor(plan) })
    const files = unzipSync(zip)
    expect(Object.keys(files).sort()).toEqual(packagePaths(plan).sort())
    for (const [path, bytes] of Object.entries(files)) {
      const magic = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
      expect(magic).toBe(path.endsWith('.pdf') ? '%PDF' : 'PK\u0003\u0004')
    }
    const first = await readPdf(files['01 Start here/00 What is inside.pdf'] ?? new Uint8Array())
    for (const item of plan.items.slice(1)) expect(first.words).toContain(item.title.replaceAll(' ', ''))
  })

  it('refuses to leave a document out', async () => {
    const findDocument = async (id: string) => (id === 'instructions' ? null : catalogueDocument(id))
    await expect(assemblePackage(SMALL, { findDocument, made: madeFor(SMALL) })).rejects.toThrow('instructions')
  })
})

it('lists what is absent only when it is absent, and passes the publishing rules', async () => {
  for (const plan of [FULL, SMALL]) expect(checkDocument(contentsOf(plan))).toEqual([])
  const bullets = (plan: PackagePlan) => contentsOf(plan).blocks.filter((block) => block.kind === 'list')
  expect(JSON.stringify(bullets(SMALL))).toContain('#11')
  expect(JSON.stringify(bullets(FULL))).not.toContain('#11')
})

it('builds a general order for the profession that was typed', async () => {
  const plan = planned({ professions: ['general'], typedProfession: 'Beekeeper & taster', employmentTypes: ['employee'], addons: { aos: false, forms9089750: false, consultation: false } })
  const files = unzipSync(await assembleFrom(catalogueDocument, { plan, facts: { orderReference: 'ORDER-1', preparedOn: '2026-11-23' } }))
  const word = (path: string) => readDocxParts(files[path] ?? new Uint8Array())['word/document.xml'] ?? ''
  expect(word('03 Case builders/03 Case Builder - Beekeeper taster (general edition).docx')).toContain('NIW Case Builder: Beekeeper &amp; taster (general edition)')
  expect(word('02 Cover letters/02 Letter shell - Beekeeper taster (general edition).docx')).toContain('Beekeeper &amp; taster')
})
