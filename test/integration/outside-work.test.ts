/** Text that keeps a reader busy ends one process and is refused itself; everybody else is answered meanwhile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkPool, type WorkPool } from '../../adapters/work/work-pool.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { RESUME_REFUSAL_WORDS } from '../../domain/resume/pdf-reading.ts'
import { readPetitionCase } from '../../usecases/petition-case.ts'
import { WorkRefused } from '../../usecases/ports.ts'
import { readReturnedOfOrder, returnedStanding } from '../../usecases/returned-letter.ts'
import { paidAiOrder } from '../ai-order.ts'
import { petitioners } from '../endeavor-petitioners.ts'
import { deliver } from '../deliver.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { intakeBody } from '../intake-body.ts'
import { caseOf } from '../petitions/case-of.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { paragraph, wordFile } from '../resumes/word-file.ts'
import { signInAs } from '../roles.ts'

const SECRET = 'inbound-secret-of-tests-0123456789abcdef'
/** Far below the time that the work would take here, far above what an answer takes on a busy machine. */
const AT_ONCE_MS = 5000
const SPIN_MS = 20_000

/** Bytes as words; a buffer comes as what it makes of itself for JSON. */
const textOf = (given: unknown) => JSON.stringify(given, (_, value) => (value instanceof Uint8Array || value?.type === 'Buffer' ? Buffer.from(value.data ?? value).toString('latin1') : value))

let product: TestProduct
let pools: WorkPool[]
let as: Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'prongwise-spinning-'))

beforeAll(async () => {
  // The tasks by their names; one that meets its name behind the word takes longer than anybody waits.
  const tasks = join(import.meta.dirname, '../../adapters/work/tasks.ts')
  writeFileSync(
    join(folder, 'tasks.mjs'),
    `import { TASKS as REAL } from ${JSON.stringify(tasks)}
    const textOf = ${textOf}
    const spin = () => { for (const end = Date.now() + ${SPIN_MS}; Date.now() < end; ); }
    export const TASKS = Object.fromEntries(Object.entries(REAL).map(([name, work]) => [name, (given) => { if (textOf(given).includes('Spinning ' + name)) spin(); return work(given) }]))`,
  )
  // The clock is short for those alone, and all of it counts as theirs: on a busy machine all other work takes its time.
  const [hurried, patient] = [
    createWorkPool({ tasks: join(folder, 'tasks.mjs'), clockMs: 500, processorMs: () => performance.now() }),
    createWorkPool({ tasks: join(folder, 'tasks.mjs'), clockMs: 60_000 }),
  ]
  pools = [hurried, patient]
  const pool: WorkPool = {
    work: (name, given, visitor) => (textOf(given).includes(`Spinning ${name}`) ? hurried : patient).work(name, given, visitor),
    close: async () => {},
  }
  product = await createTestProduct({ compose: { pool }, env: { MAIL_REPLY_ADDRESS: 'reply@in.mail.example', MAIL_INBOUND_SECRET: SECRET } })
  await product.startJobs()
  as = await signInAs(product, 'operator')
  const first = await product.post('/endeavour/generate', { form: nurse.form, cv: resume() })
  facts = first.body.facts
})
afterAll(async () => {
  await product.close()
  await Promise.all(pools.map(({ close }) => close()))
  rmSync(folder, { recursive: true })
})

const HOSTILE = { 'x-forwarded-for': '10.9.0.1' }
const TEXT_TOO_COMPLEX = { status: 422, body: { kind: 'too-complex', message: expect.stringContaining('shorten it') } }

const nurse = petitioners.find(({ id }) => id === 'nurse')!
let facts: PersonFacts
const formSaying = (role: string) => ({ ...nurse.form, userBackground: { ...nurse.form.userBackground, futureRoleFocus: role } })
const generate = (given: object, from = HOSTILE) => product.post('/endeavour/generate', { form: nurse.form, ...given }, from)

const resume = () =>
  `data:application/vnd.openxmlformats-officedocument.wordprocessingml.document;base64,${Buffer.from(
    wordFile(
      [
        'Ana Duarte',
        'EXPERIENCE',
        'Registered Nurse, Mercy Hospital\tMarch 2019 – Present',
        'Trained 12 nurses in sepsis screening and cut falls on the ward by 31%',
        'EDUCATION',
        'Bachelor of Science in Nursing, University of Texas, 2014',
      ]
        .map((line) => paragraph(line))
        .join(''),
    ),
  ).toString('base64')}`

async function tuned() {
  const { title1, title2, title3, title4, option1, option2, option3, option4, plan } = (await generate({ facts })).body
  const tuningOption = { levelOfDetail: 'detailed', technologicalAdvancement: 'default', geographicFocus: 'local' }
  return product.post('/endeavour/generate-tuned', { tuningOption, title1, title2, title3, title4, option1, option2, option3, option4: `Spinning tuneEndeavors ${option4}`, plan }, HOSTILE)
}

/** An order whose letter is composed, and a fact of it that then says `words`. */
async function letterSaying(words: string): Promise<string> {
  const { petitions, orders } = product.services.database.stores
  const reference = await paidAiOrder(product, `${words.split(' ')[1]}@mail.com`, HOSTILE)
  const { id: orderId } = (await orders.findByReference(reference))!
  const file = caseOf(WATER_ENGINEER)
  const record = { orderId, seed: null, version: 1, updatedAt: new Date(product.clock.now()) }
  await petitions.put({ ...record, file })
  expect(await letter(reference, 'draft')).toMatchObject({ status: 200, body: { revision: 1 } })
  await petitions.put({ ...record, version: 2, file: { ...file, facts: file.facts.map((fact, n) => (n === 0 ? { ...fact, text: `${fact.text} ${words}` } : fact)) } })
  return reference
}

const letter = (reference: string, act: string) => product.post(`/api/console/orders/${reference}/petition/${act}`, {}, as)

async function viewed(words: string) {
  const answer = await product.get(`/api/console/orders/${await letterSaying(words)}/petition`, as)
  return { status: answer.status, body: await answer.json() }
}

async function caseRead() {
  const reference = await paidAiOrder(product, 'read@mail.com', HOSTILE)
  const sent = await product.post('/api/intake-applications', intakeBody('read@mail.com', { orderReference: reference, userProposedEndeavor: { pastProject1: 'Spinning readCase' } }), HOSTILE)
  expect(sent.status).toBe(201)
  const { id: orderId } = (await product.services.database.stores.orders.findByReference(reference))!
  return readPetitionCase(product.services, { orderId }).then(
    () => 'read',
    (fault: unknown) => (fault instanceof WorkRefused ? { status: fault.kind } : fault),
  )
}

async function cameBack() {
  const reference = await letterSaying('Spinning compareLetter')
  const { orders, petitions } = product.services.database.stores
  const { id: orderId } = (await orders.findByReference(reference))!
  await petitions.addRelease({ orderId, deliveryId: await deliver(product.services, reference, 'first-draft'), revision: 1, report: {} })
  const taken = await product.request(`/api/console/orders/${reference}/returned-letter/file?name=letter.docx`, {
    method: 'POST',
    headers: { ...as, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(wordFile(paragraph('A letter.'))),
  })
  // Stored as what is wrong with the file: the job is done, and not tried again.
  expect({ status: taken.status, body: await taken.json() }).toEqual({ status: 200, body: { kind: 'done' } })
  await readReturnedOfOrder(product.services, { orderId })
  return returnedStanding(product.services, reference)
}

const mailed = () =>
  product
    .request('/api/mail/inbound', {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
      body: 'From: ana@mail.com\r\nTo: a@in.mail.example\r\n\r\nSpinning readMail',
    })
    .then(async (answer) => ({ status: answer.status, body: await answer.json() }))

test.each([
  ['facts that were stated', () => generate({ facts: { ...facts, headline: 'Spinning settleStatedFacts' } }), TEXT_TOO_COMPLEX],
  ['answers beside stated facts', () => generate({ facts, form: formSaying('Spinning composeEndeavors') }), TEXT_TOO_COMPLEX],
  [
    'answers beside a resume',
    () => generate({ cv: resume(), form: formSaying('Spinning composeEndeavors') }),
    { status: 422, body: { kind: 'resume-unreadable', fields: { cv: RESUME_REFUSAL_WORDS['too-complex'] } } },
  ],
  ['options to tune', tuned, TEXT_TOO_COMPLEX],
  ['an input form that is read into a case', caseRead, { status: 'too-complex' }],
  ['a case that is looked at', () => viewed('Spinning viewCase'), TEXT_TOO_COMPLEX],
  ['a case for which documents are found', () => viewed('Spinning findPriorities'), TEXT_TOO_COMPLEX],
  ['a letter that is checked', () => viewed('Spinning checkLetter'), TEXT_TOO_COMPLEX],
  ['a letter that is composed', async () => letter(await letterSaying('Spinning composeLetter'), 'draft'), TEXT_TOO_COMPLEX],
  ['a letter that came back', cameBack, { kind: 'problem', problem: 'too-complex' }],
  ['a mail', mailed, TEXT_TOO_COMPLEX],
])('%s', async (_, send, expected) => {
  let answered = false
  const refused = Promise.resolve(send()).finally(() => (answered = true))
  const waits: number[] = []
  while (!answered) {
    const from = performance.now()
    expect((await product.get('/healthz')).status).toBe(200)
    waits.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(await refused).toMatchObject(expected)
  expect(Math.max(...waits)).toBeLessThan(AT_ONCE_MS)
  expect(product.faults).toEqual([])
})
