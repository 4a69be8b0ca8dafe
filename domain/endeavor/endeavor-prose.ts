/** Renders one option, title and text, from its plan, its seed and the tuning, inside the word limits of the level of detail. */
import { INDUSTRY_FOCUSES, type GeneratorEmploymentType, type TuningOption } from './endeavor-form.ts'
import type { OptionPlan } from './endeavor-plan.ts'
import type { EndeavorOption, Grounding } from './endeavor-set.ts'
import { industrySentence, turnToIndustries, type IndustryTurn } from './industry-turn.ts'
import type { EndeavorKnowledge, EndeavorSeed, Priority, SeedPriority } from './knowledge.ts'
import { capitalize, countWords, joinList, lowerFirst } from './sentence-forms.ts'
import { tunedTitle } from './tuned-title.ts'
import * as forms from './tuning-forms.ts'
import { fill, pick } from './tuning-forms.ts'

export const DEFAULT_WORDS = { min: 110, max: 180 } as const
export const DETAILED_WORDS = { min: 200, max: 320 } as const

/** Replaces `{topic}` of a general seed by the visitor's subject. */
export function seedForTopic(seed: EndeavorSeed, topic: string | null): EndeavorSeed {
  if (!topic) return seed
  return JSON.parse(JSON.stringify(seed), (_key, value: unknown) => (typeof value === 'string' ? value.replaceAll('{topic}', () => topic) : value)) as EndeavorSeed
}

export function findSeed(plan: OptionPlan, knowledge: EndeavorKnowledge): EndeavorSeed | null {
  const seed = [...knowledge.seeds, ...knowledge.generalSeeds].find(({ id }) => id === plan.seed)
  return seed ? seedForTopic(seed, plan.topic) : null
}

function workSentence(seed: EndeavorSeed, tuning: TuningOption, variant: number, short = false): string | null {
  const slots = workSlots(seed)
  const [first, second] = tuning.typeOfWork
  if (!first) return null
  if (!second) return fill(pick(forms.WORK_SENTENCES[first], variant), slots)
  return fill(pick(short ? forms.WORK_PAIR_SHORT : forms.WORK_PAIR_LEADS, variant), { a: fill(pick(forms.WORK_CLAUSES[first], variant), slots), b: fill(pick(forms.WORK_CLAUSES[second], variant), slots) })
}

function stepsSentence(seed: EndeavorSeed, employmentType: GeneratorEmploymentType, tuning: TuningOption, variant: number, short = false): string {
  const slots = { host: seed.host, pilot: seed.pilot, local: seed.geo.local, states: seed.geo.states, national: seed.geo.national, adopters: seed.adopters }
  const action =
    tuning.geographicFocus === 'no_focus'
      ? pick(forms.EMPLOYMENT_ACTIONS[employmentType], variant)
      : pick((short ? forms.GEOGRAPHY_SHORT : forms.GEOGRAPHY_ACTIONS)[tuning.geographicFocus], variant)
  return fill(fill(pick(forms.EMPLOYMENT_LEADS[employmentType], variant), { action }), slots)
}

function prioritySlots(source: Priority, { note, tie }: SeedPriority, variant: number): Record<string, string> {
  const name = variant % 2 === 0 ? source.name : source.otherName
  return { Name: capitalize(name), name, note, tie }
}

function chosenPriority(seed: EndeavorSeed, turn: IndustryTurn): SeedPriority {
  const wanted = turn.kind === 'none' ? null : turn.lens.priority.key
  return seed.priorities.find(({ key }) => key === wanted) ?? seed.priorities[0]
}

/** Openings differ between the options of a set; seeds write theirs with "I will". */
export function openingSentence(seed: EndeavorSeed, variant: number): string {
  return seed.opening.replace(/^I will /, pick(forms.OPENING_LEADS, variant))
}

type PartId = 'lead' | 'opening' | 'problem' | 'tech' | 'industry' | 'niche' | 'novelty' | 'outputs' | 'work' | 'person' | 'role' | 'extra' | 'extra2' | 'steps' | 'milestones' | 'route' | 'priority' | 'lensPriority' | 'measure' | 'toProve'

type Arrangement = { order: readonly PartId[]; paragraphStarts: readonly PartId[] }

/** Four arrangements of the same parts, one for each option of a set; a detailed option is broken before `paragraphStarts`. */
const ARRANGEMENTS: readonly [Arrangement, Arrangement, Arrangement, Arrangement] = [
  {
    order: ['lead', 'opening', 'niche', 'problem', 'tech', 'industry', 'novelty', 'outputs', 'work', 'steps', 'milestones', 'route', 'person', 'role', 'extra', 'extra2', 'priority', 'lensPriority', 'measure', 'toProve'],
    paragraphStarts: ['outputs', 'person'],
  },
  {
    order: ['problem', 'lead', 'opening', 'niche', 'tech', 'industry', 'novelty', 'person', 'role', 'extra', 'extra2', 'outputs', 'work', 'steps', 'milestones', 'route', 'priority', 'lensPriority', 'measure', 'toProve'],
    paragraphStarts: ['person', 'outputs'],
  },
  {
    order: ['lead', 'opening', 'niche', 'problem', 'tech', 'industry', 'novelty', 'outputs', 'work', 'priority', 'lensPriority', 'steps', 'milestones', 'route', 'measure', 'person', 'role', 'extra', 'extra2', 'toProve'],
    paragraphStarts: ['outputs', 'person'],
  },
  {
    order: ['lead', 'opening', 'niche', 'person', 'role', 'extra', 'extra2', 'problem', 'tech', 'industry', 'novelty', 'outputs', 'work', 'priority', 'lensPriority', 'steps', 'milestones', 'route', 'measure', 'toProve'],
    paragraphStarts: ['outputs', 'steps'],
  },
]

/** A visitor's own project comes first in every option: its sentence and its bridge belong together at the beginning. */
function arrangementOf({ lead, variant }: OptionPlan): Arrangement {
  return pick(ARRANGEMENTS, lead && variant === 1 ? 0 : variant)
}

export type RenderRequest = {
  plan: OptionPlan
  seed: EndeavorSeed
  tuning: TuningOption
  employmentType: GeneratorEmploymentType
  /** Position in the set, 0–3. */
  index: number
  knowledge: EndeavorKnowledge
}

/** Every part the option could have; null where the request does not call for it. */
export function optionParts(request: RenderRequest, turn: IndustryTurn): Record<PartId, string | null> {
  const { plan, seed, tuning, employmentType, index, knowledge } = request
  const { variant } = plan
  const detailed = tuning.levelOfDetail === 'detailed'
  const priority = chosenPriority(seed, turn)
  const source = knowledge.priorities.find(({ key }) => key === priority.key)
  if (!source) throw new Error(`seed ${seed.id} names the unknown priority ${priority.key}`)
  const slots = { o0: seed.outputs[0], o1: seed.outputs[1], o2: seed.outputs[2], O1: capitalize(seed.outputs[1]), pilot: seed.pilot, adopters: seed.adopters, measure: seed.measure, novelty: seed.novelty }
  const made = `${lowerFirst(seed.title.verb)} ${seed.title.object} ${seed.title.purpose}`
  const lensSource = turn.kind === 'none' || turn.lens.priority.key === priority.key ? undefined : knowledge.priorities.find(({ key }) => key === turn.lens.priority.key)
  return {
    lead: plan.lead,
    opening: plan.lead ? fill(pick(forms.PROJECT_BRIDGES, variant), { made }) : openingSentence(seed, variant),
    problem: seed.problem,
    tech: tuning.technologicalAdvancement === 'more_tech' ? seed.tech.sentence : null,
    industry: industrySentence(turn, seed, index, variant, knowledge),
    niche: plan.niche,
    novelty: tuning.typeOfWork.includes('Innovation') && tuning.typeOfWork.length === 1 ? null : fill(pick(forms.NOVELTY_FORMS, variant), slots),
    outputs: fill(pick(forms.OUTPUT_FORMS, variant), { list: joinList(seed.outputs.slice(0, detailed ? 4 : 3)) }),
    work: workSentence(seed, tuning, variant),
    person: plan.person[0] ?? null,
    role: plan.role,
    extra: plan.person[1] ?? null,
    extra2: plan.person[2] ?? null,
    steps: stepsSentence(seed, employmentType, tuning, variant),
    milestones: fill(pick(forms.MILESTONE_FORMS, variant), slots),
    route: seed.route,
    priority: capitalize(fill(pick(forms.PRIORITY_FORMS, variant), prioritySlots(source, priority, variant))),
    lensPriority: lensSource && turn.kind !== 'none' ? `For that industry, ${lensSource.name} ${turn.lens.priority.note}.` : null,
    measure: fill(pick(forms.MEASURE_FORMS, (variant + 1) % 4), slots),
    toProve: fill(pick(seed.toProve.length > 1 ? forms.TO_PROVE_FORMS : forms.TO_PROVE_ONE, variant), { list: joinList(seed.toProve.slice(0, 2)) }),
  }
}

const OPTIONAL_IN_DEFAULT: readonly PartId[] = ['extra2', 'milestones', 'measure', 'toProve', 'novelty', 'lensPriority']
/** Parts given up first when an option grows over its limit. */
const GIVE_UP: readonly PartId[] = ['lensPriority', 'extra2', 'measure', 'novelty', 'toProve', 'milestones', 'extra', 'problem']
/** Parts added first when it stays under its minimum. */
const FILL_UP: readonly PartId[] = ['novelty', 'measure', 'extra2', 'toProve', 'milestones']

/** One option as plain text. Parts are dropped or added, never cut, to keep the word limits. */
export function renderOption(request: RenderRequest): EndeavorOption {
  const { plan, seed, tuning, index, knowledge } = request
  const { turn, adaptations } = turnToIndustries(seed, tuning, knowledge)
  const detailed = tuning.levelOfDetail === 'detailed'
  const limits = detailed ? DETAILED_WORDS : DEFAULT_WORDS
  const all = optionParts(request, turn)
  const parts: Partial<Record<PartId, string>> = {}
  const { order, paragraphStarts } = arrangementOf(plan)
  for (const id of order) {
    const text = all[id]
    if (text && (detailed || !OPTIONAL_IN_DEFAULT.includes(id))) parts[id] = text
  }
  const total = () => countWords(Object.values(parts).join(' '))
  for (const id of FILL_UP) {
    const text = all[id]
    if (total() < limits.min && text) parts[id] = text
  }
  const givenUp: PartId[] = []
  for (const id of GIVE_UP) {
    if (total() <= limits.max || !parts[id]) continue
    delete parts[id]
    givenUp.unshift(id)
  }
  adaptations.push(...shortenToLimit(parts, request, turn, limits.max))
  for (const id of givenUp) {
    const text = all[id]
    if (text && total() + countWords(text) <= limits.max) parts[id] = text
  }
  const text = order.flatMap((id) => {
    const part = parts[id]
    if (!part) return []
    return [detailed && paragraphStarts.includes(id) ? `\n\n${part}` : part]
  })
    .join(' ')
    .replace(/ ?\n\n/g, '\n\n')
  const title = tunedTitle(plan, seed, tuning, turn, index)
  return { title, text, path: plan.path, grounding: groundingOf(request, turn, parts), adaptations: [...plan.notes, ...adaptations] }
}

/** Shorter forms for an option with many settings: the same statements in fewer words. */
export function shortParts(request: RenderRequest, turn: IndustryTurn): Partial<Record<PartId, string | null>> {
  const { plan, seed, tuning, employmentType, index, knowledge } = request
  const { variant } = plan
  const priority = chosenPriority(seed, turn)
  const source = knowledge.priorities.find(({ key }) => key === priority.key)
  const [firstWork] = tuning.typeOfWork
  return {
    outputs: fill(pick(forms.OUTPUT_FORMS, variant), { list: joinList(seed.outputs.slice(0, 2)) }),
    opening: plan.lead
      ? fill(pick(forms.PROJECT_BRIDGES, variant), { made: `${lowerFirst(seed.title.verb)} ${seed.title.object}` })
      : tuning.technologicalAdvancement === 'more_tech'
        ? `${pick(forms.OPENING_LEADS, variant)}${lowerFirst(seed.title.verb)} ${seed.tech.object} ${seed.title.purpose}.`
        : null,
    steps: tuning.geographicFocus === 'no_focus' ? fill(fill(pick(forms.EMPLOYMENT_LEADS[employmentType], variant), { action: forms.OPEN_ACTION_SHORT }), { host: seed.host, pilot: seed.pilot }) : stepsSentence(seed, employmentType, tuning, variant, true),
    work: tuning.typeOfWork.length > 1 ? workSentence(seed, tuning, variant, true) : firstWork === 'Innovation' ? fill(pick(forms.NOVELTY_FORMS, variant), { novelty: seed.novelty }) : firstWork ? oneWorkSentence(seed, firstWork, variant) : null,
    industry: industrySentence(turn, seed, index, variant, knowledge, true),
    priority: source ? capitalize(fill(pick(forms.PRIORITY_SHORT, variant), prioritySlots(source, priority, variant))) : null,
  }
}

/** Whether the steps themselves say how the effect leaves the first users, so that the route may be spared. */
function stepsAreOpen({ tuning, employmentType, plan }: RenderRequest): boolean {
  return tuning.geographicFocus !== 'no_focus' || /publish|release|public|license|open/.test(pick(forms.EMPLOYMENT_ACTIONS[employmentType], plan.variant))
}

/** Shortens in place; returns what had to be left out, in words for the visitor. */
function shortenToLimit(parts: Partial<Record<PartId, string>>, request: RenderRequest, turn: IndustryTurn, max: number): string[] {
  const short = shortParts(request, turn)
  const left: string[] = []
  const over = () => countWords(Object.values(parts).join(' ')) > max
  const shorten = (id: PartId) => {
    const text = short[id]
    if (over() && parts[id] && text && countWords(text) < countWords(parts[id])) parts[id] = text
  }
  shorten('outputs')
  if (over() && parts.route && stepsAreOpen(request)) delete parts.route
  shorten('work')
  if (request.tuning.geographicFocus !== 'no_focus') shorten('steps')
  shorten('opening')
  shorten('industry')
  if (over() && parts.route && short.steps) {
    parts.steps = short.steps
    delete parts.route
  }
  if (over() && parts.role) delete parts.role
  shorten('priority')
  if (over() && parts.niche) delete parts.niche
  const [firstWork, secondWork] = request.tuning.typeOfWork
  if (over() && firstWork && secondWork) {
    parts.work = oneWorkSentence(request.seed, firstWork, request.plan.variant)
    left.push(`“${secondWork}” was left out of this option for length; “More Detailed” has room for it.`)
  }
  return left
}

/** The first of two types of work alone. */
export function oneWorkSentence(seed: EndeavorSeed, work: TuningOption['typeOfWork'][number], variant: number): string {
  return fill(pick(forms.WORK_ONE_SHORT, variant), { a: fill(pick(forms.WORK_CLAUSES[work], variant), workSlots(seed)) })
}

function workSlots(seed: EndeavorSeed): Record<string, string> {
  return { o0: seed.outputs[0], o2: seed.outputs[2], novelty: seed.novelty, failure: seed.failure, measure: seed.measure, adopters: seed.adopters, partners: seed.partners, pilot: seed.pilot }
}

function groundingOf({ plan, seed, knowledge }: RenderRequest, turn: IndustryTurn, parts: Partial<Record<PartId, string>>): Grounding {
  const named = [{ key: chosenPriority(seed, turn).key, note: chosenPriority(seed, turn).note }]
  if (parts.lensPriority && turn.kind !== 'none') named.push(turn.lens.priority)
  for (const { key, note } of seed.priorities) if (!named.some((one) => one.key === key)) named.push({ key, note })
  const priorities = named.flatMap(({ key, note }) => {
    const source = knowledge.priorities.find((one) => one.key === key)
    return source ? [{ key, title: source.title, date: source.date, url: source.url, note }] : []
  })
  return { support: plan.support, priorities, toProve: seed.toProve.map((clause) => capitalize(clause)) }
}

/** All forms in which a seed's priorities can stand in one variant, with and without their tie. */
export function priorityForms(seed: EndeavorSeed, variant: number, knowledge: EndeavorKnowledge): string[] {
  const own = seed.priorities.flatMap((priority) => {
    const source = knowledge.priorities.find(({ key }) => key === priority.key)
    if (!source) return []
    const slots = prioritySlots(source, priority, variant)
    return [fill(pick(forms.PRIORITY_FORMS, variant), slots), fill(pick(forms.PRIORITY_SHORT, variant), slots)]
  })
  const lens = INDUSTRY_FOCUSES.flatMap((focus) => {
    const { key, note } = knowledge.lenses[focus].priority
    const source = knowledge.priorities.find((one) => one.key === key)
    return source ? [`For that industry, ${source.name} ${note}.`] : []
  })
  return [...own, ...lens]
}

/** The outputs sentence with two, three and all outputs. */
export function outputForms(seed: EndeavorSeed, variant: number): string[] {
  return [2, 3, seed.outputs.length].map((count) => fill(pick(forms.OUTPUT_FORMS, variant), { list: joinList(seed.outputs.slice(0, count)) }))
}
