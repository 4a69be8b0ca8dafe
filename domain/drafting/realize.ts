/** Says a design in English: title, readable parts and one flowing text, by many independent plans per part. */
import type { GeneratorEmploymentType } from '../endeavor/endeavor-form.ts'
import type { EndeavorParts } from '../endeavor/endeavor-set.ts'
import { capitalize, countWords, joinList, withArticle } from '../endeavor/sentence-forms.ts'
import type { Design } from './design.ts'
import type { ContributionForm, Problem, ProblemArea, PublicPriority } from './problem-area.ts'
import { inflectPhrase } from './verbs.ts'
import { projectOutputs, projectProblem, projectSpread, projectSteps, projectTrial } from './project-parts.ts'
import { chooserFor, type Chooser } from './wording.ts'

export const TITLE_LIMITS = { min: 8, max: 20 } as const
export const TEXT_LIMITS = { default: { min: 100, max: 180 }, tuned: { min: 100, max: 260 }, detailed: { min: 180, max: 320 } } as const

/** What a design says, before any tuning adds to it. */
export type Content = {
  design: Design
  area: ProblemArea
  problem: Problem
  priority: PublicPriority | null
  /** Predicate that joins the contribution to the document. */
  tie: string
  employmentType: GeneratorEmploymentType
  users: string
  channel: string
  steps: readonly string[]
  outputs: readonly string[]
  /** Words before the topic that a tuning asks for: "software-based". */
  quality: string | null
  noun: string
  /** Sentences a tuning adds, by the part they belong to. */
  added: { build: string[]; users: string[]; spread: string[] }
  /** Where the first users are: "in one county". */
  place: string | null
  detailed: boolean
  tuned: boolean
}

export type Realized = { title: string; text: string; parts: EndeavorParts }

const FORM_WORDS: Readonly<Record<ContributionForm, { qualities: readonly [string, ...string[]]; nouns: readonly [string, ...string[]]; verbs: readonly [string, ...string[]]; outputs: readonly [string, ...string[]] }>> = {
  tool: { qualities: ['open', 'tested', 'shared', 'practical', 'field-tested', 'low-cost', 'common'], nouns: ['toolkit', 'tool set', 'toolkit', 'workbench'], verbs: ['build', 'develop', 'create'], outputs: ['a guide for first use', 'a short user manual', 'a set of worked examples', 'a setup guide'] },
  practice: { qualities: ['written', 'model', 'common', 'reviewed', 'published'], nouns: ['standard', 'protocol', 'procedure', 'practice guide'], verbs: ['write', 'establish', 'develop', 'draft'], outputs: ['a self-check form', 'a checklist for reviewers', 'a record of each revision', 'a one-page summary for managers'] },
  training: { qualities: ['hands-on', 'case-based', 'modular', 'practice-based', 'scenario-based'], nouns: ['course', 'curriculum', 'course', 'training program'], verbs: ['design', 'develop', 'prepare'], outputs: ['an instructor guide', 'a skills test with scoring notes', 'recorded demonstrations', 'a train-the-trainer unit'] },
  evidence: { qualities: ['public', 'multi-site', 'open', 'comparative', 'documented'], nouns: ['benchmark', 'data set', 'field study', 'comparison'], verbs: ['assemble', 'build', 'carry out', 'compile'], outputs: ['a data dictionary', 'a description of the method', 'a yearly report of results', 'a coding manual'] },
  service: { qualities: ['shared', 'regional', 'cooperative', 'pilot', 'multi-site'], nouns: ['service', 'network', 'program', 'service'], verbs: ['launch', 'set up', 'organize', 'found'], outputs: ['an operating manual', 'a model service agreement', 'a cost record per site', 'an intake procedure'] },
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
  if (noun === 'field study') return choose('verb', ['carry out', 'run'])
  if (noun === 'comparison') return choose('verb', ['carry out', 'organize'])
  if (noun === 'benchmark') return choose('verb', ['build', 'develop', 'assemble'])
  if (noun === 'data set') return choose('verb', ['assemble', 'compile', 'build'])
  return choose('verb', FORM_WORDS[form].verbs)
}

/** First word inflected, also of "set up", "carry out". */
const gerundPhrase = (phrase: string) => inflectPhrase(phrase, 'gerund')

/** How a kind of thing is joined to what it is about. */
const JOINS: Readonly<Record<string, string>> = { course: 'in', curriculum: 'in', 'training program': 'in', 'data set': 'on', 'field study': 'of', comparison: 'of', benchmark: 'for' }

type Names = { thing: string; /** Without what it is about: "shared toolkit". */ kind: string; bare: string; short: string; verb: string; users: string; aim: string; topic: string }

function namesOf(content: Content, choose: Chooser): Names {
  const { design, problem, noun, quality } = content
  const topic = problem.subject
  const [plain, ...others] = FORM_WORDS[design.form].qualities.filter((word) => !topic.includes(word) && word.slice(0, 6) !== noun.slice(0, 6))
  const words = quality ?? choose('quality', [plain ?? 'new', ...others])
  const bare = `${words} ${noun} ${JOINS[noun] ?? 'for'} ${topic}`
  const short = design.project ? `the ${design.project.object ?? 'project'}` : `the ${noun}`
  return { thing: withArticle(bare), kind: `${words} ${noun}`, bare, short, verb: verbFor(design.form, noun, choose), users: content.users, aim: problem.aim, topic }
}

/** A title of 8 to 20 words that begins with a verb. */
function titleOf(content: Content, names: Names, choose: Chooser): string {
  const { verb, thing, users, aim } = names
  const project = content.design.project
  const V = capitalize(verb)
  const place = content.place ? ` ${content.place}` : ''
  const fits = (title: string) => countWords(title) >= TITLE_LIMITS.min && countWords(title) <= TITLE_LIMITS.max
  if (project) {
    const own = capitalize(project.phrase)
    const made = content.quality ? `, ${content.quality.replace(', ', ' and ')}` : ''
    const short = capitalize(project.phrase.split(/,? (?:that|which|with|so|used by|where|using|working) /)[0] ?? project.phrase)
    const candidates = [`${own}${made}${place}`, `${own}${made}`, `${own}${place}`, own, `${own} for ${users}${place}`, `${own} for ${users} in the United States`, `${own} and publish the method for others to use`, `${short}${made}`, short, `${short} for ${users}`, `${short} for ${users} in the United States`]
    const found = candidates.find(fits)
    if (found) return found
  }
  const made = withArticle(names.kind)
  const forms: [string, ...string[]] = [
    `${V} ${made} that lets ${users} ${aim}`,
    `${V} ${made} so that ${users} can ${aim}`,
    `${V} ${made} with which ${users} can ${aim}`,
    `${V} ${made} that helps ${users} ${aim}`,
    `${V} ${made} for ${users} to ${aim}`,
  ]
  const own = content.design.topic ? `, ${choose('drawn', ['drawn from work on', 'built on work with', 'drawing on work with'])} ${content.design.topic}` : null
  const first = choose('title', forms)
  const candidates = [...(own ? [`${first}${place}${own}`, `${V} ${thing} for ${users}${place}${own}`] : []), `${first}${place}`, ...(content.place ? [`${V} ${thing} for ${users}${place}`, `${V} ${thing}${place}`] : []), ...forms.map((form) => `${form}${place}`), first, ...forms, `${V} ${thing} for ${users}${place}`, `${V} ${thing} for ${users}`, `${V} ${thing} to ${aim}`, `${V} ${thing}${place}`, `${V} ${thing}`]
  return candidates.find(fits) ?? `${V} ${thing} for ${users}`
}

function openingOf(content: Content, names: Names, choose: Chooser): string {
  const { design } = content
  const { verb, thing, users, aim } = names
  const place = content.place ? ` ${content.place}` : ''
  const role = design.role ? choose('role', [`As ${design.role}, `, `Working as ${design.role}, `, `In the role of ${design.role.replace(/^an? /, '')}, `]) : ''
  if (design.project) {
    const { phrase } = design.project
    const subject = role || 'In the United States '
    return `${choose('project', [`${subject}I will ${phrase}.`, role ? `${role}my endeavor is to ${phrase}.` : `My endeavor is to ${phrase}.`, role ? `${role}I plan to ${phrase}.` : `I plan to ${phrase}.`, role ? `${role}I intend to ${phrase}.` : `What I will do in the United States is ${phrase}.`])}`
  }
  if (design.topic) {
    const from = `starting from my work on ${design.topic}`
    return design.path === 'alternative'
      ? choose('other own', [`As a second path, I would ${verb} ${thing}, ${from}, so that ${users}${place} can ${aim}.`, `Another path, ${from}, is ${gerundPhrase(verb)} ${thing} that helps ${users}${place} ${aim}.`])
      : choose('opening own', [`${role}I plan to ${verb} ${thing}, ${from}, so that ${users}${place} can ${aim}.`, `${role || 'In the United States '}I will ${verb} ${thing}, ${from}: with it, ${users}${place} can ${aim}.`, `${role ? `${role}my` : 'My'} endeavor is ${thing}, ${from}; it lets ${users}${place} ${aim}.`])
  }
  if (design.path === 'alternative') {
    return choose('other', [
      `As a second path, I would ${verb} ${thing} so that ${users}${place} can ${aim}.`,
      `A different direction is ${gerundPhrase(verb)} ${thing}, with which ${users}${place} can ${aim}.`,
      `Another path is ${gerundPhrase(verb)} ${thing} that helps ${users}${place} ${aim}.`,
      `In a new direction, I could ${verb} ${thing}; with it, ${users}${place} can ${aim}.`,
      `Another path would be ${thing} through which ${users}${place} can ${aim}.`,
      `I see a second path in ${thing} that lets ${users}${place} ${aim}.`,
      `A second path leads to ${thing} made for ${users}${place}: a way to ${aim}.`,
      `${capitalize(thing)} is another path I could take, so that ${users}${place} can ${aim}.`,
    ])
  }
  return choose('opening', [
    `${role}I plan to ${verb} ${thing} so that ${users}${place} can ${aim}.`,
    `${role ? `${role}my` : 'My'} endeavor is ${thing} that lets ${users}${place} ${aim}.`,
    `${role ? `${role}what` : 'What'} I propose is ${thing}: with it, ${users}${place} can ${aim}.`,
    `${role || 'In the United States '}I intend to ${verb} ${thing} through which ${users}${place} can ${aim}.`,
    `${role}I will ${verb} ${thing} with which ${users}${place} ${aim}.`,
    `${role ? `${role}my` : 'My'} work will be ${thing} for ${users}${place}, made to ${aim}.`,
    `${role ? `${role}my` : 'My'} aim is to ${verb} ${thing} that helps ${users}${place} ${aim}.`,
  ])
}

function problemOf(content: Content, choose: Chooser): string {
  const { problem, design } = content
  const now = choose('now', problem.now)
  const cost = choose('cost', problem.cost)
  const niche = design.niche ? choose('niche', [` My first field is ${design.niche}.`, ` I take this up first in the field of ${design.niche}.`, ` Within it, I keep to ${design.niche}.`, ` The scope I set is ${design.niche}.`]) : ''
  const { users } = content
  return choose('problem', [
    `Today ${now}, and ${cost}.`,
    `${capitalize(now)}; ${cost}.`,
    `${capitalize(now)}. Meanwhile, ${cost}.`,
    `Among ${users} today, ${now}, and ${cost}.`,
    `${capitalize(cost)}, while ${now}.`,
    `When ${now}, ${cost}.`,
    `For ${users} this matters now: ${now}, and ${cost}.`,
    `${capitalize(now)}. The result is that ${cost}.`,
    `${capitalize(users)} know the pattern: ${now}, and ${cost}.`,
  ]) + niche
}

function methodOf(content: Content, names: Names, choose: Chooser): string {
  const { steps, design } = content
  const list = joinList(steps)
  const { short } = names
  switch (design.form) {
    case 'tool':
      return choose('method', [`With ${short}, a small team can ${list}.`, `${capitalize(short)} leads its users to ${list}.`, `Using it, staff ${list}.`, `Its users ${list}, each step with its own check.`, `Step by step, users ${list}.`, `It takes its users through three things: to ${list}.`.replace('three things: to', steps.length === 3 ? 'three things: to' : 'the work: to')])
    case 'practice':
      return choose('method', [`${capitalize(short)} asks each site to ${list}.`, `Under ${short}, those responsible ${list}.`, `Everywhere alike, those in charge ${list}.`, `It sets out how to ${list}.`, `Whoever follows ${short} will ${list}.`])
    case 'training':
      return choose('method', [`Participants learn to ${list}, on cases taken from practice.`, `Through worked cases, learners ${list}.`, `Each unit has participants ${list}.`, `They are taught to ${list}.`, `Learners practice until they can ${list}.`])
    case 'evidence':
      return choose('method', [`Sites that take part ${list}, all alike.`, `Several sites ${list}; their results are then compared.`, `It rests on sites that ${list} by one written method.`, `Each site is to ${list}, so that results compare.`])
    case 'service':
      return choose('method', [`For each member, my team would ${list}.`, `Its staff will ${list}, for sites that cannot alone.`, `Site by site, its staff ${list}.`, `Together, members ${list}.`])
  }
}

function outputsOf(content: Content, choose: Chooser): string {
  const list = joinList(content.outputs)
  if (content.outputs.length === 1) return choose('outputs', [`It will include ${list}.`, `I will deliver ${list}.`, `Concretely, I plan ${list}.`, `I will produce ${list}.`, `Users receive ${list}.`])
  return choose('outputs', [
    `The outputs will be ${list}.`,
    `It will consist of ${list}.`,
    `It comes as ${list}.`,
    `I will deliver ${list}.`,
    `I plan ${list}.`,
    `I will hand over ${list}.`,
    `I will produce ${list}.`,
    `Users receive ${list}.`,
    `Each site is given ${list}.`,
  ])
}

function usersSentence(content: Content, names: Names, choose: Chooser): string {
  const { employmentType, area, problem, design } = content
  const would = design.path === 'alternative' ? 'would' : 'will'
  const two = choose('count', names.users.startsWith('small') ? ['two', 'three', 'two or three'] : ['two', 'three', 'a small group of', 'two or three'])
  const where = content.place ? ` ${content.place}` : ''
  const sites = `${two} ${names.users}${where}`
  if (design.project && !design.project.matched) return projectTrial(`${names.users}${where}`, employed(employmentType, area, choose, true), choose)
  const measure = problem.measure
  if (design.form === 'evidence') {
    return choose('first', [`${capitalize(employed(employmentType, area, choose))}, I ${would} begin with ${sites} and report ${measure}.`, `Work ${would} start with ${sites}; ${employed(employmentType, area, choose)}, I ${would} record ${measure}.`])
  }
  return choose('first', [
    /before|after/.test(measure) ? `${capitalize(employed(employmentType, area, choose))}, I ${would} try it with ${sites} and count ${measure.replace(/^the number of /, '')}.` : `${capitalize(employed(employmentType, area, choose))}, I ${would} try it with ${sites} and compare ${measure} before and after.`,
    `The first users are ${sites}; ${employed(employmentType, area, choose)}, I ${would} track ${measure}.`,
    `I ${would} start ${employed(employmentType, area, choose)}, with ${sites}, and judge ${names.short} by ${measure}.`,
    `${capitalize(employed(employmentType, area, choose))}, I ${would} run a first trial with ${sites} and follow ${measure}.`,
    `${capitalize(sites)} ${would} use it first; ${employed(employmentType, area, choose)}, I ${would} record ${measure}.`,
  ])
}

/** `foreign`: the area only lends its form, so that its employer is not named. */
function employed(type: GeneratorEmploymentType, area: ProblemArea, choose: Chooser, foreign = false): string {
  if (type === 'employee' && foreign) return choose('employed', ['in the service of a U.S. employer of my field', 'employed by a U.S. organization of my field', 'on the staff of a U.S. employer'])
  if (type === 'employee') return choose('employed', [`in the service of ${area.host}`, `employed by ${area.host}`, `on the staff of ${area.host}`, `as an employee of ${area.host}`])
  if (type === 'entrepreneur_businessowner') return choose('employed', ['through a company of my own', 'through a firm I own and direct', 'as the owner of a small U.S. company', 'with a company that I found for this purpose'])
  return choose('employed', ['as an independent consultant', 'under consulting agreements', 'as a contractor to the first users', 'in a consulting practice of my own'])
}

function spreadOf(content: Content, names: Names, choose: Chooser): string {
  const { channel, design } = content
  const { short, users } = names
  const would = design.path === 'alternative' ? 'would' : 'will'
  if (design.project && !design.project.matched) return projectSpread(users, short, choose)
  switch (design.form) {
    case 'tool':
      return choose('spread', [
        `Under an open license, ${short} ${would} then reach others through ${channel}.`,
        `I ${would} publish ${short} for free use and offer it through ${channel} to other ${users}.`,
        `Through ${channel}, ${short} and its test results ${would} be open to all.`,
        `Other ${users} can adopt ${short} through ${channel}; its license is to be open.`,
        `Next, ${channel} can pass ${short} on, free of charge.`,
        `Published openly, it can reach other ${users} with the help of ${channel}.`,
      ])
    case 'practice':
      return choose('spread', [
        `I ${would} submit ${short} to ${channel} for review, so that other ${users} can adopt it.`,
        `Beyond the first sites, ${channel} can take up ${short} as a published model.`,
        `Once tested and published, ${short} ${would} go to ${channel} for adoption elsewhere.`,
        `With first results, I ${would} bring ${short} to ${channel} for other ${users} to adopt.`,
        `Other ${users} are to receive it, free and reviewed, through ${channel}.`,
        `Through ${channel} I ${would} propose ${short} as a model that anyone may adopt.`,
      ])
    case 'training':
      return choose('spread', [
        `With open materials, ${channel} can teach ${short} elsewhere.`,
        `I ${would} then prepare instructors through ${channel}, so that other ${users} can hold ${short} themselves.`,
        `Lessons ${would} be published, and trainers prepared together with ${channel}.`,
        `Its reach grows with its teachers, whom I ${would} prepare through ${channel}.`,
        `Through ${channel}, instructors of other ${users} can take ${short} over.`,
        `All lessons are to be open; ${channel} can adopt them for other ${users}.`,
      ])
    case 'evidence':
      return choose('spread', [
        `Definitions and results ${would} be published, for ${channel} to repeat with others.`,
        `I ${would} publish method and results and present them to ${channel}.`,
        `Through ${channel}, other ${users} can use the published method and add results.`,
        `Everything needed to repeat it ${would} be public and shared with ${channel}.`,
        `Open results let other ${users} compare themselves; ${channel} can carry them further.`,
        `The published ${content.noun} ${would} reach other ${users} by way of ${channel}.`,
      ])
    case 'service':
      return choose('spread', [
        `With a public manual, ${channel} can open the same ${content.noun} elsewhere.`,
        `I ${would} publish its costs and results, so that ${channel} can replicate it for other ${users}.`,
        `Other regions can copy it from ${channel}, to whom the model goes at no charge.`,
        `From the first members it ${would} spread through ${channel}, with an open manual.`,
        `How it runs ${would} be published; ${channel} can adopt it for other ${users}.`,
        `Through ${channel}, other ${users} can replicate it from a published manual.`,
      ])
  }
}

/** A fact in the person's own words, or in those of the resume. */
function factSentence(why: Design['whys'][number], publications: string | null, choose: Chooser): string {
  const { clause, setting, near, quoted, kind, stated } = why
  const inRole = setting ? `${setting}, ` : ''
  if (kind === 'patent') return choose('patent', [`I am named on this patent: “${clause}.”`, `Among my patents is “${clause}.”`])
  if (kind === 'publication' && publications) return choose('publications', [`I have published ${publications} works, among them “${clause}.”`, `My resume lists ${publications} publications; one is “${clause}.”`, `Of ${publications} publications of mine, one is “${clause}.”`])
  if (kind === 'publication') return choose('publication', [`Among my publications is “${clause}.”`, `I have published on it: “${clause}.”`, `My published work includes “${clause}.”`].slice(near ? 0 : 2) as [string, ...string[]])
  if (kind === 'award') return choose('award', [`I was given this award: “${clause}.”`, `My record includes this award: “${clause}.”`])
  if (quoted) {
    const own = clause.endsWith('…') ? `“${clause}”` : `“${clause}.”`
    if (stated) return choose('stated', [`I state of my work: ${own}`, `To my record belongs this: ${own}`])
    const work = setting ? `of my work ${setting}` : 'of my work'
    return choose('quoted', near
      ? [`My resume says ${work}: ${own}`, `What I did before, in the words of my resume: ${own}`, `My resume records the groundwork${setting ? ` I laid ${setting}` : ''}: ${own}`, `My resume puts my own work on it this way: ${own}`]
      : [`${capitalize(work)}, my resume says: ${own}`, `My resume puts part of my record this way: ${own}`, `I bring experience that my resume records${setting ? ` ${work}` : ''}: ${own}`])
  }
  const said = `${inRole}I ${clause}.`
  return near
    ? choose('why', [
        capitalize(said),
        setting ? `I ${clause} ${setting}.` : `I ${clause} in earlier work.`,
        `Before this, ${said}`,
        `I know the work from inside: ${said}`,
        `This is work I have done: ${said}`,
      ])
    : choose('why', [capitalize(said), `Earlier, ${said}`, `My record also holds this: ${said}`, setting ? `I ${clause} ${setting}.` : `In my work so far, I ${clause}.`, `I can point to this: ${said}`])
}

function whyOf(content: Content, choose: Chooser): string {
  const { whys, standing } = content.design
  const [first, second] = whys
  if (!first) return standing ?? ''
  const more = !second ? '' : second.kind === 'publication' && first.kind === 'publication' ? ` Another is “${second.clause}.”` : second.quoted || second.kind !== 'work' ? ` ${factSentence({ ...second, near: false }, null, (slot, items) => choose(`${slot}2`, items))}` : ` ${choose('more', ['I also', 'Besides, I', 'In addition, I', 'I have also shown this elsewhere: I'])} ${second.clause}${second.setting && second.setting !== first.setting ? ` ${second.setting}` : ''}.`
  return `${factSentence(first, content.design.publications, choose)}${more}${standing ? ` ${standing}` : ''}`
}

function priorityOf(content: Content, names: Names, choose: Chooser): string {
  const { priority } = content
  if (!priority) return ''
  const name = choose('priority', priority.names)
  const says = choose('says', priority.says)
  const short = names.short
  return choose('public', [
    `${capitalize(name)} ${says}; ${short} ${content.tie}.`,
    `In line with ${name}, which ${says}, ${short} ${content.tie}.`,
    `${capitalize(name)} ${says}, and ${short} ${content.tie}.`,
    `${capitalize(name)} ${says}. Here, ${short} ${content.tie}.`,
  ])
}

/** Orders of the parts after the opening. */
const ORDERS: readonly [readonly Piece[], ...(readonly Piece[])[]] = [
  ['problem', 'method', 'outputs', 'why', 'users', 'spread', 'priority'],
  ['problem', 'why', 'method', 'outputs', 'users', 'spread', 'priority'],
  ['why', 'problem', 'method', 'outputs', 'users', 'spread', 'priority'],
  ['problem', 'method', 'outputs', 'users', 'spread', 'priority', 'why'],
  ['problem', 'priority', 'method', 'outputs', 'why', 'users', 'spread'],
  ['outputs', 'problem', 'method', 'why', 'users', 'spread', 'priority'],
  ['problem', 'outputs', 'method', 'users', 'why', 'spread', 'priority'],
]
type Piece = 'problem' | 'method' | 'outputs' | 'why' | 'users' | 'spread' | 'priority'

/** Title, parts and text. A text over the limit is said again with less, least harmful first: a second fact, the standing, a step of the method, an output. */
export function realize(content: Content): Realized {
  const limits = content.detailed ? TEXT_LIMITS.detailed : content.tuned ? TEXT_LIMITS.tuned : TEXT_LIMITS.default
  const said = shortest(content, limits.max)
  // Another wording of the same parts may be shorter.
  for (let salt = 1; salt <= 6 && countWords(said.text) > limits.max; salt++) {
    const other = shortest({ ...content, design: { ...content.design, salt: content.design.salt + salt } }, limits.max)
    if (countWords(other.text) <= limits.max) return other
  }
  return said
}

function shortest(content: Content, max: number): Realized {
  let shown = content
  for (let round = 0; round < 14; round++) {
    const said = sayOnce(shown)
    if (countWords(said.text) <= max) return said
    const { design } = shown
    if (design.standing && design.whys.length > 0) shown = { ...shown, design: { ...design, standing: null } }
    else if (shown.steps.length > 2 && shown.quality === null && !shown.detailed) shown = { ...shown, steps: shown.steps.slice(0, 2) }
    else if (design.whys.length > 1) shown = { ...shown, design: { ...design, whys: design.whys.slice(0, 1) } }
    else if (design.standing && design.standing.includes('. ')) shown = { ...shown, design: { ...design, standing: `${design.standing.split('. ')[0] ?? ''}.` } }
    else if (shown.steps.length > 2) shown = { ...shown, steps: shown.quality === null ? shown.steps.slice(0, 2) : [shown.steps[0] ?? '', shown.steps.at(-1) ?? ''] }
    else if (shown.outputs.length > 2 && shown.quality === null) shown = { ...shown, outputs: shown.outputs.slice(0, 2) }
    else if (shown.added.build.length + shown.added.users.length + shown.added.spread.length > 1) shown = { ...shown, added: { build: shown.added.build.slice(0, 1), users: [], spread: shown.added.spread.slice(0, 1) } }
    else if (shown.outputs.length > 2) shown = { ...shown, outputs: [shown.outputs[0] ?? '', shown.outputs.at(-1) ?? ''] }
    else if (shown.added.build.length > 0 && shown.added.spread.length > 0) shown = { ...shown, added: { ...shown.added, build: [] } }
    else if (design.niche && design.role) shown = { ...shown, design: { ...design, role: null } }
    else if (shown.steps.length > 1 && shown.quality === null) shown = { ...shown, steps: shown.steps.slice(0, 1) }
    else if (shown.outputs.length > 1 && shown.quality === null) shown = { ...shown, outputs: shown.outputs.slice(0, 1) }
    else return said
  }
  return sayOnce(shown)
}

function sayOnce(content: Content): Realized {
  const { design } = content
  const choose = chooserFor(JSON.stringify([design.area, design.problem, design.form, design.users, design.salt]))
  const names = namesOf(content, choose)
  const title = titleOf(content, names, choose)
  const opening = openingOf(content, names, choose)
  const plain = !(design.project && !design.project.matched)
  const bySlot: Record<Piece, string> = {
    problem: plain || !design.project ? problemOf(content, choose) : projectProblem({ purpose: design.project.purpose, users: content.users }, choose),
    method: [plain ? methodOf(content, names, choose) : content.steps.length > 1 ? projectSteps(design.form, choose) : '', ...content.added.build].filter(Boolean).join(' '),
    outputs: plain || !design.project ? outputsOf(content, choose) : projectOutputs(design.form, design.project.object, content.outputs.length, choose),
    why: whyOf(content, choose),
    users: [usersSentence(content, names, choose), ...content.added.users].join(' '),
    spread: [spreadOf(content, names, choose), ...content.added.spread].join(' '),
    priority: priorityOf(content, names, choose),
  }
  const order = choose('order', ORDERS)
  const text = [opening, ...order.map((piece) => bySlot[piece])].filter(Boolean).join(' ')
  return {
    title,
    text,
    parts: {
      problem: bySlot.problem,
      build: [opening, bySlot.method, bySlot.outputs].filter(Boolean).join(' '),
      users: bySlot.users,
      spread: [bySlot.spread, bySlot.priority].filter(Boolean).join(' '),
      why: bySlot.why,
    },
  }
}
