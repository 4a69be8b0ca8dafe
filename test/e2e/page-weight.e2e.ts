/** What a page sends as script, counted from the built files (all that it asks for by itself, compressed), and how large its document is. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { PAGES } from '../../content/pages.ts'
import { READING_PAGES } from '../../content/reading-pages.ts'
import { test } from './journey.ts'

test.use({ readOnly: true })

/** The goal for a page that is read. */
const MOST_SCRIPT_BYTES = 75 * 1024
/** What was reached where a form or a tool is the page. */
const MOST_SCRIPT_BYTES_OF: Record<string, number> = {
  '/': 77_000,
  '/ai': 77_000,
  '/proposed-endeavor-generator': 97_000,
  '/selected-proposed-endeavor': 79_500,
  '/pre-filing-check': 80_500,
  '/checkout-niw-diy': 87_000,
  '/checkout-selfpetition-ai': 88_000,
  '/checkout-rfe-response': 88_500,
  '/aiform1': 92_000,
  '/aiform2': 92_500,
  '/dashboard': 88_000,
}

function sentBytes(script: string): number {
  const file = `build/client${script}`
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** Every script that a page may ever load by itself: its own, those of its islands, and what they import. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>()
  const add = (script: string) => {
    if (found.has(script)) return
    found.add(script)
    for (const [, name = ''] of readFileSync(`build/client${script}`, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) add(`/assets/${name}`)
  }
  for (const [, script = ''] of html.matchAll(/ (?:src|component-url|renderer-url)="(\/assets\/[^"]+\.js)"/g)) add(script)
  return [...found]
}

test('no page sends more script than its budget', async ({ page, baseUrl }) => {
  const over: string[] = []
  for (const { path } of [...PAGES, ...READING_PAGES]) {
    const scripts = scriptsOf(await (await page.request.get(baseUrl + path)).text())
    assert.ok(scripts.length > 0, path)
    const bytes = scripts.reduce((sum, script) => sum + sentBytes(script), 0)
    if (bytes > (MOST_SCRIPT_BYTES_OF[path] ?? MOST_SCRIPT_BYTES)) over.push(`${path}: ${bytes} bytes`)
  }
  assert.deepEqual(over, [])
})

/** What was reached, headers included, with room for a run's own dates and keys, which compress to some ten bytes more or fewer: a page carries the sheet of its components (decision 8). */
const MOST_PAGE_BYTES = 22_900
const MOST_MIDDLE_PAGE_BYTES = 16_600

test('no document is larger than its budget', async ({ page, baseUrl }) => {
  const open = [...PAGES, ...READING_PAGES].filter(({ index, cached }) => index && cached)
  const sizes = new Map<string, number>()
  for (const { path } of open) {
    const ask = () => page.request.get(baseUrl + path, { headers: { 'accept-encoding': 'br' } })
    for (let answer = await ask(); ; answer = await ask()) {
      const head = answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
      // Only a kept page says how long it is.
      if ('etag' in answer.headers()) {
        sizes.set(path, head + Number(answer.headers()['content-length']))
        break
      }
      await page.waitForTimeout(50)
    }
  }
  const large = [...sizes].filter(([, size]) => size > MOST_PAGE_BYTES)
  assert.deepEqual(large, [])
  const middle = [...sizes.values()].sort((one, other) => one - other)[Math.floor(sizes.size / 2)] ?? 0
  assert.ok(middle <= MOST_MIDDLE_PAGE_BYTES, `the page in the middle has ${middle} bytes`)
})

/** What was reached at 375 pixels, with room for a line or two: long lists are folded there, and comparisons stand open in one place. */
const LONGEST_ON_A_PHONE: Record<string, number> = {
  '/': 10_800,
  '/ai': 12_600,
  '/niw-diy': 8_600,
  '/prices': 7_900,
  '/select-product': 5_300,
  '/software-engineer-it-sample': 10_200,
  '/blog/': 7_100,
}

test('no page that sells is longer on a phone than its budget, and what is folded opens without scripts', async ({ browser, baseUrl }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, javaScriptEnabled: false })
  const page = await context.newPage()
  const long: string[] = []
  for (const [path, most] of Object.entries(LONGEST_ON_A_PHONE)) {
    await page.goto(baseUrl + path)
    const height = await page.locator('body').evaluate((body) => body.scrollHeight)
    if (height > most) long.push(`${path}: ${height} px`)
  }
  assert.deepEqual(long, [])
  await page.goto(`${baseUrl}/niw-diy`)
  const last = page.getByText('Lifetime access to the chat community')
  assert.equal(await last.isVisible(), false)
  await page.getByText(/Show all \d+ documents/).click()
  await last.waitFor()
  await context.close()
})

test('the built pages import nothing that an installation without its tools lacks', async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const files = globSync('build/server/**/*.mjs')
  assert.ok(files.length > 10)
  const packages = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^'"\n]*?["']([@a-z][^"']*)["'];?$/gm)].map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  )
  assert.deepEqual(
    [...new Set(packages)].filter((name) => !name.startsWith('node:') && dependencies[name] === undefined),
    [],
  )
})
