/** A buyer of the package ties claims to exhibits, sees what is open, and takes the plan along. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')

test('claims and exhibits are tied, marked where something is open, and come as an Excel file', async ({ page }) => {
  const placed = await page.request.post('/api/orders/niw-diy', {
    data: { userData: { email: 'planner.sample@example.com' }, userProfession: { general: true, userInput: 'Beekeeper' }, userEmployment: { employee: true }, userAddons: {} },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/ordered/)
  await page.goto(`/orders/${reference}/my-case`)
  await ready(page)
  await page.getByRole('link', { name: 'Open the evidence planner' }).click()
  await ready(page)

  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('filingDay').fill('2026-12-15')
  await field('exhibit-1-title').fill('Diploma')
  await field('exhibit-1-proves-2').check()
  await field('exhibit-1-date').fill('2014')
  await field('exhibit-1-existed').selectOption('yes')
  await field('exhibit-1-state').selectOption('have')
  await field('exhibit-2-title').fill('Report of the association')
  await field('exhibit-2-date').fill('2027')
  await field('claim-1-text').fill('I hold a master’s degree')
  await field('claim-1-proves').selectOption('EB-2')
  await field('claim-1-exhibits').fill('1')
  await field('claim-2-text').fill('Eleven utilities use the method')
  await field('claim-2-exhibits').fill('2')
  await page.getByRole('button', { name: 'Save the plan' }).click()
  await page.waitForURL(/saved=yes/)

  // The form shows what was saved, so that saving again changes nothing.
  assert.deepEqual(await Promise.all(['exhibit-1-existed', 'exhibit-1-state', 'claim-1-proves', 'exhibit-1-date'].map((name) => field(name).inputValue())), ['yes', 'have', 'EB-2', '2014'])
  assert.equal(await field('exhibit-1-proves-2').isChecked(), true)
  const map = page.getByTestId('evidence-map')
  assert.match(await map.innerText(), /I hold a master’s degree\s+Exhibit 1/)
  assert.match(await map.innerText(), /Eleven utilities use the method[\s\S]*rests only on what comes after the day of filing/)

  // By keyboard: the list of open points opens, and leads to the row.
  await page.getByText('All open points').focus()
  await page.keyboard.press('Enter')
  await page.getByTestId('open-points').getByRole('link', { name: 'Exhibit 2' }).first().click()
  assert.equal(new URL(page.url()).hash, '#exhibit-2')

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Plan as an Excel file' }).click()])
  const sheets = unzipSync(new Uint8Array(readFileSync(await file.path())))
  assert.match(
    Object.values(sheets)
      .map((bytes) => strFromU8(bytes))
      .join(''),
    /Report of the association/,
  )

  await page.setViewportSize({ width: 375, height: 800 })
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
})
