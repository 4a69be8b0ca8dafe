/** When the promotion runs: ten days out of every fifteen, counted from 1 January UTC and shifted seven days (rulings, "Clock and promotion"). */
import { DAY_MS } from '../calendar-day.ts'

export const PROMOTION_SHIFT_MS = 604_800_000
export const PROMOTION_ACTIVE_MS = 864_000_000
const PROMOTION_CYCLE_MS = 15 * DAY_MS

export type Promotion =
  /** `endsAt` is the instant at which the promotion really ends, across the new year too. */
  | { active: true; endsAt: number }
  /** `startsAt` is the next instant at which it runs again. */
  | { active: false; startsAt: number }

/** Start of the cycle that holds the instant, and of the one after it. The year's last cycle is cut by 1 January. */
function cycleAround(instant: number): { start: number; next: number } {
  const year = new Date(instant).getUTCFullYear()
  const newYear = Date.UTC(year, 0, 1)
  const start = newYear + Math.floor((instant - newYear) / PROMOTION_CYCLE_MS) * PROMOTION_CYCLE_MS
  return { start, next: Math.min(start + PROMOTION_CYCLE_MS, Date.UTC(year + 1, 0, 1)) }
}

/** `now` in milliseconds since the epoch. Active while fewer than ten days have passed since the shifted cycle start. */
export function promotionAt(now: number): Promotion {
  const shifted = now + PROMOTION_SHIFT_MS
  let { start, next } = cycleAround(shifted)
  if (shifted - start >= PROMOTION_ACTIVE_MS) return { active: false, startsAt: next - PROMOTION_SHIFT_MS }
  while (next < start + PROMOTION_ACTIVE_MS) ({ start, next } = cycleAround(next))
  return { active: true, endsAt: start + PROMOTION_ACTIVE_MS - PROMOTION_SHIFT_MS }
}

/** The next instant at which prices change. */
export function nextPromotionChange(now: number): number {
  const promotion = promotionAt(now)
  return promotion.active ? promotion.endsAt : promotion.startsAt
}

export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

/** Time left, never negative, a started second counted as whole so that zero is shown only at the end. */
export function countdownTo(endsAt: number, now: number): Countdown {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}
