// `npm test`: types, lint, unit and integration tests, then the browser journeys on the built application.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuild, ensureDependencies, fail, productNode, ROOT, say } from './prepare.mjs'

ensureDependencies()
const node = productNode()
const bin = (path) => join(ROOT, 'node_modules', path)

const steps = [
  ['Route types', [bin('@react-router/dev/bin.cjs'), 'typegen']],
  ['Types', [bin('typescript/bin/tsc'), '--noEmit', '-p', '.']],
  ['Lint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '.']],
  ['Unit and integration tests', [bin('vitest/vitest.mjs'), 'run']],
  ['Browser tests', [bin('@playwright/test/cli.js'), 'test']],
]

const only = process.argv[2]
let failed = 0
let passed = 0
const start = Date.now()
for (const [name, args] of steps) {
  if (only !== undefined && !name.toLowerCase().includes(only.toLowerCase())) continue
  if (name === 'Browser tests') {
    ensureBuild()
    process.env.CHROMIUM_PATH = (await ensureBrowser()) ?? fail('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  }
  say(`${name} …`)
  const began = Date.now()
  const result = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit' })
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  if (result.status === 0) {
    passed += 1
    say(`${name}: passed in ${seconds} s`)
  } else {
    failed += 1
    console.error(`✗ ${name}: failed after ${seconds} s`)
  }
}
say(`All of it took ${((Date.now() - start) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
