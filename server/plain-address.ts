/** The one way an address is written, whatever its letters were escaped as and whichever way round it went. */

/** Letters that mean the same with and without an escape (RFC 3986 §2.3). */
const unescaped = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (escape, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return /[A-Za-z0-9._~-]/.test(letter) ? letter : escape
  })

/**
 * The plain address for the target of a request as it came over the line: without dot segments, needless escapes, slashes
 * in a row, an empty query, a fragment, or a host. Null where it is plain already or is no address at all.
 */
export function plainAddress(target: string): string | null {
  const [address = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('#')
  const mark = address.indexOf('?')
  const [path, query] = mark === -1 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)]
  const base = `http://host/${unescaped(path).replace(/^[/\\]+/, '')}`
  if (target === '*' || !URL.canParse(base)) return null
  // A dot segment may leave slashes in a row: at the beginning they name another host, and what draws pages looks back over each of them.
  const plain = new URL(base).pathname.replace(/\/{2,}/g, '/') + (query === '' ? '' : `?${query}`)
  return plain === target ? null : plain
}
