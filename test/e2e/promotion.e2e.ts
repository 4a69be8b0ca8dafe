/** Prices outside the promotion, and at the instant at which it ends. */
import assert from 'node:assert/strict'
import { test } from './journey.ts'

const LIST_PRICES: Record<string, readonly string[]> = {
  '/': ['$360', '$1,000', '$500'],
  '/prices': ['$360', '$1,000', '$500'],
  '/select-product': ['$360', '$1,000', '$500'],
  '/niw-diy': ['$360'],
  '/ai': ['$1,000'],
  '/rfe': ['$500'],
  '/pilot-sample': ['$360'],
  '/checkout-niw-diy': ['$360'],
  '/checkout-selfpetition-ai': ['$1,000'],
  '/checkout-rfe-response': ['$500'],
}
const LOWER_PRICES = /\$(234|650|325)\b/

test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-05T12:00:00Z' } })
  test('outside the promotion only list prices are shown', async ({ page, baseUrl }) => {
    await page.clock.install({ time: '2026-01-05T12:00:10Z' })
    for (const [path, prices] of Object.entries(LIST_PRICES)) {
      await page.goto(baseUrl + path)
      await page.waitForSelector('html[data-ready]')
      const words = await page.locator('main').innerText()
      for (const price of prices) assert.ok(words.includes(price), `${path} shows ${price}`)
      assert.doesNotMatch(words, LOWER_PRICES, path)
      assert.equal(await page.locator('main s').count(), 0, `${path}: nothing is struck through`)
      assert.equal(await page.getByTestId('countdown').count(), 0, `${path}: no countdown`)
    }
  })
})

/** The promotion ends on 4 January 2026 at 00:00 UTC. The browser's clock runs ahead of the server's here. */
test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-03T23:59:35Z' } })
  test('prices change on an open page when the promotion ends', async ({ page, baseUrl }) => {
    await page.clock.install({ time: '2026-01-03T23:59:55Z' })
    await page.goto(`${baseUrl}/prices`)
    await page.waitForSelector('html[data-ready]')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    assert.match(await page.locator('main').innerText(), LOWER_PRICES)
    assert.equal(await page.getByTestId('countdown').count(), 1)
    await page.getByTestId('countdown').waitFor({ state: 'detached', timeout: 90_000 })
    const words = await page.locator('main').innerText()
    assert.doesNotMatch(words, LOWER_PRICES)
    for (const price of LIST_PRICES['/prices'] ?? []) assert.ok(words.includes(price), price)
    assert.equal(await page.locator('main s').count(), 0)
    assert.equal(await page.evaluate(() => 'sameDocument' in window), true, 'the page was not loaded again')
    await page.goto(`${baseUrl}/niw-diy`)
    assert.doesNotMatch(await page.locator('main').innerText(), LOWER_PRICES, 'a kept page changes too')
  })
})

/** Articles are drawn by the server alone, and name prices. */
test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-03T23:59:36Z' } })
  test('an open article changes its prices too', async ({ page, baseUrl }) => {
    await page.clock.install({ time: '2026-01-03T23:59:55Z' })
    await page.goto(`${baseUrl}/blog/diy-or-lawyer-what-each-does`)
    await page.waitForSelector('html[data-ready]')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const article = page.locator('article')
    assert.match(await article.innerText(), LOWER_PRICES)
    await page.waitForFunction(() => document.querySelector('article')?.innerText.includes('$360'), undefined, { timeout: 90_000 })
    assert.doesNotMatch(await article.innerText(), LOWER_PRICES)
    assert.equal(await page.evaluate(() => 'sameDocument' in window), true, 'the page was not loaded again')
  })
})
