import { configDefaults, defineConfig } from 'vitest/config'
import { findPostgres, NO_POSTGRES } from './test/postgres.ts'
import { LONG, SHORTENED, skipsUnchanged, unchangedSuites } from './test/soak/suites.ts'

const postgres = findPostgres()
if (postgres === null) console.log(`${NO_POSTGRES} (the project 'postgres')`)

/** What is stored, locked, queued or paged: where the engines could differ. */
const ALSO_ON_POSTGRES = ['checkout/*', 'operator-orders', 'order-to-intake', 'deliveries', 'messages', 'order-uploads', 'petitions', 'rfe-orders', 'order-papers-and-answers', 'consultations', 'data-requests', 'intake-drafts', 'console', 'order-days', 'accounts', 'sign-in-limits', 'password-mails', 'unknown-addresses', 'second-factor', 'contact-and-letters', 'package-delivery', 'mail-outage', 'backup'].map((name) => `test/integration/${name}.test.ts`)

/** Only a hang is a failure: a slow machine is not. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } }

/** Files of one worker share what they have imported, and one embedded database after the other: half of a run went into both. */
const SHARED = { isolate: false }

const unchanged = skipsUnchanged() ? unchangedSuites() : []
const SKIPPED = {
  exclude: [...configDefaults.exclude, ...LONG.filter((file) => unchanged.includes(file))],
  env: { SHORTENED_SUITES: SHORTENED.filter((file) => unchanged.includes(file)).join(' ') },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,content,usecases,app,api,server}/**/*.test.ts', 'test/*.test.ts', 'test/soak/*.test.ts'],
          setupFiles: ['test/setup.ts'],
          ...PATIENCE,
          ...SHARED,
          ...SKIPPED,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{adapters,test/integration}/**/*.test.ts'],
          globalSetup: ['test/database-image.ts'],
          setupFiles: ['test/setup.ts'],
          ...PATIENCE,
          ...SHARED,
          ...SKIPPED,
        },
      },
      // What the engines differ in, once more on a real server, and what the embedded one cannot show.
      ...(postgres === null
        ? []
        : [
            {
              test: {
                name: 'postgres',
                include: ['test/postgres/**/*.test.ts', ...ALSO_ON_POSTGRES],
                globalSetup: ['test/postgres/start-server.ts'],
                setupFiles: ['test/setup.ts'],
                ...PATIENCE,
          ...SKIPPED,
              },
            },
          ]),
    ],
    maxWorkers: 2,
  },
})
