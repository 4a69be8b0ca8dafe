/**
 * The pages to read, beside the list of pages.ts: the articles, and the FAQ addresses that open one section. It draws in
 * every article, so only the server may import it.
 */
import { ARTICLES } from './blog/articles.ts'
import { FAQ_LOCATIONS, FAQ_META } from './faqs.ts'
import { findPage, type PageInfo } from './pages.ts'

export type ReadingPage = PageInfo & {
  /** The day of the last change, ISO, for the sitemap; null where no day is kept. */
  updated: string | null
}

export const READING_PAGES: readonly ReadingPage[] = [
  ...ARTICLES.map(({ slug, title, description, updated }) => ({ path: `/blog/${slug}`, title, description, index: true, cached: true, updated })),
  // One page under twelve more addresses: its canonical address is /faq, so the sitemap leaves these out.
  ...FAQ_LOCATIONS.map((location) => ({ ...FAQ_META, path: `/faq/${location}`, index: false, cached: true, updated: null })),
]

const byPath = new Map(READING_PAGES.map((page) => [page.path, page]))

/** Any page of the site whose address is known beforehand: pages.ts and the pages to read. */
export function findSitePage(path: string): PageInfo | null {
  return findPage(path) ?? byPath.get(path) ?? null
}

/** Whether a page of the site is drawn otherwise with this query. Whatever else an address says, its page is the one without. */
export function readsQuery(path: string, search: string): boolean {
  const reads = findSitePage(path)?.reads
  if (reads === undefined || search === '') return false
  const given = new URLSearchParams(search)
  return reads.some((name) => given.has(name))
}
