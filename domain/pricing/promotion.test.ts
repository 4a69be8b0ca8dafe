import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../calendar-day.ts'
import { countdownTo, nextPromotionChange, PROMOTION_ACTIVE_MS, PROMOTION_SHIFT_MS, promotionAt } from './promotion.ts'

const at = (text: string) => Date.parse(text)

/** The rule as the rulings word it, counted the slow way: every cycle start of the years around, the latest that fits. */
function activeByTheRuling(now: number): boolean {
  const shifted = now + PROMOTION_SHIFT_MS
  const year = new Date(shifted).getUTCFullYear()
  const starts = [year - 1, year].flatMap((each) => {
    const list: number[] = []
    for (let day = Date.UTC(each, 0, 1); day < Date.UTC(each + 1, 0, 1); day += 15 * DAY_MS) list.push(day)
    return list
  })
  const start = Math.max(...starts.filter((each) => each <= shifted))
  return shifted - start < PROMOTION_ACTIVE_MS
}

const instants = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2045-01-01T00:00:00Z') })

describe('the promotion window', () => {
  test.each([
    ['2026-01-01T00:00:00Z', true, '2026-01-04T00:00:00Z'],
    ['2026-01-03T23:59:59.999Z', true, '2026-01-04T00:00:00Z'],
    ['2026-01-04T00:00:00Z', false, '2026-01-09T00:00:00Z'],
    ['2026-01-08T23:59:59.999Z', false, '2026-01-09T00:00:00Z'],
    ['2026-01-09T00:00:00Z', true, '2026-01-19T00:00:00Z'],
    ['2026-01-18T23:59:59.999Z', true, '2026-01-19T00:00:00Z'],
    ['2026-01-19T00:00:00Z', false, '2026-01-24T00:00:00Z'],
  ])('at %s: active %s until %s', (now, active, until) => {
    const promotion = promotionAt(at(now))
    expect(promotion.active).toBe(active)
    expect(nextPromotionChange(at(now))).toBe(at(until))
  })

  test.each([
    ['a common year', '2025-12-20T00:00:00Z', '2026-01-04T00:00:00Z'],
    ['a leap year, whose last cycle is a day longer', '2028-12-19T00:00:00Z', '2029-01-04T00:00:00Z'],
  ])('runs on over the new year of %s without an end in between', (_name, start, end) => {
    expect(promotionAt(at(start) - 1).active).toBe(false)
    for (let now = at(start); now < at(end); now += DAY_MS / 4) {
      expect(promotionAt(now)).toEqual({ active: true, endsAt: at(end) })
    }
    expect(promotionAt(at(end)).active).toBe(false)
  })

  test('is active exactly while fewer than ten days have passed since the latest shifted cycle start', () => {
    fc.assert(
      fc.property(instants, (now) => promotionAt(now).active === activeByTheRuling(now)),
      { numRuns: 2000 },
    )
  })

  test('changes at the instant it names and at no instant before', () => {
    fc.assert(
      fc.property(instants, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (now, part) => {
        const { active } = promotionAt(now)
        const change = nextPromotionChange(now)
        expect(change).toBeGreaterThan(now)
        expect(promotionAt(change).active).toBe(!active)
        expect(promotionAt(change - 1).active).toBe(active)
        expect(promotionAt(now + Math.floor((change - now) * part)).active).toBe(active)
      }),
      { numRuns: 2000 },
    )
  })

  test('names one end for the whole run, so the countdown never jumps upward', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 20 * DAY_MS }), (now, later) => {
        const first = promotionAt(now)
        const second = promotionAt(now + later)
        if (first.active && now + later < first.endsAt) expect(second).toEqual(first)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the countdown', () => {
  const end = at('2026-01-04T00:00:00Z')

  test('splits what is left into days, hours, minutes and seconds', () => {
    expect(countdownTo(end, end - (2 * DAY_MS + 3 * 3_600_000 + 4 * 60_000 + 5_000))).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 })
  })

  test('shows zero only when the time is over', () => {
    expect(countdownTo(end, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
    expect(countdownTo(end, end)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(countdownTo(end, end + 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })

  test('never grows while time passes', () => {
    const whole = (now: number) => {
      const { days, hours, minutes, seconds } = countdownTo(end, now)
      return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 * DAY_MS }), fc.integer({ min: 0, max: DAY_MS }), (before, step) => {
        expect(whole(end - before + step)).toBeLessThanOrEqual(whole(end - before))
      }),
    )
  })
})
