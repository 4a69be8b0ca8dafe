import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { accountWith, PASSWORD, releaseDraft, signIn } from './operator-account.ts'
import { test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const fresh = (name: string) => `${name}${Date.now()}@mail.com`

test('a visitor registers confirms signs in and out', async ({ page }) => {
  const email = fresh('register')
  await page.goto('/register')
  await ready(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('Please fill in this field').first().waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('The same password again').fill('other1234')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('The two passwords are not the same').waitFor()
  await page.getByLabel('The same password again').fill(PASSWORD)
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/register-confirmation')
  await page.getByText('Registration successful').waitFor()
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? 'null') as { email: string; token: string } | null
  assert.deepEqual([stored?.email, /^Bearer [\w-]{43}$/.test(stored?.token ?? '')], [email, true])

  const link = await mailedLink(page, /register-confirmation#token=[\w-]{43}/)
  await page.goto(`/login`)
  await page.goto(`/${link}`)
  await ready(page)
  await page.getByLabel('Password').fill('wrong1234')
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.getByText('This is not the password').waitFor()
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Your email is confirmed').waitFor()
  await page.getByText('No order was placed with this email').waitFor()
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  assert.equal(await page.evaluate(() => localStorage.getItem('user')), null)
})

/** The link of the mail that was sent last to this address. */
async function mailedLink(page: Page, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const found = pattern.exec(await (await page.request.get('/dev/mail')).text())?.[0]
    if (found !== undefined) return found
    await page.waitForTimeout(250)
  }
  throw new Error(`no mail with ${pattern}`)
}

test('a customer finds the orders of their own address: those they paid, and a word on others', async ({ page }) => {
  const email = fresh('owner')
  const order = (address: string) =>
    page.request.post('/api/orders/niw-diy', {
      data: { userData: { email: address }, userProfession: { pilot: true }, userEmployment: { employee: true }, userAddons: {} },
    })
  const { reference, paymentUrl } = (await (await order(email)).json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/ordered|payment-return|orders/)
  await page.goto(`/orders/${reference}`)
  await page.locator('[data-testid=order-state]:not([data-state=placed])').waitFor({ timeout: 20_000 })
  await order(email)
  await order(fresh('other'))
  await page.request.post('/users', { data: { email, password: PASSWORD } })
  await page.goto(`/${await mailedLink(page, /register-confirmation#token=[\w-]{43}/)}`)
  await ready(page)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await page.waitForURL('**/dashboard')
  const orders = page.locator('#orders')
  await orders.getByText('Waiting for payment').waitFor()
  assert.equal(await orders.getByRole('listitem').count(), 2)
  await orders.getByRole('link', { name: 'Order it again' }).waitFor()
  await orders.getByRole('link', { name: /^NIW DIY/ }).click()
  await page.waitForURL(`**/orders/${reference}`)
})

test('a consultant saves a profile that is there afterwards', async ({ page, baseUrl }) => {
  const email = await accountWith(page, baseUrl, 'consultant')
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
  const links = page.locator('form#links-info')
  await links.getByLabel('LinkedIn').fill('linkedin.com/in/x')
  await links.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Failed to update data').waitFor()
  await links.getByText('Enter an address that starts with http').waitFor()
  await links.getByLabel('LinkedIn').fill('https://linkedin.com/in/x')
  await links.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Links information Saved').waitFor()
  const cards = page.locator('form#problem-cards')
  await cards.getByRole('button', { name: 'Add: card' }).click()
  await cards.getByLabel('Question').fill('Which evidence do I need?')
  await cards.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Problem cards saved').waitFor()
  await page.reload()
  await ready(page)
  await cards.getByLabel('Question').waitFor()
  assert.equal(await cards.getByLabel('Question').inputValue(), 'Which evidence do I need?')
  assert.equal(await links.getByLabel('LinkedIn').inputValue(), 'https://linkedin.com/in/x')
})

test('an ended token clears the stored user and asks to sign in', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ id: 'x', email: 'old@mail.com', role: 'customer', firstName: '', lastName: '', token: `Bearer ${'x'.repeat(43)}` })))
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Sign in to see your account' }).waitFor()
  assert.equal(await page.evaluate(() => localStorage.getItem('user')), null)
})

test('an operator finds an order and sends its first draft', async ({ page, baseUrl }) => {
  const customer = fresh('buyer')
  const placed = await page.request.post('/api/orders/selfpetition-ai', {
    data: { userData: { email: customer }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 1 } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2|payment-return|orders/)

  const email = await accountWith(page, baseUrl, 'operator')
  await signIn(page, email)
  await page.waitForURL('**/console')
  await page.goto('/console/orders')
  await page.getByLabel('Email or reference, or a part of it').fill(customer)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name: customer }).click()
  await page.waitForURL(`**/console/orders/${reference}`)
  await releaseDraft(page, reference, 'Choose the options you want')
  await page.getByText('Choose the options you want').waitFor()
  for (const part of ['Due next', 'Leads', 'Input forms', 'Emails', 'Payment events', 'Promo codes', 'Accounts', 'Before going live']) {
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: part }).click()
    await page.locator('main li, main .card').first().waitFor()
  }
})

test('a consultant is booked by who paid for a consultation', async ({ page, baseUrl }) => {
  const consultant = await accountWith(page, baseUrl, 'consultant')
  await signIn(page, consultant)
  await page.waitForURL('**/dashboard')
  const showing = page.locator('#showing')
  await showing.getByRole('button', { name: 'Show my profile' }).click()
  await showing.getByText('Please fill in and save first: Name, Bio, Booking and payment').waitFor()
  const fill = async (form: string, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.locator(`form#${form}`).getByLabel(label).fill(value)
    await page.locator(`form#${form}`).getByRole('button', { name: 'Save' }).click()
  }
  await fill('name-info', { 'First name': 'Grace', 'Last name': 'Sample', 'About you': 'Sample person for a test' })
  await page.getByText('Name information Saved').waitFor()
  await fill('booking-payment', { 'Address where a time': 'https://example.com/book' })
  await page.getByText('Payment/Booking information Saved').waitFor()
  await showing.getByRole('button', { name: 'Show my profile' }).click()
  await showing.getByText('An operator looks at your profile').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await signIn(page, await accountWith(page, baseUrl, 'operator'))
  await page.waitForURL('**/console')
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Consultants' }).click()
  const row = page.getByRole('listitem').filter({ hasText: consultant })
  await row.getByText('What customers see').click()
  await row.getByText('Sample person for a test').waitFor()
  await row.getByRole('button', { name: 'Approve' }).click()
  await row.getByText('Shown to customers').waitFor()

  const placed = await page.request.post('/api/orders/selfpetition-ai', {
    data: { userData: { email: fresh('buyer') }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0, consultation: true } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(`/orders/${reference}`)
  assert.equal(await page.getByRole('heading', { name: 'Your consultation' }).count(), 0)
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2|payment-return|orders/)
  await page.goto(`/orders/${reference}`)
  const booking = page.getByRole('article', { name: 'Grace Sample' }).getByRole('link', { name: /Book a time/ })
  assert.equal(await booking.getAttribute('href'), 'https://example.com/book')
})

test('an operator gives a role that ends the old session', async ({ page, baseUrl }) => {
  const customer = await accountWith(page, baseUrl, 'customer')
  await signIn(page, customer)
  await page.waitForURL('**/dashboard')
  const oldUser = await page.evaluate(() => localStorage.getItem('user'))
  // As on another device: the session stays open. Elsewhere, as the dashboard itself looks after an ended one.
  await page.goto('/faq')
  await page.evaluate(() => localStorage.removeItem('user'))
  const operator = await accountWith(page, baseUrl, 'operator')
  await signIn(page, operator)
  await page.waitForURL('**/console')
  await page.goto(`/console/accounts?search=${customer}`)
  await page.getByRole('button', { name: `Change ${customer}` }).click()
  await page.getByRole('checkbox', { name: /^Consultant/ }).check()
  await page.getByRole('button', { name: 'Give consultant' }).click()
  await page.getByText('The roles are changed').waitFor()
  // The list is read anew.
  await page
    .getByRole('listitem')
    .filter({ hasText: customer })
    .locator('span')
    .filter({ hasText: /^Consultant$/ })
    .waitFor()
  await page.getByRole('button', { name: `Change ${customer}` }).click()
  await page.getByText('role changed from customer to consultant').waitFor()
  await page.goto(`/console/accounts?search=${operator}`)
  await page.getByText('You', { exact: true }).waitFor()
  assert.equal(await page.getByRole('button', { name: /^Change/ }).count(), 0)
  await page.evaluate((user) => localStorage.setItem('user', user!), oldUser)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Sign in to see your account' }).waitFor()
})

test('the console opens for operators only', async ({ page, baseUrl }) => {
  await page.goto('/console')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  const email = await accountWith(page, baseUrl, 'consultant')
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
  await page.goto('/console')
  await page.getByRole('heading', { name: 'This account is not an operator’s' }).waitFor()
})

test('an answer that breaks off signs nobody out', async ({ page, baseUrl }) => {
  const email = await accountWith(page, baseUrl, 'consultant')
  await signIn(page, email)
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/users')
  await page.route('**/users', (route) => route.fulfill({ contentType: 'application/json', body: '{"email":"' }))
  await page.reload()
  await asked
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await page.goto('/console')
  await page.getByRole('heading', { name: 'This account is not an operator’s' }).waitFor()
})
