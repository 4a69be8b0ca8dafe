/** Decides which characters a document may hold. */

// XML 1.0 forbids the C0 controls (but tab, newline, return), lone surrogates, U+FFFE and U+FFFF; the C1 controls,
// the invisible direction overrides and the tag characters print nothing and only serve to hide text.
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|[\u{E0000}-\u{E007F}]|[\uD800-\uDFFF]/gu

/** The text without characters that XML forbids or that only hide text. Renderers apply it to every string. */
export const cleanText = (text: string): string => text.replace(FORBIDDEN, '')

export const hasForbiddenCharacters = (text: string): boolean => cleanText(text) !== text
