/**
 * `node test/soak/stamp.ts <report.json>…`: notes the long proofs of which every test passed, by the reports of vitest and
 * Playwright, with what they stand on now. `node test/soak/stamp.ts postgres` notes a suite that is no file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { nothingRead } from './inputs.ts'
import { fingerprint, isSuite, STAMPS } from './suites.ts'

type VitestReport = { testResults: { name: string; status: string }[] }
type Spec = { ok: boolean; tests: { status: string }[] }
type Suite = { file: string; specs: Spec[]; suites?: Suite[] }
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[] }

const ROOT = join(import.meta.dirname, '../..')

const specsOf = (suite: Suite): Spec[] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
const passedWhole = (suite: Suite) => specsOf(suite).every(({ ok, tests }) => ok && tests.every(({ status }) => status === 'expected'))

function passedIn(path: string): string[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
  if ('testResults' in report) {
    const failed = new Set(report.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name))
    return report.testResults.filter(({ name }) => !failed.has(name)).map(({ name }) => relative(ROOT, name))
  }
  return report.suites.filter(passedWhole).map(({ file }) => relative(ROOT, resolve(report.config.rootDir, file)))
}

const passed = process.argv.slice(2).flatMap((given) => (given.endsWith('.json') ? passedIn(given) : [given]))
const known = JSON.parse(readFileSync(STAMPS, 'utf8')) as Record<string, string>
const read = nothingRead()
const stamps = { ...known, ...Object.fromEntries(passed.filter(isSuite).map((suite) => [suite, fingerprint(suite, read)])) }
const sorted = Object.entries(stamps)
  .filter(([suite]) => isSuite(suite))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(STAMPS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
