/** What journeys need from the operator: an account with a role, and signing in. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const ROOT = join(import.meta.dirname, '../..')
export const PASSWORD = 'secret123'

const fresh = (name: string) => `${name}${Date.now()}@mail.com`

/** Gives a role with the operator's command and chooses the password on the page it prints; ends on the sign-in page. */
export async function accountWith(page: Page, baseUrl: string, role: string): Promise<string> {
  const email = fresh(role)
  const printed = execFileSync(process.execPath, ['build/programs/operator.mjs', email, '--role', role], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PORT: new URL(baseUrl).port, DATA_DIR: process.env['E2E_DATA_DIR'] },
  })
  await page.goto(/^http.*$/m.exec(printed)![0])
  await page.waitForSelector('html[data-ready]')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('The same password again').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  return email
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.waitForSelector('html[data-ready]')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Releases a first draft with one file, on the console's page of an order. */
export async function releaseDraft(page: Page, reference: string, line: string): Promise<void> {
  await page.goto(`/console/orders/${reference}`)
  const draft = page.getByRole('listitem', { name: 'First draft' })
  await draft.getByText('Actions', { exact: true }).click()
  await draft.getByLabel('Files').setInputFiles({ name: 'First draft.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a first draft') })
  await draft.getByRole('list', { name: 'Files that lie ready' }).getByText('First draft.pdf').first().waitFor()
  await draft.getByLabel('Words to the customer').fill(line)
  await draft.getByRole('button', { name: 'Release to the customer' }).click()
  await page.getByText('Released; the customer is told').waitFor()
  await draft.getByText('not opened yet').waitFor()
}
