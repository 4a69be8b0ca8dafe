/** Two customers with cases: neither reaches what belongs to the other by its id, and what is pasted anywhere stays text. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { answerLetterForm } from '../../app/letters/writer-forms.ts'
import { CaseCard } from '../../app/orders/case-card.tsx'
import { answerCaseForm } from '../../app/orders/case-forms.ts'
import { answerLetterPage } from '../../app/orders/letter-forms.ts'
import { answerResponseForm } from '../../app/orders/response-forms.ts'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { viewConsultation } from '../../usecases/consultations.ts'
import { viewWriters } from '../../usecases/manage-writers.ts'
import { WorkRefused } from '../../usecases/ports.ts'
import { viewReleasedLetter } from '../../usecases/petition-rounds.ts'
import { caseTasks, viewCustomerCase, type OperatorCase } from '../../usecases/view-petition.ts'
import { deliver } from '../deliver.ts'
import { formOf } from '../form-of.ts'
import { NO_PROMOTION, paidEvent } from '../harness.ts'
import { intakeBody } from '../intake-body.ts'
import { caseOf } from '../petitions/case-of.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { productOfFile, signedIn } from '../product-of-file.ts'

vi.setConfig({ testTimeout: 240_000 })
const product = productOfFile()
const as = signedIn(product, 'operator')
let visitor = 0

const stores = () => product.services.database.stores
const from = () => ({ 'x-forwarded-for': `10.18.0.${visitor++}` })
const act = (reference: string, what: string, body: unknown = {}) => product.post(`/api/console/orders/${reference}/petition/${what}`, body, as)
const onOrder = (reference: string, fields: Record<string, string>) => answerOrderForm(product.services, reference, formOf(fields), 'customer')
const onCase = (reference: string, fields: Record<string, string>) => answerCaseForm(product.services, reference, formOf(fields))
const onLetter = (reference: string, fields: Record<string, string>) => answerLetterPage(product.services, reference, formOf(fields))

/** A customer with a case, a delivered letter, a writer, and a consultation that waits. */
async function customer(email: string) {
  const { body } = await product.post(
    '/api/orders/selfpetition-ai',
    { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 1, consultation: true } },
    from(),
  )
  await product.webhook(paidEvent(body))
  const reference: string = body.reference
  await product.post('/api/intake-applications', intakeBody(email, { orderReference: reference }), from())
  const order = (await stores().orders.findByReference(reference))!
  await expect.poll(() => stores().petitions.find(order.id), { timeout: 60_000, interval: 50 }).not.toBeNull()
  const known = (await stores().petitions.find(order.id))!
  await stores().petitions.put({ ...known, file: { ...caseOf(WATER_ENGINEER), lock: null } })
  await deliver(product.services, reference, 'first-draft')
  const { options, endeavor } = WATER_ENGINEER
  const choice = formOf({ intent: 'choose', id: 'choice', endeavor: 'own', own: endeavor, confirmed: 'yes' })
  for (const [part, chosen] of Object.entries(options)) for (const one of [chosen].flat()) choice.append(part, one)
  expect(await answerCaseForm(product.services, reference, choice)).toMatchObject({ kind: 'go' })
  expect((await act(reference, 'draft')).status).toBe(200)
  return { reference, orderId: order.id, email }
}

test('the page of an order opens where its case takes too much to be looked through, or its turn does not come, and says that there may be questions', async () => {
  const { reference } = await customer('many-facts@mail.com')
  const card = async () => {
    const tasks = await caseTasks(product.services, reference)
    return renderToStaticMarkup(createElement(CaseCard, { reference, tasks, delivered: false }))
  }
  expect(await card()).toMatch(/answer (?:one question|\d+ questions)/)
  const { work } = product.services
  const spied = vi.spyOn(product.services, 'work')
  // As the built pages meet it: they have a class of their own.
  const ofAnotherBuild = Object.assign(new Error('refused'), { name: new WorkRefused('busy').name, kind: 'busy' })
  for (const refusal of [new WorkRefused('too-complex'), new WorkRefused('busy'), ofAnotherBuild]) {
    spied.mockImplementation((name, given, by) => (name === 'countQuestions' ? Promise.reject(refusal) : work(name, given as never, by)))
    expect(refusal.name).toBe('WorkRefused')
    expect(await card()).toContain('answer what is asked there')
  }
  spied.mockRestore()
})

test('the question that is answered is found in the processes of outside work, and one whose fact changed meanwhile is asked no more', async () => {
  const { reference, orderId } = await customer('many-posts@mail.com')
  const known = (await stores().petitions.find(orderId))!
  const fact = known.file.facts.find(({ kind, source }) => kind === 'statement' && source.kind === 'answer')!
  const answer = (text: string) => onCase(reference, { intent: 'answer-question', id: `agree-${fact.id}-${fact.rev}`, text })
  const { work } = product.services
  const spied = vi.spyOn(product.services, 'work')
  spied.mockImplementation((name, given, by) => (name === 'findQuestion' ? Promise.reject(new WorkRefused('too-complex')) : work(name, given as never, by)))
  await expect(answer('Eleven towns use it today.')).rejects.toThrow(WorkRefused)
  spied.mockImplementation(async (name, given, by) => {
    const found = await work(name, given as never, by)
    if (name === 'findQuestion') await onCase(reference, { intent: 'reject-fact', id: fact.id, rev: String(fact.rev) })
    return found
  })
  expect(await answer('Eleven towns use it today.')).toMatchObject({ kind: 'problem', problem: 'This question is no longer there.' })
  spied.mockRestore()
  expect((await stores().petitions.find(orderId))!.file.facts.find(({ id }) => id === fact.id)).toMatchObject({ state: 'rejected', text: fact.text })
})

test('the parts of a post or a degree are names, and those of any fact as long as one text', async () => {
  const { reference, orderId } = await customer('long-posts@mail.com')
  const { facts } = (await stores().petitions.find(orderId))!.file
  const correct = (kind: string, fields: Record<string, string>) => {
    const { id, rev, fields: own } = facts.find((fact) => fact.kind === kind)!
    return onCase(reference, { intent: 'correct-fact', id, rev: String(rev), ...own, ...fields })
  }
  for (const [kind, part] of [
    ['role', 'employer'],
    ['degree', 'school'],
  ] as const)
    expect(await correct(kind, { [part]: 'Brook '.repeat(40) }), kind).toMatchObject({ kind: 'problem', status: 422, problem: 'At most 200 characters in each part, please.' })
  expect(await correct('role', { with: 'x'.repeat(4000), yields: 'x'.repeat(4000) })).toMatchObject({ kind: 'problem', status: 422, problem: 'At most 6,000 characters, please.' })
  const tooLong = formOf({ intent: 'answer-request', id: 'r1.words0', existed: 'yes', text: 'x'.repeat(6001) })
  expect(await answerResponseForm(product.services, reference, tooLong)).toMatchObject({ kind: 'problem', status: 422, problem: 'At most 6,000 characters, please.' })
  expect((await stores().petitions.find(orderId))!.file.facts).toEqual(facts)
})

test('no id of one customer opens or changes anything on the pages of another', async () => {
  const [ana, ben] = [await customer('ana@mail.com'), await customer('ben@mail.com')]
  expect((await act(ben.reference, 'release', { revision: 1 })).status).toBe(200)
  const added = await product.post(
    `/api/console/orders/${ben.reference}/writers`,
    { name: 'Joan Ferris', position: 'Director', relation: 'Supervisor', petitioner: 'Ben Sample', kind: 'association' },
    as,
  )
  expect(added.status).toBeLessThan(300)
  const [writer] = (await viewWriters(product.services, ben.reference))!.writers
  await product.post('/api/console/times', { startsAt: [NO_PROMOTION + 10 * 86_400_000].map((at) => new Date(at).toISOString()), place: '' }, as)
  const [time] = (await viewConsultation(product.services, ben.reference))!.free
  expect(await onOrder(ben.reference, { intent: 'book-time', timeId: time!.id })).toMatchObject({ kind: 'go' })
  const benFile = {
    id: crypto.randomUUID(),
    ownerKind: 'order-upload',
    ownerId: ben.orderId,
    role: 'achievements',
    name: 'award.pdf',
    mediaType: 'application/pdf',
    bytes: 5,
    sha256: 'a'.repeat(64),
    storageKey: await product.services.files.put(Buffer.from('%PDF-')),
    createdAt: new Date(product.clock.now()),
  }
  await stores().files.insert([benFile])
  const delivery = (await stores().deliverables.deliveries(ben.orderId)).at(-1)!
  const block = (await viewReleasedLetter(product.services, { reference: ben.reference, compared: false })) as { kind: 'letter'; revision: number }
  expect(await onLetter(ben.reference, { intent: 'comment', block: 'p1/heading', revision: String(block.revision), text: 'Mine' })).toMatchObject({ kind: 'go' })
  const [comment] = await stores().petitions.comments(ben.orderId)
  const before = JSON.stringify([
    await stores().petitions.find(ben.orderId),
    await stores().petitions.comments(ben.orderId),
    await stores().writers.ofOrder(ben.orderId),
    await stores().files.ofOwner('order-upload', ben.orderId),
    await stores().deliverables.ofOrder(ben.orderId),
    await stores().consultations.ofOrder(ben.orderId),
    (await stores().orders.events(ben.orderId)).length,
  ])

  const refused = { kind: 'problem' }
  const [exhibit] = (await stores().petitions.find(ana.orderId))!.file.exhibits
  expect(await onCase(ana.reference, { intent: 'tie-file', id: exhibit!.id, fileId: benFile.id })).toMatchObject(refused)
  for (const act of ['link', 'revoke', 'remove']) expect(await onOrder(ana.reference, { intent: `writer-${act}`, writerId: writer!.id })).toMatchObject(refused)
  expect(await onOrder(ana.reference, { intent: 'return-time', timeId: time!.id })).toMatchObject(refused)
  expect(await onOrder(ana.reference, { intent: 'book-time', timeId: time!.id })).toMatchObject(refused)
  for (const intent of ['accept-delivery', 'ask-revision']) expect(await onOrder(ana.reference, { intent, deliveryId: delivery.id, text: 'mine now' })).toMatchObject(refused)
  expect(await onOrder(ana.reference, { intent: 'files-complete', deliverableId: delivery.deliverableId })).toMatchObject(refused)
  // A letter that was not released to her is none to comment on, whatever its paragraphs are called.
  expect(await onLetter(ana.reference, { intent: 'comment', block: 'p1/heading', revision: String(block.revision), text: 'x' })).toMatchObject(refused)
  expect((await act(ana.reference, 'comments', { id: comment!.id, answer: 'To the wrong order' })).status).toBe(404)
  expect((await product.post(`/api/orders/${ana.reference}/uploaded-files/${benFile.id}/removal`, {})).status).toBe(404)
  expect((await product.post(`/api/console/orders/${ana.reference}/writers/${writer!.id}/revoke`, {}, as)).status).toBe(404)
  expect((await act(ana.reference, 'exhibits/files', { exhibit: exhibit!.id, fileId: benFile.id, tied: true })).status).toBe(404)

  expect(
    JSON.stringify([
      await stores().petitions.find(ben.orderId),
      await stores().petitions.comments(ben.orderId),
      await stores().writers.ofOrder(ben.orderId),
      await stores().files.ofOwner('order-upload', ben.orderId),
      await stores().deliverables.ofOrder(ben.orderId),
      await stores().consultations.ofOrder(ben.orderId),
      (await stores().orders.events(ben.orderId)).length,
    ]),
  ).toBe(before)
  expect(product.faults).toEqual([])
})

/** What a word processor, a web page or an attacker puts on a clipboard, and the text that a fact becomes of it where it is another. */
const PASTED: readonly (readonly [pasted: string, text?: string])[] = [
  ['<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['</w:t></w:r><w:r><w:instrText>DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe</w:instrText></w:r>'],
  ['#eval("1 + 1") #read("/etc/passwd") $ x $ \\ " @label', '#eval(“1 + 1”) #read(“/etc/passwd”) $ x $ \\ “ @label'],
  [']]><!ENTITY x SYSTEM "file:///etc/passwd">&x;', ']]><!ENTITY x SYSTEM “file:///etc/passwd”>&x'],
  ['=HYPERLINK("http://evil.example","x")', '=HYPERLINK(“http://evil.example”,”x”)'],
  ['one\u0000two\u0007three\u001bfour\uffffend\ud800', 'Onetwothreefourend\ufffd'],
  ['right\u202eto\u202cleft and zero\u200bwidth\ufeff', 'Righttoleft and zero\u200bwidth'],
  ['[a link](javascript:alert(1)) ![x](http://evil.example/x.png)'],
]

/** A null letter reaches no page: its form is refused at the door (server/page-forms.ts). */
const asForm = (text: string) => text.replaceAll('\u0000', '')

test('what is pasted into the editor, a comment, a fact or a letter of a writer is text, in every file that is made of it', async () => {
  const { reference, orderId } = await customer('pasted@mail.com')
  const consoleCase = async () => (await (await product.get(`/api/console/orders/${reference}/petition`, as)).json()) as OperatorCase
  for (const [pasted, text = pasted] of PASTED) {
    const block = (await consoleCase()).draft!.blocks.find(({ id }) => id.startsWith('p1/') && id !== 'p1/heading')!
    const edited = await act(reference, 'blocks', { id: block.id, revision: block.revision, change: { text: `Before ${pasted} after.` } })
    // Signs of the notation that do not fit are said, never a fault.
    expect([200, 422], JSON.stringify(edited.body)).toContain(edited.status)
    const preview = await product.get(`/api/console/orders/${reference}/petition/preview`, as)
    expect(preview.status, pasted).toBe(200)
    expect(Buffer.from(await preview.arrayBuffer()).includes('root:x:')).toBe(false)
    const facts = async () => (await stores().petitions.find(orderId))!.file.facts
    const known = new Set((await facts()).map(({ id }) => id))
    expect(await onCase(reference, { intent: 'answer-question', id: 'outputs', text: asForm(pasted) })).toMatchObject({ kind: 'go' })
    expect((await facts()).filter(({ id }) => !known.has(id))).toMatchObject([{ text, source: { kind: 'answer', question: 'outputs' } }])
    const fact = (await facts()).find(({ kind }) => kind === 'statement')!
    expect(await onCase(reference, { intent: 'correct-fact', id: fact.id, rev: String(fact.rev), text: asForm(pasted) })).toMatchObject({ kind: 'go' })
    expect((await facts()).find(({ id }) => id === fact.id)).toMatchObject({ text, state: 'corrected' })
  }
  const added = await product.post(`/api/console/orders/${reference}/writers`, { name: 'Joan <b>Ferris', position: 'Director', relation: 'x', petitioner: 'Ann', kind: 'association' }, as)
  expect(added.status).toBeLessThan(300)
  const link = (await viewWriters(product.services, reference))!.writers[0]!.link!.split('/letters/')[1]!
  expect(await answerLetterForm(product.services, link, formOf({ intent: 'save-text', version: '1', text: asForm(PASTED.map(([pasted]) => pasted).join('\n\n')) }))).toMatchObject({ kind: 'done' })
  expect(await viewCustomerCase(product.services, reference)).not.toBeNull()
  const folder = unzipSync(new Uint8Array(await (await product.get(`/api/console/orders/${reference}/petition/folder`, as)).arrayBuffer()))
  expect(Object.keys(folder).every((name) => !/[<>"\\/:|?*]/.test(name))).toBe(true)
  expect(strFromU8(folder['00 Read me.txt']!)).not.toContain('root:x:')
  expect(product.faults).toEqual([])
})
