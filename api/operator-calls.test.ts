import { expect, test } from 'vitest'
import type { Services } from '../usecases/services.ts'
import { operatorCalls } from './operator-calls.ts'

const services = {
  paymentMode: 'sandbox',
  clock: { now: () => Date.UTC(2026, 0, 5) },
  launchSettings: [],
  database: { stores: { reviews: { hiddenBuiltIns: async () => new Set() }, accounts: { countOfRole: async () => 1, shownConsultants: async () => [] } } },
} as unknown as Services

test.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer  '])('an empty secret opens nothing to %j', async (authorization) => {
  const answer = await operatorCalls(services, '').request('/operator/launch-check', { headers: authorization === undefined ? {} : { authorization } })
  expect(answer.status).toBe(401)
})

test('the secret opens the calls, and nothing else does', async () => {
  const calls = operatorCalls(services, 'a secret')
  const ask = async (authorization: string) => (await calls.request('/operator/launch-check', { headers: { authorization } })).status
  expect([await ask('Bearer a secret'), await ask('Bearer a secre'), await ask('a secret'), await ask('Basic a secret')]).toEqual([200, 401, 401, 401])
})
