/** The customer's own words and files behind a case: what an operator may say for them, files that fill a hole, and the folder to print. */
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerCaseForm } from '../../app/orders/case-forms.ts'
import { ORDER_FILES } from '../../usecases/order-uploads.ts'
import { printFolder } from '../../usecases/print-folder.ts'
import { viewCustomerCase } from '../../usecases/view-petition.ts'
import { paidAiOrder } from '../ai-order.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { intakeBody } from '../intake-body.ts'
import { caseOf } from '../petitions/case-of.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { signInAs } from '../roles.ts'

vi.setConfig({ testTimeout: 120_000 })
let product: TestProduct
let as: Record<string, string>
let visitor = 0
beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  as = await signInAs(product, 'operator')
})
afterAll(() => product.close())

const stores = () => product.services.database.stores
const act = (reference: string, what: string, body: unknown = {}) => product.post(`/api/console/orders/${reference}/petition/${what}`, body, as)
const customer = async (reference: string) => {
  const found = await viewCustomerCase(product.services, reference)
  if (found?.kind !== 'case') throw new Error('no case')
  return found
}
const say = (reference: string, fields: Record<string, string>) => answerCaseForm(product.services, reference, formOf(fields))

async function readOrder(email: string): Promise<{ reference: string; orderId: string }> {
  const from = () => ({ 'x-forwarded-for': `10.16.0.${visitor++}` })
  const reference = await paidAiOrder(product, email, from())
  await product.post('/api/intake-applications', intakeBody(email, { orderReference: reference, userProposedEndeavor: { pastProject1: 'Reworked the night readings of nine systems.' } }), from())
  const order = (await stores().orders.findByReference(reference))!
  await expect.poll(() => stores().petitions.find(order.id), { timeout: 30_000, interval: 50 }).not.toBeNull()
  return { reference, orderId: order.id }
}
async function handOver(orderId: string, name: string): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.7 ${name}`)
  const id = crypto.randomUUID()
  await stores().files.insert([
    {
      id,
      ownerKind: ORDER_FILES,
      ownerId: orderId,
      role: 'achievements',
      name,
      mediaType: 'application/pdf',
      bytes: bytes.length,
      sha256: id.replaceAll('-', ''),
      storageKey: await product.services.files.put(bytes),
      createdAt: new Date(product.clock.now()),
    },
  ])
  return id
}
async function write(orderId: string, text: string): Promise<string> {
  const id = crypto.randomUUID()
  const at = new Date(product.clock.now())
  await stores().messages.insert({ id, orderId, at, from: 'customer', actor: 'customer', text, seenAt: null, answeredAt: null, via: 'page', sender: null, droppedFiles: 0 })
  return id
}

test('an operator confirms and records facts only from words of the customer, which stand beside the fact until the customer speaks', async () => {
  const { reference, orderId } = await readOrder('behalf@mail.com')
  const fact = (await customer(reference)).file.facts.find(({ text }) => text.includes('night readings'))!
  const message = await write(orderId, 'Yes, the nine systems are right. I also published the method in 2023.')
  const confirm = (source: unknown) => act(reference, 'facts/on-behalf', { source, fact: { id: fact.id, rev: fact.rev } })
  expect((await confirm({ kind: 'message', id: crypto.randomUUID(), quote: 'the nine systems are right' })).status).toBe(404)
  expect((await confirm({ kind: 'message', id: message, quote: 'I confirm everything' })).body.kind).toBe('not-in-source')
  expect((await confirm({ kind: 'message', id: message, quote: '' })).status).toBe(422)
  expect((await customer(reference)).file.facts.find(({ id }) => id === fact.id)).toMatchObject({ state: 'read' })
  // What we wrote ourselves is no word of the customer, nor is what came by mail from another address.
  const foreign = crypto.randomUUID()
  await stores().messages.insert({
    id: foreign,
    orderId,
    at: new Date(product.clock.now()),
    from: 'customer',
    actor: 'customer',
    text: 'The nine systems are right.',
    seenAt: null,
    answeredAt: null,
    via: 'mail',
    sender: 'someone.else@mail.com',
    droppedFiles: 0,
  })
  expect((await confirm({ kind: 'message', id: foreign, quote: 'The nine systems are right' })).status).toBe(404)
  const own = crypto.randomUUID()
  await stores().messages.insert({
    id: own,
    orderId,
    at: new Date(product.clock.now()),
    from: 'operator',
    actor: 'operator',
    text: 'You said the nine systems are right.',
    seenAt: null,
    answeredAt: null,
    via: 'page',
    sender: null,
    droppedFiles: 0,
  })
  expect((await confirm({ kind: 'message', id: own, quote: 'the nine systems are right' })).status).toBe(404)

  expect((await confirm({ kind: 'message', id: message, quote: 'The nine systems are right' })).status).toBe(200)
  const confirmed = (await customer(reference)).file.facts.find(({ id }) => id === fact.id)!
  expect(confirmed).toMatchObject({ state: 'confirmed', onBehalf: { by: 'operator:operator@mail.com', from: 'message', quote: 'The nine systems are right' } })
  expect(
    (
      await act(reference, 'facts/on-behalf', {
        source: { kind: 'message', id: message, quote: 'I also published the method in 2023' },
        fact: { element: 'p2.record', text: 'published the method in 2023' },
      })
    ).status,
  ).toBe(200)
  expect((await customer(reference)).file.facts.at(-1)).toMatchObject({ text: 'I published the method in 2023.', state: 'confirmed', onBehalf: { from: 'message' } })
  expect((await stores().orders.events(orderId)).filter(({ cause }) => cause.includes('for the customer, from their message'))).toHaveLength(2)
  // The customer's own word takes its place.
  expect(await say(reference, { intent: 'correct-fact', id: fact.id, rev: String(confirmed.rev), text: 'I reworked the night readings of eight systems.' })).toMatchObject({ kind: 'go' })
  const corrected = (await customer(reference)).file.facts.find(({ id }) => id === fact.id)!
  expect([corrected.state, corrected.onBehalf]).toEqual(['corrected', undefined])
})

test('a file fills the hole of an exhibit and lies behind its cover sheet in the folder to print', async () => {
  const { reference, orderId } = await readOrder('folder@mail.com')
  const known = (await stores().petitions.find(orderId))!
  const file = caseOf(WATER_ENGINEER)
  await stores().petitions.put({ ...known, file: { ...file, exhibits: file.exhibits.map((one) => (one.title.startsWith('Trial report') ? { ...one, state: 'requested' as const } : one)) } })
  const exhibit = file.exhibits.find(({ title }) => title.startsWith('Trial report'))!
  const fileId = await handOver(orderId, 'report: trial/2025.pdf')
  expect(await say(reference, { intent: 'tie-file', id: exhibit.id, fileId: crypto.randomUUID() })).toMatchObject({ kind: 'problem', about: exhibit.id })
  expect(await say(reference, { intent: 'tie-file', id: exhibit.id, fileId })).toMatchObject({ kind: 'go' })
  const stateOf = async () => (await customer(reference)).file.exhibits.find(({ id }) => id === exhibit.id)
  expect(await stateOf()).toMatchObject({ state: 'have', files: [fileId] })
  expect((await product.get(`/api/console/orders/${reference}/petition/folder`, as)).status).toBe(404)

  await act(reference, 'draft')
  const answer = await product.get(`/api/console/orders/${reference}/petition/folder`, as)
  const folder = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = Object.keys(folder).sort()
  expect(names.slice(0, 3)).toEqual(['00 Read me.txt', '01 Letter.pdf', '02 List of exhibits.pdf'])
  const sheet = names.find((name) => name.endsWith('b report trial 2025.pdf'))!
  expect(names).toContain(sheet.replace('b report trial 2025', 'a Cover sheet'))
  expect(strFromU8(folder[sheet]!)).toContain('report: trial/2025.pdf')
  expect(names.some((name) => name.endsWith('b Statement of the petitioner.pdf'))).toBe(true)
  const told = strFromU8(folder['00 Read me.txt']!)
  expect(told).toContain('Employment letter of Harlow County Water District')
  expect(told).not.toContain('Trial report')
  // Who opened the customer's file in the folder is written down, and a folder is not made without end.
  const shown = (await (await product.get(`/api/console/orders/${reference}`, as)).json()) as any
  expect(shown.accesses.filter((one: any) => one.fileId === fileId).map(({ actor }: any) => actor)).toEqual(['operator:operator@mail.com'])
  const quick = { ...product.services, renderPdf: async () => new Uint8Array() }
  const kinds: string[] = []
  for (let time = 0; time < 12; time++) kinds.push((await printFolder(quick, { reference, released: false, reader: 'operator:a@mail.com' })).kind)
  expect([kinds.filter((kind) => kind === 'made').length, kinds.at(-1)]).toEqual([10, 'limited'])
  // As it was delivered, with a fact that was changed since: no statement of today's facts lies behind the letter of then.
  const petitions = { ...stores().petitions, releases: async () => [{ deliveryId: '', orderId, revision: 1, report: {} as never }] }
  const released = {
    ...quick,
    database: { ...quick.database, stores: { ...stores(), petitions } },
    limits: { ...quick.limits, consume: async () => ({ kind: 'allowed' as const, limit: 1, remaining: 1 }) },
  }
  const delivered = async () => {
    const made = await printFolder(released, { reference, released: true, reader: 'customer' })
    if (made.kind !== 'made') throw new Error(made.kind)
    const pieces: Uint8Array[] = []
    for await (const piece of made.pieces()) pieces.push(piece)
    return unzipSync(new Uint8Array(Buffer.concat(pieces)))
  }
  const before = await delivered()
  expect(Object.keys(before).some((name) => name.endsWith('b Statement of the petitioner.pdf'))).toBe(true)
  expect(strFromU8(before['00 Read me.txt']!)).not.toContain('revision')
  const cited = (await stores().petitions.draft(orderId))!.blocks.flatMap(({ block }) => Object.entries(block.basis))[0]!
  const fact = (await customer(reference)).file.facts.find(({ id }) => id === cited[0])!
  expect(await say(reference, { intent: 'reject-fact', id: fact.id, rev: String(fact.rev) })).toMatchObject({ kind: 'go' })
  const after = await delivered()
  expect(Object.keys(after).some((name) => name.endsWith('b Statement of the petitioner.pdf'))).toBe(false)
  for (const words of ['Do not file this yet.', 'needs a revision', 'made anew with the revision']) expect(strFromU8(after['00 Read me.txt']!)).toContain(words)
  // Taken back, the hole is there again.
  expect((await act(reference, 'exhibits/files', { exhibit: exhibit.id, fileId, tied: false })).status).toBe(200)
  expect(await stateOf()).toMatchObject({ state: 'requested', files: [] })
})
