import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followPeople, leftCheckout, peopleBySource, STEP_BITS } from './people.ts'
import { readSource } from './source.ts'

const { visits, generator, checkout, placed, paid } = STEP_BITS

test('people are followed, not events divided: ten who looked and one who bought without looking are no ten percent', () => {
  const paths = [
    { source: 'direct', steps: visits, people: 10 },
    { source: 'direct', steps: checkout | placed | paid, people: 1 },
    { source: 'site: a.example', steps: visits | generator | checkout, people: 3 },
  ]
  expect(followPeople(paths).map(({ of, people, also, both }) => [of, people, also, both])).toEqual([
    ['visits', 13, 'generator', 3],
    ['visits', 13, 'checkout', 3],
    ['generator', 3, 'checkout', 3],
    ['checkout', 4, 'placed', 1],
    ['placed', 1, 'paid', 1],
  ])
  expect(leftCheckout(paths)).toBe(3)
  expect(peopleBySource(paths)).toEqual([
    { source: 'direct', people: 11, ordered: 1 },
    { source: 'site: a.example', people: 3, ordered: 0 },
  ])
})

test('a share never passes the whole, and every person has one source', () => {
  const path = fc.record({ source: fc.constantFrom('direct', 'site: a.example', 'campaign: b'), steps: fc.integer({ min: 0, max: 31 }), people: fc.integer({ min: 1, max: 1000 }) })
  fc.assert(
    fc.property(fc.array(path), (paths) => {
      for (const { people, both } of followPeople(paths)) expect(both).toBeLessThanOrEqual(people)
      const all = paths.reduce((sum, one) => sum + one.people, 0)
      expect(peopleBySource(paths).reduce((sum, one) => sum + one.people, 0)).toBe(all)
    }),
  )
})

test.each([
  [{}, 'direct'],
  [{ referrer: 'www.Example.com' }, 'site: example.com'],
  [{ referrer: 'example.com', source: 'Newsletter', campaign: 'Spring 26' }, 'campaign: newsletter / spring-26'],
  [{ campaign: 'spring' }, 'campaign: spring'],
  // What could name a person is not kept.
  [{ source: 'ana@mail.com' }, 'direct'],
  [{ source: 'x', campaign: 'customer-8812345' }, 'campaign: x'],
  [{ referrer: '<script>' }, 'direct'],
  [{ referrer: 'localhost' }, 'direct'],
  [{ source: 'a'.repeat(41) }, 'direct'],
])('an arrival with %o came from "%s"', (arrival, source) => {
  expect(readSource(arrival)).toBe(source)
})
