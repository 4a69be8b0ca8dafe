import { dayOf } from '../domain/calendar-day.ts'
import { keepForeign } from '../domain/drafting/keep-foreign.ts'
import type { SampleId, TuningOption } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import type { ComposedRuns, DraftInput, EndeavorDrafter } from './endeavor-drafter.ts'
import type { Clock, DoWork } from './ports.ts'

/** How often a composition is said anew where it comes too close to somebody else's. */
const VARIETIES = 6
/** Share of its runs of words that may stand in what was composed for another person. */
const SHARED_MAX = 0.06

export type ComposerDeps = {
  work: DoWork
  clock: Clock
  /** A sample under a tuning; null for an unknown id. */
  tuneSample(id: SampleId, tuning: TuningOption): EndeavorSet | null
  /** Absent where nothing is remembered, as for samples. */
  runs?: ComposedRuns
}

/** The built-in drafter: needs no key and no network. */
export function composerDrafter({ work, clock, tuneSample, runs }: ComposerDeps): EndeavorDrafter {
  const given = ({ facts, person, form }: DraftInput) => ({ facts, ...(person === undefined ? {} : { person }), form, today: dayOf(clock.now()) })
  return {
    untoldFacts: (input) => work('findUntoldFacts', given(input), input.visitor ?? ''),
    async generate(input) {
      let closest: { set: EndeavorSet; share: number } | null = null
      for (let variety = 0; variety < VARIETIES; variety++) {
        const composed = await work('composeEndeavors', { ...given(input), variety }, input.visitor ?? '')
        if (composed.kind === 'ask') throw new Error('a composition was asked for although facts are missing')
        const { set } = composed
        if (!runs) return set
        const known = await runs.compare(input, set.options)
        // The same person gets the same words again, also where others came close to them since.
        if (known.own) return set
        if (!closest || known.shared < closest.share) closest = { set, share: known.shared }
        if (known.shared <= SHARED_MAX) break
      }
      if (!closest) throw new Error('no variety was composed')
      await runs?.remember(input, closest.set.options)
      return closest.set
    },
    async tune({ tuning, current, sampleId, plan, visitor = '' }) {
      const ofSample = sampleId === null ? null : tuneSample(sampleId, tuning)
      if (ofSample) return ofSample
      return (await work('tuneEndeavors', { tuning, current, plan, today: dayOf(clock.now()) }, visitor)) ?? keepForeign(current)
    },
  }
}
