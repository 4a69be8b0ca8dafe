import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteFor } from '../pricing/quote.ts'
import { takingsOf } from './takings.ts'

const choices = fc.record({
  consultation: fc.boolean(),
  aos: fc.boolean(),
  forms9089750: fc.boolean(),
  pays: fc.constantFrom('main' as const, 'secondary' as const, null),
  refunded: fc.nat({ max: 100 }),
  currency: fc.constantFrom('usd', 'eur', null),
})
const professions = { pilot: true } as never

test('the parts add up: base, add-ons and discounts make what was received, and refunds leave the net', () => {
  fc.assert(
    fc.property(fc.array(choices, { maxLength: 8 }), (given) => {
      const orders = given.map(({ pays, refunded, currency, ...userAddons }) => {
        const quote = quoteFor({ product: 'niw-diy', order: { userProfession: professions, userEmployment: { employee: true, entrepreneur: false, consultant: false }, userAddons } }, pays)
        return {
          product: 'niw-diy' as const,
          lines: quote.lines,
          discountCents: quote.discountCents,
          paidCents: quote.totalCents,
          paidCurrency: currency,
          refundedCents: Math.round((quote.totalCents * refunded) / 100),
        }
      })
      const takings = takingsOf(orders)
      const dollars = orders.filter(({ paidCurrency }) => paidCurrency === 'usd')
      expect(takings.receivedCents).toBe(dollars.length * 36_000 + takings.addonCents - takings.discountCents)
      expect(takings.netCents + takings.refundedCents).toBe(takings.receivedCents)
      expect([takings.orders, takings.otherCurrency]).toEqual([orders.length, orders.length - dollars.length])
    }),
  )
})
