import { expect, it } from 'vitest'
import type { Content } from './realize.ts'
import { problemOf } from './say-parts.ts'

const content = (now: readonly [string, string], terse: boolean) =>
  ({ problem: { id: 'p', now, cost: ['boats wait outside', 'crews lose a night'] }, terse, handing: null, brief: false }) as unknown as Content
const picking =
  (at: number) =>
  <T>(_slot: string, items: readonly [T, ...T[]]) =>
    items[at % items.length] ?? items[0]

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

it.each(PLACES)('a problem of few words is no sentence of its own (wording %i)', (at) => {
  const long = 'pilots note the depth of each berth on paper'
  expect(problemOf(content(['berths go by telephone', long], true), picking(at))).toMatch(/depth of each berth on paper\.$/)
  expect(problemOf(content(['berths go by telephone', 'logs stay aboard'], true), picking(at))).toMatch(/(?:boats wait outside|crews lose a night)\.$/)
  expect(problemOf(content(['berths go by telephone', 'logs stay aboard'], false), picking(at))).not.toMatch(/^[^,;.]*(?:telephone|aboard)\./)
})
