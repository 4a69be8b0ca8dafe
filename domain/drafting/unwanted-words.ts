/** What a visitor asks to leave unsaid: "please do not say ionic liquid in the text". */
import { stringsIn } from '../endeavor/check-material.ts'
import type { GeneratorForm } from '../endeavor/endeavor-form.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import { searchableLine } from './evidence.ts'
import type { DraftingKnowledge, ProblemArea } from './problem-area.ts'

/** A request begins a sentence or follows a word of asking: "hospitals do not name a lead" is none. */
const BEGINS = '(?<=^|[.;:,!?(\\n]\\s{0,3}|\\b(?:please|pls|kindly|so|also|and|but|prefer|rather|better)\\s)'
const ASKED = [
  new RegExp(`${BEGINS}(?:do not|don[’']?t|never|not|not to) (?:say|mention|write|print|name)(?: (?:the|any) words?| anything about| the name of)? ([^.;:\\n]{3,80})`, 'gi'),
  new RegExp(`${BEGINS}(?:(?:do not|don[’']?t|never) use|avoid|leave out) (?:the|any) (?:words?|terms?|names?) ([^.;:\\n]{3,80})`, 'gi'),
  new RegExp(`${BEGINS}(?:do not|don[’']?t|never) use ([^.;:\\n]{3,80})`, 'gi'),
  /\bno mention of ([^.;:\n]{3,80})/gi,
]
/** Where the words that are asked for end. */
const END = /\s*(?:,|\(|\bin (?:the|my|any)\b|\bby name\b|\bsince\b|\bbecause\b|\bgiven\b|\bas\b|\bplease\b|\bpls\b|\bthat\b|\bif\b|\bfor now\b|\banywhere\b|\bat all\b).*$/i
const WORDS_MAX = 4
/** Of what is called by these alone nobody knows what is meant. */
const EMPTY = /^(?:it|this|that|these|those|them|anything|everything|my|the|any|a|an|i|we|me|name|work|jobs?|projects?|resume|company|employer)$/i

/** What stands behind a name and says what kind of thing it is: "the lagoon gate product" is named by "lagoon gate". */
const KIND_BEHIND = /(?<=\S \S+|\S{5}) (?:products?|projects?|cases?|matters?|issues?|incidents?|story|stories|clients?|customers?|things?|stuff)$/i

/** Phrases in small letters; none where no word is named. */
export function unwantedWords(answer: string): string[] {
  const told = ASKED.flatMap((pattern) => [...answer.matchAll(pattern)].map(([, words = '']) => words.replace(END, '')))
  const phrases = told
    .flatMap((words) => words.split(/\s+(?:and|or|nor)\s+|\s*\/\s*/i))
    .map((words) =>
      words
        .replace(/["“”'’]/g, '')
        .replace(/^(?:the|any|a|an|my|our)\s+/i, '')
        .replace(/^(?:words?|terms?|names?)\s+/i, '')
        .replace(/^(?:employer|company|firm|client|customer)(?:s|’s|'s)?\s+(?=\S)/i, '')
        .trim()
        .replace(KIND_BEHIND, '')
        .toLowerCase(),
    )
  return [...new Set(phrases.filter((words) => words.length >= 3 && words.split(' ').length <= WORDS_MAX && !EMPTY.test(words)))]
}

const plain = (text: string) => searchableLine(text.replace(/[-–]/g, ' '))

/** Those of the words that a text holds: "ionic liquids" names "ionic liquid" too, and the other way about. */
export function unwantedIn(text: string, unwanted: readonly string[]): string[] {
  if (unwanted.length === 0) return []
  const held = plain(text)
  const holds = (words: string) => isInitials(words, text) || [words, `${words}s`, `${words}es`, words.replace(/s$/, '')].some((form) => held.includes(plain(form)))
  // "consent order bank": "a bank under consent order" names it as well.
  return unwanted.filter((words) => {
    const telling = words.split(' ').filter((word) => !WEAK.test(word))
    return holds(words) || (telling.length > 0 && telling.every(holds))
  })
}
const WEAK = /^(?:of|in|on|at|for|with|from|by|the|an?|and|under|about|is|are|was|were)$/
/** "loss ratios" as "LR": several words by their first letters. */
function isInitials(words: string, text: string): boolean {
  const parts = words.split(' ').filter((word) => /^[a-z]{3,}$/.test(word))
  return parts.length > 1 && parts.length < 5 && new RegExp(`\\b${parts.map(([first = '']) => first.toUpperCase()).join('')}s?\\b`).test(text)
}

/** All that was answered, where a request may stand in any of the four. */
export const answersOf = ({ userBackground, userProposedEndeavor }: GeneratorForm): string =>
  [userProposedEndeavor.additionalInfo, userProposedEndeavor.futureProject, userProposedEndeavor.proposedEndeavorNiche, userBackground.futureRoleFocus].join('\n')

/** The answers without the sentences that ask to leave something unsaid. */
export function formWithoutRequests(form: GeneratorForm): GeneratorForm {
  const { userBackground, userProposedEndeavor } = form
  return {
    userBackground: { ...userBackground, futureRoleFocus: withoutRequests(userBackground.futureRoleFocus) },
    userProposedEndeavor: {
      futureProject: withoutRequests(userProposedEndeavor.futureProject),
      proposedEndeavorNiche: withoutRequests(userProposedEndeavor.proposedEndeavorNiche),
      additionalInfo: withoutRequests(userProposedEndeavor.additionalInfo),
    },
  }
}

const TURNED = [
  /\b(?:not|no longer|never) (?:interested in|keen on|looking for|into) ([^.;:\n]{3,70})/gi,
  /\b(?:do not|don[’']?t|would not|wouldn[’']?t) (?:want|wish|like) to (?:go back (?:in)?to|return to|work (?:in|on|with|for)|be in|continue (?:in|with)|do) ([^.;:\n]{3,70})/gi,
  /(?<=^|[.;,\n]\s{0,3})(?:and |but )?(?:please,? )?no (?:more )?((?!mention|one\b|idea|need|problem|preference|longer)[a-z][^.;:,\n]{2,40})(?=$|[.;,\n]| please)/gi,
]
/** Where what is turned down ends: "smartphones anymore". */
const TURNED_END = /\s*(?:,|\(|\b(?:any ?more|again|now|right now|any longer|please|though|because|since|but|as|at all|for now|for me)\b).*$/i

/** What the visitor does not want to work on: "not interested in smartphones or 5G anymore". */
export function turnedDown(answer: string): string[] {
  const phrases = TURNED.flatMap((pattern) => [...answer.matchAll(pattern)].map(([, words = '']) => words.replace(TURNED_END, '')))
    .flatMap((words) => words.split(/\s+(?:or|nor)\s+|\s*\/\s*/i))
    .map((words) =>
      words
        .replace(/["“”'’]/g, '')
        .replace(/^(?:the|any|an?|my|our|being|doing)\s+/i, '')
        .trim()
        .toLowerCase(),
    )
  return [...new Set(phrases.filter((words) => words.length >= 2 && words.split(' ').length <= WORDS_MAX && !EMPTY.test(words)))]
}

/** The answer without the sentences that ask to leave something unsaid: they are for us, and no part of a text. */
export function withoutRequests(answer: string): string {
  return answer
    .split(/(?<=[.;!?\n])\s*/)
    .filter((sentence) => unwantedWords(sentence).length === 0 && !REQUEST.test(sentence))
    .join(' ')
}
const REQUEST =
  /^\W*(?:important:? )?(?:also |and |but )?(?:(?:please|pls|kindly),? )?(?:also )?(?:do not|don[’']?t|never) (?:say|mention|write|print|name|use|include|contact|tell|disclose|reveal|show|put|call|share)\b/i

const holdsAny = (value: unknown, unwanted: readonly string[]): boolean => stringsIn(value).some((text) => unwantedIn(text, unwanted).length > 0)

/** The area without the problems, users, and channels that name what is to be left unsaid; null where too little is left of it. */
function areaWithout(area: ProblemArea, unwanted: readonly string[]): ProblemArea | null {
  const holds = (...said: unknown[]) => holdsAny(said, unwanted)
  const users = area.users.flatMap(({ name, host }, place) => (holds(name, host) ? [] : [place]))
  const [route, other, ...routes] = area.channels.filter(({ name }) => !holds(name))
  const [first, second, ...problems] = area.problems.flatMap(({ cues, groups, ...said }) => {
    const left = users.filter((place) => groups?.includes(place) ?? true)
    return left.length === 0 || holds(said) ? [] : [{ ...said, cues, ...(groups === undefined && left.length === area.users.length ? {} : { groups: left }) }]
  })
  return first && second && route && other && !holds(area.name, area.host) ? { ...area, channels: [route, other, ...routes], problems: [first, second, ...problems] } : null
}

/** What is known without the problems, users, channels, and documents that name what is to be left unsaid. */
export function knowledgeWithout(knowledge: DraftingKnowledge, unwanted: readonly string[]): DraftingKnowledge {
  if (unwanted.length === 0) return knowledge
  return {
    ...knowledge,
    areas: knowledge.areas.flatMap((area) => areaWithout(area, unwanted) ?? []),
    priorities: knowledge.priorities.filter(({ title, names, says }) => !holdsAny([title, names, says], unwanted)),
  }
}

/** The facts without those that name what is to be left unsaid, and the words that took any out; posts and degrees stay. */
export function withoutUnwanted(facts: PersonFacts, answer: string): { facts: PersonFacts; leftOut: string[] } {
  const unwanted = unwantedWords(answer)
  const { achievements, publications, patents, awards } = facts
  const leftOut = unwanted.filter((words) => [achievements, publications, patents, awards].flat().some(({ text }) => unwantedIn(text, [words]).length > 0))
  return { facts: leftOut.length === 0 ? facts : withoutNamed(facts, unwanted), leftOut }
}

/** The facts without those that hold any of the words; posts and degrees stay. */
export function withoutNamed(facts: PersonFacts, unwanted: readonly string[]): PersonFacts {
  const isWanted = ({ text }: { text: string }) => unwantedIn(text, unwanted).length === 0
  const { achievements, publications, patents, awards } = facts
  return { ...facts, achievements: achievements.filter(isWanted), publications: publications.filter(isWanted), patents: patents.filter(isWanted), awards: awards.filter(isWanted) }
}
