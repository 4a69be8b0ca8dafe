/** How a visitor's project was understood, part by part, for them to put right: only what stands in their own words is filled in, the rest is asked for. */
import type { GeneratorForm, ProjectSaid } from '../endeavor/endeavor-form.ts'
import { capitalize, countWords } from '../endeavor/sentence-forms.ts'
import { mendedAnswers } from './mended-answers.ts'
import { cleanedProject, thingOf, type SaidFaults } from './said-project.ts'
import { readStatedProject, type StatedProject } from './stated-project.ts'
import { withoutLaterDeed } from './stated-problem.ts'
import { topicStems } from './topic-fit.ts'
import { withoutRequestsIn } from './unwanted-words.ts'

/** `parts`: as they stand in the fields. `isSure`: read whole, so that nobody is held up by a question. `faults`: of what the visitor gave. */
export type ProjectReadBack = { parts: ProjectSaid; isSure: boolean; faults: SaidFaults }

const EMPTY: ProjectSaid = { thing: '', users: '', shortfall: '' }

const folded = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `
const withoutArticle = (text: string): string => text.replace(/^(?:an?|the) /i, '')

/** Whether the words stand so, and in this order, in what was typed: then nothing was turned around in reading them. */
const standsIn = (typed: string, words: string): boolean => words !== '' && folded(typed).includes(folded(withoutArticle(words)))

/** Behind these stands for whom something is made, and not where it is. */
const MADE_FOR = '(?:for|help|helps|helping|train|teach|serve|given to|used by|so that|so|that)(?: the| about| some| more| other| all| \\d+)*'
/** "small mills can order it": who is to do something with it. */
const isMeant = (typed: string, users: string): boolean => {
  const name = RegExp.escape(folded(users).trim())
  const text = folded(typed)
  return new RegExp(` ${MADE_FOR} ${name} `).test(text) || new RegExp(` ${name} (?:can|could) `).test(text)
}

const JOINT = /(?:,| (?=(?:that|which|who|so|to|with|by|from|at|in|for|and|built|made|using|shared|starting|checked) ))/g
const THING_LEAST = 3
/** No statement of its own begins so. */
const BEGINS_NOTHING = /^(?:with|without|as|for|of|in|on|at|by|to|from|and|or|but|so|that|which|because|it|this|they|if|when|while)\b/i
/** As much of the thing from its beginning as was typed so; empty where that is no thing. */
function thingTyped(typed: string, whole: string): string {
  const thing = withoutLaterDeed(whole.split(/,? so (?:that )?(?=[a-z])/)[0] ?? whole)
  const cuts = [thing, ...[...thing.matchAll(JOINT)].map(({ index }) => thing.slice(0, index).replace(/,$/, '')).toReversed()]
  return cuts.find((cut) => countWords(cut) >= THING_LEAST && standsIn(typed, cut) && cleanedProject({ ...EMPTY, thing: cut }).faults.thing === undefined) ?? ''
}

/** How much of what was typed has to be told in the parts, so that it was read whole. */
const WHOLE = 0.6

function partsOf(typed: string, { phrase, users, trouble, outputs }: StatedProject): { parts: ProjectSaid; isSure: boolean } {
  const whole = thingOf(phrase) ?? ''
  const read: ProjectSaid = {
    thing: thingTyped(typed, whole),
    users: users !== null && standsIn(typed, users) && isMeant(typed, users) ? users : '',
    shortfall: trouble?.told === true && standsIn(typed, trouble.clause) && !BEGINS_NOTHING.test(trouble.clause) ? capitalize(trouble.clause) : '',
  }
  // What could not be used as it stands would be found fault with at once.
  const { faults } = cleanedProject(read)
  const parts: ProjectSaid = { thing: faults.thing ? '' : read.thing, users: faults.users ? '' : read.users, shortfall: faults.shortfall ? '' : read.shortfall }
  const told = new Set(topicStems([parts.thing, parts.users, parts.shortfall, ...outputs].join(' ')))
  const stems = topicStems(typed)
  return { parts, isSure: parts.thing !== '' && parts.thing === whole && parts.users !== '' && stems.filter((stem) => told.has(stem)).length >= stems.length * WHOLE }
}

/** A niche that names a thing or a deed, and no field. */
const SAYS_MORE = /^(?:an? (?=\p{L})|(?:I |we )(?:want|plan|will|would)|(?:to )?(?:build|develop|create|make|write|design|publish|set up|launch|open|extend|bring|establish) )/iu

/** Null where neither a project nor a niche that reads like one was typed, and none was told in its parts: then nothing is asked. */
export function projectReadBack(typed: GeneratorForm): ProjectReadBack | null {
  const { futureProject, proposedEndeavorNiche, projectSaid } = mendedAnswers(withoutRequestsIn(typed)).form.userProposedEndeavor
  // What the visitor typed stands in the fields as typed.
  if (projectSaid !== undefined) return { parts: typed.userProposedEndeavor.projectSaid ?? EMPTY, isSure: true, faults: cleanedProject(projectSaid).faults }
  const answer = futureProject.trim() === '' ? (SAYS_MORE.test(proposedEndeavorNiche) ? proposedEndeavorNiche : '') : futureProject
  const read = readStatedProject(answer)
  if (read?.kind === 'project') return { ...partsOf(answer, read), faults: {} }
  // A niche that is no project is a niche; a business of its own or a step of a career is answered with a note.
  return read === null || read.kind === 'no endeavor' || futureProject.trim() === '' ? null : { parts: EMPTY, isSure: false, faults: {} }
}
