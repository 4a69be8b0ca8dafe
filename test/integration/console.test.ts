import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliver } from '../deliver.ts'
import { createTestProduct, mailJobsDone, NO_PROMOTION, paidEvent, type TestProduct } from '../harness.ts'
import { intakeBody, pdfOf } from '../intake-body.ts'
import { signInEveryRole } from '../roles.ts'
import { receiveContactMessage } from '../../usecases/receive-contact-message.ts'
import { checkPromoCode } from '../../usecases/check-promo-code.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { withdrawOrder } from '../../usecases/withdraw-order.ts'

let product: TestProduct
const tokens: Record<string, Record<string, string>> = { visitor: {} }
beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  Object.assign(tokens, await signInEveryRole(product))
})
afterAll(() => product.close())

const json = async (path: string) => (await product.get(`/api/console${path}`, tokens['operator'])).json() as Promise<any>
const act = (path: string, body: unknown = {}) => product.post(`/api/console${path}`, body, tokens['operator'])

let visitor = 0
async function paidOrder(email: string): Promise<any> {
  const order = { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } }
  const { body } = await product.post('/api/orders/selfpetition-ai', order, { 'x-forwarded-for': `10.8.${visitor >> 8}.${visitor++ & 255}` })
  await product.webhook(paidEvent(body))
  return body
}

test.each(['/orders', '/due', '/orders/PW-X', '/files/x', '/intakes', '/leads', '/accounts', '/mails', '/payment-events', '/promo-codes', '/launch-check'])(
  '%s is for operators only',
  async (path) => {
    const statuses: number[] = []
    for (const who of ['visitor', 'customer', 'consultant']) statuses.push((await product.get(`/api/console${path}`, tokens[who])).status)
    expect(statuses).toEqual([401, 403, 403])
  },
)

test.each([
  '/orders/PW-X/state',
  '/orders/PW-X/deliverables/x/begin',
  '/orders/PW-X/deliverables/x/pause',
  '/orders/PW-X/deliverables/x/acceptance',
  '/orders/PW-X/deliverables/x/files',
  '/orders/PW-X/deliverables/x/delivery',
  '/orders/PW-X/ready-files/x/removal',
  '/orders/PW-X/package',
  '/mails/x/resend',
  '/payment-events/x/handle',
])('%s acts for operators only', async (path) => {
  const statuses: number[] = []
  for (const who of ['visitor', 'customer', 'consultant']) statuses.push((await product.post(`/api/console${path}`, {}, tokens[who])).status)
  expect(statuses).toEqual([401, 403, 403])
})

const references = (page: any): string[] => page.rows.map((row: any) => row.reference)

test('orders are found by the beginning of the email or reference, whatever its case, and by their filters', async () => {
  const order = await paidOrder('find.me@mail.com')
  expect(references(await json('/orders?search=FIND.ME'))).toEqual([order.reference])
  expect(references(await json('/orders?search=find.me%40mail.com&state=&product='))).toEqual([order.reference])
  expect(references(await json(`/orders?search=${order.reference.slice(0, 14).toLowerCase()}`))).toEqual([order.reference])
  expect(references(await json(`/orders?search=${order.reference}`))).toEqual([order.reference])
  // A part of it, where nothing begins so: of the address, and of the reference.
  for (const part of ['nd.me', 'ME@MAIL', order.reference.slice(-9).toLowerCase()]) expect(references(await json(`/orders?search=${encodeURIComponent(part)}`))).toEqual([order.reference])
  expect(references(await json('/orders?search=nd.me&state=placed'))).toEqual([])
  for (const pattern of ['%25', 'find_me', 'find.me%40mail.com%25']) expect(references(await json(`/orders?search=${pattern}`))).toEqual([])
  expect(references(await json('/orders?search=find&state=paid&product=selfpetition-ai&from=2026-01-05&to=2026-01-05'))).toEqual([order.reference])
  for (const other of ['state=placed', 'product=niw-diy', 'flagged=1', 'from=2026-01-06', 'to=2026-01-04']) expect(references(await json(`/orders?search=find&${other}`))).toEqual([])
})

test.each([
  '/orders?state=nonsense',
  '/orders?after=0_x',
  '/orders?before=1_%27',
  '/orders?from=2026-13-01',
  '/leads?to=9999-12-31',
  '/leads?source=x',
  '/mails?state=sent',
  '/due?after=x',
  '/accounts?role=x',
])('%s is refused', async (path) => {
  expect((await product.get(`/api/console${path}`, tokens['operator'])).status).toBe(422)
})

test('pages lead on and back over rows of one instant, keep their filters, and give each row once', async () => {
  for (let index = 0; index < 51; index++) await paidOrder(`many${index}@mail.com`)
  const first = await json('/orders?search=many')
  const second = await json(`/orders?search=many&after=${first.after}`)
  const third = await json(`/orders?search=many&after=${second.after}`)
  expect([first.rows.length, second.rows.length, third.rows.length]).toEqual([25, 25, 1])
  expect([first.before, third.after]).toEqual([null, null])
  expect(new Set([first, second, third].flatMap(references)).size).toBe(51)
  expect(references(await json(`/orders?search=many&before=${third.before}`))).toEqual(references(second))
  const back = await json(`/orders?search=many&before=${second.before}`)
  expect([references(back), back.before, back.after]).toEqual([references(first), null, first.after])
  product.clock.set(product.clock.now() + 1000)
  const newest = await paidOrder('many-new@mail.com')
  expect(references(await json(`/orders?search=many&before=${second.before}`))).toContain(first.rows[0].reference)
  expect(references(await json('/orders?search=many-new'))).toEqual([newest.reference])
  product.clock.set(NO_PROMOTION)
})

test('a beginning is listed by the address, on and back; a whole address newest first', async () => {
  for (let index = 0; index < 30; index++) {
    product.clock.set(NO_PROMOTION + index)
    await paidOrder(`sorted${(index * 7) % 30}@mail.com`)
  }
  product.clock.set(NO_PROMOTION + 100)
  const latest = await paidOrder('sorted7@mail.com')
  product.clock.set(NO_PROMOTION)
  const emails = (page: any): string[] => page.rows.map((row: any) => row.email)
  const first = await json('/orders?search=sorted')
  const second = await json(`/orders?search=sorted&after=${first.after}`)
  expect([...emails(first), ...emails(second)]).toEqual([...emails(first), ...emails(second)].toSorted())
  expect(new Set([...references(first), ...references(second)]).size).toBe(31)
  expect(references(await json(`/orders?search=sorted&before=${second.before}`))).toEqual(references(first))
  const whole = await json('/orders?search=sorted7@mail.com')
  expect([emails(whole), whole.rows[0].reference]).toEqual([['sorted7@mail.com', 'sorted7@mail.com'], latest.reference])
  expect(emails(await json('/orders?search=sorted7@mail.co'))).toEqual(['sorted7@mail.com', 'sorted7@mail.com'])
})

test('the beginning of every reference is listed by the reference, on and back', async () => {
  const first = await json('/orders?search=pw-')
  const second = await json(`/orders?search=pw-&after=${first.after}`)
  expect([...references(first), ...references(second)]).toEqual([...references(first), ...references(second)].toSorted())
  expect(new Set([...references(first), ...references(second)]).size).toBe(50)
  expect(references(await json(`/orders?search=pw-&before=${second.before}`))).toEqual(references(first))
})

test('a page before which rows came shows the first page', async () => {
  for (let index = 0; index < 2; index++) await paidOrder(`few${index}@mail.com`)
  const { rows } = await json('/orders?search=few')
  const key = `${Date.parse(rows[1].placedAt)}_00000000-0000-4000-8000-000000000000`
  expect(references(await json(`/orders?search=few&before=${key}`))).toEqual(rows.map((row: any) => row.reference))
})

test('leads, accounts, events and mails are paged and narrowed alike', async () => {
  for (let index = 0; index < 26; index++)
    await receiveContactMessage(product.services, { visitor: 'tests', name: 'Ada', email: `lead${index}@mail.com`, message: 'Hello', news: false, trapped: false })
  const leads = await json('/leads?source=contact&search=LEAD')
  expect([leads.rows.length, (await json(`/leads?source=contact&search=LEAD&after=${leads.after}`)).rows.length]).toEqual([25, 1])
  expect((await json('/leads?source=generator&search=lead')).rows).toEqual([])
  expect((await json('/accounts?role=consultant')).rows.map((row: any) => row.email)).toEqual(['consultant@mail.com'])
  expect((await json('/accounts?search=oper')).rows.map((row: any) => row.email)).toEqual(['operator@mail.com'])
  expect(JSON.stringify(await json('/accounts'))).not.toMatch(/argon2|passwordHash/)
  const events = await json('/payment-events')
  expect((await json(`/payment-events?after=${events.after}`)).rows[0].id).not.toBe(events.rows[0].id)
  expect((await json('/payment-events?unmatched=1')).rows).toEqual([])
  expect((await json('/mails?search=lead25')).rows.map((row: any) => row.to)).toEqual(['lead25@mail.com'])
})

test('a first draft waits, begins with its whole promise, and its pause shows why', async () => {
  const { reference } = await paidOrder('works@mail.com')
  const draft = async () => (await json(`/orders/${reference}`)).deliverables[0]
  const { id } = await draft()
  const path = `/orders/${reference}/deliverables/${id}`
  expect(await draft()).toMatchObject({ label: 'First draft', stateLabel: 'Waiting for the customer', can: ['begin', 'deliver'] })
  expect((await act(`${path}/begin`, { cause: '' })).body.fields).toHaveProperty('cause')
  expect((await act(`${path}/begin`, { cause: 'the customer wrote' })).status).toBe(200)
  expect((await json('/due')).rows.map((row: any) => [row.reference, row.dueAt, row.late])).toEqual([[reference, new Date(NO_PROMOTION + 2 * 86_400_000).toISOString(), false]])
  expect((await json('/due')).late).toBe('0')
  product.clock.set(NO_PROMOTION + 2 * 86_400_000 + 1)
  const { rows, late } = await json('/due')
  expect([rows[0].late, late, (await draft()).late]).toEqual([true, '1', true])
  product.clock.set(NO_PROMOTION)
  expect((await act(`${path}/begin`, { cause: 'the customer wrote' })).status).toBe(409)
  expect((await act(`${path}/pause`, { reason: 'We wait for your resume' })).status).toBe(200)
  expect((await json('/due')).rows).toEqual([])
  expect((await json(`/orders/${reference}`)).paused).toBe('We wait for your resume')
  expect((await json(`/orders/${reference}`)).history.slice(-2)).toMatchObject([
    { state: 'In production', actor: 'operator:operator@mail.com', cause: 'First draft begun: the customer wrote' },
    { state: 'In production', actor: 'operator:operator@mail.com', cause: 'First draft paused: We wait for your resume' },
  ])
  // The customer's page shows steps of the order, not what operators note.
  expect((await viewOrder(product.services, reference))!.events.map(({ state }) => state)).toEqual(['placed', 'paid', 'in_production'])
  expect((await act(`${path}/begin`, { cause: 'the resume is here' })).status).toBe(200)
  expect(await draft()).toMatchObject({ waitsFor: null, state: 'in-work' })
  expect((await json(`/orders/${reference}`)).paused).toBeNull()
})

test('no state is claimed by hand, in whatever state an order is', async () => {
  const { reference } = await paidOrder('claims@mail.com')
  const refused = async (from: string) => {
    expect((await json(`/orders/${reference}`)).moves).toEqual([])
    for (const to of ['in_production', 'first_draft_sent', 'delivered', 'withdrawn', 'refunded']) expect((await act(`/orders/${reference}/state`, { from, to, cause: 'x' })).status).toBe(409)
  }
  await refused('paid')
  await deliver(product.services, reference, 'first-draft')
  await refused('first_draft_sent')
  expect(await withdrawOrder(product.services, { reference, shownRefundCents: 85_000 })).toMatchObject({ kind: 'withdrawn' })
  expect((await json(`/orders/${reference}`)).deliverables.map((one: any) => one.state)).toEqual(['delivered', 'ended', 'ended'])
})

test('an event that found no order is handled again once, without a second effect', async () => {
  const order = await paidOrder('again@mail.com')
  const event = (await json('/payment-events')).rows.find((row: any) => row.outcome === 'paid')
  expect(event).toMatchObject({ outcome: 'paid', orderReference: expect.stringMatching(/^PW-/) })
  expect((await act(`/payment-events/${event.id}/handle`)).body).toEqual({ outcome: 'already paid' })
  expect((await act('/payment-events/unknown/handle')).status).toBe(404)
  expect((await json(`/orders/${order.reference}`)).history.filter((row: any) => row.state === 'Paid')).toHaveLength(1)
})

test('a promo code that is switched off is refused at the checkout', async () => {
  const { code, product: of } = (await json('/promo-codes')).rows[0]
  const set = (active: boolean) => product.patch('/api/console/promo-codes', { product: of, code, active }, tokens['operator'])
  expect((await set(false)).status).toBe(200)
  expect(await checkPromoCode(product.services, { product: of, code })).toBeNull()
  expect((await set(true)).status).toBe(200)
  expect(await checkPromoCode(product.services, { product: of, code })).not.toBeNull()
})

test('promo codes are paged, each code once, the newest first', async () => {
  const at = new Date('2020-01-01T00:00:00Z')
  const codes = Array.from({ length: 30 }, (_, index) => ({ id: crypto.randomUUID(), product: 'rfe-response' as const, kind: 'main' as const, code: `PAGED-${index}`, active: false, expiresAt: null }))
  await product.services.database.stores.promoCodes.insert(codes, at)
  const seen: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const page: any = await json(`/promo-codes${after === '' ? '' : `?after=${after}`}`)
    expect(page.rows.length).toBeLessThanOrEqual(25)
    seen.push(...page.rows.map(({ code, product: of }: any) => `${of} ${code}`))
    after = page.after
  }
  const all = (await product.services.database.stores.promoCodes.all()).map(({ code, product: of }) => `${of} ${code}`)
  expect(seen.toSorted()).toEqual(all.toSorted())
  expect(seen.slice(-30).every((name) => name.includes('PAGED'))).toBe(true)
})

test('a new promo code holds at the checkout, once per product', async () => {
  const add = (code: string) => act('/promo-codes', { product: 'niw-diy', kind: 'secondary', code })
  expect((await add('friend-14')).status).toBe(201)
  expect(await checkPromoCode(product.services, { product: 'niw-diy', code: 'Friend-14' })).toEqual({ kind: 'secondary', percent: 14 })
  expect((await add('FRIEND-14')).status).toBe(409)
  expect((await add('x')).status).toBe(422)
})

test('opening a customer’s file leaves a trace on the order', async () => {
  const { reference } = await paidOrder('files@mail.com')
  await product.post('/api/intake-applications', intakeBody('files@mail.com', { userResumeName: 'cv.pdf', userResume: pdfOf('resume'), orderReference: reference }))
  const [{ files }] = (await json(`/orders/${reference}`)).intakes
  expect(await (await product.get(`/api/console/files/${files[0].id}`, tokens['operator'])).text()).toBe('%PDF-1.7 resume')
  expect((await json(`/orders/${reference}`)).accesses).toMatchObject([{ fileId: files[0].id, actor: 'operator:operator@mail.com' }])
})

test('mails are listed without their bodies, which may open an account', async () => {
  await product.post('/users/request-password-reset', { email: 'customer@mail.com' })
  await mailJobsDone(product)
  const text = JSON.stringify(await json('/mails?search=customer'))
  expect(text).toContain('password-reset')
  expect(text).not.toContain('code=')
  expect((await json('/mails?state=dead')).rows).toEqual([])
})

test('the launch check names what is still a placeholder', async () => {
  expect((await json('/launch-check')).map((row: any) => row.where)).toContain('content/provider.ts: company')
})
