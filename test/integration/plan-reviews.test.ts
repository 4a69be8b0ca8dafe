/** The review of a business plan: from the customer's file to the review they open. */
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { h1, p } from '../../domain/documents/blocks.ts'
import type { Document } from '../../domain/documents/document.ts'
import { ORDER_FILES } from '../../usecases/order-uploads.ts'
import { WorkRefused } from '../../usecases/ports.ts'
import { READY_FILES } from '../../usecases/release-delivery.ts'
import { releasePlanReview } from '../../usecases/review-plan.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { paidAiOrder } from '../ai-order.ts'
import { caseOf } from '../petitions/case-of.ts'
import { COLD_CHAIN_FOUNDER } from '../petitions/people.ts'
import { productOfFile, signedIn } from '../product-of-file.ts'

vi.setConfig({ testTimeout: 120_000 })
const product = productOfFile()
const as = signedIn(product, 'operator')
let visitor = 0

const stores = () => product.services.database.stores
const place = (reference: string) => `/api/console/orders/${reference}/plan-review`
const act = (reference: string, what: string, body: unknown = {}) => product.post(`${place(reference)}/${what}`, body, as)
const view = async (reference: string) => (await (await product.get(place(reference), as)).json()) as any

async function paidOrder(email: string, businessPlan = true): Promise<string> {
  return paidAiOrder(product, email, { 'x-forwarded-for': `10.13.0.${visitor++}` }, { businessPlan })
}

const PLAN: Document = {
  id: 'plan',
  title: 'Frostline Systems: business plan',
  edition: '2026-10-01',
  kind: 'guide',
  front: 'heading',
  footer: 'Frostline Systems',
  exhibits: [],
  blocks: [
    h1('The work'),
    p(
      'The company develops a controller that is built into existing cold rooms of independent grocers and food banks, so that these rooms run on natural refrigerants and shifted hours without being replaced.',
    ),
    h1('Figures'),
    p('Revenue will reach $4.2 million in year three and $11 million in year five, and the venture will be the leader of its field.'),
    p('In the first quarter of 2027 the company will create 45 jobs.'),
  ],
}

/** As if the customer had handed it over on the page of the order. */
async function handOver(reference: string, bytes: Uint8Array, name: string): Promise<void> {
  const order = (await stores().orders.findByReference(reference))!
  const storageKey = await product.services.files.put(bytes)
  await stores().files.insert([
    {
      id: crypto.randomUUID(),
      ownerKind: ORDER_FILES,
      ownerId: order.id,
      role: 'business-plan',
      name,
      mediaType: 'application/pdf',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      createdAt: new Date(product.clock.now()),
    },
  ])
}

test('a plan as PDF and as Word is read by paragraph, held against the endeavor, edited and released', async () => {
  const reference = await paidOrder('plan@mail.com')
  const order = (await stores().orders.findByReference(reference))!
  await stores().petitions.put({ orderId: order.id, file: caseOf(COLD_CHAIN_FOUNDER), seed: null, version: 1, updatedAt: new Date() })
  expect(await view(reference)).toMatchObject({ state: 'waiting', file: null, review: null })
  expect((await act(reference, 'reading')).body.kind).toBe('no-plan')

  const rendered = await product.services.renderBoth(PLAN)
  await handOver(reference, rendered.pdf, 'plan.pdf')
  expect((await act(reference, 'reading')).status).toBe(200)
  const read = await view(reference)
  expect(read.review.endeavor).toContain('retrofit controller')
  const texts = read.review.paragraphs.map(({ text }: { text: string }) => text)
  expect(texts).toContain('Revenue will reach $4.2 million in year three and $11 million in year five, and the venture will be the leader of its field.')
  const at = (start: string) => texts.findIndex((text: string) => text.startsWith(start))
  const rulesAt = (start: string) => read.review.remarks.filter(({ paragraph }: any) => paragraph === at(start)).map(({ rule }: any) => rule)
  expect(rulesAt('The company develops')).toEqual([])
  expect(rulesAt('Revenue will')).toContain('projection')
  expect(rulesAt('In the first quarter')).toContain('projection')

  const remark = read.review.remarks.find(({ paragraph }: any) => paragraph === at('Revenue will'))
  const changed = await act(reference, 'changes', { version: read.version, change: { kind: 'remark', id: remark.id, says: 'My own words on the revenue', advice: '' } })
  expect(changed.status).toBe(200)
  expect((await act(reference, 'changes', { version: read.version, change: { kind: 'drop', id: remark.id, dropped: true } })).body.kind).toBe('changed-meanwhile')
  // Read again, the same file keeps what was edited.
  expect((await act(reference, 'reading')).status).toBe(200)
  expect((await view(reference)).review.remarks.find(({ id }: any) => id === remark.id).says).toBe('My own words on the revenue')

  expect((await act(reference, 'release', { version: read.version })).body.kind).toBe('changed-meanwhile')
  let scans = 0
  const scan = { scan: () => (++scans > 1 ? Promise.reject(new Error('the scanner does not answer')) : Promise.resolve({ kind: 'clean' as const })) }
  await expect(releasePlanReview({ ...product.services, scan }, { reference, version: read.version + 1, line: '', actor: 'operator:test' })).rejects.toThrow('scanner')
  expect(await stores().files.ofOwner(READY_FILES, order.id)).toEqual([])

  expect((await act(reference, 'release', { version: read.version + 1, line: 'Here is the review' })).status).toBe(200)
  const delivered = (await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'plan-review')!
  expect([delivered.state, delivered.deliveries[0]!.files.map(({ name }) => name)]).toEqual(['delivered', ['Review of the business plan.docx', 'Review of the business plan.pdf']])

  product.clock.set(product.clock.now() + 1000)
  await handOver(reference, rendered.docx, 'plan 2.docx')
  expect(await view(reference)).toMatchObject({ newer: true, file: 'plan 2.docx' })
  expect((await act(reference, 'reading')).status).toBe(200)
  const word = await view(reference)
  expect(word).toMatchObject({ newer: false, review: { fileName: 'plan 2.docx' } })
  expect(word.review.paragraphs.map(({ text }: { text: string }) => text)).toContain('In the first quarter of 2027 the company will create 45 jobs.')
})

test('a plan that takes too much to be held against anything is refused, and an endeavor that is chosen meanwhile is the one that counts', async () => {
  const reference = await paidOrder('heavy-plan@mail.com')
  const order = (await stores().orders.findByReference(reference))!
  await handOver(reference, (await product.services.renderBoth(PLAN)).docx, 'plan.docx')
  const { work } = product.services
  const spied = vi
    .spyOn(product.services, 'work')
    .mockImplementation((name, given, visitor) => (name === 'reviewPlan' ? Promise.reject(new WorkRefused('too-complex')) : work(name, given as never, visitor)))
  expect(await act(reference, 'reading')).toMatchObject({ status: 422, body: { kind: 'too-complex' } })
  expect((await view(reference)).review).toBeNull()
  const held: string[] = []
  spied.mockImplementation(async (name, given, visitor) => {
    const done = await work(name, given as never, visitor)
    if (name === 'reviewPlan' && held.push((given as { endeavor: string }).endeavor) === 1)
      await stores().petitions.put({ orderId: order.id, file: caseOf(COLD_CHAIN_FOUNDER), seed: null, version: 1, updatedAt: new Date() })
    return done
  })
  expect((await act(reference, 'reading')).status).toBe(200)
  spied.mockRestore()
  expect([held.length, held[0]]).toEqual([2, ''])
  expect((await view(reference)).review.endeavor).toBe(held[1])
  expect(held[1]).toContain('retrofit controller')
})

test('a file that holds no plan says why, and an order without the review has none', async () => {
  const reference = await paidOrder('noplan@mail.com')
  await handOver(reference, Buffer.from('%PDF-1.7\nnothing'), 'broken.pdf')
  expect((await act(reference, 'reading')).body).toMatchObject({ kind: 'unreadable' })
  expect((await view(reference)).review).toBeNull()
  const without = await paidOrder('without@mail.com', false)
  expect((await product.get(place(without), as)).status).toBe(404)
  expect((await act(without, 'reading')).status).toBe(409)
})
