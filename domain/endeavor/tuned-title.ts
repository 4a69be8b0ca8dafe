/** Builds the title of an option under a tuning. */
import type { TuningOption } from './endeavor-form.ts'
import type { OptionPlan } from './endeavor-plan.ts'
import type { IndustryTurn } from './industry-turn.ts'
import type { EndeavorSeed } from './knowledge.ts'
import { capitalize, countWords, joinList } from './sentence-forms.ts'
import * as forms from './tuning-forms.ts'

export const TITLE_WORDS = { min: 8, max: 20 } as const

/** Title with the verb, object and purpose the tuning asks for, 8 to 20 words. */
export function tunedTitle(plan: OptionPlan, seed: EndeavorSeed, tuning: TuningOption, turn: IndustryTurn, index: number): string {
  const object = tuning.technologicalAdvancement === 'more_tech' ? seed.tech.object : seed.title.object
  const verbs = tuning.typeOfWork.map((work) => forms.WORK_TITLE_VERBS[work])
  const verb = verbs.length > 0 ? capitalize(joinList(verbs)) : seed.title.verb
  const geo = tuning.geographicFocus === 'no_focus' ? '' : forms.GEOGRAPHY_TITLES[tuning.geographicFocus]
  const setting = turn.kind === 'none' ? null : (turn.lens.settings[index % 4] ?? null)
  /** The object itself says for whom it is made. */
  const forWhom = / for /.test(object)
  const technique = turn.kind === 'technique' && turn.focuses.length > 1 ? 'AI and security' : turn.kind === 'none' ? '' : turn.lens.short
  const industry =
    turn.kind === 'none' ? []
    : turn.kind === 'technique' ? [...(forWhom ? [] : [` for ${seed.adopters}, with ${technique} built in`]), `, with ${technique} built in`]
    : turn.native ? [forWhom ? ` in ${turn.lens.short}` : ` for ${setting}`]
    : forWhom ? [`, then for ${setting}`, `, then for ${turn.lens.short}`]
    : [...(/ and /.test(`${seed.adopters} ${setting}`) ? [] : [` for ${seed.adopters} and ${setting}`]), ` for ${seed.adopters}, then ${turn.lens.short}`, ` for ${setting}`]
  if (plan.title) {
    const work = verbs.length > 0 ? `, with a focus on ${joinList(tuning.typeOfWork.map((type) => WORK_NOUNS[type]))}` : ''
    const tech = tuning.technologicalAdvancement === 'more_tech' ? ` using ${object}` : ''
    const setPhrase = industry.at(-1) ?? ''
    const stripped = plan.title.replace(/[.]+$/, '')
    for (const candidate of [`${stripped}${tech}${setPhrase}${work}${geo}`, `${stripped}${setPhrase}${work}${geo}`, `${stripped}${tech}${geo}`, `${stripped}${setPhrase}${geo}`, `${stripped}${work}${geo}`, `${stripped}${geo}`, stripped]) {
      const count = countWords(candidate)
      if (count >= TITLE_WORDS.min && count <= TITLE_WORDS.max) return candidate
    }
  }
  const purposes = [...industry, ` ${seed.title.purpose}`, ...(forWhom ? [] : [` for ${seed.adopters}`])]
  for (const suffix of [geo, '']) {
    for (const purpose of purposes) {
      const candidate = `${verb} ${object}${purpose}${suffix}`
      const count = countWords(candidate)
      if (count >= TITLE_WORDS.min && count <= TITLE_WORDS.max) return candidate
    }
  }
  for (const candidate of [`${verb} ${object}`, `${seed.title.verb} ${seed.title.object}`]) {
    const count = countWords(candidate)
    if (count >= TITLE_WORDS.min && count <= TITLE_WORDS.max) return candidate
  }
  return `${seed.title.verb} ${seed.title.object} ${seed.title.purpose}`
}

const WORK_NOUNS: Readonly<Record<TuningOption['typeOfWork'][number], string>> = {
  Innovation: 'prototypes',
  'Problem Solving': 'diagnosis',
  Scalability: 'growth',
  'Collaboration & Partnerships': 'partners',
  'Process Optimization': 'process',
}
