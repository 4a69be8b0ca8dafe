import { expect, test } from 'vitest'
import { OPERATOR_SECRET, paidEvent } from '../harness.ts'
import { intakeBody, pdfOf } from '../intake-body.ts'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()
const asOperator = { authorization: `Bearer ${OPERATOR_SECRET}` }

const order = {
  userData: { email: 'op@mail.com' },
  userDisclaimers: { disclaimer1: true, disclaimer2: true },
  userEndeavorOption: { endeavorTitle: 'Build a tool', endeavorOption: 'Its text', useSelectedEndeavor: 'yes' },
}

test('the operator sees a paid order with its selections, endeavor, intake and files, and reads a file with a trace', async () => {
  const placed = await product.post('/api/orders/selfpetition-ai', order)
  await product.webhook(paidEvent(placed.body))
  await product.post('/api/intake-applications', intakeBody('op@mail.com', { userResumeName: 'cv.pdf', userResume: pdfOf('resume'), orderReference: placed.body.reference }))
  const answer = await product.get('/api/operator/orders?state=in_production', asOperator)
  const { orders } = (await answer.json()) as any
  expect(orders).toHaveLength(1)
  expect(orders[0]).toMatchObject({
    reference: placed.body.reference,
    email: 'op@mail.com',
    paid: '$1,000.00',
    selections: { userEndeavorOption: { endeavorTitle: 'Build a tool', endeavorOption: 'Its text' } },
    intakes: [{ answers: expect.arrayContaining([['Company', 'Clinic']]), files: [{ name: 'cv.pdf', role: 'resume' }] }],
  })
  // The database keeps the answers by the length of their names; the operator reads them as the form asks.
  expect(orders[0].intakes[0].answers.map(([question]: [string]) => question).slice(0, 3)).toEqual(['Email', 'Profession (current role)', 'Company'])
  const file = await product.get(`/api/operator/files/${orders[0].intakes[0].files[0].id}`, asOperator)
  expect(await file.text()).toBe('%PDF-1.7 resume')
})

test.each([{}, { authorization: 'Bearer wrong' }, { authorization: OPERATOR_SECRET }])('nobody else does %#', async (headers) => {
  const answer = await product.get('/api/operator/orders', headers as Record<string, string>)
  expect(answer.status).toBe(401)
  expect(JSON.stringify(await answer.json())).not.toContain('op@mail.com')
})

test('an unknown filter and an unknown file are refused', async () => {
  expect((await product.get('/api/operator/orders?state=nonsense', asOperator)).status).toBe(422)
  expect((await product.get('/api/operator/files/../../etc/passwd', asOperator)).status).toBe(404)
  expect((await product.get('/api/operator/files/0f5d0f5e-0000-4000-8000-000000000000', asOperator)).status).toBe(404)
})
