/** What a line of a resume tells beside the deed: what came of it, and what that was counted in. */
import { capitalize } from '../endeavor/sentence-forms.ts'
import { segmentsOf } from './achievement-segments.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { findVerb, isPastVerb, pastVerb } from './verbs.ts'
import { isSpelledRight } from './spelling.ts'

const MOVED = 'fell|dropped|rose|declined|decreased|increased|grew|improved|climbed|doubled|tripled|halved|went'
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
  if (
    !(/\d/.test(text) || /^no [a-z]/i.test(text)) ||
    !/^(?:no|the|all|each|every|both|\d[\d,]*|[a-z-]+)$/i.test(first) ||
    findVerb(first)?.form === 'past' ||
    pastVerb(first) !== null ||
    findVerb(first)?.form === 'gerund'
  )
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
  return isPastVerb(deed) && findVerb(verb)?.form === 'third'
}

function ofTheThing(before: string, text: string): string | null {
  return isOfTheThing(before, text) && /\d/.test(text) && !UNSAID.test(text) && text.split(' ').length <= WORDS_MAX ? `It ${text.charAt(0).toLowerCase()}${text.slice(1)}.` : null
}

/** "Detection limit lowered from 10,000 to 300 copies per gram": told as done. */
const LOWERED = /^((?:[A-Za-z][A-Za-z-]* ){1,6}?)(cut|reduced|raised|lowered|shortened|increased|decreased|improved|extended) (?=(?:by|from|to) (?:(?:nearly|about|more than|over) )?\$?\d)/

/** The verb that was done to the subject, with "was" or "were"; null where the line tells a deed. */
function passiveResult(text: string): string | null {
  const [, subject = ''] = LOWERED.exec(text) ?? []
  const words = subject.trim().split(' ')
  const head = (words.find((_word, at) => /^(?:of|in|on|at|for|per|to)$/.test(words[at + 1] ?? '')) ?? words.at(-1) ?? '').toLowerCase()
  if (subject === '' || findVerb(words[0] ?? '')?.form === 'past' || pastVerb(words[0] ?? '') !== null || /^(?:was|were|has|have|and|or)$/.test(words.at(-1) ?? '') || !isSpelledRight(subject.trim()))
    return null
  const plural = /[^s]s$/.test(head) && !/(?:us|is|ics)$/.test(head)
  const bare = !plural && (isSingularNoun(head) || /(?:limit|rate|share|level|threshold|score|error|count|dose)$/.test(head)) && !isMassNoun(head) && !/^(?:the|an?|each|every)$/i.test(words[0] ?? '')
  return `${bare ? `The ${text.charAt(0).toLowerCase()}` : text.charAt(0).toUpperCase()}${text.slice(1, subject.length)}${plural ? 'were' : 'was'} ${text.slice(subject.length)}`
}

/** "adopted by the state bridge office in 2022", "now used in 9 hospitals": what others did with it. */
const TAKEN_UP =
  /^(?:it (?:was|is) |they (?:were|are) |this (?:was|is) )?(?:later |since |then |now )?((?:adopted|used|installed|accepted|licensed|deployed|implemented|taught|copied|cited|approved|published|downloaded|taken|attended|completed|released as open source and used)) (?=(?:now )?(?:by|in|at|across|as|on|under|for|throughout|\d))/i

/** The thing that others took up, by the object of the deed: one thing, or several. */
function taken(statement: string, text: string): string | null {
  const found = TAKEN_UP.exec(text)
  if (!found) return null
  const article = /^\S+(?: and \S+)? (?:an?|the) ((?:\S+ )*?\S+?)(?= (?:for|of|in|on|to|that|which|with|from|by|at)\b|[,;]|$)/i.exec(statement)
  const several = /[^s]s$/.test((article?.[1] ?? statement.split(/ (?:for|of|in|on|to|that|which|with|from|by|at)\b/)[0] ?? '').split(' ').at(-1) ?? '')
  const [, verb = ''] = found
  const behind = text.slice(found[0].length).replace(/^now /, '')
  if (/^released as open source and used$/i.test(verb)) return several ? `They were released as open source and are used ${behind}.` : `It was released as open source and is used ${behind}.`
  // What is used stays in use; what was adopted once was adopted.
  const be = /^used$/i.test(verb) ? (several ? 'They have been used' : 'It has been used') : `${several ? 'They were' : 'It was'} ${verb.toLowerCase()}`
  return `${be} ${behind}.`
}

/** "it cut the design time from 15 to 4 days", said of the one thing that the deed made. */
function itDid(statement: string, text: string): string | null {
  const [first = '', verb = ''] = text.split(' ')
  if (!/^it$/i.test(first) || !/\d/.test(text)) return null
  const past = (findVerb(verb) ?? pastVerb(verb))?.past === verb || findVerb(verb)?.form === 'third'
  return past && /^\S+(?: and \S+)? an? /.test(statement) ? `It ${text.slice(3)}.` : null
}

/** "the assay runs now in 4 laboratories": said of the thing by its noun. */
function namedThingDoes(statement: string, text: string): string | null {
  const [, noun = '', verb = ''] = /^the ([a-z-]+) ([a-z]+) /i.exec(text) ?? []
  return /\d/.test(text) &&
    noun !== '' &&
    findVerb(verb)?.form === 'third' &&
    statement
      .toLowerCase()
      .split(/[^a-z-]+/)
      .includes(noun.toLowerCase())
    ? `${capitalize(text)}.`
    : null
}

/** "420 children served a year". */
const SERVED = /^(?:about |over |more than )?\d[\d,]*\+? [a-z][a-z -]{2,40}? (?=(?:served|treated|trained|reached|screened|enrolled|tested) (?:a|per|each|every) (?:year|month|week|day)$)/

/** "Settlement stayed below 25 mm at all of them": one noun that takes no article, and what it did. */
const STAYED = /^[A-Za-z][a-z-]+ (?:stayed|remained|fell|dropped|rose|held|went) (?:below|above|under|within|at|over|by|from|to) /

function sentenceOf(statement: string, text: string): string | null {
  if (text.split(' ').length > WORDS_MAX) return null
  const thing = ofTheThing(statement, text)
  if (thing !== null) return thing
  if (UNSAID.test(text)) return null
  const others = taken(statement, text) ?? itDid(statement, text) ?? namedThingDoes(statement, text)
  if (others !== null) return isSpelledRight(others) ? others : null
  if (SERVED.test(text)) return `${capitalize(text).replace(/ (?=(?:served|treated|trained|reached|screened|enrolled|tested) )/, ' are ')}.`
  const passive = passiveResult(text)
  if (passive !== null) return `${passive}.`
  const mass = STAYED.test(text) && /\d/.test(text) && (isMassNoun((text.split(' ')[0] ?? '').toLowerCase()) || /(?:ment|tion|ance|ence|ity|ness|age)$/.test(text.split(' ')[0] ?? ''))
  if (!(RESULT.test(text) || hasOwnSubject(text) || mass) || NO_SUBJECT.test(text)) return null
  const [noun = '', does = ''] = text.split(' ')
  // "pathway was adopted by two hospitals": one thing with its article.
  return /^[a-z]/.test(noun) && isSingularNoun(noun) && !isMassNoun(noun) && /^(?:was|is|has|had)$/.test(does) ? `The ${text}.` : `${capitalize(text)}.`
}

const RESULTS_MAX = 190

/** What stands right behind a statement of the line and tells what came of it, in one sentence or two; null where nothing does. `statement`: as `segmentsOf` parts it. */
export function resultOf(line: string, statement: string): string | null {
  const segments = segmentsOf(line)
  const at = segments.indexOf(statement)
  if (at < 0) return null
  const told: string[] = []
  for (const segment of segments.slice(at + 1, at + 3)) {
    const said = sentenceOf(statement, segment.replace(/[\s.,]+$/, ''))
    if (said === null || [...told, said].join(' ').length > RESULTS_MAX) break
    told.push(said)
  }
  return told.length > 0 ? told.join(' ') : null
}

/** Whether the piece is told with the statement before it. */
export const isToldBefore = (segments: readonly string[], at: number): boolean => {
  for (const back of [1, 2]) {
    const statement = segments[at - back]
    if (
      statement !== undefined &&
      (back === 1 || sentenceOf(statement, (segments[at - 1] ?? '').replace(/[\s.,]+$/, '')) !== null) &&
      sentenceOf(statement, (segments[at] ?? '').replace(/[\s.,]+$/, '')) !== null
    )
      return true
  }
  return false
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
  const bare = said.replace(/^(?:the|an?|our|their|its) /, '').replace(/ (?:is|are|was|were|has|have|had|been|being)$/, '')
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
