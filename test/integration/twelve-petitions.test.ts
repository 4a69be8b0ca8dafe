/** Twelve people of different fields from the input form to the accepted petition, without a language model. */
import { writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../adapters/db/open-database.ts'
import { answerCaseForm, ATTEST } from '../../app/orders/case-forms.ts'
import { answerLetterPage } from '../../app/orders/letter-forms.ts'
import { viewReleasedLetter } from '../../usecases/petition-rounds.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { viewCustomerCase, type OperatorCase } from '../../usecases/view-petition.ts'
import { paidAiOrder } from '../ai-order.ts'
import { createTestProduct, openTestDatabase, type TestProduct } from '../harness.ts'
import { formOf } from '../form-of.ts'
import { intakeBody } from '../intake-body.ts'
import { MORE_PEOPLE } from '../petitions/more-people.ts'
import { PEOPLE, type Petitioner } from '../petitions/people.ts'
import { signInAs } from '../roles.ts'

vi.setConfig({ testTimeout: 600_000 })
let product: TestProduct
let open: OpenDatabase
let as: Record<string, string>
let visitor = 0
/** What the operator did for the person of the moment. */
let actions = 0
beforeAll(async () => {
  open = await openTestDatabase()
  product = await createTestProduct({ open })
  // The people tell of the year 2026 as it was in November.
  product.clock.set(Date.parse('2026-11-22T12:00:00Z'))
  await product.startJobs()
  as = await signInAs(product, 'operator')
  await open.connection.execute(sql`truncate composed_runs`)
})
afterAll(() => product.close())

const path = (reference: string) => `/api/console/orders/${reference}/petition`
const consoleCase = async (reference: string) => (await (await product.get(path(reference), as)).json()) as OperatorCase
async function act(reference: string, what: string, body: unknown = {}) {
  actions++
  const answer = await product.post(`${path(reference)}/${what}`, body, as)
  expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBe(200)
  return answer.body
}
const from = () => ({ 'x-forwarded-for': `10.15.0.${visitor++}` })
/** The position that lasted longest: what the form asks for is one. */
const mainRole = ({ roles }: Petitioner) => {
  const year = (words: string) => Number(/\d{4}/.exec(words)?.[0] ?? 2026)
  return roles.toSorted((one, other) => year(other.to) - year(other.from) - (year(one.to) - year(one.from)))[0]
}

async function throughTheStudio(person: Petitioner): Promise<{ person: Petitioner; statements: number; cited: number; pages: number; sharedPerMille: number; actions: number }> {
  actions = 0
  const email = `${person.key}@mail.com`
  const reference = await paidAiOrder(product, email, from())
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
    expect(await say(fields === undefined ? { intent: 'reject-fact', id, rev: String(rev) } : { intent: 'correct-fact', id, rev: String(rev), ...fields })).toMatchObject({ kind: 'go' })
  }
  for (const [id, [text, document]] of Object.entries(person.answers)) expect(await say({ intent: 'answer-question', id, text, document }), id).toMatchObject({ kind: 'go' })
  // What we said in other words than theirs, the customer looks at.
  for (const { id, rev, state, source } of (await customer())!.file.facts)
    if (state === 'read' && source.kind === 'answer') expect(await say({ intent: 'confirm-fact', id, rev: String(rev) })).toMatchObject({ kind: 'go' })

  await act(reference, 'first-draft', { version: (await consoleCase(reference)).version })
  expect(await say({ intent: 'choose', id: 'choice', endeavor: 'own', own: person.endeavor, ...person.options, confirmed: 'yes' })).toMatchObject({ kind: 'go' })
  // What their sentences show, they say themselves.
  for (let { meanings } = (await customer())!; meanings.length > 0; { meanings } = (await customer())!)
    expect(await say({ intent: 'attest', id: 'meanings', ...Object.fromEntries(meanings.map(({ key }) => [`${ATTEST}${key}`, 'yes'])) })).toMatchObject({ kind: 'go' })
  if (person.priorities.length > 0) await act(reference, 'priorities', { keys: person.priorities })
  await act(reference, 'draft')
  const { draft } = await consoleCase(reference)
  expect(
    draft!.findings.filter(({ blocking }) => blocking),
    person.key,
  ).toEqual([])
  await act(reference, 'release', { revision: 1 })
  const letter = await viewReleasedLetter(product.services, { reference, compared: false })
  if (letter?.kind !== 'letter') throw new Error('no letter')
  expect(await answerLetterPage(product.services, reference, formOf({ intent: 'accept', deliveryId: letter.deliveryId }))).toMatchObject({ kind: 'go' })
  const petition = (await viewOrder(product.services, reference))!.deliverables.find(({ kind }) => kind === 'full-petition')!
  expect(petition.state).toBe('accepted')
  for (const { name, url } of petition.deliveries[0]!.files) {
    const bytes = new Uint8Array(await (await product.get(url!.replace('http://localhost:3000', ''))).arrayBuffer())
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 4)), name).toBe(name.endsWith('.pdf') ? '%PDF' : 'PK\u0003\u0004')
  }
  const order = (await product.services.database.stores.orders.findByReference(reference))!
  const report: Record<string, number> = (await product.services.database.stores.petitions.releases(order.id))[0]?.report ?? {}
  return { person, statements: report['statements'] ?? 0, cited: report['cited'] ?? 0, pages: report['pages'] ?? 0, sharedPerMille: report['sharedPerMille'] ?? 1000, actions }
}

test('each gets a petition in which nothing blocks, every statement has an exhibit, and at most 5 % is worded as in another’s', async () => {
  const results: Awaited<ReturnType<typeof throughTheStudio>>[] = []
  for (const person of [...PEOPLE, ...MORE_PEOPLE]) results.push(await throughTheStudio(person))
  expect(results).toHaveLength(12)
  for (const { person, statements, cited, sharedPerMille, actions: done } of results) {
    expect(cited, person.key).toBe(statements)
    expect(sharedPerMille, person.key).toBeLessThanOrEqual(50)
    expect(done, person.key).toBeLessThanOrEqual(25)
  }
  const file = process.env['TWELVE_RESULTS']
  if (file !== undefined) writeFileSync(file, `${results.map(({ person, ...rest }) => `${person.key} ${JSON.stringify(rest)}`).join('\n')}\n`)
})
