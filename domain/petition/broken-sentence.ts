import { isPastVerb } from '../drafting/verbs.ts'
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { hasNoKnownVerb, isTalk, isWhole } from './fact-words.ts'
import { faultsOf, isClause, tellsWhole } from './sentence-gate.ts'
import { isTelegraphic } from './telegraphic.ts'

/** “Page 22.” becomes a pin. */
const PAGE_ONLY = /^\(?(?:See |On )?[Pp](?:ages?|p?\.) ?\d[^:“]*$/

/** A sentence of an answer that has no subject, verb, or article, or has words of talk: the petitioner's own words, and no statement of a letter before they are said whole. */
export const isBroken = (sentence: string): boolean => !PAGE_ONLY.test(sentence) && (!isWhole(sentence) || isTelegraphic(sentence) || isTalk(sentence))

/** Broken only since its verb is in no list: “My colleagues at the port check the results.” */
const isOnlyUnknown = (sentence: string): boolean => !isTelegraphic(sentence) && !isTalk(sentence) && hasNoKnownVerb(sentence) && (isClause(sentence) || tellsWhole(sentence))

const waits = (sentence: string): boolean => (isBroken(sentence) && !isOnlyUnknown(sentence)) || (!PAGE_ONLY.test(sentence) && faultsOf(sentence).length > 0)

const NUMBER = [...UNDER_TWENTY.slice(1), ...TENS.filter(Boolean)].join('|')
/** A year is no count. */
const ALONE = new RegExp(`(^|, )((?:${NUMBER}|\\d{1,3}(?:,\\d{3})?) )(?=(\\p{Ll}+) (?!by\\b))`, 'giu')
/** Also verbs or nouns of today. */
const IS_PAST = /^(?:fell|left|found|saw|felt|bore)$/
/** “In a trial with 84 people, nine fell again”: a number before a verb of the past stands for those whom it counts. */
const withCounted = (sentence: string): string =>
  sentence.replace(ALONE, (found: string, before: string, number: string, verb: string) => (isPastVerb(verb) || IS_PAST.test(verb) ? `${before}${number}people ` : found))

/** Whether a sentence of an answer has to be said anew before it stands in a petition: what is broken, and what the gate of well-formed English does not let pass. */
export function waitsAtGate(sentence: string): boolean {
  if (!waits(sentence)) return false
  const counted = withCounted(sentence)
  return counted === sentence || waits(counted)
}
