/** Calls of the console and of consultants with an id that belongs to another order, another operator or another consultant. */
import { expect, test } from 'vitest'
import { viewWriters } from '../../usecases/manage-writers.ts'
import { READY_FILES } from '../../usecases/release-delivery.ts'
import { paidAiOrder } from '../ai-order.ts'
import { NO_PROMOTION } from '../harness.ts'
import { signInAs } from '../roles.ts'
import { productOfFile, signedIn } from '../product-of-file.ts'

const product = productOfFile()
const as = signedIn(product, 'operator')
let visitor = 0

const stores = () => product.services.database.stores

async function order(email: string): Promise<{ reference: string; id: string }> {
  const reference = await paidAiOrder(product, email, { 'x-forwarded-for': `10.31.0.${visitor++}` }, { referenceLettersNumber: 1 })
  return { reference, id: (await stores().orders.findByReference(reference))!.id }
}

test('what belongs to one order is not changed, delivered or read by the address of another', async () => {
  const [ana, ben] = [await order('ana@mail.com'), await order('ben@mail.com')]
  const added = await product.post(`/api/console/orders/${ben.reference}/writers`, { name: 'Joan Ferris', position: 'Director', relation: 'Supervisor', petitioner: 'Ben', kind: 'association' }, as)
  expect(added.status).toBeLessThan(300)
  const [writer] = (await viewWriters(product.services, ben.reference))!.writers
  const draftOf = async ({ id }: { id: string }) => (await stores().deliverables.ofOrder(id)).find(({ kind }) => kind === 'first-draft')!.id
  const [own, foreign] = [await draftOf(ana), await draftOf(ben)]
  const body = new Uint8Array(Buffer.from('%PDF-1.7\nx'))
  expect(
    (await product.request(`/api/console/orders/${ben.reference}/deliverables/${foreign}/files`, { method: 'POST', headers: { ...as, 'content-type': 'application/octet-stream' }, body })).status,
  ).toBe(201)
  const [ready] = await stores().files.ofOwner(READY_FILES, ben.id)
  const standing = async () =>
    JSON.stringify(
      await Promise.all(
        [ana, ben].map(async ({ id }) => [
          await stores().deliverables.ofOrder(id),
          await stores().deliverables.deliveries(id),
          await stores().orders.events(id),
          await stores().files.ofOwner(READY_FILES, id),
        ]),
      ),
    ) + JSON.stringify(await stores().writers.ofOrder(ben.id))
  const before = await standing()
  const at = `/api/console/orders/${ana.reference}`
  const calls: [path: string, body: unknown, status: number][] = [
    [`deliverables/${foreign}/begin`, { cause: 'x' }, 409],
    [`deliverables/${foreign}/pause`, { reason: 'x' }, 409],
    [`deliverables/${foreign}/acceptance`, { cause: 'x' }, 409],
    [`deliverables/${foreign}/delivery`, { line: 'x', fileIds: [ready!.id] }, 409],
    [`deliverables/${own}/delivery`, { line: 'x', fileIds: [ready!.id] }, 422],
    [`ready-files/${ready!.id}/removal`, {}, 404],
    ...['link', 'release', 'remove', 'reopen', 'revoke'].map((act): [string, unknown, number] => [`writers/${writer!.id}/${act}`, { letter: 'x', text: 'x', files: [], version: 1 }, 404]),
  ]
  for (const [path, sent, status] of calls) expect((await product.post(`${at}/${path}`, sent, as)).status, path).toBe(status)
  expect((await product.get(`${at}/writers/${writer!.id}/preview`, as)).status).toBeGreaterThanOrEqual(400)
  expect(await standing()).toBe(before)
})

test('the times of one operator are nobody else’s, and two operators who take the role from each other leave one', async () => {
  const [second, consultant] = [await signInAs(product, 'operator', 'second@mail.com'), await signInAs(product, 'consultant')]
  await product.post('/api/console/times', { startsAt: [new Date(NO_PROMOTION + 20 * 86_400_000).toISOString()], place: '' }, as)
  const [time] = (await (await product.get('/api/console/times', as)).json()) as { id: string }[]
  for (const act of ['removal', 'held', 'return']) {
    expect((await product.post(`/api/console/times/${time!.id}/${act}`, {}, second)).status, act).toBe(409)
    expect((await product.post(`/tutors/times/${time!.id}/${act}`, {}, consultant)).status, act).toBe(409)
    expect((await product.post(`/tutors/times/${time!.id}/${act}`, {}, as)).status, act).toBe(403)
  }
  const idOf = async (email: string) => (await stores().accounts.findByEmail(email))!.id
  const taken = await Promise.all([
    product.patch(`/api/console/accounts/${await idOf('second@mail.com')}`, { roles: [] }, as),
    product.patch(`/api/console/accounts/${await idOf('operator@mail.com')}`, { roles: [] }, second),
  ])
  expect(taken.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(product.faults).toEqual([])
})
