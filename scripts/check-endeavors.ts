/** Composes and tunes several hundred endeavor sets for fictional petitioners, counts faults by rule and measures overlap; exit 1 on any fault. */
import { pathToFileURL } from 'node:url'
import { endeavorKnowledge } from '../content/knowledge/endeavor-knowledge.ts'
import { allSamples } from '../content/samples/all-samples.ts'
import { composeEndeavors } from '../domain/endeavor/compose-endeavors.ts'
import { checkEndeavorSet, sharedRuns, type CheckContext } from '../domain/endeavor/endeavor-check.ts'
import { ENDEAVOR_RULES, type EndeavorFailure } from '../domain/endeavor/endeavor-rules.ts'
import { DEFAULT_TUNING, GENERATOR_EMPLOYMENT_TYPES } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import { tuneEndeavors, type CurrentOptions } from '../domain/endeavor/tune-endeavors.ts'
import { petitioners } from '../test/endeavor-petitioners.ts'
import { sampleTuningsFor, tuningsFor } from '../test/endeavor-tunings.ts'

type Measured = { name: string; failures: EndeavorFailure[]; overlap: number }

function largestOverlap(set: EndeavorSet): number {
  return Math.max(...set.options.flatMap((option, at) => set.options.slice(at + 1).map((other) => sharedRuns(option.text, other.text))))
}

const currentOf = (set: EndeavorSet): CurrentOptions => set.options.map(({ title, text }) => ({ title, text })) as unknown as CurrentOptions

export function measureAll(): Measured[] {
  const measured: Measured[] = []
  const knowledge = endeavorKnowledge
  const record = (name: string, set: EndeavorSet, context: CheckContext) =>
    measured.push({ name, failures: checkEndeavorSet(set, context, knowledge), overlap: largestOverlap(set) })
  petitioners.forEach((petitioner, at) => {
    GENERATOR_EMPLOYMENT_TYPES.forEach((employmentType, typeAt) => {
      const { facts } = petitioner
      const form = { ...petitioner.form, userBackground: { ...petitioner.form.userBackground, employmentType } }
      const base = composeEndeavors({ facts, form }, knowledge)
      record(`${petitioner.id} / ${employmentType}`, base, { facts, form })
      tuningsFor(at * 3 + typeAt).forEach((tuning, tuningAt) => {
        const withPlan = (tuningAt + typeAt) % 2 === 0
        const set = tuneEndeavors({ tuning, current: currentOf(base), source: withPlan ? { kind: 'profile', plan: base.plan } : { kind: 'profile' } }, knowledge)
        record(`${petitioner.id} / ${employmentType} / ${JSON.stringify(tuning)} / ${withPlan ? 'plan' : 'texts only'}`, set, withPlan ? { facts, form, tuning } : { given: currentOf(base).map(({ title, text }) => `${title} ${text}`).join('\n'), tuning })
      })
    })
  })
  allSamples.forEach((sample, at) => {
    const { facts, form } = sample.petitioner
    const current = sample.options.map(({ title, text }) => ({ title, text })) as unknown as CurrentOptions
    for (const tuning of [DEFAULT_TUNING, ...sampleTuningsFor(at)]) record(`sample ${sample.id} / ${JSON.stringify(tuning)}`, tuneEndeavors({ tuning, current, source: { kind: 'sample', sample } }, knowledge), { facts, form, tuning })
  })
  return measured
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const measured = measureAll()
  const failures = measured.flatMap(({ name, failures: found }) => found.map((failure) => ({ name, ...failure })))
  console.log(`${measured.length} sets, ${measured.length * 4} options, ${failures.length} faults`)
  console.table(Object.fromEntries(ENDEAVOR_RULES.map((rule) => [rule, failures.filter((failure) => failure.rule === rule).length])))
  const overlaps = measured.map(({ overlap }) => overlap).sort((a, b) => a - b)
  const percent = (share: number | undefined) => `${Math.round((share ?? 0) * 1000) / 10} %`
  console.log(`largest share of common eight-word runs in a set: median ${percent(overlaps[Math.floor(overlaps.length / 2)])}, highest ${percent(overlaps.at(-1))}`)
  for (const rule of ENDEAVOR_RULES) for (const failure of failures.filter((one) => one.rule === rule).slice(0, 6)) console.log(`${rule} | option ${failure.option === null ? '–' : failure.option + 1} | ${failure.detail} | ${failure.name}`)
  if (failures.length > 0) process.exitCode = 1
}
