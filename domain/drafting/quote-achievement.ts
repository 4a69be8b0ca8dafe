/** Whether a statement of a resume can stand in quotation marks: one whole clause, in the resume's own words. */
import { isSafe } from '../endeavor/safe-words.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { measuresOf } from '../person/achievement-words.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import { isSpelledRight } from './spelling.ts'
import { headedByNoun, isNounAtHead, NOUN_OR_VERB } from './noun-headed.ts'
import { isOwnDeed } from './keeps-meaning.ts'
import { isMassNoun, isSingularNoun } from './noun-numbers.ts'
import { partsPhrase } from './phrase-cuts.ts'
import { findVerb, pastVerb } from './verbs.ts'

const WORDS = { min: 4, max: 26 }
const FINITE = /\b(?:is|are|was|were|has|have|had|manages|contributes|offers|provides|operates|serves|delivers|employs|includes|specializes|consists|will|would|can|could|should)\b/i
const UNFINISHED = /\b(?:of|for|to|with|and|the|a|an|in|by|or|on|as|at|from|that|which|than|into|per|including|such|using|while|through|its|their|my|our)$/i
const EMPTY =
  /\b(?:company name|city ?, ?state|etc|duties|as needed|as assigned|as required|n\/a|various|team player|hard work\w*|work ethic|fast[- ]paced|self[- ]motivated|excellent|superior|exceptional|outstanding|amazing|responsibilities|responsibly|references|my resume|setup up|set an example|outgoing|personality|dependable|easy going|quick study|active role|role model|lead by example)\b|\[|\]/i
const SLIGHT =
  /^(?:attend|assist|help|greet|answer|clean|learn|work|participat|shadow|open|stock|aid|interact|communicat|pay|exceed|meet|met|receiv|respond|listen|welcom|follow|ensur|adher|strive|earn|observ|deal|familiar|mail|fax|copi|dust|sweep|mop)/i

/** What was done to the person, or by itself. */
const NOT_OWN = /^(?:anticipated|projected|expected|promoted|transferred|appointed|hired|selected|resulted|resulting|involved|consists?|sku)\b/i

/** The statement as it may be quoted, cut at the end of a part with " …" where it is long; null where it is no whole clause. */
export function quoteAchievement(segment: string): string | null {
  const text = segment.replace(/\s+/g, ' ').trim()
  if (
    !/^[A-Z$\d]/.test(text) ||
    /[^\x20-\x7e’“”é]|[?@\\|<>{}_=~^*#]/.test(text) ||
    /https?:|www\./i.test(text) ||
    holdsWebAddress(text) ||
    isAddressedToMachine(text) ||
    /[a-z]\.[A-Z]|\w- \w/.test(text)
  )
    return null
  if (NOT_OWN.test(text) || EMPTY.test(text) || !isSafe(text) || text.includes('"') || /\b(\w{3,}) \1\b/i.test(text) || /\b[A-Z]{7,}\b.*\b[A-Z]{7,}\b|,,|\.\.|\s[,.)]|\(\s/.test(text)) return null
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return null
  const first = (/^I (?:also |have |then )?([a-z]+)/.exec(text)?.[1] ?? text.split(' ')[0] ?? '').replace(/,$/, '')
  const verb = findVerb(first) ?? pastVerb(first)
  const { measures } = measuresOf(text)
  const named = verb === null
  // What begins with a noun is told only for its figure, and only where it is about the person's work and not about the employer.
  if (
    named &&
    (measures.length === 0 ||
      FINITE.test(text) ||
      /\d\+? (?:employees|stores|locations|countries|offices|branches|merchants)\b/.test(text) ||
      !/^[A-Z][a-z]+ |^\$?\d/.test(text) ||
      /^(?:I|This|It|The|These|We|He|She|My|In|On|At|After|As|For|From|During|With)\b/.test(text))
  )
    return null
  if (verb && measures.length === 0 && SLIGHT.test(first)) return null
  const rest = text.slice(first.length + 1)
  // "Project yielded …": a noun that looks like a verb.
  if (verb?.form === 'base' && ((findVerb(rest.split(' ')[0] ?? '') ?? pastVerb(rest.split(' ')[0] ?? ''))?.form === 'past' || /^(?:was|were|is|are|has)\b/.test(rest))) return null
  const words = text.split(' ')
  if (words.length < WORDS.min || (words.filter((word) => /^[A-Z]/.test(word)).length > words.length * 0.5 && words.length > 5)) return null
  if (words.length <= WORDS.max) return UNFINISHED.test(text) ? null : text
  return cut(words)
}

/** What a charge or a piece of work is headed by where no verb is. */
const CHARGE = /^(?:(?:Solely|Primarily|Directly|Also) )?(?:Responsible for|In charge of|Accountable for)\s/
const WORK_NOUN =
  /^(?:(?:Overall|Full|Daily|Project|Technical|Strategic|General) )?(?:Management|Development|Coordination|Negotiation|Implementation|Design|Direction|Supervision|Creation|Installation|Construction|Planning|Evaluation|Track record)(?:,? (?:and )?[a-z]+(?:tion|ment|ing|sion|sight)){0,3} (?:of|for)\s/
/** Adverbs and "I" that may stand before the verb. */
const BEFORE_VERB = /^(?:(?:I|also|then|have|[A-Za-z]+ly)\s+)+/
/** Praise of oneself, gains of one's own, what others said, and what says nothing without its heading. */
const NOT_TOLD =
  /\b(?:quota|commissions?|promotion|raise|bonus|goals|my (?:manager|boss|supervisor)|of the month|shift|best|top|strong|dynamic|proven|highly|expert|successes|numerous|variety of|assigned|fun|positive|great|friendly|integrity|enthusiastically|ambitious\w*|relentless\w*|authoritative\w*|methodical\w*|strategically|liaison|rsquo|as well as,|an? (?:maintain|manage|develop))\b|^(?:this|that|these|those|such|[a-z]+ included|credited|acknowledged|approved|praised|positioned|chosen|named|considered|known|[a-z]+ing)\b|\b(?:win|won|winning) /i
/** A place or a label that ran in before the work: "Valencia, CA Managed …", "Negotiation: Saved …". */
const BEFORE_WORK = /^.{0,120}?\b[A-Z][a-z]+, [A-Z]{2} (?=[A-Z][a-z]+,? )|^[A-Z][A-Za-z]*(?: (?:and |& )?[A-Za-z]+){0,3}: (?=[A-Z][a-z]+ )/
const QUOTED_MAX = 30
const LETTERS_MAX = 600

/** The first of two statements that ran together without a mark; the whole where it is one. */
function firstStatement(text: string): string {
  const words = text.split(' ')
  const end = words.findIndex((word, at) => {
    const before = words[at - 1] ?? ''
    return (
      at > 4 &&
      /^[A-Z][a-z]+,?$/.test(word) &&
      (/^[a-z-]+[^s]s$|^[$\d][\d.,]*(?:%|[MBK]+)?$/.test(before) || isMassNoun(before) || isSingularNoun(before)) &&
      (findVerb(word.replace(',', '')) !== null || pastVerb(word.replace(',', '')) !== null || /(?:tion|ment|ing|ance|sible)$/.test(word)) &&
      /^[a-z\d$]/.test(words[at + 1] ?? '')
    )
  })
  return end === -1 ? text : words.slice(0, end).join(' ')
}

/** Praise of oneself before the verb is left outside of the quotation marks. */
const withoutPraise = (text: string) =>
  text.replace(
    /^(?:(?!Only|Nearly|Partly|Partially|Jointly|Rarely|Mostly|Annually|Weekly|Monthly|Daily|Also|Previously|Reportedly|Mainly|Early|Family|Supply|Assembly)[A-Z][a-z]+ly) (?=([a-z]+) )/,
    (adverb, next: string) => ((findVerb(next) ?? pastVerb(next)) ? '' : adverb),
  )

/** "Assemble, tests and maintain", "Implemented and maintain": heads of different forms. */
function disagrees(words: readonly string[]): boolean {
  const heads: string[] = []
  for (const word of words) {
    if (/^(?:and|or|&)$/i.test(word) && heads.length > 0) continue
    const form = (findVerb(word.replace(/,$/, '')) ?? pastVerb(word.replace(/,$/, '')))?.form
    if (!form) break
    heads.push(form)
  }
  const changes = words.some((word, at) => at > heads.length && /^and$/.test(words[at - 1] ?? '') && findVerb(word)?.form === 'base' && !NOUN_OR_VERB.has(word) && findVerb(word)?.past !== word)
  return new Set(heads).size > 1 || (heads[0] === 'past' && changes)
}

/**
 * A line of a resume that no rule can say again, as it may be quoted: its own words, one whole statement of work with its verb or charge at
 * the head. Null for what is said of the employer, for praise, and for what ran together.
 */
export function quoteLine(segment: string): string | null {
  if (segment.length > LETTERS_MAX) return null
  const line = segment.replace(BEFORE_WORK, '').replace(/\s+/g, ' ').trim()
  const plain = withoutPraise(firstStatement(line))
  const charged = CHARGE.test(plain)
  const headed = charged || WORK_NOUN.test(plain)
  const deed = charged ? plain.replace(CHARGE, '') : plain.replace(BEFORE_VERB, '')
  const first = (deed.split(' ')[0] ?? '').replace(/,$/, '')
  const verb = findVerb(first) ?? pastVerb(first)
  if (!headed && (verb === null || /^praised\b/.test(deed) || isNounAtHead(deed) || headedByNoun(deed) || disagrees(deed.split(' ')))) return null
  // "Institute of Education Sciences grant", "Team of 8 planners": a noun that looks like a verb.
  if (!headed && verb?.form === 'base' && deed.split(' ')[1] === 'of') return null
  const measured = measuresOf(plain).measures.length > 0
  if (!isOwnDeed(deed) || (WORK_NOUN.test(plain) && / by (?:the|an?|our|[A-Z])/.test(plain))) return null
  if (SLIGHT.test(first) || (charged && !measured) || NOT_TOLD.test(plain) || !isSpelledRight(plain)) return null
  if (!/^[A-Za-z]/.test(plain) || UNQUOTABLE.test(plain) || BROKEN.test(plain) || LEANS_BACK.test(plain) || !isQuotable(plain)) return null
  const words = plain.split(' ')
  if (words.length < (measured ? 4 : 7) || crowded(words)) return null
  return words.length > QUOTED_MAX ? cut(words, QUOTED_MAX) : UNFINISHED.test(plain) ? null : plain
}

/** "I have supervise": no English of anybody. */
const BROKEN = /\bI have (?:supervise|manage|develop|design|build|lead|create|train|work|make|conduct|write|help)\b/

/** "As a result this division …": what it is said of stands in another sentence. */
const LEANS_BACK = /^(?:as a result|this|that|these|those|it|they|thus|therefore|thereby|in addition|in doing so|by doing so|through this|with this)\b/i

/** Marks of a list, of columns that ran together, or of a heading. */
const UNQUOTABLE = /\s\/|\/\s|\w\/\w+\/|:|\b[A-Z]{7,}\b|\.\s|[!;]|\$ |\d, \d|&\s*$|\w&\w*;|"|'\s/

const crowded = (words: readonly string[]) => words.length > 5 && words.filter((word) => /^[A-Z]/.test(word)).length > words.length * 0.5

const isQuotable = (text: string) =>
  !/[^\x20-\x7e’“”é]|[?@\\|<>{}_=~^*#]/.test(text) &&
  !/https?:|www\./i.test(text) &&
  !holdsWebAddress(text) &&
  !isAddressedToMachine(text) &&
  !/[a-z]\.[A-Z]|\w- \w/.test(text) &&
  !NOT_OWN.test(text) &&
  !EMPTY.test(text) &&
  isSafe(text) &&
  !/\b(\w{3,}) \1\b/i.test(text) &&
  !/,,|\.\.|\s[,.)]/.test(text) &&
  !/\d{7,}/.test(text) &&
  !/\(\s|\([^)]*$|^[^(]*\)/.test(text)

function cut(words: readonly string[], most = WORDS.max): string | null {
  // The figure is what the statement is told for: the cut comes behind it.
  const figure = words.findIndex((word) => /\d/.test(word))
  for (let at = most - 1; at >= Math.max(9, figure > 0 && figure < most - 2 ? figure + 2 : 0); at--) {
    const next = words[at] ?? ''
    const before = words[at - 1] ?? ''
    const head = words.slice(0, at).join(' ').replace(/,$/, '')
    const balanced = (head.match(/\(/g)?.length ?? 0) === (head.match(/\)/g)?.length ?? 0)
    if (
      balanced &&
      !partsPhrase(words, at) &&
      !UNFINISHED.test(head) &&
      (/,$/.test(before) || /^(?:while|which|through|resulting|including|ensuring|thereby|whereby|that|by|utilizing|using|when|where|so|with|within|across|during|from|to|for)$/i.test(next))
    )
      return `${head} …`
  }
  return null
}

const STRONG_WORDS = { min: 5, max: 36 }
const OBJECTLESS = /^(?:work|collaborate|consult|serve|report|contribute|publish|present|advise|lecture|teach|train|research|invest|participate|specialize|lead|negotiate)$/
/** What others took from it, or that it was the first. */
const OF_WEIGHT =
  /\b(?:adopted|used (?:now )?(?:by|in|at|across)|run (?:each|by|at)|licensed|patented|published|first (?:such|of|in|to|published)|installed|deployed|released|downloads?|open-sourced)\b/i
const NO_LINE = /[?@\\|{}^#*_`[\]ï¿½�Ââ]|https?:|www\.|\.{2}|\b(?:company name|city ?, ?state|etc|references|resume|responsible|duties|skills?|gpa|et al|doi|vol|pp)\b|\d{7,}/i
const SHOUTED = /\b[A-Z]{7,}\b.*\b[A-Z]{7,}\b/
const OF_EMPLOYER =
  /\b(?:company|firm|organization|corporation|employer|hospital|bank|startup)\b.{0,40}\b(?:with|of|serving|employing)\b.{0,30}\d|\d[\d,.]*\+? (?:employees|stores|locations|countries|offices|beds?|branches)\b/i

/**
 * A line of weight that no rule can say again and no stricter one quotes, as it is printed: with its figure or what others took from it.
 * Its own words claim nothing that the resume does not. Null for what is said of an employer, for lists, and for what ran together.
 */
export function quoteOfWeight(segment: string): string | null {
  const line = segment
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,:-]+$/, '')
    .trim()
  if (line.length > LETTERS_MAX || NO_LINE.test(line) || SHOUTED.test(line) || OF_EMPLOYER.test(line) || holdsWebAddress(line) || isAddressedToMachine(line) || !isSafe(line) || NOT_OWN.test(line))
    return null
  if (!OF_WEIGHT.test(line) && measuresOf(line).measures.length === 0) return null
  const words = line.split(' ')
  const first = (words[0] ?? '').replace(/,$/, '')
  const verb = findVerb(first.toLowerCase()) ?? pastVerb(first.toLowerCase())
  // Only what somebody did: a noun at the head may as well be the employer's, a course, or a heading.
  if (verb?.form !== 'past' || SLIGHT.test(first.charAt(0).toUpperCase() + first.slice(1)) || NOT_TOLD.test(line) || !isOwnDeed(line)) return null
  // "calibrated with 31 beams": what it was done to stands in another statement.
  if (/^(?:with|at|on|in|for|from|to|by|of)$/i.test(words[1] ?? '') && !OBJECTLESS.test(verb.base)) return null
  if (words.length < STRONG_WORDS.min || crowded(words)) return null
  const told = words.length <= STRONG_WORDS.max ? line : cut(words, STRONG_WORDS.max)
  if (told === null || UNFINISHED.test(told.replace(/ …$/, '')) || (told.match(/\(/g)?.length ?? 0) !== (told.match(/\)/g)?.length ?? 0)) return null
  return told.replace(/"([^"]*)"/g, '‘$1’').replaceAll('"', '')
}
