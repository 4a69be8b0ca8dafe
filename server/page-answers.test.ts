/** How pages are answered over a real connection, with a small build in the place of the built pages. */
import { createHash } from 'node:crypto'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Services } from '../usecases/services.ts'
import { readsQuery } from '../content/reading-pages.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { DRAWN_PAGES_A_MINUTE } from './drawn-pages.ts'
import { createSite, type BuiltPages } from './site.ts'

const OWN_SCRIPT = 'ownScript()'
const OWN_STYLE = 'p{color:red}'
/** What a visitor wrote and a page failed to escape. */
const SMUGGLED = '<script>smuggledScript()</script><style>smuggled{}</style>'

let drawings: string[] = []
/** What the page holds of consent. */
let tag = ''
let faults: string[] = []
let cache: PageCache
let server: Server

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const pages: BuiltPages = {
  async render(asked) {
    drawings.push(`${asked.method} ${asked.url} ${JSON.stringify(Object.fromEntries(asked.headers))}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
    const html = `<!doctype html><style>${OWN_STYLE}</style><p>${drawings.length}</p>${tag}${SMUGGLED}<script>${OWN_SCRIPT}</script>`
    // As Astro answers: with the length of what was not compressed yet.
    return new Response(html, { headers: { 'content-type': 'text/html', 'content-length': String(Buffer.byteLength(html)) } })
  },
  // A build writes more blocks than any one page has.
  inlineHashes: { script: [hash(OWN_SCRIPT), hash('scriptOfAnotherPage()')], style: [hash(OWN_STYLE)] },
  clientDir: 'public',
}

beforeEach(async () => {
  drawings = []
  tag = ''
  faults = []
  const clock = { now: () => Date.UTC(2026, 0, 5) }
  const services = { publicUrl: 'https://site.example', clock, database: { isAway: () => false } } as unknown as Services
  const log = { info: () => {}, warn: () => {}, error: (message: string, error: unknown) => void faults.push(`${message} ${String(error)}`) }
  cache = createPageCache(clock.now, readsQuery)
  const site = createSite({ services, log, cache, settings: { trustProxy: false }, secrets: { operator: 'secret', metrics: 'other' }, pages })
  const listener = getRequestListener(site.fetch)
  server = createServer((asked, answer) => {
    if (!cache.answer(asked, answer)) void listener(asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<{ status: number; headers: IncomingHttpHeaders; body: string; bytes: number }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: String(Buffer.concat(chunks)), bytes: Buffer.concat(chunks).length }))
    })
      .on('error', reject)
      .end()
  })
}

const kept = (path: string) => vi.waitUntil(() => cache.has(path), { timeout: 120_000 })

describe('a page for everyone', () => {
  test('is drawn once for all who ask at once, by GET or HEAD', async () => {
    const answers = await Promise.all([ask('/prices'), ask('/prices', 'HEAD'), ask('/prices'), ask('/prices', 'GET', { 'accept-encoding': 'br' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await kept('/prices')
    expect((await ask('/prices')).headers.etag).toBeDefined()
    expect(drawings).toHaveLength(1)
    expect(faults).toEqual([])
  })

  test('says what time it is on the server, kept or drawn', async () => {
    const time = async (path: string) => (await ask(path)).headers['server-timing']
    expect(await time('/prices')).toBe(`now;dur=${Date.UTC(2026, 0, 5)}`)
    await kept('/prices')
    expect(await time('/prices')).toBe(`now;dur=${Date.UTC(2026, 0, 5)}`)
    expect(await time('/choose?stage=rfe')).toBe(`now;dur=${Date.UTC(2026, 0, 5)}`)
  })

  test('is drawn from nothing that the one who asks has sent', async () => {
    await ask('/prices', 'GET', { host: 'elsewhere.example', cookie: 'a=b', 'accept-language': 'de', 'x-forwarded-host': 'elsewhere.example' })
    expect(drawings).toEqual(['GET https://site.example/prices {}'])
  })

  test.each(['/prices?', '/./prices', '/a/../prices', '/%70rices', '/prices/.', '//prices', 'http://elsewhere.example/prices'])(
    'asked for as %s it is neither drawn nor compressed: the answer is its plain address',
    async (target) => {
      await ask('/prices')
      await kept('/prices')
      const { etag } = (await ask('/prices')).headers
      const answer = await ask(target)
      expect([answer.status, answer.headers.location]).toEqual([301, target === '/prices/.' ? '/prices/' : '/prices'])
      expect((await ask('/prices')).headers.etag).toBe(etag)
      expect(drawings).toHaveLength(1)
    },
  )

  test('with a query that it does not read is the one page, drawn once, kept or not', async () => {
    const queries = ['a=1', 'utm_source=x', '&', '=', 'a?b&category=visa', '%']
    const first = await Promise.all(queries.map((query) => ask(`/prices?${query}`)))
    await kept('/prices')
    const { etag } = (await ask('/prices')).headers
    const then = await Promise.all(queries.map((query) => ask(`/prices?${query}`)))
    expect([...first, ...then].map(({ status }) => status)).toEqual([...first, ...then].map(() => 200))
    expect(new Set(then.map(({ headers }) => headers.etag))).toEqual(new Set([etag]))
    expect(drawings).toEqual(['GET https://site.example/prices {}'])
  })

  test('with a query that it reads is drawn for the one answer and leaves the kept page and its tag alone', async () => {
    await ask('/choose')
    await kept('/choose')
    const { etag } = (await ask('/choose')).headers
    const keeping = vi.spyOn(cache, 'draw')
    for (const query of ['stage=rfe', 'a?b&stage=rfe', '%73tage=rfe']) expect((await ask(`/choose?${query}`)).headers['cache-control']).toBe('private, no-store')
    expect(drawings).toHaveLength(4)
    expect(keeping).not.toHaveBeenCalled()
    expect((await ask('/choose')).headers.etag).toBe(etag)
  })

  test('no address in another spelling leads to another host', async () => {
    for (const target of ['//evil.example', '/.//evil.example', '/a/..//evil.example', '///evil.example/..//evil.example']) {
      const { headers } = await ask(target)
      expect(new URL(headers.location ?? '/', 'http://site.example').host, target).toBe('site.example')
    }
  })
})

describe('the length and the letters of a page', () => {
  test.each(['br', 'gzip', 'identity'])('are those of the answer in %s', async (encoding) => {
    for (const path of ['/prices', '/choose?stage=rfe', '/orders/PW-1']) {
      const answer = await ask(path, 'GET', { 'accept-encoding': encoding })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      if (answer.headers['content-length'] !== undefined) expect(Number(answer.headers['content-length'])).toBe(answer.bytes)
    }
  })
})

describe('a form of a page', () => {
  const send = (origin: string, host: string) =>
    new Promise<number>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const headers = { host, origin, 'content-type': 'application/x-www-form-urlencoded' }
      request({ port, host: '127.0.0.1', path: '/orders/PW-1', method: 'POST', headers, agent: false }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
        .on('error', reject)
        .end('action=pay')
    })

  test('is taken from the site, whatever the proxy in front of it is called', async () => {
    for (const host of ['site.example', 'drafts:3000', '127.0.0.1:3000']) expect(await send('https://site.example', host), host).toBe(200)
    expect(faults).toEqual([])
  })

  test('is not taken from another site', async () => {
    for (const origin of ['https://evil.example', 'https://site.example.evil.example', 'null', 'nonsense']) expect(await send(origin, 'site.example'), origin).toBe(400)
  })
})

describe('the policy of a page', () => {
  test.each([
    ['drawn for everyone', '/prices'],
    ['drawn for one', '/choose?stage=rfe'],
  ])('%s lets its own blocks run, and none that stands in it for another reason', async (_what, path) => {
    const { headers, body } = await ask(path)
    expect(body).toContain(SMUGGLED)
    const policy = String(headers['content-security-policy'])
    for (const own of [OWN_SCRIPT, OWN_STYLE]) expect(policy).toContain(hash(own))
    for (const other of ['smuggledScript()', 'smuggled{}', 'scriptOfAnotherPage()']) expect(policy).not.toContain(hash(other))
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  test('names another company only where the page asks for consent to it', async () => {
    expect((await ask('/prices')).headers['content-security-policy']).not.toContain('http')
    tag = '<aside data-google-tag="G-ABC123"></aside>'
    const policy = String((await ask('/contact')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com ")
    expect(policy.match(/https:[^ ;]+/g)?.every((origin) => /google(tagmanager|-analytics)?\.com$/.test(origin))).toBe(true)
  })

  test('stays with the page that is kept', async () => {
    const first = await ask('/prices')
    await kept('/prices')
    expect((await ask('/prices')).headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })
})

test('who asks for pages that are drawn for the one answer is drawn so many of them, and waits for the next', async () => {
  const elsewhere = { host: 'site.example' }
  const asks = Array.from({ length: DRAWN_PAGES_A_MINUTE + 2 }, (_, n) => ask(`/checkout?product=${n}`, 'GET', elsewhere))
  const statuses = (await Promise.all(asks)).map(({ status }) => status)
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([DRAWN_PAGES_A_MINUTE, 2])
  expect(drawings).toHaveLength(DRAWN_PAGES_A_MINUTE)
  const refused = await ask('/nowhere', 'GET', elsewhere)
  expect([refused.status, Number(refused.headers['retry-after']) > 0, refused.body]).toEqual([429, true, expect.stringContaining('wait a minute')])
  // What is the same for everyone is kept, and answers them still.
  expect((await ask('/faq', 'GET', elsewhere)).status).toBe(200)
})

test('what is no question for a page draws none', async () => {
  const { status, headers, body } = await ask('/checkout?product=1', 'OPTIONS', { host: 'site.example' })
  expect([status, headers['allow'], body, drawings.length]).toEqual([204, 'GET, HEAD, POST', '', 0])
})

test('forms to pages that are none are counted with what is drawn', async () => {
  const asks = Array.from({ length: DRAWN_PAGES_A_MINUTE + 1 }, () => ask('/nowhere', 'POST', { host: 'site.example', 'content-type': 'application/x-www-form-urlencoded' }))
  expect((await Promise.all(asks)).filter(({ status }) => status === 429)).toHaveLength(1)
})
