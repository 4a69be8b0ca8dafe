/** Letters of an address that are logged. */
const LOGGED_MAX = 2000
/** Parts of an address that open something to whoever holds them: they do not reach the log. Tried once in a run of slashes, whatever its length. */
const SECRET_PARTS = /((?<!\/)\/+(?:orders|letters|sandbox-payment|requests|data-requests|unsubscribe|unsubscriptions|files)\/+)[^/]+?(?=\/|$)/gi
/** A reference or a token in a place where none belongs: somebody pasted it there. Names of pages have no capitals. */
const REFERENCE = /\bPW-[0-9A-Z-]{4,}/gi
const TOKEN = /(?<=\/)(?=[\w-]*[A-Z])[\w-]{32,}/g
/** What names a row and is signed, as the links of writers are. */
const SIGNED = /(?<=\/)[0-9a-f-]{36}\.[\w.-]{20,}/gi

/** An address for the log, its beginning where it is longer than any of ours. Pages answer to their names in capitals and with escapes too, so it is read as they read it. */
export function withoutSecrets(path: string): string {
  let read = path
  try {
    read = decodeURIComponent(path)
  } catch {
    // Not text: it stays as it came.
  }
  return read.replace(SECRET_PARTS, '$1…').replace(REFERENCE, '…').replace(SIGNED, '…').replace(TOKEN, '…').slice(0, LOGGED_MAX)
}
