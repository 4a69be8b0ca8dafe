/** FAQ and blog as a reader uses them: by address, by keyboard, by fragment, on paper. */
import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { FAQ_LOCATIONS } from '../../content/faqs.ts'
import { test } from './journey.ts'

test.use({ readOnly: true })

/** Height of the sticky header: a section that was scrolled to stands this far below the top (specification 1 §9). */
const OFFSET_PX = 92

const openAnchors = (page: Page) => page.evaluate(() => [...document.querySelectorAll('details[data-location][open]')].map((details) => details.id))

/** The distance of an element from the top of the window, once the page has stopped scrolling. */
async function restingTop(page: Page, selector: string): Promise<number> {
  const top = () => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
  for (let last = Number.NaN, calm = 0; ;) {
    const now = await top()
    calm = now === last ? calm + 1 : 0
    if (calm === 3) return now
    last = now
    await page.waitForTimeout(100)
  }
}

const isNear = (given: number, wanted: number, what: string) => assert.ok(Math.abs(given - wanted) <= 2, `${what}: ${given} px from the top, not ${wanted}`)

async function untilScrolled(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => Math.abs((document.querySelector(wanted)?.getBoundingClientRect().top ?? 0) - 92) <= 2, selector)
}

test('every location opens its own section and scrolls to it', async ({ page, baseUrl }) => {
  for (const location of FAQ_LOCATIONS) {
    await page.goto(`${baseUrl}/faq/${location}`)
    const selector = `details[data-location="${location}"]`
    await untilScrolled(page, selector)
    assert.equal((await openAnchors(page)).length, 1, location)
    assert.ok(await page.locator(selector).evaluate((details: HTMLDetailsElement) => details.open), location)
    isNear(await restingTop(page, selector), OFFSET_PX, location)
  }
  assert.equal(
    await page
      .locator('link[rel="canonical"]')
      .getAttribute('href')
      .then((href) => new URL(href ?? '').pathname),
    '/faq',
  )
})

test('an unknown location shows the page from the top', async ({ page, baseUrl }) => {
  const answer = await page.goto(`${baseUrl}/faq/Nowhere`)
  assert.equal(answer?.status(), 200)
  await page.waitForTimeout(600)
  assert.deepEqual(await openAnchors(page), [])
  assert.equal(await page.evaluate(() => window.scrollY), 0)
})

test('fragments open their sections', async ({ page, baseUrl }) => {
  for (const fragment of ['niw-case-builder', 'documents-list', 'banking-application']) {
    await page.goto(`${baseUrl}/blog/`)
    await page.goto(`${baseUrl}/faq#${fragment}`)
    await page.locator(`#${fragment}[open]`).waitFor()
    await untilScrolled(page, `#${fragment}`)
    isNear(await restingTop(page, `#${fragment}`), OFFSET_PX, fragment)
  }
})

test('a question opens and closes by keyboard', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/faq`)
  const legal = page.locator('#legal')
  await legal.locator('summary').focus()
  await page.keyboard.press('Enter')
  await legal.locator('[data-answer]').waitFor({ state: 'visible' })
  assert.deepEqual(await openAnchors(page), ['legal'])
  await page.keyboard.press('Space')
  await legal.locator('[data-answer]').waitFor({ state: 'hidden' })
  assert.deepEqual(await openAnchors(page), [])
  await legal.locator('h2').click()
  assert.deepEqual(await openAnchors(page), ['legal'])
})

test('a search leaves only the answers that hold the words', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/faq`)
  const shown = () => page.locator('details[data-location]:visible').evaluateAll((all) => all.map((details) => details.id))
  // Typed again until the page listens.
  for (const deadline = Date.now() + 10_000; (await shown()).length === 12 && Date.now() < deadline;) {
    await page.locator('#faq-filter').fill('')
    await page.locator('#faq-filter').fill('premium')
    await page.waitForTimeout(100)
  }
  assert.deepEqual(await shown(), ['costs'])
  await page.locator('#faq-filter').fill('')
  assert.equal((await shown()).length, 12)
})

test('a printed faq shows every answer', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/faq`)
  const readable = () => page.locator('[data-answer]').evaluateAll((all) => all.filter((answer) => answer.checkVisibility()).length)
  assert.equal(await readable(), 0)
  await page.emulateMedia({ media: 'print' })
  assert.equal(await readable(), 12)
  assert.equal(await page.locator('#faq-filter').isVisible(), false)
})

test('a faq without scripts opens and closes', async ({ page, baseUrl }) => {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  assert.ok(context !== undefined)
  const bare = await context.newPage()
  await bare.goto(`${baseUrl}/faq/Costs`)
  assert.equal(await bare.locator('#costs [data-answer]').isVisible(), true)
  await bare.locator('#legal h2').click()
  assert.equal(await bare.locator('#legal [data-answer]').isVisible(), true)
  await context.close()
})

test('a citation leads to its source and back', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/blog/rfe-notices-in-2026`)
  const dangling = await page.evaluate(() =>
    [...document.querySelectorAll('article a[href^="#"]')].map((link) => link.getAttribute('href') ?? '').filter((href) => document.getElementById(href.slice(1)) === null),
  )
  assert.deepEqual(dangling, [])
  await page.locator('#citation-1-1').click()
  assert.equal(new URL(page.url()).hash, '#source-1')
  const top = await restingTop(page, '#source-1')
  assert.ok(top >= 0 && top < 900, `the source stands ${top} px from the top`)
  await page.locator('#source-1 a[href="#citation-1-1"]').click()
  assert.equal(new URL(page.url()).hash, '#citation-1-1')
  const back = await restingTop(page, '#citation-1-1')
  assert.ok(back >= 0 && back < 900, `the mention stands ${back} px from the top`)
})

test('the index filters by category and leads to articles', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/blog`)
  assert.equal(new URL(page.url()).pathname, '/blog/')
  const cards = page.locator('main article h3 a')
  const all = await cards.count()
  await page.locator('a[href="/blog/?category=professions"]').click()
  await page.waitForFunction((before) => document.querySelectorAll('main article h3 a').length < before, all)
  assert.equal(new URL(page.url()).search, '?category=professions')
  const title = await cards.first().innerText()
  await cards.first().click()
  await page.waitForURL(/\/blog\/[a-z]/)
  await page.locator('h1', { hasText: title }).waitFor()
  assert.equal(await page.title(), title)
})

test('an unknown article leads home', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/blog/no-such-article`)
  assert.equal(page.url(), `${baseUrl}/`)
})

test('the contents beside an article follow its reader', async ({ page, baseUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${baseUrl}/blog/niw-filing-mechanics-and-fees`)
  const links = page.locator('nav[data-contents] a')
  const current = page.locator('nav[data-contents] a[aria-current=location]')
  for (const at of [2, 1]) {
    const href = await links.nth(at).getAttribute('href')
    await page.locator(`${href}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveAttribute('href', `${href}`)
    await expect(current).toHaveCount(1)
  }
})
