/** Says a design in English: title, readable parts and one flowing text, by many independent plans per part. */
import { TAKEN_UP_BY_OTHERS, tellsChange } from './printed-line.ts'
import type { GeneratorEmploymentType } from '../endeavor/endeavor-form.ts'
import type { EndeavorParts } from '../endeavor/endeavor-set.ts'
import { capitalize, countWords, withArticle } from '../endeavor/sentence-forms.ts'
import type { Design } from './design.ts'
import { CARRIED } from './carried.ts'
import type { Handing } from './deliverable.ts'
import type { ContributionForm, Problem, ProblemArea, PublicPriority, RouteKind } from './problem-area.ts'
import { projectGap } from './project-gap.ts'
import { shortened, projectMeans, projectThing, projectOutputs, projectProblem, projectSteps, projectTitles } from './project-parts.ts'
import { whyOf } from './say-facts.ts'
import { handedPurposes, isTellingAgain, methodOf, nicheOf, openingOf, outputsOf, pointsBack, priorityOf, problemLent, problemOf, purposes, spreadOf, tieSaid, usersSentence } from './say-parts.ts'
import { saidOutputs, saidSteps, saidThing } from './tell-said.ts'
import { chooserForOption, fewestWords, OPTIONS, shortestChooser, type Chooser } from './wording.ts'

/** Stands for the users of a project whose words do not tell them; no text holds it. */
export const UNTOLD_USERS = 'users'

export const TITLE_LIMITS = { min: 8, max: 20 } as const
export const TEXT_LIMITS = { default: { min: 100, max: 180 }, tuned: { min: 100, max: 260 }, detailed: { min: 180, max: 320 } } as const

/** What a design says, before any tuning adds to it. */
export type Content = {
  design: Design
  area: ProblemArea
  problem: Problem
  priority: PublicPriority | null
  /** Predicate that joins the contribution to the document; empty where only its subject is known to be the same. */
  tie: string
  employmentType: GeneratorEmploymentType
  users: string
  /** "a U.S. hospital": who employs the petitioner meanwhile. */
  host: string
  channel: string
  /** What kind of body carries it there; null where none is known. */
  route: RouteKind | null
  steps: readonly string[]
  outputs: readonly string[]
  /** Words before the topic that a tuning asks for: "software-based". */
  quality: string | null
  noun: string
  /** How the person's own object is handed on, its words in place; null where the endeavor is built otherwise. */
  handing: Handing | null
  /** Sentences a tuning adds, by the part they belong to. */
  added: { build: string[]; users: string[]; spread: string[] }
  /** Where the first users are: "in one county". */
  place: string | null
  detailed: boolean
  tuned: boolean
  /** The thing is named by its kind alone; its aim says what it is for. */
  brief: boolean
  /** The problem is told without what it costs, in favor of what the person did. */
  terse: boolean
}

type Said = readonly [string, ...string[]]

export type Realized = { title: string; text: string; parts: EndeavorParts }

const FORM_WORDS: Readonly<
  Record<ContributionForm, { qualities: readonly [string, ...string[]]; nouns: readonly [string, ...string[]]; verbs: readonly [string, ...string[]]; outputs: readonly [string, ...string[]] }>
> = {
  tool: {
    qualities: ['open', 'practical', 'tested', 'low-cost', 'field-tested', 'shared'],
    nouns: ['toolkit', 'tool set', 'toolkit'],
    verbs: ['build', 'develop', 'create'],
    outputs: ['a guide for first use', 'a short user manual', 'a set of worked examples', 'a setup guide'],
  },
  practice: {
    qualities: ['written', 'model', 'published', 'reviewed', 'common'],
    nouns: ['standard', 'protocol', 'procedure', 'practice guide'],
    verbs: ['write', 'establish', 'develop', 'draft'],
    outputs: ['a self-check form', 'a checklist for reviewers', 'a record of each revision', 'a one-page summary for managers'],
  },
  training: {
    qualities: ['hands-on', 'case-based', 'modular', 'practice-based', 'scenario-based', 'short'],
    nouns: ['course', 'curriculum', 'training program'],
    verbs: ['design', 'develop', 'create'],
    outputs: ['an instructor guide', 'a skills test with scoring notes', 'recorded demonstrations', 'a train-the-trainer unit'],
  },
  evidence: {
    qualities: ['public', 'multi-site', 'open', 'documented', 'regional'],
    nouns: ['benchmark', 'data set', 'field study', 'comparative study'],
    verbs: ['assemble', 'build', 'carry out', 'compile'],
    outputs: ['a data dictionary', 'a description of the method', 'a yearly report of results', 'a coding manual'],
  },
  service: {
    qualities: ['shared', 'regional', 'cooperative', 'pilot'],
    nouns: ['service', 'network', 'program'],
    verbs: ['launch', 'set up', 'organize', 'establish'],
    outputs: ['an operating manual', 'a model service agreement', 'a cost record per site', 'an intake procedure'],
  },
}

/** The kind of thing it is; never a word the topic already holds. */
export function formNoun(form: ContributionForm, topic: string, choose: Chooser): string {
  const [first, ...rest] = FORM_WORDS[form].nouns.filter((noun) => !noun.split(' ').some((word) => topic.includes(word)))
  return first === undefined ? FORM_WORDS[form].nouns[0] : choose('noun', [first, ...rest])
}

export function formOutputs(form: ContributionForm): readonly [string, ...string[]] {
  return FORM_WORDS[form].outputs
}

function verbFor(form: ContributionForm, noun: string, choose: Chooser): string {
  if (noun === 'field study') return choose('verb', ['carry out', 'conduct', 'run'])
  if (noun === 'comparative study') return choose('verb', ['carry out', 'conduct', 'organize'])
  if (noun === 'benchmark') return choose('verb', ['build', 'develop', 'assemble'])
  if (noun === 'data set') return choose('verb', ['assemble', 'compile', 'build'])
  return choose('verb', FORM_WORDS[form].verbs)
}

/** How a kind of thing is joined to what it is about. */
const JOINS: Readonly<Record<string, string>> = { course: 'in', curriculum: 'in', 'training program': 'in', 'data set': 'on', 'field study': 'of', 'comparative study': 'of', benchmark: 'for' }

export type Names = { thing: string; /** Without what it is about: "shared toolkit". */ kind: string; bare: string; short: string; verb: string; users: string; aim: string; topic: string }

/** What is done to a thing of its kind. */
const HANDED: readonly (readonly [RegExp, Said])[] = [
  [/^(?:release|edition|version)$/, ['publish', 'prepare', 'develop']],
  [/^(?:validation|trial|evaluation|study)$/, ['conduct', 'lead', 'carry out']],
  [/^(?:guide|standard|data standard|method|procedure)$/, ['write', 'develop', 'publish']],
  [/^(?:course|training program|curriculum|workshop)$/, ['develop', 'design', 'create']],
  [/^(?:kit|toolkit|tool|implementation|benchmark|collection|set of materials)$/, ['build', 'develop', 'assemble']],
  [/^(?:network|model|program)$/, ['establish', 'set up', 'develop']],
]
const ANY_HANDED: Said = ['develop', 'create', 'prepare']

function handedNames({ problem, users }: Content, handing: Handing, quality: string | null, choose: Chooser): Names {
  const kind = `${quality ? `${quality.replace(', ', ' ')} ` : ''}${handing.thing.replace(/^an? /, '')}`
  const verbs = HANDED.find(([noun]) => noun.test(handing.noun))?.[1] ?? ANY_HANDED
  // "publish a published guide"
  const [first, ...rest] = verbs.filter((verb) => !kind.includes(verb))
  const verb = first === undefined ? verbs[0] : choose('verb', [first, ...rest])
  const aim = problem.id === CARRIED ? choose('aim', handing.aims) : problem.aim
  return { thing: withArticle(kind), kind, bare: kind, short: `the ${handing.noun}`, verb, users, aim, topic: problem.subject }
}

function namesOf(content: Content, choose: Chooser): Names {
  const { design, problem, noun, quality } = content
  if (content.handing) return handedNames(content, content.handing, quality, choose)
  const topic = problem.subject
  const [plain, ...others] = FORM_WORDS[design.form].qualities.filter((word) => !topic.includes(word) && word.slice(0, 6) !== noun.slice(0, 6))
  const words = quality ?? choose('quality', [plain ?? 'new', ...others])
  const bare = `${words} ${noun} ${JOINS[noun] ?? 'for'} ${topic}`
  const short = design.project?.said?.thing
    ? saidThing({ object: design.project.object, form: design.form, phrase: design.project.phrase })
    : design.project
      ? projectThing({ object: design.project.object, form: design.form, phrase: design.project.phrase })
      : `the ${noun}`
  return { thing: withArticle(bare), kind: `${words} ${noun}`, bare, short, verb: verbFor(design.form, noun, choose), users: content.users, aim: problem.aim, topic }
}

/** For whom a stated project is, as far as its words or the tuning tell. */
export function ownUsers({ design, users }: Pick<Content, 'design' | 'users'>): string | null {
  return design.project && !design.project.named && users === UNTOLD_USERS ? null : users
}

/** A title of 8 to 20 words that begins with a verb. */
function titleOf(content: Content, names: Names, choose: Chooser): string {
  const { verb, thing, users, aim } = names
  const project = content.design.project
  const V = capitalize(verb)
  const place = content.place ? ` ${content.place}` : ''
  const fits = (title: string) => {
    const words = countWords(title)
    return words >= TITLE_LIMITS.min && words <= TITLE_LIMITS.max
  }
  if (project) {
    const made = content.quality ? `, ${content.quality.replace(', ', ' and ')}` : ''
    const short = project.phrase.split(/,? (?:(?:in|for|of|by|on|at|with|through|from|to) )?(?:that|which|whom|with|so|used by|where|using|working|without) /)[0] ?? project.phrase
    // "units for pupils with" names other pupils than those it is for.
    const cut = project.phrase.indexOf(users)
    const shorter = cut >= 0 && short.length > cut && short.length < cut + users.length ? [] : [short]
    const own = [project.phrase, ...shortened(project.phrase, TITLE_LIMITS).filter((one) => cut < 0 || one.length <= cut || one.length >= cut + users.length), ...shorter].flatMap((phrase) =>
      projectTitles(phrase, { ...project, form: content.design.form, users: ownUsers(content) }),
    )
    // What was given word for word is not cut for the sake of what a tuning adds.
    const whole = project.said?.thing ? own.flatMap((title) => [`${title}${made}${place}`, `${title}${made}`, `${title}${place}`, title]) : []
    const found = [...whole, ...own.map((title) => `${title}${made}${place}`), ...own.map((title) => `${title}${made}`), ...own.map((title) => `${title}${place}`), ...own].find(fits)
    // Of a problem that only lends its place no title is taken.
    if (found || !project.matched) return found ?? own.toSorted((a, b) => countWords(a) - countWords(b))[0] ?? project.phrase
  }
  if (content.handing) {
    const handed = handedPurposes(content.design.form, users, aim)
    const titles = [`${V} ${thing} for ${users}${place}`, ...handed.map((purpose) => `${V} ${thing} ${purpose}`)]
    // A known problem says more in a title than the users alone.
    const named = content.problem.id === CARRIED && !/ for /.test(thing) && !thing.includes(users)
    const ordered = named ? titles : [...titles.slice(1), titles[0] ?? '']
    const short = withArticle(content.handing.thing.replace(/^an? /, ''))
    return (
      [...ordered, `${V} ${thing} for ${users}`, `${V} ${short} for ${users}${place}`, `${V} ${short} for ${users}`, `${V} ${short}`].find(fits) ??
      ordered.toSorted((a, b) => Math.abs(countWords(a) - 14) - Math.abs(countWords(b) - 14))[0] ??
      thing
    )
  }
  const made = withArticle(names.kind)
  const forms = purposes(content.design.form, users, aim).map((purpose) => `${V} ${made} ${purpose}`) as [string, ...string[]]
  const first = choose('title', forms)
  // Where the problem was taken before, another title of the set says what it is for: this one says what it is, or what it hands out.
  const said = `${V} ${thing} for ${users}`
  const handing = `${V} ${made} with ${content.outputs[0] ?? ''} for ${users}`
  const again = content.design.turn === 0 ? [] : [said, handing]
  const candidates = [
    ...again.map((title) => `${title}${place}`),
    ...again,
    `${first}${place}`,
    ...(content.place ? [`${V} ${thing} for ${users}${place}`, `${V} ${thing}${place}`] : []),
    ...forms.map((form) => `${form}${place}`),
    first,
    ...forms,
    `${V} ${thing} for ${users}${place}`,
    `${V} ${thing} for ${users}`,
    `${V} ${thing} to ${aim}`,
    `${V} ${thing}${place}`,
    `${V} ${thing}`,
  ]
  return candidates.find(fits) ?? `${V} ${thing} for ${users}`
}

type Piece = 'opening' | 'problem' | 'method' | 'outputs' | 'why' | 'users' | 'spread' | 'priority'

type Order = readonly [Piece, ...Piece[]]

/** Orders of the parts. Where `why` stands before the opening, the first fact leads and the endeavor is drawn from it. */
const ORDERS: readonly [Order, ...Order[]] = [
  ['opening', 'problem', 'method', 'outputs', 'why', 'users', 'spread', 'priority'],
  ['problem', 'opening', 'why', 'method', 'outputs', 'users', 'spread', 'priority'],
  ['why', 'opening', 'problem', 'method', 'outputs', 'users', 'spread', 'priority'],
  ['priority', 'problem', 'opening', 'method', 'outputs', 'why', 'users', 'spread'],
  ['opening', 'why', 'problem', 'method', 'outputs', 'users', 'spread', 'priority'],
  ['opening', 'problem', 'priority', 'method', 'outputs', 'why', 'users', 'spread'],
  ['problem', 'opening', 'method', 'outputs', 'why', 'users', 'spread', 'priority'],
]
/** The person's own work leads to what is made of it, and stands beside it. */
const HANDED_ORDERS: readonly [Order, ...Order[]] = [
  ['why', 'opening', 'problem', 'method', 'outputs', 'users', 'spread', 'priority'],
  ['problem', 'why', 'opening', 'method', 'outputs', 'users', 'spread', 'priority'],
  ['why', 'opening', 'problem', 'priority', 'method', 'outputs', 'users', 'spread'],
  ['opening', 'why', 'problem', 'method', 'outputs', 'users', 'spread', 'priority'],
]
/** Without a fact that can lead, and for a stated project, which stands first. */
const FIXED = ORDERS.filter(([first]) => first === 'opening') as unknown as typeof ORDERS
/** A project may be told in as many options of a set as there are, none like another. */
const OF_PROJECTS: typeof ORDERS = [...FIXED, ['opening', 'problem', 'method', 'why', 'outputs', 'users', 'spread', 'priority']]
const UNLED = ORDERS.filter(([first]) => first !== 'why') as unknown as typeof ORDERS

const isHanded = ({ handing, design }: Content) => handing !== null && design.whys[0]?.near === true

function ordersFor(content: Content): typeof ORDERS {
  const { design, priority, tie } = content
  const orders = isHanded(content) ? HANDED_ORDERS : design.project ? OF_PROJECTS : design.whys[0]?.near && !design.whys[0].quoted ? ORDERS : UNLED
  // A document that stands first says what the whole serves; where none is named, the problem stands there.
  // What the contribution is to it may point to its words, "such evidence": then both stand together at the end.
  return priority === null || pointsBack(tie) ? (orders.filter(([first]) => first !== 'priority') as unknown as typeof ORDERS) : orders
}

/** The places, in the list of orders that a design may take, from the one its wording falls on; each with the order as a text by which two are compared. */
export function movesOf(content: Content): { at: number; moves: string }[] {
  const orders = ordersFor(content)
  const first = orders.indexOf(chooserForOption(content.design.salt)('order', orders))
  return orders.map((_, turn) => (first + turn) % orders.length).map((at) => ({ at, moves: (orders[at] ?? orders[0]).join() }))
}

/** How many other wordings are tried before a part is cut. */
const REWORDINGS = 6

type Spoken = Omit<Realized, 'title'>

/** The wording in which a content is told: what chooses its names and its sentences. */
type Wording = { content: Content; names: Chooser; sentences: Chooser }
const wordingOf = (content: Content): Wording => {
  const own = chooserForOption(content.design.salt)
  return { content, names: own, sentences: own }
}

/** Text and parts. A text over the limit is said again with less, least harmful first: the standing, a second fact, a third step or output; then in other wordings. */
function settle(content: Content): { wording: Wording; said: Spoken } {
  const limits = content.detailed ? TEXT_LIMITS.detailed : content.tuned ? TEXT_LIMITS.tuned : TEXT_LIMITS.default
  const fits = ({ text }: Spoken) => countWords(text) <= limits.max
  let shown: Content | null = content
  let wording = wordingOf(content)
  let said = sayOnce(wording)
  while (shown && !fits(said)) {
    // Another wording of the same parts may be shorter; what a reader needs is not cut for ornament.
    if (fits(sayOnce({ content: shown, names: fewestWords, sentences: fewestWords }))) {
      for (let salt = 1; salt <= REWORDINGS; salt++) {
        const other = wordingOf({ ...shown, design: { ...shown.design, salt: shown.design.salt + salt * OPTIONS } })
        const again = sayOnce(other)
        if (fits(again)) return { wording: other, said: again }
      }
    }
    const less = withLess(shown)
    wording = less ? wordingOf(less) : { ...wordingOf(shown), sentences: shortestChooser }
    said = sayOnce(wording)
    shown = less
  }
  return { wording, said }
}

export function realize(content: Content): Realized {
  const {
    wording: { content: told, names },
    said,
  } = settle(content)
  return { title: titleOf(told, namesOf(told, names), names), ...said }
}

/** The text alone: for wordings that are only compared. */
export const textOf = (content: Content): string => settle(content).said.text

/** Of two lines the first one, unless only the second tells a figure; a work that is handed on stays. */
export function saysMost({ whys, own }: Pick<Content['design'], 'whys' | 'own'>): Content['design']['whys'] {
  const [first, second] = whys
  const told = `${first?.clause ?? ''} ${first?.result ?? ''}`
  const saysMore = second !== undefined && ((/\d/.test(second.clause) && !/\d/.test(told)) || (tellsChange(second.clause) && !tellsChange(told) && !/%/.test(told) && !TAKEN_UP_BY_OTHERS.test(told)))
  return own === null && first?.kind === 'work' && second && saysMore ? [second] : whys.slice(0, 1)
}

/** A degree on which the classification itself may rest says more than a third step. */
export const TELLS_ADVANCED = /^I hold a (?:doctorate|master|professional|Juris)/

/** The content without what a reader misses least; null where nothing more can go. A method of fewer than two steps is none. */
function withLess(shown: Content): Content | null {
  const { design, added } = shown
  if (shown.handing && !shown.brief && design.standing) return { ...shown, design: { ...design, standing: null } }
  if (!shown.brief && !design.project) return { ...shown, brief: true }
  if (design.standing && design.whys.length > 0 && !TELLS_ADVANCED.test(design.standing)) return { ...shown, design: { ...design, standing: null } }
  if (shown.outputs.length > 2 && shown.quality === null) return { ...shown, outputs: [shown.outputs[0] ?? '', shown.outputs[1] ?? ''] }
  // What the person reached says more than a third step.
  if (shown.steps.length > 2 && shown.quality === null && !shown.tuned) return { ...shown, steps: shown.steps.slice(0, 2) }
  if (!shown.terse && !design.project && shown.problem.id !== CARRIED) return { ...shown, terse: true }
  if (design.standing && design.whys.length > 0) return { ...shown, design: { ...design, standing: null } }
  // A second line of the person's own with its figure says more than what a document says; the document is named and dated still.
  if (!design.briefDocument && !design.project && /\d/.test(design.whys[1]?.clause ?? '')) return { ...shown, design: { ...design, briefDocument: true } }
  // So does it than the post that is sought.
  if (design.whys.length > 1 && design.role && /\d/.test(design.whys[1]?.clause ?? '')) return { ...shown, design: { ...design, role: null } }
  if (design.whys.length > 1 && design.whys[1]?.kind === 'work') return { ...shown, design: { ...design, whys: saysMost(design) } }
  if (design.project && design.project.plans.deeds.length > 1)
    return { ...shown, design: { ...design, project: { ...design.project, plans: { ...design.project.plans, deeds: design.project.plans.deeds.slice(0, 1) } } } }
  if (design.standing?.includes('. ')) return { ...shown, design: { ...design, standing: `${design.standing.split('. ')[0] ?? ''}.` } }
  if (design.whys.length > 1) return { ...shown, design: { ...design, whys: design.whys.slice(0, 1) } }
  if (added.build.length > 1 || added.users.length > 0 || added.spread.length > 1) return { ...shown, added: { build: added.build.slice(0, 1), users: [], spread: added.spread.slice(0, 1) } }
  if (shown.outputs.length > 2) return { ...shown, outputs: [shown.outputs[0] ?? '', shown.outputs.at(-1) ?? ''] }
  if (added.build.length > 0 && added.spread.length > 0) return { ...shown, added: { ...added, build: [] } }
  if (design.niche && design.role) return { ...shown, design: { ...design, role: null } }
  if (shown.steps.length > 3) return { ...shown, steps: shown.steps.slice(0, 3) }
  if (shown.steps.length > 2) return { ...shown, steps: shown.quality === null ? shown.steps.slice(0, 2) : [shown.steps[0] ?? '', shown.steps.at(-1) ?? ''] }
  if (!design.briefDocument && !design.project && shown.priority !== null) return { ...shown, design: { ...design, briefDocument: true } }
  // A fact’s clause of thirty words leaves room for one step only; two outputs are the least that is promised.
  if (shown.steps.length > 1 && shown.quality === null) return { ...shown, steps: shown.steps.slice(0, 1) }
  if (shown.outputs.length > 1 && shown.quality === null) return { ...shown, outputs: shown.outputs.slice(0, 1) }
  return null
}

const stems = (phrase: string) => new Set(phrase.split(/[ -]/).flatMap((word) => (word.length > 3 ? [word.slice(0, 4)] : [])))

/** "the handling of leave and benefits" beside "handle leave and benefits right". */
function sayTheSame(topic: string, aim: string): boolean {
  const said = stems(aim)
  return [...stems(topic)].filter((stem) => said.has(stem)).length > 1
}

/** "The standard will set out … It will come with …". */
const pronounAfter = (before: string, name: string, said: string) => (before.startsWith(`${name} will `) && said.startsWith(`${name} will `) ? said.replace(name, 'It') : said)

function sayOnce({ content, names: own, sentences: choose }: Wording): Spoken {
  const { design } = content
  const names = namesOf(content, own)
  const plain = !(design.project && !design.project.matched)
  const orders = ordersFor(content)
  const order = design.order === null ? own('order', orders) : (orders[design.order % orders.length] ?? orders[0])
  const led = order.indexOf('why') < order.indexOf('opening')
  // The aim names an object of the person's own, or its subject in the same words: the thing is not said to be about it once more.
  const opening = openingOf(
    content,
    !content.handing && !isTellingAgain(content) && (design.own || content.brief || sayTheSame(names.topic, names.aim)) ? { ...names, thing: withArticle(names.kind) } : names,
    choose,
  )
  const given = design.project?.said?.thing === true ? { ...design.project, form: design.form, users: ownUsers(content), deeds: design.project.plans.deeds } : null
  const means =
    design.project && given === null && (!plain || (design.project.object === null && /^(?:practice|tool|training|service)$/.test(design.form)))
      ? projectMeans({ object: design.project.object, form: design.form, phrase: design.project.phrase }, choose)
      : ''
  const proposed = [led ? opening.afterFact : opening.said, means, nicheOf(content, choose)].filter(Boolean).join(' ')
  const method = plain
    ? methodOf(content, names, choose)
    : content.steps.length > 1
      ? given !== null
        ? saidSteps(given, choose)
        : projectSteps({ object: design.project?.object ?? null, form: design.form, phrase: design.project?.phrase, users: ownUsers(content) }, choose)
      : ''
  const outputs =
    plain || !design.project
      ? outputsOf(content, names, choose)
      : given !== null
        ? saidOutputs(given, choose)
        : projectOutputs({ ...design.project, deeds: design.project.plans.deeds, form: design.form, users: ownUsers(content) }, content.outputs.length, choose)
  // What the contribution is to a document that stands first is said as soon as it is named.
  const tied = order[0] === 'priority' ? tieSaid(content, names, choose) : ''
  const bySlot: Record<Piece, string> = {
    opening: [proposed, tied].filter(Boolean).join(' '),
    problem:
      design.project && (!plain || design.project.trouble?.told)
        ? projectProblem(design.project, choose) ||
          (design.project.lent ? problemLent(content, choose) : '') ||
          (design.project.said !== undefined ? '' : projectGap({ phrase: design.project.phrase, object: design.project.object, form: design.form, users: ownUsers(content) }, choose))
        : problemOf(content, choose),
    method: [method, ...content.added.build].filter(Boolean).join(' '),
    outputs: content.added.build.length === 0 ? pronounAfter(method, capitalize(names.short), outputs) : outputs,
    why: whyOf(design, led, choose),
    users: [usersSentence(content, names, choose), ...content.added.users].join(' '),
    spread: [spreadOf(content, names, choose), ...content.added.spread].filter(Boolean).join(' '),
    priority: priorityOf(content, names, order[0] === 'priority', choose),
  }
  const text = order
    .map((piece) => bySlot[piece])
    .filter(Boolean)
    .join(' ')
  return {
    text,
    parts: {
      problem: bySlot.problem,
      build: [proposed, bySlot.method, bySlot.outputs].filter(Boolean).join(' '),
      users: bySlot.users,
      spread: [bySlot.spread, bySlot.priority, tied].filter(Boolean).join(' '),
      why: bySlot.why,
    },
  }
}
