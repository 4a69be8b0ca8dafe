/** Reads a plan back out of four titles and texts: recognises the seed of each text by its sentences and keeps every other sentence as the petitioner's own. */
import { isNicheSentence, isRoleFocusSentence } from './answer-phrases.ts'
import { DEFAULT_TUNING, GENERATOR_EMPLOYMENT_TYPES, GEOGRAPHIC_FOCUSES, INDUSTRY_FOCUSES, WORK_TYPES, type GeneratorEmploymentType, type TuningOption } from './endeavor-form.ts'
import type { EndeavorPlan, OptionPlan } from './endeavor-plan.ts'
import { oneWorkSentence, openingSentence, optionParts, outputForms, priorityForms, seedForTopic, shortParts } from './endeavor-prose.ts'
import { turnToIndustries } from './industry-turn.ts'
import type { EndeavorKnowledge, EndeavorSeed } from './knowledge.ts'
import { comparableWords, countWords, plainLine, splitSentences } from './sentence-forms.ts'
import { EMPLOYMENT_LEADS, GEOGRAPHY_TITLES, PROJECT_BRIDGES } from './tuning-forms.ts'

export type TitledText = { title: string; text: string }

/** Longest text that is taken apart; longer input is cut before. */
const CURRENT_TEXT_MAX = 6000

const same = (sentence: string) => comparableWords(sentence).join(' ')

function emptyPlan(index: number): OptionPlan {
  return { seed: null, path: index < 2 ? 'close' : 'alternative', variant: (index % 4) as OptionPlan['variant'], topic: null, lead: null, title: null, role: null, niche: null, person: [], kept: [], support: [], notes: [] }
}

const TUNINGS: readonly TuningOption[] = (() => {
  const pairs = <T>(items: readonly T[]): T[][] => [[], ...items.map((item) => [item]), ...items.flatMap((a, at) => items.slice(at + 1).flatMap((b) => [[a, b], [b, a]]))]
  const details = (['default', 'detailed'] as const).map((levelOfDetail) => ({ ...DEFAULT_TUNING, levelOfDetail, technologicalAdvancement: 'more_tech' as const }))
  return [
    ...details,
    ...GEOGRAPHIC_FOCUSES.map((geographicFocus) => ({ ...DEFAULT_TUNING, geographicFocus })),
    ...pairs(INDUSTRY_FOCUSES).map((strategicIndustryFocus) => ({ ...DEFAULT_TUNING, strategicIndustryFocus })),
    ...pairs(WORK_TYPES).map((typeOfWork) => ({ ...DEFAULT_TUNING, typeOfWork })),
  ]
})()

/** Every sentence that this seed can produce in one of its four variants, for any tuning and employment type. */
function knownSentences(seed: EndeavorSeed, plan: OptionPlan, knowledge: EndeavorKnowledge): Set<string> {
  const known = new Set<string>()
  const seen = new Set<string | null>()
  const add = (text: string | null) => {
    if (seen.has(text)) return
    seen.add(text)
    for (const sentence of text ? splitSentences(text) : []) known.add(same(sentence))
  }
  for (const tuning of TUNINGS) {
    const { turn } = turnToIndustries(seed, tuning, knowledge)
    for (const index of tuning.strategicIndustryFocus.length > 0 ? [0, 1, 2, 3] : [0]) {
      for (const employmentType of tuning.strategicIndustryFocus.length + tuning.typeOfWork.length > 0 ? (['employee'] as const) : GENERATOR_EMPLOYMENT_TYPES) {
        const request = { plan: { ...plan, lead: null }, seed, tuning, employmentType, index, knowledge }
        for (const text of [...Object.values(optionParts(request, turn)), ...Object.values(shortParts(request, turn))]) add(text)
      }
    }
  }
  for (const text of [...priorityForms(seed, plan.variant, knowledge), ...outputForms(seed, plan.variant)]) add(text)
  const withLead = { plan: { ...plan, lead: 'x' }, seed, tuning: DEFAULT_TUNING, employmentType: 'employee' as const, index: 0, knowledge }
  add(optionParts(withLead, { kind: 'none' }).opening)
  add(shortParts(withLead, { kind: 'none' }).opening ?? null)
  for (const work of WORK_TYPES) add(oneWorkSentence(seed, work, plan.variant))
  return known
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function topicOf(seed: EndeavorSeed, { title, text }: TitledText): string | null {
  for (const template of [seed.opening.replace(/^I will /, ''), `${seed.title.object} ${seed.title.purpose}`, seed.title.object + ' ']) {
    const pattern = new RegExp(template.split('{topic}').map(escaped).join('(.{2,90}?)'), 'i')
    const found = (pattern.exec(text) ?? pattern.exec(title))?.[1]
    if (found && countWords(found) <= 12) return plainLine(found, 90)
  }
  return null
}

function seedOf(current: TitledText, knowledge: EndeavorKnowledge): { seed: EndeavorSeed; topic: string | null } | null {
  const text = `${current.title} ${current.text}`.toLowerCase()
  const marks = (seed: EndeavorSeed) =>
    (text.includes(seed.method.toLowerCase()) ? 2 : 0) + (text.includes(seed.tech.object.toLowerCase()) ? 2 : 0) + seed.outputs.filter((output) => text.includes(output.toLowerCase())).length + (text.includes(seed.route.toLowerCase()) ? 2 : 0) + (text.includes(seed.problem.toLowerCase()) ? 2 : 0)
  const best = [...knowledge.seeds, ...knowledge.generalSeeds].map((seed) => ({ seed, value: marks(seed) })).sort((a, b) => b.value - a.value)[0]
  if (!best || best.value < 4) return null
  if (!best.seed.title.object.includes('{topic}')) return { seed: best.seed, topic: null }
  const topic = topicOf(best.seed, current)
  return topic ? { seed: best.seed, topic } : null
}

/** The plan of one text; `seed` is null and everything is `kept` when the text was not composed here. */
function recoverOption(current: TitledText, index: number, knowledge: EndeavorKnowledge): OptionPlan {
  const text = current.text.slice(0, CURRENT_TEXT_MAX)
  const sentences = splitSentences(text).map((sentence) => plainLine(sentence, 1200))
  const found = seedOf({ title: current.title, text }, knowledge)
  if (!found) return { ...emptyPlan(index), title: plainLine(current.title, 240), kept: sentences.slice(0, 40) }
  const seed = seedForTopic(found.seed, found.topic)
  const variant = variantOf(seed, sentences, index, knowledge)
  const known = knownSentences(seed, { ...emptyPlan(index), variant }, knowledge)
  const best = { variant, left: sentences.filter((sentence) => !known.has(same(sentence))) }
  const project = sentences.some((sentence) => PROJECT_BRIDGES.some((bridge) => sentence.startsWith(bridge.split('{')[0] ?? '') && bridge !== '') && sentence.includes(seed.title.object)) && best.left[0] === sentences[0]
  const lead = project ? (best.left[0] ?? null) : null
  const own = best.left.slice(lead ? 1 : 0)
  const role = own.find(isRoleFocusSentence) ?? null
  const niche = own.find(isNicheSentence) ?? null
  const person = joinPractice(own.filter((sentence) => sentence !== role && sentence !== niche))
  const main = person.filter((sentence) => MAIN_MARKS.test(sentence))
  return {
    ...emptyPlan(index),
    seed: found.seed.id,
    topic: found.topic,
    path: ALTERNATIVE_MARKS.test(text) ? 'alternative' : 'close',
    variant: best.variant,
    lead: lead && plainLine(lead, 400),
    title: lead ? baseTitle(current.title) : null,
    role,
    niche,
    person: [...main, ...person.filter((sentence) => !main.includes(sentence))].slice(0, 8),
    support: person.flatMap(quotedPassages).slice(0, 8).map((quote) => ({ from: 'resume' as const, quote })),
  }
}

/** The passages of the resume that a personal sentence repeats: what follows its last "I", and what stands in quotation marks. */
function quotedPassages(sentence: string): string[] {
  const quoted = [...sentence.matchAll(/“([^”]+?)\.?”/g)].map(([, passage]) => passage ?? '')
  const deed = /.*\bI (?:also )?(?!also\b|hold\b|bring\b|have\b|would\b|come\b|described\b|set\b)(?:was |am )?(.+)\.$/.exec(sentence)?.[1]
  return [...quoted, ...(deed && quoted.length === 0 ? [deed] : [])].filter((passage) => passage.length > 8)
}

/** The variant whose ordinary sentences stand most often in the text; told by four parts that every option has. */
function variantOf(seed: EndeavorSeed, sentences: readonly string[], index: number, knowledge: EndeavorKnowledge): OptionPlan['variant'] {
  const present = new Set(sentences.map(same))
  const hits = ([0, 1, 2, 3] as const).map((variant) => {
    const own = [openingSentence(seed, variant), ...outputForms(seed, variant), ...priorityForms(seed, variant, knowledge)]
    return { variant, value: own.filter((text) => splitSentences(text).some((sentence) => present.has(same(sentence)))).length }
  })
  const best = hits.sort((a, b) => b.value - a.value)[0]
  return best && best.value > 0 ? best.variant : ((index % 4) as OptionPlan['variant'])
}

const MAIN_MARKS = /^(?:This continues|It builds on|The groundwork|I come to it|It grows out of|This is a second path|It would be a new direction|The path lies beside|For me this is|It follows directly|The starting point)/
const ALTERNATIVE_MARKS = /second path open to me|new direction|beside my present career|different direction/

/** "I come to it from practice." belongs to the sentence after it. */
function joinPractice(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    if (before && /^I come to it from practice\.$/.test(before)) joined[joined.length - 1] = `${before} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

function baseTitle(title: string): string {
  let base = plainLine(title, 240)
  for (const suffix of Object.values(GEOGRAPHY_TITLES)) if (base.endsWith(suffix)) base = base.slice(0, -suffix.length)
  return base.replace(/, with a focus on [a-z ]+$/, '')
}

function employmentOf(texts: readonly TitledText[]): GeneratorEmploymentType | null {
  const starts = (type: GeneratorEmploymentType) => EMPLOYMENT_LEADS[type].map((lead) => lead.split('{')[0] ?? '')
  return GENERATOR_EMPLOYMENT_TYPES.find((type) => texts.some(({ text }) => splitSentences(text).some((sentence) => starts(type).some((start) => start.length > 8 && sentence.startsWith(start))))) ?? null
}

/** A plan for four texts alone. */
export function recoverPlan(current: readonly [TitledText, TitledText, TitledText, TitledText], knowledge: EndeavorKnowledge): EndeavorPlan {
  const option = (index: 0 | 1 | 2 | 3) => recoverOption(current[index], index, knowledge)
  return { version: 1, employmentType: employmentOf(current) ?? 'employee', options: [option(0), option(1), option(2), option(3)] }
}

/** Whether a plan's option is the one a text was composed from. */
export function planMatchesText(plan: OptionPlan, current: TitledText, knowledge: EndeavorKnowledge): boolean {
  const found = seedOf(current, knowledge)
  return found !== null && found.seed.id === plan.seed && found.topic?.toLowerCase() === plan.topic?.toLowerCase()
}

