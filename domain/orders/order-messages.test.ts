import { expect, test } from 'vitest'
import { unseenBy, waitsSince, type OrderMessage } from './order-messages.ts'

const at = (hours: number) => new Date(Date.parse('2026-01-05T12:00:00Z') + hours * 3_600_000)
const message = (from: OrderMessage['from'], hours: number, more: Partial<OrderMessage> = {}): OrderMessage => ({ at: at(hours), from, seenAt: null, answeredAt: null, ...more })

test('a customer waits since the first message that nobody answered', () => {
  expect(waitsSince([])).toBeNull()
  expect(waitsSince([message('operator', 0)])).toBeNull()
  expect(waitsSince([message('customer', 0, { answeredAt: at(1) }), message('operator', 1), message('customer', 3), message('customer', 2)])).toEqual(at(2))
})

test('each side has its own unseen messages', () => {
  const thread = [message('customer', 0, { seenAt: at(1) }), message('customer', 2), message('operator', 3), message('operator', 4)]
  expect([unseenBy('operator', thread), unseenBy('customer', thread)]).toEqual([1, 2])
})
