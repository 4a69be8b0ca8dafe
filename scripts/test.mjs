// `npm test`: types, lint, unit and integration tests, the same on PostgreSQL where it is installed, then the browser
// journeys on the built application. The long proofs (test/soak/suites.ts) are among them where something they stand on has
// changed since they last passed. `npm run test:soak`: all of it whole; what passed is noted in test/soak/stamps.json.
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

const VITEST = [bin('vitest/vitest.mjs'), 'run', '--passWithNoTests', '--reporter=default', '--reporter=json']
const UNITS_REPORT = '.cache/tests-report.json'
const JOURNEYS_REPORT = '.cache/e2e-report.json'
const JOURNEYS_NAME = 'Browser tests'
/** Each with what the long proofs are noted from once it has run, and whether only where all of it passed; `asked`: run by its name or with the long proofs. */
const steps = [
  { name: 'Types', args: [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'] },
  { name: 'Types of pages', args: [join(ROOT, 'scripts/check-astro-pages.mjs')] },
  { name: 'Lint', args: [bin('oxlint/bin/oxlint'), '--deny-warnings', '.'] },
  { name: 'Lint: format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'], asked: true },
  { name: 'Unit and integration tests', args: [...VITEST, `--outputFile=${UNITS_REPORT}`, '--project', 'unit', '--project', 'integration'], noted: UNITS_REPORT },
  { name: 'PostgreSQL tests', args: [...VITEST, '--outputFile=.cache/postgres-report.json', '--project', 'postgres'], notedWhole: 'postgres' },
  { name: JOURNEYS_NAME, args: [bin('@playwright/test/cli.js'), 'test'], noted: JOURNEYS_REPORT },
]

let failed = 0
let passed = 0
const start = Date.now()
for (const { name, args, noted, notedWhole, asked } of steps) {
  if (asked === true && only === undefined && !soak) continue
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
  } else {
    failed += 1
    console.error(`✗ ${name}: failed after ${seconds} s`)
  }
  const note = noted ?? (result.status === 0 ? notedWhole : undefined)
  if (soak && note !== undefined) spawnSync(node, [join(ROOT, 'test/soak/stamp.ts'), note], { cwd: ROOT, stdio: 'inherit' })
}
say(`All of it took ${((Date.now() - start) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
