/** What others are said to say of the petitioner: it is told by their own letters, and by no other document. */
import { findExhibit, type CaseFact, type CaseFile } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { toldOf } from './left-of-sentence.ts'

/** What somebody was called is praise; when, where, and how often is none: “called me in 2014”, “calls me every week”, “called me a year later”. */
const CALLED =
  '(?:calls?|called) me (?!(?:in|into|on|at|to|up|over|out|off|by|from|for|about|after|before|during|since|until|upon|with|within|without|near|when|while|where|because|if|so|that|and|but|or|as|again|back|here|there|home|away|aside|late|later|early|earlier|once|twice|often|every|each|daily|weekly|monthly|yearly|today|yesterday|immediately|directly|personally|regularly|repeatedly|frequently|last|this|next|Mr|Ms|Mrs|Dr)\\b|(?:an?|the|one|two|three|several|many) (?:\\p{Ll}+ ){0,2}?(?:minutes?|hours?|days?|nights?|mornings?|evenings?|weeks?|months?|years?|times?)\\b)\\p{L}'
/** What one is told to do, or is allowed, is none. */
const SAID =
  '(?:says?|said|thinks?|believes?|feels?|told (?:me|others|everyone)|tells? (?:me|others|everyone)) (?:that )?(?:I\\b(?! (?:could|can|cannot|may|might|should|must|would need|need|needs|needed|have to|had to|ought)\\b)|my\\b)'
const PRAISE = new RegExp(
  `\\b(?:my (?:\\p{Ll}+ ){0,2}?(?:supervisors?|boss|managers?|directors?|colleagues?|professors?|advis[eo]rs?|mentors?|employers?|clients?|customers?|team|peers?)|everybody|everyone|people|others|they|he|she) (?:often |all |always )?(?:${SAID}|${CALLED}|considers? (?:me|my)\\b)`,
  'iu',
)
const THEIR_WORDS = /\b(?:letters?|affidavits?|evaluations?|e-?mails?|testimonials?|appraisals?|recommendations?|performance reviews?)\b/i
/** A statement is somebody's where it says whose: a bank's are not. */
const THEIR_STATEMENT = /\b[Ss]tatements? (?:of|by|from) (?:\p{Lu}|(?:the|my|an?|his|her|two|three|four|five|former) )/u
/** What the petitioner wrote, and what only equates a degree. */
const NOT_THEIRS =
  /\b(?:of|by|from) (?:the )?petitioner\b|\b(?:bank|account|financial|tax|billing|credit card|income) statements?\b|\bstatements? of (?:the |an? )?(?:accounts?|work|purpose|intent|earnings|income|needs?|reasons)\b|\b(?:credentials?|degrees?|academic|education(?:al)?|course-by-course) evaluations?\b|^lists? of\b/i
const isTheirs = (title: string): boolean => (THEIR_WORDS.test(title) || THEIR_STATEMENT.test(title)) && !NOT_THEIRS.test(title)

const isUnshown = (file: CaseFile, fact: CaseFact): boolean =>
  fact.kind === 'statement' &&
  fact.source.kind !== 'letter' &&
  !fact.exhibits.some((id) => {
    const exhibit = findExhibit(file, id)
    return exhibit !== undefined && exhibit.state !== 'missing' && isTheirs(exhibit.title)
  })
const isPraise = (words: string): boolean => PRAISE.test(words)

/** The sentences of a fact that wait for the letter of whoever said so: asked for once, and untold until it is there. */
export const unshownPraise = (file: CaseFile, fact: CaseFact): string[] =>
  file.answers[`shows-${fact.id}-${fact.rev}`] === undefined && isUnshown(file, fact) ? sentencesOf(fact.text).filter(isPraise) : []

/** `text`: the words of a fact as they are told. What is left of it; null where nothing is. */
export function withoutPraise(file: CaseFile, fact: CaseFact, text: string): string | null {
  if (!isPraise(text) || !isUnshown(file, fact)) return text
  const kept = sentencesOf(text).flatMap((sentence) => toldOf(sentence, isPraise))
  return kept.length === 0 ? null : kept.join(' ')
}
