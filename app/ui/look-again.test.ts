import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgain, pauseAfter } from './look-again.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
let page: EventTarget & { visibilityState: DocumentVisibilityState }
let looks: number[]
let begun: number

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  looks = []
  begun = Date.now()
})
afterEach(() => void vi.useRealTimers())

const start = () => lookAgain(() => looks.push(Date.now() - begun), page)
const show = (state: DocumentVisibilityState) => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

test('the pause is five seconds for two minutes, grows after them, and is never over a minute', () => {
  expect([0, MINUTE, 2 * MINUTE].map(pauseAfter)).toEqual([5 * SECOND, 5 * SECOND, 5 * SECOND])
  expect(pauseAfter(4 * MINUTE)).toBe(10 * SECOND)
  expect([24 * MINUTE, 24 * 60 * MINUTE].map(pauseAfter)).toEqual([MINUTE, MINUTE])
})

test('a page left open for an hour asks 24 times in its first two minutes and 120 times in all, a minute apart at the end', () => {
  const stop = start()
  vi.advanceTimersByTime(2 * MINUTE)
  expect(looks).toHaveLength(24)
  vi.advanceTimersByTime(58 * MINUTE)
  expect(looks).toHaveLength(120)
  expect(looks.at(-1)! - looks.at(-2)!).toBe(MINUTE)
  stop()
})

test('a hidden page asks for nothing; back in sight it asks at once and often again', () => {
  const stop = start()
  vi.advanceTimersByTime(30 * MINUTE)
  show('hidden')
  looks = []
  vi.advanceTimersByTime(60 * MINUTE)
  expect(looks).toEqual([])
  show('visible')
  vi.advanceTimersByTime(10 * SECOND)
  expect(looks).toEqual([0, 5, 10].map((seconds) => 90 * MINUTE + seconds * SECOND))
  stop()
})

test('a page opened out of sight begins when it is seen', () => {
  page.visibilityState = 'hidden'
  const stop = start()
  vi.advanceTimersByTime(MINUTE)
  expect(looks).toEqual([])
  show('visible')
  expect(looks).toHaveLength(1)
  stop()
})

test('it ends when it is told to', () => {
  start()()
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(MINUTE)
  expect(looks).toEqual([])
})
