import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { skipsUnchanged, unchangedSuites } from './test/soak/suites.ts'

/** `npm test` names one, and installs it where there is none. */
const chromium = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
const unchanged = skipsUnchanged() ? unchangedSuites() : []

/** `test/e2e/install.ts` makes the data folder that every product of a journey starts from. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './test/e2e/install.ts',
  outputDir: '.cache/e2e',
  testIgnore: unchanged.map((suite) => `**/${suite}`),
  workers: 2,
  // Only a hang is a failure: a slow machine is not.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A journey that failed runs once more, with its trace; where it passes then, the report calls it flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
