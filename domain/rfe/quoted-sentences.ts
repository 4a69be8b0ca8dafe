/** Tells the sentences of a paragraph that stand inside of a quotation of the petition: whatever they say, the notice does not say it. */
import type { Sentence } from './notice-text.ts'

/** A mark behind a figure is one of inches. */
const MARKS = /(?<!\d)"|[“”]/g
/** Who is quoted, and the colon or comma behind which the quotation begins. */
const WRITER = '(?:you|(?:the |your )?(?:self-)?(?:petitioner|beneficiary|counsel)|your (?:statement|plan|brief|response|petition|cover letter))'
const SAYS =
  '(?:wr[io]tes?|written|sa(?:y|ys|id)|states?|stated|claims?|claimed|argues?|argued|asserts?|asserted|explains?|explained|adds?|added|describes?|described|continues?|continued|reads?|contends?|contended)'
const SPEAKS = new RegExp(`\\b${WRITER} (?:[\\w'-]+ ){0,3}?${SAYS}(?: [\\w'-]+){0,3}[:,]? ?$`)
/** What the agency wrote before is its own word. */
const AGENCY = /\b(?:uscis|we|our|this office|officer|director|notice|request for evidence|policy manual)\b/

/** Those that begin and end inside of a quotation over several sentences, with the one that opens it and the one that ends with it. */
export function quotedSentences(sentences: readonly Sentence[]): Set<Sentence> {
  const found = new Set<Sentence>()
  const marks = sentences.map(({ text }) => [...text.matchAll(MARKS)].map(({ index }) => index))
  // A mark too many: where a quotation ends is not known.
  if (marks.flat().length % 2 !== 0) return found
  let open = false
  let ofPetition = false
  for (const [at, sentence] of sentences.entries()) {
    const own = marks[at]!
    const wasOpen = open
    if (own.length % 2 !== 0) open = !open
    if (!wasOpen && open) {
      const before = sentence.text.slice(0, own.at(-1)).toLowerCase()
      ofPetition = SPEAKS.test(before) && !AGENCY.test(before)
      if (ofPetition && own.length === 1) found.add(sentence)
    } else if (wasOpen && ofPetition && (own.length === 0 || (own.length === 1 && own[0]! >= sentence.text.trimEnd().length - 2))) found.add(sentence)
  }
  return found
}
