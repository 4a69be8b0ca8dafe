import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addWriter, viewWriters } from '../../usecases/manage-writers.ts'
import { createTestProduct, paidEvent, NO_PROMOTION, type TestProduct } from '../harness.ts'
import { intakeBody } from '../intake-body.ts'
import { signInAs } from '../roles.ts'
vi.setConfig({ testTimeout: 500_000 })
let product: TestProduct
let as: Record<string, string>, second: Record<string, string>, consultant: Record<string, string>
let n = 0
const from = () => ({ 'x-forwarded-for': `10.31.0.${n++}` })
beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  as = await signInAs(product, 'operator')
  second = await signInAs(product, 'operator', 'second@mail.com')
  consultant = await signInAs(product, 'consultant')
})
afterAll(() => product.close())
async function order(email: string) {
  const { body } = await product.post('/api/orders/selfpetition-ai', { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 1, consultation: true } }, from())
  await product.webhook(paidEvent(body))
  await product.post('/api/intake-applications', intakeBody(email, { orderReference: body.reference }), from())
  return body.reference as string
}
test('mixed', async () => {
  const { stores } = product.services.database
  const [a, b] = [await order('a@mail.com'), await order('b@mail.com')]
  const B = (await stores.orders.findByReference(b))!
  const A = (await stores.orders.findByReference(a))!
  expect((await product.post(`/api/console/orders/${b}/writers`, { name: 'Joan', position: 'D', relation: 'x', petitioner: 'Ben', kind: 'association' }, as)).status).toBeLessThan(300)
  const [w] = (await viewWriters(product.services, b))!.writers
  const owed = await stores.deliverables.ofOrder(B.id)
  const draft = owed.find((o) => o.kind === 'first-draft')!
  const up = await product.request(`/api/console/orders/${b}/deliverables/${draft.id}/files`, { method: 'POST', headers: { ...as, 'content-type': 'application/octet-stream', 'x-file-name': 'a.pdf' }, body: new Uint8Array(Buffer.from('%PDF-1.7\nx')) })
  console.log('ready', up.status, await up.text())
  const ready = (await stores.files.ofOwner('delivery-ready', B.id))
  console.log('ready files', ready.length)
  const snap = async () => JSON.stringify([await stores.deliverables.ofOrder(B.id), await stores.writers.ofOrder(B.id), await stores.files.ofOwner('delivery-ready', B.id), await stores.deliverables.deliveries(B.id), (await stores.orders.findById(B.id))!.state, (await stores.orders.events(B.id)).length, await stores.intakes.findByOrder(B.id)])
  const before = await snap()
  const beforeA = JSON.stringify([await stores.deliverables.ofOrder(A.id), await stores.deliverables.deliveries(A.id)])
  const out: unknown[] = []
  const ownDraft = (await stores.deliverables.ofOrder(A.id)).find((o) => o.kind === 'first-draft')!
  for (const [path, body] of [
    [`deliverables/${draft.id}/begin`, { cause: 'x' }], [`deliverables/${draft.id}/pause`, { reason: 'x' }], [`deliverables/${draft.id}/acceptance`, { cause: 'x' }],
    [`deliverables/${draft.id}/delivery`, { line: 'x', fileIds: ready.map((f) => f.id) }], [`deliverables/${ownDraft.id}/delivery`, { line: 'x', fileIds: ready.map((f) => f.id) }],
    [`ready-files/${ready[0]?.id}/removal`, {}], ...['link', 'release', 'remove', 'reopen', 'revoke'].map((act) => [`writers/${w!.id}/${act}`, { letter: 'x', text: 'x', files: [], version: 1 }]),
  ] as [string, unknown][]) out.push([path.replace(/[0-9a-f-]{36}/, 'ID'), (await product.post(`/api/console/orders/${a}/${path}`, body, as)).status])
  out.push(['writer preview', (await product.get(`/api/console/orders/${a}/writers/${w!.id}/preview`, as)).status])
  console.log(JSON.stringify(out))
  expect(await snap()).toBe(before)
  expect(JSON.stringify([await stores.deliverables.ofOrder(A.id), await stores.deliverables.deliveries(A.id)])).toBe(beforeA)
  // consultants' times
  const at = NO_PROMOTION + 20 * 86_400_000
  await product.post('/api/console/times', { startsAt: [new Date(at).toISOString()], place: '' }, as)
  const [t] = (await (await product.get('/api/console/times', as)).json()) as { id: string }[]
  const o2: unknown[] = []
  for (const act of ['removal', 'held', 'return']) for (const [who, p, h] of [['second', '/api/console', second], ['consultant', '/tutors', consultant], ['operator on tutors', '/tutors', as]] as const) o2.push([who, act, (await product.post(`${p}/times/${t!.id}/${act}`, {}, h)).status])
  console.log(JSON.stringify(o2), JSON.stringify(await (await product.get('/api/console/times', second)).json()))
  // two operators take each other's role; invite etc.
  const ids = await Promise.all(['operator@mail.com', 'second@mail.com'].map(async (e) => (await stores.accounts.findByEmail(e))!.id))
  const both = await Promise.all([product.patch(`/api/console/accounts/${ids[1]}`, { roles: [] }, as), product.patch(`/api/console/accounts/${ids[0]}`, { roles: [] }, second)])
  console.log(both.map((x) => [x.status, x.body.kind]))
  console.log(product.faults)
  expect(addWriter).toBeDefined()
})
