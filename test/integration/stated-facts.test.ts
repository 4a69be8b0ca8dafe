/** Facts of a resume go to the page with the options, and come back corrected instead of the file. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { correctFacts } from '../../domain/person/correct-facts.ts'
import { paragraph, wordFile } from '../resumes/word-file.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'

let product: TestProduct

beforeAll(async () => {
  product = await createTestProduct({ env: { GENERATOR_LIMIT: '3' } })
})
afterAll(async () => {
  expect(product.faults).toEqual([])
  await product.close()
})

let visitors = 0
const visitor = () => ({ 'x-forwarded-for': `10.7.0.${visitors++}` })
const form = {
  userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead engineer for payment software of small banks' },
  userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
}
const resume = readFileSync(new URL('../resumes/pdf/t01-software.pdf', import.meta.url))
const cv = `data:application/pdf;base64,${resume.toString('base64')}`
const remaining = async (from: Record<string, string>) => (await (await product.get('/endeavour/limit', from)).json()).remaining
const NOW = new Date('2026-11-22T00:00:00Z')

test('a generated set brings the facts with their places, and corrected ones compose again without the file', async () => {
  const from = visitor()
  const first = await product.post('/endeavour/generate', { form, cv }, from)
  expect(first.status).toBe(200)
  const facts = first.body.facts as PersonFacts
  expect(facts.roles[0]?.place?.quote).toEqual(expect.stringContaining(facts.roles[0]?.title ?? 'a title'))
  expect(facts.degrees[0]?.school).toEqual(expect.any(String))

  const corrected = correctFacts(facts, { type: 'degree-stated', id: facts.degrees[0]!.id, degree: { ...facts.degrees[0]!, school: 'Quillmark Institute of Technology' } }, NOW)
  const again = await product.post('/endeavour/generate', { form, facts: corrected }, from)
  expect(again.status).toBe(200)
  expect(again.body.option1).toEqual(expect.any(String))
  expect(again.body.facts.degrees[0]).toMatchObject({ school: 'Quillmark Institute of Technology', origin: 'visitor', place: null, certainty: 'sure' })
  expect(await remaining(from)).toBe(1)
})

test('facts that do not fit are refused at their field and cost no run', async () => {
  const from = visitor()
  const { facts } = (await product.post('/endeavour/generate', { form, cv }, from)).body as { facts: PersonFacts }
  const long = { ...facts, roles: facts.roles.map((role) => ({ ...role, title: 'x'.repeat(500) })) }
  const refused = await product.post('/endeavour/generate', { form, facts: long }, from)
  expect(refused).toMatchObject({ status: 422, body: { kind: 'invalid', fields: { 'facts.roles.0.title': 'At most 200 characters' } } })
  const twice = { ...facts, skills: [facts.skills[0], facts.skills[0]] }
  expect((await product.post('/endeavour/generate', { form, facts: twice }, from)).status).toBe(422)
  expect((await product.post('/endeavour/generate', { form, facts: null }, from)).status).toBe(422)
  expect(await remaining(from)).toBe(2)
})

const unclear = () => {
  const bullet = (text: string) => paragraph(text, { properties: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' })
  const bytes = wordFile(
    paragraph('Ana Duarte') +
      paragraph('EXPERIENCE') +
      paragraph('Senior Software Engineer, Lumen Payments\tMarch 2019 – Present') +
      bullet('Built a payment reconciliation service that 40 community banks use and that cut settlement errors by 31%') +
      bullet('Moved the ledger to event logs, so that 2 million transactions a day can be checked again') +
      paragraph('EDUCATION') +
      paragraph('Bachelor of Science') +
      paragraph('SKILLS') +
      paragraph('Java, PostgreSQL, Kafka, Kubernetes'),
  )
  return `data:application/vnd.openxmlformats-officedocument.wordprocessingml.document;base64,${Buffer.from(bytes).toString('base64')}`
}

test('a page that can ask gets the decisive facts that are not sure before anything is composed, at no cost; confirmed, they compose', async () => {
  const from = visitor()
  expect((await product.post('/endeavour/generate', { form, cv: unclear() }, from)).status).toBe(200)
  const asked = await product.post('/endeavour/generate', { form, cv: unclear(), asks: true }, from)
  expect(asked).toMatchObject({ status: 200, body: { kind: 'facts-unsure', questions: ['degree'] } })
  expect(await remaining(from)).toBe(2)
  const facts = asked.body.facts as PersonFacts
  const confirmed = correctFacts(facts, { type: 'degree-stated', id: facts.degrees[0]!.id, degree: { ...facts.degrees[0]!, school: 'Quillmark University', year: 2012 } }, NOW)
  expect((await product.post('/endeavour/generate', { form, facts: confirmed }, from)).status).toBe(200)
})

test('a page that can ask gets one question for results where most options would rest on none; without it, four options stand', async () => {
  const from = visitor()
  const thin = wordFile(
    paragraph('Ana Duarte') +
      paragraph('EXPERIENCE') +
      paragraph('Retail Sales Associate, Lumen Stores\tMarch 2019 – Present') +
      paragraph('Computed sales prices and total purchases for customers of the store') +
      paragraph('EDUCATION') +
      paragraph('Bachelor of Science in Biology, Quillmark University, 2012'),
  )
  const file = `data:application/vnd.openxmlformats-officedocument.wordprocessingml.document;base64,${Buffer.from(thin).toString('base64')}`
  const sent = { form: { ...form, userBackground: { employmentType: 'employee', futureRoleFocus: 'Manager of a retail store' } }, cv: file }
  const asked = await product.post('/endeavour/generate', { ...sent, asks: true }, from)
  expect(asked).toMatchObject({ status: 200, body: { kind: 'facts-unsure', questions: ['work'] } })
  expect(await remaining(from)).toBe(3)
  expect((await product.post('/endeavour/generate', { form: sent.form, facts: asked.body.facts }, from)).status).toBe(200)
})

test('nothing can be composed from facts without work, and the page is told what to ask for', async () => {
  const { facts } = (await product.post('/endeavour/generate', { form, cv }, visitor())).body as { facts: PersonFacts }
  const empty = { ...facts, headline: null, summary: null, roles: [], achievements: [], skills: [], occupations: [], publications: [], patents: [] }
  const refused = await product.post('/endeavour/generate', { form, facts: empty }, visitor())
  expect(refused).toMatchObject({ status: 422, body: { kind: 'facts-missing' } })
  expect(refused.body.questions.length).toBeGreaterThan(0)
  const asked = await product.post('/endeavour/generate', { form, facts: empty, asks: true }, visitor())
  expect(asked).toMatchObject({ status: 200, body: { kind: 'facts-missing', questions: refused.body.questions } })
})

const withProject = (futureProject: string, projectSaid?: object) => ({ ...form, userProposedEndeavor: { ...form.userProposedEndeavor, futureProject, ...(projectSaid ? { projectSaid } : {}) } })
const VAGUE = 'Bring what I made for reconciliation to everybody, with tests and a lot of other things, as now it is not working'

test('a page that can ask reads the project back, and composes with the words that the visitor gives', async () => {
  const from = visitor()
  const asked = await product.post('/endeavour/generate', { form: withProject(VAGUE), cv, asks: true }, from)
  expect(asked).toMatchObject({ status: 200, body: { kind: 'facts-unsure', questions: ['project'], project: { isSure: false, faults: {} } } })
  expect(await remaining(from)).toBe(3)
  const { facts } = asked.body

  const faulty = { thing: 'Help banks', users: 'FEMA', shortfall: 'They close late' }
  const again = await product.post('/endeavour/generate', { form: withProject(VAGUE, faulty), facts, asks: true }, from)
  expect(again.body).toMatchObject({ questions: ['project'], project: { parts: faulty, faults: { thing: 'no thing', users: 'no users' } } })
  expect(await remaining(from)).toBe(3)

  const said = { thing: 'A reconciliation test kit for payment ledgers', users: 'small banks', shortfall: 'They close late' }
  const composed = await product.post('/endeavour/generate', { form: withProject(VAGUE, said), facts, asks: true }, from)
  expect(composed.body.title1).toBe('Develop a reconciliation test kit for payment ledgers')
  expect(composed.body.option1).toContain('Small banks close late.')
  expect(composed.body.project).toEqual({ parts: said, isSure: true, faults: {} })
  expect(await remaining(from)).toBe(2)
})

test('nobody is held up where the project was read whole, left empty, or cannot be asked about', async () => {
  const sure = await product.post('/endeavour/generate', { form: withProject('Build an open test kit for small banks'), cv, asks: true }, visitor())
  expect(sure.body).toMatchObject({ option1: expect.any(String), project: { parts: { thing: 'An open test kit for small banks', users: 'small banks' }, isSure: true } })
  const empty = { thing: '', users: '', shortfall: '' }
  expect((await product.post('/endeavour/generate', { form: withProject(VAGUE, empty), cv, asks: true }, visitor())).body.option1).toEqual(expect.any(String))
  expect((await product.post('/endeavour/generate', { form: withProject(VAGUE), cv }, visitor())).body.option1).toEqual(expect.any(String))
})

test('parts of a project that are too long or can stand in no sentence are refused at their fields', async () => {
  const long = await product.post('/endeavour/generate', { form: withProject('', { thing: 'x'.repeat(201), users: '', shortfall: '' }), cv }, visitor())
  expect(long).toMatchObject({ status: 422, body: { fields: { 'form.userProposedEndeavor.projectSaid.thing': 'At most 200 characters' } } })
  const from = visitor()
  const faulty = await product.post('/endeavour/generate', { form: withProject('', { thing: 'A chart for us', users: 'small banks', shortfall: '' }), cv }, from)
  expect(faulty).toMatchObject({ status: 422, body: { kind: 'project-unusable', fields: { 'form.userProposedEndeavor.projectSaid.thing': expect.stringContaining('without “I”') } } })
  expect(await remaining(from)).toBe(3)
})
