import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PROFILE_SECTIONS } from '../../content/profile-sections.ts'
import type { AccountRole } from '../../domain/accounts/account-roles.ts'
import { accountOrders } from '../../usecases/account-orders.ts'
import { createTestProduct, mailJobsDone, NO_PROMOTION, OPERATOR_SECRET, paidEvent, type TestProduct } from '../harness.ts'
import { ROLE_PASSWORD, signInAs } from '../roles.ts'

let product: TestProduct
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.9.${visitor >> 8}.${visitor++ & 255}` })
const stores = () => product.services.database.stores
const bearer = (token: string) => ({ authorization: token })
const PASSWORD = ROLE_PASSWORD

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
})
beforeEach(() => product.clock.set(NO_PROMOTION))
afterAll(() => product.close())

async function mailedTo(email: string, template: string): Promise<string> {
  if (template === 'password-reset') await mailJobsDone(product)
  const mail = (await stores().mails.newest(500)).find((found) => found.toAddress === email && found.template === template)
  return String(mail?.props['url'])
}

const codeIn = (url: string, name: string) => new URLSearchParams(new URL(url).hash.slice(1)).get(name) ?? ''

/** A registered, confirmed account; its token is the response header of the sign-in. */
async function accountOf(email: string): Promise<string> {
  await product.post('/users', { email, password: PASSWORD, firstName: 'Ada', lastName: 'Example' }, from())
  const confirmed = await product.post('/users/confirm', { token: codeIn(await mailedTo(email, 'account-confirm'), 'token'), password: PASSWORD }, from())
  expect(confirmed.status).toBe(200)
  return signIn(email, PASSWORD)
}

async function signIn(email: string, password: string): Promise<string> {
  const answer = await product.post('/auth', { email, password }, from())
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash/)
  return answer.headers.get('authorization') ?? ''
}

/** An account with a role, as the operator's command makes it. */
async function withRole(email: string, role: AccountRole): Promise<string> {
  return (await signInAs(product, role, email, from))['authorization'] ?? ''
}

describe('registration', () => {
  test('opens an account once its mailbox is confirmed; the token of the answer then holds', async () => {
    const answer = await product.post('/users', { email: 'New@Mail.com', password: PASSWORD, passwordConfirmation: PASSWORD }, from())
    expect(answer).toMatchObject({ status: 201, body: { message: 'Registration successful' } })
    const token = answer.headers.get('authorization')!
    expect((await product.get('/users', bearer(token))).status).toBe(401)
    expect((await product.post('/auth', { email: 'new@mail.com', password: PASSWORD }, from())).status).toBe(403)
    const link = codeIn(await mailedTo('new@mail.com', 'account-confirm'), 'token')
    expect((await product.post('/users/confirm', { token: link, password: PASSWORD }, from())).status).toBe(200)
    expect((await product.post('/users/confirm', { token: link, password: PASSWORD }, from())).status).toBe(400)
    expect(await (await product.get('/users', bearer(token))).json()).toMatchObject({ email: 'new@mail.com', role: 'customer' })
  })

  test('answers a taken address as a free one, changes nothing and tells its owner by mail', async () => {
    await accountOf('taken@mail.com')
    const again = await product.post('/users', { email: 'taken@mail.com', password: 'another456' }, from())
    const fresh = await product.post('/users', { email: 'free@mail.com', password: 'another456' }, from())
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body])
    expect(again.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/)
    expect((await product.get('/users', bearer(again.headers.get('authorization')!))).status).toBe(401)
    expect(await mailedTo('taken@mail.com', 'account-exists')).toContain('/login')
    await signIn('taken@mail.com', PASSWORD)
  })

  test('a registration that was never confirmed gives way to a newer one', async () => {
    await product.post('/users', { email: 'twice@mail.com', password: 'stranger1' }, from())
    const old = codeIn(await mailedTo('twice@mail.com', 'account-confirm'), 'token')
    product.clock.set(NO_PROMOTION + 1000)
    await product.post('/users', { email: 'twice@mail.com', password: PASSWORD }, from())
    expect((await product.post('/users/confirm', { token: old, password: 'stranger1' }, from())).status).toBe(400)
    await product.post('/users/confirm', { token: codeIn(await mailedTo('twice@mail.com', 'account-confirm'), 'token'), password: PASSWORD }, from())
    expect((await product.post('/auth', { email: 'twice@mail.com', password: 'stranger1' }, from())).status).toBe(401)
    await signIn('twice@mail.com', PASSWORD)
  })

  test('is not confirmed by a mailbox owner who did not choose the password', async () => {
    await product.post('/users', { email: 'victim@mail.com', password: 'stranger1' }, from())
    const link = codeIn(await mailedTo('victim@mail.com', 'account-confirm'), 'token')
    const opened = await product.post('/users/confirm', { token: link, password: 'mypassword1' }, from())
    expect([opened.status, Object.keys(opened.body.fields)]).toEqual([422, ['password']])
    expect((await product.post('/users/confirm', { token: link }, from())).status).toBe(422)
    expect((await product.post('/auth', { email: 'victim@mail.com', password: 'stranger1' }, from())).status).toBe(403)
    for (let index = 0; index < 9; index++) await product.post('/users/confirm', { token: link, password: 'guess1234' }, from())
    expect((await product.post('/users/confirm', { token: link, password: 'guess1234' }, from())).status).toBe(429)
  })

  test.each([
    [{ email: 'x@mail', password: PASSWORD }, 'email'],
    [{ email: 'x@mail.com', password: 'short1' }, 'password'],
    [{ email: 'x@mail.com', password: 'with space 1' }, 'password'],
    [{ email: 'x@mail.com', password: PASSWORD, passwordConfirmation: 'secret124' }, 'passwordConfirmation'],
    [{ email: 'x@mail.com', password: PASSWORD, firstName: 'a'.repeat(81) }, 'firstName'],
  ])('refuses %j at its field', async (body, field) => {
    const answer = await product.post('/users', body, from())
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })
})

describe('signing in', () => {
  test('says the same of an unknown address and a wrong password', async () => {
    await accountOf('known@mail.com')
    const wrong = await product.post('/auth', { email: 'known@mail.com', password: 'wrong1234' }, from())
    const unknown = await product.post('/auth', { email: 'unknown@mail.com', password: 'wrong1234' }, from())
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body])
    expect(unknown.status).toBe(401)
  })

  test('ends with sign-out and after 30 days', async () => {
    const first = await accountOf('ends@mail.com')
    expect((await product.post('/auth/sign-out', {}, bearer(first))).status).toBe(200)
    expect((await product.get('/users', bearer(first))).status).toBe(401)
    const second = await signIn('ends@mail.com', PASSWORD)
    product.clock.set(NO_PROMOTION + 30 * 86_400_000 - 1)
    expect((await product.get('/users', bearer(second))).status).toBe(200)
    product.clock.set(NO_PROMOTION + 30 * 86_400_000)
    expect((await product.get('/users', bearer(second))).status).toBe(401)
  })

  test('stores neither password nor token as they are', async () => {
    const token = (await accountOf('stored@mail.com')).replace('Bearer ', '')
    const account = await stores().accounts.findByEmail('stored@mail.com')
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await stores().accounts.findBySession(token, new Date(NO_PROMOTION))).toBeNull()
  })
})

describe('a new password', () => {
  const newPassword = 'changed789'
  async function codeFor(email: string) {
    await product.post('/users/request-password-reset', { email }, from())
    return codeIn(await mailedTo(email, 'password-reset'), 'code')
  }

  test('is set once with the mailed code and ends every session', async () => {
    const token = await accountOf('reset@mail.com')
    const code = await codeFor('reset@mail.com')
    expect((await product.post('/users/password-reset', { email: 'reset@mail.com', code: 'x'.repeat(43), newPassword }, from())).status).toBe(400)
    expect((await product.post('/users/password-reset', { email: 'reset@mail.com', code, newPassword: 'short' }, from())).status).toBe(422)
    expect((await product.post('/users/password-reset', { email: 'reset@mail.com', code, newPassword }, from())).status).toBe(200)
    expect((await product.get('/users', bearer(token))).status).toBe(401)
    expect((await product.post('/users/password-reset', { email: 'reset@mail.com', code, newPassword }, from())).status).toBe(400)
    await signIn('reset@mail.com', newPassword)
  })

  test('is not set with a code that is 30 minutes old or another account’s', async () => {
    await accountOf('late@mail.com')
    await accountOf('other@mail.com')
    const code = await codeFor('late@mail.com')
    expect((await product.post('/users/password-reset', { email: 'other@mail.com', code, newPassword }, from())).status).toBe(400)
    product.clock.set(NO_PROMOTION + 30 * 60_000)
    expect((await product.post('/users/password-reset', { email: 'late@mail.com', code, newPassword }, from())).status).toBe(400)
  })

  test('an address without an account gets the same answer and no mail', async () => {
    await accountOf('has@mail.com')
    const known = await product.post('/users/request-password-reset', { email: 'has@mail.com' }, from())
    const unknown = await product.post('/users/request-password-reset', { email: 'hasnot@mail.com' }, from())
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await mailedTo('hasnot@mail.com', 'password-reset')).toBe('undefined')
  })
})

describe('my orders', () => {
  const orderOf = async (email: string) =>
    (await product.post('/api/orders/selfpetition-ai', { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } }, from())).body
  const ordersOf = async (token: string) => ((await (await product.get('/users/orders', bearer(token))).json()) as any[]).map(({ reference }) => reference)

  test('are those of the account’s own email, newest first, however it was written', async () => {
    const older = await orderOf('Buyer@Mail.com')
    product.clock.set(NO_PROMOTION + 1000)
    const newer = await orderOf('buyer@mail.com')
    await product.webhook(paidEvent(newer))
    await orderOf('neighbour@mail.com')
    await orderOf('buyer@mail.com.example.com')
    const token = await accountOf('buyer@mail.com')
    // Anybody may have placed the unpaid one: it is told of, and not opened.
    expect(older.reference).toMatch(/^PW-/)
    expect(await ordersOf(token)).toEqual([newer.reference, null])
    const [paid] = (await (await product.get('/users/orders', bearer(token))).json()) as any[]
    expect(paid).toMatchObject({ product: 'Selfpetition AI', state: 'paid', stateLabel: 'Paid', total: '$1,000.00', dueAt: null, paused: 'We are waiting for your input form' })
    expect(await ordersOf(await accountOf('neighbour2@mail.com'))).toEqual([])
  })

  test('are not shown before the mailbox is confirmed, not even with the token of the registration', async () => {
    await orderOf('later@mail.com')
    const registered = await product.post('/users', { email: 'later@mail.com', password: PASSWORD }, from())
    const token = registered.headers.get('authorization')!
    expect((await product.get('/users/orders', bearer(token))).status).toBe(401)
    const unconfirmed = (await stores().accounts.findByEmail('later@mail.com'))!
    expect(await accountOrders(product.services, unconfirmed)).toEqual([])
    const link = codeIn(await mailedTo('later@mail.com', 'account-confirm'), 'token')
    await product.post('/users/confirm', { token: link, password: PASSWORD }, from())
    expect(await ordersOf(token)).toHaveLength(1)
  })
})

describe('a consultant', () => {
  const PNG = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]).toString('base64')}`
  const VALUES: Record<(typeof PROFILE_SECTIONS)[number]['key'], Record<string, unknown>> = {
    photo: { photo: PNG, sex: 'female' },
    nameInfo: { firstName: 'Grace', lastName: 'Sample', shortBio: 'A short bio' },
    linksInfo: { facebookLink: '', youtubeLink: 'https://youtube.com/x', instagramLink: '', linkedInLink: 'https://linkedin.com/in/x' },
    color: { color: '#1c5646' },
    bio: { bio: 'A longer bio' },
    educationInfo: { education: [{ school: 'Example University', degree: 'MSc', year: '2015' }] },
    categories: { categories: ['pilot', 'marketing'] },
    bookingPayment: { bookingLink: 'https://example.com/book', paymentNote: 'By invoice' },
    rates: { rate30: '80', rate60: '150' },
    terms: { terms: 'Cancel a day before' },
    youtube: { youtubeIntro: 'https://youtu.be/x' },
    problemCards: { problemCards: [{ title: 'Which evidence?', text: 'We go through it' }] },
    testimonials: { testimonials: [{ name: 'A. Person', text: 'Helpful' }] },
  }

  test('saves every section with its alert; their token reads all of it, an id what customers may see', async () => {
    const token = await withRole('consultant@mail.com', 'consultant')
    let id = ''
    for (const { key, path, success } of PROFILE_SECTIONS) {
      const answer = await product.patch(`/tutors/${path}`, VALUES[key], bearer(token))
      expect([path, answer.status, answer.body.message]).toEqual([path, 200, success])
      id = answer.body.id
    }
    const own = await (await product.get(`/tutors?token=${encodeURIComponent(token)}`)).json()
    expect(own).toMatchObject({ userId: id, firstName: 'Grace', sections: VALUES })
    const { bookingPayment: _private, ...open } = VALUES
    // Before customers see it: to its owner and operators only.
    const byId = (headers = {}) => product.get(`/tutors?userId=${id}`, headers)
    expect(((await (await byId(bearer(token))).json()) as any).sections).toEqual(open)
    expect(((await (await byId(bearer(await withRole('looks@mail.com', 'operator')))).json()) as any).sections).toEqual(open)
    expect([(await byId()).status, (await byId(bearer(await withRole('rival@mail.com', 'consultant')))).status]).toEqual([404, 404])
  })

  test.each([
    ['photo', { photo: 'data:image/png;base64,AAAA', sex: 'female' }, 'photo', 'Failed to update data'],
    ['photo', { photo: `data:image/png;base64,${'A'.repeat(800_000)}` }, 'photo', 'Failed to update data'],
    ['name-info', { firstName: '', lastName: 'x' }, 'firstName', 'Failed to update data'],
    ['links-info', { facebookLink: 'javascript:alert(1)' }, 'facebookLink', 'Failed to update data'],
    ['color', { color: 'red' }, 'color', 'Failed to save color'],
    ['rates', { rate30: '-1' }, 'rate30', 'Failed to update data'],
    ['categories', { categories: ['astronaut'] }, 'categories.0', 'Failed to update data'],
    ['testimonials', { testimonials: [{ name: 'A' }] }, 'testimonials.0.text', 'Failed to update testimonials'],
  ])('is told what is wrong in %s', async (path, body, field, message) => {
    const token = await withRole(`wrong${visitor}@mail.com`, 'consultant')
    const answer = await product.patch(`/tutors/${path}`, body, bearer(token))
    expect(answer).toMatchObject({ status: 422, body: { message } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('two sections saved at once both stay', async () => {
    const token = await withRole('both@mail.com', 'consultant')
    await Promise.all([product.patch('/tutors/bio', VALUES.bio, bearer(token)), product.patch('/tutors/terms', VALUES.terms, bearer(token))])
    const { sections } = (await (await product.get(`/tutors?token=${token.replace('Bearer ', '')}`)).json()) as any
    expect(sections).toEqual({ bio: VALUES.bio, terms: VALUES.terms })
  })
})

test.each(['/tutors', '/tutors?userId=x', '/tutors?token=short', '/tutors?userId=0f5d0f5e-0000-4000-8000-000000000000'])('%s shows no profile', async (path) => {
  const answer = await product.get(path)
  expect(answer.status).toBe(404)
  expect(((await answer.json()) as any).message).toBe('Failed to fetch tutor profile')
})

describe('who may do what', () => {
  const tokens: Record<string, Record<string, string>> = { visitor: {}, stale: bearer(`Bearer ${'x'.repeat(43)}`) }
  beforeAll(async () => {
    tokens['customer'] = bearer(await accountOf('role-customer@mail.com'))
    tokens['consultant'] = bearer(await withRole('role-consultant@mail.com', 'consultant'))
    tokens['operator'] = bearer(await withRole('role-operator@mail.com', 'operator'))
  })
  const WHO = ['visitor', 'stale', 'customer', 'consultant', 'operator'] as const
  const basics = { firstName: 'A', lastName: 'B' }
  test.each<[string, string, unknown, number[]]>([
    ['GET', '/users/admin', null, [401, 401, 403, 403, 200]],
    ['GET', '/lead/admin', null, [401, 401, 403, 403, 200]],
    ['GET', '/users', null, [401, 401, 200, 200, 200]],
    ['PATCH', '/users', basics, [401, 401, 200, 200, 200]],
    ['GET', '/users/orders', null, [401, 401, 200, 200, 200]],
    ['POST', '/contact/account', { message: 'Hello' }, [401, 401, 201, 201, 201]],
    ...PROFILE_SECTIONS.map(({ path }): [string, string, unknown, number[]] => ['PATCH', `/tutors/${path}`, { firstName: 'A', lastName: 'B', color: '#000000' }, [401, 401, 403, 200, 403]]),
  ])('%s %s', async (method, path, body, expected) => {
    const statuses: number[] = []
    for (const who of WHO) {
      const headers = { ...tokens[who], ...from() }
      const answer = method === 'GET' ? await product.get(path, headers) : await product[method === 'POST' ? 'post' : 'patch'](path, body, headers)
      statuses.push(answer.status)
    }
    expect(statuses).toEqual(expected)
  })

  test('the lists show accounts without secrets, and leads', async () => {
    const users = await (await product.get('/users/admin', tokens['operator'])).text()
    expect(users).toContain('role-customer@mail.com')
    expect(users).not.toContain('argon2')
    const leads = (await (await product.get('/lead/admin', tokens['operator'])).json()) as any[]
    expect(leads.some((lead) => lead.message === 'Hello' && lead.email === 'role-customer@mail.com')).toBe(true)
  })

  test('a given role ends the old password and its sessions', async () => {
    const before = await accountOf('promoted@mail.com')
    await product.post('/api/operator/roles', { email: 'promoted@mail.com', role: 'operator' }, { authorization: `Bearer ${OPERATOR_SECRET}` })
    expect((await product.get('/users/admin', bearer(before))).status).toBe(401)
    expect((await product.post('/auth', { email: 'promoted@mail.com', password: PASSWORD }, from())).status).toBe(401)
  })

  test('nobody gives roles without the secret of the installation', async () => {
    expect((await product.post('/api/operator/roles', { email: 'a@mail.com', role: 'operator' }, tokens['operator'])).status).toBe(401)
  })
})
