import { describe, expect, test } from 'vitest'
import { afterBusinessDays, isBusinessDay } from './business-days.ts'
import { filingCosts, settledPlan, type FilingFees, type FilingPlan } from './filing-costs.ts'

const FEES: FilingFees = {
  i140Paper: 71_500,
  i140Online: 66_500,
  asylumProgram: 30_000,
  i907: 296_500,
  i485Paper: 144_000,
  i485Online: 139_000,
  i485ChildPaper: 95_000,
  i485ChildOnline: 90_000,
  i765: 26_000,
  i131Paper: 63_000,
  i131Online: 58_000,
}
const PLAN: FilingPlan = { step: 'petition', online: false, premium: false, adults: 0, children: 0, workCards: 0, travelDocuments: 0 }

describe('the costs of a filing', () => {
  test.each([
    ['a petition on paper', {}, 101_500, 2],
    ['a petition online', { online: true }, 96_500, 2],
    ['a petition with premium processing', { premium: true }, 398_000, 3],
    ['one adult who adjusts with card and travel', { step: 'adjustment', adults: 1, workCards: 1, travelDocuments: 1 }, 233_000, 3],
    ['a family of four in one package', { step: 'both', adults: 2, children: 2, workCards: 2, travelDocuments: 4 }, 101_500 + 2 * 144_000 + 2 * 95_000 + 2 * 26_000 + 4 * 63_000, 12],
    ['a family online', { step: 'adjustment', online: true, adults: 2, children: 1, travelDocuments: 1 }, 2 * 139_000 + 90_000 + 58_000, 4],
  ] as const)('of %s', (_, change, total, payments) => {
    const costs = filingCosts({ ...PLAN, ...change }, FEES)
    expect(costs.total).toBe(total)
    expect(costs.payments).toBe(payments)
    expect(costs.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(costs.total)
    for (const { each, count, cents } of costs.lines) expect(each * count).toBe(cents)
  })

  test('are those of paper where premium processing or one package asks for it, and the reason is named', () => {
    expect(filingCosts({ ...PLAN, online: true, premium: true }, FEES)).toMatchObject({ total: 398_000, paperBecause: 'premium' })
    expect(filingCosts({ ...PLAN, step: 'both', online: true, adults: 1 }, FEES)).toMatchObject({ total: 101_500 + 144_000, paperBecause: 'together' })
    expect(filingCosts({ ...PLAN, online: true }, FEES).paperBecause).toBeNull()
  })

  test('never count more cards than people, nobody, or a number that is none', () => {
    expect(settledPlan({ ...PLAN, step: 'adjustment', adults: 0, children: Number.NaN, workCards: 9, travelDocuments: -2 })).toMatchObject({ adults: 1, children: 0, workCards: 1, travelDocuments: 0 })
    expect(settledPlan({ ...PLAN, step: 'adjustment', premium: true, adults: 1 }).premium).toBe(false)
  })
})

describe('business days', () => {
  test('are no weekends and no federal holidays, observed ones too', () => {
    for (const day of ['2026-11-26', '2026-12-25', '2026-07-03', '2027-01-01', '2027-01-18', '2026-10-12', '2027-05-31', '2027-12-31', '2026-11-28']) expect(isBusinessDay(day), day).toBe(false)
    for (const day of ['2026-11-27', '2026-12-24', '2026-07-06', '2026-11-23']) expect(isBusinessDay(day), day).toBe(true)
  })

  test('are counted from the day after', () => {
    expect(afterBusinessDays('2026-11-25', 1)).toBe('2026-11-27')
    // November 26, December 25, January 1 and 18 and the weekends are left out.
    expect(afterBusinessDays('2026-11-23', 45)).toBe('2027-01-29')
  })
})
