import { describe, expect, it } from 'vitest'
import { DEFAULT_TUNING } from '../domain/endeavor/endeavor-form.ts'
import { petitioners } from '../test/endeavor-petitioners.ts'
import { composerDrafter } from './composer-drafter.ts'
import type { ComposedRuns } from './endeavor-drafter.ts'
import { workHere } from '../test/work-here.ts'

const nurse = petitioners.find(({ id }) => id === 'nurse')!
const input = { facts: nurse.facts, form: nurse.form }
const drafterWith = (runs?: ComposedRuns) => composerDrafter({ work: workHere, clock: { now: () => Date.parse('2026-11-27') }, tuneSample: () => null, ...(runs ? { runs } : {}) })
const plain = await drafterWith().generate(input)

/** Remembers in memory; `likeness` is what it says of a first title. */
function remembering(likeness: (title: string) => { own: boolean; shared: number }) {
  const remembered: string[] = []
  const runs: ComposedRuns = {
    compare: async (_input, options) => likeness(options[0]!.title),
    remember: async (_input, options) => void remembered.push(options[0]!.title),
  }
  return { runs, remembered }
}

describe('a composition', () => {
  it('names and tunes by the documents of its own day', async () => {
    const days: unknown[] = []
    const drafter = composerDrafter({
      work: (name, given, of) => {
        days.push((given as { today?: string }).today)
        return workHere(name, given, of)
      },
      clock: { now: () => Date.parse('2031-05-02T10:00:00Z') },
      tuneSample: () => null,
    })
    await drafter.untoldFacts(input)
    await drafter.generate(input)
    await drafter.tune({ tuning: DEFAULT_TUNING, current: plain.options, sampleId: null, plan: plain.plan })
    expect(days).toEqual(['2031-05-02', '2031-05-02', '2031-05-02'])
  })

  it('that nobody else was given stays as it is and is remembered', async () => {
    const { runs, remembered } = remembering(() => ({ own: false, shared: 0 }))
    expect(await drafterWith(runs).generate(input)).toEqual(plain)
    expect(remembered).toEqual([plain.options[0].title])
  })

  it('that comes too close to somebody else’s is said another way', async () => {
    const { runs, remembered } = remembering((title) => ({ own: false, shared: title === plain.options[0].title ? 0.4 : 0 }))
    const varied = await drafterWith(runs).generate(input)
    expect(varied.options[0].text).not.toBe(plain.options[0].text)
    expect(remembered).toEqual([varied.options[0].title])
  })

  it('is the same again for the same person, whoever came close to it since', async () => {
    const { runs, remembered } = remembering(() => ({ own: true, shared: 0.5 }))
    expect(await drafterWith(runs).generate(input)).toEqual(plain)
    expect(remembered).toEqual([])
  })

  it('is the least alike of all where every variety is close', async () => {
    let at = 0
    const shares = [0.5, 0.4, 0.2, 0.3, 0.6, 0.7]
    const { runs, remembered } = remembering(() => ({ own: false, shared: shares[at++] ?? 1 }))
    await drafterWith(runs).generate(input)
    expect(at).toBe(6)
    expect(remembered).toHaveLength(1)
  })
})

describe('tuning texts that were not composed here', () => {
  it('keeps every word and says so', async () => {
    const current = [1, 2, 3, 4].map((n) => ({ title: `A title of my own number ${n}`, text: `My oven number ${n} saves 20% energy.` })) as never
    const { options } = await drafterWith().tune({
      tuning: { levelOfDetail: 'detailed', technologicalAdvancement: 'default', geographicFocus: 'local', strategicIndustryFocus: [], typeOfWork: [] },
      current,
      sampleId: null,
      plan: { version: 1 },
    })
    expect(options.map(({ text }) => text)).toEqual([1, 2, 3, 4].map((n) => `My oven number ${n} saves 20% energy.`))
    for (const { adaptations } of options) expect(adaptations).toHaveLength(1)
  })
})
