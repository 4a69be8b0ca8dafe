/** What a notice tells of the petitioner of a decision that it cites: it grants and refuses nothing here. */
import type { Sentence } from './notice-text.ts'

const OPENS =
  /^in (?:(?:the )?(?:matter of )?dhanasar|that case|matter of [\w-]+|nysdot),? the (?:petitioner|beneficiary|foreign national) (?:was|were|had|proposed|submitted|sought|intended|held|demonstrated|established|provided|showed)\b|\bthe (?:petitioner|beneficiary|foreign national) in (?:that case|dhanasar|matter of [\w-]+)\b/
/** The present tense, and words that turn to this petition. */
const TURNS =
  /\b(?:you|your|here|this case|this (?:petition|record|petitioner)|present (?:case|matter|petition|record)|instant|by contrast|unlike|in contrast|however|is|are|do|does|has|have|cannot|lacks?|fails?|shows?|describes?|rests?|says?|states?|claims?|asserts?)\b/

/** Those behind “In Dhanasar, the petitioner was an engineer …”, up to the first that speaks of this case. */
export function sentencesOfOtherCase(sentences: readonly Sentence[]): Set<Sentence> {
  const found = new Set<Sentence>()
  let open = false
  for (const sentence of sentences) {
    if (OPENS.test(sentence.plain) && !/\b(?:your?|here)\b/.test(sentence.plain)) open = true
    else if (TURNS.test(sentence.plain)) open = false
    if (open) found.add(sentence)
  }
  return found
}
