import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,content,usecases,app,api,server}/**/*.test.ts', 'test/*.test.ts'],
          setupFiles: ['test/setup.ts'],
          // Only a hang is a failure: a slow machine is not.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{adapters,test/integration}/**/*.test.ts'],
          setupFiles: ['test/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
})
