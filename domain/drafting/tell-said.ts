/** The sentences of a project that the visitor put right: its own words, and beside them only what its kind of thing surely has. What is not sure is left out. */
import { capitalize, countWords } from '../endeavor/sentence-forms.ts'
import { areOrganizations, areServed, someUsers } from './persons.ts'
import type { ContributionForm } from './problem-area.ts'
import { countedIn, recorded } from './project-measures.ts'
import { projectNoun, stepsOfKind, outputsOfKind, sureKindOf, type Told } from './project-parts.ts'
import { HEADS } from './stated-project.ts'
import type { Chooser } from './wording.ts'

/** What is told: "a glossary and a checking sheet" are two things. */
type SaidThing = Told & { users: string | null }

/** A comma between two adjectives, "a low-salt, low-water process", parts nothing. */
const AHEAD =
  /, (?=(?:an?|the|with|and|or|for|in|to|which|that|who|including|plus|by|using|so|made|built|each|its)\b)| (?:that|which|who|whose|where|when|so|for|of|in|on|at|with|to|by|from|under|against|built|made|using|based|without) /
const MODIFIES = /^(?:test|training|model|plan|care|research|base|policy|school|class|clinic|game|service|audit|survey|study|kitchen|hotel|shop)$/
export const wordsAhead = (phrase = ''): string => phrase.replace(/^\S+ /, '').split(AHEAD)[0] ?? ''

function areTwo(phrase = ''): boolean {
  const parts = wordsAhead(phrase).split(' and ')
  const [first = '', second = ''] = parts
  const head = first.split(' ').at(-1) ?? ''
  return parts.length === 2 && (/^(?:an?|the) /.test(second) || /[^su]s$/.test(head) || (head in HEADS && !MODIFIES.test(head)))
}

/** The noun of one thing, "rule set"; null of several, and of what has no noun of its own. */
export function headOfThing(thing: string): string | null {
  const words = wordsAhead(`develop ${thing}`)
    .replace(/^(?:an?|the) /, '')
    .split(' ')
  const last = words.at(-1) ?? ''
  if (!/^[a-z]{3,16}$/.test(last) || /(?:[^su]s|ing)$/.test(last)) return null
  return SAYS_LITTLE.test(last) && words.length > 1 ? words.slice(-2).join(' ') : last
}
const SAYS_LITTLE = /^(?:set|line|base|form|unit|pool|page|seed|suite|series|book|frame|curve|alarm|version)$/

/** "the kit", "both": what the text calls it once it was named. */
export function saidThing(parts: Told): string {
  if (areTwo(parts.phrase)) return 'both'
  // Of a thing whose head no list knows the words ahead of its purpose are the name.
  const noun = parts.object ?? wordsAhead(parts.phrase).replace(/^(?:an?|the) /, '')
  return `the ${parts.object === null && countWords(noun) > NAME_MOST ? projectNoun(parts) : noun}`
}
const NAME_MOST = 5

/** Empty where the kind of thing does not surely tell how it is made. */
export const saidSteps = (parts: SaidThing, choose: Chooser): string => {
  if (areTwo(parts.phrase) || parts.object === null) return ''
  const steps = stepsOfKind(sureKindOf(parts), parts.object, parts.users)
  return steps === null ? '' : choose('own steps', steps)
}

export function saidOutputs(parts: SaidThing & { outputs?: readonly string[]; deeds?: readonly string[] }, choose: Chooser): string {
  const own = parts.outputs ?? []
  const kind = areTwo(parts.phrase) || parts.object === null ? null : outputsOfKind(sureKindOf(parts), parts.object)
  const list = [...own, ...(kind ?? [])].slice(0, Math.max(2, own.length))
  const also = (parts.deeds ?? []).length === 0 ? '' : `I will also ${(parts.deeds ?? []).join(', and ')}.`
  const [first = '', ...others] = list
  const joined = others.length === 0 ? first : `${first}${/ and |, /.test(first) ? ',' : ''} and ${others.join(' and ')}`
  const said =
    list.length === 0
      ? ''
      : choose('own outputs', [`The first ${list.length === 1 ? 'output' : 'outputs'} will be ${joined}.`, `The work will produce ${joined}.`, `In concrete terms, I will produce ${joined}.`])
  return [said, also].filter(Boolean).join(' ')
}

/** With whom it begins, and what is counted where its words tell. */
export function saidTrial(parts: SaidThing, place: string, employed: string, choose: Chooser): string {
  const { users, phrase = '', form } = parts
  const thing = saidThing(parts)
  const measured = countedIn([wordsAhead(phrase)], form)
  const record = isOfForm(measured.counted, form) ? 'keep a written record of the results' : recorded(measured)
  const How = capitalize(employed)
  if (users === null) return `${How}, I will try ${thing} on a small scale${place} first and ${record}.`
  const two = choose('count', ['two', 'three', 'two or three'])
  // Of people who are served, and of a row of several, nobody can name two.
  const sites = areServed(users) || / and |, /.test(users.split(PLACED)[0] ?? users) ? `a small group of ${users}` : someUsers(users, two)
  // A plant, a clinic, or a station is brought to nobody.
  const brought = sureKindOf(parts) === 'plant' || STANDS.test(wordsAhead(phrase)) ? [] : [`${How}, I will bring ${thing} first to ${sites}${place} and ${record}.`]
  return choose('own trial', [`The first users will be ${sites}${place}; ${employed}, I will ${record}.`, `${How}, I will begin with ${sites}${place} and ${record}.`, ...brought])
}
const STANDS = /(?:plant|station|clinic|center|school|academy|laboratory|hatchery|farm|mill|factory|facility|hub|studio|network|facilitie|hatcherie|factorie|laboratorie)s?$/
const isOfForm = (counted: string, form: ContributionForm) => countedIn([''], form).counted === counted

/** Where they are: others are elsewhere. */
const PLACED = /,? (?:such as|including|like) .*$| (?:in|across|near|throughout|from|on|under) (?:the )?(?=[^,]*\p{Lu}|(?:other|two|three|four|five|six|seven|several|\d+) ).*$/u

/** Who only uses a thing builds none. */
const ARE_SERVED = /\b(?:users|people|members|consumers)$/

export function saidSpread(parts: SaidThing, choose: Chooser): string {
  const { users } = parts
  const thing = saidThing(parts)
  const group = users?.replace(PLACED, '') ?? null
  const others = group === null ? 'others' : (areServed(group) || ARE_SERVED.test(group)) && !areOrganizations(group) ? `others who serve ${group}` : `other ${group}`
  if (sureKindOf(parts) === 'plant' && thing !== 'both') return `I will publish the methods and results of ${thing} so that others can build one like it without starting over.`
  return choose('own spread', [
    `The results will be public, so that ${others} can take up ${thing} as well.`,
    `I will publish a written account of the work and its results, so that ${others} do not have to start over.`,
    `Beyond the first users, I will offer ${thing}, with a written account of the results, to ${others}.`,
  ])
}
