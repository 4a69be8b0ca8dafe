/**
 * Whether the server that took a mail has found that its author sent it (RFC 8601, RFC 7489). An address in `From` is what
 * the sender wrote there: only these results say more.
 */
import type { InboundMail } from './inbound-mail.ts'

type Result = { method: string; result: string; properties: Record<string, string> }

/** Quoted text and comments may hold anything, results that nobody found too. Null where one does not end. */
function tokensOf(value: string): string[] | null {
  const tokens: string[] = []
  let token = ''
  let depth = 0
  for (let index = 0; index < value.length; index++) {
    const letter = value[index]!
    if (letter === '\\' && depth > 0) index++
    else if (letter === '(') depth++
    else if (letter === ')' && depth > 0) depth--
    else if (depth > 0) continue
    else if (letter === '"') {
      const end = /^(?:[^"\\]|\\.)*"/.exec(value.slice(index + 1))
      if (end === null) return null
      // A quoted value names no domain that is compared.
      token += '?'
      index += end[0].length
    } else if (letter === ';' || /\s/.test(letter)) {
      if (token !== '') tokens.push(token)
      if (letter === ';') tokens.push(';')
      token = ''
    } else token += letter
  }
  if (depth > 0) return null
  return token === '' ? tokens : [...tokens, token]
}

function resultOf(tokens: readonly string[]): Result[] {
  const pairs = tokens.flatMap((token) => {
    const [, name, value] = /^([a-z0-9._/-]+)=(.*)$/.exec(token) ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
  const [first, ...rest] = pairs
  if (first === undefined) return []
  return [{ method: first[0].split('/')[0]!, result: first[1], properties: Object.fromEntries(rest) }]
}

/** The results in one header, in lower case, none where it cannot be read. Null where another server than `host` wrote it. */
function resultsBy(value: string, host: string): Result[] | null {
  const tokens = tokensOf(
    value
      .toLowerCase()
      .split('=')
      .map((part) => part.trim())
      .join('='),
  )
  if (tokens !== null && tokens[0] !== host.toLowerCase()) return null
  // Encoded words could hide a semicolon from the server that wrote the header.
  if (tokens === null || value.includes('=?')) return []
  const groups: string[][] = [[]]
  for (const token of tokens) {
    if (token === ';') groups.push([])
    else groups.at(-1)!.push(token)
  }
  return groups.slice(1).flatMap(resultOf)
}

/**
 * What the server wrote of `byHeader`, the results of each header or null. It writes above what came with the mail: its topmost
 * header counts, and those right below that one where all stand above the first `Received`. Below a `Received` the next
 * header may be the sender's.
 */
function ownResults(headers: InboundMail['headers'], byHeader: readonly (Result[] | null)[]): Result[] {
  const top = byHeader.findIndex((results) => results !== null)
  const [first, ...below] = top === -1 ? [] : byHeader.slice(top)
  const end = below.indexOf(null)
  const isAboveReceived = headers.findIndex(({ name }) => name === 'received') > top
  return [first, ...(isAboveReceived ? below.slice(0, end === -1 ? undefined : end) : [])].flatMap((results) => results ?? [])
}

/** Of one header of results that is read: no server writes more, and what is cut could prove what the whole denies. */
const RESULTS_MAX = 4000

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/**
 * True where `host`, the server that takes the mails (its name in `Authentication-Results`), says that the author's domain
 * sent the mail: by DMARC, or by DKIM or SPF for that very domain where it asks for no DMARC. False without a host, and
 * where a DMARC result in any header of that name denies the mail. Lower headers of that name, which the sender may have
 * written, prove nothing; nor does anything where one of them is longer than `RESULTS_MAX`.
 */
export function isProven({ headers, from }: Pick<InboundMail, 'headers' | 'from'>, host: string | null): boolean {
  if (host === null || from === null) return false
  const domain = domainOf(from)
  if (headers.some(({ name, value }) => name === 'authentication-results' && value.length > RESULTS_MAX)) return false
  const byHeader = headers.map(({ name, value }) => (name === 'authentication-results' ? resultsBy(value, host) : null))
  if (byHeader.some((all) => all?.some(({ method, result }) => method === 'dmarc' && !['pass', 'none', 'bestguesspass'].includes(result)))) return false
  const results = ownResults(headers, byHeader)
  const dmarc = results.find(({ method }) => method === 'dmarc')
  if (dmarc?.result === 'pass') return dmarc.properties['header.from'] === domain
  return results.some(
    ({ method, result, properties }) =>
      result === 'pass' &&
      ((method === 'dkim' && (properties['header.d'] ?? domainOf(properties['header.i'] ?? '')) === domain) || (method === 'spf' && domainOf(properties['smtp.mailfrom'] ?? '') === domain)),
  )
}
