/** Every listed page, one by one: it answers, says what it is, can be used by everyone, and leads nowhere that is broken. */
import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillCopy } from '../../app/ui/copy-values.ts'
import { PAGES } from '../../content/pages.ts'
import { READING_PAGES } from '../../content/reading-pages.ts'
import { test } from './journey.ts'

test.use({ readOnly: true })

test.describe.configure({ mode: 'parallel', timeout: 900_000 })

const WALKED = [...PAGES, ...READING_PAGES.filter(({ path }) => path.startsWith('/blog/'))]
const STATUS: Record<string, number> = { '/not-found': 404 }

/** Loads what waits below the fold, so that a missing picture is seen. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
}

type DataNode = { [name: string]: unknown; '@type': string; '@graph'?: DataNode[] }

/** What search engines need of a node before they use it. */
const NEEDED: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'description', 'image', 'offers'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'image', 'author', 'publisher', 'datePublished', 'dateModified', 'mainEntityOfPage'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  Blog: ['name', 'url'],
}

test('every page says what it is, with structured data that is whole, and leads nowhere that is broken', async ({ page, baseUrl }) => {
  const faults: string[] = []
  const files = new Set<string>()
  const kinds = new Set<string>()
  const asked = new Map<string, { status: number; html: string }>()
  const ask = async (address: string) => {
    const known = asked.get(address)
    if (known !== undefined) return known
    const answer = await page.request.get(address, { maxRedirects: 0 })
    const html = (answer.headers()['content-type'] ?? '').startsWith('text/html') ? await answer.text() : ''
    const found = { status: answer.status(), html }
    asked.set(address, found)
    return found
  }

  async function saysWhatItIs({ path, title, description, index }: (typeof WALKED)[number]): Promise<void> {
    assert.equal(await page.title(), fillCopy(title, false), path)
    const said = await page.evaluate(() => {
      const of = (selector: string, name: string) => [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
      return {
        descriptions: of('meta[name="description"]', 'content'),
        canonical: of('link[rel="canonical"]', 'href'),
        robots: of('meta[name="robots"]', 'content'),
        images: of('meta[property="og:image"]', 'content'),
        headings: document.querySelectorAll('h1').length,
      }
    })
    assert.deepEqual(said.descriptions, [description], path)
    assert.deepEqual(said.canonical, [baseUrl + path], path)
    assert.deepEqual(said.robots, index ? [] : ['noindex'], path)
    assert.equal(said.headings, 1, `${path}: one first heading`)
    assert.equal(said.images.length, 1, path)
    files.add(said.images[0] ?? '')
  }

  async function hasWholeData({ path, index }: (typeof WALKED)[number]): Promise<void> {
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    if (index && blocks.length === 0) faults.push(`${path}: no structured data`)
    const nodes = blocks.map((text) => JSON.parse(text) as DataNode).flatMap((block) => block['@graph'] ?? [block])
    for (const node of nodes) {
      const type = node['@type']
      kinds.add(type)
      const needed = NEEDED[type]
      if (needed === undefined) faults.push(`${path}: ${type} is not known here`)
      for (const name of needed ?? []) if (!node[name]) faults.push(`${path}: ${type} without ${name}`)
      for (const name of ['image', 'logo', 'thumbnailUrl', 'contentUrl']) if (typeof node[name] === 'string') files.add(node[name])
      // A day alone is no instant to a search engine.
      if (type === 'VideoObject' && !/T.+Z$/.test(String(node['uploadDate']))) faults.push(`${path}: ${type} of ${node['uploadDate']}`)
    }
  }

  async function leadsSomewhere({ path }: (typeof WALKED)[number]): Promise<void> {
    await page.waitForSelector('html[data-ready]')
    await readToTheEnd(page)
    const { links, pictures } = await page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
      pictures: [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src),
    }))
    faults.push(...pictures.map((picture) => `${path}: picture ${picture}`))
    for (const link of new Set(links.filter((href) => href.startsWith(`${baseUrl}/`)))) {
      const url = new URL(link)
      const { status, html } = await ask(url.origin + url.pathname + url.search)
      if (status !== 200) faults.push(`${path}: ${url.pathname} answers ${status}`)
      const fragment = decodeURIComponent(url.hash.slice(1))
      if (fragment !== '' && !html.includes(`id="${fragment}"`)) faults.push(`${path}: ${url.pathname} has no ${url.hash}`)
    }
  }

  for (const walked of WALKED) {
    const answer = await page.goto(baseUrl + walked.path)
    assert.equal(answer?.status(), STATUS[walked.path] ?? 200, walked.path)
    await saysWhatItIs(walked)
    await hasWholeData(walked)
    await leadsSomewhere(walked)
  }
  for (const file of files) if ((await page.request.get(file)).status() !== 200) faults.push(file)
  assert.deepEqual([...new Set(faults)], [])
  assert.deepEqual([...kinds].sort(), Object.keys(NEEDED).sort())
})

async function accessibilityFaults(page: Page, baseUrl: string, pages: typeof WALKED): Promise<string[]> {
  const faults: string[] = []
  for (const { path } of pages) {
    await page.goto(baseUrl + path)
    await page.waitForSelector('html[data-ready]')
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
    faults.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${path}: ${id} at ${nodes
            .slice(0, 2)
            .map(({ target }) => target.join(' '))
            .join(' and ')}`,
      ),
    )
  }
  return faults
}

test('no page has an accessibility fault', async ({ page, baseUrl }) => {
  assert.deepEqual(await accessibilityFaults(page, baseUrl, WALKED), [])
})

/** Also with every answer and note open. */
test('no page scrolls sideways', async ({ page, baseUrl }) => {
  const faults: string[] = []
  for (const { path } of WALKED) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(baseUrl + path)
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 })
      const wider = await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      if (wider > 0) faults.push(`${path} at ${width} px: ${wider} px too wide`)
    }
  }
  assert.deepEqual(faults, [])
})

/** As set in the browser: widths that count in letters follow. */
async function tooWideWithLargeLetters(page: Page, baseUrl: string, pages: typeof WALKED): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const faults: string[] = []
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const { path } of pages) {
      await page.goto(baseUrl + path)
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), '32px')
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wider > 0) faults.push(`${path} at ${width} px: ${wider} px too wide`)
    }
  }
  return faults
}

test('no page scrolls sideways with letters twice as large', async ({ page, baseUrl }) => {
  assert.deepEqual(await tooWideWithLargeLetters(page, baseUrl, WALKED), [])
})
