/** Rounds of a petition: comments on paragraphs, a revision that answers them, what changed, and the acceptance. */
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { answerCaseForm } from '../../app/orders/case-forms.ts'
import { answerLetterPage } from '../../app/orders/letter-forms.ts'
import { LETTER_COMPARED_LIMIT, viewReleasedLetter } from '../../usecases/petition-rounds.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import type { OperatorCase } from '../../usecases/view-petition.ts'
import { deliver } from '../deliver.ts'
import { paidAiOrder } from '../ai-order.ts'
import { createTestProduct, openTestDatabase, type TestProduct } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { intakeBody } from '../intake-body.ts'
import { caseOf } from '../petitions/case-of.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { signInAs } from '../roles.ts'

vi.setConfig({ testTimeout: 120_000 })
let product: TestProduct
let open: OpenDatabase
let as: Record<string, string>
beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ open })
  await product.startJobs()
  as = await signInAs(product, 'operator')
  await open.connection.execute(sql`truncate composed_runs`)
})
afterAll(() => product.close())

const stores = () => product.services.database.stores
const act = (reference: string, what: string, body: unknown = {}) => product.post(`/api/console/orders/${reference}/petition/${what}`, body, as)
const consoleCase = async (reference: string) => (await (await product.get(`/api/console/orders/${reference}/petition`, as)).json()) as OperatorCase
const read = async (reference: string, compared = false) => {
  const found = await viewReleasedLetter(product.services, { reference, compared })
  if (found?.kind !== 'letter') throw new Error('no letter')
  return found
}
const say = (reference: string, fields: Record<string, string>) => answerLetterPage(product.services, reference, formOf(fields))

test('a customer comments on paragraphs, asks for a revision with them, sees word by word what changed, and accepts', async () => {
  const reference = await paidAiOrder(product, 'rounds@mail.com', { 'x-forwarded-for': '10.14.0.1' })
  await product.post('/api/intake-applications', intakeBody('rounds@mail.com', { orderReference: reference }), { 'x-forwarded-for': '10.14.0.2' })
  const order = (await stores().orders.findByReference(reference))!
  await expect.poll(async () => stores().petitions.find(order.id), { timeout: 30_000, interval: 50 }).not.toBeNull()
  const known = (await stores().petitions.find(order.id))!
  await stores().petitions.put({ ...known, file: { ...caseOf(WATER_ENGINEER), lock: null } })
  await deliver(product.services, reference, 'first-draft')
  const { options, endeavor } = WATER_ENGINEER
  expect(await answerCaseForm(product.services, reference, formOf({ intent: 'choose', id: 'choice', endeavor: 'own', own: endeavor, ...options, confirmed: 'yes' }))).toMatchObject({ kind: 'go' })
  await act(reference, 'draft')
  expect(await viewReleasedLetter(product.services, { reference, compared: false })).toEqual({ kind: 'none' })
  // A draft that is not released is nobody's to comment on.
  expect(await say(reference, { intent: 'comment', block: 'p1/heading', revision: '1', text: 'Early' })).toMatchObject({ kind: 'problem', status: 409 })
  expect((await act(reference, 'release', { revision: 1 })).status).toBe(200)

  const first = await read(reference)
  expect(first).toMatchObject({ revision: 1, versions: 1, compared: false, canComment: true, canAccept: true })
  const merit = first.paragraphs.find(({ id }) => id.startsWith('p1/merit/f'))!
  expect(merit.lines[0]).toContain('In the trial of 2024')
  expect(first.paragraphs.find(({ id }) => id === 'opening/re')!.lines.join('\n')).toContain('Alien Workers\nPetitioner and beneficiary: Amara')
  expect(merit.lines[0]).toMatch(/\(Exhibit \d+\)/)
  expect(await say(reference, { intent: 'send-comments', deliveryId: first.deliveryId })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await say(reference, { intent: 'comment', block: merit.id, revision: '1', text: '  ' })).toMatchObject({ kind: 'problem', status: 422 })
  expect(await say(reference, { intent: 'comment', block: 'no/such', revision: '1', text: 'Where?' })).toMatchObject({ kind: 'problem', status: 409, typed: 'Where?' })
  expect(await say(reference, { intent: 'comment', block: merit.id, revision: '1', text: 'Please say “during the trial”.' })).toMatchObject({ kind: 'go' })
  expect(await say(reference, { intent: 'send-comments', deliveryId: first.deliveryId })).toMatchObject({ kind: 'go' })
  expect((await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'full-petition')).toMatchObject({ state: 'in-work' })
  // The round is under way: neither comments nor a second request.
  expect(await read(reference)).toMatchObject({ canComment: false, canAccept: false })
  expect(await say(reference, { intent: 'comment', block: merit.id, revision: '1', text: 'One more' })).toMatchObject({ kind: 'problem', status: 409 })

  const { comments, draft } = await consoleCase(reference)
  expect(comments).toMatchObject([{ blockId: merit.id, revision: 1, text: 'Please say “during the trial”.', answer: null }])
  const block = draft!.blocks.find(({ id }) => id === merit.id)!
  expect((await act(reference, 'blocks', { id: merit.id, revision: 1, change: { text: block.text!.replace('In the trial of 2024', 'During the trial of 2024') } })).body.revision).toBe(2)
  expect((await act(reference, 'comments', { id: comments[0]!.id, answer: 'Done' })).status).toBe(200)
  expect((await act(reference, 'comments', { id: comments[0]!.id, answer: 'Twice' })).status).toBe(404)
  const comparison = await (await product.get(`/api/console/orders/${reference}/petition/comparison?from=1&to=2`, as)).json()
  expect(comparison.differences).toMatchObject([{ id: merit.id, kind: 'changed', runs: [{ kind: 'deleted', text: 'In' }, { kind: 'inserted', text: 'During' }, { kind: 'same' }] }])
  expect((await product.get(`/api/console/orders/${reference}/petition/comparison?from=1&to=9`, as)).status).toBe(404)

  expect((await act(reference, 'release', { revision: 2 })).status).toBe(200)
  const second = await read(reference, true)
  expect(second).toMatchObject({ revision: 2, versions: 2, compared: true, comments: [{ answer: 'Done' }] })
  // Each comparison takes its time: beyond so many the letter is shown alone.
  const asked: string[] = []
  const consume = async (name: string) => {
    asked.push(name)
    return { kind: 'limited' as const, limit: 60, retryAfterSeconds: 9 }
  }
  const often = { ...product.services, limits: { ...product.services.limits, consume } }
  expect(await viewReleasedLetter(often, { reference, compared: true })).toMatchObject({ revision: 2, compared: false })
  expect(await viewReleasedLetter(often, { reference, compared: false })).toMatchObject({ revision: 2 })
  expect(asked).toEqual([LETTER_COMPARED_LIMIT])
  expect(second.paragraphs.filter(({ difference }) => difference !== 'same').map(({ id, difference }) => [id, difference])).toEqual([[merit.id, 'changed']])
  // A comment on the version before is not taken for one on this one.
  expect(await say(reference, { intent: 'comment', block: merit.id, revision: '1', text: 'Late' })).toMatchObject({ kind: 'problem', status: 409 })
  const delivery = (await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'full-petition')!.deliveries[0]!
  expect(delivery.files.map(({ name }) => name).slice(-2)).toEqual(['5 What changed.docx', '5 What changed.pdf'])
  const word = await product.get(delivery.files.find(({ name }) => name === '5 What changed.docx')!.url!.replace('http://localhost:3000', ''))
  const xml = strFromU8(unzipSync(new Uint8Array(await word.arrayBuffer()))['word/document.xml']!)
  expect([xml.match(/<w:ins /g)?.length, xml.match(/<w:del /g)?.length]).toEqual([1, 1])

  expect(await say(reference, { intent: 'accept', deliveryId: first.deliveryId })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await say(reference, { intent: 'accept', deliveryId: second.deliveryId })).toMatchObject({ kind: 'go' })
  expect((await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'full-petition')).toMatchObject({ state: 'accepted' })
})
