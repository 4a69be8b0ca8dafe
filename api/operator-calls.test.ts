import { expect, test } from 'vitest'
import type { Application } from '../usecases/application.ts'
import { operatorCalls } from './operator-calls.ts'

const app = { launchCheck: async () => [] } as unknown as Application

test.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer  '])('an empty secret opens nothing to %j', async (authorization) => {
  const answer = await operatorCalls(app, '').request('/operator/launch-check', { headers: authorization === undefined ? {} : { authorization } })
  expect(answer.status).toBe(401)
})

test('the secret opens the calls, and nothing else does', async () => {
  const calls = operatorCalls(app, 'a secret')
  const ask = async (authorization: string) => (await calls.request('/operator/launch-check', { headers: { authorization } })).status
  expect([await ask('Bearer a secret'), await ask('Bearer a secre'), await ask('a secret'), await ask('Basic a secret')]).toEqual([200, 401, 401, 401])
})
