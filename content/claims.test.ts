import { expect, test } from 'vitest'
import { CLAIMS, showsClaim, titleShown } from './claims.ts'
import { FAQS, faqsShown } from './faqs.ts'
import { PAGES } from './pages.ts'
import { PROVIDER_FACTS, shownFact } from './provider.ts'

test('a claim that is not confirmed is shown on a local address only', () => {
  for (const key of ['successRate', 'customers', 'professions'] as const) {
    expect(showsClaim(key, true)).toBe(true)
    expect(showsClaim(key, false)).toBe(!CLAIMS[key].placeholder)
  }
})

test('no title of a page names an unconfirmed rate on a public address', () => {
  const titles = PAGES.map(({ title }) => titleShown(title, false))
  if (CLAIMS.successRate.placeholder) expect(titles.filter((title) => title.includes('{successRate}'))).toEqual([])
  expect(PAGES.map(({ title }) => titleShown(title, true))).toEqual(PAGES.map(({ title }) => title))
  for (const title of titles) expect(title).not.toMatch(/^\s*$|-\s*$/)
})

test('a placeholder of the provider is no fact on a public address', () => {
  const placeholder = Object.entries(PROVIDER_FACTS).find(([, fact]) => fact.placeholder)?.[0] as keyof typeof PROVIDER_FACTS
  expect(shownFact(placeholder, true)).toBe(PROVIDER_FACTS[placeholder].value)
  expect(shownFact(placeholder, false)).toBeNull()
  expect(shownFact('hours', false)).toBe(PROVIDER_FACTS.hours.value)
})

test('the track record names no unconfirmed count on a public address, and keeps how to read one', () => {
  const of = (local: boolean) => faqsShown(local).find(({ location }) => location === 'TrackRecord')
  expect(of(true)).toBe(FAQS.find(({ location }) => location === 'TrackRecord'))
  if (!CLAIMS.trackRecord.placeholder) return
  expect(JSON.stringify(of(false))).not.toMatch(/\{(successRate|trackRecord|customers|professions)/)
  expect(JSON.stringify(of(false))).toContain('Read any success rate with three questions.')
})
