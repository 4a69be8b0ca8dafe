/** A noun phrase of a person's own work without its article, as one of its kind, and in the plural. */
import { withArticle } from '../endeavor/sentence-forms.ts'

const ARTICLE = /^(?:an?|the) /

export const hasArticle = (phrase: string): boolean => ARTICLE.test(phrase)

export const bareOf = (phrase: string): string => phrase.replace(ARTICLE, '')

/** "the regional collaborative" → "a regional collaborative"; what has no article stays as it is. */
export const generalOf = (phrase: string): string => (hasArticle(phrase) ? withArticle(bareOf(phrase)) : phrase)

/** Of a noun in the singular; one that is told of several already stays as it is. */
export function pluralOf(noun: string): string {
  if (/[^siu]s$/.test(noun) && !/(?:lens|gas|bus|atlas|canvas|bias)$/.test(noun)) return noun
  if (noun === 'curriculum') return 'curricula'
  if (/sis$/.test(noun)) return `${noun.slice(0, -2)}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
