/** The calls of the endeavor generator (specification 2 §7.1). */
import { Hono } from 'hono'
import { z } from 'zod'
import { GENERATOR_EMAIL } from '../content/generator.ts'
import { faultWords } from '../content/project-fields.ts'
import { FACTS_STEP } from '../content/resume-facts.ts'
import type { ProjectReadBack } from '../domain/drafting/project-read-back.ts'
import { SAID_PARTS, type SaidFaults } from '../domain/drafting/said-project.ts'
import { MISSING_FACT_WORDS } from '../domain/drafting/missing-facts.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import { SAMPLE_IDS } from '../domain/endeavor/endeavor-form.ts'
import { generatorFormSchema, tuningOptionSchema } from '../domain/endeavor/endeavor-form-schema.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import type { FactQuestion } from '../domain/person/decisive-facts.ts'
import type { PersonFacts } from '../domain/person/person-facts.ts'
import { statedFactsSchema } from '../domain/person/stated-facts-schema.ts'
import { isOurFault, RESUME_REFUSAL_WORDS } from '../domain/resume/pdf-reading.ts'
import { RESUME_PROBLEM_WORDS } from '../domain/resume/read-resume.ts'
import { dataUrlLengthMax } from '../domain/uploads/data-url.ts'
import { FILE_MEDIA_TYPES, UPLOAD_BYTES_MAX } from '../domain/uploads/upload-limits.ts'
import { sampleSet } from '../content/samples/sample-sets.ts'
import type { Services } from '../usecases/services.ts'
import type { CurrentOptions } from '../usecases/endeavor-drafter.ts'
import type { GenerateResult } from '../usecases/generate-endeavors.ts'
import { answered, refuse } from './answers.ts'
import { readCall, refuseLimited, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'
import { emailEndeavors } from '../usecases/email-endeavors.ts'
import { generateEndeavors } from '../usecases/generate-endeavors.ts'
import { writeEndeavorsFile } from '../usecases/write-endeavors-file.ts'

export const GENERATION_LIMIT = 'generation'
/** Resumes per visitor, also those that cannot be read: reading a hostile one takes seconds. */
export const GENERATION_TRIES_LIMIT = 'generation-tries'
export const TRIES_PER_RUN = 6
export const DOWNLOAD_LIMIT = 'endeavor-download'
/** Mailed copies per visitor. */
export const COPY_LIMIT = 'endeavor-copy'

const OPTION_TEXT_MAX = 6000
const OPTION_TITLE_MAX = 400
/** Each is a paragraph of the file; a composed text has a few. */
const OPTION_LINES_MAX = 60

const RESUME_TOO_LARGE = 'File size must be under 3MB'
const cv = z.string({ error: 'Resume is required' }).min(1, 'Resume is required')

/** `asks`: the page can ask about facts that are missing or not sure; such questions are an answer of 200 without options, and cost no run. */
const resumeBody = z.object({ form: generatorFormSchema, cv, asks: z.boolean().optional() })
/** Composed again, or for the first time, from facts that the person has seen: no file is sent. */
const factsBody = z.object({ form: generatorFormSchema, facts: statedFactsSchema, asks: z.boolean().optional() })
/** What the browser sends; a body with facts needs no file. */
export type GenerateBody = z.input<typeof resumeBody> | z.input<typeof factsBody>
const generateBody = z.unknown().transform((body, context) => {
  const schema = typeof body === 'object' && body !== null && 'facts' in body ? factsBody : resumeBody
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

const title = z.string().trim().min(1).max(OPTION_TITLE_MAX)
const option = z.string().trim().min(1).max(OPTION_TEXT_MAX)

const seal = z.string().max(200)

const fourOptions = {
  title1: title,
  title2: title,
  title3: title,
  title4: title,
  option1: option,
  option2: option,
  option3: option,
  option4: option,
}

const tuneBody = z.object({
  tuningOption: tuningOptionSchema,
  ...fourOptions,
  sampleId: z.enum(SAMPLE_IDS).optional(),
  plan: z.unknown().optional(),
  seal: seal.optional(),
})

/** The marked sentences of each option; what does not stand in its text is not told. */
const unsupported = z
  .array(z.array(z.string().max(OPTION_TEXT_MAX)).max(OPTION_LINES_MAX))
  .max(4)
  .optional()

const emailBody = z.object({
  email: z.string({ error: GENERATOR_EMAIL.invalid }).trim().refine(isEmailAddress, GENERATOR_EMAIL.invalid),
  ...fourOptions,
  seal,
  unsupported,
})

const downloadBody = z
  .object({
    titles: z.array(title).min(1).max(4),
    options: z
      .array(option.refine((text) => text.split('\n').length <= OPTION_LINES_MAX, `At most ${OPTION_LINES_MAX} lines`))
      .min(1)
      .max(4),
    unsupported,
  })
  .refine(({ titles, options }) => titles.length === options.length, { path: ['options'], error: 'As many texts as titles are needed' })

const defaultBody = z.object({ sampleId: z.enum(SAMPLE_IDS) })

export type TuneBody = z.input<typeof tuneBody>
export type DefaultBody = z.input<typeof defaultBody>

/** The specified answer, with what each option rests on beside it. */
function endeavorAnswer(set: EndeavorSet) {
  const [one, two, three, four] = set.options
  return {
    title1: one.title,
    title2: two.title,
    title3: three.title,
    title4: four.title,
    option1: one.text,
    option2: two.text,
    option3: three.text,
    option4: four.text,
    details: set.options.map(({ path, parts, draftedBy = 'composer', grounding, adaptations, unsupported = [] }) => ({ path, parts: parts ?? null, draftedBy, grounding, adaptations, unsupported })),
    plan: set.plan ?? null,
  }
}

export type EndeavorAnswer = ReturnType<typeof endeavorAnswer>
type FourOptions = Record<keyof typeof fourOptions, string>

function optionsOf(body: FourOptions): CurrentOptions {
  return [
    { title: body.title1, text: body.option1 },
    { title: body.title2, text: body.option2 },
    { title: body.title3, text: body.option3 },
    { title: body.title4, text: body.option4 },
  ]
}

type Refused = Exclude<GenerateResult, { kind: 'generated' }>

function resumeRefusal(result: Refused): { status: 413 | 415 | 422 | 503; message: string } {
  switch (result.kind) {
    case 'resume-too-large':
      return { status: 413, message: RESUME_TOO_LARGE }
    case 'resume-malformed':
      return { status: 415, message: 'Only PDF files are accepted' }
    case 'resume-unreadable': {
      const { kind } = result.reading
      const status = isOurFault(kind) ? 503 : kind === 'not-a-pdf' || kind === 'old-word' ? 415 : 422
      return { status, message: RESUME_REFUSAL_WORDS[kind] }
    }
    case 'project-unusable':
      return { status: 422, message: Object.values(projectFields(result.faults))[0] ?? FACTS_STEP.refusal }
    case 'facts-missing':
      return { status: 422, message: result.missing.map((fact) => MISSING_FACT_WORDS[fact]).join(' ') }
    case 'facts-unsure':
      return { status: 422, message: FACTS_STEP.refusal }
    case 'resume-unusable':
      return { status: 422, message: RESUME_PROBLEM_WORDS[result.problem] }
  }
}

/** What is wrong with the parts of a project, at their fields. */
const projectFields = (faults: SaidFaults): Record<string, string> =>
  Object.fromEntries(SAID_PARTS.flatMap((part) => (faultWords(part, faults[part]) === null ? [] : [[`form.userProposedEndeavor.projectSaid.${part}`, faultWords(part, faults[part]) ?? '']])))

/** `project`: how the visitor's project was understood; null where none was typed. */
export type FactsAsked = { kind: 'facts-unsure' | 'facts-missing'; questions: FactQuestion[]; facts: PersonFacts; scanned: boolean; project: ProjectReadBack | null }

/** What the page asks of the person before it composes, with the facts as they were read. */
function questionsOf(result: Refused): FactsAsked | null {
  if (result.kind !== 'facts-unsure' && result.kind !== 'facts-missing') return null
  const ofResume = result.kind === 'facts-unsure' ? result.unsure : result.missing.flatMap((fact) => (fact === 'work' ? ['role' as const, 'work' as const] : [fact]))
  const questions: FactQuestion[] = [...(result.asksProject ? ['project' as const] : []), ...ofResume]
  return { kind: result.kind, questions, facts: result.person, scanned: result.scanned, project: result.project }
}

const LIMIT_MESSAGE = "You've reached your generation limit. Please wait an hour before trying again."

export function endeavourCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()

  calls.post('/generate', async (c) => {
    const body = await readCall(c, generateBody, { maxBytes: dataUrlLengthMax(UPLOAD_BYTES_MAX) + 64_000, tooLarge: { message: RESUME_TOO_LARGE, field: 'cv' } })
    if (!body.ok) return body.response
    const visitor = visitorOf(c, settings)
    const limited = await refuseOverLimit(c, await services.limits.peek(GENERATION_LIMIT, visitor), LIMIT_MESSAGE)
    if (limited) return limited
    const tried = await refuseOverLimit(c, await services.limits.consume(GENERATION_TRIES_LIMIT, visitor), LIMIT_MESSAGE)
    if (tried) return tried
    // Counted before the work, so that many at once are no way around the limit; a run that gives no answer is given back.
    const counted = await services.limits.consume(GENERATION_LIMIT, visitor)
    let composed = false
    try {
      const refused = await refuseOverLimit(c, counted, LIMIT_MESSAGE)
      if (refused) return refused
      const result = await generateEndeavors(services, { ...body.value, visitor })
      if (result.kind !== 'generated') {
        const { status, message } = resumeRefusal(result)
        const questions = questionsOf(result)
        if (body.value.asks === true && questions !== null) return answered(c, 'POST /endeavour/generate', questions)
        const fields = result.kind === 'project-unusable' ? projectFields(result.faults) : { cv: message }
        return refuse(c, status, { kind: result.kind, message, fields, ...questions })
      }
      composed = true
      return answered(c, 'POST /endeavour/generate', {
        ...endeavorAnswer(result.set),
        scanned: result.scanned,
        facts: result.person,
        project: result.project,
        seal: services.seal.seal(result.set),
        limit: counted,
      })
    } finally {
      if (!composed) await services.limits.giveBack(GENERATION_LIMIT, visitor).catch(() => {})
    }
  })

  calls.post('/generate-tuned', async (c) => {
    const body = await readCall(c, tuneBody, { maxBytes: 256_000 })
    if (!body.ok) return body.response
    const visitor = visitorOf(c, settings)
    const counted = await services.limits.consume(GENERATION_LIMIT, visitor)
    const limited = await refuseOverLimit(c, counted, LIMIT_MESSAGE)
    if (limited) return limited
    const { value } = body
    const current = optionsOf(value)
    // Words from elsewhere may be tuned, but they are not sealed: the seal would let them be mailed to anybody.
    const sealed = value.seal !== undefined && services.seal.holdsForTuning(current, value.plan, value.seal)
    const set = await services.drafter.tune({
      tuning: value.tuningOption,
      current,
      sampleId: value.sampleId ?? null,
      plan: value.plan,
      visitor,
    })
    return answered(c, 'POST /endeavour/generate-tuned', { ...endeavorAnswer(set), seal: sealed ? services.seal.seal(set) : null, limit: counted })
  })

  calls.post('/generate-default', async (c) => {
    const body = await readCall(c, defaultBody, { maxBytes: 4_000 })
    if (!body.ok) return body.response
    const set = sampleSet(body.value.sampleId)
    if (set === null) return refuse(c, 404, { kind: 'no-such-sample', message: 'This sample is not available.' })
    return answered(c, 'POST /endeavour/generate-default', { ...endeavorAnswer(set), seal: services.seal.seal(set) })
  })

  calls.post('/download', async (c) => {
    const body = await readCall(c, downloadBody, { maxBytes: 64_000 })
    if (!body.ok) return body.response
    const counted = await services.limits.consume(DOWNLOAD_LIMIT, visitorOf(c, settings))
    const limited = await refuseOverLimit(c, counted, 'Too many downloads. Please wait some minutes and try again.')
    if (limited) return limited
    const { titles, options, unsupported: marks = [] } = body.value
    const file = await writeEndeavorsFile(
      services,
      options.map((text, index) => ({ title: titles[index] ?? '', text, unsupported: marks[index] ?? [] })),
    )
    return c.body(new Uint8Array(file).buffer, 200, {
      'content-type': FILE_MEDIA_TYPES.docx,
      'content-disposition': 'attachment; filename="proposed-endeavors.docx"',
      'cache-control': 'private, no-store',
    })
  })

  calls.post('/email', async (c) => {
    const body = await readCall(c, emailBody, { maxBytes: 64_000 })
    if (!body.ok) return body.response
    const limited = await refuseOverLimit(c, await services.limits.consume(COPY_LIMIT, visitorOf(c, settings)), GENERATOR_EMAIL.tooMany)
    if (limited) return limited
    const { email, seal, unsupported: marks = [] } = body.value
    const result = await emailEndeavors(services, { email, options: optionsOf(body.value), seal, unsupported: marks })
    switch (result.kind) {
      case 'queued':
        return c.json({ email }, 202)
      case 'limited':
        return refuseLimited(c, result, GENERATOR_EMAIL.tooManyToAddress)
      case 'not-sealed':
        return refuse(c, 422, { kind: result.kind, message: GENERATOR_EMAIL.notOurs })
      case 'holds-address':
        return refuse(c, 422, { kind: result.kind, message: GENERATOR_EMAIL.holdsAddress })
    }
  })

  calls.get('/limit', async (c) => c.json(await services.limits.peek(GENERATION_LIMIT, visitorOf(c, settings))))

  return calls
}
