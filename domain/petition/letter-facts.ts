/** What the writers of adopted reference letters testify, as facts that the customer confirms: in the writer's own words, under their name, shown by the letter. */
import { bodyFromAnswers } from '../reference-letters/letter-from-answers.ts'
import type { AnswerSlot, WriterAnswers, WriterKind } from '../reference-letters/writer-questions.ts'
import { ELEMENTS, type CaseFile, type Element } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { CASE_FACTS_MAX, withNewFacts } from './read-case.ts'

/** `body`: the paragraphs of the version that was adopted. */
export type AdoptedLetter = { exhibitId: string; kind: WriterKind; number: number; name: string; position: string; answers: WriterAnswers; body: readonly string[] }

/** What an answer is evidence of; what ties the writer, how it was before, what changed and how the writer knows belong together. */
const OTHERS: Partial<Record<AnswerSlot, Element>> = { tie: 'p1.beyond', before: 'p1.beyond', change: 'p1.beyond', proof: 'p1.beyond', use: 'p2.interest', ahead: 'p2.interest' }
/** An employer tells of results; that others use them is another's to tell. */
const EMPLOYERS: Partial<Record<AnswerSlot, Element>> = { tie: 'p2.record', before: 'p2.record', change: 'p2.record', use: 'p2.record', proof: 'p2.record' }

/** Words of one quotation: the letter stands behind it as a whole. */
const QUOTE_WORDS = 90

const VERBS = ['writes', 'states'] as const

/** The first sentences of an answer, as many as fit. Null where even the first does not. */
function quoteOf(paragraphs: readonly string[]): string | null {
  let words = 0
  const kept: string[] = []
  for (const sentence of paragraphs.flatMap((paragraph) => sentencesOf(paragraph))) {
    words += sentence.split(/\s+/).length
    if (words > QUOTE_WORDS) break
    kept.push(sentence.trim())
  }
  return kept.length === 0 ? null : kept.join(' ')
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A quotation within a quotation has single marks. */
const within = (quote: string) =>
  quote
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/"([^"]*)"/g, '‘$1’')

export function letterQuotes(letter: AdoptedLetter): { slot: AnswerSlot; element: Element; text: string; quote: string }[] {
  const elements = letter.kind === 'employer' ? EMPLOYERS : OTHERS
  const adopted = flat(letter.body.join(' '))
  const found = (Object.entries(elements) as [AnswerSlot, Element][]).flatMap(([slot, element]) => {
    const quote = quoteOf(bodyFromAnswers(letter, { [slot]: letter.answers[slot] ?? '' }))
    // What the writer changed before adopting the letter is not quoted from the answer.
    return quote === null || !adopted.includes(flat(quote)) ? [] : [{ slot, element, quote }]
  })
  return found
    .toSorted((one, other) => ELEMENTS.indexOf(one.element) - ELEMENTS.indexOf(other.element))
    .map((one, place) => ({
      ...one,
      text: `${letter.name}${place === 0 && letter.position !== '' ? `, ${letter.position},` : ''} ${VERBS[(letter.number + place) % VERBS.length]!}: “${within(one.quote)}”`,
    }))
}

/** The case with what an adopted letter testifies, to be confirmed. An answer to a notice takes nothing of it: its letters came after the filing. */
export function withLetterFacts(file: CaseFile, letter: AdoptedLetter): CaseFile {
  if (file.response !== undefined || file.facts.length >= CASE_FACTS_MAX) return file
  const known = new Set(file.facts.map(({ id }) => id))
  const next = withNewFacts(
    file,
    letterQuotes(letter).map(({ element, text, quote }) => ({ element, kind: 'statement', text, source: { kind: 'letter', writer: letter.name, exhibit: letter.exhibitId, quote } })),
  )
  return { ...next, facts: next.facts.map((fact) => (known.has(fact.id) ? fact : { ...fact, exhibits: [letter.exhibitId] })) }
}

/** The case without what a letter testified: it is nobody's statement any more. */
export function withoutLetterFacts(file: CaseFile, exhibitId: string): CaseFile {
  const facts = file.facts.filter(({ source }) => source.kind !== 'letter' || source.exhibit !== exhibitId)
  return facts.length === file.facts.length ? file : { ...file, facts }
}
