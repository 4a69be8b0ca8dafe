/** From the released first draft to the choice: what the operator delivers reaches the customer, and the customer's words come back. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accountWith, releaseDraft, signIn } from './operator-account.ts'
import { test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const inState = (page: Page, state: string) => page.locator(`[data-testid=order-state][data-state=${state}]`).waitFor({ timeout: 30_000 })

async function paidOrder(page: Page): Promise<string> {
  const placed = await page.request.post('/api/orders/selfpetition-ai', {
    data: { userData: { email: 'delivered.sample@example.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 1, consultation: true } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2|payment-return|orders/)
  return reference
}

test('a released draft is opened, revised, chosen from and talked about on the page of its order', async ({ page, baseUrl, browser }) => {
  const reference = await paidOrder(page)
  const console = await (await browser.newContext({ baseURL: baseUrl })).newPage()
  await signIn(console, await accountWith(console, baseUrl, 'operator'))
  await console.waitForURL('**/console')
  await releaseDraft(console, reference, 'Options 1 to 4 differ in the endeavor')

  await page.goto(`/orders/${reference}`)
  await ready(page)
  await inState(page, 'first_draft_sent')
  await page.getByText('Options 1 to 4 differ in the endeavor').waitFor()
  const way = page.getByTestId('order-way').getByRole('listitem')
  assert.deepEqual(await way.evaluateAll((steps) => steps.map((step) => step.getAttribute('data-state'))), ['delivered', 'waiting', 'planned', 'planned', 'waiting'])
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('delivery-file').click()])
  assert.equal(file.suggestedFilename(), 'First draft.pdf')
  assert.equal(readFileSync(await file.path(), 'utf8'), '%PDF-1.7 a first draft')

  await page.getByText('Ask for a revision').click()
  await page.getByLabel('What should change?').fill('My employer is another one')
  await page.getByRole('button', { name: 'Ask for this revision' }).click()
  await page.getByText('We are working on your revision of the first draft').waitFor()
  await page.getByLabel('Your message').fill('May I add a patent?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.getByRole('list', { name: 'Messages of this order' }).getByText('May I add a patent?').waitFor()

  await console.goto('/console/unanswered')
  await console.getByRole('listitem').filter({ hasText: 'delivered.sample@example.com' }).getByRole('link', { name: 'Answer in the thread of the order' }).click()
  await console.getByText('My employer is another one').waitFor()
  await console.getByText('first opened').waitFor()
  await console.getByRole('textbox', { name: 'Write to the customer' }).fill('Yes, please send it.')
  await console.getByRole('button', { name: 'Send', exact: true }).click()
  await console.getByText('Sent; the customer is mailed').waitFor()
  await releaseDraft(console, reference, 'With the right employer')

  await page.reload()
  await ready(page)
  await page.getByText('Yes, please send it.').waitFor()
  await page.getByText('With the right employer').waitFor()
  await page.getByText('Earlier versions (1)').waitFor()
  await page.getByLabel('Which options do you choose?').fill('Option 2, arguments B and D')
  await page.getByRole('button', { name: 'Choose these options' }).click()
  await inState(page, 'in_production')
  assert.equal(await page.getByText('Withdraw from this order').count(), 0)
  await page.getByTestId('promise-clock').getByText('Full petition: due by').waitFor()
  await console.context().close()
})
