/** What may be shown of a failed job's error: enough to act on, nothing about a person. */

const MAX = 300

const PERSONAL: [pattern: RegExp, words: string][] = [
  // Addresses of pages may open what they name.
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, '(address)'],
  [/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g, '(email)'],
  [/\bPW(?:-[0-9A-Z]{4}){1,4}/gi, '(order)'],
  [/\bBearer\s+\S+/gi, '(token)'],
  // Quoted text may be a name, a file or an answer of a form.
  [/"[^"\n]*"|'[^'\n]{3,}'|“[^”\n]*”/g, '(text)'],
  // Long runs of letters and digits are keys.
  [/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '(key)'],
]

/** The first line of an error's words, without addresses, emails, order references, quoted text and keys. */
export function failureWords(error: string | null): string {
  const line = (error ?? '')
    .trim()
    .replace(/^Error: /, '')
    .split('\n')[0]!
  return line === '' ? 'No message' : PERSONAL.reduce((text, [pattern, words]) => text.replace(pattern, words), line).slice(0, MAX)
}
