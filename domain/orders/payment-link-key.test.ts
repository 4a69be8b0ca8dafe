import { describe, expect, test } from 'vitest'
import { priceOf } from '../pricing/quote.ts'
import { allLinkCombinations, paymentLinkKey } from './payment-link-key.ts'

describe('payment links', () => {
  const all = allLinkCombinations()

  test('exist for 32 NIW DIY, 16 Selfpetition AI and 56 RFE combinations', () => {
    const count = (product: string) => all.filter((each) => each.product === product).length
    expect([count('niw-diy'), count('selfpetition-ai'), count('rfe-response'), all.length]).toEqual([32, 16, 56, 104])
  })

  test('have keys of their own, over all products', () => {
    expect(new Set(all.map((each) => each.key)).size).toBe(104)
  })

  test('hold items that have a price in their product', () => {
    for (const { product, items } of all) for (const item of items) expect(priceOf(product, item)).toBeGreaterThan(0)
  })

  test('are found by the items in any order', () => {
    expect(paymentLinkKey(['StarterKit', 'AOS', 'Forms'])).toBe(paymentLinkKey(['Forms', 'StarterKit', 'AOS']))
    expect(paymentLinkKey(['Prong3', 'Consultation', 'Prong1'])).toBe('Consultation+Prong1+Prong3')
  })
})
