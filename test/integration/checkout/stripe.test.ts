import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { syncStripeCatalog, type SyncReport } from '../../../adapters/payment/stripe-catalog-sync.ts'
import { openStripe, STRIPE_API_VERSION } from '../../../adapters/payment/stripe-client.ts'
import { stripeProvider } from '../../../adapters/payment/stripe-provider.ts'
import { deliver } from '../../deliver.ts'
import { IN_PROMOTION, NO_PROMOTION, paidEvent, type TestProduct } from '../../harness.ts'
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts'
import { aiBody, niwBody, rfeBody } from './orders.ts'
import { PAYMENT_LOOKUPS_A_MINUTE } from '../../../server/limits.ts'
import { createStripeProduct } from './stripe-product.ts'
import { withdrawOrder } from '../../../usecases/withdraw-order.ts'
import { orderOfPaymentPage } from '../../../usecases/order-of-payment-page.ts'

let product: TestProduct
let fake: FakeStripe

beforeAll(async () => {
  ;({ product, fake } = await createStripeProduct())
})
afterAll(async () => {
  await product.close()
  await fake.close()
})
beforeEach(() => {
  product.clock.set(NO_PROMOTION)
  product.faults.length = 0
  fake.failNext = []
})

const find = async (reference: string) => (await product.services.database.stores.orders.findByReference(reference))!
const sessions = () => fake.requests.filter((request) => request.method === 'POST' && request.path === '/v1/checkout/sessions')
const catalog = () => product.services.database.stores.paymentCatalog
const openPayment = () => stripeProvider({ ...openStripe('sk_test_fake', fake.url), catalog: catalog() })

async function sync(change: { apply?: boolean; publicUrl?: string } = {}): Promise<SyncReport> {
  return syncStripeCatalog({
    ...openStripe('sk_test_fake', fake.url),
    catalog: catalog(),
    codes: await product.services.database.stores.promoCodes.all(),
    publicUrl: 'https://prongwise.example',
    clock: product.clock,
    apply: true,
    ...change,
  })
}
const changes = (report: SyncReport) => Object.values(report.counts).reduce((sum, { created, replaced, retired }) => sum + created + replaced + retired, 0)

describe('without a payment link, a session is made for the order', () => {
  test('with the lines it charges adding up to the total, prefilled, and pinned to one version of the interface', async () => {
    product.clock.set(IN_PROMOTION)
    const { status, body } = await product.post('/api/orders/rfe-response', rfeBody({ userAddons: { referenceLettersNumber: 2, consultation: true } }))
    expect(status).toBe(201)
    expect(body.paymentUrl).toMatch(/^https:\/\/checkout\.stripe\.example\//)
    const { body: sent } = sessions().at(-1)!
    const amounts = Object.values(sent['line_items'] as Record<string, any>).map((line) => Number(line.price_data.unit_amount))
    expect(amounts).toEqual([32_500, 32_500, 17_000, 8_000])
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(body.totalCents)
    expect(sent).toMatchObject({ client_reference_id: body.reference, customer_email: 'ana.sample@example.com', mode: 'payment' })
    expect(sent['success_url']).toContain(`/ordered-rfe?order=${body.reference}`)
    expect(STRIPE_API_VERSION).toMatch(/^\d{4}-\d\d-\d\d\./)
    expect(await find(body.reference)).toMatchObject({ paymentProvider: 'stripe', paymentSessionId: expect.stringMatching(/^cs_/) })
  })

  test('once, when two tabs send the same form at the same time', async () => {
    const before = fake.lists.sessions.size
    const given = niwBody({ idempotencyKey: 'two-tabs-one-order' })
    const [first, second] = await Promise.all([product.post('/api/orders/niw-diy', given), product.post('/api/orders/niw-diy', given)])
    expect(first.body.paymentUrl).toBe(second.body.paymentUrl)
    expect(fake.lists.sessions.size).toBe(before + 1)
  })

  test('again, when the earlier page of the order has expired', async () => {
    const given = niwBody({ idempotencyKey: 'a-page-that-expires' })
    const first = await product.post('/api/orders/niw-diy', given)
    const { paymentSessionId } = await find(first.body.reference)
    await product.webhook(paidEvent(first.body, { type: 'checkout.session.expired', session: { id: paymentSessionId } }))
    const second = await product.post('/api/orders/niw-diy', given)
    expect(second.body.reference).toBe(first.body.reference)
    expect(second.body.paymentUrl).not.toBe(first.body.paymentUrl)
  })

  test('after a moment of too many requests', async () => {
    fake.failNext = [429]
    expect((await product.post('/api/orders/niw-diy', niwBody())).status).toBe(201)
  })

  test('or not at all: a provider that answers nonsense keeps the order, and the button works again', async () => {
    for (const nonsense of [404, 400]) {
      fake.failNext = [nonsense]
      const given = niwBody({ idempotencyKey: `provider-${nonsense}` })
      const failed = await product.post('/api/orders/niw-diy', given)
      expect([failed.status, failed.body.kind]).toEqual([503, 'payment-unavailable'])
      expect(await find(failed.body.reference)).toMatchObject({ state: 'placed', paymentUrl: null })
      const again = await product.post('/api/orders/niw-diy', given)
      expect([again.status, again.body.reference]).toEqual([201, failed.body.reference])
    }
    expect(product.faults).toHaveLength(2)
    expect(product.faults.join()).not.toContain('ana.sample')
  })
})

describe('syncing the account', () => {
  test('first only looks, then makes everything, then has nothing to do', async () => {
    const looked = await sync({ apply: false })
    expect(looked.counts['payment-link'].created).toBe(104)
    expect(fake.lists.payment_links.size).toBe(0)
    expect(await catalog().all('test')).toEqual([])
    const steps: number[] = []
    const made = await syncStripeCatalog({
      ...openStripe('sk_test_fake', fake.url),
      catalog: catalog(),
      codes: await product.services.database.stores.promoCodes.all(),
      publicUrl: 'https://prongwise.example',
      clock: product.clock,
      apply: true,
      onStep: (done, total) => steps.push(done / total),
    })
    expect(made.problems).toEqual([])
    expect([fake.lists.products.size, fake.lists.prices.size, fake.lists.coupons.size, fake.lists.promotion_codes.size, fake.lists.payment_links.size]).toEqual([19, 19, 6, 27, 104])
    expect(steps.at(-1)).toBe(1)
    const again = await sync()
    expect([changes(again), again.drift]).toEqual([0, []])
    expect(fake.lists.payment_links.size).toBe(104)
  })

  test('gives each link prices that add up to its combination', async () => {
    for (const entry of (await catalog().all('test')).filter(({ kind }) => kind === 'payment-link')) {
      const link = fake.lists.payment_links.get(entry.providerId)!
      const cents = Object.values(link['line_items'] as Record<string, { price: string }>).map(({ price }) => fake.lists.prices.get(price)!['unit_amount'] as number)
      expect(cents.reduce((sum, each) => sum + each, 0)).toBe(entry.amountCents)
    }
  })

  test('that lost its database finds its objects again instead of making them twice', async () => {
    for (const entry of await catalog().all('test')) await catalog().remove('test', entry.kind, entry.key)
    const report = await sync()
    expect(changes(report)).toBe(0)
    expect((await catalog().all('test')).filter(({ kind }) => kind === 'payment-link')).toHaveLength(104)
  })

  test('names and puts right a price that was changed in the account, with the links that used it', async () => {
    const price = [...fake.lists.prices.values()].find((each) => each['lookup_key'] === 'prongwise:selfpetition-ai:BusinessPlan')!
    price['unit_amount'] = 1
    const looked = await sync({ apply: false })
    expect(looked.counts.price.replaced).toBe(1)
    expect(looked.drift).toContain('price prongwise:selfpetition-ai:BusinessPlan charges 1 usd cents instead of 35000')
    const put = await sync()
    expect(put.counts['payment-link']).toMatchObject({ replaced: 8, created: 0, unchanged: 96 })
    expect([...fake.lists.payment_links.values()].filter((link) => link['active'])).toHaveLength(104)
    expect(changes(await sync())).toBe(0)
  })

  test('that is cut off half way goes on where it stopped', async () => {
    const other = await startFakeStripe()
    try {
      other.cutAfter = 60
      const options = async () => ({
        ...openStripe('sk_test_fake', other.url),
        mode: 'live' as const,
        catalog: catalog(),
        codes: await product.services.database.stores.promoCodes.all(),
        publicUrl: 'https://prongwise.example',
        clock: product.clock,
        apply: true,
      })
      await expect(syncStripeCatalog(await options())).rejects.toThrow('cut')
      other.cutAfter = null
      const rest = await syncStripeCatalog(await options())
      expect(rest.counts.product.unchanged).toBe(19)
      expect(other.lists.payment_links.size).toBe(104)
    } finally {
      await other.close()
    }
  })
})

describe('with a payment link on file', () => {
  test('the customer goes to the link of exactly these items, with reference and email', async () => {
    const before = sessions().length
    const { body } = await product.post('/api/orders/selfpetition-ai', aiBody())
    const link = await catalog().find('test', 'payment-link', 'ReferenceLetter1+SelfpetitionAi')
    const url = new URL(body.paymentUrl)
    expect(url.origin + url.pathname).toBe(link?.url)
    expect(Object.fromEntries(url.searchParams)).toEqual({ client_reference_id: body.reference, prefilled_email: 'ana.sample@example.com' })
    expect(sessions()).toHaveLength(before)
  })

  const shownCode = (body: { paymentUrl: string }) => new URL(body.paymentUrl).searchParams.get('prefilled_promo_code')

  test('a discount of the promotion travels as a code of this order alone, which is no code of ours', async () => {
    product.clock.set(IN_PROMOTION)
    const { body } = await product.post('/api/orders/niw-diy', niwBody())
    const other = (await product.post('/api/orders/niw-diy', niwBody())).body
    product.clock.set(NO_PROMOTION)
    const code = shownCode(body)
    expect(code).toMatch(/^[0-9A-F]{12}$/)
    expect(shownCode(other)).not.toBe(code)
    const { promoCode, createdAt } = await find(body.reference)
    expect(code).not.toBe(promoCode)
    const atStripe = [...fake.lists.promotion_codes.values()].find((made) => made['code'] === code)
    expect(atStripe).toMatchObject({ max_redemptions: '1', expires_at: String(createdAt.getTime() / 1000 + 7 * 86_400), promotion: { type: 'coupon', coupon: 'prongwise-niw-diy-35' } })
    // Typed once more after the promotion it is worth nothing.
    expect((await product.post('/api/orders/niw-diy', { ...niwBody(), promoCode: code })).status).toBe(422)
    expect((await product.post('/api/promo-codes/check', { product: 'niw-diy', code })).body).not.toHaveProperty('percent')
  })

  test('a code that the customer typed is filled in again', async () => {
    const typed = (await product.services.database.stores.promoCodes.all()).find(({ product: of, kind }) => of === 'niw-diy' && kind === 'secondary')!.code
    const { body } = await product.post('/api/orders/niw-diy', { ...niwBody(), promoCode: typed })
    expect(shownCode(body)).toBe(typed)
  })

  test('where Stripe makes no such code the discount is written into a session', async () => {
    product.clock.set(IN_PROMOTION)
    fake.failNext.push(400)
    const { body } = await product.post('/api/orders/niw-diy', niwBody())
    product.clock.set(NO_PROMOTION)
    expect(body.paymentUrl).toContain('checkout.stripe.example')
    expect(body.paymentUrl).not.toContain('prefilled_promo_code')
  })

  test('a code that Stripe does not know, or a link made for other prices, makes a session instead', async () => {
    product.clock.set(IN_PROMOTION)
    const codes = (await catalog().all('test')).filter(({ kind, key }) => kind === 'promotion-code' && key.startsWith('rfe-response:'))
    for (const { key } of codes) await catalog().remove('test', 'promotion-code', key)
    expect((await product.post('/api/orders/rfe-response', rfeBody())).body.paymentUrl).toContain('checkout.stripe.example')
    product.clock.set(NO_PROMOTION)
    const stale = (await catalog().find('test', 'payment-link', 'Prong1+Prong3'))!
    await catalog().put({ ...stale, amountCents: 1 })
    expect((await product.post('/api/orders/rfe-response', rfeBody())).body.paymentUrl).toContain('checkout.stripe.example')
  })

  test('its payment is known by the reference, and the browser finds its order by the page', async () => {
    const { body } = await product.post('/api/orders/niw-diy', niwBody())
    fake.lists.sessions.set('cs_of_a_link', { id: 'cs_of_a_link', object: 'checkout.session', client_reference_id: body.reference })
    expect(await orderOfPaymentPage(product.services, 'cs_of_a_link', 'ana')).toBe(body.reference)
    expect(await orderOfPaymentPage(product.services, 'cs_unknown', 'ana')).toBeNull()
    await product.webhook(paidEvent(body, { session: { id: 'cs_of_a_link' } }))
    expect(await find(body.reference)).toMatchObject({ paidCents: body.totalCents, paymentSessionId: 'cs_of_a_link' })
  })

  test('once one of its tabs has paid the others cannot: their pages are ended, those of other orders stay', async () => {
    const place = async () => (await product.post('/api/orders/niw-diy', niwBody())).body
    const [mine, other] = [await place(), await place()]
    const page = (id: string, order: { reference: string }, status: string) =>
      fake.lists.sessions.set(id, { id, object: 'checkout.session', client_reference_id: order.reference, payment_link: 'plink_shared', status })
    page('cs_tab_1', mine, 'complete')
    page('cs_tab_2', mine, 'open')
    page('cs_tab_3', mine, 'open')
    page('cs_tab_4', mine, 'complete')
    page('cs_other', other, 'open')
    await product.webhook(paidEvent(mine, { session: { id: 'cs_tab_1' } }))
    const status = (id: string) => fake.lists.sessions.get(id)?.['status']
    await expect.poll(() => [status('cs_tab_2'), status('cs_tab_3')]).toEqual(['expired', 'expired'])
    expect([status('cs_tab_1'), status('cs_tab_4'), status('cs_other')]).toEqual(['complete', 'complete', 'open'])
    await product.webhook({ id: 'evt_tab_2', type: 'checkout.session.expired', created: 1, data: { object: { id: 'cs_tab_2', client_reference_id: mine.reference } } })
    // Meanwhile its documents may have been delivered.
    expect(['paid', 'delivered']).toContain((await find(mine.reference)).state)
  })

  test('a page that is paid in the moment in which it should end stays paid, and the rest is ended', async () => {
    const { body } = await product.post('/api/orders/niw-diy', niwBody())
    const order = await find(body.reference)
    for (const [id, status] of [
      ['cs_just_paid', 'complete'],
      ['cs_newer', 'open'],
    ] as const)
      fake.lists.sessions.set(id, { id, object: 'checkout.session', client_reference_id: body.reference, status })
    await product.webhook(paidEvent(body, { session: { id: 'cs_older' } }))
    await openPayment().closePages({ order, pageIds: ['cs_just_paid', 'cs_gone', 'cs_newer'] })
    expect([fake.lists.sessions.get('cs_just_paid')?.['status'], fake.lists.sessions.get('cs_newer')?.['status']]).toEqual(['complete', 'expired'])
  })

  test('whoever makes up pages asks Stripe for a few of them only, and hinders no other visitor', async () => {
    const { body } = await product.post('/api/orders/niw-diy', niwBody())
    await product.webhook(paidEvent(body, { session: { id: 'cs_known' } }))
    const asked = () => fake.requests.filter(({ path }) => path.startsWith('/v1/checkout/sessions/cs_made_up')).length
    await Promise.all(Array.from({ length: PAYMENT_LOOKUPS_A_MINUTE + 20 }, (_, index) => orderOfPaymentPage(product.services, `cs_made_up${index}`, 'mallory')))
    expect(asked()).toBeGreaterThan(10)
    expect(asked()).toBeLessThanOrEqual(PAYMENT_LOOKUPS_A_MINUTE)
    expect(await orderOfPaymentPage(product.services, 'cs_known', 'mallory')).toBe(body.reference)
    fake.lists.sessions.set('cs_of_another', { id: 'cs_of_another', object: 'checkout.session', client_reference_id: body.reference })
    expect(await orderOfPaymentPage(product.services, 'cs_of_another', 'mallory')).toBeNull()
    expect(await orderOfPaymentPage(product.services, 'cs_of_another', 'ana')).toBe(body.reference)
  })
})

describe('a withdrawal', () => {
  test('refunds through Stripe once, however often the job runs', async () => {
    const { body } = await product.post('/api/orders/selfpetition-ai', aiBody())
    await product.webhook(paidEvent(body))
    const order = await find(body.reference)
    await deliver(product.services, body.reference, 'first-draft')
    fake.failNext = [500]
    expect(await withdrawOrder(product.services, { reference: body.reference, shownRefundCents: 93_500 })).toEqual({ kind: 'withdrawn', refundCents: 93_500 })
    await expect.poll(() => fake.lists.refunds.size).toBe(1)
    const [made] = [...fake.lists.refunds.values()]
    expect(made).toMatchObject({ amount: 93_500, payment_intent: order.paymentIntentId })
    const { refundPayment } = await import('../../../usecases/refund-payment.ts')
    const payment = openPayment()
    const deps = {
      database: product.services.database,
      payment,
      clock: product.clock,
      chance: { id: () => crypto.randomUUID() },
      publicUrl: product.services.publicUrl,
      operatorEmail: 'operator@mail.com',
    }
    await refundPayment(deps, { orderId: order.id, amountCents: 93_500, refundedBeforeCents: 0 }, { number: 1, last: false })
    expect(fake.lists.refunds.size).toBe(1)
  })
})
