/** A page carries the styles that it needs itself; those of all pages, which come with the scripts, change nothing on it. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './journey.ts'

test.use({ readOnly: true })

const PATHS = [
  '/',
  '/prices',
  '/niw-diy',
  '/ai',
  '/ai-samples',
  '/rfe',
  '/faq',
  '/contact',
  '/pilot-sample',
  '/proposed-endeavor-generator',
  '/checkout-niw-diy?profession=pilot',
  '/checkout-selfpetition-ai',
  '/checkout-rfe-response',
  '/aiform1',
  '/blog/',
  '/blog/visa-bulletin-for-niw-filers',
  '/not-found',
  '/signin',
]

/** The page has styles of its own, and most of what its scripts draw needs no others. */
test('the page answers where the styles of all pages are missing', async ({ page, baseUrl }) => {
  await page.route('**/assets/app-*.css', (route) => route.abort())
  await page.goto(`${baseUrl}/contact`)
  await page.waitForSelector('html[data-ready]')
})

test('what lies below the window is left out until the page stands', async ({ page, baseUrl }) => {
  const lastSection = () => page.locator('main section').last().evaluate((section) => getComputedStyle(section).contentVisibility)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const section = [...document.querySelectorAll('main section')].at(-1)
      Object.assign(window, { atFirst: section && getComputedStyle(section).contentVisibility })
    })
  })
  const atFirst = () => page.evaluate(() => (window as unknown as { atFirst: string }).atFirst)
  const visits: [string, string, () => Promise<unknown>][] = [
    ['opened', 'auto', () => page.goto(`${baseUrl}/ai`)],
    ['read once more', 'visible', () => page.reload()],
    ['opened at a fragment', 'visible', () => page.goto(`${baseUrl}/rfe#free-evaluation`)],
  ]
  for (const [visit, expected, make] of visits) {
    await make()
    assert.equal(await atFirst(), expected, visit)
    await page.waitForSelector('html[data-ready]')
    assert.equal(await lastSection(), 'visible', visit)
  }
})

/** How each element and what stands before and after it are drawn: a line for each. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(script)')].flatMap((element) =>
      [null, '::before', '::after', '::placeholder'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo !== null && (style.content === 'none' || (pseudo === '::placeholder' && !element.hasAttribute('placeholder')))) return []
        const name = `${element.tagName.toLowerCase()}${pseudo ?? ''} ${element.getAttribute('class') ?? ''}`
        return [`${name} { ${style.cssText} }`]
      }),
    ),
  )
}

test('the page looks the same with the styles of all pages', async ({ page, baseUrl }) => {
  const browser = page.context().browser()
  assert.ok(browser !== null)
  for (const width of [375, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false, reducedMotion: 'reduce' })
    const still = await context.newPage()
    for (const path of PATHS) {
      await still.goto(baseUrl + path)
      const before = await drawn(still)
      await still.evaluate(() => {
        const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'] ?? ''
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
      })
      // No event tells of it where scripts are off.
      for (const end = Date.now() + 5_000; (await still.evaluate(() => document.styleSheets.length)) < 2; ) assert.ok(Date.now() < end, `${path}: no styles of all pages`)
      const after = await drawn(still)
      const changed = after.filter((line, index) => line !== before[index])
      assert.deepEqual(changed.slice(0, 3), [], `${path} at ${width}`)
      assert.ok(before.length > 10, path)
    }
    await context.close()
  }
})
