import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { uploadBudget } from './upload-budget.ts'

const MB = 1024 * 1024

/** A site whose large bodies stay under way until `finish` is called. */
function slowSite(budget: number) {
  const waiting: (() => void)[] = []
  const site = new Hono()
  site.use(uploadBudget({ trustProxy: true }, budget))
  site.post('/slow', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return c.text('done')
  })
  site.post('/fault', () => Promise.reject(new Error('a fault')))
  site.post('/', (c) => c.text('done'))
  site.onError((_error, c) => c.text('fault', 500))
  const post = (path: string, headers: Record<string, string>) => site.request(path, { method: 'POST', headers })
  return { post, finish: () => waiting.splice(0).forEach((done) => done()) }
}
const ofMb = (size: number, visitor = 'a') => ({ 'content-length': String(size * MB), 'x-forwarded-for': visitor })

test('large bodies are read while there is room, and the next one is told when to come back', async () => {
  const { post, finish } = slowSite(10 * MB)
  const first = [post('/slow', ofMb(4)), post('/slow', ofMb(6, 'b'))]
  const refused = await post('/', ofMb(1, 'c'))
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).kind]).toEqual([503, '30', 'busy'])
  expect((await post('/', { 'content-length': '2000' })).status).toBe(200)
  expect((await post('/', {})).status).toBe(200)
  finish()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  expect((await post('/', ofMb(10))).status).toBe(200)
})

test('a fault gives its room back', async () => {
  const { post } = slowSite(10 * MB)
  for (let times = 0; times < 5; times += 1) expect((await post('/fault', ofMb(9))).status).toBe(500)
  expect((await post('/', ofMb(9))).status).toBe(200)
})

test('a body that does not say its length is counted as the largest', async () => {
  const { post, finish } = slowSite(40 * MB)
  const first = post('/slow', { 'transfer-encoding': 'chunked' })
  expect((await post('/', ofMb(9))).status).toBe(503)
  finish()
  await first
})

test('one body above the whole budget is passed on to be refused by its size', async () => {
  expect((await slowSite(10 * MB).post('/', ofMb(500))).status).toBe(200)
})

test('one visitor sends two large bodies at once, and others are not held up by them', async () => {
  const { post, finish } = slowSite(100 * MB)
  const first = [post('/slow', ofMb(3)), post('/slow', ofMb(3))]
  const third = await post('/', ofMb(3))
  expect([third.status, third.headers.get('retry-after'), (await third.json()).kind]).toEqual([429, '10', 'limited'])
  expect((await post('/', { 'content-length': '2000', 'x-forwarded-for': 'a' })).status).toBe(200)
  expect((await post('/', ofMb(3, 'b'))).status).toBe(200)
  finish()
  await Promise.all(first)
  expect((await post('/', ofMb(3))).status).toBe(200)
})
