import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXPORTED_READERS, isIn } from './bait/exported-readers.ts'

test('every exported rule that takes a text is fed by one of the files of baits', () => {
  const places = globSync('test/bait-*.test.ts').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(domain\/[^']+)'/g)].map(([, place]) => place!))
  const fed = Object.keys(EXPORTED_READERS).map((module) => [module, places.filter((place) => isIn(place, module)).length])
  expect(fed.filter(([, times]) => times !== 1)).toEqual([])
  expect(fed.length).toBeGreaterThan(100)
})
