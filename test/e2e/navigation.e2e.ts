/** Moving from page to page: in place where it can be, by the browser itself where not, and back to where one was. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { PAGES } from '../../content/pages.ts'
import { READING_PAGES } from '../../content/reading-pages.ts'
import { test } from './journey.ts'

test.use({ readOnly: true })

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

test('who goes back stands where they left', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/niw-diy`)
  await ready(page)
  await mark(page)
  await scrollTo(page, 1700)
  await page.waitForTimeout(300)
  // Pressed in the page itself: the test's own click may scroll first.
  await page.locator('header a[href="/faq"]').first().evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/faq')
  await page.waitForFunction(() => window.scrollY === 0)
  await scrollTo(page, 400)
  await page.waitForTimeout(300)
  await page.goBack()
  await page.waitForURL('**/niw-diy')
  await page.waitForFunction(() => Math.abs(window.scrollY - 1700) <= 2)
  await page.goForward()
  await page.waitForURL('**/faq')
  await page.waitForFunction(() => Math.abs(window.scrollY - 400) <= 2)
  assert.ok(await isSameDocument(page), 'all of it happened in one document')
  await page.goBack()
  await page.waitForFunction(() => Math.abs(window.scrollY - 1700) <= 2)
  await page.reload()
  await ready(page)
  await page.waitForFunction(() => Math.abs(window.scrollY - 1700) <= 2)
})

test('a fragment of the same page is a step of its own', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/faq`)
  await ready(page)
  await mark(page)
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()))
  const link = page.locator('main a[href^="/faq#"]').last()
  const href = (await link.getAttribute('href')) ?? ''
  await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`main a[href="${to}"]`)?.click(), href)
  await page.waitForURL(`**${href}`)
  await page.goBack()
  await page.waitForURL(`${baseUrl}/faq`)
  assert.ok(await isSameDocument(page))
  assert.deepEqual(asked.filter((url) => url.includes('/faq')), [], 'the page is not asked for again')
})

test('the keyboard goes on in the page that was opened', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/prices`)
  await ready(page)
  await mark(page)
  await page.locator('header a[href="/contact"]').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contact')
  await page.waitForFunction(() => document.activeElement?.id === 'content')
  await page.keyboard.press('Tab')
  assert.ok(await page.evaluate(() => document.getElementById('content')!.contains(document.activeElement)))
  assert.ok(await isSameDocument(page))
})

test('who leaves while a link is followed is not called back', async ({ page, baseUrl }) => {
  await page.route('**/prices', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.abort().catch(() => undefined)
  })
  await page.goto(`${baseUrl}/contact`)
  await ready(page)
  await mark(page)
  await page.locator('header a[href="/prices"]').first().click()
  // Some browsers fail what a page still asks for as soon as its visitor goes elsewhere.
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  await page.waitForTimeout(1500)
  assert.equal(new URL(page.url()).pathname, '/contact')
  assert.ok(await isSameDocument(page))
})

test('the link that was pressed last is followed', async ({ page, baseUrl }) => {
  await page.route('**/prices', async (route) => {
    if (route.request().resourceType() === 'fetch') await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue().catch(() => undefined)
  })
  await page.goto(`${baseUrl}/contact`)
  await ready(page)
  await page.locator('header a[href="/prices"]').first().click()
  await page.locator('header a[href="/niw-diy"]').first().click()
  await page.waitForURL('**/niw-diy')
  await page.waitForTimeout(1000)
  assert.equal(new URL(page.url()).pathname, '/niw-diy')
  assert.ok(!(await page.title()).includes('Pricing'))
})

test('a page of another build is loaded by the browser', async ({ page, baseUrl }) => {
  await page.route('**/prices', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"build":"', '"build":"newer-') })
  })
  await page.goto(`${baseUrl}/contact`)
  await ready(page)
  await mark(page)
  await page.locator('header a[href="/prices"]').first().click()
  await page.waitForURL('**/prices')
  await ready(page)
  assert.equal(await isSameDocument(page), false)
  assert.equal(await page.title(), 'Pricing')
})

test('a link is followed where the page cannot be asked for', async ({ page, baseUrl }) => {
  await page.route('**/prices', (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()))
  await page.goto(`${baseUrl}/contact`)
  await ready(page)
  await page.locator('header a[href="/prices"]').first().click()
  await page.waitForURL('**/prices')
  await ready(page)
  assert.equal(await page.title(), 'Pricing')
})

/** Goes to an address as the browser's own buttons do: no link of the site leads there. */
const returnTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to, state: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

test('a redirect and an unknown page are followed in place', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/contact`)
  await ready(page)
  await mark(page)
  await returnTo(page, '/rfe-response')
  await page.waitForURL(`${baseUrl}/rfe`)
  await returnTo(page, '/blog/no-such-article')
  await page.waitForURL(`${baseUrl}/`)
  await page.locator('header a[href="/prices"]').first().click()
  await page.waitForURL('**/prices')
  await page.waitForFunction(() => document.title === 'Pricing')
  assert.ok(await isSameDocument(page))
})

test('still parts come with a page however it is reached', async ({ page, baseUrl }) => {
  const first = '/blog/what-an-niw-petition-tests'
  await page.goto(baseUrl + first)
  const text = () => page.locator('article').textContent()
  const sent = await text()
  assert.ok(sent !== null && sent.length > 2000)
  await ready(page)
  await mark(page)
  assert.equal(await text(), sent, 'as it was sent')

  const related = page.locator('[data-still$="-related"] a[href^="/blog/"]').first()
  const second = (await related.getAttribute('href')) ?? ''
  await related.click()
  await page.waitForURL(`**${second}`)
  await page.waitForFunction((before) => document.querySelector('article')?.textContent !== before, sent)
  const reached = await text()
  await page.goBack()
  await page.waitForURL(`**${first}`)
  await page.waitForFunction((before) => document.querySelector('article')?.textContent === before, sent)

  await page.locator('header a[href="/niw-diy"]').first().evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/niw-diy')
  await page.goBack()
  await page.waitForURL(`**${first}`)
  await page.waitForFunction((before) => document.querySelector('article')?.textContent === before, sent)
  assert.ok(await isSameDocument(page), 'all of it happened in one document')

  await page.goto(baseUrl + second)
  assert.equal(await text(), reached)
})

test('every page says the same where it is reached in place', async ({ page, baseUrl }) => {
  const paths = [...PAGES, ...READING_PAGES.filter(({ path }) => path.startsWith('/blog/'))].filter(({ index }) => index).map(({ path }) => path)
  const said = () =>
    page.evaluate(() => {
      const content = document.body.cloneNode(true) as HTMLElement
      // Seconds, reviews that are fetched, and what is said to those without scripts.
      for (const part of content.querySelectorAll('.countdown, .review-columns, noscript, script')) part.remove()
      return content.textContent
    })
  const sent = new Map<string, string>()
  for (const path of paths) {
    await page.goto(baseUrl + path)
    await ready(page)
    sent.set(path, await said())
  }
  await page.goto(`${baseUrl}/orders`)
  await ready(page)
  await mark(page)
  for (const path of paths) {
    await returnTo(page, path)
    await page.waitForURL(baseUrl + path)
    for (let tries = 0; tries < 40 && (await said()) !== sent.get(path); tries++) await page.waitForTimeout(50)
    assert.equal(await said(), sent.get(path), path)
  }
  assert.ok(await isSameDocument(page), 'all of it happened in one document')
})

test('a link of a still part can be opened elsewhere', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/blog/what-an-niw-petition-tests`)
  await ready(page)
  await mark(page)
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.locator('[data-still$="-related"] a[href^="/blog/"]').first().click({ modifiers: ['ControlOrMeta'] })])
  await opened.close()
  assert.ok(await isSameDocument(page))
  assert.ok(page.url().endsWith('/blog/what-an-niw-petition-tests'))
})

test('a page is asked for ahead where the pointer rests on its link', async ({ page, baseUrl }) => {
  // The first answers of a page are made for one visitor; the browser keeps those that the server keeps too.
  while (!('etag' in (await page.request.get(`${baseUrl}/prices`)).headers())) await page.waitForTimeout(50)
  await page.goto(`${baseUrl}/faq`)
  await ready(page)
  await mark(page)
  const sent = (path: string) =>
    page.evaluate((url) => performance.getEntriesByName(url).map((entry) => (entry as PerformanceResourceTiming).transferSize > 0), baseUrl + path)
  // In one go: a slow machine would rest on every link.
  await page.evaluate(() => {
    const point = (path: string, kind: string) => document.querySelector(`header a[href="${path}"]`)!.dispatchEvent(new PointerEvent(kind, { bubbles: true }))
    point('/contact', 'pointerover')
    point('/contact', 'pointerout')
    point('/prices', 'pointerover')
  })
  await page.waitForFunction((url) => performance.getEntriesByName(url).length === 1, `${baseUrl}/prices`)
  assert.deepEqual(await sent('/prices'), [true])
  await page.locator('header a[href="/prices"]').first().evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/prices')
  await page.waitForFunction((url) => performance.getEntriesByName(url).length === 2, `${baseUrl}/prices`)
  assert.deepEqual(await sent('/prices'), [true, false])
  assert.ok(await isSameDocument(page))
  assert.deepEqual(await sent('/contact'), [], 'a link that the pointer only passes is left alone')
})
