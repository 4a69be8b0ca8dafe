import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatPriceTag, formatUsd } from './money.ts'

test('an amount has two decimals and separators; what is taken off carries a minus sign, not a hyphen', () => {
  expect([0, 5, 123_456, 100_000_000].map(formatUsd)).toEqual(['$0.00', '$0.05', '$1,234.56', '$1,000,000.00'])
  expect(formatUsd(-35_000)).toBe('\u2212$350.00')
})

test('any amount is separated as American English does it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (cents) => {
      expect(formatUsd(cents).split('.')[0]).toBe(`$${Math.floor(cents / 100).toLocaleString('en-US')}`)
    }),
  )
})

test('a price tag leaves out cents that are none', () => {
  expect([100_000, 123_450].map(formatPriceTag)).toEqual(['$1,000', '$1,234.50'])
})

test('another currency is named, with as many decimals as it has; what is no currency is shown as it came', () => {
  expect(formatMoney(36_000, 'usd')).toBe('$360.00')
  expect(formatMoney(36_000, null)).toBe('$360.00')
  expect(formatMoney(36_000, 'eur')).toBe('360.00 EUR')
  expect(formatMoney(36_000, 'jpy')).toBe('36,000 JPY')
  expect(formatMoney(36_000, 'dollars')).toBe('36000 (dollars)')
})
