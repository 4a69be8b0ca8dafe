/** The niche that a visitor names, as words that can stand in a sentence: what the work is on, and whom it is for. */
import { isSafe } from '../endeavor/safe-words.ts'
import { countWords, joinList, splitSentences } from '../endeavor/sentence-forms.ts'
import { holdsWebAddress } from '../endeavor/web-addresses.ts'
import { isName } from './mended-answers.ts'
import { withoutPeople } from './people-unnamed.ts'
import { pluralOf } from './noun-phrase.ts'
import { isSingularNoun } from './noun-numbers.ts'
import { isProperWord } from './proper-words.ts'
import { isSpelledRight } from './spelling.ts'
import { PRIVATE } from './stated-focus.ts'
import { namesUsers } from './stated-project.ts'

/** `focus`: noun phrases joined, "diabetes and medication adherence"; `users`: a plural noun phrase. Null where the words tell none. */
export type StatedNiche = { focus: string | null; users: string | null }

const INTRO =
  /^(?:(?:i|we) (?:want|would like|plan|hope|intend|wish|like|love|will|am going)(?: to)?|(?:my|our|the) (?:niche|focus|area|field|specialty|interest)(?: area)?(?: is| will be|:)?|(?:i(?: a|[’'])m )?(?:interested|focused|focusing|speciali[sz]ed|speciali[sz]ing) (?:in|on)|to|mainly|mostly|especially)\s+/i
const WORKS_ON = /^(?:(?:to )?(?:focus(?:ing)?|work(?:ing)?|concentrat(?:e|ing)|speciali[sz](?:e|ing)) (?:on|in|with|for)|help(?:ing)?|serv(?:e|ing)|support(?:ing)?) /i

/** Names of whole trades: as a first focus they say nothing. */
const WHOLE_TRADE =
  /^(?:(?:the )?(?:field of |area of )?)?(?:business|technology|education|health ?care|health|medicine|accounting|finance|banking|it|information technology|marketing|sales|management|engineering|construction|law|science|art|arts|design|fitness|sports|hr|human resources|consulting|customer service|food|aviation|agriculture|teaching|nursing|innovation|leadership|everything|anything|all|general|various|many things|front desk|office|administration|usa|us|united states)$/i

const SPILLS = /\b(?:i|i[’']m|i[’']ve|my|me|we|our|us|you|your)\b/i
const SENTENCE = /\b(?:maybe|perhaps|possibly|something|anything|whatever|stuff|things|etc|is|are|was|were|am|will|would|can|could|should|must|have|has|had|because|so|but|if)\b/i
const WORDS_MAX = 8

/** "Oil & Gas" → "oil and gas"; names and short forms keep their capitals. */
function inSentence(part: string): string {
  const shouted = part === part.toUpperCase() && /[A-Z]{6}/.test(part)
  return part
    .replace(/\s*[&+]\s*/g, ' and ')
    .split(' ')
    .map((word) => (isProperWord(word) || isName(word) || (/^[A-Z\d-]{2,5}$/.test(word) && !shouted) || (/[a-z][A-Z]/.test(word) && !shouted) ? word : word.toLowerCase()))
    .join(' ')
}

/** "small business" → "small businesses": one house stands for those of its kind. */
function asUsers(part: string): string | null {
  if (namesUsers(part)) return part.replace(/ (?:who|that) .+$/i, '')
  const last = part.split(' ').at(-1) ?? ''
  const several = part.slice(0, part.length - last.length) + pluralOf(last)
  return part.includes(' ') && (isSingularNoun(last) || last === 'business') && namesUsers(several) ? several : null
}

function partsOf(answer: string): string[] {
  const first = splitSentences(withoutPeople(answer).replace(/\s+/g, ' ').trim())[0] ?? ''
  let rest = first.replace(/[.!?\s]+$/, '')
  for (let round = 0; round < 2; round++) rest = rest.replace(INTRO, '')
  rest = rest.replace(WORKS_ON, '')
  return rest
    .split(/\s*[;,/|•]\s*|\s+[–—-]\s+/)
    .map((part) => inSentence(part.replace(/^(?:and|or|an?|the)\s+/i, '').trim()))
    .filter(Boolean)
}

const isPlain = (part: string): boolean =>
  /^[\p{L}\d][\p{L}\d’' -]*$/u.test(part) &&
  countWords(part) <= WORDS_MAX &&
  part.length > 3 &&
  isSpelledRight(part) &&
  isSafe(part) &&
  !holdsWebAddress(part) &&
  !PRIVATE.test(part) &&
  !SPILLS.test(part) &&
  !SENTENCE.test(part)

const TOLD_MOST = 2

/** What nobody works on but to end it: "my first focus will be sanctions evasion". */
const WRONG =
  /^(?!.*\b(?:anti|counter|against)\b)(?:[a-z-]+ ){0,4}(?:evasion|laundering|smuggling|trafficking|counterfeiting|poaching|piracy|corruption|fraud|theft|abuse|violence|bribery|forgery)(?= (?:through|via|by|in|of|at|among|against|with|on|across) |$)/i
const asCases = (subject: string): string => (WRONG.test(subject) ? `cases of ${subject}` : subject)

/** Null where nothing was named, or nothing that can be said. */
export function readNiche(answer: string): StatedNiche | null {
  const parts = partsOf(answer).filter(isPlain)
  const users = parts.flatMap((part) => asUsers(part) ?? [])[0] ?? null
  const subjects = parts.filter((part) => asUsers(part) === null && !WHOLE_TRADE.test(part)).map(asCases)
  // Of those who are described nothing is left out: "patients who take too many drugs".
  const described = parts.find((part) => asUsers(part) !== null && / (?:who|that|with) /.test(part))
  const told = [...subjects, ...(described === undefined ? [] : [described])].slice(0, TOLD_MOST)
  return users === null && told.length === 0 ? null : { focus: told.length === 0 ? null : joinList(told), users }
}

/** Whether an answer names a whole trade alone: nothing of it is lost where it is not told. */
export const namesTradeAlone = (answer: string): boolean => partsOf(answer).every((part) => WHOLE_TRADE.test(part))
