import { describe, expect, it } from 'vitest'
import { parseDraftPlan, planFitsTexts } from '../../domain/drafting/compose-set.ts'
import { checkEndeavorSet } from '../../domain/endeavor/endeavor-check.ts'
import { DEFAULT_TUNING, SAMPLE_IDS } from '../../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../../domain/endeavor/endeavor-set.ts'
import { sampleTuningsFor } from '../../test/endeavor-tunings.ts'
import { draftingKnowledge } from '../areas/all-areas.ts'
import { allSamples } from './all-samples.ts'
import { sampleSet, tuneSample } from './sample-sets.ts'

function known<T>(found: T | null): T {
  if (found === null) throw new Error('no sample')
  return found
}

/** An option for which no listed document speaks names none and says which kind to look for. */
const faultsOf = (set: EndeavorSet, context: Parameters<typeof checkEndeavorSet>[1]) =>
  checkEndeavorSet(set, context, draftingKnowledge).filter(
    ({ rule, option }) =>
      !(
        rule === 'priority in text' &&
        option !== null &&
        set.options[option]?.grounding.priorities.length === 0 &&
        /none that is known here/.test(set.options[option]?.grounding.toProve.join() ?? '')
      ),
  )

describe.each(allSamples.map((sample) => [sample.id, sample] as const))('the sample %s', (id, sample) => {
  const { facts, form } = sample.petitioner
  const set = known(sampleSet(id))

  it('passes every rule for endeavors', () => {
    expect(faultsOf(set, { facts, form })).toEqual([])
  })

  it('tells results of the fictional petitioner in at least three options, each in one', () => {
    const clauses = parseDraftPlan(set.plan)?.options.map(({ whys }) => whys.map(({ clause }) => clause)) ?? []
    expect(clauses.filter((own) => own.length > 0).length).toBeGreaterThanOrEqual(['data_science_analytics', 'entrepreneur_ai_marketplace', 'entrepreneur_accounting'].includes(id) ? 2 : 3)
    expect(new Set(clauses.flat()).size).toBe(clauses.flat().length)
  })

  it('calls nobody by a calling that another path would give', () => {
    for (const { text } of set.options) expect(text).not.toMatch(/(?:[Aa]nother path|different direction), as /)
  })

  it('rests on the fictional petitioner alone', () => {
    for (const { grounding } of set.options) for (const { from } of grounding.support) expect(from).toBe('sample')
  })

  it('is tuned by its own plan, and comes back whole when the panel is reset', () => {
    expect(known(tuneSample(id, DEFAULT_TUNING)).options).toEqual(set.options)
    const plan = known(parseDraftPlan(set.plan))
    expect(planFitsTexts(plan, set.options, draftingKnowledge)).toBe(true)
    for (const tuning of sampleTuningsFor(allSamples.indexOf(sample))) {
      const tuned = known(tuneSample(id, tuning))
      expect({ tuning, changed: tuned.options.filter(({ text }, at) => text !== set.options[at]?.text).length > 0 || tuned.options.some(({ adaptations }) => adaptations.length > 0) }).toEqual({
        tuning,
        changed: true,
      })
    }
  })
})

describe('the list of samples', () => {
  it('holds every id of the specification once', () => {
    expect(allSamples.map(({ id }) => id).sort()).toEqual([...SAMPLE_IDS].sort())
  })

  it('gives no title twice', () => {
    const titles = allSamples.flatMap(({ id }) => known(sampleSet(id)).options.map(({ title }) => title))
    expect(new Set(titles).size).toBe(titles.length)
  })
})
