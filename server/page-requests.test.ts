/** What the server adds to a page that answers: who may see it, and what of a fault is written down. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailboxData } from '../app/dev/mailbox-data.ts'
import { onRequest } from '../app/middleware.ts'
import type { Services } from '../usecases/services.ts'
import { WorkRefused } from '../usecases/ports.ts'
import { readsQuery } from '../content/reading-pages.ts'
import { createPageCache } from './page-cache.ts'
import { createSite, type BuiltPages } from './site.ts'

const mails = { newest: async () => [{ id: '1', toAddress: 'ana@mail.com', subject: 'A link', template: 'x', state: 'kept', text: 'secret', html: '', createdAt: new Date(0), lastError: null }] }
const devMailbox = { key: 'key', opens: (given: string) => given === 'key' }
const logged: string[] = []
const keep = (message: string, error?: unknown) => void logged.push(error === undefined ? message : `${message}: ${String(error)}`)
const services = { devMailbox, publicUrl: 'http://localhost:3000', clock: { now: () => 0 }, database: { stores: { mails } }, report: keep } as unknown as Services

/** Pages that answer with what they were given; the address is read as the built pages read it. */
const pages: BuiltPages = {
  render(request, locals) {
    const { pathname } = new URL(request.url)
    return onRequest({ request, locals, routePattern: pathname } as never, async () => {
      if (pathname === '/orders/refused-and-faulty') await locals.services.work('viewCase', {} as never, 'order-1').catch(() => {})
      else if (pathname.startsWith('/orders/refused')) await locals.services.work('viewCase', {} as never, 'order-1')
      if (pathname.startsWith('/orders/')) throw new Error('Failed query: select\nparams: PW-1234-5678, ana@mail.com')
      const answer = await mailboxData(locals.services, request, locals.isThisMachine)
      return answer.kind === 'absent' ? new Response(null, { status: 404 }) : Response.json(answer)
    }) as Promise<Response>
  },
  inlineHashes: { script: [], style: [] },
  clientDir: import.meta.dirname,
}

const site = createSite({
  services,
  log: { info: () => {}, warn: keep, error: keep },
  cache: createPageCache(() => 0, readsQuery),
  settings: { trustProxy: false },
  secrets: { operator: 'x', metrics: 'y' },
  pages,
})

type Visitor = { from?: string; headers?: Record<string, string> }
const ask = (path: string, { from = '127.0.0.1', headers = {} }: Visitor = {}) =>
  site.request(
    `http://localhost:3000${path}`,
    { headers: { host: 'localhost:3000', cookie: 'mailbox=key', ...headers } },
    { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } },
  )

const WRITTEN = ['/dev/mail', '/DEV/mail', '/dev/Mail', '/dev/mail/', '/%64ev/mail', '/dev/%6Dail']

test.each(WRITTEN)('the local mailbox at %s shows nothing to another machine', async (path) => {
  const strangers: Visitor[] = [{ from: '203.0.113.9' }, { headers: { 'x-forwarded-for': '203.0.113.9' } }, { headers: { host: 'prongwise.example' } }]
  for (const visitor of strangers) {
    const answer = await ask(path, visitor)
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('secret')])
  }
})

test.each(WRITTEN)('the local mailbox at %s shows nothing to who has no key, as to a proxy that sets no header', async (path) => {
  expect(await (await ask(path, { headers: { cookie: '' } })).text()).not.toContain('secret')
})

test('the local mailbox opens on this machine with its key', async () => {
  expect(await (await ask('/dev/mail')).text()).toContain('secret')
})

test('the fault of a page goes to the log and nowhere else', async () => {
  expect((await ask('/orders/PW-1234-5678')).status).toBe(500)
  expect(logged).toEqual([expect.stringMatching(/^a page failed: Error: Failed query/)])
})

test('an address with a null letter is refused before anything reads it', async () => {
  expect((await ask('/orders/PW%00')).status).toBe(400)
  expect((await ask('/faq?x=%00')).status).toBe(400)
})

test('nothing is asked of an address with slashes in a row', async () => {
  expect((await ask(`/faq${'/'.repeat(15_000)}x`)).status).toBe(400)
  expect((await site.request('http://localhost:3000/api//orders', { method: 'POST' })).status).toBe(400)
})

test.each(['/assets/page-of-yesterday.js', '/assets/x', '/assets/'])('a built file that is gone, %s, is a short 404 that nobody keeps', async (path) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([404, 'text/plain; charset=UTF-8', 'no-store'])
  expect((await answer.text()).length).toBeLessThan(100)
})

test.each(['/dev/mail', '/orders/PW-1234-5678', '/ordered', '/reset-password'])('a link on %s leads on without the address of the page', async (path) => {
  expect((await ask(path)).headers.get('referrer-policy')).toBe('strict-origin')
})

test('no page says more of its address than the server lets it', () => {
  const set = globSync('app/pages/**/*.{ts,astro}').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/referrer-policy',? ?:? ?'([\w-]+)'/g)].map(([, policy]) => policy))
  expect(set.length).toBeGreaterThan(0)
  expect(new Set(set)).toEqual(new Set(['no-referrer']))
})

/** A site all of whose work is refused. */
function refusingSite(kind: WorkRefused['kind'], drawn: unknown[]) {
  return createSite({
    services: { ...services, work: () => Promise.reject(new WorkRefused(kind)) } as unknown as Services,
    log: { info: () => {}, warn: keep, error: keep },
    cache: createPageCache(() => 0, readsQuery),
    settings: { trustProxy: false },
    secrets: { operator: 'x', metrics: 'y' },
    pages: {
      ...pages,
      // As the built pages do: one that fails is drawn as the page of a fault.
      async render(request, locals) {
        const { status } = await pages.render(request, locals)
        drawn.push(locals.refused())
        return new Response('<html></html>', { status, headers: { 'content-type': 'text/html' } })
      },
    },
  })
}

test.each([
  ['busy', 503, '10', '10'],
  ['too-complex', 422, null, null],
] as const)('a page whose work is refused as %s says so in place of a fault, and is asked for again where that helps', async (kind, status, retryAfter, refresh) => {
  const drawn: unknown[] = []
  const refusing = refusingSite(kind, drawn)
  logged.length = 0
  const answer = await refusing.request('http://localhost:3000/orders/refused', {}, { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } })
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('refresh')]).toEqual([status, retryAfter, refresh])
  expect(drawn).toEqual([kind])
  expect(logged).toEqual([`GET /orders/…: work on outside text was refused: ${kind}`])
})

test('a fault behind work that was refused is shown and written down as a fault', async () => {
  const drawn: unknown[] = []
  logged.length = 0
  const answer = await refusingSite('busy', drawn).request(
    'http://localhost:3000/orders/refused-and-faulty',
    {},
    { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } },
  )
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
  expect(drawn).toEqual([null])
  expect(logged).toEqual([expect.stringContaining('a page failed')])
})
