/** Which listed page an address shows. Draws in the whole list of pages: only the server may import it. */
import type { PageInfo } from './pages.ts'
import { findSitePage } from './reading-pages.ts'

/**
 * The page at `pathname` and its canonical path; null for an address that no list knows. A slash at the end makes no
 * difference, and every address below /faq is the FAQ.
 */
export function pageAt(pathname: string): { page: PageInfo; canonical: string } | null {
  if (pathname === '/faq' || pathname.startsWith('/faq/')) {
    const faq = findSitePage('/faq')
    return faq === null ? null : { page: faq, canonical: '/faq' }
  }
  const bare = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  const page = findSitePage(bare) ?? findSitePage(`${bare}/`)
  return page === null ? null : { page, canonical: page.path }
}
