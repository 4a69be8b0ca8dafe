import { afterEach, expect, test, vi } from 'vitest'
import { ask, requestOf } from './ask.ts'

afterEach(() => vi.unstubAllGlobals())

test('a call of the contract is a request: its method, its path with the given names, its query, its body', () => {
  expect(requestOf('POST /api/promo-codes/check', { body: { product: 'niw-diy', code: 'A' } })).toEqual({ method: 'POST', path: '/api/promo-codes/check', body: { product: 'niw-diy', code: 'A' } })
  expect(requestOf('GET /api/orders/:reference/package', { params: { reference: 'PW/1 ü' } })).toEqual({ method: 'GET', path: '/api/orders/PW%2F1%20%C3%BC/package', body: null })
  expect(requestOf('GET /api/console/orders', { query: new URLSearchParams({ state: 'paid' }) })).toMatchObject({ path: '/api/console/orders?state=paid' })
})

test('asks and hands the answer on', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ kind: 'main', percent: 26 }))
  vi.stubGlobal('fetch', fetched)
  expect(await ask('POST /api/promo-codes/check', { body: { product: 'niw-diy', code: 'A' } })).toMatchObject({ ok: true, value: { kind: 'main', percent: 26 } })
  expect(fetched.mock.calls[0]).toMatchObject(['/api/promo-codes/check', { method: 'POST', body: '{"product":"niw-diy","code":"A"}' }])
})
