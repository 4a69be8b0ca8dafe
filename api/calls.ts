/** How a JSON call is read: media type, size, number of values, JSON, schema, in that order, each with its own refusal. */
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { z } from 'zod'
import { storableText } from '../domain/storable-text.ts'
import { isTooSlow, SILENCE_MS } from '../domain/uploads/upload-pace.ts'
import { fieldMessages, refuse } from './answers.ts'

export type CallSettings = { trustProxy: boolean }

/** An IPv6 line owns at least a /64: its first four groups stand for the visitor, whatever address is taken from it. */
function lineOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Some proxies write the port too: it changes with every connection and says nothing of who it is. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
}

/** Who a call is counted for: the last hop a trusted proxy saw, else the socket's address. */
export function visitorOf(c: Context, { trustProxy }: CallSettings): string {
  if (trustProxy) {
    const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (last) return lineOf(withoutPort(last))
  }
  try {
    return lineOf(getConnInfo(c).remote.address ?? 'unknown')
  } catch {
    return 'unknown'
  }
}

/** What tells one browser from another within a day. */
export const browserOf = (c: Context, settings: CallSettings) => ({ line: visitorOf(c, settings), agent: c.req.header('user-agent') ?? '' })

/** Where a large body is counted while it comes; `take` is false where there is no room for so many bytes more. */
export type UploadRoom = { take(bytes: number): boolean; isScarce(): boolean }

/** The key of the room in the context of a request; small bodies have none. */
export const UPLOAD_ROOM = 'uploadRoom'

export const NO_ROOM = 'Many files are being sent to us right now. Nothing you typed is lost. Please try again in a minute.'

type Body<T> = { ok: true; value: T } | { ok: false; response: Response }

/** The next piece of a body, or `silent` where none came in time. */
async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), SILENCE_MS)
  })
  try {
    return await Promise.race([reader.read(), silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads at most `maxBytes` of the body, whatever its length header says, as long as it keeps coming. */
async function readBounded(c: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | keyof typeof UNREAD> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) return 'too-large'
  const stream = c.req.raw.body
  if (stream === null) return new Uint8Array()
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  const start = performance.now()
  let length = 0
  const room = c.get(UPLOAD_ROOM) as UploadRoom | undefined
  const giveUp = (why: keyof typeof UNREAD) => {
    reader.cancel().catch(() => {})
    return why
  }
  for (;;) {
    const piece = await nextPiece(reader)
    if (piece === 'silent') return giveUp('too-slow')
    if (piece.done) return Buffer.concat(chunks)
    length += piece.value.length
    if (length > maxBytes) return giveUp('too-large')
    if (isTooSlow(length, performance.now() - start, room?.isScarce())) return giveUp('too-slow')
    if (room?.take(piece.value.length) === false) return giveUp('busy')
    chunks.push(piece.value)
  }
}

const UNREAD = {
  'too-large': { status: 413, message: 'The request is too large.' },
  'too-slow': { status: 408, message: 'The request came too slowly and was given up. Nothing you typed is lost. Please try again.' },
  busy: { status: 503, message: NO_ROOM },
} as const

/** What a form says of a body that is too large to be read: its words, and the field that makes it so, where one does. */
export type TooLarge = { message: string; field?: string }

/** The bytes of a body, or a 413 (in the words of the form, where it has some), a 408 or, where there is no room, a 503. */
export async function readBytes(c: Context, maxBytes: number, tooLarge?: TooLarge): Promise<Body<Uint8Array<ArrayBuffer>>> {
  const bytes = await readBounded(c, maxBytes)
  if (typeof bytes === 'string') {
    const { status, message } = UNREAD[bytes]
    if (status === 503) c.header('Retry-After', '30')
    if (bytes !== 'too-large' || tooLarge === undefined) return { ok: false, response: refuse(c, status, { kind: bytes, message }) }
    const fields = tooLarge.field === undefined ? {} : { fields: { [tooLarge.field]: tooLarge.message } }
    return { ok: false, response: refuse(c, status, { kind: bytes, message: tooLarge.message, ...fields }) }
  }
  return { ok: true, value: bytes }
}

/** The raw text of a body, or its refusal. */
export async function readText(c: Context, maxBytes: number, tooLarge?: TooLarge): Promise<Body<string>> {
  const read = await readBytes(c, maxBytes, tooLarge)
  return read.ok ? { ok: true, value: new TextDecoder().decode(read.value) } : read
}

/** Separators and levels of one JSON body. The largest that a page sends, facts of a person with every list full, has 22,000 and 6. */
const VALUES_MAX = 30_000
const LEVELS_MAX = 100
/** Letters outside its texts, and backslashes before quotes within them: far more than any page or mail holds. */
const OUTSIDE_MAX = 1_000_000
const ESCAPED_MAX = 1_000_000

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Told before parsing: small values cost far more time and memory than their letters, and so does what is looked at letter by letter. */
export function holdsTooMuch(json: string): boolean {
  let [values, texts, levels, outside, escaped] = [0, 0, 0, 0, 0]
  /** Where the text that begins at `start` ends; the length of `json` where it does not. */
  const endOfText = (start: number): number => {
    for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
      let escapes = 0
      while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++
      escaped += escapes
      if (escapes % 2 === 0 || escaped > ESCAPED_MAX) return end
    }
    return json.length
  }
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    outside++
    if (code === QUOTE) {
      // Names of fields are texts too.
      texts++
      at = endOfText(at)
    } else if (code === BRACKET_END || code === BRACE_END) levels--
    else if (code === COMMA) values++
    else if (code === BRACKET || code === BRACE) {
      values++
      levels++
    }
    if (values > VALUES_MAX || texts > 2 * VALUES_MAX + 2 || levels > LEVELS_MAX || outside > OUTSIDE_MAX || escaped > ESCAPED_MAX) return true
  }
  return false
}

/** Every text in a parsed JSON value made storable, in place; names of fields stay. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  const held = value as Record<string, unknown>
  for (const key of Object.keys(held)) held[key] = storable(held[key])
  return value
}

/** A JSON body that fits the schema, or the refusal to answer: 408, 413, 415, 400 or 422 with a message per field. */
export async function readCall<S extends z.ZodType>(
  c: Context,
  schema: S,
  { maxBytes, message = 'Please check the marked fields.', tooLarge }: { maxBytes: number; message?: string; tooLarge?: TooLarge },
): Promise<Body<z.infer<S>>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    return { ok: false, response: refuse(c, 415, { kind: 'not-json', message: 'Send the request as application/json.' }) }
  }
  const body = await readText(c, maxBytes, tooLarge)
  if (!body.ok) return body
  if (holdsTooMuch(body.value)) return { ok: false, response: refuse(c, 413, { kind: 'too-large', message: UNREAD['too-large'].message }) }
  let json: unknown
  try {
    json = storable(JSON.parse(body.value))
  } catch {
    return { ok: false, response: refuse(c, 400, { kind: 'malformed', message: 'The request is not valid JSON.' }) }
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) {
    return { ok: false, response: refuse(c, 422, { kind: 'invalid', message, fields: fieldMessages(parsed.error.issues) }) }
  }
  return { ok: true, value: parsed.data }
}

/** Answers 429 with `Retry-After` where the limit is used up; null lets the call go on. */
export async function refuseOverLimit(c: Context, answer: { kind: 'allowed' } | { kind: 'limited'; retryAfterSeconds: number }, message: string): Promise<Response | null> {
  if (answer.kind === 'allowed') return null
  return refuseLimited(c, answer, message)
}

export function refuseLimited(c: Context, { retryAfterSeconds }: { retryAfterSeconds: number }, message: string): Response {
  c.header('Retry-After', String(retryAfterSeconds))
  return refuse(c, 429, { kind: 'limited', message, retryAfterSeconds })
}
