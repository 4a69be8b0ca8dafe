/** The Word file of the options a visitor takes along from the Endeavor Generator. */
import { plain } from '../../domain/documents/blocks.ts'
import type { Document } from '../../domain/documents/document.ts'
import { GENERATED_TEXT_NOTICE } from '../notices.ts'
import { GENERATOR_PAGE } from '../generator.ts'
import { notesOn } from '../unsupported-note.ts'

/** `unsupported`: sentences of the text that the person still has to look at. */
export type DownloadedOption = { title: string; text: string; unsupported?: readonly string[] }

/** One heading and paragraph per option, in the order given. `day` is the day of the download, `YYYY-MM-DD`. Texts are printed as they are, without any notation. */
export function endeavorOptionsDocument(options: readonly DownloadedOption[], day: string): Document {
  return {
    id: 'proposed-endeavors',
    title: GENERATOR_PAGE.outputHeading,
    edition: day,
    kind: 'guide',
    front: 'heading',
    footer: 'Draft made by a program. Not legal advice.',
    notice: GENERATED_TEXT_NOTICE.text.map(plain),
    exhibits: [],
    blocks: options.flatMap(({ title, text, unsupported = [] }, index) => [
      { kind: 'heading', level: 1, content: plain(`${GENERATOR_PAGE.option} ${index + 1}: ${title}`) },
      ...[...text.split(/\n{2,}/), ...notesOn(text, unsupported)].map((paragraph) => ({ kind: 'paragraph', content: plain(paragraph) }) as const),
    ]),
  }
}
