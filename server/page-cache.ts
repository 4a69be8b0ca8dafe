import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type CachedPage = {
  etag: string
  headers: Record<string, string>
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
  /** The instant at which prices change and the page is wrong. */
  validUntil: number
}

/** Browsers ask again after a minute; the answer is then 304 or the page of the new phase. */
const BROWSER_SECONDS = 60

/**
 * Whole rendered pages, compressed once, answered before any routing. A page is kept until the promotion changes, so a
 * visitor never sees yesterday's price.
 */
export function createPageCache(now: () => number) {
  const pages = new Map<string, CachedPage>()

  const live = (path: string): CachedPage | undefined => {
    const page = pages.get(path)
    if (page === undefined || page.validUntil > now()) return page
    pages.delete(path)
    return undefined
  }

  return {
    has: (path: string) => live(path) !== undefined,
    clear: () => pages.clear(),
    async keep(path: string, html: string, headers: Record<string, string>, validUntil: number): Promise<void> {
      const identity = Buffer.from(html)
      const [br, gzipped] = await Promise.all([
        brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
        zip(identity, { level: 9 }),
      ])
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
      pages.set(path, { etag, headers, bodies: { br, gzip: gzipped, identity }, validUntil })
    },
    /** True where the request was answered. Only plain GET and HEAD without a query are. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = live(request.url ?? '/')
      if (page === undefined) return false
      const seconds = Math.max(0, Math.min(BROWSER_SECONDS, Math.floor((page.validUntil - now()) / 1000)))
      const accepted = request.headers['accept-encoding'] ?? ''
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
      // The same page in another encoding is another representation and needs its own tag.
      const etag = encoding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`
      const headers: Record<string, string | number> = {
        ...page.headers,
        etag,
        vary: 'accept-encoding',
        'cache-control': `public, max-age=${seconds}, must-revalidate`,
      }
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, headers).end()
        return true
      }
      const body = page.bodies[encoding]
      if (encoding !== 'identity') headers['content-encoding'] = encoding
      headers['content-length'] = body.length
      response.writeHead(200, headers)
      response.end(request.method === 'HEAD' ? undefined : body)
      return true
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
