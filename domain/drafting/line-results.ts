/** What a line of a resume tells beside the deed: what came of it, and what that was counted in. */
import { segmentsOf } from './achievement-segments.ts'
import { findVerb, pastVerb } from './verbs.ts'
import { isSpelledRight } from './spelling.ts'

const MOVED = 'fell|dropped|rose|declined|decreased|increased|grew|improved|climbed|doubled|tripled|halved'
/** "time to first antibiotic fell from 94 to 51 minutes": a subject in plain words, then by how much. */
const RESULT = new RegExp(`^((?:[A-Za-z][A-Za-z-]* ){1,6}?)(${MOVED}) (?:(?:by|from|to|nearly|about|more than|over) )*\\$?\\d`)
const WORDS_MAX = 24

const CUT = new RegExp(`^(?:[A-Za-z][A-Za-z-]* ){2,7}?(?:${MOVED}|cut|reduced|raised|lowered|shortened) (?:(?:by|from|to|nearly|about|more than|over) )+\\$?\\d`)

/** "Unscheduled removals cut from 9 to 3": a result with its own subject at the head of a line, and no deed of anybody's. */
export const isResultLine = (segment: string): boolean => CUT.test(segment) && !/^(?:[A-Z][a-z]+ly )?[A-Z]?[a-z]+(?:ed|ew|lt|ade) (?:an?|the|our|its|their|all)\b/.test(segment)

/** Subjects that are the person, or nothing. */
const NO_SUBJECT = /^(?:i|we|he|she|they|it|which|that|this|and|or|as|while|when|where|by|to|has|have|was|were)\b/i
const UNSAID = /[^\x20-\x7e]|["?;:|<>{}[\]_=~^*#@\\]|https?:|\b(?:I|my|our|we|me|us)\b/

const FINITE = /^(?:was|were|is|are|has|have|had|went|fell|rose|grew|dropped|ran|held|kept|met|took|won|left|came|became|began|stayed|saw|[a-z]+ed)$/

/** "41 of 56 students reached grade level in two years", "no event has occurred in 41 months": a sentence of others or of things, with its figure. */
export function hasOwnSubject(text: string): boolean {
  const words = text.split(' ')
  const first = (words[0] ?? '').toLowerCase()
  if (!/\d/.test(text) || !/^(?:no|the|all|each|every|both|\d[\d,]*|[a-z-]+)$/i.test(first) || findVerb(first)?.form === 'past' || pastVerb(first) !== null || findVerb(first)?.form === 'gerund')
    return false
  const verb = words.findIndex((word, at) => at > 0 && FINITE.test(word))
  if (verb < 1 || verb > 6) return false
  const subject = words.slice(0, verb)
  // "1,960 notes in 2024, 88% accepted": a list of figures is no sentence.
  if (subject.some((word) => word.endsWith(','))) return false
  const head = (subject.find((_word, at) => /^(?:of|in|on|at|for|per|with|to)$/.test(subject[at + 1] ?? '')) ?? subject.at(-1) ?? '').toLowerCase()
  const plural = /[^s]s$/.test(head) || /^\d/.test(head)
  return ((plural || /^(?:no|the|all|each|every|both)$/.test(first)) && !/^(?:by|to|and|or|of|in|on|at|for)$/.test(words[verb + 1] ?? '')) || /^(?:was|were|has|have|had)$/.test(words[verb] ?? '')
}

/** "Designed a risk score. Catches 91% of …": what is told in the present, behind a deed in the past, is done by the thing that was made. */
export const isOfTheThing = (before: string, text: string): boolean => {
  const [deed = '', verb = ''] = [before, text].map((part) => (part.split(' ')[0] ?? '').toLowerCase())
  return (findVerb(deed) ?? pastVerb(deed))?.form === 'past' && findVerb(verb)?.form === 'third'
}

function ofTheThing(before: string, text: string): string | null {
  return isOfTheThing(before, text) && /\d/.test(text) && !UNSAID.test(text) && text.split(' ').length <= WORDS_MAX ? `It ${text.charAt(0).toLowerCase()}${text.slice(1)}.` : null
}

/** What stands right behind a statement of the line and tells what came of it, as a sentence; null where nothing does. `statement`: as `segmentsOf` parts it. */
export function resultOf(line: string, statement: string): string | null {
  const segments = segmentsOf(line)
  const text = segments[segments.indexOf(statement) + 1]?.replace(/[\s.,]+$/, '')
  if (!segments.includes(statement) || text === undefined) return null
  const thing = ofTheThing(segments[segments.indexOf(statement)] ?? '', text)
  if (thing !== null) return thing
  if (!(RESULT.test(text) || hasOwnSubject(text)) || NO_SUBJECT.test(text) || UNSAID.test(text) || text.split(' ').length > WORDS_MAX) return null
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const CHANGE = 'reduc(?:ed|ing)|cut(?:ting)?|lower(?:ed|ing)|shorten(?:ed|ing)|decreas(?:ed|ing)|increas(?:ed|ing)|rais(?:ed|ing)|improv(?:ed|ing)|boost(?:ed|ing)'
const CHANGED = new RegExp(`\\b(?:${CHANGE}) (?:the |average |total |overall |mean )*((?:[a-z][a-z-]* ){0,6}[a-z][a-z-]*) (?:by|from) (?:about |nearly |over |more than )?\\$?\\d`, 'i')
/** "per 1,000 line days": what a rate was counted against. */
const RATE = /\bto \$?[\d.,]+ (per (?:[\d,]+ )?[a-z]+(?: (?:days|hours|visits|miles|units|patients|years|tasks))?)\b/i
/** A gain of the employer is no measure for others. */
const EMPLOYERS = /\b(?:sales|revenues?|profits?|margins?|income|earnings|bookings|growth|costs?|spend|spending|expenses|budgets?|overtime|headcount)$/
const NO_NOUN = /^(?:and|or|by|to|in|of|for|their|its|his|her|our|my|it|them|this|that|all|both)$|ly$/

/** "simulation time", "time to first antibiotic": what a statement, or the result behind it, was counted in. */
export function metricOf(statement: string, result: string | null): string | null {
  const subject = result ? RESULT.exec(result)?.[1]?.trim() : CHANGED.exec(statement)?.[1]?.trim()
  if (!subject) return null
  const said = result && !/^[A-Z]{2}/.test(subject) ? `${subject.charAt(0).toLowerCase()}${subject.slice(1)}` : subject
  const bare = said.replace(/^(?:the|an?|our|their|its) /, '')
  const words = bare.split(' ')
  const article = /^(?:share|number|rate|percentage|proportion|amount|count|portion)\b/.test(bare) ? 'the ' : ''
  const rate = result ? '' : (RATE.exec(statement)?.[1] ?? '')
  return words.length <= 7 &&
    bare.length <= 50 &&
    !EMPLOYERS.test(bare) &&
    !words.some((word) => NO_NOUN.test(word) && !/^(?:to|of|in|on|at)$/.test(word)) &&
    !/[A-Z]{5}/.test(bare) &&
    isSpelledRight(bare)
    ? [`${article}${bare}`, rate].filter(Boolean).join(' ').slice(0, 60) === [`${article}${bare}`, rate].filter(Boolean).join(' ')
      ? [`${article}${bare}`, rate].filter(Boolean).join(' ')
      : `${article}${bare}`
    : null
}
