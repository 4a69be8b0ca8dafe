/** Reference letters from the first link to a released file: only the writer's words, only one order's letter, adopted once. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { answerLetterForm } from '../../app/letters/writer-forms.ts'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { viewWriters } from '../../usecases/manage-writers.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { letterFile, limitLetter, viewWriterPage, WRITER_LOOK_LIMIT } from '../../usecases/write-reference-letter.ts'
import { paidAiOrder, placedAiOrder } from '../ai-order.ts'
import { paidEvent } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { caseOf } from '../petitions/case-of.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { productOfFile, signedIn } from '../product-of-file.ts'

vi.setConfig({ testTimeout: 120_000 })
const product = productOfFile()
const as = signedIn(product, 'operator')
let visitor = 0

const stores = () => product.services.database.stores

async function paidOrder(email: string): Promise<string> {
  return paidAiOrder(product, email, { 'x-forwarded-for': `10.12.0.${visitor++}` }, { referenceLettersNumber: 1 })
}
const order = (reference: string, fields: Record<string, string>) => answerOrderForm(product.services, reference, formOf(fields), 'customer')
const letter = (token: string, fields: Record<string, string>) => answerLetterForm(product.services, token, formOf(fields))
const act = (reference: string, what: string, body: unknown = {}) => product.post(`/api/console/orders/${reference}/writers${what}`, body, as)
const tokenOf = (link: string | null) => link!.split('/letters/')[1]!

async function writersOf(reference: string) {
  const view = await viewWriters(product.services, reference)
  return view!.writers
}
async function withWriter(reference: string, name = 'Joan Ferris', kind = 'association'): Promise<{ id: string; token: string }> {
  expect(
    await order(reference, { intent: 'add-writer', name, kind, petitioner: 'Amara Nwosu Bell', position: 'Director, Tri-Valley Rural Water Association', relation: 'Met at a fair' }),
  ).toMatchObject({ kind: 'go' })
  const writer = (await writersOf(reference)).find((one) => one.name === name)!
  return { id: writer.id, token: tokenOf(writer.link) }
}

const ANSWERS = {
  tie: 'I direct engineering at the Tri-Valley Rural Water Association. The petitioner has never been employed or paid by us.',
  before: 'Members learned of a leak when water reached the street. In 2023 eleven of them reported such a case to our office.',
  change: 'In September 2025 the Dell Creek system dug at a place the program had named and found a broken joint under a road.',
  proof: 'I was at Dell Creek that day, and I keep the monthly reports of all nine systems that use the program.',
}
const write = (token: string, answers: Record<string, string> = ANSWERS) => letter(token, { intent: 'save-answers', ...answers })

test('a writer answers, reads the letter, and adopts one version under their name; it is an exhibit and is delivered as Word and PDF', async () => {
  const reference = await paidOrder('letters@mail.com')
  const found = (await stores().orders.findByReference(reference))!
  await stores().petitions.put({ orderId: found.id, file: caseOf(WATER_ENGINEER), seed: null, version: 1, updatedAt: new Date() })
  const { id, token } = await withWriter(reference)
  const exhibitOf = async () => (await stores().petitions.find(found.id))!.file.exhibits.find(({ title }) => title.startsWith('Letter of Joan Ferris, Director'))
  expect(await exhibitOf()).toMatchObject({ state: 'requested' })
  const testified = async () => (await stores().petitions.find(found.id))!.file.facts.filter(({ source }) => source.kind === 'letter')

  const first = (await viewWriterPage(product.services, token))!
  expect(first).toMatchObject({ petitioner: 'Amara Nwosu Bell', body: [], adopted: null })
  expect(first.questions).toHaveLength(6)
  // Of the order, its case and what others said of the writer nothing is seen.
  expect(JSON.stringify(first)).not.toMatch(new RegExp(`${reference}|letters@mail\\.com|Met at a fair|Night Line|${found.id}`))

  expect(await write(token)).toMatchObject({ kind: 'done', page: { version: 2, body: [ANSWERS.tie, ANSWERS.before, ANSWERS.change, ANSWERS.proof] } })
  // Saved again as it is, it is no other version.
  expect(await write(token)).toMatchObject({ kind: 'done', page: { version: 2 } })
  const draft = await letterFile(product.services, token, 'docx')
  expect(strFromU8(unzipSync(draft?.kind === 'made' ? draft.bytes : new Uint8Array())['word/header1.xml']!)).toContain('NOT ADOPTED')

  expect(await letter(token, { intent: 'save-text', version: '1', text: 'Other words' })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await letter(token, { intent: 'save-text', version: '2', text: `${Object.values(ANSWERS).join('\n\n')}\n\nI wrote this sentence myself.` })).toMatchObject({
    kind: 'done',
    page: { own: true, version: 3 },
  })
  expect(await letter(token, { intent: 'adopt', version: '3', name: 'Joan Ferris' })).toMatchObject({ kind: 'problem', about: 'adoption' })
  expect(await letter(token, { intent: 'adopt', version: '2', name: 'Joan Ferris', confirmed: 'yes' })).toMatchObject({ kind: 'problem', status: 409 })
  expect(await letter(token, { intent: 'adopt', version: '3', name: 'John Doe', confirmed: 'yes' })).toMatchObject({ kind: 'problem', status: 422 })
  expect(await testified()).toEqual([])
  expect(await letter(token, { intent: 'adopt', version: '3', name: 'joan ferris', confirmed: 'yes' })).toMatchObject({ kind: 'done', page: { adopted: { name: 'joan ferris', version: 3 } } })
  expect(await exhibitOf()).toMatchObject({ state: 'have' })
  // What it testifies waits for the customer's word, in the words of the writer.
  const { id: exhibit } = (await exhibitOf())!
  expect((await testified()).map(({ element, state, exhibits }) => [element, state, exhibits])).toEqual([
    ['p1.beyond', 'read', [exhibit]],
    ['p1.beyond', 'read', [exhibit]],
    ['p1.beyond', 'read', [exhibit]],
    ['p1.beyond', 'read', [exhibit]],
  ])
  expect((await testified()).map(({ source }) => source.quote)).toEqual([ANSWERS.tie, ANSWERS.before, ANSWERS.change, ANSWERS.proof])

  // What is adopted is not used again: no answer, no other words, no second adoption.
  const again: Record<string, string>[] = [
    { intent: 'save-answers', ahead: 'More' },
    { intent: 'save-text', version: '3', text: 'Other' },
    { intent: 'adopt', version: '3', name: 'Joan Ferris', confirmed: 'yes' },
  ]
  for (const fields of again) expect(await letter(token, fields)).toMatchObject({ kind: 'problem', status: 409 })
  expect((await writersOf(reference))[0]).toMatchObject({ adopted: { version: 3 }, version: 3 })

  expect((await act(reference, `/${id}/release`, { version: 2 })).body.kind).toBe('changed-meanwhile')
  expect((await act(reference, `/${id}/release`, { version: 3 })).status).toBe(200)
  const delivered = (await viewOrder(product.services, reference))!.deliverables.filter(({ kind }) => kind === 'reference-letter')
  expect(delivered.map(({ state, deliveries }) => [state, deliveries.flatMap(({ files }) => files.map(({ name }) => name))])).toEqual([
    ['delivered', ['Letter of Joan Ferris.docx', 'Letter of Joan Ferris.pdf']],
    ['planned', []],
  ])
  // Opened for changes it is a draft again, with its mark, under another link.
  expect((await act(reference, `/${id}/remove`)).status).toBe(409)
  expect((await act(reference, `/${id}/reopen`)).status).toBe(200)
  expect(await viewWriterPage(product.services, token)).toBeNull()
  expect(await exhibitOf()).toMatchObject({ state: 'requested' })
  expect(await testified()).toEqual([])
  expect((await writersOf(reference))[0]).toMatchObject({ adopted: null, version: 4 })
})

test('who holds a link has its letter made so many times an hour and no more', async () => {
  const { token } = await withWriter(await paidOrder('many-letters@mail.com'))
  await write(token)
  const renderBoth = async () => ({ docx: new Uint8Array(), pdf: new Uint8Array() }) as never
  const kinds: (string | undefined)[] = []
  for (let time = 0; time < 32; time++) kinds.push((await letterFile({ ...product.services, renderBoth }, token, 'pdf'))?.kind)
  expect(kinds.map((kind) => kind === 'made')).toEqual([...Array.from({ length: 30 }, () => true), false, false])
  expect(kinds.at(-1)).toBe('limited')
})

test('a link opens its own letter until it is taken back, replaced or over, and a forged one opens none', async () => {
  const reference = await paidOrder('links@mail.com')
  const { id, token } = await withWriter(reference)
  const [writer = '', key = '', until = '', signature = ''] = token.split('.')
  for (const forged of [`${writer}.${key}.${Number(until) + 1}.${signature}`, `${writer}.other.${until}.${signature}`, 'x', `${crypto.randomUUID()}.${key}.${until}.${signature}`])
    expect(await viewWriterPage(product.services, forged)).toBeNull()
  expect(await order(reference, { intent: 'writer-revoke', writerId: id })).toMatchObject({ kind: 'go' })
  expect(await viewWriterPage(product.services, token)).toBeNull()
  expect(await write(token)).toEqual({ kind: 'no-such-letter' })
  expect((await act(reference, `/${id}/link`)).status).toBe(200)
  const renewed = tokenOf((await writersOf(reference))[0]!.link)
  expect(await write(renewed)).toMatchObject({ kind: 'done' })
  expect(await viewWriterPage(product.services, token)).toBeNull()
  // Another order's reference does not reach this writer.
  const other = await paidOrder('others@mail.com')
  expect((await act(other, `/${id}/revoke`)).status).toBe(404)
  expect(await order(other, { intent: 'writer-revoke', writerId: id })).toMatchObject({ kind: 'problem' })
  const now = product.clock.now()
  product.clock.set(now + 61 * 86_400_000)
  expect(await viewWriterPage(product.services, renewed)).toBeNull()
  product.clock.set(now)
  // After a withdrawal or refund nothing opens.
  const record = (await stores().orders.findByReference(reference))!
  await stores().orders.moveTo(record, 'refunded', { at: new Date(now), actor: 'test', cause: 'test' })
  expect(await viewWriterPage(product.services, renewed)).toBeNull()
})

test('an order that was paid with another amount takes no writers and gives out no plan of its evidence until an operator accepts the amount', async () => {
  const placed = await placedAiOrder(product, 'less@mail.com', { 'x-forwarded-for': `10.12.0.${visitor++}` }, { referenceLettersNumber: 1 })
  await product.webhook(paidEvent(placed, { session: { amount_total: 100 } }))
  const { reference } = placed
  const { id: orderId } = (await stores().orders.findByReference(reference))!
  await stores().petitions.put({ orderId, file: caseOf(WATER_ENGINEER), seed: null, version: 1, updatedAt: new Date() })
  const add = () => order(reference, { intent: 'add-writer', name: 'Joan Ferris', kind: 'association', petitioner: 'Amara Nwosu Bell', position: '', relation: '' })
  const plan = async () => (await product.get(`/api/orders/${reference}/evidence-plan.xlsx`)).status
  expect(await add()).toMatchObject({ kind: 'problem' })
  expect([await plan(), await writersOf(reference)]).toEqual([404, []])
  expect((await product.post(`/api/console/orders/${reference}/amount`, {}, as)).status).toBe(200)
  expect(await add()).toMatchObject({ kind: 'go' })
  expect([await plan(), (await writersOf(reference)).length]).toEqual([200, 1])
})

test('letters of one case that share their words are named, and none of the two is released', async () => {
  const reference = await paidOrder('alike@mail.com')
  const [one, two] = [await withWriter(reference), await withWriter(reference, 'Ray Cole', 'user')]
  await write(one.token)
  await write(two.token, { change: ANSWERS.change, before: 'I run a small plant and had my own trouble with leaks before I got the program from a neighbor.' })
  // Comparing letters is work: each look of the operator asks for it, those at the page of the order do not.
  const seen = (await (await product.get(`/api/console/orders/${reference}/writers`, as)).json()) as { writers: { id: string; overlaps: unknown[] }[] }
  expect(seen.writers.find(({ id }) => id === two.id)!.overlaps).toHaveLength(1)
  for (const writer of await writersOf(reference)) expect(writer).not.toHaveProperty('overlaps')
  const alike = await act(reference, `/${two.id}/release`, { version: 2 })
  expect(alike).toMatchObject({ status: 409, body: { kind: 'letters-alike' } })
  expect(alike.body.message).toContain('Joan Ferris')
  await write(two.token, { change: 'My two fitters look at the readings each Monday since May 2026, and that month they drove out nine times less.' })
  expect((await act(reference, `/${two.id}/release`, { version: 3 })).status).toBe(200)
  expect((await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'reference-letter')!.deliveries[0]!.files[0]!.name).toBe('Letter of Ray Cole (not adopted).docx')
})

test('writers go with the data of the order', async () => {
  const reference = await paidOrder('gone@mail.com')
  const { token } = await withWriter(reference)
  await write(token)
  const record = (await stores().orders.findByReference(reference))!
  await stores().writers.forget([record.id])
  expect(await stores().writers.ofOrder(record.id)).toEqual([])
  expect(await viewWriterPage(product.services, token)).toBeNull()
})

test('a link takes so many forms an hour, and keeps nothing for one that does not hold', async () => {
  const { token } = await withWriter(await paidOrder('saved-often@mail.com'))
  const consume = vi.spyOn(product.services.limits, 'consume')
  expect(await letter('made-up', { intent: 'save-answers' })).toEqual({ kind: 'no-such-letter' })
  expect(consume.mock.calls).toEqual([])
  consume.mockResolvedValue({ kind: 'limited', retryAfterSeconds: 60 } as never)
  expect(await letter(token, { intent: 'save-answers', ...ANSWERS })).toMatchObject({ kind: 'problem', status: 429, about: 'answers', typed: { tie: ANSWERS.tie } })
  consume.mockRestore()
  expect((await viewWriterPage(product.services, token))!.version).toBe(1)
})

test('a letter of hundreds of paragraphs is refused at the answer that has them, and looks at its page are counted', async () => {
  const reference = await paidOrder('many-paragraphs@mail.com')
  const { id, token } = await withWriter(reference)
  const list = (count: number) => Array.from({ length: count }, (_, place) => `- Pump ${place} is in use.`).join('\n')
  expect(await write(token, { tie: ANSWERS.tie, change: list(61) })).toMatchObject({ kind: 'problem', status: 422, about: 'answers', slot: 'change', typed: { change: list(61) } })
  expect((await viewWriterPage(product.services, token))!.body).toEqual([])
  expect(await write(token, { tie: list(60), use: list(60), before: list(60) })).toMatchObject({ kind: 'done', page: { body: { length: 180 } } })
  expect(await write(token, { change: list(21) })).toMatchObject({ kind: 'problem', status: 422, about: 'answers' })
  expect(await write(token, { change: list(20) })).toMatchObject({ kind: 'done', page: { version: 3, body: { length: 200 } } })
  expect(await letter(token, { intent: 'save-text', version: '3', text: list(201) })).toMatchObject({ kind: 'problem', status: 422, about: 'text' })
  expect((await writersOf(reference)).find((one) => one.id === id)?.words).toBe(200 * 5)

  const looks: string[] = []
  for (let look = 0; look < 301; look++) looks.push((await limitLetter(product.services, token, WRITER_LOOK_LIMIT)).kind)
  expect([looks.filter((kind) => kind === 'allowed').length, looks.at(-1)]).toEqual([300, 'limited'])
  // Who reads it too often can still write.
  expect(await write(token, { ahead: 'We will use it in 2027.' })).toMatchObject({ kind: 'problem', status: 422 })
  expect(await write(token, { change: '', ahead: 'We will use it in 2027.' })).toMatchObject({ kind: 'done' })
})
