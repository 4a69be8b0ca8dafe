import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PricedChoices } from '../orders/line-items.ts'
import { ORDER_PROFESSION_KEYS } from '../orders/checkout-rules.ts'
import { PRODUCTS, type Product } from './price-list.ts'
import { priceTags } from './price-tags.ts'
import { chooseMainCode, matchPromoCode, type PromoCode } from './promo-codes.ts'
import { priceNow, quoteFor, type DiscountKind } from './quote.ts'

const NO_PROFESSION = Object.fromEntries(ORDER_PROFESSION_KEYS.map((key) => [key, false])) as Record<(typeof ORDER_PROFESSION_KEYS)[number], boolean>
const DISCOUNTS: (DiscountKind | null)[] = [null, 'main', 'secondary']
const ADDONS = [
  ['aos', 5_900],
  ['forms9089750', 3_900],
  ['consultation', 8_000],
] as const

/** Every choice the three checkouts allow, with the list price counted by hand from specification 2 §9.1. */
function everyChoice(): { choices: PricedChoices; base: number; extras: number }[] {
  const bits = (count: number) => Array.from({ length: 2 ** count }, (_, number) => Array.from({ length: count }, (_bit, at) => (number >> at) % 2 === 1))
  const niw = bits(5).map(([profession = false, employment = false, ...addons]) => ({
    choices: {
      product: 'niw-diy' as const,
      order: {
        userProfession: { ...NO_PROFESSION, bankingFinance: true, pilot: profession, userInput: '' },
        userEmployment: { employee: true, entrepreneur: employment, consultant: false },
        userAddons: Object.fromEntries(ADDONS.map(([name], at) => [name, addons[at] ?? false])) as Record<(typeof ADDONS)[number][0], boolean>,
      },
    },
    base: 36_000,
    extras: (profession ? 5_000 : 0) + (employment ? 2_500 : 0) + ADDONS.reduce((sum, [, cents], at) => sum + (addons[at] ? cents : 0), 0),
  }))
  const letters = [0, 1, 2, 3]
  const ai = letters.flatMap((referenceLettersNumber) =>
    bits(2).map(([consultation = false, businessPlan = false]) => ({
      choices: { product: 'selfpetition-ai' as const, order: { userAddons: { referenceLettersNumber, consultation, businessPlan } } },
      base: 100_000,
      extras: referenceLettersNumber * 8_500 + (consultation ? 8_000 : 0) + (businessPlan ? 35_000 : 0),
    })),
  )
  const rfe = bits(3)
    .filter((prongs) => prongs.includes(true))
    .flatMap(([prong1 = false, prong2 = false, prong3 = false]) =>
      letters.flatMap((referenceLettersNumber) =>
        [false, true].map((consultation) => ({
          choices: { product: 'rfe-response' as const, order: { userProngs: { prong1, prong2, prong3 }, userAddons: { referenceLettersNumber, consultation } } },
          base: [prong1, prong2, prong3].filter(Boolean).length * 50_000,
          extras: referenceLettersNumber * 8_500 + (consultation ? 8_000 : 0),
        })),
      ),
    )
  return [...niw, ...ai, ...rfe]
}

describe('a quote', () => {
  test('adds up for every combination and every discount: 104 × 3', () => {
    const all = everyChoice()
    expect(all).toHaveLength(104)
    for (const { choices, base, extras } of all) {
      for (const discount of DISCOUNTS) {
        const quote = quoteFor(choices, discount)
        expect(quote.baseCents).toBe(base)
        expect(quote.listCents).toBe(base + extras)
        expect(quote.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(quote.listCents)
        expect(quote.discountCents).toBe(discount === null ? 0 : (base * (discount === 'main' ? 35 : 14)) / 100)
        expect(quote.listCents - quote.discountCents).toBe(quote.totalCents)
        expect(Number.isInteger(quote.totalCents)).toBe(true)
        expect(quote.lines.reduce((sum, line) => sum + priceNow(line, quote.discountPercent), 0)).toBe(quote.totalCents)
      }
    }
  })

  test.each([
    ['niw-diy', 23_400],
    ['selfpetition-ai', 65_000],
    ['rfe-response', 32_500],
  ] as const)('of %s alone with the main discount costs the promotion price of the specification', (product, cents) => {
    const choices = everyChoice().find((each) => each.choices.product === product && each.extras === 0)?.choices
    expect(choices && quoteFor(choices, 'main').totalCents).toBe(cents)
  })

  test('agrees with the price tags on the pages', () => {
    const tags = priceTags(true)
    expect([tags.niwDiy.nowCents, tags.ai.nowCents, tags.rfeProng.nowCents]).toEqual([23_400, 65_000, 32_500])
    expect(tags.adjustmentOfStatus).toEqual({ listCents: 5_900, nowCents: 5_900, discounted: false })
    const list = priceTags(false)
    for (const tag of Object.values(list)) expect(tag.nowCents).toBe(tag.listCents)
  })

  test('of a form in which nothing is chosen yet has no prong and no discount', () => {
    const quote = quoteFor({ product: 'rfe-response', order: { userProngs: { prong1: false, prong2: false, prong3: false }, userAddons: { referenceLettersNumber: 0, consultation: false } } }, 'main')
    expect(quote).toMatchObject({ lines: [], totalCents: 0, discountCents: 0 })
  })
})

describe('promo codes', () => {
  const codes: PromoCode[] = PRODUCTS.flatMap((product) => [
    { code: `${product}-MAIN-1`, product, kind: 'main' as const, active: true, expiresAt: null },
    { code: `${product}-MAIN-2`, product, kind: 'main' as const, active: true, expiresAt: null },
    { code: `${product}-OFF`, product, kind: 'main' as const, active: false, expiresAt: null },
    { code: `${product}-SECOND`, product, kind: 'secondary' as const, active: true, expiresAt: null },
  ])
  const product: Product = 'niw-diy'
  const NOW = Date.parse('2026-02-01T00:00:00Z')

  test('end at their instant, and not before', () => {
    const ends = [{ code: 'MAY', product, kind: 'main' as const, active: true, expiresAt: new Date(NOW) }]
    expect(matchPromoCode('may', product, ends, NOW - 1)?.code).toBe('MAY')
    expect(matchPromoCode('may', product, ends, NOW)).toBeNull()
    expect(chooseMainCode(product, ends, 0, NOW - 1)?.code).toBe('MAY')
    expect(chooseMainCode(product, ends, 0, NOW)).toBeNull()
  })

  test('are compared without case and outer white space', () => {
    expect(matchPromoCode('  niw-diy-main-1 ', product, codes, NOW)?.kind).toBe('main')
    expect(matchPromoCode('NIW-DIY-SECOND', product, codes, NOW)?.kind).toBe('secondary')
  })

  test('hold for their own product and while they are active', () => {
    expect(matchPromoCode('rfe-response-MAIN-1', product, codes, NOW)).toBeNull()
    expect(matchPromoCode('niw-diy-OFF', product, codes, NOW)).toBeNull()
    expect(matchPromoCode('', product, codes, NOW)).toBeNull()
  })

  test('given by the promotion are active main codes of the product, whatever chance says', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (pick) => {
        const chosen = chooseMainCode(product, codes, pick, NOW)
        expect(chosen).toMatchObject({ product, kind: 'main', active: true })
      }),
    )
    expect(chooseMainCode(product, [], 0.5, NOW)).toBeNull()
  })
})
