/** What a visitor without scripts reads and can do. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { INTAKE_WORDS } from '../../content/intake.ts'
import { PAGES } from '../../content/pages.ts'
import { test } from './journey.ts'

test.use({ readOnly: true })

/** A page of a browser that runs no scripts. */
async function withoutScripts(page: Page, visit: (plain: Page) => Promise<void>): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  assert.ok(context !== undefined)
  try {
    await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

test('every page is read without scripts', async ({ page, baseUrl }) => {
  await withoutScripts(page, async (plain) => {
    const faults: string[] = []
    for (const { path } of PAGES) {
      await plain.goto(baseUrl + path)
      const text = await plain.locator('body').innerText()
      if (text.includes('––')) faults.push(`${path}: a clock without digits`)
      if (text.includes(INTAKE_WORDS.saved)) faults.push(`${path}: answers that nobody saves are said to be saved`)
      const mute = await plain
        .locator('main form')
        .evaluateAll(
          (forms) =>
            forms.filter(
              (form) =>
                form.getClientRects().length > 0 &&
                form.getAttribute('method') !== 'post' &&
                !form.matches('[method=get][action]') &&
                !/JavaScript|Go to the samples/.test(form.closest('main')?.innerText ?? ''),
            ).length,
        )
      if (mute > 0) faults.push(`${path}: a form that does not say what it needs`)
      const leaking = await plain.locator('form:not([method])').count()
      if (leaking > 0) faults.push(`${path}: a form that would put its fields into the address`)
    }
    assert.deepEqual(faults, [])
  })
})

test('a message is sent without scripts', async ({ page, baseUrl }) => {
  await withoutScripts(page, async (plain) => {
    await plain.goto(`${baseUrl}/contact`)
    await plain.getByRole('textbox', { name: 'Name' }).fill('Plain Visitor')
    await plain.getByRole('textbox', { name: 'Email' }).fill('plain@example.com')
    await plain.getByRole('textbox', { name: 'Message' }).fill('Do you answer without scripts?')
    await plain.getByRole('button', { name: 'SEND MESSAGE' }).click()
    await plain.waitForURL('**/contact#message-sent')
    await plain.locator('#message-sent').waitFor()
    assert.equal(await plain.locator('#message-not-sent').isVisible(), false)
  })
})

test('a chosen endeavor is read without scripts', async ({ page, baseUrl }) => {
  await withoutScripts(page, async (plain) => {
    await plain.goto(`${baseUrl}/selected-proposed-endeavor?title=A+title&option=An+option`)
    const words = await plain.locator('main').innerText()
    assert.ok(words.includes('An option'))
    assert.ok(words.includes('This endeavor may be central to your EB-2 NIW case'))
    assert.doesNotMatch(words, /JavaScript/)
    assert.equal(await plain.locator('main a[href="/ai-sample-toc.pdf"]').count(), 1)
    await plain.getByRole('link', { name: 'START ORDER' }).click()
    await plain.waitForURL('**/checkout-selfpetition-ai?title=A+title&option=An+option')
  })
})

test('the chooser answers without scripts', async ({ page, baseUrl }) => {
  await withoutScripts(page, async (plain) => {
    await plain.goto(`${baseUrl}/choose`)
    for (const group of await plain.locator('main fieldset').all()) await group.locator('input[type=radio]').first().check()
    await plain.locator('main form button[type=submit]').click()
    await plain.locator('#result').waitFor()
  })
})
