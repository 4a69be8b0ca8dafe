import { describe, expect, test } from 'vitest'
import { funnelDays, readFunnel } from './funnel.ts'

const NOW = Date.parse('2026-03-01T00:00:00Z')

test.each([
  ['day', ['2026-03-01']],
  ['week', ['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01']],
] as const)('the last %s ends with the day that runs', (range, days) => {
  expect(funnelDays(range, NOW)).toEqual(days)
  expect(funnelDays(range, NOW + 86_399_999)).toEqual(days)
})

test('a month is thirty days', () => {
  expect(funnelDays('month', NOW)).toHaveLength(30)
  expect(funnelDays('month', NOW)[0]).toBe('2026-01-31')
})

describe('the steps', () => {
  const days = ['2026-02-28', '2026-03-01']
  const funnel = readFunnel(days, [
    { day: '2026-02-28', step: 'visits', count: 150 },
    { day: '2026-03-01', step: 'visits', count: 50 },
    { day: '2026-03-01', step: 'generator', count: 40 },
    { day: '2026-03-01', step: 'generator', count: 10 },
    { day: '2026-03-01', step: 'checkout', count: 60 },
    { day: '2026-03-01', step: 'paid', count: 4 },
    { day: '2026-02-27', step: 'paid', count: 1000 },
  ])

  test('add up the days, and only those', () => {
    expect(funnel.steps.map(({ step, count }) => [step, count])).toEqual([
      ['visits', 200],
      ['generator', 50],
      ['checkout', 60],
      ['placed', 0],
      ['paid', 4],
    ])
    expect(funnel.days.map((row) => [row.day, row.visits, row.generator])).toEqual([
      ['2026-02-28', 150, 0],
      ['2026-03-01', 50, 50],
    ])
  })

  test('are shares of the step before and of the visits, above one where people leave out a step, none of nothing', () => {
    expect(funnel.steps.map(({ ofBefore }) => ofBefore)).toEqual([null, 0.25, 1.2, 0, null])
    expect(funnel.steps.map(({ ofVisits }) => ofVisits)).toEqual([null, 0.25, 0.3, 0, 0.02])
    expect(readFunnel(days, []).steps.map(({ ofVisits }) => ofVisits)).toEqual([null, null, null, null, null])
  })
})
