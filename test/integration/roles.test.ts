import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountRole } from '../../domain/accounts/account-roles.ts'
import { createTestProduct, OPERATOR_SECRET, type TestProduct } from '../harness.ts'
import { ROLE_PASSWORD, signInAs } from '../roles.ts'
import { changeRoles } from '../../usecases/change-role.ts'

let product: TestProduct
type Person = { id: string; email: string; as: Record<string, string> }
let first: Person
let second: Person
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.8.0.${visitor++}` })

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  first = await person('first@mail.com', 'operator')
  second = await person('second@mail.com', 'operator')
})
afterAll(() => product.close())

async function signIn(email: string): Promise<Record<string, string>> {
  return { authorization: (await product.post('/auth', { email, password: ROLE_PASSWORD }, from())).headers.get('authorization') ?? '' }
}

async function person(email: string, role: AccountRole): Promise<Person> {
  const as = await signInAs(product, role, email, from)
  const { id } = (await (await product.get('/users', as)).json()) as { id: string }
  return { id, email, as }
}

const give = (by: Person, to: Person, role: string) => product.patch(`/api/console/accounts/${to.id}`, { roles: role === 'customer' ? [] : [role] }, by.as)

test('a given role opens its calls after the next sign-in; the old sessions end', async () => {
  const someone = await person('someone@mail.com', 'customer')
  expect((await product.get('/users', someone.as)).status).toBe(200)
  expect((await give(first, someone, 'operator')).status).toBe(200)
  expect((await product.get('/users', someone.as)).status).toBe(401)
  const again = await signIn(someone.email)
  expect((await product.get('/api/console/orders', again)).status).toBe(200)
  const events = (await (await product.get(`/api/console/accounts/${someone.id}/events`, first.as)).json()) as any[]
  expect(events).toMatchObject([{ actor: 'operator:first@mail.com', what: 'role changed from customer to operator' }, { actor: 'operator-command' }])
  expect((await give(first, someone, 'customer')).status).toBe(200)
  expect((await product.get('/api/console/orders', again)).status).toBe(401)
})

test('an operator who is made a consultant too reaches the calls of both, and loses one without the other', async () => {
  const someone = await person('both@mail.com', 'customer')
  const roles = (given: string[]) => product.patch(`/api/console/accounts/${someone.id}`, { roles: given }, first.as)
  const reached = async () => {
    const as = await signIn(someone.email)
    return [(await product.get('/api/console/orders', as)).status, (await product.get('/tutors/times', as)).status, ((await (await product.get('/users', as)).json()) as any).roles]
  }
  expect((await roles(['consultant', 'operator'])).status).toBe(200)
  expect(await reached()).toEqual([200, 200, ['operator', 'consultant']])
  const listed = async (role: string) => ((await (await product.get(`/api/console/accounts?role=${role}&search=both@mail.com`, first.as)).json()) as any).rows.length
  expect(await Promise.all(['operator', 'consultant', 'customer'].map(listed))).toEqual([1, 1, 0])
  expect((await roles(['consultant'])).status).toBe(200)
  expect(await reached()).toEqual([403, 200, ['consultant']])
  // The command gives a role beside the others.
  await product.post('/api/operator/roles', { email: someone.email, role: 'operator' }, { authorization: `Bearer ${OPERATOR_SECRET}` })
  expect((await product.services.database.stores.accounts.findById(someone.id))!.roles).toEqual(['operator', 'consultant'])
  expect((await roles(['operator', 'operator', 'consultant'])).status).toBe(422)
  expect((await roles([])).status).toBe(200)
})

test('nobody changes their own role, an unknown account or to an unknown role', async () => {
  expect((await give(first, first, 'customer')).body.kind).toBe('own-role')
  expect((await give(first, { ...first, id: '0f5d0f5e-0000-4000-8000-000000000000' }, 'customer')).status).toBe(404)
  expect((await give(first, { ...first, id: 'x' }, 'customer')).status).toBe(404)
  expect((await give(first, second, 'king')).status).toBe(422)
})

test('two operators who take the role from each other at once leave one', async () => {
  const statuses = await Promise.all([give(first, second, 'customer'), give(second, first, 'customer')].map(async (answer) => (await answer).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await product.services.database.stores.accounts.countOfRole('operator')).toBe(1)
  const left = statuses[0] === 200 ? first : second
  const other = left === first ? second : first
  await product.post('/api/operator/roles', { email: other.email, role: 'operator' }, { authorization: `Bearer ${OPERATOR_SECRET}` })
  expect((await give(left, other, 'customer')).status).toBe(200)
  // The call that comes too late meets the rule itself.
  expect(await changeRoles(product.services, { userId: left.id, roles: [], by: { ...(await product.services.database.stores.accounts.findById(other.id))! } })).toBe('last-operator')
  first = left
})

test('an account whose mailbox is not confirmed gets no rights', async () => {
  await product.post('/users', { email: 'unconfirmed@mail.com', password: ROLE_PASSWORD }, from())
  const account = (await product.services.database.stores.accounts.findByEmail('unconfirmed@mail.com'))!
  expect((await give(first, { id: account.id, email: account.email, as: {} }, 'consultant')).body.kind).toBe('not-confirmed')
})

test('an invitation opens an account with its role once its mailed link was used', async () => {
  const invited = await product.post('/api/console/accounts', { email: 'New.Consultant@mail.com', role: 'consultant' }, first.as)
  expect([invited.status, Object.keys(invited.body)]).toEqual([201, ['message']])
  const mail = (await product.services.database.stores.mails.newest(50)).find(({ template }) => template === 'account-invited')!
  expect(mail.toAddress).toBe('new.consultant@mail.com')
  // A stranger who registers the address meanwhile gains nothing.
  await product.post('/users', { email: 'new.consultant@mail.com', password: 'stranger1' }, from())
  expect((await product.post('/auth', { email: 'new.consultant@mail.com', password: 'stranger1' }, from())).status).toBe(403)
  const code = new URLSearchParams(new URL(String(mail.props['url'])).hash.slice(1)).get('code')
  expect((await product.post('/users/password-reset', { email: 'new.consultant@mail.com', code, newPassword: 'secret123' }, from())).status).toBe(200)
  expect(await (await product.get('/users', await signIn('new.consultant@mail.com'))).json()).toMatchObject({ role: 'consultant', confirmed: true })
  const again = await product.post('/api/console/accounts', { email: 'new.consultant@mail.com', role: 'operator' }, first.as)
  expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['email']])
})
