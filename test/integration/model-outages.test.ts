/** What a visitor gets, and what is recorded, when the language model of the running product fails in its various ways. */
import { afterAll, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import type { GeneratorForm } from '../../domain/endeavor/endeavor-form.ts'
import { readResume } from '../../domain/resume/read-resume.ts'
import type { ModelDraftStore } from '../../usecases/ports.ts'
import { profileOf } from '../drafting-check/profiles.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'
import { modelDouble, type Said } from '../model-double.ts'

let product: TestProduct
let model: Awaited<ReturnType<typeof modelDouble>>
let recorded: MockInstance<ModelDraftStore['insert']>
let answer: Said = ''

beforeAll(async () => {
  model = await modelDouble(() => answer)
  product = await createTestProduct({ env: { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: model.base, LLM_TIMEOUT_MS: '9000', LLM_DAILY_CENTS: '100' } })
  await product.startJobs()
})
afterAll(async () => {
  await product.close()
  model.close()
})
beforeEach(() => {
  recorded = vi.spyOn(product.services.database.stores.modelDrafts, 'insert')
  model.asked.length = 0
})

const person = profileOf('software')
const form: GeneratorForm = {
  userBackground: { employmentType: 'employee', futureRoleFocus: '' },
  userProposedEndeavor: { futureProject: person.project, proposedEndeavorNiche: '', additionalInfo: '' },
}
const input = { facts: readResume([{ lines: person.resume.split('\n') }], new Date('2026-06-01T00:00:00Z')), form, resumeText: person.resume }
const draftersOf = async () => (await product.services.drafter.generate(input)).options.map(({ draftedBy = 'composer' }) => draftedBy)
const invention = 'I hold an MBA from Harvard.'
const unkept = JSON.stringify({
  options: [0, 1, 2, 3].map((at) => ({ title: `Extraordinary ${at}`, sentences: [{ part: 'why', text: invention }], supportQuotes: [], priorityKeys: [], toProve: [], adaptations: [] })),
})

test.each<[string, Said, { outcome: string; calls: number; paid: boolean }]>([
  ['breaks off in the middle', { broken: '{"options": [{"title": "Build' }, { outcome: 'composer: model failed', calls: 1, paid: false }],
  ['says nothing', '', { outcome: 'composer: model failed', calls: 2, paid: true }],
  ['refuses', 'I am sorry, but I cannot help with that.', { outcome: 'composer: model failed', calls: 2, paid: true }],
  ['stops at its longest length', { cut: unkept.slice(0, 200) }, { outcome: 'composer: model failed', calls: 2, paid: true }],
  ['has too many requests', 429, { outcome: 'composer: model failed', calls: 1, paid: false }],
  ['fails', 500, { outcome: 'composer: model failed', calls: 1, paid: false }],
  ['takes too long', 'hang', { outcome: 'composer: model failed', calls: 1, paid: true }],
  ['invents to the end, in prose around its JSON', `Here you are:\n${unkept}\nGood luck!`, { outcome: 'composer: rules broken', calls: 2, paid: true }],
])('a model that %s leaves the draft to the composer, and the call is counted', async (_name, said, { outcome, calls, paid }) => {
  answer = said
  expect(await draftersOf()).toEqual(['composer', 'composer', 'composer', 'composer'])
  expect(recorded).toHaveBeenCalledTimes(1)
  const row = recorded.mock.calls[0]?.[0]
  expect(row).toMatchObject({ task: 'generate', model: 'm', outcome, calls, ms: expect.any(Number) })
  expect((row?.inputTokens ?? 0) > 0 && (row?.costMicros ?? 0) > 0).toBe(paid)
  expect(row?.rules).toEqual(outcome.endsWith('rules broken') ? expect.arrayContaining(['degree', 'school', 'unsafe words']) : [])
  expect(JSON.stringify(row)).not.toContain('Harvard')
})

test('past the cost of a day the model is not asked', async () => {
  await product.services.database.stores.modelDrafts.insert({
    id: '00000000-0000-4000-8000-000000000001',
    at: new Date(product.clock.now()),
    model: 'm',
    task: 'generate',
    outcome: 'accepted',
    ms: 1,
    calls: 1,
    inputTokens: 1,
    outputTokens: 1,
    costMicros: 1_000_000,
    rules: [],
  })
  recorded.mockClear()
  answer = unkept
  expect(await draftersOf()).toEqual(['composer', 'composer', 'composer', 'composer'])
  expect(model.asked).toEqual([])
  expect(recorded.mock.calls[0]?.[0]).toMatchObject({ outcome: 'composer: ceiling reached', calls: 0, costMicros: 0 })
})
