/** What operators do is written down: who, when, what. */
import { expect, test } from 'vitest'
import { OPERATOR_SECRET, paidEvent } from '../harness.ts'
import { signInAs } from '../roles.ts'
import { orderFiles } from '../../usecases/order-files.ts'
import { niwBody } from './checkout/orders.ts'
import { productOfFile, signedIn } from '../product-of-file.ts'

const product = productOfFile()
const as = signedIn(product, 'operator')

const NOBODY = '0f5d0f5e-0000-4000-8000-000000000000'
const REVIEW = { author: 'R. Sample', rating: 5, title: '', text: 'Clear.', time: 'June 2026', origin: 'a test' }
const actions = async () => ((await (await product.get('/api/console/actions', as)).json()) as { rows: { actor: string; what: string; at: string }[] }).rows
const post = (path: string, body: unknown) => product.post(`/api/console${path}`, body, as)
const patch = (path: string, body: unknown) => product.patch(`/api/console${path}`, body, as)

test('every change in the console has its line, with who made it', async () => {
  expect((await post('/promo-codes', { product: 'niw-diy', kind: 'main', code: 'SPRING26' })).status).toBe(201)
  expect((await patch('/promo-codes', { product: 'niw-diy', code: 'SPRING26', active: false })).status).toBe(200)
  expect((await post('/reviews', REVIEW)).status).toBe(201)
  expect((await post('/accounts', { email: 'new@mail.com', role: 'consultant' })).status).toBe(201)
  expect((await actions()).map(({ actor, what }) => `${actor} ${what}`)).toEqual([
    'operator:operator@mail.com invited a new consultant',
    'operator:operator@mail.com added the review of R. Sample',
    'operator:operator@mail.com changed the promo code SPRING26 (niw-diy): off',
    'operator:operator@mail.com added the promo code SPRING26 (niw-diy, main)',
  ])
  expect((await actions())[0]?.at).toBe(new Date(product.clock.now()).toISOString())
})

test('reading and what was refused leave no line', async () => {
  const before = await actions()
  await product.get('/api/console/promo-codes', as)
  expect((await post('/reviews', { ...REVIEW, rating: 9 })).status).toBe(422)
  expect((await post(`/mails/${NOBODY}/resend`, {})).status).toBe(409)
  expect((await product.post('/api/console/reviews', REVIEW)).status).toBe(401)
  expect(await actions()).toEqual(before)
})

test('a change whose line cannot be completed is made and keeps the line with which it was begun', async () => {
  const { operatorActions } = product.services.database.stores
  const { finish } = operatorActions
  operatorActions.finish = () => Promise.reject(new Error('the database went away'))
  expect((await post('/reviews', { ...REVIEW, author: 'Made all the same' })).status).toBe(201)
  operatorActions.finish = finish
  expect((await actions())[0]?.what).toBe('POST /reviews (begun; it is not known whether it was done)')
  expect(product.faults.splice(0)).toHaveLength(1)
})

test('a change that ends in a fault keeps its line too, and nothing is changed where no line can be written', async () => {
  const { operatorActions, reviews } = product.services.database.stores
  const { insert } = reviews
  reviews.insert = () => Promise.reject(new Error('a fault'))
  expect((await post('/reviews', REVIEW)).status).toBe(500)
  reviews.insert = insert
  expect((await actions())[0]?.what).toMatch(/^POST \/reviews \(begun/)

  const { begin } = operatorActions
  operatorActions.begin = () => Promise.reject(new Error('no line'))
  expect((await post('/reviews', { ...REVIEW, author: 'Never' })).status).toBe(500)
  operatorActions.begin = begin
  expect((await reviews.page({ limit: 100 })).rows.map(({ author }) => author)).not.toContain('Never')
  expect(product.faults.splice(0)).toHaveLength(2)
})

test('an amount that an operator accepts stands in the history of the order with their name', async () => {
  const { body: order } = await product.post('/api/orders/niw-diy', niwBody())
  await product.webhook(paidEvent(order, { session: { amount_total: 100 } }))
  const events = async () => {
    const found = (await product.services.database.stores.orders.findByReference(order.reference))!
    return (await product.services.database.stores.orders.events(found.id)).map(({ actor, cause }) => `${actor}: ${cause}`)
  }
  expect((await post(`/orders/${order.reference}/package`, {})).status).toBe(200)
  expect(await events()).toContain('operator:operator@mail.com: the amount paid was accepted and the package asked for')
  expect((await actions())[0]?.what).toBe(`order ${order.reference}: asked for the package`)
})

test('a package that was paid with another amount, and what its buyer’s own answers become, wait until the amount is accepted', async () => {
  const { body: order } = await product.post('/api/orders/niw-diy', niwBody())
  await product.webhook(paidEvent(order, { session: { amount_total: 100 } }))
  const made = async () => [(await product.get(`/api/orders/${order.reference}/my-case/letter.docx`)).status, (await product.get(`/api/orders/${order.reference}/evidence-plan.xlsx`)).status]
  expect(await made()).toEqual([404, 404])
  expect((await post(`/orders/${order.reference}/amount`, {})).status).toBe(200)
  expect(await made()).toEqual([200, 200])
  expect((await actions())[0]?.what).toBe(`order ${order.reference}: accepted the amount paid`)
  await product.startJobs()
  await expect.poll(async () => (await orderFiles(product.services, order.reference))?.kind, { timeout: 30_000 }).toBe('ready')
})

test('a role that the command gives is written down, and takes the approval of a profile away', async () => {
  const { stores } = product.services.database
  await signInAs(product, 'consultant')
  const { id } = (await stores.accounts.findByEmail('consultant@mail.com'))!
  await stores.accounts.setShowing(id, { offeredAt: new Date(0), approvedAt: new Date(0) }, new Date(0))
  await product.post('/api/operator/roles', { email: 'consultant@mail.com', role: 'operator' }, { authorization: `Bearer ${OPERATOR_SECRET}` })
  expect((await stores.accounts.showing(id)).approvedAt).toBeNull()
  expect((await stores.accounts.events(id)).map(({ actor, what }) => `${actor}: ${what}`)).toEqual([
    'operator-command: role changed from consultant to operator and consultant, password and sessions ended',
    'operator-command: account made as consultant',
  ])
})
