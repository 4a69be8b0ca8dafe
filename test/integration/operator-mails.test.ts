/** A mail to the operator leads to the place in the console where its matter is settled. */
import { expect, test } from 'vitest'
import { paidEvent } from '../harness.ts'
import { intakeBody } from '../intake-body.ts'
import { aiBody } from './checkout/orders.ts'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()

/** Where the one mail of this kind that says `words` leads. */
async function leadsTo(template: string, words: string): Promise<unknown> {
  const mails = (await product.services.database.stores.mails.newest(200)).filter((mail) => mail.template === template && JSON.stringify(mail.props).includes(words))
  expect(mails).toHaveLength(1)
  return mails[0]?.props['consoleUrl']
}
const page = (path: string) => `${product.services.publicUrl}/console/${path}`

test('of an order, or of its second payment, to the page of the order', async () => {
  const { body: order } = await product.post('/api/orders/selfpetition-ai', aiBody())
  await product.webhook(paidEvent(order))
  expect(await leadsTo('operator-order-paid', order.reference)).toBe(page(`orders/${order.reference}`))
  await product.webhook(paidEvent(order, { session: { payment_intent: 'pi_second', id: 'cs_second' } }))
  expect(await leadsTo('operator-payment-notice', 'pi_second')).toBe(page(`orders/${order.reference}`))
})

test('of a payment without an order to the payment events', async () => {
  await product.webhook(paidEvent({ reference: 'PW-NOBODY', totalCents: 100 }))
  expect(await leadsTo('operator-payment-notice', 'PW-NOBODY')).toBe(page('payments'))
})

test('of a form to its order, of one without an order to the forms', async () => {
  await product.post('/api/intake-applications', intakeBody('stranger@mail.com'))
  expect(await leadsTo('operator-intake', 'stranger@mail.com')).toBe(page('intakes'))
  const { body: order } = await product.post('/api/orders/selfpetition-ai', aiBody({ userData: { email: 'form@mail.com' } }))
  await product.webhook(paidEvent(order))
  await product.post('/api/intake-applications', intakeBody('form@mail.com', { orderReference: order.reference }))
  expect(await leadsTo('operator-intake', 'form@mail.com')).toBe(page(`orders/${order.reference}`))
})

test('of a message to the leads of its address, of a letter to the letters', async () => {
  await product.post('/api/contact/landing', { name: 'Ana', email: 'ana+x@mail.com', message: 'A question' })
  expect(await leadsTo('operator-contact', 'ana+x@mail.com')).toBe(page('leads?search=ana%2Bx%40mail.com'))
  await product.post('/api/rfe-evaluations', { email: 'ana@mail.com' })
  expect(await leadsTo('operator-rfe', 'ana@mail.com')).toBe(page('letters'))
})
