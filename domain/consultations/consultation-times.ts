/** When consultations can be offered, booked and given back. Instants are in milliseconds. */
import { DAY_MS } from '../calendar-day.ts'

export const CONSULTATION_MS = 30 * 60_000
/** A time that is nearer cannot be booked any more: its consultant has to see it in time. */
export const BOOKED_BEFORE_MS = DAY_MS / 2
/** Until then a customer gives a time back without a word. */
export const GIVEN_BACK_BEFORE_MS = DAY_MS
/** Both are reminded this long before. */
export const REMINDED_BEFORE_MS = DAY_MS
/** No time is offered further ahead. */
export const OFFERED_AHEAD_MS = 120 * DAY_MS
/** Times of one consultant that lie ahead. */
export const OFFERED_MAX = 200

/** Whether two consultations that begin at these instants would run into each other. */
export const overlap = (one: number, other: number): boolean => Math.abs(one - other) < CONSULTATION_MS

export type OfferRefusal = 'not-ahead' | 'too-far' | 'overlaps' | 'too-many'

/** The times that may be offered beside those that stand, sorted, or why one of them may not: none is offered then. */
export function offerable(wanted: readonly number[], standing: readonly number[], now: number): { kind: 'times'; times: number[] } | { kind: OfferRefusal; at: number } {
  const times = [...new Set(wanted)].sort((one, other) => one - other)
  for (const [index, at] of times.entries()) {
    if (at <= now) return { kind: 'not-ahead', at }
    if (at > now + OFFERED_AHEAD_MS) return { kind: 'too-far', at }
    const before = times[index - 1]
    if ((before !== undefined && overlap(before, at)) || standing.some((other) => overlap(other, at))) return { kind: 'overlaps', at }
  }
  if (standing.filter((at) => at > now).length + times.length > OFFERED_MAX) return { kind: 'too-many', at: times[0] ?? now }
  return { kind: 'times', times }
}

export const canBook = (startsAt: number, now: number): boolean => startsAt - now >= BOOKED_BEFORE_MS
export const canGiveBack = (startsAt: number, now: number): boolean => startsAt - now >= GIVEN_BACK_BEFORE_MS
/** It is held once it has begun. */
export const canBeHeld = (startsAt: number, now: number): boolean => now >= startsAt
