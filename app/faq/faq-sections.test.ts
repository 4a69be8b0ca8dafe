import { expect, test } from 'vitest'
import { FAQ_LOCATIONS, FAQS, findFaqByLocation } from '../../content/faqs.ts'
import { faqAnchor } from './faq-sections.ts'

test('each of the twelve locations asks for its own section', () => {
  expect(FAQ_LOCATIONS.map((location) => findFaqByLocation(location)?.location)).toEqual([...FAQ_LOCATIONS])
})

test('an unknown location and a location in other letters ask for none', () => {
  expect(findFaqByLocation('Unknown')).toBeUndefined()
  expect(findFaqByLocation('costs')).toBeUndefined()
  expect(findFaqByLocation(undefined)).toBeUndefined()
})

test('the anchors are the fragments that other pages link to, and no two are alike', () => {
  for (const section of FAQS) if (section.fragment !== null) expect(faqAnchor(section)).toBe(section.fragment)
  expect(new Set(FAQS.map(faqAnchor)).size).toBe(12)
})
