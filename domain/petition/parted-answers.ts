/** Answers that come in parts: what a document says page by page, the phases of a plan, outputs beside public documents. */
import type { CaseExhibit, Element } from './case-file.ts'
import { isSentence, paragraphsOf, proposeAnswer, tidy, wordsOfFact } from './fact-words.ts'
import type { NewFact } from './read-case.ts'

/** Characters of the name of a document. */
export const DOCUMENT_NAME_MAX = 200
/** Lines of one answer of which each has four parts. */
export const ANSWER_LINES_MAX = 40
/** Paragraphs of any other answer; a line of a list is one. */
export const ANSWER_PARAGRAPHS_MAX = 60

/** `exhibit`: the document that it is about. `lines`: each line has four parts. `replaces`: the fact that is said anew. `takesOut`: the sentence that becomes a fact of its own. */
export type AskedQuestion = { id: string; element: Element; ask?: string; exhibit?: string; lines?: 'phase' | 'tie'; replaces?: string; takesOut?: { factId: string; sentence: string } }

/** `document`: the title under which a line names its own exhibit. */
export type PartedFact = NewFact & { document?: string }

const PAGE = /^(?:on )?(?:pages?|pp?\.) ?(\d{1,4}(?: ?(?:[–-]|to|and) ?\d{1,4})?)(?: ?[:;,.–—-])? +(?=\S)/i
/** A line that begins with its page is a point of its own. */
const AT_PAGE = /\n(?=\s*(?:on )?(?:pages?|pp?\.) ?\d)/gi

function passage(quote: string, source: PartedFact['source']): Pick<PartedFact, 'text' | 'fields' | 'source'> {
  const page = PAGE.exec(quote)
  const fields = { page: page?.[1]?.replace(/ ?(?:-|to) ?/, '–') ?? '', says: page === null ? quote : quote.slice(page[0].length) }
  return { fields, source, text: wordsOfFact('passage', fields, '') }
}

const PARTS = { phase: ['phase', 'when', 'with', 'yields'], tie: ['output', 'document', 'page', 'says'] } as const

/** What of such an answer becomes a fact each, as it was typed. */
export function partsOf({ exhibit, lines }: Pick<AskedQuestion, 'exhibit' | 'lines'>, text: string): string[] {
  if (exhibit !== undefined) return paragraphsOf(text.replace(/\r\n?/g, '\n').replace(AT_PAGE, '\n\n'))
  if (lines === undefined) return paragraphsOf(text)
  return text
    .split(/\r\n?|\n/)
    .map((line) => tidy(line).replace(/^[-–•*·] /, ''))
    .filter((line) => /\p{L}/u.test(line))
}

/** The facts of such an answer; null where a line has not its parts. A line in whole sentences is a statement. */
export function partedFacts(question: AskedQuestion, text: string): PartedFact[] | null {
  const source = (quote: string) => ({ kind: 'answer' as const, question: question.id, quote })
  const { element, exhibit, lines } = question
  const quotes = partsOf(question, text)
  if (exhibit !== undefined) return quotes.map((quote): PartedFact => ({ element, kind: 'passage', exhibits: [exhibit], ...passage(quote, source(quote)) }))
  if (lines === undefined) return quotes.map((quote): PartedFact => ({ element, kind: 'statement', text: proposeAnswer(quote, question.id), source: source(quote) }))
  const facts = quotes.map((line): PartedFact | null => {
    const parts = line.split(/ ?; ?/)
    const fields = Object.fromEntries(PARTS[lines].map((name, place) => [name, (parts[place] ?? '').replace(/\.$/, '')]))
    const isWhole = parts.length === 4 && parts.every((part, place) => part !== '' || place === 2)
    if (isWhole && (lines === 'phase' || /\b(?:19|20)\d\d\b/.test(fields['document']!))) {
      const row = { ...fields, ...(lines === 'tie' ? { page: fields['page']!.replace(PAGE_WORD, '') } : {}) }
      return { element, kind: lines, fields: row, text: wordsOfFact(lines, row, ''), source: source(line), ...(lines === 'tie' ? { document: fields['document']! } : {}) }
    }
    const sentence = proposeAnswer(line, question.id)
    return isSentence(sentence) && parts.length < 4 ? { element, kind: 'statement', text: sentence, source: source(line) } : null
  })
  return facts.every((fact) => fact !== null) ? facts : null
}

const PAGE_WORD = /^(?:on )?(?:pages?|pp?\.) ?/i

const key = (title: string) => tidy(title).toLowerCase()

/** The exhibits by their titles, each title read once for all lines of an answer. */
export function titlesOf(exhibits: readonly Pick<CaseExhibit, 'id' | 'title'>[]) {
  const keyed = exhibits.map(({ id, title }) => ({ id, key: key(title) }))
  return {
    /** The exhibit that a line names, by its title or the beginning of it; undefined where there is none yet. */
    named(title: string): string | undefined {
      const own = key(title)
      return keyed.find((one) => one.key === own || own.startsWith(`${one.key},`) || one.key.startsWith(`${own},`))?.id
    },
    add: (id: string, title: string): void => void keyed.push({ id, key: key(title) }),
  }
}
