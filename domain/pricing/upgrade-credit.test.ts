import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withdrawalRefund } from '../orders/withdrawal.ts'
import { ORDER_STATES, PAID_STATES } from '../orders/order-states.ts'
import { ORDER_PROFESSION_KEYS } from '../orders/checkout-rules.ts'
import { chargedLines } from './charged-lines.ts'
import { WITHDRAWAL_RETAINER } from './price-list.ts'
import { quoteFor, type DiscountKind, type Quote } from './quote.ts'
import { upgradeCredit, type PaidPackage } from './upgrade-credit.ts'

const NO_PROFESSION = Object.fromEntries(ORDER_PROFESSION_KEYS.map((key) => [key, false])) as Record<(typeof ORDER_PROFESSION_KEYS)[number], boolean>
const DISCOUNTS: (DiscountKind | null)[] = [null, 'main', 'secondary']
const BITS = [false, true]

/** Every NIW DIY order that the checkout allows, paid. */
const PACKAGES: PaidPackage[] = BITS.flatMap((second) =>
  BITS.flatMap((employment) =>
    BITS.flatMap((aos) =>
      BITS.flatMap((forms9089750) =>
        BITS.flatMap((consultation) =>
          DISCOUNTS.map((discount): PaidPackage => {
            const quote = quoteFor(
              {
                product: 'niw-diy',
                order: {
                  userProfession: { ...NO_PROFESSION, pilot: true, chemicalEngineer: second, userInput: '' },
                  userEmployment: { employee: true, entrepreneur: employment, consultant: false },
                  userAddons: { aos, forms9089750, consultation },
                },
              },
              discount,
            )
            return {
              product: 'niw-diy',
              state: 'delivered',
              lines: quote.lines,
              discountCents: quote.discountCents,
              paidCents: quote.totalCents,
              paidCurrency: 'usd',
              refundedCents: 0,
              amountMismatch: false,
            }
          }),
        ),
      ),
    ),
  ),
)

describe('the credit of a package', () => {
  test('is the package after its discount, whatever add-ons came with it: 32 × 3', () => {
    expect(PACKAGES).toHaveLength(96)
    for (const one of PACKAGES) {
      const kind = one.discountCents === 0 ? 36_000 : one.discountCents === 12_600 ? 23_400 : 30_960
      expect(upgradeCredit(one, 100)).toBe(kind)
      expect(upgradeCredit(one, 50)).toBe(kind / 2)
      expect(upgradeCredit(one, 0)).toBe(0)
    }
  })

  test('is whole cents, grows with the setting, and counts no money that went back, whatever add-ons were kept', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PACKAGES), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 60_000 }), (one, percent, back) => {
        const refundedCents = Math.min(back, one.paidCents ?? 0)
        const credit = upgradeCredit({ ...one, refundedCents }, percent)
        expect(Number.isInteger(credit)).toBe(true)
        expect(credit).toBeGreaterThanOrEqual(0)
        // A refund names no lines: all of it may have been the package's.
        expect(credit).toBe(Math.floor((Math.max(0, 36_000 - one.discountCents - refundedCents) * percent) / 100))
        if (percent < 100) expect(credit).toBeLessThanOrEqual(upgradeCredit({ ...one, refundedCents }, percent + 1))
      }),
    )
  })

  test.each([
    ['another product', { product: 'rfe-response' }],
    ['no payment', { paidCents: null }],
    ['a payment that waits for a look', { amountMismatch: true }],
    ['a payment in another currency', { paidCurrency: 'eur' }],
    ['a payment that went back', { refundedCents: 36_000 }],
    ['a package that went back, of an order whose add-ons were kept', { ...PACKAGES.at(-3)!, refundedCents: 36_000 }],
  ] satisfies [string, Partial<PaidPackage>][])('is nothing of %s', (_name, change) => {
    expect(upgradeCredit({ ...PACKAGES[0]!, ...change }, 100)).toBe(0)
  })

  test('is nothing in a state in which the money is not ours', () => {
    for (const state of ORDER_STATES) expect(upgradeCredit({ ...PACKAGES[0]!, state }, 100) > 0).toBe(PAID_STATES.includes(state))
  })
})

/** Every Selfpetition AI order that the checkout allows. */
const DRAFTED = [0, 1, 2, 3].flatMap((referenceLettersNumber) =>
  BITS.flatMap((consultation) => BITS.map((businessPlan) => ({ product: 'selfpetition-ai' as const, order: { userAddons: { referenceLettersNumber, consultation, businessPlan } } }))),
)

test('an order with a credit adds up line by line, and what a withdrawal gives back is exact: 16 × 3 × 96 × every setting', () => {
  const credits = new Set(PACKAGES.flatMap((one) => Array.from({ length: 101 }, (_, percent) => upgradeCredit(one, percent))))
  const wrong: Quote[] = []
  for (const choices of DRAFTED) {
    for (const discount of DISCOUNTS) {
      const without = quoteFor(choices, discount)
      for (const credit of credits) {
        const quote = quoteFor(choices, discount, credit)
        const charged = chargedLines(quote.lines, quote.discountCents + quote.creditCents)
        const exact =
          quote.creditCents === credit &&
          quote.totalCents === without.totalCents - credit &&
          quote.discountCents === without.discountCents &&
          charged.reduce((sum, line) => sum + line.chargedCents, 0) === quote.totalCents &&
          charged.every((line, at) => line.chargedCents === line.listCents || quote.lines[at]?.discounted === true) &&
          withdrawalRefund(quote.totalCents) + WITHDRAWAL_RETAINER === quote.totalCents
        if (!exact) wrong.push(quote)
      }
    }
  }
  expect(wrong).toEqual([])
})

test('a credit never takes more than the package costs, and no other product takes one', () => {
  const [ai] = DRAFTED
  expect(quoteFor(ai!, 'main', 10_000_000)).toMatchObject({ creditCents: 65_000, totalCents: 0 })
  const rfe = { product: 'rfe-response' as const, order: { userProngs: { prong1: true, prong2: false, prong3: false }, userAddons: { referenceLettersNumber: 0, consultation: false } } }
  expect(quoteFor(rfe, null, 36_000)).toMatchObject({ creditCents: 0, totalCents: 50_000 })
})
