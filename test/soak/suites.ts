/**
 * The long proofs: all of them in `npm run test:soak`, and in `npm test` those of which something they stand on has changed
 * since they last passed (but for those that take too long for it).
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, nothingRead } from './inputs.ts'

const ROOT = join(import.meta.dirname, '../..')
export const STAMPS = join(import.meta.dirname, 'stamps.json')

/** Whatever the built product is made of. */
const PRODUCT = ['adapters', 'api', 'app', 'content', 'domain', 'public', 'server', 'usecases', 'astro.config.ts', 'scripts/build.mjs']

/** Unit and integration tests, by what their file reaches. */
export const LONG = [
  'adapters/db/open-database.test.ts',
  'adapters/db/own-case-migration.test.ts',
  'adapters/db/roles-migration.test.ts',
  'adapters/documents/assemble-package.test.ts',
  'adapters/documents/package-maker.test.ts',
  'adapters/documents/page-counts.test.ts',
  'adapters/documents/page-fill.test.ts',
  'adapters/documents/public-documents.test.ts',
  'adapters/documents/render-document.test.ts',
  'adapters/documents/signatures.test.ts',
  'adapters/pdf/read-pdf.test.ts',
  'adapters/pdf/read-resume-files.test.ts',
  'adapters/pdf/read-returned-docx.test.ts',
  'adapters/work/work-pool.test.ts',
  'content/areas/carried.test.ts',
  'content/areas/compatibility.test.ts',
  'content/areas/composed-sets.test.ts',
  'content/areas/composer.test.ts',
  'content/areas/field-documents.test.ts',
  'content/areas/fields.test.ts',
  'content/areas/priorities.test.ts',
  'content/documents/overlap.test.ts',
  'content/petition/letter/argument.test.ts',
  'content/petition/letter/inferences.test.ts',
  'content/petition/letter/own-words.test.ts',
  'content/petition/letter/reasons.test.ts',
  'content/petition/questions.test.ts',
  'content/samples/all-samples.test.ts',
  'domain/documents/package-plan.test.ts',
  'domain/petition/checks/possible-conflicts.test.ts',
  'domain/petition/model-block.test.ts',
  'domain/petition/passages.test.ts',
  'domain/petition/petition.test.ts',
  'domain/rfe-response/response.test.ts',
  'domain/rfe/read-notice.test.ts',
  'server/graceful-stop.test.ts',
  'test/bait-endeavors.test.ts',
  'test/bait-mails.test.ts',
  'test/bait-notices.test.ts',
  'test/bait-petitions.test.ts',
  'test/bait-resumes.test.ts',
  'test/integration/accounts.test.ts',
  'test/integration/backup.test.ts',
  'test/integration/case-evidence.test.ts',
  'test/integration/console-funnel-and-jobs.test.ts',
  'test/integration/console-work.test.ts',
  'test/integration/console.test.ts',
  'test/integration/consultants.test.ts',
  'test/integration/contact-and-letters.test.ts',
  'test/integration/data-requests.test.ts',
  'test/integration/deletion-and-jobs.test.ts',
  'test/integration/deletion-is-whole.test.ts',
  'test/integration/deliveries.test.ts',
  'test/integration/endeavor-copies.test.ts',
  'test/integration/generator-calls.test.ts',
  'test/integration/hostile-cases.test.ts',
  'test/integration/hostile-uploads.test.ts',
  'test/integration/inbound-mail.test.ts',
  'test/integration/intake-drafts.test.ts',
  'test/integration/messages.test.ts',
  'test/integration/model-drafter.test.ts',
  'test/integration/model-outages.test.ts',
  'test/integration/model-petitions.test.ts',
  'test/integration/no-mail-relay.test.ts',
  'test/integration/order-papers-and-answers.test.ts',
  'test/integration/order-uploads.test.ts',
  'test/integration/outside-work.test.ts',
  'test/integration/own-case.test.ts',
  'test/integration/package-delivery.test.ts',
  'test/integration/password-mails.test.ts',
  'test/integration/petition-faults.test.ts',
  'test/integration/petition-rounds.test.ts',
  'test/integration/petitions.test.ts',
  'test/integration/plan-reviews.test.ts',
  'test/integration/reference-letters.test.ts',
  'test/integration/returned-letters.test.ts',
  'test/integration/rfe-letter-pdfs.test.ts',
  'test/integration/rfe-orders.test.ts',
  'test/integration/rfe-responses.test.ts',
  'test/integration/second-factor.test.ts',
  'test/integration/seed.test.ts',
  'test/integration/sign-in-limits.test.ts',
  'test/integration/stated-facts.test.ts',
  'test/integration/strange-ids.test.ts',
  'test/integration/twelve-petitions.test.ts',
  'test/integration/unpaid-room.test.ts',
  'test/own-documents.test.ts',
]

/** Those that start the built product, or its sources in dev mode. */
const LONG_ON_THE_PRODUCT = [
  'test/integration/database-restart.test.ts',
  'test/integration/dev-mode.test.ts',
  'test/integration/killed-petition.test.ts',
  'test/integration/several-machines.test.ts',
  'test/integration/uploads-under-stress.test.ts',
]

/** Minutes of kills and restarts: never in `npm test`. */
const ONLY_WITH_THE_LONG: readonly string[] = ['test/integration/several-machines.test.ts']

/** Run with less of the same while nothing they stand on has changed (`provesWhole`). */
export const SHORTENED = ['test/integration/checkout/money-faults.test.ts', 'test/integration/generator-hostile.test.ts'] as const

/** What is stored, locked, queued or paged, where the engines could differ: run on PostgreSQL too. */
export const ALSO_ON_POSTGRES = [
  'checkout/*',
  'operator-orders',
  'order-to-intake',
  'deliveries',
  'messages',
  'inbound-mail',
  'figures',
  'roles',
  'order-uploads',
  'petitions',
  'rfe-orders',
  'order-papers-and-answers',
  'consultations',
  'data-requests',
  'intake-drafts',
  'console',
  'order-days',
  'accounts',
  'sign-in-limits',
  'password-mails',
  'unknown-addresses',
  'second-factor',
  'contact-and-letters',
  'package-delivery',
  'mail-outage',
  'backup',
].map((name) => `test/integration/${name}.test.ts`)

export const POSTGRES = 'postgres'

/** Always run: one order from a resume to its files, the checkouts. */
const SHORT_JOURNEYS = ['journey.e2e.ts', 'checkouts.e2e.ts']
const LONG_JOURNEYS = readdirSync(join(ROOT, 'test/e2e'))
  .filter((name) => name.endsWith('.e2e.ts') && !SHORT_JOURNEYS.includes(name))
  .map((name) => `test/e2e/${name}`)

const SUITES: Record<string, readonly string[]> = {
  ...Object.fromEntries([...LONG, ...SHORTENED].map((file) => [file, [file]])),
  ...Object.fromEntries([...LONG_ON_THE_PRODUCT, ...LONG_JOURNEYS].map((file) => [file, [file, ...PRODUCT, ...(file.includes('dev-mode') ? ['scripts/dev-product.ts'] : [])]])),
  [POSTGRES]: [...PRODUCT, 'test/integration', 'test/postgres', ...testsIn('test/integration'), ...testsIn('test/postgres')],
}

function testsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)
}

export const isSuite = (name: string): boolean => name in SUITES
export const fingerprint = (suite: string, read = nothingRead()): string => fingerprintOf(ROOT, SUITES[suite] ?? [], read)

/** What `npm test` leaves out: suites whose inputs are those with which they last passed as a whole, and those of the long run only. */
export function unchangedSuites(): string[] {
  const stamps = JSON.parse(readFileSync(STAMPS, 'utf8')) as Record<string, string>
  const read = nothingRead()
  return Object.keys(SUITES).filter((suite) => ONLY_WITH_THE_LONG.includes(suite) || (stamps[suite] !== undefined && stamps[suite] === fingerprint(suite, read)))
}

/** Set by `npm test`: without it whatever is asked for runs whole. */
export const skipsUnchanged = (): boolean => process.env['SKIP_UNCHANGED'] === '1'
