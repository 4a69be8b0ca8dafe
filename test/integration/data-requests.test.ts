import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { paidAiOrder } from '../ai-order.ts'
import { mailJobsDone, NO_PROMOTION, paidEvent } from '../harness.ts'
import { personData } from '../person-data.ts'
import { intakeBody } from '../intake-body.ts'
import { ROLE_PASSWORD, signInAs } from '../roles.ts'
import { emptyCase } from '../../domain/petition/case-file.ts'
import { reviewPlan } from '../../domain/plan-review/plan-review.ts'
import { addWriter } from '../../usecases/manage-writers.ts'
import { downloadData, viewDataRequest } from '../../usecases/request-data.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { productOfFile, visitorsFrom } from '../product-of-file.ts'

const DAY = 86_400_000
const product = productOfFile()
const from = visitorsFrom('10.1.0')

const stores = () => product.services.database.stores
const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.4 a letter').toString('base64')}`

/** Someone with a message, a letter, an unpaid and a paid order with its form. */
async function leaveTraces(email: string) {
  await product.post('/api/contact/landing', { name: 'Maria', email, message: 'Hello' }, from())
  await product.post('/contact/apply', { rfeEmail: email, rfeFile: pdf, rfeFileName: 'letter.pdf' }, from())
  const order = {
    userData: { email },
    userDisclaimers: { disclaimer1: true, disclaimer2: true },
    userAddons: { referenceLettersNumber: 0, consultation: false, businessPlan: false },
  }
  await product.post('/api/orders/selfpetition-ai', order)
  const { body: paid } = await product.post('/api/orders/selfpetition-ai', order)
  await product.webhook(paidEvent(paid))
  await product.post('/api/intake-applications', intakeBody(email, { userAdditionalFiles: [{ name: 'degree.pdf', data: pdf }], orderReference: paid.reference }))
}

async function linkFor(email: string, kind: 'download' | 'delete'): Promise<string> {
  expect((await product.post('/api/data-requests', { email, kind }, from())).status).toBe(202)
  const mail = (await stores().mails.newest(500)).find((found) => found.toAddress === email && found.template === 'data-link' && found.props['kind'] === kind)
  return String(mail?.props['url']).split('/privacy/requests/')[1]!
}

test('the link to the mailbox downloads everything that is stored, files included', async () => {
  await leaveTraces('all@mail.com')
  const token = await linkFor('all@mail.com', 'download')
  expect(await viewDataRequest(product.services, token)).toMatchObject({ kind: 'download', summary: { orders: 2, keptOrders: 1, intakes: 1, messages: 2, files: 2 } })
  const answer = await product.get(`/api/data-requests/${token}/download`)
  expect(answer.status).toBe(200)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.keys(files).sort()).toEqual(['data.json', 'files/1-letter.pdf', 'files/2-degree.pdf'])
  const data = JSON.parse(new TextDecoder().decode(files['data.json']))
  expect(data.intakes[0].answers.userBackground.profession).toBe('Nurse')
  expect(JSON.stringify(data.files)).not.toContain('storageKey')
})

test('the download holds the letters of writers: named at once, in their words when they are adopted, and never what opens their page', async () => {
  const email = 'petitioner@mail.com'
  const reference = await paidAiOrder(product, email, from(), { referenceLettersNumber: 1 })
  expect(
    await addWriter(product.services, {
      reference,
      name: 'Joan Ferris',
      position: 'Director',
      relation: 'Met at a fair',
      petitioner: 'Amara Bell',
      kind: 'association',
      actor: 'customer',
    }),
  ).toMatchObject({ kind: 'added' })
  const order = (await stores().orders.findByReference(reference))!
  const [writer] = await stores().writers.ofOrder(order.id)
  await stores().writers.put({ ...writer!, answers: { tie: 'I direct engineering.' }, text: 'I have known her since 2019.' })
  const downloaded = async () => {
    const answer = await product.get(`/api/data-requests/${await linkFor(email, 'download')}/download`, from())
    return JSON.stringify(JSON.parse(new TextDecoder().decode(unzipSync(new Uint8Array(await answer.arrayBuffer()))['data.json'])).writers)
  }
  const typed = await downloaded()
  expect(typed).toContain('Joan Ferris')
  expect(typed).not.toMatch(/I direct|since 2019/)
  expect(typed).not.toContain(writer!.linkKey)
  await stores().writers.put({ ...writer!, text: 'I have known her since 2019.', adopted: { name: 'Joan Ferris', at: '2026-01-05T12:00:00.000Z', version: 1 } })
  expect(await downloaded()).toContain('since 2019')
})

test('the download holds what the customer said of paragraphs with its answers, and the review of their plan', async () => {
  const email = 'commented@mail.com'
  const { body } = await product.post(
    '/api/orders/selfpetition-ai',
    { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0, businessPlan: true } },
    from(),
  )
  await product.webhook(paidEvent(body))
  const order = (await stores().orders.findByReference(body.reference))!
  const at = new Date(NO_PROMOTION)
  await stores().petitions.put({ orderId: order.id, file: emptyCase(), seed: null, version: 1, updatedAt: at })
  const id = product.services.chance.id()
  await stores().petitions.addComment({ id, orderId: order.id, revision: 1, blockId: 'p2/plan/f1', text: 'The date is wrong.', at, answer: null, answeredAt: null, answeredBy: null })
  await stores().petitions.answerComment({ orderId: order.id, id, answer: 'It is March now.', at, actor: 'operator:dana@mail.com' })
  const review = reviewPlan({ fileName: 'plan.pdf', sha256: 'a'.repeat(64), endeavor: 'to test feeders', paragraphs: [{ page: 1, text: 'The company will create 45 jobs.' }] })
  await stores().petitions.putPlanReview({ orderId: order.id, review, version: 1, updatedAt: at })
  const answer = await product.get(`/api/data-requests/${await linkFor(email, 'download')}/download`)
  const text = new TextDecoder().decode(unzipSync(new Uint8Array(await answer.arrayBuffer()))['data.json'])
  const { petitions } = JSON.parse(text) as { petitions: unknown[] }
  expect(petitions).toMatchObject([
    {
      comments: [{ blockId: 'p2/plan/f1', text: 'The date is wrong.', answer: 'It is March now.' }],
      planReview: { fileName: 'plan.pdf', paragraphs: [{ text: 'The company will create 45 jobs.' }], remarks: expect.arrayContaining([expect.objectContaining({ rule: 'jobs' })]) },
    },
  ])
  expect(text).not.toContain('dana@mail.com')
})

test('a deletion takes messages, forms, files and unpaid orders, keeps the paid order, and happens once', async () => {
  await leaveTraces('gone@mail.com')
  const held = await personData(stores(), 'gone@mail.com')
  const token = await linkFor('gone@mail.com', 'delete')
  expect(await downloadData(product.services, token)).toBeNull()
  const { status, body } = await product.post(`/api/data-requests/${token}/deletion`, {})
  expect(status).toBe(200)
  expect(body.deleted).toEqual(['1 unpaid order', '1 input form', '2 messages or requests'.replace('messages or requests', 'messages and requests'), expect.stringMatching(/emails$/), '2 files'])
  const left = await personData(stores(), 'gone@mail.com')
  expect([left.orders.length, left.intakes.length, left.leads.length, left.files.length]).toEqual([1, 0, 0, 0])
  expect(left.mails.map((mail) => mail.template).sort()).toEqual(['data-deleted', 'order-confirmation'])
  for (const { storageKey } of held.files) expect(await product.services.files.get(storageKey!)).toBeNull()
  expect((await product.post(`/api/data-requests/${token}/deletion`, {})).status).toBe(404)
  expect((await stores().retention.deletions(50)).filter(({ cause }) => cause === 'request').length).toBeGreaterThan(5)
})

test('a link ends after a day, and a made-up one never works', async () => {
  const token = await linkFor('late@mail.com', 'download')
  product.clock.set(NO_PROMOTION + DAY)
  expect((await product.get(`/api/data-requests/${token}/download`)).status).toBe(404)
  product.clock.set(NO_PROMOTION)
  expect((await product.get(`/api/data-requests/${'x'.repeat(32)}/download`)).status).toBe(404)
})

test('the answer does not tell whether an address is known', async () => {
  const known = await product.post('/api/data-requests', { email: 'all@mail.com', kind: 'download' }, from())
  const unknown = await product.post('/api/data-requests', { email: 'never-seen@mail.com', kind: 'download' }, from())
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
})

test('the files of a download are opened one after the other, as they are sent', async () => {
  await leaveTraces('large@mail.com')
  const token = await linkFor('large@mail.com', 'download')
  const open = vi.spyOn(product.services.files, 'open')
  onTestFinished(() => open.mockRestore())
  const answer = await product.get(`/api/data-requests/${token}/download`, from())
  expect(open.mock.calls.length).toBeLessThan(2)
  expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer()))).length).toBe(3)
  expect(open.mock.calls.length).toBe(2)
})

test('a link is good for a few downloads from one connection in ten minutes', async () => {
  await leaveTraces('again@mail.com')
  const token = await linkFor('again@mail.com', 'download')
  const connection = from()
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await product.get(`/api/data-requests/${token}/download`, connection)).status))
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('an order that is paid while the data of its customer are deleted stays', async () => {
  const email = 'paying@mail.com'
  await leaveTraces(email)
  const unpaid = (await stores().orders.findByEmail(email)).find(({ paidAt }) => paidAt === null)!
  const token = await linkFor(email, 'delete')
  const { files } = product.services
  const { delete: remove } = files
  let paid = false
  files.delete = async (key) => {
    if (!paid) paid = (await product.webhook(paidEvent(unpaid))).status === 200
    return remove(key)
  }
  const { body } = await product.post(`/api/data-requests/${token}/deletion`, {})
  Object.assign(files, { delete: remove })
  expect(paid).toBe(true)
  expect((await stores().orders.findByReference(unpaid.reference))?.state).toBe('paid')
  expect([body.deleted.some((words: string) => /unpaid/.test(words)), body.kept]).toEqual([false, [expect.stringMatching(/^2 paid orders/)]])
})

test('what has outlived its time is deleted with its files and written down; younger rows and paid orders stay', async () => {
  await leaveTraces('old@mail.com')
  const before = await personData(stores(), 'old@mail.com')
  const letter = before.files.find((file) => file.ownerKind === 'rfe-upload')!
  product.clock.set(NO_PROMOTION + 180 * DAY + 1)
  await product.post('/api/contact/landing', { name: 'New', email: 'young@mail.com', message: 'Hello' }, from())
  await cleanUp(product.services)
  // The letter has one day more: its time starts with the answer.
  expect(await product.services.files.get(letter.storageKey!)).not.toBeNull()
  product.clock.set(NO_PROMOTION + 181 * DAY + 1)
  const counts = await cleanUp(product.services)
  product.clock.set(NO_PROMOTION)
  expect(counts).toMatchObject({ 'rfe-letter': expect.any(Number), file: expect.any(Number) })
  expect(await product.services.files.get(letter.storageKey!)).toBeNull()
  const left = await personData(stores(), 'old@mail.com')
  expect(left.leads).toEqual([])
  // The form of an order that is still in work is needed; the order that was never paid is over.
  expect([left.intakes.length, left.orders.map(({ paidAt }) => paidAt !== null)]).toEqual([1, [true]])
  expect((await personData(stores(), 'young@mail.com')).leads).toHaveLength(1)
  expect((await stores().retention.deletions(500)).some(({ kind, cause, rowId }) => kind === 'file' && cause === 'expired' && rowId === letter.id)).toBe(true)
})

test('a note on an order that never ended goes with the rest of its customer’s words, as the privacy policy says', async () => {
  product.clock.set(NO_PROMOTION)
  await leaveTraces('unended@mail.com')
  const paid = (await stores().orders.findByEmail('unended@mail.com')).find(({ paidAt }) => paidAt !== null)!
  await stores().orders.addNote(paid.id, { at: new Date(NO_PROMOTION), actor: 'operator:a@mail.com', text: 'A note' })
  const left = async (days: number) => {
    product.clock.set(NO_PROMOTION + days * DAY)
    await cleanUp(product.services)
    return (await stores().orders.notes(paid.id)).length
  }
  expect([await left(359), await left(361)]).toEqual([1, 0])
  product.clock.set(NO_PROMOTION)
})

test('a download holds account, profile, sessions and notes, and nothing that opens the account', async () => {
  const email = 'whole@mail.com'
  const as = await signInAs(product, 'consultant', email, from)
  await product.patch('/tutors/bio', { bio: 'Ten years of chip design' }, as)
  await leaveTraces(email)
  const [order] = await stores().orders.findByEmail(email)
  await stores().orders.addNote(order!.id, { at: new Date(NO_PROMOTION), actor: 'operator:a@mail.com', text: 'Prefers email' })
  await product.post('/users/request-password-reset', { email }, from())
  await mailJobsDone(product)
  const token = await linkFor(email, 'download')
  // Once they are sent, mails are kept with their words.
  await vi.waitFor(async () => expect((await personData(stores(), email)).mails.filter(({ text }) => text === null)).toEqual([]), { timeout: 120_000, interval: 100 })
  const files = unzipSync(new Uint8Array(await (await product.get(`/api/data-requests/${token}/download`)).arrayBuffer()))
  const text = new TextDecoder().decode(files['data.json'])
  const { account, notes } = JSON.parse(text)
  expect(text).not.toMatch(/reset-password#|privacy\/requests\//)
  expect(account).toMatchObject({ email, roles: ['consultant'], profile: { bio: { bio: 'Ten years of chip design' } }, sessions: [{ createdAt: new Date(NO_PROMOTION).toISOString() }] })
  expect(notes).toMatchObject([{ text: 'Prefers email' }])
  expect(text).not.toMatch(/argon2|passwordHash|tokenHash|codeHash/)
  expect(text).not.toContain(as['authorization']!.replace('Bearer ', ''))
})

test('a deletion ends the account with profile, sessions and codes, and frees its address', async () => {
  const email = 'leaves@mail.com'
  const as = await signInAs(product, 'consultant', email, from)
  await product.patch('/tutors/bio', { bio: 'A bio' }, as)
  await leaveTraces(email)
  const paid = (await stores().orders.findByEmail(email)).find(({ paidAt }) => paidAt !== null)!
  await stores().orders.addNote(paid.id, { at: new Date(NO_PROMOTION), actor: 'operator:a@mail.com', text: 'A note' })
  const { id } = (await stores().accounts.findByEmail(email))!
  await product.post('/users/request-password-reset', { email }, from())
  await mailJobsDone(product)
  const { body } = await product.post(`/api/data-requests/${await linkFor(email, 'delete')}/deletion`, {})
  expect(body.deleted).toEqual(expect.arrayContaining(['your account', '1 note on orders']))
  expect(body.kept).toEqual(['1 paid order with receipts (accounting, 7 years)'])
  expect((await product.get('/users', as)).status).toBe(401)
  expect(await stores().accounts.findByEmail(email)).toBeNull()
  expect(await stores().accounts.profile(id)).toEqual({})
  expect(await stores().orders.notes(paid.id)).toEqual([])
  expect((await stores().retention.deletions(50)).some(({ kind, rowId, cause }) => kind === 'account' && rowId === id && cause === 'request')).toBe(true)
  expect((await product.post('/users', { email, password: ROLE_PASSWORD }, from())).status).toBe(201)
  expect((await stores().accounts.findByEmail(email))?.confirmedAt).toBeNull()
})

test('an operator’s account stays, and the answer says so', async () => {
  const email = 'the-operator@mail.com'
  const as = await signInAs(product, 'operator', email, from)
  const { body } = await product.post(`/api/data-requests/${await linkFor(email, 'delete')}/deletion`, {})
  expect(body.kept).toEqual(['your account, until another operator takes its role away'])
  expect((await product.get('/api/console/orders', as)).status).toBe(200)
})

test('ended sessions, used-up codes, unconfirmed registrations and notes on finished orders go by themselves', async () => {
  product.clock.set(NO_PROMOTION)
  const as = await signInAs(product, 'customer', 'stays@mail.com', from)
  await product.post('/users/request-password-reset', { email: 'stays@mail.com' }, from())
  await mailJobsDone(product)
  await product.post('/users', { email: 'never-confirmed@mail.com', password: ROLE_PASSWORD }, from())
  await leaveTraces('finished@mail.com')
  const orders = await stores().orders.findByEmail('finished@mail.com')
  const paid = orders.find(({ paidAt }) => paidAt !== null)!
  for (const { id } of orders) await stores().orders.addNote(id, { at: new Date(NO_PROMOTION), actor: 'operator:a@mail.com', text: 'A note' })
  await stores().orders.moveTo(paid, 'delivered', { at: new Date(NO_PROMOTION), actor: 'operator:a@mail.com', cause: 'done' })
  const tokenHash = createHash('sha256').update(as['authorization']!.replace('Bearer ', '')).digest('hex')
  const longAgo = new Date(NO_PROMOTION - DAY)

  product.clock.set(NO_PROMOTION + 8 * DAY)
  await cleanUp(product.services)
  expect(await stores().accounts.findByEmail('never-confirmed@mail.com')).not.toBeNull()
  expect(await stores().accounts.findBySession(tokenHash, longAgo)).not.toBeNull()
  product.clock.set(NO_PROMOTION + 30 * DAY)
  expect(await cleanUp(product.services)).toMatchObject({ 'unconfirmed-account': expect.any(Number) })
  expect(await stores().accounts.findByEmail('never-confirmed@mail.com')).toBeNull()
  // Asked as of an instant at which it still held: the row itself is gone.
  expect(await stores().accounts.findBySession(tokenHash, longAgo)).toBeNull()
  expect(await stores().accounts.findByEmail('stays@mail.com')).not.toBeNull()
  expect(await stores().orders.notes(paid.id)).toHaveLength(1)
  product.clock.set(NO_PROMOTION + 181 * DAY)
  await cleanUp(product.services)
  expect(await stores().orders.notes(paid.id)).toEqual([])
  expect(await stores().orders.findById(orders.find(({ paidAt }) => paidAt === null)!.id)).toBeNull()
  product.clock.set(NO_PROMOTION)
})

test('the page of a link counts and reads nothing, and all links to one address open so often an hour, from any connection', async () => {
  const email = 'counted@mail.com'
  await leaveTraces(email)
  const [page, deletion] = [await linkFor(email, 'download'), await linkFor(email, 'delete')]
  const { retention } = stores()
  const reads = [vi.spyOn(retention, 'ofPerson'), vi.spyOn(retention, 'holdingsOf')]
  onTestFinished(() => reads.forEach((spy) => spy.mockRestore()))
  const opened = []
  for (let view = 0; view < 61; view++) opened.push((await viewDataRequest(product.services, page))?.kind)
  expect(reads.flatMap((spy) => spy.mock.calls)).toEqual([])
  expect(opened.slice(-2)).toEqual(['download', 'limited'])
  const limited = { status: 429, body: { kind: 'limited', message: expect.any(String), retryAfterSeconds: expect.any(Number) } }
  expect(await product.post(`/api/data-requests/${deletion}/deletion`, {})).toMatchObject(limited)
  const copies = []
  for (let download = 0; download < 13; download++) copies.push(await product.get(`/api/data-requests/${page}/download`, from()))
  expect(copies.map(({ status }) => status)).toEqual([...Array(12).fill(200), 429])
  expect(await copies.at(-1)!.json()).toMatchObject(limited.body)
})

test('what lies under an address is read a few rows at a time, none before its turn', async () => {
  const email = 'many@mail.com'
  for (let number = 0; number < 25; number++)
    await stores().leads.insert(
      { id: product.services.chance.id(), source: 'contact', email, name: null, message: `Message ${number}`, data: {}, createdAt: new Date(NO_PROMOTION + number) },
      `many ${number}`,
    )
  const { leads } = await stores().retention.ofPerson(email)
  const pages: number[] = []
  for await (const rows of leads) {
    pages.push(rows.length)
    const { leads: left } = await stores().retention.holdingsOf(email)
    if (pages.length === 1) await stores().retention.deleteLeads(left.slice(-5).map(({ id }) => id))
  }
  expect(pages).toEqual([10, 10, 0])
})

test('a deletion of more rows than a statement can name is written down whole', async () => {
  const at = new Date(NO_PROMOTION)
  const rows = Array.from({ length: 17_000 }, (_, number) => ({ at, kind: 'many', rowId: String(number), cause: 'request' as const }))
  const logged = product.services.database.transaction(async ({ retention }) => {
    await retention.log(rows)
    throw new Error(`${(await retention.deletions(20_000)).filter(({ kind }) => kind === 'many').length} written down`)
  })
  await expect(logged).rejects.toThrow('17000 written down')
})

test('an order that anybody could place under the address is told without what opens and pays it', async () => {
  const email = 'placed@mail.com'
  await leaveTraces(email)
  const answer = await product.get(`/api/data-requests/${await linkFor(email, 'download')}/download`, from())
  const text = new TextDecoder().decode(unzipSync(new Uint8Array(await answer.arrayBuffer()))['data.json'])
  const found = await stores().orders.findByEmail(email)
  const [paid, unpaid] = [found.find(({ paidAt }) => paidAt !== null)!, found.find(({ paidAt }) => paidAt === null)!]
  expect(JSON.parse(text).orders.find(({ id }: { id: string }) => id === unpaid.id)).toMatchObject({ reference: null, paymentUrl: null, paymentSessionId: null })
  expect(JSON.parse(text).orders.find(({ id }: { id: string }) => id === paid.id)).toMatchObject({ reference: paid.reference })
  expect(text).not.toContain(unpaid.reference)
})

test('forms that name no order are taken so often a day under one address; of an order, and sent again, they still are', async () => {
  const email = 'formless@mail.com'
  const send = (more: Record<string, unknown> = {}) => product.post('/api/intake-applications', intakeBody(email, more), from())
  expect((await send({ idempotencyKey: 'form-once' })).status).toBe(201)
  expect((await send({ idempotencyKey: 'form-once' })).status).toBe(201)
  for (let form = 1; form < 10; form++) expect((await send()).status).toBe(201)
  expect(await send()).toMatchObject({ status: 429, body: { kind: 'limited', message: expect.stringContaining('page of your order'), retryAfterSeconds: expect.any(Number) } })
  expect((await send({ idempotencyKey: 'form-once' })).status).toBe(201)
  expect((await personData(stores(), email)).intakes).toHaveLength(10)
  await leaveTraces(email)
  expect((await personData(stores(), email)).intakes).toHaveLength(11)
})

test('who deletes a form in the order of another address: its draft waits for a form, and an operator looks at the rest', async () => {
  const reference = await paidAiOrder(product, 'buyer@mail.com', from())
  await product.post('/api/intake-applications', intakeBody('petitioner@mail.com', { orderReference: reference }), from())
  const order = async () => (await stores().orders.findByReference(reference))!
  expect(await order()).toMatchObject({ state: 'in_production', pausedReason: null })
  expect((await product.post(`/api/data-requests/${await linkFor('petitioner@mail.com', 'delete')}/deletion`, {})).body.deleted).toContain('1 input form')
  expect(await order()).toMatchObject({ dueAt: null, pausedReason: 'We are waiting for your input form' })
  const told = (await stores().mails.newest(500)).find(({ template, props }) => template === 'operator-payment-notice' && JSON.stringify(props).includes(reference))
  expect(told?.props['heading']).toBe('A form was deleted from the order of another address')
  expect(JSON.stringify(told)).not.toContain('petitioner@mail.com')
  await product.post('/api/intake-applications', intakeBody('petitioner@mail.com', { orderReference: reference }), from())
  expect(await order()).toMatchObject({ state: 'in_production', pausedReason: null })
})
