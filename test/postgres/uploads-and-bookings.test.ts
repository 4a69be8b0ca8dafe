/** Files in pieces and times for consultations, where two processes act on the same row, and where one of them is killed. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPostgres } from '../../adapters/db/open-database.ts'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'
import { UPLOAD_CHUNK_BYTES } from '../../domain/uploads/order-uploads.ts'
import { bookTime, giveTimeBack } from '../../usecases/consultations.ts'
import { createTestProduct, NO_PROMOTION, paidEvent, type TestProduct } from '../harness.ts'
import { aiBody } from '../integration/checkout/orders.ts'
import { signInAs } from '../roles.ts'
import { freshDatabase } from './fresh-database.ts'
import { PROCESS_WEBHOOK_SECRET, startProcess, type Process } from './start-process.ts'

const DAY = 86_400_000
let one: TestProduct
let other: TestProduct
let folder: string
let as: Record<string, string>
let visitor = 0

beforeAll(async () => {
  const databaseUrl = await freshDatabase(inject('postgres')!)
  folder = mkdtempSync(join(tmpdir(), 'prongwise-uploads-'))
  const start = async () => createTestProduct({ env: { DATA_DIR: folder, UNPAID_MB: '20' }, open: await openPostgres(databaseUrl, 'adapters/db/migrations') })
  ;[one, other] = await Promise.all([start(), start()])
  await one.startJobs()
  await other.startJobs()
  as = await signInAs(one, 'operator')
})
afterAll(async () => {
  await one.close()
  await other.close()
  rmSync(folder, { recursive: true })
})

const body = (change: Record<string, unknown> = {}) => aiBody({ userAddons: { referenceLettersNumber: 0, consultation: true, businessPlan: true }, ...change })
async function order(): Promise<string> {
  const placed = await one.post('/api/orders/selfpetition-ai', body(), { 'x-forwarded-for': `10.9.0.${visitor++}` })
  expect(placed.status).toBe(201)
  await one.webhook(paidEvent(placed.body))
  return placed.body.reference
}
const file = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const each = <T>(count: number, work: (index: number, product: TestProduct) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => work(index, index % 2 === 0 ? one : other)))

test('of twelve customers who take the same time in two processes at once one gets it, and the others nothing', async () => {
  const orders: string[] = []
  for (let index = 0; index < 12; index++) orders.push(await order())
  await one.post('/api/console/times', { startsAt: [new Date(NO_PROMOTION + 10 * DAY).toISOString()], place: '' }, as)
  const [time] = (await (await one.get('/api/console/times', as)).json()) as { id: string }[]
  const booked = await each(12, (index, product) => bookTime(product.services, { reference: orders[index]!, timeId: time!.id }))
  expect(booked.filter(({ kind }) => kind === 'booked')).toHaveLength(1)
  expect(booked.filter(({ kind }) => kind === 'taken')).toHaveLength(11)
  const winner = orders[booked.findIndex(({ kind }) => kind === 'booked')]!
  const mails = (await one.services.database.stores.mails.newest(500)).filter(({ template }) => template === 'consultation')
  expect(mails.map(({ props }) => props['reference'])).toEqual([winner, winner])
  // Given back in both at once: free again, once, and for the next one.
  const back = await each(2, (_, product) => giveTimeBack(product.services, { timeId: time!.id, by: { kind: 'customer', reference: winner } }))
  expect(back.filter(({ kind }) => kind === 'done')).toHaveLength(1)
  const next = orders.find((reference) => reference !== winner)!
  expect((await bookTime(other.services, { reference: next, timeId: time!.id })).kind).toBe('booked')
})

/** An installation of real processes: paid orders with a consultation, times for it, and what is stored of both. */
async function realProcesses() {
  const databaseUrl = await freshDatabase(inject('postgres')!, { empty: true })
  const data = mkdtempSync(join(tmpdir(), 'prongwise-booking-'))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: data }
  const survivor = await startProcess(settings)
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const send = async (path: string, given: string, headers: Record<string, string> = {}): Promise<any> => {
    const answer = await fetch(survivor.url + path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.1.${visitor++}`, ...headers }, body: given })
    expect(answer.status).toBeLessThan(300)
    return answer.json()
  }
  const consultant = crypto.randomUUID()
  await database.query(
    `insert into users (id, email, roles, first_name, last_name, confirmed_at, created_at, updated_at) values ($1, 'op@mail.com', '{operator}', 'Ada', 'Sample', now(), now(), now())`,
    [consultant],
  )
  return {
    settings,
    survivor,
    database,
    async order(): Promise<string> {
      const placed = await send('/api/orders/selfpetition-ai', JSON.stringify(body()))
      const event = JSON.stringify({ ...paidEvent(placed), created: Math.floor(Date.now() / 1000) })
      await send('/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, PROCESS_WEBHOOK_SECRET, Date.now()) })
      return placed.reference
    },
    async time(days: number): Promise<string> {
      const id = crypto.randomUUID()
      await database.query(`insert into consultation_times (id, user_id, starts_at, place, changes) values ($1, $2, now() + make_interval(days => $3), 'room', 0)`, [id, consultant, days])
      return id
    },
    /** Per order that has the time: the state of its consultation, its events of the booking, and its mails about it. */
    async booked(timeId: string) {
      const { rows } = await database.query<{ reference: string; state: string; events: number; mails: number }>(
        `select o.reference, d.state,
          (select count(*)::int from order_events e where e.order_id = o.id and e.cause like '%booked for%') as events,
          (select count(*)::int from mails m where m.dedupe_key like 'consultation:' || t.id || ':' || o.id || ':%') as mails
        from consultation_times t join orders o on o.id = t.order_id join deliverables d on d.order_id = o.id and d.kind = 'consultation' where t.id = $1`,
        [timeId],
      )
      return rows
    },
    async end() {
      await database.end()
      await survivor.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

test('of ten customers who take one time through two processes at once one gets it whole, and the others nothing', async () => {
  const installation = await realProcesses()
  const second = await startProcess(installation.settings)
  try {
    const orders: string[] = []
    for (let index = 0; index < 10; index++) orders.push(await installation.order())
    for (let round = 1; round <= 3; round++) {
      const timeId = await installation.time(round * 5)
      const ended = await Promise.all(orders.map((reference, index) => (index % 2 === 0 ? installation.survivor : second).book(reference, timeId)))
      expect(ended.filter((kind) => kind === 'booked')).toHaveLength(1)
      expect(ended.filter((kind) => kind === 'taken')).toHaveLength(orders.length - 1)
      const [winner] = orders.splice(ended.indexOf('booked'), 1)
      expect(await installation.booked(timeId)).toEqual([{ reference: winner, state: 'in-work', events: 1, mails: 2 }])
    }
    const { rows } = await installation.database.query(`select 1 from mails where template = 'consultation'`)
    expect(rows).toHaveLength(6)
  } finally {
    await second.stop()
    await installation.end()
  }
}, 480_000)

test('a process that is killed amid a booking leaves it whole or not at all, and its mails leave once', async () => {
  const installation = await realProcesses()
  const { database, survivor } = installation
  try {
    // The first booking that comes so far waits before its mails are written: in the middle of what belongs together.
    await database.query('create sequence held')
    await database.query(
      `create function held() returns trigger language plpgsql as $$ begin if new.template = 'consultation' and nextval('held') = 1 then perform pg_sleep(3); end if; return new; end $$`,
    )
    await database.query('create trigger held before insert on mails for each row execute function held()')
    const isHeld = async () => (await database.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).rows.length
    const named = new URL(installation.settings.DATABASE_URL)
    named.searchParams.set('application_name', 'killed')
    const ofKilled = async () => (await database.query(`select 1 from pg_stat_activity where application_name = 'killed'`)).rows.length
    for (const [round, moment] of (['amid', 'acknowledged', 'at once'] as const).entries()) {
      const reference = await installation.order()
      const timeId = await installation.time(5 + round)
      const killed = await startProcess({ ...installation.settings, DATABASE_URL: named.href })
      expect(await ofKilled()).toBeGreaterThan(0)
      const answer = killed.book(reference, timeId)
      if (moment === 'amid') await expect.poll(isHeld, { interval: 20 }).toBe(1)
      if (moment === 'acknowledged') expect(await answer).toBe('booked')
      killed.child.kill('SIGKILL')
      const acknowledged = (await answer) === 'booked'
      // Whatever the server still did for the killed one, a commit on its way too, is over then.
      await expect.poll(ofKilled).toBe(0)
      const found = await installation.booked(timeId)
      if (acknowledged || found.length > 0) expect(found, moment).toEqual([{ reference, state: 'in-work', events: 1, mails: 2 }])
      else {
        expect((await database.query(`select 1 from mails where dedupe_key like 'consultation:' || $1 || ':%'`, [timeId])).rows).toEqual([])
        expect(await survivor.book(reference, timeId), moment).toBe('booked')
      }
      expect(moment === 'amid' ? found : []).toEqual([])
      expect(await installation.booked(timeId)).toEqual([{ reference, state: 'in-work', events: 1, mails: 2 }])
    }
    // A mail that the killed process was about to send comes back when its time is over.
    await expect.poll(async () => (await database.query(`select state from mails where template = 'consultation' and state <> 'kept'`)).rows).toEqual([])
    expect((await database.query(`select 1 from mails where template = 'consultation'`)).rows).toHaveLength(6)
  } finally {
    await installation.end()
  }
}, 480_000)

test('one customer who takes two times in two tabs gets one of them', async () => {
  const reference = await order()
  await one.post('/api/console/times', { startsAt: [20, 21].map((days) => new Date(NO_PROMOTION + days * DAY).toISOString()), place: '' }, as)
  const times = ((await (await one.get('/api/console/times', as)).json()) as { id: string; startsAt: number }[]).filter(({ startsAt }) => startsAt >= NO_PROMOTION + 20 * DAY)
  const booked = await each(2, (index, product) => bookTime(product.services, { reference, timeId: times[index]!.id }))
  expect(booked.filter(({ kind }) => kind === 'booked')).toHaveLength(1)
  const found = (await one.services.database.stores.orders.findByReference(reference))!
  expect(await one.services.database.stores.consultations.ofOrder(found.id)).toHaveLength(1)
})

test('a piece that two processes append at once is stored once, and the whole that both complete is one file', async () => {
  const reference = await order()
  const whole = file(3 * UPLOAD_CHUNK_BYTES + 17)
  const at = `/api/orders/${reference}/uploads`
  const begun = await each(4, (_, product) => product.post(at, { need: 'business-plan', name: 'plan.pdf', bytes: whole.length, sha256: hash(whole) }))
  const ids = [...new Set(begun.map((answer) => answer.body.upload?.id))]
  expect([begun.map(({ status }) => status), ids]).toEqual([[201, 201, 201, 201], [expect.any(String)]])
  const piece = async (product: TestProduct, start: number) =>
    (
      await product.request(`${at}/${ids[0]}/chunks?start=${start}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(whole.subarray(start, start + UPLOAD_CHUNK_BYTES)),
      })
    ).status
  for (let start = 0; start < whole.length; start += UPLOAD_CHUNK_BYTES) expect((await each(6, (_, product) => piece(product, start))).every((status) => status === 200)).toBe(true)
  const found = (await one.services.database.stores.orders.findByReference(reference))!
  const done = await each(4, (_, product) => product.post(`${at}/${ids[0]}/completion`, {}))
  expect(done.filter(({ status }) => status < 300).length).toBeGreaterThan(0)
  const kept = await one.services.database.stores.files.ofOwner('order-upload', found.id)
  expect(kept.map(({ sha256, bytes }) => [sha256, bytes])).toEqual([[hash(whole), whole.length]])
  expect(hash((await one.services.files.get(kept[0]!.storageKey!))!)).toBe(hash(whole))
})

test('a process that is killed amid a file loses no piece that it acknowledged, and the other process goes on', async () => {
  const databaseUrl = await freshDatabase(inject('postgres')!, { empty: true })
  const data = mkdtempSync(join(tmpdir(), 'prongwise-killed-'))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: data }
  const survivor = await startProcess(settings)
  const post = (process: Process, path: string, given: unknown, headers: Record<string, string> = {}) =>
    fetch(process.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: typeof given === 'string' ? given : JSON.stringify(given) })
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const placed = (await (await post(survivor, '/api/orders/selfpetition-ai', body())).json()) as { reference: string; totalCents: number }
    const event = JSON.stringify({ ...paidEvent(placed), created: Math.floor(Date.now() / 1000) })
    expect((await post(survivor, '/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, PROCESS_WEBHOOK_SECRET, Date.now()) })).status).toBe(200)
    const at = `/api/orders/${placed.reference}/uploads`
    const whole = file(8 * UPLOAD_CHUNK_BYTES + 5)
    const begin = async () =>
      (await (await post(survivor, at, { need: 'business-plan', name: 'plan.pdf', bytes: whole.length, sha256: hash(whole) })).json()) as { upload: { id: string; received: number } }
    const send = (process: Process, id: string, start: number) =>
      fetch(`${process.url}${at}/${id}/chunks?start=${start}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(whole.subarray(start, start + UPLOAD_CHUNK_BYTES)),
      })
    let { id, received } = (await begin()).upload
    for (const delay of [0, 15, 60]) {
      const killed = await startProcess(settings)
      const first = await send(killed, id, received)
      expect(first.status).toBe(200)
      const acknowledged = ((await first.json()) as { received: number }).received
      // The next one is on its way when the process dies.
      const underway = send(killed, id, acknowledged).then(
        (answer) => answer.status,
        () => 'broken',
      )
      await new Promise((resolve) => setTimeout(resolve, delay))
      const gone = new Promise((resolve) => killed.child.once('exit', resolve))
      killed.child.kill('SIGKILL')
      await gone
      const answered = await underway
      ;({ id, received } = (await begin()).upload)
      expect(received).toBeGreaterThanOrEqual(answered === 200 ? Math.min(whole.length, acknowledged + UPLOAD_CHUNK_BYTES) : acknowledged)
    }
    while (received < whole.length) received = ((await (await send(survivor, id, received)).json()) as { received: number }).received
    expect((await post(survivor, `${at}/${id}/completion`, {})).status).toBeLessThan(300)
    const { rows } = await database.query(`select sha256, bytes from files where owner_kind = 'order-upload'`)
    expect(rows).toEqual([{ sha256: hash(whole), bytes: whole.length }])
  } finally {
    await database.end()
    await survivor.stop()
    rmSync(data, { recursive: true, force: true })
  }
}, 120_000)

test('letters that two processes take at once stay within the room of what belongs to no paid order, and none leaves bytes behind', async () => {
  const held = () => one.services.database.stores.unpaidRoom.held()
  const stored = async () => {
    let count = 0
    for await (const _ of one.services.files.list()) count++
    return count
  }
  const [heldBefore, storedBefore] = [await held(), await stored()]
  const letter = `data:text/plain;base64,${Buffer.alloc(2 * 1024 * 1024, 'words ').toString('base64')}`
  const answers = await each(14, (index, product) =>
    product.post('/contact/apply', { rfeEmail: `crowd${index}@mail.com`, rfeFile: letter, rfeFileName: 'letter.txt' }, { 'x-forwarded-for': `10.11.0.${index}` }),
  )
  const taken = answers.filter(({ status }) => status === 201).length
  expect(answers.filter(({ status, body }) => status === 503 && body.kind === 'no-space')).toHaveLength(14 - taken)
  expect(taken).toBe(Math.floor((18 * 1024 * 1024 - heldBefore) / (2 * 1024 * 1024 + 4096)))
  expect(await held()).toBe(heldBefore + taken * (2 * 1024 * 1024 + 4096))
  expect(await stored()).toBe(storedBefore + taken)
})
