import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageCache, encodingFor, type DrawnPage, type PageCache } from './page-cache.ts'

const HTML = `<!doctype html><title>Prices</title>${'<p>Two hundred words of copy.</p>'.repeat(40)}`
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' }

const drawn = (html: string, validUntil: number | null, headers: Record<string, string> = {}): DrawnPage => ({ status: 200, html, headers, validUntil })
const noFault = (fault: unknown) => {
  throw fault
}
const kept = (given: PageCache, path: string) => vi.waitUntil(() => given.has(path), { timeout: 120_000 })

let now = 0
let cache: PageCache
let server: Server

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1)
  cache = createPageCache(() => now)
  await cache.draw('/prices', async () => drawn(HTML, now + 600_000, HEADERS), noFault)
  await kept(cache, '/prices')
  server = createServer((asked, response) => {
    if (!cache.answer(asked, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

function ask(headers: Record<string, string> = {}, path = '/prices', method = 'GET'): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}

describe('a kept page', () => {
  test('is the same page in each encoding, under a tag of its own', async () => {
    const [br, gzip, plain] = await Promise.all([ask({ 'accept-encoding': 'gzip, deflate, br' }), ask({ 'accept-encoding': 'gzip' }), ask()])
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(HTML)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(HTML)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(HTML)
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('carries its headers, says what it varies by and how long it may be kept', async () => {
    const { status, headers } = await ask()
    expect(status).toBe(200)
    expect(headers).toMatchObject({ ...HEADERS, vary: 'accept-encoding', 'cache-control': 'public, max-age=60, must-revalidate' })
  })

  test('is not sent again to a browser that has it, whether it names one tag or several', async () => {
    const { headers } = await ask({ 'accept-encoding': 'br' })
    const tag = headers.etag ?? ''
    for (const named of [tag, `"other", ${tag}`, `W/${tag}`]) {
      const again = await ask({ 'accept-encoding': 'br', 'if-none-match': named })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers).toMatchObject({ etag: tag, vary: 'accept-encoding', 'content-security-policy': HEADERS['content-security-policy'] })
    }
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(200)
  })

  test('tells HEAD its length and sends no body', async () => {
    const [head, get] = [await ask({ 'accept-encoding': 'br' }, '/prices', 'HEAD'), await ask({ 'accept-encoding': 'br' })]
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(get.body.length))
  })

  test('may be kept by browsers no longer than until the prices change, and is gone then', async () => {
    now += 570_500
    expect((await ask()).headers['cache-control']).toBe('public, max-age=29, must-revalidate')
    now += 29_500
    expect((await ask()).status).toBe(418)
  })

  test.each([
    ['/prices?x=1', 'GET'],
    ['/prices', 'POST'],
    ['/other', 'GET'],
  ])('is not what %s by %s gets', async (path, method) => {
    expect((await ask({}, path, method)).status).toBe(418)
  })
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['xbr', 'identity'],
])('who accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

/** A drawing that ends when it is told to. */
function slowly(page: DrawnPage) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const draw = vi.fn(async () => {
    await ended
    return page
  })
  return { draw, end }
}

describe('a page that many ask for', () => {
  test('is drawn once, also while it is being compressed', async () => {
    const own = createPageCache(() => 0)
    const page = drawn(HTML.repeat(20), 1)
    const { draw, end } = slowly(page)
    const first = [1, 2, 3].map(() => own.draw('/', draw, noFault))
    end()
    expect(await Promise.all(first)).toEqual([page, page, page])
    expect(own.has('/')).toBe(false)
    await own.draw('/', draw, noFault)
    expect(draw).toHaveBeenCalledTimes(1)
    await kept(own, '/')
  })

  test('is drawn again where it could not be, and each of those who asked is told', async () => {
    const own = createPageCache(() => 0)
    const faults: unknown[] = []
    const failing = async () => {
      throw new Error('no page')
    }
    const asked = [1, 2].map(() => own.draw('/', failing, (fault) => faults.push(fault)))
    for (const each of asked) await expect(each).rejects.toThrow('no page')
    expect(await own.draw('/', async () => drawn('<p>a page</p>', 1), noFault)).toMatchObject({ html: '<p>a page</p>' })
    expect(faults).toHaveLength(1)
  })

  test('is not shared beyond the moment at which its prices change', async () => {
    let instant = 0
    const own = createPageCache(() => instant)
    const before = slowly(drawn('<p>old</p>', 10))
    const first = own.draw('/', before.draw, noFault)
    const second = own.draw('/', async () => drawn('<p>new</p>', 20), noFault)
    instant = 10
    before.end()
    await first
    expect((await second).html).toBe('<p>new</p>')
  })

  test('keeps its tag while it holds, whoever has it drawn again', async () => {
    const tag = (await ask()).headers.etag
    await cache.draw('/prices', async () => drawn('<p>another countdown</p>', now + 600_000), noFault)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect((await ask()).headers.etag).toBe(tag)
    now += 600_000
    await cache.draw('/prices', async () => drawn('<p>another price</p>', now + 600_000), noFault)
    await kept(cache, '/prices')
    expect((await ask()).headers.etag).not.toBe(tag)
  })
})

test('a page that was drawn before what it says changed is not kept, and not shared', async () => {
  const own = createPageCache(() => 0)
  const old = slowly(drawn('<p>old</p>', 1))
  const asked = own.draw('/', old.draw, noFault)
  own.clear()
  const fresh = slowly(drawn('<p>new</p>', 1))
  const askedAfter = own.draw('/', fresh.draw, noFault)
  old.end()
  await asked
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(own.has('/')).toBe(false)
  fresh.end()
  expect((await askedAfter).html).toBe('<p>new</p>')
  await kept(own, '/')
})

test('a page that is not to be kept is not', async () => {
  const own = createPageCache(() => 0)
  await own.draw('/', async () => drawn('<p>a fault</p>', null), noFault)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(own.has('/')).toBe(false)
})
