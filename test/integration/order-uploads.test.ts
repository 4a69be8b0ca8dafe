/** Files on the page of an order: pieces that survive whatever happens between them, the judgment of the whole, who may do what, and how they go again. */
import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { UPLOAD_CHUNK_BYTES } from '../../domain/uploads/order-uploads.ts'
import { handOverFiles, ORDER_FILES, UPLOAD_CHUNKS, viewOrderUploads } from '../../usecases/order-uploads.ts'
import { viewToday } from '../../usecases/view-today.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { deleteData } from '../../usecases/delete-data.ts'
import { NO_PROMOTION, paidEvent } from '../harness.ts'
import { productOfFile, signedIn, startOutsidePromotion, visitorsFrom } from '../product-of-file.ts'

const DAY = 86_400_000
const product = productOfFile()
const as = signedIn(product, 'operator')
startOutsidePromotion(product)
const from = visitorsFrom('10.5.0')

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function order(which: 'selfpetition-ai' | 'rfe-response' | 'niw-diy', { email = 'files@mail.com', paid = true } = {}): Promise<string> {
  const chosen = {
    'niw-diy': { userProfession: { bankingFinance: true }, userEmployment: { employee: true } },
    'selfpetition-ai': { userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { businessPlan: true } },
    'rfe-response': { userProngs: { prong1: true }, userDisclaimers: { disclaimer1: true, disclaimer2: true } },
  }[which]
  const { body } = await product.post(`/api/orders/${which}`, { ...chosen, userData: { email } }, from())
  if (paid) await product.webhook(paidEvent(body))
  return body.reference
}

const at = (reference: string) => `/api/orders/${reference}/uploads`
const begin = (reference: string, need: string, bytes: Uint8Array, name = 'letter.pdf') => product.post(at(reference), { need, name, bytes: bytes.length, sha256: hash(bytes) })
async function chunk(reference: string, id: string, start: number, bytes: Uint8Array) {
  const response = await product.request(`${at(reference)}/${id}/chunks?start=${start}`, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array(bytes) })
  return { status: response.status, body: (await response.json()) as any }
}
const complete = (reference: string, id: string) => product.post(`${at(reference)}/${id}/completion`, {})

/** The pieces from where the server stands, then the whole. */
async function send(reference: string, need: string, bytes: Uint8Array, name?: string) {
  const begun = await begin(reference, need, bytes, name)
  if (begun.body.kind === 'kept') return begun
  const { id } = begun.body.upload
  let { received } = begun.body.upload
  while (received < bytes.length) received = (await chunk(reference, id, received, bytes.subarray(received, received + UPLOAD_CHUNK_BYTES))).body.received
  return complete(reference, id)
}
const view = async (reference: string) => (await viewOrderUploads(product.services, reference))!
const idOf = async (reference: string) => (await product.services.database.stores.orders.findByReference(reference))!.id
const keptBytes = async () => {
  const keys: string[] = []
  for await (const { key } of product.services.files.list()) keys.push(key)
  return keys.length
}

test('a large file comes in pieces, goes on after a break, and is the same file for the customer and the operator', async () => {
  const reference = await order('rfe-response')
  const file = pdf(26 * 1024 * 1024 + 5)
  const begun = await begin(reference, 'filed-petition', file, 'petition.pdf')
  expect(begun).toMatchObject({ status: 201, body: { kind: 'begun', upload: { received: 0 } } })
  const { id } = begun.body.upload
  const piece = (index: number) => file.subarray(index * UPLOAD_CHUNK_BYTES, (index + 1) * UPLOAD_CHUNK_BYTES)
  expect((await chunk(reference, id, 0, piece(0))).body).toEqual({ received: UPLOAD_CHUNK_BYTES })
  // The answer was lost on its way: the same piece changes nothing, and a later one is not taken.
  expect((await chunk(reference, id, 0, piece(0))).body).toEqual({ received: UPLOAD_CHUNK_BYTES })
  expect(await chunk(reference, id, 2 * UPLOAD_CHUNK_BYTES, piece(2))).toMatchObject({ status: 409, body: { received: UPLOAD_CHUNK_BYTES } })
  expect((await chunk(reference, id, UPLOAD_CHUNK_BYTES, piece(1).subarray(1))).status).toBe(409)
  expect((await chunk(reference, id, UPLOAD_CHUNK_BYTES, Buffer.concat([piece(1), piece(1)]))).status).toBe(413)
  // One that lies over what is here changes nothing of it; one that begins nowhere is none.
  expect((await chunk(reference, id, 5, piece(1))).body).toEqual({ received: UPLOAD_CHUNK_BYTES })
  for (const start of [-1, Number.NaN, 1e300, UPLOAD_CHUNK_BYTES + 0.5]) expect((await chunk(reference, id, start, piece(1))).body.received).toBe(UPLOAD_CHUNK_BYTES)
  expect((await complete(reference, id)).body).toMatchObject({ kind: 'incomplete', received: UPLOAD_CHUNK_BYTES })
  // The same piece twice at once is kept once.
  const twice = await Promise.all([chunk(reference, id, UPLOAD_CHUNK_BYTES, piece(1)), chunk(reference, id, UPLOAD_CHUNK_BYTES, piece(1))])
  expect(twice.map(({ body }) => body.received)).toEqual([2 * UPLOAD_CHUNK_BYTES, 2 * UPLOAD_CHUNK_BYTES])
  expect((await view(reference)).unfinished).toEqual([{ id, need: 'filed-petition', name: 'petition.pdf', bytes: file.length, received: 2 * UPLOAD_CHUNK_BYTES }])
  // A page that was opened anew begins again and is told how far it is.
  expect((await begin(reference, 'filed-petition', file)).body.upload).toMatchObject({ id, received: 2 * UPLOAD_CHUNK_BYTES })

  const done = await send(reference, 'filed-petition', file)
  expect(done).toMatchObject({ status: 201, body: { kind: 'kept', file: { name: 'petition.pdf', bytes: file.length, need: 'filed-petition' } } })
  expect((await begin(reference, 'filed-petition', file)).body).toMatchObject({ kind: 'kept', file: { id: done.body.file.id } })
  expect(await view(reference)).toMatchObject({ files: [{ id: done.body.file.id }], unfinished: [] })
  // Played once more, neither a piece nor the end reaches the file.
  expect([(await chunk(reference, id, 0, piece(1))).status, (await complete(reference, id)).status]).toEqual([404, 404])
  expect(await product.services.database.stores.files.ofOwner(UPLOAD_CHUNKS, await idOf(reference))).toEqual([])

  const address = new URL(done.body.file.url)
  expect(hash(new Uint8Array(await (await product.get(address.pathname + address.search)).arrayBuffer()))).toBe(hash(file))
  expect(hash(new Uint8Array(await (await product.get(`/api/console/files/${done.body.file.id}`, as)).arrayBuffer()))).toBe(hash(file))
  const shown = (await (await product.get(`/api/console/orders/${reference}`, as)).json()) as any
  expect(shown.uploads).toMatchObject([{ id: done.body.file.id, need: 'filed-petition', name: 'petition.pdf', kept: true }])
  expect(shown.accesses.map(({ actor }: any) => actor)).toEqual(['operator:operator@mail.com', 'link:customer'])
  // Opened again and again it hides no other reader, and fills no table.
  const accesses = () => product.services.database.stores.files.accesses([done.body.file.id])
  for (let again = 0; again < 5; again++) await (await product.get(address.pathname + address.search)).arrayBuffer()
  expect(await accesses()).toHaveLength(2)
  product.clock.set(product.services.clock.now() + 61_000)
  await (await product.get(address.pathname + address.search)).arrayBuffer()
  expect(await accesses()).toHaveLength(3)
  expect(shown.history.at(-1)).toMatchObject({ actor: 'customer', cause: 'handed over for "The petition you filed": petition.pdf' })
  expect(product.faults).toEqual([])
})

test('what arrives is judged as a whole: its bytes, its kind, its size and its need', async () => {
  const reference = await order('rfe-response')
  const before = await keptBytes()
  const announced = pdf(50)
  const { body } = await begin(reference, 'rfe-letter', announced)
  await chunk(reference, body.upload.id, 0, pdf(50))
  expect(await complete(reference, body.upload.id)).toMatchObject({ status: 409, body: { kind: 'damaged' } })
  expect((await chunk(reference, body.upload.id, 0, announced)).status).toBe(404)
  expect(await send(reference, 'rfe-letter', Buffer.from([77, 90, 0, 1, 2]), 'letter.pdf')).toMatchObject({ status: 415, body: { kind: 'file-refused' } })
  expect((await product.post(at(reference), { need: 'rfe-letter', name: 'x.pdf', bytes: 0, sha256: hash(announced) })).status).toBe(415)
  expect((await product.post(at(reference), { need: 'rfe-letter', name: 'x.pdf', bytes: 50 * 1024 * 1024 + 1, sha256: hash(announced) })).status).toBe(413)
  expect((await product.post(at(reference), { need: 'passport', name: 'x.pdf', bytes: 5, sha256: hash(announced) })).status).toBe(422)
  expect((await begin(reference, 'degrees', announced)).status).toBe(409)
  expect((await begin('PW-NONE', 'rfe-letter', announced)).status).toBe(404)
  // Nothing of what was refused is left.
  expect(await keptBytes()).toBe(before)
  expect(await view(reference)).toMatchObject({ files: [], unfinished: [] })
})

test('an order that is not paid, and a package, take no files; nobody reaches the files of another order', async () => {
  expect((await begin(await order('rfe-response', { paid: false }), 'rfe-letter', pdf(20))).status).toBe(409)
  const diy = await order('niw-diy')
  expect((await begin(diy, 'other', pdf(20))).status).toBe(409)
  expect(await view(diy)).toMatchObject({ needs: [], waits: [] })
  const one = await order('rfe-response')
  const other = await order('rfe-response')
  const file = pdf(30)
  const { body } = await begin(one, 'rfe-letter', file)
  expect((await chunk(other, body.upload.id, 0, file)).status).toBe(404)
  expect((await complete(other, body.upload.id)).status).toBe(404)
  expect((await product.post(`${at(other)}/${body.upload.id}/removal`, {})).status).toBe(404)
  const kept = await send(one, 'rfe-letter', file)
  expect((await product.post(`/api/orders/${other}/uploaded-files/${kept.body.file.id}/removal`, {})).status).toBe(404)
  expect((await product.post(`/api/orders/${one}/uploaded-files/x/removal`, {})).status).toBe(404)
})

test('a file that is on its way, or has arrived, can be taken back with all its bytes', async () => {
  const reference = await order('selfpetition-ai')
  const before = await keptBytes()
  const file = pdf(2 * UPLOAD_CHUNK_BYTES)
  const { body } = await begin(reference, 'degrees', file)
  await chunk(reference, body.upload.id, 0, file.subarray(0, UPLOAD_CHUNK_BYTES))
  expect((await product.post(`${at(reference)}/${body.upload.id}/removal`, {})).status).toBe(200)
  const kept = await send(reference, 'degrees', file)
  expect(await keptBytes()).toBe(before + 1)
  expect((await product.post(`/api/orders/${reference}/uploaded-files/${kept.body.file.id}/removal`, {})).status).toBe(200)
  expect(await keptBytes()).toBe(before)
  expect((await product.services.database.stores.orders.events(await idOf(reference))).at(-1)).toMatchObject({ actor: 'customer', cause: 'took back: letter.pdf' })
})

test('work begins when the customer says that all is here, and not before all that it needs is', async () => {
  const reference = await order('rfe-response')
  const wait = async () => (await view(reference)).waits[0]!
  expect(await wait()).toMatchObject({ label: 'First draft', needed: ['rfe-letter', 'filed-petition'] })
  const { deliverableId } = await wait()
  expect(await handOverFiles(product.services, { reference, deliverableId })).toEqual({ kind: 'missing', needs: ['rfe-letter', 'filed-petition'] })
  const waiting = async () => (await viewOrder(product.services, reference))!.pausedReason
  const letter = (await send(reference, 'rfe-letter', pdf(100))).body.file.id
  expect(await waiting()).toBe('We are waiting for the petition you filed')
  expect((await viewToday(product.services)).waiting.filter((line) => line.reference === reference).map(({ waitsFor }) => waitsFor)).toEqual(['We are waiting for the petition you filed'])
  expect((await product.post(`/api/orders/${reference}/uploaded-files/${letter}/removal`, {})).status).toBe(200)
  expect(await waiting()).toBe('We are waiting for your RFE letter and the petition you filed')
  await send(reference, 'rfe-letter', pdf(100))
  await send(reference, 'filed-petition', pdf(200), 'filed.pdf')
  expect(await waiting()).toBe('We are waiting for your word that everything is here')
  product.clock.set(NO_PROMOTION + DAY)
  const both = await Promise.all([handOverFiles(product.services, { reference, deliverableId }), handOverFiles(product.services, { reference, deliverableId })])
  expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'not-possible'])
  const shown = (await viewOrder(product.services, reference))!
  expect(shown.deliverables[0]).toMatchObject({ state: 'in-work', waitsFor: null, dueAt: NO_PROMOTION + 3 * DAY })
  expect(shown).toMatchObject({ state: 'in_production', pausedReason: null })
  expect((await view(reference)).waits).toEqual([])
  expect(await handOverFiles(product.services, { reference: 'PW-NONE', deliverableId })).toEqual({ kind: 'no-such-order' })
  const notices = (await product.services.database.stores.mails.newest(300)).filter(({ template, props }) => template === 'operator-order-notice' && JSON.stringify(props).includes(reference))
  expect(notices.map(({ props }) => props['heading']).sort()).toEqual(['A customer hands over files', 'All files are here: First draft begins'])
})

test('a plan review begins with its plan, whatever became of the draft', async () => {
  const reference = await order('selfpetition-ai')
  const [wait] = (await view(reference)).waits
  expect(wait).toMatchObject({ label: 'Business plan review', needed: ['business-plan'] })
  await send(reference, 'business-plan', pdf(100))
  expect(await handOverFiles(product.services, { reference, deliverableId: wait!.deliverableId })).toEqual({ kind: 'done' })
})

test('what stopped on its way goes after a week, files go with the data of their person, and after the time of a finished order', async () => {
  const reference = await order('rfe-response', { email: 'gone.files@mail.com' })
  const id = await idOf(reference)
  const file = pdf(2 * UPLOAD_CHUNK_BYTES)
  const { body } = await begin(reference, 'filed-petition', file)
  await chunk(reference, body.upload.id, 0, file.subarray(0, UPLOAD_CHUNK_BYTES))
  await send(reference, 'rfe-letter', pdf(100), 'Kookaburra visa.pdf')
  product.clock.set(NO_PROMOTION + 8 * DAY)
  expect(await cleanUp(product.services)).toMatchObject({ upload: expect.any(Number) })
  expect(await product.services.database.stores.files.ofOwner(UPLOAD_CHUNKS, id)).toEqual([])
  expect(await view(reference)).toMatchObject({ files: [{ need: 'rfe-letter' }], unfinished: [] })

  await begin(reference, 'filed-petition', file)
  const open = (await view(reference)).unfinished[0]!
  await chunk(reference, open.id, 0, file.subarray(0, UPLOAD_CHUNK_BYTES))
  await product.post('/api/data-requests', { email: 'gone.files@mail.com', kind: 'delete' }, from())
  const link = (await product.services.database.stores.mails.newest(100)).find(({ template, toAddress }) => template === 'data-link' && toAddress === 'gone.files@mail.com')!
  await deleteData(product.services, String(link.props['url']).split('/').at(-1)!)
  expect(await view(reference)).toMatchObject({ files: [], unfinished: [] })
  expect(await product.services.database.stores.files.ofOwners([ORDER_FILES, UPLOAD_CHUNKS], [id])).toEqual([])
  // The history says that there was a file, and not how it was called.
  const causes = (await product.services.database.stores.orders.events(id)).map(({ cause }) => cause)
  expect([causes.some((cause) => cause.startsWith('handed over')), causes.some((cause) => cause.includes('Kookaburra'))]).toEqual([true, false])

  await send(reference, 'rfe-letter', pdf(100))
  product.clock.set(NO_PROMOTION + 8 * DAY + 400 * DAY)
  await cleanUp(product.services)
  expect(await product.services.database.stores.files.ofOwner(ORDER_FILES, id)).toEqual([])
})
