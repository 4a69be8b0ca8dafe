import type { MiddlewareHandler } from 'hono'
import { refuse } from '../api/answers.ts'
import { readBytes } from '../api/calls.ts'

/** The forms of pages are a few short fields; whatever holds files or long texts is a call with a limit of its own. */
const FORM_BYTES_MAX = 64 * 1024

/** Far more fields than any form has: those of one body that holds nothing else take 30 ms to be parsed. */
const FIELDS_MAX = 500

/** What browsers send a form as. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** No database holds a null letter, and only programs write one into a form. */
const holdsNull = (body: Uint8Array, type: string): boolean => body.includes(0) || (/^application/i.test(type) && Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes('%00'))

/** Fields of a form that is not parsed yet, or more. */
function countFields(body: Uint8Array, type: string): number {
  const separator = /^application/i.test(type) ? '&' : '\r\n--'
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let count = 1
  for (let at = bytes.indexOf(separator); at >= 0 && count <= FIELDS_MAX; at = bytes.indexOf(separator, at + 1)) count += 1
  return count
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Reads the form that a page is sent, within its limit, before the page does: a page would read a body of any length, and
 * take one that is no form for a fault of its own. A page takes forms of its own origin only; one that was sent from a page at
 * `publicUrl` is of this site, though behind a proxy it comes under another name and without https.
 */
export function boundedForms(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const { method, url, headers, signal, body } = c.req.raw
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return next()
    if (method !== 'POST') {
      c.header('Allow', 'GET, HEAD')
      return refuse(c, 405, { kind: 'not-allowed', message: 'A page is read, or sent a form.' })
    }
    const type = headers.get('content-type') ?? ''
    if (!FORM.test(type)) return refuse(c, 415, { kind: 'not-a-form', message: 'Send the form as a browser does.' })
    const read = body === null ? { ok: true as const, value: null } : await readBytes(c, FORM_BYTES_MAX)
    if (!read.ok) return read.response
    const malformed = () => refuse(c, 400, { kind: 'malformed', message: 'This form is not understood.' })
    if (read.value !== null && (holdsNull(read.value, type) || countFields(read.value, type) > FIELDS_MAX)) return malformed()
    const { pathname, search, host } = new URL(url)
    const origin = headers.get('origin')
    if (origin !== null && origin !== publicUrl && hostOf(origin) !== host) return refuse(c, 400, { kind: 'other-site', message: 'This form comes from another site.' })
    const address = origin === publicUrl ? publicUrl + pathname + search : url
    // One of the other type is always understood.
    if (/^multipart/i.test(type)) {
      const isForm = await new Request(address, { method, headers, body: read.value }).formData().then(
        () => true,
        () => false,
      )
      if (!isForm) return malformed()
    }
    c.req.raw = new Request(address, { method, headers, signal, body: read.value })
    return next()
  }
}
