/** "My case" of a buyer of the package: said once, confirmed, and made into documents at each download. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readDocxParts } from '../document-readers.ts'
import { renderDocx } from '../../adapters/documents/render-docx.ts'
import { h1, p, plain } from '../../domain/documents/blocks.ts'
import { answerFactsForm } from '../../app/orders/own-case-forms.ts'
import { EMPTY_CASE, LINE_MAX, ownCaseSchema, type OwnCase } from '../../domain/own-case/own-case.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { writeToOperator } from '../../usecases/order-messages.ts'
import { saveOwnCase, viewOwnCase } from '../../usecases/own-case.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { formOf } from '../form-of.ts'
import { createTestProduct, NO_PROMOTION, paidEvent, type TestProduct } from '../harness.ts'

let product: TestProduct
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.9.0.${visitor++}` })
beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  product.clock.set(NO_PROMOTION)
})
afterAll(() => product.close())

async function order(kind: 'niw-diy' | 'selfpetition-ai', paid = true): Promise<string> {
  const body =
    kind === 'niw-diy'
      ? { userProfession: { it: true }, userEmployment: { employee: true }, userAddons: {} }
      : { userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } }
  const { body: placed } = await product.post(`/api/orders/${kind}`, { userData: { email: 'own@mail.com' }, ...body }, from())
  if (paid) await product.webhook(paidEvent(placed))
  return placed.reference
}
const wordOf = async (reference: string, which: string) => {
  const answer = await product.get(`/api/orders/${reference}/my-case/${which}.docx`)
  return { status: answer.status, text: answer.status === 200 ? (readDocxParts(new Uint8Array(await answer.arrayBuffer()))['word/document.xml'] ?? '') : '' }
}
const RESUME = renderDocx({
  id: 'resume',
  title: 'Resume',
  edition: '2026-01-01',
  kind: 'letter',
  front: 'none',
  footer: 'Ana Duarte',
  exhibits: [],
  blocks: [
    h1('Ana Duarte'),
    h1('Experience'),
    p(plain('Senior Power Engineer, Grid Utilities Inc., March 2018 - Present')),
    h1('Education'),
    p(plain('Master of Science in Electrical Engineering, University of Porto, 2014')),
  ],
})
const sendResume = async (reference: string, bytes: Uint8Array) =>
  product.request(`/api/orders/${reference}/my-case/resume`, { method: 'POST', body: new Uint8Array(bytes), headers: { 'content-type': 'application/octet-stream', ...from() } })

test('a case is said once, stands in every document, and changes with the answers', async () => {
  const reference = await order('niw-diy')
  expect(await viewOwnCase(product.services, reference)).toEqual({ own: EMPTY_CASE, version: 0, updatedAt: null })
  const own = { ...EMPTY_CASE, name: 'Ana Duarte', endeavor: 'To keep small utilities running through storms' }
  expect(await saveOwnCase(product.services, { reference, own, version: 0 })).toEqual({ kind: 'saved', version: 1 })
  for (const which of ['letter', 'statement', 'data-sheets']) expect((await wordOf(reference, which)).text).toContain('To keep small utilities running through storms')
  expect(await saveOwnCase(product.services, { reference, own: { ...own, endeavor: 'To shorten outages' }, version: 1 })).toEqual({ kind: 'saved', version: 2 })
  const letter = await wordOf(reference, 'letter')
  expect(letter.text).toContain('To shorten outages')
  expect(letter.text).not.toContain('through storms')
  expect((await wordOf(reference, 'everything')).status).toBe(404)
})

test('a case that an older program saved, without claims, is whole again when it is read', async () => {
  const reference = await order('niw-diy')
  const { id } = (await product.services.database.stores.orders.findByReference(reference))!
  const { filingDay: _, claims: __, post: ___, door: ____, ...before } = EMPTY_CASE
  const old = { ...before, name: 'Ana Duarte', exhibits: [{ title: 'Diploma', proves: 'EB-2', date: '2014', status: 'asked', translation: true }, { title: 'Report' }] }
  await product.services.database.stores.ownCases.put({ orderId: id, own: old as unknown as OwnCase, version: 1, updatedAt: new Date(NO_PROMOTION) })
  const found = (await viewOwnCase(product.services, reference))!
  expect(ownCaseSchema.parse(found.own)).toEqual({
    ...EMPTY_CASE,
    name: 'Ana Duarte',
    exhibits: [
      { id: 'e1', title: 'Diploma', proves: ['EB-2'], date: '2014', state: 'requested', existed: 'unknown', translation: 'needed' },
      { id: 'e2', title: 'Report', proves: [], date: '', state: 'missing', existed: 'unknown', translation: 'not-needed' },
    ],
  })
  for (const which of ['letter', 'exhibits', 'evidence-plan']) expect((await wordOf(reference, which)).text).toContain('Diploma')
})

test('a line that is cut amid a letter is saved', async () => {
  const reference = await order('niw-diy')
  const form = formOf({ version: '0', name: `${'a'.repeat(LINE_MAX - 1)}\u{1D5D4}` })
  expect(await answerFactsForm(product.services, reference, form)).toEqual({ kind: 'go' })
  expect((await viewOwnCase(product.services, reference))?.own.name).toBe(`${'a'.repeat(LINE_MAX - 1)}\uFFFD`)
})

test('what another window saved is not overwritten', async () => {
  const reference = await order('niw-diy')
  await saveOwnCase(product.services, { reference, own: { ...EMPTY_CASE, name: 'First' }, version: 0 })
  expect(await saveOwnCase(product.services, { reference, own: { ...EMPTY_CASE, name: 'Second' }, version: 0 })).toEqual({ kind: 'changed-meanwhile' })
  expect((await viewOwnCase(product.services, reference))?.own.name).toBe('First')
})

test('only a paid order of the package has a case', async () => {
  for (const reference of [await order('niw-diy', false), await order('selfpetition-ai'), 'PW-NONE']) {
    expect(await viewOwnCase(product.services, reference)).toBeNull()
    expect(await saveOwnCase(product.services, { reference, own: EMPTY_CASE, version: 0 })).toEqual({ kind: 'no-such-case' })
    expect((await wordOf(reference, 'letter')).status).toBe(404)
    expect((await sendResume(reference, await RESUME)).status).toBe(404)
  }
})

test('a resume adds facts that stand in no document until they are confirmed, and is not kept', async () => {
  const reference = await order('niw-diy')
  const answer = await sendResume(reference, await RESUME)
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as { rows: number }).rows).toBeGreaterThan(0)
  const found = await viewOwnCase(product.services, reference)
  expect(JSON.stringify(found?.own)).toContain('Porto')
  expect((await wordOf(reference, 'letter')).text).not.toContain('Porto')
  const own = found?.own ?? EMPTY_CASE
  const confirmed = { ...own, degrees: own.degrees.map((row) => ({ ...row, state: 'confirmed' as const })) }
  await saveOwnCase(product.services, { reference, own: confirmed, version: found?.version ?? 0 })
  expect((await wordOf(reference, 'letter')).text).toContain('Porto')
  const placed = await product.services.database.stores.orders.findByReference(reference)
  expect((await product.services.database.stores.files.ofOwner('order', placed?.id ?? '')).length).toBe(0)
  expect((await sendResume(reference, new TextEncoder().encode('no resume at all'))).status).toBe(422)
  expect((await sendResume(reference, new Uint8Array(3_145_729))).status).toBe(413)
})

test('each page of a case saves its own part, and the plan is there as an Excel file', async () => {
  const reference = await order('niw-diy')
  const exhibit = { id: 'e1', title: 'Diploma', proves: ['EB-2' as const], date: '2014', state: 'have' as const, existed: 'yes' as const, translation: 'not-needed' as const }
  await saveOwnCase(product.services, { reference, own: { exhibits: [exhibit], claims: [{ id: 'c1', text: 'I hold a degree', proves: 'EB-2', exhibits: ['e1'] }] }, version: 0 })
  await saveOwnCase(product.services, { reference, own: { name: 'Ana Duarte' }, version: 1 })
  expect((await viewOwnCase(product.services, reference))?.own).toMatchObject({ name: 'Ana Duarte', exhibits: [{ title: 'Diploma' }] })
  expect((await wordOf(reference, 'letter')).text).toContain('I hold a degree')
  const answer = await product.get(`/api/orders/${reference}/evidence-plan.xlsx`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('my-evidence-plan.xlsx')
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 2)]).toEqual([0x50, 0x4b])
  expect((await product.get('/api/orders/PW-NONE/evidence-plan.xlsx')).status).toBe(404)
})

test('facts that the generator read are rows to confirm, like those of a resume', async () => {
  const reference = await order('niw-diy')
  const base = { origin: 'visitor' as const, place: null, certainty: 'sure' as const }
  const facts = {
    ...{
      name: 'Ana Duarte',
      headline: null,
      summary: null,
      achievements: [],
      skills: [],
      licenses: [],
      publications: [],
      patents: [],
      awards: [],
      yearsOfExperience: 8,
      occupations: [],
      profession: null,
      language: 'en',
    },
    roles: [{ ...base, id: 'role-1', title: 'Power engineer', employer: 'Grid Utilities', department: null, start: { year: 2018, month: 3 }, end: null, current: true }],
    degrees: [{ ...base, id: 'degree-1', level: 'master' as const, field: 'Physics', school: 'Porto', year: 2014, completed: true }],
  }
  const answer = await product.post(`/api/orders/${reference}/my-case/facts`, facts, from())
  expect([answer.status, answer.body]).toEqual([200, { rows: 2 }])
  expect((await wordOf(reference, 'letter')).text).not.toContain('Grid Utilities')
  expect((await viewOwnCase(product.services, reference))?.own.jobs).toMatchObject([{ title: 'Power engineer', from: '03/2018', to: 'today', state: 'read' }])
  expect((await product.post(`/api/orders/${reference}/my-case/facts`, { roles: 'none' }, from())).status).toBeGreaterThanOrEqual(400)
  expect((await product.post('/api/orders/PW-NONE/my-case/facts', facts, from())).status).toBe(404)
  const many = await product.post(`/api/orders/${reference}/my-case/facts`, { ...facts, skills: Array(20_000).fill(0) }, from())
  expect([many.status, Object.keys((many.body as unknown as { fields: object }).fields)]).toEqual([422, ['skills']])
})

test('nothing is read of what is sent to an order that has no case', async () => {
  for (const part of ['facts', 'resume']) {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('The body was read')) }, { highWaterMark: 0 })
    const headers = { 'content-type': 'application/json', ...from() }
    expect((await product.request(`/api/orders/PW-NONE/my-case/${part}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)).status).toBe(404)
  }
})

test('a case goes when its work has rested for its period, also where nothing else lies with the order', async () => {
  const [rested, inWork] = [await order('niw-diy'), await order('niw-diy')]
  // Its package is a job: one that ends after the clock was moved would begin the period anew.
  for (const reference of [rested, inWork]) await expect.poll(async () => (await viewOrder(product.services, reference))!.state).toBe('delivered')
  // What was written with the other order goes in its own time, and leaves the case alone.
  expect((await writeToOperator(product.services, { reference: inWork, text: 'A question', visitor: 'customer' })).kind).toBe('written')
  const own = { ...EMPTY_CASE, name: 'Ana Duarte' }
  await saveOwnCase(product.services, { reference: rested, own, version: 0 })
  onTestFinished(() => product.clock.set(NO_PROMOTION))
  const day = 86_400_000
  product.clock.set(NO_PROMOTION + 300 * day)
  await saveOwnCase(product.services, { reference: inWork, own, version: 0 })
  product.clock.set(NO_PROMOTION + 400 * day)
  await cleanUp(product.services)
  expect(await viewOwnCase(product.services, rested)).toMatchObject({ version: 0, own: EMPTY_CASE })
  expect(await viewOwnCase(product.services, inWork)).toMatchObject({ version: 1, own })
  expect((await viewOrder(product.services, inWork))!.messages).toEqual([])
  product.clock.set(NO_PROMOTION + 500 * day)
  await cleanUp(product.services)
  expect(await viewOwnCase(product.services, inWork)).toMatchObject({ version: 0, own: EMPTY_CASE })
})
