import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepUpDatabase } from './database-upkeep.ts'

const TEN_MINUTES = 600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('upkeep that fails is logged, and tried again', async () => {
  const fault = new Error('no space left on device')
  const upkeep = vi.fn(() => Promise.reject(fault))
  const log = { error: vi.fn() }
  const keeping = keepUpDatabase({ upkeep }, log)
  await vi.advanceTimersByTimeAsync(2 * TEN_MINUTES)
  expect(log.error.mock.calls).toEqual([
    ['the upkeep of the database failed', fault],
    ['the upkeep of the database failed', fault],
  ])
  await keeping.stop()
  await vi.advanceTimersByTimeAsync(TEN_MINUTES)
  expect(upkeep).toHaveBeenCalledTimes(2)
})

test('upkeep that takes long is not begun twice, and a stop waits for it', async () => {
  let finish = () => {}
  const upkeep = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const keeping = keepUpDatabase({ upkeep }, { error: vi.fn() })
  await vi.advanceTimersByTimeAsync(3 * TEN_MINUTES)
  expect(upkeep).toHaveBeenCalledTimes(1)
  let stopped = false
  const stop = keeping.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(1000)
  expect(stopped).toBe(false)
  finish()
  await stop
})
