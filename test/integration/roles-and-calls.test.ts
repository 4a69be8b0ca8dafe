/** Who may make which call. Every call that is mounted is tried as everyone; one that has no row fails the first test. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessTo, CALLS, type Access } from '../call-access.ts'
import { createTestProduct, METRICS_SECRET, OPERATOR_SECRET, type TestProduct } from '../harness.ts'
import { signInAs } from '../roles.ts'

let product: TestProduct
const tokens: Record<string, Record<string, string>> = {
  visitor: {},
  stale: { authorization: `Bearer ${'x'.repeat(43)}` },
  command: { authorization: `Bearer ${OPERATOR_SECRET}` },
  scraper: { authorization: `Bearer ${METRICS_SECRET}` },
}
let caller = 0

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  for (const role of ['customer', 'consultant', 'operator'] as const) tokens[role] = await signInAs(product, role)
  await signInAs(product, 'consultant', 'both@mail.com')
  tokens['both'] = await signInAs(product, 'operator', 'both@mail.com')
})
afterAll(() => product.close())

const WHO = ['visitor', 'stale', 'customer', 'consultant', 'operator', /** An operator who is a consultant too. */ 'both', 'command', 'scraper'] as const

/** 'in' where the call is answered for what it asks, else the status of the refusal. */
const EXPECTED: Record<Access, ('in' | 401 | 403)[]> = {
  open: ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'],
  account: [401, 401, 'in', 'in', 'in', 'in', 401, 401],
  consultant: [401, 401, 403, 'in', 403, 'in', 401, 401],
  operator: [401, 401, 403, 403, 'in', 'in', 401, 401],
  command: [401, 401, 401, 401, 401, 401, 'in', 401],
  scraper: [401, 401, 401, 401, 401, 401, 401, 'in'],
}

async function answerTo(call: string, who: (typeof WHO)[number]): Promise<'in' | 401 | 403> {
  const [method = '', path = ''] = call.split(' ')
  const address = path.replaceAll(/:\w+/g, 'x')
  const headers = { ...tokens[who], 'x-forwarded-for': `10.7.${caller >> 8}.${caller++ & 255}` }
  const { status } = method === 'GET' ? await product.get(address, headers) : await product[method === 'POST' ? 'post' : 'patch'](address, {}, headers)
  return status === 401 || status === 403 ? status : 'in'
}

test('every call that is mounted has its row, and every row its call', () => {
  const calls = product.calls()
  expect(calls.filter((call) => accessTo(call) === undefined)).toEqual([])
  expect(Object.keys(CALLS).filter((call) => !calls.includes(call))).toEqual([])
  expect(calls.filter((call) => accessTo(call) === 'operator').length).toBeGreaterThan(20)
})

test('every call lets in whom its row names and nobody else', async () => {
  // Signing out ends the sessions that the other calls are made with.
  const calls = product.calls().sort((one, other) => Number(one.includes('sign-out')) - Number(other.includes('sign-out')))
  const wrong: string[] = []
  for (const call of calls) {
    const expected = EXPECTED[accessTo(call) ?? 'open']
    const found: (string | number)[] = []
    for (const who of WHO) found.push(await answerTo(call, who))
    if (found.join() !== expected.join()) wrong.push(`${call}: ${found.join()} instead of ${expected.join()}`)
  }
  expect(wrong).toEqual([])
  expect(product.faults).toEqual([])
})

test('docs/calls.md lists every call with who may make it, and no other', () => {
  const rows = [...readFileSync('docs/calls.md', 'utf8').matchAll(/^\| `([A-Z]+ [^`]+)` \| ([a-z]+) \|/gm)].map(([, call = '', who = '']) => `${call}: ${who}`)
  expect(rows.sort()).toEqual(
    product
      .calls()
      .map((call) => `${call}: ${accessTo(call)}`)
      .sort(),
  )
})
