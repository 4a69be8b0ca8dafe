/** Decides which texts hold something that a mail program would turn into a link. */

/** Names of products and frameworks that are written like web addresses and stand in many resumes. */
const NAMES = new Set(['asp.net', 'ado.net', 'vb.net', 'ml.net', 'node.js', 'socket.io', 'draw.io'])

const SCHEME = /[a-z][a-z0-9+.-]{0,40}:\/\/|\bmailto:|\bwww\./i
const MAILBOX = /[^\s@]@[^\s@]+\.[a-z]{2,}/i
/** Looked for from its end: one that began at the name would be tried from every letter of a long word. */
const DOMAIN_END = /(?<=[\p{L}\p{N}]-{0,60})\.(?:com|net|org|info|biz|io|co|ly|ai|app|dev|xyz|top|shop|store|online|site|click|link|live|club|vip|ru|cn|gg|tk)(?![\p{L}\p{N}])/giu
/** Letters of a name that are looked at; the names that are no addresses are shorter. */
const NAME_MAX = 40

/** True where `text` holds a web or e-mail address. Names such as ASP.NET are none. */
export function holdsWebAddress(text: string): boolean {
  if (SCHEME.test(text) || MAILBOX.test(text)) return true
  return [...text.matchAll(DOMAIN_END)].some(({ 0: end, index }) => {
    const name = /[\p{L}\p{N}][\p{L}\p{N}-]*$/u.exec(text.slice(Math.max(0, index - NAME_MAX), index))
    return !NAMES.has(`${name?.[0] ?? ''}${end}`.toLowerCase())
  })
}

/** Names of files that are no ends of addresses, so that “Vue.js” stays whole. */
const FILE_END = /^(?:jsx?|tsx?|css|html?|pdf|docx?|xlsx?|csv|json|txt)(?![\p{L}\p{N}-])/iu
/** A stop between letters, in every sign that browsers take for one. */
const INNER_STOP = /(?<=[\p{L}\p{M}\p{N}-])[.。．｡](?=\p{L}[\p{L}\p{M}])/gu

/** The text with a blank behind each stop in which a mail program might see an address: any two words with one between them may be one. */
export function withoutAddresses(text: string): string {
  return text.replace(INNER_STOP, (stop: string, at: number) => {
    const before = /[\p{L}\p{N}][\p{L}\p{N}-]*$/u.exec(text.slice(Math.max(0, at - NAME_MAX), at))?.[0] ?? ''
    const behind = text.slice(at + 1, at + 1 + NAME_MAX)
    const end = /^[\p{L}\p{N}-]+/u.exec(behind)?.[0] ?? ''
    return FILE_END.test(behind) || NAMES.has(`${before}.${end}`.toLowerCase()) ? stop : `${stop} `
  })
}
