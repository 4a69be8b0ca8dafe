/** A consultation from the offered time to the booked one: the operator offers, the customer books, gives it back, and books again. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { accountWith, signIn } from './operator-account.ts'
import { test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')

async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('times are offered in the console, booked on the page of the order, given back and booked again', async ({ page, baseUrl, browser }) => {
  const placed = await page.request.post('/api/orders/selfpetition-ai', {
    data: { userData: { email: 'talks.sample@example.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { consultation: true } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2/)

  const desk = await (await browser.newContext({ baseURL: baseUrl, timezoneId: 'America/New_York' })).newPage()
  await signIn(desk, await accountWith(desk, baseUrl, 'operator'))
  await desk.waitForURL('**/console')
  await desk.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'My consultations' }).click()
  await desk.getByText('You offer no times.').waitFor()
  const form = desk.getByRole('form', { name: 'Offer times' })
  await form.getByLabel('Day').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await form.getByLabel('From, in your own time').fill('15:00')
  await form.getByLabel('How many half hours').selectOption('2')
  await form.getByLabel('Where you meet').fill('https://meet.example/room')
  await form.getByRole('button', { name: 'Offer' }).press('Enter')
  await desk.getByText('2 times are offered').waitFor()
  await desk.getByRole('list', { name: 'Free times' }).getByRole('listitem').nth(1).waitFor()
  // In the time of who offers, also where a list is loaded later than the page.
  await desk
    .getByRole('list', { name: 'Free times' })
    .getByText(/3:00 PM E[SD]T$/)
    .waitFor()
  // The same again runs into them.
  await form.getByRole('button', { name: 'Offer' }).click()
  await form.getByText('runs into another time of yours').waitFor()
  await shots(desk, 'times')

  await page.goto(`/orders/${reference}`)
  await ready(page)
  const free = page.getByTestId('free-times').getByRole('radio')
  await free.nth(1).waitFor()
  assert.equal(await free.count(), 2)
  await free.first().check()
  await shots(page, 'choose-time')
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText('Where: https://meet.example/room').waitFor()
  await page.getByText('Another time suits you better?').click()
  await page.getByRole('button', { name: 'Cancel this time' }).click()
  await page.getByTestId('free-times').waitFor()
  await free.nth(1).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  await page.getByText('Where: https://meet.example/room').waitFor()
  await shots(page, 'booked')

  await desk.reload()
  const booked = desk.getByRole('list', { name: 'Booked consultations' }).getByRole('listitem')
  await booked.getByText('talks.sample@example.com').waitFor()
  await booked.getByRole('button', { name: 'I cannot come' }).click()
  await desk.getByText('Given back; the customer is told').waitFor()
  await desk.getByText('Nobody has booked a time of yours.').waitFor()
  await page.reload()
  await page.getByTestId('free-times').waitFor()
  await desk.context().close()
})
