import { isSettled, type Attestation, type CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { subjectOf } from './subject-of.ts'

/** The customer's words, as long as nothing is said in their fact that was not said then, and the work is called as it was. */
export function wordsGiven(file: CaseFile): Attestation[] {
  if (file.attested === undefined || file.attested.length === 0) return []
  const about = subjectOf(file)
  const facts = new Map(file.facts.map((fact) => [fact.id, fact]))
  return file.attested.filter((one) => {
    const fact = facts.get(one.factId)
    if (one.about !== about || fact === undefined || !isSettled(fact)) return false
    // Of a fact of which a sentence waits, a letter tells the others.
    const [now, then] = [sentencesOf(fact.text), sentencesOf(one.text)]
    return now.includes(one.sentence) && now.every((sentence) => then.includes(sentence))
  })
}
