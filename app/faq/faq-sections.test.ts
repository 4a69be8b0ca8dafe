import { expect, test } from 'vitest'
import { FAQ_LOCATIONS, FAQS } from '../../content/faqs.ts'
import { allSections, askedSection, faqAnchor, sectionsMatching, withSection } from './faq-sections.ts'

test('each of the twelve locations asks for its own section', () => {
  expect(FAQ_LOCATIONS.map((location) => askedSection(location, '')?.location)).toEqual([...FAQ_LOCATIONS])
})

test('an unknown location, a location in other letters and an unknown fragment ask for none', () => {
  expect(askedSection('Unknown', '')).toBeUndefined()
  expect(askedSection('costs', '')).toBeUndefined()
  expect(askedSection(undefined, '#elsewhere')).toBeUndefined()
  expect(askedSection(undefined, '')).toBeUndefined()
})

test('a fragment is stronger than the location beside it', () => {
  expect(askedSection('Costs', '#documents-list')?.location).toBe('DocumentsList')
})

test('the anchors are the fragments that other pages link to, and no two are alike', () => {
  for (const section of FAQS) if (section.fragment !== null) expect(faqAnchor(section)).toBe(section.fragment)
  expect(new Set(FAQS.map(faqAnchor)).size).toBe(12)
})

test('opening one section leaves the other eleven as they are', () => {
  const one = withSection(allSections(false), 'three', true)
  expect(Object.entries(one).filter(([, open]) => open)).toEqual([['three', true]])
  expect(withSection(one, 'three', true)).toBe(one)
  expect(withSection(one, 'three', false)).toEqual(allSections(false))
})

test('a search finds words by their beginning, in any order and case, in question, answer and document list', () => {
  expect(sectionsMatching('bulletin VISA').map((section) => section.location)).toContain('EligibleNationalities')
  expect(sectionsMatching('premium').map((section) => section.location)).toEqual(['Costs'])
  expect(sectionsMatching('instructions').map((section) => section.location)).toContain('DocumentsList')
})

test('a search needs every word, and no word finds everything', () => {
  expect(sectionsMatching('premium zebra')).toEqual([])
  expect(sectionsMatching('  ?! ')).toHaveLength(12)
})
