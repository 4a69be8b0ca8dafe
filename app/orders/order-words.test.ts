import { expect, test } from 'vitest'
import { ORDER_STATES } from '../../domain/orders/order-states.ts'
import { formatSpan, STATE_SENTENCES } from './order-words.ts'

test('a span is told in its two largest units, a started minute as whole', () => {
  const MINUTE = 60_000
  expect(formatSpan(0)).toBe('0 minutes')
  expect(formatSpan(1)).toBe('1 minute')
  expect(formatSpan(90 * MINUTE)).toBe('1 hour 30 minutes')
  expect(formatSpan(1440 * MINUTE)).toBe('1 day')
  expect(formatSpan((2 * 1440 + 125) * MINUTE)).toBe('2 days 2 hours')
})

test('every state has a sentence', () => {
  for (const state of ORDER_STATES) expect(STATE_SENTENCES[state].length).toBeGreaterThan(10)
})
