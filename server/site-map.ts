/** What crawlers ask for, and addresses that have moved for good. */
import { Hono } from 'hono'
import { PAGES } from '../content/pages.ts'
import { READING_PAGES } from '../content/reading-pages.ts'

/** From an earlier address to the one that stands. */
const MOVED: Record<string, string> = { '/rfe-response': '/rfe' }

/** Addresses that hold nothing for search engines. */
const CLOSED = ['/api/', '/endeavour/', '/contact/', '/orders', '/sandbox-payment/', '/dev/', '/console', '/dashboard']

const bare = (pathname: string) =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

const standing = new Map([...[...PAGES, ...READING_PAGES].map(({ path }) => [bare(path), path] as const), ...Object.entries(MOVED)])

/**
 * The one address of a page that `pathname` writes in other letters, with slashes too many, or under its earlier name;
 * null where the address is right already or no list knows the page.
 */
export function standingAddress(pathname: string): string | null {
  const known = standing.get(bare(pathname))
  return known === undefined || known === pathname ? null : known
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Every page that search engines may list, under the public address `origin`; articles with the day of their last change. */
export function siteMapXml(origin: string): string {
  const entries = [...PAGES.map(({ path, index, languages }) => ({ path, index, languages, updated: null })), ...READING_PAGES.map((page) => ({ ...page, languages: undefined }))]
    .filter(({ index }) => index)
    .map(({ path, updated, languages }) => {
      const others = Object.entries(languages ?? {}).map(([lang, at]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(origin + at)}"/>`)
      return `<url><loc>${escapeXml(origin + path)}</loc>${updated === null ? '' : `<lastmod>${updated}</lastmod>`}${others.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

export function robotsText(origin: string): string {
  return ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

export function siteMapRoutes(origin: string): Hono {
  const routes = new Hono()
  const day = 'public, max-age=86400'
  routes.get('/sitemap.xml', (c) => c.body(siteMapXml(origin), 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': day }))
  routes.get('/robots.txt', (c) => c.text(robotsText(origin), 200, { 'cache-control': day }))
  routes.get('*', (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const to = standingAddress(pathname)
    return to === null ? next() : Promise.resolve(c.redirect(to + search, 301))
  })
  return routes
}
