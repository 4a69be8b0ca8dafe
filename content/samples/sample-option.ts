/** Completes a hand-written sample option: grounding from its seed, plan for tuning. */
import type { OptionPlan } from '../../domain/endeavor/endeavor-plan.ts'
import type { SampleOption } from '../../domain/endeavor/sample.ts'
import { endeavorKnowledge } from '../knowledge/endeavor-knowledge.ts'

export type SampleDraft = {
  seed: string
  path: 'close' | 'alternative'
  variant: OptionPlan['variant']
  title: string
  /** `{person}` stands for the first sentence of `person`. */
  text: string
  /** Sentences about the petitioner that tuning keeps, the one that stands in `text` first. */
  person: string[]
  /** Passages of the fictional resume that support them. */
  support: string[]
}

export function sampleOption(draft: SampleDraft): SampleOption {
  const seed = endeavorKnowledge.seeds.find(({ id }) => id === draft.seed)
  if (!seed) throw new Error(`sample names the unknown seed ${draft.seed}`)
  const support = draft.support.map((quote) => ({ from: 'sample' as const, quote }))
  return {
    title: draft.title,
    text: draft.text.replace('{person}', () => draft.person[0] ?? ''),
    path: draft.path,
    grounding: {
      support,
      priorities: seed.priorities.flatMap(({ key, note }) => {
        const source = endeavorKnowledge.priorities.find((one) => one.key === key)
        return source ? [{ key, title: source.title, date: source.date, url: source.url, note }] : []
      }),
      toProve: seed.toProve.map((clause) => clause.charAt(0).toUpperCase() + clause.slice(1)),
    },
    plan: { seed: draft.seed, path: draft.path, variant: draft.variant, topic: null, lead: null, title: null, role: null, niche: null, person: draft.person, kept: [], support, notes: [] },
  }
}
