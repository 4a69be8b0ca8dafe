/** A delivered letter that comes back as a Word file: read, compared, taken change by change, and answered where it is not ours. */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { answerCaseForm } from '../../app/orders/case-forms.ts'
import { caseSources } from '../../usecases/case-evidence.ts'
import { ORDER_FILES, removeOrderFile, viewOrderUploads } from '../../usecases/order-uploads.ts'
import { returnedStanding, type ReturnedChangeView, type ReturnedView } from '../../usecases/returned-letter.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import type { OperatorCase } from '../../usecases/view-petition.ts'
import { paidAiOrder } from '../ai-order.ts'
import { deliver } from '../deliver.ts'
import { formOf } from '../form-of.ts'
import { createTestProduct, openTestDatabase, type TestProduct } from '../harness.ts'
import { intakeBody } from '../intake-body.ts'
import { caseOf } from '../petitions/case-of.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { signInAs } from '../roles.ts'

vi.setConfig({ testTimeout: 180_000 })
let product: TestProduct
let open: OpenDatabase
let as: Record<string, string>
let line = 0
beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ open })
  await product.startJobs()
  as = await signInAs(product, 'operator')
})
afterAll(() => product.close())

const stores = () => product.services.database.stores
const place = (reference: string) => `/api/console/orders/${reference}/returned-letter`
const act = (reference: string, what: string, body: unknown = {}) => product.post(`/api/console/orders/${reference}/petition/${what}`, body, as)
const editor = async (reference: string) => (await (await product.get(`/api/console/orders/${reference}/petition`, as)).json()) as OperatorCase
const view = async (reference: string) => (await (await product.get(place(reference), as)).json()) as ReturnedView
const orderOf = async (reference: string) => (await stores().orders.findByReference(reference))!

/** A released petition; answers its reference and its Word file. */
async function released(email: string): Promise<{ reference: string; docx: Uint8Array }> {
  await open.connection.execute(sql`truncate composed_runs`)
  const from = () => ({ 'x-forwarded-for': `10.31.0.${line++}` })
  const reference = await paidAiOrder(product, email, from())
  await product.post('/api/intake-applications', intakeBody(email, { orderReference: reference }), from())
  const order = await orderOf(reference)
  await expect.poll(async () => stores().petitions.find(order.id), { timeout: 30_000, interval: 50 }).not.toBeNull()
  const known = (await stores().petitions.find(order.id))!
  await stores().petitions.put({ ...known, file: { ...caseOf(WATER_ENGINEER), lock: null } })
  await deliver(product.services, reference, 'first-draft')
  const { options, endeavor } = WATER_ENGINEER
  expect(await answerCaseForm(product.services, reference, formOf({ intent: 'choose', id: 'choice', endeavor: 'own', own: endeavor, ...options, confirmed: 'yes' }))).toMatchObject({ kind: 'go' })
  await act(reference, 'draft')
  expect((await act(reference, 'release', { revision: 1 })).status).toBe(200)
  return { reference, docx: await letterOf(reference) }
}
async function letterOf(reference: string): Promise<Uint8Array> {
  const one = (await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'full-petition')!
  const url = one.deliveries.at(-1)!.files.find(({ name }) => name === '1 Petition letter.docx')!.url!
  return new Uint8Array(await (await product.get(new URL(url, 'http://localhost').pathname + new URL(url, 'http://localhost').search)).arrayBuffer())
}

const bodyOf = (docx: Uint8Array) => strFromU8(unzipSync(docx)['word/document.xml']!)
const withBody = (docx: Uint8Array, body: string) => zipSync({ ...unzipSync(docx), 'word/document.xml': strToU8(body) })
const withoutMarks = (docx: Uint8Array) => withBody(docx, bodyOf(docx).replace(/<w:bookmark(?:Start|End)\b[^>]*\/>/g, ''))
const paragraphsOf = (body: string) => [...body.matchAll(/<w:p>(?:(?!<\/w:p>).)*<\/w:p>/gs)].map(([all]) => all)
/** A paragraph of the argument that holds these words. */
const holding = (body: string, words: string) => paragraphsOf(body).find((one) => one.replace(/<[^>]+>/g, '').includes(words))!
const added = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

async function handIn(reference: string, bytes: Uint8Array, name = 'Petition letter changed.docx') {
  const response = await product.request(`${place(reference)}/file?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...as, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: (await response.json()) as any }
}
async function change(reference: string, one: ReturnedChangeView, what: 'take' | 'leave' | 'reopen', given: Record<string, unknown> = {}) {
  const { version } = await view(reference)
  return product.post(`${place(reference)}/changes`, { version, id: one.id, act: what, revision: one.now?.revision ?? null, ...given }, as)
}

test('changes in the returned file are told and taken one by one, each a new version under the checks; nothing is taken by itself', async () => {
  const { reference, docx } = await released('returned@mail.com')
  expect(await view(reference)).toMatchObject({ released: true, file: null, returned: null })
  const before = (await editor(reference)).draft!
  const own = before.blocks.filter(({ kind, standard, facts, text }) => kind === 'paragraph' && !standard && facts.length > 0 && text !== null)
  const [first, second, third] = own.map(({ words }) => words.split(' ').slice(0, 6).join(' '))
  const body = bodyOf(docx)
  const [one, two, gone] = [holding(body, first!), holding(body, second!), holding(body, third!)]
  const next = body
    .replace(
      one,
      one.replace(/<w:t(?: [^>]*)?>/, (tag) => `${tag}In short: `),
    )
    .replace(two, `${two}${added('My method has cut losses by 87 percent in 4,000 systems.')}`)
    .replace(gone, '')
  const sent = withBody(docx, next)
  expect((await handIn(reference, sent)).body).toEqual({ kind: 'done' })

  const found = await view(reference)
  expect(found).toMatchObject({ newer: false, returned: { problem: null, by: 'bookmarks', revision: 1, changes: [{ kind: 'changed' }, { kind: 'added' }, { kind: 'removed' }] } })
  const [changed, fresh, removed] = found.returned!.changes
  expect(changed!.blockId).toBe(own[0]!.id)
  expect(removed!.blockId).toBe(own[2]!.id)
  // Nothing was taken by itself, and the customer sees that it is looked at.
  expect((await editor(reference)).draft!.revision).toBe(1)
  expect(await returnedStanding(product.services, reference)).toMatchObject({ kind: 'compared', open: 3, taken: 0, left: 0 })

  expect((await change(reference, changed!, 'take')).status).toBe(200)
  expect((await change(reference, fresh!, 'take')).status).toBe(200)
  expect((await change(reference, removed!, 'leave')).status).toBe(200)
  const after = (await editor(reference)).draft!
  expect(after.revision).toBe(3)
  const block = after.blocks.find(({ id }) => id === own[0]!.id)!
  expect(block.text).toBe(`In short: ${own[0]!.text}`)
  expect(block).toMatchObject({ origin: 'operator', facts: own[0]!.facts, outOfDate: false })
  expect(after.blocks.find(({ id }) => id === own[2]!.id)!.removed).toBe(false)
  // The new paragraph stands behind the one it followed, and what no fact carries blocks the release.
  const behind = after.blocks.findIndex(({ words }) => words.startsWith('My method has cut losses'))
  expect(after.blocks[behind - 1]!.id).toBe(own[1]!.id)
  expect(after.findings.filter(({ blockId, blocking }) => blocking && blockId === after.blocks[behind]!.id).length).toBeGreaterThan(0)
  expect((await act(reference, 'release', { revision: 3 })).status).toBe(409)
  expect(after.history[0]!.cause).toContain('taken from the returned Word file')
  expect(await returnedStanding(product.services, reference)).toMatchObject({ kind: 'compared', open: 0, taken: 2, left: 1 })

  // The same file again, from another hand: it is kept once, and what was done with its changes stays.
  const states = async () => (await view(reference)).returned!.changes.map(({ state }) => state)
  const kept = async () => (await stores().files.ofOwner(ORDER_FILES, (await orderOf(reference)).id)).filter(({ role }) => role === 'returned-letter')
  expect((await handIn(reference, sent, 'from the lawyer.docx')).body).toEqual({ kind: 'done' })
  expect(await states()).toEqual(['taken', 'taken', 'left'])
  expect(await kept()).toHaveLength(1)
  product.clock.set(product.clock.now() + 1000)
  const [file] = await kept()
  const storageKey = await product.services.files.put(sent)
  await stores().files.insert([{ ...file!, id: randomUUID(), name: 'at the same time.docx', storageKey, createdAt: new Date(product.clock.now()) }])
  expect((await product.post(`${place(reference)}/reading`, {}, as)).body).toEqual({ kind: 'done' })
  expect(await view(reference)).toMatchObject({ newer: false, returned: { fileName: 'at the same time.docx' } })
  expect(await states()).toEqual(['taken', 'taken', 'left'])

  // What was taken is not taken twice; what was set aside can be opened again.
  expect((await change(reference, changed!, 'take')).status).toBe(409)
  expect((await change(reference, removed!, 'reopen')).status).toBe(200)
  expect((await change(reference, removed!, 'take')).status).toBe(200)
  expect((await editor(reference)).draft!.blocks.find(({ id }) => id === own[2]!.id)!.removed).toBe(true)
})

test('without its bookmarks the file is found by its words; a paragraph that another changed meanwhile is not written over unseen', async () => {
  const { reference, docx } = await released('unmarked@mail.com')
  const own = (await editor(reference)).draft!.blocks.filter(({ kind, standard, facts, text }) => kind === 'paragraph' && !standard && facts.length > 0 && text !== null)[0]!
  const body = bodyOf(withoutMarks(docx))
  const one = holding(body, own.words.split(' ').slice(0, 6).join(' '))
  const bytes = withBody(
    withoutMarks(docx),
    body.replace(
      one,
      one.replace(/<w:t(?: [^>]*)?>/, (tag) => `${tag}In short: `),
    ),
  )
  expect((await handIn(reference, bytes)).body).toEqual({ kind: 'done' })
  const [changed] = (await view(reference)).returned!.changes
  expect(await view(reference)).toMatchObject({ returned: { by: 'words', changes: [{ kind: 'changed', blockId: own.id, now: { stale: false } }] } })
  expect((await act(reference, 'blocks', { id: own.id, revision: own.revision, change: { text: `${own.text} Now.` } })).status).toBe(200)
  expect((await change(reference, changed!, 'take')).body).toMatchObject({ kind: 'changed-meanwhile' })
  expect((await change(reference, changed!, 'leave', { version: 0 })).body).toMatchObject({ kind: 'changed-meanwhile' })
  const [seen] = (await view(reference)).returned!.changes
  expect(seen).toMatchObject({ now: { stale: true } })
  expect((await change(reference, seen!, 'take')).status).toBe(200)
  expect((await editor(reference)).draft!.blocks.find(({ id }) => id === own.id)!.text).toBe(`In short: ${own.text}`)
})

test('the customer hands the file over on the page of the order; it is read by itself, and each file that is not it has a clear answer', async () => {
  const { reference, docx } = await released('handed@mail.com')
  const { reference: other, docx: others } = await released('other@mail.com')
  const needs = async (which: string) => (await viewOrderUploads(product.services, which))!.needs
  expect((await needs(reference))[0]).toBe('returned-letter')
  const waiting = await paidAiOrder(product, 'waits@mail.com', { 'x-forwarded-for': '10.31.1.1' })
  expect(await needs(waiting)).not.toContain('returned-letter')
  expect((await handIn(waiting, docx)).status).toBe(409)

  const upload = async (bytes: Uint8Array, name: string) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const begun = await product.post(`/api/orders/${reference}/uploads`, { need: 'returned-letter', name, bytes: bytes.length, sha256 })
    const { id } = begun.body.upload
    await product.request(`/api/orders/${reference}/uploads/${id}/chunks?start=0`, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array(bytes) })
    expect((await product.post(`/api/orders/${reference}/uploads/${id}/completion`, {})).body).toMatchObject({ kind: 'kept' })
  }
  const standing = () => returnedStanding(product.services, reference)
  const body = bodyOf(docx)
  const tag = /<w:t(?: [^>]*)?>(?=I )/.exec(body)![0]
  await upload(withBody(docx, body.replace(`${tag}I `, `${tag}In fact I `)), 'changed by me.docx')
  await expect.poll(standing, { timeout: 30_000, interval: 100 }).toMatchObject({ kind: 'compared', fileName: 'changed by me.docx', open: 1 })
  const kept = (await caseSources(stores(), (await orderOf(reference)).id)).files
  expect(kept.map(({ name }) => name)).not.toContain('changed by me.docx')

  product.clock.set(product.clock.now() + 1000)
  await upload(others, 'of another order.docx')
  await expect.poll(standing, { timeout: 30_000, interval: 100 }).toMatchObject({ kind: 'problem', problem: 'other-order' })
  expect((await view(other)).returned).toBeNull()

  const refused = async (bytes: Uint8Array, name: string, problem: string) => {
    product.clock.set(product.clock.now() + 1000)
    expect((await handIn(reference, bytes, name)).body).toEqual({ kind: 'done' })
    expect(await standing(), name).toMatchObject({ kind: 'problem', problem })
    expect((await view(reference)).returned).toMatchObject({ problem, changes: [] })
  }
  await refused(Buffer.from('%PDF-1.7\nno letter'), 'letter.pdf', 'not-word')
  await refused(withBody(docx, `<w:document xmlns:w="x"><w:body>${added('This contract is about a garage in Toledo.').repeat(40)}</w:body></w:document>`), 'contract.docx', 'not-ours')
  await refused(zipSync({ 'word/document.xml': new Uint8Array(40_000_000) }), 'bomb.docx', 'too-complex')
  expect((await handIn(reference, Buffer.from('MZ\u0000\u0001\u0002'), 'letter.exe')).status).toBe(415)
  expect((await handIn(reference, new Uint8Array(), 'empty.docx')).status).toBe(415)
  product.clock.set(product.clock.now() + 1000)
  expect((await handIn(reference, withBody(docx, body.replace(`${tag}I `, `${tag}In truth I `)), 'once more.docx')).body).toEqual({ kind: 'done' })
  expect(await standing()).toMatchObject({ kind: 'compared', open: 1 })
  const files = (await stores().files.ofOwner(ORDER_FILES, (await orderOf(reference)).id)).filter(({ role }) => role === 'returned-letter')
  expect(files.length).toBeGreaterThan(4)
  // A file that is taken back leaves no words behind.
  const { id: newest } = files.find(({ name }) => name === 'once more.docx')!
  const { version } = await view(reference)
  expect(await removeOrderFile(product.services, { reference, fileId: newest })).toBe(true)
  expect(await view(reference)).toMatchObject({ version: version + 1, returned: { problem: 'taken-back', changes: [] } })
  expect(JSON.stringify(await stores().petitions.returned((await orderOf(reference)).id))).not.toContain('In truth')
})
