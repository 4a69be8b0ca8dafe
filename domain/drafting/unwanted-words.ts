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
  /\bno mention of ([^.;:\n]{3,80})/gi,
]
/** The same of a subject, where the visitor is asked what else to know: "Exclude my paint shop work", "I am done with ports", "no gas". */
const ASKED_OF_SUBJECT = [
  new RegExp(
    `${BEGINS}(?:exclude|omit|skip|leave out|keep out|(?:do not|don[’']?t|never|not to) (?:include|use|bring up|talk about|write about)) (?:anything (?:about|on|from) |everything (?:about|on|from) )?(?!the words?\\b|any words?\\b)([^.;:\\n]{3,80})`,
    'gi',
  ),
  new RegExp(`${BEGINS}(?:please |pls |kindly )(?:avoid) (?!the words?\\b|the terms?\\b|the names?\\b)([^.;:\\n]{3,80})`, 'gi'),
  /(?:\bI(?: do not|[ ]?don[’']?t| am not|[’']m not)|(?<=^|[.;!\n] ?)not)(?: really)? (?:want|wish|like|interested)(?: (?:to (?:go back|return|do|work|be)|working|going back))?(?: (?:to|in|at|with|on|an?|any|the|argument|arguments|of|about|more))* ([^.,;:\n]{3,60})/gi,
  /\bI(?: am|[’']m) (?:done|finished|through) with ([^.,;:\n]{3,60})/gi,
  /(?<=^|[.;!\n] ?)(?:please,? )?no (?:more )?([^.,;:!\n]{3,40}?)(?=,? (?:please|pls)\b|[.;!\n]|$|, (?:I|we)\b)/gi,
  /\bfocus on [^.;,\n]{3,50}?,? (?:and )?not (?:on )?([^.,;:\n]{3,40})/gi,
  /(?<=^|[.;!\n] ?)([^.,;:\n]{3,50}?) (?:is|are|was|were) [^.;\n]{2,100}?\b(?:leave (?:it |this |that |them )?out|keep (?:it|this|that|them) out|(?:do not|don[’']?t) (?:mention|include|use|write) (?:it|this|that|them))\b/gi,
]
/** What a visitor does not have or need, and what says nothing of a subject. */
const OF_STATUS =
  /^(?:(?:other|more|such|big|real|special|own) )*(?:problems?|rush|hurry|preferences?|ideas?|sponsors?|employers?|degrees?|patents?|publications?|papers?|awards?|famil(?:y|ies)|child(?:ren)?|kids|issues?|needs?|one|thing|visa|jobs?|money|comments?|questions?|information|info|record|experience|plans?|help|thanks|worries|doubts?|lawyers?|licen[cs]e|clients? yet)\b/i

/** Where the words that are asked for end. */
const END =
  /\s*(?:,|\(|\bis\b|\bare\b|\banymore\b|\bany more\b|\bagain\b|\bplease\b|\band (?:do )?not\b|\bin (?:the|my|any)\b|\bby name\b|\bsince\b|\bbecause\b|\bgiven\b|\bas\b|\bpls\b|\bthat\b|\bif\b|\bfor now\b|\banywhere\b|\bat all\b).*$/i
/** The patent that waits is meant, and not those that were granted. */
const PATENT_PENDING = /\bpatents? (?:applications? )?(?:is|are) (?:still )?pending\b/i
const WORDS_MAX = 4
/** Of what is called by these alone nobody knows what is meant. */
const EMPTY = /^(?:it|this|that|these|those|them)\b|^(?:it|this|that|these|those|them|anything|everything|my|the|any|a|an|i|we|me|name|work|jobs?|projects?|resume|company|employer)$/i

/** What stands behind a name and says what kind of thing it is: "the lagoon gate product" is named by "lagoon gate". */
const KIND_BEHIND =
  /(?<=\S \S+|\S{4}) (?:products?|projects?|cases?|matters?|issues?|incidents?|story|stories|clients?|customers?|things?|stuff|work|firm work|firm|jobs?|business|experience|topics?)$/i

/** Phrases in small letters; none where no word is named. `beside`: said as further information, where a subject may be refused as well. */
export function unwantedWords(answer: string, beside = true): string[] {
  const told = (beside ? [...ASKED, ...ASKED_OF_SUBJECT] : ASKED).flatMap((pattern) =>
    [...answer.matchAll(pattern)].map(([, words = '']) => words.replace(PATENT_PENDING, 'pending patent').replace(END, '')),
  )
  const phrases = told
    .flatMap((words) => words.split(/\s+(?:and|or|nor)\s+|\s*\/\s*/i))
    .map((words) =>
      words
        .replace(/["“”'’]/g, '')
        .trim()
        .replace(/^(?:(?:the|any|a|an|my|our|old|former|employer|company|firm|client|customer|words?|terms?|names?)s?\s+)+(?=\S)/i, '')
        .replace(/ too$| also$/i, '')
        .trim()
        .replace(KIND_BEHIND, '')
        .toLowerCase(),
    )
  return [...new Set(phrases.filter((words) => (words.length >= 3 || /^\d[a-z]$/.test(words)) && words.split(' ').length <= WORDS_MAX && !EMPTY.test(words) && !OF_STATUS.test(words)))]
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

/** The answer without the sentences that ask to leave something unsaid: they are for us, and no part of a text. */
export function withoutRequests(answer: string, beside = true): string {
  return answer
    .split(/(?<=[;!?\n])\s*|(?<=\.)\s+|(?<=[a-z]{3}\.)(?=[A-Z])/)
    .filter((sentence) => unwantedWords(sentence, beside).length === 0 && !REQUEST.test(sentence))
    .join(' ')
}
const REQUEST =
  /^\W*(?:important:? )?(?:also |and |but )?(?:(?:please|pls|kindly),? )?(?:also )?(?:do not|don[’']?t|never|not) (?:say|mention|write|print|name|use|include|contact|tell|disclose|reveal|show|put|call|share)\b/i

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
  return first && second && route && other && !holds(area.host) ? { ...area, channels: [route, other, ...routes], problems: [first, second, ...problems] } : null
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

/** What is asked for in any of the answers. */
export function unwantedOf({ userBackground: { futureRoleFocus }, userProposedEndeavor: { futureProject, proposedEndeavorNiche, additionalInfo } }: GeneratorForm): string[] {
  return [...new Set([...unwantedWords(additionalInfo), ...[futureProject, proposedEndeavorNiche, futureRoleFocus].flatMap((answer) => unwantedWords(answer, false))])]
}

/** The answers without those sentences. */
export const withoutRequestsIn = ({ userBackground, userProposedEndeavor: { futureProject, proposedEndeavorNiche, additionalInfo, projectSaid } }: GeneratorForm): GeneratorForm => ({
  userBackground: { ...userBackground, futureRoleFocus: withoutRequests(userBackground.futureRoleFocus, false) },
  userProposedEndeavor: {
    futureProject: withoutRequests(futureProject, false),
    proposedEndeavorNiche: withoutRequests(proposedEndeavorNiche, false),
    additionalInfo: withoutRequests(additionalInfo),
    ...(projectSaid === undefined ? {} : { projectSaid }),
  },
})

/** The facts without those that name what is to be left unsaid, and the words that took any out; posts and degrees stay. */
export function withoutUnwanted(facts: PersonFacts, unwanted: readonly string[]): { facts: PersonFacts; leftOut: string[] } {
  const isWanted = ({ text }: { text: string }) => unwantedIn(text, unwanted).length === 0
  const { achievements, publications, awards } = facts
  // "2 granted, 1 pending" among the patents: its list says what it is of.
  const ofPatent = ({ text }: { text: string }) => ({ text: `patent ${text}` })
  const patents = facts.patents.filter((patent) => isWanted(ofPatent(patent)))
  const leftOut = unwanted.filter((words) => [achievements, publications, facts.patents.map(ofPatent), awards].flat().some(({ text }) => unwantedIn(text, [words]).length > 0))
  return leftOut.length === 0
    ? { facts, leftOut }
    : {
        facts: { ...facts, achievements: achievements.filter(isWanted), publications: publications.filter(isWanted), patents, awards: awards.filter(isWanted) },
        leftOut,
      }
}
