/** What a search of email addresses looks for. */
import { isEmailAddress, normaliseEmail } from './email-address.ts'

/** `text` in normal form. `whole` where it is an address: then those equal to it come first, and only they if there are any. */
export type TextSearch = { text: string; whole: boolean }

/** Nothing typed searches for nothing. */
export function readEmailSearch(typed: string): TextSearch | null {
  const text = normaliseEmail(typed)
  return text === '' ? null : { text, whole: isEmailAddress(text) }
}
