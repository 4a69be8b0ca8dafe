/**
 * What is read out of the text of a document. The bounded child imports this module, in the sources as it stands here
 * and in the build as one file (`build/programs/fact-readers.mjs`): the text is a stranger's, and a reader that it
 * keeps busy is stopped with its process. Whatever is imported from here is read by that process: the rules, and zod.
 */
import type { PdfPage } from '../../domain/resume/pdf-reading.ts'
import { readResume } from '../../domain/resume/read-resume.ts'
import { readNotice } from '../../domain/rfe/read-notice.ts'

/** `now`: milliseconds since the epoch. */
type ReadFacts = (pages: PdfPage[], now: number) => unknown

export const FACT_READERS = {
  resume: (pages, now) => readResume(pages, new Date(now)),
  notice: (pages) => readNotice(pages),
} satisfies Record<string, ReadFacts>
