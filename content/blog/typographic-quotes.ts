/** Decides how the straight quotation marks and apostrophes that articles are written with are printed. */
import type { Article } from './article.ts'

const OPENED_AFTER = /(^|[\s([—–/])(\**)(["'])/g

/** Opening marks stand at the beginning or after a space, bracket or dash; every other mark closes or is an apostrophe. */
export function typographicQuotes(text: string): string {
  return text
    .replace(OPENED_AFTER, (_all, before: string, marks: string, quote: string) => `${before}${marks}${quote === '"' ? '“' : '‘'}`)
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}

/** Addresses and names of places in a page stay as they are. */
const UNPRINTED = new Set(['slug', 'id', 'url', 'path'])

function printed(value: unknown): unknown {
  if (typeof value === 'string') return typographicQuotes(value)
  if (Array.isArray(value)) return value.map(printed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, UNPRINTED.has(name) ? part : printed(part)]))
}

/** The article as it is printed: the same, but for the quotation marks and apostrophes of its words. */
export function asPrinted(article: Article): Article {
  return printed(article) as Article
}
