/** The long proofs: whole in `npm run test:soak`, and in `npm test` where an input of theirs has changed since they last passed there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './inputs.ts'

const ROOT = join(import.meta.dirname, '../..')
export const STAMPS = join(import.meta.dirname, 'stamps.json')

/** Skipped while nothing they stand on has changed. */
export const LONG = [
  'adapters/db/open-database.test.ts',
  'adapters/documents/assemble-package.test.ts',
  'adapters/documents/package-maker.test.ts',
  'adapters/documents/page-counts.test.ts',
  'adapters/documents/render-document.test.ts',
  'adapters/pdf/read-pdf.test.ts',
  'adapters/pdf/read-resume-files.test.ts',
  'content/areas/composer.test.ts',
  'content/documents/overlap.test.ts',
  'content/samples/all-samples.test.ts',
  'domain/documents/package-plan.test.ts',
  'domain/rfe/read-notice.test.ts',
  'test/bait.test.ts',
  'test/integration/database-restart.test.ts',
  'test/integration/dev-mode.test.ts',
  'test/integration/rfe-letter-pdfs.test.ts',
  'test/integration/uploads-under-stress.test.ts',
  'test/postgres/two-processes.test.ts',
] as const

/** Run with less of the same while nothing they stand on has changed (`provesWhole`). */
export const SHORTENED = ['test/integration/checkout/money-faults.test.ts', 'test/integration/generator-hostile.test.ts'] as const

/** Browser journeys under the title `soak`, by the folders that decide what they see. */
export const JOURNEYS = ['test/e2e', 'app', 'content', 'public', 'server', 'domain/pricing', 'astro.config.ts']
export const JOURNEYS_NAME = 'journeys'

export const SUITES: Record<string, readonly string[]> = {
  ...Object.fromEntries([...LONG, ...SHORTENED].map((file) => [file, [file]])),
  [JOURNEYS_NAME]: JOURNEYS,
}

export const fingerprint = (suite: string): string => fingerprintOf(ROOT, SUITES[suite] ?? [])

/** Suites whose inputs are those with which they last passed as a whole. */
export function unchangedSuites(): string[] {
  const stamps = JSON.parse(readFileSync(STAMPS, 'utf8')) as Record<string, string>
  return Object.keys(SUITES).filter((suite) => stamps[suite] !== undefined && stamps[suite] === fingerprint(suite))
}

/** Set by `npm test`: without it whatever is asked for runs whole. */
export const skipsUnchanged = (): boolean => process.env['SKIP_UNCHANGED'] === '1'
