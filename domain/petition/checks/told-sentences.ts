/** The sentences of facts one by one, and what is said of two that do not agree. */
import type { CaseFact } from '../case-file.ts'
import { sentencesOf, short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'

export type Told = { fact: CaseFact; sentence: string }

/** What a fact says: a passage and a phase tell it in their fields. */
export const wordsOf = ({ kind, fields, text }: CaseFact): string => (kind === 'passage' ? (fields['says'] ?? '') : kind === 'phase' ? Object.values(fields).join('; ') : text)

export const sentences = (facts: readonly CaseFact[]): Told[] => facts.flatMap((fact) => sentencesOf(wordsOf(fact)).map((sentence) => ({ fact, sentence })))

/** `otherId`: the fact that it does not agree with, where it is one. */
export const disagree = (one: Told, message: string, otherId?: string): Doubt => ({
  rule: 'may-disagree',
  factId: one.fact.id,
  ...(otherId === undefined ? {} : { otherId }),
  quote: short(one.sentence),
  message,
})
