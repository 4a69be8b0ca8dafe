/** What customers hand to employers, lawyers and accountants: it names the order, and nothing in it opens the order. */
import { expect, test } from 'vitest'
import { wordsOf, type Document } from '../../domain/documents/document.ts'
import { planPackage } from '../../domain/documents/package-plan.ts'
import { emptyCase } from '../../domain/petition/case-file.ts'
import { reviewPlan } from '../../domain/plan-review/plan-review.ts'
import { checkReport, firstDraftDocument } from '../petition/documents.ts'
import { planReviewDocument } from '../plan-review.ts'
import { orderPaper, type OrderPaper } from './order-papers.ts'
import { packageContents } from './package/package-contents.ts'

const REFERENCE = 'PW-7K2M-0000-1111-ZZZZ'
const made = { edition: '2026-01-05', reference: REFERENCE }
const figures = { statements: 0, cited: 0, exhibits: 0, owed: 0, warnings: 0, waived: 0, sharedPerMille: 0, pages: 0, revision: 1 }
const at = new Date('2026-01-05T12:00:00Z')

function paper(which: OrderPaper): Document {
  return orderPaper(which, {
    id: '3f9c21d0-0000-4000-8000-000000000000',
    reference: REFERENCE,
    product: 'selfpetition-ai',
    email: 'ana@example.com',
    lines: [],
    discountCents: 0,
    creditCents: 0,
    totalCents: 100,
    paidCents: 100,
    paidCurrency: 'usd',
    refundedCents: 0,
    createdAt: at,
    paidAt: at,
  })!
}

function contentsOfPackage(): Document {
  const planned = planPackage({ professions: ['bankingFinance'], employmentTypes: ['employee'], addons: { aos: false, forms9089750: false, consultation: false } })
  if (planned.kind !== 'planned') throw new Error(planned.kind)
  return packageContents(planned.plan, { brand: 'Example', supportEmail: 'help@example.org', orderReference: REFERENCE, preparedOn: '2026-01-05' })
}

test.each<[string, () => Document]>([
  ['an invoice', () => paper('invoice')],
  ['a receipt', () => paper('receipt')],
  ['a first draft', () => firstDraftDocument(emptyCase(), made)],
  ['a check report', () => checkReport(figures, { warnings: [], waived: [], ...made })],
  ['a review of a plan', () => planReviewDocument(reviewPlan({ fileName: 'plan.pdf', sha256: 'x', endeavor: '', paragraphs: [] }), made)],
  ['the contents of a package', contentsOfPackage],
])('%s names the order by what opens nothing', (_name, document) => {
  const text = JSON.stringify(document())
  expect(text.toUpperCase()).not.toContain(REFERENCE)
  expect(text).toContain('7K2M')
})

test('invoice and receipt of an order have its one number', () => {
  for (const document of [paper('invoice'), paper('receipt')]) {
    expect(document.blocks.map((block) => ('content' in block ? wordsOf(block.content) : '')).join('\n')).toContain('Number: INV-7K2M-3F9C21D0')
    expect(document.footer).toContain('INV-7K2M-3F9C21D0')
  }
})
