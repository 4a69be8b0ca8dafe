/**
 * Three processes that share a PostgreSQL server and a bucket and no folder, behind a proxy: killed at random while prices
 * change, then restarted one after the other with a migration, while customers order, pay and send files all the time.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'
import { UPLOAD_CHUNK_BYTES } from '../../domain/uploads/order-uploads.ts'
import { promotionAt } from '../../domain/pricing/promotion.ts'
import { ensureBuild } from '../../scripts/prepare.mjs'
import { installationSecret } from '../../server/secrets.ts'
import { endProcess } from '../e2e/start-product.ts'
import { startFakeS3, type FakeS3 } from '../fake-s3.ts'
import { freePort } from '../free-port.ts'
import { NO_POSTGRES, startPostgres } from '../postgres.ts'
import { aiBody, rfeBody } from './checkout/orders.ts'

vi.setConfig({ testTimeout: 1_500_000, hookTimeout: 240_000 })

const KILLS = 3
const INSTALLATION_SECRET = 'ab'.repeat(32)
const S3_SECRET = 'secret of the bucket'
/** The promotion ends on 4 January 2026 at 00:00 UTC: within the kills. */
const PRICES_CHANGE_AT = Date.parse('2026-01-04T00:00:00Z')
const CHANGE_AFTER_MS = 40_000
/** By which a machine learns what another one has changed. */
const WITHIN_SECONDS_MS = 8000

type Machine = { name: string; folder: string; port: number; child: ChildProcess; up: boolean; output: string[] }
type Sent = { to: string; subject: string; id: string }

const postgres = await startPostgres()
const root = mkdtempSync(join(tmpdir(), 'prongwise-machines-'))
const sent: Sent[] = []
const machines: Machine[] = []
let s3: FakeS3
let smtp: SMTPServer
let shift = 0
/** The time of the installation. */
const now = () => Date.now() + shift
let release = process.cwd()

beforeAll(async () => {
  ensureBuild()
  s3 = await startFakeS3(S3_SECRET)
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', () => {
        const header = (name: string) => new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)$`, 'im').exec(text)?.[1]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
        sent.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject: header('subject'), id: header('message-id') })
        done()
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  for (const { child } of machines) await endProcess(child, 'SIGKILL')
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await s3.close()
  await postgres?.close()
  rmSync(root, { recursive: true, force: true })
})

async function start(machine: Machine, databaseUrl: string): Promise<void> {
  machine.port = await freePort()
  machine.output = []
  machine.child = spawn(process.execPath, [join(release, 'build/programs/main.mjs')], {
    cwd: release,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(machine.port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: machine.folder,
      DATABASE_URL: databaseUrl,
      INSTALLATION_SECRET,
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      S3_BUCKET: 'files',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: S3_SECRET,
      TEST_CLOCK: new Date(now()).toISOString(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { child, output } = machine
  for (const stream of [machine.child.stdout!, machine.child.stderr!]) stream.on('data', (chunk) => output.push(String(chunk)))
  for (const deadline = Date.now() + 300_000; ;) {
    const ready = await fetch(`http://127.0.0.1:${machine.port}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${machine.name} did not start (exit ${child.exitCode ?? 'none'}):\n${output.join('').slice(-3000)}`)
    await wait(50)
  }
  machine.up = true
}

/** Hands each request to the next machine that is up; one that refuses the connection is passed over, as a proxy does. */
async function startProxy(): Promise<{ url: string; close(): Promise<void> }> {
  let turn = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const waiting = machines.map((_, index) => machines[(turn + index) % machines.length]!).filter(({ up }) => up)
    turn += 1
    const hand = () => {
      const machine = waiting.shift()
      if (machine === undefined) return void response.writeHead(502).end()
      const headers = { ...request.headers, 'content-length': String(body.length), connection: 'close' }
      const asked = ask({ host: '127.0.0.1', port: machine.port, path: request.url, method: request.method, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-machine': machine.name })
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      })
      asked.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return hand()
        if (response.headersSent) return void response.destroy()
        response.writeHead(502).end()
      })
      asked.end(body)
    }
    hand()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The next release: everything as it is, and one migration more, which fills what stands there. */
function nextRelease(): string {
  const folder = join(root, 'next-release')
  mkdirSync(join(folder, 'adapters/db'), { recursive: true })
  for (const name of readdirSync(process.cwd())) if (name !== 'adapters' && name !== '.git') symlinkSync(join(process.cwd(), name), join(folder, name))
  for (const name of readdirSync('adapters')) if (name !== 'db') symlinkSync(join(process.cwd(), 'adapters', name), join(folder, 'adapters', name))
  const migrations = join(folder, 'adapters/db/migrations')
  cpSync('adapters/db/migrations', migrations, { recursive: true })
  const path = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_of-the-next-release' })
  writeFileSync(path, JSON.stringify(journal))
  writeFileSync(
    join(migrations, '9999_of-the-next-release.sql'),
    `ALTER TABLE "orders" ADD COLUMN "next_release" text;--> statement-breakpoint
UPDATE "orders" SET "next_release" = "reference";--> statement-breakpoint
CREATE INDEX "orders_next_release" ON "orders" ("next_release");`,
  )
  return folder
}

type Acknowledged = { placed: Map<string, { email: string; product: string }>; paid: Set<string>; files: Map<string, string> }

/** A customer who orders, pays and, for an answer to a notice, sends the notice in pieces; each step again until it is acknowledged. */
function customers(url: string, webhookSecret: string) {
  const done: Acknowledged = { placed: new Map(), paid: new Set(), files: new Map() }
  const failures: string[] = []
  let number = 0
  let over = false
  async function untilDone(what: string, call: () => Promise<Response>): Promise<any> {
    for (let tries = 0; tries < 200; tries++) {
      try {
        const answer = await call()
        const text = await answer.text()
        if (answer.ok) return JSON.parse(text)
        failures.push(`${what} ${answer.status}`)
      } catch (error) {
        failures.push(`${what} ${(error as Error).message}`)
      }
      await wait(100)
    }
    throw new Error(`${what} was never acknowledged: ${failures.slice(-3).join(', ')}`)
  }
  const post = (path: string, visitor: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream', 'x-forwarded-for': visitor, ...headers }, body })

  async function order(): Promise<void> {
    const index = number++
    const visitor = `10.${Math.floor(index / 250)}.0.${index % 250}`
    const email = `customer${index}@mail.com`
    const product = index % 2 === 0 ? 'rfe-response' : 'selfpetition-ai'
    const form = { userData: { email }, idempotencyKey: `several-machines-${index}` }
    const body = JSON.stringify(product === 'rfe-response' ? rfeBody(form) : aiBody(form))
    const placed = (await untilDone('order', () => post(`/api/orders/${product}`, visitor, body))) as { reference: string; totalCents: number }
    done.placed.set(placed.reference, { email, product })
    const session = {
      id: `cs_${placed.reference}`,
      client_reference_id: placed.reference,
      payment_intent: `pi_${placed.reference}`,
      payment_status: 'paid',
      amount_total: placed.totalCents,
      currency: 'usd',
    }
    const event = JSON.stringify({ id: `evt_${index}`, type: 'checkout.session.completed', created: Math.floor(now() / 1000), data: { object: session } })
    await untilDone('payment', () => post('/api/webhooks/stripe', visitor, event, { 'stripe-signature': signWebhook(event, webhookSecret, now()) }))
    done.paid.add(placed.reference)
    if (product !== 'rfe-response') return
    const whole = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(UPLOAD_CHUNK_BYTES + 1000)])
    const sha256 = createHash('sha256').update(whole).digest('hex')
    const at = `/api/orders/${placed.reference}/uploads`
    // As the page does: where a piece is refused or lost, it asks how far the file has come.
    for (let kept = false; !kept;) {
      const begun = (await untilDone('upload', () => post(at, visitor, JSON.stringify({ need: 'rfe-letter', name: 'notice.pdf', bytes: whole.length, sha256 })))) as {
        kind: string
        upload?: { id: string; received: number }
      }
      if (begun.upload === undefined) break
      const { id } = begun.upload
      let { received } = begun.upload
      while (received < whole.length) {
        const answer = await post(`${at}/${id}/chunks?start=${received}`, visitor, new Uint8Array(whole.subarray(received, received + UPLOAD_CHUNK_BYTES))).catch(() => null)
        if (answer === null || !answer.ok) break
        received = ((await answer.json()) as { received: number }).received
      }
      if (received < whole.length) continue
      kept = (await post(`${at}/${id}/completion`, visitor, '{}').catch(() => null))?.ok === true
      if (!kept) await wait(100)
    }
    done.files.set(placed.reference, sha256)
  }
  const running = Array.from({ length: 3 }, async () => {
    while (!over) await order()
  })
  return {
    done,
    failures,
    async stop() {
      over = true
      await Promise.all(running)
    },
  }
}

/** A page bears the time at which it was sent; its prices are those of the moment at which it was drawn. */
const STAMP_MS = 1000
const LOWER = /\$(234|650|325)\b/

/** Reads a page again and again, each in turn from another machine, and holds its prices against the time at which it was sent. */
function reader(url: string) {
  const wrong: string[] = []
  const read = { before: 0, after: 0 }
  let over = false
  const running = (async () => {
    while (!over) {
      const answer = await fetch(`${url}/prices`).catch(() => null)
      if (answer?.status === 200) {
        const html = await answer.text().catch(() => '')
        const at = Number(/now;dur=(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1])
        if (html.includes('</html>')) {
          const lower = LOWER.test(html)
          const { active } = promotionAt(at)
          read[active ? 'before' : 'after'] += 1
          if (lower !== active && Math.abs(at - PRICES_CHANGE_AT) > STAMP_MS) wrong.push(`${answer.headers.get('x-machine')} at ${new Date(at).toISOString()}: ${lower ? 'lower' : 'list'} prices`)
          const kept = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0) * 1000
          if (active && at + kept > PRICES_CHANGE_AT) wrong.push(`${answer.headers.get('x-machine')} lets browsers keep a page for ${kept} ms at ${new Date(at).toISOString()}`)
        }
      }
      await wait(100)
    }
  })()
  return {
    wrong,
    read,
    async stop() {
      over = true
      await running
    },
  }
}

test('three machines without a shared folder lose nothing, mail nothing twice and show no old price, killed and restarted one after the other', async ({ skip }) => {
  if (postgres === undefined) return skip(NO_POSTGRES)
  shift = PRICES_CHANGE_AT - CHANGE_AFTER_MS - Date.now()
  for (const name of ['first', 'second', 'third']) machines.push({ name, folder: join(root, name), port: 0, child: undefined as never, up: false, output: [] })
  await Promise.all(machines.map((machine) => start(machine, postgres.url)))
  const proxy = await startProxy()
  const database = new pg.Client({ connectionString: postgres.url })
  database.on('error', () => {})
  await database.connect()
  const secretOf = (name: string) => installationSecret({ DATA_DIR: join(root, 'none'), INSTALLATION_SECRET }, name)
  const flow = customers(proxy.url, secretOf('sandbox-webhook'))
  const prices = reader(proxy.url)

  // Killed at random, while prices change. The others go on.
  shift = PRICES_CHANGE_AT - CHANGE_AFTER_MS - Date.now()
  for (let kill = 0; kill < KILLS || now() < PRICES_CHANGE_AT + 10_000; kill++) {
    await wait(500 + Math.random() * 2500)
    const machine = machines[Math.floor(Math.random() * machines.length)]!
    const gone = endProcess(machine.child, 'SIGKILL')
    await wait(Math.random() * 200)
    // A proxy learns of it by the refused connections.
    machine.up = false
    await gone
    await start(machine, postgres.url)
  }
  const failedWhileKilled = flow.failures.length

  // The next release, one machine after the other. A machine that is asked to stop answers what it has begun.
  release = nextRelease()
  for (const machine of machines) {
    const gone = endProcess(machine.child, 'SIGTERM')
    await gone
    machine.up = false
    await start(machine, postgres.url)
    await wait(2000)
  }
  const failedInRestart = flow.failures.slice(failedWhileKilled)
  await flow.stop()
  await prices.stop()

  // What one machine changes is seen on all within seconds.
  const operator = { authorization: `Bearer ${secretOf('operator')}`, 'content-type': 'application/json' }
  const on = (machine: Machine, path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${machine.port}${path}`, { ...init, headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.200.0.1', ...init.headers } })
  const given = (await (await on(machines[0]!, '/api/operator/roles', { method: 'POST', headers: operator, body: JSON.stringify({ email: 'operator@mail.com', role: 'operator' }) })).json()) as {
    passwordUrl: string
  }
  const code = new URLSearchParams(new URL(given.passwordUrl).hash.slice(1)).get('code')
  await on(machines[1]!, '/users/password-reset', { method: 'POST', body: JSON.stringify({ email: 'operator@mail.com', code, newPassword: 'secret123' }) })
  const signedIn = await on(machines[2]!, '/auth', { method: 'POST', body: JSON.stringify({ email: 'operator@mail.com', password: 'secret123' }) })
  const as = { authorization: signedIn.headers.get('authorization') ?? '' }
  const pageOf = async (machine: Machine) => (await on(machine, '/prices')).text()
  const [builtIn] = (await (await on(machines[0]!, '/api/console/reviews/built-in', { headers: as })).json()) as { author: string }[]
  for (const machine of machines) expect(await pageOf(machine)).toContain(builtIn!.author)
  expect((await on(machines[0]!, '/api/console/reviews/built-in', { method: 'PATCH', headers: as, body: JSON.stringify({ author: builtIn!.author, shown: false }) })).status).toBe(200)
  const changedAt = Date.now()
  await vi.waitFor(async () => expect((await Promise.all(machines.map(pageOf))).filter((html) => html.includes(builtIn!.author))).toEqual([]), { timeout: WITHIN_SECONDS_MS, interval: 200 })
  const seenAfterMs = Date.now() - changedAt

  // One limit for all machines: ten tries of a code in ten minutes.
  const tries: number[] = []
  for (let index = 0; index < 15; index++) {
    const answer = await on(machines[index % 3]!, '/api/promo-codes/check', {
      method: 'POST',
      headers: { 'x-forwarded-for': '10.201.0.1' },
      body: JSON.stringify({ product: 'niw-diy', code: 'NONE' }),
    })
    tries.push(answer.status)
  }
  expect(tries.filter((status) => status === 429)).toHaveLength(5)

  // Everything that was acknowledged is there, once.
  const { placed, paid, files } = flow.done
  const stored = (await database.query<{ reference: string; state: string; next_release: string | null }>('select reference, state from orders')).rows
  const states = new Map(stored.map(({ reference, state }) => [reference, state]))
  expect(
    [...placed.keys()].filter((reference) => !states.has(reference)),
    'orders that were acknowledged and lost',
  ).toEqual([])
  expect(
    [...paid].filter((reference) => ['placed', undefined].includes(states.get(reference))),
    'payments that were acknowledged and lost',
  ).toEqual([])
  expect(stored.length, 'no order twice').toBe(placed.size)
  const kept = (
    await database.query<{ reference: string; sha256: string; storage_key: string }>(
      `select reference, sha256, storage_key from files join orders on orders.id = owner_id where owner_kind = 'order-upload'`,
    )
  ).rows
  expect(kept.map(({ reference, sha256 }) => [reference, sha256]).sort()).toEqual([...files].sort())
  for (const { sha256, storage_key: key } of kept) {
    const bytes = [...s3.objects].find(([name]) => name.endsWith(key))?.[1]
    expect(createHash('sha256').update(bytes!).digest('hex')).toBe(sha256)
  }
  expect(
    machines.flatMap(({ folder }) => readdirSync(folder)).filter((name) => name === 'files' || name.endsWith('.secret')),
    'no machine keeps files or secrets of its own',
  ).toEqual([])

  // Every mail left, each of one cause under one id. Both are asked together: machines that still run write more mails.
  const mailIds = () => new Set(sent.map(({ id }) => id.replace(/^<(.*)@.*>$/, '$1')))
  await vi.waitFor(
    async () => {
      const mails = (await database.query<{ id: string; template: string; state: string }>('select id, template, state from mails')).rows
      const ids = mailIds()
      expect(
        mails.filter(({ id, state }) => state !== 'sent' || !ids.has(id)),
        'mails that did not arrive',
      ).toEqual([])
      const rows = new Set(mails.map(({ id }) => id))
      expect(
        [...ids].filter((id) => !rows.has(id)),
        'no cause has two ids',
      ).toEqual([])
    },
    { timeout: 150_000, interval: 1000 },
  )
  const confirmations = [...paid].map((reference) => [
    reference,
    new Set(sent.filter(({ to, subject }) => to === placed.get(reference)!.email && subject.includes(reference) && /confirmed/i.test(subject)).map(({ id }) => id)).size,
  ])
  expect(
    confirmations.filter(([, ids]) => ids !== 1),
    'each confirmation arrived, under one id',
  ).toEqual([])

  expect(prices.wrong).toEqual([])
  expect(prices.read.before).toBeGreaterThan(20)
  expect(prices.read.after).toBeGreaterThan(20)
  expect(failedInRestart, 'nobody notices a restart one after the other').toEqual([])
  const migrated = (await database.query<{ n: string }>('select count(*) as n from orders where next_release is not null')).rows[0]!.n
  expect(Number(migrated)).toBeGreaterThan(0)

  const figures = {
    kills: KILLS,
    orders: placed.size,
    paid: paid.size,
    files: files.size,
    mails: mailIds().size,
    mailsTwice: sent.length - mailIds().size,
    triedAgain: failedWhileKilled,
    pages: prices.read,
    seenAfterMs,
    migratedWhileRunning: Number(migrated),
  }
  if (process.env['FIGURES'] !== undefined) writeFileSync(process.env['FIGURES'], `${JSON.stringify(figures, null, 2)}\n`)
  await database.end()
  await proxy.close()
})
