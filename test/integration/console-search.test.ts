/** Every list of the console that is searched finds a part of an address, whatever signs it holds. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { intakeBody } from '../intake-body.ts'
import { signInAs } from '../roles.ts'

let product: TestProduct
let as: Record<string, string>
const EMAIL = 'some.body%of@findme.example'
beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  as = await signInAs(product, 'operator')
  await signInAs(product, 'customer', EMAIL)
  await product.post('/api/intake-applications', intakeBody(EMAIL))
  expect((await product.post('/api/contact/landing', { email: EMAIL, name: 'Ann', message: 'Hello there', news: true })).status).toBe(201)
})
afterAll(() => product.close())

test.each(['accounts', 'intakes', 'leads', 'mails'])('%s: a part that nothing begins with is found, one that stands nowhere is not, and neither is a fault', async (list) => {
  const found = async (search: string) => {
    const answer = await product.get(`/api/console/${list}?search=${encodeURIComponent(search)}`, as)
    expect(answer.status, search).toBe(200)
    return ((await answer.json()) as { rows: unknown[] }).rows.length
  }
  for (const part of ['ody%of', 'FINDME']) expect(await found(part), part).toBeGreaterThan(0)
  for (const part of ['body_of', '%%%', "' or 1", 'nowhere']) expect(await found(part), part).toBe(0)
  expect(product.faults).toEqual([])
})

test('a list of leads for a spreadsheet, and the letters, are searched in the same way', async () => {
  const csv = await product.get('/api/console/leads.csv?search=findme', as)
  expect((await csv.text()).split('\n').filter((line) => line.includes(EMAIL))).toHaveLength(1)
  expect((await product.get('/api/console/letters?search=nowhere', as)).status).toBe(200)
})
