/** Which email addresses the product accepts, in the browser and on the server alike (specification 2 §5). */

/** The final label of the domain has 2 to this many letters. */
const EMAIL_FINAL_LABEL_MAX = 24

/** Longest address that SMTP carries (RFC 5321). */
const EMAIL_LENGTH_MAX = 254

const PATTERN = new RegExp(`^[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,${EMAIL_FINAL_LABEL_MAX}}$`)

/** True for letters, digits and `. _ % + -`, an at sign, a domain and a final label of 2 to 24 letters. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_LENGTH_MAX && PATTERN.test(text)
}

const LOOSE_PATTERN = /^[^\s@"<>()[\],;:\\]{1,64}@[^\s@"<>()[\],;:\\/]{1,200}\.[^\s@"<>()[\],;:\\/.]{1,63}$/u
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * True for text, an at sign, text, a dot and text, as the contact form and the samples sign-up ask (specification 1 §5).
 * Blanks, brackets, quotation marks, separators and control letters never pass: the address is also safe in a mail header.
 */
export function looksLikeEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH_MAX && !CONTROL.test(text) && LOOSE_PATTERN.test(text)
}

/** One form for look-ups: trimmed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}
