/** What an operator does to orders, forms and letters in the console, and what stays written down of it. */
import { expect, test } from 'vitest'
import { NO_PROMOTION, paidEvent } from '../harness.ts'
import { intakeBody, pdfOf } from '../intake-body.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { productOfFile, signedIn, startOutsidePromotion, visitorsFrom } from '../product-of-file.ts'

const HOUR = 3_600_000
const ACTOR = 'operator:operator@mail.com'
const product = productOfFile()
const as = signedIn(product, 'operator')
startOutsidePromotion(product)
const from = visitorsFrom('10.6.0')

const json = async (path: string) => (await product.get(`/api/console${path}`, as)).json() as Promise<any>
const act = (path: string, body: unknown = {}) => product.post(`/api/console${path}`, body, as)
const orderOf = (reference: string) => json(`/orders/${reference}`)

async function order(email: string, paid = true, path = 'selfpetition-ai'): Promise<string> {
  const { body } = await product.post(
    `/api/orders/${path}`,
    {
      userData: { email },
      userDisclaimers: { disclaimer1: true, disclaimer2: true },
      userProngs: { prong1: true },
      userAddons: { referenceLettersNumber: 0 },
    },
    from(),
  )
  if (paid) await product.webhook(paidEvent(body))
  return body.reference
}

/** A form that names no order; answers its id. */
async function strayForm(email: string): Promise<string> {
  await product.post('/api/intake-applications', intakeBody(email, { userResumeName: 'cv.pdf', userResume: pdfOf('resume') }), from())
  const { rows } = await json(`/intakes?search=${email}`)
  return rows[0].id
}

test('a form without an order is attached by hand, with its files; its clock counts from when the form came', async () => {
  const id = await strayForm('private@mail.com')
  product.clock.set(NO_PROMOTION + 5 * HOUR)
  const reference = await order('work@mail.com')
  product.clock.set(NO_PROMOTION + 30 * HOUR)
  expect((await act(`/intakes/${id}/attachment`, { reference })).body.fields).toHaveProperty('cause')
  const done = await act(`/intakes/${id}/attachment`, { reference: ` ${reference.toLowerCase()} `, cause: 'told us by phone' })
  expect(done.status).toBe(200)
  const shown = await orderOf(reference)
  expect(shown).toMatchObject({ stateKey: 'in_production', paused: null, dueAt: new Date(NO_PROMOTION + 53 * HOUR).toISOString() })
  expect(shown.intakes).toMatchObject([{ id, matchedBy: 'operator', email: 'private@mail.com', files: [{ name: 'cv.pdf' }] }])
  expect(shown.history.at(-1)).toMatchObject({ actor: ACTOR, cause: 'input form of 2026-01-05 attached: told us by phone' })
  expect((await json('/intakes?search=private@')).rows).toEqual([])
  expect((await act(`/intakes/${id}/attachment`, { reference, cause: 'again' })).body.kind).toBe('has-an-order')
})

test('a form that was attached wrongly is taken away: the order waits for its form again', async () => {
  const reference = await order('wrong@mail.com')
  const id = await strayForm('somebody@mail.com')
  await act(`/intakes/${id}/attachment`, { reference, cause: 'same name' })
  expect((await act(`/intakes/${id}/detachment`, { cause: 'another person of that name' })).status).toBe(200)
  const shown = await orderOf(reference)
  expect(shown).toMatchObject({ intakes: [], dueAt: null, paused: 'We are waiting for your input form', stateKey: 'in_production' })
  expect(shown.history.map(({ cause }: { cause: string }) => cause).at(-1)).toBe('input form of 2026-01-05 taken away: another person of that name')
  expect((await json('/intakes?search=somebody')).rows).toMatchObject([{ id, matchedBy: 'none', orderReference: null }])
  expect((await act(`/intakes/${id}/detachment`, { cause: 'x' })).body.kind).toBe('has-no-order')
  // The form finds its own order afterwards.
  const right = await order('right@mail.com')
  expect((await act(`/intakes/${id}/attachment`, { reference: right, cause: 'the right one' })).status).toBe(200)
  expect((await orderOf(right)).intakes).toHaveLength(1)
})

test('a form is shown with the paid orders of its address that wait for one', async () => {
  const waiting = await order('compare@mail.com')
  await order('compare@mail.com', false)
  const id = await strayForm('compare@mail.com')
  expect((await json('/intakes?search=compare@')).rows).toMatchObject([{ id, orderReference: null, compareWith: [waiting] }])
  expect((await orderOf(waiting)).intakes).toEqual([])
})

test('an order that keeps another form goes on when one is taken away', async () => {
  const reference = await order('two@mail.com')
  const first = await strayForm('first-of-two@mail.com')
  const second = await strayForm('second-of-two@mail.com')
  await act(`/intakes/${first}/attachment`, { reference, cause: 'one' })
  await act(`/intakes/${second}/attachment`, { reference, cause: 'two' })
  const { dueAt } = await orderOf(reference)
  await act(`/intakes/${first}/detachment`, { cause: 'not this one' })
  expect(await orderOf(reference)).toMatchObject({ dueAt, paused: null })
})

test('a form goes to no unpaid order, to none of another product and to none that does not exist', async () => {
  const id = await strayForm('nowhere@mail.com')
  const attach = async (reference: string) => (await act(`/intakes/${id}/attachment`, { reference, cause: 'x' })).body.kind
  expect(await attach(await order('unpaid@mail.com', false))).toBe('not-possible')
  expect(await attach(await order('rfe@mail.com', true, 'rfe-response'))).toBe('not-possible')
  expect(await attach('PW-NONE')).toBe('no-such-order')
  expect((await act('/intakes/x/attachment', { reference: 'PW-NONE', cause: 'x' })).status).toBe(404)
})

test('notes stand on the order in their order, with who wrote them', async () => {
  const reference = await order('notes@mail.com')
  expect((await act(`/orders/${reference}/notes`, { text: 'Called, wants the draft on Monday' })).status).toBe(201)
  expect((await act(`/orders/${reference}/notes`, { text: '  ' })).body.fields).toHaveProperty('text')
  product.clock.set(NO_PROMOTION + HOUR)
  await act(`/orders/${reference}/notes`, { text: 'Sent two questions' })
  expect((await orderOf(reference)).notes).toEqual([
    { at: new Date(NO_PROMOTION).toISOString(), actor: ACTOR, text: 'Called, wants the draft on Monday' },
    { at: new Date(NO_PROMOTION + HOUR).toISOString(), actor: ACTOR, text: 'Sent two questions' },
  ])
  expect((await act('/orders/PW-NONE/notes', { text: 'x' })).status).toBe(404)
  expect(JSON.stringify(await viewOrder(product.services, reference))).not.toContain('Monday')
})

test('letters stand with their reading; opening one is written down beside it', async () => {
  await product.post('/contact/apply', { rfeEmail: 'letter@mail.com', rfeFile: pdfOf('a letter'), rfeFileName: 'notice.pdf' }, from())
  await product.post('/api/rfe-evaluations', { email: 'evaluation@mail.com' }, from())
  await product.post('/api/contact/landing', { name: 'Maria', email: 'no-letter@mail.com', message: 'Hello' }, from())
  const { rows } = await json('/letters')
  expect(rows.map(({ email, asked }: any) => [email, asked]).sort()).toEqual([
    ['evaluation@mail.com', 'evaluation'],
    ['letter@mail.com', 'upload'],
  ])
  const letter = rows.find(({ email }: any) => email === 'letter@mail.com')
  expect(letter).toMatchObject({ files: [{ name: 'notice.pdf', kept: true }], accesses: [], reading: expect.stringContaining('please') })
  expect(await (await product.get(`/api/console/files/${letter.files[0].id}`, as)).text()).toContain('a letter')
  const [again] = (await json('/letters?search=LETTER@')).rows
  expect(again.accesses).toEqual([{ name: 'notice.pdf', actor: ACTOR, at: new Date(NO_PROMOTION).toISOString() }])
})
