/** The parts of an endeavor that hands a person's own work on: what lacks today, the method and what users can then do, with the object in its place. */
import { headOf, severalOf, type Deliverable, type Handing } from './deliverable.ts'
import type { Design } from './design.ts'
import { bareOf, hasArticle } from './noun-phrase.ts'
import type { CarriedParts, ContributionForm, DraftingKnowledge, Problem } from './problem-area.ts'
import { inflectPhrase } from './verbs.ts'

/** Stands for the id of a problem where the object itself is handed on and no known problem is about it. */
export const CARRIED = 'carried'

/** What one alone could do first, others do as builders. */
const TAKEN_ON: Readonly<Record<string, string>> = { invent: 'build', pioneer: 'build', conceive: 'design', devise: 'design', author: 'write', patent: 'build' }

type Own = NonNullable<Design['own']>

function fillerOf({ phrase, general, verb, kind, deliverable, metric }: Own, users: string): (text: string) => string {
  const bare = bareOf(general)
  // Others are to conduct such studies, not to lead ours.
  const deed = deliverable === 'inquiry' && kind === 'run' ? 'conduct' : (TAKEN_ON[verb] ?? verb)
  const one = hasArticle(general)
  const head = headOf(phrase)
  return (text) =>
    text
      // "a model validation procedure" is no "model model validation procedure".
      .replace(/^(an?) model \{bare\}/, (whole) => (/^model\b/.test(bare) ? 'a published {bare}' : whole))
      .replace(/^an? (model|open) \{bare\}/, (whole, quality: string) => (one ? whole : quality === 'open' ? 'an open set of {several}' : 'a set of model {several}'))
      .replaceAll('{metric}', metric ?? '')
      .replaceAll('{head}', one ? head : 'set')
      .replaceAll('{object}', general)
      .replaceAll('{several}', severalOf(general))
      .replaceAll('{bare}', bare)
      .replaceAll('{action}', inflectPhrase(`${deed} ${kind === 'run' ? severalOf(general) : general}`, 'gerund'))
      .replaceAll('{users}', users)
}

/** What the petitioner's own line says of how it was done stands first: "set out step by step how I went about introducing a nurse-led bundle". */
function withMeans({ means }: Own, steps: Problem['steps']): Problem['steps'] {
  if (means === null) return steps
  const [, ...rest] = steps
  return [`set out step by step how I went about ${means}`, ...rest] as unknown as Problem['steps']
}

/** Told in a word, a measure says too little to carry the parts. */
export const isCounted = ({ metric, kind }: Pick<Own, 'metric' | 'kind'>): boolean => metric !== null && metric.includes(' ') && kind === 'make'

/** Parts in which the thing's own measure is told, where its line counts a result. */
function measuredParts({ metric, kind }: Own, { now, cost, steps, outputs }: CarriedParts, { measured }: DraftingKnowledge): Pick<CarriedParts, 'now' | 'cost' | 'steps' | 'outputs'> {
  if (!isCounted({ metric, kind })) return { now, cost, steps, outputs }
  const [first, ...rest] = steps
  const [output, ...others] = outputs
  return {
    now: measured.now,
    cost: measured.cost,
    steps: [first, measured.counting, ...rest.filter((step) => !/^(?:count|compare its|test participants)/.test(step))] as unknown as Problem['steps'],
    outputs: [output, measured.form, ...others.filter((one) => !/measure|\bform\b/.test(one))] as unknown as Problem['outputs'],
  }
}

export function carriedProblem(own: Own, deliverable: Deliverable, users: string, knowledge: DraftingKnowledge, form?: ContributionForm): Problem {
  const common = knowledge.deliverables[deliverable]
  const kind = { ...common, ...(form === undefined ? {} : common.inForm[form]) }
  const parts = measuredParts(own, kind, knowledge)
  const fill = fillerOf(own, users)
  const each = <T extends readonly string[]>(texts: T) => texts.map(fill) as unknown as T
  const [handing] = Object.values(kind.forms)
  return {
    id: CARRIED,
    cues: [],
    topic: bareOf(own.general),
    subject: bareOf(own.general),
    aim: fill(handing?.aims[0] ?? ''),
    now: each(parts.now),
    cost: each(parts.cost),
    // What is public already is not built anew.
    steps: withMeans(own, each(own.verb === 'open-source' ? (parts.steps.filter((step) => !step.includes('published knowledge')) as unknown as Problem['steps']) : parts.steps)),
    outputs: each(parts.outputs),
    measure: own.metric ?? fill(kind.measure),
    // What the thing is to a document nothing of the person tells.
    tie: '',
  }
}

/** The thing that is handed on in the form of the design; null where its object is none, or takes no such form. */
export function handingOf({ own, form, users }: Pick<Design, 'own' | 'form' | 'users'>, { deliverables }: DraftingKnowledge): Handing | null {
  const handing = own?.deliverable ? deliverables[own.deliverable].forms[form] : undefined
  if (!own || !handing) return null
  const fill = fillerOf(own, users)
  const [first, ...rest] = handing.aims
  return { thing: fill(handing.thing), noun: fill(handing.noun), aims: [first, ...rest] }
}
