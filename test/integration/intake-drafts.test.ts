import { expect, test } from 'vitest'
import { paidEvent, type TestProduct } from '../harness.ts'
import { intakeBody, pdfOf } from '../intake-body.ts'
import { findDraft } from '../../usecases/intake-drafts.ts'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()

const order = async (paid = true) => {
  const placed = await product.post('/api/orders/selfpetition-ai', {
    userData: { email: 'draft@mail.com' },
    userDisclaimers: { disclaimer1: true, disclaimer2: true },
    userAddons: { referenceLettersNumber: 0, consultation: false, businessPlan: false },
  })
  expect(placed.status).toBe(201)
  if (paid) await product.webhook(paidEvent(placed.body))
  return placed.body.reference as string
}
const idOf = async (reference: string) => (await product.services.database.stores.orders.findByReference(reference))!.id
const save = (orderReference: string, version: number, profession: string) =>
  product.post('/api/intake-drafts', { orderReference, version, answers: { userBackground: { profession, shoeSize: '9' }, nonsense: { x: 'y' } } })
const addFile = (orderReference: string, role: string, name: string, data = pdfOf(name)) => product.post('/api/intake-drafts/files', { orderReference, role, name, data })
const application = (orderReference: string, change: Record<string, unknown>) => intakeBody('draft@mail.com', { orderReference, ...change })

test('a started form is kept with its order and found again on another device', async () => {
  const reference = await order()
  expect((await save(reference, 0, 'Pilot')).body).toEqual({ version: 1 })
  expect((await save(reference, 1, 'Airline pilot')).body).toEqual({ version: 2 })
  const draft = await findDraft(product.services, await idOf(reference))
  expect(draft).toMatchObject({ version: 2, answers: { userBackground: { profession: 'Airline pilot', company: '' } } })
  expect(JSON.stringify(draft)).not.toContain('shoeSize')
})

test('a device that knows an older version is shown the newer one and overwrites nothing', async () => {
  const reference = await order()
  await save(reference, 0, 'From the laptop')
  const phone = await save(reference, 0, 'From the phone')
  expect([phone.status, phone.body.kind, phone.body.draft.answers.userBackground.profession]).toEqual([409, 'newer', 'From the laptop'])
  expect((await save(reference, phone.body.draft.version, 'From the phone')).status).toBe(200)
})

test('an unknown order keeps no draft', async () => {
  expect((await save('PW-0000-0000-0000-0000', 0, 'x')).status).toBe(404)
  expect((await addFile('PW-0000-0000-0000-0000', 'resume', 'cv.pdf')).status).toBe(404)
})

test('files go ahead one by one, can be taken out, and arrive with the form', async () => {
  const reference = await order()
  const first = await addFile(reference, 'resume', 'old.pdf')
  const resume = await addFile(reference, 'resume', 'cv.pdf')
  const letter = await addFile(reference, 'additional', 'letter.pdf')
  const extra = await addFile(reference, 'additional', 'extra.pdf')
  const left = await addFile(reference, 'additional', 'left behind.pdf')
  expect([first.status, resume.status, letter.body.name]).toEqual([201, 201, 'letter.pdf'])
  expect((await product.post(`/api/intake-drafts/files/${extra.body.id}/removal`, { orderReference: reference })).status).toBe(204)
  const id = await idOf(reference)
  expect((await findDraft(product.services, id))?.files.map((file) => file.name).sort()).toEqual(['cv.pdf', 'left behind.pdf', 'letter.pdf'])

  const sent = await product.post('/api/intake-applications', application(reference, { draftResumeId: resume.body.id, draftFileIds: [letter.body.id] }))
  expect(sent.status).toBe(201)
  const { stores } = product.services.database
  const [intake] = await stores.intakes.findByOrder(id)
  const files = await stores.files.ofOwner('intake', intake!.id)
  expect(files.map((file) => [file.role, file.name]).sort()).toEqual([
    ['additional', 'letter.pdf'],
    ['resume', 'cv.pdf'],
  ])
  expect(Buffer.from((await product.services.files.get(files[0]!.storageKey!))!).toString()).toContain('%PDF-1.7')
  expect(await findDraft(product.services, id)).toBeNull()
  expect(await stores.files.find(left.body.id)).toBeNull()
  expect((await save(reference, 0, 'too late')).body.kind).toBe('sent')
})

test('an order that is not paid keeps what is typed and no files', async () => {
  const reference = await order(false)
  expect((await save(reference, 0, 'Pilot')).status).toBe(200)
  const { status, body } = await addFile(reference, 'resume', 'cv.pdf')
  expect([status, body.kind]).toEqual([409, 'not-paid'])
  expect(await product.services.database.stores.files.ofOwner('intake-draft', await idOf(reference))).toEqual([])
  // They can travel with the form.
  expect((await product.post('/api/intake-applications', application(reference, { userResumeName: 'cv.pdf', userResume: pdfOf('cv') }))).status).toBe(201)
})

test('taking out what is no file of the order changes nothing and is no fault', async () => {
  const [mine, other] = [await order(), await order()]
  const { body: file } = await addFile(other, 'resume', 'cv.pdf')
  for (const id of [file.id, 'no-id', crypto.randomUUID()]) {
    expect((await product.post(`/api/intake-drafts/files/${id}/removal`, { orderReference: mine })).status).toBe(204)
  }
  expect(await product.services.database.stores.files.find(file.id)).not.toBeNull()
  expect(product.faults).toEqual([])
})

test('a form that names the file of another order is refused and nothing of it is stored', async () => {
  const [mine, other] = [await order(), await order()]
  const file = await addFile(other, 'resume', 'cv.pdf')
  const { status, body } = await product.post('/api/intake-applications', application(mine, { draftResumeId: file.body.id }))
  expect([status, body.kind]).toEqual([422, 'draft-file-missing'])
  expect(await product.services.database.stores.intakes.findByOrder(await idOf(mine))).toEqual([])
  expect((await findDraft(product.services, await idOf(other)))?.files).toHaveLength(1)
})

test('fifty files are too many, ahead or at once', async () => {
  const reference = await order()
  const statuses: number[] = []
  for (let index = 0; index < 22; index++) statuses.push((await addFile(reference, 'additional', `${index}.pdf`)).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  const files = Array.from({ length: 50 }, (_, index) => ({ name: `${index}.pdf`, data: pdfOf('x') }))
  expect((await product.post('/api/intake-applications', application(reference, { userAdditionalFiles: files }))).status).toBe(422)
})

test('a file of a wrong kind or size is refused ahead of the form too', async () => {
  const reference = await order()
  expect((await addFile(reference, 'resume', 'cv.pdf', 'data:application/pdf;base64,TVoAAQ==')).status).toBe(415)
  const large = `data:application/pdf;base64,${Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(3_145_724)]).toString('base64')}`
  expect((await addFile(reference, 'resume', 'cv.pdf', large)).status).toBe(413)
})

test('a full disk in the middle of a form leaves nothing behind', async () => {
  const reference = await order()
  const { files } = product.services
  const { put, delete: remove } = files
  const [stored, taken]: [string[], string[]] = [[], []]
  files.put = async (bytes) => {
    if (stored.length === 2) throw new Error('ENOSPC: no space left on device')
    const key = await put(bytes)
    stored.push(key)
    return key
  }
  files.delete = async (key) => {
    taken.push(key)
    return remove(key)
  }
  const three = ['a', 'b', 'c'].map((name) => ({ name: `${name}.pdf`, data: pdfOf(name) }))
  const answer = await product.post(
    '/api/intake-applications',
    application(reference, { userBackground: { email: 'draft@mail.com', profession: 'x', company: 'y', linkedin: 'z' }, userAdditionalFiles: three }),
  )
  Object.assign(files, { put, delete: remove })
  expect(answer.status).toBe(500)
  expect(taken).toEqual(stored)
  expect(await product.services.database.stores.intakes.findByOrder(await idOf(reference))).toEqual([])
  expect(product.faults.splice(0)).toHaveLength(1)
})

test('of twenty-five files that go ahead at the same moment twenty are kept', async () => {
  const reference = await order()
  const sent = await Promise.all(Array.from({ length: 25 }, (_, index) => addFile(reference, 'additional', `file${index}.pdf`)))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([...Array<number>(20).fill(201), ...Array<number>(5).fill(422)])
  expect(await product.services.database.stores.files.ofOwner('intake-draft', await idOf(reference))).toHaveLength(20)
})

test('a file that is taken out while the form is sent is either taken out or sent, never half of both', async () => {
  const reference = await order()
  const { body: file } = await addFile(reference, 'resume', 'cv.pdf')
  const { files } = product.services
  const { delete: remove } = files
  let sent: Awaited<ReturnType<TestProduct['post']>> | undefined
  // The form arrives when the removal has begun and its bytes are about to go.
  files.delete = async (key) => {
    sent ??= await product.post('/api/intake-applications', application(reference, { draftResumeId: file.id }))
    return remove(key)
  }
  await product.post(`/api/intake-drafts/files/${file.id}/removal`, { orderReference: reference })
  Object.assign(files, { delete: remove })
  expect([sent?.status, sent?.body.kind]).toEqual([422, 'draft-file-missing'])
})

test('a file of a second form that arrives while the first one clears up is kept', async () => {
  const reference = await order()
  const { body: mine } = await addFile(reference, 'additional', 'mine.pdf')
  const { body: left } = await addFile(reference, 'additional', 'left.pdf')
  const { body: late } = await addFile(reference, 'additional', 'to be sent.pdf')
  const { files } = product.services
  const { delete: remove } = files
  let second: Promise<Awaited<ReturnType<TestProduct['post']>>> | undefined
  files.delete = async (key) => {
    if (second === undefined) await (second = product.post('/api/intake-applications', application(reference, { draftFileIds: [late.id] })))
    return remove(key)
  }
  const first = await product.post('/api/intake-applications', application(reference, { draftFileIds: [mine.id] }))
  Object.assign(files, { delete: remove })
  expect(first.status).toBe(201)
  const kept = await product.services.database.stores.files.find(late.id)
  const bytes = kept?.storageKey ? await files.get(kept.storageKey) : null
  // Whoever was told that the form is here has its file; else the form is told to choose it again.
  expect([(await second)?.status, bytes !== null]).toEqual([422, false])
  expect(await product.services.database.stores.files.find(left.id)).toBeNull()
})
