/** A page while it opens, and what stays of it while it stands open: visitors who are faster than its scripts. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './journey.ts'

test.use({ readOnly: true })

const ready = (page: Page) => page.waitForSelector('html[data-ready]')

/** The page stays as it opens: the idle time never comes. */
const neverAtRest = (page: Page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))

test('a fragment is found in its place where a link is followed without pointer or key', async ({ page, baseUrl }) => {
  await neverAtRest(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${baseUrl}/blog/visa-bulletin-for-niw-filers`)
  assert.equal(await page.evaluate(() => 'opening' in document.documentElement.dataset), true)
  // As a screen reader does it.
  await page.locator('a[href="#source-1"]').first().evaluate((link: HTMLElement) => link.click())
  await page.waitForFunction(() => Math.abs((document.getElementById('source-1')?.getBoundingClientRect().top ?? 0) - 92) <= 1)
})

test('a page starts where the browser tells nothing of its navigation', async ({ page, baseUrl }) => {
  await page.addInitScript(() => Object.assign(performance, { getEntriesByType: undefined }))
  await page.goto(`${baseUrl}/prices`)
  await ready(page)
  await page.locator('h1').waitFor()
})

type Kept = { documents: number; nodes: number }

/** Settled when two counts agree: what was let go is collected in steps. */
async function keptAtRest(page: Page): Promise<Kept> {
  const session = await page.context().newCDPSession(page)
  let last: Kept = { documents: -1, nodes: -1 }
  for (let tries = 0; tries < 10; tries++) {
    await session.send('HeapProfiler.collectGarbage')
    const { documents, nodes } = await session.send('Memory.getDOMCounters')
    if (documents === last.documents && nodes === last.nodes) break
    last = { documents, nodes }
    await page.waitForTimeout(100)
  }
  await session.detach()
  return last
}

test('what was read of other pages is let go', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/ai`)
  await ready(page)
  const goTo = async (path: string) => {
    await page.locator(`header a[href="${path}"]:visible`).first().evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(baseUrl + path)
    await page.waitForFunction((to) => document.querySelector(`header a[href="${to}"]`)?.getAttribute('aria-current') === 'page', path)
  }
  const roundTrips = async (times: number) => {
    for (let trip = 0; trip < times; trip++) {
      await goTo('/ai')
      await goTo('/contact')
    }
  }
  await roundTrips(3)
  const before = await keptAtRest(page)
  await roundTrips(10)
  const after = await keptAtRest(page)
  const documents = after.documents - before.documents
  assert.ok(documents < 5, `${documents} documents more after ten visits of a page with a video`)
  // React holds what it took away last: one page, now and then.
  const nodes = after.nodes - before.nodes
  assert.ok(nodes < 3000, `${nodes} nodes more after ten visits of a page with a video`)
})

/** The promotion ends on 4 January 2026 at 00:00 UTC. */
test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-03T23:59:40Z' } })
  test('an answer that is open stays open when the prices change', async ({ page, baseUrl }) => {
    await neverAtRest(page)
    await page.clock.install({ time: '2026-01-03T23:59:55Z' })
    await page.goto(baseUrl)
    const answer = page.locator('[data-still="home-questions"] details').first()
    await answer.evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
    // The scripts start.
    await page.keyboard.press('Shift')
    await ready(page)
    const refreshed = page.waitForResponse((response) => response.url() === `${baseUrl}/` && response.request().resourceType() === 'fetch')
    await page.clock.runFor(7000)
    await refreshed
    await page.getByTestId('countdown').waitFor({ state: 'detached', timeout: 90_000 })
    assert.equal(await answer.evaluate((details: HTMLDetailsElement) => details.open), true)
  })
})

