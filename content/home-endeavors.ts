/** The first screen of the home page: endeavors of the built-in samples, each with the words that speak to each prong. */
import type { SampleId } from '../domain/endeavor/endeavor-form.ts'
import type { EndeavorSet } from '../domain/endeavor/endeavor-set.ts'

export const PRONGS = [
  { tone: 'pine', question: 'Why it matters' },
  { tone: 'amber', question: 'Why you' },
  { tone: 'slate', question: 'Why waive the job offer' },
] as const

export const HOME_ENDEAVORS = {
  legend: 'Choose a profession',
  sheetLabel: 'Proposed endeavor',
  caption: 'From the free generator’s samples; the petitioners are fictional.',
  link: { label: 'Read all four options', href: '/proposed-endeavor-generator' },
} as const

/** One of the four options of each sample, as the generator composes it. */
export const SHOWN_ENDEAVORS: readonly { sample: SampleId; option: 0 | 1 | 2 | 3; label: string }[] = [
  { sample: 'software_engineering', option: 0, label: 'Software' },
  { sample: 'obgyn', option: 0, label: 'Medicine' },
  { sample: 'operations_supply_chains', option: 0, label: 'Supply chain' },
  { sample: 'ev_controls_safety', option: 0, label: 'Engineering' },
  { sample: 'entrepreneur_ai_marketplace', option: 1, label: 'Founder' },
]

/** `marks`: words of the option, as composed, in the order of the prongs. */
export type HomeEndeavor = { label: string; title: string; marks: readonly [matters: string, you: string, waive: string] }

/** A period after a small letter ends a sentence; that of "U.S." does not. */
const firstSentence = (text: string) => text.split(/(?<=[a-z]\.)\s/)[0] ?? ''

/** The problem, the person, and how the work reaches beyond one employer: what the three prongs ask about. */
export function homeEndeavors(sampleSet: (id: SampleId) => EndeavorSet | null): HomeEndeavor[] {
  return SHOWN_ENDEAVORS.flatMap(({ sample, option, label }) => {
    const found = sampleSet(sample)?.options[option]
    if (found?.parts === undefined) return []
    const { problem, why, spread } = found.parts
    return [{ label, title: found.title, marks: [problem, why, firstSentence(spread)] as const }]
  })
}

/** The first of them; a build without it is broken. */
export function sampleEndeavor(sampleSet: (id: SampleId) => EndeavorSet | null): HomeEndeavor {
  const [first] = homeEndeavors(sampleSet)
  if (first === undefined) throw new Error('no sample of the generator can be shown')
  return first
}
