import { afterEach, beforeEach, expect, vi } from 'vitest'

// Unexpected console output fails a test: a warning that nobody reads is a fault that nobody mends.
// A test that expects output spies on the method itself.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method)
})

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.mocked(console[method])
    if (vi.isMockFunction(spy) && spy.mock.calls.length > 0) {
      const calls = spy.mock.calls.map((call) => call.map(String).join(' ')).join('\n')
      vi.restoreAllMocks()
      expect.fail(`unexpected console.${method}:\n${calls}`)
    }
  }
  vi.restoreAllMocks()
})
