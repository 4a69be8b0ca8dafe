import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct, NO_PROMOTION, OPERATOR_SECRET, paidEvent, type TestProduct } from '../harness.ts'

let product: TestProduct
const tokens: Record<string, Record<string, string>> = { visitor: {} }
beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  for (const role of ['customer', 'consultant', 'operator']) {
    const email = `${role}@mail.com`
    const given = await product.post('/api/operator/roles', { email, role }, { authorization: `Bearer ${OPERATOR_SECRET}` })
    const code = new URLSearchParams(new URL(given.body.passwordUrl).hash.slice(1)).get('code')
    await product.post('/users/password-reset', { email, code, newPassword: 'secret123' })
    tokens[role] = { authorization: (await product.post('/auth', { email, password: 'secret123' })).headers.get('authorization') ?? '' }
  }
})
afterAll(() => product.close())

const json = async (path: string) => (await product.get(`/api/console${path}`, tokens['operator'])).json() as Promise<any>
const act = (path: string, body: unknown = {}) => product.post(`/api/console${path}`, body, tokens['operator'])

async function paidOrder(email: string): Promise<any> {
  const order = { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } }
  const { body } = await product.post('/api/orders/selfpetition-ai', order)
  await product.webhook(paidEvent(body))
  return body
}

test.each(['/orders', '/due', '/orders/PW-X', '/files/x', '/intakes', '/mails', '/payment-events', '/promo-codes', '/launch-check'])('%s is for operators only', async (path) => {
  const statuses: number[] = []
  for (const who of ['visitor', 'customer', 'consultant']) statuses.push((await product.get(`/api/console${path}`, tokens[who])).status)
  expect(statuses).toEqual([401, 403, 403])
})

test.each(['/orders/PW-X/state', '/orders/PW-X/pause', '/orders/PW-X/resume', '/orders/PW-X/package', '/mails/x/resend', '/payment-events/x/handle'])('%s acts for operators only', async (path) => {
  const statuses: number[] = []
  for (const who of ['visitor', 'customer', 'consultant']) statuses.push((await product.post(`/api/console${path}`, {}, tokens[who])).status)
  expect(statuses).toEqual([401, 403, 403])
})

test('orders are found by a part of the e-mail or reference, and a page leads to the next', async () => {
  const order = await paidOrder('find.me@mail.com')
  for (let index = 0; index < 26; index++) await paidOrder(`many${index}@mail.com`)
  expect((await json('/orders?search=FIND.ME')).orders.map((row: any) => row.reference)).toEqual([order.reference])
  expect((await json(`/orders?search=${order.reference.slice(5, 14).toLowerCase()}`)).orders).toHaveLength(1)
  expect((await json('/orders?search=%25')).orders).toEqual([])
  const first = await json('/orders?search=many')
  const second = await json(`/orders?search=many&after=${first.next}`)
  expect(new Set([...first.orders, ...second.orders].map((row: any) => row.reference)).size).toBe(26)
  expect(second.next).toBeNull()
  expect((await product.get('/api/console/orders?state=nonsense', tokens['operator'])).status).toBe(422)
})

test('an order waits, resumes with its whole promise, and is withdrawn from once its first draft is sent', async () => {
  const { reference } = await paidOrder('works@mail.com')
  expect((await json(`/orders/${reference}`)).canResume).toBe(true)
  expect((await act(`/orders/${reference}/resume`)).status).toBe(200)
  expect((await json('/due')).orders.map((row: any) => [row.reference, row.dueAt])).toEqual([[reference, new Date(NO_PROMOTION + 2 * 86_400_000).toISOString()]])
  expect((await act(`/orders/${reference}/resume`)).status).toBe(409)
  expect((await act(`/orders/${reference}/pause`, { reason: 'We wait for your resume' })).status).toBe(200)
  expect((await json('/due')).orders).toEqual([])
  expect((await json(`/orders/${reference}`)).paused).toBe('We wait for your resume')

  const { stateKey } = await json(`/orders/${reference}`)
  expect((await act(`/orders/${reference}/state`, { from: stateKey, to: 'first_draft_sent', cause: '' })).body.fields).toHaveProperty('cause')
  expect((await act(`/orders/${reference}/state`, { from: stateKey, to: 'refunded', cause: 'x' })).status).toBe(409)
  expect((await act(`/orders/${reference}/state`, { from: 'placed', to: 'first_draft_sent', cause: 'x' })).status).toBe(409)
  expect((await act(`/orders/${reference}/state`, { from: stateKey, to: 'first_draft_sent', cause: 'draft mailed' })).status).toBe(200)
  expect((await json(`/orders/${reference}`)).history.at(-1)).toMatchObject({ actor: 'operator:operator@mail.com', cause: 'draft mailed' })
  expect(await product.app.withdrawOrder({ reference, shownRefundCents: 85_000 })).toMatchObject({ kind: 'withdrawn' })
})

test('an event that found no order is handled again once, without a second effect', async () => {
  const order = await paidOrder('again@mail.com')
  const [event] = (await json('/payment-events')) as any[]
  expect(event).toMatchObject({ outcome: 'paid', matched: true })
  expect((await act(`/payment-events/${event.id}/handle`)).body).toEqual({ outcome: 'already paid' })
  expect((await act('/payment-events/unknown/handle')).status).toBe(404)
  expect((await json(`/orders/${order.reference}`)).history.filter((row: any) => row.state === 'Paid')).toHaveLength(1)
})

test('a promo code that is switched off is refused at the checkout', async () => {
  const { code, product: of } = (await json('/promo-codes'))[0]
  const set = (active: boolean) => product.patch('/api/console/promo-codes', { product: of, code, active }, tokens['operator'])
  expect((await set(false)).status).toBe(200)
  expect(await product.app.checkPromoCode(of, code)).toBeNull()
  expect((await set(true)).status).toBe(200)
  expect(await product.app.checkPromoCode(of, code)).not.toBeNull()
})

test('a new promo code holds at the checkout, once per product', async () => {
  const add = (code: string) => act('/promo-codes', { product: 'niw-diy', kind: 'secondary', code })
  expect((await add('friend-14')).status).toBe(201)
  expect(await product.app.checkPromoCode('niw-diy', 'Friend-14')).toEqual({ kind: 'secondary', percent: 14 })
  expect((await add('FRIEND-14')).status).toBe(409)
  expect((await add('x')).status).toBe(422)
})

test('opening a customer’s file leaves a trace on the order', async () => {
  const { reference } = await paidOrder('files@mail.com')
  await product.post('/api/intake-applications', {
    userBackground: { email: 'files@mail.com', profession: 'Nurse', company: 'Clinic', linkedin: '' },
    userProposedEndeavor: {},
    userProng2Education: {},
    userProng2Demand: {},
    userProng3: {},
    userResumeName: 'cv.pdf',
    userResume: `data:application/pdf;base64,${Buffer.from('%PDF-1.7 resume').toString('base64')}`,
    orderReference: reference,
  })
  const [{ files }] = (await json(`/orders/${reference}`)).intakes
  expect(await (await product.get(`/api/console/files/${files[0].id}`, tokens['operator'])).text()).toBe('%PDF-1.7 resume')
  expect((await json(`/orders/${reference}`)).accesses).toMatchObject([{ fileId: files[0].id, actor: 'operator:operator@mail.com' }])
})

test('mails are listed without their bodies, which may open an account', async () => {
  await product.post('/users/request-password-reset', { email: 'customer@mail.com' })
  const text = JSON.stringify(await json('/mails'))
  expect(text).toContain('password-reset')
  expect(text).not.toContain('code=')
  expect(await json('/mails?state=dead')).toEqual([])
})

test('the launch check names what is still a placeholder', async () => {
  expect((await json('/launch-check')).map((row: any) => row.where)).toContain('content/provider.ts: company')
})
