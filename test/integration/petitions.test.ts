/** The whole way of a petition: form, facts, the customer's word, choice, letter, checks, release, and what the customer opens. */
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { answerCaseForm } from '../../app/orders/case-forms.ts'
import { LABOR_FORM_ID, type CaseFact } from '../../domain/petition/case-file.ts'
import { byPlace } from '../../domain/petition/fact-groups.ts'
import { readPetitionCase } from '../../usecases/petition-case.ts'
import { releasePetition } from '../../usecases/release-petition.ts'
import { caseTasks, viewCustomerCase, viewOperatorCase, type OperatorCase } from '../../usecases/view-petition.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { paidAiOrder } from '../ai-order.ts'
import { createTestProduct, NO_PROMOTION, openTestDatabase, type TestProduct } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { intakeBody } from '../intake-body.ts'
import { signInAs } from '../roles.ts'
import { caseOf } from '../petitions/case-of.ts'
import { deliver } from '../deliver.ts'
import { WATER_ENGINEER, type Petitioner } from '../petitions/people.ts'

vi.setConfig({ testTimeout: 120_000 })
let product: TestProduct
let open: OpenDatabase
let as: Record<string, string>
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.9.0.${visitor++}` })

beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ open })
  await product.startJobs()
  as = await signInAs(product, 'operator')
})
// Each test is about another person, and all are told by one.
beforeEach(() => open.connection.execute(sql`truncate composed_runs`))
afterAll(() => product.close())

const stores = () => product.services.database.stores
const path = (reference: string) => `/api/console/orders/${reference}/petition`
const act = (reference: string, what: string, body: unknown = {}) => product.post(`${path(reference)}/${what}`, body, as)
const consoleCase = async (reference: string) => (await (await product.get(path(reference), as)).json()) as OperatorCase
const customerCase = async (reference: string) => {
  const found = await viewCustomerCase(product.services, reference)
  if (found?.kind !== 'case') throw new Error('no case')
  return found
}

const form = (reference: string, fields: Record<string, string | string[]>) => answerCaseForm(product.services, reference, formOf(fields))
/** Mails with this heading. */
const told = async (heading: string) => (await stores().mails.newest(300)).filter(({ props }) => props['heading'] === heading)
const gone = { kind: 'go' }

async function paidOrder(email: string): Promise<string> {
  return paidAiOrder(product, email, from())
}

/** An order with its form, read by the job. */
async function readOrder(email: string, change: Record<string, unknown> = {}): Promise<string> {
  const reference = await paidOrder(email)
  const sent = await product.post('/api/intake-applications', intakeBody(email, { orderReference: reference, ...change }), from())
  expect(sent.status).toBe(201)
  await expect.poll(async () => (await viewCustomerCase(product.services, reference))?.kind, { interval: 50 }).toBe('case')
  return reference
}

/** Says everything that a petitioner knows: degrees and positions are corrected from what was read, questions answered. */
async function sayAll(reference: string, person: Petitioner): Promise<void> {
  for (const [id, [text, document]] of Object.entries(person.answers)) expect(await form(reference, { intent: 'answer-question', id, text, document })).toMatchObject(gone)
  const { file } = await customerCase(reference)
  const [degree] = person.degrees
  const [role] = person.roles
  for (const fact of file.facts.filter(({ state }) => state === 'read')) {
    const fields = fact.kind === 'degree' ? degree! : fact.kind === 'role' ? role! : null
    expect(
      await form(
        reference,
        fields === null
          ? { intent: fact.source.kind === 'answer' ? 'confirm-fact' : 'reject-fact', id: fact.id, rev: String(fact.rev) }
          : { intent: 'correct-fact', id: fact.id, rev: String(fact.rev), ...fields },
      ),
    ).toMatchObject(gone)
  }
}

const choice = (person: Petitioner) => ({
  intent: 'choose',
  id: 'choice',
  endeavor: 'own',
  own: person.endeavor,
  eb2: person.options.eb2,
  p1: person.options.p1,
  p2: person.options.p2,
  p3: person.options.p3,
  confirmed: 'yes',
})

/** Up to a letter that is composed, from a case as the petitioner would have made it. */
async function composed(email: string, person = WATER_ENGINEER): Promise<string> {
  const reference = await readOrder(email)
  const order = (await stores().orders.findByReference(reference))!
  const known = (await stores().petitions.find(order.id))!
  await stores().petitions.put({ ...known, file: { ...caseOf(person), lock: null } })
  await deliver(product.services, reference, 'first-draft')
  expect(await form(reference, choice(person))).toMatchObject(gone)
  const made = await act(reference, 'draft')
  expect(made).toMatchObject({ status: 200, body: { kind: 'done', revision: 1 } })
  return reference
}

test('a form becomes facts that nobody has confirmed; a letter is written from what the customer says is right; it is released with its report and opened', async () => {
  const reference = await readOrder('amara@mail.com', {
    userProng2Education: { degrees: 'M.Sc. environmental engineering, Lakeshore State University, 2016' },
    userProposedEndeavor: { executionPlan: 'employee', pastProject1: 'Reworked the night readings of nine systems.' },
  })
  const before = await customerCase(reference)
  expect(before.file.facts.map(({ text, state }) => [text, state])).toEqual([
    ['I work at Clinic as a Nurse.', 'read'],
    ['I reworked the night readings of nine systems.', 'read'],
    ['I hold the degree of M.Sc. in environmental engineering from Lakeshore State University, conferred in 2016.', 'read'],
  ])
  expect(before).toMatchObject({ choice: 'to-come', pages: 0, file: { lock: null, plan: 'employee' } })
  expect(before.questions.length).toBe(12)
  // Nothing can be chosen or composed yet.
  expect(await form(reference, choice(WATER_ENGINEER))).toMatchObject({ kind: 'problem', status: 409, about: 'choice', typed: { own: WATER_ENGINEER.endeavor } })
  expect((await act(reference, 'draft')).body.kind).toBe('not-locked')

  await sayAll(reference, WATER_ENGINEER)
  const said = await customerCase(reference)
  expect(said.pages).toBeGreaterThanOrEqual(5)
  expect(said.standings.find(({ element }) => element === 'p1.merit')!.standing).toBe('owed')

  const version = (await consoleCase(reference)).version
  expect((await act(reference, 'first-draft', { version: version - 1 })).body.kind).toBe('changed-meanwhile')
  expect((await act(reference, 'first-draft', { version, line: 'Please choose' })).status).toBe(200)
  expect(await viewOrder(product.services, reference)).toMatchObject({
    state: 'first_draft_sent',
    deliverables: [{ kind: 'first-draft', state: 'delivered', deliveries: [{ files: [{ name: 'First draft.docx' }, { name: 'First draft.pdf' }] }] }, {}, {}],
  })
  expect(await form(reference, { ...choice(WATER_ENGINEER), confirmed: '' })).toMatchObject({ kind: 'problem', status: 422 })
  expect(await form(reference, choice(WATER_ENGINEER))).toMatchObject(gone)
  // The choice is the acceptance that ends the right to withdraw.
  expect(await viewOrder(product.services, reference)).toMatchObject({
    state: 'in_production',
    withdrawal: null,
    deliverables: [{ state: 'accepted' }, { kind: 'full-petition', state: 'in-work' }, {}],
  })
  expect(await told('A customer chose from the first draft')).toHaveLength(1)
  expect(await told('A customer has looked at every fact')).toHaveLength(1)
  expect(await form(reference, choice(WATER_ENGINEER))).toMatchObject({ kind: 'problem', status: 409 })

  expect((await act(reference, 'draft')).body).toMatchObject({ kind: 'done', revision: 1 })
  const { draft } = await consoleCase(reference)
  expect(draft!.findings.filter(({ blocking }) => blocking)).toEqual([])
  expect(draft!.figures.cited).toBe(draft!.figures.statements)
  const preview = await product.get(`${path(reference)}/preview`, as)
  expect(new TextDecoder('latin1').decode((await preview.arrayBuffer()).slice(0, 5))).toBe('%PDF-')

  const released = await act(reference, 'release', { revision: 1, line: 'Here it is' })
  expect(released.status).toBe(200)
  const view = (await viewOrder(product.services, reference))!
  const delivery = view.deliverables.find(({ kind }) => kind === 'full-petition')!.deliveries[0]!
  expect(delivery.files.map(({ name }) => name)).toEqual([
    '1 Petition letter.docx',
    '1 Petition letter.pdf',
    '2 Statement of the petitioner.docx',
    '2 Statement of the petitioner.pdf',
    '3 Exhibit index and cover sheets.docx',
    '3 Exhibit index and cover sheets.pdf',
    '4 Check report.pdf',
  ])
  const order = (await stores().orders.findByReference(reference))!
  expect(await stores().petitions.releases(order.id)).toMatchObject([{ deliveryId: delivery.id, revision: 1, report: { statements: draft!.figures.statements, waived: 0 } }])
  const opened = await product.get(delivery.files.find(({ name }) => name.endsWith('letter.pdf'))!.url!.replace('http://localhost:3000', ''))
  expect([opened.status, new TextDecoder('latin1').decode((await opened.arrayBuffer()).slice(0, 5))]).toEqual([200, '%PDF-'])
})

test('a blocking finding holds the release until it is mended or set aside with a reason; what cannot be set aside is not', async () => {
  const reference = await composed('held@mail.com')
  const { draft } = await consoleCase(reference)
  const merit = draft!.blocks.find(({ id }) => id.startsWith('p1/merit/f'))!
  const edited = await act(reference, 'blocks', { id: merit.id, revision: merit.revision, change: { text: `${merit.text} The State of Ohio paid $4 million for it.` } })
  expect(edited.body).toMatchObject({ kind: 'done', revision: 2 })
  const open = (await consoleCase(reference)).draft!
  const findings = open.findings.filter(({ blocking }) => blocking)
  expect(findings.map(({ rule }) => rule).sort()).toEqual(['name', 'no-exhibit', 'number', 'number'])
  expect((await act(reference, 'release', { revision: 2 })).body).toMatchObject({ kind: 'findings-open' })
  expect((await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'full-petition')).toMatchObject({ state: 'in-work', deliveries: [] })
  for (const { key } of findings) expect((await act(reference, 'waivers', { key, reason: 'Known from the grant letter, to be attached' })).status).toBe(200)
  expect((await consoleCase(reference)).draft!.open).toBe(0)
  // A waiver is of these words: others are looked at anew.
  expect((await act(reference, 'blocks', { id: merit.id, revision: 2, change: { text: `${merit.text} The State of Utah paid $5 million for it.` } })).body.revision).toBe(3)
  expect((await act(reference, 'release', { revision: 3 })).body).toMatchObject({ kind: 'findings-open', message: '4 blocking findings are open. Mend them, or set them aside with a reason.' })
  expect((await act(reference, 'blocks', { id: merit.id, revision: 3, change: { text: merit.text } })).body.revision).toBe(4)
  expect((await act(reference, 'release', { revision: 3 })).body.kind).toBe('changed-meanwhile')
  // An exhibit that does not exist is not a matter of reasons.
  await act(reference, 'blocks', { id: merit.id, revision: 4, change: { text: `${merit.text} ({{Ex-99}})` } })
  const unknown = (await consoleCase(reference)).draft!.findings.find(({ rule }) => rule === 'unknown-exhibit')!
  expect((await act(reference, 'waivers', { key: unknown.key, reason: 'never mind' })).status).toBe(409)
  await act(reference, 'blocks', { id: merit.id, revision: 5, change: { text: merit.text } })
  expect((await act(reference, 'release', { revision: 6 })).status).toBe(200)
})

/** Two days a week here, and every Friday in another answer. */
const TWO_DAYS = 'I carry out the endeavor on two days a week as an employee of the Harlow County Water District.'
const AT_ODDS: Petitioner = { ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, vehicle: [TWO_DAYS, 'Letter of the Harlow County Water District'] } }

/** What holds the release, on both sides. */
async function held(reference: string) {
  const { draft } = await consoleCase(reference)
  const { points } = await customerCase(reference)
  const asked = await caseTasks(product.services, reference)
  return { draft: draft!, open: draft!.findings.filter((found) => found.blocking && found.waived === null).map(({ rule }) => rule), points, toSettle: asked?.toSettle }
}

test('two answers that do not agree hold the release until the customer says one anew', async () => {
  const reference = await composed('atodds@mail.com', AT_ODDS)
  const before = await held(reference)
  expect(before).toMatchObject({ open: ['may-disagree'], points: [{ rule: 'may-disagree', quote: TWO_DAYS, settled: null, passed: false }], toSettle: 1 })
  expect((await act(reference, 'release', { revision: 1 })).body.kind).toBe('findings-open')
  const question = before.points[0]!.question!
  expect((await customerCase(reference)).questions.map(({ id }) => id)).toContain(question)

  // To pass the question by settles nothing.
  expect(await form(reference, { intent: 'pass-question', id: question })).toMatchObject(gone)
  expect(await held(reference)).toMatchObject({ open: ['may-disagree'], points: [{ passed: true, settled: null }], toSettle: 1 })
  expect((await act(reference, 'release', { revision: 1 })).body.kind).toBe('findings-open')
  // It can be asked again, once.
  expect(await form(reference, { intent: 'ask-again', id: question })).toMatchObject(gone)
  expect(await held(reference)).toMatchObject({ points: [{ passed: false, settled: null }] })
  expect((await customerCase(reference)).questions.map(({ id }) => id)).toContain(question)
  expect(await form(reference, { intent: 'ask-again', id: question })).toMatchObject({ kind: 'problem', status: 409 })

  // Said anew in words that still do not agree, it is asked anew.
  expect(
    await form(reference, { intent: 'answer-question', id: question, text: 'I carry it out on three days a week as an employee of the Harlow County Water District.', document: '' }),
  ).toMatchObject(gone)
  expect((await act(reference, 'draft')).status).toBe(200)
  const still = await held(reference)
  expect(still).toMatchObject({ open: ['may-disagree'], points: [{ passed: false }], toSettle: 1 })
  expect(still.points[0]!.question).not.toBe(question)

  expect(
    await form(reference, { intent: 'answer-question', id: still.points[0]!.question!, text: 'I carry it out every Friday as an employee of the Harlow County Water District.', document: '' }),
  ).toMatchObject(gone)
  expect((await act(reference, 'draft')).status).toBe(200)
  const after = await held(reference)
  expect(after).toMatchObject({ open: [], points: [], toSettle: 0 })
  expect((await act(reference, 'release', { revision: after.draft.revision })).status).toBe(200)
})

test('what does not agree is settled as well by leaving a fact out', async () => {
  const reference = await composed('leftout@mail.com', AT_ODDS)
  const { points } = await held(reference)
  const fact = (await customerCase(reference)).file.facts.find(({ id }) => id === points[0]!.factId)!
  expect(await form(reference, { intent: 'reject-fact', id: fact.id, rev: String(fact.rev) })).toMatchObject(gone)
  expect((await act(reference, 'draft')).status).toBe(200)
  const after = await held(reference)
  expect(after).toMatchObject({ open: [], points: [], toSettle: 0 })
  expect((await act(reference, 'release', { revision: after.draft.revision })).status).toBe(200)
})

test('an operator records why both facts stand: with name and time, read by the customer, taken back, and void once either fact has other words', async () => {
  const reference = await composed('recorded@mail.com', AT_ODDS)
  const { draft } = await held(reference)
  const { key } = draft.findings.find(({ rule }) => rule === 'may-disagree')!
  expect((await act(reference, 'waivers', { key, reason: ' ' })).status).toBe(422)
  const reason = 'The second day is the petitioner’s own time, by the message of November 20'
  expect((await act(reference, 'waivers', { key, reason })).status).toBe(200)
  const recorded = await held(reference)
  expect(recorded).toMatchObject({ open: [], points: [{ settled: { reason } }], toSettle: 0 })
  expect(recorded.draft.findings.find((found) => found.key === key)!.waived).toMatchObject({ key, reason, actor: 'operator:operator@mail.com', at: expect.stringMatching(/^2\d{3}-/) })
  expect(recorded.draft.figures.waived).toBe(1)

  expect((await act(reference, 'waivers', { key, reason: null })).status).toBe(200)
  expect(await held(reference)).toMatchObject({ open: ['may-disagree'], points: [{ settled: null }], toSettle: 1 })
  expect((await act(reference, 'release', { revision: 1 })).body.kind).toBe('findings-open')
  expect((await act(reference, 'waivers', { key, reason })).status).toBe(200)

  // The other fact in other words.
  const other = (await customerCase(reference)).file.facts.find(({ text }) => text.startsWith('I work on it every Friday'))!
  expect(await form(reference, { intent: 'correct-fact', id: other.id, rev: String(other.rev), text: other.text.replace('every Friday', 'every Monday') })).toMatchObject(gone)
  expect((await act(reference, 'draft')).status).toBe(200)
  const changed = await held(reference)
  expect(changed).toMatchObject({ open: ['may-disagree'], points: [{ settled: null }], toSettle: 1 })
  const again = changed.draft.findings.find(({ rule }) => rule === 'may-disagree')!
  expect((await act(reference, 'waivers', { key: again.key, reason })).status).toBe(200)
  expect((await act(reference, 'release', { revision: changed.draft.revision })).status).toBe(200)
  const order = (await stores().orders.findByReference(reference))!
  expect(await stores().petitions.releases(order.id)).toMatchObject([{ report: { waived: 1 } }])
})

test('a sentence that its exhibit does not show holds the release until its own document is named', async () => {
  const agreed = 'I work on it every Friday, which my employer has agreed to in writing.'
  const reference = await composed('unshown@mail.com', {
    ...WATER_ENGINEER,
    answers: { ...WATER_ENGINEER.answers, means: [`${agreed} A foundation pays $9,000 for travel.`, 'Grant agreement of the Clearbrook Foundation, May 2026'] },
  })
  const before = await held(reference)
  expect(before).toMatchObject({ open: ['exhibit-reach'], points: [{ rule: 'exhibit-reach', quote: agreed, settled: null }], toSettle: 1 })
  expect((await act(reference, 'release', { revision: 1 })).body.kind).toBe('findings-open')
  expect(await form(reference, { intent: 'answer-question', id: before.points[0]!.question!, text: agreed, document: 'Letter of the Harlow County Water District, June 2026' })).toMatchObject(gone)
  expect((await act(reference, 'draft')).status).toBe(200)
  const after = await held(reference)
  expect(after).toMatchObject({ open: [], points: [], toSettle: 0 })
  expect((await act(reference, 'release', { revision: after.draft.revision })).status).toBe(200)
})

test('facts that were let stand when a finding was known by its paragraph still stand', async () => {
  const reference = await composed('before@mail.com', {
    ...WATER_ENGINEER,
    answers: { ...WATER_ENGINEER.answers, recognition: ['All four of them have written letters for me.', 'Letter of Ada Lindqvist, Coast Pumps'] },
  })
  const found = (await consoleCase(reference)).draft!.findings.find(({ rule }) => rule === 'exhibit-mismatch')!
  const order = (await stores().orders.findByReference(reference))!
  await stores().petitions.waive({
    orderId: order.id,
    key: `exhibit-mismatch|${found.blockId}|${found.quote.slice(0, 80)}|`,
    reason: 'One letter, signed by all four',
    actor: 'operator:operator@mail.com',
    at: new Date(),
  })
  const after = await held(reference)
  expect(after.open).toEqual([])
  const { waived } = after.draft.findings.find(({ key }) => key === found.key)!
  expect((await act(reference, 'waivers', { key: waived!.key, reason: null })).status).toBe(200)
  expect((await held(reference)).open).toEqual(['exhibit-mismatch'])
})

test('two operators in one paragraph: the second gets a conflict with both texts; in two paragraphs both are kept', async () => {
  const reference = await composed('two@mail.com')
  const { draft } = await consoleCase(reference)
  const [merit, plan] = ['p1/merit/f', 'p2/plan/f'].map((start) => draft!.blocks.find(({ id }) => id.startsWith(start))!) as [OperatorBlock, OperatorBlock]
  const edit = (block: OperatorBlock, text: string) => act(reference, 'blocks', { id: block.id, revision: block.revision, change: { text } })
  expect((await edit(merit, 'First ({{Ex-3}}).')).body.revision).toBe(2)
  expect((await edit(plan, 'Plan ({{Ex-3}}).')).body.revision).toBe(3)
  const lost = await edit(merit, 'Second.')
  expect(lost).toMatchObject({ status: 409, body: { kind: 'conflict', text: 'First ({{Ex-3}}).', revision: 2, actor: 'operator:operator@mail.com' } })
  const after = (await consoleCase(reference)).draft!
  expect([merit.id, plan.id].map((id) => after.blocks.find((block) => block.id === id)!.text)).toEqual(['First ({{Ex-3}}).', 'Plan ({{Ex-3}}).'])
  expect((await edit({ ...merit, revision: 2 }, 'Broken **bold')).body).toMatchObject({ kind: 'notation' })
  expect(after.history.map(({ cause }) => cause)).toEqual([`edited: ${plan.id}`, `edited: ${merit.id}`, 'composed'])
})
type OperatorBlock = NonNullable<OperatorCase['draft']>['blocks'][number]

test('a fact that the customer corrects marks its blocks; an operator’s text stays with the new one beside it; a release on old facts is refused', async () => {
  const reference = await composed('changed@mail.com')
  const { draft } = await consoleCase(reference)
  const merit = draft!.blocks.find(({ id }) => id.startsWith('p1/merit/f'))!
  const own = merit.text!.replace('In the trial of 2024', 'During the trial of 2024')
  await act(reference, 'blocks', { id: merit.id, revision: 1, change: { text: own } })
  const fact = (await customerCase(reference)).file.facts.find(({ id }) => id === merit.facts[0])!
  expect(await form(reference, { intent: 'correct-fact', id: fact.id, rev: String(fact.rev), text: fact.text.replace('17 places', '18 places') })).toMatchObject(gone)
  // The operator is told once for this letter, however much is changed.
  const plan = (await customerCase(reference)).file.facts.find(({ element }) => element === 'p2.plan')!
  await form(reference, { intent: 'correct-fact', id: plan.id, rev: String(plan.rev), text: plan.text.replace('twenty', 'twenty-one') })
  expect((await told('A customer changed a fact behind the letter')).filter(({ props }) => JSON.stringify(props).includes(reference))).toHaveLength(1)
  const again = (await customerCase(reference)).file.facts.find(({ id }) => id === plan.id)!
  await form(reference, { intent: 'correct-fact', id: plan.id, rev: String(again.rev), text: plan.text })
  // A second tab that still shows the fact as it was changes nothing, and keeps what was typed.
  expect(await form(reference, { intent: 'correct-fact', id: fact.id, rev: String(fact.rev), text: 'Something else.' })).toMatchObject({
    kind: 'problem',
    status: 409,
    about: fact.id,
    typed: { text: 'Something else.' },
  })
  const marked = (await consoleCase(reference)).draft!
  expect(
    marked.blocks
      .filter(({ outOfDate }) => outOfDate)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...new Set(['opening/summary', merit.id, ...draft!.blocks.filter(({ facts }) => facts.includes(plan.id) || facts.includes(fact.id)).map(({ id }) => id)])].sort())
  expect((await act(reference, 'release', { revision: 2 })).body.kind).toBe('findings-open')
  await act(reference, 'draft')
  const beside = (await consoleCase(reference)).draft!.blocks.find(({ id }) => id === merit.id)!
  expect(beside.text).toBe(own)
  expect(beside.beside).toContain('18 places')
  expect((await act(reference, 'blocks', { id: merit.id, revision: beside.revision, change: { beside: 'take' } })).status).toBe(200)
  const taken = (await consoleCase(reference)).draft!
  expect(taken.blocks.find(({ id }) => id === merit.id)).toMatchObject({ beside: null, outOfDate: false, origin: 'composer' })
  expect(taken.open).toBe(0)
})

test('where the case changes while files are made, nothing is delivered and nothing lies ready', async () => {
  const reference = await composed('meanwhile@mail.com')
  const fact = (await customerCase(reference)).file.facts.find(({ element }) => element === 'p2.plan')!
  const services = {
    ...product.services,
    renderBoth: async (...given: Parameters<typeof product.services.renderBoth>) => {
      await form(reference, { intent: 'reject-fact', id: fact.id, rev: String(fact.rev) })
      return product.services.renderBoth(...given)
    },
  }
  expect(await releasePetition(services, { reference, revision: 1, line: '', actor: 'operator:test' })).toEqual({ kind: 'not-possible' })
  const order = (await stores().orders.findByReference(reference))!
  expect(await stores().files.ofOwner('delivery-ready', order.id)).toEqual([])
  expect(await stores().petitions.releases(order.id)).toEqual([])
})

test('a resume is read with its places, and reading again adds nothing twice and takes no answer back', async () => {
  const resume = `data:application/pdf;base64,${readFileSync('test/resumes/pdf/t03-electrical.pdf').toString('base64')}`
  const reference = await readOrder('resume@mail.com', { userResumeName: 'cv.pdf', userResume: resume })
  const { file } = await customerCase(reference)
  expect(file.facts.filter(({ source }) => source.kind === 'resume').length).toBeGreaterThan(8)
  expect(file.facts.filter(({ kind, source }) => kind === 'degree' && source.kind === 'resume' && source.file === 'cv.pdf').length).toBeGreaterThan(0)
  expect(file.candidates.filter(({ from: who }) => who === 'composer').length === 0 || file.candidates.length >= 4).toBe(true)
  const first = file.facts[0]!
  expect(await form(reference, { intent: 'confirm-fact', id: first.id, rev: '1' })).toMatchObject(gone)
  const order = (await stores().orders.findByReference(reference))!
  const before = (await stores().petitions.find(order.id))!
  await readPetitionCase(product.services, { orderId: order.id })
  const again = (await customerCase(reference)).file
  expect(again.facts).toHaveLength(file.facts.length)
  expect(again.facts[0]!.state).toBe('confirmed')
  // Nothing new is no new version: who works on the case is not told that it changed meanwhile.
  expect((await stores().petitions.find(order.id))!.version).toBe(before.version)
})

test('what one place of a resume says is confirmed by one press, each fact with its own record, and taken back by one; never what has to be looked at by itself', async () => {
  const resume = `data:application/pdf;base64,${readFileSync('test/resumes/pdf/t03-electrical.pdf').toString('base64')}`
  const reference = await readOrder('together@mail.com', { userResumeName: 'cv.pdf', userResume: resume })
  const send = (fields: Record<string, string>, facts: readonly { id: string; rev: number }[] = []) => form(reference, { ...fields, fact: facts.map(({ id, rev }) => `${id}:${rev}`) })
  const shown = await customerCase(reference)
  const confirmable = (facts: readonly CaseFact[]) => facts.filter(({ id }) => shown.together.includes(id))
  const group = byPlace(shown.file.facts).find(({ facts }) => confirmable(facts).length > 1)!
  const facts = confirmable(group.facts)
  const other = shown.file.facts.find(({ id, state }) => state === 'read' && shown.together.includes(id) && !group.facts.some((one) => one.id === id))
  const refused = { kind: 'problem', status: 409, about: group.key }
  expect(await send({ intent: 'confirm-together', id: group.key })).toMatchObject(refused)
  expect(await send({ intent: 'confirm-together', id: group.key }, [...facts.slice(1), { ...facts[0]!, rev: 7 }])).toMatchObject(refused)
  expect(await send({ intent: 'confirm-together', id: group.key }, [...facts, ...shown.file.facts.filter(({ kind }) => kind === 'name')])).toMatchObject(refused)
  if (other !== undefined) expect(await send({ intent: 'confirm-together', id: group.key }, [...facts, other])).toMatchObject(refused)
  const unsure = shown.file.facts.find(({ id }) => id === facts[0]!.id)!
  const order = (await stores().orders.findByReference(reference))!
  const known = (await stores().petitions.find(order.id))!
  await stores().petitions.put({ ...known, version: known.version + 1, file: { ...known.file, facts: known.file.facts.map((fact) => (fact.id === unsure.id ? { ...fact, unsure: true } : fact)) } })
  expect(await send({ intent: 'confirm-together', id: group.key }, facts)).toMatchObject(refused)
  await stores().petitions.put({ ...known, version: known.version + 2 })
  const states = async () => (await customerCase(reference)).file.facts.filter(({ id }) => facts.some((fact) => fact.id === id))
  expect((await states()).map(({ state }) => state)).toEqual(facts.map(() => 'read'))

  expect(await send({ intent: 'confirm-together', id: group.key }, facts)).toMatchObject(gone)
  const said = { at: new Date(product.services.clock.now()).toISOString(), by: 'customer', together: expect.any(String) }
  for (const fact of await states()) expect(fact).toMatchObject({ state: 'confirmed', said })
  const press = (await states())[0]!.said!.together!
  expect(await send({ intent: 'take-back-together', id: 'take-back', press: 'another' })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await send({ intent: 'take-back-together', id: 'take-back', press })).toMatchObject(gone)
  expect((await states()).map(({ state, said: left }) => [state, left])).toEqual(facts.map(() => ['read', undefined]))
  expect(await send({ intent: 'take-back-together', id: 'take-back', press })).toMatchObject({ kind: 'problem', status: 409 })
})

test('words that we doubt stand as they were typed once the customer insists, the operator reads so, and one press takes it back; what waits for a look holds the release', async () => {
  const reference = await composed('insists@mail.com')
  const send = (fields: Record<string, string>) => form(reference, fields)
  const found = async (rule: string) => (await consoleCase(reference)).draft!.findings.filter((one) => one.rule === rule)
  const typed = 'system of harlow county it reads the meters by night since 2024'
  const open = (await customerCase(reference)).questions.find(({ keep, exhibit, lines, element }) => keep === undefined && exhibit === undefined && lines === undefined && element !== 'identity.name')!
  expect(await send({ intent: 'answer-question', id: open.id, text: typed })).toMatchObject(gone)
  const { keep, id } = (await customerCase(reference)).questions.find((one) => one.keep !== undefined)!
  const seen = `${keep!.factId}:${keep!.rev}`
  expect(keep!.words).toBe('System of harlow county it reads the meters by night since 2024.')
  expect(await send({ intent: 'keep-words', id })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await send({ intent: 'keep-words', id, fact: `${keep!.factId}:${keep!.rev + 1}` })).toMatchObject({ kind: 'problem', status: 409, about: id })
  expect(await send({ intent: 'keep-words', id, fact: seen })).toMatchObject(gone)
  const fact = async () => (await customerCase(reference)).file.facts.find((one) => one.id === keep!.factId)!
  const at = new Date(product.services.clock.now()).toISOString()
  expect(await fact()).toMatchObject({ text: keep!.words, state: 'confirmed', said: { by: 'customer', at }, kept: { by: 'customer', at } })
  expect((await customerCase(reference)).questions.filter((one) => one.replaces === keep!.factId)).toEqual([])
  expect((await act(reference, 'draft')).status).toBe(200)
  expect(await found('own-words')).toMatchObject([{ blocking: false, message: expect.stringContaining(keep!.words) as string }])
  expect(await send({ intent: 'take-back-words', id: keep!.factId, rev: String((await fact()).rev) })).toMatchObject(gone)
  expect((await fact()).kept).toBeUndefined()
  expect(await send({ intent: 'take-back-words', id: keep!.factId, rev: String((await fact()).rev) })).toMatchObject({ kind: 'problem', status: 409 })

  // A wording is asked about once: said anew, it stands as it was typed.
  const again = (await customerCase(reference)).questions.find((one) => one.replaces === keep!.factId)!
  expect(await send({ intent: 'answer-question', id: again.id, text: 'system of harlow county it reads the meters by night' })).toMatchObject(gone)
  expect(await fact()).toMatchObject({ text: 'System of harlow county it reads the meters by night.', state: 'corrected', kept: { by: 'customer' } })
  expect((await customerCase(reference)).questions.filter((one) => one.replaces === keep!.factId)).toEqual([])

  // A first answer in words that we put otherwise waits, and may stand as it was typed.
  const other = (await customerCase(reference)).questions.find((one) => one.keep === undefined && one.exhibit === undefined && one.lines === undefined && one.element !== 'identity.name')!
  expect(await send({ intent: 'answer-question', id: other.id, text: 'The savings program serves about 40,000 a year.' })).toMatchObject(gone)
  const waiting = async () => (await customerCase(reference)).file.facts.find(({ source }) => source.kind === 'answer' && source.question === other.id)!
  expect(await waiting()).toMatchObject({ state: 'read' })
  expect(await found('waits-for-look')).toMatchObject([{ blocking: true, waivable: false }])
  const { ownWords } = await customerCase(reference)
  const { id: waits, rev } = await waiting()
  expect(ownWords[waits]).toBe('The savings program serves about 40,000 a year.')
  expect(await send({ intent: 'keep-words', id: waits, fact: `${waits}:${rev}` })).toMatchObject(gone)
  expect(await waiting()).toMatchObject({ text: ownWords[waits], state: 'confirmed' })
  expect(await found('waits-for-look')).toEqual([])
})

test('a case of before lists the labor form as a filing afterwards, and nothing else of it changes', async () => {
  const reference = await readOrder('labor-form@mail.com')
  const order = (await stores().orders.findByReference(reference))!
  const known = (await stores().petitions.find(order.id))!
  const before = { ...known.file, exhibits: caseOf(WATER_ENGINEER).exhibits.map((one) => (one.id === LABOR_FORM_ID ? { ...one, proves: ['Identity' as const] } : one)) }
  await stores().petitions.put({ ...known, file: before })
  await open.connection.execute(sql.raw(readFileSync('adapters/db/migrations/0029_labor-form-is-a-filing.sql', 'utf8')))
  const after = (await stores().petitions.find(order.id))!.file
  expect(after).toEqual({ ...before, exhibits: before.exhibits.map((one) => (one.id === LABOR_FORM_ID ? { ...one, proves: ['Filing'] } : one)) })
  expect(before.exhibits.find(({ id }) => id === LABOR_FORM_ID)?.proves).toEqual(['Identity'])
})

test('an order without a case says so; one that is withdrawn takes no more changes', async () => {
  const none = await paidOrder('none@mail.com')
  expect(await viewCustomerCase(product.services, none)).toEqual({ kind: 'none' })
  expect((await product.get(path(none), as)).status).toBe(404)
  expect(await viewCustomerCase(product.services, 'PW-0000')).toBeNull()
  const reference = await readOrder('withdrawn@mail.com')
  const order = (await stores().orders.findByReference(reference))!
  await stores().orders.moveTo(order, 'withdrawn', { at: new Date(NO_PROMOTION), actor: 'test', cause: 'test' })
  const fact = (await customerCase(reference)).file.facts[0]!
  expect(await form(reference, { intent: 'confirm-fact', id: fact.id, rev: '1' })).toMatchObject({ kind: 'problem', status: 409 })
  expect((await act(reference, 'facts', { element: 'p2.record', text: 'I did it.' })).status).toBe(409)
})

test('a finding of likeness: the same person twice is told, and two letters of one wording differ', async () => {
  const first = await composed('once@mail.com')
  expect((await act(first, 'release', { revision: 1 })).status).toBe(200)
  const second = await composed('again@mail.com')
  const found = await viewOperatorCase(product.services, second)
  expect(found!.draft!.findings.filter(({ rule }) => rule === 'shared-words').length).toBeGreaterThan(0)
  expect((await act(second, 'release', { revision: 1 })).body.kind).toBe('findings-open')
})

test('a letter concludes what the customer said yes to: keys of another case or of a fact that has changed are refused, a word can be taken back, and the operator hears of a new one', async () => {
  const reference = await composed('attests@mail.com', WATER_ENGINEER)
  const order = (await stores().orders.findByReference(reference))!
  const known = (await stores().petitions.find(order.id))!
  await stores().petitions.put({ ...known, file: { ...known.file, attested: [] } })
  const { meanings } = await customerCase(reference)
  const open = meanings.find(({ meaning }) => meaning.says === 'open')!
  const attest = (words: Record<string, string>) => form(reference, { intent: 'attest', id: 'meanings', ...Object.fromEntries(Object.entries(words).map(([key, word]) => [`attest.${key}`, word])) })
  expect(await attest({})).toMatchObject({ kind: 'problem', status: 422, about: 'meanings' })
  expect(await attest({ 'f1.1.0.open': 'yes' })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await attest({ [open.key]: 'maybe' })).toMatchObject({ kind: 'problem', status: 422 })
  expect((await customerCase(reference)).file.attested).toEqual([])

  expect(await attest({ [open.key]: 'yes' })).toMatchObject(gone)
  expect((await customerCase(reference)).file.attested).toMatchObject([{ factId: open.factId, sentence: open.sentence, states: open.states, word: 'yes' }])
  expect(await attest({ [open.key]: 'no' })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await told('A customer said what the letter may conclude')).toHaveLength(1)

  const back = { intent: 'take-back-meaning', id: open.factId, says: 'open', sentence: open.sentence }
  expect(await form(reference, back)).toMatchObject(gone)
  const after = await customerCase(reference)
  expect(after.file.attested).toEqual([])
  expect(after.meanings.some(({ sentence, meaning }) => sentence === open.sentence && meaning.says === 'open')).toBe(true)
  expect((await consoleCase(reference)).draft!.blocks.some(({ outOfDate, facts }) => outOfDate && facts.includes(open.factId))).toBe(true)
})
