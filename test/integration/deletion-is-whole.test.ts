/** After a deletion, and when all periods are over, nothing that a person wrote is found anywhere: every table, every column, every stored file. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { createTestProduct, NO_PROMOTION, openTestDatabase, paidEvent, type TestProduct } from '../harness.ts'
import { intakeBody, pdfOf } from '../intake-body.ts'
import { caseOf } from '../petitions/case-of.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { signInAs } from '../roles.ts'
import { deliver, owedBy } from '../deliver.ts'
import { p } from '../../domain/documents/blocks.ts'
import type { DraftBlock } from '../../domain/petition/draft.ts'
import { UPLOAD_CHUNK_BYTES } from '../../domain/uploads/order-uploads.ts'
import { addReadyFile } from '../../usecases/release-delivery.ts'
import { answerDelivery } from '../../usecases/answer-delivery.ts'
import { receiveMail } from '../../usecases/receive-mail.ts'
import { writeToCustomer, writeToOperator } from '../../usecases/order-messages.ts'
import { viewDataRequest } from '../../usecases/request-data.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { EMPTY_CASE } from '../../domain/own-case/own-case.ts'
import { saveOwnCase } from '../../usecases/own-case.ts'
import { addWriter, viewWriters } from '../../usecases/manage-writers.ts'
import { saveAnswers, saveLetterText, viewWriterPage } from '../../usecases/write-reference-letter.ts'
import { bookTime, viewConsultation } from '../../usecases/consultations.ts'
import { ORDER_FILES } from '../../usecases/order-uploads.ts'
import { readPlan } from '../../usecases/review-plan.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { orderFiles, requestPackage } from '../../usecases/order-files.ts'

const HOUR = 3_600_000
// Only a hang is a failure: each test uses the whole product and reads every table.
vi.setConfig({ testTimeout: 300_000 })
let product: TestProduct
let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ open })
  await product.startJobs()
})
afterAll(() => product.close())

let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.8.${Math.floor(visitor / 250)}.${visitor++ % 250}` })
const stores = () => product.services.database.stores

const rowsOf = <Row>(answer: unknown) => (answer as { rows: Row[] }).rows

/** The tables, as `schema.table`, with a row that holds the words in any column. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = rowsOf<{ schema: string; name: string }>(
    await open.connection.execute(sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`),
  )
  expect(tables.length).toBeGreaterThan(25)
  const found: string[] = []
  for (const { schema, name } of tables) {
    // Bytes come out as hexadecimal digits: they are looked for in that form too.
    const hex = Buffer.from(words).toString('hex')
    const [row] = rowsOf<{ number: number }>(
      await open.connection.execute(sql`select count(*)::int as number from ${sql.identifier(schema)}.${sql.identifier(name)} as t
        where position(lower(${words}) in lower(t::text)) > 0 or position(${hex} in t::text) > 0`),
    )
    if (row!.number > 0) found.push(`${schema}.${name}`)
  }
  return found
}

/**
 * Columns with room for words that hold none of a customer: kinds and states, ids, hashes, words of ours and of operators, and
 * the addresses that stay. Every other one must be shown to hold the words before the deletion, and a new one stands here or there.
 */
const NO_CUSTOMERS_WORDS: Record<string, string> = {
  account_connections: 'mark',
  account_events: 'actor what',
  composed_runs: 'person run',
  consultation_times: 'place',
  data_requests: 'email kind token_hash',
  day_paths: 'source',
  day_people: 'person source',
  deletion_log: 'cause kind row_id',
  deliverable_comments: 'actor kind',
  deliverables: 'kind state waits_for',
  deliveries: 'actor how',
  event_counts: 'event',
  exports: 'actor filters list',
  file_accesses: 'actor',
  files: 'media_type owner_kind role sha256 storage_key',
  hidden_reviews: 'author',
  intakes: 'idempotency_key matched_by',
  leads: 'answered_by dedupe_key source',
  mail_stops: 'email',
  mails: 'dedupe_key last_error state template',
  model_drafts: 'id model outcome rules task',
  operator_actions: 'actor what',
  order_events: 'actor from_state to_state',
  order_messages: 'actor from_side mail_key via',
  order_notes: 'actor',
  order_refunds: 'refund_id',
  order_sources: 'person source',
  orders: 'discount idempotency_key lines link_key paid_currency paused_reason payment_intent_id payment_provider payment_session_id payment_url product promo_code reference state',
  password_resets: 'code_hash purpose',
  payment_catalog: 'key kind mode provider_id url',
  payment_events: 'id outcome provider type',
  petition_blocks: 'block_id',
  petition_cases: 'seed',
  petition_comments: 'answered_by block_id',
  petition_releases: 'report',
  petition_revisions: 'actor outline',
  petition_waivers: 'actor',
  promo_codes: 'code kind product',
  rate_limits: 'key',
  recovery_codes: 'code_hash',
  reference_writers: 'exhibit_id kind link_key',
  reviews: 'author origin text time title',
  sandbox_payments: 'cancel_url description id order_reference state success_url',
  second_factors: 'pending_secret secret',
  sessions: 'token_hash',
  uploads: 'need sha256',
  users: 'password_hash role roles',
  work_times: 'actor step',
}

/** Columns with room for words, as `table.column`. With words: those that hold them. */
async function columns(words?: readonly string[]): Promise<string[]> {
  const all = rowsOf<{ table: string; column: string }>(
    await open.connection.execute(sql`select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea') order by 1, 2`),
  )
  const found: string[] = []
  for (const { table, column } of all) {
    const name = sql`lower(${sql.identifier(column)}::text)`
    const holds = (words ?? []).map((word) => sql`position(${word.toLowerCase()} in ${name}) > 0`)
    const [row] =
      words === undefined
        ? [{ number: 1 }]
        : rowsOf<{ number: number }>(await open.connection.execute(sql`select count(*)::int as number from ${sql.identifier(table)} where ${sql.join(holds, sql` or `)}`))
    if (row!.number > 0) found.push(`${table}.${column}`)
  }
  return found
}

async function filesWith(words: string): Promise<number> {
  let found = 0
  for await (const { key } of product.services.files.list()) {
    if (Buffer.from((await product.services.files.get(key)) ?? []).includes(words)) found++
  }
  return found
}

async function place(path: string, email: string, word: string, userAddons?: Record<string, unknown>) {
  const { status, body } = await product.post(
    `/api/orders/${path}`,
    {
      userData: { email },
      userDisclaimers: { disclaimer1: true, disclaimer2: true },
      userProngs: { prong1: true },
      userProfession: { pilot: true, general: true, userInput: word },
      userEmployment: { employee: true },
      userEndeavorOption: { endeavorTitle: `${word} endeavor`, endeavorOption: `${word} text`, useSelectedEndeavor: 'yes' },
      ...(userAddons === undefined ? {} : { userAddons }),
    },
    from(),
  )
  expect(status).toBe(201)
  return body as { reference: string; totalCents: number; paymentUrl: string }
}

const payer = (email: string, word: string) => ({ customer_details: { email, name: word, address: { line1: word } }, customer_email: email })

async function linkFor(email: string): Promise<string> {
  await product.post('/api/data-requests', { email, kind: 'delete' }, from())
  const mail = (await stores().mails.newest(500)).find((found) => found.toAddress === email && found.template === 'data-link')
  return String(mail?.props['url']).split('/privacy/requests/')[1]!
}

/** What the orders' pages and the studio keep: messages both ways and by mail, files in pieces, deliveries with words, facts and drafts. */
async function leaveWork(email: string, word: string, { ai, rfe }: Record<'ai' | 'rfe', { reference: string }>) {
  const at = new Date(NO_PROMOTION)
  const { services } = product
  const idOf = async (reference: string) => (await stores().orders.findByReference(reference))!.id
  const aiId = await idOf(ai.reference)
  await writeToOperator(services, { reference: ai.reference, text: word, visitor: 'customer' })
  await writeToCustomer(services, { reference: ai.reference, text: word, actor: 'operator:a@mail.com' })
  const door = {
    addresses: { addressOf: () => '', read: () => ({ orderId: aiId, isOf: () => true }), isOurs: () => false },
    isOwn: () => false,
    isProven: () => true,
  }
  for (const sender of [email, `${word.toLowerCase()}@stranger.example`])
    await receiveMail({ ...services, inboundMail: door }, { messageId: `<${sender}>`, from: sender, to: ['thread'], text: word, headers: [], attachments: 0 })

  const path = `/api/orders/${rfe.reference}/uploads`
  const bytes = Buffer.from(`%PDF-1.7\n${word}`)
  for (const whole of [bytes, Buffer.concat([bytes, Buffer.alloc(UPLOAD_CHUNK_BYTES)])]) {
    const begun = await product.post(path, { need: 'rfe-letter', name: `${word}.pdf`, bytes: whole.length, sha256: createHash('sha256').update(whole).digest('hex') })
    const piece = await product.request(`${path}/${begun.body.upload.id}/chunks?start=0`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(whole.subarray(0, UPLOAD_CHUNK_BYTES)),
    })
    expect(piece.status).toBe(200)
    // The second one stops on its way.
    if (whole === bytes) expect((await product.post(`${path}/${begun.body.upload.id}/completion`, {})).status).toBeLessThan(300)
  }

  const deliveryId = await deliver(services, ai.reference, 'first-draft', word)
  const owed = await owedBy(services, ai.reference, 'full-petition')
  expect((await addReadyFile(services, { reference: ai.reference, deliverableId: owed.id, name: `${word}.txt`, bytes: new TextEncoder().encode(word) })).kind).toBe('ready')
  expect((await answerDelivery(services, { reference: ai.reference, deliveryId, kind: 'revision', text: word })).kind).toBe('done')

  await expect.poll(async () => (await stores().petitions.find(aiId))?.file.facts.length ?? 0).toBeGreaterThan(0)
  const block = { id: 'b', section: 'opening', block: p(word), origin: 'operator', basis: {}, composed: null, standard: null, reviewed: false, beside: null } as unknown as DraftBlock
  await stores().petitions.addRevision({ orderId: aiId, number: 1, at, actor: 'operator:a@mail.com', cause: word, outline: ['b'] }, [block])
  const comment = { id: services.chance.id(), orderId: aiId, at }
  await stores().petitions.addComment({ ...comment, revision: 1, blockId: 'b', text: word, answer: null, answeredAt: null, answeredBy: null })
  expect(await stores().petitions.answerComment({ ...comment, answer: word, actor: 'operator:a@mail.com' })).toBe(true)
  await stores().petitions.waive({ orderId: aiId, key: word, reason: word, actor: 'operator:a@mail.com', at })
}

/** A petition with everything that is bought beside it: a letter of a writer, a review of a plan, an hour with a consultant. */
async function leaveExtras(email: string, word: string) {
  const { services } = product
  const at = new Date(NO_PROMOTION)
  const placed = await place('selfpetition-ai', email, word, { referenceLettersNumber: 1, businessPlan: true, consultation: true })
  await product.webhook(paidEvent(placed, { session: payer(email, word) }))
  const { reference } = placed
  const order = (await stores().orders.findByReference(reference))!
  await stores().petitions.put({ orderId: order.id, file: caseOf(WATER_ENGINEER), seed: null, version: 1, updatedAt: at })
  expect(await addWriter(services, { reference, name: word, position: word, relation: word, petitioner: word, kind: 'association', actor: 'customer' })).toMatchObject({ kind: 'added' })
  const token = (await viewWriters(services, reference))!.writers[0]!.link!.split('/letters/')[1]!
  expect(await saveAnswers(services, token, { answers: { tie: word, before: word } })).toMatchObject({ kind: 'done' })
  expect(await saveLetterText(services, token, { text: word, version: (await viewWriterPage(services, token))!.version })).toMatchObject({ kind: 'done' })

  await open.connection.execute(sql`update reference_writers set adopted = ${JSON.stringify({ name: word, at: at.toISOString(), version: 1 })}::jsonb where order_id = ${order.id}`)
  // A form that was begun and not sent.
  expect((await product.post('/api/intake-drafts', { orderReference: reference, version: 0, answers: { userBackground: { company: word } } })).status).toBeLessThan(300)

  await stores().files.insert([
    {
      id: services.chance.id(),
      ownerKind: ORDER_FILES,
      ownerId: order.id,
      role: 'business-plan',
      name: `${word}.pdf`,
      mediaType: 'application/pdf',
      bytes: word.length,
      sha256: 'a'.repeat(64),
      storageKey: await services.files.put(Buffer.from(word)),
      createdAt: at,
    },
  ])
  const readPlanText = async () => ({ kind: 'read' as const, paragraphs: [{ page: 1, text: `${word} will create 45 jobs.` }] })
  expect(await readPlan({ ...services, documents: { readPlan: readPlanText } as never }, { reference, actor: 'operator:a@mail.com' })).toEqual({ kind: 'done' })

  const compared = { by: 'words' as const, paragraphs: 1, tracked: 0, changes: [] }
  await stores().petitions.putReturned({
    orderId: order.id,
    returned: { fileId: services.chance.id(), fileName: `${word}.docx`, sha256: 'b'.repeat(64), revision: 1, problem: null, compared },
    version: 1,
    updatedAt: at,
  })

  for (const cause of ['read the Word file that came back', 'handed in a Word file of the letter that came back'])
    await stores().orders.recordEvent(order, { at, actor: 'operator:a@mail.com', cause: `${cause}: ${word}.docx` })

  const consultant = await signInAs(product, 'operator', 'held-by@mail.com', from)
  const startsAt = new Date(NO_PROMOTION + 240 * HOUR).toISOString()
  expect((await product.post('/api/console/times', { startsAt: [startsAt], place: 'room' }, consultant)).status).toBe(201)
  const [free] = (await viewConsultation(services, reference))!.free
  expect((await bookTime(services, { reference, timeId: free!.id })).kind).toBe('booked')
  await expect.poll(async () => (await stores().mails.page({ unsettled: 'queued' }, { limit: 1 })).rows.length).toBe(0)
  return { reference, token }
}

/** Someone who has used everything there is, and wrote one word everywhere. */
async function leaveTraces(email: string, word: string) {
  const as = await signInAs(product, 'consultant', email, from)
  await product.patch('/tutors/bio', { bio: word }, as)
  expect((await product.patch('/users', { firstName: word, lastName: word }, as)).status).toBe(200)
  await product.post('/api/contact/landing', { name: word, email, message: word }, from())
  await product.post('/contact/apply', { rfeEmail: email, rfeFile: pdfOf(word), rfeFileName: `${word}.pdf` }, from())
  await product.post('/api/rfe-evaluations', { email, letter: pdfOf(word), letterName: `${word}.pdf` }, from())
  const [diy, ai, rfe, unpaid] = [
    await place('niw-diy', email, word),
    await place('selfpetition-ai', email, word),
    await place('rfe-response', email, word),
    await place('selfpetition-ai', email, word),
  ]
  for (const order of [diy, ai, rfe]) await product.webhook(paidEvent(order, { session: payer(email, word) }))
  await product.webhook(paidEvent(unpaid, { type: 'checkout.session.expired', session: payer(email, word) }))
  // The page of the built-in provider was used: its news waits in the queue, and its event came for an order that we do not know.
  await product.services.sandbox?.act(unpaid.paymentUrl.split('/').at(-1)!, 'fail')
  await product.webhook(paidEvent({ reference: `PW-NONE-${visitor}`, totalCents: 1 }, { session: payer(email, word) }))
  await product.webhook({ id: `evt_unread_${visitor}`, type: 'checkout.session.completed', created: 'soon', data: { object: payer(email, word) } })
  expect(
    await saveOwnCase(product.services, {
      reference: diy.reference,
      version: 0,
      own: {
        ...EMPTY_CASE,
        name: word,
        endeavor: word,
        exhibits: [{ id: 'e1', title: word, proves: ['Prong 1'], date: '', state: 'have', existed: 'unknown', translation: 'not-needed' }],
        claims: [{ id: 'c1', text: word, proves: 'Prong 1', exhibits: ['e1'] }],
      },
    }),
  ).toMatchObject({ kind: 'saved' })
  await product.post('/api/intake-drafts', { orderReference: ai.reference, version: 0, answers: { userBackground: { company: word } } })
  const form = { userProposedEndeavor: { roleDesc: word }, userResumeName: `${word}.pdf`, userResume: pdfOf(word), userBackground: { email, profession: word, company: word, linkedin: word } }
  await product.post('/api/intake-applications', intakeBody(email, { ...form, orderReference: ai.reference }), from())
  await product.post('/api/intake-applications', intakeBody(email, form), from())
  await product.post('/api/intake-applications', intakeBody(`other-${email}`, { ...form, userBackground: { ...form.userBackground, email: `other-${email}` }, orderReference: ai.reference }), from())
  for (const { id } of await stores().orders.findByEmail(email)) await stores().orders.addNote(id, { at: new Date(NO_PROMOTION), actor: 'operator:a@mail.com', text: word })
  await expect.poll(async () => (await stores().orders.findByReference(diy.reference))?.state).toBe('delivered')
  await expect.poll(async () => (await stores().mails.page({ unsettled: 'queued' }, { limit: 1 })).rows.length).toBe(0)
  return { diy, ai, rfe, unpaid }
}

test('nothing that the person wrote is left in any table or file, and the address only where it must stay', async () => {
  const [email, word] = ['quokka.person@mail.com', 'Quokkaphonics']
  const { diy, ai, rfe } = await leaveTraces(email, word)
  await leaveWork(email, word, { ai, rfe })
  const { token } = await leaveExtras(email, word)
  // Every place that holds words holds these.
  const holding = [
    'deliverable_comments',
    'deliveries',
    'files',
    'intakes',
    'leads',
    'mails',
    'order_messages',
    'order_notes',
    'orders',
    'own_cases',
    'petition_blocks',
    'petition_cases',
    'petition_comments',
    'petition_returns',
    'petition_revisions',
    'petition_waivers',
    'plan_reviews',
    'reference_writers',
    'uploads',
  ]
  expect(await tablesWith(word)).toEqual(expect.arrayContaining(holding.map((name) => `public.${name}`)))
  const without = Object.entries(NO_CUSTOMERS_WORDS).flatMap(([table, names]) => names.split(' ').map((column) => `${table}.${column}`))
  const held = await columns([word, email])
  expect(
    without.filter((column) => held.includes(column) && !column.endsWith('.email')),
    'columns that do hold words',
  ).toEqual([])
  expect([...held, ...without.filter((column) => !held.includes(column))].sort(), 'every column stands in the list or was shown to hold words').toEqual((await columns()).sort())
  expect(await filesWith(word)).toBeGreaterThan(2)
  const { status, body } = await product.post(`/api/data-requests/${await linkFor(email)}/deletion`, { packages: false })
  expect(status).toBe(200)
  expect(await tablesWith(word)).toEqual([])
  expect(await filesWith(word)).toBe(0)
  // The confirmation is on its way: its job names its id only.
  expect(await tablesWith(email)).toEqual(['public.data_requests', 'public.mails', 'public.orders'])
  expect((await stores().mails.ofAddress(email, 100)).map(({ template }) => template).sort()).toEqual([
    'data-deleted',
    'order-confirmation',
    'order-confirmation',
    'order-confirmation',
    'order-confirmation',
  ])
  // What was mailed to others names them no more.
  expect((await stores().mails.newest(500)).filter(({ toAddress, props, text }) => toAddress !== email && JSON.stringify([props, text]).includes(email))).toEqual([])
  expect(await viewWriterPage(product.services, token)).toBeNull()
  // What comes later says nothing new of the person.
  await product.webhook(paidEvent(ai, { session: payer(email, word) }))
  expect(await tablesWith(word)).toEqual([])
  // What was paid and made is there, and its page says so.
  expect(await orderFiles(product.services, diy.reference)).toMatchObject({ kind: 'ready' })
  expect(body.kept).toEqual(['4 paid orders with receipts (accounting, 7 years)', '1 package you paid for, on the page of its order'])
  expect(product.faults.filter((fault) => !/webhook/.test(fault))).toEqual([])
})

test('a paid package goes only where its owner says so, and its page then promises none', async () => {
  const [email, word] = ['numbat.person@mail.com', 'Numbatology']
  const { diy } = await leaveTraces(email, word)
  const token = await linkFor(email)
  expect(await viewDataRequest(product.services, token)).toMatchObject({ summary: { packages: 1 } })
  const order = (await stores().orders.findByReference(diy.reference))!
  const [file] = await stores().files.ofOwner('package', order.id)
  const { body } = await product.post(`/api/data-requests/${token}/deletion`, { packages: true })
  expect(body.deleted).toContain('1 package')
  expect(await product.services.files.get(file!.storageKey!)).toBeNull()
  expect(await orderFiles(product.services, diy.reference)).toEqual({ kind: 'deleted', at: NO_PROMOTION })
  // No job and no customer brings it back; an operator who is asked for it does.
  expect(await requestPackage(product.services, diy.reference, 'customer')).toBe('not-possible')
  expect(await requestPackage(product.services, diy.reference, 'operator', 'operator:a@mail.com')).toBe('queued')
  await expect.poll(async () => (await orderFiles(product.services, diy.reference))?.kind).toBe('ready')
})

test('an order in work whose form was deleted promises nothing, tells the operator, and goes on with a new form', async () => {
  const [email, word] = ['bilby.person@mail.com', 'Bilbymetrics']
  const { ai } = await leaveTraces(email, word)
  expect(await viewOrder(product.services, ai.reference)).toMatchObject({ state: 'in_production', dueAt: NO_PROMOTION + 48 * HOUR, hasIntake: true })
  await product.post(`/api/data-requests/${await linkFor(email)}/deletion`, {})
  const stopped = await viewOrder(product.services, ai.reference)
  expect(stopped).toMatchObject({ dueAt: null, hasIntake: false, pausedReason: expect.stringContaining('deleted at your request') })
  expect(stopped?.selections).not.toHaveProperty('userEndeavorOption')
  const notices = (await stores().mails.newest(50)).filter(({ template, props }) => template === 'operator-payment-notice' && JSON.stringify(props).includes(ai.reference))
  expect(notices.map(({ props }) => props['heading'])).toContain('A customer had the data of an order in work deleted')
  product.clock.set(NO_PROMOTION + 100 * HOUR)
  await product.post('/api/intake-applications', intakeBody(email, { orderReference: ai.reference }), from())
  expect(await viewOrder(product.services, ai.reference)).toMatchObject({ state: 'in_production', dueAt: NO_PROMOTION + 148 * HOUR, pausedReason: null, hasIntake: true })
  product.clock.set(NO_PROMOTION)
})

test('an order whose payment is on its way waits for it', async () => {
  const email = 'pending.person@mail.com'
  const order = await place('selfpetition-ai', email, 'Pending')
  await product.webhook(paidEvent(order, { session: { payment_status: 'unpaid' } }))
  expect(await stores().orders.findByReference(order.reference)).toMatchObject({ state: 'payment_pending' })
  await product.post(`/api/data-requests/${await linkFor(email)}/deletion`, {})
  await product.webhook(paidEvent(order, { type: 'checkout.session.async_payment_succeeded' }))
  expect(await stores().orders.findByReference(order.reference)).toMatchObject({ state: 'paid' })
})

test('ten years later nothing is left of anybody but the accounts, which their owners delete', async () => {
  const [email, word] = ['potoroo.person@mail.com', 'Potorooskopy']
  const { diy, ai, rfe, unpaid } = await leaveTraces(email, word)
  const states = async () => Promise.all([diy, ai, rfe, unpaid].map(async ({ reference }) => (await stores().orders.findByReference(reference))?.state))
  expect(await states()).toEqual(['delivered', 'in_production', 'paid', 'placed'])
  const [year, day] = [365.25 * 24 * HOUR, 24 * HOUR]
  try {
    // An order in work keeps its form for the time in which it may go on; the unpaid one is over.
    product.clock.set(NO_PROMOTION + 200 * day)
    await cleanUp(product.services)
    expect(await states()).toEqual(['delivered', 'in_production', 'paid', undefined])
    expect(await viewOrder(product.services, ai.reference)).toMatchObject({ hasIntake: true })
    product.clock.set(NO_PROMOTION + 361 * day)
    await cleanUp(product.services)
    expect(await viewOrder(product.services, ai.reference)).toMatchObject({ hasIntake: false })
    // What was bought and paid stays for seven years, with its package.
    product.clock.set(NO_PROMOTION + 6.9 * year)
    await cleanUp(product.services)
    expect(await states()).toEqual(['delivered', 'in_production', 'paid', undefined])
    expect(await orderFiles(product.services, diy.reference)).toMatchObject({ kind: 'ready' })
    product.clock.set(NO_PROMOTION + 10 * year)
    await cleanUp(product.services)
  } finally {
    product.clock.set(NO_PROMOTION)
  }
  expect(await states()).toEqual([undefined, undefined, undefined, undefined])
  expect(await filesWith(word)).toBe(0)
  expect(await filesWith(diy.reference)).toBe(0)
  expect(await tablesWith(diy.reference)).toEqual([])
  expect(await tablesWith(word)).toEqual(['public.tutor_profiles', 'public.users'])
  expect(await tablesWith(email)).toEqual(['public.users'])
})
