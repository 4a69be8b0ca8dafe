/** A paid NIW DIY order, seen by its customer: the page shows the package by itself, and its links never lead nowhere. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { test } from './journey.ts'

test('a paid package appears on the order page and opens', async ({ page, baseUrl }) => {
  const placed = await page.request.post(`${baseUrl}/api/orders/niw-diy`, {
    headers: { origin: baseUrl },
    data: { userData: { email: 'package@mail.com' }, userProfession: { softwareEngineer: true }, userEmployment: { employee: true } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL('**/ordered?order=*')

  // Nothing is pressed: the page looks again until the package is there.
  await page.goto(`${baseUrl}/orders/${reference}`)
  const link = page.getByTestId('package-link')
  await link.waitFor({ timeout: 90_000 })
  await page.locator('[data-testid=order-state][data-state=delivered]').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  assert.match(download.suggestedFilename(), new RegExp(`^NIW-DIY-package-${reference.slice(0, 7)}-\\d{4}-\\d{2}-\\d{2}\\.zip$`))
  const entries = Object.keys(unzipSync(readFileSync(await download.path())))
  assert.ok(entries.includes('01 Start here/00 What is inside.pdf'))
  assert.ok(entries.includes('03 Case builders/03 Case Builder - Software engineer.docx'))

  // The mail carries a link of its own that opens the same package.
  const mails = await page.request.get(`${baseUrl}/dev/mail`)
  assert.match(await mails.text(), /Your package is ready/)

  // A changed link opens nothing.
  const href = (await link.getAttribute('href')) ?? ''
  const forged = await page.request.get(href.replace(/until=\d+/, 'until=1'), { maxRedirects: 0 })
  assert.equal(forged.status(), 404)
})
