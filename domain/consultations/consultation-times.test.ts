import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKED_BEFORE_MS, canBeHeld, canBook, canGiveBack, CONSULTATION_MS, GIVEN_BACK_BEFORE_MS, offerable, OFFERED_AHEAD_MS, OFFERED_MAX, overlap } from './consultation-times.ts'

const NOW = Date.parse('2026-01-05T12:00:00Z')
const times = fc.array(
  fc.integer({ min: -10, max: 6000 }).map((slot) => NOW + slot * 15 * 60_000),
  { maxLength: 12 },
)

test('whatever is offered, no two times of a consultant run into each other, and all lie ahead', () => {
  fc.assert(
    fc.property(times, times, (standing, wanted) => {
      const apart = standing.filter((at, index) => standing.every((other, place) => place >= index || !overlap(at, other)))
      const result = offerable(wanted, apart, NOW)
      if (result.kind !== 'times') return
      const all = [...apart, ...result.times]
      for (const [index, at] of all.entries()) for (const other of all.slice(index + 1)) expect(overlap(at, other)).toBe(false)
      for (const at of result.times) expect(at > NOW && at <= NOW + OFFERED_AHEAD_MS).toBe(true)
      expect(new Set(result.times)).toEqual(new Set(wanted))
    }),
  )
})

test('a refused time is named with its reason', () => {
  expect(offerable([NOW], [], NOW)).toEqual({ kind: 'not-ahead', at: NOW })
  expect(offerable([NOW + OFFERED_AHEAD_MS + 1], [], NOW)).toMatchObject({ kind: 'too-far' })
  expect(offerable([NOW + 1], [NOW + CONSULTATION_MS], NOW)).toMatchObject({ kind: 'overlaps' })
  expect(offerable([NOW + 1], [NOW + 1 + CONSULTATION_MS], NOW)).toMatchObject({ kind: 'times' })
  const many = Array.from({ length: OFFERED_MAX }, (_, index) => NOW + (index + 1) * CONSULTATION_MS)
  expect(offerable([NOW + (OFFERED_MAX + 2) * CONSULTATION_MS], many, NOW)).toMatchObject({ kind: 'too-many' })
})

test('a time is booked, given back and held at its own time only', () => {
  const at = NOW + 10 * GIVEN_BACK_BEFORE_MS
  expect([at - BOOKED_BEFORE_MS, at - BOOKED_BEFORE_MS + 1].map((now) => canBook(at, now))).toEqual([true, false])
  expect([at - GIVEN_BACK_BEFORE_MS, at - GIVEN_BACK_BEFORE_MS + 1].map((now) => canGiveBack(at, now))).toEqual([true, false])
  expect([at - 1, at].map((now) => canBeHeld(at, now))).toEqual([false, true])
})
