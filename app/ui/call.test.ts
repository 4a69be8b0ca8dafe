import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

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
  expect(await call('/orders', {})).toMatchObject({ ok: false, status: 502, kind: 'failed', message: 'Bad Gateway' })
})

test('a refusal names its fields, its kind and when to try again', async () => {
  answering(() => Response.json({ kind: 'limited', message: 'Later', fields: { email: 'No' } }, { status: 429, headers: { 'retry-after': '7' } }))
  expect(await call('/orders', {})).toMatchObject({ ok: false, status: 429, kind: 'limited', message: 'Later', fields: { email: 'No' }, retryAfterSeconds: 7 })
})
