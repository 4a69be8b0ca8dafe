import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { intakes as intakeRows } from '../../adapters/db/schema.ts'
import { renderMail } from '../../adapters/mail/render-mail.ts'
import { createTestProduct, openTestDatabase, type TestProduct } from '../harness.ts'

let open: OpenDatabase
let product: TestProduct
beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ open })
  await product.startJobs()
})
afterAll(() => product.close())

let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.4.${visitor >> 8}.${visitor++ & 255}` })
const dataUrl = (bytes: Uint8Array | string) => `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`
const intake = (change: Record<string, unknown> = {}) => ({
  userBackground: { email: 'hostile@mail.com', profession: 'Nurse', company: 'Clinic', linkedin: 'in/x' },
  userProposedEndeavor: {},
  userProng2Education: {},
  userProng2Demand: {},
  userProng3: {},
  ...change,
})
const leads = () => product.services.database.stores.leads.newest(1000)
const intakes = () => open.connection.select().from(intakeRows)

/** Sends a letter and opens it as the operator does. */
async function sendAndOpen(name: string, bytes: Uint8Array | string) {
  const rfeEmail = `upload${visitor}@mail.com`
  const sent = await product.post('/contact/apply', { rfeEmail, rfeFile: dataUrl(bytes), rfeFileName: name }, from())
  expect(sent.status).toBe(201)
  const mail = (await product.services.database.stores.mails.newest(20)).find((found) => found.template === 'operator-rfe' && found.props['email'] === rfeEmail)
  const url = new URL(String(mail?.props['fileUrl']))
  return product.get(url.pathname + url.search)
}

/** A Word document of one entry that says it is `bytes` long when it is unpacked. */
function docxOf(bytes: number): Buffer {
  const name = Buffer.from('word/document.xml')
  const packed = deflateRawSync(Buffer.alloc(bytes, 32))
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(bytes, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name, packed])
}

test('fifty files in one form are refused together, and none is kept', async () => {
  const kept: string[] = []
  const { put } = product.services.files
  product.services.files.put = async (bytes) => {
    const key = await put(bytes)
    kept.push(key)
    return key
  }
  const files = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `file${index}.pdf`, data: dataUrl(`%PDF-1.4 ${index}`) }))
  const { status, body } = await product.post('/api/intake-applications', intake({ userAdditionalFiles: files(50) }), from())
  expect([status, body.fields]).toEqual([422, { userAdditionalFiles: 'At most 20 files' }])
  expect([kept.length, (await intakes()).length]).toEqual([0, 0])
  expect((await product.post('/api/intake-applications', intake({ userAdditionalFiles: files(20) }), from())).status).toBe(201)
  product.services.files.put = put
  expect([kept.length, (await intakes()).length]).toEqual([20, 1])
})

test('an empty file is called empty, in every form that takes files', async () => {
  const empty = 'data:application/pdf;base64,'
  const before = (await intakes()).length
  const form = await product.post('/api/intake-applications', intake({ userAdditionalFiles: [{ name: 'award.pdf', data: empty }] }), from())
  expect([form.status, form.body.fields]).toEqual([415, { 'userAdditionalFiles.0': 'award.pdf: this file is empty. Please send another copy.' }])
  const letter = await product.post('/contact/apply', { rfeEmail: 'empty@mail.com', rfeFile: empty, rfeFileName: 'notice.pdf' }, from())
  expect([letter.status, letter.body.fields]).toEqual([415, { rfeFile: 'notice.pdf: this file is empty. Please send another copy.' }])
  expect((await intakes()).length).toBe(before)
})

test('one bad file among good ones refuses the form, says which one, and keeps nothing', async () => {
  const before = (await intakes()).length
  const userAdditionalFiles = [
    { name: 'good.pdf', data: dataUrl('%PDF-1.4') },
    { name: 'program.pdf', data: dataUrl('MZ\u0000\u0001') },
  ]
  const { status, body } = await product.post('/api/intake-applications', intake({ userAdditionalFiles }), from())
  expect([status, body.fields]).toEqual([415, { 'userAdditionalFiles.1': 'program.pdf: please send a PDF, Word, text or picture file' }])
  expect((await intakes()).length).toBe(before)
})

test('a document that unpacks to 64 MB is kept as it came and never unpacked', async () => {
  const bomb = docxOf(64 * 1024 * 1024)
  expect(bomb.length).toBeLessThan(3_145_728)
  const opened = await sendAndOpen('resume.docx', bomb)
  expect(Buffer.from(await opened.arrayBuffer()).equals(bomb)).toBe(true)
})

test.each<[string, string, Buffer | string, string]>([
  ['a picture that is a page', 'cat.gif', 'GIF89a/*<script>alert(1)</script>*/=1;', 'cat.gif'],
  ['a PDF that is a page', 'notice.html', '%PDF-1.4\n<script>alert(1)</script>', 'notice.html.pdf'],
  ['a text that is a program', 'letter.pdf.bat', '@echo off\r\ndel *.*', 'letter.pdf.bat.txt'],
  ['a page that calls itself a text', 'page.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'page.svg.txt'],
  ['a name with a path and a line break', '../../etc/pass\r\nwd.pdf', '%PDF-1.4', 'passwd.pdf'],
])('%s is handed to the operator as a download of its own kind', async (_what, name, bytes, wanted) => {
  const opened = await sendAndOpen(name, bytes)
  expect(opened.status).toBe(200)
  expect(opened.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  expect(opened.headers.get('content-disposition')).toContain(`filename="${wanted}"`)
  expect(opened.headers.get('x-content-type-options')).toBe('nosniff')
  expect(opened.headers.get('content-type')).not.toMatch(/html|svg|javascript/)
})

/** Every place of a form that takes words, as a function that puts them there. */
function fieldsOf(body: Record<string, unknown>): [path: string, put: (words: string) => Record<string, unknown>][] {
  return Object.entries(body).flatMap(([key, value]): [string, (words: string) => Record<string, unknown>][] =>
    typeof value === 'object' && value !== null
      ? fieldsOf(value as Record<string, unknown>).map(([path, put]) => [`${key}.${path}`, (words) => ({ ...body, [key]: put(words) })])
      : [[key, (words) => ({ ...body, [key]: words })]],
  )
}

const GUARDS = { website: '', idempotencyKey: 'a key of a form' }
const EVERY_FORM: [path: string, body: Record<string, unknown>][] = [
  ['/api/contact/landing', { name: 'Maria', email: 'a@mail.com', message: 'Hello', ...GUARDS }],
  ['/contact/apply', { rfeEmail: 'a@mail.com', rfeFile: dataUrl('%PDF-1.4'), rfeFileName: 'a.pdf', ...GUARDS }],
  ['/api/rfe-evaluations', { email: 'a@mail.com', letter: dataUrl('%PDF-1.4'), letterName: 'a.pdf', ...GUARDS }],
  [
    '/api/intake-applications',
    {
      userBackground: { email: 'a@mail.com', profession: 'x', company: 'x', linkedin: 'x' },
      userProposedEndeavor: { executionPlan: 'employee', roleDesc: '', futureProject1: '', futureProject2: '', proposedEndeavor: '', proposedEndeavorNiche: '', pastProject1: '', pastProject2: '' },
      userProng2Education: { degrees: '', certificates: '', associations: '' },
      userProng2Demand: { salary: '', promotions: '', awards: '', patents: '', citations: '', mediaRecognition: '', conferences: '', exceptionalAbility: '' },
      userProng3: { urgency: '', impracticability: '', additionalInfo: '' },
      userResumeName: 'cv.pdf',
      userResume: dataUrl('%PDF-1.4'),
      orderReference: 'PW-1',
      idempotencyKey: 'a key of a form',
    },
  ],
]

test.each(EVERY_FORM)('a million letters in any field of %s are refused at that field or by their size, and nothing is kept', async (path, body) => {
  const before = [(await leads()).length, (await intakes()).length]
  for (const [field, put] of fieldsOf(body)) {
    const { status, body: said } = await product.post(path, put('x'.repeat(1_000_000)), from())
    expect([413, 415, 422], `${field}: ${status}`).toContain(status)
    expect(said).toMatchObject({ kind: expect.any(String), message: expect.any(String) })
    if (status === 422 && said.kind === 'invalid') expect(Object.keys(said.fields), field).toContain(field)
  }
  expect([(await leads()).length, (await intakes()).length]).toEqual(before)
})

test.each(EVERY_FORM)('a line break and a second receiver in any field of %s reach no head of a mail', async (path, body) => {
  const known = new Set((await product.services.database.stores.mails.newest(1000)).map(({ id }) => id))
  let accepted = 0
  for (const [index, [, put]] of fieldsOf(body).entries()) {
    const hostile = { ...put('a@mail.com\r\nBcc: victim@mail.com\r\n\r\n<b>x</b>'), ...(body['userBackground'] ? {} : { idempotencyKey: `another key ${index}` }) }
    const { status } = await product.post(path, hostile, from())
    expect(status).toBeLessThan(500)
    if (status === 201) accepted += 1
  }
  expect(accepted).toBeGreaterThan(0)
  const mails = (await product.services.database.stores.mails.newest(1000)).filter(({ id }) => !known.has(id))
  expect(mails.length).toBeGreaterThan(0)
  for (const { template, props, toAddress } of mails) {
    expect(toAddress).toMatch(/^[\w.]+@[\w.]+$/)
    expect(toAddress).not.toContain('victim')
    expect((await renderMail(template, props)).subject).not.toMatch(/[\r\n]/)
  }
})

test('none of it was a fault of the server', () => {
  expect(product.faults).toEqual([])
})
