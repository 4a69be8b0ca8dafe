import { createHash } from 'node:crypto'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The hashes of every inline block that the build writes into pages. */
export type InlineHashes = { script: readonly string[]; style: readonly string[] }

export type KnownHashes = { script: ReadonlySet<string>; style: ReadonlySet<string> }

export const knownHashes = ({ script, style }: InlineHashes): KnownHashes => ({ script: new Set(script), style: new Set(style) })

const BLOCK = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g

/** Of the inline blocks of a page, those that the build knows: nothing that stands in the page for another reason. Blocks of data do not run. */
function hashesIn(html: string, known: KnownHashes): { script: string[]; style: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, text = ''] of html.matchAll(BLOCK)) {
    const hash = hashOf(text)
    if (kind === 'script' || kind === 'style') if (known[kind].has(hash)) found[kind].add(`'${hash}'`)
  }
  return { script: [...found.script], style: [...found.style] }
}

const BASE_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  // Addresses of orders and of writers open them: no page that a link leads to, ours with another company's tag included, learns more than the site. Not less either: with no referrer a form would not say where it comes from, and be refused (page-forms.ts).
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
}

const FILE_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** For a year, browsers ask a site that runs over https over https only. */
const overHttps = (headers: Record<string, string>, secure: boolean): Record<string, string> => (secure ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : headers)

/** What goes with every document and every answer to a call. `secure`: the site runs over https. */
export const baseHeaders = (secure: boolean): Record<string, string> => overHttps(BASE_HEADERS, secure)

/** What a script, font or picture of the site needs of them: the others are read on documents only, and a page asks for a dozen files. */
export const fileHeaders = (secure: boolean): Record<string, string> => overHttps(FILE_HEADERS, secure)

/** What a Google tag loads and tells (developers.google.com/tag-platform/security/guides/csp). */
const TAG_ORIGINS = {
  script: ' https://www.googletagmanager.com',
  told: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}
const NO_ORIGINS = { script: '', told: '' }

/** The Content-Security-Policy of one rendered page. Another company's origin is in it only where the page asks for consent to it. */
export function pagePolicy(known: KnownHashes, html: string, secure: boolean): string {
  const { script, style } = hashesIn(html, known)
  const origins = html.includes(' data-google-tag="') ? TAG_ORIGINS : NO_ORIGINS
  return [
    `default-src 'none'`,
    `script-src 'self'${origins.script} ${script.join(' ')}`.trim(),
    `style-src-elem 'self' ${style.join(' ')}`.trim(),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${origins.told}`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'${origins.told}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
