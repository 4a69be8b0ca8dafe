/** What an operator's search of orders looks for. */
import { readEmailSearch, type TextSearch } from '../email-search.ts'

export type OrderSearch = TextSearch & { kind: 'reference' | 'email' }

/** Of `invoiceNumber`: the beginning of the reference. */
const INVOICE = /^INV-([0-9A-HJKMNP-TV-Z]{4})(-[0-9A-F]{0,8})?$/

/** Nothing typed searches for nothing. Text that could begin a reference is one; an at sign makes it an address. */
export function readOrderSearch(typed: string): OrderSearch | null {
  const text = typed.trim().toUpperCase()
  if (/^PW-[0-9A-HJKMNP-TV-Z-]*$/.test(text)) return { kind: 'reference', text, whole: text.length === 22 }
  const invoice = INVOICE.exec(text)?.[1]
  if (invoice !== undefined) return { kind: 'reference', text: `PW-${invoice}`, whole: false }
  const search = readEmailSearch(typed)
  return search === null ? null : { kind: 'email', ...search }
}
