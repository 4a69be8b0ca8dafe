import { isSettled, type Attestation, type CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'

/** The customer's word, as long as the sentence stands as it did. */
export const wordsGiven = (file: CaseFile): Attestation[] =>
  (file.attested ?? []).filter(({ factId, sentence }) => file.facts.some((fact) => fact.id === factId && isSettled(fact) && sentencesOf(fact.text).includes(sentence)))
