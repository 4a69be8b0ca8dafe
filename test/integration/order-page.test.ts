/** The page of an order as a whole: what it says is to be done, and what it asks the database. */
import { expect, test } from 'vitest'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { orderPageData } from '../../app/orders/order-page-data.ts'
import { paidAiOrder } from '../ai-order.ts'
import { formOf } from '../form-of.ts'
import { signInAs } from '../roles.ts'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()

let caller = 0
async function order(addons: Record<string, unknown> = {}): Promise<string> {
  return paidAiOrder(product, 'page@mail.com', { 'x-forwarded-for': `10.6.0.${caller++}` }, addons)
}
const nextOf = async (reference: string) => (await orderPageData(product.services, reference, new URLSearchParams()))!.next

test('the order is looked up once for the whole page', async () => {
  const reference = await order({ consultation: true })
  const { stores } = product.services.database
  const found = stores.orders.findByReference
  let asked = 0
  const orders = { ...stores.orders, findByReference: (given: string) => (asked++, found(given)) }
  const services = { ...product.services, database: { ...product.services.database, stores: { ...stores, orders } } }
  expect(await orderPageData(services, reference, new URLSearchParams())).not.toBeNull()
  expect(asked).toBe(1)
  expect(await orderPageData(services, 'PW-NONE', new URLSearchParams())).toBeNull()
})

test('a message of ours that was not read, and a consultation without a time, are something to do', async () => {
  const as = await signInAs(product, 'operator')
  const reference = await order()
  expect(await nextOf(reference)).toBe('fill-in-the-form')
  const intake = {
    userBackground: { email: 'page@mail.com', profession: 'Nurse', company: 'Example Clinic', linkedin: 'https://linkedin.com/in/nurse' },
    userProposedEndeavor: {},
    userProng2Education: {},
    userProng2Demand: {},
    userProng3: {},
    orderReference: reference,
  }
  const sent = await product.post('/api/intake-applications', intake, { 'x-forwarded-for': '10.6.1.1' })
  expect([sent.status, sent.body]).toEqual([201, expect.anything()])
  const working = await nextOf(reference)
  await product.post(`/api/console/orders/${reference}/messages`, { text: 'Which year was it?' }, as)
  expect(await nextOf(reference)).toBe('own-card')
  await product.post(`/api/orders/${reference}/messages/seen`, {})
  expect(await nextOf(reference)).toBe(working)
  await answerOrderForm(product.services, reference, formOf({ intent: 'message', text: 'In 2019' }), 'customer')
  expect(await nextOf(reference)).toBe(working)
})

test('what is noted in a history without an end neither grows the pages nor hides how the order went', async () => {
  const reference = await order()
  const { stores } = product.services.database
  const found = (await stores.orders.findByReference(reference))!
  const went = (await orderPageData(product.services, reference, new URLSearchParams()))!.order.events
  expect(went.length).toBeGreaterThan(1)
  await product.services.database.transaction(async ({ orders }) => {
    for (let no = 0; no <= 1000; no++) await orders.recordEvent(found, { at: new Date(product.clock.now()), actor: 'customer', cause: `pressed ${no}` })
  })
  expect((await orderPageData(product.services, reference, new URLSearchParams()))!.order.events).toEqual(went)
  const history = await stores.orders.events(found.id)
  expect([history.length, history.at(-1)?.cause]).toEqual([1000, 'pressed 1000'])
  expect(await stores.orders.countEvents(found.id, 'pressed 1')).toBe(112)
})

test('a resume that is called like a program is refused in words that say what is in it', async () => {
  const reference = await order()
  const file = (name: string, role = 'resume') =>
    product.post(
      '/api/intake-drafts/files',
      { orderReference: reference, role, name, data: `data:application/octet-stream;base64,${Buffer.from('I am plain text').toString('base64')}` },
      { 'x-forwarded-for': `10.6.2.${caller++}` },
    )
  const refused = await file('virus.exe')
  expect([refused.status, refused.body.message]).toEqual([415, 'virus.exe: this is called like a program, and inside is plain text. Please send your resume as a PDF or Word file.'])
  expect((await file('resume.txt')).status).toBeLessThan(300)
  // Other files are kept under a name that says what they are.
  expect((await file('notes.exe', 'additional')).body).toMatchObject({ name: 'notes.exe.txt' })
})
