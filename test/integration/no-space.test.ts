/** What happens while there is no room for files: they are refused in words, all else goes on, and the health says so. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { intakeBody, pdfOf } from '../intake-body.ts'

let product: TestProduct
beforeAll(async () => {
  // More than any disk has.
  product = await createTestProduct({ env: { FREE_SPACE_MB: '1000000000' } })
  await product.startJobs()
})
afterAll(() => product.close())

test('files are refused and nothing of their form is stored; words without files are taken', async () => {
  const letter = await product.post('/contact/apply', { rfeEmail: 'full@mail.com', rfeFile: pdfOf('letter'), rfeFileName: 'letter.pdf' })
  expect([letter.status, letter.body.kind]).toEqual([503, 'no-space'])
  expect(letter.body.message).toContain('Nothing you typed is lost')
  expect(Number(letter.headers.get('retry-after'))).toBeGreaterThan(0)
  const form = await product.post('/api/intake-applications', intakeBody('full@mail.com', { userResumeName: 'cv.pdf', userResume: pdfOf('cv') }))
  expect(form.status).toBe(503)
  expect((await product.services.database.stores.leads.newest(10)).length).toBe(0)
  expect((await product.post('/api/contact/landing', { name: 'A', email: 'full@mail.com', message: 'Hello' })).status).toBe(201)
  expect((await product.post('/api/intake-applications', intakeBody('full@mail.com'))).status).toBe(201)
})

test('the health says so', async () => {
  const health = await product.get('/healthz')
  expect([health.status, await health.json()]).toEqual([503, { status: 'no space for files' }])
})
