import assert from 'node:assert/strict'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { accountWith, PASSWORD, signIn } from './operator-account.ts'

const STEP_MS = 30_000
const codeOf = (secret: string, ms = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms })

export async function anOperatorTurnsTwoStepSignInOnAndSignsInWithIt(page: Page, baseUrl: string) {
  const email = await accountWith(page, baseUrl, 'operator')
  await signIn(page, email)
  await page.waitForURL('**/console')
  await page.getByRole('complementary', { name: 'Two-step sign-in' }).getByRole('link', { name: 'Turn on two-step sign-in' }).click()
  await page.waitForURL('**/dashboard#two-step')
  const card = page.locator('#two-step')
  await card.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await card.getByLabel('Password').fill('wrong1234')
  await page.keyboard.press('Enter')
  await card.getByText('This is not your password').waitFor()
  await card.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await card.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const secret = (await card.locator('[data-secret]').innerText()).replaceAll(/\s/g, '')
  await card.getByLabel('Code of your app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const listed = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await listed.first().waitFor()
  const codes = await listed.allInnerTexts()
  assert.equal(codes.length, 10)
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  assert.equal((await saving).suggestedFilename(), 'recovery-codes.txt')
  await card.getByLabel(/^I have put the codes/).check()
  await card.getByRole('button', { name: 'Done' }).click()
  await card.getByText('10 of your recovery codes are left').waitFor()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await signIn(page, email)
  const field = page.getByLabel('Code of your app')
  await field.waitFor()
  assert.equal(await field.getAttribute('autocomplete'), 'one-time-code')
  assert.equal(await page.evaluate(() => localStorage.getItem('user')), null)
  await page.keyboard.type('000 000')
  await page.keyboard.press('Enter')
  await page.getByText('This code is wrong, over, or was used already').waitFor()
  await field.fill(` ${codeOf(secret, STEP_MS).replace(/(...)$/, ' $1')} `)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/console')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  assert.equal(await page.getByRole('complementary', { name: 'Two-step sign-in' }).count(), 0)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
}
