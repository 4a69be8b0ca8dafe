/** How a file travels inside a JSON body: a base64 data URL, decoded and measured here. */
import { FILE_NAME_MAX, UPLOAD_BYTES_MAX } from './upload-limits.ts'

export type DecodedUpload = { kind: 'file'; bytes: Uint8Array } | { kind: 'too-large' } | { kind: 'empty' } | { kind: 'malformed' }

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Length of a data URL that may hold `bytes` bytes, with room for its header. */
export function dataUrlLengthMax(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 256
}

/** Measures before it decodes, so an oversize body costs no memory of its own. */
export function decodeDataUrl(dataUrl: string, bytesMax = UPLOAD_BYTES_MAX): DecodedUpload {
  const comma = dataUrl.indexOf(',')
  if (!dataUrl.startsWith('data:') || comma < 0 || comma > 200) return { kind: 'malformed' }
  if (!dataUrl.slice(5, comma).endsWith(';base64')) return { kind: 'malformed' }
  const length = dataUrl.length - comma - 1
  if (length === 0) return { kind: 'empty' }
  const padding = dataUrl.endsWith('==') ? 2 : dataUrl.endsWith('=') ? 1 : 0
  if (length % 4 !== 0) return { kind: 'malformed' }
  if ((length / 4) * 3 - padding > bytesMax) return { kind: 'too-large' }
  const base64 = dataUrl.slice(comma + 1)
  if (!BASE64.test(base64)) return { kind: 'malformed' }
  return { kind: 'file', bytes: Buffer.from(base64, 'base64') }
}

/** A file name fit to be shown and stored: no path, no control letters, no more than 200 letters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  // eslint-disable-next-line no-control-regex
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069"<>|:*?]/g, '').trim()
  return clean.slice(-FILE_NAME_MAX) || 'file'
}
