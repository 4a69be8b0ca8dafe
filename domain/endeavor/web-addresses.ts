/** Decides which texts hold something that a mail program would turn into a link. */

/** Names of products and frameworks that are written like web addresses and stand in many resumes. */
const NAMES = new Set(['asp.net', 'ado.net', 'vb.net', 'ml.net', 'node.js', 'socket.io', 'draw.io'])

const SCHEME = /\b[a-z][a-z0-9+.-]*:\/\/|\bmailto:|\bwww\./i
const MAILBOX = /[^\s@]@[^\s@]+\.[a-z]{2,}/i
const DOMAIN =
  /[\p{L}\p{N}][\p{L}\p{N}-]*\.(?:com|net|org|info|biz|io|co|ly|ai|app|dev|xyz|top|shop|store|online|site|click|link|live|club|vip|ru|cn|gg|tk)(?![\p{L}\p{N}])/giu

/** True where `text` holds a web or e-mail address. Names such as ASP.NET are none. */
export function holdsWebAddress(text: string): boolean {
  if (SCHEME.test(text) || MAILBOX.test(text)) return true
  return [...text.matchAll(DOMAIN)].some(([found]) => !NAMES.has(found.toLowerCase()))
}
