/** Composes and tunes several hundred endeavor sets for fictional petitioners and the samples, counts faults by rule and measures overlap; exit 1 on any fault. */
import { pathToFileURL } from 'node:url'
import { draftingKnowledge as knowledge } from '../content/areas/all-areas.ts'
import { allSamples } from '../content/samples/all-samples.ts'
import { composeSet, parseDraftPlan, tuneSet } from '../domain/drafting/compose-set.ts'
import { checkEndeavorSet, type CheckContext } from '../domain/endeavor/endeavor-check.ts'
import { sharedRuns } from '../domain/endeavor/shared-runs.ts'
import { GENERATOR_EMPLOYMENT_TYPES } from '../domain/endeavor/endeavor-form.ts'
import { ENDEAVOR_RULES, type EndeavorFailure } from '../domain/endeavor/endeavor-rules.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'
import { personFromResume } from '../domain/person/person-from-resume.ts'
import { petitioners } from '../test/endeavor-petitioners.ts'
import { tuningsFor } from '../test/endeavor-tunings.ts'

type Measured = { name: string; failures: EndeavorFailure[]; overlap: number }

function largestOverlap(set: EndeavorSet): number {
  return Math.max(...set.options.flatMap((option, at) => set.options.slice(at + 1).map((other) => sharedRuns(option.text, other.text))))
}

/** Where no listed document speaks of an option, it names none and says so. */
const judged = (set: EndeavorSet, context: CheckContext) =>
  checkEndeavorSet(set, context, knowledge).filter(({ rule, option }) => !(rule === 'priority in text' && option !== null && set.options[option]?.grounding.priorities.length === 0))

/** Sets as they are composed; tuned ones are held to the rules on facts, since their length is the panel's. */
const OF_TUNED = new Set<EndeavorFailure['rule']>([
  'unsafe words',
  'number',
  'employer',
  'school',
  'degree',
  'credential',
  'honor',
  'patent',
  'law or program',
  'approval',
  'identifier',
  'link',
  'markup',
  'grounding quote',
])

export function measureAll(): Measured[] {
  const measured: Measured[] = []
  const everyone = [...petitioners, ...allSamples.map(({ id, petitioner }) => ({ id: `sample ${id}`, ...petitioner }))]
  everyone.forEach((petitioner, at) => {
    for (const employmentType of GENERATOR_EMPLOYMENT_TYPES) {
      const { facts } = petitioner
      const form = { ...petitioner.form, userBackground: { ...petitioner.form.userBackground, employmentType } }
      const composed = composeSet(personFromResume(facts), form, knowledge)
      if (composed.kind === 'ask') continue
      measured.push({ name: `${petitioner.id} / ${employmentType}`, failures: judged(composed.set, { facts, form }), overlap: largestOverlap(composed.set) })
      const plan = parseDraftPlan(composed.set.plan)
      if (!plan) throw new Error(`${petitioner.id}: a plan that is none`)
      for (const tuning of tuningsFor(at)) {
        const set = tuneSet(plan, tuning, knowledge)
        if (!set) throw new Error(`${petitioner.id}: not tuned`)
        measured.push({
          name: `${petitioner.id} / ${employmentType} / ${JSON.stringify(tuning)}`,
          failures: judged(set, { facts, form, tuning }).filter(({ rule }) => OF_TUNED.has(rule)),
          overlap: largestOverlap(set),
        })
      }
    }
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
  for (const rule of ENDEAVOR_RULES)
    for (const failure of failures.filter((one) => one.rule === rule).slice(0, 6))
      console.log(`${rule} | option ${failure.option === null ? '–' : failure.option + 1} | ${failure.detail} | ${failure.name}`)
  if (failures.length > 0) process.exitCode = 1
}
