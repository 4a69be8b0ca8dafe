import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accountWith, signIn } from './operator-account.ts'
import { test } from './journey.ts'

const mark = `paging${Date.now()}`

/** As many visitors, so that no limit stands in the way. */
async function placeOrders(page: Page, count: number) {
  for (let index = 0; index < count; index++) {
    const answer = await page.request.post('/api/orders/selfpetition-ai', {
      data: { userData: { email: `${mark}.${String(index).padStart(2, '0')}@mail.com` }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } },
    })
    assert.equal(answer.status(), 201)
  }
}

test('an operator pages with the keyboard keeps the filters and saves the list as csv', async ({ page, baseUrl }) => {
  await placeOrders(page, 27)
  await signIn(page, await accountWith(page, baseUrl, 'operator'))
  await page.waitForURL('**/console')
  await page.goto('/console/orders')
  await page.getByLabel('Email or reference, or a part of it').fill(mark)
  await page.getByLabel('State').selectOption({ label: 'Waiting for payment' })
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.waitForURL(/search=paging\d+.*state=placed/)
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  // Found by the start of the address, in its order; the list before, of the newest, does not hold the first one.
  await page.getByText(`${mark}.00@mail.com`).waitFor()
  assert.equal(await rows.count(), 25)
  const first = page.url()

  await page.getByRole('link', { name: 'Older' }).press('Enter')
  await page.getByText(`${mark}.26@mail.com`).waitFor()
  assert.equal(await rows.count(), 2)
  assert.match(page.url(), /search=paging\d+.*state=placed.*after=/)
  assert.equal(await page.getByLabel('Email or reference, or a part of it').inputValue(), mark)
  await page.getByRole('link', { name: 'Newer' }).press('Enter')
  await page.getByText(`${mark}.00@mail.com`).waitFor()
  assert.equal(await rows.count(), 25)
  await page.goBack()
  await page.getByText(`${mark}.26@mail.com`).waitFor()
  await page.reload()
  await page.getByText(`${mark}.26@mail.com`).waitFor()
  await page.goto(first)
  await page.getByText(`${mark}.00@mail.com`).waitFor()

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).press('Enter')])
  assert.match(download.suggestedFilename(), /^orders-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  assert.equal(lines.length, 28)
  assert.ok(lines[0]!.startsWith('\uFEFFreference,product,state,email'))
  assert.ok(lines.slice(1).every((line) => line.includes(mark)))
  await page.getByText('The file is saved').waitFor()
  await page.getByRole('link', { name: 'Saved files' }).click()
  await page.getByText('27 rows').waitFor()
  assert.ok(!(await page.getByRole('main').innerText()).includes(mark))

  await page.goto('/console/orders?search=zzz-nobody')
  await page.getByText('No orders match.').waitFor()
  await page.getByRole('link', { name: 'Clear' }).press('Enter')
  await rows.first().waitFor()
})

test('an operator reads the funnel and the jobs', async ({ page, baseUrl }) => {
  // A visit, by its own first page; then a move inside the site, which is none.
  const counted = async () => (await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event))).filter((event) => event === 'visit' || event === 'checkout-opened')
  await page.goto('/prices')
  await page.waitForSelector('html[data-ready]')
  assert.deepEqual(await counted(), ['visit'])
  await page.goto('/checkout-niw-diy', { referer: `${baseUrl}/prices` })
  await page.waitForSelector('html[data-ready]')
  assert.deepEqual(await counted(), ['checkout-opened'])

  await signIn(page, await accountWith(page, baseUrl, 'operator'))
  await page.waitForURL('**/console')
  const nav = page.getByRole('navigation', { name: 'Console' })
  await nav.getByRole('link', { name: 'Funnel' }).click()
  await page.getByRole('heading', { name: 'From a visit to a paid order' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Today' }).press('Enter')
  await page.waitForURL(/range=day/)
  await page.getByText('The numbers as a table').click()
  const all = page.getByRole('row', { name: /^All/ })
  await all.waitFor()
  const [visits = 0, , checkout = 0] = (await all.getByRole('cell').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')))
  assert.ok(visits >= 1 && checkout >= 1, `${visits} visits, ${checkout} checkouts`)
  await nav.getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('rowheader', { name: 'Send an email' }).waitFor()
  await page.getByText('No job was given up.').waitFor()
})

test('the console opens on Today, its views stand in groups with what waits in them, by keyboard and on a phone', async ({ page, baseUrl }) => {
  await page.request.post('/api/rfe-evaluations', { data: { email: `waits${Date.now()}@mail.com` } })
  await signIn(page, await accountWith(page, baseUrl, 'operator'))
  await page.waitForURL('**/console')
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  const nav = page.getByRole('navigation', { name: 'Console' })
  for (const group of ['Work', 'Customers', 'Money', 'Site', 'System']) await nav.getByText(group, { exact: true }).first().waitFor()
  const asks = nav.getByRole('link', { name: /Unanswered\s*1 waiting/ })
  await asks.waitFor()
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/console-1280.png` })
  await asks.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/console/unanswered')
  // A link from before Today came first still leads to the orders it means.
  await page.goto('/console?state=paid')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  assert.equal(await page.getByLabel('State').inputValue(), 'paid')

  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/console')
  await nav.getByText('View:').click()
  await nav.getByRole('link', { name: 'Orders' }).waitFor()
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 375)
  if (process.env['SHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SHOTS']}/console-375.png`, fullPage: true })
  await nav.getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL('**/console/orders')
})
