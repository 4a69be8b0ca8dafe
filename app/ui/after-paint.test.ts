import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page of a browser that tells of its paints, or not; answers what the test makes happen. */
function pageOf({ tells }: { tells: boolean }) {
  vi.useFakeTimers()
  const on: { load?: () => void; paint?: (names: string[]) => void } = {}
  class Observer {
    static supportedEntryTypes = tells ? ['paint'] : []
    constructor(heard: (paints: { getEntriesByName(name: string): unknown[] }, observer: Observer) => void) {
      on.paint = (names) => heard({ getEntriesByName: (name) => names.filter((one) => one === name) }, this)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('document', { readyState: 'interactive' })
  vi.stubGlobal('addEventListener', (_name: string, heard: () => void) => (on.load = heard))
  return on
}

test('starts once, with the first words or pictures that are painted', () => {
  const page = pageOf({ tells: true })
  const start = vi.fn()
  afterPaint(start)
  page.paint?.(['first-paint'])
  expect(start).not.toHaveBeenCalled()
  page.paint?.(['first-contentful-paint'])
  expect(start).toHaveBeenCalledTimes(1)
  page.load?.()
  vi.runAllTimers()
  expect(start).toHaveBeenCalledTimes(1)
})

test('starts after everything of the page has come where the browser tells nothing of its paints', () => {
  const page = pageOf({ tells: false })
  const start = vi.fn()
  afterPaint(start)
  vi.runAllTimers()
  expect(start).not.toHaveBeenCalled()
  page.load?.()
  vi.runAllTimers()
  expect(start).toHaveBeenCalledTimes(1)
})
