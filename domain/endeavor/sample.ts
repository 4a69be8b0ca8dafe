/** A built-in sample: a fictional petitioner with four finished options that can be tuned like a visitor's own. */
import type { ResumeFacts } from '../resume/resume-facts.ts'
import type { GeneratorForm, SampleId } from './endeavor-form.ts'
import type { OptionPlan } from './endeavor-plan.ts'
import type { Grounding } from './endeavor-set.ts'

export type SampleOption = {
  title: string
  /** One paragraph of 110–180 words, written by hand. */
  text: string
  path: 'close' | 'alternative'
  grounding: Grounding
  /** Which seed tuning works from, and the sentences of `text` about the petitioner that every tuning keeps. */
  plan: OptionPlan
}

export type Sample = {
  id: SampleId
  /** Fictional throughout. */
  petitioner: { facts: ResumeFacts; form: GeneratorForm }
  options: readonly [SampleOption, SampleOption, SampleOption, SampleOption]
}
