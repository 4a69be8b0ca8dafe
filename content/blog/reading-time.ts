/** Decides how long an article takes to read. */
import type { Article } from './article.ts'
import { countWords } from './article-text.ts'

/** Unhurried reading of a text with terms and figures, for readers whose first language may be another. */
const WORDS_PER_MINUTE = 200

/** Whole minutes, at least one. */
export function readingMinutes(article: Article): number {
  return Math.max(1, Math.round(countWords(article) / WORDS_PER_MINUTE))
}
