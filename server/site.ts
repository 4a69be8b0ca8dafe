/** The HTTP surface: calls, static files and pages behind one Hono application. */
import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { forRequest } from '../adapters/trace/request-trace.ts'
import { refuse } from '../api/answers.ts'
import { accountCalls } from '../api/account-calls.ts'
import { visitorOf, type CallSettings } from '../api/calls.ts'
import { consoleCalls } from '../api/console-calls.ts'
import { contactCalls, letterCalls } from '../api/contact-calls.ts'
import { dataRequestCalls } from '../api/data-request-calls.ts'
import { endeavourCalls } from '../api/endeavour-calls.ts'
import { eventCalls } from '../api/event-calls.ts'
import { fileCalls } from '../api/file-calls.ts'
import { inboundMailCalls } from '../api/inbound-mail-calls.ts'
import { intakeCalls } from '../api/intake-calls.ts'
import { operatorCalls, type CommandSecrets } from '../api/operator-calls.ts'
import { ownCaseCalls } from '../api/own-case-calls.ts'
import { packageCalls } from '../api/package-calls.ts'
import { orderCalls } from '../api/order-calls.ts'
import { orderUploadCalls } from '../api/order-upload-calls.ts'
import { consultationCalls } from '../api/consultation-calls.ts'
import { tutorCalls } from '../api/tutor-calls.ts'
import { webhookCalls } from '../api/webhook-calls.ts'
import { secondFactorCalls } from '../api/second-factor-calls.ts'
import { findSitePage, readsQuery } from '../content/reading-pages.ts'
import { nextPromotionChange } from '../domain/pricing/promotion.ts'
import type { Services } from '../usecases/services.ts'
import { StorageFull, WorkRefused } from '../usecases/ports.ts'
import type { Log } from './log.ts'
import { withoutSecrets } from './logged-address.ts'
import { compressedOnce, timeOf, type DrawnPage, type PageCache } from './page-cache.ts'
import { countDrawnPages } from './drawn-pages.ts'
import { boundedForms } from './page-forms.ts'
import { plainAddress } from './plain-address.ts'
import { baseHeaders, fileHeaders, knownHashes, pagePolicy, type InlineHashes } from './security-headers.ts'
import { siteMapRoutes } from './site-map.ts'
import { answerRoom } from './answer-room.ts'
import { uploadBudget } from './upload-budget.ts'

/** What a request for a page hands to it (app/env.d.ts). */
type PageLocals = {
  services: Services
  isThisMachine(): boolean
  visitor(): string
  /** What a page failed with; true where it is work that was refused. The pages are built with a class of their own, so the server tells. */
  failed(error: unknown): boolean
  /** Why the page could not be drawn, where it was not a fault. */
  refused(): WorkRefused['kind'] | null
}

/** The built pages (app/pages-entry.ts) and the folder of their files. */
export type BuiltPages = {
  render(request: Request, locals: PageLocals): Promise<Response>
  /** Of every inline block that the build writes, `sha256-…`. */
  inlineHashes: InlineHashes
  clientDir: string
}

export type SiteOptions = {
  services: Services
  log: Log
  cache: PageCache
  settings: CallSettings
  /** Open the operator's calls and the numbers. */
  secrets: CommandSecrets
  /** The built pages; without them only the calls answer. */
  pages: BuiltPages | null
}

/** Addresses that answer JSON, also when they are unknown. /contact and /contact/ are a page. */
const CALL_PATHS = /^\/(api|endeavour|auth|users|tutors|lead)(\/|$)|^\/contact\/./

export const answersCalls = (path: string): boolean => CALL_PATHS.test(path)

function isDecodable(url: string): boolean {
  try {
    decodeURI(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

/** What a proxy may call a request: it goes into the log and the data of jobs. */
const REQUEST_ID = /^[\w.-]{8,64}$/

/** A page that could not be drawn for lack of turns is worth another try after so long. */
const RETRY_SECONDS = '10'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** True where the request comes from this machine, for this machine, and through no proxy. */
function isThisMachine(c: Context): boolean {
  if (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) return false
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(c.req.header('host') ?? '')) return false
  return LOOPBACK.has(getConnInfo(c).remote.address ?? '')
}

export function createSite({ services, log, cache, settings, secrets, pages }: SiteOptions): Hono {
  const site = new Hono()
  const secure = services.publicUrl.startsWith('https:')
  const ofDocuments = Object.entries(baseHeaders(secure))
  const ofFiles = Object.entries(fileHeaders(secure))

  site.use(async (c, next) => {
    const start = performance.now()
    const named = settings.trustProxy ? c.req.header('x-request-id') : undefined
    const id = named !== undefined && REQUEST_ID.test(named) ? named : randomUUID()
    await forRequest(id, next)
    c.res.headers.set('x-request-id', id)
    // A page may be stricter about where it says its visitors come from.
    for (const [name, value] of c.req.path.startsWith('/assets/') ? ofFiles : ofDocuments) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (c.res.headers.get('content-type')?.startsWith('text/html')) c.res.headers.set('server-timing', timeOf(services.clock.now()))
    const path = withoutSecrets(c.req.path)
    forRequest(id, () => log.info(`${c.req.method} ${path} ${c.res.status} ${Math.round(performance.now() - start)} ms`))
  })

  // Runs within the request: what it logs has its id.
  site.onError((error, c) => {
    if (error instanceof StorageFull) {
      log.warn(`${c.req.method} ${withoutSecrets(c.req.path)}: no space for files`)
      c.header('Retry-After', '600')
      return refuse(c, 503, {
        kind: 'no-space',
        message: 'We cannot take files right now. Nothing you typed is lost. Please try again later, or send it without files and answer our e-mail with them.',
      })
    }
    if (error instanceof WorkRefused) {
      log.warn(`${c.req.method} ${withoutSecrets(c.req.path)}: ${error.message}`)
      if (error.kind === 'too-complex') return refuse(c, 422, { kind: error.kind, message: 'This text takes too much work to read. Please shorten it, or say it more simply, and send it again.' })
      c.header('Retry-After', '30')
      return refuse(c, 503, { kind: error.kind, message: 'Many people are being answered at this moment. Nothing you typed is lost. Please try again in a minute.' })
    }
    log.error(`${c.req.method} ${withoutSecrets(c.req.path)} failed`, error)
    if (services.database.isAway(error)) {
      c.header('Retry-After', '5')
      return refuse(c, 503, { kind: 'unavailable', message: 'We cannot save anything for a moment. Nothing you typed is lost. Please try again in a minute.' })
    }
    return refuse(c, 500, { kind: 'fault', message: 'Something went wrong on our side. Nothing you typed is lost. Please try again.' })
  })

  site.use(async (c, next) => {
    // Only the target as it came shows what every reader of addresses takes out of it.
    const target = (c.env as Partial<HttpBindings> | undefined)?.incoming?.url
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const plain = isRead && target !== undefined ? plainAddress(target) : null
    return plain === null ? next() : c.redirect(plain, 301)
  })
  site.use(async (c, next) => {
    // No database holds a null letter, and only programs write one into an address, or send anything to one with slashes in a row.
    if (/%00/.test(c.req.url) || c.req.path.includes('//')) return refuse(c, 400, { kind: 'malformed', message: 'This address is not understood.' })
    return next()
  })
  site.use(uploadBudget(settings))
  site.use(answerRoom(settings))

  site.get('/healthz', async (c) => {
    try {
      await services.database.ping()
      const files = await services.files.health()
      if (files !== 'writable') return c.json({ status: files === 'full' ? 'no space for files' : 'files cannot be written' }, 503)
      return c.json({ status: 'ok' })
    } catch {
      return c.json({ status: 'database unreachable' }, 503)
    }
  })

  site.route('/endeavour', endeavourCalls(services, settings))
  site.route('/', accountCalls(services, settings))
  site.route('/', secondFactorCalls(services, settings))
  site.route('/tutors', tutorCalls(services))
  site.route('/tutors', consultationCalls(services, '/tutors', 'consultant'))
  site.route('/api', orderCalls(services, settings))
  site.route('/api', packageCalls(services))
  site.route('/api', ownCaseCalls(services))
  site.route('/api', orderUploadCalls(services))
  site.route('/api', intakeCalls(services, settings))
  site.route('/api', contactCalls(services, settings))
  site.route('/contact', letterCalls(services, settings))
  site.route('/api', fileCalls(services))
  site.route('/api', dataRequestCalls(services, settings))
  site.route('/api', webhookCalls(services))
  site.route('/api', inboundMailCalls(services))
  site.route('/api', eventCalls(services, settings))
  site.route('/api/console', consoleCalls(services, cache.clear))
  site.route('/api', operatorCalls(services, settings, secrets))
  site.use(async (c, next) => {
    if (answersCalls(c.req.path)) return refuse(c, 404, { kind: 'no-such-call', message: 'There is no such call.' })
    return next()
  })

  if (pages === null) return site
  const { render, inlineHashes, clientDir } = pages
  const known = knownHashes(inlineHashes)
  site.route('/', siteMapRoutes(services.publicUrl))
  site.use(
    '/assets/*',
    serveStatic({
      root: clientDir,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
    // A page of before the last deployment asks for its scripts: it gets no page in their place, and nobody keeps the answer.
    async (c) => c.text('There is no such file.\n', 404, { 'cache-control': 'no-store' }),
  )
  site.use('*', async (c, next) => {
    if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || !/\.[A-Za-z0-9]+$/.test(c.req.path)) return next()
    return serveStatic({ root: clientDir, onFound: (_path, found) => found.header('cache-control', 'public, max-age=3600') })(c, next)
  })

  site.use('*', boundedForms(services.publicUrl))
  /** Draws the page and what goes with it; the policy lets those of its blocks run that the build wrote. */
  async function draw(request: Request, asker: Omit<PageLocals, 'services' | 'failed' | 'refused'>): Promise<{ response: Response; html: string | null }> {
    const noticed = noticingRefusals(services)
    const response = await render(request, { services: noticed.services, ...asker, failed: noticed.failed, refused: noticed.refused })
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return { response: withoutScripts(response), html: null }
    const html = await response.text()
    const headers = new Headers(response.headers)
    headers.set('content-type', 'text/html; charset=utf-8')
    // That of the page before it is compressed.
    headers.delete('content-length')
    headers.set('content-security-policy', pagePolicy(known, html, secure))
    const refused = response.status === 500 ? noticed.refused() : null
    if (refused !== null) log.warn(`${request.method} ${withoutSecrets(new URL(request.url).pathname)}: ${new WorkRefused(refused).message}`)
    if (refused === 'busy') {
      headers.set('retry-after', RETRY_SECONDS)
      // A page that was read is asked for again by itself; a form is for its sender to send.
      if (request.method === 'GET') headers.set('refresh', RETRY_SECONDS)
    }
    const status = refused === null ? response.status : refused === 'busy' ? 503 : 422
    return { response: new Response(null, { status, headers }), html }
  }

  /** A page that is the same for everyone, drawn without anything that the one who asks has sent. */
  async function drawForEveryone(path: string): Promise<DrawnPage> {
    // Asked before the page is drawn: one that is drawn while prices change is not kept beyond the change.
    const validUntil = nextPromotionChange(services.clock.now())
    const { response, html } = await draw(new Request(services.publicUrl + path), { isThisMachine: () => false, visitor: () => '' })
    const headers = { ...baseHeaders(secure), ...Object.fromEntries(response.headers) }
    return { html: html ?? '', headers, status: response.status, validUntil: response.status === 200 && html !== null ? validUntil : null }
  }

  const untilDrawn = countDrawnPages()
  site.all('*', async (c) => {
    // An address that is no address names no page.
    if (!isDecodable(c.req.raw.url)) return c.redirect('/')
    const { pathname, search } = new URL(c.req.url)
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: 'GET, HEAD, POST' })
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const forEveryone = isRead && findSitePage(pathname)?.cached === true
    if (forEveryone && !readsQuery(pathname, search)) {
      const page = await cache.draw(
        pathname,
        () => drawForEveryone(pathname),
        (error) => log.error('a page could not be kept', error),
      )
      const { body, headers } = await compressedOnce(page.html, c.req.header('accept-encoding') ?? '')
      return new Response(body, {
        status: page.status,
        headers: { ...page.headers, ...headers, 'cache-control': page.validUntil === null ? 'private, no-store' : 'public, max-age=0, must-revalidate' },
      })
    }
    const wait = isThisMachine(c) ? null : await untilDrawn(visitorOf(c, settings))
    if (wait !== null)
      return c.text('Too many pages were asked for from this connection. Please wait a minute and load this page again.\n', 429, { 'retry-after': String(wait), 'cache-control': 'no-store' })
    const { response, html } = await draw(c.req.raw, { isThisMachine: () => isThisMachine(c), visitor: () => visitorOf(c, settings) })
    if (html === null) return response
    const headers = new Headers(response.headers)
    if (response.status === 405) headers.set('allow', 'GET, HEAD')
    headers.set('cache-control', 'private, no-store')
    if (!forEveryone || response.status !== 200) return new Response(html, { status: response.status, headers })
    const compressed = await compressedOnce(html, c.req.header('accept-encoding') ?? '')
    for (const [name, value] of Object.entries(compressed.headers)) headers.set(name, value)
    return new Response(compressed.body, { headers })
  })
  return site
}

/** The services with a note of work that was refused. */
function noticingRefusals(services: Services): { services: Services; failed(error: unknown): boolean; refused(): WorkRefused['kind'] | null } {
  const noted = new Set<unknown>()
  let refused: WorkRefused['kind'] | null = null
  const work: Services['work'] = (name, given, visitor) =>
    services.work(name, given, visitor).catch((error: unknown) => {
      noted.add(error)
      throw error
    })
  return {
    services: { ...services, work },
    failed(error) {
      refused = error instanceof WorkRefused && noted.has(error) ? error.kind : null
      return refused !== null
    },
    refused: () => refused,
  }
}

/** What a page answers beside documents, opened as one, runs nothing. */
function withoutScripts(response: Response): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', "default-src 'none'")
  return new Response(response.body, { status: response.status, headers })
}

/** The built pages under `buildDir`; null where nothing was built. */
export async function loadPages(buildDir: string): Promise<SiteOptions['pages']> {
  const entry = join(buildDir, 'server/entry.mjs')
  try {
    await stat(entry)
  } catch {
    return null
  }
  const built = (await import(/* @vite-ignore */ `file://${entry}`)) as Pick<BuiltPages, 'render' | 'inlineHashes'>
  return { ...built, clientDir: join(buildDir, 'client') }
}
