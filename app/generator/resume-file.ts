/** Decides which file the profile modal takes as a resume (specification 2 §5, generator profile). */
import { UPLOAD_BYTES_MAX } from '../../domain/uploads/upload-limits.ts'

/** `old-word`: the format before .docx, or a Word file with a password. */
export type ResumeFileFault = 'wrong-type' | 'old-word' | 'too-large'

/** How long each message stays (specification 2 §9.4). */
export const RESUME_MESSAGE_MS: Record<ResumeFileFault, number> = { 'wrong-type': 6000, 'old-word': 12_000, 'too-large': 5000 }

/** By name and size: a `.pdf` or `.docx` ending in any case, and at most 3,145,728 bytes. Null where the file may be read. */
export function resumeFileFault(file: { name: string; size: number }): ResumeFileFault | null {
  if (/\.doc$/i.test(file.name)) return 'old-word'
  if (!/\.(?:pdf|docx)$/i.test(file.name)) return 'wrong-type'
  return file.size > UPLOAD_BYTES_MAX ? 'too-large' : null
}

/** By content, whatever its name says: a PDF begins with `%PDF-`, a Word file is a zip. `head` is the first bytes of the file. */
export function resumeContentFault(head: Uint8Array): ResumeFileFault | null {
  const letters = new TextDecoder('latin1').decode(head.subarray(0, 8))
  if (letters.startsWith('%PDF-') || letters.startsWith('PK\u0003\u0004')) return null
  return letters.startsWith('ÐÏ\u0011à') ? 'old-word' : 'wrong-type'
}
