/** What an operator's search of orders looks for. */
import { readEmailSearch, type TextSearch } from '../email-search.ts'

export type OrderSearch = TextSearch & { kind: 'reference' | 'email' }

/** Nothing typed searches for nothing. Text that could begin a reference is one; an at sign makes it an address. */
export function readOrderSearch(typed: string): OrderSearch | null {
  const text = typed.trim().toUpperCase()
  if (/^PW-[0-9A-HJKMNP-TV-Z-]*$/.test(text)) return { kind: 'reference', text, whole: text.length === 22 }
  const search = readEmailSearch(typed)
  return search === null ? null : { kind: 'email', ...search }
}
