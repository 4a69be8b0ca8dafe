/** What belongs to no paid order has room of its own: full of it, who paid notices nothing. */
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { createTestProduct, METRICS_SECRET, openTestDatabase, paidEvent, type TestProduct } from '../harness.ts'
import { intakeAnswersSchema } from '../../domain/intake/intake-application.ts'
import { formOf } from '../form-of.ts'
import { intakeBody } from '../intake-body.ts'
import { signInAs } from '../roles.ts'
import { aiBody } from './checkout/orders.ts'
import { ACCOUNT_MESSAGE_LIMIT } from '../../usecases/receive-contact-message.ts'
import { productOfFile } from '../product-of-file.ts'

const MB = 1024 * 1024
const text = (bytes: number) => `data:text/plain;base64,${Buffer.alloc(Math.round(bytes), 'words ').toString('base64')}`

const product = productOfFile({ env: { UNPAID_MB: '10' } })
let visitor = 0
const from = (address = `10.7.0.${visitor++}`) => ({ 'x-forwarded-for': address })

async function start(env: Record<string, string>): Promise<TestProduct> {
  const started = await createTestProduct({ env })
  await started.startJobs()
  onTestFinished(() => started.close())
  return started
}

const held = (on = product) => on.services.database.stores.unpaidRoom.held()
const letter = (email: string, bytes: number, headers = from(), on = product) => on.post('/contact/apply', { rfeEmail: email, rfeFile: text(bytes), rfeFileName: 'letter.txt' }, headers)
const contact = (email: string, on = product, headers = from()) => on.post('/api/contact/landing', { name: 'A', email, message: 'Hello' }, headers)
const place = async (on = product) => (await on.post('/api/orders/selfpetition-ai', aiBody(), from())).body as { reference: string; totalCents: number }
const form = (reference: string, more: Record<string, unknown> = {}, on = product) => on.post('/api/intake-applications', intakeBody('ana@mail.com', { orderReference: reference, ...more }), from())
const stored = async (on = product) => {
  let count = 0
  for await (const _ of on.services.files.list()) count++
  return count
}

test('files of strangers are refused at their field once their room is full, nothing of them stays, and words, health and paid orders go on', async () => {
  const answers: number[] = []
  for (let index = 0; index < 4; index++) answers.push((await letter(`flood${index}@mail.com`, 2.9 * MB)).status)
  expect(answers).toEqual([201, 201, 201, 503])
  expect(await stored()).toBe(3)
  const refused = await letter('late@mail.com', 2.9 * MB)
  expect(refused.body).toMatchObject({ kind: 'no-space', message: expect.stringContaining('Nothing you typed is lost'), fields: { rfeFile: expect.stringContaining('@') } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await contact('asks@mail.com')).status).toBe(201)
  expect((await product.get('/healthz')).status).toBe(200)

  const order = await place()
  const whole = { userResumeName: 'cv.txt', userResume: text(2.5 * MB) }
  const unpaid = await form(order.reference, whole)
  expect([unpaid.status, unpaid.body.kind, unpaid.body.fields]).toEqual([503, 'no-space', { userResume: expect.any(String) }])
  await product.webhook(paidEvent(order))
  expect((await form(order.reference, whole)).status).toBe(201)
  const ahead = await place()
  await product.webhook(paidEvent(ahead))
  expect((await product.post('/api/intake-drafts/files', { orderReference: ahead.reference, role: 'resume', name: 'cv.txt', data: text(2.5 * MB) }, from())).status).toBe(201)
  expect(product.faults).toEqual([])
})

test('health and metrics say so', async () => {
  const as = await signInAs(product, 'operator')
  const lines = (await (await product.get('/api/console/health', as)).json()) as { what: string; state: string; words: string }[]
  expect(lines.find(({ what }) => what === 'Forms before payment')).toMatchObject({ state: 'look', words: expect.stringContaining('87%') })
  const metrics = await (await product.get('/api/operator/metrics', { authorization: `Bearer ${METRICS_SECRET}` })).text()
  expect(metrics).toMatch(new RegExp(`^prongwise_unpaid_bytes ${await held()}$`, 'm'))
  expect(metrics).toMatch(/^prongwise_unpaid_bytes_max 10485760$/m)
})

test('what goes, is paid or is given to a paid order gives its room back', async () => {
  const room = await start({ UNPAID_MB: '10' })
  const { stores } = room.services.database
  await letter('goes@mail.com', MB, from(), room)
  await contact('stays@mail.com', room)
  expect(await held(room)).toBeGreaterThan(MB)
  const [lead] = (await stores.leads.newest(10)).filter(({ email }) => email === 'goes@mail.com')
  await stores.retention.deleteLeads([lead!.id])
  const little = await held(room)
  expect(little).toBeLessThan(10_000)

  const paid = await place(room)
  await room.post('/api/intake-drafts', { orderReference: paid.reference, answers: { userBackground: { profession: 'x'.repeat(20_000) } }, version: 0 }, from())
  await answerOrderForm(room.services, paid.reference, formOf({ intent: 'message', text: 'A question' }), 'somebody')
  expect((await form(paid.reference, { userResumeName: 'cv.txt', userResume: text(MB) }, room)).status).toBe(201)
  await room.post('/api/intake-drafts', { orderReference: paid.reference, answers: {}, version: 0 }, from())
  expect(await held(room)).toBeGreaterThan(little + MB)
  await room.webhook(paidEvent(paid))
  expect(await held(room)).toBe(little)

  const asking = await place(room)
  await answerOrderForm(room.services, asking.reference, formOf({ intent: 'message', text: 'A question' }), 'somebody')
  expect(await held(room)).toBeGreaterThan(little)
  const asked = await stores.orders.findByReference(asking.reference)
  await stores.deliverables.forgetWords([asked!.id])
  expect(await held(room)).toBe(little)

  // A form that named no order.
  expect((await room.post('/api/intake-applications', intakeBody('lost@mail.com', { userResumeName: 'cv.txt', userResume: text(MB) }), from())).status).toBe(201)
  expect(await held(room)).toBeGreaterThan(little + MB)
  const [lost] = (await stores.intakes.page({ unmatched: true }, { limit: 10 })).rows
  const as = await signInAs(room, 'operator')
  expect((await room.post(`/api/console/intakes/${lost!.id}/attachment`, { reference: paid.reference, cause: 'told by phone' }, as)).status).toBe(200)
  expect(await held(room)).toBe(little)
})

test('a visitor sends so much within an hour, and what was refused or is known already counts nothing', async () => {
  const hour = await start({ UNPAID_MB: '1000', UNPAID_MB_PER_HOUR: '6' })
  const mine = from('10.8.8.8')
  expect((await letter('one@mail.com', 2.9 * MB, mine, hour)).status).toBe(201)
  expect((await letter('one@mail.com', 2.9 * MB, mine, hour)).status).toBe(201)
  expect((await letter('two@mail.com', 2.9 * MB, mine, hour)).status).toBe(201)
  const refused = await letter('three@mail.com', 2.9 * MB, mine, hour)
  expect([refused.status, refused.body.kind, refused.body.fields]).toEqual([429, 'limited', { rfeFile: expect.stringContaining('Nothing you typed is lost') }])
  expect(refused.body.retryAfterSeconds).toBeGreaterThan(0)
  expect((await contact('small@mail.com', hour, mine)).status).toBe(201)
  expect((await letter('three@mail.com', 2.9 * MB, from(), hour)).status).toBe(201)
})

test('started forms of unpaid orders have the same room, and a started form that shrinks is always kept', async () => {
  const small = await start({ UNPAID_MB: '1' })
  const filled = (letters: number) =>
    Object.fromEntries(Object.entries(intakeAnswersSchema.shape).map(([group, { shape }]) => [group, Object.fromEntries(Object.keys(shape).map((field) => [field, 'x'.repeat(letters)]))]))
  const draft = (reference: string, letters: number, version = 0) => small.post('/api/intake-drafts', { orderReference: reference, answers: filled(letters), version }, from())
  const [first, other] = [await place(small), await place(small)]
  expect((await draft(first.reference, 9000)).status).toBe(200)
  expect((await draft(other.reference, 9000)).body.kind).toBe('no-space')
  expect(await small.services.database.stores.intakeDrafts.find((await small.services.database.stores.orders.findByReference(other.reference))!.id)).toBeNull()
  expect((await draft(first.reference, 10, 1)).status).toBe(200)
  expect((await draft(other.reference, 9000)).status).toBe(200)
  expect((await draft(first.reference, 9000, 2)).status).toBe(503)
  await small.webhook(paidEvent(first))
  expect((await draft(first.reference, 9000, 2)).status).toBe(200)
})

test('full of strangers, it takes what who is signed in writes; full of that too, what a customer who paid writes', async () => {
  const small = await start({ UNPAID_MB: '1' })
  const long = (who: string, headers: Record<string, string>) => small.post('/contact/account', { message: `${who} ${'words '.repeat(3000)}` }, { ...headers, ...from() })
  const signedIn = await signInAs(small, 'customer', 'asks@mail.com', from)
  /** Messages of strangers, each under its own address, until one is refused. */
  const flood = async (message: string) => {
    for (let no = 0; ; no++) if ((await small.post('/api/contact/landing', { name: 'A', email: `${no}@mail.com`, message }, from())).status === 503) return
  }
  await flood('words '.repeat(3000))
  await flood('Hello')
  expect((await small.post('/contact/account', { message: 'A short question' }, { ...signedIn, ...from() })).status).toBe(201)
  expect((await long('asks', signedIn)).body.kind).toBe('no-space')

  const order = await place(small)
  await small.webhook(paidEvent(order))
  const paid = await signInAs(small, 'customer', 'ana.sample@example.com', from)
  const before = await held(small)
  expect((await long('paid', paid)).status).toBe(201)
  expect(await held(small)).toBe(before)
  for (let no = 0; no < 19; no++) await small.services.limits.consume(ACCOUNT_MESSAGE_LIMIT, 'ana.sample@example.com')
  expect((await long('more', paid)).body).toMatchObject({ kind: 'limited', message: expect.stringContaining('Nothing you typed is lost'), retryAfterSeconds: expect.any(Number) })
})

test('what an installation held before is counted as what comes', async () => {
  const open = await openTestDatabase()
  const earlier = await createTestProduct({ open })
  onTestFinished(() => earlier.close())
  await earlier.startJobs()
  const [paid, unpaid] = [await place(earlier), await place(earlier)]
  await earlier.webhook(paidEvent(paid))
  for (const { reference } of [paid, unpaid]) expect((await form(reference, { userResumeName: 'cv.txt', userResume: text(MB) }, earlier)).status).toBe(201)
  await earlier.post('/api/intake-drafts', { orderReference: unpaid.reference, answers: {}, version: 0 }, from())
  await letter('before@mail.com', MB, from(), earlier)
  await contact('before@mail.com', earlier)
  const counted = await held(earlier)
  await open.connection.execute(sql`truncate unpaid_room`)
  const [, ...fill] = readFileSync('adapters/db/migrations/0033_unpaid-room.sql', 'utf8').split('INSERT INTO')
  for (const statement of fill) await open.connection.execute(sql.raw(`INSERT INTO${statement.replace('--> statement-breakpoint', '')}`))
  expect(await held(earlier)).toBe(counted)
})
