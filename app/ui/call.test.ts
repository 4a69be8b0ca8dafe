import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answering = (response: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => response())

const brokenOff = () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"reference":"'))
      stream.error(new TypeError('network error'))
    },
  })
  return new Response(body, { status: 200 })
}

test('an answer carries its value and the token of its header', async () => {
  answering(() => Response.json({ reference: 'A1' }, { headers: { authorization: 'Bearer x' } }))
  expect(await call('/orders', {})).toEqual({ ok: true, value: { reference: 'A1' }, token: 'Bearer x' })
})

test('an answer without content is a success with nothing in it', async () => {
  answering(() => new Response(null, { status: 204 }))
  expect(await call('/orders', {})).toMatchObject({ ok: true, value: null })
})

test.each([
  ['broke off on its way', brokenOff],
  ['is a page instead of JSON', () => new Response('<!doctype html>')],
  ['never came', () => Promise.reject(new TypeError('failed to fetch'))],
])('an answer that %s is no answer', async (_, response) => {
  answering(response)
  expect(await call('/orders', {})).toMatchObject({ ok: false, status: 0, kind: 'no-answer', body: {} })
})

test('an answer that the page itself gave up says so', async () => {
  answering(brokenOff)
  expect(await call('/orders', {}, AbortSignal.abort())).toMatchObject({ ok: false, kind: 'aborted' })
})

test('a refusal is told even where its body cannot be read', async () => {
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
  expect(await call('/orders', {})).toMatchObject({ ok: false, status: 502, kind: 'failed', message: expect.stringMatching(/try again/) })
})

test('a refusal names its fields, its kind and when to try again', async () => {
  answering(() => Response.json({ kind: 'limited', message: 'Later', fields: { email: 'No' } }, { status: 429, headers: { 'retry-after': '7' } }))
  expect(await call('/orders', {})).toMatchObject({ ok: false, status: 429, kind: 'limited', message: 'Later', fields: { email: 'No' }, retryAfterSeconds: 7 })
})

/** A server that takes the call and says nothing more, until the call is given up. */
const silent = (_: string, { signal }: RequestInit) => new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

/** The head of an answer comes, its body never. */
const silentAfterItsHead = async (_: string, { signal }: RequestInit) => new Response(new ReadableStream({ start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)) }))

test.each([
  ['says nothing', silent],
  ['says nothing after the head of its answer', silentAfterItsHead],
])('a server that %s is waited for so long and no longer, and longer where much is sent', async (_, server) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  const ended: unknown[] = []
  void call('/orders', {}).then((answer) => ended.push(answer))
  void call('/letters', { letter: 'x'.repeat(4_000_000) }).then((answer) => ended.push(answer))
  await vi.advanceTimersByTimeAsync(100_000)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended).toMatchObject([{ ok: false, status: 0, kind: 'no-answer' }])
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(ended).toHaveLength(2)
})

test('a call that the page gives up while it waits says so', async () => {
  vi.stubGlobal('fetch', silent)
  const left = new AbortController()
  const answer = call('/orders', {}, left.signal)
  left.abort()
  expect(await answer).toMatchObject({ ok: false, kind: 'aborted' })
})
