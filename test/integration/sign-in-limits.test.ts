/** Whoever guesses at somebody's password is stopped, and the owner is not. */
import { describe, expect, test } from 'vitest'
import { mailJobsDone, NO_PROMOTION } from '../harness.ts'
import { ROLE_PASSWORD, signInAs } from '../roles.ts'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()
let visitor = 0
const at = (address: string) => ({ 'x-forwarded-for': address })
const elsewhere = () => at(`10.8.${visitor >> 8}.${visitor++ & 255}`)

const signIn = (email: string, password: string, from: Record<string, string>) => product.post('/auth', { email, password }, from)
/** An account whose owner has signed in from `home`. */
async function ownerOf(email: string, home: Record<string, string>): Promise<void> {
  await signInAs(product, 'customer', email, () => home)
}
async function resetCode(email: string, from: Record<string, string>): Promise<string> {
  product.clock.set(product.clock.now() + 1000)
  await product.post('/users/request-password-reset', { email }, from)
  await mailJobsDone(product)
  const mail = (await product.services.database.stores.mails.newest(200)).find(({ toAddress, template }) => toAddress === email && template === 'password-reset')
  return new URLSearchParams(new URL(String(mail?.props['url'])).hash.slice(1)).get('code') ?? ''
}

describe('guesses at one account', () => {
  test('from one connection end there, and the owner signs in from another', async () => {
    await ownerOf('guessed@mail.com', at('10.200.0.1'))
    const stranger = at('10.200.0.2')
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push((await signIn('guessed@mail.com', 'wrong1234', stranger)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    expect((await signIn('guessed@mail.com', ROLE_PASSWORD, at('10.200.0.1'))).status).toBe(200)
    expect((await signIn('guessed@mail.com', ROLE_PASSWORD, elsewhere())).status).toBe(200)
  })

  test('from many connections end too, and the owner gets in where they were before, and elsewhere with a new password', async () => {
    const home = at('10.200.1.1')
    await ownerOf('besieged@mail.com', home)
    let last = 0
    for (let index = 0; index < 101; index++) last = (await signIn('besieged@mail.com', 'wrong1234', elsewhere())).status
    expect(last).toBe(429)
    expect((await signIn('besieged@mail.com', ROLE_PASSWORD, home)).status).toBe(200)
    const travelling = at('10.200.1.2')
    const refused = await signIn('besieged@mail.com', ROLE_PASSWORD, travelling)
    expect([refused.status, refused.body.kind, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, 'limited', true])
    expect(refused.body.message).toMatch(/new password/)
    const code = await resetCode('besieged@mail.com', travelling)
    expect((await product.post('/users/password-reset', { email: 'besieged@mail.com', code, newPassword: 'chosen789' }, travelling)).status).toBe(200)
    expect((await signIn('besieged@mail.com', 'chosen789', travelling)).status).toBe(200)
    expect((await signIn('besieged@mail.com', 'chosen789', elsewhere())).status).toBe(429)
  })

  test('an address without an account is refused and limited as one with an account', async () => {
    const stranger = at('10.200.2.1')
    const answers: unknown[] = []
    for (let index = 0; index < 11; index++) answers.push((await signIn('nobody@mail.com', 'wrong1234', stranger)).body.kind)
    expect(answers).toEqual([...Array(10).fill('refused'), 'limited'])
  })

  test('right passwords are not counted: an owner who signs in often stays welcome', async () => {
    const home = at('10.200.3.1')
    await ownerOf('often@mail.com', home)
    for (let index = 0; index < 12; index++) expect((await signIn('often@mail.com', ROLE_PASSWORD, home)).status).toBe(200)
  })
})

test('wrong reset codes of a stranger do not use up the owner’s', async () => {
  await ownerOf('resetting@mail.com', at('10.200.4.1'))
  const reset = (code: string, from: Record<string, string>) => product.post('/users/password-reset', { email: 'resetting@mail.com', code, newPassword: 'chosen789' }, from)
  const stranger = at('10.200.4.2')
  for (let index = 0; index < 10; index++) await reset('x'.repeat(43), stranger)
  expect((await reset('x'.repeat(43), stranger)).status).toBe(429)
  const code = await resetCode('resetting@mail.com', at('10.200.4.1'))
  expect((await reset(code, at('10.200.4.1'))).status).toBe(200)
})

test('a connection is known for 90 days, and kept as a mark that names nobody', async () => {
  const home = at('10.200.5.1')
  await ownerOf('marked@mail.com', home)
  const { accounts } = product.services.database.stores
  const account = (await accounts.findByEmail('marked@mail.com'))!
  const marks = await accounts.connectionMarks(account.id)
  expect(marks).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  product.clock.set(NO_PROMOTION + 91 * 86_400_000)
  await ownerOf('later@mail.com', home)
  expect(await accounts.connectionMarks(account.id)).toEqual([])
  product.clock.set(NO_PROMOTION)
})
