import { strFromU8, unzipSync } from 'fflate'
import { SAMPLE_WORDS } from '../../content/prefiling/sample-words.ts'
import { findLeftovers, type Leftover } from '../../domain/prefiling/find-leftovers.ts'
import { isReadPart, readWordText } from '../../domain/prefiling/word-text.ts'

/** A letter with scans in it stays under this. */
const FILE_BYTES_MAX = 25 * 1024 * 1024
/** Of one part after unpacking: the words of a thousand pages. */
const PART_BYTES_MAX = 40 * 1024 * 1024

export type FileCheck = { kind: 'checked'; leftovers: Leftover[] } | { kind: 'not-word' | 'too-large' | 'damaged' }

/** Reads a Word file where it lies; nothing leaves the device. */
export function checkBytes(bytes: Uint8Array): FileCheck {
  if (bytes.length > FILE_BYTES_MAX) return { kind: 'too-large' }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { kind: 'not-word' }
  try {
    const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => isReadPart(name) && originalSize <= PART_BYTES_MAX })
    const word = readWordText(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)])))
    return word === null ? { kind: 'not-word' } : { kind: 'checked', leftovers: findLeftovers(word, SAMPLE_WORDS) }
  } catch {
    return { kind: 'damaged' }
  }
}
