import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from '../../domain/documents/document.ts'
import { checkDocument } from '../../domain/documents/check-document.ts'
import { formatUsd } from '../../domain/money.ts'
import { quoteFor } from '../../domain/pricing/quote.ts'
import { PROVIDER } from '../provider.ts'
import { orderPaper, type PaperFacts } from './order-papers.ts'

const AT = new Date('2026-01-05T12:00:00Z')
const PAID = new Date('2026-01-05T12:30:00Z')

const order = fc
  .record({
    letters: fc.integer({ min: 0, max: 3 }),
    consultation: fc.boolean(),
    plan: fc.boolean(),
    discount: fc.constantFrom('main' as const, 'secondary' as const, null),
    credit: fc.integer({ min: 0, max: 36_000 }),
  })
  .map(({ letters, consultation, plan, discount, credit }): PaperFacts => {
    const quote = quoteFor(
      { product: 'selfpetition-ai', order: { userAddons: { referenceLettersNumber: letters, consultation, businessPlan: plan } } } as Parameters<typeof quoteFor>[0],
      discount,
      credit,
    )
    return {
      id: '3f9c21d0-0000-4000-8000-000000000000',
      reference: 'PW-TEST',
      product: 'selfpetition-ai',
      email: 'ana@example.com',
      lines: quote.lines,
      discountCents: quote.discountCents,
      creditCents: quote.creditCents,
      totalCents: quote.totalCents,
      paidCents: null,
      paidCurrency: null,
      refundedCents: 0,
      createdAt: AT,
      paidAt: null,
    }
  })

function rowsOf(paper: 'invoice' | 'receipt', facts: PaperFacts): [string, string][] {
  const document = orderPaper(paper, facts)!
  expect(checkDocument(document)).toEqual([])
  const table = document.blocks.find((block) => block.kind === 'table')!
  return table.rows.map((row) => row.map((cell) => (cell.kind === 'words' ? wordsOf(cell.content) : ''))) as [string, string][]
}
const cents = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[$,]/g, '')) * 100)

test('the lines of an invoice add up to its total, to the cent, and nothing is due of what was paid', () => {
  fc.assert(
    fc.property(order, (facts) => {
      const rows = rowsOf('invoice', facts)
      const total = rows.findIndex(([name]) => name === 'Total')
      expect(rows.slice(0, total).reduce((sum, [, amount]) => sum + cents(amount), 0)).toBe(facts.totalCents)
      expect(cents(rows[total]![1])).toBe(facts.totalCents)
      expect(rows.at(-1)).toEqual(['Amount due', formatUsd(facts.totalCents)])
      const paid = { ...facts, paidAt: PAID, paidCents: facts.totalCents }
      expect(rowsOf('invoice', paid).at(-1)).toEqual(['Paid on January 5, 2026 at 12:30 PM UTC', formatUsd(facts.totalCents)])
    }),
  )
})

test('a receipt is of what was paid and paid back, in its currency, and there is none before', () => {
  const [facts] = fc.sample(order, 1)
  expect(orderPaper('receipt', facts!)).toBeNull()
  const paid = { ...facts!, paidAt: PAID, paidCents: 90_001, paidCurrency: 'eur', refundedCents: 10_002 }
  expect(rowsOf('receipt', paid).slice(-3)).toEqual([
    ['Paid on January 5, 2026 at 12:30 PM UTC', '900.01 EUR'],
    ['Refunded', '-100.02 EUR'],
    ['Net after refunds', '799.99 EUR'],
  ])
  expect(orderPaper('receipt', paid)!.edition).toBe('2026-01-05')
})

test('the seller is the provider of the configuration', () => {
  const [facts] = fc.sample(order, 1)
  const text = orderPaper('invoice', facts!)!
    .blocks.map((block) => ('content' in block ? wordsOf(block.content) : ''))
    .join('\n')
  for (const fact of [PROVIDER.company, PROVIDER.address, PROVIDER.email, PROVIDER.phone, 'ana@example.com', 'INV-TEST-3F9C21D0']) expect(text).toContain(fact)
})
