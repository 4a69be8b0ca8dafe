/** What a page sends as script, counted from the built files (all that it asks for by itself, compressed), and how large its document is. */
import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { factsIn } from '../../app/router/page-facts.ts'
import { PAGES } from '../../content/pages.ts'
import { READING_PAGES } from '../../content/reading-pages.ts'
import { test } from './journey.ts'

test.use({ readOnly: true })

/** The goal for any page is 100 kB; this is what was reached, with a little room for words. */
const MOST_SCRIPT_BYTES = 95_000

function sentBytes(script: string): number {
  const file = `build/client${script}`
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

test('no page sends more script than its budget', async ({ page, baseUrl }) => {
  const over: string[] = []
  for (const { path } of [...PAGES, ...READING_PAGES]) {
    const facts = factsIn(await (await page.request.get(baseUrl + path)).text())
    assert.ok(facts !== null && facts.scripts.length > 2, path)
    const bytes = facts.scripts.reduce((sum, script) => sum + sentBytes(script), 0)
    if (bytes > MOST_SCRIPT_BYTES) over.push(`${path}: ${bytes} bytes`)
  }
  assert.deepEqual(over, [])
})

/** Ten packets: what a server may send before the browser has answered for the first time. */
const FIRST_ROUND_BYTES = 14_600
/** Four fifths of the pages: a few words more on one of them are no fault. */
const LEAST_SHARE_IN_FIRST_ROUND = 0.8
const MOST_PAGE_BYTES = 20_000

test('most pages fit into the first round of their connection', async ({ page, baseUrl }) => {
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
  const fitting = [...sizes.values()].filter((size) => size <= FIRST_ROUND_BYTES).length
  assert.ok(fitting >= sizes.size * LEAST_SHARE_IN_FIRST_ROUND, `${fitting} of ${sizes.size} pages fit`)
})
