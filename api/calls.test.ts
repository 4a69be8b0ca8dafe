import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readCall } from './calls.ts'

const site = new Hono()
site.post('/', async (c) => {
  const body = await readCall(c, z.object({ words: z.string() }), { maxBytes: 100_000, tooLarge: { message: 'Too much of it.' } })
  return body.ok ? c.json(body.value) : body.response
})

/** Sends `pieces`, each after its pause; `leave` never ends the body. Says whether the reader gave it up. */
function sending(pieces: [pauseMs: number, text: string][], leave = false) {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const [pauseMs, text] of pieces) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        if (cancelled) return
        controller.enqueue(new TextEncoder().encode(text))
      }
      if (!leave) controller.close()
    },
    cancel: () => void (cancelled = true),
  })
  const answer = site.request('/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream, duplex: 'half' } as RequestInit)
  return { answer, cancelled: () => cancelled }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('a body that comes in pieces over a slow line is read whole', async () => {
  const text = 'x'.repeat(90_000)
  const { answer } = sending(
    [['{"words":"', 0], ...Array.from({ length: 9 }, (_, index) => [text.slice(index * 10_000, (index + 1) * 10_000), 5000] as const), ['"}', 5000]].map(([piece, pause]) => [
      pause as number,
      piece as string,
    ]),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect([(await answer).status, (await (await answer).json()).words.length]).toEqual([200, 90_000])
})

test('a body that falls silent is given up', async () => {
  const { answer, cancelled } = sending([[0, '{"words":"']], true)
  await vi.advanceTimersByTimeAsync(25_000)
  expect([(await answer).status, (await (await answer).json()).kind, cancelled()]).toEqual([408, 'too-slow', true])
})

test('a body that comes letter by letter is given up', async () => {
  const { answer, cancelled } = sending(Array.from({ length: 100 }, () => [1000, 'x']))
  await vi.advanceTimersByTimeAsync(100_000)
  expect([(await answer).status, cancelled()]).toEqual([408, true])
})

test('a body that is too large is given up at once, in the words of its form', async () => {
  const { answer, cancelled } = sending(
    [
      [0, 'x'.repeat(60_000)],
      [10, 'x'.repeat(60_000)],
    ],
    true,
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect([(await answer).status, (await (await answer).json()).message, cancelled()]).toEqual([413, 'Too much of it.', true])
})
