/** Delivering: files, state, promise and mail are one act, and the customer answers it on the order page. */
import { expect, test } from 'vitest'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { addReadyFile, releaseDelivery } from '../../usecases/release-delivery.ts'
import { deliver, owedBy } from '../deliver.ts'
import { NO_PROMOTION, paidEvent } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { intakeBody } from '../intake-body.ts'
import { downloadData } from '../../usecases/request-data.ts'
import { deleteData } from '../../usecases/delete-data.ts'
import { cleanUp } from '../../usecases/clean-up.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { watchPromises } from '../../usecases/watch-promises.ts'
import { withdrawOrder } from '../../usecases/withdraw-order.ts'
import { productOfFile, signedIn, startOutsidePromotion, visitorsFrom } from '../product-of-file.ts'

const HOUR = 3_600_000
const PDF = new TextEncoder().encode('%PDF-1.7 a draft')
const PLAIN = 'http://localhost:3000'
const product = productOfFile()
const as = signedIn(product, 'operator')
startOutsidePromotion(product)
const from = visitorsFrom('10.5.0')

const stores = () => product.services.database.stores
const json = async (path: string) => (await product.get(`/api/console${path}`, as)).json() as Promise<any>
const act = (path: string, body: unknown = {}) => product.post(`/api/console${path}`, body, as)
const viewOf = async (reference: string) => (await viewOrder(product.services, reference))!
const mailsOf = async (reference: string, template: string) => (await stores().mails.newest(300)).filter((mail) => mail.template === template && JSON.stringify(mail.props).includes(reference))

async function paidOrder(email: string, path = 'selfpetition-ai', addons: Record<string, unknown> = { referenceLettersNumber: 0 }): Promise<string> {
  const { body } = await product.post(
    `/api/orders/${path}`,
    { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userProngs: { prong1: true }, userAddons: addons },
    from(),
  )
  await product.webhook(paidEvent(body))
  return body.reference
}

async function sendFile(reference: string, id: string, name: string, bytes: Uint8Array) {
  const answer = await product.request(`/api/console/orders/${reference}/deliverables/${id}/files?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...as, 'content-type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  })
  return { status: answer.status, body: (await answer.json()) as any }
}

/** What the order's page asks with its forms. */
const form = (reference: string, fields: Record<string, string>) => answerOrderForm(product.services, reference, formOf(fields), 'customer')

test('an operator puts files ready, which nobody else sees, and releases them: state, promise, mail and page say so at once', async () => {
  const reference = await paidOrder('first@mail.com')
  await product.post('/api/intake-applications', intakeBody('first@mail.com', { orderReference: reference }), from())
  const { id } = await owedBy(product.services, reference, 'first-draft')
  const path = `/orders/${reference}/deliverables/${id}`
  expect((await act(`${path}/delivery`, { line: 'x', fileIds: [] })).body.kind).toBe('no-files')

  const draft = await sendFile(reference, id, 'Draft für Ana.pdf', PDF)
  expect(draft).toMatchObject({ status: 201, body: { name: 'Draft für Ana.pdf', bytes: PDF.length } })
  const options = await sendFile(reference, id, 'options.exe', new TextEncoder().encode('Option 1'))
  expect(options).toMatchObject({ status: 201, body: { name: 'options.exe.txt' } })
  expect((await viewOf(reference)).deliverables[0]).toMatchObject({ state: 'in-work', deliveries: [] })
  expect(JSON.stringify(await viewOf(reference))).not.toContain('Draft für Ana')

  product.clock.set(NO_PROMOTION + 40 * HOUR)
  expect((await act(`${path}/delivery`, { line: 'x', fileIds: [draft.body.id] })).body.kind).toBe('files-changed')
  expect((await act(`${path}/delivery`, { line: 'Choose, please', fileIds: [draft.body.id, options.body.id] })).status).toBe(201)

  const view = await viewOf(reference)
  expect(view).toMatchObject({ state: 'first_draft_sent', dueAt: null, pausedReason: 'We are waiting for the options you choose from the first draft' })
  const [delivered] = view.deliverables
  expect(delivered).toMatchObject({ state: 'delivered', canAccept: true, canAskRevision: true, deliveries: [{ how: 'released', line: 'Choose, please', at: NO_PROMOTION + 40 * HOUR }] })
  expect(await mailsOf(reference, 'delivery')).toMatchObject([{ toAddress: 'first@mail.com', props: { what: 'First draft', chooses: true, files: ['Draft für Ana.pdf', 'options.exe.txt'] } }])
  const shown = (await json(`/orders/${reference}`)).deliverables[0]
  expect(shown).toMatchObject({ kept: true, ready: [], deliveries: [{ actor: 'operator:operator@mail.com', openedAt: null, files: [{ kept: true }, { kept: true }] }] })

  // The customer's link opens it, and the opening is written down.
  const file = delivered!.deliveries[0]!.files.find(({ name }) => name === 'Draft für Ana.pdf')!
  const opened = await product.get(file.url!.slice(PLAIN.length))
  expect([opened.status, new Uint8Array(await opened.arrayBuffer())]).toEqual([200, PDF])
  expect(opened.headers.get('content-disposition')).toContain("filename*=UTF-8''Draft%20f%C3%BCr%20Ana.pdf")
  expect((await json(`/orders/${reference}`)).deliverables[0].deliveries[0].openedAt).toBe(new Date(NO_PROMOTION + 40 * HOUR).toISOString())
  const forged = file.url!.replace(/until=\d+/, 'until=99999999999999')
  expect((await product.get(forged.slice(PLAIN.length))).status).toBe(404)
})

test('where any part of a release fails, nothing of it has happened', async () => {
  const reference = await paidOrder('whole@mail.com')
  const { id } = await owedBy(product.services, reference, 'first-draft')
  const ready = await addReadyFile(product.services, { reference, deliverableId: id, name: 'draft.pdf', bytes: PDF })
  if (ready.kind !== 'ready') throw new Error(ready.kind)
  const broken = {
    ...product.services.database,
    transaction: <T>(work: (inside: ReturnType<typeof stores>) => Promise<T>) =>
      product.services.database.transaction((inside) => work({ ...inside, mails: { ...inside.mails, insertAll: () => Promise.reject(new Error('no mail can be written')) } })),
  }
  const deps = {
    database: broken,
    files: product.services.files,
    clock: product.clock,
    chance: { id: () => crypto.randomUUID() },
    scan: { scan: async () => ({ kind: 'clean' as const }) },
    publicUrl: PLAIN,
  }
  const before = await viewOf(reference)
  await expect(releaseDelivery(deps, { reference, deliverableId: id, line: '', fileIds: [ready.file.id], actor: 'operator:test' })).rejects.toThrow('no mail can be written')
  expect({ ...(await viewOf(reference)) }).toEqual(before)
  expect((await json(`/orders/${reference}`)).deliverables[0]).toMatchObject({ ready: [{ name: 'draft.pdf' }], deliveries: [] })
  expect(await mailsOf(reference, 'delivery')).toEqual([])
  await releaseDelivery(product.services, { reference, deliverableId: id, line: '', fileIds: [ready.file.id], actor: 'operator:test' })
  expect((await viewOf(reference)).state).toBe('first_draft_sent')
})

test('two operators who release at once deliver once', async () => {
  const reference = await paidOrder('twice@mail.com')
  const { id } = await owedBy(product.services, reference, 'first-draft')
  const ready = await addReadyFile(product.services, { reference, deliverableId: id, name: 'draft.pdf', bytes: PDF })
  if (ready.kind !== 'ready') throw new Error(ready.kind)
  const release = () => releaseDelivery(product.services, { reference, deliverableId: id, line: '', fileIds: [ready.file.id], actor: 'operator:test' })
  const kinds = (await Promise.all([release(), release(), release()])).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'released')).toHaveLength(1)
  expect(await mailsOf(reference, 'delivery')).toHaveLength(1)
})

test('the choice of options begins the full petition and ends the right to withdraw; what is delivered can be revised and accepted', async () => {
  const reference = await paidOrder('way@mail.com', 'selfpetition-ai', { referenceLettersNumber: 1, consultation: true })
  const first = await deliver(product.services, reference, 'first-draft')
  expect(await form(reference, { intent: 'accept-delivery', deliveryId: first, chooses: 'yes', text: ' ' })).toMatchObject({ kind: 'problem', status: 422, about: first })
  expect((await viewOf(reference)).withdrawal).not.toBeNull()

  expect(await form(reference, { intent: 'ask-revision', deliveryId: first, text: 'My employer is another one' })).toEqual({ kind: 'go', query: '' })
  expect(await viewOf(reference)).toMatchObject({ state: 'first_draft_sent', withdrawal: { refundCents: expect.any(Number) } })
  const second = await deliver(product.services, reference, 'first-draft', 'With the right employer')
  expect((await mailsOf(reference, 'delivery')).map(({ props }) => props['again']).sort()).toEqual([false, true])
  // The older draft is answered no more.
  expect(await form(reference, { intent: 'accept-delivery', deliveryId: first, chooses: 'yes', text: 'Option 1' })).toMatchObject({ kind: 'problem', status: 409 })

  product.clock.set(NO_PROMOTION + 50 * HOUR)
  const choose = () => form(reference, { intent: 'accept-delivery', deliveryId: second, chooses: 'yes', text: 'Option 2, arguments B and D' })
  const answers = (await Promise.all([choose(), choose()])).map(({ kind }) => kind).sort()
  expect(answers).toEqual(['go', 'problem'])
  const chosen = await viewOf(reference)
  expect(chosen).toMatchObject({ state: 'in_production', withdrawal: null, dueAt: NO_PROMOTION + (50 + 7 * 24) * HOUR })
  expect(await withdrawOrder(product.services, { reference, shownRefundCents: 1 })).toEqual({ kind: 'not-possible' })
  expect(chosen.deliverables.map(({ label, state }) => `${label}: ${state}`)).toEqual([
    'First draft: accepted',
    'Full petition: in-work',
    'Reference letter 1: planned',
    'Reference letter 2: planned',
    '30 min consultation: waiting',
  ])
  expect((await mailsOf(reference, 'operator-order-notice')).map(({ props }) => props['heading']).sort()).toEqual(['A customer chose from the first draft', 'A revision is asked for: First draft'])
  expect((await json(`/orders/${reference}`)).deliverables[0].comments.map(({ text }: any) => text)).toEqual(['My employer is another one', 'Option 2, arguments B and D'])

  const petition = await deliver(product.services, reference, 'full-petition')
  expect((await viewOf(reference)).deliverables.map(({ state }) => state)).toEqual(['accepted', 'delivered', 'in-work', 'in-work', 'waiting'])
  for (const number of [1, 2]) {
    const letters = (await stores().deliverables.ofOrder((await stores().orders.findByReference(reference))!.id)).filter(({ kind }) => kind === 'reference-letter')
    const letter = letters[number - 1]!
    const ready = await addReadyFile(product.services, { reference, deliverableId: letter.id, name: 'letter.pdf', bytes: PDF })
    if (ready.kind !== 'ready') throw new Error(ready.kind)
    expect((await viewOf(reference)).state).toBe('in_production')
    await releaseDelivery(product.services, { reference, deliverableId: letter.id, line: '', fileIds: [ready.file.id], actor: 'operator:test' })
  }
  // Everything is there but the consultation.
  expect(await viewOf(reference)).toMatchObject({ state: 'in_production', pausedReason: 'We are waiting for a time that suits you' })
  const { id } = await owedBy(product.services, reference, 'consultation')
  expect((await act(`/orders/${reference}/deliverables/${id}/delivery`, { line: 'By phone', fileIds: [] })).status).toBe(201)
  expect((await viewOf(reference)).state).toBe('delivered')

  await form(reference, { intent: 'accept-delivery', deliveryId: petition, text: '' })
  expect((await viewOf(reference)).deliverables[1]).toMatchObject({ state: 'accepted', canAskRevision: true })
  await form(reference, { intent: 'ask-revision', deliveryId: petition, text: 'One more word' })
  expect(await viewOf(reference)).toMatchObject({ state: 'in_production', dueAt: null })
})

test('a missed promise is written down as missed, also after the delivery', async () => {
  const reference = await paidOrder('late@mail.com')
  await product.post('/api/intake-applications', intakeBody('late@mail.com', { orderReference: reference }), from())
  product.clock.set(NO_PROMOTION + 49 * HOUR)
  await deliver(product.services, reference, 'first-draft')
  expect((await json(`/orders/${reference}`)).deliverables[0]).toMatchObject({ kept: false, stateLabel: 'Delivered' })
})

test('what is no file of ours, too large, or put ready for what takes none, is refused', async () => {
  const reference = await paidOrder('refuse@mail.com', 'selfpetition-ai', { referenceLettersNumber: 0, consultation: true })
  const draft = await owedBy(product.services, reference, 'first-draft')
  const consultation = await owedBy(product.services, reference, 'consultation')
  expect((await sendFile(reference, draft.id, 'x.zip', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).status).toBe(415)
  expect((await sendFile(reference, draft.id, 'x.pdf', new Uint8Array())).status).toBe(415)
  expect((await sendFile(reference, consultation.id, 'x.pdf', PDF)).status).toBe(409)
  expect((await sendFile(reference, 'no-id', 'x.pdf', PDF)).status).toBe(409)
  expect((await sendFile('PW-NONE', draft.id, 'x.pdf', PDF)).status).toBe(404)
  const whole = new Uint8Array(25 * 1024 * 1024).fill(32)
  whole.set(PDF)
  const large = await sendFile(reference, draft.id, 'large.pdf', whole)
  expect(large).toMatchObject({ status: 201, body: { bytes: 25 * 1024 * 1024 } })
  expect((await sendFile(reference, draft.id, 'larger.pdf', Buffer.concat([whole, PDF]))).status).toBe(413)
  expect((await act(`/orders/${reference}/ready-files/${large.body.id}/removal`)).status).toBe(200)
  expect((await act(`/orders/${reference}/ready-files/${large.body.id}/removal`)).status).toBe(404)
  expect((await json(`/orders/${reference}`)).deliverables[0].ready).toEqual([])
})

test('an order whose money went back takes and shows nothing more, and a dispute stops its clock', async () => {
  const reference = await paidOrder('money@mail.com')
  await product.post('/api/intake-applications', intakeBody('money@mail.com', { orderReference: reference }), from())
  const charge = (type: string, object: Record<string, unknown>) =>
    product.webhook({
      id: `evt_${type}_${reference}`,
      object: 'event',
      type,
      created: Math.floor(NO_PROMOTION / 1000),
      data: { object: { id: `x_${reference}`, payment_intent: `pi_${reference}`, currency: 'usd', ...object } },
    })
  await charge('charge.dispute.created', { amount: 100_000, status: 'needs_response' })
  expect(await viewOf(reference)).toMatchObject({ state: 'disputed', dueAt: null })
  expect((await json('/due')).rows.map((row: any) => row.reference)).not.toContain(reference)
  expect((await json(`/orders/${reference}`)).moves.map(({ state }: any) => state)).toEqual(['in_production', 'refunded'])
  expect((await act(`/orders/${reference}/state`, { from: 'disputed', to: 'first_draft_sent', cause: 'won' })).status).toBe(409)
  expect((await act(`/orders/${reference}/state`, { from: 'disputed', to: 'in_production', cause: 'won' })).status).toBe(200)
  expect(await viewOf(reference)).toMatchObject({ state: 'in_production', dueAt: NO_PROMOTION + 48 * HOUR })
  await charge('charge.refunded', { amount_refunded: 100_000 })
  expect((await viewOf(reference)).deliverables.map(({ state }) => state)).toEqual(['ended', 'ended', 'ended'])
  const { id } = await owedBy(product.services, reference, 'first-draft')
  expect((await sendFile(reference, id, 'x.pdf', PDF)).status).toBe(409)
})

test('a promise reminds the operator the day before, and a missed one tells the customer, each once', async () => {
  const reference = await paidOrder('watched@mail.com')
  await product.post('/api/intake-applications', intakeBody('watched@mail.com', { orderReference: reference }), from())
  const told = async () => [
    (await mailsOf(reference, 'operator-order-notice')).map(({ props }) => props['heading']).sort(),
    (await mailsOf(reference, 'promise-missed')).map(({ toAddress }) => toAddress),
  ]
  await watchPromises(product.services)
  expect(await told()).toEqual([[], []])
  product.clock.set(NO_PROMOTION + 24 * HOUR + 1)
  await Promise.all([watchPromises(product.services), watchPromises(product.services)])
  await watchPromises(product.services)
  expect(await told()).toEqual([['Due soon: First draft'], []])
  product.clock.set(NO_PROMOTION + 48 * HOUR)
  await watchPromises(product.services)
  expect((await told())[1]).toEqual([])
  product.clock.set(NO_PROMOTION + 48 * HOUR + 1)
  await Promise.all([watchPromises(product.services), watchPromises(product.services)])
  expect(await told()).toEqual([['Due soon: First draft', 'Late: First draft'], ['watched@mail.com']])
  // A new promise after a pause is watched anew; a delivery ends it.
  const { id } = await owedBy(product.services, reference, 'first-draft')
  expect((await act(`/orders/${reference}/deliverables/${id}/pause`, { reason: 'We wait for a page' })).status).toBe(200)
  await watchPromises(product.services)
  expect((await act(`/orders/${reference}/deliverables/${id}/begin`, { cause: 'the page is here' })).status).toBe(200)
  product.clock.set(NO_PROMOTION + 90 * HOUR)
  await watchPromises(product.services)
  expect((await told())[0]).toEqual(['Due soon: First draft', 'Due soon: First draft', 'Late: First draft'])
  await deliver(product.services, reference, 'first-draft')
  product.clock.set(NO_PROMOTION + 200 * HOUR)
  await watchPromises(product.services)
  expect((await told())[1]).toEqual(['watched@mail.com'])
})

test('delivered files and the words about them go with the person’s data, and 180 days after the order was finished', async () => {
  const word = 'Wombatology'
  const finished = async (email: string) => {
    const reference = await paidOrder(email, 'rfe-response')
    const first = await deliver(product.services, reference, 'first-draft', word)
    await form(reference, { intent: 'accept-delivery', deliveryId: first, chooses: 'yes', text: word })
    await deliver(product.services, reference, 'rfe-answer', word)
    expect((await viewOf(reference)).state).toBe('delivered')
    return reference
  }
  const wordsOf = async (reference: string) => JSON.stringify((await viewOf(reference)).deliverables).split(word).length - 1
  const filesOf = async (reference: string) => (await viewOf(reference)).deliverables.flatMap(({ deliveries }) => deliveries.flatMap(({ files }) => files)).length
  const asked = await finished('asked@mail.com')
  await product.post('/api/data-requests', { email: 'asked@mail.com', kind: 'delete' }, from())
  const link = (await stores().mails.newest(300)).find(({ template, toAddress }) => template === 'data-link' && toAddress === 'asked@mail.com')!
  const token = String(link.props['url']).split('/').at(-1)!
  expect([await wordsOf(asked), await filesOf(asked)]).toEqual([3, 2])
  expect((await downloadData(product.services, token)) === null).toBe(true)
  await deleteData(product.services, token)
  expect([await wordsOf(asked), await filesOf(asked)]).toEqual([0, 0])
  expect((await stores().mails.newest(500)).filter(({ props }) => JSON.stringify(props).includes(word))).toEqual([])

  const old = await finished('old@mail.com')
  const keys = (await stores().files.ofOwner('delivery', (await stores().orders.findByReference(old))!.id)).map(({ storageKey }) => storageKey!)
  product.clock.set(NO_PROMOTION + 179 * 24 * HOUR)
  await cleanUp(product.services)
  expect([await wordsOf(old), await filesOf(old)]).toEqual([3, 2])
  product.clock.set(NO_PROMOTION + 181 * 24 * HOUR)
  expect(await cleanUp(product.services)).toMatchObject({ delivery: expect.any(Number) })
  expect([await wordsOf(old), await filesOf(old)]).toEqual([0, 0])
  expect(await Promise.all(keys.map((key) => product.services.files.get(key)))).toEqual([null, null])
  expect((await viewOf(old)).deliverables.map(({ state }) => state)).toEqual(['accepted', 'delivered'])
})

test('promises that were missed and told long ago hide no later one, however many are looked at together', async () => {
  const references: string[] = []
  for (const turn of [0, 1, 2]) {
    product.clock.set(NO_PROMOTION + turn * HOUR)
    const email = `late${turn}@mail.com`
    references.push(await paidOrder(email))
    await product.post('/api/intake-applications', intakeBody(email, { orderReference: references[turn]! }), from())
  }
  product.clock.set(NO_PROMOTION + 60 * HOUR)
  await watchPromises(product.services, 1)
  for (const reference of references) expect(await mailsOf(reference, 'promise-missed')).toHaveLength(1)
})
