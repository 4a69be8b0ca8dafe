import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What time it is here, for scripts of the page: countdowns do not trust the visitor's clock (app/ui/server-clock.ts). */
export const timeOf = (now: number): string => `now;dur=${now}`

/** In the order in which they are preferred. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/** A page in one encoding: another representation with a tag of its own. */
type Representation = {
  etag: string
  body: Buffer
  /** Names and values in turn, as they are sent; the last values are Server-Timing's and Cache-Control's. */
  found: string[]
  unchanged: string[]
}

type CachedPage = {
  representations: Record<Encoding, Representation>
  /** The instant at which prices change and the page is wrong. */
  validUntil: number
}

/** Browsers ask again after a minute; the answer is then 304 or the page of the new phase. */
const BROWSER_SECONDS = 60

/** Browsers send a handful of different lists; whoever sends more gets each of them read anew. */
const KNOWN_LISTS = 200

const chosen = new Map<string, Encoding>()

/** The encoding for an Accept-Encoding header: the best one that is not refused with `q=0`. */
export function encodingFor(accepted: string): Encoding {
  const known = chosen.get(accepted)
  if (known !== undefined) return known
  const offers = accepted.toLowerCase().split(',')
  const wanted = offers.flatMap((offer) => {
    const [name = '', ...rest] = offer.split(';').map((part) => part.trim())
    return rest.some((part) => /^q=0(\.0*)?$/.test(part)) ? [] : [name]
  })
  const encoding = ENCODINGS.find((one) => wanted.includes(one)) ?? 'identity'
  if (chosen.size < KNOWN_LISTS) chosen.set(accepted, encoding)
  return encoding
}

/** A page as it was drawn: what everyone gets who asks for it now. */
export type DrawnPage = {
  status: number
  html: string
  headers: Record<string, string>
  /** The instant at which prices change and the page is wrong; null for one that is not to be kept. */
  validUntil: number | null
}

/** A page for one answer, compressed in a few milliseconds. Only for what everyone may read: what is secret in a page could be guessed from its size. */
export async function compressedOnce(html: string, accepted: string): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const encoding = encodingFor(accepted)
  const vary = { vary: 'accept-encoding' }
  if (encoding === 'identity') return { body: html, headers: vary }
  const body = encoding === 'br' ? await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await zip(html)
  return { body, headers: { ...vary, 'content-encoding': encoding } }
}

/** True where an If-None-Match header names the tag, alone or in a list. */
function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === etag || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

function represent(encoding: Encoding, body: Buffer, etag: string, headers: Record<string, string>): Representation {
  const own = { ...headers, etag, vary: 'accept-encoding' }
  const found = { ...own, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), 'content-length': String(body.length) }
  const flat = (all: Record<string, string>) => [...Object.entries(all).flat(), 'server-timing', '', 'cache-control', '']
  return { etag, body, found: flat(found), unchanged: flat(own) }
}

/**
 * Whole rendered pages, compressed once, answered before any routing. A page is kept until the promotion changes, so a
 * visitor never sees yesterday's price. `readsQuery`: whether a page is another one with a query.
 */
export function createPageCache(now: () => number, readsQuery: (path: string, search: string) => boolean = () => true) {
  const pages = new Map<string, CachedPage>()
  const drawing = new Map<string, Promise<DrawnPage>>()
  let changes = 0

  const live = (path: string): CachedPage | undefined => {
    const page = pages.get(path)
    if (page === undefined || page.validUntil > now()) return page
    pages.delete(path)
    return undefined
  }

  async function keep(path: string, { html, headers, validUntil }: DrawnPage, begun: number): Promise<void> {
    if (validUntil === null || live(path) !== undefined) return
    const identity = Buffer.from(html)
    const [br, gzipped] = await Promise.all([brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }), zip(identity, { level: 9 })])
    if (begun !== changes) return
    const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
    pages.set(path, {
      representations: {
        br: represent('br', br, `"${tag}-br"`, headers),
        gzip: represent('gzip', gzipped, `"${tag}-gzip"`, headers),
        identity: represent('identity', identity, `"${tag}"`, headers),
      },
      validUntil,
    })
  }

  return {
    has: (path: string) => live(path) !== undefined,
    /** What pages say has changed: none of those rendered before is kept. */
    clear() {
      changes += 1
      pages.clear()
    },
    /** Goes up with each change of what pages say. */
    changes: () => changes,
    /**
     * The page that `draw` makes. Who asks while it is drawn or compressed gets the same one, so that a page is drawn once
     * however many ask. It is kept unless what pages say has changed meanwhile, and never in the place of one that still
     * holds: its tag is what browsers have. `onFault` hears where it could not be kept.
     */
    async draw(path: string, draw: () => Promise<DrawnPage>, onFault: (error: unknown) => void): Promise<DrawnPage> {
      const key = `${changes} ${path}`
      for (let underway = drawing.get(key); underway !== undefined; underway = drawing.get(key)) {
        const page = await underway
        if (page.validUntil === null || page.validUntil > now()) return page
        if (drawing.get(key) === underway) drawing.delete(key)
      }
      const begun = changes
      const drawn = draw()
      drawing.set(key, drawn)
      drawn
        .then((page) => keep(path, page, begun))
        .catch(onFault)
        .finally(() => drawing.get(key) === drawn && drawing.delete(key))
      return drawn
    },
    /** True where the request was answered. Only plain GET and HEAD are, and those with a query that the page does not read. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const url = request.url ?? '/'
      const end = url.indexOf('?')
      const [path, search] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
      const page = live(path)
      // A mark with nothing behind it is another spelling of the address.
      if (page === undefined || search === '?' || (search !== '' && readsQuery(path, search))) return false
      const { headers } = request
      const { etag, body, found, unchanged } = page.representations[encodingFor(String(headers['accept-encoding'] ?? ''))]
      const seconds = Math.max(0, Math.min(BROWSER_SECONDS, Math.floor((page.validUntil - now()) / 1000)))
      const same = names(headers['if-none-match'], etag)
      const head = same ? unchanged : found
      head[head.length - 3] = timeOf(now())
      head[head.length - 1] = `public, max-age=${seconds}, must-revalidate`
      response.writeHead(same ? 304 : 200, head)
      response.end(same || request.method === 'HEAD' ? undefined : body)
      return true
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
