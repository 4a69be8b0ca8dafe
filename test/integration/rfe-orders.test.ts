/** An RFE order and its notice: a response date that has passed is known before anything is paid, and the letter that was evaluated goes with the order of who sent it. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { paymentPath } from '../../app/orders/payment-paths.ts'
import { p, plain } from '../../domain/documents/blocks.ts'
import { CHECKOUT_MESSAGES } from '../../domain/orders/checkout-rules.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { attachEvaluatedLetter } from '../../usecases/evaluated-letter.ts'
import { viewOrderUploads } from '../../usecases/order-uploads.ts'
import { createTestProduct, NO_PROMOTION, paidEvent, type TestProduct } from '../harness.ts'
import { formOf } from '../form-of.ts'

const letter = readFileSync(new URL('../rfe-letters/t01-importance-and-balance.pdf', import.meta.url))
/** Printed on that letter. */
const PRINTED = '2026-05-04'
const AFTER = Date.parse('2026-05-06T00:00:00Z')
let product: TestProduct
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.6.0.${visitor++}` })

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
})
beforeEach(() => product.clock.set(NO_PROMOTION))
afterAll(() => product.close())

async function evaluate(email: string): Promise<URLSearchParams> {
  const { body } = await product.post('/api/rfe-evaluations', { email, letter: `data:application/pdf;base64,${letter.toString('base64')}`, letterName: 'notice.pdf' }, from())
  return new URLSearchParams(body.answer.order.path.split('?')[1])
}
const place = (email: string, userNotice?: Record<string, unknown>) =>
  product.post(
    '/api/orders/rfe-response',
    { userData: { email }, userProngs: { prong1: true }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, ...(userNotice === undefined ? {} : { userNotice }) },
    from(),
  )
const stored = async (reference: string) => (await product.services.database.stores.orders.findByReference(reference))!

const send = (reference: string, intent: string) => answerOrderForm(product.services, reference, formOf({ intent }), 'customer')

test('a date that has passed stops the order until the customer says that they know', async () => {
  product.clock.set(AFTER)
  const refused = await place('late@mail.com', { responseDate: PRINTED })
  expect(refused).toMatchObject({ status: 422, body: { kind: 'response-date-passed', day: PRINTED, fields: { 'userNotice.passedAcknowledged': CHECKOUT_MESSAGES.responseDatePassed } } })
  expect(await product.services.database.stores.orders.findByEmail('late@mail.com')).toEqual([])
  const { status, body } = await place('late@mail.com', { responseDate: PRINTED, passedAcknowledged: true })
  expect(status).toBe(201)
  expect((await stored(body.reference)).selections['userNotice']).toEqual({ responseDate: PRINTED, passedAcknowledged: true, evaluatedLetter: null })
  expect((await place('late@mail.com', { responseDate: 'soon' })).body.fields).toEqual({ 'userNotice.responseDate': CHECKOUT_MESSAGES.responseDate })
  // A date to come and none at all ask nothing.
  for (const responseDate of ['2026-05-05', '2027-01-01', '']) expect((await place('early@mail.com', { responseDate })).status).toBe(201)
  expect((await place('early@mail.com')).status).toBe(201)
})

test('the date printed on the letter that was evaluated counts too, whatever was typed', async () => {
  const way = await evaluate('printed@mail.com')
  expect(way.get('date')).toBe(PRINTED)
  const letterKey = way.get('letter')!
  product.clock.set(AFTER)
  expect((await place('printed@mail.com', { letterKey })).body).toMatchObject({ kind: 'response-date-passed', day: PRINTED })
  expect((await place('printed@mail.com', { letterKey, responseDate: '2027-01-01' })).body).toMatchObject({ kind: 'response-date-passed' })
  expect((await place('printed@mail.com', { letterKey, passedAcknowledged: true })).status).toBe(201)
})

test('a date that passes between the order and the payment is shown before the payment page opens', async () => {
  const { body } = await place('between@mail.com', { responseDate: '2026-01-06' })
  expect((await viewOrder(product.services, body.reference))!.passedResponseDay).toBeNull()
  product.clock.set(Date.parse('2026-01-08T00:00:00Z'))
  expect((await viewOrder(product.services, body.reference))!.passedResponseDay).toBe('2026-01-06')
  expect(await paymentPath(product.services, body.reference, false)).toBe(`/orders/${body.reference}`)
  expect(await paymentPath(product.services, body.reference, true)).toContain('/sandbox-payment/')
  expect(await paymentPath(product.services, body.reference, false)).toContain('/sandbox-payment/')
  expect((await viewOrder(product.services, body.reference))!.passedResponseDay).toBeNull()
  expect((await product.services.database.stores.orders.events((await stored(body.reference)).id)).at(-1)!.cause).toContain('2026-01-06 has passed')
})

test('the letter that was evaluated belongs to the order once its customer says so, and only with the key that its sender got', async () => {
  const letterKey = (await evaluate('sender@mail.com')).get('letter')!
  const lead = (await product.services.database.stores.leads.newest(20)).find(({ email }) => email === 'sender@mail.com')
  const mail = (await product.services.database.stores.mails.newest(20)).find(({ template, toAddress }) => template === 'rfe-receipt' && toAddress === 'sender@mail.com')!
  expect(mail.props['orderUrl']).toBe(`http://localhost:3000/checkout-rfe-response?letter=${letterKey}`)

  // An address alone, or a key that was made up, opens nothing.
  for (const key of ['', `${lead!.id}.x`, lead!.id]) {
    const { body } = await place('sender@mail.com', { letterKey: key })
    await product.webhook(paidEvent(body))
    expect((await viewOrder(product.services, body.reference))!.evaluatedLetter).toBeNull()
    expect(await send(body.reference, 'attach-letter')).toMatchObject({ kind: 'problem', status: 409, about: 'letter' })
  }

  const { body } = await place('sender@mail.com', { letterKey })
  expect((await viewOrder(product.services, body.reference))!.evaluatedLetter).toBeNull()
  expect(await attachEvaluatedLetter(product.services, body)).toEqual({ kind: 'not-possible' })
  await product.webhook(paidEvent(body))
  expect((await viewOrder(product.services, body.reference))!.evaluatedLetter).toEqual({ name: 'notice.pdf', sentAt: NO_PROMOTION })
  expect((await viewOrderUploads(product.services, body.reference))!.files).toEqual([])
  const both = await Promise.all([send(body.reference, 'attach-letter'), send(body.reference, 'attach-letter')])
  expect(both.map(({ kind }) => kind).sort()).toEqual(['go', 'problem'])
  expect((await viewOrder(product.services, body.reference))!.evaluatedLetter).toBeNull()
  const { files } = (await viewOrderUploads(product.services, body.reference))!
  expect(files).toMatchObject([{ need: 'rfe-letter', name: 'notice.pdf', bytes: letter.length }])
  const address = new URL(files[0]!.url!)
  expect(Buffer.from(await (await product.get(address.pathname + address.search)).arrayBuffer()).equals(letter)).toBe(true)
  expect(await send('PW-NONE', 'attach-letter')).toEqual({ kind: 'no-such-order' })
  expect((await viewOrder(product.services, body.reference))!.pausedReason).toBe('We are waiting for the petition you filed')
  expect((await product.services.database.stores.orders.events((await stored(body.reference)).id)).at(-1)!.cause).toContain('notice.pdf')
  // It stays with the order when the time of evaluations is over.
  product.clock.set(NO_PROMOTION + 200 * 86_400_000)
  await cleanUp(product.services)
  expect((await viewOrderUploads(product.services, body.reference))!.files).toHaveLength(1)
})

const DECISION = [
  'U.S. Citizenship and Immigration Services',
  'DECISION',
  'Your Form I-140, in which you asked for a national interest waiver, has been reviewed.',
  'The record does not establish that the proposed endeavor has national importance.',
  'Your petition is hereby denied. A motion or an appeal may be filed on Form I-290B within 30 days of the date of this notice.',
]

test('nothing is sold where no response is possible: a letter that was read as a decision stops the order until its customer says that it was misread', async () => {
  const { pdf } = await product.services.renderBoth({
    id: 'decision',
    title: 'Decision',
    edition: '2026-01-01',
    kind: 'letter',
    front: 'none',
    footer: '',
    exhibits: [],
    blocks: DECISION.map((line) => p(plain(line))),
  })
  const { body: evaluated } = await product.post(
    '/api/rfe-evaluations',
    { email: 'decision@mail.com', letter: `data:application/pdf;base64,${Buffer.from(pdf).toString('base64')}`, letterName: 'decision.pdf' },
    from(),
  )
  expect(evaluated.answer).toEqual({ kind: 'read', reading: { kind: 'not-a-notice', why: 'denial' }, order: null })
  const [lead] = (await product.services.database.stores.leads.newest(5)).filter(({ email }) => email === 'decision@mail.com')
  // The whole reading is kept with the letter.
  expect(lead!.data['notice']).toEqual({ kind: 'not-a-notice', why: 'denial' })
  const letterKey = product.services.letterKeys.keyOf(lead!.id)
  const refused = await place('decision@mail.com', { letterKey })
  expect(refused).toMatchObject({ status: 422, body: { kind: 'no-response-possible', why: 'denial', fields: { 'userNotice.misread': CHECKOUT_MESSAGES.noResponsePossible } } })
  expect(await product.services.database.stores.orders.findByEmail('decision@mail.com')).toEqual([])
  const { status, body } = await place('decision@mail.com', { letterKey, misread: true })
  expect(status).toBe(201)
  expect((await stored(body.reference)).selections['userNotice']).toMatchObject({ misread: true })
  // Without that letter nothing is known of it.
  expect((await place('decision@mail.com')).status).toBe(201)
})
