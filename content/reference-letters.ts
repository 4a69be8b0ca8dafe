/** Words and limits of reference letters and their writers. */
import type { Product } from '../domain/pricing/price-list.ts'

/** Orders whose letters are written here; buyers of documents to fill in print theirs. */
export const LETTER_ORDERS: readonly Product[] = ['selfpetition-ai', 'rfe-response']
/** Writers of one order. */
export const WRITERS_MAX = 10
/** Characters of a name, a position, a relation. */
export const WRITER_FIELD_MAX = 300
/** Characters of one answer. */
export const ANSWER_MAX = 6000
/** Paragraphs of one answer; a line of a list is one. */
export const WRITER_PARAGRAPHS_MAX = 60
/** Paragraphs of a whole letter. */
export const LETTER_PARAGRAPHS_MAX = 200

export const ADOPTION_STATEMENT = 'I have read this letter. What it says is true as far as I know it myself, and it is my own letter.'
