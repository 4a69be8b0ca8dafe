/** A reference letter in the browser: the customer hands a private link on; its writer answers on a phone, reads the draft, and adopts it. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { shot, test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const PHONE = { width: 375, height: 800 }

/** What the writer knows; all of it is made up. The question on what comes next stays empty. */
const ANSWERS = [
  'I lead the home aides of the Four Counties Agency. The agency has never employed or paid the petitioner, and we are not related.',
  'Twelve of our aides have used the three tests of balance since March 2025, each week, with 31 clients.',
  'Before, an aide wrote “unsteady” on a sheet, and nobody read the sheet until the next visit of a nurse.',
  'In October 2025 the tests of one client grew worse within four days. The therapist changed the plan the same week, and the client did not fall.',
  'I read the result sheets of all 31 clients myself, every Friday.',
]

async function paidOrder(page: Page): Promise<string> {
  const placed = await page.request.post('/api/orders/selfpetition-ai', {
    data: { userData: { email: 'lena.sample@example.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 1 } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2|payment-return|orders/)
  return reference
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('a writer opens the private link on a phone, answers, reads the draft and adopts it with the keyboard', async ({ page, baseUrl, browser }) => {
  test.setTimeout(240_000)
  const reference = await paidOrder(page)
  await page.goto(`/orders/${reference}`)
  await ready(page)
  const card = page.locator('#letters')
  await shot(page, 'letters-none')
  await card.getByText('Add a writer').click()
  await card.getByLabel('Name of the writer').fill('Oren Whitlock')
  await card.getByLabel('Association, agency or public body').check()
  await card.getByLabel('Your full name').fill('Lena Marchetti Ruiz')
  await card.getByRole('button', { name: 'Add this writer' }).click()
  const link = card.getByLabel('Private link for Oren Whitlock')
  await link.waitFor()
  await card.getByText('Not started').waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await card.getByRole('button', { name: /^Copy the link/ }).click()
  await page.getByText('The link is copied.').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await link.inputValue())
  await shot(page, 'letters-named')

  const phone = await browser.newContext({ baseURL: baseUrl, viewport: PHONE })
  const writer = await phone.newPage()
  const address = new URL(await link.inputValue()).pathname
  await writer.goto(address)
  await ready(writer)
  await writer.getByRole('heading', { name: 'Your letter for Lena Marchetti Ruiz' }).waitFor()
  assert.equal(await fits(writer), true, 'the page of a writer fits a phone')
  // Nothing of the order is told to its writer.
  assert.doesNotMatch(await writer.content(), new RegExp(`${reference}|lena\\.sample`))
  await shot(writer, 'writer-empty')
  const questions = writer.locator('section', { hasText: 'Six questions that only you can answer' })
  const fields = questions.locator('textarea')
  assert.equal(await fields.count(), 6)

  // What is typed is kept without a press of a button.
  await fields.nth(0).fill(ANSWERS[0]!)
  await questions.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await writer.reload()
  await ready(writer)
  assert.equal(await fields.nth(0).inputValue(), ANSWERS[0])
  await questions.getByLabel('Your position and organization').fill('Head of home care, Four Counties Agency')
  for (const [place, text] of ANSWERS.entries()) await fields.nth(place).fill(text)
  await questions.getByRole('button', { name: 'Save the answers' }).click()
  const body = writer.getByTestId('letter-body')
  await body.getByText('every Friday').waitFor()
  for (const text of ANSWERS) await body.getByText(text, { exact: true }).waitFor()
  assert.equal(await fits(writer), true)
  await shot(writer, 'writer-draft')

  // Another name adopts nothing.
  const adoption = writer.locator('section', { hasText: 'Make it your letter' })
  await adoption.getByLabel('Your name').fill('Someone Else')
  await adoption.getByRole('checkbox').check()
  await adoption.getByRole('button', { name: 'Adopt this letter' }).click()
  await adoption.getByRole('alert').getByText('Please type your name as it stands under the letter.').waitFor()
  await shot(writer, 'writer-other-name')
  await adoption.getByLabel('Your name').fill('Oren Whitlock')
  await writer.keyboard.press('Tab')
  await writer.keyboard.press('Tab')
  await writer.keyboard.press('Enter')
  await writer.getByTestId('adopted').getByText('Adopted by Oren Whitlock').waitFor()
  assert.equal(await fits(writer), true)
  await shot(writer, 'writer-adopted')
  await writer.reload()
  await ready(writer)
  await writer.getByTestId('adopted').waitFor()
  assert.equal(await writer.locator('textarea').count(), 0)
  await phone.close()

  await page.reload()
  await ready(page)
  await page.getByTestId('writer').getByText('Adopted by the writer').waitFor()
  await page.setViewportSize(PHONE)
  assert.equal(await fits(page), true)
  await shot(page, 'letters-adopted')
})
