import { expect, it } from 'vitest'
import { draftingKnowledge as knowledge } from '../../content/areas/all-areas.ts'
import { objectFit } from './object-fit.ts'

const fit = (about: string, id: string, ofField = true) => {
  const problem = knowledge.areas.flatMap(({ problems }) => problems).find((one) => one.id === id)
  if (!problem) throw new Error(id)
  return objectFit({ about: ` ${about} ` }, problem, ofField, knowledge)
}

it.each([
  ['conducted field inspections of electric facilities', 'farm-extension'],
  ['managed the top three branch accounts', 'classroom-tech'],
  ['directed health system web initiatives', 'scam-message'],
  ['conducted regular reviews with distributor management', 'youth-fitness'],
])('“%s” is not about %s', (about, id) => {
  expect(fit(about, id)).toBeLessThan(1)
})

it.each([
  ['reduced patient falls', 'falls-injury'],
  ['built a relay replay tool', 'protection'],
  ['performed accounts payable functions', 'payables'],
  ['reduced food costs', 'kitchen-waste'],
])('“%s” is about %s', (about, id) => {
  expect(fit(about, id)).toBeGreaterThanOrEqual(1)
})
