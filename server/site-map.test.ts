import { describe, expect, test } from 'vitest'
import { PAGES } from '../content/pages.ts'
import { READING_PAGES } from '../content/reading-pages.ts'
import { robotsText, siteMapRoutes, siteMapXml, standingAddress } from './site-map.ts'

const ORIGIN = 'https://site.example'
const listed = [...siteMapXml(ORIGIN).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] ?? '').slice(ORIGIN.length))

describe('the site map', () => {
  test('lists every page that may be found, once, and no other', () => {
    expect(new Set(listed).size).toBe(listed.length)
    for (const { path, index } of PAGES) expect(listed.includes(path), path).toBe(index)
  })

  test('lists no page of one visitor and no checkout', () => {
    for (const path of ['/ordered', '/ordered-rfe', '/aiform2', '/selected-proposed-endeavor', '/checkout-niw-diy', '/not-found', '/coming-soon']) {
      expect(listed).not.toContain(path)
    }
  })

  test('lists no page that crawlers are asked to leave alone', () => {
    const closed = [...robotsText(ORIGIN).matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '')
    expect(listed.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  })

  test('is named in robots.txt', () => {
    expect(robotsText(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  test('the earlier RFE address answers a permanent redirect and keeps the query', async () => {
    const answer = await siteMapRoutes(ORIGIN).request('/rfe-response?utm_source=x')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/rfe?utm_source=x')
  })
})

describe('the one address of a page', () => {
  test.each([
    ['/PRICES', '/prices'],
    ['/prices/', '/prices'],
    ['//prices', '/prices'],
    ['/Pilot-Sample//', '/pilot-sample'],
    ['/blog', '/blog/'],
    ['/Blog/RFE-notices-in-2026/', '/blog/rfe-notices-in-2026'],
    ['/faq/costs', '/faq/Costs'],
    ['/RFE-Response/', '/rfe'],
    ['//', '/'],
  ])('%s stands at %s', (asked, stands) => {
    expect(standingAddress(asked)).toBe(stands)
  })

  test('every listed address stands where it is', () => {
    for (const { path } of [...PAGES, ...READING_PAGES]) expect(standingAddress(path), path).toBeNull()
  })

  test.each(['/no-such-page', '//evil.example', '/faq/Nowhere', '/orders/PW-1', '/blog/no-such-article/'])('%s is no page of the list', (asked) => {
    expect(standingAddress(asked)).toBeNull()
  })

  test('another spelling is answered by a permanent redirect that keeps the query', async () => {
    const answer = await siteMapRoutes(ORIGIN).request('/AiForm2/?order=PW-1')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/aiform2?order=PW-1')
  })
})
