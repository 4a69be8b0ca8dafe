import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { niwDiyPreset, rfeResponsePreset } from '../app/checkout/checkout-forms.ts'
import { readFilingForm } from '../app/filing/filing-form.ts'
import { readChooser } from '../domain/orders/product-fit.ts'
import { findSitePage, readsQuery } from './reading-pages.ts'

/** The names for which a reader asks a query. */
function namesAsked(read: (query: URLSearchParams) => unknown): string[] {
  const asked = new Set<string>()
  const query = new URLSearchParams()
  query.get = (name) => {
    asked.add(name)
    return null
  }
  read(query)
  return [...asked].sort()
}

test.each([
  ['/checkout-niw-diy', niwDiyPreset],
  ['/checkout-rfe-response', rfeResponsePreset],
  ['/choose', readChooser],
  ['/filing-calculator', readFilingForm],
])('%s lists all that its drawing reads of its address', (path, read) => {
  expect([...(findSitePage(path)?.reads ?? [])].sort()).toEqual(namesAsked(read))
})

test('a page that reads its query by name lists the name, or is drawn for each who asks', () => {
  const reading = globSync('app/pages/**/*.astro').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:searchParams|query)\.(?:get|has)\('(\w+)'\)/g)].map(([, name]) => ({ path: file.replace(/^app\/pages|(?:\/index)?\.astro$/g, ''), name })),
  )
  expect(reading).toContainEqual({ path: '/blog', name: 'category' })
  for (const { path, name } of reading) {
    const page = findSitePage(path) ?? findSitePage(`${path}/`)
    if (page?.cached === true) expect(readsQuery(page.path, `?${name}=x`), `${path} ${name}`).toBe(true)
  }
})

test('what nobody reads of an address makes no other page of it', () => {
  for (const [path, search] of [
    ['/', '?x=1'],
    ['/blog/', '?utm_source=a&utm_campaign=b'],
    ['/faq', '?category=x'],
    ['/blog/', ''],
    ['/nowhere', '?category=x'],
  ] as const)
    expect(readsQuery(path, search)).toBe(false)
  expect(readsQuery('/blog/', '?utm_source=a&category=x')).toBe(true)
})
