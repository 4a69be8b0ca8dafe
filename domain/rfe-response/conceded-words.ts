/** Finds, in an answer to a contested point, the claim that another point is met which the notice accepts. */
import { sentencesOf } from '../petition/checks/block-text.ts'
import type { ConcernKey } from '../rfe/rfe-concerns.ts'

/** The claim in the words of the test, and not the name of the test alone. */
const CLAIMS: readonly { concerns: readonly ConcernKey[]; claims: RegExp }[] = [
  { concerns: ['record', 'plan'], claims: /\b(?:am|is|makes me) (?:\p{L}+ )?well[- ](?:positioned|placed) (?:to|for)\b/iu },
  { concerns: ['national-importance'], claims: /\b(?:is|are|has|have) (?:\p{Ll}+ )?(?:of )?(?:\p{Ll}+ )?national(?:ly)? importan(?:ce|t)\b/iu },
  { concerns: ['substantial-merit'], claims: /\b(?:is|are|has|have) (?:\p{Ll}+ )?(?:of )?substantial merit\b/iu },
  {
    concerns: ['eb2-threshold'],
    claims:
      /\bI (?:\p{Ll}+ )?(?:qualify for (?:EB-2|the classification)|have exceptional ability|am (?:a member of the professions|an? (?:advanced degree professional|(?:person|individual) of exceptional ability)))\b/iu,
  },
  { concerns: ['balance'], claims: /\b(?:labor certification|job offer) (?:is|would be) impractical\b|\bbalance favors\b|\bwaiver is (?:warranted|justified)\b/iu },
]
/** What the notice or the agency says is no claim of one's own. */
const OF_NOTICE = /\b(?:notice|USCIS|officer)\b/

/** The first sentence that argues an accepted point; null where none does. */
export function arguesConceded(text: string, conceded: readonly ConcernKey[]): string | null {
  const claims = CLAIMS.filter(({ concerns }) => concerns.every((concern) => conceded.includes(concern)))
  return sentencesOf(text).find((sentence) => !OF_NOTICE.test(sentence) && claims.some((one) => one.claims.test(sentence))) ?? null
}
