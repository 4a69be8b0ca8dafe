/** The sentences of an endeavor but for the petitioner's own facts: what is proposed, what lacks today, how it works, who uses it first and how it spreads. */
import { arePersons, areServed, sitesAmong, someUsers } from './persons.ts'
import type { GeneratorEmploymentType } from '../endeavor/endeavor-form.ts'
import { capitalize, countWords, joinList } from '../endeavor/sentence-forms.ts'
import type { ContributionForm, RouteKind } from './problem-area.ts'
import { speaksOfOthers } from './sectors.ts'
import { CARRIED } from './carried.ts'
import { headOf, severalOf } from './deliverable.ts'
import type { Design } from './design.ts'
import { countedIn, type Measured } from './project-measures.ts'
import { measureShown, problemSaid, projectSpread, projectTrial } from './project-parts.ts'
import { ownUsers, type Content, type Names } from './realize.ts'
import { topicStems } from './topic-fit.ts'
import { saidSpread, saidTrial } from './tell-said.ts'
import { findVerb, inflectPhrase } from './verbs.ts'
import type { Chooser } from './wording.ts'

type Said = readonly [string, ...string[]]

/** What the contribution does for its users, after its name; a study shows how, a course teaches, a tool helps. */
export function purposes(form: ContributionForm, users: string, aim: string): Said {
  // "helps them help", "learn to learn"
  const [verb = ''] = aim.split(' ')
  const [first, ...rest] = allPurposes(form, users, aim).filter((said) => !new RegExp(`\\b${verb}(?:s|es)?\\b.* (?:to )?${verb} `).test(said))
  return first === undefined ? allPurposes(form, users, aim) : [first, ...rest]
}

/** "referrals that are followed through with which they can …": a relative clause takes no other behind it. */
function after(thing: string, said: Said): Said {
  const [first, ...rest] = / (?:that|which|who) /.test(thing) ? said.filter((purpose) => /^(?:so that|to) /.test(purpose)) : said
  return first === undefined ? said : [first, ...rest]
}

function allPurposes(form: ContributionForm, users: string, aim: string): Said {
  switch (form) {
    case 'tool':
      return [`that helps ${users} ${aim}`, `so that ${users} can ${aim}`, `that lets ${users} ${aim}`, `with which ${users} can ${aim}`]
    case 'practice':
      return [`by which ${users} can ${aim}`, `so that ${users} can ${aim}`, `that shows ${users} how to ${aim}`, `that helps ${users} ${aim}`]
    case 'training':
      return [`that teaches ${users} to ${aim}`, `that prepares ${users} to ${aim}`, `so that ${users} learn to ${aim}`, `that shows ${users} how to ${aim}`]
    case 'evidence':
      return [`that shows how ${users} can ${aim}`, `to establish what helps ${users} ${aim}`, `that shows ${users} how to ${aim}`, `to show how ${users} can ${aim}`]
    case 'service':
      return [`that helps ${users} ${aim}`, `through which ${users} can ${aim}`, `so that ${users} can ${aim}`, `that enables ${users} to ${aim}`]
  }
}

/** What users can do with a thing of the person's own that is handed on. */
export const handedPurposes = (form: ContributionForm, users: string, aim: string): Said =>
  // "a scorecard with which they adopt it"
  /^(?:let|help) |\b(?:it|its|them|one)\b/.test(aim)
    ? [`so that ${users} can ${aim}`]
    : form === 'evidence' || form === 'training'
      ? [`so that ${users} can ${aim}`, `that lets ${users} ${aim}`]
      : [`so that ${users} can ${aim}`, `that lets ${users} ${aim}`, `with which ${users} can ${aim}`]

export type Opening = { said: string; /** Continues a fact that was told just before. */ afterFact: string }

export function openingOf(content: Content, names: Names, choose: Chooser): Opening {
  const { design } = content
  const { verb, thing, aim } = names
  const users = `${names.users}${content.place ? ` ${content.place}` : ''}`
  const role = design.role ? choose('role', [`In my intended role as ${design.role}, `, `In the role I seek, as ${design.role}, `, `In my next role, as ${design.role}, `]) : ''
  const I = role || ''
  const again = isTellingAgain(content)
  const purpose = again ? `for ${users}` : choose('purpose', after(thing, purposes(design.form, users, aim)))
  // One lead-in is enough: an intended role stands before the starting point.
  const from = design.topic && !role ? choose('from', [`Building on my work with ${design.topic}, `, `Starting from my work on ${design.topic}, `, `Drawing on my work with ${design.topic}, `]) : ''
  if (design.project) {
    if (design.path === 'alternative') return projectAsOther(design, design.project.phrase, choose)
    const phrase = withPurpose(design.project)
    const { when, size } = design.project.plans
    const more = [size, when].map((said) => (said === null ? '' : ` ${said}`)).join('')
    const plain = choose('project', [
      `${I}I will ${phrase}.`,
      role ? `${role}I propose to ${phrase}.` : `My proposed endeavor is to ${phrase}.`,
      `${I}I plan to ${phrase}.`,
      role ? `${role}I intend to ${phrase}.` : `The endeavor I propose is to ${phrase}.`,
    ])
    return {
      said: `${plain}${more}`,
      afterFact: choose('project after', [`From that background, I will ${phrase}.`, `With that experience, I plan to ${phrase}.`, `That is the background from which I will ${phrase}.`]),
    }
  }
  if (content.handing) return handedOpening(content, names, users, role, choose)
  if (design.path === 'alternative') return otherPath(content, `${verb} ${thing} ${purpose}`, `${verb} ${thing}`, again ? null : `${users} ${aim}`, choose)
  const would = `${verb} ${thing} ${purpose}`
  const open: Said = from
    ? [`${from}I will ${would}.`, `${from}I propose to ${would}.`, `${from}I plan to ${would}.`]
    : [
        role ? `${role}I propose to ${would}.` : `My proposed endeavor is to ${would}.`,
        `${I}I will ${would}.`,
        role ? `${role}I plan to ${would}.` : `I propose to ${would}.`,
        role ? `${role}I will ${would}.` : `The endeavor I propose is to ${would}.`,
        // "to help families help"
        again || aim.startsWith('help ') ? `${role}I will ${would}.` : role ? `${role}I will ${verb} ${thing} to help ${users} ${aim}.` : `To help ${users} ${aim}, I will ${verb} ${thing}.`,
        role ? `${role}I intend to ${would}.` : `In the United States, I intend to ${would}.`,
      ]
  return {
    said: choose('opening', open),
    afterFact: role
      ? `${role}I will build on that work and ${would}.`
      : choose('after', [`Building on that work, I will ${would}.`, `My proposed endeavor builds on that work: I will ${would}.`, `From that work, I will go on to ${would}.`]),
  }
}

/** A subject that another option tells already: its aim, where it is long, stands there, and here the subject alone. */
export const isTellingAgain = ({ design: { turn, own, project }, problem }: Content): boolean => turn > 0 && own === null && project === null && (turn > 1 || countWords(problem.aim) >= AIM_ONCE)
const AIM_ONCE = 8

/** "bring TideNet to ports, so that small ports can see …": what a short phrase is for; where the problem is told out of the purpose, it is not said twice. */
function withPurpose({ phrase, purpose, trouble, matched }: NonNullable<Design['project']>): string {
  if (!purpose?.who) return phrase
  const isTold = (!matched && problemSaid({ purpose, trouble, phrase })?.told === false) || phrase.includes(purpose.goal.split(' ').slice(0, 4).join(' '))
  return isTold || countWords(phrase) > PURPOSE.phrase || countWords(purpose.goal) > PURPOSE.goal
    ? phrase
    : `${phrase}, so that ${phrase.endsWith(purpose.who) ? 'they' : purpose.who} can ${purpose.goal}`
}
const PURPOSE = { phrase: 16, goal: 20 }

/** The project in another form, which is another path. */
function projectAsOther({ form }: Design, phrase: string, choose: Chooser): Opening {
  const doing = DOING[form]
  return {
    said: choose('opening', [
      `As an alternative path, in ${doing}, I will ${phrase}.`,
      `A second path open to me is ${doing}: I will ${phrase}.`,
      `I will follow a second path, in ${doing}, and ${phrase}.`,
    ]),
    afterFact: `From that work, I will turn to ${doing} as a second path and ${phrase}.`,
  }
}

/** "an open implementation of that workflow": the object by its noun alone, where it was told just before. */
function pointingBack(thing: string, { phrase, general }: NonNullable<Design['own']>): string {
  const head = headOf(phrase)
  // A plural, or what has none.
  if (!/^(?:an?|the) /.test(general)) return thing
  const back = thing.replace(new RegExp(`(?<= (?:of|for|drawn from|on|testing|checking|building|run) )${RegExp.escape(general)}$`), `that ${head}`)
  return back === thing ? thing.replace(new RegExp(`(?<= )${RegExp.escape(severalOf(general))}$`), `such ${severalOf(`a ${head}`)}`) : back
}

/** "Starting from the protocol that I redesigned": where a work is handed on a second time and its fact stands in another option. */
function startingPoint({ own, turn, whys }: Design): string | null {
  if (!own?.deliverable || turn === 0 || whys.some(({ near }) => near) || own.kind !== 'make') return null
  const past = findVerb(own.verb)?.past
  return past ? `${own.phrase.replace(/^an? /, 'the ')} that I ${past}` : null
}

function handedOpening({ design }: Content, names: Names, users: string, role: string, choose: Chooser): Opening {
  const { verb, aim } = names
  const purpose = choose('purpose', handedPurposes(design.form, users, aim))
  const whole = `${verb} ${names.thing} ${purpose}`
  // The object was named just before.
  const again = design.own ? `${verb} ${pointingBack(names.thing, design.own)} ${purpose}` : whole
  const from = startingPoint(design)
  const other = DOING[design.form]
  if (design.path === 'alternative')
    return {
      said: from
        ? choose('opening', [`A second path open to me is ${other}: starting from ${from}, I will ${again}.`, `As an alternative path, in ${other}, I will start from ${from} and ${again}.`])
        : choose('opening', [`A second path open to me is ${other}: I will ${whole}.`, `As an alternative path, in ${other}, I will ${whole}.`]),
      afterFact: choose('after', [
        `As a second path, I will turn to ${other}, take that work further, and ${again}.`,
        `From that work, I will turn to ${other} as a second path and ${again}.`,
        `A second path open to me is ${other}: building on that work, I will ${again}.`,
      ]),
    }
  const plain: Said = role
    ? [`${role}I propose to ${whole}.`, `${role}I will ${whole}.`, `${role}I intend to ${whole}.`]
    : [`My proposed endeavor is to ${whole}.`, `I will ${whole}.`, `The endeavor I propose is to ${whole}.`, `In the United States, I intend to ${whole}.`]
  return {
    said: from ? `Starting from ${from}, I will ${again}.` : choose('opening', plain),
    afterFact: role
      ? choose('after role', [
          `${role}I will take that work further and ${again}.`,
          `${role}I propose to ${again}.`,
          `From that starting point, ${role.charAt(0).toLowerCase()}${role.slice(1)}I will ${again}.`,
        ])
      : choose('after', [
          `To carry that work beyond one employer, I will ${again}.`,
          `My proposed endeavor takes that work further: I will ${again}.`,
          `From that starting point, I will ${again}.`,
          `To open that work to others, I will ${again}.`,
        ]),
  }
}

/** What the person will do on another path in the same field; whether they have done it before is not said. */
const DOING: Readonly<Record<ContributionForm, string>> = {
  tool: 'technology development',
  practice: 'standards development',
  training: 'professional education',
  evidence: 'research',
  service: 'program leadership',
}

function otherPath({ design, area }: Content, all: string, made: string, helped: string | null, choose: Chooser): Opening {
  const doing = DOING[design.form]
  const field = design.otherBy === 'field'
  const helps = helped !== null && !/ help \b/.test(helped)
  const open: Said = field
    ? [
        `As an alternative path, in ${area.name}, I will ${all}.`,
        `A second path open to me lies in ${area.name}: I will ${all}.`,
        `In a different field, ${area.name}, I will ${all}.`,
        helps ? `To help ${helped}, I will follow a second path, in ${area.name}, and ${made}.` : `Following a second path, in ${area.name}, I will ${all}.`,
      ]
    : [
        `As an alternative path, in ${doing}, I will ${all}.`,
        `A second path open to me is ${doing}: I will ${all}.`,
        `Following a second path, in ${doing}, I will ${all}.`,
        helps ? `To help ${helped}, I will follow a second path, in ${doing}, and ${made}.` : `I will follow a second path, in ${doing}, and ${all}.`,
      ]
  return {
    said: choose('opening', open),
    afterFact: choose(
      'after',
      field
        ? [`From that work, I will follow a second path, in ${area.name}, and ${all}.`, `As another path, I will take that experience into ${area.name} and ${all}.`]
        : [`From that work, I will turn to ${doing} as a second path and ${all}.`, `As another path, I will take that experience into ${doing} and ${all}.`],
    ),
  }
}

/** The visitor's own field, told where the option can bear it. */
export function nicheOf({ design: { niche } }: Content, choose: Chooser): string {
  if (!niche) return ''
  return choose('niche', [`My first focus will be ${niche}.`, `Within this work, ${niche} will come first.`, `I will concentrate first on ${niche}.`])
}

/** "recipes move without their reasons": so few words say what is wrong only beside what it costs. */
const ALONE_LEAST = 6
const standsAlone = (clause: string) => clause.split(' ').length >= ALONE_LEAST

const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:large|big|major|national|global)\b/i, /\b(?:small|smaller|midsize) (?:[a-z-]+ ){0,2}[a-z-]+s\b/i],
  [/\b(?:small|midsize)\b/i, /\b(?:large|big) (?:[a-z-]+ ){0,2}[a-z-]+s\b/i],
  [/\burban\b/i, /\brural (?:[a-z-]+ ){0,2}[a-z-]+s\b/i],
]

/** Without "small employers learn leave rules case by case" where a visitor has named large ones, and without "patients" where hotels, if another clause is left. */
function ofTheUsers(clauses: Said, { users, area }: Pick<Content, 'users' | 'area'>): Said {
  const isListed = area.users.some(({ name }) => name === users)
  const without = (told: Said, isOfOthers: (clause: string) => boolean): Said => {
    const [first, ...rest] = told.filter((clause) => !isOfOthers(clause))
    return first === undefined ? told : [first, ...rest]
  }
  const sized = without(clauses, (clause) => OPPOSITES.some(([ofUsers, ofOthers]) => ofUsers.test(users) && ofOthers.test(clause)))
  return isListed ? sized : without(sized, (clause) => speaksOfOthers(clause, users))
}

/** Whether the sentences of a problem, written for the users of its area, can be said of these: of people where those are people. */
function areOfTheirKind({ users, area, problem }: Pick<Content, 'users' | 'area' | 'problem'>): boolean {
  const listed = (problem.groups ?? area.users.map((_, at) => at)).flatMap((at) => area.users[at]?.name ?? [])
  return area.users.some(({ name }) => name === users) || listed.every((name) => arePersons(name) === arePersons(users))
}

/** Of several tellings those that share the most words with what is proposed. */
function sharingMost(tellings: readonly string[], phrase: string): readonly string[] {
  const own = new Set(topicStems(phrase))
  const shared = tellings.map((telling) => topicStems(telling).filter((stem) => own.has(stem)).length)
  return tellings.filter((_, at) => shared[at] === Math.max(...shared))
}

/** The problem as it was written whole; null where that speaks of other users. */
function wholeProblem(content: Content, brief: boolean, choose: Chooser): string | null {
  const { problem, users, area, design } = content
  if (!problem.told) return null
  const isListed = area.users.some(({ name }) => name === users)
  // What names no users is true whoever they are.
  const ofKind = areOfTheirKind(content) ? problem.told : problem.told.filter((told) => !told.includes('{users}'))
  const ofThem = ofKind.filter((told) => !OPPOSITES.some(([own, others]) => own.test(users) && others.test(told)) && (isListed || !speaksOfOthers(told, users)))
  const nearest = design.project ? sharingMost(ofThem, design.project.phrase) : ofThem
  // The first sentence says what lacks; what follows from it goes where there is no room.
  const [first, ...rest] = nearest
    .map((told) => (brief ? (/^.+?\.(?= [A-Z{])/.exec(told)?.[0] ?? told) : told))
    .map((told) => capitalize(told.replaceAll('. {users}', `. ${capitalize(users)}`).replaceAll('{users}', users)))
  return first === undefined ? null : choose('problem', [first, ...rest])
}

export function problemOf(content: Content, choose: Chooser): string {
  const { problem } = content
  const brief = content.terse || (content.handing !== null && content.brief && problem.id === CARRIED)
  const whole = wholeProblem(content, brief, choose)
  if (whole !== null) return whole
  const nows = ofTheUsers(problem.now, content)
  const [first, ...others] = nows.filter(standsAlone)
  const now = choose('now', brief && first !== undefined ? [first, ...others] : nows)
  const cost = choose('cost', ofTheUsers(problem.cost, content))
  const alone = standsAlone(now)
  if (brief && alone) return choose('problem', [`Today, ${now}.`, `At present, ${now}.`, `Currently, ${now}.`])
  // Behind a cause of two parts only the first would be one; "they" points back to the cause.
  const caused: readonly string[] = now.includes(', ') || /^(?:they|it|this|these|their)\b/.test(cost) ? [] : [`${capitalize(cost)} because ${now}.`]
  return choose('problem', [`Today, ${now}, and ${cost}.`, `Because ${now}, ${cost}.`, `At present, ${now}, and ${cost}.`, ...caused, `${capitalize(now)}, and ${cost}.`])
}

/** What is said of a field, beside a project that is not its own: nothing that names those whom its problem is of. */
export function problemLent({ problem, design, users, area }: Pick<Content, 'problem' | 'design' | 'users' | 'area'>, choose: Chooser): string {
  const own = ownUsers({ design, users })
  const known = own !== null && areOfTheirKind({ area, problem, users }) ? own : null
  const whole = (problem.told ?? [])
    .filter((told) => (known !== null || !told.includes('{users}')) && (own === null || !speaksOfOthers(told, own)))
    .map((told) => capitalize(told.replaceAll('. {users}', `. ${capitalize(known ?? '')}`).replaceAll('{users}', known ?? '')))
  const [first, ...rest] = design.project ? sharingMost(whole, design.project.phrase) : whole
  if (first !== undefined) return choose('problem', [first, ...rest])
  const now = problem.now.find(standsAlone)
  return now === undefined ? '' : `Today, ${now}.`
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four']

/** The petitioner's own steps. */
function ownMethod(steps: readonly string[], choose: Chooser): string {
  const [first = '', ...rest] = steps
  const last = rest.at(-1)
  if (last === undefined) return `I will ${first}.`
  const between = rest.slice(0, -1)
  const then = between.length > 0 ? `, then ${between.join(', ')}, and finally ${last}` : `${first.includes(',') ? ',' : ''} and then ${last}`
  return choose('method', [
    `I will first ${first}${then}.`,
    `My plan is to ${joinList(steps)}.`,
    `The work will have ${NUMBERS[steps.length] ?? 'several'} steps: ${joinList(steps.map((step) => inflectPhrase(step, 'gerund')))}.`,
    `To do so, I will ${joinList(steps)}.`,
  ])
}

export function methodOf(content: Content, names: Names, choose: Chooser): string {
  const { steps, design } = content
  const { short } = names
  const list = joinList(steps)
  if (content.problem.id === CARRIED) return ownMethod(steps, choose)
  const S = capitalize(short)
  const gerunds = joinList(steps.map((step) => inflectPhrase(step, 'gerund')))
  const count = NUMBERS[steps.length] ?? 'several'
  const inOrder = steps.length >= 3 ? `first ${steps[0]}, then ${steps.slice(1, -1).join(', ')}, and finally ${steps.at(-1)}` : steps.length === 2 ? `first ${steps[0]} and then ${steps[1]}` : list
  // A second verb behind "and" or "or" would keep its form.
  const plain = steps.length > 1 && !steps.some((step) => / (?:and|or) /.test(step))
  const stepped: string[] = plain ? [`${S} will work in ${count} steps: ${gerunds}.`] : []
  switch (design.form) {
    case 'tool':
      return choose('method', [`${S} will help its users ${list}.`, `With ${short}, staff will ${inOrder}.`, `Those who use ${short} will ${list}.`, ...stepped])
    case 'practice':
      return choose('method', [
        `${S} will set out how to ${list}.`,
        `Each site that adopts ${short} will ${inOrder}.`,
        `Under ${short}, staff will ${list}.`,
        ...(plain ? [`${S} will prescribe ${count} steps: ${gerunds}.`] : []),
      ])
    case 'training':
      return choose('method', [
        `In ${short}, participants will learn to ${list}.`,
        `Working on cases from practice, participants will ${inOrder}.`,
        `By the end of ${short}, participants should be able to ${list}.`,
        ...(plain ? [`${S} will teach ${count} skills: ${gerunds}.`] : []),
      ])
    case 'evidence':
      return choose('method', [
        `Each participating site will ${list}, so that results can be compared.`,
        `Following one written method, each site will ${inOrder}.`,
        `Using the same definitions, each site will ${list}.`,
        ...(plain ? [`The protocol for all sites will have ${count} parts: ${gerunds}.`] : []),
      ])
    case 'service':
      return choose('method', [
        `For each member, ${short} will ${list}.`,
        `The staff of ${short} will ${inOrder}.`,
        `Members of ${short} will ${list}.`,
        `With the support of ${short}, members will ${list}.`,
        ...stepped,
      ])
  }
}

export function outputsOf({ outputs, design: { form } }: Pick<Content, 'outputs' | 'design'>, { short }: Pick<Names, 'short'>, choose: Chooser): string {
  const S = capitalize(short)
  // "I will publish the approach with a first written version of the approach": nothing comes with itself.
  const others = outputs.filter((output) => !new RegExp(`\\b${RegExp.escape(short)}\\b`, 'i').test(output))
  const all = joinList(outputs)
  const list = others.length > 0 ? joinList(others) : all
  switch (form) {
    case 'tool':
      return choose('outputs', [`I will release ${all}.`, `Users will receive ${all}.`, `The release will include ${all}.`, `${S} will consist of ${list}.`])
    case 'practice':
      return choose('outputs', [
        `I will publish ${short} with ${list}.`,
        `${S} will come with ${list}.`,
        `To put ${short} into use, I will prepare ${list}.`,
        `Those who adopt ${short} will also receive ${list}.`,
      ])
    case 'training':
      return choose('outputs', [`The materials will include ${list}.`, `I will prepare ${list}.`, `${S} will be taught from ${list}.`, `Instructors will work from ${list}.`])
    case 'evidence':
      // A network is not published.
      if (/\b(?:network|training|services?|program|courses?|workshops?)\b/.test(list)) return `The work will lead to ${list}.`
      return choose('outputs', [`I will publish ${list}.`, `The published results will include ${list}.`, `${S} will produce ${list}.`, `For others to reuse, I will publish ${list}.`])
    case 'service':
      return choose('outputs', [`Members will share ${list}.`, `${S} will give its members ${list}.`, `I will equip ${short} with ${list}.`, `Members will receive ${list}.`])
  }
}

export function usersSentence(content: Content, names: Names, choose: Chooser): string {
  const { employmentType, problem, design } = content
  const begins = /^with ((?:\d|the first|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)[^;]*)$/.exec(design.project?.plans.first ?? '')?.[1]
  const two = choose('count', names.users.startsWith('small') ? ['two', 'three', 'two or three'] : ['two', 'three', 'a small group of', 'two or three'])
  const where = content.place ? ` ${content.place}` : ''
  const isApplied = design.form === 'practice' || design.form === 'evidence'
  const sites = begins !== undefined && !begins.includes(' go on to ') ? begins : `${isApplied ? sitesAmong(names.users, two) : someUsers(names.users, two)}${where}`
  if (design.project?.said?.thing)
    return saidTrial(
      { object: design.project.object, form: design.form, phrase: design.project.phrase, users: ownUsers(content) },
      where,
      employed(employmentType, design.host ?? UNKNOWN_HOST, content.users, choose),
      choose,
    )
  if (design.project && !design.project.matched)
    return projectTrial(
      {
        object: design.project.object,
        form: design.form,
        users: ownUsers(content),
        phrase: design.project.phrase,
        first: design.project.plans.first,
        measured: projectMeasured(content, design.project),
      },
      where,
      employed(employmentType, design.host ?? UNKNOWN_HOST, content.users, choose),
      choose,
    )
  const { measure } = problem
  const how = employed(employmentType, content.host, content.users, choose)
  const comparable = !/before|after|against/.test(measure) && (problem.id !== CARRIED || design.own?.metric !== null)
  const followed = comparable ? `compare ${measure} before and after` : `measure ${measure}`
  const { short } = names
  const How = capitalize(how)
  const Sites = capitalize(sites)
  switch (design.form) {
    case 'tool':
      return choose('first', [
        `${How}, I will pilot ${short} with ${sites} and ${followed}.`,
        `The first users will be ${sites}; ${how}, I will record ${measure}.`,
        `${How}, I will put ${short} into use with ${sites} and track ${measure}.`,
        `${How}, I will test ${short} on the daily cases of ${sites} and follow ${measure}.`,
        `I will judge ${short} by ${measure}, beginning with ${sites} in a pilot that I will run ${how}.`,
      ])
    case 'practice':
      return choose('first', [
        `${How}, I will introduce ${short} at ${sites} and ${followed}.`,
        `${Sites} will be the first to apply ${short}; ${how}, I will record ${measure} and revise the text accordingly.`,
        `${How}, I will bring a draft of ${short} into use with ${sites} and record ${measure}.`,
        `${How}, I will help ${sites} apply ${short} to current cases and will track ${measure}.`,
        `${How}, I will apply ${short} first with ${sites} and judge it by ${measure}.`,
      ])
    case 'training':
      return choose('first', [
        `${How}, I will teach the first groups from ${sites} and ${followed}.`,
        `The first participants will come from ${sites}; ${how}, I will follow ${measure}.`,
        `${How}, I will offer ${short} first to ${sites} and judge it by ${measure}.`,
        `${How}, I will run ${short} once for ${sites}, record ${measure}, and revise the units that show no effect.`,
        `I will teach the first groups from ${sites} ${how} and judge ${short} by ${measure}.`,
      ])
    case 'evidence':
      return choose('first', [
        `${How}, I will begin with ${sites} and report ${measure}.`,
        `The first data will come from ${sites}; ${how}, I will follow ${measure}.`,
        `${How}, I will enroll ${sites} first and record ${measure}.`,
        `${Sites} will be the first to take part; ${how}, I will report ${measure}.`,
      ])
    case 'service':
      return choose('first', [
        `${Sites} will be the first members; ${how}, I will run ${short} for them and report ${measure}.`,
        `${How}, I will open ${short} with ${sites} and report ${measure}.`,
        `${How}, I will bring ${sites} together as first members and track ${measure}.`,
        `${Sites} will join first; ${how}, I will ${followed}.`,
      ])
  }
}

/** What a project is judged by: what the visitor names, what the work told beside it was counted in, or what is counted in its kind of work. */
function projectMeasured({ design, users }: Pick<Content, 'design' | 'users'>, { phrase, plans, purpose }: NonNullable<Design['project']>): Measured {
  // Those it is for say nothing of what it does, unless it is done to them.
  const own = areServed(users) ? phrase : phrase.replace(users, ' ')
  // Of the work told beside it only what is of its subject counts, and not what that was done with.
  const subject = new Set(topicStems(phrase))
  const shown = design.whys.map(({ clause, result }) => `${clause} ${result ?? ''}`.replace(WITH_WHAT, ' ')).filter((told) => topicStems(told).some((stem) => subject.has(stem)))
  const found = countedIn([`${own} ${purpose?.goal ?? ''} ${design.niche ?? ''}`, `${shown.join(' ')} ${design.role ?? ''}`], design.form)
  const named = plans.measure ?? measureShown(design.whys, phrase)
  return named === null ? found : { ...found, counted: named }
}

const WITH_WHAT = /\b(?:uses?|used|using|with|via|through) [^,.;]*/g
/** Where an area only lends its form, its employer is not named. */
const UNKNOWN_HOST = 'a U.S. employer in my field'

function employed(type: GeneratorEmploymentType, host: string, users: string, choose: Chooser): string {
  if (type === 'employee') return choose('employed', [`while employed by ${host}`, `working for ${host}`, `on the staff of ${host}`, `as an employee of ${host}`])
  if (type === 'entrepreneur_businessowner')
    return choose('employed', [
      // Who has a company already founds none.
      'through a company of my own',
      'through my own firm',
      'through a U.S. company of my own',
      'through a business of my own',
    ])
  // Nobody contracts with patients.
  const contracted = areServed(users) ? 'as an independent contractor' : 'as a contractor to the first users'
  return choose('employed', ['as an independent consultant', 'under consulting agreements', contracted, 'through a consulting practice of my own'])
}

/** What bodies of a kind do with a thing of a form, beside what any of them may do with it. */
function byRoute({ form }: Design, route: RouteKind | null, channel: string, short: string, users: string): string[] {
  const C = capitalize(channel)
  switch (`${form} ${route ?? ''}`) {
    case 'tool library':
      return [`I will place ${short} with ${channel}, under an open license, for other ${users} to download and correct.`]
    case 'tool agency':
      return [`${C} can hand ${short} out to other ${users}, free of charge, together with technical help.`]
    case 'tool education':
      return [`${C} can show ${short} in outreach and pass it on, free of charge, to other ${users}.`]
    case 'practice standards':
      return [`I will put ${short} before ${channel} as a draft, so that other ${users} can adopt it once it has passed review.`]
    case 'practice agency':
      return [`The results will be public, and ${channel} can refer other ${users} to ${short} in guidance.`]
    case 'practice association':
      return [`At the meetings of ${channel}, I will present results and limits so that other ${users} can adopt ${short}.`]
    case 'training education':
      return [`${C} can take ${short}, whose materials will be open, into regular programs for other ${users}.`]
    case 'training association':
      return [`From open materials, ${channel} can offer ${short} as continuing education to other ${users}.`]
    case 'training agency':
      return [`${C} can add ${short} to existing training for other ${users}; the materials will be open.`]
    case 'evidence education':
      return [`I will publish methods and results with ${channel}, which can repeat the work among other ${users}.`]
    case 'evidence association':
      return [`${C} can carry the published results to other ${users} and invite them to add their own.`]
    case 'evidence agency':
      return [`I will report the findings to ${channel} and publish the definitions, so that other ${users} can be compared.`]
    case 'service association':
      return [`${C} can host ${short} for other ${users} once costs and results are published.`]
    case 'service agency':
      return [`With costs and results published, ${channel} can fund or host the same ${short.replace(/^the /, '')} for other ${users}.`]
    case 'service education':
      return [`From a public manual, ${channel} can run the same ${short.replace(/^the /, '')} for other ${users}.`]
    default:
      return []
  }
}

export function spreadOf(content: Content, names: Names, choose: Chooser): string {
  const { channel, design } = content
  const { short, users } = names
  if (design.project?.said?.thing) return saidSpread({ object: design.project.object, form: design.form, phrase: design.project.phrase, users: ownUsers(content) }, choose)
  if (design.project && !design.project.matched) return projectSpread(ownUsers(content), short, choose)
  return choose('spread', [...byRoute(design, content.route, channel, short, users), ...spreads(content, short, users)] as unknown as Said)
}

function spreads({ channel, design, noun }: Content, short: string, users: string): Said {
  switch (design.form) {
    case 'tool':
      return [
        `${capitalize(channel)} can pass ${short} on to other ${users} under an open license.`,
        `Because ${short} will be free and open, other ${users} can adopt it through ${channel}.`,
        `After the pilot, I will publish ${short} and its test results through ${channel} for other ${users}.`,
        `To reach other ${users}, I will work with ${channel} and keep ${short} free and open.`,
      ]
    case 'practice':
      return [
        `I will submit ${short} to ${channel} for review and for adoption by other ${users}.`,
        `I will ask ${channel} to recommend ${short} to other ${users} once results are published.`,
        `I will seek wider use through ${channel}, where other ${users} can adopt ${short} free of charge.`,
      ]
    case 'training':
      return [
        `I will publish the lessons and, through ${channel}, prepare instructors so that other ${users} can run ${short} themselves.`,
        `All materials will be open, and ${channel} can offer ${short} to other ${users}.`,
        `After the pilot, ${channel} can prepare instructors for other ${users} from the open materials.`,
      ]
    case 'evidence':
      return [
        `So that ${channel} can repeat the work with other ${users}, I will publish methods and results.`,
        `The results will be public; through ${channel}, other ${users} can use them and add their own.`,
        `I will present the findings to ${channel} and publish the method for other ${users} to repeat.`,
      ]
    case 'service':
      return [
        `Working from a public manual and cost record, ${channel} can replicate ${short} for other ${users}.`,
        `If the pilot succeeds, ${channel} can start the same ${noun} for other ${users} from an open manual.`,
        `Through ${channel}, I will offer the model to other ${users}, with its costs and results published.`,
      ]
  }
}

/** "puts that teaching where …", "fill such contracts": words of the document before it, without which it says nothing. */
export const pointsBack = (tie: string): boolean =>
  /\bsuch [a-z]|\bthose [a-z]+[^s\W]s\b|^[a-z]+ (?:that|this|these) [a-z]|\b(?:of|with|to|in|into|on|by|from|at|under) (?:that|this|these) [a-z]/.test(tie)

/** `first`: nothing of the endeavor has been named yet. */
export function priorityOf(content: Content, names: Names, first: boolean, choose: Chooser): string {
  const { priority } = content
  if (!priority) return ''
  const name = choose('priority', priority.names)
  const says = choose('says', priority.says)
  const { short } = names
  // "the rule of May 2024, 45 CFR 92.201, asks for": what explains the name is closed on both sides.
  const subject = `${capitalize(name)}${/, (?:\d+ CFR|as (?:amended|revised|reissued|rewritten)) [^,]*$/.test(name) ? ',' : ''}`
  if (first) return `${subject} ${says}.`
  if (content.tie === '' || (content.design.briefDocument && pointsBack(content.tie)))
    return content.design.briefDocument
      ? choose('brief public', [`The work is in keeping with ${name}.`, `The endeavor responds to ${name}.`])
      : choose('public', [`The endeavor responds to ${name}, which ${says}.`, `The work is in keeping with ${name}, which ${says}.`])
  if (content.design.briefDocument) return choose('brief public', [`The endeavor responds to ${name}: ${short} ${content.tie}.`, `The work is in keeping with ${name}; ${short} ${content.tie}.`])
  return choose('public', [
    `${subject} ${says}; ${short} ${content.tie}.`,
    `In line with ${name}, which ${says}, ${short} ${content.tie}.`,
    `${subject} ${says}, and ${short} ${content.tie}.`,
    `The endeavor responds to ${name}, which ${says}: ${short} ${content.tie}.`,
  ])
}

/** What the contribution is to a document that was told before it was named. */
export const tieSaid = ({ priority, tie }: Content, { short }: Names, choose: Chooser): string =>
  priority === null || tie === '' ? '' : choose('tied', [`In this way, ${short} ${tie}.`, `${capitalize(short)} thus ${tie}.`])
