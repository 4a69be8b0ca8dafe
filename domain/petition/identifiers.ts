/** Numbers of persons that no letter may hold: they serve a thief and no officer reads them there. */

const IDENTIFIERS: readonly [name: string, pattern: RegExp][] = [
  ['a social security number', /\b\d{3}-\d{2}-\d{4}\b/],
  ['an A-number', /\bA[- ]?\d{8,9}\b|\bA[- ]?\d{3}[- ]\d{3}[- ]\d{3}\b/],
  ['a passport number', /\bpassport (?:no\.?|number|#)[:\s]*[A-Z0-9]{6,}/i],
  ['a card number', /\b(?:\d[ -]?){15}\d\b/],
  ['a receipt number', /\b(?:EAC|WAC|LIN|SRC|MSC|IOE|NBC|YSC)\d{10}\b/],
]

/** What kinds of identifiers a text holds. */
export const identifiersIn = (text: string): string[] => IDENTIFIERS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
