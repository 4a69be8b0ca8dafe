/** What a page sends as script, counted from the built files: all that it asks for by itself, compressed. */
import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { factsIn } from '../../app/router/page-facts.ts'
import { PAGES } from '../../content/pages.ts'
import { READING_PAGES } from '../../content/reading-pages.ts'

/** The goal for any page is 100 kB; this is what was reached, with a little room for words. */
const MOST_SCRIPT_BYTES = 95_000

function sentBytes(script: string): number {
  const file = `build/client${script}`
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

export async function noPageSendsMoreScriptThanItsBudget(page: Page, baseUrl: string) {
  const over: string[] = []
  for (const { path } of [...PAGES, ...READING_PAGES]) {
    const facts = factsIn(await (await page.request.get(baseUrl + path)).text())
    assert.ok(facts !== null && facts.scripts.length > 2, path)
    const bytes = facts.scripts.reduce((sum, script) => sum + sentBytes(script), 0)
    if (bytes > MOST_SCRIPT_BYTES) over.push(`${path}: ${bytes} bytes`)
  }
  assert.deepEqual(over, [])
}
