import { expect, test } from 'vitest'
import { PROVIDER } from '../../content/provider.ts'
import { organizationNode, siteNodes } from './structured-nodes.ts'

const PLACEHOLDERS = [PROVIDER.phone, PROVIDER.reviewPlatformA, PROVIDER.reviewPlatformB]

test('search engines are told no placeholder on a public address', () => {
  const said = (origin: string) => JSON.stringify(organizationNode(origin))
  for (const fact of PLACEHOLDERS) {
    expect(said('http://localhost:3000')).toContain(fact)
    expect(said('https://prongwise.com')).not.toContain(fact)
  }
})

test('the provider is described on the first page of each language, and other pages only say where they stand', () => {
  const types = (path: string, lang: 'en' | 'es') => siteNodes({ origin: 'https://prongwise.com', path, title: 'A page', lang }).map((node) => node['@type'])
  expect(types('/', 'en')).toEqual(['Organization', 'WebSite'])
  expect(types('/es/precios', 'es')).toEqual(['Organization', 'WebSite'])
  expect(types('/prices', 'en')).toEqual(['BreadcrumbList'])
})
