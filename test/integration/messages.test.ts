/** The thread of an order, and everyone who waits for a person's answer. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ORDER_DAY_LIMIT } from '../../api/order-calls.ts'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { placedAiOrder } from '../ai-order.ts'
import { NO_PROMOTION, paidEvent } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { receiveContactMessage } from '../../usecases/receive-contact-message.ts'
import { deleteData } from '../../usecases/delete-data.ts'
import { MESSAGE_DAY_LIMIT } from '../../usecases/order-messages.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { productOfFile, signedIn, startOutsidePromotion, visitorsFrom } from '../product-of-file.ts'

const HOUR = 3_600_000
const product = productOfFile()
const as = signedIn(product, 'operator')
startOutsidePromotion(product)
const from = visitorsFrom('10.4.0')

const json = async (path: string) => (await product.get(`/api/console${path}`, as)).json() as Promise<any>
const act = (path: string, body: unknown = {}) => product.post(`/api/console${path}`, body, as)
const mails = async (template: string) => (await product.services.database.stores.mails.newest(300)).filter((mail) => mail.template === template)
const waiting = async () => ((await json('/unanswered')).rows as any[]).map(({ kind, email, since }) => [kind, email, since])

async function order(email: string, paid = true): Promise<string> {
  const body = await placedAiOrder(product, email, from())
  if (paid) await product.webhook(paidEvent(body))
  return body.reference
}

const write = (reference: string, text: string) => answerOrderForm(product.services, reference, formOf({ intent: 'message', text }), 'customer')

test('a customer writes on the page, an operator answers in the console, and each sees what the other has seen', async () => {
  const reference = await order('thread@mail.com')
  expect(await write(reference, '  ')).toMatchObject({ kind: 'problem', status: 422, about: 'messages' })
  expect(await write('PW-NONE', 'x')).toEqual({ kind: 'no-such-order' })
  expect(await write(reference, 'May I add a patent?')).toEqual({ kind: 'go', query: '#messages' })
  product.clock.set(NO_PROMOTION + HOUR)
  await write(reference, 'It was granted in May.')
  expect(await waiting()).toEqual([['order', 'thread@mail.com', new Date(NO_PROMOTION).toISOString()]])
  const notices = (await mails('operator-order-notice')).filter(({ props }) => JSON.stringify(props).includes(reference))
  expect(notices.map(({ props }) => props['text']).sort()).toEqual(['It was granted in May.', 'May I add a patent?'])

  await act(`/orders/${reference}/messages/seen`)
  expect((await json(`/orders/${reference}`)).messages).toMatchObject([{ from: 'customer', answeredAt: null, seenAt: expect.any(String) }, { answeredAt: null }])
  // Read is not answered.
  expect(await waiting()).toHaveLength(1)
  product.clock.set(NO_PROMOTION + 2 * HOUR)
  expect((await act(`/orders/${reference}/messages`, { text: '' })).body.fields).toHaveProperty('text')
  expect((await act(`/orders/${reference}/messages`, { text: 'Yes, please send it.' })).status).toBe(201)
  expect(await waiting()).toEqual([])
  expect((await json(`/orders/${reference}`)).messages.map(({ answeredAt }: any) => answeredAt)).toEqual([
    new Date(NO_PROMOTION + 2 * HOUR).toISOString(),
    new Date(NO_PROMOTION + 2 * HOUR).toISOString(),
    null,
  ])
  expect(await mails('order-message')).toMatchObject([{ toAddress: 'thread@mail.com', props: { text: 'Yes, please send it.', orderUrl: `http://localhost:3000/orders/${reference}#messages` } }])

  const page = async () => (await viewOrder(product.services, reference))!.messages.map(({ from: side, seen }) => [side, seen])
  expect(await page()).toEqual([
    ['customer', true],
    ['customer', true],
    ['operator', false],
  ])
  expect((await product.post(`/api/orders/${reference}/messages/seen`, {})).status).toBe(200)
  expect(await page()).toEqual([
    ['customer', true],
    ['customer', true],
    ['operator', true],
  ])
  expect((await product.post('/api/orders/PW-NONE/messages/seen', {})).status).toBe(404)
  // A thanks waits for nobody.
  await write(reference, 'Thanks!')
  expect((await act(`/orders/${reference}/messages/answered`)).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await act('/orders/PW-NONE/messages', { text: 'x' })).status).toBe(404)
})

test('nobody fills the mailbox of the operator through one order', async () => {
  const reference = await order('loud@mail.com', false)
  for (let count = 0; count < 20; count++) expect((await write(reference, `message ${count}`)).kind).toBe('go')
  expect(await write(reference, 'one more')).toMatchObject({ kind: 'problem', status: 429, about: 'messages' })
  await act(`/orders/${reference}/messages/answered`)
})

test('contact messages and letters wait with their clock, are answered once by mail, or marked; what programs sent waits for nobody', async () => {
  const contact = (email: string, trapped = false) => receiveContactMessage(product.services, { visitor: 'tests', name: 'Ada', email, message: 'Do you translate?', news: false, trapped })
  await contact('first@mail.com')
  await contact('program@mail.com', true)
  product.clock.set(NO_PROMOTION + HOUR)
  await product.post('/api/rfe-evaluations', { email: 'letter@mail.com' }, from())
  await receiveContactMessage(product.services, { visitor: 'tests', name: 'Ben', email: 'second@mail.com', message: 'Thanks', news: false, trapped: false })
  const list = (await json('/unanswered')).rows as any[]
  expect(list.map(({ kind, email }) => [kind, email])).toEqual(
    expect.arrayContaining([
      ['contact', 'first@mail.com'],
      ['letter', 'letter@mail.com'],
      ['contact', 'second@mail.com'],
    ]),
  )
  expect([list[0].email, list.length]).toEqual(['first@mail.com', 3])
  const idOf = (email: string) => list.find((one) => one.email === email).leadId

  const answer = (email: string, text: string | null) => act(`/leads/${idOf(email)}/answer`, { text })
  const both = await Promise.all([answer('first@mail.com', 'We do not.'), answer('first@mail.com', 'We do not translate.')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await mails('lead-answer')).toMatchObject([{ toAddress: 'first@mail.com', props: { asked: 'your message', theirs: 'Do you translate?' } }])
  expect((await answer('second@mail.com', null)).status).toBe(200)
  expect((await answer('letter@mail.com', 'It asks about prong 1.')).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await mails('lead-answer')).map(({ toAddress }) => toAddress).sort()).toEqual(['first@mail.com', 'letter@mail.com'])
  expect((await act(`/leads/x/answer`, { text: 'x' })).status).toBe(404)
  const leads = (await json('/leads?search=first@')).rows
  expect(leads[0]).toMatchObject({ answeredAt: new Date(NO_PROMOTION + HOUR).toISOString(), answeredBy: 'operator:operator@mail.com' })
})

test('the thread goes with the person’s data', async () => {
  const reference = await order('gone@mail.com')
  await write(reference, 'Kookaburrology')
  await act(`/orders/${reference}/messages`, { text: 'Of Kookaburrology we know little' })
  await product.post('/api/data-requests', { email: 'gone@mail.com', kind: 'delete' }, from())
  const link = (await mails('data-link')).find(({ toAddress }) => toAddress === 'gone@mail.com')!
  await deleteData(product.services, String(link.props['url']).split('/').at(-1)!)
  expect((await viewOrder(product.services, reference))!.messages).toEqual([])
  expect((await product.services.database.stores.mails.newest(500)).filter(({ props }) => JSON.stringify(props).includes('Kookaburrology'))).toEqual([])
})

test('a thread takes so many messages a day', async () => {
  const reference = await order('many@mail.com')
  for (let no = 0; no < 59; no++) await product.services.limits.consume(MESSAGE_DAY_LIMIT, reference)
  expect(await write(reference, 'The last of the day')).toEqual({ kind: 'go', query: '#messages' })
  expect(await write(reference, 'One more')).toMatchObject({ kind: 'problem', status: 429, about: 'messages' })
})

test('a connection places so many orders a day, and others go on', async () => {
  for (let no = 0; no < 300; no++) await product.services.limits.consume(ORDER_DAY_LIMIT, '10.77.0.1')
  expect(await placedAiOrder(product, 'hoard@mail.com', { 'x-forwarded-for': '10.77.0.1' })).toMatchObject({ kind: 'limited', retryAfterSeconds: expect.any(Number) })
  expect(await placedAiOrder(product, 'buyer@mail.com', { 'x-forwarded-for': '10.77.0.2' })).toMatchObject({ reference: expect.any(String) })
})

test('of a thread of thousands its pages show fifty messages at a time, each of them once, and say whether any was not seen', async () => {
  const reference = await order('long@mail.com')
  const { database } = product.services
  const { id } = (await database.stores.orders.findByReference(reference))!
  const of = (from: 'customer' | 'operator' | 'unknown', text: string) =>
    ({ id: randomUUID(), orderId: id, at: new Date(NO_PROMOTION), from, actor: from, text, via: 'page', sender: null, droppedFiles: 0, seenAt: null, answeredAt: null }) as const
  await database.transaction(async ({ messages }) => {
    await messages.insert(of('operator', 'the first'))
    for (let n = 0; n < 1234; n++) await messages.insert(of('customer', `message ${n}`))
    for (let n = 0; n < 60; n++) await messages.insert(of('unknown', `of a stranger ${n}`))
  })
  const shown: string[] = []
  for (let end: number | undefined, more = true; more;) {
    const { messages, thread } = (await viewOrder(product.services, reference, { messagesEnd: end }))!
    expect(messages.length).toBeLessThanOrEqual(50)
    expect(thread).toMatchObject({ later: shown.length, unseen: true })
    shown.unshift(...messages.map(({ text }) => text))
    end = thread.earlier
    more = end > 0
  }
  expect(shown).toEqual(['the first', ...Array.from({ length: 1234 }, (_, n) => `message ${n}`)])

  const newest = await json(`/orders/${reference}`)
  expect(newest.messages).toHaveLength(50)
  expect(newest.messages.at(-1).text).toBe('of a stranger 59')
  expect(newest.thread).toEqual({ earlier: 1245, later: 0, unseen: true, open: true })
  const earlier = await json(`/orders/${reference}?messages=${newest.thread.earlier}`)
  expect([earlier.messages.at(-1).text, earlier.thread.later]).toEqual(['of a stranger 9', 50])
  for (const odd of ['0', '-1', 'x', '1e9', '99999999999']) expect((await json(`/orders/${reference}?messages=${odd}`)).messages).toHaveLength(50)
})
