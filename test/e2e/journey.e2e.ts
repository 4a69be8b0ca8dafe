/** The main job, from a resume to an order the operator can start on, as one visit. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { test } from './journey.ts'

const RESUME = fileURLToPath(new URL('../resumes/pdf/t03-electrical.pdf', import.meta.url))
const EMAIL = 'journey@mail.com'

async function generateAndTune(page: Page): Promise<{ title: string; text: string }> {
  await page.goto('/proposed-endeavor-generator')
  await page.waitForSelector('html[data-ready]')
  await page.getByRole('tab', { name: 'Use Your Profile' }).click()
  await page.getByRole('button', { name: 'Add Profile' }).click()
  const modal = page.getByRole('dialog', { name: 'Profile Input' })
  await modal.locator('input[type=file]').setInputFiles(RESUME)
  await modal.getByText('t03-electrical.pdf').waitFor()
  await modal.getByLabel('Employee', { exact: true }).check()
  await modal.getByLabel('Intended future role and focus').fill('Lead protection engineer for rural electric cooperatives')
  await modal.getByRole('button', { name: 'Continue' }).click()
  await modal.getByRole('button', { name: 'Submit Profile' }).click()
  await page.getByTestId('option-4').waitFor()
  await page.getByTestId('run-overlay').waitFor({ state: 'detached' })
  const first = page.getByTestId('option-1')
  const before = await first.getByTestId('option-text').textContent()

  await page.getByTestId('tuning').getByLabel('Nationwide', { exact: true }).check()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByTestId('run-overlay').waitFor({ state: 'detached' })
  await page.waitForFunction((old) => document.querySelector('[data-testid=option-1] [data-testid=option-text]')?.textContent !== old, before)
  return { title: (await first.locator('h3').textContent()) ?? '', text: (await first.getByTestId('option-text').textContent()) ?? '' }
}

test('from a resume to a paid order the operator can start on', async ({ page, baseUrl }) => {
  const endeavor = await generateAndTune(page)
  await page.getByTestId('option-1').getByRole('link', { name: 'Use in my petition -->' }).click()
  await page.getByText('This endeavor may be central to your EB-2 NIW case').waitFor()
  await page.getByText(endeavor.title).first().waitFor()
  await page.getByRole('link', { name: 'START ORDER' }).click()

  await page.waitForURL('**/checkout-selfpetition-ai**')
  await page.getByText(endeavor.title).waitFor()
  await page.getByRole('radio', { name: /^Yes/ }).check()
  for (const box of await page.locator('#field-userDisclaimers input[type=checkbox]').all()) await box.check()
  await page.getByRole('radio', { name: /^1/ }).check()
  await page.getByLabel('Email').fill(EMAIL)
  const total = (await page.getByTestId('order-summary').getByTestId('total').textContent()) ?? ''
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.waitForURL('**/sandbox-payment/**')
  assert.equal(await page.getByTestId('amount').textContent(), total)
  await page.getByRole('button', { name: /^Pay/ }).click()

  await page.waitForURL('**/aiform2?order=*')
  const reference = new URL(page.url()).searchParams.get('order') ?? ''
  await page.waitForSelector('html[data-ready]')
  assert.equal(await page.getByLabel('Email').inputValue(), EMAIL)
  await page.getByLabel('Profession (current role)').fill('Protection engineer')
  await page.getByLabel('Company').fill('Example Power')
  await page.locator('input[type=file]').first().setInputFiles(RESUME)
  await page.getByText(', saved').waitFor()
  await page.getByRole('button', { name: 'Review my answers' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Successfully submitted').waitFor()

  await page.goto(`/orders/${reference}`)
  await page.locator('[data-testid=order-state][data-state=in_production]').waitFor({ timeout: 20_000 })

  // What happened behind: the mails, and the operator's view through the command.
  let mailbox = ''
  for (let tries = 0; tries < 40 && !/We have your input form/.test(mailbox); tries += 1) {
    await page.goto('/dev/mail')
    mailbox = (await page.locator('main').textContent()) ?? ''
  }
  for (const subject of [`Order confirmed: Selfpetition AI (${reference})`, 'Paid: Selfpetition AI', 'We have your input form', 'New intake form']) {
    assert.ok(mailbox.includes(subject), `the mailbox holds “${subject}”`)
  }
  const orders = spawnSync(process.execPath, ['build/programs/orders.mjs', '--state', 'in_production'], {
    env: { PATH: process.env['PATH'], PORT: new URL(baseUrl).port, DATA_DIR: process.env['E2E_DATA_DIR'] },
    encoding: 'utf8',
  })
  assert.equal(orders.status, 0, orders.stderr)
  for (const words of [reference, EMAIL, endeavor.title, 'Protection engineer', 't03-electrical.pdf', total]) {
    assert.ok(orders.stdout.includes(words), `the operator sees ${words}`)
  }
})
