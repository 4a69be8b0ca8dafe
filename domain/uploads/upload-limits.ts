/** Which files the product takes, judged by what is in them (specification 2 §5, rulings "Forms"). */

/** 3 MB exactly is allowed, one byte more is not. */
export const UPLOAD_BYTES_MAX = 3_145_728

/** Most additional files of one intake form. */
export const ADDITIONAL_FILES_MAX = 20

/** All files that travel inside one form together. Files sent ahead one by one do not count. */
export const SUBMISSION_BYTES_MAX = 22 * 1024 * 1024

export const FILE_NAME_MAX = 200

export type FileKind = 'pdf' | 'docx' | 'doc' | 'rtf' | 'png' | 'jpeg' | 'webp' | 'gif' | 'text'

export const FILE_MEDIA_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  rtf: 'application/rtf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  text: 'text/plain',
}

function startsWith(bytes: Uint8Array, ...magic: number[]): boolean {
  return magic.every((value, index) => bytes[index] === value)
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false
  const head = bytes.subarray(0, 4096)
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false
  try {
    // A multi-byte letter may be cut at the end of the head: `stream` forgives that and nothing else.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The kind by content (magic bytes), null for anything the product does not take. A ZIP counts only when it is a Word document. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    return new TextDecoder('latin1').decode(bytes).includes('word/document.xml') ? 'docx' : null
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'doc'
  if (startsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)) return 'rtf'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x47, 0x49, 0x46, 0x38)) return 'gif'
  if (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50)) return 'webp'
  return isText(bytes) ? 'text' : null
}

/** The first one is added where a name says something else. */
const EXTENSIONS: Record<FileKind, readonly [string, ...string[]]> = {
  pdf: ['pdf'],
  docx: ['docx'],
  doc: ['doc'],
  rtf: ['rtf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  gif: ['gif'],
  text: ['txt', 'md', 'csv'],
}

/** How a file is called by what is in it. */
export const FILE_KIND_WORDS: Record<FileKind, string> = {
  pdf: 'a PDF',
  docx: 'a Word document',
  doc: 'a Word document',
  rtf: 'a rich text document',
  png: 'a picture',
  jpeg: 'a picture',
  webp: 'a picture',
  gif: 'a picture',
  text: 'plain text',
}

/** Ends of names that computers run at a double click. */
const PROGRAMS = new Set('app apk bat cmd com cpl dll dmg exe hta jar js jse lnk msi msp pif ps1 reg scr sh vb vbe vbs wsf wsh'.split(' '))

/** True where a file is called like a program, whatever is in it. */
export const isProgramName = (name: string): boolean => PROGRAMS.has(/\.([^.]+?)[.\s]*$/.exec(name)?.[1]?.toLowerCase() ?? '')

/**
 * A name whose end says what is in the file. The operator opens what strangers send: a text that is called `letter.pdf.bat`,
 * or a document with macros in it, must not be run by a double click.
 */
export function nameOfKind(name: string, kind: FileKind): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (EXTENSIONS[kind].includes(extension)) return name
  const end = `.${EXTENSIONS[kind][0]}`
  return name.slice(0, FILE_NAME_MAX - end.length) + end
}
