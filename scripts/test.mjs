// `npm test`: types, lint, unit and integration tests, then the browser journeys on the built application. The long proofs
// (test/soak/suites.ts) are among them where something they stand on has changed since they last passed.
// `npm run test:soak`: the long proofs alone, whole; what passed is noted in test/soak/stamps.json.
// A word after either runs only the steps whose name holds it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuild, ensureDependencies, fail, productNode, ROOT, say } from './prepare.mjs'

ensureDependencies()
const node = productNode()
const bin = (path) => join(ROOT, 'node_modules', path)
const soak = process.argv[2] === '--soak'
const only = process.argv[soak ? 3 : 2]

const VITEST = [bin('vitest/vitest.mjs'), 'run']
const JOURNEYS = [bin('@playwright/test/cli.js'), 'test']
const JOURNEYS_NAME = 'Browser tests'
const steps = soak
  ? [
      ['Long proofs', [...VITEST, ...longFiles()], 'files'],
      [JOURNEYS_NAME, [...JOURNEYS, '--grep', '@soak'], 'journeys'],
    ]
  : [
      ['Types', [bin('typescript/bin/tsc'), '--noEmit', '-p', '.']],
      ['Lint', [bin('oxlint/bin/oxlint'), '--deny-warnings', '.']],
      ['Unit and integration tests', VITEST],
      [JOURNEYS_NAME, JOURNEYS],
    ]

function longFiles() {
  const listed = spawnSync(node, [join(ROOT, 'test/soak/list.ts')], { cwd: ROOT, encoding: 'utf8' })
  return listed.status === 0 ? listed.stdout.trim().split('\n') : fail(listed.stderr)
}

let failed = 0
let passed = 0
const start = Date.now()
for (const [name, args, stamp] of steps) {
  if (only !== undefined && !name.toLowerCase().includes(only.toLowerCase())) continue
  if (name === JOURNEYS_NAME) {
    ensureBuild()
    process.env.CHROMIUM_PATH = (await ensureBrowser()) ?? fail('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
  }
  say(`${name} …`)
  const began = Date.now()
  const result = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SKIP_UNCHANGED: soak ? '' : '1' } })
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  if (result.status === 0) {
    passed += 1
    say(`${name}: passed in ${seconds} s`)
    if (stamp !== undefined) spawnSync(node, [join(ROOT, 'test/soak/stamp.ts'), stamp], { cwd: ROOT, stdio: 'inherit' })
  } else {
    failed += 1
    console.error(`✗ ${name}: failed after ${seconds} s`)
  }
}
say(`All of it took ${((Date.now() - start) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
