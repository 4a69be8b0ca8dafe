import { describe, expect, test } from 'vitest'
import { planPackage, type PackageSelection } from '../domain/documents/package-plan.ts'
import { documentsFor, NIW_DIY_DOCUMENTS, type PackageDocument } from './niw-diy-documents.ts'

const employee: PackageSelection = { professions: ['it'], employmentTypes: ['employee'], addons: { aos: false, forms9089750: false, consultation: false } }

/** Numbers an order really receives, as the list prints them: 5A to 5C are one entry. */
function deliveredNumbers(selection: PackageSelection): string[] {
  const planned = planPackage(selection)
  if (planned.kind !== 'planned') throw new Error(planned.kind)
  const numbers = planned.plan.items.flatMap(({ number }) => (number === null ? [] : [number.slice(1)]))
  return [...new Set(numbers.map((number) => number.replace(/^5[A-C]$/, '5A–5C').replace(/^6[A-E]$/, '6A–6E')))].sort()
}

const listed = (...conditions: PackageDocument['when'][]) => NIW_DIY_DOCUMENTS.flatMap(({ number, when }) => (number !== null && conditions.includes(when) ? [number] : [])).sort()

describe('the documents pages promise', () => {
  test('are those an employee receives', () => {
    expect(deliveredNumbers(employee)).toEqual(listed('always', 'not-banking'))
  })

  test('are fewer by the sample letter for banking', () => {
    expect(deliveredNumbers({ ...employee, professions: ['bankingFinance'] })).toEqual(listed('always'))
  })

  test('include 3A for founders and consultants', () => {
    for (const type of ['entrepreneur', 'consultant'] as const) {
      expect(deliveredNumbers({ ...employee, employmentTypes: [type] })).toEqual(listed('always', 'not-banking', 'entrepreneur-or-consultant'))
    }
  })

  test('include those of each add-on only with that add-on', () => {
    const withAddons = (aos: boolean, forms9089750: boolean) => deliveredNumbers({ ...employee, addons: { aos, forms9089750, consultation: true } })
    expect(withAddons(true, false)).toEqual(listed('always', 'not-banking', 'addon-aos'))
    expect(withAddons(false, true)).toEqual(listed('always', 'not-banking', 'addon-forms'))
  })
})

describe('documents of a package', () => {
  test('carry the page counts of the profession', () => {
    const texts = documentsFor({ coverLetter: [10], caseBuilder: [19], banking: false }).map((document) => document.text)
    expect(texts.filter((text) => text.includes('10 pages'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('19 pages'))).toHaveLength(1)
    expect(texts.filter((text) => /\d+ to \d+ pages/.test(text))).toEqual([])
  })

  test('carry both page counts where a page offers two professions', () => {
    const texts = documentsFor({ coverLetter: [9, 8], caseBuilder: [19, 18], banking: false }).map((document) => document.text)
    expect(texts.filter((text) => text.includes('8 or 9 pages'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('18 or 19 pages'))).toHaveLength(1)
    const same = documentsFor({ coverLetter: [9, 9], caseBuilder: [20, 20], banking: false }).map((document) => document.text)
    expect(same.filter((text) => text.includes(' or 9 pages') || text.includes(' or 20 pages'))).toEqual([])
  })

  test('leave out document 2 for banking, whose banking letter takes its place', () => {
    const documents = documentsFor({ coverLetter: [8], caseBuilder: [18], banking: true })
    expect(documents.map((document) => document.number)).not.toContain('2')
    expect(documents.find((document) => document.number === '4')?.title).toContain('(8 pages)')
  })
})
