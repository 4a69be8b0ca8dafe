/** A petition whose process is killed at a named statement of each step of its way: what is committed stays, what is not leaves no half, nothing is done twice, and each step goes on after the restart. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'
import { ensureBuild } from '../../scripts/prepare.mjs'
import type { OperatorCase } from '../../usecases/view-petition.ts'
import { endProcess, localMailbox, startProduct, type RunningProduct } from '../e2e/start-product.ts'
import { intakeBody } from '../intake-body.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { ROLE_PASSWORD } from '../roles.ts'

/** The person tells of the year 2026 as it was in November. */
const STARTS_AT = Date.parse('2026-11-22T12:00:00Z')
const person = WATER_ENGINEER

// Seventeen starts of the product, one after the other.
vi.setConfig({ testTimeout: 900_000 })

const folder = mkdtempSync(join(tmpdir(), 'prongwise-petition-'))
const began = Date.now()
const now = () => STARTS_AT + Date.now() - began
let product: RunningProduct
let as: Record<string, string>

beforeAll(async () => {
  ensureBuild()
  await start()
  const secret = readFileSync(join(folder, 'operator.secret'), 'utf8').trim()
  const given = await call('/api/operator/roles', { email: 'operator@mail.com', role: 'operator' }, { authorization: `Bearer ${secret}` })
  const code = new URLSearchParams(new URL(given.body.passwordUrl).hash.slice(1)).get('code')
  await call('/users/password-reset', { email: 'operator@mail.com', code, newPassword: ROLE_PASSWORD })
  const signedIn = await call('/auth', { email: 'operator@mail.com', password: ROLE_PASSWORD })
  as = { authorization: signedIn.headers.get('authorization') ?? '' }
})
afterAll(async () => {
  await endProcess(product.child, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Where a process ends: before the first statement with these words, or after the commit of what it belongs to, when nobody knows of it yet. */
type Point = { before: string } | { committed: string }

async function start(point?: Point): Promise<void> {
  const armed: Record<string, string> = point === undefined ? {} : { KILL_AT: 'before' in point ? point.before : point.committed, KILL_WHEN: 'before' in point ? 'before' : 'committed' }
  const preload = point === undefined ? [] : ['--import', pathToFileURL('test/kill-at.mjs').href]
  product = await startProduct(folder, { TEST_CLOCK: new Date(now()).toISOString(), ...armed }, preload)
}

/** Until the process has ended at its point. */
async function ended(): Promise<void> {
  const { child } = product
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve))
  expect(child.signalCode).toBe('SIGKILL')
}

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answered = await fetch(product.base + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) })
  const text = await answered.text()
  return { status: answered.status, headers: answered.headers, body: text === '' ? null : JSON.parse(text) }
}
const path = (reference: string) => `/api/console/orders/${reference}/petition`
const act = async (reference: string, what: string, body: unknown = {}) => (await call(`${path(reference)}/${what}`, body, as)).status === 200
const get = async (at: string) => {
  const found = await fetch(product.base + at, { headers: as })
  return found.ok ? ((await found.json()) as any) : null
}
const consoleCase = (reference: string) => get(path(reference)) as Promise<OperatorCase | null>
const draftOf = async (reference: string) => (await consoleCase(reference))!.draft
/** A form of one of the customer's pages; answers whether it was taken. */
async function say(reference: string, page: 'case' | 'letter', fields: Record<string, string | readonly string[]>): Promise<boolean> {
  const body = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one as string])))
  const { status } = await fetch(`${product.base}/orders/${reference}/${page}`, { method: 'POST', headers: { origin: product.base }, body, redirect: 'manual' })
  return status === 303
}
/** What a page of the order tells. */
const pageOf = async (reference: string, page: string) => {
  const found = await fetch(`${product.base}/orders/${reference}${page}`)
  expect(found.status).toBe(200)
  return found.text()
}

async function sentForm(email: string): Promise<string> {
  const placed = await call('/api/orders/selfpetition-ai', { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } })
  const { reference, totalCents } = placed.body
  const session = { id: `cs_${reference}`, client_reference_id: reference, payment_status: 'paid', amount_total: totalCents, currency: 'usd' }
  const event = JSON.stringify({ id: `evt_${reference}`, type: 'checkout.session.completed', created: Math.floor(now() / 1000), data: { object: session } })
  const secret = readFileSync(join(folder, 'sandbox-webhook.secret'), 'utf8').trim()
  expect((await call('/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, secret, now()) })).status).toBe(200)
  const form = {
    orderReference: reference,
    userProposedEndeavor: { executionPlan: person.plan },
    userProng2Education: { degrees: person.degrees.map(({ degree, field, school, year }) => `${degree} in ${field}, ${school}, ${year}`).join('\n') },
  }
  // Where the job that reads it ends the process, its sender may not hear that it is here.
  const sent = await call('/api/intake-applications', intakeBody(email, form)).catch(() => null)
  expect(sent?.status ?? 201).toBe(201)
  return reference
}
const once = (list: readonly string[]) => expect([...new Set(list)].toSorted()).toEqual(list.toSorted())

/** Asks, while the process ends at the point: it happened where it was committed, and did not where it was not; asked again it happens once. */
async function killedAt(point: Point, ask: () => Promise<boolean>, happened: () => Promise<boolean>): Promise<void> {
  await endProcess(product.child, 'SIGKILL')
  await start(point)
  // Nobody is told that it was done.
  expect(await ask().catch(() => false)).toBe(false)
  await ended()
  await start()
  expect(await happened()).toBe('committed' in point)
  if (!('committed' in point)) expect(await ask()).toBe(true)
  expect(await happened()).toBe(true)
}

/** How often a deliverable was delivered; its last files once each, and none lying ready. */
async function deliveriesOf(reference: string, kind: string): Promise<{ id: string; files: string[] }[]> {
  const one = (await get(`/api/console/orders/${reference}`)).deliverables.find((each: any) => each.kind === kind)
  expect(one.ready).toEqual([])
  const all = (one.deliveries as any[]).map(({ id, files }) => ({ id, files: files.map(({ name }: { name: string }) => name) }))
  for (const { files } of all) once(files)
  return all
}

test('a petition goes on after each kill: nothing that was acknowledged is lost, nothing is delivered twice, and the next step is clear', async () => {
  // The form is being read: by a job, which is taken up again.
  await endProcess(product.child, 'SIGKILL')
  await start({ before: 'insert into "petition_cases"' })
  const reference = await sentForm('ada@mail.com')
  await ended()
  await start()
  await expect.poll(() => consoleCase(reference), { interval: 100 }).not.toBeNull()
  const facts = (await consoleCase(reference))!.file.facts
  expect(facts.length).toBeGreaterThan(1)
  once(facts.map(({ element, text }) => `${element} ${text}`))
  expect(await pageOf(reference, '/case')).toContain(facts[0]!.text.slice(0, 20))

  // The facts are confirmed, the questions answered.
  const degrees = [...person.degrees]
  for (const { kind, id, rev } of facts) {
    const fields = kind === 'degree' ? degrees.shift() : kind === 'role' ? person.roles[0] : undefined
    expect(await say(reference, 'case', fields === undefined ? { intent: 'reject-fact', id, rev: String(rev) } : { intent: 'correct-fact', id, rev: String(rev), ...fields })).toBe(true)
  }
  const answers = Object.entries(person.answers)
  const told = async () => (await consoleCase(reference))!.file.facts.flatMap(({ source }) => (source.kind === 'answer' ? [source.question] : []))
  for (const [place, [id, [text, document]]] of answers.entries()) {
    const answer = () => say(reference, 'case', { intent: 'answer-question', id, text, document })
    if (place === 9) await killedAt({ before: 'insert into "petition_cases"' }, answer, async () => (await told()).includes(id))
    else if (place === 10) await killedAt({ committed: 'insert into "petition_cases"' }, answer, async () => (await told()).includes(id))
    else expect(await answer(), id).toBe(true)
  }
  expect([...new Set(await told())].toSorted()).toEqual(answers.map(([id]) => id).toSorted())
  const settled = (await consoleCase(reference))!.file.facts
  once(settled.map(({ element, text }) => `${element} ${text}`))
  expect(settled.filter(({ state }) => state === 'rejected').length + settled.filter(({ state }) => state === 'corrected').length).toBe(facts.length)

  // The first draft, the choice, the letter.
  const { version } = (await consoleCase(reference))!
  expect(await act(reference, 'first-draft', { version })).toBe(true)
  expect(await pageOf(reference, '/case')).toContain('name="intent" value="choose"')
  expect(await say(reference, 'case', { intent: 'choose', id: 'choice', endeavor: 'own', own: person.endeavor, ...person.options, confirmed: 'yes' })).toBe(true)
  await killedAt(
    { before: 'insert into "petition_blocks"' },
    () => act(reference, 'draft'),
    async () => (await draftOf(reference)) !== null,
  )
  const composed = (await draftOf(reference))!
  expect(composed.revision).toBe(1)
  const outline = composed.blocks.map(({ id }) => id)
  once(outline)

  // A paragraph is saved.
  const { id, text, revision } = composed.blocks.find(({ text: words, standard, kind, facts: own }) => kind === 'paragraph' && !standard && own.length > 0 && words !== null)!
  const rewritten = `${text!.replace(/\.?$/, '')}, as I have said.`
  await killedAt(
    { committed: 'insert into "petition_blocks"' },
    () => act(reference, 'blocks', { id, revision, change: { text: rewritten } }),
    async () => (await draftOf(reference))!.blocks.some((block) => block.id === id && block.text === rewritten && block.origin === 'operator'),
  )
  const edited = (await draftOf(reference))!
  expect(edited.revision).toBe(2)
  expect(edited.blocks.filter((block) => block.id !== id).map(({ words }) => words)).toEqual(composed.blocks.filter((block) => block.id !== id).map(({ words }) => words))

  // The release: files, state, promise and mail, or nothing.
  const release = async () => act(reference, 'release', { revision: (await draftOf(reference))!.revision })
  await killedAt({ before: 'insert into "petition_releases"' }, release, async () => (await deliveriesOf(reference, 'full-petition')).length === 1)
  const [first] = await deliveriesOf(reference, 'full-petition')
  expect(first!.files).toHaveLength(7)
  expect(await pageOf(reference, '/letter')).toContain('as I have said.')

  // The customer comments on a paragraph, and asks for a revision.
  await killedAt(
    { before: 'insert into "petition_comments"' },
    () => say(reference, 'letter', { intent: 'comment', block: id, revision: '2', text: 'Leave the last words out.' }),
    async () => {
      const { length } = (await consoleCase(reference))!.comments
      expect(length).toBeLessThanOrEqual(1)
      return length === 1
    },
  )
  expect(await say(reference, 'letter', { intent: 'send-comments', deliveryId: first!.id })).toBe(true)
  expect((await consoleCase(reference))!.fullPetition).toBe('in-work')
  const [comment] = (await consoleCase(reference))!.comments
  expect(await act(reference, 'comments', { id: comment!.id, answer: 'They are out.' })).toBe(true)
  expect(await act(reference, 'blocks', { id, revision: 2, change: { text } })).toBe(true)
  await killedAt({ committed: 'insert into "petition_releases"' }, release, async () => (await deliveriesOf(reference, 'full-petition')).length === 2)
  expect((await draftOf(reference))!.blocks.map((block) => block.id)).toEqual(outline)
  expect(await pageOf(reference, '/letter')).toContain('value="accept"')
  // One mail for each delivery.
  await vi.waitFor(
    async () => {
      const mails = await localMailbox(product.base, folder)
      for (const subject of [`Full petition is ready (${reference})`, `Revised: Full petition (${reference})`]) expect(mails.split(subject).length - 1).toBe(1)
    },
    { timeout: 30_000, interval: 500 },
  )
})
