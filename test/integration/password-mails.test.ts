/** What is said of the mails about passwords is what happens to them. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestProduct, mailJobsDone, OPERATOR_SECRET, type TestProduct } from '../harness.ts'
import { signInAs } from '../roles.ts'

let product: TestProduct
let local: TestProduct
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.11.${visitor >> 8}.${visitor++ & 255}` })

async function begin(env: Record<string, string> = {}): Promise<TestProduct> {
  const made = await createTestProduct({ env })
  await made.startJobs()
  return made
}
beforeAll(async () => {
  local = await begin()
})
beforeEach(() => {
  product = local
})
afterAll(() => local.close())

const ask = (email: string) => product.post('/users/request-password-reset', { email }, from())
const mailsTo = async (email: string, template: string) => {
  await mailJobsDone(product)
  return (await product.services.database.stores.mails.newest(500)).filter((mail) => mail.toAddress === email && mail.template === template)
}
const ON_ITS_WAY = /on its way/

describe('a reset', () => {
  test('that was not sent because several were just sent is not called on its way, whether there is an account or not', async () => {
    await signInAs(product, 'customer', 'known@mail.com', from)
    for (const email of ['known@mail.com', 'unknown@mail.com']) {
      for (let index = 0; index < 4; index++) expect((await ask(email)).status).toBe(200)
      const refused = await ask(email)
      expect([refused.status, refused.body.kind]).toEqual([429, 'limited'])
      expect(refused.body.message).not.toMatch(ON_ITS_WAY)
      expect(refused.body.message).toMatch(/newest/)
    }
    expect(await mailsTo('known@mail.com', 'password-reset')).toHaveLength(4)
  })

  test('is mailed to its owner though a stranger has just registered the address again and again', async () => {
    await signInAs(product, 'customer', 'owner@mail.com', from)
    for (let index = 0; index < 6; index++) expect((await product.post('/users', { email: 'owner@mail.com', password: 'another456' }, from())).status).toBe(201)
    expect((await ask('owner@mail.com')).status).toBe(200)
    expect(await mailsTo('owner@mail.com', 'password-reset')).toHaveLength(1)
  })

  test('says that it stays in the local mailbox where no mail server is set', async () => {
    const answer = await ask('somebody@mail.com')
    expect(answer.status).toBe(200)
    expect(answer.body.message).not.toMatch(ON_ITS_WAY)
    expect(answer.body.message).toMatch(/\/dev\/mail/)
  })

  test('is refused where no mail can leave and nobody could see it, and makes no link', async () => {
    product = await begin({ DEV_MAILBOX: '0' })
    onTestFinished(() => product.close())
    await signInAs(product, 'customer', 'known@mail.com', from)
    for (const email of ['known@mail.com', 'unknown@mail.com']) {
      const answer = await ask(email)
      expect([answer.status, answer.body.kind]).toEqual([503, 'no-mail'])
      expect(answer.body.message).not.toMatch(ON_ITS_WAY)
    }
    expect(await mailsTo('known@mail.com', 'password-reset')).toEqual([])
  })

  test('says so while the mail server takes nothing', async () => {
    product = await begin({ SMTP_URL: 'smtp://127.0.0.1:1' })
    onTestFinished(() => product.close())
    // Made without a mail.
    await product.post('/api/operator/roles', { email: 'known@mail.com', role: 'customer' }, { authorization: `Bearer ${OPERATOR_SECRET}` })
    expect((await ask('known@mail.com')).body.message).toMatch(ON_ITS_WAY)
    const { mails } = product.services.database.stores
    const [held] = await mailsTo('known@mail.com', 'password-reset')
    await mails.markFailed(held!.id, 'connection refused', false)
    for (const email of ['known@mail.com', 'unknown@mail.com']) expect((await ask(email)).body.message).toMatch(/not accepting messages/)
    // What was asked for is mailed by a job: it belongs before what comes later.
    await mailJobsDone(product)
    // Another mail has left since: the fault was of one receiver.
    product.clock.set(product.clock.now() + 1000)
    await ask('known@mail.com')
    const later = (await mailsTo('known@mail.com', 'password-reset'))[0]!
    await mails.markDelivered(later.id, { state: 'sent', subject: '', html: '', text: '', sentAt: new Date(product.clock.now()) })
    expect((await ask('known@mail.com')).body.message).toMatch(ON_ITS_WAY)
  })

  test('reaches who stopped our news', async () => {
    await signInAs(product, 'customer', 'stopped@mail.com', from)
    await product.services.database.stores.mailStops.add('stopped@mail.com', new Date(product.clock.now()))
    await ask('stopped@mail.com')
    await expect.poll(async () => (await mailsTo('stopped@mail.com', 'password-reset')).map(({ state }) => state)).toEqual(['kept'])
  })
})

test('a changed password is told to its owner by mail', async () => {
  await signInAs(product, 'customer', 'told@mail.com', from)
  await ask('told@mail.com')
  const [reset] = await mailsTo('told@mail.com', 'password-reset')
  const code = new URLSearchParams(new URL(String(reset?.props['url'])).hash.slice(1)).get('code')
  expect(await mailsTo('told@mail.com', 'account-changed')).toHaveLength(1)
  const refused = await product.post('/users/password-reset', { email: 'told@mail.com', code: 'x'.repeat(43), newPassword: 'chosen789' }, from())
  expect([refused.status, (await mailsTo('told@mail.com', 'account-changed')).length]).toEqual([400, 1])
  await product.post('/users/password-reset', { email: 'told@mail.com', code, newPassword: 'chosen789' }, from())
  const told = await mailsTo('told@mail.com', 'account-changed')
  expect(told.map(({ props }) => props['change'])).toEqual(['password', 'password'])
  expect(JSON.stringify(told)).not.toContain('chosen789')
})

describe('an invitation', () => {
  const invite = async (email: string) => product.post('/api/console/accounts', { email, role: 'consultant' }, await signInAs(product, 'operator', 'inviting@mail.com', from))

  test('is not called on its way where it stays in the local mailbox', async () => {
    const answer = await invite('invited@mail.com')
    expect(answer.status).toBe(201)
    expect(answer.body.message).not.toMatch(ON_ITS_WAY)
    expect(answer.body.message).toMatch(/\/dev\/mail/)
  })

  test('is refused where no mail can leave and nobody could see it, and makes no account', async () => {
    product = await begin({ DEV_MAILBOX: '0' })
    onTestFinished(() => product.close())
    const answer = await invite('invited@mail.com')
    expect([answer.status, answer.body.kind]).toEqual([503, 'no-mail'])
    expect(await product.services.database.stores.accounts.findByEmail('invited@mail.com')).toBeNull()
  })

  test('says so while the mail server takes nothing', async () => {
    product = await begin({ SMTP_URL: 'smtp://127.0.0.1:1' })
    onTestFinished(() => product.close())
    expect((await invite('first@mail.com')).status).toBe(201)
    const [held] = await mailsTo('first@mail.com', 'account-invited')
    await product.services.database.stores.mails.markFailed(held!.id, 'connection refused', false)
    expect((await invite('second@mail.com')).body.message).toMatch(/takes no mails/)
  })
})
