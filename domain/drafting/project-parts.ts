/** The parts of a stated project that follow from its own words; what they do not tell is told as a plan of work and not taken from another subject. */
import { joinList } from '../endeavor/sentence-forms.ts'
import type { ContributionForm } from './problem-area.ts'
import type { Chooser } from './wording.ts'

/** "so that small districts can prevent exposure": who is to be able to do what. `who` null: a state that is to be reached. */
export type Purpose = { who: string | null; goal: string }

type Options = readonly [string, string, ...string[]]

export function projectProblem({ purpose, users }: { purpose: Purpose | null; users: string }, choose: Chooser): string {
  if (purpose?.who) {
    const { who, goal } = purpose
    return choose('own problem', [
      `Today ${who} have no common, published way to ${goal}: each works out its own, and what one learns does not reach the next.`,
      `At present ${who} find their own ways to ${goal}, and few can show how well it works.`,
      `To ${goal}, ${who} now rely on what each of them has pieced together; it is seldom written down or tested elsewhere.`,
    ])
  }
  if (purpose) {
    return choose('own problem', [
      `The aim is that ${purpose.goal}; today that depends on the habits of each place.`,
      `What it is for: ${purpose.goal}. Today this hangs on what each place happens to do.`,
    ])
  }
  return choose('own problem', [
    `Today ${users} make do with what each has worked out alone, and results are seldom recorded in a way that others can compare.`,
    `What ${users} use now was made place by place; little of it is published, tested, or open to others.`,
    `At present each of these ${users} solves the matter alone, and what fails in one place is tried again in the next.`,
  ])
}

const STEPS: Readonly<Record<ContributionForm, Options>> = {
  tool: ['I will settle with the first users which cases it has to handle, test it on recorded cases, and correct each version before the next.', 'Its cases come from the first users; each version is tested on recorded ones and released with its known limits.'],
  practice: ['I will write a first version from practice, have it tried on real cases, and revise it where it failed.', 'A first version is tried on real cases by those who will apply it; every failure leads to a written change.'],
  training: ['I will draft the units from real cases, teach them to a first group, and keep those that change what participants do.', 'Units are built on real cases, taught to a first group, and kept only where a test before and after shows a gain.'],
  evidence: ['I will fix the definitions first, collect by one written method, and publish what was found and what was not.', 'Definitions come first, then collection by one written method, then publication with its limits.'],
  service: ['I will begin with a written scope, record each case alike, and adjust the service every quarter.', 'A written scope comes first; each case is recorded alike, and the service is changed by what the record shows.'],
}

export function projectSteps(form: ContributionForm, choose: Chooser): string {
  return choose('own steps', STEPS[form])
}

const OUTPUTS: Readonly<Record<ContributionForm, (object: string) => [string, string, string]>> = {
  tool: (object) => [`a working first version of the ${object}`, 'a test set with expected results', 'a guide for first use'],
  practice: (object) => [`a first written version of the ${object}`, 'a record of each trial and revision', 'a checklist for those who apply it'],
  training: (object) => [`the units of the ${object} with their cases`, 'a skills test before and after', 'an instructor guide'],
  evidence: () => ['a data dictionary', 'a first public release without names', 'a report on method and limits'],
  service: () => ['an operating manual', 'a record of cost and results', 'a model agreement for further sites'],
}

export function projectOutputs(form: ContributionForm, object: string | null, count: number, choose: Chooser): string {
  const list = joinList(OUTPUTS[form](object ?? 'work').slice(0, Math.max(count, 1)))
  return choose('own outputs', [`The outputs will be ${list}.`, `I will deliver ${list}.`, `Planned are ${list}.`, `At the end there will be ${list}.`])
}

export function projectTrial(users: string, employed: string, choose: Chooser): string {
  const two = choose('count', ['two', 'three', 'two or three'])
  return choose('own trial', [
    `I will start ${employed}, with ${two} ${users}, and compare results before and after by a measure agreed in writing.`,
    `The first users are ${two} ${users}; ${employed}, I will agree with them on one measure and record it before and after.`,
    `A first trial with ${two} ${users}, ${employed}, will record what changes and what does not.`,
  ])
}

export function projectSpread(users: string, short: string, choose: Chooser): string {
  return choose('own spread', [
    `I will publish method and results under an open license, so that other ${users} can adopt ${short} without me.`,
    `What is learned will be open: other ${users} can take up ${short} from a published description, its results, and its known limits.`,
    `Beyond the first trial, ${short} and its results go to the professional bodies of the field in open form, for other ${users} to adopt.`,
  ])
}
