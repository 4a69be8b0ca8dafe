import { expect, test } from 'vitest'
import { ORDER_STATES } from '../../domain/orders/order-states.ts'
import type { DeliverableKind, DeliverableState } from '../../domain/orders/deliverables.ts'
import type { DeliveryView } from '../../usecases/view-deliverables.ts'
import type { OrderView } from '../../usecases/view-order.ts'
import { formatSpan, readNow, stateSentence } from './order-words.ts'

test('a span is told in its two largest units, a started minute as whole', () => {
  const MINUTE = 60_000
  expect(formatSpan(0)).toBe('0 minutes')
  expect(formatSpan(1)).toBe('1 minute')
  expect(formatSpan(90 * MINUTE)).toBe('1 hour 30 minutes')
  expect(formatSpan(1440 * MINUTE)).toBe('1 day')
  expect(formatSpan((2 * 1440 + 125) * MINUTE)).toBe('2 days 2 hours')
})

const one = (kind: DeliverableKind, state: DeliverableState, waitsFor: string | null = null) => ({ kind, label: kind, state, waitsFor, deliveries: [] as DeliveryView[] })

test('every state has a sentence', () => {
  for (const state of ORDER_STATES) expect(stateSentence({ state, product: 'selfpetition-ai', deliverables: [] }).length).toBeGreaterThan(10)
})

test('what was only marked is not called delivered', () => {
  const marked = { ...one('first-draft', 'delivered'), deliveries: [{ id: 'x', at: 0, how: 'marked', line: '', files: [] }] satisfies DeliveryView[] }
  expect(stateSentence({ state: 'delivered', product: 'rfe-response', deliverables: [marked] })).toMatch(/^We marked/)
  expect(stateSentence({ state: 'first_draft_sent', product: 'selfpetition-ai', deliverables: [marked] })).toMatch(/^We marked/)
  expect(stateSentence({ state: 'delivered', product: 'rfe-response', deliverables: [one('rfe-answer', 'delivered')] })).toBe('Everything you ordered was delivered.')
})

test('an order in work says what is in work, or what it waits for', () => {
  const say = (...deliverables: ReturnType<typeof one>[]) => stateSentence({ state: 'in_production', product: 'niw-diy', deliverables })
  expect(say(one('package', 'delivered'), one('consultation', 'waiting', 'We are waiting for a time that suits you'))).toBe('We are waiting for a time that suits you.')
  expect(say(one('full-petition', 'in-work'), one('reference-letter', 'planned'))).toBe('We are working on it: full-petition.')
  expect(stateSentence({ state: 'first_draft_sent', product: 'selfpetition-ai', deliverables: [one('first-draft', 'in-work')] })).toContain('revision')
})

test('what was sent just now and has no case yet is being read', () => {
  const now = 10_000_000
  const sent = (product: OrderView['product'], at: number, caseTasks: object | null = null, state: OrderView['state'] = 'paid') =>
    readNow({ order: { product, state }, uploads: { files: product === 'rfe-response' ? [{ need: 'rfe-letter', at }] : [] }, answers: product === 'selfpetition-ai' ? { at } : null, caseTasks, now })
  expect([sent('rfe-response', now - 60_000), sent('selfpetition-ai', now - 60_000), sent('niw-diy', now)]).toEqual(['letter', 'form', null])
  expect([sent('rfe-response', now, {}), sent('selfpetition-ai', now - 7_200_000), sent('selfpetition-ai', now, null, 'refunded')]).toEqual([null, null, null])
})
