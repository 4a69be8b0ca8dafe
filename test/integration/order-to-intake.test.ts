import { describe, expect, test } from 'vitest'
import { IN_PROMOTION, NO_PROMOTION, paidEvent } from '../harness.ts'
import { findDraft } from '../../usecases/intake-drafts.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()

const aiOrder = (change: Record<string, unknown> = {}) => ({
  userData: { email: 'Maria.Example@mail.com' },
  userDisclaimers: { disclaimer1: true, disclaimer2: true },
  userEndeavorOption: { endeavorTitle: 'Develop a thing', endeavorOption: 'The text of it', useSelectedEndeavor: 'yes' },
  userAddons: { referenceLettersNumber: 2, consultation: true, businessPlan: false },
  ...change,
})

const resume = `data:application/pdf;base64,${Buffer.from('%PDF-1.4 a small resume').toString('base64')}`

const intake = (change: Record<string, unknown> = {}) => ({
  userBackground: { email: 'maria.example@mail.com', profession: 'Engineer', company: 'Example Co', linkedin: '' },
  userProposedEndeavor: { executionPlan: 'employee', roleDesc: 'Grid software' },
  userProng2Education: {},
  userProng2Demand: {},
  userProng3: {},
  userResumeName: 'resume.pdf',
  userResume: resume,
  userAdditionalFiles: [{ name: '../../etc/notes.txt', data: `data:text/plain;base64,${Buffer.from('notes').toString('base64')}` }],
  ...change,
})

const mailsTo = async (address: string) => (await product.services.database.stores.mails.newest(200)).filter((mail) => mail.toAddress === address).map((mail) => mail.template)

async function placePaid(change: Record<string, unknown> = {}) {
  const placed = await product.post('/api/orders/selfpetition-ai', aiOrder(change))
  expect(placed.status).toBe(201)
  expect((await product.webhook(paidEvent(placed.body))).status).toBe(200)
  return placed.body as { reference: string; totalCents: number }
}

describe('placing an order', () => {
  test('counts the total on the server, whatever the browser says', async () => {
    product.clock.set(NO_PROMOTION)
    const { status, body } = await product.post('/api/orders/selfpetition-ai', { ...aiOrder(), totalCents: 1, discountCents: 99_999, price: 0 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ totalCents: 100_000 + 17_000 + 8_000, discountCents: 0 })
    expect(body.reference).toMatch(/^PW-([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
  })

  test('applies a main code by itself while the promotion runs', async () => {
    product.clock.set(IN_PROMOTION)
    const { body } = await product.post('/api/orders/selfpetition-ai', aiOrder({ promoCode: 'whatever' }))
    product.clock.set(NO_PROMOTION)
    expect(body).toMatchObject({ totalCents: 65_000 + 25_000, discountCents: 35_000 })
    const order = await product.services.database.stores.orders.findByReference(body.reference)
    const codes = await product.services.database.stores.promoCodes.all()
    expect(codes.find((code) => code.code === order?.promoCode)).toMatchObject({ product: 'selfpetition-ai', kind: 'main' })
  })

  test('refuses what the form would refuse, with the message of each field', async () => {
    const { status, body } = await product.post('/api/orders/selfpetition-ai', {
      userData: { email: 'maria@mail' },
      userDisclaimers: { disclaimer1: true, disclaimer2: false },
      userEndeavorOption: { endeavorTitle: 'A', endeavorOption: 'B', useSelectedEndeavor: '' },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      message: 'Oops... check your selection',
      fields: {
        'userData.email': 'Enter a valid email.',
        userDisclaimers: 'Approve both disclaimers',
        'userEndeavorOption.useSelectedEndeavor': 'Do you want us to focus the draft on the endeavor you chose?',
      },
    })
  })

  test('answers the same order to a form that is sent twice at once', async () => {
    const form = aiOrder({ idempotencyKey: 'double-click-1' })
    const [one, two] = await Promise.all([product.post('/api/orders/selfpetition-ai', form), product.post('/api/orders/selfpetition-ai', form)])
    expect(one.body.reference).toBe(two.body.reference)
  })

  test.each([
    ['text/plain', '{}', 415],
    ['application/json', '{"userData":', 400],
    ['application/json', JSON.stringify({ userData: { email: 'x'.repeat(100_000) } }), 413],
  ])('answers %s with its own refusal', async (type, body, status) => {
    const answer = await product.post('/api/orders/selfpetition-ai', body, { 'content-type': type })
    expect(answer.status).toBe(status)
    expect(answer.body).toHaveProperty('message')
  })
})

describe('a payment', () => {
  test('is known by a verified event only', async () => {
    const { body } = await product.post('/api/orders/selfpetition-ai', aiOrder())
    const forged = await product.post('/api/webhooks/stripe', paidEvent(body), { 'stripe-signature': 't=1,v1=00' })
    expect(forged.status).toBe(400)
    expect(await product.services.database.stores.orders.findByReference(body.reference)).toMatchObject({ state: 'placed', paidAt: null })
  })

  test('confirms to the customer and tells the operator, once, however often the event comes', async () => {
    const { body } = await product.post('/api/orders/selfpetition-ai', aiOrder({ userData: { email: 'once@mail.com' } }))
    const event = paidEvent(body)
    const answers = [await product.webhook(event), await product.webhook(event), await product.webhook({ ...event, id: 'evt_another_id' })]
    expect(answers.map((answer) => answer.body.result)).toEqual(['handled', 'repeated', 'handled'])
    expect(await mailsTo('once@mail.com')).toEqual(['order-confirmation'])
    const order = await product.services.database.stores.orders.findByReference(body.reference)
    expect(order).toMatchObject({ state: 'paid', paidCents: body.totalCents, amountMismatch: false, dueAt: null, pausedReason: 'We are waiting for your input form' })
  })

  test('of another amount is kept and flagged', async () => {
    const { body } = await product.post('/api/orders/selfpetition-ai', aiOrder())
    await product.webhook(paidEvent({ ...body, totalCents: body.totalCents - 1 }))
    expect(await product.services.database.stores.orders.findByReference(body.reference)).toMatchObject({ state: 'paid', amountMismatch: true })
  })

  test('is not undone by an expiry that comes late', async () => {
    const order = await placePaid()
    const late = await product.webhook(paidEvent(order, { type: 'checkout.session.expired' }))
    expect(late.body.result).toBe('handled')
    expect(await product.services.database.stores.orders.findByReference(order.reference)).toMatchObject({ state: 'paid' })
  })

  test('replayed after the tolerance is refused', async () => {
    const { body } = await product.post('/api/orders/selfpetition-ai', aiOrder())
    const event = JSON.stringify(paidEvent(body))
    const { signWebhook } = await import('../../adapters/payment/webhook-signature.ts')
    const { WEBHOOK_SECRET } = await import('../harness.ts')
    const signature = signWebhook(event, WEBHOOK_SECRET, product.clock.now() - 301_000)
    expect((await product.post('/api/webhooks/stripe', event, { 'stripe-signature': signature })).status).toBe(400)
  })
})

describe('the intake form', () => {
  test('finds its paid order, starts the clock and is receipted with its files', async () => {
    const order = await placePaid({ userData: { email: 'intake@mail.com' } })
    const sent = await product.post('/api/intake-applications', intake({ orderReference: order.reference, userBackground: { ...intake().userBackground, email: 'intake@mail.com' } }))
    expect(sent).toMatchObject({ status: 201, body: { matchedBy: 'reference', message: 'Successfully submitted' } })
    const { stores } = product.services.database
    const stored = await stores.orders.findByReference(order.reference)
    expect(stored).toMatchObject({ state: 'in_production', pausedReason: null })
    expect(stored?.dueAt?.getTime()).toBe(product.clock.now() + 48 * 3_600_000)
    const [application] = await stores.intakes.findByOrder(stored!.id)
    const files = await stores.files.ofOwner('intake', application!.id)
    expect(files.map(({ name, role, mediaType }) => [name, role, mediaType])).toEqual([
      ['notes.txt', 'additional', 'text/plain'],
      ['resume.pdf', 'resume', 'application/pdf'],
    ])
    const bytes = await product.services.files.get(files[1]!.storageKey!)
    expect(Buffer.from(bytes!).toString()).toBe('%PDF-1.4 a small resume')
    expect(await mailsTo('intake@mail.com')).toContain('intake-receipt')
  })

  test('without a reference waits for the operator, who sees the orders of its address', async () => {
    const { reference } = await placePaid({ userData: { email: 'by-mail@mail.com' } })
    const before = await viewOrder(product.services, reference)
    const email = (address: string) => ({ userBackground: { ...intake().userBackground, email: address } })
    const known = await product.post('/api/intake-applications', intake(email('By-Mail@mail.com')))
    const unknown = await product.post('/api/intake-applications', intake(email('nobody@mail.com')))
    const { rows } = await product.services.database.stores.intakes.page({ unmatched: true }, { limit: 100 })
    expect(['by-mail@mail.com', 'nobody@mail.com'].map((address) => rows.find((row) => row.email === address))).toMatchObject([
      { matchedBy: 'none', orderId: null },
      { matchedBy: 'none', orderId: null },
    ])
    // Who types an address learns nothing of whether it is a customer's.
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    // Nothing began, and the customer sees nothing of it.
    expect(await viewOrder(product.services, reference)).toEqual(before)
    expect(before).toMatchObject({ state: 'paid', dueAt: null, hasIntake: false })
    const notices = (await product.services.database.stores.mails.newest(200)).filter(({ template }) => template === 'operator-intake')
    expect(notices.find(({ props }) => props['email'] === 'by-mail@mail.com')?.props).toMatchObject({ orderReference: null, compareWith: [reference] })
    expect(notices.find(({ props }) => props['email'] === 'nobody@mail.com')?.props).toMatchObject({ orderReference: null, compareWith: [] })
  })

  test('of somebody who knows the address only takes nothing from the form that its owner has begun', async () => {
    const { reference } = await placePaid({ userData: { email: 'begun@mail.com' } })
    const answers = { userBackground: { company: 'Typed by its owner' } }
    const file = `data:application/pdf;base64,${Buffer.from('%PDF-1.4 sent ahead').toString('base64')}`
    const draft = async () => findDraft(product.services, (await product.services.database.stores.orders.findByReference(reference))!.id)
    await product.post('/api/intake-drafts', { orderReference: reference, answers, version: 0 })
    await product.post('/api/intake-drafts/files', { orderReference: reference, role: 'resume', name: 'own.pdf', data: file })
    await product.post('/api/intake-applications', intake({ userBackground: { ...intake().userBackground, email: 'begun@mail.com' } }))
    expect(await draft()).toMatchObject({ answers: { userBackground: { company: 'Typed by its owner' } }, files: [{ name: 'own.pdf' }] })
    expect((await product.post('/api/intake-drafts', { orderReference: reference, answers, version: 1 })).status).toBe(200)
  })

  test('that comes before its payment starts the clock when the payment arrives', async () => {
    const { body: order } = await product.post('/api/orders/selfpetition-ai', aiOrder({ userData: { email: 'early@mail.com' } }))
    await product.post('/api/intake-applications', intake({ orderReference: order.reference }))
    await product.webhook(paidEvent(order))
    expect(await product.services.database.stores.orders.findByReference(order.reference)).toMatchObject({ state: 'in_production' })
  })

  test.each([
    [{ userBackground: { email: 'a@b', profession: '', company: '', linkedin: '' }, userResume: '' }, 422],
    [{ userResume: `data:application/pdf;base64,${Buffer.from('MZ\u0000\u0001 not a pdf').toString('base64')}` }, 415],
    [{ userResume: 'not a data url' }, 415],
  ])('refuses bad input %#', async (change, status) => {
    expect((await product.post('/api/intake-applications', intake(change))).status).toBe(status)
  })

  test('takes a file of 3,145,728 bytes and refuses one byte more', async () => {
    const file = (bytes: number) => `data:application/pdf;base64,${Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)]).toString('base64')}`
    expect((await product.post('/api/intake-applications', intake({ userResume: file(3_145_728) }))).status).toBe(201)
    expect((await product.post('/api/intake-applications', intake({ userResume: file(3_145_729) }))).status).toBe(413)
  })

  test('sent twice with one key is stored once', async () => {
    const form = intake({ idempotencyKey: 'intake-twice', userBackground: { ...intake().userBackground, email: 'twice@mail.com' } })
    const [one, two] = await Promise.all([product.post('/api/intake-applications', form), product.post('/api/intake-applications', form)])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(await mailsTo('twice@mail.com')).toEqual(['intake-receipt'])
  })
})

test('no fault was logged on the way', () => {
  expect(product.faults).toEqual([])
})
