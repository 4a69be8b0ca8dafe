/** Letters whose paragraphs a language model words, through the protocol of an OpenAI-compatible server: taken, refused, and where the model fails. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerCaseForm } from '../../app/orders/case-forms.ts'
import { answerLetterPage } from '../../app/orders/letter-forms.ts'
import { readPetitionCase } from '../../usecases/petition-case.ts'
import { WorkRefused } from '../../usecases/ports.ts'
import { viewReleasedLetter } from '../../usecases/petition-rounds.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { viewCustomerCase, type EditorBlock, type OperatorCase } from '../../usecases/view-petition.ts'
import { placedAiOrder } from '../ai-order.ts'
import { formOf } from '../form-of.ts'
import { createTestProduct, paidEvent, type TestProduct } from '../harness.ts'
import { intakeBody } from '../intake-body.ts'
import { modelDouble, type Said } from '../model-double.ts'
import { INVENTIONS } from '../petitions/inventions.ts'
import { COLD_CHAIN_FOUNDER, SPEECH_PATHOLOGIST, WATER_ENGINEER, type Petitioner } from '../petitions/people.ts'
import { signInAs } from '../roles.ts'

vi.setConfig({ testTimeout: 240_000 })

type Asked = { facts: { id: string; text: string }[]; exhibits: { id: string }[]; paragraph: string }
const readAsk = (question: string): Asked => JSON.parse(question.split('\n\nYour first answer')[0]!) as Asked
const said = (text: string, { facts }: Asked): string => JSON.stringify({ text, facts: facts.map(({ id }) => id) })
/** The same facts in other words: what an honest model does at the least. */
const reworded = (ask: Asked): string =>
  said(`${ask.paragraph.includes('. ') ? ask.paragraph.replace('. ', '; ').replace(/; (The|A|It|This|In|At|On|When) /, (_, word: string) => `; ${word.toLowerCase()} `) : ask.paragraph}`, ask)

let model: Awaited<ReturnType<typeof modelDouble>>
let answer: (question: string) => Said | Promise<Said>
let product: TestProduct
let as: Record<string, string>
let visitor = 0
beforeAll(async () => {
  model = await modelDouble((question) => answer(question))
  product = await createTestProduct({ env: { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: model.base, LLM_TIMEOUT_MS: '15000', LLM_DAILY_CENTS: '100000' } })
  // The people tell of the year 2026 as it was in November.
  product.clock.set(Date.parse('2026-11-22T12:00:00Z'))
  await product.startJobs()
  as = await signInAs(product, 'operator')
})
afterAll(async () => {
  await product.close()
  model.close()
})
beforeEach(() => {
  answer = (question) => reworded(readAsk(question))
  model.asked.length = 0
})

const path = (reference: string) => `/api/console/orders/${reference}/petition`
const consoleCase = async (reference: string) => (await (await product.get(path(reference), as)).json()) as OperatorCase
const from = () => ({ 'x-forwarded-for': `10.16.0.${visitor++}` })
async function act(reference: string, what: string, body: unknown = {}) {
  const done = await product.post(`${path(reference)}/${what}`, body, as)
  expect(done.status, `${what}: ${JSON.stringify(done.body)}`).toBe(200)
  return done.body
}
const word = (reference: string, { id, revision }: EditorBlock) => product.post(`${path(reference)}/blocks/model`, { id, revision }, as)

/** The position that lasted longest: what the form asks for is one. */
const mainRole = ({ roles }: Petitioner) => {
  const year = (words: string) => Number(/\d{4}/.exec(words)?.[0] ?? 2026)
  return roles.toSorted((one, other) => year(other.to) - year(other.from) - (year(one.to) - year(one.from)))[0]
}

/** A paid order whose case is confirmed and chosen, with its composed letter. */
async function composed(person: Petitioner): Promise<{ reference: string; blocks: EditorBlock[] }> {
  const email = `${person.key}.${visitor}@mail.com`
  const placed = await product.post(
    '/api/orders/selfpetition-ai',
    { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } },
    from(),
  )
  await product.webhook(paidEvent(placed.body))
  const reference: string = placed.body.reference
  const form = {
    orderReference: reference,
    userProposedEndeavor: { executionPlan: person.plan },
    userProng2Education: { degrees: person.degrees.map(({ degree, field, school, year }) => `${degree} in ${field}, ${school}, ${year}`).join('\n') },
  }
  expect((await product.post('/api/intake-applications', intakeBody(email, form), from())).status).toBe(201)
  const customer = async () => {
    const found = await viewCustomerCase(product.services, reference)
    return found?.kind === 'case' ? found : null
  }
  await expect.poll(customer, { timeout: 30_000, interval: 30 }).not.toBeNull()
  const say = (fields: Record<string, string | readonly string[]>) => answerCaseForm(product.services, reference, formOf(fields))
  const degrees = [...person.degrees]
  for (const { kind, id, rev } of (await customer())!.file.facts) {
    const fields = kind === 'degree' ? degrees.shift() : kind === 'role' ? mainRole(person) : undefined
    await say(fields === undefined ? { intent: 'reject-fact', id, rev: String(rev) } : { intent: 'correct-fact', id, rev: String(rev), ...fields })
  }
  for (const [id, [text, document]] of Object.entries(person.answers)) expect(await say({ intent: 'answer-question', id, text, document }), id).toMatchObject({ kind: 'go' })
  // What we said in other words than theirs, the customer looks at.
  for (const { id, rev, state, source } of (await customer())!.file.facts)
    if (state === 'read' && source.kind === 'answer') expect(await say({ intent: 'confirm-fact', id, rev: String(rev) })).toMatchObject({ kind: 'go' })
  await act(reference, 'first-draft', { version: (await consoleCase(reference)).version })
  expect(await say({ intent: 'choose', id: 'choice', endeavor: 'own', own: person.endeavor, ...person.options, confirmed: 'yes' })).toMatchObject({ kind: 'go' })
  if (person.priorities.length > 0) await act(reference, 'priorities', { keys: person.priorities })
  await act(reference, 'draft')
  return { reference, blocks: (await consoleCase(reference)).draft!.blocks }
}

test('three people get a petition worded by the model, from the input form to acceptance, in which nothing blocks', async () => {
  for (const person of [WATER_ENGINEER, SPEECH_PATHOLOGIST, COLD_CHAIN_FOUNDER]) {
    const { reference, blocks } = await composed(person)
    const open = blocks.filter(({ forModel }) => forModel)
    expect(open.length, person.key).toBeGreaterThan(15)
    for (const block of open) expect((await word(reference, block)).body, `${person.key} ${block.id}`).toMatchObject({ kind: 'done', note: null })
    const { draft } = await consoleCase(reference)
    expect(draft!.blocks.filter(({ origin }) => origin === 'model').map(({ id }) => id)).toEqual(open.map(({ id }) => id))
    expect(draft!.findings.filter(({ blocking }) => blocking)).toEqual([])
    // The name of the petitioner is not sent.
    expect(model.asked.filter((question) => question.includes(person.answers['name']![0]))).toEqual([])
    for (const { id, revision } of draft!.blocks.filter(({ origin }) => origin === 'model')) await act(reference, 'blocks', { id, revision, change: { reviewed: true } })
    await act(reference, 'release', { revision: (await consoleCase(reference)).draft!.revision })
    const letter = await viewReleasedLetter(product.services, { reference, compared: false })
    if (letter?.kind !== 'letter') throw new Error('no letter')
    expect(await answerLetterPage(product.services, reference, formOf({ intent: 'accept', deliveryId: letter.deliveryId }))).toMatchObject({ kind: 'go' })
    expect((await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'full-petition')!.state).toBe('accepted')
  }
})

test('where the model invents, stops, answers nothing or hangs, the composer’s text stays with the reason beside it', async () => {
  const { reference, blocks } = await composed(WATER_ENGINEER)
  const [first, second, third, fourth, fifth, sixth] = blocks.filter(({ forModel }) => forModel)
  const planted = INVENTIONS.find(({ kind }) => kind === 'number')!.sentence
  const faults: [EditorBlock, (question: string) => Said, RegExp, number][] = [
    [first!, (question) => said(`${planted} ${readAsk(question).paragraph}`, readAsk(question)), /was refused\. .*4,812.* The composer’s text stands\.$/s, 2],
    [second!, () => '', /gave no answer/, 1],
    [third!, () => ({ cut: '{"text":"The method compares' }), /stopped in the middle/, 2],
    [fourth!, () => 'hang', /did not answer in time/, 1],
    [fifth!, () => 'Here is the paragraph you asked for.', /could not be read/, 2],
    [sixth!, () => 503, /gave no answer/, 2],
  ]
  for (const [block, fault, note, calls] of faults) {
    answer = fault
    model.asked.length = 0
    const result = await word(reference, block)
    expect(result, block.id).toMatchObject({ status: 200, body: { kind: 'done', note: expect.stringMatching(note) } })
    expect(model.asked, block.id).toHaveLength(calls)
    const now = (await consoleCase(reference)).draft!.blocks.find(({ id }) => id === block.id)!
    expect(now).toMatchObject({ origin: 'composer', text: block.text, note: expect.stringMatching(note) })
  }
})

test('a paragraph that takes too much to be checked is refused, and nobody else waits for it', async () => {
  const { reference, blocks } = await composed(WATER_ENGINEER)
  const block = blocks.find(({ forModel }) => forModel)!
  const { work } = product.services
  const spied = vi.spyOn(product.services, 'work').mockImplementation((name, given, visitor) => (name === 'wordBlock' ? Promise.reject(new WorkRefused('too-complex')) : work(name, given, visitor)))
  expect(await word(reference, block)).toMatchObject({ status: 422, body: { kind: 'too-complex' } })
  spied.mockRestore()
  expect((await word(reference, block)).body).toMatchObject({ kind: 'done', note: null })
})

test('where asking again brings nothing, the model’s earlier text stands as it was, reviewed or not', async () => {
  const { reference, blocks } = await composed(WATER_ENGINEER)
  const block = blocks.find(({ forModel }) => forModel)!
  expect((await word(reference, block)).body).toMatchObject({ kind: 'done', note: null })
  const shownNow = async () => (await consoleCase(reference)).draft!
  const blockOf = ({ blocks: all }: Awaited<ReturnType<typeof shownNow>>) => all.find(({ id }) => id === block.id)!
  const worded = blockOf(await shownNow())
  await act(reference, 'blocks', { id: block.id, revision: worded.revision, change: { reviewed: true } })
  const before = await shownNow()
  expect(blockOf(before)).toMatchObject({ origin: 'model', reviewed: true })
  const planted = INVENTIONS.find(({ kind }) => kind === 'number')!.sentence
  for (const fault of [() => 'hang' as const, (question: string) => said(`${planted} ${readAsk(question).paragraph}`, readAsk(question))]) {
    answer = fault
    expect((await word(reference, blockOf(before))).body).toMatchObject({ kind: 'done', revision: before.revision, note: expect.stringMatching(/ The model’s earlier text stands\.$/) })
    const after = await shownNow()
    expect([blockOf(after), after.revision]).toEqual([blockOf(before), before.revision])
  }
})

test('an answer that breaks a rule is asked for once more, with the reason, and then taken', async () => {
  const { reference, blocks } = await composed(COLD_CHAIN_FOUNDER)
  const block = blocks.find(({ forModel }) => forModel)!
  answer = (question) => (question.includes('was refused') ? reworded(readAsk(question)) : said(`I worked for Google. ${readAsk(question).paragraph}`, readAsk(question)))
  expect((await word(reference, block)).body).toMatchObject({ kind: 'done', note: null })
  expect(model.asked[1]).toContain('“Google”')
  const now = (await consoleCase(reference)).draft!.blocks.find(({ id }) => id === block.id)!
  expect(now.origin).toBe('model')
  // One act brings back what the composer wrote.
  await act(reference, 'blocks', { id: now.id, revision: now.revision, change: { composed: true } })
  expect((await consoleCase(reference)).draft!.blocks.find(({ id }) => id === block.id)).toMatchObject({ origin: 'composer', text: block.text })
})

test('what an operator wrote while the model was at work stands, and is never given to the model', async () => {
  const { reference, blocks } = await composed(WATER_ENGINEER)
  const block = blocks.find(({ forModel }) => forModel)!
  const own = `${block.text} I have put this in my own words {{Ex-1}}.`
  const edit = (text: string) => product.post(`${path(reference)}/blocks`, { id: block.id, revision: block.revision, change: { text } }, as)
  // The model answers once the operator's words are saved.
  let edited: Awaited<ReturnType<typeof edit>> | undefined
  answer = async (question) => {
    edited ??= await edit(own)
    return reworded(readAsk(question))
  }
  expect((await word(reference, block)).status).toBe(409)
  expect(edited?.status).toBe(200)
  const now = (await consoleCase(reference)).draft!.blocks.find(({ id }) => id === block.id)!
  expect(now).toMatchObject({ origin: 'operator', text: own, forModel: false })
  expect((await word(reference, now)).body).toMatchObject({ kind: 'not-for-model' })
  expect(model.asked).toHaveLength(1)
})

test('an operator who saves over a paragraph that the model worded meanwhile is told', async () => {
  const { reference, blocks } = await composed(WATER_ENGINEER)
  const block = blocks.find(({ forModel }) => forModel)!
  expect((await word(reference, block)).status).toBe(200)
  const edited = await product.post(`${path(reference)}/blocks`, { id: block.id, revision: block.revision, change: { text: `${block.text} {{Ex-1}}.` } }, as)
  expect(edited).toMatchObject({ status: 409, body: { kind: 'conflict' } })
  expect((await consoleCase(reference)).draft!.blocks.find(({ id }) => id === block.id)).toMatchObject({ origin: 'model' })
})

test('the form of an order that is not paid makes no case and asks no model; its payment has both done', async () => {
  const { orders, petitions } = product.services.database.stores
  const resume = `data:application/pdf;base64,${readFileSync('test/resumes/pdf/t03-electrical.pdf').toString('base64')}`
  const send = async (name: string, paid: boolean, change: Record<string, unknown> = {}) => {
    const placed = await placedAiOrder(product, `${name}@mail.com`, from())
    if (paid) await product.webhook(paidEvent(placed))
    expect((await product.post('/api/intake-applications', intakeBody(`${name}@mail.com`, { orderReference: placed.reference, ...change }), from())).status).toBe(201)
    return { placed, id: (await orders.findByReference(placed.reference))!.id }
  }
  answer = () => 500
  const endeavor = { executionPlan: 'employee', proposedEndeavor: 'To develop relays that find a broken line in a rural distribution grid' }
  const early = await send('form-first', false, { userResumeName: 'cv.pdf', userResume: resume, userProposedEndeavor: endeavor })
  // Forms are read one after another: one that came later is read.
  const later = await send('paid-first', true)
  await expect.poll(() => petitions.find(later.id), { timeout: 30_000, interval: 30 }).not.toBeNull()
  // Nor does a job that was queued before.
  await readPetitionCase(product.services, { orderId: early.id })
  expect(await petitions.find(early.id)).toBeNull()
  expect(model.asked).toEqual([])

  await product.webhook(paidEvent(early.placed))
  await expect.poll(() => petitions.find(early.id), { timeout: 60_000, interval: 30 }).not.toBeNull()
  expect((await petitions.find(early.id))!.file.facts.some(({ source }) => source.kind === 'resume')).toBe(true)
  expect(model.asked.length).toBeGreaterThan(0)
  expect(await orders.findById(early.id)).toMatchObject({ state: 'in_production' })
})
