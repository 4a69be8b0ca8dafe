import { expect, test } from 'vitest'
import type { Services } from '../usecases/services.ts'
import { operatorCalls } from './operator-calls.ts'

/** What each visitor has tried. */
const tried = new Map<string, number>()
const services = {
  paymentMode: 'sandbox',
  clock: { now: () => Date.UTC(2026, 0, 5) },
  launchSettings: [],
  database: {
    stores: {
      reviews: { hiddenBuiltIns: async () => new Set() },
      accounts: { countOfRole: async () => 1, shownConsultants: async () => [] },
      deliverables: { openPage: async () => [] },
      orders: { countLate: async () => 0, countByState: async () => new Map() },
      modelDrafts: { costSince: async () => 0 },
      unpaidRoom: { held: async () => 0 },
    },
  },
  jobs: { queues: async () => [] },
  files: { health: async () => 'writable' },
  faults: () => new Map(),
  limits: {
    consume: async (_limit: string, visitor: string) => {
      const tries = (tried.get(visitor) ?? 0) + 1
      tried.set(visitor, tries)
      return tries > 5 ? { kind: 'limited', retryAfterSeconds: 60 } : { kind: 'allowed' }
    },
  },
} as unknown as Services

const SETTINGS = { trustProxy: true }

test.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer  '])('an empty secret opens nothing to %j', async (authorization) => {
  const answer = await operatorCalls(services, SETTINGS, { operator: '', metrics: '' }).request('/operator/launch-check', { headers: authorization === undefined ? {} : { authorization } })
  expect(answer.status).toBe(401)
})

const calls = operatorCalls(services, SETTINGS, { operator: 'a secret', metrics: 'another' })
const ask = async (authorization: string, visitor: string) => (await calls.request('/operator/launch-check', { headers: { authorization, 'x-forwarded-for': visitor } })).status

test('the secret opens the calls, and nothing else does', async () => {
  const given = ['Bearer a secret', 'Bearer a secre', 'a secret', 'Basic a secret', 'Bearer another']
  expect(await Promise.all(given.map((authorization) => ask(authorization, '10.0.0.1')))).toEqual([200, 401, 401, 401, 401])
})

test('wrong secrets are counted for who sends them, and never lock the right one out', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) statuses.push(await ask('Bearer wrong', '10.0.0.2'))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect([await ask('Bearer wrong', '10.0.0.3'), await ask('Bearer a secret', '10.0.0.2')]).toEqual([401, 200])
})

test('the secret of the numbers opens nothing else, and no other secret opens them', async () => {
  const read = async (authorization: string) => (await calls.request('/operator/metrics', { headers: { authorization, 'x-forwarded-for': '10.0.0.4' } })).status
  expect([await read('Bearer a secret'), await read('Bearer another'), await ask('Bearer another', '10.0.0.4')]).toEqual([401, 200, 401])
})
