/** A person's deletion between what a reader reads and what it writes: nothing of theirs comes back. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ORDER_FILES } from '../../usecases/order-uploads.ts'
import { readOwnResume } from '../../usecases/own-case.ts'
import { readPetitionCase } from '../../usecases/petition-case.ts'
import { readPlan } from '../../usecases/review-plan.ts'
import { readNoticeOfOrder } from '../../usecases/rfe-case.ts'
import type { FileRecord } from '../../usecases/ports.ts'
import { createTestProduct, NO_PROMOTION, paidEvent, type TestProduct } from '../harness.ts'
import { intakeBody, pdfOf } from '../intake-body.ts'

vi.setConfig({ testTimeout: 120_000 })
let product: TestProduct
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.14.0.${visitor++}` })
beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  product.clock.set(NO_PROMOTION)
})
afterAll(() => product.close())

const stores = () => product.services.database.stores

async function paidOrder(path: string, email: string, more: Record<string, unknown> = {}) {
  const { body } = await product.post(
    `/api/orders/${path}`,
    { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userProngs: { prong1: true }, userProfession: { it: true }, userEmployment: { employee: true }, ...more },
    from(),
  )
  await product.webhook(paidEvent(body))
  return (await stores().orders.findByReference(body.reference))!
}

async function deleteAll(email: string): Promise<void> {
  await product.post('/api/data-requests', { email, kind: 'delete' }, from())
  const mail = (await stores().mails.newest(100)).find((found) => found.toAddress === email && found.template === 'data-link')
  const { status } = await product.post(`/api/data-requests/${String(mail?.props['url']).split('/privacy/requests/')[1]}/deletion`, {})
  expect(status).toBe(200)
}

/** The reader answers once; what is asked of it later is not read. */
const once = <R>(email: string, answer: R) =>
  vi.fn(async () => {
    await deleteAll(email)
    return answer
  })

async function keepFile(orderId: string, role: string): Promise<void> {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${role}`)
  await stores().files.insert([
    {
      id: crypto.randomUUID(),
      ownerKind: ORDER_FILES,
      ownerId: orderId,
      role,
      name: `${role}.pdf`,
      mediaType: 'application/pdf',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey: await product.services.files.put(bytes),
      createdAt: new Date(NO_PROMOTION),
    },
  ])
}

const PERSON = { name: 'Ana Duarte', roles: [], degrees: [] }

test('a form that is read while its person is deleted makes no case', async () => {
  const email = 'form@mail.com'
  const { id, reference } = await paidOrder('selfpetition-ai', email)
  expect((await product.post('/api/intake-applications', intakeBody(email, { orderReference: reference, userResumeName: 'resume.pdf', userResume: pdfOf('resume') }), from())).status).toBe(201)
  await expect.poll(async () => await stores().petitions.find(id), { timeout: 30_000 }).not.toBeNull()
  const readResume = once(email, { kind: 'unreadable' })
  await readPetitionCase({ ...product.services, documents: { ...product.services.documents, readResume } as never }, { orderId: id })
  expect(readResume).toHaveBeenCalledOnce()
  expect(await stores().petitions.find(id)).toBeNull()
})

test('a notice that is read while its person is deleted makes no case', async () => {
  const email = 'notice@mail.com'
  const { id } = await paidOrder('rfe-response', email)
  await keepFile(id, 'rfe-letter')
  const readNotice = once(email, { kind: 'read', facts: { kind: 'unclear', why: 'no-text' } })
  await readNoticeOfOrder({ ...product.services, documents: { ...product.services.documents, readNotice } as never }, { orderId: id })
  expect(readNotice).toHaveBeenCalledOnce()
  expect(await stores().petitions.find(id)).toBeNull()
})

test('a business plan that is read while its person is deleted makes no review', async () => {
  const email = 'plan-reader@mail.com'
  const { id, reference } = await paidOrder('selfpetition-ai', email, { userAddons: { referenceLettersNumber: 0, businessPlan: true } })
  await keepFile(id, 'business-plan')
  const plan = once(email, { kind: 'read', paragraphs: [] })
  const result = await readPlan({ ...product.services, documents: { ...product.services.documents, readPlan: plan } as never }, { reference, actor: 'operator:a@mail.com' })
  expect(plan).toHaveBeenCalledOnce()
  expect(await stores().petitions.planReview(id)).toBeNull()
  expect(result).toEqual({ kind: 'no-plan' })
})

test('a resume that is read while its person is deleted makes no case of their own', async () => {
  const email = 'own-resume@mail.com'
  const { id, reference } = await paidOrder('niw-diy', email)
  const readResume = once(email, { kind: 'read', person: PERSON })
  const result = await readOwnResume({ ...product.services, documents: { ...product.services.documents, readResume } as never }, { reference, bytes: new Uint8Array(4) })
  expect(readResume).toHaveBeenCalledOnce()
  expect(await stores().ownCases.find(id)).toBeNull()
  expect(result).toEqual({ kind: 'no-such-case' })
  // What they send afterwards is taken as ever.
  expect(
    await readOwnResume(
      { ...product.services, documents: { ...product.services.documents, readResume: async () => ({ kind: 'read', person: PERSON }) } as never },
      { reference, bytes: new Uint8Array(4) },
    ),
  ).toMatchObject({ kind: 'read' })
})

test('a reader that is busy says nothing of a file: jobs are done again, and a resume can be sent again', async () => {
  const busy = async () => ({ kind: 'busy' })
  const deps = (documents: object) => ({ ...product.services, documents: { ...product.services.documents, ...documents } as never })
  const ai = await paidOrder('selfpetition-ai', 'busy-form@mail.com')
  expect(
    (await product.post('/api/intake-applications', intakeBody('busy-form@mail.com', { orderReference: ai.reference, userResumeName: 'resume.pdf', userResume: pdfOf('resume') }), from())).status,
  ).toBe(201)
  await expect(readPetitionCase(deps({ readResume: busy }), { orderId: ai.id })).rejects.toThrow(/busy/)
  const rfe = await paidOrder('rfe-response', 'busy-notice@mail.com')
  await keepFile(rfe.id, 'rfe-letter')
  await keepFile(rfe.id, 'filed-petition')
  const readNotice = async () => ({ kind: 'read', facts: { kind: 'unclear', why: 'no-text' } })
  await expect(readNoticeOfOrder(deps({ readNotice, readFiledPetition: busy }), { orderId: rfe.id })).rejects.toThrow(/busy/)
  expect(await stores().petitions.find(rfe.id)).toBeNull()
  const own = await paidOrder('niw-diy', 'busy-resume@mail.com')
  expect(await readOwnResume(deps({ readResume: busy }), { reference: own.reference, bytes: new Uint8Array(4) })).toEqual({ kind: 'busy' })
})

test('a piece that arrives while its person is deleted goes with them', async () => {
  const email = 'piece@mail.com'
  const { id } = await paidOrder('rfe-response', email)
  const { database, files } = product.services
  await keepFile(id, 'rfe-letter')
  // After the files were looked for and before the rest is deleted.
  const { deleteFiles } = database.stores.retention
  const spy = vi.spyOn(database.stores.retention, 'deleteFiles').mockImplementation(async (ids) => {
    await deleteFiles(ids)
    await keepFile(id, 'filed-petition')
    kept ??= (await stores().files.ofOwner(ORDER_FILES, id))[0]
  })
  let kept: FileRecord | undefined
  await deleteAll(email)
  spy.mockRestore()
  expect(await stores().files.ofOwner(ORDER_FILES, id)).toEqual([])
  expect(await files.get(kept!.storageKey!)).toBeNull()
})

test('a form that is sent while its person is deleted goes with them, and so do its file and its mails', async () => {
  const email = 'late-form@mail.com'
  const { id, reference } = await paidOrder('selfpetition-ai', email)
  const { database, files } = product.services
  await keepFile(id, 'business-plan')
  // After it was looked for what there is, and before that is deleted.
  const { deleteFiles } = database.stores.retention
  const form = intakeBody(email, { orderReference: reference, userResumeName: 'resume.pdf', userResume: pdfOf('resume') })
  let kept: FileRecord | undefined
  const spy = vi.spyOn(database.stores.retention, 'deleteFiles').mockImplementation(async (ids) => {
    await deleteFiles(ids)
    if (kept !== undefined) return
    expect((await product.post('/api/intake-applications', form, from())).status).toBe(201)
    const [intake] = await stores().intakes.findByOrder(id)
    kept = (await stores().files.ofOwner('intake', intake!.id))[0]
  })
  await deleteAll(email)
  spy.mockRestore()
  expect(kept).toBeDefined()
  expect(await stores().intakes.findByOrder(id)).toEqual([])
  expect(await stores().files.find(kept!.id)).toBeNull()
  expect(await files.get(kept!.storageKey!)).toBeNull()
  expect((await stores().mails.newest(500)).filter(({ template, toAddress, props }) => template.includes('intake') && (toAddress === email || props['email'] === email))).toEqual([])
})
