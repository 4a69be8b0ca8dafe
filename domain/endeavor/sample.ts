/** A built-in sample: a fictional petitioner, whose options the composer writes as it does a visitor's. */
import type { ResumeFacts } from '../resume/resume-facts.ts'
import type { GeneratorForm, SampleId } from './endeavor-form.ts'

export type Sample = {
  id: SampleId
  /** Fictional throughout. */
  petitioner: { facts: ResumeFacts; form: GeneratorForm }
}
