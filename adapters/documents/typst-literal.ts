import { cleanText } from '../../domain/documents/clean-text.ts'

/** A Typst string literal; characters that XML forbids are dropped, as in Word. */
export const literal = (text: string): string =>
  `"${cleanText(text)
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')}"`
