/** A withdrawal from Selfpetition AI, from the order to the money that went back. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { accountWith, releaseDraft, signIn } from './operator-account.ts'
import { test } from './journey.ts'

const RETAINER = 15_000
const cents = (words: string | null): number => Math.round(Number((words ?? '').replace(/[^0-9.]/g, '')) * 100)
const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const dollars = (amount: number) => `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

async function newOperator(page: Page, baseUrl: string): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: baseUrl })
  const operator = await context.newPage()
  await signIn(operator, await accountWith(operator, baseUrl, 'operator'))
  await operator.waitForURL('**/console')
  return operator
}

/** Orders and pays on the test page; the reference and what was really paid. */
async function orderAndPay(page: Page, code: string | null): Promise<{ reference: string; paidCents: number; paymentPage: string }> {
  await page.goto('/checkout-selfpetition-ai')
  await ready(page)
  await page.getByRole('radio', { name: /^1/ }).check()
  for (const box of await page.locator('#field-userDisclaimers input[type=checkbox]').all()) await box.check()
  await page.getByLabel('Email').fill('withdrawing.sample@example.com')
  if (code !== null) {
    await page.getByRole('button', { name: 'Have a code?' }).click()
    await page.getByLabel('Promo code').fill(code)
    await page.getByLabel('Promo code').press('Enter')
    await page.getByTestId('order-summary').getByTestId('discount').waitFor()
  }
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.waitForURL('**/sandbox-payment/**')
  const paymentPage = page.url()
  const paidCents = cents(await page.getByTestId('amount').textContent())
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL('**/aiform2?order=*')
  return { reference: new URL(page.url()).searchParams.get('order') ?? '', paidCents, paymentPage }
}

const inState = (page: Page, state: string) => page.locator(`[data-testid=order-state][data-state=${state}]`).waitFor({ timeout: 30_000 })

async function openOrder(page: Page, reference: string, state: string): Promise<void> {
  await page.goto(`/orders/${reference}`)
  await ready(page)
  await inState(page, state)
}

async function confirm(page: Page): Promise<void> {
  await page.getByText('Withdraw from this order').click()
  await page.getByRole('checkbox', { name: /^I withdraw/ }).check()
  await page.getByRole('button', { name: /^Withdraw and get/ }).click()
}

async function withdrawInTwoTabs(page: Page, operator: Page, code: string | null): Promise<number> {
  const { reference, paidCents, paymentPage } = await orderAndPay(page, code)
  await openOrder(page, reference, 'paid')
  assert.equal(await page.getByText('Withdraw from this order').count(), 0, 'not before the first draft')
  await releaseDraft(operator, reference, 'Choose the options you want')

  await openOrder(page, reference, 'first_draft_sent')
  const refund = dollars(paidCents - RETAINER)
  assert.equal(await page.getByTestId('withdrawal-refund').textContent(), refund, 'the exact refund stands there before anything is confirmed')
  const otherTab = await page.context().newPage()
  await openOrder(otherTab, reference, 'first_draft_sent')
  await page.getByText('Withdraw from this order').click()
  await page.getByRole('button', { name: `Withdraw and get ${refund} back` }).click()
  await inState(page, 'first_draft_sent')
  await page.getByText('Withdraw from this order').click()

  await confirm(page)
  await inState(page, 'withdrawn')
  await confirm(otherTab)
  await otherTab.getByRole('alert').getByText('You had withdrawn from this order already').waitFor()
  await otherTab.close()

  await page.getByTestId('refund-state').getByText(`${refund} was paid back`).waitFor({ timeout: 60_000 })
  await page.goto(paymentPage)
  await page.getByText(`${refund} was given back.`).waitFor()
  await page.goto('/dev/mail')
  const mail = page.getByRole('listitem').filter({ hasText: `Your withdrawal from order ${reference}` })
  assert.equal(await mail.count(), 1, 'two tabs, one mail')
  assert.ok((await mail.locator('pre').textContent())?.includes(refund))
  return paidCents
}

test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-10T12:00:00Z' } })
  test('a promotion order is withdrawn from with its exact refund', async ({ page, baseUrl }) => {
    const operator = await newOperator(page, baseUrl)
    assert.equal(await withdrawInTwoTabs(page, operator, null), 65_000 + 8_500)
    await operator.context().close()
  })
})

test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-05T12:00:00Z' } })
  test('an order with a code is withdrawn from with its exact refund', async ({ page, baseUrl }) => {
    const operator = await newOperator(page, baseUrl)
    const token = await operator.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token)
    type Codes = { rows: { product: string; kind: string; code: string }[]; after: string | null }
    const list = async (after = ''): Promise<Codes['rows']> => {
      const { rows, after: next } = (await (await operator.request.get(`/api/console/promo-codes${after}`, { headers: { authorization: token } })).json()) as Codes
      return next === null ? rows : [...rows, ...(await list(`?after=${next}`))]
    }
    const { code } = (await list()).find((each) => each.product === 'selfpetition-ai' && each.kind === 'secondary')!
    assert.equal(await withdrawInTwoTabs(page, operator, code), 86_000 + 8_500)
    await operator.context().close()
  })
})

test('after the choice a withdrawal is refused kindly', async ({ page, baseUrl }) => {
  const operator = await newOperator(page, baseUrl)
  const { reference, paymentPage } = await orderAndPay(page, null)
  await openOrder(page, reference, 'paid')
  await releaseDraft(operator, reference, 'Choose the options you want')
  await openOrder(page, reference, 'first_draft_sent')
  const chooser = await page.context().newPage()
  await openOrder(chooser, reference, 'first_draft_sent')
  await chooser.getByLabel('Which options do you choose?').fill('Option 2, arguments B and D')
  await chooser.getByRole('button', { name: 'Choose these options' }).click()
  await inState(chooser, 'in_production')
  await confirm(page)
  await page.getByRole('alert').getByText('can no longer withdraw from this order').waitFor()
  await inState(page, 'in_production')
  await page.goto(paymentPage)
  await page.getByText('This test payment was paid.').waitFor()
  assert.equal(await page.getByText('was given back').count(), 0)
  await operator.context().close()
})
