import { expect, test } from 'vitest'
import { goodUntil, isOverdue, newestCheck } from './dated-fact.ts'

test('a fact is good through the last day of its term, across months and leap days', () => {
  const fact = { checkedOn: '2027-12-31', goodForDays: 60 }
  expect(goodUntil(fact)).toBe('2028-02-29')
  expect(isOverdue(fact, '2028-02-29')).toBe(false)
  expect(isOverdue(fact, '2028-03-01')).toBe(true)
})

test('what is in force for a set time is good through its last day, however late it was read', () => {
  const bulletin = { checkedOn: '2026-11-20', goodForDays: 75, lastDay: '2026-10-31' }
  expect(isOverdue(bulletin, '2026-10-31')).toBe(false)
  expect(isOverdue(bulletin, '2026-11-01')).toBe(true)
})

test('the newest check dates a table of facts', () => {
  expect(newestCheck([{ checkedOn: '2026-08-04' }, { checkedOn: '2026-11-20' }, { checkedOn: '2026-11-02' }])).toBe('2026-11-20')
})
