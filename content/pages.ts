/**
 * The one list of pages: address, title, description, and whether search engines and the page cache may keep them. It draws
 * in all copy, so only the server may import it. Articles and single FAQ answers are added in reading-pages.ts.
 */
import { CHOOSER_QUESTIONS_IN_ORDER } from '../domain/orders/product-fit.ts'
import { ACCOUNT_METAS } from './account.ts'
import { BLOG_META } from './blog/blog-index.ts'
import { SPANISH_METAS } from './es.ts'
import { PAGE_METAS } from './page-metas.ts'
import { SAMPLE_LETTER_PARTS } from './sample-letter.ts'
import { PROFESSION_PAGES } from './professions/profession-pages.ts'

export type PageInfo = {
  path: string
  /** May hold tokens. */
  title: string
  /** At most 155 letters. */
  description: string
  /** False: `noindex`, and not in the sitemap. */
  index: boolean
  /** True where the page is the same for everyone until prices change. */
  cached: boolean
  /** Names of the address's query that its drawing reads; with no other one is it another page. */
  reads?: readonly string[]
  /** The language of the whole page. */
  lang?: 'es'
  /** The same page in each language, itself included; none where there is one only. */
  languages?: Readonly<Record<'en' | 'es', string>>
  /** Name of the picture under /social/ that is shown where the page is shared. */
  picture?: string
}

/** Pages that exist for one visitor: each may say something else to the next. */
const PERSONAL = new Set(['/selected-proposed-endeavor', '/aiform2', '/ordered', '/ordered-rfe', ...ACCOUNT_METAS.map(({ path }) => path)])

/** Found through the opening of the letter. */
const LATER_PARTS = SAMPLE_LETTER_PARTS.slice(1).map(({ path }) => path)

/** The same for everyone, but of no use as a search result. */
const UNLISTED = new Set(['/checkout-niw-diy', '/checkout-selfpetition-ai', '/checkout-rfe-response', '/orders', '/not-found', '/coming-soon', ...LATER_PARTS])

/** What scripts read in the browser is not among them. */
const READS: Record<string, readonly string[]> = {
  '/blog/': ['category'],
  '/checkout-niw-diy': ['profession', 'employmentType'],
  '/checkout-selfpetition-ai': ['title', 'option'],
  '/checkout-rfe-response': ['date', 'prongs', 'letter'],
  '/choose': CHOOSER_QUESTIONS_IN_ORDER,
  '/filing-calculator': ['date', 'step', 'way', 'premium', 'adults', 'children', 'workCards', 'travelDocuments'],
}

/** Answered with another status than 200: never kept. */
const UNCACHED = new Set(['/not-found'])

const PICTURES: Record<string, string> = {
  '/niw-diy': 'niw-diy',
  '/checkout-niw-diy': 'niw-diy',
  '/ordered': 'niw-diy',
  '/ai': 'selfpetition-ai',
  '/ai-samples': 'selfpetition-ai',
  ...Object.fromEntries(SAMPLE_LETTER_PARTS.map(({ path }) => [path, 'selfpetition-ai'])),
  '/aiform1': 'selfpetition-ai',
  '/aiform2': 'selfpetition-ai',
  '/checkout-selfpetition-ai': 'selfpetition-ai',
  '/rfe': 'rfe-response',
  '/checkout-rfe-response': 'rfe-response',
  '/ordered-rfe': 'rfe-response',
  '/proposed-endeavor-generator': 'endeavor-generator',
  '/selected-proposed-endeavor': 'endeavor-generator',
  ...Object.fromEntries(PROFESSION_PAGES.map(({ path }) => [path, path.slice(1)])),
}

const spanish = new Map(SPANISH_METAS.map((meta) => [meta.path, meta]))
const inBoth = new Map(SPANISH_METAS.filter(({ sameInEnglish }) => sameInEnglish).flatMap(({ path, english }) => [path, english].map((each) => [each, { en: english, es: path }] as const)))

export const PAGES: readonly PageInfo[] = [...PAGE_METAS, ...ACCOUNT_METAS, BLOG_META].map(({ path, title, description }) => ({
  path,
  title,
  description,
  index: !PERSONAL.has(path) && !UNLISTED.has(path),
  cached: !PERSONAL.has(path) && !UNCACHED.has(path),
  picture: PICTURES[path] ?? 'prongwise',
  ...(READS[path] === undefined ? {} : { reads: READS[path] }),
  ...(spanish.has(path) ? { lang: 'es' as const } : {}),
  ...(inBoth.has(path) ? { languages: inBoth.get(path)! } : {}),
}))

const byPath = new Map(PAGES.map((entry) => [entry.path, entry]))

export function findPage(path: string): PageInfo | null {
  return byPath.get(path) ?? null
}
