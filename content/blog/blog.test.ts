import { describe, expect, it } from 'vitest'
import { findUnsafeWords } from '../../domain/endeavor/safe-words.ts'
import { FAQ_LOCATIONS } from '../faqs.ts'
import type { Article, ArticleBlock, RelatedPage } from './article.ts'
import { ARTICLE_CATEGORIES, STRONG_VERSION, WEAK_VERSION } from './article.ts'
import { countWords, plainText, stringsOfArticle, stringsOfBlock } from './article-text.ts'
import { ARTICLES, findArticle } from './articles.ts'
import { sharedRunShare, sharesBetween } from '../../test/shared-runs.ts'
import { SOURCES } from './sources.ts'

const GUIDES = [
  'what-an-niw-petition-tests',
  'endeavor-or-occupation',
  'eb-2-threshold-two-doors',
  'national-importance-routes',
  'public-priorities-and-your-endeavor',
  'reference-letters-that-carry-weight',
  'evidence-list-and-exhibits',
  'rfe-notices-in-2026',
  'after-filing-nothing-re-scoped',
  'niw-filing-mechanics-and-fees',
  'visa-bulletin-for-niw-filers',
  'adjustment-of-status-after-pm-602-0199',
  'using-ai-to-draft-honestly',
  'diy-or-lawyer-what-each-does',
]

// Profession pages link to these slugs.
const ILLUSTRATIONS = [
  'how-a-software-engineer-can-frame-an-endeavor',
  'how-a-banking-professional-can-frame-an-endeavor',
  'how-a-data-scientist-can-frame-an-endeavor',
  'how-a-product-manager-can-frame-an-endeavor',
  'how-a-network-engineer-can-frame-an-endeavor',
  'how-an-electro-mechanical-engineer-can-frame-an-endeavor',
  'how-a-chemical-engineer-can-frame-an-endeavor',
  'how-a-marketer-can-frame-an-endeavor',
  'how-an-hr-professional-can-frame-an-endeavor',
  'how-a-science-teacher-can-frame-an-endeavor',
  'how-a-physician-can-frame-an-endeavor',
  'how-a-pilot-can-frame-an-endeavor',
  'how-a-tech-founder-can-frame-an-endeavor',
]

const KNOWN_PATHS = new Set([
  '/',
  '/prices',
  '/select-product',
  '/contact',
  '/faq',
  ...FAQ_LOCATIONS.map((location) => `/faq/${location}`),
  ...Object.keys(ARTICLE_CATEGORIES).map((category) => `/blog/?category=${category}`),
  '/niw-diy',
  '/ai',
  '/rfe',
  '/ai-samples',
  '/proposed-endeavor-generator',
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
  '/blog/',
  ...[...GUIDES, ...ILLUSTRATIONS].map((slug) => `/blog/${slug}`),
])

const KNOWN_TOKENS = new Set(['brand', 'email', 'price.niwDiy', 'price.ai', 'price.rfeProng'])

const FILLER_AND_PROMISES =
  /\b(?:delve|leverag\w+|seamless\w*|robust|game[- ]chang\w*|cutting[- ]edge|world[- ]class|unlock|tapestry|unparalleled|best[- ]in[- ]class|utili[sz]e|crucial|pivotal|in today's|guaranteed|we guarantee|will be approved|sure to|proven track record|hassle|journey)\b/i

const illustrations = ARTICLES.filter((article) => article.profession !== null)
const guides = ARTICLES.filter((article) => article.profession === null)

function blocksOf(article: Article): ArticleBlock[] {
  return article.sections.flatMap((section) => [...section.blocks])
}

const pathOf = (page: RelatedPage) => ('path' in page ? page.path : `/blog/${page.article}`)

function quotesOf(article: Article): { text: string; attribution: string }[] {
  return blocksOf(article).flatMap((block) => (block.kind === 'quote' ? [block] : []))
}

function textOf(article: Article): string {
  return stringsOfArticle(article).map(plainText).join('\n')
}

describe('the list of articles', () => {
  it('holds exactly the expected slugs, each once', () => {
    expect(ARTICLES.map((article) => article.slug).sort()).toEqual([...GUIDES, ...ILLUSTRATIONS].sort())
  })

  it('runs from the newest to the oldest', () => {
    const published = ARTICLES.map((article) => article.published)
    expect(published).toEqual(published.toSorted().toReversed())
  })

  it('finds an article by its slug and answers null for any other', () => {
    expect(findArticle('endeavor-or-occupation')?.category).toBe('standard')
    expect(findArticle('no-such-article')).toBeNull()
  })
})

describe.each(ARTICLES.map((article) => [article.slug, article] as const))('%s', (_slug, article) => {
  it('fits a search result with its title and description', () => {
    expect(article.title.length).toBeLessThanOrEqual(60)
    expect(article.description.length).toBeLessThanOrEqual(155)
    expect(article.description.length).toBeGreaterThan(70)
  })

  it('opens without italics, whose font comes after the page is painted and would move its lines', () => {
    expect(article.lead.replaceAll('**', '')).not.toContain('*')
  })

  it('is dated in order', () => {
    for (const date of [article.published, article.updated, article.lastReviewed]) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
    }
    expect(article.updated >= article.published).toBe(true)
    expect(article.lastReviewed >= article.updated).toBe(true)
  })

  it('cites only sources it lists, lists only sources it cites, in the order of citing', () => {
    const cited = stringsOfArticle(article).flatMap((text) => [...text.matchAll(/\[(\d+)\](?!\()/g)].map((m) => Number(m[1])))
    const firstUse = [...new Set(cited)]
    expect(firstUse).toEqual(article.sources.map((_, index) => index + 1))
    expect(new Set(article.sources.map((source) => source.url)).size).toBe(article.sources.length)
  })

  it('links only to pages that exist and to secure addresses', () => {
    const inText = stringsOfArticle(article).flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map((m) => m[1] ?? ''))
    for (const target of [...inText, ...article.related.map(pathOf)]) {
      if (target.startsWith('https://')) expect(new URL(target).protocol).toBe('https:')
      else expect(KNOWN_PATHS.has(target), target).toBe(true)
    }
    expect(article.related.map(pathOf)).not.toContain(`/blog/${article.slug}`)
    expect(article.related.length).toBeGreaterThanOrEqual(2)
  })

  it('leaves prices and names of the provider to tokens that exist', () => {
    const everything = [article.title, article.description, article.author, ...stringsOfArticle(article)].join('\n')
    for (const [, token] of everything.matchAll(/\{([^}]*)\}/g)) expect(KNOWN_TOKENS.has(token ?? ''), token).toBe(true)
    expect(everything).not.toMatch(/prongwise/i)
    expect(everything).not.toMatch(/\$(?:360|234|1,?000|650|500|325|850|150|85|80)\b/)
  })

  it('gives every section its own fragment, and every table full rows', () => {
    const ids = article.sections.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const section of article.sections) {
      expect(section.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(section.blocks.length).toBeGreaterThan(0)
    }
    for (const block of blocksOf(article)) {
      if (block.kind === 'table') for (const row of block.rows) expect(row.length).toBe(block.head.length)
    }
  })

  it('closes every bold and italic mark, and links outside of them', () => {
    for (const text of stringsOfArticle(article)) expect((text.match(/\*\*/g) ?? []).length % 2, text).toBe(0)
    // A mark inside another is not read.
    for (const text of stringsOfArticle(article)) for (const [, marked] of text.matchAll(/\*+([^*]+)\*+/g)) expect(marked).not.toMatch(/\]\(/)
    expect(textOf(article)).not.toMatch(/\[@|\]\(|\*/)
  })

  it('uses no filler and promises nothing, the weak examples aside', () => {
    const own = [
      article.lead,
      ...blocksOf(article)
        .filter((block) => block.kind !== 'quote')
        .flatMap(stringsOfBlock),
    ].map(plainText)
    for (const text of own) expect(text).not.toMatch(FILLER_AND_PROMISES)
  })
})

describe('guides', () => {
  it.each(guides.map((article) => [article.slug, article] as const))('%s has 900 to 1,600 words', (_slug, article) => {
    expect(countWords(article)).toBeGreaterThanOrEqual(900)
    expect(countWords(article)).toBeLessThanOrEqual(1600)
  })
})

describe('profession illustrations', () => {
  it.each(illustrations.map((article) => [article.slug, article] as const))('%s has 500 to 900 words', (_slug, article) => {
    expect(countWords(article)).toBeGreaterThanOrEqual(500)
    expect(countWords(article)).toBeLessThanOrEqual(900)
  })

  it.each(illustrations.map((article) => [article.slug, article] as const))('%s says that it is an illustration before the example is shown', (_slug, article) => {
    const blocks = blocksOf(article)
    const example = blocks.findIndex((block) => block.kind === 'quote')
    const before = [...blocks.slice(0, example).flatMap(stringsOfBlock), ...article.sections.map((s) => s.heading)].join(' ')
    expect(before).toMatch(/illustration/i)
    expect(before).toMatch(/fiction|invent|made up|does not exist|imaginary|not a real person/i)
  })

  it.each(illustrations.map((article) => [article.slug, article] as const))('%s shows one weak and one strong version, and the strong one uses no unsafe argument', (_slug, article) => {
    const quotes = quotesOf(article)
    expect(quotes.map((quote) => quote.attribution)).toEqual([WEAK_VERSION, STRONG_VERSION])
    expect(findUnsafeWords(quotes[1]?.text ?? '')).toEqual([])
  })

  it('repeat at most three percent of their eight-word runs from one another', () => {
    const shares = sharesBetween(illustrations.map((article) => ({ id: article.slug, text: textOf(article) })))
    expect(shares.filter(({ share }) => share > 0.03)).toEqual([])
  })
})

describe('the measure of repeated text', () => {
  it('is 1 for the same text and 0 for texts without a common run', () => {
    const text = 'one two three four five six seven eight nine ten'
    expect(sharedRunShare(text, text)).toBe(1)
    expect(sharedRunShare(text, 'ten nine eight seven six five four three two one')).toBe(0)
  })

  it('counts the runs of the first text that stand in the second, without regard to case and punctuation', () => {
    const text = 'a b c d e f g h i'
    expect(sharedRunShare(text, 'x. A, B, C, D, E, F, G, H! y')).toBe(0.5)
  })

  it('is the same for each two of several texts, both ways', () => {
    const texts = ['a b c d e f g h i', 'x a b c d e f g h', 'too short'].map((text, at) => ({ id: String(at), text }))
    const each = texts.flatMap((one) => texts.filter((other) => other !== one).map((other) => ({ id: one.id, other: other.id, share: sharedRunShare(one.text, other.text) })))
    expect(sharesBetween(texts)).toEqual(each)
    expect(each.map(({ share }) => share)).toEqual([0.5, 0, 0.5, 0, 0, 0])
  })

  it('finds nothing to share in a text shorter than one run', () => {
    expect(sharedRunShare('too short', 'too short')).toBe(0)
  })
})

describe('sources', () => {
  it('have a title, a secure address that parses, and a date in a form that sorts', () => {
    for (const [key, source] of Object.entries(SOURCES)) {
      expect(source.title.length, key).toBeGreaterThan(10)
      expect(new URL(source.url).protocol, key).toBe('https:')
      if (source.date !== null) expect(source.date, key).toMatch(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/)
    }
  })

  it('are each cited by some article', () => {
    const cited = new Set(ARTICLES.flatMap((article) => article.sources.map((source) => source.url)))
    const unused = Object.entries(SOURCES).filter(([, source]) => !cited.has(source.url))
    expect(unused.map(([key]) => key)).toEqual([])
  })
})
