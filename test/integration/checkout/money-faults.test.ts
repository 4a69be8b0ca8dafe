/** What goes wrong between a customer, the product and Stripe: how often it was tried, how many orders and charges came of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatMoney } from '../../../domain/money.ts'
import { FAILURES_BEFORE_NOTICE, refundPayment } from '../../../usecases/refund-payment.ts'
import { deliver } from '../../deliver.ts'
import { NO_PROMOTION, paidEvent, type TestProduct } from '../../harness.ts'
import { provesWhole } from '../../soak/proves-whole.ts'
import type { FakeStripe } from './fake-stripe.ts'
import { aiBody, niwBody } from './orders.ts'
import { createStripeProduct } from './stripe-product.ts'
import { payOrder } from '../../../usecases/place-order.ts'
import { handleStoredEvent } from '../../../usecases/record-payment-event.ts'
import { withdrawOrder } from '../../../usecases/withdraw-order.ts'

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
  fake.failNext = []
})

type Placed = { reference: string; totalCents: number; paymentUrl: string }
const TIMES = provesWhole('test/integration/checkout/money-faults.test.ts') ? 10 : 2
let keys = 0
const newKey = () => `fault-form-${(keys += 1)}`
const stores = () => product.services.database.stores
const find = async ({ reference }: { reference: string }) => (await stores().orders.findByReference(reference))!
const place = async (): Promise<Placed> => (await product.post('/api/orders/selfpetition-ai', aiBody({ userAddons: {} }))).body
/** Headings of what the operator was told about the order. */
const noticesAbout = async ({ reference }: { reference: string }) =>
  (await stores().mails.newest(2000))
    .filter((mail) => mail.template === 'operator-payment-notice' && JSON.stringify(mail.props['rows']).includes(reference))
    .map((mail) => String(mail.props['heading']))
const send = (type: string, object: Record<string, unknown>, id = `evt_${crypto.randomUUID()}`) =>
  product.webhook({ id, type, created: Math.floor(NO_PROMOTION / 1000), data: { object: { currency: 'usd', ...object } } })
const charge = (order: Placed, fields: Record<string, unknown>) => ({ id: `ch_${order.reference}`, payment_intent: `pi_${order.reference}`, ...fields })
/** On the page that the order has: paid on another one, Stripe would be asked at the same time to end it. */
const pay = async (order: Placed, session: Record<string, unknown> = {}) => product.webhook(paidEvent(order, { session: { id: (await find(order)).paymentSessionId, ...session } }))

type Answer = Awaited<ReturnType<TestProduct['post']>>
const post = (body: Record<string, unknown>) => product.post('/api/orders/niw-diy', body, { 'x-forwarded-for': `198.51.100.${keys % 250}` })

/** Each is one customer who wants one order and pays every payment page that the answers lead to. */
const SENDING_FAULTS: Record<string, (given: Record<string, unknown>) => Promise<Answer[]>> = {
  'a double click': (given) => Promise.all([post(given), post(given)]),
  'two tabs of one form, ten sends at once': (given) => Promise.all(Array.from({ length: 10 }, () => post(given))),
  'the back button and the same choices again': async (given) => [await post(given), await post(given)],
  'a lost answer and a second try': async (given) => {
    await post(given)
    return [await post(given)]
  },
  'Stripe out of reach, then a second try': async (given) => {
    fake.failNext = [400]
    return [await post(given), await post(given)]
  },
  'Stripe that made the page and lost its answer': async (given) => {
    fake.loseNext = 1
    return [await post(given), await post(given)]
  },
  'too many requests at Stripe': async (given) => {
    fake.failNext = [429]
    return [await post(given)]
  },
  'a promotion that ended between page and button': async (given) => {
    const refused = await post({ ...given, shownTotalCents: 23_400 })
    return [refused, await post({ ...given, shownTotalCents: 36_000 })]
  },
}

describe(`${TIMES} customers each with one fault on the way to the payment`, () => {
  const figures: string[] = []
  // A table in the output: the figures of docs/payments.md.
  afterAll(() => console.log(figures.join('\n')))

  test.each(Object.entries(SENDING_FAULTS))('%s: one order, one charge each, none twice', async (name, fault) => {
    let sends = 0
    let charges = 0
    const references = new Set<string>()
    const counted = fake.requests.length
    for (let customer = 0; customer < TIMES; customer += 1) {
      const answers = await fault(niwBody({ idempotencyKey: newKey(), userData: { email: `fault${keys}@mail.com` } }))
      sends += answers.length
      const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body as Placed)
      for (const { reference } of placed) references.add(reference)
      for (const url of new Set(placed.map(({ paymentUrl }) => paymentUrl))) {
        charges += 1
        const order = placed.find(({ paymentUrl }) => paymentUrl === url)!
        await pay(order, { payment_intent: `pi_${url.split('/').at(-1)}_${order.reference}` })
      }
    }
    const notices = await Promise.all([...references].map((reference) => noticesAbout({ reference })))
    const twice = notices.filter((headings) => headings.includes('An order was paid twice')).length
    const states = await Promise.all([...references].map(async (reference) => (await find({ reference })).paidAt !== null))
    const pages = fake.requests.slice(counted).filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions').length
    figures.push(`${name}: ${sends} answers, ${references.size} orders, ${states.filter(Boolean).length} paid, ${charges} charges, ${twice} twice (${pages} requests for a page)`)
    expect({ orders: references.size, paid: states.filter(Boolean).length, charges, twice }).toEqual({ orders: TIMES, paid: TIMES, charges: TIMES, twice: 0 })
  })
})

describe('money that does not fit', () => {
  test('a payment that arrives before its order is stored is told, and counts when an operator handles it again', async () => {
    const early = { reference: 'PW-EARL-YEAR-LYEA-RLYE', totalCents: 100_000 }
    await product.webhook(paidEvent(early, { id: 'evt_early' }))
    expect(await noticesAbout(early)).toEqual(['A payment arrived for no known order'])
    const template = await find(await place())
    await stores().orders.insert({ ...template, id: crypto.randomUUID(), reference: early.reference, idempotencyKey: null, paymentSessionId: null, paymentUrl: null })
    expect(await handleStoredEvent(product.services, 'evt_early')).toBe('paid')
    expect(await handleStoredEvent(product.services, 'evt_early')).toBe('already paid')
    expect(await find(early)).toMatchObject({ state: 'paid', paidCents: 100_000 })
  })

  test('one payment that is named for two orders pays the first and is reported for the second', async () => {
    const [first, second] = [await place(), await place()]
    for (const order of [first, second]) await pay(order, { payment_intent: 'pi_of_two' })
    expect([(await find(first)).state, (await find(second)).state]).toEqual(['paid', 'placed'])
    expect(await noticesAbout(second)).toEqual(['One payment is named for two orders'])
    await send('charge.refunded', { id: 'ch_two', payment_intent: 'pi_of_two', amount_refunded: 100_000 })
    expect([(await find(first)).state, (await find(second)).state]).toEqual(['refunded', 'placed'])
  })

  test.each([
    ['eur', 100_000, '1,000.00 EUR'],
    ['jpy', 100_000, '100,000 JPY'],
    ['usd', 100_000, '$1,000.00'],
  ])('%s: an amount is shown as what it is, and a withdrawal is counted in dollars only', async (currency, amount, words) => {
    const order = await place()
    await pay(order, { currency, amount_total: amount })
    const stored = await find(order)
    expect([stored.amountMismatch, stored.paidCurrency, formatMoney(amount, currency)]).toEqual([currency !== 'usd', currency, words])
    const mail = (await stores().mails.newest(2000)).find(({ template, props }) => template === 'order-confirmation' && props['reference'] === order.reference)
    expect(mail?.props['total']).toBe(words)
    await atFirstDraft(order)
    const refused = await withdrawOrder(product.services, { reference: order.reference, shownRefundCents: 85_000 })
    expect(refused.kind).toBe(currency === 'usd' ? 'withdrawn' : 'not-possible')
  })

  test('a link that is paid after the page of the order had expired is the payment of the order, once', async () => {
    const order = await place()
    const { paymentSessionId } = await find(order)
    await product.webhook(paidEvent(order, { type: 'checkout.session.expired', session: { id: paymentSessionId } }))
    expect(await find(order)).toMatchObject({ state: 'expired', paymentUrl: null })
    const again = await payOrder(product.services, order.reference)
    expect(again).toMatchObject({ kind: 'placed', totalCents: 100_000 })
    expect(await payOrder(product.services, order.reference)).toEqual(again)
    await pay(order, { id: 'cs_made_by_a_link' })
    expect(await find(order)).toMatchObject({ state: 'paid', paymentSessionId: 'cs_made_by_a_link' })
    expect(await payOrder(product.services, order.reference)).toEqual({ kind: 'already-paid', reference: order.reference })
  })

  test('a delayed payment that failed and then succeeded is paid; its failed page is not opened again', async () => {
    const order = await place()
    const { paymentSessionId: id, paymentUrl } = await find(order)
    await product.webhook(paidEvent(order, { session: { id, payment_status: 'unpaid' } }))
    expect(await payOrder(product.services, order.reference)).toMatchObject({ kind: 'already-paid' })
    await product.webhook(paidEvent(order, { type: 'checkout.session.async_payment_failed', session: { id } }))
    const next = await payOrder(product.services, order.reference)
    expect(next.kind === 'placed' && next.paymentUrl !== paymentUrl).toBe(true)
    await product.webhook(paidEvent(order, { type: 'checkout.session.async_payment_succeeded', session: { id } }))
    expect(await find(order)).toMatchObject({ state: 'paid', paidCents: 100_000 })
    expect(await noticesAbout(order)).toEqual([])
  })
})

describe('refunds', () => {
  test('more than was paid is noted, ends the order and is told', async () => {
    const order = await place()
    await pay(order)
    await send('charge.refunded', charge(order, { amount_refunded: 100_001 }))
    expect(await find(order)).toMatchObject({ state: 'refunded', refundedCents: 100_001 })
    expect(await noticesAbout(order)).toEqual(['More was paid back than was paid'])
  })

  test('in another currency than the payment change nothing and are told', async () => {
    const order = await place()
    await pay(order)
    await send('charge.refunded', charge(order, { amount_refunded: 100_000, currency: 'eur' }))
    expect(await find(order)).toMatchObject({ state: 'paid', refundedCents: 0 })
    expect(await noticesAbout(order)).toEqual(['A refund in another currency than the payment'])
  })

  test('that the bank did not take are no longer shown as paid back, and are told once', async () => {
    const order = await place()
    await pay(order)
    await send('charge.refunded', charge(order, { amount_refunded: 30_000 }))
    const failed = { id: 're_failed', payment_intent: `pi_${order.reference}`, amount: 30_000, status: 'failed', failure_reason: 'lost_or_stolen_card' }
    await send('refund.failed', failed, `evt_failed_${order.reference}`)
    await send('refund.failed', failed, `evt_failed_${order.reference}`)
    expect(await find(order)).toMatchObject({ state: 'paid', refundedCents: 0 })
    expect(await noticesAbout(order)).toEqual(['A refund came back'])
  })

  test('that Stripe refuses for days are tried again, told twice, shown as under way, and made once', async () => {
    const order = await place()
    await pay(order)
    const stored = await find(order)
    await atFirstDraft(order)
    const made = fake.lists.refunds.size
    const { stripeProvider } = await import('../../../adapters/payment/stripe-provider.ts')
    const { openStripe } = await import('../../../adapters/payment/stripe-client.ts')
    const payment = stripeProvider({ ...openStripe('sk_test_fake', fake.url), catalog: stores().paymentCatalog })
    const deps = {
      database: product.services.database,
      payment,
      clock: product.clock,
      chance: { id: () => crypto.randomUUID() },
      publicUrl: product.services.publicUrl,
      operatorEmail: 'operator@mail.com',
    }
    const given = { orderId: stored.id, amountCents: 85_000, refundedBeforeCents: 0 }
    for (let number = 1; number <= 31; number += 1) {
      fake.failNext = [402]
      await expect(refundPayment(deps, given, { number, last: number === 31 })).rejects.toThrow()
      expect(await noticesAbout(order)).toHaveLength(number < FAILURES_BEFORE_NOTICE ? 0 : number < 31 ? 1 : 2)
    }
    expect(fake.lists.refunds.size).toBe(made)
    // Stripe makes it, and the answer is lost on the way: the next try finds it.
    fake.failNext = []
    fake.loseNext = 3
    await refundPayment(deps, given, { number: 1, last: false }).catch(() => {})
    await refundPayment(deps, given, { number: 2, last: false })
    fake.forgetKeys()
    await refundPayment(deps, given, { number: 3, last: false })
    expect(fake.lists.refunds.size).toBe(made + 1)
    await send('charge.refunded', charge(order, { amount_refunded: 85_000 }))
    const asked = fake.requests.length
    await refundPayment(deps, given, { number: 4, last: false })
    expect(fake.requests.length, 'what is known to be paid back is not asked for again').toBe(asked)
  })
})

describe('a dispute', () => {
  const dispute = (order: Placed, fields: Record<string, unknown> = {}) => ({ id: `dp_${order.reference}`, payment_intent: `pi_${order.reference}`, amount: 100_000, ...fields })

  test.each(['won', 'lost'])('that is %s is told with its end, and the operator sets the state', async (status) => {
    const order = await place()
    await pay(order)
    await send('charge.dispute.created', dispute(order, { status: 'needs_response' }))
    await send('charge.dispute.closed', dispute(order, { status }))
    expect((await find(order)).state).toBe('disputed')
    expect((await noticesAbout(order)).toSorted()).toEqual([`A payment dispute was closed: ${status}`, 'A payment is disputed'].toSorted())
  })

  test('whose opening arrives after its end does not stop an order that was settled', async () => {
    const order = await place()
    await pay(order)
    await send('charge.dispute.closed', dispute(order, { status: 'won' }))
    await send('charge.dispute.created', dispute(order))
    expect((await find(order)).state).toBe('paid')
    await send('charge.dispute.created', dispute(order, { id: `dp_second_${order.reference}` }))
    expect((await find(order)).state).toBe('disputed')
  })
})

async function atFirstDraft(order: { reference: string }): Promise<void> {
  await deliver(product.services, order.reference, 'first-draft')
}
