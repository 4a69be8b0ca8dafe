/** What the views of the console say is waiting in them. */
import { expect, test } from 'vitest'
import { NO_PROMOTION, paidEvent } from '../harness.ts'
import { productOfFile, signedIn } from '../product-of-file.ts'

const product = productOfFile()
const as = signedIn(product, 'operator')

const counts = async () => (await product.get('/api/console/counts', as)).json()

test('each view counts what waits in it, and nothing is counted that was settled', async () => {
  const nothing = { late: 0, unanswered: 0, intakes: 0, consultants: 0, payments: 0, mails: 0, jobs: 0 }
  expect(await counts()).toEqual(nothing)
  await product.post('/api/intake-applications', {
    userBackground: { email: 'stray@mail.com', profession: 'Engineer', company: 'X', linkedin: 'in/x' },
    userProposedEndeavor: {},
    userProng2Education: {},
    userProng2Demand: {},
    userProng3: {},
  })
  await product.webhook(paidEvent({ reference: 'PW-UNKN-0WN0-0000-0000', totalCents: 1 }))
  await product.post('/api/rfe-evaluations', { email: 'letter@mail.com' })
  expect(await counts()).toEqual({ ...nothing, intakes: 1, payments: 1, unanswered: 1 })
  const { body } = await product.post('/api/orders/selfpetition-ai', { userData: { email: 'late@mail.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true } })
  await product.webhook(paidEvent(body))
  await product.post('/api/intake-applications', {
    userBackground: { email: 'late@mail.com', profession: 'Engineer', company: 'X', linkedin: 'in/x' },
    userProposedEndeavor: {},
    userProng2Education: {},
    userProng2Demand: {},
    userProng3: {},
    orderReference: body.reference,
  })
  product.clock.set(NO_PROMOTION + 3 * 86_400_000)
  expect(await counts()).toMatchObject({ late: 1, unanswered: 1 })
  const [waiting] = ((await (await product.get('/api/console/unanswered', as)).json()) as any).rows
  await product.post(`/api/console/leads/${waiting.leadId}/answer`, { text: null }, as)
  expect(await counts()).toMatchObject({ late: 1, unanswered: 0 })
})
