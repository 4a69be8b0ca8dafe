import { expect, test } from 'vitest'
import type { AccountRole } from '../../domain/accounts/account-roles.ts'
import { paidEvent } from '../harness.ts'
import { signInAs } from '../roles.ts'
import { orderConsultants, type ConsultantCard } from '../../usecases/shown-consultants.ts'
import { productOfFile, signedIn } from '../product-of-file.ts'

const product = productOfFile()
const operator = signedIn(product, 'operator')

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]
const BOOKING = 'https://example.com/book'

async function consultant(name: string): Promise<{ id: string; as: Record<string, string> }> {
  const as = await signInAs(product, 'consultant', `${name.toLowerCase()}@mail.com`)
  await product.patch('/tutors/name-info', { firstName: name, lastName: 'Sample', shortBio: 'Ten years of chip design' }, as)
  await product.patch('/tutors/photo', { photo: `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`, sex: 'other' }, as)
  const { body } = await product.patch('/tutors/booking-payment', { bookingLink: BOOKING, paymentNote: 'By invoice to me' }, as)
  return { id: body.id, as }
}

/** Agrees to what the console shows at that moment; to another booking address or name where one is given. */
async function approve(id: string, approved = true, seen: { bookingLink?: string; name?: string } = {}) {
  const { rows } = (await (await product.get('/api/console/consultants', operator)).json()) as { rows: { userId: string; name: string; bookingLink: string }[] }
  const { name, bookingLink } = rows.find(({ userId }) => userId === id)!
  return product.post(`/api/console/consultants/${id}/approval`, { approved, name, bookingLink, ...seen }, operator)
}
const offer = (as: Record<string, string>, shown = true) => product.patch('/tutors/showing', { shown }, as)

async function order(consultation: boolean, paid = true): Promise<string> {
  const { body } = await product.post('/api/orders/selfpetition-ai', {
    userData: { email: 'buyer@mail.com' },
    userDisclaimers: { disclaimer1: true, disclaimer2: true },
    userAddons: { referenceLettersNumber: 0, consultation },
  })
  if (paid) await product.webhook(paidEvent(body))
  return body.reference
}

const shownOn = async (reference: string) => ((await orderConsultants(product.services, reference)) as ConsultantCard[] | null)?.map(({ name }) => name) ?? null

test('a profile is shown once it is offered and approved, on paid orders with a consultation only', async () => {
  const { id, as } = await consultant('Grace')
  const bought = await order(true)
  expect(await shownOn(bought)).toEqual([])
  expect((await approve(id)).status).toBe(409)
  expect((await offer(as)).status).toBe(200)
  expect(await shownOn(bought)).toEqual([])
  expect((await approve(id)).status).toBe(200)
  expect(await shownOn(bought)).toEqual(['Grace Sample'])
  expect(await shownOn(await order(true, false))).toBeNull()
  expect(await shownOn(await order(false))).toBeNull()
  expect(await shownOn('PW-0000')).toBeNull()

  const [card] = (await orderConsultants(product.services, bought)) as ConsultantCard[]
  expect(card).toMatchObject({ bookingLink: BOOKING, shortBio: 'Ten years of chip design', hasPhoto: true })
  expect(JSON.stringify(card)).not.toMatch(/invoice|@mail\.com/)
  const photo = await product.get(`/tutors/${id}/photo`)
  expect([photo.headers.get('content-type'), [...new Uint8Array(await photo.arrayBuffer())]]).toEqual(['image/png', PNG])

  const byId = async () => (await product.get(`/tutors?userId=${id}`)).status
  expect(await byId()).toBe(200)
  expect((await offer(as, false)).status).toBe(200)
  expect(await shownOn(bought)).toEqual([])
  expect([await byId(), (await product.get(`/tutors/${id}/photo`)).status]).toEqual([404, 404])
  await offer(as)
  await approve(id, false)
  expect([await byId(), (await product.get(`/tutors/${id}/photo`)).status]).toEqual([404, 200])
  await offer(as, false)
})

test('a refunded order no longer shows whom to book', async () => {
  const { id, as } = await consultant('Refund')
  await offer(as)
  await approve(id)
  const reference = await order(true)
  const { intent, total } = await product.services.database.stores.orders.findByReference(reference).then((found) => ({ intent: found!.paymentIntentId, total: found!.totalCents }))
  await product.webhook({
    id: 'evt_refund_consultation',
    object: 'event',
    type: 'charge.refunded',
    created: Math.floor(product.clock.now() / 1000),
    data: { object: { id: 'ch_1', object: 'charge', payment_intent: intent, amount: total, amount_refunded: total, currency: 'usd' } },
  })
  expect(await shownOn(reference)).toBeNull()
  await approve(id, false)
})

test('an incomplete profile is not offered, and says what is missing', async () => {
  const as = await signInAs(product, 'consultant', 'empty@mail.com')
  expect(await offer(as)).toMatchObject({ status: 422, body: { missing: ['Name', 'Bio', 'Booking and payment'] } })
  expect((await offer(as, false)).status).toBe(200)
})

test('another booking address ends the approval; an approval of an older address does nothing', async () => {
  const { id, as } = await consultant('Linus')
  await offer(as)
  await approve(id)
  const reference = await order(true)
  expect(await shownOn(reference)).toEqual(['Linus Sample'])
  await product.patch('/tutors/bio', { bio: 'More words' }, as)
  expect(await shownOn(reference)).toEqual(['Linus Sample'])
  await product.patch('/tutors/booking-payment', { bookingLink: 'https://elsewhere.org/pay-me', paymentNote: '' }, as)
  expect(await shownOn(reference)).toEqual([])
  expect((await approve(id, true, { bookingLink: BOOKING })).status).toBe(409)
  expect((await approve(id)).status).toBe(200)
  const events = (await (await product.get(`/api/console/accounts/${id}/events`, operator)).json()) as any[]
  expect(events.map(({ actor }) => actor)).toEqual(['operator:operator@mail.com', 'consultant', 'operator:operator@mail.com', 'operator-command'])
  await approve(id, false)
})

test('another name ends the approval, also where it is changed on the page of the account', async () => {
  const { id, as } = await consultant('Ada')
  await offer(as)
  await approve(id)
  const reference = await order(true)
  expect((await product.patch('/users', { firstName: 'Ada', lastName: 'Sample' }, as)).status).toBe(200)
  expect(await shownOn(reference)).toEqual(['Ada Sample'])
  expect((await product.patch('/users', { firstName: 'Your Attorney', lastName: 'Esq.' }, as)).body).toMatchObject({ firstName: 'Your Attorney' })
  expect(await shownOn(reference)).toEqual([])
  const [event] = (await (await product.get(`/api/console/accounts/${id}/events`, operator)).json()) as any[]
  expect(event).toMatchObject({ actor: 'consultant', what: expect.stringContaining('the approval ended') })
})

test('an approval is of the name that the operator saw, and a name that was saved before it ends it too', async () => {
  const { id, as } = await consultant('Edsger')
  await product.patch('/users', { firstName: 'Edsger', lastName: 'Esq.' }, as)
  await offer(as)
  expect((await approve(id, true, { name: 'Edsger Sample' })).status).toBe(409)
  expect((await approve(id)).status).toBe(200)
  const reference = await order(true)
  expect(await shownOn(reference)).toEqual(['Edsger Esq.'])
  // As it stood in the profile, before the account got the name that was agreed to.
  await product.patch('/tutors/name-info', { firstName: 'Edsger', lastName: 'Sample', shortBio: 'Ten years of chip design' }, as)
  expect(await shownOn(reference)).toEqual([])
  expect((await approve(id)).status).toBe(200)
  await product.patch('/tutors/name-info', { firstName: 'Edsger', lastName: 'Sample', shortBio: 'Eleven years' }, as)
  expect(await shownOn(reference)).toEqual(['Edsger Sample'])
  await approve(id, false)
})

test('who loses the role is shown no more, also when the role comes back', async () => {
  const { id, as } = await consultant('Barbara')
  await offer(as)
  await approve(id)
  const reference = await order(true)
  const role = (to: AccountRole) => product.patch(`/api/console/accounts/${id}`, { roles: to === 'customer' ? [] : [to] }, operator)
  expect((await role('customer')).status).toBe(200)
  expect(await shownOn(reference)).toEqual([])
  expect((await product.get(`/tutors/${id}/photo`)).status).toBe(404)
  await role('consultant')
  expect(await shownOn(reference)).toEqual([])
})

test('the operator is told that somebody waits for an approval, and sees who', async () => {
  const list = async (query = '') => (await product.get(`/api/console/consultants${query}`, operator)).json() as Promise<any>
  for (const { userId } of (await list('?waiting=1')).rows) await approve(userId)
  expect(await list('?waiting=1')).toMatchObject({ rows: [], anyWaiting: false })
  const { as } = await consultant('Zuse')
  await offer(as)
  const { rows, anyWaiting } = await list()
  expect([rows.length > 1, anyWaiting]).toEqual([true, true])
  expect(await list('?waiting=1')).toMatchObject({ rows: [{ name: 'Zuse Sample', offered: true, approved: false, missing: [] }] })
})
