/** Who may make which call. Every call that is mounted is tried as everyone; one that has no row fails the first test. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROFILE_SECTIONS } from '../../content/profile-sections.ts'
import type { AccountRole } from '../../domain/accounts/account-roles.ts'
import { createTestProduct, OPERATOR_SECRET, type TestProduct } from '../harness.ts'

type Access =
  /** Anyone: what the call asks for decides, not who asks. */
  | 'open'
  /** Any signed-in account. */
  | 'account'
  | 'consultant'
  | 'operator'
  /** The commands of the machine, with the secret of the installation. */
  | 'command'

const CALLS: Record<string, Access> = {
  'GET /healthz': 'open',
  'POST /endeavour/generate': 'open',
  'POST /endeavour/generate-tuned': 'open',
  'POST /endeavour/generate-default': 'open',
  'POST /endeavour/download': 'open',
  'POST /endeavour/email': 'open',
  'POST /auth': 'open',
  'POST /auth/sign-out': 'account',
  'POST /users': 'open',
  'POST /users/confirm': 'open',
  'PATCH /users': 'account',
  'GET /users': 'account',
  'GET /users/orders': 'account',
  'POST /users/request-password-reset': 'open',
  'POST /users/password-reset': 'open',
  'GET /users/admin': 'operator',
  'GET /lead/admin': 'operator',
  'POST /contact/account': 'account',
  'GET /tutors': 'open',
  'GET /tutors/:userId/photo': 'open',
  'PATCH /tutors/showing': 'consultant',
  ...Object.fromEntries(PROFILE_SECTIONS.map(({ path }) => [`PATCH /tutors/${path}`, 'consultant' as const])),
  'POST /api/orders/niw-diy': 'open',
  'POST /api/orders/selfpetition-ai': 'open',
  'POST /api/orders/rfe-response': 'open',
  'POST /api/promo-codes/check': 'open',
  'POST /api/order-links': 'open',
  'GET /api/orders/:reference/files/:id': 'open',
  'POST /api/intake-applications': 'open',
  'POST /api/intake-drafts': 'open',
  'POST /api/intake-drafts/files': 'open',
  'POST /api/intake-drafts/files/:id/removal': 'open',
  'POST /api/contact/landing': 'open',
  'POST /contact/apply': 'open',
  'POST /contact/message': 'open',
  'POST /api/rfe-evaluations': 'open',
  'GET /api/files/:id': 'open',
  'POST /api/unsubscriptions/:token': 'open',
  'POST /api/data-requests': 'open',
  'GET /api/data-requests/:token/download': 'open',
  'POST /api/data-requests/:token/deletion': 'open',
  'POST /api/webhooks/stripe': 'open',
  'POST /api/events': 'open',
  'GET /endeavour/limit': 'open',
}

/** Where an address alone decides, so that a new call of the console is never open by an oversight. */
const PLACES: [start: string, access: Access][] = [
  ['/api/console/', 'operator'],
  ['/api/operator/', 'command'],
]

function accessTo(call: string): Access | undefined {
  const path = call.slice(call.indexOf(' ') + 1)
  return PLACES.find(([start]) => path.startsWith(start))?.[1] ?? CALLS[call]
}

let product: TestProduct
const tokens: Record<string, Record<string, string>> = {
  visitor: {},
  stale: { authorization: `Bearer ${'x'.repeat(43)}` },
  command: { authorization: `Bearer ${OPERATOR_SECRET}` },
}
let caller = 0

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  for (const role of ['customer', 'consultant', 'operator'] as const) tokens[role] = await signedIn(role)
})
afterAll(() => product.close())

async function signedIn(role: AccountRole): Promise<Record<string, string>> {
  const email = `${role}@mail.com`
  const given = await product.post('/api/operator/roles', { email, role }, { authorization: `Bearer ${OPERATOR_SECRET}` })
  const code = new URLSearchParams(new URL(given.body.passwordUrl).hash.slice(1)).get('code')
  await product.post('/users/password-reset', { email, code, newPassword: 'secret123' })
  return { authorization: (await product.post('/auth', { email, password: 'secret123' })).headers.get('authorization') ?? '' }
}

const WHO = ['visitor', 'stale', 'customer', 'consultant', 'operator', 'command'] as const

/** 'in' where the call is answered for what it asks, else the status of the refusal. */
const EXPECTED: Record<Access, ('in' | 401 | 403)[]> = {
  open: ['in', 'in', 'in', 'in', 'in', 'in'],
  account: [401, 401, 'in', 'in', 'in', 401],
  consultant: [401, 401, 403, 'in', 403, 401],
  operator: [401, 401, 403, 403, 'in', 401],
  command: [401, 401, 401, 401, 401, 'in'],
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
