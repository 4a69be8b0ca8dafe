/** The customer's own words against our doubt of their English: which may be kept as they were typed, and how they stand then. */
import type { CaseFact, CaseFile } from './case-file.ts'
import { waitsAtGate } from './broken-sentence.ts'
import { sentencesOf } from './checks/block-text.ts'
import { namesPatient } from './checks/claims-personal.ts'
import { tidy } from './fact-words.ts'
import { identifiersIn } from './identifiers.ts'
import { opensOnNobody } from './left-of-sentence.ts'
import { isLegalClaim } from './legal-claims.ts'
import { unshownPraise } from './praise.ts'
import { isIdle } from './reasoning.ts'
import { isEmptyAnswer, saysNone } from './says-nothing.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'

/** What was typed for a fact last; null where its words came from elsewhere. */
function typedWords({ kind, text, source, state, typed }: CaseFact): string | null {
  if (kind !== 'statement') return null
  // A correction is in the customer's words already.
  if (state === 'corrected') return source.kind === 'answer' || source.kind === 'intake' || typed !== undefined ? text : null
  return typed ?? (source.kind === 'answer' || source.kind === 'intake' ? source.quote : null)
}

/** From a capital to a period, and nothing else. */
const asWritten = (typed: string): string => {
  const line = tidy(typed)
  return `${line.slice(0, 1).toUpperCase()}${line.slice(1)}${/[.?!]”?$/.test(line) ? '' : '.'}`
}

/** A single patient or pupil, whose name may be typed in small letters or be an initial. */
const ONE_PATIENT = /\b(?:patient|pupil)\b(?! (?:care|data|education|experience|flow|monitoring|outcomes?|portal|records?|safety|satisfaction)\b)/i

/** What no wish of the customer's puts into a letter: people who are private, the word of others, the law, what is no answer, what speaks to a machine. */
const isWithheld = (sentence: string): boolean =>
  namesPatient(sentence) ||
  ONE_PATIENT.test(sentence) ||
  isLegalClaim(sentence) !== null ||
  isIdle(sentence) ||
  isEmptyAnswer(sentence) ||
  saysNone(sentence) ||
  isAddressedToMachine(sentence) ||
  identifiersIn(sentence).length > 0

/** The words of a fact as their customer typed them, where they may keep them; null where they may not. */
export function keepableWords(file: CaseFile, fact: CaseFact): string | null {
  const typed = typedWords(fact)
  if (file.response !== undefined || fact.state === 'rejected' || typed === null || fact.kept !== undefined || opensOnNobody(fact)) return null
  const words = asWritten(typed)
  const said = { ...fact, text: words }
  return opensOnNobody(said) || sentencesOf(words).some(isWithheld) || unshownPraise(file, said).length > 0 ? null : words
}

/** The sentences that are told against our doubt. */
export const doubtedSentences = (text: string): string[] => sentencesOf(text).filter((one) => !one.startsWith('“') && waitsAtGate(one))

/** What the customer may insist on; `doubted`: some of it does not pass the gate. */
export type OwnWords = { words: string; doubted: boolean }
export function ownWordsOf(file: CaseFile, id: string): OwnWords | null {
  const fact = file.facts.find((one) => one.id === id)
  const words = fact === undefined ? null : keepableWords(file, fact)
  return words === null ? null : { words, doubted: doubtedSentences(words).length > 0 }
}

/** The fact that was said anew and would be asked about again, or waits in words of ours; null where it stands. A wording is asked about once. */
export const stillDoubted = (file: CaseFile, { id, replaces }: { id: string; replaces?: string }): CaseFact | null => {
  const fact = id.startsWith('whole-') ? file.facts.find((one) => one.id === replaces) : undefined
  return fact !== undefined && (fact.state === 'read' || doubtedSentences(fact.text).length > 0) ? fact : null
}

/** Words that their customer has just looked at and confirmed or corrected, doubted as they may be; null where they may not stand. */
export function seenWordsOf(file: CaseFile, id: string): OwnWords | null {
  const fact = file.facts.find((one) => one.id === id)
  const words = fact === undefined || fact.kind !== 'statement' ? null : keepableWords(file, { ...fact, typed: fact.text, state: 'corrected' })
  return words === null ? null : { words, doubted: doubtedSentences(words).length > 0 }
}
