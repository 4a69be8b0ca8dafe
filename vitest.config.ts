import { defineConfig } from 'vitest/config'
import { findPostgres, NO_POSTGRES } from './test/postgres.ts'

const postgres = findPostgres()
if (postgres === null) console.log(`${NO_POSTGRES} (the project 'postgres')`)

/** What is stored, locked, queued or paged: where the engines could differ. */
const ALSO_ON_POSTGRES = ['checkout/*', 'operator-orders', 'order-to-intake', 'deliveries', 'data-requests', 'intake-drafts', 'console', 'order-days', 'accounts', 'sign-in-limits', 'password-mails', 'unknown-addresses', 'second-factor', 'contact-and-letters', 'package-delivery', 'mail-outage'].map((name) => `test/integration/${name}.test.ts`)

/** Only a hang is a failure: a slow machine is not. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,content,usecases,app,api,server}/**/*.test.ts', 'test/*.test.ts'],
          setupFiles: ['test/setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{adapters,test/integration}/**/*.test.ts'],
          globalSetup: ['test/database-image.ts'],
          setupFiles: ['test/setup.ts'],
          ...PATIENCE,
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
              },
            },
          ]),
    ],
    maxWorkers: 2,
  },
})
