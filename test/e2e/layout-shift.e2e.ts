/** Nothing on a page moves by itself: not when the fonts arrive, not when the scripts start. */
import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { test } from './journey.ts'

test.use({ readOnly: true })

const PATHS = [
  '/',
  '/prices',
  '/select-product',
  '/niw-diy',
  '/ai',
  '/ai-samples',
  '/sample-petition',
  '/sample-petition/prong-1',
  '/rfe',
  '/faq',
  '/blog',
  '/blog/niw-filing-mechanics-and-fees',
  '/contact',
  '/es',
  '/pilot-sample',
  '/proposed-endeavor-generator',
  '/selected-proposed-endeavor',
  '/checkout-niw-diy',
  '/checkout-selfpetition-ai',
  '/checkout-rfe-response',
  '/aiform1',
  '/orders',
]

type Shift = { value: number; what: string }

/** The shifts of a page in a browser that has none of its files yet. */
async function shiftsOf(page: Page, url: string, width: number, fontDelayMs: number): Promise<Shift[]> {
  const browser = page.context().browser()
  assert.ok(browser !== null)
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 823 : 900 } })
  try {
    const fresh = await context.newPage()
    await fresh.addInitScript(() => {
      const seen: Shift[] = []
      Object.assign(window, { shiftsSeen: seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
          const node = entry.sources[0]?.node
          const element = node instanceof Element ? node : node?.parentElement
          seen.push({ value: entry.value, what: element?.outerHTML.slice(0, 120) ?? 'unknown' })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    if (fontDelayMs > 0) {
      await fresh.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, fontDelayMs))
        await route.continue()
      })
    }
    await fresh.goto(url)
    await fresh.waitForSelector('html[data-ready]')
    await fresh.evaluate(() => document.fonts.ready)
    await fresh.waitForTimeout(400)
    return await fresh.evaluate(() => (window as unknown as { shiftsSeen: Shift[] }).shiftsSeen)
  } finally {
    await context.close()
  }
}

/** A busy machine, or a server that has just started, brings a font late now and then: a page that moves each time has a fault. */
const CHANCES = 2

async function faultsOf(page: Page, baseUrl: string, paths: readonly string[], fontDelayMs: number, most: number): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    for (const width of [412, 1440]) {
      let fault: string | null = null
      for (let chance = 0; chance < CHANCES && (chance === 0 || fault !== null); chance++) {
        const shifts = await shiftsOf(page, baseUrl + path, width, fontDelayMs)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        fault = sum < most ? null : `${path} at ${width} px: ${sum.toFixed(3)} by ${shifts.toSorted((a, b) => b.value - a.value)[0]?.what}`
      }
      if (fault !== null) faults.push(fault)
    }
  }
  return faults
}

test('no page moves while it loads', async ({ page, baseUrl }) => {
  assert.deepEqual(await faultsOf(page, baseUrl, PATHS, 0, 0.01), [])
})

/** Letters differ a little from font to font: now and then a line breaks elsewhere. */
test('a late font hardly moves a page', async ({ page, baseUrl }) => {
  assert.deepEqual(await faultsOf(page, baseUrl, ['/', '/proposed-endeavor-generator', '/prices', '/ai', '/blog/niw-filing-mechanics-and-fees', '/blog/what-an-niw-petition-tests'], 700, 0.03), [])
})
