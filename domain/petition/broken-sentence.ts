import { hasNoKnownVerb, isTalk, isWhole } from './fact-words.ts'
import { faultsOf, isClause } from './sentence-gate.ts'
import { isTelegraphic } from './telegraphic.ts'

/** “Page 22.” becomes a pin. */
const PAGE_ONLY = /^\(?(?:See |On )?[Pp](?:ages?|p?\.) ?\d[^:“]*$/

/** A sentence of an answer that has no subject, verb, or article, or has words of talk: the petitioner's own words, and no statement of a letter before they are said whole. */
export const isBroken = (sentence: string): boolean => !PAGE_ONLY.test(sentence) && (!isWhole(sentence) || isTelegraphic(sentence) || isTalk(sentence))

/** Broken only since its verb is in no list: “My colleagues at the port check the results.” */
const isOnlyUnknown = (sentence: string): boolean => !isTelegraphic(sentence) && !isTalk(sentence) && hasNoKnownVerb(sentence) && isClause(sentence)

/** Whether a sentence of an answer has to be said anew before it stands in a petition: what is broken, and what the gate of well-formed English does not let pass. */
export const waitsAtGate = (sentence: string): boolean => (isBroken(sentence) && !isOnlyUnknown(sentence)) || (!PAGE_ONLY.test(sentence) && faultsOf(sentence).length > 0)
