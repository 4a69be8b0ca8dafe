/** What a conclusion may lead with: sentences that agree with every other fact, and whose documents can show them. */
import type { CaseFact, CaseFile } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { doubtsOf } from '../../../domain/petition/checks/case-doubts.ts'
import type { Doubt } from '../../../domain/petition/checks/possible-conflicts.ts'
import { reworded } from './letter-parts.ts'
import { showsAdoption } from './strength.ts'

/** So much of a sentence is quoted where another is held against it. */
const QUOTED = 60

/** Of two facts that do not agree, both are in doubt: the other one by the sentence that is quoted, or whole where none is; not what a public body says in its own document. */
function disputedIn(file: CaseFile, fact: CaseFact, { factId, otherId, quote, message }: Doubt): (sentence: string) => boolean {
  if (factId === fact.id) return (sentence) => sentence.includes(quote) || quote.startsWith(sentence.slice(0, 100))
  if (otherId !== fact.id || showsAdoption(file, fact)) return () => false
  const isQuoted = (sentence: string): boolean => message.includes(sentence.slice(0, QUOTED))
  return sentencesOf(fact.text).some(isQuoted) ? isQuoted : () => true
}

/** Whether nothing is to be settled of a sentence before something rests on it. Of an answer to a notice such doubts are warnings. */
const isUndisputed = (file: CaseFile, fact: CaseFact, sentence: string): boolean =>
  file.response !== undefined || doubtsOf(file).every((doubt) => doubt.rule === 'same-document' || !disputedIn(file, fact, doubt)(sentence))

/** Facts by their sentences of which nothing is to be settled; a fact without one is left out. */
export const undisputed = (file: CaseFile, facts: readonly CaseFact[]): CaseFact[] =>
  facts.flatMap((fact) => {
    const all = sentencesOf(fact.text)
    const kept = all.filter((sentence) => isUndisputed(file, fact, sentence))
    return kept.length === all.length ? [fact] : kept.length === 0 ? [] : [reworded(fact, kept.join(' '))]
  })

/** Whether something is to be settled of one of them. */
export const isInDoubt = (file: CaseFile, facts: readonly CaseFact[]): boolean => facts.some((fact) => undisputed(file, [fact])[0] !== fact)
