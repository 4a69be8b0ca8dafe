/** What a customer reads on the page of an order and takes along: invoice, receipt, their answers, and corrections of them. */
import { expect, test } from 'vitest'
import { viewAnswers } from '../../usecases/view-answers.ts'
import { viewIntakeForm } from '../../usecases/view-intake-form.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { placedAiOrder } from '../ai-order.ts'
import { NO_PROMOTION, paidEvent } from '../harness.ts'
import { productOfFile, startOutsidePromotion, visitorsFrom } from '../product-of-file.ts'

const HOUR = 3_600_000
const product = productOfFile()
startOutsidePromotion(product)
const from = visitorsFrom('10.7.0')

async function order(email: string, paid = true): Promise<string> {
  const body = await placedAiOrder(product, email, from(), { referenceLettersNumber: 1 })
  if (paid) await product.webhook(paidEvent(body))
  return body.reference
}
const paper = (reference: string, name: string) => product.get(`/api/orders/${reference}/papers/${name}`)
const answersOf = (change: { degrees?: string; salary?: string; company?: string } = {}) => ({
  userBackground: { email: 'answers@mail.com', profession: 'Engineer', company: change.company ?? 'Grid Inc.', linkedin: '' },
  userProposedEndeavor: {},
  userProng2Education: { degrees: change.degrees ?? 'B.Eng. 2012' },
  userProng2Demand: { salary: change.salary ?? '' },
  userProng3: {},
})
const submit = (reference: string, more: Record<string, unknown>) => product.post('/api/intake-applications', { ...answersOf(), orderReference: reference, ...more }, from())
const resume = { userResumeName: 'resume.txt', userResume: `data:text/plain;base64,${Buffer.from('my resume').toString('base64')}` }

test('an order has its invoice from the start and its receipt once it is paid, as private PDF files', async () => {
  const reference = await order('papers@mail.com', false)
  const invoice = await paper(reference, 'invoice.pdf')
  expect([invoice.status, invoice.headers.get('content-type'), invoice.headers.get('cache-control')]).toEqual([200, 'application/pdf', 'private, no-store'])
  expect(invoice.headers.get('content-disposition')).toMatch(new RegExp(`invoice-${reference.slice(3, 7).toLowerCase()}-[0-9a-f]{8}\\.pdf`))
  expect(invoice.headers.get('content-disposition')!.toUpperCase()).not.toContain(reference)
  expect(
    Buffer.from(await invoice.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await paper(reference, 'receipt.pdf')).status).toBe(404)
  await product.webhook(paidEvent((await product.services.database.stores.orders.findByReference(reference))!))
  const receipt = Buffer.from(await (await paper(reference, 'receipt.pdf')).arrayBuffer())
  expect(receipt.subarray(0, 5).toString()).toBe('%PDF-')
  // The same order gives the same file.
  expect(Buffer.from(await (await paper(reference, 'receipt.pdf')).arrayBuffer()).equals(receipt)).toBe(true)
  expect((await paper(reference, 'contract.pdf')).status).toBe(404)
  expect((await paper('PW-NONE', 'invoice.pdf')).status).toBe(404)
  expect(product.faults).toEqual([])
})

test('an order takes 3 forms until it is paid and 20 then; the page shows the last corrections, each text cut', async () => {
  const reference = await order('bound@mail.com', false)
  const forms = async () => (await product.services.database.stores.intakes.findByOrder((await product.services.database.stores.orders.findByReference(reference))!.id)).length
  const send = (place: number, more: Record<string, unknown> = {}) => {
    product.clock.set(NO_PROMOTION + place * HOUR)
    return submit(reference, { ...resume, ...answersOf({ degrees: `${place}${'&'.repeat(9000)}` }), ...more })
  }
  expect((await send(1)).status).toBe(201)
  expect((await send(2)).status).toBe(201)
  expect((await send(3, { idempotencyKey: 'third-form-1' })).status).toBe(201)
  expect(await send(4)).toMatchObject({ status: 409, body: { kind: 'too-many-forms', message: expect.stringMatching(/until it is paid.*Nothing you typed is lost.*write to us/) } })
  // A repeated one is answered as it was.
  expect((await send(3, { idempotencyKey: 'third-form-1' })).status).toBe(201)
  expect(await forms()).toBe(3)
  // Anybody can place an order and have its page drawn: it holds little until it is paid.
  const unpaid = (await viewAnswers(product.services, reference))!
  expect(unpaid).toMatchObject({ shortened: true, corrections: [], earlierCorrections: 2 })
  expect(unpaid.answers).toContainEqual(['Degrees', `3${'&'.repeat(199)}…`])
  await product.webhook(paidEvent((await product.services.database.stores.orders.findByReference(reference))!))
  for (let place = 4; place <= 20; place += 1) expect((await send(place)).status).toBe(201)
  expect(await send(21)).toMatchObject({ status: 409, body: { kind: 'too-many-forms', message: expect.stringMatching(/takes no more\. Nothing you typed is lost.*write to us/) } })
  expect(await forms()).toBe(20)
  const shown = (await viewAnswers(product.services, reference))!
  expect(shown).toMatchObject({ at: NO_PROMOTION + 20 * HOUR, earlierCorrections: 16, shortened: false })
  expect(shown.answers).toContainEqual(['Degrees', `20${'&'.repeat(9000)}`])
  expect(shown.corrections.map(({ at }) => at)).toEqual([20, 19, 18].map((place) => NO_PROMOTION + place * HOUR))
  expect(shown.corrections[0]!.changes).toEqual([{ question: 'Degrees', before: `19${'&'.repeat(998)}…`, after: `20${'&'.repeat(998)}…` }])
  expect(product.faults).toEqual([])
})

test('a form opens with the answers that were sent, its corrections are shown and land in the history, and files stay', async () => {
  const reference = await order('answers@mail.com')
  expect(await viewAnswers(product.services, reference)).toBeNull()
  expect((await submit(reference, resume)).status).toBe(201)
  const first = (await viewIntakeForm(product.services, reference))!.earlier!
  expect(first.answers).toMatchObject({ userProng2Education: { degrees: 'B.Eng. 2012' } })
  const due = (await viewOrder(product.services, reference))!.dueAt

  product.clock.set(NO_PROMOTION + HOUR)
  const correction = { ...answersOf({ degrees: 'B.Eng. 2011', salary: '$90,000' }), corrects: first.id, idempotencyKey: 'correction-1' }
  // Neither a profile nor a resume is asked for again.
  expect((await submit(reference, correction)).status).toBe(201)
  expect((await submit(reference, correction)).status).toBe(201)
  const shown = (await viewAnswers(product.services, reference))!
  expect(shown.at).toBe(NO_PROMOTION + HOUR)
  expect(shown.answers).toContainEqual(['Degrees', 'B.Eng. 2011'])
  expect(shown.files).toMatchObject([{ name: 'resume.txt' }])
  expect(shown.corrections).toEqual([
    {
      at: NO_PROMOTION + HOUR,
      changes: [
        { question: 'Degrees', before: 'B.Eng. 2012', after: 'B.Eng. 2011' },
        { question: 'Total compensation', before: '', after: '$90,000' },
      ],
    },
  ])
  const { id } = (await product.services.database.stores.orders.findByReference(reference))!
  // A job that reads the form into the case may have noted something after it.
  const noted = (await product.services.database.stores.orders.events(id)).filter(({ actor }) => actor === 'customer')
  expect(noted.at(-1)).toMatchObject({ cause: 'input form corrected: Degrees, Total compensation' })
  // The promise runs on as it was.
  expect((await viewOrder(product.services, reference))!.dueAt).toBe(due)

  // Another tab still shows the first form: its corrections would take the newer ones away.
  expect(await submit(reference, { ...answersOf({ company: 'Other' }), corrects: first.id })).toMatchObject({ status: 409, body: { kind: 'corrected-meanwhile' } })
  expect((await viewAnswers(product.services, reference))!.corrections).toHaveLength(1)
  // A form that corrects nothing that is there is no form.
  expect((await submit(reference, { ...answersOf(), corrects: '00000000-0000-4000-8000-000000000000' })).status).toBe(409)
  expect((await submit(await order('other@mail.com'), { ...answersOf(), corrects: first.id })).status).toBe(409)
  const second = (await viewIntakeForm(product.services, reference))!.earlier!
  expect((await submit(reference, { ...answersOf({ degrees: 'B.Eng. 2011', salary: '$90,000', company: 'Other' }), corrects: second.id })).status).toBe(201)
  expect((await viewAnswers(product.services, reference))!.corrections.map(({ changes }) => changes.map(({ question }) => question))).toEqual([['Company'], ['Degrees', 'Total compensation']])

  // A machine whose clock is behind: its correction is still the newest.
  product.clock.set(NO_PROMOTION)
  const third = (await viewIntakeForm(product.services, reference))!.earlier!
  expect((await submit(reference, { ...answersOf({ degrees: 'B.Eng. 2010', salary: '$90,000', company: 'Other' }), corrects: third.id })).status).toBe(201)
  expect((await viewIntakeForm(product.services, reference))!.earlier!.answers).toMatchObject({ userProng2Education: { degrees: 'B.Eng. 2010' } })
})
