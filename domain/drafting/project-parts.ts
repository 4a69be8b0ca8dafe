/** The parts of a stated project that follow from its own words; what they do not tell is told as a plan of work and not taken from another subject. */
import { capitalize, joinList } from '../endeavor/sentence-forms.ts'
import { arePersons, someUsers } from './persons.ts'
import type { ContributionForm } from './problem-area.ts'
import type { Chooser } from './wording.ts'

/** "so that small districts can prevent exposure": who is to be able to do what. `who` null: a state that is to be reached. */
export type Purpose = { who: string | null; goal: string }

/** What the parts of a project are said of. `users` null: the words do not tell for whom it is. */
export type ProjectParts = { form: ContributionForm; object: string | null; users: string | null; purpose: Purpose | null }

/** How the text speaks of a project that makes no single thing. */
const UNNAMED: Readonly<Record<ContributionForm, string>> = { tool: 'tool', practice: 'method', training: 'course', evidence: 'study', service: 'program' }

/** "the sensor network", "the method". */
export function projectNoun({ object, form }: Pick<ProjectParts, 'object' | 'form'>): string {
  return object ?? UNNAMED[form]
}

/** The means of a project that changes something and names no thing that is made. */
export function projectMeans({ object, form }: Pick<ProjectParts, 'object' | 'form'>, choose: Chooser): string {
  if (object !== null) return ''
  switch (form) {
    case 'tool':
      return choose('own means', ['I will do this with a tool that its users can test and correct.', 'My means will be a tool that is open to its users’ tests.'])
    case 'practice':
      return choose('own means', ['I will do this with a written method that others can test and follow.', 'My means will be a method that is written down, tested, and open to others.'])
    case 'training':
      return choose('own means', ['I will do this with a course that other instructors can repeat.', 'My means will be a course whose lessons and tests are open to other instructors.'])
    case 'service':
      return choose('own means', ['I will do this with a program whose costs and results are open to others.', 'My means will be a small program that others can copy from its records.'])
    case 'evidence':
      return ''
  }
}

export function projectProblem({ users, purpose }: Pick<ProjectParts, 'users' | 'purpose'>, choose: Chooser): string {
  if (purpose?.who) {
    const { who, goal } = purpose
    return choose('own problem', [
      `Today, ${who} often have to work out for themselves how to ${goal}, and what one learns rarely reaches the next.`,
      `At present, ${who} who want to ${goal} rely largely on what each has pieced together, and little of it has been tested elsewhere.`,
      `The gap I want to close is a shared way to ${goal}: ${who} now find their own, and few can show how well it works.`,
    ])
  }
  if (purpose) {
    return choose('own problem', [`The aim is that ${purpose.goal}; today this depends on the habits of each place.`, `What matters is that ${purpose.goal}, which now depends on local habit.`])
  }
  // What users of the visitor's own do today is not known here: it is found out with them, and not claimed.
  if (users) {
    return choose('own problem', [
      `My first step is a written account, made with the first ${users} to take part, of how they handle this today and where it fails.`,
      `Before building, I will set down with the first ${users} how this is done today and what it costs them.`,
      `The work begins where today’s practice falls short: I will establish that with the first ${users} and publish it.`,
    ])
  }
  return choose('own problem', [
    'Before building, I will record with the first users how this is done today and what it costs them.',
    'My first step is a written account, made with the first users, of how this is handled today and where it fails.',
  ])
}

const STEPS: Readonly<Record<ContributionForm, readonly [string, string, ...string[]]>> = {
  tool: [
    'I will agree with the first users on the cases it has to handle, test it on recorded cases, and correct each version before the next.',
    'Its test cases will come from the first users, and each version will be released with its known limits.',
  ],
  practice: [
    'I will write a first version from practice, try it on real cases, and revise it where it fails.',
    'Those who apply it will try a first version on real cases, and each failure will lead to a written change.',
  ],
  training: [
    'I will draft the units from real cases, teach them to a first group, and keep those that change what participants do.',
    'The units will be built on real cases and kept only where a test before and after shows a gain.',
  ],
  evidence: [
    'I will fix the definitions first, collect data by one written method, and publish what was found and what was not.',
    'Definitions come first, then collection by one written method, then publication with its limits.',
  ],
  service: [
    'I will begin with a written scope, record each case in the same way, and adjust the work every quarter.',
    'A written scope comes first; each case will be recorded alike, and the record will show what to change.',
  ],
}

export function projectSteps(form: ContributionForm, choose: Chooser): string {
  return choose('own steps', STEPS[form])
}

const OUTPUTS: Readonly<Record<ContributionForm, (noun: string) => [string, string, string]>> = {
  tool: (noun) => [`a working first version of the ${noun}`, 'a test set with expected results', 'a guide for first use'],
  practice: (noun) => [`a first written version of the ${noun}`, 'a record of each trial and revision', 'a checklist for those who apply it'],
  training: (noun) => [`the units of the ${noun} with their cases`, 'a skills test before and after', 'an instructor guide'],
  evidence: () => ['a data dictionary', 'a first public release without names', 'a report on method and limits'],
  service: () => ['an operating manual', 'a record of cost and results', 'a model agreement for further sites'],
}

export function projectOutputs(parts: Pick<ProjectParts, 'object' | 'form'>, count: number, choose: Chooser): string {
  const list = joinList(OUTPUTS[parts.form](projectNoun(parts)).slice(0, Math.max(count, 1)))
  return choose('own outputs', [`The first outputs will be ${list}.`, `I will deliver ${list}.`, `The work will produce ${list}.`, `In concrete terms, I will produce ${list}.`])
}

/** `place`: " in one county", or empty. */
export function projectTrial(users: string | null, place: string, employed: string, choose: Chooser): string {
  const two = choose('count', ['two', 'three', 'two or three'])
  const sites = users ? someUsers(users, two) : 'a small group of users'
  return choose('own trial', [
    `I will start ${employed}, with ${sites}${place}, and compare results before and after by a measure agreed in writing.`,
    users
      ? `The first users will be ${sites}${place}; ${employed}, I will agree with them on one measure and record it before and after.`
      : `${capitalize(employed)}, I will agree with the first users on one measure and record it before and after.`,
    `A first trial with ${sites}${place}, which I will run ${employed}, will record what changes and what does not.`,
  ])
}

export function projectSpread(users: string | null, noun: string, choose: Chooser): string {
  // Who is served adopts nothing; who serves them does.
  const others = users ? (arePersons(users) ? `others who serve ${users}` : `other ${users}`) : 'others'
  return choose('own spread', [
    `I will publish its methods and results under an open license so that ${others} can adopt ${noun} without me.`,
    `What I learn will be open: ${others} can take up ${noun} from a published description of its results and known limits.`,
    `Beyond the first trial, I will offer ${noun} and its results, in open form, to the professional bodies of the field${users ? ` and to ${others}` : ''}.`,
  ])
}

/** Titles of 8 words or more are made from a short phrase by what the plan says anyway. */
export function projectTitles(phrase: string, { object, form, users }: ProjectParts): string[] {
  const own = capitalize(phrase)
  const lower = phrase.toLowerCase()
  const named = users !== null && !lower.includes(users.toLowerCase())
  const by = object !== null ? [] : form === 'evidence' ? [`${own} and publish the results for others to use`] : [`${own} through a tested and published ${UNNAMED[form]}`]
  return [
    own,
    ...(named ? [`${own} for ${users}`, `${own} for ${users} in the United States`] : []),
    ...by,
    `${own} and publish it for others to use`,
    `${own} and publish its methods and results for others to use`,
  ]
}
