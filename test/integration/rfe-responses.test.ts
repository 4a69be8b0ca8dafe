/** The whole way of an RFE order: letter and petition handed over, the table corrected and confirmed, requests answered, ways chosen, the response composed, checked, released and accepted. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { answerLetterPage } from '../../app/orders/letter-forms.ts'
import { orderPageData } from '../../app/orders/order-page-data.ts'
import { answerResponseForm } from '../../app/orders/response-forms.ts'
import { h1, p, plain } from '../../domain/documents/blocks.ts'
import type { Block, Document } from '../../domain/documents/document.ts'
import { isAnswerTo, itemStates, liveRequests, unsettledWords } from '../../domain/rfe-response/response-file.ts'
import { viewCustomerCase, type OperatorCase } from '../../usecases/view-petition.ts'
import { viewOrderUploads } from '../../usecases/order-uploads.ts'
import { viewReleasedLetter } from '../../usecases/petition-rounds.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { TABLE_WAIT } from '../../domain/orders/deliverables.ts'
import { createTestProduct, openTestDatabase, paidEvent, type TestProduct } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { bodyBlocks } from '../rfe-letters/lay-out.ts'
import { saidById, theoriesOf } from '../rfe-responses/answer-notice.ts'
import { RESPONSE_CASES, type ResponseCase, type Said } from '../rfe-responses/response-cases.ts'
import { signInAs } from '../roles.ts'

vi.setConfig({ testTimeout: 240_000 })
/** After each of the ten was filed. */
const NOW = Date.parse('2026-06-20T12:00:00Z')
let product: TestProduct
let open: OpenDatabase
let as: Record<string, string>
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.11.0.${visitor++}` })

beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ open })
  product.clock.set(NOW)
  await product.startJobs()
  as = await signInAs(product, 'operator')
})
beforeEach(async () => {
  product.clock.set(NOW)
  await open.connection.execute(sql`truncate composed_runs`)
})
afterAll(() => product.close())

const stores = () => product.services.database.stores
const path = (reference: string) => `/api/console/orders/${reference}/petition`
const act = (reference: string, what: string, body: unknown = {}) => product.post(`${path(reference)}/${what}`, body, as)
const consoleCase = async (reference: string) => (await (await product.get(path(reference), as)).json()) as OperatorCase
const customerCase = async (reference: string) => {
  const found = await viewCustomerCase(product.services, reference)
  if (found?.kind !== 'case' || found.file.response === undefined) throw new Error('no table')
  return { ...found, response: found.file.response, view: found.response! }
}
const form = (reference: string, fields: Record<string, string>) => answerResponseForm(product.services, reference, formOf(fields))
const gone = { kind: 'go' }
const onLetter = (reference: string, fields: Record<string, string>) => answerLetterPage(product.services, reference, formOf(fields))
async function released(reference: string, compared: boolean) {
  const found = await viewReleasedLetter(product.services, { reference, compared })
  if (found?.kind !== 'letter') throw new Error('no letter')
  return found
}
const said = async (heading: string, reference: string) => (await stores().mails.newest(400)).filter(({ props }) => props['heading'] === heading && JSON.stringify(props).includes(reference))

/** Why the order went into production, each time it did. */
const toProduction = async (reference: string) => {
  const { id } = (await stores().orders.findByReference(reference))!
  return (await stores().orders.events(id)).filter(({ fromState, toState }) => toState === 'in_production' && fromState !== toState).map(({ cause }) => cause)
}

async function paper(body: string, head: readonly string[] = []): Promise<Uint8Array> {
  const blocks = bodyBlocks(body).map(({ kind, text }): Block => (kind === 'heading' ? h1(plain(text)) : p(plain(kind === 'item' ? `• ${text}` : text))))
  const document: Document = { id: 'paper', title: 'Paper', edition: '2026-01-01', kind: 'letter', front: 'none', footer: '', exhibits: [], blocks: [...head.map((line) => p(plain(line))), ...blocks] }
  return (await product.services.renderBoth(document)).pdf
}
const noticePaper = ({ notice }: Pick<ResponseCase, 'notice'>) =>
  paper(
    notice.body,
    [...notice.header, ...notice.footer].filter((line) => !line.includes('{')),
  )

async function paidOrder(email: string): Promise<string> {
  const { body } = await product.post('/api/orders/rfe-response', { userData: { email }, userProngs: { prong1: true }, userDisclaimers: { disclaimer1: true, disclaimer2: true } }, from())
  await product.webhook(paidEvent(body))
  return body.reference
}

async function handOver(reference: string, need: string, name: string, bytes: Uint8Array): Promise<void> {
  const at = `/api/orders/${reference}/uploads`
  const begun = await product.post(at, { need, name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  const { id } = begun.body.upload
  await product.request(`${at}/${id}/chunks?start=0`, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array(bytes) })
  expect((await product.post(`${at}/${id}/completion`, {})).body.kind).toBe('kept')
}

/** An order whose letter and petition were read by the job. */
async function readOrder(one: ResponseCase): Promise<string> {
  const reference = await paidOrder(`${one.key}@mail.com`)
  await handOver(reference, 'rfe-letter', 'notice.pdf', await noticePaper(one))
  await handOver(reference, 'filed-petition', 'petition.pdf', await paper(one.petition))
  await expect
    .poll(
      async () => {
        const found = await viewCustomerCase(product.services, reference)
        return found?.kind === 'case' && (found.file.response?.petition ?? null) !== null
      },
      { interval: 100 },
    )
    .toBe(true)
  return reference
}

async function confirmAll(reference: string, one: ResponseCase): Promise<void> {
  const { response } = await customerCase(reference)
  for (const { id, rev } of [...liveRequests(response), ...response.accepted]) expect(await form(reference, { intent: 'confirm-row', id, rev: String(rev) })).toMatchObject(gone)
  for (const { text } of unsettledWords(response)) {
    expect(await form(reference, { intent: 'place-sentence', id: 'sentences', text, concern: '' })).toMatchObject({ kind: 'problem', status: 422 })
    expect(await form(reference, { intent: 'place-sentence', id: 'sentences', text, concern: 'none' })).toMatchObject(gone)
  }
  expect(await form(reference, { intent: 'confirm-table', id: 'confirm' })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await form(reference, { intent: 'copy-filing-day', id: 'filing-day', day: one.filedOn })).toMatchObject(gone)
  expect(await form(reference, { intent: 'confirm-endeavor', id: 'endeavor', endeavor: response.petition!.endeavors[0]!.text })).toMatchObject(gone)
  expect(await form(reference, { intent: 'confirm-table', id: 'confirm' })).toMatchObject(gone)
}

async function answerAll(reference: string, one: ResponseCase): Promise<void> {
  const answers = saidById(one, (await customerCase(reference)).file)
  for (const [id, { text, document, filed }] of [['name', { text: one.name }] as [string, Said], ...answers]) {
    const { file } = await customerCase(reference)
    const exhibit = filed === undefined ? '' : file.exhibits.find((each) => each.filed?.label === filed)!.id
    expect([id, await form(reference, { intent: 'answer-request', id, text, document: document ?? '', exhibit, existed: 'yes' })]).toMatchObject([id, gone])
  }
  // What we said of an answer in other words is confirmed, and what was read of the petition left out.
  for (const { id, rev, source } of (await customerCase(reference)).file.facts.filter(({ state }) => state === 'read'))
    expect(await form(reference, { intent: source.kind === 'answer' ? 'confirm-fact' : 'reject-fact', id, rev: String(rev) })).toMatchObject(gone)
}

test.each(RESPONSE_CASES.map((one) => [one.key, one] as const))('%s: from the letter to an accepted response, without a language model', async (_key, one) => {
  const reference = await readOrder(one)
  const before = await customerCase(reference)
  expect(liveRequests(before.response).map(({ concern }) => concern)).toEqual(one.requests.map(({ concern }) => concern))
  expect(before).toMatchObject({ choice: 'to-come', pages: 0 })
  // The orders of these tests hold prong 1 only.
  const contested = new Set(liveRequests(before.response).map(({ point }) => point))
  expect(before.view.unordered).toEqual([2, 3].filter((prong) => contested.has(prong as 2 | 3)))
  // The full reading is kept, and not a line of it.
  expect(before.response.notice.reading).toMatchObject({ kind: 'read', passages: expect.arrayContaining([expect.objectContaining({ kind: 'stated' })]) })
  expect((await act(reference, 'first-draft', { version: (await consoleCase(reference)).version, line: '' })).body.kind).toBe('table-open')
  await confirmAll(reference, one)
  expect(await said('A customer confirmed the table of requests', reference)).toHaveLength(1)
  await answerAll(reference, one)
  expect((await act(reference, 'draft')).body.kind).toBe('not-locked')

  expect((await act(reference, 'first-draft', { version: (await consoleCase(reference)).version, line: 'Please choose' })).status).toBe(200)
  const chosen = theoriesOf(one, (await customerCase(reference)).file)
  const choice = { intent: 'choose-theories', id: 'choice', ...Object.fromEntries(Object.entries(chosen).map(([id, theory]) => [`theory-${id}`, theory])) }
  expect(await form(reference, choice)).toMatchObject({ kind: 'problem', status: 422 })
  expect(await form(reference, { ...choice, 'theory-r1': 'none', confirmed: 'yes' })).toMatchObject({ kind: 'problem', status: 422 })
  expect(await form(reference, { ...choice, confirmed: 'yes' })).toMatchObject(gone)
  expect(await viewOrder(product.services, reference)).toMatchObject({
    withdrawal: null,
    deliverables: [
      { kind: 'first-draft', state: 'accepted' },
      { kind: 'rfe-answer', state: 'in-work' },
    ],
  })

  expect((await act(reference, 'draft')).body).toMatchObject({ kind: 'done', revision: 1 })
  const { draft } = await consoleCase(reference)
  expect(draft!.findings.filter(({ blocking }) => blocking)).toEqual([])
  expect(draft!.figures.cited).toBe(draft!.figures.statements)
  expect((await act(reference, 'release', { revision: 1, line: 'Here it is' })).status).toBe(200)
  const answer = (await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'rfe-answer')!
  const [delivery] = answer.deliveries
  const names = delivery!.files.map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['1 Response letter.docx', '1 Response letter.pdf'])
  // No statement of the petitioner is cited: the numbers go on without it.
  expect(names.slice(-3)).toEqual(['2 Exhibit index and cover sheets.docx', '2 Exhibit index and cover sheets.pdf', '3 Check report.pdf'])
  const opened = await product.get(delivery!.files.find(({ name }) => name.endsWith('letter.pdf'))!.url!.replace('http://localhost:3000', ''))
  expect(new TextDecoder('latin1').decode((await opened.arrayBuffer()).slice(0, 5))).toBe('%PDF-')

  // A round: a comment on one paragraph, another word of the customer behind it, and both versions side by side.
  const first = await released(reference, false)
  const index = first.paragraphs.find(({ id }) => id === 'opening/index')!
  expect(index.rows.map((row) => row.length)).toEqual([5, ...one.requests.map(() => 5)])
  expect(index.rows[1]!.at(-1)).toMatch(/^Exhibits? [A-Z\d]/)
  const paragraph = first.paragraphs.find(({ id, kind }) => kind === 'paragraph' && /\/r\d+\/.*\/f\d+$/.test(id))!
  expect(await onLetter(reference, { intent: 'comment', block: paragraph.id, revision: '1', text: 'Please name the exhibit here too.' })).toMatchObject(gone)
  expect(await onLetter(reference, { intent: 'send-comments', deliveryId: delivery!.id })).toMatchObject(gone)
  const fact = (await customerCase(reference)).file.facts.find(({ id }) => id === paragraph.id.split('/').at(-1))!
  const reworded = fact.text.replace(/[.]$/, ', as the exhibit shows.')
  expect(await form(reference, { intent: 'correct-fact', id: fact.id, rev: String(fact.rev), text: reworded })).toMatchObject(gone)
  expect((await act(reference, 'draft')).body).toMatchObject({ kind: 'done', revision: 2 })
  const [comment] = (await consoleCase(reference)).comments
  expect((await act(reference, 'comments', { id: comment!.id, answer: 'Named' })).status).toBe(200)
  expect((await act(reference, 'release', { revision: 2, line: '' })).status).toBe(200)
  const second = await released(reference, true)
  expect(second).toMatchObject({ revision: 2, versions: 2, compared: true, comments: [{ answer: 'Named' }] })
  // The fact that weighs most is told again where the law is applied.
  expect(second.paragraphs.filter(({ id, difference }) => difference !== 'same' && !id.endsWith('/result')).map(({ id, difference }) => [id, difference])).toEqual([[paragraph.id, 'changed']])
  expect(await onLetter(reference, { intent: 'accept', deliveryId: delivery!.id })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await onLetter(reference, { intent: 'accept', deliveryId: second.deliveryId })).toMatchObject(gone)
  expect((await viewOrder(product.services, reference))!.deliverables.map(({ kind, state }) => [kind, state])).toEqual([
    ['first-draft', 'accepted'],
    ['rfe-answer', 'accepted'],
  ])
})

test('what came after filing is stopped with its reason, and said anew it counts', async () => {
  const one = RESPONSE_CASES[0]!
  const reference = await readOrder(one)
  await confirmAll(reference, one)
  const later = { intent: 'answer-request', id: 'r1.spread', text: 'A utility in Oregon took the method into use in March 2026.', document: '', exhibit: '' }
  expect(await form(reference, later)).toMatchObject({ kind: 'problem', status: 422, about: 'r1.spread', typed: { text: later.text } })
  expect(await form(reference, { ...later, existed: 'yes' })).toMatchObject(gone)
  const fact = (await customerCase(reference)).file.facts.find(({ text }) => text.includes('Oregon'))!
  expect(fact).toMatchObject({ state: 'rejected', stopped: 'March 2026' })
  expect(await form(reference, { intent: 'confirm-fact', id: fact.id, rev: String(fact.rev) })).toMatchObject(gone)
  const again = (await customerCase(reference)).file.facts.find(({ id }) => id === fact.id)!
  expect(again).toMatchObject({ state: 'rejected', stopped: 'March 2026' })
  expect(await form(reference, { intent: 'correct-fact', id: fact.id, rev: String(again.rev), text: 'A utility in Oregon took the method into use in March 2025.' })).toMatchObject(gone)
  expect((await customerCase(reference)).file.facts.find(({ id }) => id === fact.id)).toMatchObject({ state: 'corrected' })
  // Without a date, the customer's word decides.
  expect(await form(reference, { ...later, id: 'r1.route', text: 'A second maker has asked for the export.', existed: 'later' })).toMatchObject(gone)
  expect((await customerCase(reference)).file.facts.find(({ text }) => text.startsWith('A second maker'))).toMatchObject({ state: 'rejected', stopped: 'as you said' })
})

test('each item that a notice lists is settled on the page: a document, another answer, a reason, or not asked', async () => {
  const one = RESPONSE_CASES[4]!
  const reference = await readOrder(one)
  const row = async () => liveRequests((await customerCase(reference)).response)[0]!
  const now = async () => {
    const { file } = await customerCase(reference)
    return itemStates(file, liveRequests(file.response!)[0]!).map((state) => state?.kind ?? null)
  }
  const { id, rev } = await row()
  expect(await form(reference, { intent: 'add-item', id, rev: String(rev), quote: 'Bank records of the pilot line', page: '' })).toMatchObject({ kind: 'problem', status: 422, about: id })
  expect(await form(reference, { intent: 'add-item', id, rev: String(rev), quote: 'Bank records of the pilot line', page: '2' })).toMatchObject(gone)
  expect(await form(reference, { intent: 'add-item', id, rev: String(rev), quote: 'Tax returns', page: '2' })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await form(reference, { intent: 'add-item', id, rev: String(rev + 1), quote: 'Tax returns', page: '2' })).toMatchObject(gone)
  expect(await form(reference, { intent: 'reject-item', id, rev: String(rev + 2), place: '3' })).toMatchObject(gone)
  expect(await now()).toEqual(['open', 'open', 'open', null])
  await confirmAll(reference, one)
  const open = async () => (await customerCase(reference)).view.questions[id]!.map((question) => question.id).filter((question) => question.includes('.item'))
  expect(await open()).toEqual([`${id}.item0`, `${id}.item1`, `${id}.item2`])
  const said = { text: 'The plan of November 2025 has a sheet for each figure.', document: 'Sheets of the plan, November 2025', exhibit: '', existed: 'yes' }
  expect(await form(reference, { intent: 'answer-request', id: `${id}.item0`, ...said })).toMatchObject(gone)
  expect(await form(reference, { intent: 'item-above', id: `${id}.item1`, above: '' })).toMatchObject({ kind: 'problem', status: 422, about: `${id}.item1` })
  expect(await form(reference, { intent: 'item-above', id: `${id}.item1`, above: `${id}.words1` })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await form(reference, { intent: 'item-above', id: `${id}.item1`, above: `${id}.item0` })).toMatchObject(gone)
  expect(await form(reference, { intent: 'item-lacks', id: `${id}.item2`, text: '' })).toMatchObject({ kind: 'problem', status: 422 })
  expect(await form(reference, { intent: 'item-lacks', id: `${id}.item2`, text: 'My number is 123-45-6789.' })).toMatchObject({ kind: 'problem', status: 422, typed: { intent: 'item-lacks' } })
  expect(await form(reference, { intent: 'item-lacks', id: `${id}.item2`, text: 'The bank closed the account in May 2026 and keeps no records.' })).toMatchObject(gone)
  expect([await now(), await open()]).toEqual([['exhibit', 'above', 'unavailable', null], []])
})

test('a second window that shows the table as it was changes nothing; another letter makes a new table until the ways are chosen', async () => {
  const one = RESPONSE_CASES[3]!
  const reference = await readOrder(one)
  const { response } = await customerCase(reference)
  const [row] = response.requests
  expect(await form(reference, { intent: 'confirm-row', id: row!.id, rev: '1' })).toMatchObject(gone)
  expect(await form(reference, { intent: 'correct-row', id: row!.id, rev: '1', concern: 'plan', record: 'absent', quote: 'No plan.', page: '1' })).toMatchObject({
    kind: 'problem',
    status: 409,
    typed: { quote: 'No plan.' },
  })
  expect(await form(reference, { intent: 'add-row', id: 'add', concern: '', record: 'absent', quote: 'No plan was sent.', page: '2' })).toMatchObject({ kind: 'problem', status: 422, about: 'add' })
  expect(await form(reference, { intent: 'add-row', id: 'add', concern: 'plan', record: 'absent', quote: 'No plan was sent.', page: '2' })).toMatchObject(gone)
  expect((await customerCase(reference)).response.requests.map(({ concern, from: by }) => [concern, by])).toContainEqual(['plan', 'customer'])
  product.clock.set(NOW + 60_000)
  await handOver(reference, 'rfe-letter', 'other.pdf', await noticePaper(RESPONSE_CASES[6]!))
  await expect.poll(async () => (await customerCase(reference)).response.notice.file, { timeout: 60_000, interval: 100 }).toBe('other.pdf')
  expect((await customerCase(reference)).response.requests.map(({ concern }) => concern)).toEqual(['balance'])
})

test('an answer to the words of one letter answers no words of another: it is asked anew, and what was said waits to be confirmed', async () => {
  const one = RESPONSE_CASES[0]!
  const reference = await readOrder(one)
  await confirmAll(reference, one)
  const say = (id: string, text: string) => form(reference, { intent: 'answer-request', id, text, document: '', exhibit: '', existed: 'yes' })
  expect(await say('r1.words0', 'Two utilities in Ohio have used the method since 2024.')).toMatchObject(gone)
  expect(await say('r1.spread', 'Its manual was copied by nine offices in 2024.')).toMatchObject(gone)
  expect(await form(reference, { intent: 'pass-request', id: 'r1.words1' })).toMatchObject(gone)
  product.clock.set(NOW + 60_000)
  await handOver(reference, 'rfe-letter', 'other.pdf', await noticePaper(RESPONSE_CASES[9]!))
  await expect.poll(async () => (await customerCase(reference)).response.notice.file, { timeout: 60_000, interval: 100 }).toBe('other.pdf')
  const { file, response } = await customerCase(reference)
  expect(response.requests[0]).toMatchObject({ id: 'r1', concern: 'national-importance' })
  const saying = (words: string) => file.facts.find(({ text }) => text.includes(words))!
  expect(saying('Ohio').state).toBe('read')
  expect(isAnswerTo(saying('Ohio'), 'r1.words0')).toBe(false)
  expect(Object.keys(file.answers).filter((id) => id === 'r1.words0' || id === 'r1.words1')).toEqual([])
  // What is asked in the same words is answered already.
  expect(saying('nine offices').state).toBe('confirmed')
  expect(file.answers['r1.spread']).toBe('answered')
})

test('the promised time stands still until the customer has said that the table is whole, and again while it is open', async () => {
  const one = RESPONSE_CASES[2]!
  const reference = await readOrder(one)
  const draft = async () => (await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'first-draft')!
  expect(await answerOrderForm(product.services, reference, formOf({ intent: 'files-complete', deliverableId: (await draft()).id }), 'customer')).toMatchObject(gone)
  expect(await draft()).toMatchObject({ state: 'waiting', waitsFor: TABLE_WAIT, dueAt: null, startedAt: null })
  // Nothing began: the order does not say so, and asks for no files again.
  expect(await viewOrder(product.services, reference)).toMatchObject({ state: 'paid', pausedReason: TABLE_WAIT })
  expect((await viewOrderUploads(product.services, reference))!.waits).toEqual([])
  expect((await orderPageData(product.services, reference, new URLSearchParams()))!.next).toBe('own-card')
  expect(await toProduction(reference)).toEqual([])
  expect((await stores().mails.newest(400)).filter(({ template, props }) => template === 'table-ready' && props['reference'] === reference)).toMatchObject([
    { props: { requests: one.requests.length, answerable: true } },
  ])
  expect(await said('All files are here; the customer has yet to confirm the table', reference)).toHaveLength(1)
  product.clock.set(NOW + 90 * 3_600_000)
  await confirmAll(reference, one)
  expect(await draft()).toMatchObject({ state: 'in-work', waitsFor: null, dueAt: NOW + (90 + 48) * 3_600_000, startedAt: NOW + 90 * 3_600_000 })
  expect(await toProduction(reference)).toEqual(['First draft begun: the customer confirmed the table of requests'])
  product.clock.set(NOW + 100 * 3_600_000)
  expect(await form(reference, { intent: 'reopen-table', id: 'confirm' })).toMatchObject(gone)
  expect(await draft()).toMatchObject({ state: 'waiting', waitsFor: TABLE_WAIT, dueAt: null })
  product.clock.set(NOW + 200 * 3_600_000)
  expect(await form(reference, { intent: 'confirm-table', id: 'confirm' })).toMatchObject(gone)
  expect(await draft()).toMatchObject({ state: 'in-work', dueAt: NOW + 248 * 3_600_000 })
  // Again within the hour: the operator knows already.
  for (const intent of ['reopen-table', 'confirm-table']) expect(await form(reference, { intent, id: 'confirm' })).toMatchObject(gone)
  expect(await said('A customer confirmed the table of requests', reference)).toHaveLength(2)
})

test('with all files here, the word on the table is also the word that they are', async () => {
  const one = RESPONSE_CASES[2]!
  const reference = await readOrder(one)
  const draft = async () => (await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'first-draft')!
  expect(await draft()).toMatchObject({ state: 'waiting', waitsFor: 'We are waiting for your word that everything is here' })
  expect((await orderPageData(product.services, reference, new URLSearchParams()))!.next).toBe('own-card')
  await confirmAll(reference, one)
  expect(await draft()).toMatchObject({ state: 'in-work', waitsFor: null })
  expect((await viewOrderUploads(product.services, reference))!.waits).toEqual([])
})

const DECISION = `# Decision

Your Form I-140, Immigrant Petition for Alien Workers, in which you asked for a national interest waiver, has been reviewed by U.S. Citizenship and Immigration Services. The record does not establish that the proposed endeavor has national importance.

Your petition is hereby denied. You may file a motion or an appeal on Form I-290B within 30 days of the date of this notice.`

test('a denial is told from a notice on the order: no table is made to fill, and nothing can be drafted', async () => {
  const reference = await paidOrder('denied@mail.com')
  await handOver(reference, 'rfe-letter', 'decision.pdf', await paper(DECISION, ['U.S. Citizenship and Immigration Services', 'Page 1 of 1']))
  await expect.poll(async () => (await viewCustomerCase(product.services, reference))?.kind, { timeout: 60_000, interval: 100 }).toBe('case')
  const { response, view } = await customerCase(reference)
  expect([response.notice.reading, response.requests, view.missing.includes('requests')]).toEqual([{ kind: 'not-a-notice', why: 'denial' }, [], true])
  expect(await form(reference, { intent: 'confirm-table', id: 'confirm' })).toMatchObject({ kind: 'problem', status: 409 })
  expect((await act(reference, 'draft')).body.kind).toBe('not-locked')
})
