/** The four options of each built-in sample, composed from its declared facts and tuned by the same plan as a visitor's. */
import { composeSet, parseDraftPlan, tuneSet } from '../../domain/drafting/compose-set.ts'
import type { DraftPlan } from '../../domain/drafting/design.ts'
import type { SampleId, TuningOption } from '../../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../../domain/endeavor/endeavor-set.ts'
import { personFromResume } from '../../domain/person/person-from-resume.ts'
import { draftingKnowledge } from '../areas/all-areas.ts'
import { findSample } from './all-samples.ts'

/** Composing takes a tenth of a second, so a sample is composed when it is first asked for. */
const composed = new Map<SampleId, EndeavorSet>()

/** What an option rests on is the sample's fictional resume. */
function asSample(set: EndeavorSet): EndeavorSet {
  const [a, b, c, d] = set.options.map((option) => ({ ...option, grounding: { ...option.grounding, support: option.grounding.support.map(({ quote }) => ({ from: 'sample' as const, quote })) } }))
  if (!a || !b || !c || !d) throw new Error('a set without four options')
  return { ...set, options: [a, b, c, d] }
}

/** Null for an id that is no sample's. */
export function sampleSet(id: SampleId): EndeavorSet | null {
  const known = composed.get(id)
  if (known) return known
  const sample = findSample(id)
  if (!sample) return null
  const found = composeSet(personFromResume(sample.petitioner.facts), sample.petitioner.form, draftingKnowledge)
  if (found.kind === 'ask') throw new Error(`the sample ${id} lacks ${found.missing.join()}`)
  const set = asSample(found.set)
  composed.set(id, set)
  return set
}

export function tuneSample(id: SampleId, tuning: TuningOption): EndeavorSet | null {
  const set = sampleSet(id)
  const plan: DraftPlan | null = set && parseDraftPlan(set.plan)
  const tuned = plan && tuneSet(plan, tuning, draftingKnowledge)
  return tuned && asSample(tuned)
}
