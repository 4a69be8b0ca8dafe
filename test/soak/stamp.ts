/** `node test/soak/stamp.ts files|journeys|<suite>…`: notes with which inputs they have just passed as a whole. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fingerprint, JOURNEYS_NAME, LONG, SHORTENED, STAMPS, SUITES } from './suites.ts'

const passed = process.argv.slice(2).flatMap((name) => (name === 'files' ? [...LONG, ...SHORTENED] : [name]))
for (const name of passed) if (!(name in SUITES)) throw new Error(`no long proof is called ${name}; there are ${JOURNEYS_NAME} and ${[...LONG, ...SHORTENED].join(', ')}`)
const known = JSON.parse(readFileSync(STAMPS, 'utf8')) as Record<string, string>
const stamps = { ...known, ...Object.fromEntries(passed.map((suite) => [suite, fingerprint(suite)])) }
const sorted = Object.entries(stamps).filter(([suite]) => suite in SUITES).toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(STAMPS, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
