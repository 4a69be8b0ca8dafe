import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { faultWords } from '../../content/faults.ts'
import { FaultPage } from './fault-page.tsx'
import { unknownAddress } from './unknown-address.ts'

test('an address that is no page leads home in its own language', () => {
  const leads = (path: string) => unknownAddress(new URL(path, 'https://drafts.test')).headers.get('location')
  expect(leads('/es/nada')).toBe('/es')
  expect(leads('/es/precios/nada')).toBe('/es')
  expect(leads('/estimate')).toBe('/')
  expect(leads('/nada')).toBe('/')
  expect(leads('/es/foto.png')).toBe(null)
})

test('a page that failed says so in the language of its address, and leads to pages in it', () => {
  for (const why of [404, 500, 'busy', 'too-complex'] as const) {
    const page = renderToStaticMarkup(FaultPage({ why, pathname: '/es/precios' }))
    expect(page).toContain('href="/es"')
    expect(page).not.toContain('href="/"')
    expect(page.replace(/<[^>]+>/g, ' ')).not.toMatch(/\b(?:page|order|again|Contact)\b/)
    expect(faultWords('/es').lang).toBe('es')
    expect(renderToStaticMarkup(FaultPage({ why, pathname: '/prices' }))).toContain(faultWords('/').faults[why].heading)
  }
})
