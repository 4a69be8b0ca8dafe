/** Times for consultations: offered, booked once, given back, reminded of, held; and what a booking cannot claim. */
import { expect, test, onTestFinished, vi } from 'vitest'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { bookTime, giveTimeBack, remindOfConsultations, viewConsultation } from '../../usecases/consultations.ts'
import { renderMail } from '../../adapters/mail/render-mail.ts'
import { orderConsultants } from '../../usecases/shown-consultants.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { withdrawOrder } from '../../usecases/withdraw-order.ts'
import { NO_PROMOTION, OPERATOR_SECRET, paidEvent } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { deliver } from '../deliver.ts'
import { intakeBody } from '../intake-body.ts'
import { signInAs } from '../roles.ts'
import { productOfFile, signedIn, startOutsidePromotion, visitorsFrom } from '../product-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const product = productOfFile()
const as = signedIn(product, 'operator')
const consultant = signedIn(product, 'consultant')
startOutsidePromotion(product)
const from = visitorsFrom('10.8.0')

async function order(email: string, consultation = true): Promise<string> {
  const { body } = await product.post('/api/orders/selfpetition-ai', { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { consultation } }, from())
  await product.webhook(paidEvent(body))
  return body.reference
}
let nextHour = 0
/** A time nobody has yet, so many days ahead. */
async function offer(days: number, { place = '' } = {}): Promise<{ id: string; startsAt: number }> {
  const startsAt = NO_PROMOTION + days * DAY + (nextHour++ % 20) * HOUR
  expect((await product.post('/api/console/times', { startsAt: [new Date(startsAt).toISOString()], place }, as)).status).toBe(201)
  const { id } = ((await times()) as any[]).find((one) => one.startsAt === startsAt)
  return { id, startsAt }
}
const times = async () => (await product.get('/api/console/times', as)).json() as Promise<any[]>
const state = async (reference: string) => (await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'consultation')!
const mails = async (reference: string) => (await product.services.database.stores.mails.newest(300)).filter(({ template, props }) => template === 'consultation' && props['reference'] === reference)

const send = (reference: string, intent: string, timeId: string) => answerOrderForm(product.services, reference, formOf({ intent, timeId }), 'customer')

test('a time is offered, booked by one of two who want it, and both sides get it for their calendar', async () => {
  const [one, other] = [await order('first@mail.com'), await order('second@mail.com')]
  const { id, startsAt } = await offer(10, { place: 'https://meet.example/room' })
  expect((await viewConsultation(product.services, one))!.free).toContainEqual({ id, startsAt, with: expect.any(String) })
  const both = await Promise.all([send(one, 'book-time', id), send(other, 'book-time', id)])
  expect(both.map(({ kind }) => kind).sort()).toEqual(['go', 'problem'])
  const [winner, loser] = both[0].kind === 'go' ? [one, other] : [other, one]
  expect(await state(winner)).toMatchObject({ state: 'in-work', waitsFor: null, deliveredAt: null })
  expect(await state(loser)).toMatchObject({ state: 'waiting' })
  expect((await viewConsultation(product.services, winner))!.booked).toMatchObject({ timeId: id, startsAt, place: 'https://meet.example/room', canGiveBack: true })
  expect((await viewConsultation(product.services, loser))!.free.map((time) => time.id)).not.toContain(id)
  const told = await mails(winner)
  expect(told.map(({ toAddress, props }) => [toAddress, props['what'], props['toCustomer']]).sort()).toEqual(
    [
      [winner === one ? 'first@mail.com' : 'second@mail.com', 'booked', true],
      ['operator@mail.com', 'booked', false],
    ].sort(),
  )
  for (const { props } of told) {
    const { calendar, html } = await renderMail('consultation', props)
    expect(calendar).toContain(`DTSTART:${new Date(startsAt).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`)
    expect(calendar).toContain('LOCATION:https://meet.example/room')
    expect(html).toContain('attached file')
  }
  // Who gives it learns which order it is, and nothing that opens the order.
  const { subject, html, text, calendar } = await renderMail('consultation', told.find(({ props }) => props['toCustomer'] === false)!.props)
  for (const part of [subject, html, text, calendar!.replace(/\r\n /g, '')]) expect(part).not.toContain(winner)
  for (const part of [subject, html, text]) expect(part).toContain(winner.slice(0, 7))
  // An address that is none is no fault.
  for (const id of ['x', '', "' or 1=1"]) expect(await send(loser, 'book-time', id)).toMatchObject({ kind: 'problem', status: 409 })
  expect(await send(loser, 'return-time', 'x')).toMatchObject({ kind: 'problem', status: 409 })
  // A second time is not booked beside the first.
  const second = await offer(11)
  expect(await bookTime(product.services, { reference: winner, timeId: second.id })).toEqual({ kind: 'not-possible' })
  expect(await times()).toContainEqual(expect.objectContaining({ id, order: winner.slice(0, 7), canBeHeld: false }))
  expect(JSON.stringify(await times())).not.toContain(winner)
  expect(product.faults).toEqual([])
})

test('a time is given back until a day before, is free again, and the calendars are told', async () => {
  const reference = await order('back@mail.com')
  const { id, startsAt } = await offer(20)
  await send(reference, 'book-time', id)
  product.clock.set(startsAt - DAY + 1)
  expect(await send(reference, 'return-time', id)).toMatchObject({ kind: 'problem', about: 'consultation' })
  product.clock.set(startsAt - DAY)
  expect(await send(reference, 'return-time', id)).toEqual({ kind: 'go', query: '#consultation' })
  expect(await state(reference)).toMatchObject({ state: 'waiting', waitsFor: 'We are waiting for a time that suits you' })
  expect((await viewConsultation(product.services, reference))!.free.map((time) => time.id)).toContain(id)
  const back = (await mails(reference)).filter(({ props }) => props['what'] === 'given-back')
  expect(back).toHaveLength(2)
  expect((await renderMail('consultation', back[0]!.props)).calendar).toContain('METHOD:CANCEL')
  // Whoever offers may have to give it back later; nobody else may.
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'go' })
  product.clock.set(startsAt - HOUR)
  expect(await giveTimeBack(product.services, { timeId: id, by: { kind: 'consultant', userId: '00000000-0000-4000-8000-000000000000' } })).toEqual({ kind: 'not-possible' })
  expect((await product.post(`/tutors/times/${id}/return`, {}, consultant)).status).toBe(409)
  expect((await product.post(`/api/console/times/${id}/return`, {}, as)).status).toBe(200)
  expect(await state(reference)).toMatchObject({ state: 'waiting' })
})

test('both are reminded once, the day before, and it is held by the act of who gave it', async () => {
  const reference = await order('held@mail.com')
  const { id, startsAt } = await offer(25)
  await send(reference, 'book-time', id)
  product.clock.set(startsAt - DAY - 1)
  expect(await remindOfConsultations(product.services)).toBe(0)
  product.clock.set(startsAt - DAY + 1)
  expect(await remindOfConsultations(product.services)).toBe(1)
  expect(await remindOfConsultations(product.services)).toBe(0)
  expect(
    (await mails(reference))
      .filter(({ props }) => props['what'] === 'reminder')
      .map(({ toAddress }) => toAddress)
      .sort(),
  ).toEqual(['held@mail.com', 'operator@mail.com'])
  product.clock.set(startsAt - 1)
  expect((await product.post(`/api/console/times/${id}/held`, {}, as)).status).toBe(409)
  expect((await state(reference)).deliveredAt).toBeNull()
  product.clock.set(startsAt + HOUR)
  expect((await product.post(`/tutors/times/${id}/held`, {}, consultant)).status).toBe(409)
  const both = await Promise.all([product.post(`/api/console/times/${id}/held`, {}, as), product.post(`/api/console/times/${id}/held`, {}, as)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await state(reference)).toMatchObject({ state: 'delivered', deliveredAt: startsAt + HOUR })
  expect((await state(reference)).deliveries).toMatchObject([{ how: 'held' }])
  expect(await viewConsultation(product.services, reference)).toBeNull()
  expect(await times()).toContainEqual(expect.objectContaining({ id, held: true, canBeHeld: false }))
})

test('times of a consultant are shown once an operator agreed to the profile; near ones cannot be booked', async () => {
  const reference = await order('who@mail.com')
  const at = NO_PROMOTION + 40 * DAY
  expect((await product.post('/tutors/times', { startsAt: [new Date(at).toISOString()] }, consultant)).status).toBe(201)
  expect((await product.post('/tutors/times', { startsAt: [new Date(at + 60_000).toISOString()] }, consultant)).body).toMatchObject({ kind: 'overlaps' })
  expect((await product.post('/tutors/times', { startsAt: [new Date(NO_PROMOTION - 1).toISOString()] }, consultant)).body).toMatchObject({ kind: 'not-ahead' })
  expect((await viewConsultation(product.services, reference))!.free.map(({ startsAt }) => startsAt)).not.toContain(at)
  const { id: userId } = (await product.services.database.stores.accounts.findByEmail('consultant@mail.com'))!
  const now = new Date(NO_PROMOTION)
  await product.services.database.stores.accounts.setShowing(userId, { offeredAt: now, approvedAt: now }, now)
  expect((await viewConsultation(product.services, reference))!.free.map(({ startsAt }) => startsAt)).toContain(at)
  const near = await offer(0.7)
  product.clock.set(near.startsAt - 12 * HOUR + 1)
  expect(await bookTime(product.services, { reference, timeId: near.id })).toEqual({ kind: 'taken' })
  expect(await viewConsultation(product.services, await order('without@mail.com', false))).toBeNull()
  expect(await bookTime(product.services, { reference: 'PW-NONE', timeId: near.id })).toEqual({ kind: 'no-such-order' })
})

test('a name that no operator agreed to reaches no customer, also not one who booked before; and a time of who is shown no more is not booked', async () => {
  const { accounts } = product.services.database.stores
  const { id: userId } = (await accounts.findByEmail('consultant@mail.com'))!
  const now = new Date(NO_PROMOTION)
  await product.patch('/users', { firstName: 'Grace', lastName: 'Sample' }, consultant)
  await accounts.setShowing(userId, { offeredAt: now, approvedAt: now }, now)
  const startsAt = [60, 61].map((days) => NO_PROMOTION + days * DAY)
  await product.post('/tutors/times', { startsAt: startsAt.map((at) => new Date(at).toISOString()), place: '' }, consultant)
  const own = (await (await product.get('/tutors/times', consultant)).json()) as { id: string; startsAt: number }[]
  const [first, second] = startsAt.map((at) => own.find((time) => time.startsAt === at)!.id)
  const [reference, other] = [await order('named@mail.com'), await order('later@mail.com')]
  expect(await send(reference, 'book-time', first!)).toMatchObject({ kind: 'go' })
  const named = async () => (await viewConsultation(product.services, reference))!.booked!.with
  expect(await named()).toBe('Grace Sample')
  await product.patch('/users', { firstName: 'Your Attorney', lastName: 'Esq.' }, consultant)
  expect(await named()).toBe('Prongwise')
  product.clock.set(startsAt[0]! - DAY + 1)
  await remindOfConsultations(product.services)
  const said = JSON.stringify((await mails(reference)).filter(({ toAddress }) => toAddress === 'named@mail.com').map(({ props }) => props))
  expect(said).toContain('reminder')
  expect(said).not.toContain('Attorney')
  product.clock.set(NO_PROMOTION)
  expect(await bookTime(product.services, { reference: other, timeId: second! })).toEqual({ kind: 'taken' })
})

test('an order that was paid with another amount books nobody until an operator accepts the amount', async () => {
  const { body } = await product.post(
    '/api/orders/selfpetition-ai',
    { userData: { email: 'less@mail.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { consultation: true } },
    from(),
  )
  await product.webhook(paidEvent(body, { session: { amount_total: 100 } }))
  const { reference } = body
  const { id } = await offer(31)
  expect(await viewConsultation(product.services, reference)).toBeNull()
  expect(await orderConsultants(product.services, reference)).toBe('held')
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'problem', status: 409 })
  const accept = () => product.post(`/api/console/orders/${reference}/amount`, {}, as)
  expect((await product.post(`/api/console/orders/${reference}/amount`, {}, consultant)).status).toBe(403)
  expect((await (await product.get(`/api/console/orders/${reference}`, as)).json()).amountDiffers).toBe(true)
  expect([(await accept()).status, (await accept()).status]).toEqual([200, 409])
  expect(await (await product.get(`/api/console/orders/${reference}`, as)).json()).toMatchObject({
    amountDiffers: false,
    flags: [],
    history: expect.arrayContaining([expect.objectContaining({ actor: 'operator:operator@mail.com', cause: 'the amount paid was accepted' })]),
  })
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'go' })
  expect((await product.post('/api/console/orders/PW-NONE/amount', {}, as)).status).toBe(404)
})

test('an order that ends gives its time to others, and a free time is taken back by its owner only', async () => {
  const reference = await order('ends@mail.com')
  const { id } = await offer(50)
  await send(reference, 'book-time', id)
  await product.post(
    '/api/intake-applications',
    {
      userBackground: { email: 'ends@mail.com', profession: 'x', company: 'x', linkedin: 'in/x' },
      userProposedEndeavor: {},
      userProng2Education: {},
      userProng2Demand: {},
      userProng3: {},
      orderReference: reference,
    },
    from(),
  )
  await deliver(product.services, reference, 'first-draft')
  const refund = (await viewOrder(product.services, reference))!.withdrawal!.refundCents
  expect(await withdrawOrder(product.services, { reference, shownRefundCents: refund })).toMatchObject({ kind: 'withdrawn' })
  expect((await product.services.database.stores.consultations.find(id))!.orderId).toBeNull()
  expect((await product.post(`/tutors/times/${id}/removal`, {}, consultant)).status).toBe(409)
  expect((await product.post(`/api/console/times/${id}/removal`, {}, as)).status).toBe(200)
  expect((await product.post(`/api/console/times/${id}/removal`, {}, as)).status).toBe(409)
})

test('forms by which others are mailed are taken twenty times an hour from an order, and none is counted of an order that is none', async () => {
  const [reference, other] = [await order('again@mail.com'), await order('other@mail.com')]
  const { id } = await offer(30)
  for (let turn = 0; turn < 10; turn++) for (const intent of ['book-time', 'return-time']) expect(await send(reference, intent, id)).toMatchObject({ kind: 'go' })
  const before = (await mails(reference)).length
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'problem', status: 429, about: 'consultation' })
  expect(await mails(reference)).toHaveLength(before)
  expect(await send(other, 'book-time', id)).toMatchObject({ kind: 'go' })
  // What mails nobody is taken.
  expect(await answerOrderForm(product.services, reference, formOf({ intent: 'newest-package' }), 'customer')).not.toMatchObject({ status: 429 })
  const counted = vi.spyOn(product.services.limits, 'consume')
  onTestFinished(() => counted.mockRestore())
  expect(await send('PW-NONE', 'book-time', id)).toEqual({ kind: 'no-such-order' })
  expect(counted).not.toHaveBeenCalled()
})

const sendForm = (reference: string, email: string) => product.post('/api/intake-applications', intakeBody(email, { orderReference: reference }), from())
async function deleteDataOf(email: string): Promise<void> {
  await product.post('/api/data-requests', { email, kind: 'delete' }, from())
  const link = (await product.services.database.stores.mails.newest(300)).find(({ toAddress, template }) => toAddress === email && template === 'data-link')!
  expect((await product.post(`/api/data-requests/${String(link.props['url']).split('/privacy/requests/')[1]!}/deletion`, {}, from())).status).toBe(200)
}

test('a time that was given back before the input form came can be chosen anew: the form begins no consultation', async () => {
  const reference = await order('form@mail.com')
  const { id } = await offer(33)
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'go' })
  expect(await send(reference, 'return-time', id)).toMatchObject({ kind: 'go' })
  expect((await sendForm(reference, 'form@mail.com')).status).toBe(201)
  expect(await state(reference)).toMatchObject({ state: 'waiting', waitsFor: 'We are waiting for a time that suits you' })
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'go' })
})

test('a booked consultation waits for no input form: it is given back also after the form was deleted', async () => {
  const reference = await order('noform@mail.com')
  const { id } = await offer(34)
  await sendForm(reference, 'noform@mail.com')
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'go' })
  await deleteDataOf('noform@mail.com')
  expect(await state(reference)).toMatchObject({ state: 'in-work', waitsFor: null })
  expect((await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'first-draft')).toMatchObject({ state: 'waiting' })
  expect(await send(reference, 'return-time', id)).toMatchObject({ kind: 'go' })
  expect(await state(reference)).toMatchObject({ state: 'waiting', waitsFor: 'We are waiting for a time that suits you' })
})

/** How a consultant ends being one. */
const LEAVES: Record<string, (email: string, userId: string) => Promise<void>> = {
  'whose account is deleted': (email) => deleteDataOf(email),
  'whose role an operator takes away': async (_email, userId) => {
    expect((await product.patch(`/api/console/accounts/${userId}`, { roles: [] }, as)).status).toBe(200)
  },
  'whose role the command takes away': async (email) => {
    expect((await product.post('/api/operator/roles', { email, role: 'customer' }, { authorization: `Bearer ${OPERATOR_SECRET}` })).status).toBe(200)
  },
}

test.each(Object.keys(LEAVES))('who booked with a consultant %s is told, and chooses another time', async (how) => {
  const turn = Object.keys(LEAVES).indexOf(how)
  const email = `leaves${turn}@mail.com`
  const customer = `left${turn}@mail.com`
  const leaving = await signInAs(product, 'consultant', email, from)
  const { accounts } = product.services.database.stores
  const { id: userId } = (await accounts.findByEmail(email))!
  const now = new Date(NO_PROMOTION)
  await accounts.setShowing(userId, { offeredAt: now, approvedAt: now }, now)
  const startsAt = [70, 71].map((days) => new Date(NO_PROMOTION + days * DAY).toISOString())
  expect((await product.post('/tutors/times', { startsAt, place: 'room' }, leaving)).status).toBe(201)
  const own = (await (await product.get('/tutors/times', leaving)).json()) as { id: string }[]
  const reference = await order(customer)
  expect(await send(reference, 'book-time', own[0]!.id)).toMatchObject({ kind: 'go' })
  await LEAVES[how]!(email, userId)
  expect(await state(reference)).toMatchObject({ state: 'waiting', waitsFor: 'We are waiting for a time that suits you' })
  const told = (await mails(reference)).filter(({ props }) => props['what'] === 'given-back')
  expect(told.map(({ toAddress }) => toAddress)).toEqual([customer])
  expect((await renderMail('consultation', told[0]!.props)).calendar).toContain('METHOD:CANCEL')
  const { id } = await offer(110 + turn)
  expect(await send(reference, 'book-time', own[1]!.id)).toMatchObject({ kind: 'problem', status: 409 })
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'go' })
})

test('an order whose payment is disputed books no time, and a page that stood open is no fault', async () => {
  const reference = await order('disputes@mail.com')
  const { id } = await offer(36)
  await product.services.database.transaction(async ({ orders }) =>
    orders.moveTo((await orders.lock((await orders.findByReference(reference))!.id))!, 'disputed', { at: new Date(NO_PROMOTION), actor: 'payment', cause: 'payment disputed' }),
  )
  expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'problem', status: 409 })
})

test('everybody who comes within a day is reminded, however many times are looked at together', async () => {
  const references: string[] = []
  for (const turn of [0, 1, 2]) {
    const reference = await order(`reminded${turn}@mail.com`)
    const { id } = await offer(60)
    expect(await send(reference, 'book-time', id)).toMatchObject({ kind: 'go' })
    references.push(reference)
  }
  product.clock.set(NO_PROMOTION + 60 * DAY - 1)
  await remindOfConsultations(product.services, 1)
  for (const reference of references) expect((await mails(reference)).filter(({ props }) => props['what'] === 'reminder')).toHaveLength(2)
})
