/** Moving from page to page by the browser's own means: back to where one was, and ahead of the click. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './journey.ts'

test.use({ readOnly: true })

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

test('who goes back stands where they left', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/niw-diy`)
  await ready(page)
  await scrollTo(page, 1700)
  await page.waitForTimeout(300)
  // Pressed in the page itself: the test's own click may scroll first.
  await page
    .locator('header a[href="/faq"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/faq')
  await ready(page)
  assert.equal(await page.evaluate(() => window.scrollY), 0)
  await scrollTo(page, 400)
  await page.waitForTimeout(300)
  await page.goBack()
  await page.waitForURL('**/niw-diy')
  await page.waitForFunction(() => Math.abs(window.scrollY - 1700) <= 2)
  await page.goForward()
  await page.waitForURL('**/faq')
  await page.waitForFunction(() => Math.abs(window.scrollY - 400) <= 2)
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
  assert.deepEqual(
    asked.filter((url) => url.includes('/faq')),
    [],
    'the page is not asked for again',
  )
})

test('an open page is asked for ahead where the pointer rests on its link', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/faq`)
  await ready(page)
  const link = page.locator('header nav a[href="/prices"]').first()
  await link.hover()
  await page.waitForTimeout(3000)
  await link.click()
  await page.waitForURL('**/prices')
  const delivered = () => page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string }).deliveryType)
  assert.equal(await delivered(), 'navigational-prefetch')
})

test('what belongs to one person is not asked for ahead', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/faq`)
  await ready(page)
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.evaluate(() => document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a id="own" href="/orders/PW-0000-0000">own</a>'))
  await page.locator('#own').hover()
  await page.waitForTimeout(3000)
  assert.deepEqual(
    asked.filter((path) => path.startsWith('/orders/')),
    [],
  )
})

test('the menu of a page that is returned to is closed, and its messages are gone', async ({ page, baseUrl }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`${baseUrl}/contact`)
  await ready(page)
  await page.locator('header details summary').click()
  await page.locator('header details a[href="/faq"]').click()
  await page.waitForURL('**/faq')
  await page.goBack()
  await page.waitForURL('**/contact')
  assert.equal(await page.locator('header details').evaluate((menu: HTMLDetailsElement) => menu.open), false)
})
