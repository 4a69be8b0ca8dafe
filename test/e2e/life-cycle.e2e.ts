/** Pages in browsers that store nothing or know less, on paper, while a new build or another price comes. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

async function storeAndCountNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The document is not allowed to use it', 'SecurityError')
        },
      })
    }
  })
}

test('pages work in a browser that stores and counts nothing', async ({ page }) => {
  await storeAndCountNothing(page)
  for (const path of ['/', '/contact', '/proposed-endeavor-generator', '/checkout-niw-diy', '/checkout-selfpetition-ai', '/checkout-rfe-response', '/aiform2', '/login', '/dashboard', '/console']) {
    await page.goto(path)
    await ready(page)
    await page.waitForTimeout(200)
    assert.ok(!(await page.locator('body').innerText()).includes('Something went wrong'), path)
  }
  await page.goto('/checkout-niw-diy')
  await ready(page)
  await page.getByLabel('Email').fill('nothing-stored@mail.com')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.waitForURL('**/sandbox-payment/**')
})

test('a form says that the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/aiform2')
  await ready(page)
  await page.getByLabel('Company').fill('Example Clinic')
  await page.locator('[data-draft=not-saved]').getByText('until you close this page').waitFor()
})

/** The fetched page is of another build; whole loads are not touched. */
async function newBuild(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('/assets/', '/assets/newer-') })
  })
}

test('an order page of an older build loads itself anew', async ({ page }) => {
  const placed = await page.request.post('/api/orders/niw-diy', {
    data: { userData: { email: 'new-build@mail.com' }, userProfession: { pilot: true }, userEmployment: { employee: true }, userAddons: {} },
  })
  const { reference } = (await placed.json()) as { reference: string }
  await newBuild(page, `**/orders/${reference}`)
  await page.goto(`/orders/${reference}`)
  await ready(page)
  await mark(page)
  await page.waitForFunction(() => !('marked' in window), undefined, { timeout: 20_000 })
  await ready(page)
})

test('a changed price is shown in an older build too', async ({ page }) => {
  await page.goto('/checkout-niw-diy')
  await ready(page)
  await page.getByLabel('Email').fill('old-price@mail.com')
  await mark(page)
  await newBuild(page, '**/checkout-niw-diy')
  await page.route('**/api/orders/niw-diy', (route) => route.fulfill({ status: 409, json: { kind: 'price-changed', message: 'changed', quote: { totalCents: 36_000 } } }), { times: 1 })
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.waitForFunction(() => !('marked' in window), undefined, { timeout: 20_000 })
  await ready(page)
  assert.equal(await page.getByLabel('Email').inputValue(), 'old-price@mail.com')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.waitForURL('**/sandbox-payment/**')
})

/** The promotion ends while a message is typed, and the server cannot draw the page just then. */
test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-03T21:00:00Z' } })
  test('what is typed stays where the page cannot be asked for again', async ({ page }) => {
    await page.clock.install({ time: '2026-01-03T23:59:55Z' })
    await page.goto('/contact')
    await ready(page)
    await page.getByLabel('Message').fill('Half a sentence')
    let asked = 0
    await page.route('**/contact', async (route) => {
      asked++
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<main.*<\/main>/s, '<main>Something went wrong on our side</main>')
      await route.fulfill({ response: answer, status: 500, body })
    })
    await page.clock.runFor(10_000)
    await page.waitForFunction(() => document.readyState === 'complete')
    for (let tries = 0; tries < 40 && asked === 0; tries++) await page.waitForTimeout(100)
    await page.waitForTimeout(500)
    assert.ok(asked > 0)
    assert.equal(await page.getByLabel('Message').inputValue(), 'Half a sentence')
  })
})

/** A machine that slept through the end of the promotion: its timers stood still meanwhile, its clock did not. */
test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-03T21:00:00Z' } })
  test('prices change on a page that slept through the end of the promotion', async ({ page }) => {
    await page.clock.install({ time: '2026-01-03T21:00:00Z' })
    await page.goto('/prices')
    await ready(page)
    await mark(page)
    let asked = 0
    page.on('request', (request) => request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/prices' && asked++)
    await page.clock.runFor(5000)
    assert.equal(asked, 0)
    await page.clock.setSystemTime('2026-01-04T05:00:00Z')
    await page.clock.runFor(70_000)
    for (let tries = 0; tries < 40 && asked === 0; tries++) await page.waitForTimeout(100)
    assert.ok(asked > 0)
    assert.ok(await isSameDocument(page))
  })
})
