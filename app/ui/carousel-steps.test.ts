import { describe, expect, test } from 'vitest'
import { lastStart, nextStart, previousStart, slidesPerPage, startAt } from './carousel-steps.ts'

describe('a carousel of twelve documents', () => {
  test('shows one, two, three and four slides from 0, 768, 1200 and 1500 px on', () => {
    expect([0, 320, 767].map(slidesPerPage)).toEqual([1, 1, 1])
    expect([768, 1199].map(slidesPerPage)).toEqual([2, 2])
    expect([1200, 1499].map(slidesPerPage)).toEqual([3, 3])
    expect([1500, 2560].map(slidesPerPage)).toEqual([4, 4])
  })

  test('visits every position once and begins again, at every width', () => {
    for (const perPage of [1, 2, 3, 4]) {
      const visited: number[] = []
      let start = 0
      do {
        visited.push(start)
        start = nextStart(start, 12, perPage)
      } while (start !== 0)
      expect(visited).toEqual(Array.from({ length: 13 - perPage }, (_, index) => index))
    }
  })

  test('goes back the way it came', () => {
    for (const perPage of [1, 2, 3, 4]) {
      for (let start = 0; start <= lastStart(12, perPage); start += 1) {
        expect(previousStart(nextStart(start, 12, perPage), 12, perPage)).toBe(start)
      }
    }
  })

  test('stays put where all slides fit', () => {
    expect(nextStart(0, 3, 4)).toBe(0)
    expect(previousStart(0, 3, 4)).toBe(0)
  })

  test('comes back into the row after the window has grown', () => {
    expect(previousStart(11, 12, 4)).toBe(8)
    expect(nextStart(11, 12, 4)).toBe(0)
  })

  test('reads its position from the scroll position', () => {
    expect(startAt(0, 300, 12, 4)).toBe(0)
    expect(startAt(449, 300, 12, 4)).toBe(1)
    expect(startAt(99_999, 300, 12, 4)).toBe(8)
    expect(startAt(10, 0, 12, 4)).toBe(0)
  })
})
