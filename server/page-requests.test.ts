/** What the server adds to a page that answers: who may see it, and what of a fault is written down. */
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { loader as mailbox } from '../app/dev/mailbox-page.tsx'
import { contextFor } from '../app/services-context.ts'
import type { Application } from '../usecases/application.ts'
import { createPageCache } from './page-cache.ts'
import { createSite } from './site.ts'

const mails = { newest: async () => [{ id: '1', toAddress: 'ana@mail.com', subject: 'A link', template: 'x', state: 'kept', text: 'secret', html: '', createdAt: new Date(0), lastError: null }] }
const devMailbox = { key: 'key', opens: (given: string) => given === 'key' }
const app = { devMailbox, publicUrl: 'http://localhost:3000', clock: { now: () => 0 }, database: { stores: { mails } } } as unknown as Application

const asset = (id: string, path: string) => ({ id, path, module: '', imports: [], hasLoader: true, hasAction: false, hasErrorBoundary: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false })
const PAGES = {
  mail: { path: 'dev/mail', loader: mailbox },
  broken: {
    path: 'orders/:reference',
    loader: () => {
      throw new Error('Failed query: select\nparams: PW-1234-5678, ana@mail.com')
    },
  },
}

/** Pages that answer with what their loader said. */
const build = {
  entry: {
    module: {
      contextFor,
      default: async (_request: Request, status: number, headers: Headers, { staticHandlerContext }: { staticHandlerContext: { loaderData: unknown } }) =>
        new Response(JSON.stringify(staticHandlerContext.loaderData), { status, headers }),
    },
  },
  routes: Object.fromEntries(Object.entries(PAGES).map(([id, { path, loader }]) => [id, { id, path, module: { default: () => null, loader } }])),
  assets: { entry: { imports: [], module: '' }, routes: Object.fromEntries(Object.entries(PAGES).map(([id, { path }]) => [id, asset(id, path)])), url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const logged: string[] = []
const keep = (message: string, error?: unknown) => void logged.push(error === undefined ? message : `${message}: ${String(error)}`)
const site = createSite({
  app,
  log: { info: () => {}, warn: keep, error: keep },
  cache: createPageCache(() => 0),
  settings: { trustProxy: false },
  operatorSecret: 'x',
  pages: { build, clientDir: import.meta.dirname },
})

type Visitor = { from?: string; headers?: Record<string, string> }
const ask = (path: string, { from = '127.0.0.1', headers = {} }: Visitor = {}) =>
  site.request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', cookie: 'mailbox=key', ...headers } }, { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } })

const WRITTEN = ['/dev/mail', '/DEV/mail', '/dev/Mail', '/dev/mail/', '/%64ev/mail', '/dev/%6Dail', '/dev/mail.data', '/DEV/MAIL.data']

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

test.each(['/assets/page-of-yesterday.js', '/assets/x', '/assets/'])('a built file that is gone, %s, is a short 404 that nobody keeps', async (path) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([404, 'text/plain; charset=UTF-8', 'no-store'])
  expect((await answer.text()).length).toBeLessThan(100)
})
