import { expect, test } from 'vitest'
import { expiresBefore, RETENTION_KINDS, retentionDays } from './retention-rules.ts'

const NOW = Date.parse('2026-07-01T00:00:00Z')

test('what people send is kept for 180 days, a letter from its answer, an order for seven years', () => {
  expect(expiresBefore('contact-message', NOW)).toEqual(new Date('2026-01-02T00:00:00Z'))
  expect(expiresBefore('rfe-letter', NOW)).toEqual(new Date('2026-01-01T00:00:00Z'))
  expect(expiresBefore('order-mail', NOW).getTime()).toBeLessThanOrEqual(Date.parse('2019-07-01T00:00:00Z'))
})

test('another period changes everything but what belongs to bookkeeping, mailed copies of options, hashes of what was composed and unfinished registrations', () => {
  const [usual, short] = [retentionDays(), retentionDays(30)]
  for (const kind of RETENTION_KINDS) expect(short[kind] < usual[kind]).toBe(!['order', 'order-mail', 'payment-event', 'endeavor-copy', 'composed-run', 'unconfirmed-account'].includes(kind))
})

test('the record of who opened a file outlives the file', () => {
  const days = retentionDays()
  for (const kind of ['rfe-letter', 'intake', 'intake-draft'] as const) expect(days['file-access']).toBeGreaterThan(days[kind])
})
