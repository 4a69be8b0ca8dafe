import { configDefaults, defineConfig } from 'vitest/config'
import { findPostgres, NO_POSTGRES } from './test/postgres.ts'
import { ALSO_ON_POSTGRES, POSTGRES, SHORTENED, skipsUnchanged, unchangedSuites } from './test/soak/suites.ts'

const postgres = findPostgres()
if (postgres === null) console.log(`${NO_POSTGRES} (the project 'postgres')`)

/** Only a hang is a failure: a slow machine is not. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } }

/** Files of one worker share what they have imported, and one embedded database after the other: half of a run went into both. */
const SHARED = { isolate: false }

const unchanged = skipsUnchanged() ? unchangedSuites() : []
const SKIPPED = {
  exclude: [...configDefaults.exclude, ...unchanged.filter((suite) => !SHORTENED.some((file) => file === suite))],
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
      {
        test: {
          name: 'postgres',
          ...(postgres === null || unchanged.includes(POSTGRES) ? { include: [] } : { include: ['test/postgres/**/*.test.ts', ...ALSO_ON_POSTGRES], globalSetup: ['test/postgres/start-server.ts'] }),
          setupFiles: ['test/setup.ts'],
          ...PATIENCE,
        },
      },
    ],
    maxWorkers: 2,
  },
})
