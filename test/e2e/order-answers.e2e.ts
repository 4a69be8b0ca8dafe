/** What a customer finds again on the page of an order: invoice and receipt, the answers they gave, and a correction that shows what it changes. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')

async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('answers are read again, corrected with what changes in view, and the papers of the order are there', async ({ page }) => {
  const placed = await page.request.post('/api/orders/selfpetition-ai', { data: { userData: { email: 'answers.sample@example.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true } } })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2/)
  const sent = await page.request.post('/api/intake-applications', {
    data: {
      userBackground: { email: 'answers.sample@example.com', profession: 'Engineer', company: 'Grid Inc.', linkedin: 'linkedin.com/in/sample' },
      userProposedEndeavor: {},
      userProng2Education: { degrees: 'B.Eng. 2012' },
      userProng2Demand: {},
      userProng3: {},
      orderReference: reference,
    },
  })
  assert.equal(sent.status(), 201)

  await page.goto(`/orders/${reference}`)
  await ready(page)
  for (const paper of ['Receipt', 'Invoice']) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: `${paper} (PDF)` }).click()])
    // What is handed on does not say the reference, which opens the order.
    assert.match(file.suggestedFilename(), new RegExp(`^${paper.toLowerCase()}-${reference.slice(3, 7).toLowerCase()}-[0-9a-f]{8}\\.pdf$`))
    assert.equal(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
      '%PDF-',
    )
    if (process.env['SHOTS'] !== undefined) await file.saveAs(join(process.env['SHOTS'], `${paper}.pdf`))
  }
  await page.getByText('All your answers (5)').click()
  await page.getByText('B.Eng. 2012').waitFor()
  await page.getByRole('link', { name: 'Correct your answers' }).click()
  await page.waitForURL(/aiform2/)
  await ready(page)
  const degrees = page.getByLabel('Degrees')
  assert.equal(await degrees.inputValue(), 'B.Eng. 2012')

  await page.getByRole('button', { name: 'Review my answers' }).click()
  await page.getByText('Nothing is changed yet').first().waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Nothing is changed yet').nth(1).waitFor()
  await page.getByRole('button', { name: /Change ?: Education/ }).click()
  await degrees.fill('B.Eng. 2011, M.Sc. 2015')
  await page.getByRole('button', { name: 'Review my answers' }).click()
  const changes = page.locator('section').filter({ hasText: 'Your changes' })
  await changes.getByText('B.Eng. 2011, M.Sc. 2015').waitFor()
  await changes.getByText('B.Eng. 2012').waitFor()
  await shots(page, 'changes')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'See your order' }).click()
  await page.waitForURL(/orders/)
  await ready(page)
  await page.getByText(/^Corrected/).click()
  await page.locator('del').getByText('B.Eng. 2012').waitFor()
  await shots(page, 'answers')
  // What was sent is not taken for something that no server has.
  await page.getByRole('link', { name: 'Correct your answers' }).click()
  await page.waitForURL(/aiform2/)
  await ready(page)
  await page.getByRole('button', { name: 'Review my answers' }).waitFor()
  assert.equal(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('intake-unsaved')).length), 0)
  assert.equal(await degrees.inputValue(), 'B.Eng. 2011, M.Sc. 2015')
})
