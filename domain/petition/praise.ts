/** What others are said to say of the petitioner: it is told by their own letters, and by no other document. */
import { findExhibit, type CaseFact, type CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { leftWithout } from './left-of-sentence.ts'

const PRAISE =
  /\b(?:my (?:\p{Ll}+ ){0,2}?(?:supervisors?|boss|managers?|directors?|colleagues?|professors?|advis[eo]rs?|mentors?|employers?|clients?|customers?|team|peers?)|everybody|everyone|people|others|they|he|she) (?:often |all |always )?(?:(?:says?|said|thinks?|believes?|feels?|told (?:me|others|everyone)|tells? (?:me|others|everyone)) (?:that )?(?:I|my)\b|(?:calls?|called|considers?) (?:me|my)\b)/iu
const SAID_BY_THEM = /\b(?:letters?|statements?|e-?mails?|messages?|evaluations?|reviews?|appraisals?|references?|recommendations?|surveys?|testimonials?|affidavits?|declarations?)\b/i

const isUnshown = (file: CaseFile, fact: CaseFact): boolean =>
  fact.kind === 'statement' && fact.source.kind !== 'letter' && !fact.exhibits.some((id) => SAID_BY_THEM.test(findExhibit(file, id)?.title ?? ''))
const isPraise = (words: string): boolean => PRAISE.test(words)

/** The sentences of a fact that wait for the letter of whoever said so. */
export const unshownPraise = (file: CaseFile, fact: CaseFact): string[] => (isUnshown(file, fact) ? sentencesOf(fact.text).filter(isPraise) : [])

/** `text`: the words of a fact as they are told. What is left of it; null where nothing is. */
export function withoutPraise(file: CaseFile, fact: CaseFact, text: string): string | null {
  if (!isPraise(text) || !isUnshown(file, fact)) return text
  const kept = sentencesOf(text).flatMap((sentence) => {
    if (!isPraise(sentence)) return [sentence]
    const left = leftWithout(sentence.replace(/[.?!]$/, ''), isPraise)
    return left === null ? [] : [`${left}.`]
  })
  return kept.length === 0 ? null : kept.join(' ')
}
