/** A page while it opens, and what stays of it while it stands open: visitors who are faster than its scripts. */
import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'

test.use({ readOnly: true })

const ready = (page: Page) => page.waitForSelector('html[data-ready]')

test('a page starts where the browser tells nothing of its navigation', async ({ page, baseUrl }) => {
  await page.addInitScript(() => Object.assign(performance, { getEntriesByType: undefined }))
  await page.goto(`${baseUrl}/prices`)
  await ready(page)
  await page.locator('h1').waitFor()
})

/** The promotion ends on 4 January 2026 at 00:00 UTC. */
test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-03T23:59:40Z' } })
  test('an answer that is open stays open when the prices change', async ({ page, baseUrl }) => {
    await page.clock.install({ time: '2026-01-03T23:59:55Z' })
    // Its clock goes on while a busy machine opens the page.
    const refreshed = page.waitForResponse((response) => response.url() === `${baseUrl}/` && response.request().resourceType() === 'fetch', { timeout: 90_000 })
    await page.goto(baseUrl)
    const answer = page.locator('main details:has(h3)').first()
    await answer.evaluate((details: HTMLDetailsElement) => {
      details.open = true
    })
    await ready(page)
    await page.clock.runFor(7000)
    await refreshed
    await page.getByTestId('countdown').waitFor({ state: 'detached', timeout: 90_000 })
    assert.equal(await answer.evaluate((details: HTMLDetailsElement) => details.open), true)
  })
})

test('a button that was pressed before its scripts came is pressed once they are there', async ({ page, baseUrl }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/login-page[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.url() === `${baseUrl}/auth`)
  await page.goto(`${baseUrl}/login`, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('nobody@mail.com')
  await page.getByLabel('Password', { exact: true }).fill('secret123')
  // The script of the site is there, those of the form are not.
  await page.waitForFunction(() => document.querySelector('astro-island[ssr] form') !== null && document.readyState !== 'loading')
  await page.getByRole('button', { name: 'Sign in' }).click()
  letThrough()
  assert.deepEqual((await asked).postDataJSON(), { email: 'nobody@mail.com', password: 'secret123' })
})

test('what was ticked, chosen and typed in a checkout before its scripts came is ordered', async ({ page, baseUrl }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/selfpetition-ai-page[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${baseUrl}/checkout-selfpetition-ai?title=${encodeURIComponent('Open relay settings for rural grids')}`, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('early@mail.com')
  await page.waitForFunction(() => document.querySelector('astro-island[ssr] form') !== null && document.readyState !== 'loading')
  await page.getByRole('radio', { name: /^Yes/ }).check()
  for (const box of await page.locator('#field-userDisclaimers input[type=checkbox]').all()) await box.check()
  await page.getByRole('radio', { name: /^1/ }).check()
  const total = page.getByTestId('order-summary').getByTestId('total')
  const before = await total.textContent()
  letThrough()
  await ready(page)
  await expect(total).not.toHaveText(before ?? '')
  await expect(page.getByRole('radio', { name: /^Yes/ })).toBeChecked()
  await expect(page.getByLabel('Email')).toHaveValue('early@mail.com')
  await page.route('**/api/orders/selfpetition-ai', (route) => route.abort())
  const asked = page.waitForRequest('**/api/orders/selfpetition-ai')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  assert.partialDeepStrictEqual((await asked).postDataJSON(), {
    userData: { email: 'early@mail.com' },
    userDisclaimers: { disclaimer1: true, disclaimer2: true },
    userEndeavorOption: { endeavorTitle: 'Open relay settings for rural grids', useSelectedEndeavor: 'yes' },
  })
})
