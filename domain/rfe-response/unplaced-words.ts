/** Words of a notice that belong to no point that is known: what speaks against the petition, and what it asks to be sent. */
import { meantByRequest } from '../rfe/asked-meaning.ts'
import { namesThing } from '../rfe/asked-items.ts'
import type { NoticePassage, NoticeReading } from '../rfe/notice-reading.ts'
import { plainOf } from '../rfe/notice-text.ts'
import { defaultConcern } from '../rfe/notice-topics.ts'
import { getConcern, type ConcernKey } from '../rfe/rfe-concerns.ts'
import type { PrintedWords } from './response-file.ts'

/** `suggested`: what the reader takes for the likeliest concern; it settles nothing. `asked`: it is something to be sent, `under` the words of another item. */
export type UnplacedWords = PrintedWords & { suggested?: ConcernKey; asked?: true; under?: string }

const OF_SENDING = /\b(?:this (?:notice|letter|request)|cover(?:ing)? (?:sheet|letter|page)|mailing|postage|translat\w+|your address|in one (?:package|mailing)|originals?)\b/i

/** How the answer is to be sent, and not what. */
export const isOfSending = (words: string): boolean => OF_SENDING.test(words)

/** “USCIS needs more evidence” asks for nothing by itself; an item of a list does, and so does what names a paper. */
const asksForThing = ({ kind, listed, quote }: NoticePassage): boolean => kind === 'asked' && !isOfSending(quote) && (listed === true || namesThing(quote))

/** Of a point that the notice does not contest otherwise, its concern; where nothing tells the point, none. */
function suggestedOf({ quote, point }: NoticePassage): ConcernKey | null {
  if (point === null) return null
  const meant = meantByRequest(plainOf(quote))
  return meant !== null && getConcern(meant).point === point ? meant : defaultConcern[point]
}

/** In the order of the notice; what is asked may have its place in a table all the same, by its list. */
export const unplacedWords = (reading: NoticeReading): UnplacedWords[] =>
  (reading.kind === 'read' ? reading.passages : []).flatMap((passage): UnplacedWords[] => {
    const { concern, kind, quote, page, under } = passage
    if (concern !== null || (kind === 'asked' && !asksForThing(passage))) return []
    const suggested = passage.suggested ?? (kind === 'asked' ? suggestedOf(passage) : null)
    return [{ text: quote, page, ...(suggested !== null && { suggested }), ...(kind === 'asked' && { asked: true as const }), ...(under !== undefined && { under }) }]
  })
