/** Answers that break off, come too late, twice or not at all: what was typed stays, nobody is called back, and a second try works. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { accountWith, PASSWORD, releaseDraft, signIn } from './operator-account.ts'
import { answering, test } from './journey.ts'

const RESUME = join(import.meta.dirname, '../resumes/pdf/t01-software.pdf')
const LETTER = join(import.meta.dirname, '../rfe-letters/h02-all-prongs-and-eb2.pdf')

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const fresh = (name: string) => `${name}${Date.now()}@mail.com`

/** The calls of an address are held until the answered function is called; then they go on. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return letThrough
}

/** The server does what the next call of an address asks for, and its answer is lost. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

async function fillCheckout(page: Page): Promise<void> {
  await page.goto('/niw-diy')
  await ready(page)
  await page.locator('main a[href^="/checkout-niw-diy"]').first().click()
  await page.waitForURL('**/checkout-niw-diy')
  await ready(page)
  await page.getByLabel('Email').fill(fresh('left'))
}

test('who goes back while an order is on its way is not led to the payment', async ({ page }) => {
  await fillCheckout(page)
  const arrives = await hold(page, '**/api/orders/niw-diy')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByTestId('waiting-screen').waitFor({ state: 'visible' })
  await page.goBack()
  await page.waitForURL('**/niw-diy')
  arrives()
  await page.waitForTimeout(3000)
  assert.equal(new URL(page.url()).pathname, '/niw-diy')
})

test('an order whose answer was lost is placed once', async ({ page }) => {
  await fillCheckout(page)
  await loseAnswer(page, '**/api/orders/niw-diy')
  const first = page.waitForRequest('**/api/orders/niw-diy')
  await page.getByRole('button', { name: 'Go to payment' }).click()
  const notice = page.getByTestId('checkout-notice')
  await notice.getByText('No answer from the server').waitFor()
  assert.equal(await page.getByTestId('waiting-screen').isVisible(), false)
  assert.ok(await isFocused(notice))
  const [second] = await Promise.all([page.waitForRequest('**/api/orders/niw-diy'), page.getByRole('button', { name: 'Go to payment' }).click()])
  await page.waitForURL('**/sandbox-payment/**')
  assert.equal((await first).postDataJSON().idempotencyKey, second.postDataJSON().idempotencyKey)
})

test('a sign out waits for nobody', async ({ page, baseUrl }) => {
  const email = await accountWith(page, baseUrl, 'customer')
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
  await page.getByText('No order was placed with this email').waitFor()
  const arrives = await hold(page, '**/auth/sign-out')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  arrives()
})

test('a profile that was not loaded is asked for again', async ({ page, baseUrl }) => {
  const email = await accountWith(page, baseUrl, 'consultant')
  await page.route(/\/tutors\?token=/, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }))
  await signIn(page, email)
  await page.getByRole('alert').getByText('Failed to fetch tutor profile').waitFor()
  await page.unroute(/\/tutors\?token=/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('form#links-info').waitFor()
})

test('an answer that changes a person signs nobody in again', async ({ page, baseUrl }) => {
  const email = await accountWith(page, baseUrl, 'customer')
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
  await page.getByText('No order was placed with this email').waitFor()
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/users', async (route) => {
    const response = await route.fetch()
    if (route.request().method() === 'PATCH') await held
    await route.fulfill({ response })
  })
  await page.getByLabel('First name').fill('Ada')
  await page.locator('#basics').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'One moment' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  letThrough()
  await page.waitForTimeout(1000)
  assert.equal(await page.evaluate(() => localStorage.getItem('user')), null)
})

async function startedForm(page: Page, name: string): Promise<string> {
  const placed = await page.request.post('/api/orders/selfpetition-ai', {
    data: { userData: { email: fresh(name) }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } },
  })
  const { reference } = (await placed.json()) as { reference: string }
  await page.goto(`/aiform2?order=${reference}`)
  await ready(page)
  return reference
}

const profession = (page: Page) => page.getByLabel('Profession (current role)')
const company = (page: Page) => page.getByLabel('Company')

test('a draft whose answer was lost is not taken for another device', async ({ page }) => {
  await startedForm(page, 'lost')
  await loseAnswer(page, '**/api/intake-drafts')
  await profession(page).fill('Nurse')
  await page.locator('[data-draft=not-saved]').waitFor()
  await company(page).fill('Example Clinic')
  await page.locator('[data-draft=saved]').waitFor()
  await page.reload()
  await ready(page)
  assert.equal(await page.getByLabel('Profession (current role)').inputValue(), 'Nurse')
  assert.equal(await page.getByLabel('Company').inputValue(), 'Example Clinic')
})

test('what no server took outlives a reload, and is saved once it can be', async ({ page, context }) => {
  const reference = await startedForm(page, 'reload')
  await profession(page).fill('Nurse')
  await page.locator('[data-draft=saved]').waitFor()
  await page.route('**/api/intake-drafts', (route) => route.abort())
  await company(page).fill('Example Clinic')
  await page.locator('[data-draft=not-saved]').waitFor()
  await page.reload()
  await ready(page)
  assert.equal(await company(page).inputValue(), 'Example Clinic')
  assert.equal(await profession(page).inputValue(), 'Nurse')
  await page.locator('[data-draft=not-saved]').waitFor()
  await page.unroute('**/api/intake-drafts')
  await company(page).fill('Example Clinic of the North')
  await page.locator('[data-draft=saved]').waitFor()
  assert.equal(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('intake-unsaved')).length), 0)
  const other = await context.newPage()
  await other.goto(`/aiform2?order=${reference}`)
  await ready(other)
  assert.equal(await company(other).inputValue(), 'Example Clinic of the North')
})

test('what was typed before a reload does not write over what another tab saved since', async ({ page, context }) => {
  const reference = await startedForm(page, 'two-tabs')
  await page.route('**/api/intake-drafts', (route) => route.abort())
  await company(page).fill('Example Clinic')
  await page.locator('[data-draft=not-saved]').waitFor()
  const other = await context.newPage()
  await other.goto(`/aiform2?order=${reference}`)
  await ready(other)
  await company(other).fill('Another Clinic')
  await other.locator('[data-draft=saved]').waitFor()
  await page.unroute('**/api/intake-drafts')
  await page.reload()
  await ready(page)
  await page.getByText('This form was changed on another device').waitFor()
  assert.equal(await company(page).inputValue(), 'Example Clinic')
  await page.getByRole('button', { name: 'Show the answers from the other device' }).click()
  assert.equal(await company(page).inputValue(), 'Another Clinic')
  await page.reload()
  await ready(page)
  assert.equal(await company(page).inputValue(), 'Another Clinic')
})

test('what was typed last is kept where the page is left at once', async ({ page }) => {
  await page.clock.install()
  await page.goto('/aiform2')
  await ready(page)
  // No pause after the last letter.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Company').fill('Example Clinic')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/contact"]')?.click())
  await page.waitForURL('**/contact')
  await page.goBack()
  await page.waitForURL('**/aiform2')
  await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Example Clinic'))
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.clock.runFor(3000)
  assert.equal(await page.evaluate(() => localStorage.getItem('intake-answers')), null)
})

test('a letter that arrived is not lost to a script that did not', async ({ page }) => {
  await page.route('**/assets/notice-result*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await ready(page)
  const form = await answering(page.locator('#rfes form'))
  await form.locator('input[type=file]').setInputFiles(LETTER)
  await form.getByLabel('Your email').fill(fresh('rfe'))
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  await form.getByText('Successfully submitted').waitFor()
  await page.waitForTimeout(500)
  assert.equal(await page.locator('#rfes').count(), 1)
})

test('a script that does not come is asked for again', async ({ page }) => {
  let asked = 0
  await page.route('**/assets/contact-form.*.js*', (route) => (asked++ < 3 ? route.abort() : route.continue()))
  await page.goto('/contact')
  await ready(page)
  assert.ok(asked > 3)
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await page.getByText('Please enter your name').waitFor()
})

test('the script of the site is asked for again where it does not come, and then gives islands what was pressed', async ({ page }) => {
  let asked = 0
  await page.route('**/assets/document.*.js*', (route) => (asked++ < 2 ? route.abort() : route.continue()))
  await page.goto('/contact')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await page.getByText('Please enter your name').waitFor()
  await ready(page)
  assert.equal(asked, 3)
})

test('a page whose scripts are gone is loaded again once', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route('**/assets/contact-form.*.js*', (route) => (loads < 2 ? route.fulfill({ status: 404 }) : route.continue()))
  // It may load again before its first load has ended.
  await page.goto('/contact').catch(() => {})
  for (let tries = 0; loads < 2 && tries < 300; tries++) await page.waitForTimeout(100)
  await ready(page)
  assert.equal(loads, 2)
  // What stays gone is not loaded for ever.
  await page.route('**/assets/contact-form.*.js*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/contact')
  await page.waitForTimeout(6000)
  assert.equal(loads, 4)
})

test('a password that was chosen holds where its answer was lost', async ({ page, baseUrl }) => {
  const email = await accountWith(page, baseUrl, 'customer')
  await page.waitForURL('**/login')
  await page.request.post('/users/request-password-reset', { data: { email } })
  let link: string | undefined
  for (let tries = 0; tries < 40 && link === undefined; tries++) {
    link = /reset-password#[^"<\s]*code=[\w-]+/.exec(await (await page.request.get('/dev/mail')).text())?.[0]
    if (link === undefined) await page.waitForTimeout(250)
  }
  await page.goto(`/${(link ?? '').replaceAll('&amp;', '&')}`)
  await ready(page)
  await page.getByLabel('New password').fill(`${PASSWORD}4`)
  await page.getByLabel('The same password again').fill(`${PASSWORD}4`)
  await loseAnswer(page, '**/users/password-reset')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByText('No answer from the server').waitFor()
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByText('sign in with the new password').waitFor()
})

test('a reviewed form that was not sent is sent from its review', async ({ page }) => {
  await page.goto('/aiform2')
  await ready(page)
  await page.getByLabel('Email').first().fill(fresh('review'))
  await page.getByLabel('Profession (current role)').fill('Nurse')
  await page.getByLabel('Company').fill('Example Clinic')
  await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/example')
  await page.getByRole('button', { name: 'Review my answers' }).click()
  await page.route('**/api/intake-applications', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }), { times: 1 })
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  await page.getByText('The form was not sent').waitFor()
  assert.ok(await isFocused(submit))
  await submit.click()
  await page.getByText('Successfully submitted').waitFor()
})

test('a profile that was not answered gives the focus back', async ({ page }) => {
  await page.goto('/proposed-endeavor-generator')
  await page.waitForSelector('[data-testid=run-limit][data-remaining]', { state: 'attached' })
  await page.getByRole('tab', { name: 'Use Your Profile' }).click()
  const button = page.getByRole('button', { name: 'Add Profile' })
  await button.click()
  const modal = page.getByRole('dialog', { name: 'Profile Input' })
  await modal.locator('input[type=file]').setInputFiles(RESUME)
  await modal.getByText('t01-software.pdf').waitFor()
  await modal.getByLabel('Employee', { exact: true }).check()
  await modal.getByLabel('Intended future role and focus').fill('Lead engineer for payment software of small banks')
  await page.route('**/endeavour/generate', (route) => route.abort())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await page.getByTestId('failure').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Add Profile')
})

test.describe(() => {
  test.use({ settings: { TEST_CLOCK: '2026-01-05T12:00:00Z' } })
  test('a code that could not be asked for is not called invalid', async ({ page }) => {
    await page.goto('/checkout-niw-diy')
    await ready(page)
    await page.getByLabel('Email').fill(fresh('code'))
    await page.getByRole('button', { name: 'Have a code?' }).click()
    await page.getByLabel('Promo code').fill('NOSUCH99')
    await page.route('**/api/promo-codes/check', (route) => route.fulfill({ status: 422, body: '{"kind":"inv' }), { times: 1 })
    await page.getByRole('button', { name: 'Go to payment' }).click()
    const notice = page.getByTestId('checkout-notice')
    await notice.getByText('The server could not answer').waitFor()
    assert.equal(await page.getByLabel('Promo code').inputValue(), 'NOSUCH99')
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await notice.getByText('Invalid promo code').waitFor()
  })
})

test('a withdrawal without an answer says so and is tried again', async ({ page, baseUrl }) => {
  await page.goto('/checkout-selfpetition-ai')
  await ready(page)
  for (const box of await page.locator('#field-userDisclaimers input[type=checkbox]').all()) await box.check()
  await page.getByLabel('Email').fill(fresh('withdraw'))
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.waitForURL('**/sandbox-payment/**')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL('**/aiform2?order=*')
  const reference = new URL(page.url()).searchParams.get('order') ?? ''
  const context = await page.context().browser()!.newContext({ baseURL: baseUrl })
  const operator = await context.newPage()
  await signIn(operator, await accountWith(operator, baseUrl, 'operator'))
  await operator.waitForURL('**/console')
  await page.goto(`/orders/${reference}`)
  await page.locator('[data-testid=order-state][data-state=paid]').waitFor({ timeout: 30_000 })
  await releaseDraft(operator, reference, 'Choose the options you want')
  await context.close()
  await page.goto(`/orders/${reference}`)
  await ready(page)
  const withdraw = async () => {
    await page.getByText('Withdraw from this order').click()
    await page.getByRole('checkbox', { name: /^I withdraw/ }).check()
    await page.getByRole('button', { name: /^Withdraw and get/ }).click()
  }
  await page.route(`**/orders/${reference}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }) : route.continue(),
  )
  await withdraw()
  await page.locator('[data-alert=error]').getByText('There was no answer').waitFor()
  await page.unroute(`**/orders/${reference}`)
  await withdraw()
  await page.getByTestId('refund-state').waitFor()
})
