/** The console as its operators use it: every view, on a phone too, and work that reaches the customer and the site. */
import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accountWith, signIn } from './operator-account.ts'
import { test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const fresh = (name: string) => `${name}${Date.now()}@mail.com`

const RESUME = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 a resume').toString('base64')}`

async function paidOrder(page: Page, email: string): Promise<string> {
  const placed = await page.request.post('/api/orders/selfpetition-ai', {
    data: { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 1, consultation: true } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2|payment-return|orders/)
  return reference
}

/** A form that names no order and whose address has none. */
async function strayForm(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/intake-applications', {
    data: {
      userBackground: { email, profession: 'Nurse', company: 'Example Clinic', linkedin: '' },
      userProposedEndeavor: {},
      userProng2Education: {},
      userProng2Demand: {},
      userProng3: {},
      userResumeName: 'cv.pdf',
      userResume: RESUME,
    },
  })
  assert.ok(answer.ok())
}

const ended = (page: Page) => page.locator('main[aria-busy="true"], main [role="status"]:text("Loading")').first().waitFor({ state: 'detached' })

async function faultsOf(page: Page, path: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${path}: ${id} at ${nodes
        .slice(0, 2)
        .map(({ target }) => target.join(' '))
        .join(' and ')}`,
  )
}

async function widthFault(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wider > 0) found.push(`${path} at ${width} px: ${wider} px too wide`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  return found
}

test('every view of the console can be used by everyone', async ({ page, baseUrl }) => {
  const email = fresh('everyone')
  const reference = await paidOrder(page, email)
  await strayForm(page, fresh('stray'))
  await page.request.post('/contact/apply', { data: { rfeEmail: email, rfeFile: RESUME, rfeFileName: 'notice.pdf' } })
  await accountWith(page, baseUrl, 'consultant')
  await signIn(page, await accountWith(page, baseUrl, 'operator'))
  await page.waitForURL('**/console')
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link')
  await links.first().waitFor()
  const views = await links.evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  assert.ok(views.length > 12)
  const faults: string[] = []
  for (const path of [...views, `/console/orders/${reference}`]) {
    await page.goto(path)
    await ready(page)
    await ended(page)
    await page.locator('main h1').waitFor()
    for (const summary of await page.locator('main details > summary').all()) await summary.click()
    const opener = page.locator('main li button[aria-expanded="false"]')
    if ((await opener.count()) > 0) await opener.first().click()
    faults.push(...(await faultsOf(page, path)), ...(await widthFault(page, path)))
    const inSight = await page.evaluate(() => {
      const here = document.querySelector('nav[aria-label="Console"] [aria-current]')!.getBoundingClientRect()
      return here.left >= 0 && here.right <= innerWidth
    })
    if (!inSight) faults.push(`${path}: its place in the navigation is out of sight`)
  }
  assert.deepEqual(faults, [])
})

test('the dashboard can be used by everyone', async ({ page, baseUrl }) => {
  const faults: string[] = []
  for (const role of ['customer', 'consultant']) {
    const email = await accountWith(page, baseUrl, role)
    await page.request.post('/api/orders/niw-diy', { data: { userData: { email }, userProfession: { pilot: true }, userEmployment: { employee: true }, userAddons: {} } })
    await signIn(page, email)
    await page.waitForURL('**/dashboard')
    await page.locator('#orders').getByRole('listitem').first().waitFor()
    if (role === 'consultant') {
      await page.locator('#problem-cards').getByRole('button', { name: /^Add/ }).click()
      await page.locator('#showing').getByRole('button').click()
      await page.locator('#showing').getByRole('alert').waitFor()
    }
    faults.push(...(await faultsOf(page, `/dashboard of a ${role}`)), ...(await widthFault(page, `/dashboard of a ${role}`)))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
  }
  assert.deepEqual(faults, [])
})

test('an operator attaches a form with the keyboard and takes it away again', async ({ page, baseUrl }) => {
  const reference = await paidOrder(page, fresh('work'))
  const stray = fresh('private')
  await strayForm(page, stray)
  await signIn(page, await accountWith(page, baseUrl, 'operator'))
  await page.waitForURL('**/console')
  await page.goto(`/console/intakes?search=${stray}`)
  const row = page.getByRole('listitem').filter({ hasText: stray })
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await row.getByLabel('Number of the order').focus()
  await page.keyboard.type(reference.toLowerCase())
  await page.keyboard.press('Tab')
  await page.keyboard.type('The customer told us by phone')
  await page.keyboard.press('Enter')
  await row.getByText(`becomes part of order ${reference}`).waitFor()
  await row.getByRole('button', { name: 'Yes, attach it' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The form is attached').waitFor()
  await page.getByText('Every input form has its order').waitFor()

  await page.goto(`/console/orders/${reference}`)
  await page.getByText('Example Clinic').waitFor()
  await page.getByText('attached: The customer told us by phone').waitFor()
  await page.getByRole('button', { name: 'cv.pdf' }).click()
  await page.getByRole('textbox', { name: 'New note' }).fill('Sent two questions')
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await page.getByText('Sent two questions').first().waitFor()
  await page.getByRole('heading', { name: 'Who opened the files' }).waitFor()
  await page.getByText('This form belongs to another order').click()
  await page
    .getByRole('form', { name: /^Take away the form of/ })
    .getByLabel('Reason')
    .fill('Another person')
  await page.getByRole('button', { name: 'Take it away from this order' }).click()
  await page.getByText('taken away: Another person').waitFor()
  assert.equal(await page.getByText('Example Clinic').count(), 0)
  await page.goto(`/orders/${reference}`)
  await page.getByText('The clock is paused').waitFor()
  assert.equal(await page.getByText(/attached|taken away/).count(), 0)
})

test('a review is on the site as soon as it is added', async ({ page, baseUrl }) => {
  const author = fresh('Reviewer')
  // The page is kept by the server before it changes.
  for (let visits = 0; visits < 2; visits++) await page.goto('/')
  await signIn(page, await accountWith(page, baseUrl, 'operator'))
  await page.waitForURL('**/console')
  await page.goto('/console/reviews')
  await page.getByText('Add a review').click()
  const form = page.getByRole('form', { name: 'New review' })
  await form.getByLabel('Who wrote it').fill(author)
  await form.getByLabel('When, as shown').fill('June 2026')
  await form.getByLabel('Where it comes from').fill('Written for a test')
  await form.getByLabel('Their words').fill('A sentence that was written for a test.')
  await form.getByRole('button', { name: 'Add the review' }).click()
  await page.getByText('The review is on the page').waitFor()
  for (const path of ['/', '/prices']) {
    const html = await (await page.request.get(path)).text()
    assert.ok(html.includes(author), path)
  }
  await page.getByRole('button', { name: `Hide the review of ${author}` }).click()
  await page.getByText('The review is off the page').waitFor()
  const html = await (await page.request.get('/')).text()
  assert.ok(!html.includes(author))
})
