/** Applies the tuning panel to four options: same endeavors, same facts, another emphasis. */
import type { ResumeFacts } from '../resume/resume-facts.ts'
import { planEndeavors } from './compose-endeavors.ts'
import { isDefaultTuning, type GeneratorForm, type TuningOption } from './endeavor-form.ts'
import { endeavorPlanSchema, type EndeavorPlan, type OptionPlan } from './endeavor-plan.ts'
import { findSeed, renderOption } from './endeavor-prose.ts'
import type { EndeavorOption, CatalogueSet } from './endeavor-set.ts'
import { reworkForeignOption } from './foreign-option.ts'
import type { EndeavorKnowledge } from './knowledge.ts'
import { planMatchesText, recoverPlan, type TitledText } from './recover-plan.ts'
import type { Sample } from './sample.ts'

export type CurrentOptions = readonly [TitledText, TitledText, TitledText, TitledText]

export type TuneSource =
  /** `plan` as the browser sent it, not yet trusted; `facts` and `form` where the caller still has them. */
  | { kind: 'profile'; facts?: ResumeFacts; form?: GeneratorForm; plan?: unknown }
  | { kind: 'sample'; sample: Sample }

export type TuneRequest = { tuning: TuningOption; current: CurrentOptions; source: TuneSource }

/**
 * The four options under a tuning. Option n stays option n. Works from titles and texts alone; a plan or the resume
 * facts only add what the texts had no room for. Pure and deterministic.
 */
export function tuneEndeavors({ tuning, current, source }: TuneRequest, knowledge: EndeavorKnowledge): CatalogueSet {
  if (source.kind === 'sample' && isDefaultTuning(tuning)) return samplesAsSet(source.sample)
  const plan = planFor(current, source, knowledge)
  const render = (index: 0 | 1 | 2 | 3): EndeavorOption => {
    const option = plan.options[index]
    const seed = findSeed(option, knowledge)
    return seed ? renderOption({ plan: option, seed, tuning, employmentType: plan.employmentType, index, knowledge }) : reworkForeignOption(option, tuning, index, knowledge)
  }
  return { options: [render(0), render(1), render(2), render(3)], plan }
}

/** A sample's own options in the shape of an answer. */
export function samplesAsSet(sample: Sample): CatalogueSet {
  const option = (index: 0 | 1 | 2 | 3): EndeavorOption => {
    const { title, text, path, grounding } = sample.options[index]
    return { title, text, path, grounding, adaptations: [] }
  }
  return { options: [option(0), option(1), option(2), option(3)], plan: samplePlan(sample) }
}

function samplePlan(sample: Sample): EndeavorPlan {
  const [a, b, c, d] = sample.options
  return { version: 1, employmentType: sample.petitioner.form.userBackground.employmentType, options: [a.plan, b.plan, c.plan, d.plan] }
}

function planFor(current: CurrentOptions, source: TuneSource, knowledge: EndeavorKnowledge): EndeavorPlan {
  if (source.kind === 'sample') return samplePlan(source.sample)
  const sent = source.facts && source.form ? planEndeavors({ facts: source.facts, form: source.form }, knowledge) : parsedPlan(source.plan)
  if (!sent) return recoverPlan(current, knowledge)
  const trusted = (index: 0 | 1 | 2 | 3): boolean => findSeed(sent.options[index], knowledge) !== null && planMatchesText(sent.options[index], current[index], knowledge)
  if (trusted(0) && trusted(1) && trusted(2) && trusted(3)) return sent
  const recovered = recoverPlan(current, knowledge)
  const choose = (index: 0 | 1 | 2 | 3): OptionPlan => (trusted(index) ? sent.options[index] : recovered.options[index])
  return { version: 1, employmentType: sent.employmentType, options: [choose(0), choose(1), choose(2), choose(3)] }
}

function parsedPlan(plan: unknown): EndeavorPlan | null {
  const parsed = endeavorPlanSchema.safeParse(plan)
  return parsed.success ? parsed.data : null
}
