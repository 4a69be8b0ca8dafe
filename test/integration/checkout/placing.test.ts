import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestProduct, IN_PROMOTION, mailJobsDone, NO_PROMOTION, paidEvent, type TestProduct } from '../../harness.ts'
import { aiBody, niwBody, rfeBody } from './orders.ts'
import { payOrder } from '../../../usecases/place-order.ts'
import { viewOrder } from '../../../usecases/view-order.ts'
import { renderMail } from '../../../adapters/mail/render-mail.ts'

let product: TestProduct

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
})
afterAll(() => product.close())
beforeEach(() => product.clock.set(NO_PROMOTION))

const find = async (reference: string) => (await product.services.database.stores.orders.findByReference(reference))!
const codeOf = async (kind: 'main' | 'secondary', of: string) => (await product.services.database.stores.promoCodes.all()).find((code) => code.product === of && code.kind === kind)!.code
let keys = 0
const key = () => `form-fill-${(keys += 1)}`

describe('an order', () => {
  test('is stored with its parts before the customer is sent away', async () => {
    const { status, body } = await product.post('/api/orders/rfe-response', rfeBody())
    expect(status).toBe(201)
    expect(body).toEqual({ reference: expect.any(String), totalCents: 100_000, discountCents: 0, paymentUrl: expect.stringContaining('/sandbox-payment/') })
    const order = await find(body.reference)
    expect(order).toMatchObject({ state: 'placed', linkKey: 'Prong1+Prong3', totalCents: 100_000 })
    expect(order.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(order.listCents)
  })

  test('keeps which version of the disclaimers was approved', async () => {
    const { body } = await product.post('/api/orders/selfpetition-ai', aiBody())
    const versions = (await find(body.reference)).selections['approvedDisclaimers']
    expect(versions).toEqual([expect.stringMatching(/^ai-1-/), expect.stringMatching(/^ai-2-/)])
  })

  test.each([
    ['niw-diy', niwBody({ userProfession: {} }), 'userProfession', 'Select a profession'],
    ['selfpetition-ai', aiBody({ userDisclaimers: { disclaimer1: true } }), 'userDisclaimers', 'Approve both disclaimers'],
    ['rfe-response', rfeBody({ userProngs: {} }), 'userProngs', 'Select at least one prong'],
    ['niw-diy', niwBody({ userData: { email: 'ana@' } }), 'userData.email', 'Enter a valid email.'],
    ['niw-diy', niwBody({ userProfession: undefined }), 'userProfession', 'Select a profession'],
    ['niw-diy', niwBody({ userEmployment: undefined }), 'userEmployment', 'Select an employment type'],
    ['selfpetition-ai', aiBody({ userDisclaimers: null }), 'userDisclaimers', 'Approve both disclaimers'],
    ['rfe-response', rfeBody({ userProngs: undefined }), 'userProngs', 'Select at least one prong'],
    ['rfe-response', rfeBody({ userData: undefined }), 'userData.email', 'Enter a valid email.'],
  ])('of %s that breaks a rule is refused with the message of its field', async (name, given, field, message) => {
    const { status, body } = await product.post(`/api/orders/${name}`, given)
    expect(status).toBe(422)
    expect(body).toMatchObject({ message: 'Oops... check your selection', fields: { [field]: message } })
  })

  test('never takes a price from the browser', async () => {
    const { body } = await product.post('/api/orders/niw-diy', niwBody({ totalCents: 1, discountCents: 35_999, listCents: 1, discount: 'main' }))
    expect(body).toMatchObject({ totalCents: 36_000, discountCents: 0 })
  })
})

describe('a repeated send', () => {
  test('with the same key is the same order, also when both arrive at once', async () => {
    const given = niwBody({ idempotencyKey: key() })
    const answers = await Promise.all(Array.from({ length: 5 }, () => product.post('/api/orders/niw-diy', given)))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.body.paymentUrl)).size).toBe(1)
  })

  test('with the same key and other choices, or another total on the screen, is refused', async () => {
    const given = niwBody({ idempotencyKey: key(), shownTotalCents: 36_000 })
    expect((await product.post('/api/orders/niw-diy', given)).status).toBe(201)
    const other = await product.post('/api/orders/niw-diy', { ...given, userAddons: { aos: true } })
    expect([other.status, other.body.kind]).toEqual([409, 'key-reused'])
    const cheaper = await product.post('/api/orders/niw-diy', { ...given, shownTotalCents: 23_400 })
    expect([cheaper.status, cheaper.body.kind]).toEqual([409, 'key-reused'])
  })

  test('of a paid order says so and opens no second payment', async () => {
    const given = niwBody({ idempotencyKey: key() })
    const placed = await product.post('/api/orders/niw-diy', given)
    await product.webhook(paidEvent(placed.body))
    const again = await product.post('/api/orders/niw-diy', given)
    expect([again.status, again.body.kind, again.body.reference]).toEqual([409, 'already-paid', placed.body.reference])
  })
})

describe('the promotion', () => {
  test('gives every order a main code of its product, whatever was typed', async () => {
    product.clock.set(IN_PROMOTION)
    const { body } = await product.post('/api/orders/selfpetition-ai', aiBody({ promoCode: 'NONSENSE' }))
    expect(body).toMatchObject({ totalCents: 73_500, discountCents: 35_000 })
    const order = await find(body.reference)
    const code = (await product.services.database.stores.promoCodes.all()).find((each) => each.code === order.promoCode)
    expect(code).toMatchObject({ product: 'selfpetition-ai', kind: 'main' })
  })

  test('that ended between the page and the button shows the new total and charges nothing', async () => {
    product.clock.set(NO_PROMOTION)
    const email = 'late.sample@example.com'
    const { status, body } = await product.post('/api/orders/niw-diy', niwBody({ userData: { email }, shownTotalCents: 23_400 }))
    expect([status, body.kind, body.quote.totalCents]).toEqual([409, 'price-changed', 36_000])
    expect(await product.services.database.stores.orders.findByEmail(email)).toEqual([])
    const second = await product.post('/api/orders/niw-diy', niwBody({ userData: { email }, shownTotalCents: 36_000 }))
    expect(second.status).toBe(201)
  })

  test('that ends after the order leaves the order its total for a week', async () => {
    product.clock.set(IN_PROMOTION)
    const { body } = await product.post('/api/orders/niw-diy', niwBody())
    product.clock.set(IN_PROMOTION + 6 * 86_400_000)
    expect(await payOrder(product.services, body.reference)).toMatchObject({ kind: 'placed', totalCents: 23_400 })
    product.clock.set(IN_PROMOTION + 8 * 86_400_000)
    expect(await payOrder(product.services, body.reference)).toEqual({ kind: 'too-old' })
    expect(await viewOrder(product.services, body.reference)).toMatchObject({ payable: false })
  })

  test('is not brought back by sending the same form again after that week', async () => {
    product.clock.set(IN_PROMOTION)
    const form = niwBody({ idempotencyKey: 'the-form-of-january' })
    const { body } = await product.post('/api/orders/niw-diy', form)
    product.clock.set(IN_PROMOTION + 6 * 86_400_000)
    expect((await product.post('/api/orders/niw-diy', form)).body.reference).toBe(body.reference)
    product.clock.set(IN_PROMOTION + 8 * 86_400_000)
    const late = await product.post('/api/orders/niw-diy', form)
    expect([late.status, late.body.kind]).toEqual([409, 'key-reused'])
  })
})

describe('a promo code', () => {
  test('takes 35 or 14 per cent off the base and nothing off the add-ons', async () => {
    for (const [kind, percent] of [
      ['main', 35],
      ['secondary', 14],
    ] as const) {
      const code = await codeOf(kind, 'selfpetition-ai')
      const visitor = { 'x-forwarded-for': `203.0.113.${percent}` }
      expect((await product.post('/api/promo-codes/check', { product: 'selfpetition-ai', code: ` ${code.toLowerCase()} ` }, visitor)).body).toEqual({ kind, percent })
      const { body } = await product.post('/api/orders/selfpetition-ai', aiBody({ promoCode: code }))
      expect(body).toMatchObject({ discountCents: percent * 1_000, totalCents: 108_500 - percent * 1_000 })
    }
  })

  test('of another product, or none, is refused by the check and by the order', async () => {
    const foreign = await codeOf('main', 'rfe-response')
    const check = await product.post('/api/promo-codes/check', { product: 'niw-diy', code: foreign }, { 'x-forwarded-for': '203.0.113.1' })
    expect([check.status, check.body.message]).toEqual([422, 'Invalid promo code'])
    const order = await product.post('/api/orders/niw-diy', niwBody({ promoCode: foreign }))
    expect([order.status, order.body.fields]).toEqual([422, { promoCode: 'Invalid promo code' }])
  })

  test('cannot be guessed: the check is limited per visitor', async () => {
    const answers: number[] = []
    for (let count = 0; count < 12; count += 1) {
      answers.push((await product.post('/api/promo-codes/check', { product: 'niw-diy', code: `GUESS${count}` }, { 'x-forwarded-for': '203.0.113.99' })).status)
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422))
    expect(answers.slice(10)).toEqual([429, 429])
  })
})

describe('the links of lost orders', () => {
  const ask = (email: string, visitor: string) => product.post('/api/order-links', { email }, { 'x-forwarded-for': visitor })
  const mailsTo = async (address: string) => {
    await mailJobsDone(product)
    return (await product.services.database.stores.mails.newest(500)).filter((mail) => mail.toAddress === address && mail.template === 'order-links')
  }

  test('go to the address they belong to, and the answer is the same for a stranger', async () => {
    const { body } = await product.post('/api/orders/niw-diy', niwBody({ userData: { email: 'Finder.Sample@example.com' } }))
    await product.webhook(paidEvent(body))
    const known = await ask('finder.sample@EXAMPLE.com', '203.0.113.5')
    const unknown = await ask('nobody.sample@example.com', '203.0.113.5')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(known.status).toBe(202)
    const [mail] = await mailsTo('finder.sample@example.com')
    expect(JSON.stringify(mail?.props)).toContain(body.reference)
    expect(await mailsTo('nobody.sample@example.com')).toEqual([])
  })

  test('name unpaid orders, which anybody may have placed, but open none of them, and let no number of them hide a paid one', async () => {
    const place = async () => (await product.post('/api/orders/niw-diy', niwBody({ userData: { email: 'planted@example.com' } }))).body
    const bought = await place()
    await product.webhook(paidEvent(bought))
    const planted: string[] = []
    for (let count = 0; count < 25; count += 1) planted.push((await place()).reference)
    await ask('planted@example.com', '203.0.113.6')
    const [mail] = await mailsTo('planted@example.com')
    const words = JSON.stringify(mail?.props)
    expect(words).toContain(bought.reference)
    expect(planted.filter((reference) => words.includes(reference))).toEqual([])
    const { text } = await renderMail('order-links', mail!.props)
    expect(text.match(/Not paid/g)).toHaveLength(3)
    expect(text).toContain('nothing was charged')
    expect(text).toMatch(/Order it again/)
  })

  test('fill nobody’s mailbox: three an hour per address, from wherever they are asked', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await ask('flooded.sample@example.com', `203.0.113.${20 + count}`)).status)
    expect(statuses).toEqual([202, 202, 202, 429])
  })
})
