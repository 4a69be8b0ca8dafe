/** The second factor: turned on, asked for, not used twice, replaced, turned off, and lost. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestProduct, mailJobsDone, NO_PROMOTION, OPERATOR_SECRET, type TestProduct } from '../harness.ts'
import { personData } from '../person-data.ts'
import { CODE_DAY_LIMIT } from '../../usecases/second-factor.ts'
import { ROLE_PASSWORD, signInAs } from '../roles.ts'

const STEP_MS = 30_000

let product: TestProduct
let visitor = 0
const at = (address: string) => ({ 'x-forwarded-for': address })
const elsewhere = () => at(`10.12.${visitor >> 8}.${visitor++ & 255}`)
const stores = () => product.services.database.stores
const later = (ms = STEP_MS) => product.clock.set(product.clock.now() + ms)
const command = { authorization: `Bearer ${OPERATOR_SECRET}` }

beforeAll(async () => {
  product = await createTestProduct()
  product.clock.set(NO_PROMOTION)
  await product.startJobs()
})
afterAll(() => product.close())

const codeOf = (secret: string, ms = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: product.clock.now() + ms })
const bearer = (token: string) => ({ authorization: token, ...elsewhere() })

type Owner = { email: string; token: string; secret: string; recoveryCodes: string[] }

/** An operator who has turned the second factor on. */
async function ownerWith(email: string): Promise<Owner> {
  const token = (await signInAs(product, 'operator', email, elsewhere))['authorization']!
  const begun = await product.post('/users/second-factor', { password: ROLE_PASSWORD }, bearer(token))
  expect(begun.status).toBe(200)
  const secret = begun.body.secret.replaceAll(' ', '')
  const confirmed = await product.post('/users/second-factor/confirmation', { code: codeOf(secret) }, bearer(token))
  expect(confirmed.status).toBe(200)
  later(2 * STEP_MS)
  return { email, token, secret, recoveryCodes: confirmed.body.recoveryCodes }
}

const stepOne = (email: string, from = elsewhere()) => product.post('/auth', { email, password: ROLE_PASSWORD }, from)
const stepTwo = (challenge: string, code: string, from = elsewhere()) => product.post('/auth/second-factor', { challenge, code }, from)
async function signInWith(email: string, code: () => string, from = elsewhere()) {
  return stepTwo((await stepOne(email, from)).body.challenge, code(), from)
}
const changesToldTo = async (email: string) => (await stores().mails.newest(500)).filter((mail) => mail.toAddress === email && mail.template === 'account-changed').map(({ props }) => props['change'])

describe('turning it on', () => {
  test('shows a secret, its address and its picture; it holds once a code of it was typed', async () => {
    const email = 'enrolls@mail.com'
    const token = (await signInAs(product, 'operator', email, elsewhere))['authorization']!
    const status = async () => (await product.get('/users/second-factor', bearer(token))).json()
    expect(await status()).toEqual({ on: false, since: null, recoveryCodesLeft: 0, required: false })
    const begun = await product.post('/users/second-factor', { password: ROLE_PASSWORD }, bearer(token))
    expect(begun.headers.get('cache-control')).toBe('no-store')
    const secret = begun.body.secret.replaceAll(' ', '')
    expect(begun.body).toEqual({
      secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
      address: expect.stringContaining(`secret=${secret}`),
      picture: { size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h1v1h-1z)+$/) },
    })
    expect((await stepOne(email)).status).toBe(200)
    const wrong = await product.post('/users/second-factor/confirmation', { code: codeOf(secret) === '000000' ? '000001' : '000000' }, bearer(token))
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['code']])
    const spaced = codeOf(secret).replace(/^(\d{3})/, ' $1 ')
    const other = (await stepOne(email)).headers.get('authorization')!
    const confirmed = await product.post('/users/second-factor/confirmation', { code: spaced }, bearer(token))
    expect(confirmed.status).toBe(200)
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(await status()).toMatchObject({ on: true, since: expect.any(String), recoveryCodesLeft: 10 })
    // Sessions that a password alone opened end; the one that knows the code stays.
    expect((await product.get('/users', bearer(other))).status).toBe(401)
    expect(await changesToldTo(email)).toContain('second-factor-on')
  })

  test('needs the password, and a session', async () => {
    const token = (await signInAs(product, 'operator', 'needs@mail.com', elsewhere))['authorization']!
    const wrong = await product.post('/users/second-factor', { password: 'wrong1234' }, bearer(token))
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['password']])
    expect((await product.post('/users/second-factor', { password: ROLE_PASSWORD }, elsewhere())).status).toBe(401)
    const early = await product.post('/users/second-factor/confirmation', { code: '123456' }, bearer(token))
    expect([early.status, early.body.kind]).toEqual([409, 'not-begun'])
  })

  test('is forgotten where no code comes within a quarter of an hour', async () => {
    const token = (await signInAs(product, 'operator', 'forgets@mail.com', elsewhere))['authorization']!
    const begun = await product.post('/users/second-factor', { password: ROLE_PASSWORD }, bearer(token))
    later(15 * 60_000)
    expect((await product.post('/users/second-factor/confirmation', { code: codeOf(begun.body.secret.replaceAll(' ', '')) }, bearer(token))).status).toBe(409)
  })

  test('keeps neither secret nor recovery codes as they are, and shows them to nobody again', async () => {
    const { email, token, secret, recoveryCodes } = await ownerWith('sealed@mail.com')
    const account = (await stores().accounts.findByEmail(email))!
    const row = JSON.stringify([await stores().secondFactors.find(account.id), await stores().secondFactors.recoveryHashes(account.id)])
    for (const known of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) expect(row).not.toContain(known)
    const told = [
      await (await product.get('/users/second-factor', bearer(token))).text(),
      JSON.stringify(await personData(stores(), email)),
      await (await product.get('/api/console/accounts', bearer(token))).text(),
    ]
    for (const text of told) expect(text).not.toMatch(new RegExp([secret, ...recoveryCodes, 'codeHash', 'pendingSecret'].join('|')))
  })
})

describe('signing in', () => {
  test('without a second factor answers as specified', async () => {
    await signInAs(product, 'operator', 'plain@mail.com', elsewhere)
    const answer = await stepOne('plain@mail.com')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('authorization')).toMatch(/^Bearer [\w-]{43}$/)
    expect(Object.keys(answer.body).sort()).toEqual(['confirmed', 'createdAt', 'email', 'firstName', 'id', 'lastName', 'role', 'roles'])
  })

  test('gives a token after the code and not before', async () => {
    const owner = await ownerWith('twosteps@mail.com')
    const one = await stepOne(owner.email)
    expect([one.status, one.body.kind, one.headers.get('authorization')]).toEqual([401, 'second-factor', null])
    expect((await product.get('/users', bearer(one.body.challenge))).status).toBe(401)
    const two = await stepTwo(one.body.challenge, ` ${codeOf(owner.secret).replace(/(...)$/, ' $1')}`)
    expect(two.status).toBe(200)
    expect(two.body).toMatchObject({ email: owner.email, role: 'operator' })
    expect((await product.get('/users/admin', bearer(two.headers.get('authorization')!))).status).toBe(200)
  })

  test('refuses a wrong password as before, and says nothing of a second factor then', async () => {
    const owner = await ownerWith('quiet@mail.com')
    const wrong = await product.post('/auth', { email: owner.email, password: 'wrong1234' }, elsewhere())
    expect([wrong.status, wrong.body.kind, wrong.body.challenge]).toEqual([401, 'refused', undefined])
  })

  test('takes codes one step early or late, and none further away', async () => {
    const owner = await ownerWith('drifts@mail.com')
    const statuses: number[] = []
    for (const ms of [-2 * STEP_MS, 2 * STEP_MS, -STEP_MS, 0, STEP_MS]) statuses.push((await signInWith(owner.email, () => codeOf(owner.secret, ms))).status)
    expect(statuses).toEqual([401, 401, 200, 200, 200])
  })

  test('takes no code twice, nor an older one than the last, also of two at once', async () => {
    const owner = await ownerWith('replays@mail.com')
    const code = codeOf(owner.secret)
    const challenge = (await stepOne(owner.email)).body.challenge
    const both = await Promise.all([stepTwo(challenge, code), stepTwo(challenge, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signInWith(owner.email, () => code)).status).toBe(401)
    expect((await signInWith(owner.email, () => codeOf(owner.secret, -STEP_MS))).status).toBe(401)
    later()
    expect((await signInWith(owner.email, () => codeOf(owner.secret))).status).toBe(200)
  })

  test('does not take the code that turned it on', async () => {
    const token = (await signInAs(product, 'operator', 'first@mail.com', elsewhere))['authorization']!
    const secret = (await product.post('/users/second-factor', { password: ROLE_PASSWORD }, bearer(token))).body.secret.replaceAll(' ', '')
    const code = codeOf(secret)
    await product.post('/users/second-factor/confirmation', { code }, bearer(token))
    expect((await signInWith('first@mail.com', () => code)).status).toBe(401)
  })

  test('takes each recovery code once, says how many are left, and tells the owner', async () => {
    const owner = await ownerWith('recovers@mail.com')
    const [first = '', second = ''] = owner.recoveryCodes
    const taken = await signInWith(owner.email, () => first.toLowerCase().replaceAll('-', ' '))
    expect(taken.status).toBe(200)
    expect((await signInWith(owner.email, () => first)).status).toBe(401)
    expect((await signInWith(owner.email, () => second)).status).toBe(200)
    const status = (await (await product.get('/users/second-factor', bearer(taken.headers.get('authorization')!))).json()) as { recoveryCodesLeft: number }
    expect(status.recoveryCodesLeft).toBe(8)
    expect((await changesToldTo(owner.email)).filter((change) => change === 'recovery-code-used')).toHaveLength(2)
  })

  test('forgets the first step after ten minutes, with a new password, and where it was made up', async () => {
    const owner = await ownerWith('slow@mail.com')
    const challenge = (await stepOne(owner.email)).body.challenge as string
    expect((await stepTwo(`${challenge.slice(0, -3)}AAA`, codeOf(owner.secret))).body.kind).toBe('over')
    expect(
      (
        await stepTwo(
          challenge.replace(/\d{10,}/, (until) => String(Number(until) + 1)),
          codeOf(owner.secret),
        )
      ).body.kind,
    ).toBe('over')
    await product.post('/users/request-password-reset', { email: owner.email }, elsewhere())
    await mailJobsDone(product)
    const mail = (await stores().mails.newest(100)).find(({ toAddress, template }) => toAddress === owner.email && template === 'password-reset')
    const reset = new URLSearchParams(new URL(String(mail?.props['url'])).hash.slice(1)).get('code')
    expect((await product.post('/users/password-reset', { email: owner.email, code: reset, newPassword: ROLE_PASSWORD }, elsewhere())).status).toBe(200)
    const over = await stepTwo(challenge, codeOf(owner.secret))
    expect([over.status, over.body.kind]).toEqual([401, 'over'])
    // The new password alone opens nothing: who reads the mails still needs the code.
    const fresh = await stepOne(owner.email)
    expect([fresh.status, fresh.body.kind]).toEqual([401, 'second-factor'])
    later(10 * 60_000)
    expect((await stepTwo(fresh.body.challenge, codeOf(owner.secret))).body.kind).toBe('over')
  })

  test('limits guesses at the code per account and connection, and lets the owner in elsewhere', async () => {
    const owner = await ownerWith('attacked@mail.com')
    const home = at('10.220.0.1')
    expect((await signInWith(owner.email, () => codeOf(owner.secret), home)).status).toBe(200)
    later()
    const wrong = () => (codeOf(owner.secret) === '000000' ? '111111' : '000000')
    const thief = at('10.220.0.2')
    const challenge = (await stepOne(owner.email, thief)).body.challenge
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push((await stepTwo(challenge, wrong(), thief)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    // From ever new connections no more than twenty an hour: the owner still gets in at home, and anywhere with a recovery code.
    let last = 0
    for (let index = 0; index < 12; index++) last = (await stepTwo(challenge, wrong())).status
    expect(last).toBe(429)
    expect((await stepTwo(challenge, codeOf(owner.secret))).status).toBe(429)
    expect((await signInWith(owner.email, () => codeOf(owner.secret), home)).status).toBe(200)
    expect((await signInWith(owner.email, () => owner.recoveryCodes[0]!)).status).toBe(200)
  })
})

/** Chooses the same password anew with a mailed link. */
async function resetFrom(email: string, from: Record<string, string>): Promise<void> {
  await product.post('/users/request-password-reset', { email }, elsewhere())
  await mailJobsDone(product)
  const mail = (await stores().mails.newest(100)).find(({ toAddress, template }) => toAddress === email && template === 'password-reset')
  const code = new URLSearchParams(new URL(String(mail?.props['url'])).hash.slice(1)).get('code')
  expect((await product.post('/users/password-reset', { email, code, newPassword: ROLE_PASSWORD }, from)).status).toBe(200)
}
const wrongFor = (owner: Owner) => (codeOf(owner.secret) === '000000' ? '111111' : '000000')

describe('guesses at the code', () => {
  test('have no more room on a connection that a mailed link was used from', async () => {
    const owner = await ownerWith('mailbox@mail.com')
    const thief = at('10.220.1.1')
    await resetFrom(owner.email, thief)
    const challenge = (await stepOne(owner.email, thief)).body.challenge
    for (let index = 0; index < 20; index++) expect((await stepTwo(challenge, wrongFor(owner))).status).toBe(401)
    expect((await stepTwo(challenge, wrongFor(owner), thief)).status).toBe(429)
    // The password still opens the first step there, whatever strangers guess at it.
    expect((await stepOne(owner.email, thief)).body.kind).toBe('second-factor')
  })

  test('end for the day, are told to owner and operator once, and leave the owner every way they had', async () => {
    const owner = await ownerWith('day@mail.com')
    const home = at('10.220.2.1')
    expect((await signInWith(owner.email, () => codeOf(owner.secret), home)).status).toBe(200)
    later()
    const fill = async (key: string) => {
      while ((await product.services.limits.consume(CODE_DAY_LIMIT, key)).kind === 'allowed');
    }
    await fill(`code ${owner.email}`)
    const challenge = (await stepOne(owner.email)).body.challenge
    for (let times = 0; times < 2; times++) expect((await stepTwo(challenge, codeOf(owner.secret))).status).toBe(429)
    expect((await changesToldTo(owner.email)).filter((change) => change === 'codes-guessed')).toHaveLength(1)
    const told = (await stores().mails.newest(500)).filter(({ props }) => props['heading'] === 'Codes of an account are guessed')
    expect(told.map(({ toAddress, template }) => [toAddress, template])).toEqual([[product.services.operatorEmail, 'operator-payment-notice']])
    expect((await signInWith(owner.email, () => codeOf(owner.secret), home)).status).toBe(200)
    later()
    expect((await signInWith(owner.email, () => owner.recoveryCodes[0]!)).status).toBe(200)
    // Whoever guesses from the owner's own connection finds an end there too.
    await fill(`code ${owner.email} 10.220.2.1`)
    expect((await signInWith(owner.email, () => codeOf(owner.secret), home)).status).toBe(429)
    expect((await signInWith(owner.email, () => owner.recoveryCodes[1]!, home)).status).toBe(200)
  })

  test('with a stolen session and the password end for the day too', async () => {
    const owner = await ownerWith('kept@mail.com')
    while ((await product.services.limits.consume(CODE_DAY_LIMIT, `prove ${owner.email}`)).kind === 'allowed');
    const remove = (code: string) => product.post('/users/second-factor/removal', { password: ROLE_PASSWORD, code }, bearer(owner.token))
    expect((await remove(codeOf(owner.secret))).status).toBe(429)
    expect((await remove(owner.recoveryCodes[0]!)).status).toBe(200)
  })
})

describe('changing it', () => {
  test('a new app takes the place of the old one once its code was typed, with new recovery codes', async () => {
    const owner = await ownerWith('replaces@mail.com')
    const without = await product.post('/users/second-factor', { password: ROLE_PASSWORD }, bearer(owner.token))
    expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['code']])
    const begun = await product.post('/users/second-factor', { password: ROLE_PASSWORD, code: codeOf(owner.secret) }, bearer(owner.token))
    expect(begun.status).toBe(200)
    const secret = begun.body.secret.replaceAll(' ', '')
    later()
    expect((await signInWith(owner.email, () => codeOf(owner.secret))).status).toBe(200)
    const confirmed = await product.post('/users/second-factor/confirmation', { code: codeOf(secret) }, bearer(owner.token))
    expect(confirmed.status).toBe(200)
    later()
    expect((await signInWith(owner.email, () => codeOf(owner.secret))).status).toBe(401)
    expect((await signInWith(owner.email, () => owner.recoveryCodes[0]!)).status).toBe(401)
    expect((await signInWith(owner.email, () => codeOf(secret))).status).toBe(200)
    expect((await signInWith(owner.email, () => confirmed.body.recoveryCodes[0])).status).toBe(200)
    expect(await changesToldTo(owner.email)).toContain('second-factor-replaced')
  })

  test('new recovery codes need password and code, and end the old ones', async () => {
    const owner = await ownerWith('renews@mail.com')
    expect((await product.post('/users/second-factor/recovery-codes', { password: 'wrong1234', code: codeOf(owner.secret) }, bearer(owner.token))).status).toBe(422)
    const renewed = await product.post('/users/second-factor/recovery-codes', { password: ROLE_PASSWORD, code: codeOf(owner.secret) }, bearer(owner.token))
    expect([renewed.status, renewed.body.recoveryCodes.length]).toEqual([200, 10])
    expect((await signInWith(owner.email, () => owner.recoveryCodes[0]!)).status).toBe(401)
    expect((await signInWith(owner.email, () => renewed.body.recoveryCodes[0])).status).toBe(200)
  })

  test('turning it off needs password and code; a recovery code will do', async () => {
    const owner = await ownerWith('stops@mail.com')
    const remove = (body: Record<string, string>) => product.post('/users/second-factor/removal', body, bearer(owner.token))
    expect((await remove({ password: ROLE_PASSWORD, code: '000000' })).status).toBe(422)
    expect((await remove({ password: 'wrong1234', code: codeOf(owner.secret) })).status).toBe(422)
    expect((await stepOne(owner.email)).status).toBe(401)
    expect((await remove({ password: ROLE_PASSWORD, code: owner.recoveryCodes[0]! })).status).toBe(200)
    expect((await stepOne(owner.email)).status).toBe(200)
    expect(await changesToldTo(owner.email)).toContain('second-factor-off')
  })

  test('guesses at password and code with a stolen session are limited', async () => {
    const owner = await ownerWith('stolen@mail.com')
    const thief = { authorization: owner.token, ...at('10.221.0.1') }
    let last = 0
    for (let index = 0; index < 11; index++) last = (await product.post('/users/second-factor/removal', { password: 'wrong1234', code: '000000' }, thief)).status
    expect(last).toBe(429)
  })
})

describe('what an operator does about it', () => {
  test('stands in the list of actions and in the history of the account', async () => {
    const owner = await ownerWith('recorded@mail.com')
    await product.post('/users/second-factor/removal', { password: ROLE_PASSWORD, code: codeOf(owner.secret) }, bearer(owner.token))
    const account = (await stores().accounts.findByEmail(owner.email))!
    const history = (await stores().accounts.events(account.id)).filter(({ what }) => what.startsWith('second factor'))
    expect(history.map(({ actor, what }) => [actor, what])).toEqual([
      ['operator:recorded@mail.com', 'second factor turned off'],
      ['operator:recorded@mail.com', 'second factor turned on'],
    ])
    const actions = (await (await product.get('/api/console/actions', bearer(owner.token))).json()) as { rows: { actor: string; what: string }[] }
    expect(actions.rows.filter(({ actor }) => actor === 'operator:recorded@mail.com').map(({ what }) => what)).toEqual(['turned the own second factor off', 'turned the own second factor on'])
  })

  test('the command of the machine takes a lost one away, ends the sessions, and is recorded', async () => {
    const owner = await ownerWith('lost@mail.com')
    expect((await product.post('/api/operator/second-factor-resets', { email: owner.email }, bearer(owner.token))).status).toBe(401)
    const reset = await product.post('/api/operator/second-factor-resets', { email: 'Lost@Mail.com' }, command)
    expect([reset.status, reset.body]).toEqual([200, { result: 'done', email: owner.email }])
    expect((await product.get('/users', bearer(owner.token))).status).toBe(401)
    expect((await stepOne(owner.email)).status).toBe(200)
    expect(await changesToldTo(owner.email)).toContain('second-factor-off')
    const account = (await stores().accounts.findByEmail(owner.email))!
    expect((await stores().accounts.events(account.id))[0]).toMatchObject({ actor: 'operator-command', what: 'second factor taken away, sessions ended' })
    expect((await product.post('/api/operator/second-factor-resets', { email: owner.email }, command)).body.result).toBe('was-off')
    expect((await product.post('/api/operator/second-factor-resets', { email: 'nobody@mail.com' }, command)).status).toBe(404)
  })

  test('a given role leaves the second factor as it is', async () => {
    const owner = await ownerWith('keeps@mail.com')
    await signInAs(product, 'operator', owner.email, elsewhere)
    expect((await stepOne(owner.email)).body.kind).toBe('second-factor')
  })
})

test('where it is required, an operator reaches nothing but the way to turn it on', async () => {
  const strict = await createTestProduct({ env: { OPERATOR_SECOND_FACTOR: 'required' } })
  const open = product
  try {
    product = strict
    await strict.startJobs()
    const headers = bearer((await signInAs(strict, 'operator', 'strict@mail.com', elsewhere))['authorization']!)
    expect(await (await strict.get('/users/second-factor', headers)).json()).toMatchObject({ on: false, required: true })
    for (const path of ['/api/console/orders', '/users/admin', '/lead/admin']) {
      const refused = await strict.get(path, headers)
      expect([path, refused.status, ((await refused.json()) as { kind: string }).kind]).toEqual([path, 403, 'second-factor-needed'])
    }
    const secret = (await strict.post('/users/second-factor', { password: ROLE_PASSWORD }, headers)).body.secret.replaceAll(' ', '')
    expect((await strict.post('/users/second-factor/confirmation', { code: codeOf(secret) }, headers)).status).toBe(200)
    expect((await strict.get('/api/console/orders', headers)).status).toBe(200)
    later()
    const removed = await strict.post('/users/second-factor/removal', { password: ROLE_PASSWORD, code: codeOf(secret) }, headers)
    expect([removed.status, removed.body.kind]).toEqual([409, 'required'])
    const customer = bearer((await signInAs(strict, 'customer', 'customer@mail.com', elsewhere))['authorization']!)
    expect((await strict.get('/users/orders', customer)).status).toBe(200)
  } finally {
    product = open
    await strict.close()
  }
})

test('a secret that this installation cannot read says so and names the way back in', async () => {
  const owner = await ownerWith('moved@mail.com')
  const account = (await stores().accounts.findByEmail(owner.email))!
  await stores().secondFactors.put(account.id, { secret: 'sealed-elsewhere' })
  const answer = await signInWith(owner.email, () => codeOf(owner.secret))
  expect([answer.status, answer.body.kind]).toEqual([409, 'unreadable'])
  expect(answer.body.message).toMatch(/reset-second-factor/)
})
