import type { MissingFact } from '../domain/drafting/missing-facts.ts'
import type { ProjectReadBack } from '../domain/drafting/project-read-back.ts'
import type { SaidFaults } from '../domain/drafting/said-project.ts'
import { unsureFacts, type FactQuestion } from '../domain/person/decisive-facts.ts'
import { withinLimits } from '../domain/person/fact-limits.ts'
import type { PersonFacts } from '../domain/person/person-facts.ts'
import { resumeProblem, type ResumeProblem } from '../domain/resume/read-resume.ts'
import type { ResumeFacts } from '../domain/resume/resume-facts.ts'
import type { ResumeRefusal } from '../domain/resume/pdf-reading.ts'
import type { GeneratorForm } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import { decodeDataUrl } from '../domain/uploads/data-url.ts'
import { UPLOAD_BYTES_MAX } from '../domain/uploads/upload-limits.ts'
import type { EndeavorDrafter } from './endeavor-drafter.ts'
import { isWorkRefused, type Chance, type Clock, type Database, type DocumentReader, type DocumentSender, type DoWork } from './ports.ts'

export type GenerateDeps = {
  documents: Pick<DocumentReader, 'readResume'>
  drafter: EndeavorDrafter
  work: DoWork
  database: Database
  clock: Clock
  chance: Pick<Chance, 'id'>
}

/** `cv`: a resume as a data URL. `facts`: those of an earlier run, as the person confirmed and corrected them; then no file is needed. */
export type GenerateRequest = DocumentSender & {
  form: GeneratorForm
  /** True where the person can be asked about decisive facts that are not sure, and about the project; otherwise only what is sure is used. */
  asks?: boolean | undefined
} & ({ cv: string } | { facts: PersonFacts })

export type GenerateResult =
  /** `scanned`: the resume was recognized in pictures; the visitor has to check every line. */
  | { kind: 'generated'; set: EndeavorSet; scanned: boolean; person: PersonFacts; project: ProjectReadBack | null }
  | { kind: 'resume-too-large' }
  | { kind: 'resume-malformed' }
  | { kind: 'resume-unreadable'; reading: ResumeRefusal }
  | { kind: 'resume-unusable'; problem: ResumeProblem }
  /** Nothing is drafted on a guess: the visitor is asked instead. */
  | ({ kind: 'facts-missing'; missing: MissingFact[]; person: PersonFacts; scanned: boolean } & AskedProject)
  /** Decisive facts that the resume does not tell for sure; the drafter could do without. */
  | ({ kind: 'facts-unsure'; unsure: FactQuestion[]; person: PersonFacts; scanned: boolean } & AskedProject)
  /** What the visitor gave of the project can stand in no sentence; only where nobody can be asked. */
  | { kind: 'project-unusable'; faults: SaidFaults }

/** `asksProject`: what will exist or its users could not be read for sure, or what was given of them cannot be used. */
type AskedProject = { project: ProjectReadBack | null; asksProject: boolean }

/** Resume (data URL) or stated facts, and answers → four endeavors. The resume is read in memory and is not stored. */
export async function generateEndeavors(deps: GenerateDeps, given: GenerateRequest): Promise<GenerateResult> {
  try {
    return await generate(deps, given)
  } catch (error) {
    // What a resume says may take as long to compose from as its file to read.
    if (isWorkRefused(error) && 'cv' in given) return { kind: 'resume-unreadable', reading: { kind: error.kind } }
    throw error
  }
}

async function generate(deps: GenerateDeps, given: GenerateRequest): Promise<GenerateResult> {
  const told = 'facts' in given ? { kind: 'told' as const, ...(await statedInput(deps, given)) } : await readInput(deps, given)
  if (told.kind !== 'told') return told
  const { facts, person, resumeText, scanned } = told
  const input = { facts, person, form: given.form, visitor: given.visitor, ...(resumeText === null ? {} : { resumeText }) }
  const { missing, fewResults, project } = await deps.drafter.untoldFacts(input)
  const isFaulty = project !== null && Object.keys(project.faults).length > 0
  if (isFaulty && given.asks !== true) return { kind: 'project-unusable', faults: project.faults }
  const asksProject = given.asks === true && project !== null && (!project.isSure || isFaulty)
  if (missing.length > 0) return { kind: 'facts-missing', missing, person, scanned, project, asksProject }
  const unsure = 'cv' in given && given.asks === true ? [...unsureFacts(person, scanned), ...(fewResults ? (['work'] as const) : [])] : []
  if (unsure.length > 0 || asksProject) return { kind: 'facts-unsure', unsure, person, scanned, project, asksProject }
  const set = await deps.drafter.generate(input)
  await deps.database.stores.leads.insert({
    id: deps.chance.id(),
    source: 'generator',
    email: null,
    name: null,
    message: null,
    data: { profession: facts.profession.key, employmentType: given.form.userBackground.employmentType },
    createdAt: new Date(deps.clock.now()),
  })
  return { kind: 'generated', set, scanned, person, project }
}

type Told = { facts: ResumeFacts; person: PersonFacts; resumeText: string | null; scanned: boolean }

async function statedInput({ work }: GenerateDeps, { facts: stated, visitor }: { facts: PersonFacts; visitor: string }): Promise<Told> {
  const { facts, person } = await work('settleStatedFacts', stated, visitor)
  return { facts, person, resumeText: null, scanned: false }
}

async function readInput(deps: GenerateDeps, { cv, visitor }: { cv: string; visitor: string }): Promise<({ kind: 'told' } & Told) | GenerateResult> {
  const decoded = decodeDataUrl(cv, UPLOAD_BYTES_MAX)
  if (decoded.kind === 'too-large') return { kind: 'resume-too-large' }
  if (decoded.kind === 'empty') return { kind: 'resume-unreadable', reading: { kind: 'empty' } }
  if (decoded.kind === 'malformed') return { kind: 'resume-malformed' }
  const reading = await deps.documents.readResume(decoded.bytes, { visitor, now: deps.clock.now() })
  if (reading.kind !== 'read') return { kind: 'resume-unreadable', reading }
  const { facts, person, text: resumeText, scanned = false } = reading
  const problem = resumeProblem(facts)
  if (problem !== null && scanned) return { kind: 'resume-unreadable', reading: { kind: 'no-text', pageCount: 1 } }
  if (problem !== null) return { kind: 'resume-unusable', problem }
  return { kind: 'told', facts, person: withinLimits(person), resumeText, scanned }
}
