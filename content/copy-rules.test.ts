import { describe, expect, test } from 'vitest'
import * as about from './about.ts'
import * as checkout from './checkout.ts'
import * as chooser from './chooser.ts'
import * as claims from './claims.ts'
import * as closing from './closing.ts'
import * as comparisons from './comparisons.ts'
import * as consent from './consent.ts'
import * as contact from './contact.ts'
import * as disclaimers from './disclaimers.ts'
import * as es from './es.ts'
import * as faqs from './faqs.ts'
import * as filing from './filing.ts'
import * as forLawyers from './for-lawyers.ts'
import * as generator from './generator.ts'
import * as home from './home.ts'
import * as intake from './intake.ts'
import * as lawFirmNotice from './law-firm-notice.ts'
import { findArticle } from './blog/articles.ts'
import { LEGAL_LINKS } from './navigation.ts'
import * as niwDiy from './niw-diy.ts'
import * as niwDiyDocuments from './niw-diy-documents.ts'
import * as notFound from './not-found.ts'
import * as notices from './notices.ts'
import * as prefiling from './prefiling/words.ts'
import * as pricing from './pricing.ts'
import { PAGE_METAS } from './page-metas.ts'
import { getPriority, PRIORITY_KEYS } from './professions/priorities.ts'
import { PROFESSION_PAGE_WORDS, PROFESSION_SAMPLES_WORDS } from './professions/profession-page.ts'
import { PROFESSION_PAGES } from './professions/profession-pages.ts'
import { PROVIDER } from './provider.ts'
import * as reviews from './reviews.ts'
import * as rfe from './rfe.ts'
import * as sampleLetter from './sample-letter.ts'
import * as selfpetitionAi from './selfpetition-ai.ts'
import * as thankYou from './thank-you.ts'
import { findTokenNames, TOKENS } from './tokens.ts'

const MODULES: Record<string, unknown> = {
  about,
  checkout,
  chooser,
  claims,
  closing,
  comparisons,
  consent,
  contact,
  disclaimers,
  notices,
  es,
  faqs,
  filing,
  forLawyers,
  generator,
  home,
  intake,
  lawFirmNotice,
  niwDiy,
  niwDiyDocuments,
  notFound,
  prefiling,
  pricing,
  PROFESSION_PAGES,
  PROFESSION_PAGE_WORDS,
  PROFESSION_SAMPLES_WORDS,
  reviews,
  rfe,
  sampleLetter,
  selfpetitionAi,
  thankYou,
}

type Found = { at: string; key: string; text: string }

function stringsOf(value: unknown, at: string, key = ''): Found[] {
  if (typeof value === 'string') return [{ at, key, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, child]) => stringsOf(child, `${at}.${name}`, name))
}

function objectsOf(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsOf)]
}

const STRINGS = stringsOf(MODULES, 'content')

const PAGE_PATHS = [
  '/',
  '/prices',
  '/select-product',
  '/about',
  '/choose',
  '/es',
  '/es/precios',
  '/es/reembolsos',
  '/es/generador',
  '/for-lawyers',
  '/contact',
  '/faq',
  '/niw-diy',
  '/ai',
  '/rfe',
  '/ai-samples',
  ...sampleLetter.SAMPLE_LETTER_PARTS.map(({ path }) => path),
  '/aiform1',
  '/aiform2',
  '/proposed-endeavor-generator',
  '/selected-proposed-endeavor',
  '/checkout-niw-diy',
  '/checkout-selfpetition-ai',
  '/checkout-rfe-response',
  '/orders',
  '/privacy/requests',
  '/ordered',
  '/ordered-rfe',
  '/not-found',
  '/coming-soon',
  '/blog/',
  '/filing-calculator',
  '/pre-filing-check',
  '/banking-finance-sample',
  '/software-engineer-it-sample',
  '/data-scientist-analyst-sample',
  '/product-project-mgmt-sample',
  '/network-electrical-engineer-sample',
  '/electro-mechanical-engineer-sample',
  '/chemical-engineer-sample',
  '/marketing-sample',
  '/hr-recruiter-sample',
  '/science-teacher-sample',
  '/physician-dentist-sample',
  '/pilot-sample',
  '/tech-entrepreneur-sample',
]
const PDF_PATHS: readonly string[] = [
  '/ai-sample-letter.pdf',
  '/ai-sample-toc.pdf',
  '/ai-sample-distinctMethod.pdf',
  '/ai-sample-broadImpact.pdf',
  '/ai-sample-largeScale.pdf',
  '/ai-sample-aboveAverageProfessional.pdf',
  '/ai-sample-appendix.pdf',
  '/rfe-sample-toc.pdf',
  ...LEGAL_LINKS.map(({ to }) => to),
]
const FRAGMENTS: Record<string, readonly string[]> = {
  '/about': ['refunds'],
  '/faq': ['niw-case-builder', 'documents-list', 'banking-application'],
  '/rfe': ['free-evaluation'],
  '/': ['home', 'niw-drafts', 'rfes', 'reviews', 'DIYvsAI', 'services'],
}

function isKnownPath(href: string): boolean {
  const [beforeHash = '', fragment] = href.split('#')
  const path = beforeHash.split('?')[0] ?? ''
  if (fragment !== undefined && !FRAGMENTS[path]?.includes(fragment)) return false
  const location = /^\/faq\/(\w+)$/.exec(path)?.[1]
  if (location) return (faqs.FAQ_LOCATIONS as readonly string[]).includes(location)
  return PAGE_PATHS.includes(path) || PDF_PATHS.includes(path) || (path.startsWith('/blog/') && findArticle(path.slice('/blog/'.length)) !== null)
}

const LINK_KEYS = ['href', 'pdf', 'path']
const linksIn = ({ at, key, text }: Found) => [
  ...(LINK_KEYS.includes(key) && text.startsWith('/') ? [{ at, href: text }] : []),
  ...[...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => ({ at, href: match[1] ?? '' })),
]

describe('every sentence of the site', () => {
  test('uses only tokens that exist', () => {
    const unknown = STRINGS.flatMap(({ at, text }) =>
      findTokenNames(text)
        .filter((name) => !(name in TOKENS))
        .map((name) => `${at}: {${name}}`),
    )
    expect(unknown).toEqual([])
  })

  test('links only to pages of this site, to https addresses or to our own email address', () => {
    const links = STRINGS.flatMap(linksIn)
    expect(links.length).toBeGreaterThan(60)
    expect(links.filter(({ href }) => !href.startsWith('https://') && href !== 'mailto:{email}' && !isKnownPath(href))).toEqual([])
  })

  test('names no price of the product as a number: prices come from tokens', () => {
    const price = /\$\s?(?:360|234|1,?000|650|500|325|59|150|85|80|50|25|39|350|850)(?![\d,])/
    const inCopy = STRINGS.filter(({ at }) => !at.startsWith('content.claims.'))
    expect(inCopy.filter(({ text }) => price.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  test('repeats no claim and no contact fact as a literal', () => {
    const literals = [...Object.values(claims.CLAIMS).map((claim) => claim.value), PROVIDER.brand, PROVIDER.email, PROVIDER.phone].filter((value) => value !== claims.CLAIMS.aosSampleYear.value)
    const inCopy = STRINGS.filter(({ at }) => !at.startsWith('content.claims.'))
    expect(inCopy.filter(({ text }) => literals.some((literal) => text.includes(literal))).map(({ at }) => at)).toEqual([])
  })

  test('promises no outcome and borrows no words of another category', () => {
    const banned =
      /(?<!satisfaction )guarantee|\bextraordinary\b|major significance|sustained acclaim|will be approved|approval assured|risk-free|100%|\bAI lawyer|like a lawyer|\bworld-class|\bcutting-edge|\bseamless|\bbest-in|\bunmatched|\bleverag/i
    expect(STRINGS.filter(({ text }) => banned.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  test('writes its dates in the American order', () => {
    const other = /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/
    expect(STRINGS.filter(({ text }) => other.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  test('puts no inline mark inside another', () => {
    const nested = STRINGS.filter(({ text }) => /\*\*[^*]*\]\([^*]*\*\*/.test(text.replace(/\*\*[^*[\]]*\*\*/g, '')) || /\[[^\]]*\*[^\]]*\]\(/.test(text))
    expect(nested.map(({ at }) => at)).toEqual([])
  })

  test('closes every inline mark it opens', () => {
    const broken = STRINGS.filter(({ text }) => (text.split('**').length - 1) % 2 === 1 || /\[[^\]]*\]\((?![^)\s]+\))/.test(text))
    expect(broken.map(({ at }) => at)).toEqual([])
  })
})

describe('page titles and descriptions', () => {
  test('exist once for every page of the site but the blog and the accounts', () => {
    expect(PAGE_METAS.map(({ path }) => path).sort()).toEqual(PAGE_PATHS.filter((path) => path !== '/blog/').sort())
  })

  test('are unique and short enough for a results page', () => {
    expect(new Set(PAGE_METAS.map(({ title }) => title)).size).toBe(PAGE_METAS.length)
    expect(new Set(PAGE_METAS.map(({ description }) => description)).size).toBe(PAGE_METAS.length)
    expect(PAGE_METAS.filter(({ description }) => description.length > 155).map(({ path, description }) => `${path} ${description.length}`)).toEqual([])
    expect(PAGE_METAS.filter(({ title }) => title.replace('{successRate}', '93%').length > 60).map(({ path }) => path)).toEqual([])
  })
})

describe('comparison tables', () => {
  test('have one cell per column in every row', () => {
    const tables = objectsOf(MODULES).filter((one) => Array.isArray(one.columns) && Array.isArray(one.rows)) as {
      columns: string[]
      rows: { name: string; cells: string[] }[]
    }[]
    expect(tables.length).toBeGreaterThan(4)
    for (const table of tables) for (const row of table.rows) expect([row.name, row.cells.length]).toEqual([row.name, table.columns.length])
  })
})

describe('sources', () => {
  test('carry a date and an https address', () => {
    const sources = objectsOf(MODULES).filter((one) => typeof one.label === 'string' && typeof one.url === 'string')
    expect(sources.length).toBeGreaterThan(10)
    for (const source of sources) {
      expect(source.url).toMatch(/^https:\/\//)
      expect(source.date).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    }
    for (const key of PRIORITY_KEYS) expect(getPriority(key).url).toMatch(/^https:\/\//)
  })
})
