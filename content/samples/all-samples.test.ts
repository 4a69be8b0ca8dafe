import { describe, expect, it } from 'vitest'
import { checkEndeavorSet } from '../../domain/endeavor/endeavor-check.ts'
import { SAMPLE_IDS } from '../../domain/endeavor/endeavor-form.ts'
import { samplesAsSet, tuneEndeavors, type CurrentOptions } from '../../domain/endeavor/tune-endeavors.ts'
import { sampleTuningsFor } from '../../test/endeavor-tunings.ts'
import { endeavorKnowledge } from '../knowledge/endeavor-knowledge.ts'
import { allSamples } from './all-samples.ts'

describe.each(allSamples.map((sample) => [sample.id, sample] as const))('the sample %s', (_id, sample) => {
  const { facts, form } = sample.petitioner

  it('passes every rule for endeavors', () => {
    expect(checkEndeavorSet(samplesAsSet(sample), { facts, form }, endeavorKnowledge)).toEqual([])
  })

  it('keeps its sentences about the petitioner word for word in the plan', () => {
    for (const option of sample.options) expect(option.text).toContain(option.plan.person[0])
  })

  it('still passes every rule when it is tuned', () => {
    const current = sample.options.map(({ title, text }) => ({ title, text })) as unknown as CurrentOptions
    for (const tuning of sampleTuningsFor(allSamples.indexOf(sample))) {
      const failures = checkEndeavorSet(tuneEndeavors({ tuning, current, source: { kind: 'sample', sample } }, endeavorKnowledge), { facts, form, tuning }, endeavorKnowledge)
      expect({ tuning, failures }).toEqual({ tuning, failures: [] })
    }
  })
})

describe('the list of samples', () => {
  it('holds every id of the specification once', () => {
    expect(allSamples.map(({ id }) => id).sort()).toEqual([...SAMPLE_IDS].sort())
  })
})
