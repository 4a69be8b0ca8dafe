/** Decides which file the profile modal takes as a resume (specification 2 §5, generator profile). */
import { UPLOAD_BYTES_MAX } from '../../domain/uploads/upload-limits.ts'

export type ResumeFileFault = 'wrong-type' | 'too-large'

/** How long each message stays (specification 2 §9.4). */
export const RESUME_MESSAGE_MS: Record<ResumeFileFault, number> = { 'wrong-type': 6000, 'too-large': 5000 }

/** By name and size: a `.pdf` ending in any case, and at most 3,145,728 bytes. Null where the file may be read. */
export function resumeFileFault(file: { name: string; size: number }): ResumeFileFault | null {
  if (!/\.pdf$/i.test(file.name)) return 'wrong-type'
  return file.size > UPLOAD_BYTES_MAX ? 'too-large' : null
}

/** By content: a PDF begins with `%PDF-`, whatever its name says. `head` is the first bytes of the file. */
export function resumeContentFault(head: Uint8Array): ResumeFileFault | null {
  return new TextDecoder('latin1').decode(head.subarray(0, 5)) === '%PDF-' ? null : 'wrong-type'
}
