/** What a response tells of an answer: its whole sentences. What is no sentence waits until it is said whole, with what leans on it. */
import { sentencesOf } from '../petition/checks/block-text.ts'
import { isBroken } from '../petition/broken-sentence.ts'
import type { CaseFact } from '../petition/case-file.ts'
import { hasVerb, isSentence, isWhole } from '../petition/fact-words.ts'
import { LEANS } from '../petition/left-of-sentence.ts'
import { hasNoVerb, isTerse } from '../petition/terse.ts'
import { pointsElsewhere } from '../petition/says-nothing.ts'

const QUOTED = /“[^“”]*”/g
const ended = (sentence: string): string => (/[.?!]”?$/.test(sentence) ? sentence : `${sentence}.`)

const PARTICIPLE_BEHIND = /, \p{Ll}{2,}(?:ed|en) (?:in|on|by|at|with|for|to|from) [^,;:]*[.?!]?$/u
const TIME_BEHIND = / (?:before|after|when|until|since|while) (?:I|we|they|he|she|it) [^,;:]*$/u
/** A thing that is only named, with what was done to it, or when, behind: “A grant of $900, signed in May”, “Letters of six towns, all from before I filed”. */
function isThing(sentence: string): boolean {
  const behind = PARTICIPLE_BEHIND.exec(sentence) ?? TIME_BEHIND.exec(sentence)
  return behind !== null && hasNoVerb(sentence.slice(0, behind.index).replace(QUOTED, 'X'))
}

/** Whether words outside of quotation marks say something: “Port engineer: “it works”” names only who said it. */
const isQuotation = (sentence: string): boolean => hasVerb(sentence.replace(QUOTED, 'X'))

/** A mark that opens in one sentence and closes in another: what stands between is one piece. */
const isOpen = (piece: string): boolean => (piece.match(/“/g)?.length ?? 0) !== (piece.match(/”/g)?.length ?? 0)

const PAGES = /,? pages? \d+(?: (?:to|and) \d+)?,?/giu

const PAGE_FIRST = /^\(?(?:See |On )?pages? \d/i
/** Words of a pin at the most: “Pages 22 to 24.” */
const PIN_MAX = 5

function isTold(sentence: string, rest: readonly string[]): boolean {
  if (sentence.includes('“')) return isQuotation(sentence)
  // “Page 12.” is the pin of the sentence before it, and says nothing by itself.
  if (PAGE_FIRST.test(sentence) && !hasVerb(sentence) && (rest.length === 1 || sentence.split(' ').length > PIN_MAX)) return false
  if (isTerse(sentence) || pointsElsewhere(sentence) || isThing(sentence)) return false
  // A broken sentence beside whole ones or notes waits; one that is the whole answer stands with its warning where it has subject and verb.
  return !isBroken(sentence) || (rest.every((one) => isBroken(one) && !isTerse(one)) && (isWhole(sentence) || isSentence(ended(sentence))) && !hasNoVerb(sentence.replace(PAGES, ' ')))
}

const SHORT = 8
/** “Schools teach it”: so short a sentence says of what it is only with the one before it. */
const leansBack = (sentence: string): boolean => LEANS.test(sentence) || (/\b(?:it|them|they)\b/i.test(sentence) && sentence.split(' ').length <= SHORT)

/** Null where nothing of the text can be told before it is said whole. */
export function toldText(text: string): string | null {
  const sentences = sentencesOf(text)
  if (sentences.some(isOpen)) return text
  const bare = sentences.filter((one) => !one.includes('“'))
  let waits = false
  const kept = sentences.filter((one) => {
    waits = !isTold(one, bare) || (waits && leansBack(one))
    return !waits
  })
  return kept.length === 0 ? null : kept.length === sentences.length && /[.?!]”?$/.test(text) ? text : kept.map(ended).join(' ')
}

/** Asked of each fact by every part of a letter. */
const known = new WeakMap<object, boolean>()

/** Whether an answer stands in no letter yet, though it was given. */
export function isWaiting(fact: Pick<CaseFact, 'kind' | 'source' | 'text'>): boolean {
  const there = known.get(fact) ?? (fact.kind === 'statement' && fact.source.kind === 'answer' && toldText(fact.text) === null)
  known.set(fact, there)
  return there
}

/** Whether a sentence of an answer waits. */
export const leavesOut = (text: string): boolean => withoutEnd(toldText(text) ?? '') !== withoutEnd(text)
const withoutEnd = (text: string): string => text.replace(/[.?!]$/, '')
