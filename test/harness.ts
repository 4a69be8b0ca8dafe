/** The real product on an embedded database in memory, or on the PostgreSQL server of the project, with a clock that tests move. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { openEmbeddedDatabase, openPostgres, type OpenDatabase } from '../adapters/db/open-database.ts'
import { signWebhook } from '../adapters/payment/webhook-signature.ts'
import { createWorkPool, type WorkPool } from '../adapters/work/work-pool.ts'
import type { Services } from '../usecases/services.ts'
import type { JobName, PackageMaker } from '../usecases/ports.ts'
import { compose, type ComposeOptions } from '../server/compose.ts'
import { readEnv } from '../server/env.ts'
import type { Log } from '../server/log.ts'
import { createPageCache } from '../server/page-cache.ts'
import { createSite } from '../server/site.ts'
import { readDatabaseImage } from './database-image.ts'
import { freshDatabase } from './postgres/fresh-database.ts'

export const WEBHOOK_SECRET = 'whsec_test_secret'
export const OPERATOR_SECRET = 'operator-secret-of-tests'
export const METRICS_SECRET = 'metrics-secret-of-tests'

/** Outside the promotion of January 2026 (active until 4 January, then from 9 January). */
export const NO_PROMOTION = Date.parse('2026-01-05T12:00:00Z')
export const IN_PROMOTION = Date.parse('2026-01-10T12:00:00Z')

export type TestProduct = {
  services: Services
  clock: { now(): number; set(instant: number): void }
  /** What was logged as a fault; a test that expects none asserts it is empty. */
  faults: string[]
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: any; headers: Headers }>
  patch: TestProduct['post']
  /** Every call that is mounted, as `METHOD /path`, sorted. */
  calls(): string[]
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** How often the kept pages were let go. */
  pageChanges(): number
  /** Any request, as it is given. */
  request(path: string, init: RequestInit): Promise<Response>
  /** Posts an event to the webhook with a signature that holds. */
  webhook(event: Record<string, unknown>): Promise<{ status: number; body: any }>
  /** Runs the durable jobs until this file's tests end. */
  startJobs(): Promise<void>
  close(): Promise<void>
}

/** `open`: another database than one in memory; the product closes it. */
type Options = { env?: Record<string, string>; compose?: Partial<ComposeOptions>; open?: OpenDatabase }

const MIGRATIONS = 'adapters/db/migrations'

/** Emptied and waiting for the next file of this worker: starting one takes a hundred times as long as emptying it. */
const waiting: OpenDatabase[] = []

/** In memory, or a copy on the server of the project. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const postgres = inject('postgres')
  if (postgres !== undefined) return openPostgres(await freshDatabase(postgres), MIGRATIONS)
  const image = inject('databaseImage')
  const open = waiting.pop() ?? (await openEmbeddedDatabase(null, MIGRATIONS, image === undefined ? undefined : readDatabaseImage(image)))
  return {
    ...open,
    async close() {
      await empty(open)
      waiting.push(open)
    },
  }
}

/** As it was migrated. The queues stay: each has a table of its own. */
async function empty({ connection }: OpenDatabase): Promise<void> {
  await connection.execute(sql`do $$ begin execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public' or (schemaname = 'jobs' and tablename not in ('queue', 'version'))
  ); end $$`)
}

/** A package in no time: what tests that are not about documents need. */
export const quickPackages: PackageMaker = {
  editions: async () => [{ title: '#1 Instructions', edition: '2026-01-01' }],
  make: async (_plan, { orderReference }) => new TextEncoder().encode(`package of ${orderReference}`),
}

/** For all files of this worker: it keeps nothing of what it did, and starting a process takes a second. */
let sharedPool: WorkPool | undefined
const workPool = () => (sharedPool ??= createWorkPool({ perVisitor: 64, queueLimit: 256, waitMs: 120_000, clockMs: 60_000, idleMs: 600_000 }))

/** One product per test file: `beforeAll` makes it, `afterAll` closes it. */
export async function createTestProduct({ env = {}, compose: more = {}, open: given }: Options = {}): Promise<TestProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-test-'))
  const faults: string[] = []
  const log: Log = {
    info: () => {},
    warn: () => {},
    error: (message, error) => faults.push(error instanceof Error ? `${message}: ${error.message}` : message),
  }
  let instant = NO_PROMOTION
  const clock = { now: () => instant, set: (next: number) => void (instant = next) }
  const open = given ?? (await openTestDatabase())
  const settings = readEnv({ DATA_DIR: folder, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, GENERATOR_LIMIT: '1000', ...env })
  let site: ReturnType<typeof createSite>
  const product = await compose({
    env: settings,
    log,
    clock,
    open,
    publicUrl: 'http://localhost:3000',
    ownUrl: () => 'http://localhost:3000',
    packages: quickPackages,
    warmReaders: 0,
    readingClockMs: 60_000,
    pool: workPool(),
    ...more,
  })
  const cache = createPageCache(clock.now)
  site = createSite({ services: product.services, log, cache, settings: { trustProxy: true }, secrets: { operator: OPERATOR_SECRET, metrics: METRICS_SECRET }, pages: null })
  const read = async (response: Response) => {
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
  }
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return read(await site.request(path, { method, headers: { 'content-type': 'application/json', ...headers }, body: text }))
  }
  const webhook = async (event: Record<string, unknown>) => {
    const body = JSON.stringify(event)
    return read(
      await site.request('/api/webhooks/stripe', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signWebhook(body, WEBHOOK_SECRET, clock.now()) },
        body,
      }),
    )
  }
  return {
    services: product.services,
    clock,
    faults,
    post: (path, body, headers) => send('POST', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    get: async (path, headers = {}) => site.request(path, { headers }),
    request: async (path, init) => site.request(path, init),
    calls: () => [...new Set(site.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`])))].sort(),
    pageChanges: cache.changes,
    webhook,
    startJobs: () => product.startJobs(),
    async close() {
      await product.close()
      await open.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ANSWERED_BEFORE: JobName[] = ['mail-order-links', 'mail-password-reset']

/** Waits until the work of calls that answer before it is done. */
export async function mailJobsDone(product: TestProduct): Promise<void> {
  const open = async () => (await product.services.jobs.queues()).filter(({ name, waiting, active }) => ANSWERED_BEFORE.includes(name) && waiting + active > 0)
  await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 30_000, interval: 50 })
}

/** A paid-session event as the provider sends it. */
export function paidEvent(order: { reference: string; totalCents: number }, change: { id?: string; type?: string; session?: Record<string, unknown> } = {}): Record<string, unknown> {
  return {
    id: change.id ?? `evt_${Math.random().toString(36).slice(2)}`,
    object: 'event',
    type: change.type ?? 'checkout.session.completed',
    created: Math.floor(NO_PROMOTION / 1000),
    data: {
      object: {
        id: `cs_${order.reference}`,
        object: 'checkout.session',
        client_reference_id: order.reference,
        payment_intent: `pi_${order.reference}`,
        payment_status: 'paid',
        amount_total: order.totalCents,
        currency: 'usd',
        ...change.session,
      },
    },
  }
}

/** Lets a test expect output on the console. */
export function expectConsole(method: 'error' | 'warn'): void {
  const spy = vi.spyOn(console, method).mockImplementation(() => {})
  onTestFinished(() => {
    expect(spy).toHaveBeenCalled()
    spy.mockRestore()
  })
}
