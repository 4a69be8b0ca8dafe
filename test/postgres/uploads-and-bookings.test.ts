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
  const start = async () => createTestProduct({ env: { DATA_DIR: folder }, open: await openPostgres(databaseUrl, 'adapters/db/migrations') })
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
  const back = await each(2, (_, product) => giveTimeBack(product.services, { reference: winner, timeId: time!.id, by: { kind: 'customer' } }))
  expect(back.filter(({ kind }) => kind === 'done')).toHaveLength(1)
  const next = orders.find((reference) => reference !== winner)!
  expect((await bookTime(other.services, { reference: next, timeId: time!.id })).kind).toBe('booked')
})

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
