/** How pages are answered over a real connection, with a small build in the place of the built pages. */
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contextFor, requestContext } from '../app/services-context.ts'
import type { Application } from '../usecases/application.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { createSite } from './site.ts'

const OWN_SCRIPT = 'ownScript()'
const OWN_STYLE = 'p{color:red}'
/** What a visitor wrote and a page failed to escape. */
const SMUGGLED = '<script>smuggledScript()</script><style>smuggled{}</style>'

let drawings: string[] = []
let faults: string[] = []
let cache: PageCache
let server: Server

const routes = { root: { id: 'root', path: '', module: { default: () => null } }, page: { id: 'page', parentId: 'root', path: '*', module: { default: () => null, action: () => ({ taken: true }) } } }
const entry = {
  module: {
    contextFor,
    async default(asked: Request, status: number, headers: Headers, _router: unknown, context: any) {
      drawings.push(`${asked.method} ${asked.url} ${JSON.stringify(Object.fromEntries(asked.headers))}`)
      await new Promise((resolve) => setTimeout(resolve, 30))
      const { noteInline } = context.get(requestContext)
      noteInline('script', OWN_SCRIPT)
      noteInline('style', OWN_STYLE)
      headers.set('content-type', 'text/html; charset=utf-8')
      return new Response(`<!doctype html><style>${OWN_STYLE}</style><p>${drawings.length}</p>${SMUGGLED}<script>${OWN_SCRIPT}</script>`, { status, headers })
    },
  },
}
const build = {
  entry,
  routes,
  assets: { entry: { module: '/entry.js', imports: [] }, routes: {}, url: '/manifest.js', version: '1' },
  future: {},
  ssr: true,
  isSpaMode: false,
  publicPath: '/',
  assetsBuildDirectory: '',
  prerender: [],
  basename: '/',
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

beforeEach(async () => {
  drawings = []
  faults = []
  const clock = { now: () => Date.UTC(2026, 0, 5) }
  const app = { publicUrl: 'https://site.example', clock, database: { isAway: () => false } } as unknown as Application
  const log = { info: () => {}, warn: () => {}, error: (message: string, error: unknown) => void faults.push(`${message} ${String(error)}`) }
  cache = createPageCache(clock.now)
  const site = createSite({ app, log, cache, settings: { trustProxy: false }, operatorSecret: 'secret', pages: { build, clientDir: 'public' } })
  const listener = getRequestListener(site.fetch)
  server = createServer((asked, answer) => {
    if (!cache.answer(asked, answer)) void listener(asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => (body += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
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

  test('is drawn from nothing that the one who asks has sent', async () => {
    await ask('/prices', 'GET', { host: 'elsewhere.example', cookie: 'a=b', 'accept-language': 'de', 'x-forwarded-host': 'elsewhere.example' })
    expect(drawings).toEqual(['GET https://site.example/prices {}'])
  })

  test.each(['/prices?', '/./prices', '/a/../prices', '/%70rices', '/prices/.', '//prices', 'http://elsewhere.example/prices'])('asked for as %s it is neither drawn nor compressed: the answer is its plain address', async (target) => {
    await ask('/prices')
    await kept('/prices')
    const { etag } = (await ask('/prices')).headers
    const answer = await ask(target)
    expect([answer.status, answer.headers.location]).toEqual([301, target === '/prices/.' ? '/prices/' : '/prices'])
    expect((await ask('/prices')).headers.etag).toBe(etag)
    expect(drawings).toHaveLength(1)
  })

  test('with a query is drawn for the one answer and leaves the kept page and its tag alone', async () => {
    await ask('/prices')
    await kept('/prices')
    const { etag } = (await ask('/prices')).headers
    const keeping = vi.spyOn(cache, 'draw')
    for (const query of ['a=1', 'a=2', '&', '=']) expect((await ask(`/prices?${query}`)).status).toBe(200)
    expect(keeping).not.toHaveBeenCalled()
    expect((await ask('/prices')).headers.etag).toBe(etag)
  })

  test('no address in another spelling leads to another host', async () => {
    for (const target of ['//evil.example', '/.//evil.example', '/a/..//evil.example', '///evil.example/..//evil.example']) {
      const { headers } = await ask(target)
      expect(new URL(headers.location ?? '/', 'http://site.example').host, target).toBe('site.example')
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
  const hash = async (text: string) => `sha256-${Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64')}`

  test.each([['drawn for everyone', '/prices'], ['drawn for one', '/prices?a=1']])('%s lets its own blocks run, and none that stands in it for another reason', async (_what, path) => {
    const { headers, body } = await ask(path)
    expect(body).toContain(SMUGGLED)
    const policy = String(headers['content-security-policy'])
    for (const own of [OWN_SCRIPT, OWN_STYLE]) expect(policy).toContain(await hash(own))
    for (const other of ['smuggledScript()', 'smuggled{}']) expect(policy).not.toContain(await hash(other))
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  test('stays with the page that is kept', async () => {
    const first = await ask('/prices')
    await kept('/prices')
    expect((await ask('/prices')).headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })
})
