import { expect, test } from 'vitest'
import { FAQ_KEYS, FAQ_LOCATIONS, FAQS, findFaqByLocation } from './faqs.ts'

test('the FAQ has its twelve sections in order, AI versus DIY first', () => {
  expect(FAQS.map((section) => section.key)).toEqual(FAQ_KEYS)
  expect(FAQS[0]?.location).toBe('Decision')
})

test('each of the twelve locations opens exactly one section, an unknown one none', () => {
  expect(FAQS.map((section) => section.location).sort()).toEqual([...FAQ_LOCATIONS].sort())
  for (const location of FAQ_LOCATIONS) expect(findFaqByLocation(location)?.location).toBe(location)
  expect(findFaqByLocation('Nowhere')).toBeUndefined()
  expect(findFaqByLocation(undefined)).toBeUndefined()
})

test('the anchors other pages link to belong to one section each', () => {
  const anchored = FAQS.filter((section) => section.fragment !== null).map(({ location, fragment }) => [location, fragment])
  expect(anchored).toEqual([
    ['DocumentsList', 'documents-list'],
    ['NiwCaseBuilder', 'niw-case-builder'],
    ['BankingApplication', 'banking-application'],
  ])
})

test('a section that names sources says when its facts were checked', () => {
  for (const section of FAQS.filter(({ answer }) => answer.some((block) => block.kind === 'sources'))) {
    expect(section.reviewedAt, section.location).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
