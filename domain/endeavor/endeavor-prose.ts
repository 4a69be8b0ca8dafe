/** Renders one option, title and text, from its plan, its seed and the tuning, inside the word limits of the level of detail. */
import { INDUSTRY_FOCUSES, type GeneratorEmploymentType, type IndustryFocus, type TuningOption } from './endeavor-form.ts'
import type { OptionPlan } from './endeavor-plan.ts'
import type { EndeavorOption, Grounding } from './endeavor-set.ts'
import type { EndeavorKnowledge, EndeavorSeed, IndustryLens, Priority, SeedPriority } from './knowledge.ts'
import { capitalize, countWords, joinList, lowerFirst } from './sentence-forms.ts'
import * as forms from './tuning-forms.ts'

export const DEFAULT_WORDS = { min: 110, max: 180 } as const
export const DETAILED_WORDS = { min: 200, max: 320 } as const
export const TITLE_WORDS = { min: 8, max: 20 } as const

export function fill(form: string, slots: Readonly<Record<string, string>>): string {
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole)
}

function pick<T>(four: readonly [T, T, T, T], variant: number): T {
  return four[variant % 4] ?? four[0]
}

/** Replaces `{topic}` of a general seed by the visitor's subject. */
export function seedForTopic(seed: EndeavorSeed, topic: string | null): EndeavorSeed {
  if (!topic) return seed
  return JSON.parse(JSON.stringify(seed), (_key, value: unknown) => (typeof value === 'string' ? value.replaceAll('{topic}', topic) : value)) as EndeavorSeed
}

export function findSeed(plan: OptionPlan, knowledge: EndeavorKnowledge): EndeavorSeed | null {
  const seed = [...knowledge.seeds, ...knowledge.generalSeeds].find(({ id }) => id === plan.seed)
  return seed ? seedForTopic(seed, plan.topic) : null
}

type IndustryTurn =
  | { kind: 'none' }
  | { kind: 'one'; focus: IndustryFocus; lens: IndustryLens; native: boolean }
  /** One or both ways of working, new to the seed: requirements, never a place. */
  | { kind: 'technique'; focuses: IndustryFocus[]; lens: IndustryLens; native: false }
  /** Both in one setting the seed already lives in. */
  | { kind: 'joined'; a: IndustryFocus; b: IndustryFocus; lens: IndustryLens; meeting: string; native: true }
  /** `lens` is the place, the other focus adds a requirement. */
  | { kind: 'placed'; place: IndustryFocus; other: IndustryFocus; lens: IndustryLens; native: boolean }

/** AI and security are ways of working; the other focuses are places where work is done. */
const TECHNIQUES: readonly IndustryFocus[] = ['AI & Automation', 'Cybersecurity & Information Security']

export function turnToIndustries(seed: EndeavorSeed, tuning: TuningOption, knowledge: EndeavorKnowledge): { turn: IndustryTurn; adaptations: string[] } {
  const adaptations: string[] = []
  const fitting = INDUSTRY_FOCUSES.filter((focus) => tuning.strategicIndustryFocus.includes(focus)).filter((focus) => {
    const fits = seed.industries.includes(focus) || knowledge.lenses[focus].needs[seed.kind] !== undefined
    if (!fits) adaptations.push(`“${focus}” was left out: ${SEED_KIND_WORDS[seed.kind]} has no sound link to that industry.`)
    return fits
  })
  const [first, second] = fitting
  if (!first) return { turn: { kind: 'none' }, adaptations }
  const places = fitting.filter((focus) => !TECHNIQUES.includes(focus))
  const place = places.find((focus) => seed.industries.includes(focus)) ?? fitting.find((focus) => seed.industries.includes(focus) && places.length === 0) ?? places[0] ?? first
  const lens = knowledge.lenses[place]
  const native = seed.industries.includes(place)
  if (TECHNIQUES.includes(place) && !native) {
    adaptations.push(`${fitting.map((focus) => `“${focus}”`).join(' and ')} ${fitting.length > 1 ? 'were' : 'was'} worked in as a requirement, because the subject of this option lies elsewhere.`)
    return { turn: { kind: 'technique', focuses: fitting, lens, native: false }, adaptations }
  }
  if (!second) {
    if (!native) adaptations.push(`“${first}” was applied as a second setting, because the subject of this option lies elsewhere.`)
    return { turn: { kind: 'one', focus: first, lens, native }, adaptations }
  }
  const other = place === first ? second : first
  if (!(seed.industries.includes(first) && seed.industries.includes(second))) {
    adaptations.push(
      native
        ? `“${other}” was worked in as a requirement, because the setting of this option is ${lens.short}.`
        : `“${place}” was applied as a second setting and “${other}” as a requirement in it, because the subject of this option lies elsewhere.`,
    )
    return { turn: { kind: 'placed', place, other, lens, native }, adaptations }
  }
  const meeting = knowledge.meetings[`${first} + ${second}`]
  if (!meeting) throw new Error(`no meeting point for ${first} + ${second}`)
  return { turn: { kind: 'joined', a: first, b: second, lens, meeting, native: true }, adaptations }
}

const SEED_KIND_WORDS: Readonly<Record<EndeavorSeed['kind'], string>> = {
  software: 'this software method',
  data: 'this data method',
  process: 'this delivery or operations method',
  hardware: 'this engineering design',
  chemistry: 'this process-engineering work',
  clinical: 'this clinical program',
  finance: 'this financial method',
  people: 'this training or workforce program',
  outreach: 'this communication method',
  flight: 'this flight-safety program',
}

function industrySentence(turn: IndustryTurn, seed: EndeavorSeed, index: number, variant: number, knowledge: EndeavorKnowledge, short = false): string | null {
  if (turn.kind === 'none') return null
  const S = turn.lens.settings[index % 4] ?? turn.lens.settings[0]
  if (turn.kind === 'technique') {
    const named = turn.focuses.map((focus) => knowledge.lenses[focus])
    const need = named[index % named.length]?.needs[seed.kind] ?? turn.lens.needs[seed.kind] ?? seed.measure
    return fill(pick(forms.TECHNIQUE_FORMS, variant), { short: named.length > 1 ? 'AI, automation, and information security' : turn.lens.short, N: need })
  }
  if (short && !turn.native) {
    return fill(pick(forms.SECOND_SHORT, variant), { short: turn.lens.short, S, tail: turn.kind === 'placed' ? `, followed by ${knowledge.lenses[turn.other].short}` : '' })
  }
  if (short) {
    const other = turn.kind === 'placed' ? knowledge.lenses[turn.other].short : turn.kind === 'joined' ? knowledge.lenses[turn.lens === knowledge.lenses[turn.a] ? turn.b : turn.a].short : ''
    return fill(pick(other ? forms.INDUSTRIES_SHORT : forms.INDUSTRY_SHORT, variant), { short: turn.lens.short, place: turn.lens.short, other, S })
  }
  if (turn.kind === 'placed') {
    const other = knowledge.lenses[turn.other]
    return fill(pick(turn.native ? forms.NATIVE_PLACE : forms.SECOND_PLACE, variant), { place: turn.lens.short, other: other.short, S, N: other.needs[seed.kind] ?? seed.measure })
  }
  if (turn.kind === 'joined') {
    return fill(pick(forms.JOINED_INDUSTRIES, variant), { a: knowledge.lenses[turn.a].short, b: knowledge.lenses[turn.b].short, P: turn.meeting, S })
  }
  const N = turn.lens.needs[seed.kind]
  const form = pick(turn.native ? forms.NATIVE_INDUSTRY : forms.SECOND_INDUSTRY, variant)
  return fill(form, { short: turn.lens.short, S, N: N ?? seed.measure })
}

/** Title with the verb, object and purpose the tuning asks for, 8 to 20 words. */
export function tunedTitle(plan: OptionPlan, seed: EndeavorSeed, tuning: TuningOption, turn: IndustryTurn, index: number): string {
  const object = tuning.technologicalAdvancement === 'more_tech' ? seed.tech.object : seed.title.object
  const verbs = tuning.typeOfWork.map((work) => forms.WORK_TITLE_VERBS[work])
  const verb = verbs.length > 0 ? capitalize(joinList(verbs)) : seed.title.verb
  const geo = tuning.geographicFocus === 'no_focus' ? '' : forms.GEOGRAPHY_TITLES[tuning.geographicFocus]
  const setting = turn.kind === 'none' ? null : (turn.lens.settings[index % 4] ?? null)
  const industry =
    turn.kind === 'none' ? []
    : turn.kind === 'technique' ? [` for ${seed.adopters}, with ${turn.focuses.length > 1 ? 'AI and security' : turn.lens.short} built in`, `, with ${turn.focuses.length > 1 ? 'AI and security' : turn.lens.short} built in`]
    : turn.native ? [` for ${setting}`]
    : [` for ${seed.adopters} and ${setting}`, ` for ${seed.adopters}, then ${turn.lens.short}`, ` for ${setting}`]
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
  const purposes = [...industry, ` ${seed.title.purpose}`, ` for ${seed.adopters}`]
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

function workSentence(seed: EndeavorSeed, tuning: TuningOption, variant: number, short = false): string | null {
  const slots = workSlots(seed)
  const [first, second] = tuning.typeOfWork
  if (!first) return null
  if (!second) return fill(pick(forms.WORK_SENTENCES[first], variant), slots)
  return fill(pick(short ? forms.WORK_PAIR_SHORT : forms.WORK_PAIR_LEADS, variant), { a: fill(pick(forms.WORK_CLAUSES[first], variant), slots), b: fill(pick(forms.WORK_CLAUSES[second], variant), slots) })
}

export function stepsSentence(seed: EndeavorSeed, employmentType: GeneratorEmploymentType, tuning: TuningOption, variant: number, short = false): string {
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

/** Order in the text; a detailed option is broken into paragraphs after the parts named in PARAGRAPH_ENDS. */
const ORDER: readonly PartId[] = ['lead', 'opening', 'niche', 'problem', 'tech', 'industry', 'novelty', 'outputs', 'work', 'steps', 'milestones', 'route', 'person', 'role', 'extra', 'extra2', 'priority', 'lensPriority', 'measure', 'toProve']
const PARAGRAPH_STARTS: ReadonlySet<PartId> = new Set(['outputs', 'person'])

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
  for (const id of ORDER) {
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
  const text = ORDER.flatMap((id) => {
    const part = parts[id]
    if (!part) return []
    return [detailed && PARAGRAPH_STARTS.has(id) ? `\n\n${part}` : part]
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
