import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export type InlineKind = 'script' | 'style'

/**
 * The inline blocks of one page, noted where they are written: those may run, and nothing that stands in the page for another
 * reason. The finished page is never asked, since it would name what was smuggled into it too. Blocks of data do not run.
 */
export function inlineBlocks() {
  const noted: Record<InlineKind, Set<string>> = { script: new Set(), style: new Set() }
  return {
    note: (kind: InlineKind, text: string) => void noted[kind].add(hashOf(text)),
    hashes: (kind: InlineKind) => [...noted[kind]].join(' '),
  }
}

export type InlineBlocks = ReturnType<typeof inlineBlocks>

const BASE_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
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
const overHttps = (headers: Record<string, string>, secure: boolean): Record<string, string> =>
  secure ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : headers

/** What goes with every document and every answer to a call. `secure`: the site runs over https. */
export const baseHeaders = (secure: boolean): Record<string, string> => overHttps(BASE_HEADERS, secure)

/** What a script, font or picture of the site needs of them: the others are read on documents only, and a page asks for a dozen files. */
export const fileHeaders = (secure: boolean): Record<string, string> => overHttps(FILE_HEADERS, secure)

/** The Content-Security-Policy of one rendered page. */
export function pagePolicy({ hashes }: Pick<InlineBlocks, 'hashes'>, secure: boolean): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes('script')}`.trim(),
    `style-src-elem 'self' ${hashes('style')}`.trim(),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
