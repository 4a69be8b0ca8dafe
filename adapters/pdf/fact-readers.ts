/**
 * What is read out of the text of a document. The bounded child imports this module, in the sources as it stands here
 * and in the build as one file (`build/programs/fact-readers.mjs`): the text is a stranger's, and a reader that it
 * keeps busy is stopped with its process. Whatever is imported from here is read by that process: the rules, and zod.
 */
import { withoutMachineInstructions } from '../../domain/resume/machine-instructions.ts'
import type { PdfPage } from '../../domain/resume/pdf-reading.ts'
import { planParagraphs } from '../../domain/plan-review/plan-paragraphs.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { resumeFactsOf } from '../../domain/resume/read-resume.ts'
import { readFiledPetition } from '../../domain/rfe/read-filed-petition.ts'
import { readNotice, readReceiptNumber } from '../../domain/rfe/read-notice.ts'

/** `now`: milliseconds since the epoch. */
type ReadFacts = (pages: PdfPage[], now: number) => unknown

/** More than any resume needs, and little enough to send on. */
const TEXT_LETTERS_MAX = 60_000

const textOf = (pages: PdfPage[]): string =>
  pages
    .map(({ lines }) => withoutMachineInstructions(lines).join('\n'))
    .join('\n')
    .slice(0, TEXT_LETTERS_MAX)

export const FACT_READERS = {
  resume: (pages, now) => {
    const person = readPerson(pages, new Date(now))
    return { ...resumeFactsOf(person), person, text: textOf(pages) }
  },
  notice: (pages) => readNotice(pages),
  receipt: (pages) => readReceiptNumber(pages),
  filedPetition: (pages) => readFiledPetition(pages),
  plan: (pages) => ({ paragraphs: planParagraphs(pages) }),
} satisfies Record<string, ReadFacts>
