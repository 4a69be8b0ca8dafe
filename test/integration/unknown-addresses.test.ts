/** Neither an answer nor its time tells whether an address is known: what is looked up is looked up after the answer. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Stores } from '../../usecases/ports.ts'
import { createTestProduct, mailJobsDone, type TestProduct } from '../harness.ts'
import { signInAs } from '../roles.ts'
import { niwBody } from './checkout/orders.ts'

let product: TestProduct
/** Every transaction waits for this before it begins, as every look-up outside of one. */
let gate = Promise.resolve()
let open = () => {}
let lookedUp: string[] = []

function gated(stores: Stores, inTransaction: boolean): Stores {
  const through =
    <T>(store: { findByEmail(email: string): Promise<T> }, kind: string) =>
    async (email: string) => {
      if (!inTransaction) await gate
      lookedUp.push(`${kind} of ${email}`)
      return store.findByEmail(email)
    }
  return { ...stores, accounts: { ...stores.accounts, findByEmail: through(stores.accounts, 'account') }, orders: { ...stores.orders, findByEmail: through(stores.orders, 'orders') } }
}

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  await signInAs(product, 'customer', 'known@mail.com')
  expect((await product.post('/api/orders/niw-diy', niwBody({ userData: { email: 'known@mail.com' } }))).status).toBe(201)
  const { database } = product.services
  const { transaction } = database
  database.transaction = async (work) => {
    await gate
    return transaction.call(database, (stores) => work(gated(stores, true))) as ReturnType<typeof work>
  }
  database.stores = gated(database.stores, false)
})
afterEach(() => open())
afterAll(() => product.close())

const close = () => {
  lookedUp = []
  gate = new Promise((resolve) => (open = resolve))
}
const mailsTo = async (email: string) => (await product.services.database.stores.mails.newest(500)).filter((mail) => mail.toAddress === email)
const withoutWaiting = <T>(answer: Promise<T>) => Promise.race([answer, new Promise<'waited for a look-up'>((resolve) => setTimeout(resolve, 15_000, 'waited for a look-up'))])

describe.each([
  { path: '/users/request-password-reset', status: 200, template: 'password-reset', kind: 'account' },
  { path: '/api/order-links', status: 202, template: 'order-links', kind: 'orders' },
])('$path', ({ path, status, template, kind }) => {
  test('answers the same before anything is looked up, and mails afterwards to the known address only', async () => {
    close()
    const known = await withoutWaiting(product.post(path, { email: 'Known@mail.com' }))
    const unknown = await withoutWaiting(product.post(path, { email: 'unknown@mail.com' }))
    expect([known, unknown]).toMatchObject([{ status }, { status }])
    expect((known as { body: unknown }).body).toEqual((unknown as { body: unknown }).body)
    expect(lookedUp).toEqual([])
    expect((await mailsTo('known@mail.com')).filter((mail) => mail.template === template)).toEqual([])
    open()
    await mailJobsDone(product)
    expect(lookedUp.toSorted()).toEqual([`${kind} of known@mail.com`, `${kind} of unknown@mail.com`])
    expect((await mailsTo('known@mail.com')).filter((mail) => mail.template === template)).toHaveLength(1)
    expect(await mailsTo('unknown@mail.com')).toEqual([])
  })
})

test('a deletion takes the finished work with the address along', async () => {
  await product.post('/api/order-links', { email: 'stranger@mail.com' })
  await mailJobsDone(product)
  const gone = () => product.services.database.transaction((stores) => stores.retention.deleteJobs({ mails: [], gone: [], words: ['stranger@mail.com'] }))
  await expect.poll(gone).toHaveLength(1)
  expect(await gone()).toEqual([])
})
