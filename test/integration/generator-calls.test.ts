import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { TRIES_PER_RUN } from '../../api/endeavour-calls.ts'
import { docxWords } from '../document-readers.ts'
import { paragraph, wordFile } from '../resumes/word-file.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { writeEndeavorsFile } from '../../usecases/write-endeavors-file.ts'

const LIMIT = 2

let product: TestProduct

beforeAll(async () => {
  product = await createTestProduct({ env: { GENERATOR_LIMIT: String(LIMIT) } })
})
afterAll(async () => {
  expect(product.faults).toEqual([])
  await product.close()
})

let visitors = 0
const visitor = () => ({ 'x-forwarded-for': `10.1.0.${visitors++}` })

const resume = readFileSync(new URL('../resumes/pdf/t01-software.pdf', import.meta.url))
const dataUrl = (bytes: Uint8Array) => `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`
const form = {
  userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead engineer for payment software of small banks' },
  userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
}
const profile = { form, cv: dataUrl(resume) }

const titlesOf = (body: Record<string, unknown>) => [1, 2, 3, 4].map((number) => body[`title${number}`])
const texts = (body: Record<string, unknown>) => Object.fromEntries(Object.entries(body).filter(([key]) => /^(title|option)[1-4]$/.test(key)))
const limitOf = async (from: Record<string, string>) => (await product.get('/endeavour/limit', from)).json()

describe('a profile', () => {
  test('becomes four different options, each with what it rests on, and counts as a run', async () => {
    const from = visitor()
    expect(await limitOf(from)).toEqual({ kind: 'allowed', limit: LIMIT, remaining: LIMIT })
    const { status, body } = await product.post('/endeavour/generate', profile, from)
    expect(status).toBe(200)
    expect(new Set(titlesOf(body)).size).toBe(4)
    expect(body.details).toHaveLength(4)
    expect(body.limit).toEqual({ kind: 'allowed', limit: LIMIT, remaining: LIMIT - 1 })
    expect(await limitOf(from)).toEqual(body.limit)
  })

  test('whose file is no PDF is refused at its field and costs no run', async () => {
    const from = visitor()
    const { status, body } = await product.post('/endeavour/generate', { form, cv: dataUrl(Buffer.from('plain words')) }, from)
    expect(status).toBe(415)
    expect(body.fields.cv).toBe(body.message)
    expect(await limitOf(from)).toHaveProperty('remaining', LIMIT)
  })

  test('may hold the resume as a Word file', async () => {
    const heading = (text: string) => paragraph(text, { properties: '<w:spacing w:before="240"/>' })
    const bullet = (text: string) => paragraph(text, { properties: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' })
    const word = wordFile(
      paragraph('Ana Duarte') +
        heading('EXPERIENCE') +
        paragraph('Senior Software Engineer, Lumen Payments\tMarch 2019 – Present') +
        bullet('Built a payment reconciliation service that 40 community banks use and that cut settlement errors by 31%') +
        bullet('Moved the ledger to event logs, so that 2 million transactions a day can be checked again') +
        bullet('Wrote the test suite for card and transfer interfaces') +
        paragraph('Software Engineer, Atlas Bank\tJune 2014 – February 2019') +
        bullet('Automated fraud alerts for online banking and reduced false alarms by 22%') +
        heading('EDUCATION') +
        paragraph('Bachelor of Science in Computer Science, University of Texas, 2014') +
        heading('SKILLS') +
        paragraph('Java, PostgreSQL, Kafka, Kubernetes'),
    )
    const cv = `data:application/vnd.openxmlformats-officedocument.wordprocessingml.document;base64,${Buffer.from(word).toString('base64')}`
    const { status, body } = await product.post('/endeavour/generate', { form, cv }, visitor())
    expect(status).toBe(200)
    expect(body).toMatchObject({ scanned: false })
    expect(titlesOf(body).every((title) => typeof title === 'string')).toBe(true)
  })

  test('may be 3,145,728 bytes and no byte more', async () => {
    const padded = (bytes: number) => Buffer.concat([resume, Buffer.alloc(bytes - resume.length, ' ')])
    expect(await product.post('/endeavour/generate', { form, cv: dataUrl(padded(3_145_729)) }, visitor())).toMatchObject({
      status: 413,
      body: { fields: { cv: 'File size must be under 3MB' } },
    })
    // Too large to be read at all.
    expect(await product.post('/endeavour/generate', { form, cv: dataUrl(padded(9_000_000)) }, visitor())).toMatchObject({
      status: 413,
      body: { fields: { cv: 'File size must be under 3MB' } },
    })
    expect((await product.post('/endeavour/generate', { form, cv: dataUrl(padded(3_145_728)) }, visitor())).status).toBe(200)
  })

  test('without its required answers is refused field by field', async () => {
    const empty = { ...form, userBackground: { futureRoleFocus: '  ' } }
    const { status, body } = await product.post('/endeavour/generate', { form: empty, cv: '' }, visitor())
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      'form.userBackground.employmentType': 'Employment type is required',
      'form.userBackground.futureRoleFocus': 'Role description is required',
      cv: 'Resume is required',
    })
  })

  test('leaves no word of the resume or of the answers behind', async () => {
    await product.post('/endeavour/generate', profile, visitor())
    const lead = (await product.services.database.stores.leads.newest(1))[0]
    expect(lead).toMatchObject({ source: 'generator', email: null, name: null, message: null })
    expect(Object.keys(lead?.data ?? {}).sort()).toEqual(['employmentType', 'profession'])
  })
})

describe('tuning', () => {
  test('reworks the four texts of a sample and counts as a run; the sample itself is free', async () => {
    const from = visitor()
    const sample = (await product.post('/endeavour/generate-default', { sampleId: 'software_engineering' }, from)).body
    expect(await limitOf(from)).toHaveProperty('remaining', LIMIT)
    const { status, body } = await product.post(
      '/endeavour/generate-tuned',
      { tuningOption: { levelOfDetail: 'detailed', technologicalAdvancement: 'default', geographicFocus: 'local' }, sampleId: 'software_engineering', ...texts(sample) },
      from,
    )
    expect(status).toBe(200)
    expect(new Set(titlesOf(body)).size).toBe(4)
    expect(body.option1).not.toBe(sample.option1)
    expect(body.limit.remaining).toBe(LIMIT - 1)
  })

  test('is counted for the visitor who asks', async () => {
    const from = visitor()
    const tune = vi.spyOn(product.services.drafter, 'tune')
    onTestFinished(() => tune.mockRestore())
    const sample = (await product.post('/endeavour/generate-default', { sampleId: 'software_engineering' }, from)).body
    await product.post('/endeavour/generate-tuned', { tuningOption: {}, ...texts(sample) }, from)
    expect(tune.mock.calls.map(([input]) => input.visitor)).toEqual([from['x-forwarded-for']])
  })

  test('refuses a third item in a list', async () => {
    const sample = (await product.post('/endeavour/generate-default', { sampleId: 'software_engineering' }, visitor())).body
    const tuningOption = { strategicIndustryFocus: ['Health', 'Energy', 'Telecommunications'] }
    expect((await product.post('/endeavour/generate-tuned', { tuningOption, ...texts(sample) }, visitor())).status).toBe(422)
  })
})

test('when the runs of the hour are used up, both calls answer 429 with the time to wait', async () => {
  const from = visitor()
  for (let run = 0; run < LIMIT; run++) expect((await product.post('/endeavour/generate', profile, from)).status).toBe(200)
  const refused = await product.post('/endeavour/generate', profile, from)
  expect(refused).toMatchObject({ status: 429, body: { kind: 'limited', message: "You've reached your generation limit. Please wait an hour before trying again." } })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(3500)
  expect(wait).toBeLessThanOrEqual(3600)
  const sample = (await product.post('/endeavour/generate-default', { sampleId: 'software_engineering' }, from)).body
  expect((await product.post('/endeavour/generate-tuned', { tuningOption: {}, ...texts(sample) }, from)).status).toBe(429)
})

test('of resumes that come all at once, no more are worked on than the limit allows', async () => {
  const from = visitor()
  const made = async () => (await product.services.database.stores.leads.newest(500)).filter(({ source }) => source === 'generator').length
  const before = await made()
  const answers = await Promise.all(Array.from({ length: 6 }, () => product.post('/endeavour/generate', profile, from)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429])
  expect((await made()) - before).toBe(LIMIT)
})

test('files that cannot be read cost no run, but nobody keeps the reader busy with them for long', async () => {
  const from = visitor()
  const noPdf = { form, cv: dataUrl(Buffer.from('plain words')) }
  const statuses: number[] = []
  for (let tries = 0; tries < LIMIT * TRIES_PER_RUN + 1; tries++) statuses.push((await product.post('/endeavour/generate', noPdf, from)).status)
  expect(statuses).toEqual([...Array<number>(LIMIT * TRIES_PER_RUN).fill(415), 429])
  expect(await limitOf(from)).toHaveProperty('remaining', LIMIT)
  expect((await product.post('/endeavour/generate', profile, visitor())).status).toBe(200)
})

describe('the Word file', () => {
  test('holds the titles and texts as they were sent', async () => {
    const words = docxWords(await writeEndeavorsFile(product.services, [{ title: 'Feeders & <grids>', text: 'First.\n\nSecond with **stars**.' }]))
    for (const part of ['OPTION1:Feeders&<grids>', 'First.', 'Secondwith**stars**.']) expect(words).toContain(part)
  })

  test('is refused where texts and titles do not match', async () => {
    const download = (titles: string[], options: string[]) => product.post('/endeavour/download', { titles, options }, visitor())
    expect((await download(['A', 'B'], ['C'])).status).toBe(422)
    expect((await download(Array(5).fill('A'), Array(5).fill('B'))).status).toBe(422)
  })

  test('is refused where a text has more lines than a composed one ever has', async () => {
    const download = (option: string) => product.post('/endeavour/download', { titles: ['A'], options: [option] }, visitor())
    expect(await download('a\n'.repeat(2999))).toMatchObject({ status: 422, body: { kind: 'invalid' } })
  })
})
