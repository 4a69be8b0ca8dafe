import type { MiddlewareHandler } from 'hono'
import { readBytes } from '../api/calls.ts'

/** The forms of pages are a few short fields; whatever holds files or long texts is a call with a limit of its own. */
const FORM_BYTES_MAX = 64 * 1024

/** Reads the form that a page is sent, within its limit, before the page does: a page would read a body of any length. */
export function boundedForms(): MiddlewareHandler {
  return async (c, next) => {
    const { method, url, headers, signal, body } = c.req.raw
    if (method === 'GET' || method === 'HEAD' || body === null) return next()
    const read = await readBytes(c, FORM_BYTES_MAX)
    if (!read.ok) return read.response
    c.req.raw = new Request(url, { method, headers, signal, body: read.value })
    return next()
  }
}
