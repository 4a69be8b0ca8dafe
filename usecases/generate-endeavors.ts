import type { MissingFact } from '../domain/drafting/missing-facts.ts'
import { resumeProblem, type ResumeProblem } from '../domain/resume/read-resume.ts'
import type { ResumeRefusal } from '../domain/resume/pdf-reading.ts'
import type { GeneratorForm } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import { decodeDataUrl } from '../domain/uploads/data-url.ts'
import { UPLOAD_BYTES_MAX } from '../domain/uploads/upload-limits.ts'
import type { EndeavorDrafter } from './endeavor-drafter.ts'
import type { Chance, Clock, Database, DocumentReader, DocumentSender } from './ports.ts'

export type GenerateDeps = {
  documents: Pick<DocumentReader, 'readResume'>
  drafter: EndeavorDrafter
  database: Database
  clock: Clock
  chance: Pick<Chance, 'id'>
}

export type GenerateRequest = DocumentSender & { form: GeneratorForm; cv: string }

export type GenerateResult =
  /** `scanned`: the resume was recognized in pictures; the visitor has to check every line. */
  | { kind: 'generated'; set: EndeavorSet; scanned: boolean }
  | { kind: 'resume-too-large' }
  | { kind: 'resume-malformed' }
  | { kind: 'resume-unreadable'; reading: ResumeRefusal }
  | { kind: 'resume-unusable'; problem: ResumeProblem }
  /** Nothing is drafted on a guess: the visitor is asked instead. */
  | { kind: 'facts-missing'; missing: MissingFact[] }

/** Resume (data URL) and answers → four endeavors. The resume is read in memory and is not stored. */
export async function generateEndeavors(deps: GenerateDeps, given: GenerateRequest): Promise<GenerateResult> {
  const decoded = decodeDataUrl(given.cv, UPLOAD_BYTES_MAX)
  if (decoded.kind === 'too-large') return { kind: 'resume-too-large' }
  if (decoded.kind === 'empty') return { kind: 'resume-unreadable', reading: { kind: 'empty' } }
  if (decoded.kind === 'malformed') return { kind: 'resume-malformed' }
  const reading = await deps.documents.readResume(decoded.bytes, { visitor: given.visitor, now: deps.clock.now() })
  if (reading.kind !== 'read') return { kind: 'resume-unreadable', reading }
  const { facts, text: resumeText, scanned = false } = reading
  const problem = resumeProblem(facts)
  if (problem !== null && scanned) return { kind: 'resume-unreadable', reading: { kind: 'no-text', pageCount: 1 } }
  if (problem !== null) return { kind: 'resume-unusable', problem }
  const missing = deps.drafter.missingFacts({ facts, form: given.form })
  if (missing.length > 0) return { kind: 'facts-missing', missing }
  const set = await deps.drafter.generate({ facts, form: given.form, resumeText })
  await deps.database.stores.leads.insert({
    id: deps.chance.id(),
    source: 'generator',
    email: null,
    name: null,
    message: null,
    data: { profession: facts.profession.key, employmentType: given.form.userBackground.employmentType },
    createdAt: new Date(deps.clock.now()),
  })
  return { kind: 'generated', set, scanned }
}
