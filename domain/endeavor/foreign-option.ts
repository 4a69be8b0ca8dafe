/** Reworks an option that was not composed here: keeps its statements and adds only what the tuning itself says. */
import type { TuningOption } from './endeavor-form.ts'
import type { OptionPlan } from './endeavor-plan.ts'
import { DEFAULT_WORDS, DETAILED_WORDS } from './endeavor-prose.ts'
import type { EndeavorOption } from './endeavor-set.ts'
import type { EndeavorKnowledge } from './knowledge.ts'
import { capitalize, countWords, joinList } from './sentence-forms.ts'
import { TITLE_WORDS } from './tuned-title.ts'
import * as forms from './tuning-forms.ts'
import { fill } from './tuning-forms.ts'

const NEUTRAL = {
  o0: 'the first working version',
  o1: 'a tested second version',
  o2: 'written instructions',
  O1: 'A tested second version',
  adopters: 'other organizations',
  partners: 'the organizations that would use it',
  pilot: 'its first users',
  failure: 'the failure the work is meant to end',
  measure: 'the result the work is meant to improve',
  local: 'one local area',
  states: 'sites in several states',
  national: 'the national bodies of the field',
} as const

const TECHNICAL = [
  'A technical specification will fix inputs, interfaces, and acceptance tests before anything is built.',
  'Each technical part will have a defined interface and a test that others can rerun.',
  'The technical core will be documented down to its data formats and tests.',
  'Before use, the technical design will be tested against recorded cases.',
] as const
const PROTOTYPE = [
  'A prototype comes first and is compared with the way the work is done now.',
  'The new part will be tried in a prototype before the rest is built.',
  'I will build an early prototype to see whether the new element holds.',
  'What is new will be proved in a small prototype first.',
] as const

/** The option as it stands with added sentences for each chosen setting; says in `adaptations` what could not be done. */
export function reworkForeignOption(plan: OptionPlan, tuning: TuningOption, index: number, knowledge: EndeavorKnowledge): EndeavorOption {
  const at = <T>(four: readonly [T, T, T, T]): T => four[index % 4] ?? four[0]
  const added: string[] = []
  const adaptations = ['This text was not composed here, so its own statements were kept and only sentences for the chosen settings were added.']
  const priorities: { key: string; note: string }[] = []
  if (tuning.technologicalAdvancement === 'more_tech') {
    added.push(at(TECHNICAL))
    adaptations.push('“More Tech-oriented” adds how the work is specified and tested; the text names no further technology to build on.')
  }
  for (const focus of tuning.strategicIndustryFocus.slice(0, 1)) {
    const lens = knowledge.lenses[focus]
    const [first, second] = tuning.strategicIndustryFocus
    const meeting = second ? (knowledge.meetings[`${first} + ${second}`] ?? knowledge.meetings[`${second} + ${first}`]) : null
    added.push(
      meeting && second
        ? fill(at(forms.JOINED_INDUSTRIES), { a: lens.short, b: knowledge.lenses[second].short, P: meeting, S: at(lens.settings) })
        : fill(at(forms.SECOND_INDUSTRY), { short: lens.short, S: at(lens.settings), N: lens.needs.process ?? 'the rules of that industry' }),
    )
    const source = knowledge.priorities.find(({ key }) => key === lens.priority.key)
    if (source) added.push(`For that industry, ${source.name} ${lens.priority.note}.`)
    priorities.push(lens.priority)
  }
  const [work, secondWork] = tuning.typeOfWork
  if (work && secondWork) added.push(fill(at(forms.WORK_PAIR_LEADS), { a: fill(at(forms.WORK_CLAUSES[work]), NEUTRAL), b: fill(at(forms.WORK_CLAUSES[secondWork]), NEUTRAL) }))
  else if (work === 'Innovation') added.push(at(PROTOTYPE))
  else if (work) added.push(fill(at(forms.WORK_SENTENCES[work]), NEUTRAL))
  if (tuning.geographicFocus !== 'no_focus') added.push(`I will ${fill(at(forms.GEOGRAPHY_ACTIONS[tuning.geographicFocus]), NEUTRAL)}.`)
  if (tuning.levelOfDetail === 'detailed') added.push(fill(at(forms.MILESTONE_FORMS), NEUTRAL))

  const limits = tuning.levelOfDetail === 'detailed' ? DETAILED_WORDS : DEFAULT_WORDS
  const text = [...plan.kept, ...added].join(' ')
  const words = countWords(text)
  if (words < limits.min) adaptations.push(`The text stays under ${limits.min} words, because nothing more is known about the endeavor.`)
  if (words > limits.max) adaptations.push(`The text runs over ${limits.max} words, because none of its statements was cut.`)
  for (const priority of knowledge.priorities) if (text.toLowerCase().includes(priority.name.toLowerCase()) && !priorities.some(({ key }) => key === priority.key)) priorities.push({ key: priority.key, note: priority.covers })
  if (priorities.length === 0) adaptations.push('No public priority could be tied to it with certainty.')
  return {
    title: foreignTitle(plan.title ?? '', tuning, at, knowledge),
    text,
    path: plan.path,
    grounding: {
      support: plan.kept.slice(0, 6).map((quote) => ({ from: 'answers', quote })),
      priorities: priorities.flatMap(({ key, note }) => {
        const source = knowledge.priorities.find((one) => one.key === key)
        return source ? [{ key, title: source.title, date: source.date, url: source.url, note }] : []
      }),
      toProve: ['Every statement of the text that no document supports yet'],
    },
    adaptations,
  }
}

function foreignTitle(title: string, tuning: TuningOption, at: <T>(four: readonly [T, T, T, T]) => T, knowledge: EndeavorKnowledge): string {
  const base = title.replace(/[.]+$/, '')
  const geo = tuning.geographicFocus === 'no_focus' ? '' : forms.GEOGRAPHY_TITLES[tuning.geographicFocus]
  const [industry] = tuning.strategicIndustryFocus
  const setting = industry ? `, with ${at(knowledge.lenses[industry].settings)}` : ''
  const work = tuning.typeOfWork.length > 0 ? ` (${joinList(tuning.typeOfWork.map((type) => forms.WORK_TITLE_VERBS[type]))})` : ''
  const candidates = [`${base}${setting}${geo}${work}`, `${base}${setting}${geo}`, `${base}${geo}`, `${base}${work}`, base]
  return capitalize(candidates.find((candidate) => countWords(candidate) <= TITLE_WORDS.max) ?? base)
}
