/** The parts of an endeavor that hands a person's own work on: what lacks today, the method and what users can then do, with the object in its place. */
import { headOf, severalOf, type Deliverable, type Handing } from './deliverable.ts'
import type { Design } from './design.ts'
import { bareOf, hasArticle } from './noun-phrase.ts'
import type { DraftingKnowledge, Problem } from './problem-area.ts'
import { inflectPhrase } from './verbs.ts'

/** Stands for the id of a problem where the object itself is handed on and no known problem is about it. */
export const CARRIED = 'carried'

type Own = NonNullable<Design['own']>

function fillerOf({ phrase, general, verb, kind, deliverable }: Own, users: string): (text: string) => string {
  const bare = bareOf(general)
  // Others are to conduct such studies, not to lead ours.
  const deed = deliverable === 'inquiry' && kind === 'run' ? 'conduct' : verb
  const one = hasArticle(general)
  const head = headOf(phrase)
  return (text) =>
    text
      .replace(/^an? (model|open) \{bare\}/, (whole, quality: string) => (one ? whole : quality === 'open' ? 'an open set of {several}' : 'a set of model {several}'))
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

export function carriedProblem(own: Own, deliverable: Deliverable, users: string, { deliverables }: DraftingKnowledge): Problem {
  const parts = deliverables[deliverable]
  const fill = fillerOf(own, users)
  const each = <T extends readonly string[]>(texts: T) => texts.map(fill) as unknown as T
  const [handing] = Object.values(parts.forms)
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
    measure: own.metric ?? fill(parts.measure),
    tie: `serves that aim for ${users}`,
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
