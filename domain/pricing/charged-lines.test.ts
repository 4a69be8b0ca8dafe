import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargedLines } from './charged-lines.ts'
import type { QuoteLine } from './quote.ts'

const line = (cents: number, discounted: boolean): QuoteLine => ({ item: 'Prong1', label: 'x', cents, discounted })

test('charged lines add up to the lines minus the discount, and no line is negative or dearer than its price', () => {
  const lines = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 200_000 }), discounted: fc.boolean() }), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (given, percent) => {
      const quoteLines = given.map(({ cents, discounted }) => line(cents, discounted))
      const base = quoteLines.filter((each) => each.discounted).reduce((sum, each) => sum + each.cents, 0)
      const discount = Math.round((base * percent) / 100)
      const charged = chargedLines(quoteLines, discount)
      const list = quoteLines.reduce((sum, each) => sum + each.cents, 0)
      expect(charged.reduce((sum, each) => sum + each.chargedCents, 0)).toBe(list - discount)
      for (const each of charged) {
        expect(each.chargedCents).toBeGreaterThanOrEqual(0)
        expect(each.chargedCents).toBeLessThanOrEqual(each.listCents)
      }
    }),
  )
})

test('fractions of a cent never gather on one line', () => {
  const three = [line(1, true), line(1, true), line(1, true)]
  expect(chargedLines(three, 2).map((each) => each.chargedCents)).toEqual([1, 0, 0])
})

test('an add-on is charged at its full price', () => {
  expect(chargedLines([line(100_000, true), line(8_000, false)], 35_000).map((each) => each.chargedCents)).toEqual([65_000, 8_000])
})

test('a discount larger than what it applies to is refused', () => {
  expect(() => chargedLines([line(100, false)], 1)).toThrow('does not fit')
})
