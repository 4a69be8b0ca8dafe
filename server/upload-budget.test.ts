import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readBytes } from '../api/calls.ts'
import { uploadBudget } from './upload-budget.ts'

const MB = 1024 * 1024

/** A site whose large bodies are worked on until `finish` is called. */
function slowSite(budget: number) {
  const waiting: (() => void)[] = []
  const site = new Hono()
  site.use(uploadBudget({ trustProxy: true }, budget))
  const read = async (c: Parameters<typeof readBytes>[0], work: () => Promise<void>) => {
    const body = await readBytes(c, 50 * MB)
    if (!body.ok) return body.response
    await work()
    return c.text('done')
  }
  site.post('/slow', (c) => read(c, () => new Promise<void>((resolve) => waiting.push(resolve))))
  site.post('/fault', (c) => read(c, () => Promise.reject(new Error('a fault'))))
  site.post('/', (c) => read(c, async () => {}))
  site.onError((_error, c) => c.text('fault', 500))
  const headers = (size: number, visitor: string) => ({ 'content-length': String(size), 'x-forwarded-for': visitor })
  return {
    post: async (path: string, megabytes: number, visitor = 'a') => site.request(path, { method: 'POST', headers: headers(megabytes * MB, visitor), body: new Uint8Array(megabytes * MB) }),
    /** Announces much and sends nothing. */
    announce: async (megabytes: number, visitor: string) =>
      site.request('/', { method: 'POST', headers: headers(megabytes * MB, visitor), body: new ReadableStream({}), duplex: 'half' } as RequestInit),
    small: async (visitor = 'a') => site.request('/', { method: 'POST', headers: headers(2000, visitor), body: new Uint8Array(2000) }),
    under: async (count: number) => {
      while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve))
    },
    finish: () => waiting.splice(0).forEach((done) => done()),
  }
}

test('large bodies are read while there is room, and the next one is told when to come back', async () => {
  const { post, small, under, finish } = slowSite(10 * MB)
  const first = [post('/slow', 4, 'a'), post('/slow', 5, 'b')]
  await under(2)
  const refused = await post('/', 2, 'c')
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).kind]).toEqual([503, '30', 'busy'])
  expect((await small()).status).toBe(200)
  finish()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  expect((await post('/', 10)).status).toBe(200)
})

test('many middling bodies from many visitors find no more room than large ones', async () => {
  const { post, small, under, finish } = slowSite(MB)
  const first = Array.from({ length: 4 }, (_, visitor) => post('/slow', 0.25, `m${visitor}`))
  await under(4)
  expect((await post('/', 0.25, 'm5')).status).toBe(503)
  expect((await small('m6')).status).toBe(200)
  finish()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('one visitor sends sixteen middling bodies at once, as the payment provider may, and no more', async () => {
  const { post, under, finish } = slowSite(10 * MB)
  const first = Array.from({ length: 16 }, () => post('/slow', 0.25))
  await under(16)
  expect((await post('/', 0.25)).status).toBe(429)
  expect((await post('/', 3)).status).toBe(200)
  finish()
  expect((await Promise.all(first)).every(({ status }) => status === 200)).toBe(true)
})

test('a fault gives its room back', async () => {
  const { post } = slowSite(10 * MB)
  for (let times = 0; times < 5; times += 1) expect((await post('/fault', 9)).status).toBe(500)
  expect((await post('/', 9)).status).toBe(200)
})

test('who announces much and sends nothing holds no room', async () => {
  const { announce, post } = slowSite(10 * MB)
  for (const visitor of ['h1', 'h2', 'h3', 'h4', 'h5']) void announce(32, visitor)
  await new Promise((resolve) => setImmediate(resolve))
  expect((await post('/', 9)).status).toBe(200)
})

test('a body above the whole budget finds no room', async () => {
  expect((await slowSite(10 * MB).post('/', 11)).status).toBe(503)
})

test('one visitor sends two large bodies at once, and others are not held up by them', async () => {
  const { post, small, under, finish } = slowSite(100 * MB)
  const first = [post('/slow', 3), post('/slow', 3)]
  await under(2)
  const third = await post('/', 3)
  expect([third.status, third.headers.get('retry-after'), (await third.json()).kind]).toEqual([429, '10', 'limited'])
  expect((await small()).status).toBe(200)
  expect((await post('/', 3, 'b')).status).toBe(200)
  finish()
  await Promise.all(first)
  expect((await post('/', 3)).status).toBe(200)
})
