import type { UntoldFacts } from '../domain/drafting/missing-facts.ts'
import type { GeneratorForm, SampleId, TuningOption } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import type { PersonFacts } from '../domain/person/person-facts.ts'
import type { ResumeFacts } from '../domain/resume/resume-facts.ts'

export type DraftInput = {
  facts: ResumeFacts
  /** The facts whole, as the reader found them; absent where only facts of an earlier form are at hand, as for samples. */
  person?: PersonFacts
  form: GeneratorForm
  /** The resume as it was read, line by line, without sentences that speak to a machine; absent where only facts are at hand. */
  resumeText?: string
  /** Who waits for it; absent where nobody does. */
  visitor?: string
}

export type CurrentOptions = [OptionText, OptionText, OptionText, OptionText]
export type OptionText = { title: string; text: string }

export type TuneInput = {
  tuning: TuningOption
  /** The four options on the visitor's screen. */
  current: CurrentOptions
  /** The sample they came from, null for a visitor's own profile. */
  sampleId: SampleId | null
  /** What a generated set carried along, sent back by the browser; untrusted. */
  plan: unknown
  visitor?: string
}

/** Writes endeavors. The built-in composer and the language model both stand behind it. Rejects with `WorkRefused` where that takes too much. */
export interface EndeavorDrafter {
  /** What has to be told before anything can be drafted, and whether results would help. */
  untoldFacts(input: DraftInput): Promise<UntoldFacts>
  /** Only where nothing is missing. */
  generate(input: DraftInput): Promise<EndeavorSet>
  tune(input: TuneInput): Promise<EndeavorSet>
}

/** What the whole site may spend on a language model in a day. */
export interface ModelBudget {
  /** Asked before each draft; false from the moment the day's ceiling is reached. */
  allows(): Promise<boolean>
}

/** What was composed earlier, kept as keyed hashes of runs of words: it tells likeness and nothing else. */
export interface ComposedRuns {
  /** `own`: this very text was given to this person before. `shared`: the largest share of its runs that one other person was given, 0–1. */
  compare(input: DraftInput, options: readonly OptionText[]): Promise<{ own: boolean; shared: number }>
  remember(input: DraftInput, options: readonly OptionText[]): Promise<void>
}
