/**
 * A line that no rule could say again, told in the first person after all: abbreviations written out, and what came of the deed as a clause
 * of its own behind it. Null where a part would have to be guessed; such a line stays in its own words.
 */
import { isSafe } from '../endeavor/safe-words.ts'
import { joinList, lowerFirst } from '../endeavor/sentence-forms.ts'
import { keepsBounds, keepsMeaning } from './keeps-meaning.ts'
import { isSureVerb, NOUN_OR_VERB, withoutAdverb } from './noun-headed.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { figuresIn, TAKEN_UP_BY_OTHERS } from './printed-line.ts'
import { readsWell } from './reads-well.ts'
import { articled, isSound, withObjectArticle } from './restate-achievement.ts'
import { isSpelledRight } from './spelling.ts'
import { findVerb, isPastVerb, pastVerb } from './verbs.ts'

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b\.? ?/gi, 'without '],
  [/(?<![\d%] ?)\bw\/ ?(?=\S)/g, 'with '],
  [/, ([\w][\w -]*) & (?=[a-z])/g, ', $1, and '],
  [/ & /g, ' and '],
  [/\bapprox(?:\.|imately)? (?=[$€£~]?\d)/gi, 'about '],
  [/\b(?:ca|circa)\.? ?(?=\d)/g, 'about '],
  [/(?<![\w)])~ ?(?=[$€£]?\d)/g, 'about '],
  [/\best\. ?(?=[$€£]?\d)/gi, 'an estimated '],
  [/\bavg\.? (?=\d)/gi, 'an average of '],
  [/\bavg\.? /gi, 'average '],
  [/(?:\b(?:over|more than) )?(?<![\w.,])(\d[\d,.]*)\+(?= [a-z])/g, 'more than $1'],
  [/\bp\.a\.?(?=[\s,;)]|$)/g, 'a year'],
  [/(?:\/| ?\bper )(?:yr|year)\b\.?/g, ' a year'],
  [/(?:\/| ?\bper )(?:mo|month)\b\.?/g, ' a month'],
  [/(\d) ?hrs?\b\.?/g, '$1 hours'],
  [/(\d) ?mins?\b\.?/g, '$1 minutes'],
  [/(\d) ?mos?\b\.?(?= |$|,)/g, '$1 months'],
  [/(\d) ?yrs?\b\.?/g, '$1 years'],
  [/(\d) ?wks?\b\.?/g, '$1 weeks'],
  [/\b1 (hour|minute|month|year|week)s\b/g, '1 $1'],
  [/\bincl\.? /g, 'including '],
  [/\b(?:vs?|v)\.? (?=[$€£]?\d)/g, 'against '],
  [/([$€£]\d[\d,.]*) ?(?:MM|mm|mn|mln|M|m)\b/g, '$1 million'],
  [/([$€£]\d[\d,.]*) ?B\b/g, '$1 billion'],
  [/([$€£]\d[\d,.]*|\b[A-Z]{3} \d[\d,.]*) ?bn\b/g, '$1 billion'],
  [/> ?(?=\d)/g, 'above '],
  [/< ?(?=\d)/g, 'below '],
  [/\bprogramme(s?)\b/g, 'program$1'],
  [/\b([a-z]+) on demand (?=[a-z])/gi, '$1-on-demand '],
  // "after battery trial of 6 units"
  [/\b(after|by|during|with) ((?:[A-Za-z-]+ ){1,3}(?:trial|study|review|test|retrofit|audit|survey|check|redesign|campaign|outbreak)) (?=of |in |at )/g, '$1 a $2 '],
  [/\s+/g, ' '],
]

export const writtenOut = (text: string): string => WRITTEN_OUT.reduce((said, [found, instead]) => said.replace(found, instead), text).trim()

/** What no sentence holds: signs of a list, a formula, or another kind of note. */
const NO_PROSE = /[+=<>|*#@~→_{}[\]\\;"]|\s[-–—]\s|[–—]|:|…|\/ | \/|\.(?!\d)(?!$)|\b[a-z]+['’]t\b|\b\d[\d.]*k \b|\(\s|\s\)|,\s*$/
const balanced = (text: string) => text.split('(').length === text.split(')').length
const isProse = (text: string) => !NO_PROSE.test(text.replace(/\b(?:[A-Z]\.){2,}/g, 'US').replace(/[“”‘’]/g, '')) && balanced(text) && isSafe(text) && isSpelledRight(text)

/** The parts between commas that stand in no brackets and no number. */
function atCommas(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (text[at] === ',' && text[at + 1] === ' ' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 2
    }
  }
  return [...parts, text.slice(from)]
}

type Head = { clause: string; /** What one thing was made, and may have done more by itself. */ made: boolean; /** A deed was told, to which a second may be joined. */ deed: boolean }

const COMPOUND = /^(load|proof|pressure|field|stress|stage|peer)[ -](rated|tested|checked|reviewed)\b/i
const SLASHED = /^([a-z]+ed)\/((?:[a-z]+[ -])?[a-z]+ed) /i
/** "during H7N3 outbreak 2022 designed …": when it was, before the deed. */
const WHEN_FIRST = /^(?:during|in|after|since|before) /i
const WHEN_WORDS = 8
const YEAR_BEHIND = /^(the )?(.+?) (?:of |in )?((?:19|20)\d\d)$/

const hyphened = (text: string) => text.replace(COMPOUND, (_all, one: string, two: string) => `${one.toLowerCase()}-${two.toLowerCase()}`)

const MADE = /^(?:wrote|built|designed|developed|created|invented|implemented|introduced|deployed|launched|trained|programmed|engineered|established)\b/

/** The verbs at the head in the past; null where the head is no sure verb. */
function inPast(text: string): string | null {
  const words = text.split(' ')
  let at = 0
  let linked = true
  while (at < words.length && at < 6) {
    const word = (words[at] ?? '').replace(/,$/, '')
    if (at > 0 && /^and$/i.test(word)) {
      linked = true
      at++
      continue
    }
    const verb = linked ? (findVerb(word) ?? pastVerb(word.toLowerCase())) : null
    if (!verb || (at === 0 && (verb.form === 'gerund' || !isSureVerb(text)))) break
    words[at] = `${verb.past}${(words[at] ?? '').endsWith(',') ? ',' : ''}`
    linked = (words[at] ?? '').endsWith(',')
    at++
  }
  return at === 0 || linked ? null : words.join(' ')
}

function deedAt(text: string): Head | null {
  const plain = text.replace(/^I (?:also |have |then )?(?=[a-z]+)/, '')
  const words = plain.split(' ')
  const at = WHEN_FIRST.test(plain) ? words.findIndex((word, n) => n > 1 && n < WHEN_WORDS && isPastVerb(word)) : -1
  // "During the events the roads were | closed for nine days": a sentence of its own, and no deed.
  if (at > 0 && /^(?:was|were|is|are|been|had|have|has)$/.test(words[at - 1] ?? '')) return null
  if (at > 0) {
    const behind = deedAt(words.slice(at).join(' '))
    const time = words.slice(1, at).join(' ').replace(/,$/, '')
    const year = YEAR_BEHIND.exec(time)
    const said = year ? `${year[1] ?? 'the '}${year[2] ?? ''} of ${year[3] ?? ''}` : time
    return behind === null || /,/.test(time) ? null : { ...behind, clause: `${behind.clause} ${(words[0] ?? '').toLowerCase()} ${said}` }
  }
  // "load-rated": its second half is the verb.
  const compound = COMPOUND.exec(plain)
  const slashed = SLASHED.exec(plain)
  const [, one = '', two = ''] = slashed ?? []
  const heads = compound ? hyphened(compound[0]) : slashed ? `${one.toLowerCase()} or ${hyphened(two)}` : null
  const verb = compound ? (compound[2] ?? '') : two.split(/[ -]/).at(-1)
  const rest = plain.slice((compound?.[0] ?? slashed?.[0].trim() ?? '').length).trim()
  const past = heads === null ? inPast(plain) : `${verb?.toLowerCase()} ${rest}`
  if (past === null) return null
  const told = articled(past).replace(/(?<=[a-z])\.$/, '')
  const bare = told.replace(/ \([^()]*\)/g, '')
  // An object whose article cannot be told stays as it is printed.
  const object = bare.replace(/^(?:[a-z-]+(?:,? and |, ))*[a-z-]+ /, '')
  if (!/^(?:about|more|an|[\d$€£])/.test(object) && withObjectArticle(object.split(' ')) === null) return null
  if (!isProse(told) || !isSound(bare) || !readsWell(bare)) return null
  return { clause: heads === null ? told : `${heads} ${told.slice((verb?.length ?? 0) + 1)}`, made: MADE.test(told), deed: true }
}

const ACTIVITY =
  /^(?:[a-z-]+(?:ing|tion|sion|ment|ysis)|roll-?outs?|designs?|redesigns?|retrofits?|refits?|studies|study|surveys?|audits?|reviews?|analyses|research|assays?|repairs?|overhauls?|upgrades?|trials?|tests?|maintenance|replacements?|investigations?|inspections?|evaluations?|assessments?|simulations?|calculations?|installations?|validations?|renovations?|restorations?|assessments?|control|management|development|improvements?|calibrations?|measurements?|programs?|projects?)$/i
/** Activities that take an article in the singular. */
const ONE_ACTIVITY =
  /^(?:roll-?out|design|redesign|retrofit|refit|study|survey|audit|review|analysis|assay|repair|overhaul|upgrade|trial|test|investigation|assessment|validation|renovation|restoration|evaluation|program|project)$/i

/** The words before the first preposition or bracket. */
const nounPart = (text: string) => (text.split(/ (?:for|of|to|in|on|at|by|with|from|after|before|during|across|under|per|via|using|within|through|without|against|as) | \(|, /)[0] ?? '').trim()

const isName = (word: string) => /^[A-Z]{2,}|^[A-Z][a-z]+[A-Z]|\d/.test(word)
/** A noun phrase inside of a sentence, its first word in small letters unless it is a name. */
const inside = (phrase: string) => (isName(phrase.split(' ')[0] ?? '') ? phrase : lowerFirst(phrase))

const INCLUDED = /^(?:(?:my|recent|other|past|key|major) )?(?:contracts?|projects?|work|assignments?|engagements?) (?:have |has )?included? (?=an? )/i

/** The finite verb before a noun: "identifies system and workflow improvements"; null for "studies and trials". */
function deedBefore(noun: string, text: string): { past: string } | null {
  const [first = '', second = ''] = noun.split(' ')
  const verb = findVerb(first) ?? pastVerb(first.toLowerCase())
  return verb !== null && (verb.form === 'third' || verb.form === 'past') && verb.past !== verb.base && second !== '' && !/^(?:and|or|&)$/i.test(second) && isSureVerb(text) ? verb : null
}

const CAME_OF_IT = /(?<=\S)( \S[^,;]{0,90}?),? (led to|resulted in|brought about) (?!by )/

const LEVEL = /[a-z] (?:about |only |under |over )?\d[\d,.]* ?%(?: \([^()]*\))?$/

/** "Replacement of 27 river crossings", "rehab designs of 22 bridges": an activity that a line is headed by. */
function workAt(text: string): Head | null {
  const included = INCLUDED.exec(text)
  const thing = included ? text.slice(included[0].length) : ''
  if (included) return isProse(thing) && isSound(`handled ${thing}`) ? { clause: `worked on ${thing}`, made: false, deed: false } : null
  // "30-day readmission in the program 6.1%": how high it is, and no work.
  if (LEVEL.test(text)) return null
  const noun = nounPart(text.replace(/ \([^()]*\)/g, ''))
  const head = noun.split(' ').at(-1) ?? ''
  const first = noun.split(' ')[0] ?? ''
  if (!ACTIVITY.test(head) || noun.split(' ').length > 6 || /^(?:the|a|an|my|our|this|these|no|all)$/i.test(first) || /,/.test(text.replace(/\([^()]*\)/g, ''))) return null
  // "Contract Administration": a heading; "patch panels and cabling": things, of which the last only ends like an activity.
  if (/^[A-Z]{5,}$/.test(first) || noun.split(' ').some((word, n) => n > 0 && /^[A-Z]/.test(word) && !isName(word)) || (/ing$/i.test(head) && / and /.test(noun))) return null
  // "Identifies workflow improvements": a deed, and no thing that was worked on.
  const verb = deedBefore(noun, text)
  if (verb !== null) {
    const clause = `${verb.past} ${text.slice(first.length + 1)}`
    return /[^s]s$/i.test(head) && isProse(clause) && isSound(clause) && readsWell(clause) ? { clause, made: MADE.test(clause), deed: true } : null
  }
  // "Working with the plants": a verb in its form of going on.
  if (noun === head && /ing$/i.test(head) && !/ of /.test(text)) return null
  const of = noun === head && new RegExp(`^${head} of `, 'i').test(text) && !/s$/.test(head)
  // "Improvements to the design led to an 80% …": what came of it is its own clause.
  const phrase = `${of || (ONE_ACTIVITY.test(head) && !/^\d/.test(first)) ? 'the ' : ''}${inside(text)}`.replace(CAME_OF_IT, '$1, which $2 ')
  return isProse(phrase) && !/\b(?:was|were|is|are|has|have|had|who|which|that)\b/.test(phrase.replace(/, which (?:led|resulted|brought) /, ''))
    ? { clause: `worked on ${phrase}`, made: false, deed: false }
    : null
}

/** "While working there I won …", "involved in the move": no thing that somebody worked on begins so. */
const NO_THING_AT_HEAD = /^(?:while|when|where|after|before|during|since|because|if|as|through|throughout|by|with|without|in|at|on|for|from|to|under|involved|responsible|able|within|upon)$/i

/** "worked on prioritize and scope a portion", "worked on research will be …": a verb where the thing should stand, or a sentence of its own. */
function isNoThing(clause: string): boolean {
  if (!clause.startsWith('worked on ')) return false
  const thing = clause.slice('worked on '.length)
  const [first = ''] = thing.split(' ')
  const verb = findVerb(first) ?? pastVerb(first)
  return (
    NO_THING_AT_HEAD.test(first) ||
    verb?.form === 'past' ||
    (verb?.form === 'base' && !NOUN_OR_VERB.has(verb.base)) ||
    /\b(?:I|we) [a-z]/.test(thing) ||
    /^[^,]*\b(?:will|would|shall|can|could)\b/.test(thing)
  )
}

const CHANGE =
  /^(.{3,70}?)(?: (?:was |were )?(?:reduced|cut|increased|decreased|lowered|raised|improved|shortened|fell|dropped|rose|went|down|up|grew|came down|went down|went up))?(?: from)? ([$€£]?\d[\d,.]*(?: ?%)?(?: (?:hours|days|minutes|weeks|months|years|percent))?) ?(?:→|->|=>|to) ?([$€£]?\d[\d,.]*(?: ?%)?)(?![\d/])(.*)$/

/** "it cut the mooring time from 9 to 4 minutes": the deed of the thing that was made, whose change is told by itself. */
const IT_CHANGED = /^(?:it|this|they|these|which) (?:cut|reduced|raised|lowered|shortened|increased|decreased|improved|brought|took) /i
/** "the new rule cut the wait": a subject with its verb and its object is no noun. */
const tellsDeed = (words: readonly string[]): boolean => words.some((word, at) => at > 0 && /^(?:the|an?|its|our|their)$/i.test(words[at + 1] ?? '') && isPastVerb(word))

/** "Search time 19 days to 8", "exposures: 0.21 → 0.07 mg/m3": what was counted, and how far it went; the article where the noun takes one. */
function changeIn(text: string): { what: string; went: string } | null {
  const [, noun = '', from = '', to = '', rest = ''] = CHANGE.exec(text) ?? []
  const what = noun
    .replace(/[:,–—-]+$/, '')
    .replace(IT_CHANGED, '')
    .trim()
  if (what === '' || /[,;\d]|^(?:and|or|with|by|for|from|in|of|the last|a|an)\b/i.test(what) || /^[,;:]/.test(rest.trim())) return null
  const words = what.split(' ')
  // "cut planning time from 4 hours to 50 minutes": a deed and no noun.
  const [first = ''] = words
  if (/^(?:past|third)$/.test(findVerb(first)?.form ?? '') || pastVerb(first.toLowerCase()) !== null || /^(?:it|this|they|these|which)$/i.test(first) || tellsDeed(words)) return null
  const base = findVerb(first)
  if ((base?.form === 'base' && !NOUN_OR_VERB.has(base.base)) || base?.form === 'gerund' || /\b(?:ranging|ranges?|varying)\b/i.test(what)) return null
  // "… from 19 to 8 by rules I wrote, saved $5 million": more than a change.
  if (/\bI\b/.test(rest) || rest.split(', ').some((part) => isPastVerb(part.split(' ')[0] ?? ''))) return null
  const head = nounPart(what).split(' ').at(-1) ?? ''
  const article = /^(?:the|an?|our|my)$/i.test(first) ? '' : isSingularNoun(head.toLowerCase()) && !isMassNoun(head.toLowerCase()) && !isName(head) ? 'the ' : ''
  const went = `went from ${from} to ${to}${rest}`.replace(/(?<=\d)%? %/g, '%').trim()
  return isProse(went) && isProse(what) ? { what: `${article}${inside(what)}`, went } : null
}

const FINITE = /^(?:[A-Za-z\d$][^,;:]{0,70}?) (?:was|were|is|are|has|have|had|went|fell|rose|dropped|grew|use|uses|run|runs|stayed|remained|follow|follows|adopted|got) /
const COUNTED = /^(?:all |some |the |about |more than |over |nearly )*[$€£]?\d[\d,.]*%?\b/
/** "19 were posted": a clause behind a comma that should not be joined by one. */
const OWN_CLAUSE = /^(?:\d[\d,.]*|it|they|this|none|all|most|both|half)\b(?: [a-z-]+){0,4}? (?:was|were|is|are|has|have|had|got) /i

const isParticiple = (word: string) => (findVerb(word)?.form === 'past' || /^[a-z]{3,}[^e]ed$/.test(word)) && !/^(?:used|made|speed|hundred)$/.test(word)

/** "418,000 farmers insured at peak": a count, whom, and what was done. */
function insured(text: string): boolean {
  if (!COUNTED.test(text)) return false
  const words = text.replace(/ \([^()]*\)/g, '').split(' ')
  const at = words.findIndex((word, n) => n > 0 && isParticiple(word))
  return at >= 1 && at <= 5
}

const BARE_COUNTS = /^(?:about |more than )?\d[\d,.]* [a-z][a-z -]{2,30}$/

/** Behind the head: how a further part is joined, or null where it is neither a clause, a count, nor a deed. */
function joinedTo(head: Head, part: string): string | null {
  const change = changeIn(part)
  if (change !== null) return `; ${change.what} ${change.went}`
  const [lead = '', ...more] = atCommas(part)
  const isDeed = isPastVerb(lead.split(' ')[0] ?? '')
  if (!isDeed && FINITE.test(`${lead} `) && !/^(?:which|who|that|where|and|while|as)\b/i.test(lead) && isProse(lead)) {
    const others = more.flatMap((one) => (OWN_CLAUSE.test(one) && isProse(one) ? [`, and ${inside(one)}`] : [])).slice(0, 1)
    return `; ${inside(lead)}${others.join('')}`
  }
  if (insured(lead) && isProse(lead)) {
    const second = more.find((one) => insured(one) && isProse(one))
    return `, with ${inside(lead)}${second === undefined ? '' : ` and ${second}`}`
  }
  const counts = [lead, ...more].filter((one) => (BARE_COUNTS.test(one) || insured(one)) && isProse(one))
  if (counts.length > 0 && counts[0] === lead) return `, with ${joinList(counts.slice(0, 3))}`
  // A second deed of the person's; what a thing that was made may have done by itself is left as printed.
  const deed = head.made || !isDeed ? null : deedAt(lead)
  if (deed !== null && /\d/.test(deed.clause)) {
    const others = more.flatMap((one) => (OWN_CLAUSE.test(one) && isProse(one) ? [`; ${inside(one)}`] : [])).slice(0, 1)
    return ` and ${deed.clause}${others.join('')}`
  }
  return null
}

const PIECES = / (?:–|—|-) |(?<=[A-Za-z\d)%]):(?: |$)|; /
const LIMITS = { words: 46, letters: 290 }
/** `printed`: as `printedLine` gives it, its passages parted by quotation marks; `line`: the whole line. The clause follows "I". */
export function retellPrinted(printed: string, line: string): string | null {
  const passages = printed.replace(/ …$/, '').split(/”(?:,| and) “/)
  const pieces = passages.flatMap((passage) => writtenOut(passage).split(PIECES)).map((piece) => piece.trim().replace(/\.$/, ''))
  const [first = '', second = ''] = pieces
  // "exposures: 0.21 → 0.07": the colon stands between what was counted and how far it went.
  const parted = pieces.length > 1 && /^[$€£]?\d/.test(second) ? changeIn(`${first} ${second}`) : null
  const change = parted ?? changeIn(first)
  // "cook for 700 to 1000": the numbers are what the preposition asks for, and no change.
  if (change !== null && / (?:for|of|to|with|in|on|at|by|from|and)$/.test(change.what)) return null
  const [lead = '', ...clauses] = atCommas(first)
  const split = clauses.findIndex((one) => OWN_CLAUSE.test(one) || insured(one) || changeIn(one) !== null || (findVerb(one.split(' ')[0] ?? '')?.form === 'past' && /\d/.test(one)))
  const opening = split === -1 ? first : [lead, ...clauses.slice(0, split)].join(', ')
  const own = split === -1 ? [] : [clauses.slice(split).join(', ')]
  const head: Head | null =
    change !== null
      ? { clause: `saw ${change.what} ${change.went.replace(/^went /, 'go ')}`, made: false, deed: false }
      : (deedAt(withoutAdverb(opening)) ?? (withoutAdverb(opening) === opening ? workAt(opening) : null))
  if (head === null) return null
  const rest = change !== null ? pieces.slice(parted === null ? 1 : 2) : [...own, ...pieces.slice(1)]
  let clause = head.clause
  for (const part of rest) {
    const said = joinedTo({ ...head, clause }, part)
    if (said !== null && `${clause}${said}`.split(' ').length <= LIMITS.words) clause += said
  }
  if (!head.deed && isNoThing(clause)) return null
  if (clause.split(' ').length > LIMITS.words || clause.length > LIMITS.letters || clause.split(' ').length < 4) return null
  // "; zero lost results": a passage without a figure is not left out either.
  const said = clause.toLowerCase()
  if (passages.slice(1).some((passage) => !(passage.match(/[a-z]{4,}/gi) ?? []).some((word) => said.includes(word.toLowerCase())))) return null
  const figures = figuresIn(printed)
  const told = figures.filter((figure) => clause.includes(/\d[\d,.]*/.exec(figure)?.[0] ?? figure))
  if (told.length < figures.length || (TAKEN_UP_BY_OTHERS.test(printed) && !TAKEN_UP_BY_OTHERS.test(clause))) return null
  return (!head.deed || keepsMeaning(opening, head.clause)) && keepsBounds(line, clause) ? clause : null
}
