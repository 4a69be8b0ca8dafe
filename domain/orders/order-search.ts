/** What an operator's search of orders looks for. */

/** `start` is what the reference or the address begins with; a whole one is its own beginning. */
export type OrderSearch = { kind: 'reference' | 'email'; start: string }

/** Nothing typed searches for nothing. Text that could be a reference is one; an at sign makes it an address. */
export function readOrderSearch(typed: string): OrderSearch | null {
  const text = typed.trim()
  if (text === '') return null
  return /^pw-[0-9a-hjkmnp-tv-z-]*$/i.test(text) ? { kind: 'reference', start: text.toUpperCase() } : { kind: 'email', start: text.toLowerCase() }
}
