/** The test of a browser journey: a page on a built product with the settings it wants, and no complaint in its console. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Locator, type Page } from '@playwright/test'
import { endProduct, startInstalled, type RunningProduct } from './start-product.ts'

/** Settings of the environment for the product of a journey. */
type Settings = Record<string, string>

type Given = {
  settings: Settings
  /** The journeys of the file only read, so that other files may ask the same product. */
  readOnly: boolean
  product: RunningProduct
  baseUrl: string
}

type Products = {
  /** The product of a file and its settings, so that no file meets the orders or limits of another; null is the one that is only read. */
  ask(file: string | null, settings: Settings): Promise<RunningProduct>
}

export const test = base.extend<Given, { products: Products }>({
  products: [
    async ({}, use) => {
      const running = new Map<string | null, RunningProduct>()
      async function ask(file: string | null, settings: Settings): Promise<RunningProduct> {
        const key = file === null ? null : `${file} ${JSON.stringify(settings)}`
        const known = running.get(key)
        if (known !== undefined) return known
        for (const [other, product] of [...running].filter(([other]) => other !== null && file !== null)) {
          running.delete(other)
          await endProduct(product)
        }
        const product = await startInstalled({ GENERATOR_LIMIT: '500', ...settings })
        running.set(key, product)
        return product
      }
      await use({ ask })
      for (const product of running.values()) await endProduct(product)
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  readOnly: [false, { option: true }],
  product: async ({ products, settings, readOnly }, use, info) => {
    const shared = readOnly && Object.keys(settings).length === 0
    const product = await products.ask(shared ? null : info.file, settings)
    // The operator's commands reach the product by its data folder.
    process.env['E2E_DATA_DIR'] = product.data
    await use(product)
    if (info.status !== info.expectedStatus) await info.attach('product', { body: product.output.join('').slice(-4000), contentType: 'text/plain' })
  },
  baseUrl: async ({ product }, use) => use(product.base),
  // With the address and the mailbox key of the product; a journey that asks for no page and no address has no product.
  context: async ({ browser, product }, use) => {
    const context = await browser.newContext({ baseURL: product.base })
    await context.addCookies([{ name: 'mailbox', value: readFileSync(join(product.data, 'mailbox.secret'), 'utf8'), url: `${product.base}/dev` }])
    await use(context)
    await context.close()
  },
  // Console errors and page errors fail the journey.
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // The browser itself reports an answer that is an error; journeys that provoke one say so.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
    await use(page)
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  },
})

/** Brings a part of a page into sight and waits until it answers: its scripts come when it is near. */
export async function answering(part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded()
  await part
    .page()
    .waitForFunction(
      (element) => element!.closest('astro-island[ssr]') === null && Number(document.documentElement.dataset['islands'] ?? 0) >= document.querySelectorAll('astro-island:not([ssr])').length,
      await part.elementHandle(),
    )
  return part
}

/** A picture of the whole page at the widths of a phone and a desk, where `E2E_SHOTS` names a folder for somebody who wants to look. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_SHOTS']
  if (folder === undefined) return
  const before = page.viewportSize()!
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize(before)
}
