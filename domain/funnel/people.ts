/** How far people come within one day: who did one thing, and of those who did another, counted by person and not by event. */
import type { FunnelStep } from './funnel.ts'

/** Each a bit, so that what one person did is one number. */
export const STEP_BITS: Record<FunnelStep, number> = { visits: 1, generator: 2, checkout: 4, placed: 8, paid: 16 }

/** So many people of a day came from there and did these steps. */
export type Path = { source: string; steps: number; people: number }

export const did = (steps: number, step: FunnelStep): boolean => (steps & STEP_BITS[step]) !== 0

/** Which step is looked at among whom. */
export const FOLLOWED = [
  ['visits', 'generator'],
  ['visits', 'checkout'],
  ['generator', 'checkout'],
  ['checkout', 'placed'],
  ['placed', 'paid'],
] as const satisfies readonly (readonly [FunnelStep, FunnelStep])[]

export type Followed = { of: FunnelStep; people: number; also: FunnelStep; both: number }

const count = (paths: readonly Path[], holds: (steps: number) => boolean) => paths.reduce((sum, { steps, people }) => sum + (holds(steps) ? people : 0), 0)

/** For each pair how many did the first, and how many of those did the second on the same day: never more. */
export const followPeople = (paths: readonly Path[]): Followed[] =>
  FOLLOWED.map(([of, also]) => ({ of, people: count(paths, (steps) => did(steps, of)), also, both: count(paths, (steps) => did(steps, of) && did(steps, also)) }))

/** How many opened a checkout and placed no order on that day. */
export const leftCheckout = (paths: readonly Path[]): number => count(paths, (steps) => did(steps, 'checkout') && !did(steps, 'placed'))

/** Where the people of a stretch came from, the most first. */
export function peopleBySource(paths: readonly Path[]): { source: string; people: number; ordered: number }[] {
  const sources = [...new Set(paths.map(({ source }) => source))]
  return sources
    .map((source) => {
      const own = paths.filter((path) => path.source === source)
      return { source, people: count(own, () => true), ordered: count(own, (steps) => did(steps, 'placed')) }
    })
    .sort((one, other) => other.people - one.people || (one.source < other.source ? -1 : 1))
}
