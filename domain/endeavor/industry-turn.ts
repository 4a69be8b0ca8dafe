/** Decides how an option takes up the industry focuses of the tuning: as its setting, as a second setting, as a requirement, or not at all. */
import { INDUSTRY_FOCUSES, type IndustryFocus, type TuningOption } from './endeavor-form.ts'
import type { EndeavorKnowledge, EndeavorSeed, IndustryLens } from './knowledge.ts'
import * as forms from './tuning-forms.ts'
import { fill, pick } from './tuning-forms.ts'

export type IndustryTurn =
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

/** The sentence by which an option takes up the focuses; null without any. */
export function industrySentence(turn: IndustryTurn, seed: EndeavorSeed, index: number, variant: number, knowledge: EndeavorKnowledge, short = false): string | null {
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
