/** The three checkouts, the test payment page and the order page, as customers go through them. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './journey.ts'

const total = async (page: Page): Promise<string> => (await page.getByTestId('order-summary').getByTestId('total').textContent()) ?? ''
const cents = (words: string): number => Math.round(Number(words.replace(/[^0-9.]/g, '')) * 100)
const submit = (page: Page) => page.getByRole('button', { name: 'Go to payment' }).click()

/** Hydrated: the form reacts. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForSelector('html[data-ready]')
}

async function approveBoth(page: Page): Promise<void> {
  for (const box of await page.locator('#field-userDisclaimers input[type=checkbox]').all()) await box.check()
}

async function toSandbox(page: Page): Promise<void> {
  await submit(page)
  await page.waitForURL('**/sandbox-payment/**')
}

test('selfpetition ai is ordered paid and shown', async ({ page, baseUrl }) => {
  await open(page, `${baseUrl}/checkout-selfpetition-ai`)
  await submit(page)
  const notice = page.getByTestId('checkout-notice')
  await notice.waitFor()
  assert.match((await notice.textContent()) ?? '', /Oops\.\.\. check your selection.*Approve both disclaimers.*Enter a valid email\./s)
  assert.equal(await notice.evaluate((element) => element === document.activeElement), true, 'the summary has the focus')
  await notice.getByRole('link', { name: 'Enter a valid email.' }).click()
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'email')

  const before = cents(await total(page))
  await page.getByRole('radio', { name: /^2/ }).check()
  await page.getByRole('checkbox', { name: /Business Plan review/ }).check()
  assert.equal(cents(await total(page)), before + 17_000 + 35_000)
  await approveBoth(page)
  await page.getByLabel('Email').fill('ana.sample@example.com')
  const shown = await total(page)

  const orders: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/selfpetition-ai')) orders.push(request.url())
  })
  const button = page.getByRole('button', { name: 'Go to payment' })
  await button.dblclick({ noWaitAfter: true }).catch(() => {})
  const waiting = page.getByTestId('waiting-screen')
  await waiting.waitFor({ state: 'visible' })
  assert.match((await waiting.textContent()) ?? '', /DO NOT REFRESH.*Directing you to payment/s)
  await page.waitForURL('**/sandbox-payment/**')
  assert.equal(orders.length, 1, 'a double click sends once')
  assert.equal(await page.getByTestId('amount').textContent(), shown)

  // Back with the browser's button: nothing is stuck and everything is kept.
  const payPage = page.url()
  await page.goBack()
  await page.waitForURL('**/checkout-selfpetition-ai')
  await page.waitForFunction(() => (document.querySelector('input[name=email]') as HTMLInputElement | null)?.value === 'ana.sample@example.com')
  assert.equal(await waiting.isVisible(), false)
  assert.equal(await total(page), shown)
  await toSandbox(page)
  assert.equal(page.url(), payPage, 'the same choices are the same order')

  await page.getByRole('button', { name: 'Let it fail' }).click()
  await page.locator('[data-testid=sandbox-state][data-state=failed]').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/checkout-selfpetition-ai')
  await page.getByText('The payment was canceled').waitFor()
  assert.equal(new URL(page.url()).search, '', 'the reference does not stay in the address')
  assert.equal(await total(page), shown)
  await toSandbox(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL('**/aiform2?order=*')
  const reference = new URL(page.url()).searchParams.get('order') ?? ''

  await page.goto(`${baseUrl}/orders/${reference}`)
  await page.locator('[data-testid=order-state][data-state=paid]').waitFor({ timeout: 20_000 })
  assert.equal(await page.getByTestId('total').textContent(), shown)
  assert.match((await page.getByTestId('promise-clock').textContent()) ?? '', /paused/)
  assert.match((await page.getByTestId('timeline').textContent()) ?? '', /Order placed.*Paid/s)
})

test('a chosen endeavor leaves the address and asks its question', async ({ page, baseUrl }) => {
  const query = new URLSearchParams({ title: 'Safer rural power grids', option: 'The petitioner will develop grid software.' })
  await open(page, `${baseUrl}/checkout-selfpetition-ai?${query}`)
  await page.waitForURL(`${baseUrl}/checkout-selfpetition-ai`)
  await page.getByText('Safer rural power grids').waitFor()
  await approveBoth(page)
  await page.getByLabel('Email').fill('ana.sample@example.com')
  await submit(page)
  const notice = page.getByTestId('checkout-notice')
  await notice.waitFor()
  assert.match((await notice.textContent()) ?? '', /Do you want us to focus the draft on the endeavor you chose\?/)
  await page.reload()
  await page.getByText('Safer rural power grids').waitFor()
  await page.getByRole('radio', { name: /^Yes/ }).check()
  await toSandbox(page)
})

test('niw diy keeps to two of each', async ({ page, baseUrl }) => {
  await open(page, `${baseUrl}/checkout-niw-diy?profession=nobody`)
  assert.equal(await page.getByRole('checkbox', { name: 'Banking/Finance' }).isChecked(), true)
  assert.equal(await page.getByRole('checkbox', { name: /^Employee/ }).isChecked(), true)
  await open(page, `${baseUrl}/checkout-niw-diy?profession=pilot&employmentType=consultant`)
  assert.equal(await page.getByRole('checkbox', { name: 'Pilot', exact: true }).isChecked(), true)
  assert.equal(await page.getByRole('checkbox', { name: 'Banking/Finance' }).isChecked(), false)
  const before = cents(await total(page))
  await page.getByPlaceholder('Your profession').fill('Beekeeper')
  const general = page.getByRole('checkbox', { name: 'Not listed' })
  assert.equal(await general.isChecked(), true)
  assert.equal(await page.getByRole('checkbox', { name: 'Marketing' }).isDisabled(), true)
  await page.getByText('✓ Maximum amount reached').waitFor()
  assert.equal(cents(await total(page)), before + 5_000)
  await general.uncheck()
  assert.equal(await page.getByPlaceholder('Your profession').inputValue(), '')
  await page.getByRole('checkbox', { name: 'Pilot', exact: true }).uncheck()
  await page.getByRole('checkbox', { name: /^Consultant/ }).uncheck()
  await submit(page)
  const notice = page.getByTestId('checkout-notice')
  await notice.waitFor()
  assert.match((await notice.textContent()) ?? '', /Select a profession.*Select an employment type/s)
  await page.getByRole('checkbox', { name: 'IT', exact: true }).check()
  await page.getByRole('checkbox', { name: /^Employee/ }).check()
  await page.getByRole('checkbox', { name: /Adjustment of Status/ }).check()
  await page.getByLabel('Email').fill('ana.sample@example.com')
  await toSandbox(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL('**/ordered?order=*')
})

test('rfe response takes its prongs from the address', async ({ page, baseUrl }) => {
  await open(page, `${baseUrl}/checkout-rfe-response?prongs=1,3`)
  const prong = (number: number) => page.getByRole('checkbox', { name: new RegExp(`^Prong ${number}`) })
  assert.deepEqual([await prong(1).isChecked(), await prong(2).isChecked(), await prong(3).isChecked()], [true, false, true])
  const two = cents(await total(page))
  await prong(2).check()
  assert.equal(cents(await total(page)) * 2, two * 3)
  for (const number of [1, 2, 3]) await prong(number).uncheck()
  await approveBoth(page)
  await page.getByLabel('Email').fill('ana.sample@example.com')
  await submit(page)
  await page.getByTestId('checkout-notice').getByText('Select at least one prong').waitFor()
  await prong(2).check()
  await toSandbox(page)

  // The test page works without scripts.
  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  try {
    const bare = await plain.newPage()
    await bare.goto(page.url())
    await bare.getByRole('button', { name: 'Let it fail' }).click()
    await bare.locator('[data-testid=sandbox-state][data-state=failed]').waitFor()
    await bare.getByRole('button', { name: /^Pay/ }).click()
    await bare.waitForURL('**/ordered-rfe?order=*')
  } finally {
    await plain.close()
  }
})

test('a provider that fails keeps the form', async ({ page, baseUrl }) => {
  await open(page, `${baseUrl}/checkout-selfpetition-ai`)
  await approveBoth(page)
  await page.getByLabel('Email').fill('ana.sample@example.com')
  const keys: unknown[] = []
  await page.route('**/api/orders/selfpetition-ai', async (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey)
    await route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ kind: 'payment-unavailable', message: 'The payment page could not be opened. Your order is kept and nothing was charged. Please try again.' }),
    })
  })
  await submit(page)
  await page.getByTestId('checkout-notice').getByText('Your order is kept').waitFor()
  assert.equal(await page.getByTestId('waiting-screen').isVisible(), false)
  assert.equal(await page.getByLabel('Email').inputValue(), 'ana.sample@example.com')
  await page.unroute('**/api/orders/selfpetition-ai')
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/selfpetition-ai')) keys.push((request.postDataJSON() as { idempotencyKey: string }).idempotencyKey)
  })
  await toSandbox(page)
  assert.equal(keys.length, 2)
  assert.equal(keys[0], keys[1], 'the second try is the same order')
})

test('a press is heard while the address is being typed', async ({ page, baseUrl }) => {
  await open(page, `${baseUrl}/checkout-rfe-response?prongs=1`)
  await approveBoth(page)
  // Leaving the field shows its message, which would push the button from under the pointer.
  await page.getByLabel('Email').fill('ana.sample@example')
  await submit(page)
  await page.getByTestId('checkout-notice').getByText('Enter a valid email.').waitFor()

  await page.reload()
  await page.waitForSelector('html[data-ready]')
  let orders = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/rfe-response')) orders += 1
  })
  await page.getByLabel('Email').fill('ana.sample@gmial.com')
  await submit(page)
  await page.getByText('Did you mean').getByRole('button', { name: 'ana.sample@gmail.com' }).waitFor()
  assert.equal(orders, 0, 'a likely slip is asked about before anything is sent there')
  await toSandbox(page)
  assert.equal(orders, 1, 'pressed again, the address stands')
})

/** Outside the promotion: it ran until 4 January 2026 and starts again on the 9th. */
const WITHOUT_PROMOTION = { TEST_CLOCK: '2026-01-05T12:00:00Z' }
const WITH_PROMOTION = { TEST_CLOCK: '2026-01-10T12:00:00Z' }

test.describe(() => {
  test.use({ settings: WITHOUT_PROMOTION })
  test('a wrong promo code is refused and cleared', async ({ page, baseUrl }) => {
    await open(page, `${baseUrl}/checkout-rfe-response?prongs=1`)
    assert.equal(cents(await total(page)), 50_000)
    await page.getByRole('button', { name: 'Have a code?' }).click()
    const field = page.getByLabel('Promo code')
    await field.fill('NO-SUCH-CODE')
    await field.press('Enter')
    await page.getByText('Invalid promo code').waitFor()
    assert.equal(await field.inputValue(), '')
    assert.equal(new URL(page.url()).pathname, '/checkout-rfe-response', 'Enter in the code field orders nothing')
  })
})

test.describe(() => {
  test.use({ settings: WITH_PROMOTION })
  test('the promotion applies itself and hides the code field', async ({ page, baseUrl }) => {
    await open(page, `${baseUrl}/checkout-rfe-response?prongs=1,2,3`)
    assert.equal(cents(await total(page)), 97_500)
    assert.equal(await page.getByTestId('order-summary').getByTestId('discount').textContent(), '−$525.00')
    assert.equal(await page.getByRole('button', { name: 'Have a code?' }).count(), 0)
  })
})
