import { defineConfig } from '@playwright/test'

/** `test/e2e/install.ts` makes the data folder that every product of a journey starts from. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './test/e2e/install.ts',
  outputDir: '.cache/e2e',
  workers: 2,
  // Only a hang is a failure: a slow machine is not.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A journey that failed runs once more for its trace; it has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
