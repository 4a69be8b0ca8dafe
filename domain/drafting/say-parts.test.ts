import { expect, it } from 'vitest'
import type { Content } from './realize.ts'
import { priorityOf, problemOf, tieSaid } from './say-parts.ts'

const content = (now: readonly [string, string], terse: boolean) =>
  ({ problem: { id: 'p', now, cost: ['boats wait outside', 'crews lose a night'] }, terse, handing: null, brief: false }) as unknown as Content
const picking =
  (at: number) =>
  <T>(_slot: string, items: readonly [T, ...T[]]) =>
    items[at % items.length] ?? items[0]

it('a document whose connection nobody told is named without one', () => {
  const told = { priority: { names: ['the Harbor Act of 2020'], says: ['asks for deeper berths'] }, tie: '', design: { briefDocument: false } } as unknown as Content
  for (const at of [0, 1, 2, 3, 4]) expect(priorityOf(told, { short: 'the tool' } as never, false, picking(at))).not.toMatch(/the tool|[;:,] ?\.|  /)
  expect(tieSaid(told, { short: 'the tool' } as never, picking(0))).toBe('')
})

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

it.each(PLACES)('a problem of few words is no sentence of its own (wording %i)', (at) => {
  const long = 'pilots note the depth of each berth on paper'
  expect(problemOf(content(['berths go by telephone', long], true), picking(at))).toMatch(/depth of each berth on paper\.$/)
  expect(problemOf(content(['berths go by telephone', 'logs stay aboard'], true), picking(at))).toMatch(/(?:boats wait outside|crews lose a night)\.$/)
  expect(problemOf(content(['berths go by telephone', 'logs stay aboard'], false), picking(at))).not.toMatch(/^[^,;.]*(?:telephone|aboard)\./)
})
