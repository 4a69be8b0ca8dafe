/** What a contested sentence names and an answer may pass over: a claim without a document, something not granted, letters in the same words, a sum. */
import { sentencesOf } from '../petition/checks/block-text.ts'
import { findExhibit, type CaseFact, type CaseFile } from '../petition/case-file.ts'
import { pinsOf } from '../petition/passages.ts'
import { onlyWithdraws } from './withdrawn.ts'
import { factsOfRequest, isAnswerTo, isOnPassage, isReason, namedQuestion, type NoticeRequest } from './response-file.ts'

export type NamedWords = { kind: 'undocumented' | 'not-yet' | 'same-words' | 'figure'; /** As the notice calls it. */ words: string }

const UNDOCUMENTED = /\b(?:(?:is|are|was|were|has been|have been) (?:not (?:\w+ly )?(?:been )?|un)(?:documented|supported|corroborated|substantiated))\b/i
const NOT_YET =
  /\b(\w+)(?: (?:that|which|on which|of|for)\b[^.,;]{0,80}?)? ((?:has|have|had) not (?:yet |actually )?been (granted|approved|issued|signed|awarded|obtained|registered|funded|leased|hired|built|completed))\b/i
const SAME_WORDS =
  /\bin (?:much |nearly |almost |largely )?(?:the same|identical|similar) (?:words|wording|language|phrases|terms)\b|\b(?:use|uses|contain|contains|repeat|repeats|share|shares) (?:much of |many of |nearly |almost |largely )?(?:the )?(?:same|identical|near-identical|similar) (?:words|wording|language|sentences|phrases|text)\b|\b(?:nearly |near-)?identical(?:ly)? (?:word\w*|language|phras\w+|text)\b/i

/** Null where a sentence names nothing of the kind. */
export function namedIn(quote: string): NamedWords | null {
  const same = SAME_WORDS.exec(quote)
  if (same !== null) return { kind: 'same-words', words: same[0] }
  const notYet = NOT_YET.exec(quote)
  if (notYet !== null) return { kind: 'not-yet', words: notYet[2]! }
  const undocumented = UNDOCUMENTED.exec(quote)
  if (undocumented !== null) return { kind: 'undocumented', words: undocumented[0] }
  const [figure] = quote.match(SUM) ?? []
  return figure === undefined ? null : { kind: 'figure', words: figure }
}

const SUM = /\$ ?\d[\d,.]*\d?(?: (?:thousand|million|billion))?/g

/** “The claim that the plant will create 40 jobs.” */
const CLAIMED_FIGURE = /\b(?:claims?|figures?|projections?|estimates?|forecasts?)\b[^.;]{0,80}\b\d/i
/** An answer may withdraw what the notice itself attacks: a sum, a figure that is only claimed, letters in the same words. */
export const mayBeWithdrawn = (quote: string): boolean => /\$ ?\d/.test(quote) || CLAIMED_FIGURE.test(quote) || namedIn(quote)?.kind === 'same-words'

const PAGES = /\b(?:pages?|pp?\.) ?\d/i

/** The pages that the title of a document names: `pages 22 to 25`. */
export const pagesInTitle = (title: string): string | null => /\bpages? \d+(?:(?: to |[–-])\d+)?/i.exec(title)?.[0] ?? null

function isMet(file: CaseFile, quote: string, { kind }: NamedWords, answers: readonly CaseFact[]): boolean {
  const texts = answers.map(({ text }) => text)
  // A figure that is withdrawn openly needs no document.
  if (kind === 'undocumented' && mayBeWithdrawn(quote) && texts.some(onlyWithdraws)) return true
  switch (kind) {
    case 'same-words':
      return texts.some((text) => /\bletters?\b|\bin (?:his|her|their) own words\b/i.test(text))
    case 'not-yet': {
      const [, subject = '', , done = ''] = NOT_YET.exec(quote) ?? []
      return texts.flatMap((text) => sentencesOf(text)).some((sentence) => new RegExp(`\\b${subject}\\b`, 'i').test(sentence) && new RegExp(`\\b${done}\\b`, 'i').test(sentence))
    }
    case 'figure':
      return texts.some(
        (text) =>
          (quote.match(SUM) ?? []).some((sum) => text.includes(sum.replace(/[.,]$/, ''))) ||
          /\bI (?:withdraw|do not rely on) (?:the|that|this|those|my) (?:figure|number|projection|estimate|sum|claim|income)/i.test(text),
      )
    case 'undocumented':
      return answers.some((fact) => PAGES.test(fact.text) || pinsOf(file, fact).length > 0 || fact.exhibits.some((id) => pagesInTitle(findExhibit(file, id)?.title ?? '') !== null))
  }
}

/** What the answer to a passage leaves unsaid of the words that it names; null where it was said, or asked for and answered or passed. */
export function unmetWords(file: CaseFile, request: NoticeRequest, place: number): NamedWords | null {
  const quote = request.quotes[place]?.text ?? ''
  const named = namedIn(quote)
  const question = namedQuestion(request, place)
  if (named === null || file.answers[question] !== undefined) return null
  const answers = factsOfRequest(file.facts, request).filter((fact) => isOnPassage(fact, request, place) && !isReason(fact, request, place))
  return answers.length === 0 || answers.some((fact) => isAnswerTo(fact, question)) || isMet(file, quote, named, answers) ? null : named
}
